// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/onnx/quantization.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace fusewright::onnx {

namespace {

/// The contents of a small constant, whole; null where the file does not have them.
const TensorLiteral* contentsOf(const Graph& graph, ValueId value)
{
    const AttributeValue* content = graph.literal(value);
    const NodeId maker = graph.producer(value);
    if (maker.isValid() && graph.nativeName(maker) == "Constant")
        content = graph.attribute(maker, "value");
    const auto* const tensor = content ? std::get_if<TensorLiteral>(content) : nullptr;
    return tensor && tensor->complete ? tensor : nullptr;
}

/// Nothing where it is no axis that can be counted from the front.
std::optional<std::uint32_t> axisOf(const Graph& graph, NodeId node, ValueId value)
{
    const AttributeValue* const told = graph.attribute(node, "axis");
    const auto* const number = told ? std::get_if<std::int64_t>(told) : nullptr;
    std::int64_t axis = number ? *number : 1;
    if (axis < 0 && axis >= -std::numeric_limits<std::int32_t>::max()
        && graph.shapes().isRanked(graph.shapeId(value)))
        axis += std::ssize(graph.shapes().dims(graph.shapeId(value)));
    const bool isAxis = axis >= 0 && axis <= std::numeric_limits<std::int32_t>::max();
    return isAxis ? std::optional(static_cast<std::uint32_t>(axis)) : std::nullopt;
}

bool isBlocked(const Graph& graph, NodeId node)
{
    const AttributeValue* const size = graph.attribute(node, "block_size");
    const auto* const number = size ? std::get_if<std::int64_t>(size) : nullptr;
    return number && *number != 0;
}

/// Of a node with a value, a scale and perhaps a zero point.
std::optional<Encoding> encodingBy(const Graph& graph, NodeId node, ValueId value)
{
    const auto operands = graph.inputs(node);
    const bool hasZero = operands.size() > 2 && operands[2].isValid();
    if (operands.size() < 2 || !operands[1].isValid() || isBlocked(graph, node))
        return std::nullopt;
    const TensorLiteral* const scales = contentsOf(graph, operands[1]);
    const TensorLiteral* const zeros = hasZero ? contentsOf(graph, operands[2]) : nullptr;
    if (!scales || scales->numbers.empty() || scales->shape.size() > 1 || (hasZero && !zeros)
        || (zeros && zeros->integers.size() != scales->numbers.size()))
        return std::nullopt;
    Encoding encoding;
    for (std::size_t at = 0; at < scales->numbers.size(); ++at) {
        if (!std::isfinite(scales->numbers[at]) || scales->numbers[at] <= 0)
            return std::nullopt;
        encoding.steps.push_back({scales->numbers[at], zeros ? zeros->integers[at] : 0});
    }
    if (encoding.steps.size() == 1)
        return encoding;
    encoding.axis = axisOf(graph, node, value);
    return encoding.axis ? std::optional(std::move(encoding)) : std::nullopt;
}

} // namespace

void addEncodings(Graph& graph)
{
    const GraphFacts facts = Graph::factsOf(graph);
    for (const NodeId node : graph.nodes()) {
        const std::string_view name = graph.nativeName(node);
        const bool isRead = name == "DequantizeLinear" || name == "com.microsoft::DequantizeLinear";
        const bool isMade = name == "QuantizeLinear" || name == "com.microsoft::QuantizeLinear";
        const bool hasValue = isRead
            ? !graph.inputs(node).empty() && graph.inputs(node).front().isValid()
            : isMade && graph.outputCount(node) == 1;
        if (!hasValue)
            continue;
        const ValueId value = isRead ? graph.inputs(node).front() : graph.outputs(node).front();
        if (auto encoding = encodingBy(graph, node, value))
            facts.valueEncodings.push_back({value, facts.encodings.intern(*std::move(encoding))});
    }
    std::vector<ValueEncoding>& all = facts.valueEncodings;
    std::ranges::stable_sort(all, {}, &ValueEncoding::value);
    const auto isSame = [](const ValueEncoding& a, const ValueEncoding& b) {
        return a.value == b.value;
    };
    all.erase(std::unique(all.begin(), all.end(), isSame), all.end());
}

} // namespace fusewright::onnx
