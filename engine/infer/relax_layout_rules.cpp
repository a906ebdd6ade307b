// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/argument_rules.h"
#include "engine/infer/relax_arguments.h"
#include "engine/infer/rules.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

/// Whether a zero keeps an extent or is one depends on the version, so it is left open.
void relaxReshape(NodeFacts& node)
{
    node.setShape(std::nullopt);
    auto wanted = RelaxArguments(node).extents({"shape", 1}).value;
    if (!wanted || node.operandCount() > 1)
        return;
    std::ranges::replace_if(
        *wanted, [](const Extent& each) { return each.is(0); }, Extent());
    node.setShape(reshapedShape(node.shape(0), *wanted, false, node.names()));
}

void relaxFlattenBatch(NodeFacts& node)
{
    const bool hasMore = node.rank(0).value_or(0) > 1;
    node.setShape(hasMore ? flattenedShape(node.shape(0), 1, -1, node.names()) : std::nullopt);
}

void relaxSplit(NodeFacts& node)
{
    const RelaxArguments said(node);
    const Argument sections{"indices_or_sections", 1};
    const Shape shape = node.shape(0);
    const auto axis = said.number({"axis", 2}).valueOr(0);
    const auto at = shape && axis ? axisIn(*axis, shape->size()) : std::nullopt;
    const auto numbers = said.numbers(sections).value;
    if (!at || !numbers)
        return;
    const Extent& whole = (*shape)[*at];
    if (said.isList(sections))
        node.setParts(shape, *axis, partsAt(whole, *numbers));
    else if (numbers->size() == 1)
        node.setParts(shape, *axis, partsInNumber(whole, numbers->front(), node.names()));
}

void relaxTake(NodeFacts& node)
{
    const auto axis = RelaxArguments(node).number({"axis", 2});
    const bool isSure = axis.value || (!axis.isGiven && node.rank(0) == 1);
    node.setShape(isSure ? gatheredShape(node.shape(0), node.shape(1), axis.value.value_or(0))
                         : std::nullopt);
}

void relaxSlice(NodeFacts& node)
{
    const RelaxArguments said(node);
    node.setShape(std::nullopt);
    const auto axes = said.numbers({"axes", 1}).value;
    if (!axes || node.operandCount() > 1)
        return;
    const auto steps = said.extents({"strides", 4}).valueOr(Extents(axes->size(), Extent(1)));
    node.setShape(slicedShape(node.shape(0),
                              {.axes = *axes,
                               .begins = said.extents({"begin", 2}).value.value_or(Extents()),
                               .ends = said.extents({"end", 3}).value.value_or(Extents()),
                               .steps = steps.value_or(Extents())},
                              node.names()));
}

void relaxExpand(NodeFacts& node)
{
    const auto sizes = RelaxArguments(node).extents({"shape", 1}).value;
    node.setShape(node.operandCount() == 1 ? sizes : std::nullopt);
}

void relaxRepeatWhole(NodeFacts& node)
{
    const auto times = RelaxArguments(node).extents({"repeats", 1}).value;
    node.setShape(times ? repeatedShape(node.shape(0), *times, node.names()) : std::nullopt);
}

void relaxRepeatEach(NodeFacts& node)
{
    const RelaxArguments said(node);
    const auto times = said.extents({"repeats", 1}).value;
    const auto axis = said.number({"axis", 2});
    Shape shape = node.shape(0);
    if (!axis.isGiven)
        shape = flattenedShape(shape, 0, -1, node.names());
    const auto along = axis.valueOr(0);
    const bool isSure = along && times && times->size() == 1;
    node.setShape(isSure ? stretchedShape(shape, *along, times->front(), node.names())
                         : std::nullopt);
}

/// In front of and behind each axis, the first axis first.
void relaxPad(NodeFacts& node)
{
    const auto widths = RelaxArguments(node).numbers({"pad_width", 1}).value;
    const Shape shape = node.shape(0);
    node.setShape(std::nullopt);
    if (!shape || !widths || widths->size() != 2 * shape->size())
        return;
    Numbers before;
    Numbers behind;
    for (std::size_t at = 0; at < shape->size(); ++at) {
        before.push_back((*widths)[2 * at]);
        behind.push_back((*widths)[2 * at + 1]);
    }
    node.setShape(paddedShape(shape, before, behind, node.names()));
}

