// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/rules.h"
#include "engine/infer/shape_algebra.h"
#include "engine/infer/torch_arguments.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

void setShape(NodeFacts& node, Shape shape)
{
    node.setResult(0, std::move(shape), node.type(0));
}

void view(NodeFacts& node)
{
    const auto sizes = sizesArgument(node, {node.has("shape") ? "shape" : "size", 1});
    // `view(dtype)` looks at the bits in another way, and has no sizes.
    if (sizes)
        setShape(node, reshapedShape(node.shape(0), *sizes, false, node.names()));
}

void flatten(NodeFacts& node)
{
    // nn.Flatten keeps the first axis, torch.flatten does not.
    const bool isModule = node.nativeName().ends_with("Flatten");
    const std::int64_t first = integerArgument(node, {"start_dim", 1}).value_or(isModule ? 1 : 0);
    const std::int64_t last = integerArgument(node, {"end_dim", 2}).value_or(-1);
    setShape(node, flattenedShape(node.shape(0), first, last, node.names()));
}

void unflatten(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const auto axis = integerArgument(node, {"dim", 1});
    const auto sizes = integersArgument(node, {"sizes", 2});
    const auto at = shape && axis ? axisIn(*axis, shape->size()) : std::nullopt;
    if (!at || !sizes)
        return;
    Extents wanted;
    for (const std::int64_t size : *sizes)
        wanted.emplace_back(size);
    const Shape inner = reshapedShape(Extents{(*shape)[*at]}, wanted, false, node.names());
    if (!inner)
        return;
    Extents result(shape->begin(), shape->begin() + std::ptrdiff_t(*at));
    result.insert(result.end(), inner->begin(), inner->end());
    result.insert(result.end(), shape->begin() + std::ptrdiff_t(*at) + 1, shape->end());
    setShape(node, result);
}

/// Only axes of extent 1 go; whether a symbolic one is 1 is not known.
void squeeze(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const TorchArgument dim{"dim", 1};
    if (!isGiven(node, dim)) {
        setShape(node, squeezedShape(shape, std::nullopt));
        return;
    }
    const auto axes = integersArgument(node, dim);
    if (!shape || !axes)
        return;
    Numbers going;
    for (const std::int64_t axis : *axes) {
        const auto at = axisIn(axis, shape->size());
        if (!at || !(*shape)[*at].isKnown())
            return;
        if ((*shape)[*at].is(1))
            going.push_back(axis);
    }
    setShape(node, squeezedShape(shape, going));
}

void unsqueeze(NodeFacts& node)
{
    if (const auto axis = integerArgument(node, {"dim", 1}))
        setShape(node, unsqueezedShape(node.shape(0), {*axis}));
}

void transpose(NodeFacts& node)
{
    Shape shape = node.shape(0);
    const bool isOfAxes = node.has("axis0"); // `swapaxes`
    const auto first = integerArgument(node, {isOfAxes ? "axis0" : "dim0", 1});
    const auto second = integerArgument(node, {isOfAxes ? "axis1" : "dim1", 2});
    const auto a = shape && first ? axisIn(*first, shape->size()) : std::nullopt;
    const auto b = shape && second ? axisIn(*second, shape->size()) : std::nullopt;
    if (!a || !b)
        return;
    std::swap((*shape)[*a], (*shape)[*b]);
    setShape(node, shape);
}

void transposeMatrix(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    if (shape && shape->size() <= 2)
        setShape(node, Extents(shape->rbegin(), shape->rend()));
}

void permute(NodeFacts& node)
{
    const auto order = sizesArgument(node, {"dims", 1});
    if (!order)
        return;
    Numbers axes;
    for (const Extent& axis : *order) {
        if (!axis.isKnown())
            return;
        axes.push_back(axis.number());
    }
    setShape(node, permutedShape(node.shape(0), axes));
}

void expand(NodeFacts& node)
{
    if (node.nativeName().find("expand_as") != std::string_view::npos) {
        setShape(node, node.shape(1));
        return;
    }
    const Shape shape = node.shape(0);
    auto sizes = sizesArgument(node, {"size", 1});
    if (!shape || !sizes || sizes->size() < shape->size())
        return;
    const std::size_t added = sizes->size() - shape->size();
    for (std::size_t at = 0; at < sizes->size(); ++at) {
        if ((*sizes)[at].is(-1))
            (*sizes)[at] = at < added ? Extent() : (*shape)[at - added];
    }
    setShape(node, *sizes);
}

