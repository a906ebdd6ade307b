// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Only what the file says counts: a shape that we infer, and one of an operator that a rewrite
// made, is not in `meta` when torch runs the filter. An attribute of the model has its shape in the
// file whether it was captured with example values or not, so its users tell.

#include "engine/rules/tenstorrent/filter/example_value.h"

#include "engine/graph/graph.h"
#include "engine/rules/tenstorrent/filter/filter_scene.h"
#include "engine/rules/tenstorrent/filter/filter_tensor.h"
#include "engine/rules/tenstorrent/filter/parameter_form.h"

#include <algorithm>

namespace fusewright {

namespace {

/// The shape that the file says; an unranked one where it says none.
ShapeId writtenShape(const Graph& graph, ValueId value)
{
    if (graph.shapeOrigin(value) == FactOrigin::Written)
        return graph.shapeId(value);
    const GivenShape* const given = graph.givenShape(value);
    return given && given->origin == FactOrigin::Written ? given->shape : ShapeTable::unranked;
}

bool isWritten(const Graph& graph, ValueId value)
{
    return graph.typeOrigin(value) == FactOrigin::Written
        && graph.shapes().isRanked(writtenShape(graph, value));
}

bool hasWrittenResult(const Graph& graph, NodeId node)
{
    return std::ranges::any_of(graph.outputs(node),
                               [&](ValueId value) { return isWritten(graph, value); });
}

/// Numbers of dynamo have a type and no axes, as tensors of rank 0 have.
bool isMaybeNumber(const Graph& graph, ValueId value)
{
    const DataType type = graph.valueType(value);
    const bool isNumber = type == DataType::I64 || type == DataType::F64 || type == DataType::Bool;
    return isNumber && graph.shapes().dims(writtenShape(graph, value)).empty();
}

PythonValue extent(FilterScene& scene, ValueId value, std::size_t axis, Dim dim)
{
    const Graph& graph = scene.graph();
    if (dim.isKnown())
        return PythonValue::integer(dim.size());
    const std::string where =
        "axis " + std::to_string(axis) + " of `" + std::string(graph.valueName(value)) + '`';
    const std::string sentence = dim.isNamed() ? "The size of " + where + " is `"
            + std::string(graph.text(dim.name())) + "`, not a number."
                                               : "The file does not say the size of " + where + '.';
    return scene.unknown(sentence, UnknownCause::Kind::Shape, value);
}

PythonValue tensorOf(FilterScene& scene, ValueId value)
{
    const Graph& graph = scene.graph();
    const std::string name(graph.valueName(value));
    if (isMaybeNumber(graph, value))
        return scene.unknown("The file does not say whether `" + name
                                 + "` is a number or a tensor of rank 0.",
                             UnknownCause::Kind::Type, value);
    std::vector<PythonValue> sizes;
    const auto dims = graph.shapes().dims(writtenShape(graph, value));
    for (std::size_t axis = 0; axis < dims.size(); ++axis)
        sizes.push_back(extent(scene, value, axis, dims[axis]));
    const PythonValue shape = scene.runtime().tuple(std::move(sizes));
    if (!shape.isValid())
        return {};
    shape.as<PythonSequence>().viewName = "torch.Size";
    return PythonValue(scene.heap().make<FilterTensor>(scene, name, shape,
                                                       scene.dtype(graph.valueType(value), value)));
}

/// Whether the node gives a tuple of values that the file knows one by one.
bool givesKnownItems(const Graph& graph, NodeId node)
{
    return std::ranges::any_of(graph.users(node), [&](NodeId user) {
        return graph.nativeName(user) == "operator.getitem" && hasWrittenResult(graph, user);
    });
}

} // namespace

PythonValue exampleOfNode(FilterScene& scene, NodeId node)
{
    const Graph& graph = scene.graph();
    const auto results = graph.outputs(node);
    if (graph.outputCount(node) == 1 && isWritten(graph, *results.begin()))
        return tensorOf(scene, *results.begin());
    if (graph.outputCount(node) > 1 || givesKnownItems(graph, node))
        return scene.unknown("`" + std::string(graph.nodeName(node))
                                 + "` has several results, which the file does not describe.",
                             UnknownCause::Kind::Shape);
    return {};
}

PythonValue exampleOfOutside(FilterScene& scene, ValueId value)
{
    const Graph& graph = scene.graph();
    if (!isWritten(graph, value))
        return {};
    const ParameterForm form = parameterForm(graph, value);
    const bool isCaptured = form == ParameterForm::Placeholder
        || std::ranges::any_of(graph.uses(value),
                               [&](const Use& use) { return hasWrittenResult(graph, use.node); });
    if (isCaptured)
        return tensorOf(scene, value);
    if (form == ParameterForm::Attribute)
        return {};
    return scene.unknown("The file does not say whether `" + std::string(graph.valueName(value))
                         + "` is an input, which would have an example value.");
}

} // namespace fusewright
