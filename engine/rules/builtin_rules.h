// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"

#include <span>
#include <string_view>

namespace fusewright {

/// Rules that come with the program. They stand among rules files like one of them, under a name
/// that begins with `builtin:`.
struct BuiltinRules {
    std::string_view path;     ///< `builtin:composites`.
    std::string_view language; ///< A short word, as languages have it.
    std::string_view title;
    std::string_view summary; ///< A sentence.
    const RuleSet& (*rules)() = nullptr;
};

/// All of them.
std::span<const BuiltinRules> builtinRules();
/// Null for every other path.
const BuiltinRules* findBuiltinRules(std::string_view path);

/// The language of a file in one word: that of its text or of what comes with the program.
std::string_view languageWord(const RuleFile& file);

} // namespace fusewright
