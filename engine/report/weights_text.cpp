// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/weights_text.h"

#include "engine/graph/extent_display.h"
#include "engine/graph/graph.h"
#include "engine/layout/picture_request.h"
#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright {

namespace {

/// `bias` of `layer1.0.conv1.bias`; empty where a name has no parts, or ends with a number.
std::string_view roleIn(std::string_view name)
{
    const std::size_t dot = name.find_last_of("./");
    if (dot == name.npos)
        return {};
    const std::string_view last = name.substr(dot + 1);
    const bool isWord = std::ranges::any_of(last, isLetter);
    return isWord ? last : std::string_view();
}

std::string sizesOf(const Graph& graph, ValueId value)
{
    std::string text;
    for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
        text += text.empty() ? "" : "×";
        if (dim.isKnown())
            text += std::to_string(dim.size());
        else
            text += dim.isNamed() ? extentForDisplay(graph.text(dim.name())) : "?";
    }
    return text;
}

} // namespace

std::string weightsText(const Graph& graph, NodeId node)
{
    std::string text;
    DataType told = DataType::Unknown;
    for (const ValueId value : graph.inputs(node)) {
        if (!isWeight(graph, value))
            continue;
        std::string words = isComputedFromExtents(graph, value)
            ? std::string("from extents")
            : std::string(roleIn(graph.valueName(value)));
        const auto add = [&words](std::string_view word) {
            words += (words.empty() || word.empty() ? "" : " ") + std::string(word);
        };
        if (graph.shapes().isRanked(graph.shapeId(value)))
            add(sizesOf(graph, value));
        if (graph.valueType(value) != told && graph.valueType(value) != DataType::Unknown) {
            told = graph.valueType(value);
            add(dataTypeName(told));
        }
        text += (text.empty() ? "" : ", ")
            + (words.empty() ? std::string(graph.valueName(value)) : words);
    }
    return text;
}

std::string longestWeightsText(const Graph& graph, OperatorId kind)
{
    constexpr std::size_t mostLooked = 32;
    const auto nodes = graph.nodesOf(kind);
    std::string longest;
    for (const NodeId node : nodes.first(std::min(nodes.size(), mostLooked))) {
        std::string text = weightsText(graph, node);
        if (text.size() > longest.size())
            longest = std::move(text);
    }
    return longest;
}

} // namespace fusewright
