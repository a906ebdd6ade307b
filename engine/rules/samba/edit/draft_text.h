// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace fusewright {

struct RuleDraft;

/// A rule that was made from a model, as YAML in the layout that `formatRules` gives.
std::string draftText(const RuleDraft& draft);

} // namespace fusewright
