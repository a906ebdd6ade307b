// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// TVM derives kinds from the loops of lowered kernels. The catalogue holds what it finds for static
// and for symbolic shapes; a few operators are another kind for some static shapes, and these are
// decided here: a matrix times a vector is a reduction, a reshape between shapes of ones reads
// its only element and is a broadcast, a squeeze that drops nothing is elementwise.
//
// Models often come without shapes. Of the operators that may broadcast, hardly any makes something
// larger than each of its operands, so they are taken to be elementwise unless the shapes say
// otherwise. Where operands are told apart, the one that is no scalar has the result's shape; among
// several of unknown shape none is known to.

#include "engine/partition/fusion_kinds.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace fusewright {

namespace {

bool hasSymbolicShape(const Graph& graph, NodeId node)
{
    const auto isSymbolic = [&graph](ValueId value) {
        const auto isOpen = [](Dim dim) { return !dim.isKnown(); };
        return value.isValid()
            && std::ranges::any_of(graph.shapes().dims(graph.shapeId(value)), isOpen);
    };
    return std::ranges::any_of(graph.inputs(node), isSymbolic)
        || std::ranges::any_of(graph.outputs(node), isSymbolic);
}

} // namespace

bool isReducingComparison(const Graph& graph, NodeId node)
{
    const std::string_view name = graph.canonicalName(node);
    if ((name != "max" && name != "min") || graph.inputs(node).size() != 1)
        return false;
    const auto isAxis = [&](const Attribute& attribute) {
        return graph.text(attribute.name) == "dim";
    };
    // Elsewhere one operand is what is left of several, as in a drawing without weights.
    return graph.call(node) || std::ranges::any_of(graph.attributes(node), isAxis);
}

std::string_view categoryOfNode(const Graph& graph, NodeId node)
{
    if (isReducingComparison(graph, node))
        return "reduction";
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    return spec ? std::string_view(spec->category) : std::string_view();
}

bool isOpaqueByShape(const Graph& graph, NodeId node)
{
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    const FusionHint* const hint = graph.hint(node);
    return spec && spec->dynamicKind == FusionKind::Opaque && spec->kind != FusionKind::Opaque
        && !(hint && hint->kind) && graph.nested(node).empty() && hasSymbolicShape(graph, node);
}

FusionKinds::FusionKinds(const Graph& graph, EdgeKinds scheme) : m_graph(graph), m_scheme(scheme)
{
    findTuples();
}

FusionKind FusionKinds::ofNode(NodeId node) const
{
    const FusionHint* const hint = m_graph.hint(node);
    return decided(node, hint && hint->kind ? *hint->kind : catalogued(node));
}

FusionKind FusionKinds::ofOperand(NodeId node, std::size_t operand, FusionKind kind) const
{
    const ValueId value = m_graph.inputs(node)[operand];
    const FusionHint* const hint = m_graph.hint(node);
    if (hint && operand < hint->inputKinds.size()) {
        const FusionKind told = hint->inputKinds[operand];
        if (told != FusionKind::ElemwiseOrBroadcast)
            return told;
        return surelyFillsResult(node, value) ? FusionKind::Elemwise : FusionKind::Broadcast;
    }
    if (m_scheme == EdgeKinds::Shape) {
        if (kind == FusionKind::Broadcast && surelyFillsResult(node, value))
            kind = FusionKind::Elemwise;
        else if (kind == FusionKind::Tuple)
            kind = FusionKind::Injective;
    }
    const NodeId producer = m_graph.producer(value);
    const bool isElement = producer.isValid() && m_makesTuple[producer.index];
    return isElement ? std::max(kind, FusionKind::Injective) : kind;
}

/// One of several results that are used is an element of a tuple, to TVM, and to take it out is
/// injective. Optional results that the file names but nothing uses make no tuple.
void FusionKinds::findTuples()
{
    std::vector<bool> isGivenOut(m_graph.valueCount());
    for (const ValueId output : m_graph.outputs())
        isGivenOut[output.index] = true;
    m_makesTuple.assign(m_graph.nodeCount(), false);
    for (const NodeId node : m_graph.nodes()) {
        int used = 0;
        for (const ValueId result : m_graph.outputs(node))
            used += isGivenOut[result.index] || !m_graph.uses(result).empty();
        m_makesTuple[node.index] = used > 1;
    }
}

