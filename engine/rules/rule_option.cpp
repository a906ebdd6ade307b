// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_option.h"

#include "engine/pattern/scalar_arithmetic.h"

#include <algorithm>
#include <array>

namespace fusewright {

RuleChoices withUsualOptions(RuleChoices choices, std::span<const RuleOption> options)
{
    for (const RuleOption& option : options) {
        if (!option.otherwise.empty())
            choices.options.try_emplace(option.name, option.otherwise);
    }
    return choices;
}

namespace {

std::string_view wantedFor(ScalarType type)
{
    switch (type) {
    case ScalarType::Bool:
        return "true or false";
    case ScalarType::Int:
        return "a whole number";
    case ScalarType::Size:
        return "a whole number that is not negative";
    case ScalarType::Float:
        return "a number";
    default:
        return "the name of a type";
    }
}

} // namespace

std::string optionFault(const RuleOption& option, std::string_view value)
{
    constexpr std::array<std::string_view, 6> words{"true", "yes", "on", "false", "no", "off"};
    const bool isSwitch = option.type == ScalarType::Bool;
    const bool isWord = std::ranges::find(words, value) != words.end();
    const bool isNumber = value.find_first_of("0123456789") != std::string_view::npos;
    const bool isRead = readOption(value, option.type).value.isKnown();
    const bool isNamed = option.type == ScalarType::ElementType;
    if (option.type == ScalarType::Text
        || (isRead && (isNumber || isNamed || (isSwitch && isWord))))
        return {};
    return "The option " + option.name + " takes " + std::string(wantedFor(option.type))
        + ", not \"" + std::string(value) + "\".";
}

} // namespace fusewright
