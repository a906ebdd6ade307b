// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/integer_rules.h"
#include "engine/infer/rules.h"
#include "engine/infer/shape_algebra.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

/// Numbers that were an attribute in older versions and are an operand now.
std::optional<Numbers> numbersOf(const NodeFacts& node, std::string_view attribute,
                                 std::size_t operand)
{
    if (const auto numbers = node.integers(attribute))
        return numbers;
    return node.hasOperand(operand) ? node.numbers(operand) : std::nullopt;
}

void reshape(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    node.result(0).elements = node.elements(0);
    std::optional<Extents> wanted = node.elements(1);
    if (const auto attribute = node.integers("shape")) {
        wanted.emplace();
        for (const std::int64_t number : *attribute)
            wanted->emplace_back(number);
    }
    const bool zeroCopies = node.integer("allowzero").value_or(0) == 0;
    if (wanted)
        node.result(0).shape = reshapedShape(node.shape(0), *wanted, zeroCopies, node.names());
    else if (const auto rank = lengthOf(node, 1))
        node.result(0).shape = Extents(*rank);
}

void flatten(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    const Shape shape = node.shape(0);
    if (!shape)
        return;
    const std::int64_t size = std::ssize(*shape);
    std::int64_t axis = node.integer("axis").value_or(1);
    axis = axis < 0 ? axis + size : axis;
    if (axis < 0 || axis > size)
        return;
    Amount before = node.product();
    Amount after = node.product();
    before.multiply(std::span(*shape).first(static_cast<std::size_t>(axis)));
    after.multiply(std::span(*shape).subspan(static_cast<std::size_t>(axis)));
    node.result(0).shape = Extents{before.value(), after.value()};
}

void transpose(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    const Shape shape = node.shape(0);
    if (const auto order = node.integers("perm"))
        node.result(0).shape = permutedShape(shape, *order);
    else if (shape)
        node.result(0).shape = Extents(shape->rbegin(), shape->rend());
}

void squeeze(NodeFacts& node)
{
    const auto axes = numbersOf(node, "axes", 1);
    const bool areOpen = node.hasOperand(1) && !axes;
    node.setResult(0, areOpen ? std::nullopt : squeezedShape(node.shape(0), axes), node.type(0));
    node.result(0).elements = node.elements(0);
}

void unsqueeze(NodeFacts& node)
{
    const auto axes = numbersOf(node, "axes", 1);
    node.setResult(0, axes ? unsqueezedShape(node.shape(0), *axes) : std::nullopt, node.type(0));
    node.result(0).elements = node.elements(0);
}

void concat(NodeFacts& node)
{
    std::vector<Shape> shapes;
    std::optional<Extents> elements = Extents();
    for (std::size_t at = 0; at < node.operandCount(); ++at) {
        shapes.push_back(node.shape(at));
        // PyTorch wrote one-element lists of a computed shape without their only extent.
        if (shapes.back() && shapes.back()->empty() && node.elements(at))
            shapes.back()->emplace_back(1);
        const auto part = elements ? node.elements(at) : std::nullopt;
        if (part)
            elements->insert(elements->end(), part->begin(), part->end());
        else if (const auto length = elements ? lengthOf(node, at) : std::nullopt)
            elements->resize(elements->size() + *length);
        else
            elements.reset();
    }
    node.setResult(0, concatShape(shapes, node.integer("axis").value_or(1), node.names()),
                   node.type(0));
    node.result(0).elements = std::move(elements);
}

/// Says beside it how long each part is.
void concatTraining(NodeFacts& node)
{
    concat(node);
    const std::int64_t count = static_cast<std::int64_t>(node.operandCount());
    node.setResult(1, Extents{Extent(count)}, DataType::I64);
}

void split(NodeFacts& node)
{
    const std::int64_t axis = node.integer("axis").value_or(0);
    const Shape shape = node.shape(0);
    const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
    if (!at)
        return;
    const auto sizes = numbersOf(node, "split", 1);
    const auto parts = static_cast<std::int64_t>(node.resultCount());
    const Extent& whole = (*shape)[*at];
    for (std::size_t part = 0; part < node.resultCount(); ++part) {
        Extent extent;
        if (sizes && part < sizes->size())
            extent = Extent((*sizes)[part]);
        else if (!sizes && !node.hasOperand(1) && whole.isKnown() && whole.number() % parts == 0)
            extent = Extent(whole.number() / parts);
        node.setResult(part, withExtent(shape, axis, extent), node.type(0));
    }
}

