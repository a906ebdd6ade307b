// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/torch_arguments.h"

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
    if (node.operandCount() > argument.position)
        return std::nullopt;
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
