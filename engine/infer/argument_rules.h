// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/infer/common_rules.h"
#include "engine/infer/layout_shapes.h"
#include "engine/infer/node_facts.h"

/// Rules that are the same in all vocabularies but for what their arguments are called and where
/// they stand.
namespace fusewright::infer {

/// Without an order, the axes are turned around.
template <class Arguments>
void permuted(NodeFacts& node, Argument argument)
{
    const auto order = Arguments(node).numbers(argument);
    if (order.isGiven)
        node.setShape(order.value ? permutedShape(node.shape(0), *order.value) : std::nullopt);
    else
        node.setShape(reversedShape(node.shape(0)));
}

template <class Arguments>
void unsqueezed(NodeFacts& node, Argument argument)
{
    const auto axes = Arguments(node).numbers(argument).value;
    node.setShape(axes ? unsqueezedShape(node.shape(0), *axes) : std::nullopt);
    node.result(0).elements = node.elements(0);
}

template <class Arguments>
void squeezed(NodeFacts& node, Argument argument)
{
    const auto axes = Arguments(node).numbers(argument);
    node.setShape(axes.isOpen() ? std::nullopt : squeezedShape(node.shape(0), axes.value));
    node.result(0).elements = node.elements(0);
}

template <class Arguments>
void joined(NodeFacts& node, Argument argument)
{
    const auto axis = Arguments(node).number(argument).valueOr(0);
    node.setResult(0, axis ? concatShape(node.shapes(), *axis, node.names()) : std::nullopt,
                   commonType(node));
}

template <class Arguments>
void stacked(NodeFacts& node, Argument argument)
{
    const auto axis = Arguments(node).number(argument).valueOr(0);
    node.setResult(0, axis ? stackedShape(node.shapes(), *axis) : std::nullopt, commonType(node));
}

template <class Arguments>
void gatheredAtPlaces(NodeFacts& node, Argument batch)
{
    const auto axes = Arguments(node).number(batch).valueOr(0);
    node.setShape(gatheredPlacesShape(node.shape(0), node.shape(1), axes.value_or(-1)));
}

/// The type is that of the values, which may be an operand.
template <class Arguments>
void oneHot(NodeFacts& node, Argument depth, Argument axis, DataType type)
{
    const Arguments said(node);
    const auto at = said.number(axis).valueOr(-1);
    const Extent extent = onlyOne(said.extents(depth)).value.value_or(Extent());
    node.setResult(0, at ? oneHotShape(node.shape(0), *at, extent) : std::nullopt, type);
}

} // namespace fusewright::infer
