// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>

namespace fusewright {

struct RuleDraft;
struct RuleToWrite;

/// A rule that was made from a model, as YAML in the layout that `formatRules` gives.
std::string draftText(const RuleDraft& draft);
/// A file of rules, each with all its patterns.
std::string rulesFileText(std::span<const RuleToWrite> rules);

} // namespace fusewright
