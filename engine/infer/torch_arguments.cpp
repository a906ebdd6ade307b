// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/torch_arguments.h"

#include "engine/infer/list_text.h"

#include <algorithm>
#include <array>
#include <string>

namespace fusewright::infer {

namespace {

std::string positional(std::size_t position)
{
    return "arg" + std::to_string(position);
}

const AttributeValue* argumentOf(const NodeFacts& node, TorchArgument argument)
{
    const AttributeValue* const named = node.attribute(argument.name);
    return named ? named : node.attribute(positional(argument.position));
}

/// What the operand with this name is, if it is one whole number.
Extent sizeNamed(const NodeFacts& node, std::string_view name)
{
    for (std::size_t at = 0; at < node.operandCount(); ++at) {
        const auto elements = node.operandName(at) == name ? node.elements(at) : std::nullopt;
        if (elements && elements->size() == 1)
            return elements->front();
    }
    return {};
}

/// `[n, 12, -1]`: a list with the names of operands in it.
std::optional<Extents> sizesInText(const NodeFacts& node, std::string_view text)
{
    const auto list = insideBrackets(text);
    if (!list || list->find_first_of("[(") != std::string_view::npos)
        return std::nullopt;
    Extents sizes;
    for (const std::string_view item : itemsIn(*list)) {
        const auto number = wholeNumber(item);
        sizes.push_back(number ? Extent(*number) : sizeNamed(node, item));
    }
    return sizes;
}

/// Whether no argument is given by its name: then what stands nowhere may be an operand.
bool hasPositionsOnly(const NodeFacts& node)
{
    return std::ranges::all_of(node.attributeNames(), [](std::string_view name) {
        return name.starts_with("arg") && wholeNumber(name.substr(3));
    });
}

/// `view(x, n, 12)`: numbers among the operands, each where it stands; or one operand with all.
std::optional<Extents> sizesOfOperands(const NodeFacts& node, std::size_t position)
{
    if (!hasPositionsOnly(node))
        return std::nullopt;
    Extents sizes;
    std::size_t operand = position;
    for (std::size_t at = position;; ++at) {
        if (const auto number = node.integer(positional(at))) {
            sizes.emplace_back(*number);
            continue;
        }
        if (operand >= node.operandCount())
            return node.has(positional(at)) ? std::nullopt : std::optional(sizes);
        const auto elements = node.elements(operand);
        const bool isOne = elements && elements->size() == 1 && node.rank(operand) == 0;
        const bool isAll = elements && node.rank(operand) == 1
            && node.operandCount() == position + 1 && at == position
            && !node.has(positional(at + 1));
        if (isAll)
            return elements;
        if (!isOne)
            return std::nullopt;
        sizes.push_back(elements->front());
        ++operand;
    }
}

constexpr auto tupleMakers = std::to_array<std::string_view>({
    "native_",
    "with_indices",
    "_scaled_dot_product_",
    "return_indices",
    "_fused_sdp",
    "_native_batch_norm_legit",
    "cudnn_batch_norm",
    "miopen_batch_norm",
});

} // namespace

bool isGiven(const NodeFacts& node, TorchArgument argument)
{
    return argumentOf(node, argument) != nullptr;
}

std::optional<std::int64_t> integerArgument(const NodeFacts& node, TorchArgument argument)
{
    const auto numbers = integersArgument(node, argument);
    return numbers && numbers->size() == 1 ? std::optional(numbers->front()) : std::nullopt;
}

bool flagArgument(const NodeFacts& node, TorchArgument argument)
{
    const AttributeValue* const value = argumentOf(node, argument);
    const auto* const flag = value ? std::get_if<bool>(value) : nullptr;
    return flag && *flag;
}

std::optional<std::vector<std::int64_t>> integersArgument(const NodeFacts& node,
                                                          TorchArgument argument)
{
    const AttributeValue* const value = argumentOf(node, argument);
    if (!value)
        return std::nullopt;
    if (const auto* const number = std::get_if<std::int64_t>(value))
        return std::vector{*number};
    const auto* const numbers = std::get_if<std::vector<std::int64_t>>(value);
    return numbers ? std::optional(*numbers) : std::nullopt;
}

std::optional<Extents> sizesArgument(const NodeFacts& node, TorchArgument argument)
{
    if (const AttributeValue* const value = argumentOf(node, argument)) {
        if (const auto* const list = std::get_if<std::string>(value))
            return sizesInText(node, *list);
    }
    if (node.operandCount() > argument.position)
        return sizesOfOperands(node, argument.position);
    Extents sizes;
    const auto first = integersArgument(node, argument);
    if (!first)
        return std::nullopt;
    for (const std::int64_t number : *first)
        sizes.emplace_back(number);
    if (node.has(argument.name))
        return sizes;
    for (std::size_t at = argument.position + 1; node.has(positional(at)); ++at) {
        const auto next = node.integer(positional(at));
        if (!next)
            return std::nullopt;
        sizes.emplace_back(*next);
    }
    return sizes;
}

std::optional<std::string_view> wordArgument(const NodeFacts& node, TorchArgument argument)
{
    const AttributeValue* const value = argumentOf(node, argument);
    const auto* const word = value ? std::get_if<std::string>(value) : nullptr;
    return word ? std::optional(std::string_view(*word)) : std::nullopt;
}

std::optional<DataType> typeArgument(const NodeFacts& node, TorchArgument argument)
{
    const AttributeValue* const value = argumentOf(node, argument);
    if (!value)
        return std::nullopt;
    if (const auto* const word = std::get_if<std::string>(value))
        return parseDataType(*word);
    const auto* const raw = std::get_if<RawJson>(value);
    return raw ? parseDataType(raw->text) : std::nullopt;
}

bool isTuple(const NodeFacts& node)
{
    const std::string_view name = node.nativeName();
    return node.resultCount() == 1 && std::ranges::any_of(tupleMakers, [&](std::string_view part) {
               return name.find(part) != std::string_view::npos;
           });
}

} // namespace fusewright::infer
