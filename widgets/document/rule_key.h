// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

namespace fusewright {

/// A rule from one answer to the next, in which its number may be another one. Two files may have
/// rules of one name.
struct RuleKey {
    std::string file;
    std::string name; ///< Empty for no rule.

    auto operator<=>(const RuleKey&) const = default;
};

inline RuleKey keyOf(const RuleSet& rules, std::uint32_t rule)
{
    return {rules.pathOf(rules.rules[rule]), rules.rules[rule].name};
}

/// Nothing when it is not there.
inline std::optional<std::uint32_t> findRule(const RuleSet& rules, const RuleKey& key)
{
    const auto found = std::ranges::find_if(rules.rules, [&](const Rule& rule) {
        return rule.name == key.name && rules.pathOf(rule) == key.file;
    });
    return found == rules.rules.end()
        ? std::nullopt
        : std::optional(static_cast<std::uint32_t>(found - rules.rules.begin()));
}

/// A rule of a file of an answer; nothing when it is not there.
inline std::optional<std::uint32_t> findRule(const RuleSet& rules, std::uint32_t file,
                                             const std::string& name)
{
    const auto found = std::ranges::find_if(
        rules.rules, [&](const Rule& rule) { return rule.file == file && rule.name == name; });
    return found == rules.rules.end()
        ? std::nullopt
        : std::optional(static_cast<std::uint32_t>(found - rules.rules.begin()));
}

} // namespace fusewright