void repeat(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const auto times = sizesArgument(node, {"repeats", 1});
    if (shape && times && times->size() >= shape->size())
        setShape(node, repeatedShape(shape, *times, node.names()));
}

/// The type of all of them, where they have one.
DataType commonType(const NodeFacts& node)
{
    for (std::size_t at = 1; at < node.operandCount(); ++at) {
        if (node.type(at) != node.type(0))
            return DataType::Unknown;
    }
    return node.type(0);
}

void concat(NodeFacts& node)
{
    const TorchArgument dim{"dim", 1};
    const auto axis = integerArgument(node, dim);
    if (isGiven(node, dim) && !axis)
        return;
    node.setResult(0, concatShape(node.shapes(), axis.value_or(0), node.names()), commonType(node));
}

void stack(NodeFacts& node)
{
    const std::int64_t axis = integerArgument(node, {"dim", 1}).value_or(0);
    const auto shapes = node.shapes();
    const bool areKnown =
        !shapes.empty() && std::ranges::all_of(shapes, [](const Shape& shape) { return !!shape; });
    if (!areKnown)
        return;
    const Shape shape = unsqueezedShape(shapes.front(), {axis});
    node.setResult(0, withExtent(shape, axis, Extent(std::ssize(shapes))), commonType(node));
}

void setParts(NodeFacts& node, const Shape& shape, std::int64_t axis, const Extents& sizes)
{
    // A tuple of one is a tuple too, which the node has as one value.
    for (std::size_t at = 0; at < sizes.size(); ++at)
        node.setResult(at, withExtent(shape, axis, sizes[at]), node.type(0));
    if (sizes.size() == 1)
        node.setResult(0, std::nullopt, DataType::Unknown);
}

constexpr std::int64_t mostParts = 4096;

void split(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const std::int64_t axis = integerArgument(node, {"dim", 2}).value_or(0);
    const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
    if (!at)
        return;
    Extents sizes;
    std::optional<Numbers> said = node.integers("split_sizes");
    for (const std::string_view name : {"split_size", "split_size_or_sections", "arg1"})
        said = said ? said : node.integers(name);
    if (said) {
        for (const std::int64_t size : *said)
            sizes.emplace_back(size);
        setParts(node, shape, axis, sizes);
        return;
    }
    std::optional<std::int64_t> each = node.integer("split_size");
    for (const std::string_view name : {"split_size_or_sections", "arg1"})
        each = each ? each : node.integer(name);
    const Extent& whole = (*shape)[*at];
    if (!each || *each < 1 || !whole.isKnown() || whole.number() / *each > mostParts)
        return;
    for (std::int64_t begin = 0; begin < whole.number(); begin += *each)
        sizes.emplace_back(std::min(*each, whole.number() - begin));
    setParts(node, shape, axis, sizes);
}

void chunk(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const auto count = integerArgument(node, {"chunks", 1});
    const std::int64_t axis = integerArgument(node, {"dim", 2}).value_or(0);
    const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
    if (!at || !count || *count < 1 || *count > mostParts || !(*shape)[*at].isKnown())
        return;
    const std::int64_t whole = (*shape)[*at].number();
    const std::int64_t each = whole / *count + (whole % *count == 0 ? 0 : 1);
    Extents sizes;
    for (std::int64_t begin = 0; begin < whole; begin += each)
        sizes.emplace_back(std::min(each, whole - begin));
    setParts(node, shape, axis, sizes);
}

void unbind(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const std::int64_t axis = integerArgument(node, {"dim", 1}).value_or(0);
    const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
    if (!at || !(*shape)[*at].isKnown() || (*shape)[*at].number() > mostParts
        || (*shape)[*at].number() < 2)
        return;
    const Shape part = reducedShape(shape, Numbers{axis}, false);
    for (std::int64_t each = 0; each < (*shape)[*at].number(); ++each)
        node.setResult(static_cast<std::size_t>(each), part, node.type(0));
}

void repeatInterleave(NodeFacts& node)
{
    const auto times = integerArgument(node, {"repeats", 1});
    const auto axis = integerArgument(node, {"dim", 2});
    const Shape shape = node.shape(0);
    const auto at = shape && axis ? axisIn(*axis, shape->size()) : std::nullopt;
    if (!times || !at)
        return;
    Amount extent = node.product();
    extent.multiply(Extent(*times));
    extent.multiply((*shape)[*at]);
    setShape(node, withExtent(shape, *axis, extent.value()));
}

