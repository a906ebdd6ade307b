// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_explorer/tensor_text.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace fusewright::model_explorer {

namespace {

Dim readDim(std::string_view text, GraphBuilder& builder)
{
    std::int64_t size = 0;
    const char* const end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, size);
    if (parsed.ec == std::errc() && parsed.ptr == end)
        return Dim::known(size);
    const bool isName = !text.empty() && text != "?" && text != "None" && text.front() != '-';
    return isName ? Dim::named(builder.intern(text)) : Dim();
}

/// At commas that are in no parentheses: an extent may be `Max(1, s0)`.
std::vector<std::string_view> splitDims(std::string_view text)
{
    std::vector<std::string_view> parts;
    int open = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        open += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if (text[at] == ',' && open <= 0) {
            parts.push_back(trimmed(text.substr(begin, at - begin)));
            begin = at + 1;
        }
    }
    const std::string_view last = trimmed(text.substr(begin));
    if (!last.empty())
        parts.push_back(last);
    return parts;
}

} // namespace

ValueType readTensorText(std::string_view text, GraphBuilder& builder)
{
    text = trimmed(text);
    const std::size_t open = std::min(text.find_first_of("[("), text.size());
    ValueType type;
    type.type = parseDataType(trimmed(text.substr(0, open))).value_or(DataType::Unknown);
    if (open == text.size() || (text.back() != ']' && text.back() != ')'))
        return type;
    const std::string_view inner = trimmed(text.substr(open + 1, text.size() - open - 2));
    if (inner == "*")
        return type;
    std::vector<Dim> dims;
    for (const std::string_view part : splitDims(inner))
        dims.push_back(readDim(part, builder));
    type.shape = builder.shapes().intern(dims);
    return type;
}

std::string tensorText(const Graph& graph, ValueId value)
{
    const DataType type = graph.valueType(value);
    const ShapeId shape = graph.shapeId(value);
    if (!graph.shapes().isRanked(shape))
        return type == DataType::Unknown ? "" : std::string(dataTypeName(type));
    std::string text(dataTypeName(type));
    text += '[';
    bool isFirst = true;
    for (const Dim dim : graph.shapes().dims(shape)) {
        text += isFirst ? "" : ",";
        isFirst = false;
        if (dim.isKnown())
            text += std::to_string(dim.size());
        else
            text += dim.isNamed() ? graph.text(dim.name()) : "?";
    }
    return text + ']';
}

} // namespace fusewright::model_explorer
