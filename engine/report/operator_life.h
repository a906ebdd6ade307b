// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright {

struct RewriteRun;
struct RuleSet;

/// What rewriting did with one operator: what it was made of, what became of it, and which matches
/// at it were refused. The answer of `explain --at` without a rule.
std::string operatorLifeText(const RuleSet& rules, const RewriteRun& run, std::string_view name);
std::string operatorLifeJson(const RuleSet& rules, const RewriteRun& run, std::string_view name);

} // namespace fusewright
