// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/relax_arguments.h"
#include "engine/infer/rules.h"

#include <algorithm>

namespace fusewright::infer {

namespace {

constexpr std::int64_t mostParts = 4096;

void setShape(NodeFacts& node, Shape shape)
{
    node.setResult(0, std::move(shape), node.type(0));
}

void asFirst(NodeFacts& node)
{
    setShape(node, node.shape(0));
}

/// Whether a zero keeps an extent or is one depends on the version, so it is left open.
void reshape(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    auto wanted = relaxExtents(node, {"shape", 1});
    if (!wanted || node.operandCount() > 1)
        return;
    std::ranges::replace_if(
        *wanted, [](const Extent& each) { return each.is(0); }, Extent());
    node.result(0).shape = reshapedShape(node.shape(0), *wanted, false, node.names());
}

void flatten(NodeFacts& node)
{
    setShape(node, flattenedShape(node.shape(0), 0, -1, node.names()));
}

void flattenBatch(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    if (shape && shape->size() > 1)
        setShape(node, flattenedShape(shape, 1, -1, node.names()));
}

void permute(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const TorchArgument axes{"axes", 1};
    if (const auto order = relaxNumbers(node, axes))
        setShape(node, permutedShape(shape, *order));
    else if (shape && !isGiven(node, axes))
        setShape(node, Extents(shape->rbegin(), shape->rend()));
}

void unsqueeze(NodeFacts& node)
{
    if (const auto axes = relaxNumbers(node, {"axis", 1}))
        setShape(node, unsqueezedShape(node.shape(0), *axes));
}

void squeeze(NodeFacts& node)
{
    const TorchArgument axis{"axis", 1};
    const auto axes = relaxNumbers(node, axis);
    if (axes || !isGiven(node, axis))
        setShape(node, squeezedShape(node.shape(0), axes));
}

void concat(NodeFacts& node)
{
    const TorchArgument axis{"axis", 1};
    const auto along = relaxNumber(node, axis);
    if (along || !isGiven(node, axis))
        setShape(node, concatShape(node.shapes(), along.value_or(0), node.names()));
}

void stack(NodeFacts& node)
{
    const std::int64_t axis = relaxNumber(node, {"axis", 1}).value_or(0);
    const auto shapes = node.shapes();
    if (shapes.empty() || !std::ranges::all_of(shapes, &Shape::has_value))
        return;
    setShape(node,
             withExtent(unsqueezedShape(shapes.front(), {axis}), axis, Extent(std::ssize(shapes))));
}

/// Into equal parts, of which the last may be smaller, or at places.
Extents partsOf(const NodeFacts& node, const Extent& whole)
{
    const TorchArgument sections{"indices_or_sections", 1};
    const auto numbers = relaxNumbers(node, sections);
    const bool isCount = numbers && numbers->size() == 1 && integerArgument(node, sections)
        && !node.integers(sections.name) && !node.integers("arg1");
    Extents sizes;
    if (!numbers || numbers->size() > mostParts)
        return sizes;
    if (!isCount) {
        std::int64_t begin = 0;
        for (const std::int64_t place : *numbers) {
            const bool isPlain = whole.isKnown() && place >= begin && place <= whole.number();
            sizes.push_back(isPlain ? Extent(place - begin) : Extent());
            begin = place;
        }
        const bool isPlain = whole.isKnown() && begin >= 0 && begin <= whole.number();
        sizes.push_back(isPlain ? Extent(whole.number() - begin) : Extent());
        return sizes;
    }
    const std::int64_t count = numbers->front();
    if (count < 1 || count > mostParts)
        return sizes;
    Amount product = node.product();
    Amount divisor = node.product();
    product.multiply(whole);
    divisor.multiply(Extent(count));
    sizes.assign(static_cast<std::size_t>(count), product.dividedBy(divisor));
    if (!whole.isKnown() || whole.number() % count == 0)
        return sizes;
    const std::int64_t each = whole.number() / count + 1;
    for (std::int64_t at = 0; at < count; ++at)
        sizes[static_cast<std::size_t>(at)] =
            Extent(std::clamp<std::int64_t>(whole.number() - at * each, 0, each));
    return sizes;
}

void split(NodeFacts& node)
{
    const Shape shape = node.shape(0);
    const std::int64_t axis = relaxNumber(node, {"axis", 2}).value_or(0);
    const auto at = shape ? axisIn(axis, shape->size()) : std::nullopt;
    if (!at)
        return;
    const Extents sizes = partsOf(node, (*shape)[*at]);
    // A tuple of one is a tuple too, which the node has as one value.
    if (sizes.size() < 2)
        return;
    for (std::size_t part = 0; part < sizes.size(); ++part)
        node.setResult(part, withExtent(shape, axis, sizes[part]), node.type(0));
}

void take(NodeFacts& node)
{
    const Shape data = node.shape(0);
    const Shape places = node.shape(1);
    const TorchArgument axis{"axis", 2};
    const auto said = relaxNumber(node, axis);
    node.result(0).type = node.type(0);
    if (!data || !places || (!said && (isGiven(node, axis) || data->size() != 1)))
        return;
    const auto at = axisIn(said.value_or(0), data->size());
    if (!at)
        return;
    Extents shape(data->begin(), data->begin() + std::ptrdiff_t(*at));
    shape.insert(shape.end(), places->begin(), places->end());
    shape.insert(shape.end(), data->begin() + std::ptrdiff_t(*at) + 1, data->end());
    node.result(0).shape = shape;
}

void slice(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    Shape shape = node.shape(0);
    const auto axes = relaxNumbers(node, {"axes", 1});
    const auto begins = relaxExtents(node, {"begin", 2});
    const auto ends = relaxExtents(node, {"end", 3});
    const TorchArgument strides{"strides", 4};
    const auto steps = isGiven(node, strides) ? relaxExtents(node, strides)
        : axes                                ? Extents(axes->size(), Extent(1))
                                              : std::optional<Extents>();
    if (!shape || !axes || node.operandCount() > 1)
        return;
    for (std::size_t each = 0; each < axes->size(); ++each) {
        const auto at = axisIn((*axes)[each], shape->size());
        if (!at)
            return;
        Extent& extent = (*shape)[*at];
        const bool areTold = begins && ends && steps && each < begins->size() && each < ends->size()
            && each < steps->size() && (*begins)[each].isKnown() && (*steps)[each].isKnown();
        const Extent last = areTold ? (*ends)[each] : Extent();
        const bool isWhole =
            areTold && (*begins)[each].is(0) && (*steps)[each].is(1) && last.isSameAs(extent);
        if (isWhole)
            continue;
        extent = last.isKnown()
            ? slicedExtent(extent, (*begins)[each].number(), last.number(), (*steps)[each].number())
            : Extent();
    }
    node.result(0).shape = shape;
}

void expand(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    if (node.operandCount() == 1)
        node.result(0).shape = relaxExtents(node, {"shape", 1});
}

void repeatWhole(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    if (const auto repeats = relaxExtents(node, {"repeats", 1}))
        node.result(0).shape = repeatedShape(node.shape(0), *repeats, node.names());
}

void repeatEach(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    Shape shape = node.shape(0);
    const auto repeats = relaxExtents(node, {"repeats", 1});
    const TorchArgument axis{"axis", 2};
    std::int64_t along = 0;
    if (!isGiven(node, axis))
        shape = flattenedShape(shape, 0, -1, node.names());
    else if (const auto said = relaxNumber(node, axis))
        along = *said;
    else
        return;
    const auto at = shape ? axisIn(along, shape->size()) : std::nullopt;
    if (!at || !repeats || repeats->size() != 1)
        return;
    Amount product = node.product();
    product.multiply((*shape)[*at]);
    product.multiply(repeats->front());
    node.result(0).shape = withExtent(shape, along, product.value());
}

/// In front of and behind each axis, the first axis first.
void pad(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    Shape shape = node.shape(0);
    const auto widths = relaxNumbers(node, {"pad_width", 1});
    if (!shape || !widths || widths->size() != 2 * shape->size())
        return;
    for (std::size_t at = 0; at < shape->size(); ++at) {
        Extent& extent = (*shape)[at];
        std::int64_t added = 0;
        const bool fits = !__builtin_add_overflow((*widths)[2 * at], (*widths)[2 * at + 1], &added);
        extent = fits ? enlarged(extent, added, node.names()) : Extent();
    }
    node.result(0).shape = shape;
}

void gatherElements(NodeFacts& node)
{
    setShape(node, node.shape(1));
}

void gatherPlaces(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    const Shape data = node.shape(0);
    const Shape places = node.shape(1);
    const TorchArgument argument{"batch_dims", 2};
    const std::int64_t batch =
        isGiven(node, argument) ? relaxNumber(node, argument).value_or(-1) : 0;
    if (!data || !places || places->empty() || !places->back().isKnown() || batch < 0
        || batch > std::ssize(*data) || places->back().number() > std::ssize(*data) - batch)
        return;
    Extents shape(places->begin(), places->end() - 1);
    shape.insert(shape.end(), data->begin() + batch + places->back().number(), data->end());
    node.result(0).shape = shape;
}

void pixelShuffle(NodeFacts& node)
{
    node.result(0).type = node.type(0);
    Shape shape = node.shape(0);
    const auto factor = relaxNumber(node, {"upscale_factor", 1});
    if (!shape || shape->size() < 3 || !factor || *factor < 1 || *factor > 1024)
        return;
    const std::size_t channels = shape->size() - 3;
    Amount all = node.product();
    Amount divisor = node.product();
    all.multiply((*shape)[channels]);
    divisor.multiply(Extent(*factor * *factor));
    (*shape)[channels] = all.dividedBy(divisor);
    for (std::size_t at = channels + 1; at < shape->size(); ++at) {
        Amount product = node.product();
        product.multiply((*shape)[at]);
        product.multiply(Extent(*factor));
        (*shape)[at] = product.value();
    }
    node.result(0).shape = shape;
}

/// The value that fills is an operand, and its type is the type where no other is said.
void full(NodeFacts& node)
{
    node.setResult(0, relaxExtents(node, {"shape", 0}),
                   relaxType(node, {"dtype", 2}, node.type(0)));
}

void filled(NodeFacts& node)
{
    node.setResult(0, relaxExtents(node, {"shape", 0}),
                   relaxType(node, {"dtype", 1}, DataType::Unknown));
}

void fullLike(NodeFacts& node)
{
    node.setResult(0, node.shape(0), relaxType(node, {"dtype", 2}, node.type(0)));
}

void filledLike(NodeFacts& node)
{
    node.setResult(0, node.shape(0), relaxType(node, {"dtype", 1}, node.type(0)));
}

void range(NodeFacts& node)
{
    node.setResult(0, Extents{Extent()}, relaxType(node, {"dtype", 3}, DataType::Unknown));
    if (node.operandCount() > 0)
        return;
    const auto first = relaxExtents(node, {"start", 0});
    const auto second = relaxExtents(node, {"end", 1});
    const TorchArgument stepping{"step", 2};
    const auto step = isGiven(node, stepping) ? relaxNumber(node, stepping) : 1;
    const auto begin = second ? first : Extents{Extent(0)};
    const auto end = second ? second : first;
    if (!begin || !end || !step || begin->size() != 1 || end->size() != 1 || *step < 1)
        return;
    const Extent& from = begin->front();
    const Extent& to = end->front();
    constexpr std::int64_t largest = std::int64_t(1) << 60;
    const auto isSane = [](const Extent& each) {
        return each.isKnown() && each.number() > -largest && each.number() < largest;
    };
    if (isSane(from) && isSane(to) && *step < largest) {
        const std::int64_t room = std::max<std::int64_t>(0, to.number() - from.number());
        node.result(0).shape = Extents{Extent((room + *step - 1) / *step)};
    } else if (from.is(0) && to.isNamed() && *step == 1) {
        node.result(0).shape = Extents{to};
    }
}

void oneHot(NodeFacts& node)
{
    const Shape places = node.shape(0);
    const auto depth = relaxExtents(node, {"depth", 3});
    const std::int64_t axis = relaxNumber(node, {"axis", 4}).value_or(-1);
    const Shape shape = unsqueezedShape(places, {axis});
    const bool isOne = depth && depth->size() == 1;
    node.setResult(0, withExtent(shape, axis, isOne ? depth->front() : Extent()),
                   DataType::Unknown);
}

void sizeOf(NodeFacts& node)
{
    node.setResult(0, Extents(), DataType::I64);
}

void nonzero(NodeFacts& node)
{
    const auto rank = node.rank(0);
    node.setResult(0, Extents{rank ? Extent(static_cast<std::int64_t>(*rank)) : Extent(), Extent()},
                   DataType::I64);
}

void collapsed(NodeFacts& node)
{
    setShape(node, relaxExtents(node, {"shape", 1}));
}

void collapsedLike(NodeFacts& node)
{
    setShape(node, node.shape(1));
}

} // namespace

const std::vector<NamedRule>& relaxLayoutRules()
{
    static const std::vector<NamedRule> rules{
        {"reshape", reshape},
        {"flatten", flatten},
        {"nn.batch_flatten", flattenBatch},
        {"permute_dims", permute},
        {"expand_dims", unsqueeze},
        {"squeeze", squeeze},
        {"concat", concat},
        {"stack", stack},
        {"split", split},
        {"take", take},
        {"strided_slice", slice},
        {"broadcast_to", expand},
        {"tile", repeatWhole},
        {"repeat", repeatEach},
        {"nn.pad", pad},
        {"nn.pixel_shuffle", pixelShuffle},
        {"gather_elements", gatherElements},
        {"gather_nd", gatherPlaces},
        {"scatter_elements", asFirst},
        {"scatter_nd", asFirst},
        {"index_put", asFirst},
        {"slice_scatter", asFirst},
        {"reverse_sequence", asFirst},
        {"flip", asFirst},
        {"tril", asFirst},
        {"triu", asFirst},
        {"full", full},
        {"zeros", filled},
        {"ones", filled},
        {"full_like", fullLike},
        {"zeros_like", filledLike},
        {"ones_like", filledLike},
        {"arange", range},
        {"one_hot", oneHot},
        {"size", sizeOf},
        {"nonzero", nonzero},
        {"collapse_sum_to", collapsed},
        {"collapse_sum_like", collapsedLike},
    };
    return rules;
}

} // namespace fusewright::infer
