// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

namespace fusewright {

struct RuleDraft;

/// A rule as a whole file: imports, a function that makes the pattern and labels its parts, a check
/// of the draft's facts, and the registration. Empty where `whyNotTvm` says something.
std::string tvmDraftText(const RuleDraft& draft);
/// Sentences about what no pattern of TVM can say of a draft.
std::vector<std::string> whyNotTvm(const RuleDraft& draft);

} // namespace fusewright
