// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/torch_arguments.h"

#include "engine/infer/list_text.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <array>

namespace fusewright::infer {

namespace {

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

Said<Numbers> TorchArguments::numbers(Argument argument) const
{
    const AttributeValue* const value = m_node.argument(argument);
    const bool isTruth = value && std::holds_alternative<bool>(*value);
    return {value != nullptr, value && !isTruth ? numbersIn(*value) : std::nullopt};
}

/// What the operand with this name is, if it is one whole number.
Extent TorchArguments::sizeNamed(std::string_view name) const
{
    for (std::size_t at = 0; at < m_node.operandCount(); ++at) {
        const auto elements = m_node.operandName(at) == name ? m_node.elements(at) : std::nullopt;
        if (elements && elements->size() == 1)
            return elements->front();
    }
    return {};
}

/// `[n, 12, -1]`: a list with the names of operands in it.
std::optional<Extents> TorchArguments::sizesInText(std::string_view text) const
{
    const auto list = insideBrackets(text);
    if (!list || list->find_first_of("[(") != std::string_view::npos)
        return std::nullopt;
    const auto items = itemsIn(*list);
    if (items.size() > mostAxes)
        return std::nullopt;
    Extents sizes;
    for (const std::string_view item : items) {
        const auto number = wholeNumber(item);
        sizes.push_back(number ? Extent(*number) : sizeNamed(item));
    }
    return sizes;
}

/// Whether no argument is given by its name: then what stands nowhere may be an operand.
bool TorchArguments::hasPositionsOnly() const
{
    return std::ranges::all_of(m_node.attributeNames(), [](std::string_view name) {
        return name.starts_with("arg") && wholeNumber(name.substr(3));
    });
}

/// `view(x, n, 12)`: numbers among the operands, each where it stands; or one operand with all.
std::optional<Extents> TorchArguments::sizesOfOperands(std::size_t position) const
{
    if (!hasPositionsOnly())
        return std::nullopt;
    Extents sizes;
    std::size_t operand = position;
    for (std::size_t at = position; sizes.size() <= mostAxes; ++at) {
        const AttributeValue* const written = m_node.argument({{}, at});
        if (const auto number = written ? numberIn(*written) : std::nullopt) {
            sizes.emplace_back(*number);
            continue;
        }
        if (operand >= m_node.operandCount())
            return written ? std::nullopt : std::optional(sizes);
        auto elements = m_node.elements(operand);
        const bool isOne = elements && elements->size() == 1 && m_node.rank(operand) == 0;
        const bool isAll = elements && m_node.rank(operand) == 1
            && m_node.operandCount() == position + 1 && at == position
            && !m_node.argument({{}, at + 1});
        if (isAll)
            return elements;
        if (!isOne)
            return std::nullopt;
        sizes.push_back(elements->front());
        ++operand;
    }
    return std::nullopt;
}

std::optional<Extents> TorchArguments::sizes(Argument argument) const
{
    if (const auto text = word(argument))
        return sizesInText(*text);
    if (m_node.operandCount() > argument.position)
        return sizesOfOperands(argument.position);
    const auto first = numbers(argument).value;
    if (!first)
        return std::nullopt;
    Extents sizes = extentsOf(*first);
    if (m_node.has(argument.name))
        return sizes;
    for (std::size_t at = argument.position + 1; sizes.size() <= mostAxes; ++at) {
        const AttributeValue* const written = m_node.argument({{}, at});
        const auto next = written ? numberIn(*written) : std::nullopt;
        if (!next)
            return written ? std::nullopt : std::optional(sizes);
        sizes.emplace_back(*next);
    }
    return std::nullopt;
}

std::optional<DataType> TorchArguments::type(Argument argument) const
{
    if (const auto said = word(argument))
        return parseDataType(*said);
    const AttributeValue* const value = m_node.argument(argument);
    const auto* const raw = value ? std::get_if<RawJson>(value) : nullptr;
    return raw ? parseDataType(raw->text) : std::nullopt;
}

bool isNamedAfter(const NodeFacts& node, std::string_view part)
{
    return node.nativeName().find(part) != std::string_view::npos;
}

bool isTuple(const NodeFacts& node)
{
    return node.resultCount() == 1 && std::ranges::any_of(tupleMakers, [&](std::string_view part) {
               return isNamedAfter(node, part);
           });
}

} // namespace fusewright::infer
