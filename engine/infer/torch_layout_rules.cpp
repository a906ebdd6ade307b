// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/argument_rules.h"
#include "engine/infer/rules.h"
#include "engine/infer/torch_arguments.h"
#include "engine/infer/window_shapes.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

constexpr std::size_t mostSlices = 4096;

void torchView(NodeFacts& node)
{
    const auto sizes = TorchArguments(node).sizes({node.has("shape") ? "shape" : "size", 1});
    // `view(dtype)` looks at the bits in another way, and has no sizes.
    if (sizes)
        node.setShape(reshapedShape(node.shape(0), *sizes, false, node.names()));
}

void torchFlatten(NodeFacts& node)
{
    const TorchArguments said(node);
    // nn.Flatten keeps the first axis, torch.flatten does not.
    const bool isModule = node.nativeName().ends_with("Flatten");
    const auto first = said.number({"start_dim", 1}).valueOr(isModule ? 1 : 0);
    const auto last = said.number({"end_dim", 2}).valueOr(-1);
    if (first && last)
        node.setShape(flattenedShape(node.shape(0), *first, *last, node.names()));
}

void torchUnflatten(NodeFacts& node)
{
    const TorchArguments said(node);
    const auto axis = said.number({"dim", 1}).value;
    const auto sizes = said.numbers({"sizes", 2}).value;
    if (axis && sizes)
        node.setShape(unflattenedShape(node.shape(0), *axis, *sizes, node.names()));
}

/// Only axes of extent 1 go; whether a symbolic one is 1 is not known.
void torchSqueeze(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const auto axes = TorchArguments(node).numbers({"dim", 1});
    if (!axes.isGiven)
        node.setShape(squeezedShape(shape, std::nullopt));
    if (!shape || !axes.value)
        return;
    Numbers going;
    for (const std::int64_t axis : *axes.value) {
        const auto at = axisIn(axis, shape->size());
        if (!at || !(*shape)[*at].isKnown())
            return;
        if ((*shape)[*at].is(1))
            going.push_back(axis);
    }
    node.setShape(squeezedShape(shape, going));
}

void torchTranspose(NodeFacts& node)
{
    const TorchArguments said(node);
    const bool isOfAxes = node.has("axis0"); // `swapaxes`
    const auto first = said.number({isOfAxes ? "axis0" : "dim0", 1}).value;
    const auto second = said.number({isOfAxes ? "axis1" : "dim1", 2}).value;
    if (first && second)
        node.setShape(swappedShape(node.shape(0), *first, *second));
}

void torchTransposeMatrix(NodeFacts& node)
{
    if (node.rank(0).value_or(3) <= 2)
        node.setShape(reversedShape(node.shape(0)));
}

void torchPermute(NodeFacts& node)
{
    const auto order = TorchArguments(node).sizes({"dims", 1});
    const auto axes = order ? numbersOf(*order) : std::nullopt;
    if (axes)
        node.setShape(permutedShape(node.shape(0), *axes));
}

void torchExpand(NodeFacts& node)
{
    if (isNamedAfter(node, "expand_as"))
        node.setShape(node.shape(1));
    else if (const auto sizes = TorchArguments(node).sizes({"size", 1}))
        node.setShape(expandedShape(node.shape(0), *sizes));
}

void torchRepeat(NodeFacts& node)
{
    const auto times = TorchArguments(node).sizes({"repeats", 1});
    const auto rank = node.rank(0);
    if (rank && times && times->size() >= *rank)
        node.setShape(repeatedShape(node.shape(0), *times, node.names()));
}

/// Unknown where there is no such axis.
Extent torchAxis(const NodeFacts& node, std::optional<std::int64_t> axis)
{
    const Shape shape = node.shape(0);
    const auto at = shape && axis ? axisIn(*axis, shape->size()) : std::nullopt;
    return at ? (*shape)[*at] : Extent();
}

void torchSplit(NodeFacts& node)
{
    const TorchArguments said(node);
    const auto axis = said.number({"dim", 2}).valueOr(0);
    Said<Numbers> sizes;
    bool isList = false;
    for (const std::string_view name : {"split_sizes", "split_size", "split_size_or_sections"}) {
        const AttributeValue* const value = node.argument({name, 1});
        if (!value || sizes.value)
            continue;
        sizes = said.numbers({name, 1});
        isList = std::holds_alternative<Numbers>(*value);
    }
    if (!axis || !sizes.value)
        return;
    if (isList)
        node.setParts(node.shape(0), *axis, extentsOf(*sizes.value));
    else if (sizes.value->size() == 1)
        node.setParts(node.shape(0), *axis,
                      equalParts(torchAxis(node, axis), sizes.value->front()));
}

void torchChunk(NodeFacts& node)
{
    const TorchArguments said(node);
    const auto count = said.number({"chunks", 1}).value;
    const auto axis = said.number({"dim", 2}).valueOr(0);
    const Extent whole = torchAxis(node, axis);
    if (axis && count && *count > 0 && whole.isKnown())
        node.setParts(
            node.shape(0), *axis,
            equalParts(whole, std::max<std::int64_t>(1, (whole.number() - 1) / *count + 1)));
}