void select(NodeFacts& node)
{
    if (const auto axis = integerArgument(node, {"dim", 1}))
        setShape(node, reducedShape(node.shape(0), Numbers{*axis}, false));
}

void slice(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const std::int64_t axis = integerArgument(node, {"dim", 1}).value_or(0);
    const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
    if (!at || !isGiven(node, {"dim", 1}))
        return;
    Extent extent;
    // Bounds may be operands; what is left out is the whole.
    if (node.operandCount() == 1) {
        const std::int64_t begin = integerArgument(node, {"start", 2}).value_or(0);
        const std::int64_t end = integerArgument(node, {"end", 3}).value_or(INT64_MAX);
        const std::int64_t step = integerArgument(node, {"step", 4}).value_or(1);
        extent = slicedExtent((*shape)[*at], begin, end, step);
    }
    setShape(node, withExtent(shape, axis, extent));
}

void narrow(NodeFacts& node)
{
    const auto axis = integerArgument(node, {"dim", 1});
    const auto length = integerArgument(node, {"length", 3});
    if (axis && node.operandCount() == 1)
        setShape(node, withExtent(node.shape(0), *axis, length ? Extent(*length) : Extent()));
}

void indexSelect(NodeFacts& node)
{
    const auto axis = integerArgument(node, {"dim", 1});
    const Shape index = node.shape(1);
    if (axis && index && index->size() == 1)
        setShape(node, withExtent(node.shape(0), *axis, index->front()));
}

void gather(NodeFacts& node)
{
    setShape(node, node.shape(1));
}

/// Two numbers for each of the last axes, the last axis first.
void pad(NodeFacts& node)
{
    Shape shape = node.shape(0);
    const auto pads = integersArgument(node, {"pad", 1});
    if (!shape || !pads || pads->size() % 2 != 0 || pads->size() > 2 * shape->size())
        return;
    for (std::size_t at = 0; at < pads->size() / 2; ++at) {
        Extent& extent = (*shape)[shape->size() - 1 - at];
        std::int64_t added = 0;
        const bool fits = !__builtin_add_overflow((*pads)[2 * at], (*pads)[2 * at + 1], &added);
        extent = fits ? enlarged(extent, added, node.names()) : Extent();
    }
    setShape(node, shape);
}

/// Two axes of space at the end, by their sizes.
void interpolate(NodeFacts& node)
{
    Shape shape = node.shape(0);
    auto sizes = integersArgument(node, {"output_size", 1});
    if (!sizes)
        sizes = node.integers("size");
    if (!shape || !sizes || shape->size() < 3 || sizes->size() != shape->size() - 2)
        return;
    for (std::size_t at = 0; at < sizes->size(); ++at)
        (*shape)[at + 2] = Extent((*sizes)[at]);
    setShape(node, shape);
}

void sizeOfAxis(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const auto axis = integerArgument(node, {"dim", 1});
    const auto at = shape && axis ? axisIn(*axis, shape->size()) : std::nullopt;
    if (!at)
        return;
    node.setResult(0, Extents(), DataType::I64);
    node.result(0).elements = Extents{(*shape)[*at]};
}

} // namespace

const std::vector<NamedRule>& torchLayoutRules()
{
    static const std::vector<NamedRule> rules{
        {"view", view},
        {"reshape", view},
        {"flatten", flatten},
        {"unflatten", unflatten},
        {"squeeze", squeeze},
        {"unsqueeze", unsqueeze},
        {"transpose", transpose},
        {"t", transposeMatrix},
        {"permute", permute},
        {"expand", expand},
        {"repeat", repeat},
        {"cat", concat},
        {"stack", stack},
        {"split", split},
        {"chunk", chunk},
        {"unbind", unbind},
        {"repeat_interleave", repeatInterleave},
        {"select", select},
        {"slice", slice},
        {"narrow", narrow},
        {"index_select", indexSelect},
        {"gather", gather},
        {"pad", pad},
        {"interpolate", interpolate},
        {"sym_size", sizeOfAxis},
        {"clone", sameAsFirst},
        {"copy", sameAsFirst},
        {"contiguous", sameAsFirst},
        {"to_device", sameAsFirst},
        {"to_layout", sameAsFirst},
        {"identity", sameAsFirst},
        {"alias", sameAsFirst},
    };
    return rules;
}

} // namespace fusewright::infer
