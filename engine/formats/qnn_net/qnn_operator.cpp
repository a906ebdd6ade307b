// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/qnn_net/qnn_operator.h"

#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace fusewright::qnn_net {

namespace {

// In the order of their numbers in QNN.
constexpr auto binaryOperators = std::to_array<std::string_view>({
    "ElementWiseAdd",       "ElementWiseAnd",          "ElementWiseDivide",
    "ElementWiseEqual",     "ElementWiseFloorDiv",     "ElementWiseFmod",
    "ElementWiseGreater",   "ElementWiseGreaterEqual", "ElementWiseLess",
    "ElementWiseLessEqual", "ElementWiseMaximum",      "ElementWiseMinimum",
    "ElementWiseMod",       "ElementWiseMultiply",     "ElementWiseNotEqual",
    "ElementWiseOr",        "ElementWisePower",        "ElementWiseSquaredDifference",
    "ElementWiseSubtract",  "ElementWiseXor",
});
constexpr auto unaryOperators = std::to_array<std::string_view>({
    "ElementWiseAbs",
    "ElementWiseAsin",
    "ElementWiseAtan",
    "ElementWiseCeil",
    "ElementWiseCos",
    "ElementWiseExp",
    "ElementWiseFloor",
    "ElementWiseLog",
    "ElementWiseNeg",
    "ElementWiseNot",
    "ElementWiseReciprocal",
    "ElementWiseRound",
    "ElementWiseRsqrt",
    "ElementWiseSign",
    "ElementWiseSin",
    "ElementWiseSquareRoot",
});
constexpr auto neuronOperators = std::to_array<std::string_view>({
    "Elu",
    "Gelu",
    "HardSigmoid",
    "HardSwish",
    "Relu",
    "ReluMinMax",
    "Sigmoid",
    "ElementWiseSoftplus",
    "Tanh",
});
constexpr auto ternaryOperators = std::to_array<std::string_view>({"ElementWiseSelect"});

/// A word of a converter, the attributes that may name the operator, and those it may name.
struct ConverterWord {
    std::string_view type;
    std::string_view attribute;
    std::string_view other;
    std::span<const std::string_view> operators;
};

const auto converterWords = std::to_array<ConverterWord>({
    {"Eltwise_Binary", "operation", "eltwise_type", binaryOperators},
    {"Eltwise_Unary", "operation", "eltwise_type", unaryOperators},
    {"Eltwise_Ternary", "operation", "eltwise_type", ternaryOperators},
    {"Neuron", "operation", "neuron_type", neuronOperators},
    {"Pool", "pool_type", "operation", {}},
    {"Reduce", "reduce_type", "operation", {}},
});

/// Small letters only, so that `ELEMENT_WISE_ADD`, `elementwise_add` and `Add` are seen alike.
std::string plainWord(std::string_view word)
{
    std::string plain;
    for (const char letter : word) {
        if (isLetterOrDigit(letter))
            plain += toLower(letter);
    }
    constexpr std::string_view family = "elementwise";
    if (plain.starts_with(family))
        plain.erase(0, family.size());
    return plain == "sqrt" ? "squareroot" : plain;
}

bool isOperatorName(std::string_view word)
{
    return !word.empty() && isUpper(word.front()) && std::ranges::all_of(word, isLetterOrDigit);
}

const AttributeValue* attributeNamed(const QnnNetNode& node, std::string_view name)
{
    const auto found = std::ranges::find(node.attributes, name,
                                         &std::pair<std::string_view, AttributeValue>::first);
    return found == node.attributes.end() ? nullptr : &found->second;
}

/// Nothing where the value names no operator.
std::optional<std::string_view> named(const AttributeValue& value, const ConverterWord& word)
{
    if (const auto* const number = std::get_if<std::int64_t>(&value)) {
        const bool isThere =
            *number >= 0 && static_cast<std::size_t>(*number) < word.operators.size();
        return isThere ? std::optional(word.operators[static_cast<std::size_t>(*number)])
                       : std::nullopt;
    }
    const auto* const text = std::get_if<std::string>(&value);
    if (!text)
        return std::nullopt;
    const std::string plain = plainWord(*text);
    const auto found = std::ranges::find(word.operators, plain, plainWord);
    if (found != word.operators.end())
        return *found;
    return isOperatorName(*text) ? std::optional<std::string_view>(*text) : std::nullopt;
}

std::string_view bareNameOf(const QnnNetNode& node)
{
    const auto word = std::ranges::find(converterWords, node.type, &ConverterWord::type);
    if (word == converterWords.end())
        return node.type;
    for (const std::string_view name : {word->attribute, word->other}) {
        const AttributeValue* const value = attributeNamed(node, name);
        const auto found = value ? named(*value, *word) : std::nullopt;
        if (found)
            return *found;
    }
    return node.type;
}

} // namespace

std::string operatorNameOf(const QnnNetNode& node)
{
    if (node.package.empty() || node.package == ownPackage)
        return std::string(bareNameOf(node));
    return std::string(node.package) + "::" + std::string(node.type);
}

} // namespace fusewright::qnn_net
