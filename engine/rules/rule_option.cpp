// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_option.h"

#include "engine/pattern/scalar_arithmetic.h"

#include <algorithm>
#include <utility>

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

/// `a, b or c`.
std::string oneOf(const std::vector<std::string>& words)
{
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at)
        text += (at == 0 ? "" : at + 1 == words.size() ? " or " : ", ") + words[at];
    return text;
}

/// What has a value for both: a number is a truth value too.
ScalarType typeForBoth(ScalarType a, ScalarType b)
{
    if (a == b)
        return a;
    if (isNumberType(a) && isNumberType(b))
        return a == ScalarType::Float || b == ScalarType::Float ? ScalarType::Float
                                                                : ScalarType::Int;
    if (a == ScalarType::Bool && isNumberType(b))
        return b;
    return b == ScalarType::Bool && isNumberType(a) ? a : ScalarType::Text;
}

} // namespace

void addOption(std::vector<RuleOption>& options, RuleOption more)
{
    const auto known = std::ranges::find(options, more.name, &RuleOption::name);
    if (known == options.end())
        options.push_back(std::move(more));
    else
        known->type = typeForBoth(known->type, more.type);
}

std::string optionFault(const RuleOption& option, std::string_view value)
{
    if (!option.words.empty()) {
        const bool isKnown = std::ranges::find(option.words, value) != option.words.end();
        return isKnown ? std::string()
                       : "The option " + option.name + " takes " + oneOf(option.words) + ", not \""
                + std::string(value) + "\".";
    }
    const auto number = readNumber(value);
    bool isFine = true;
    switch (option.type) {
    case ScalarType::Bool:
        isFine = number || readSwitch(value);
        break;
    case ScalarType::Int:
    case ScalarType::Size:
        isFine =
            number && isWholeType(number->type) && converted(*number, option.type).value.isKnown();
        break;
    case ScalarType::Float:
        isFine = number.has_value();
        break;
    case ScalarType::ElementType:
        isFine = readOption(value, option.type).value.isKnown();
        break;
    case ScalarType::Text:
    case ScalarType::Operand:
        break;
    }
    return isFine ? std::string()
                  : "The option " + option.name + " takes " + std::string(wantedFor(option.type))
            + ", not \"" + std::string(value) + "\".";
}

} // namespace fusewright