void relaxPixelShuffle(NodeFacts& node)
{
    const auto factor = RelaxArguments(node).number({"upscale_factor", 1}).value;
    node.setShape(pixelShuffledShape(node.shape(0), factor.value_or(0), node.names()));
}

/// The value that fills is an operand, and its type is the type where no other is said.
template <std::size_t TypeAt>
void relaxFilled(NodeFacts& node)
{
    const RelaxArguments said(node);
    const DataType usual = TypeAt == 2 ? node.type(0) : DataType::Unknown;
    node.setResult(0, said.extents({"shape", 0}).value, said.type({"dtype", TypeAt}, usual));
}

template <std::size_t TypeAt>
void relaxFilledLike(NodeFacts& node)
{
    node.setResult(0, node.shape(0), RelaxArguments(node).type({"dtype", TypeAt}, node.type(0)));
}

/// What counts up to one number begins at 0.
void relaxRange(NodeFacts& node)
{
    const RelaxArguments said(node);
    node.setResult(0, Extents{Extent()}, said.type({"dtype", 3}, DataType::Unknown));
    if (node.operandCount() > 0)
        return;
    const auto extentOf = [](const std::optional<Extents>& extents) {
        return extents && extents->size() == 1 ? extents->front() : Extent();
    };
    const auto first = said.extents({"start", 0});
    const auto second = said.extents({"end", 1});
    const Extent step = extentOf(said.extents({"step", 2}).valueOr({Extent(1)}));
    const Extent begin = second.value ? extentOf(first.value) : Extent(0);
    const Extent end = extentOf(second.value ? second.value : first.value);
    node.result(0).shape = Extents{rangeLength(begin, end, step)};
}

} // namespace

const RuleTable& relaxLayoutRules()
{
    static const RuleTable rules{
        {relaxReshape, {"reshape"}},
        {[](NodeFacts& node) { node.setShape(flattenedShape(node.shape(0), 0, -1, node.names())); },
         {"flatten"}},
        {relaxFlattenBatch, {"nn.batch_flatten"}},
        {[](NodeFacts& node) {
             permuted<RelaxArguments>(node, {"axes", 1});
         },
         {"permute_dims"}},
        {[](NodeFacts& node) {
             unsqueezed<RelaxArguments>(node, {"axis", 1});
         },
         {"expand_dims"}},
        {[](NodeFacts& node) {
             squeezed<RelaxArguments>(node, {"axis", 1});
         },
         {"squeeze"}},
        {[](NodeFacts& node) {
             joined<RelaxArguments>(node, {"axis", 1});
         },
         {"concat"}},
        {[](NodeFacts& node) {
             stacked<RelaxArguments>(node, {"axis", 1});
         },
         {"stack"}},
        {relaxSplit, {"split"}},
        {relaxTake, {"take"}},
        {relaxSlice, {"strided_slice"}},
        {relaxExpand, {"broadcast_to"}},
        {relaxRepeatWhole, {"tile"}},
        {relaxRepeatEach, {"repeat"}},
        {relaxPad, {"nn.pad"}},
        {relaxPixelShuffle, {"nn.pixel_shuffle"}},
        {[](NodeFacts& node) { node.setShape(node.shape(1)); },
         {"gather_elements", "collapse_sum_like"}},
        {[](NodeFacts& node) {
             gatheredAtPlaces<RelaxArguments>(node, {"batch_dims", 2});
         },
         {"gather_nd"}},
        {like<0>,
         {"scatter_elements", "scatter_nd", "index_put", "slice_scatter", "reverse_sequence",
          "flip", "tril", "triu"}},
        {relaxFilled<2>, {"full"}},
        {relaxFilled<1>, {"zeros", "ones"}},
        {relaxFilledLike<2>, {"full_like"}},
        {relaxFilledLike<1>, {"zeros_like", "ones_like"}},
        {relaxRange, {"arange"}},
        {[](NodeFacts& node) {
             oneHot<RelaxArguments>(node, {"depth", 3}, {"axis", 4}, DataType::Unknown);
         },
         {"one_hot"}},
        {[](NodeFacts& node) { node.setResult(0, Extents(), DataType::I64); }, {"size"}},
        {nonzero, {"nonzero"}},
        {[](NodeFacts& node) {
             node.setShape(RelaxArguments(node).extents({"shape", 1}).value);
         },
         {"collapse_sum_to"}},
    };
    return rules;
}

} // namespace fusewright::infer
