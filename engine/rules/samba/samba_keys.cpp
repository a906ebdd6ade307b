// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/samba_keys.h"

#include <algorithm>

namespace fusewright {

namespace {

using Of = KeyOwner;
using Says = KeyMeaning;
using Is = KeyValue;

constexpr std::string_view patternName = "pattern";
constexpr std::string_view options = "match_first_option";

constexpr SambaKey keys[] = {
    {"priority", Of::Rule, Says::Priority, Is::Number, "rule.priority"},
    {"heuristic", Of::Rule, Says::Heuristic, Is::Heuristic, "rule.heuristic"},
    {patternName, Of::Rule, Says::Pattern, Is::Pattern, "rule.pattern"},

    {"name", Of::Heuristic, Says::Heuristic, Is::Heuristic, "heuristic.name"},
    {"tp_dim", Of::Heuristic, Says::Parameter, Is::Any, "heuristic.parameter"},
    {"head_dim_sharding_degree", Of::Heuristic, Says::Parameter, Is::Any, "heuristic.parameter"},

    {"op_type", Of::Entry, Says::Operators, Is::Operators, "entry.op_type", {options}},
    {"child", Of::Entry, Says::Child, Is::Entries, "entry.child", {"children", options}},
    {"children", Of::Entry, Says::Children, Is::Entries, "entry.children", {"child", options}},
    {"required", Of::Entry, Says::Required, Is::Flag, "entry.required", {}, true},
    {"included", Of::Entry, Says::Included, Is::Flag, "entry.included", {}, true},
    {.name = options,
     .owner = Of::Entry,
     .meaning = Says::Options,
     .value = Is::Entries,
     .help = "entry.match_first_option",
     .excluded = {"op_type", "child", "children", "match_multiple"}},
    {"match_multiple", Of::Entry, Says::Repeated, Is::Flag, "entry.match_multiple", {options}},

    {"inverted", Of::Operators, Says::Inverted, Is::Flag, "operators.inverted"},
    {"options", Of::Operators, Says::Operators, Is::Operators, "operators.options"},
};

/// A key among some.
const SambaKey* find(std::span<const SambaKey> among, std::string_view name)
{
    const std::string_view wanted = isPatternKey(name) ? patternName : name;
    const auto found = std::ranges::find(among, wanted, &SambaKey::name);
    return found == among.end() ? nullptr : &*found;
}

} // namespace

bool SambaKey::excludes(std::string_view other) const
{
    return !other.empty() && std::ranges::find(excluded, other) != excluded.end();
}

std::span<const SambaKey> sambaKeys(KeyOwner owner)
{
    const auto* const first = std::ranges::lower_bound(keys, owner, {}, &SambaKey::owner);
    const auto* const last = std::ranges::upper_bound(keys, owner, {}, &SambaKey::owner);
    return {first, last};
}

const SambaKey* findSambaKey(KeyOwner owner, std::string_view name)
{
    return find(sambaKeys(owner), name);
}

const SambaKey* findSambaKey(std::string_view name)
{
    return find(keys, name);
}

bool isPatternKey(std::string_view name)
{
    return name.starts_with(patternName)
        && name.find_first_not_of("0123456789", patternName.size()) == std::string_view::npos;
}

} // namespace fusewright
