// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/argument_rules.h"
#include "engine/infer/onnx_arguments.h"
#include "engine/infer/rules.h"

#include <algorithm>
#include <numeric>

namespace fusewright::infer {

namespace {

void onnxReshape(NodeFacts& node)
{
    const OnnxArguments said(node);
    node.setShape(std::nullopt);
    node.result(0).elements = node.table(0);
    if (const auto wanted = said.extents({"shape", 1}).value)
        node.result(0).shape = reshapedShape(node.extentsAsElements(0), *wanted,
                                             !said.isSet("allowzero"), node.names());
    else if (const auto rank = lengthOf(node, 1))
        node.result(0).shape = Extents(*rank);
}

void onnxFlatten(NodeFacts& node)
{
    const auto axis = OnnxArguments(node).number({"axis"}).valueOr(1);
    node.setShape(axis ? matrixShape(node.shape(0), *axis, node.names()) : std::nullopt);
}

void onnxConcat(NodeFacts& node)
{
    std::vector<Shape> shapes = node.shapes();
    std::optional<Extents> elements = Extents();
    for (std::size_t at = 0; at < shapes.size(); ++at) {
        const auto part = node.elements(at);
        // PyTorch wrote one-element lists of a computed shape without their only extent.
        if (shapes[at] && shapes[at]->empty() && part)
            shapes[at]->emplace_back(1);
        const auto length = part ? part->size() : lengthOf(node, at);
        if (!elements || !length || elements->size() + *length > NodeFacts::mostElements)
            elements.reset();
        else if (part)
            elements->insert(elements->end(), part->begin(), part->end());
        else
            elements->resize(elements->size() + *length);
    }
    const auto axis = OnnxArguments(node).number({"axis"}).valueOr(1);
    node.setShape(axis ? concatShape(shapes, *axis, node.names()) : std::nullopt);
    node.result(0).elements = std::move(elements);
}

/// Says beside it how long each part is.
void onnxConcatTraining(NodeFacts& node)
{
    onnxConcat(node);
    const std::int64_t count = static_cast<std::int64_t>(node.operandCount());
    node.setResult(1, Extents{Extent(count)}, DataType::I64);
}

void onnxSplit(NodeFacts& node)
{
    const OnnxArguments said(node);
    const auto axis = said.number({"axis"}).valueOr(0);
    const Shape shape = node.shape(0);
    const auto at = shape && axis ? axisIn(*axis, shape->size()) : std::nullopt;
    if (!at || node.resultCount() == 0)
        return;
    const auto sizes = said.extents({"split", 1});
    const Extent& whole = (*shape)[*at];
    const auto parts = static_cast<std::int64_t>(node.resultCount());
    const bool isEven = !sizes.isGiven && whole.isKnown() && whole.number() % parts == 0;
    for (std::size_t part = 0; part < node.resultCount(); ++part) {
        Extent extent;
        if (sizes.value && part < sizes.value->size())
            extent = (*sizes.value)[part];
        else if (isEven)
            extent = Extent(whole.number() / parts);
        node.setResult(part, withExtent(shape, *axis, extent), node.type(0));
    }
}

/// How many of the elements of the first operand are in a row; a list has one in each.
std::optional<std::size_t> widthOfTable(const NodeFacts& node, const Extents& elements)
{
    const Shape shape = node.shape(0);
    if (!shape || shape->empty() || shape->size() > 2)
        return std::nullopt;
    const Extent width = shape->size() == 1 ? Extent(1) : shape->back();
    const bool fits = width.isKnown() && width.number() > 0
        && elements.size() % static_cast<std::size_t>(width.number()) == 0;
    return fits ? std::optional(static_cast<std::size_t>(width.number())) : std::nullopt;
}

/// The elements of a list between two numbers; rows of a table the other way round, as PyTorch
/// turns what `pad` is told.
void onnxSliceElements(NodeFacts& node, const Slices& slices)
{
    const auto elements = node.table(0);
    const bool isPlain = elements && slices.axes.size() == 1 && slices.begins.size() == 1
        && slices.ends.size() == 1 && slices.begins.front().isKnown()
        && slices.ends.front().isKnown() && slices.steps.size() == 1;
    if (!isPlain)
        return;
    const std::int64_t begin = slices.begins.front().number();
    const std::int64_t end = slices.ends.front().number();
    if (slices.steps.front().is(1) && node.rank(0) == 1) {
        node.result(0).elements = partOfList(*elements, begin, end);
    } else if (const auto width = widthOfTable(node, *elements); width
               && slices.steps.front().is(-1) && (slices.axes.front() == 0 || node.rank(0) == 1)) {
        node.result(0).elements = rowsBackwards(*elements, *width, begin, end);
    }
}

void onnxTranspose(NodeFacts& node)
{
    permuted<OnnxArguments>(node, {"perm"});
    const auto elements = node.table(0);
    const auto order = OnnxArguments(node).numbers({"perm"}).valueOr(Numbers{1, 0});
    if (!elements || node.rank(0) != 2 || order != Numbers{1, 0})
        return;
    if (const auto width = widthOfTable(node, *elements)) {
        node.result(0).elements = transposedTable(*elements, *width);
    }
}

void onnxSlice(NodeFacts& node)
{
    const OnnxArguments said(node);
    const Shape shape = node.shape(0);
    const auto begins = said.extents({"starts", 1});
    const auto ends = said.extents({"ends", 2});
    const auto axes = said.numbers({"axes", 3});
    const auto steps = said.extents({"steps", 4});
    node.setShape(std::nullopt);
    if (!shape)
        return;
    if (axes.isOpen() || (!axes.value && !begins.value && !ends.value)) {
        node.setShape(Extents(shape->size()));
        return;
    }
    Slices slices{.axes = axes.value.value_or(Numbers()),
                  .begins = begins.value.value_or(Extents()),
                  .ends = ends.value.value_or(Extents()),
                  .steps = {}};
    if (!axes.value) {
        slices.axes.resize(begins.value ? slices.begins.size() : slices.ends.size());
        std::iota(slices.axes.begin(), slices.axes.end(), 0);
    }
    slices.steps = steps.valueOr(Extents(slices.axes.size(), Extent(1))).value_or(Extents());
    node.setShape(slicedShape(shape, slices, node.names()));
    onnxSliceElements(node, slices);
}

void onnxGather(NodeFacts& node)
{
    const auto axis = OnnxArguments(node).number({"axis"}).valueOr(0);
    node.setShape(axis ? gatheredShape(node.shape(0), node.shape(1), *axis) : std::nullopt);
    const Shape& shape = node.result(0).shape;
    const auto elements = node.elements(0);
    const auto places = node.numbers(1);
    if (!elements || !places || node.rank(0) != 1 || !shape || shape->size() > 1)
        return;
    Extents chosen;
    for (const std::int64_t place : *places) {
        const auto at = axisIn(place, elements->size());
        if (!at)
            return;
        chosen.push_back((*elements)[*at]);
    }
    node.result(0).elements = std::move(chosen);
}

void onnxExpand(NodeFacts& node)
{
    node.setShape(std::nullopt);
    if (const auto wanted = node.elements(1))
        node.result(0).shape = broadcast(node.shape(0), *wanted);
    else if (const auto rank = lengthOf(node, 1); rank && node.rank(0))
        node.result(0).shape = Extents(std::max(*rank, *node.rank(0)));
}

void onnxTile(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const auto repeats = node.elements(1);
    const bool isSure = shape && repeats && repeats->size() == shape->size();
    node.setShape(isSure      ? repeatedShape(shape, *repeats, node.names())
                      : shape ? Shape(Extents(shape->size()))
                              : std::nullopt);
}

void onnxPad(NodeFacts& node)
{
    const OnnxArguments said(node);
    const Shape shape = node.shape(0);
    auto pads = said.numbers({"pads", 1}).value;
    if (!pads)
        pads = said.numbers({"paddings"}).value;
    const bool isSure = shape && pads && pads->size() == 2 * shape->size() && !node.hasOperand(3);
    if (!isSure) {
        node.setShape(shape ? Shape(Extents(shape->size())) : std::nullopt);
        return;
    }
    const auto middle = pads->begin() + std::ssize(*shape);
    node.setShape(paddedShape(shape, Numbers(pads->begin(), middle), Numbers(middle, pads->end()),
                              node.names()));
}

/// By sizes, or by factors: those of 1 leave an extent as it is, others are whole numbers here.
void onnxResize(NodeFacts& node)
{
    const OnnxArguments said(node);
    const Shape shape = node.shape(0);
    node.setShape(std::nullopt);
    if (!shape)
        return;
    const bool isUpsample = node.operandCount() == 2 || node.has("scales");
    const bool isPlain = !node.has("axes") && !node.has("keep_aspect_ratio_policy");
    const auto sizes = node.elements(3);
    const auto factors = isUpsample ? said.extents({"scales", 1}).value : node.elements(2);
    if (isPlain && sizes && sizes->size() == shape->size())
        node.result(0).shape = *sizes;
    else if (isPlain && factors && factors->size() == shape->size())
        node.result(0).shape = repeatedShape(shape, *factors, node.names());
    else
        node.result(0).shape = Extents(shape->size());
}

template <Shape (*Moved)(const Shape&, std::int64_t, StringPool&)>
void onnxBlocks(NodeFacts& node)
{
    const auto block = OnnxArguments(node).number({"blocksize"}).value;
    const bool isImage = node.rank(0) == 4 && block;
    node.setShape(isImage ? Moved(node.shape(0), *block, node.names()) : std::nullopt);
}

} // namespace

const RuleTable& onnxLayoutRules()
{
    static const RuleTable rules{
        {onnxReshape, {"Reshape"}},
        {onnxFlatten, {"Flatten"}},
        {onnxTranspose, {"Transpose"}},
        {[](NodeFacts& node) {
             squeezed<OnnxArguments>(node, {"axes", 1});
         },
         {"Squeeze"}},
        {[](NodeFacts& node) {
             unsqueezed<OnnxArguments>(node, {"axes", 1});
         },
         {"Unsqueeze"}},
        {onnxConcat, {"Concat"}},
        {onnxConcatTraining, {"com.microsoft::ConcatTraining"}},
        {onnxSplit, {"Split", "com.microsoft::SplitTraining"}},
        {onnxSlice, {"Slice"}},
        {onnxGather, {"Gather"}},
        {[](NodeFacts& node) { node.setShape(node.shape(1)); }, {"GatherElements"}},
        {[](NodeFacts& node) { gatheredAtPlaces<OnnxArguments>(node, {"batch_dims"}); },
         {"GatherND"}},
        {like<0>, {"Scatter", "ScatterElements", "ScatterND", "ReverseSequence"}},
        {onnxExpand, {"Expand"}},
        {onnxTile, {"Tile"}},
        {onnxPad, {"Pad"}},
        {onnxResize, {"Resize", "Upsample"}},
        {onnxBlocks<pixelShuffledShape>, {"DepthToSpace"}},
        {onnxBlocks<pixelUnshuffledShape>, {"SpaceToDepth"}},
    };
    return rules;
}

} // namespace fusewright::infer
