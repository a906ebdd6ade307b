// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/axis_use.h"

#include "engine/graph/image_operator.h"
#include "engine/rewrite/axis_names.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace fusewright {

namespace {

/// In names of operators that have channels last, or in blocks.
constexpr std::array<std::string_view, 7> otherLayoutWords{"stablehlo.", "tosa.", "ttir.", "ttnn.",
                                                           "Nhwc",       "nhwc",  "nchwc"};
constexpr std::array<std::string_view, 3> layoutAttributes{"data_layout", "data_format", "layout"};
/// They work on images, but do not say what one is: whatever has a second axis is normalized.
constexpr std::array<std::string_view, 4> norms{"batch_norm", "instance_norm", "group_norm",
                                                "local_response_norm"};
/// Of the kinds that work element by element, but they change or name axes.
constexpr std::array<std::string_view, 14> shaping{
    "squeeze", "unsqueeze", "expand", "one_hot",           "outer", "meshgrid", "tril", "trilu",
    "triu",    "triufill",  "prelu",  "constant_of_shape", "addr",  "bitcast"};
constexpr std::array<std::string_view, 2> passingOn{"identity", "dropout"};

bool isNamedIn(std::span<const std::string_view> names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

/// The rank that images of `conv2d` and `max_pool3d` have; nothing for those of any rank.
std::optional<std::size_t> rankNamed(std::string_view name)
{
    if (name.size() < 2 || name.back() != 'd' || name[name.size() - 2] < '1'
        || name[name.size() - 2] > '3')
        return std::nullopt;
    return static_cast<std::size_t>(name[name.size() - 2] - '0') + 2;
}

bool isImageRank(std::size_t rank)
{
    return rank >= 3 && rank <= 5;
}

bool isElementwise(const OperatorSpec& spec)
{
    const bool isSo = spec.kind == FusionKind::Elemwise || spec.kind == FusionKind::Broadcast
        || spec.kind == FusionKind::ElemwiseOrBroadcast;
    return (isSo && !isNamedIn(shaping, spec.name) && spec.category != "quantization")
        || isNamedIn(passingOn, spec.name);
}

} // namespace

AxisUses::AxisUses(const Graph& graph) : m_graph(graph), m_isCaptured(graph.valueCount(), false)
{
    for (const NestedGraph& nested : graph.nested()) {
        for (const ValueId value : nested.captured)
            m_isCaptured[value.index] = true;
    }
}

bool AxisUses::isRanked(ValueId value) const
{
    return value.isValid() && m_graph.shapes().isRanked(m_graph.shapeId(value));
}

std::size_t AxisUses::rank(ValueId value) const
{
    return m_graph.shapes().dims(m_graph.shapeId(value)).size();
}

bool AxisUses::isOnlyOnes(ValueId value) const
{
    const auto dims = m_graph.shapes().dims(m_graph.shapeId(value));
    return std::ranges::all_of(dims, [](Dim dim) { return dim == Dim::known(1); });
}

/// Frameworks that have channels last by default are left alone, as is what says so itself.
bool AxisUses::hasChannelsSecond(NodeId node) const
{
    const std::string_view name = m_graph.nativeName(node);
    if (std::ranges::any_of(otherLayoutWords, [&](std::string_view each) {
            return name.find(each) != std::string_view::npos;
        }))
        return false;
    return std::ranges::none_of(layoutAttributes, [&](std::string_view key) {
        const AttributeValue* const value = m_graph.attribute(node, key);
        const std::string* const text = value ? std::get_if<std::string>(value) : nullptr;
        return text && text->ends_with('C');
    });
}

std::optional<WeightOperand> AxisUses::weightOf(NodeId node) const
{
    const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
    const bool isTransposed = isTransposedConvolution(spec);
    const bool isQuantized = spec && spec->name == "qlinear_conv";
    const bool isInteger = spec && spec->name == "conv_integer";
    if (!isTransposed && !isConvolution(spec) && !isQuantized && !isInteger)
        return std::nullopt;
    const auto operands = m_graph.ownInputs(node);
    const std::size_t at = isQuantized ? 3 : 1;
    if (operands.size() <= at || !isRanked(operands[at]) || !isRanked(operands[0])
        || rank(operands[at]) != rank(operands[0]))
        return std::nullopt;
    return WeightOperand{at, isTransposed ? AxisOrder::TransposedWeight : AxisOrder::Weight};
}

/// A weight that has as many channels as the image says that it has; true where that is not known.
bool AxisUses::fits(NodeId node, const WeightOperand& weight) const
{
    const auto operands = m_graph.ownInputs(node);
    const auto image = m_graph.shapes().dims(m_graph.shapeId(operands[0]));
    const auto window = m_graph.shapes().dims(m_graph.shapeId(operands[weight.operand]));
    const bool isPlain = weight.order == AxisOrder::Weight;
    const Dim taken = window[isPlain ? 1 : 0];
    const Dim made = window[isPlain ? 0 : 1];
    if (!taken.isKnown() || !made.isKnown() || !image[1].isKnown() || taken.size() <= 0)
        return true;
    // Of several groups a plain weight takes the channels of one, and makes those of all.
    const std::int64_t groups = image[1].size() / taken.size();
    return image[1].size() % taken.size() == 0 && groups > 0
        && (!isPlain || made.size() % groups == 0);
}

bool AxisUses::handsToBodies(NodeId node) const
{
    return std::ranges::any_of(m_graph.outputs(node),
                               [&](ValueId result) { return m_isCaptured[result.index]; });
}

bool AxisUses::isOfImages(NodeId node) const
{
    const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
    if (!isImageOperator(spec) || isNamedIn(norms, spec->name) || spec->name == "deform_conv2d"
        || !hasChannelsSecond(node) || !m_graph.nested(node).empty() || handsToBodies(node))
        return false;
    const auto operands = m_graph.ownInputs(node);
    if (operands.empty() || !isRanked(operands.front()) || !isImageRank(rank(operands.front())))
        return false;
    const auto named = rankNamed(spec->name);
    const auto weight = weightOf(node);
    return (!named || *named == rank(operands.front())) && (!weight || fits(node, *weight))
        && (spec->name != "interpolate"
            || AxisNames(m_graph, node, AxisOrder::Image, rank(operands.front())).scaled());
}

/// Operands that are all ones, or that lack the batch only.
bool AxisUses::spreadsOver(NodeId node, std::size_t rank) const
{
    return std::ranges::all_of(m_graph.ownInputs(node), [&](ValueId operand) {
        if (!operand.isValid())
            return true;
        if (!isRanked(operand))
            return false;
        const std::size_t axes = this->rank(operand);
        return axes == rank || (axes < rank && (axes + 1 == rank || isOnlyOnes(operand)));
    });
}

bool AxisUses::carries(NodeId node, std::size_t rank) const
{
    const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
    const auto operands = m_graph.ownInputs(node);
    if (!spec || !m_graph.nested(node).empty() || handsToBodies(node) || operands.empty()
        || !isImageRank(rank))
        return false;
    const bool keepsRank = std::ranges::all_of(m_graph.outputs(node), [&](ValueId result) {
        return isRanked(result) && this->rank(result) == rank;
    });
    if (isNamedIn(norms, spec->name))
        return hasChannelsSecond(node) && isRanked(operands[0]) && this->rank(operands[0]) == rank;
    if (!keepsRank)
        return false;
    if (isElementwise(*spec))
        return spreadsOver(node, rank);
    return isRanked(operands[0]) && this->rank(operands[0]) == rank
        && AxisNames(m_graph, node, AxisOrder::Image, rank).renamed().has_value();
}

bool AxisUses::joins(NodeId node) const
{
    const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
    return spec && (isElementwise(*spec) || spec->name == "cat");
}

AxisUse AxisUses::asTheModel(NodeId node) const
{
    return {.operands = {m_graph.ownInputs(node).size(), AxisOrder::Model},
            .results = {m_graph.outputCount(node), AxisOrder::Model},
            .says = {}};
}

std::optional<AxisUse> AxisUses::ofImages(NodeId node) const
{
    if (!isOfImages(node))
        return std::nullopt;
    AxisUse use = asTheModel(node);
    const auto operands = m_graph.ownInputs(node);
    const std::size_t axes = rank(operands[0]);
    use.operands[0] = AxisOrder::Image;
    const auto weight = weightOf(node);
    if (weight)
        use.operands[weight->operand] = weight->order;
    // What is added to the result of a convolution, and the places of an unpooling.
    const std::size_t others = weight ? 3 : 1;
    for (std::size_t at = others; at < operands.size(); ++at) {
        if (isRanked(operands[at]) && rank(operands[at]) == axes
            && (!weight || isConvolution(m_graph.operatorOf(node).spec)))
            use.operands[at] = AxisOrder::Image;
    }
    for (std::size_t at = 0; at < use.results.size(); ++at) {
        if (isRanked(result(node, at)) && rank(result(node, at)) == axes)
            use.results[at] = AxisOrder::Image;
    }
    if (m_graph.operatorOf(node).spec->name == "interpolate")
        use.says = *AxisNames(m_graph, node, AxisOrder::Image, axes).scaled();
    return use;
}

/// All that has the weight's rank has its order too, and nothing else spreads over it.
bool AxisUses::hasWeights(NodeId node, AxisOrder order, const std::vector<AxisOrder>& wished) const
{
    const auto operands = m_graph.ownInputs(node);
    return std::ranges::all_of(operands, [&](ValueId operand) {
        return !operand.isValid() || wished[operand.index] == order
            || (isRanked(operand) && isOnlyOnes(operand))
            || (operand != operands[0] && !joins(node));
    });
}

std::optional<AxisUse> AxisUses::carrying(NodeId node, const std::vector<AxisOrder>& wished) const
{
    const auto operands = m_graph.ownInputs(node);
    if (m_graph.outputCount(node) == 0 || !isRanked(result(node, 0)))
        return std::nullopt;
    const AxisOrder order = wished[result(node, 0).index];
    const std::size_t axes = rank(result(node, 0));
    if (order == AxisOrder::Model || order == AxisOrder::ImageWithoutBatch || !carries(node, axes)
        || (order != AxisOrder::Image && !hasWeights(node, order, wished)))
        return std::nullopt;
    AxisUse use = asTheModel(node);
    if (const auto says = AxisNames(m_graph, node, order, axes).renamed())
        use.says = *says;
    else if (!isElementwise(*m_graph.operatorOf(node).spec) && order != AxisOrder::Image)
        return std::nullopt;
    for (std::size_t at = 0; at < operands.size(); ++at) {
        const bool isAsked = isRanked(operands[at]) && (at == 0 || joins(node));
        if (!isAsked || isOnlyOnes(operands[at]))
            use.operands[at] = std::nullopt;
        else if (rank(operands[at]) == axes)
            use.operands[at] = order;
        else
            use.operands[at] = AxisOrder::ImageWithoutBatch;
    }
    for (std::size_t at = 0; at < use.results.size(); ++at) {
        if (isRanked(result(node, at)) && rank(result(node, at)) == axes)
            use.results[at] = order;
    }
    return use;
}

/// Axes go with the elements that they had; what is left has an order where images have one.
std::optional<AxisUse> AxisUses::dropping(NodeId node, const std::vector<AxisOrder>& wished) const
{
    const auto operands = m_graph.ownInputs(node);
    if (operands.empty() || !isRanked(operands[0]) || handsToBodies(node)
        || !m_graph.nested(node).empty() || wished[operands[0].index] != AxisOrder::Image)
        return std::nullopt;
    const std::size_t axes = rank(operands[0]);
    const AxisNames names(m_graph, node, AxisOrder::Image, axes);
    const bool isSqueezing = m_graph.operatorOf(node).spec->name == "squeeze";
    const auto says = isSqueezing ? names.squeezed() : names.renamed();
    const bool isDropped = says && !says->axes.empty()
        && std::ranges::all_of(m_graph.outputs(node), [&](ValueId result) {
                               return isRanked(result) && rank(result) + says->axes.size() == axes;
                           });
    const auto left = isDropped ? orderWithout(AxisOrder::Image, axes, says->axes) : std::nullopt;
    if (!left)
        return std::nullopt;
    AxisUse use = asTheModel(node);
    use.operands[0] = AxisOrder::Image;
    std::ranges::fill(use.results, *left);
    use.says = *says;
    return use;
}

std::optional<AxisUse> AxisUses::adding(NodeId node, const std::vector<AxisOrder>& wished) const
{
    const ValueId made = m_graph.outputCount(node) == 1 ? result(node, 0) : ValueId();
    if (!isRanked(made) || wished[made.index] != AxisOrder::Image || handsToBodies(node))
        return std::nullopt;
    const auto says = AxisNames(m_graph, node, AxisOrder::Image, rank(made)).unsqueezed();
    const auto from = says ? orderWithout(AxisOrder::Image, rank(made), says->axes) : std::nullopt;
    if (!from)
        return std::nullopt;
    AxisUse use = asTheModel(node);
    use.operands[0] = *from;
    use.results[0] = AxisOrder::Image;
    use.says = *says;
    return use;
}

std::optional<AxisUse> AxisUses::transposing(NodeId node, const std::vector<AxisOrder>& wished,
                                             const std::vector<AxisOrder>& orders) const
{
    const auto operands = m_graph.ownInputs(node);
    if (operands.size() != 1 || !isRanked(operands[0]) || m_graph.outputCount(node) != 1)
        return std::nullopt;
    const std::size_t axes = rank(operands[0]);
    const ValueId made = result(node, 0);
    const AxisOrder from = orders[operands[0].index];
    const bool isWished = isRanked(made) && rank(made) == axes && !handsToBodies(node);
    const AxisOrder to = isWished ? wished[made.index] : AxisOrder::Model;
    if (from == AxisOrder::Model && to == AxisOrder::Model)
        return std::nullopt;
    const auto written = AxisNames(m_graph, node, from, axes).transposition();
    if (!written)
        return std::nullopt;
    AxisUse use = asTheModel(node);
    use.operands[0] = std::nullopt;
    use.results[0] = to;
    std::vector<std::int64_t> now;
    for (const std::size_t axis : axesOf(to, axes)) {
        const auto before = static_cast<std::size_t>(written->second[axis]);
        now.push_back(static_cast<std::int64_t>(axisNow(from, axes, before)));
    }
    use.says.attributes.emplace_back(written->first, std::move(now));
    return use;
}

/// What only counts elements anew does the same where no axes of several elements change places.
std::optional<AxisUse> AxisUses::reshaping(NodeId node, const std::vector<AxisOrder>& orders) const
{
    const auto operands = m_graph.ownInputs(node);
    if (!isRanked(operands[0]) || orders[operands[0].index] == AxisOrder::Model
        || !AxisNames(m_graph, node, AxisOrder::Model, rank(operands[0])).isOnlyOfCounts())
        return std::nullopt;
    const auto dims = m_graph.shapes().dims(m_graph.shapeId(operands[0]));
    std::size_t last = 0;
    for (const std::size_t axis : axesOf(orders[operands[0].index], dims.size())) {
        if (dims[axis] == Dim::known(1))
            continue;
        if (axis < last)
            return std::nullopt;
        last = axis;
    }
    AxisUse use = asTheModel(node);
    use.operands[0] = std::nullopt;
    return use;
}

AxisUse AxisUses::of(NodeId node, const std::vector<AxisOrder>& wished,
                     const std::vector<AxisOrder>& orders) const
{
    const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
    const bool isKnown = spec && m_graph.nested(node).empty() && !m_graph.ownInputs(node).empty();
    if (!isKnown)
        return asTheModel(node);
    std::optional<AxisUse> use = ofImages(node);
    if (!use)
        use = carrying(node, wished);
    if (!use)
        use = dropping(node, wished);
    if (!use && spec->name == "unsqueeze")
        use = adding(node, wished);
    if (!use)
        use = transposing(node, wished, orders);
    if (!use)
        use = reshaping(node, orders);
    return use ? *std::move(use) : asTheModel(node);
}

} // namespace fusewright
