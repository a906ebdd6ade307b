// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace fusewright {

struct RuleDraft;

/// Traces the pattern that would be written and compares it with the calls of the model, operator
/// by operator. A sentence for each that no pattern can match; none where torch would find them.
std::vector<std::string> whyNotTraced(const RuleDraft& draft);

} // namespace fusewright