void slice(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    Shape shape = node.shape(0);
    if (!shape)
        return;
    const auto begins = numbersOf(node, "starts", 1);
    const auto ends = numbersOf(node, "ends", 2);
    auto axes = numbersOf(node, "axes", 3);
    auto steps = node.hasOperand(4) ? node.numbers(4) : std::nullopt;
    const bool areAxesOpen = node.hasOperand(3) && !axes;
    if (areAxesOpen || (!axes && !begins && !ends)) {
        node.result(0).shape = Extents(shape->size());
        return;
    }
    const std::size_t count = axes ? axes->size() : begins ? begins->size() : ends->size();
    const bool areStepsOpen = node.hasOperand(4) && !steps;
    for (std::size_t at = 0; at < count; ++at) {
        const auto axis = axisIn(axes ? (*axes)[at] : static_cast<std::int64_t>(at), shape->size());
        if (!axis)
            return;
        const bool isSure = begins && ends && at < begins->size() && at < ends->size()
            && !areStepsOpen && (!steps || at < steps->size());
        const Extent before = (*shape)[*axis];
        const std::int64_t step = isSure && steps ? (*steps)[at] : 1;
        (*shape)[*axis] =
            isSure ? slicedExtent(before, (*begins)[at], (*ends)[at], step) : Extent();
    }
    node.result(0).shape = shape;
    const auto elements = node.elements(0);
    const bool isPlain = elements && begins && ends && count == 1 && !areStepsOpen
        && begins->size() == 1 && ends->size() == 1 && (!steps || *steps == Numbers{1});
    if (!isPlain || shape->size() != 1)
        return;
    const std::int64_t size = std::ssize(*elements);
    const auto clamped = [&](std::int64_t at) {
        return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size);
    };
    const std::int64_t begin = clamped(begins->front());
    const std::int64_t end = std::max(begin, clamped(ends->front()));
    node.result(0).elements = Extents(elements->begin() + begin, elements->begin() + end);
}