void torchUnbind(NodeFacts& node)
{
    const auto axis = TorchArguments(node).number({"dim", 1}).valueOr(0);
    const Extent count = torchAxis(node, axis);
    if (!axis || !count.isKnown() || count.number() < 2
        || count.number() > static_cast<std::int64_t>(mostSlices))
        return;
    const Shape part = reducedShape(node.shape(0), Numbers{*axis}, false);
    for (std::size_t each = 0; each < static_cast<std::size_t>(count.number()); ++each)
        node.setResult(each, part, node.type(0));
}

void torchRepeatInterleave(NodeFacts& node)
{
    const TorchArguments said(node);
    const auto times = said.number({"repeats", 1}).value;
    const auto axis = said.number({"dim", 2}).value;
    if (times && axis)
        node.setShape(stretchedShape(node.shape(0), *axis, Extent(*times), node.names()));
}

void torchSelect(NodeFacts& node)
{
    if (const auto axis = TorchArguments(node).number({"dim", 1}).value)
        node.setShape(reducedShape(node.shape(0), Numbers{*axis}, false));
}

/// Bounds may be operands; what is left out is the whole.
void torchSlice(NodeFacts& node)
{
    const TorchArguments said(node);
    const auto axis = said.number({"dim", 1}).value;
    const auto extentOf = [&](Argument argument, std::int64_t usual) {
        const auto number = said.number(argument).valueOr(usual);
        return number && node.operandCount() == 1 ? Extents{Extent(*number)} : Extents();
    };
    if (axis)
        node.setShape(slicedShape(node.shape(0),
                                  {.axes = {*axis},
                                   .begins = extentOf({"start", 2}, 0),
                                   .ends = extentOf({"end", 3}, INT64_MAX),
                                   .steps = extentOf({"step", 4}, 1)},
                                  node.names()));
}

void torchNarrow(NodeFacts& node)
{
    const TorchArguments said(node);
    const auto axis = said.number({"dim", 1}).value;
    const auto length = said.number({"length", 3}).value;
    if (axis && node.operandCount() == 1)
        node.setShape(withExtent(node.shape(0), *axis, length ? Extent(*length) : Extent()));
}

void torchIndexSelect(NodeFacts& node)
{
    const auto axis = TorchArguments(node).number({"dim", 1}).value;
    if (axis && node.rank(1) == 1)
        node.setShape(gatheredShape(node.shape(0), node.shape(1), *axis));
}

/// Two numbers for each of the last axes, the last axis first.
void torchPad(NodeFacts& node)
{
    const auto pads = TorchArguments(node).numbers({"pad", 1}).value;
    if (!pads || pads->size() % 2 != 0)
        return;
    Numbers before;
    Numbers behind;
    for (std::size_t at = pads->size(); at > 0; at -= 2) {
        before.push_back((*pads)[at - 2]);
        behind.push_back((*pads)[at - 1]);
    }
    node.setShape(paddedShape(node.shape(0), before, behind, node.names()));
}

/// The axes of space at the end, by their sizes.
void torchInterpolate(NodeFacts& node)
{
    const TorchArguments said(node);
    auto sizes = said.numbers({"output_size", 1}).value;
    if (!sizes)
        sizes = said.numbers({"size", 1}).value;
    const std::size_t rank = node.rank(0).value_or(0);
    if (sizes && rank > axesBeforeSpace && sizes->size() == rank - axesBeforeSpace)
        node.setShape(resizedShape(node.shape(0), sizes->size(), extentsOf(*sizes)));
}

void torchSizeOfAxis(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const auto axis = TorchArguments(node).number({"dim", 1}).value;
    const auto at = shape && axis ? axisIn(*axis, shape->size()) : std::nullopt;
    if (!at)
        return;
    node.setResult(0, Extents(), DataType::I64);
    node.result(0).elements = Extents{(*node.extentsAsElements(0))[*at]};
}

} // namespace

const RuleTable& torchLayoutRules()
{
    static const RuleTable rules{
        {torchView, {"view", "reshape"}},
        {torchFlatten, {"flatten"}},
        {torchUnflatten, {"unflatten"}},
        {torchSqueeze, {"squeeze"}},
        {[](NodeFacts& node) {
             unsqueezed<TorchArguments>(node, {"dim", 1});
         },
         {"unsqueeze"}},
        {torchTranspose, {"transpose"}},
        {torchTransposeMatrix, {"t"}},
        {torchPermute, {"permute"}},
        {torchExpand, {"expand"}},
        {torchRepeat, {"repeat"}},
        {[](NodeFacts& node) {
             joined<TorchArguments>(node, {"dim", 1});
         },
         {"cat"}},
        {[](NodeFacts& node) {
             stacked<TorchArguments>(node, {"dim", 1});
         },
         {"stack"}},
        {torchSplit, {"split"}},
        {torchChunk, {"chunk"}},
        {torchUnbind, {"unbind"}},
        {torchRepeatInterleave, {"repeat_interleave"}},
        {torchSelect, {"select"}},
        {torchSlice, {"slice"}},
        {torchNarrow, {"narrow"}},
        {torchIndexSelect, {"index_select"}},
        {[](NodeFacts& node) { node.setShape(node.shape(1)); }, {"gather"}},
        {torchPad, {"pad"}},
        {torchInterpolate, {"interpolate"}},
        {torchSizeOfAxis, {"sym_size"}},
        {sameAsFirst,
         {"clone", "copy", "contiguous", "to_device", "to_layout", "identity", "alias"}},
    };
    return rules;
}

} // namespace fusewright::infer
