// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/value_text.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace fusewright {

namespace {

constexpr std::size_t longestExtent = 64;
constexpr std::size_t highestRank = 64;
constexpr std::string_view unknown = "?";

/// Nothing when the text cannot be an extent.
std::optional<Dim> readExtent(std::string_view text, GraphBuilder& builder)
{
    if (text == unknown)
        return Dim();
    std::int64_t size = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
    if (error == std::errc() && end == text.data() + text.size())
        return Dim::known(size);
    const bool isName = !text.empty() && text.size() <= longestExtent
        && text.find_first_of("()[]{}\"'=\n") == std::string_view::npos;
    return isName ? std::optional(Dim::named(builder.intern(text))) : std::nullopt;
}

} // namespace

ShapeId readShape(std::string_view text, GraphBuilder& builder)
{
    const bool isEnclosed = (text.starts_with('(') && text.ends_with(')'))
        || (text.starts_with('[') && text.ends_with(']'));
    if (!isEnclosed || text.size() < 2)
        return ShapeTable::unranked;
    text = trimmed(text.substr(1, text.size() - 2));
    if (text.ends_with(','))
        text.remove_suffix(1);

    std::vector<Dim> dims;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        const auto extent = readExtent(trimmed(text.substr(0, end)), builder);
        if (!extent || dims.size() == highestRank)
            return ShapeTable::unranked;
        dims.push_back(*extent);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return builder.shapes().intern(dims);
}

std::optional<ValueType> readValueType(std::string_view text, GraphBuilder& builder)
{
    text = trimmed(text);
    const std::size_t bracket = std::min(text.find('['), text.size());
    const std::string_view word = text.substr(0, bracket);
    const auto type = word == unknown ? std::optional(DataType::Unknown) : parseDataType(word);
    if (!type)
        return std::nullopt;
    ValueType result{.type = *type};
    if (bracket < text.size()) {
        result.shape = readShape(text.substr(bracket), builder);
        if (result.shape == ShapeTable::unranked)
            return std::nullopt;
    }
    return result;
}

std::string valueTypeText(const Graph& graph, ValueId value)
{
    const DataType type = graph.valueType(value);
    const ShapeId shape = graph.shapeId(value);
    if (!graph.shapes().isRanked(shape))
        return type == DataType::Unknown ? std::string() : std::string(dataTypeName(type));
    std::string text(dataTypeName(type));
    text += '[';
    for (const Dim dim : graph.shapes().dims(shape)) {
        if (!text.ends_with('['))
            text += ',';
        if (dim.isKnown())
            text += std::to_string(dim.size());
        else
            text += dim.isNamed() ? graph.text(dim.name()) : unknown;
    }
    return text + ']';
}

} // namespace fusewright