void gather(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    const Shape data = node.shape(0);
    const Shape indices = node.shape(1);
    const auto axis = data ? axisIn(node.integer("axis").value_or(0), data->size()) : std::nullopt;
    if (!axis || !indices)
        return;
    Extents shape(data->begin(), data->begin() + std::ptrdiff_t(*axis));
    shape.insert(shape.end(), indices->begin(), indices->end());
    shape.insert(shape.end(), data->begin() + std::ptrdiff_t(*axis) + 1, data->end());
    node.result(0).shape = shape;

    const auto elements = node.elements(0);
    const auto places = node.numbers(1);
    if (!elements || !places || data->size() != 1 || shape.size() > 1)
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

void gatherElements(NodeFacts& node)
{
    node.setResult(0, node.shape(1), node.type(0));
}

void gatherPlaces(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    const Shape data = node.shape(0);
    const Shape places = node.shape(1);
    const std::int64_t batch = node.integer("batch_dims").value_or(0);
    if (!data || !places || places->empty() || !places->back().isKnown() || batch < 0
        || batch > std::ssize(*data) || places->back().number() > std::ssize(*data) - batch)
        return;
    const std::int64_t used = batch + places->back().number();
    Extents shape(places->begin(), places->end() - 1);
    shape.insert(shape.end(), data->begin() + used, data->end());
    node.result(0).shape = shape;
}

void asFirst(NodeFacts& node)
{
    node.setResult(0, node.shape(0), node.type(0));
}

void expand(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    if (const auto wanted = node.elements(1))
        node.result(0).shape = broadcast(node.shape(0), *wanted);
    else if (const auto rank = lengthOf(node, 1); rank && node.rank(0))
        node.result(0).shape = Extents(std::max(*rank, *node.rank(0)));
}

void tile(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    const Shape shape = node.shape(0);
    const auto repeats = node.elements(1);
    if (!shape)
        return;
    const bool isSure = repeats && repeats->size() == shape->size();
    node.result(0).shape =
        isSure ? repeatedShape(shape, *repeats, node.names()) : Extents(shape->size());
}

void pad(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    Shape shape = node.shape(0);
    if (!shape)
        return;
    auto pads = numbersOf(node, "pads", 1);
    if (!pads)
        pads = node.integers("paddings");
    const std::size_t rank = shape->size();
    for (std::size_t at = 0; at < rank; ++at) {
        Extent& extent = (*shape)[at];
        const bool isSure = pads && pads->size() == 2 * rank && !node.hasOperand(3);
        std::int64_t added = 0;
        if (!isSure || __builtin_add_overflow((*pads)[at], (*pads)[at + rank], &added))
            extent = Extent();
        else if (added != 0)
            extent = enlarged(extent, added, node.names());
    }
    node.result(0).shape = shape;
}

/// By sizes, or by factors: those of 1 leave an extent as it is, others are whole numbers here.
void resize(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    Shape shape = node.shape(0);
    if (!shape)
        return;
    const std::size_t rank = shape->size();
    const bool isUpsample = node.operandCount() == 2 || node.has("scales");
    auto sizes = node.elements(3);
    auto factors = isUpsample ? numbersOf(node, "scales", 1) : node.numbers(2);
    const bool isPlain = !node.has("axes") && !node.has("keep_aspect_ratio_policy");
    if (isPlain && sizes && sizes->size() == rank) {
        node.result(0).shape = *sizes;
        return;
    }
    for (std::size_t at = 0; at < rank; ++at) {
        Amount product = node.product();
        product.multiply((*shape)[at]);
        product.multiply(isPlain && factors && factors->size() == rank ? Extent((*factors)[at])
                                                                       : Extent());
        (*shape)[at] = product.value();
    }
    node.result(0).shape = shape;
}

void depthToSpace(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    const Shape shape = node.shape(0);
    const std::int64_t block = node.integer("blocksize").value_or(0);
    if (!shape || shape->size() != 4 || block < 1 || block > 1024)
        return;
    Extents result{(*shape)[0]};
    Amount all = node.product();
    Amount divisor = node.product();
    all.multiply((*shape)[1]);
    divisor.multiply(Extent(block * block));
    result.push_back(all.dividedBy(divisor));
    for (const std::size_t at : {2U, 3U}) {
        Amount product = node.product();
        product.multiply((*shape)[at]);
        product.multiply(Extent(block));
        result.push_back(product.value());
    }
    node.result(0).shape = result;
}

void spaceToDepth(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    const Shape shape = node.shape(0);
    const std::int64_t block = node.integer("blocksize").value_or(0);
    if (!shape || shape->size() != 4 || block < 1 || block > 1024)
        return;
    Amount channels = node.product();
    channels.multiply((*shape)[1]);
    channels.multiply(Extent(block * block));
    Extents result{(*shape)[0], channels.value()};
    for (const std::size_t at : {2U, 3U}) {
        Amount all = node.product();
        Amount divisor = node.product();
        all.multiply((*shape)[at]);
        divisor.multiply(Extent(block));
        result.push_back(all.dividedBy(divisor));
    }
    node.result(0).shape = result;
}

} // namespace

const std::vector<NamedRule>& onnxLayoutRules()
{
    static const std::vector<NamedRule> rules{
        {"Reshape", reshape},
        {"Flatten", flatten},
        {"Transpose", transpose},
        {"Squeeze", squeeze},
        {"Unsqueeze", unsqueeze},
        {"Concat", concat},
        {"com.microsoft::ConcatTraining", concatTraining},
        {"Split", split},
        {"com.microsoft::SplitTraining", split},
        {"Slice", slice},
        {"Gather", gather},
        {"GatherElements", gatherElements},
        {"GatherND", gatherPlaces},
        {"Scatter", asFirst},
        {"ScatterElements", asFirst},
        {"ScatterND", asFirst},
        {"ReverseSequence", asFirst},
        {"Expand", expand},
        {"Tile", tile},
        {"Pad", pad},
        {"Resize", resize},
        {"Upsample", resize},
        {"DepthToSpace", depthToSpace},
        {"SpaceToDepth", spaceToDepth},
    };
    return rules;
}

} // namespace fusewright::infer
