// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct RuleLanguage;

/// What became of a rule, as a comment says it.
enum class RuleFate : std::uint8_t { Written, LeftOut, NotTranslated };

/// The comment above a rule: where it is from, and what it lost. Of one that is not translated only
/// the reasons. Lines without the sign of comments. `from` may be null.
std::vector<std::string> ruleComment(RuleFate fate, std::string_view name, const RuleLanguage* from,
                                     const std::vector<Diagnostic>& lost);

} // namespace fusewright
