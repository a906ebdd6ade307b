// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/rule_keys.h"

#include "engine/rules/samba/assist/assist_texts.h"

#include <array>

namespace fusewright {

namespace {

constexpr std::array ruleKeys{RuleKey{"priority"}, RuleKey{"heuristic"}, RuleKey{"pattern", true}};
constexpr std::array heuristicKeys{RuleKey{"name"}, RuleKey{"tp_dim"},
                                   RuleKey{"head_dim_sharding_degree"}};
constexpr std::array entryKeys{RuleKey{"op_type"},       RuleKey{"child"},
                               RuleKey{"children"},      RuleKey{"required"},
                               RuleKey{"included"},      RuleKey{"match_first_option"},
                               RuleKey{"match_multiple"}};
constexpr std::array operatorKeys{RuleKey{"inverted"}, RuleKey{"options"}};

std::string_view prefixOf(PlaceKind kind)
{
    switch (kind) {
    case PlaceKind::RuleKey:
        return "rule.";
    case PlaceKind::HeuristicKey:
        return "heuristic.";
    case PlaceKind::EntryKey:
        return "entry.";
    case PlaceKind::OperatorKey:
    case PlaceKind::OperatorOrKey:
        return "operators.";
    default:
        return {};
    }
}

bool isKeyOf(PlaceKind kind, std::string_view key)
{
    for (const RuleKey& known : keysAt(kind)) {
        if (known.name == key)
            return true;
    }
    return false;
}

} // namespace

std::span<const RuleKey> keysAt(PlaceKind kind)
{
    switch (kind) {
    case PlaceKind::RuleKey:
        return ruleKeys;
    case PlaceKind::HeuristicKey:
        return heuristicKeys;
    case PlaceKind::EntryKey:
        return entryKeys;
    case PlaceKind::OperatorKey:
    case PlaceKind::OperatorOrKey:
        return operatorKeys;
    default:
        return {};
    }
}

std::string keyHelp(PlaceKind kind, std::string_view key)
{
    if (kind == PlaceKind::RuleKey && namesPattern(key))
        key = "pattern";
    if (isKeyOf(kind, key)) {
        const std::string_view text = assistText(std::string(prefixOf(kind)) + std::string(key));
        if (!text.empty())
            return std::string(text);
    }
    return std::string(kind == PlaceKind::HeuristicKey ? assistText("heuristic.parameter") : "");
}

std::string shortKeyHelp(PlaceKind kind, std::string_view key)
{
    if (kind == PlaceKind::RuleKey && namesPattern(key) && key != "pattern")
        return std::string(assistText("rule.alternate.short"));
    if (!isKeyOf(kind, key))
        return {};
    return std::string(
        assistText(std::string(prefixOf(kind)) + std::string(key) + std::string(".short")));
}

} // namespace fusewright
