// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_info.h"

#include "engine/graph/graph.h"
#include "engine/rules/tvm/check/check_extent.h"
#include "engine/rules/tvm/check/element_type.h"

namespace fusewright {

namespace {

std::string quotedName(const Graph& graph, ValueId value)
{
    return '`' + std::string(graph.valueName(value)) + '`';
}

PythonValue extentOf(CheckScene& scene, ValueId value, std::size_t axis, Dim dim)
{
    if (dim.isKnown())
        return makeExtent(scene, dim.size());
    if (dim.isNamed())
        return makeSymbol(scene, scene.graph().text(dim.name()));
    return scene.unknown(
        "The graph does not say the size of axis " + std::to_string(axis) + " of "
            + quotedName(scene.graph(), value) + '.',
        {.kind = UnknownCause::Kind::Shape, .part = {}, .name = {}, .value = value});
}

bool isRanked(const CheckScene& scene, ValueId value)
{
    return scene.graph().shapes().isRanked(scene.graph().shapeId(value));
}

PythonValue unknownShape(CheckScene& scene, ValueId value)
{
    return scene.unknown(
        "The graph does not say the shape of " + quotedName(scene.graph(), value) + '.',
        {.kind = UnknownCause::Kind::Shape, .part = {}, .name = {}, .value = value});
}

} // namespace

bool asksInfo(std::string_view name)
{
    return isCheckName(" struct_info struct_info_ ty checked_type checked_type_ ", name);
}

std::vector<PythonValue> extentsOf(CheckScene& scene, ValueId value)
{
    const auto dims = scene.graph().shapes().dims(scene.graph().shapeId(value));
    std::vector<PythonValue> extents;
    for (std::size_t axis = 0; axis < dims.size(); ++axis)
        extents.push_back(extentOf(scene, value, axis, dims[axis]));
    return extents;
}

PythonValue infoOf(CheckScene& scene, CheckPlace place)
{
    PythonValue& made = scene.made("info", place);
    if (!made.isValid())
        made = PythonValue(scene.heap().make<CheckInfo>(scene, place));
    return made;
}

CheckInfo::CheckInfo(CheckScene& scene, CheckPlace place)
    : CheckObject(
        scene, isTuplePlace(scene.graph(), place) ? CheckKind::TupleInfo : CheckKind::TensorInfo),
      m_place(place)
{
}

std::string CheckInfo::text() const
{
    if (scene().isOver() || kind() == CheckKind::TupleInfo)
        return typeName();
    const Graph& graph = scene().graph();
    std::string shape = "ndim=?";
    if (isRanked(scene(), m_place.value)) {
        shape = "(";
        for (const Dim dim : graph.shapes().dims(graph.shapeId(m_place.value))) {
            shape += shape.size() > 1 ? ", " : "";
            shape += dim.isKnown() ? std::to_string(dim.size())
                : dim.isNamed()    ? std::string(graph.text(dim.name()))
                                   : "?";
        }
        shape += ')';
    }
    return "R.Tensor(" + shape + ", dtype=\"" + elementTypeName(graph.valueType(m_place.value))
        + "\")";
}

PythonValue CheckInfo::find(const PythonAsk&, std::string_view name)
{
    if (kind() == CheckKind::TupleInfo)
        return name == "fields" ? fields() : PythonValue();
    if (name == "shape" || name == "concrete_shape") {
        if (!m_shape.isValid())
            m_shape = shape();
        return m_shape;
    }
    if (name == "dtype")
        return elementType();
    return name == "ndim" ? rank() : PythonValue();
}

PythonValue CheckInfo::shape()
{
    if (!isRanked(scene(), m_place.value))
        return unknownShape(scene(), m_place.value);
    return PythonValue(scene().heap().make<CheckShape>(scene(), extentsOf(scene(), m_place.value)));
}

PythonValue CheckInfo::rank() const
{
    if (!isRanked(scene(), m_place.value))
        return unknownShape(scene(), m_place.value);
    const auto dims = scene().graph().shapes().dims(scene().graph().shapeId(m_place.value));
    return PythonValue::integer(static_cast<std::int64_t>(dims.size()));
}

PythonValue CheckInfo::elementType() const
{
    const DataType told = scene().graph().valueType(m_place.value);
    const PythonValue made = makeElementType(scene(), told);
    if (made.isValid() || scene().runtime().isStopped())
        return made;
    const std::string of = quotedName(scene().graph(), m_place.value);
    return scene().unknown(
        told == DataType::Unknown
            ? "The graph does not say the element type of " + of + '.'
            : "TVM has no name for the type " + std::string(dataTypeName(told)) + " of " + of + '.',
        {.kind = UnknownCause::Kind::Type, .part = {}, .name = {}, .value = m_place.value});
}

PythonValue CheckInfo::fields() const
{
    const Graph& graph = scene().graph();
    const NodeId node = producerOf(graph, m_place);
    const auto size = node.isValid() ? tupleSize(graph, node) : std::nullopt;
    if (!size)
        return scene().unknown(
            "The graph does not say how many values the tuple " + quotedName(graph, m_place.value)
                + " has.",
            {.kind = UnknownCause::Kind::Type, .part = {}, .name = {}, .value = m_place.value});
    std::vector<PythonValue> fields;
    for (std::uint32_t at = 0; at < *size && scene().runtime().step(); ++at) {
        const auto item = itemPlace(graph, node, at);
        fields.push_back(item ? infoOf(scene(), *item)
                              : scene().unknown("Nothing takes this item of the tuple."));
    }
    return PythonValue(scene().heap().make<CheckArray>(scene(), std::move(fields)));
}

CheckShape::CheckShape(CheckScene& scene, std::vector<PythonValue> extents)
    : CheckArray(scene, extents, CheckKind::Shape),
      m_values(scene.heap().make<CheckArray>(scene, std::move(extents)))
{
}

PythonValue CheckShape::find(const PythonAsk&, std::string_view name)
{
    if (name == "values")
        return m_values;
    if (asksInfo(name))
        return PythonValue(
            scene().heap().make<CheckPlainInfo>(scene(), CheckKind::ShapeInfo, m_values));
    return {};
}

PythonValue CheckPlainInfo::find(const PythonAsk&, std::string_view name)
{
    if (kind() == CheckKind::NumberInfo)
        return {};
    if (kind() == CheckKind::TupleInfo)
        return name == "fields" ? m_values : PythonValue();
    if (name == "values")
        return m_values;
    if (name == "ndim")
        return PythonValue::integer(
            static_cast<std::int64_t>(m_values.as<CheckArray>().all().size()));
    return {};
}

} // namespace fusewright