FusionKind FusionKinds::catalogued(NodeId node) const
{
    const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
    if (!spec || !m_graph.nested(node).empty())
        return FusionKind::Opaque;
    if (spec->dynamicKind && hasSymbolicShape(m_graph, node))
        return *spec->dynamicKind;
    return isReducingComparison(m_graph, node) ? FusionKind::Reduce : ofShapes(node, spec->kind);
}

FusionKind FusionKinds::ofShapes(NodeId node, FusionKind kind) const
{
    const std::span<const ValueId> operands = m_graph.inputs(node);
    if (operands.empty() || m_graph.outputCount(node) == 0)
        return kind;
    const std::string_view name = m_graph.canonicalName(node);
    const ShapeTable& shapes = m_graph.shapes();
    if (name == "matmul") {
        const auto isVector = [&](ValueId value) {
            return value.isValid() && shapes.dims(m_graph.shapeId(value)).size() == 1;
        };
        return std::ranges::any_of(operands, isVector) ? FusionKind::Reduce : kind;
    }
    const ValueId result = m_graph.outputs(node).front();
    if (name == "reshape" || name == "view") {
        const std::span<const Dim> dims = shapes.dims(m_graph.shapeId(result));
        const auto isOne = [](Dim dim) { return dim == Dim::known(1); };
        return !dims.empty() && std::ranges::all_of(dims, isOne) ? FusionKind::Broadcast : kind;
    }
    if (name == "squeeze" && shapes.isRanked(m_graph.shapeId(result)))
        return surelyFillsResult(node, operands[0]) ? FusionKind::Elemwise : kind;
    return kind;
}

/// Relay registers these operators as broadcasts, and tells their operands apart instead.
FusionKind FusionKinds::decided(NodeId node, FusionKind kind) const
{
    if (kind != FusionKind::ElemwiseOrBroadcast)
        return kind;
    const auto fills = [&](ValueId operand) { return mayFillResult(node, operand); };
    const bool isElemwise =
        m_scheme == EdgeKinds::Consumer && std::ranges::any_of(m_graph.inputs(node), fills);
    return isElemwise ? FusionKind::Elemwise : FusionKind::Broadcast;
}

bool FusionKinds::isScalar(ValueId value) const
{
    const ShapeId shape = m_graph.shapeId(value);
    return m_graph.shapes().isRanked(shape) && m_graph.shapes().dims(shape).empty();
}

bool FusionKinds::isSingleOperand(NodeId node, ValueId operand) const
{
    const auto isAnother = [&](ValueId other) {
        return other.isValid() && other != operand && !isScalar(other);
    };
    return !isScalar(operand) && std::ranges::none_of(m_graph.inputs(node), isAnother);
}

bool FusionKinds::surelyFillsResult(NodeId node, ValueId operand) const
{
    if (!operand.isValid() || !mayFillResult(node, operand))
        return false;
    const ShapeTable& shapes = m_graph.shapes();
    const ShapeId shape = m_graph.shapeId(operand);
    const auto isSure = [](Dim dim) { return dim.isKnown() || dim.isNamed(); };
    const bool isKnown = shapes.isRanked(shape)
        && shape == m_graph.shapeId(m_graph.outputs(node).front())
        && std::ranges::all_of(shapes.dims(shape), isSure);
    return isKnown || isSingleOperand(node, operand);
}

/// False when the shapes are known to be different.
bool FusionKinds::mayFillResult(NodeId node, ValueId operand) const
{
    if (!operand.isValid() || m_graph.outputCount(node) == 0)
        return false;
    const ShapeTable& shapes = m_graph.shapes();
    const ShapeId shape = m_graph.shapeId(operand);
    const ShapeId result = m_graph.shapeId(m_graph.outputs(node).front());
    if (shape == result || !shapes.isRanked(shape) || !shapes.isRanked(result))
        return true;
    const auto mayBeEqual = [](Dim one, Dim other) {
        const auto isSaid = [](Dim dim) { return dim.isKnown() || dim.isNamed(); };
        return one == other || !isSaid(one) || !isSaid(other);
    };
    return std::ranges::equal(shapes.dims(shape), shapes.dims(result), mayBeEqual);
}

} // namespace fusewright
