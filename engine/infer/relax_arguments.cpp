// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/relax_arguments.h"

#include "engine/infer/list_text.h"

#include <algorithm>
#include <string>

namespace fusewright::infer {

namespace {

/// The inside of `R.prim_value(24)`, `T.int64(24)` and `"n"`.
std::string_view unwrapped(std::string_view text)
{
    text = trimmed(text);
    const bool isCall = text.starts_with("R.") || text.starts_with("T.");
    if (isCall && text.ends_with(')') && text.find('(') != std::string_view::npos) {
        text.remove_suffix(1);
        text = trimmed(text.substr(text.find('(') + 1));
    }
    if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'')
        && text.back() == text.front())
        text = text.substr(1, text.size() - 2);
    return text;
}

/// `n`, `24`, `n * T.int64(24)`; what is no sum of products is a name as it is written.
Extent extentIn(std::string_view text, StringPool& names)
{
    constexpr std::string_view cast = "T.int64(";
    constexpr std::size_t longest = 100;
    std::string bare(unwrapped(text));
    for (std::size_t at = bare.find(cast); at != std::string::npos; at = bare.find(cast)) {
        bare.erase(at, cast.size());
        const std::size_t end = bare.find(')', at);
        if (end == std::string::npos)
            return {};
        bare.erase(end, 1);
    }
    if (bare.empty() || bare.size() > longest)
        return {};
    if (const auto number = wholeNumber(bare))
        return Extent(*number);
    return Amount(names, Extent(names.intern(bare))).value();
}

Extents listIn(std::string_view text, StringPool& names)
{
    Extents extents;
    for (const std::string_view item : itemsIn(text))
        extents.push_back(extentIn(item, names));
    return extents;
}

const AttributeValue* valueOf(const NodeFacts& node, TorchArgument argument)
{
    const AttributeValue* const named = node.attribute(argument.name);
    return named ? named : node.attribute("arg" + std::to_string(argument.position));
}

} // namespace

std::optional<std::string_view> relaxName(std::string_view native)
{
    for (const std::string_view prefix : {"R.", "relax."}) {
        if (native.starts_with(prefix))
            return native.substr(prefix.size());
    }
    return std::nullopt;
}

std::optional<Extents> relaxExtents(const NodeFacts& node, TorchArgument argument)
{
    if (const auto numbers = integersArgument(node, argument)) {
        Extents extents;
        for (const std::int64_t number : *numbers)
            extents.emplace_back(number);
        return extents;
    }
    const AttributeValue* const value = valueOf(node, argument);
    if (!value)
        return std::nullopt;
    if (const auto* const words = std::get_if<std::vector<std::string>>(value)) {
        Extents extents;
        for (const std::string& word : *words)
            extents.push_back(extentIn(word, node.names()));
        return extents;
    }
    const auto* const text = std::get_if<std::string>(value);
    if (!text || text->empty())
        return std::nullopt;
    std::string_view inner = trimmed(*text);
    if (inner.starts_with("R.shape("))
        inner = unwrapped(inner);
    const auto list = insideBrackets(inner);
    return list ? listIn(*list, node.names()) : Extents{extentIn(inner, node.names())};
}

std::optional<Numbers> relaxNumbers(const NodeFacts& node, TorchArgument argument)
{
    const auto extents = relaxExtents(node, argument);
    if (!extents || !std::ranges::all_of(*extents, &Extent::isKnown))
        return std::nullopt;
    Numbers numbers;
    for (const Extent& extent : *extents)
        numbers.push_back(extent.number());
    return numbers;
}

std::optional<std::int64_t> relaxNumber(const NodeFacts& node, TorchArgument argument)
{
    const auto numbers = relaxNumbers(node, argument);
    return numbers && numbers->size() == 1 ? std::optional(numbers->front()) : std::nullopt;
}

DataType relaxType(const NodeFacts& node, TorchArgument argument, DataType otherwise)
{
    const auto word = relaxWord(node, argument);
    if (!word || word->empty() || *word == "void")
        return otherwise;
    return parseDataType(*word).value_or(DataType::Unknown);
}

std::optional<std::string_view> relaxWord(const NodeFacts& node, TorchArgument argument)
{
    const AttributeValue* const value = valueOf(node, argument);
    const auto* const text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? std::optional<std::string_view>(unwrapped(*text)) : std::nullopt;
}

} // namespace fusewright::infer
