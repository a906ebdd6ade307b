// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Which values are images is found from the operators that say so, convolutions and pools, and
// spreads from there over operators that leave the axes where they are: an image that is added to
// another value makes that an image too. What takes axes apart, such as a reshape, ends it.

#include "engine/rewrite/depth_last.h"

#include "engine/graph/image_operator.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

/// How the axes of a value become others.
enum class AxisChange : std::uint8_t {
    Unasked,
    Image,            ///< Channels from behind the batch to the end.
    Weight,           ///< Made, taken, window: to window, taken, made.
    WeightTransposed, ///< Taken, made, window: to window, taken, made.
};

/// By new axis, the old one.
std::vector<std::size_t> axesOf(AxisChange change, std::size_t rank)
{
    std::vector<std::size_t> axes;
    if (change == AxisChange::Image)
        axes.push_back(0);
    for (std::size_t axis = 2; axis < rank; ++axis)
        axes.push_back(axis);
    if (change == AxisChange::Weight)
        axes.insert(axes.end(), {1, 0});
    else if (change == AxisChange::WeightTransposed)
        axes.insert(axes.end(), {0, 1});
    else
        axes.push_back(1);
    return axes;
}

bool isAmong(std::span<const std::string_view> names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

/// They leave the axes where they are, beside those that work element by element.
constexpr std::array<std::string_view, 32> passing{
    "cat",        "pad",    "slice",          "split",    "chunk",   "softmax",  "log_softmax",
    "mean",       "sum",    "amax",           "amin",     "prod",    "argmax",   "argmin",
    "flip",       "roll",   "cumsum",         "expand",   "tile",    "repeat",   "quantize",
    "dequantize", "clone",  "contiguous",     "copy",     "dropout", "identity", "narrow",
    "norm",       "reduce", "reduce_log_sum", "logsumexp"};
constexpr std::array<std::string_view, 4> axisAttributes{"axis", "axes", "dim", "dims"};
/// In names of operators that have channels last.
constexpr std::array<std::string_view, 6> depthLastWords{"stablehlo.", "tosa.", "ttir.",
                                                         "ttnn.",      "Nhwc",  "nhwc"};
constexpr std::array<std::string_view, 3> layoutAttributes{"data_layout", "data_format", "layout"};

class DepthLast {
public:
    explicit DepthLast(const Graph& graph) : m_graph(graph), m_change(graph.valueCount()) { }

    std::shared_ptr<const Graph> run();

private:
    std::size_t rank(ValueId value) const
    {
        return m_graph.shapes().dims(m_graph.shapeId(value)).size();
    }
    bool isRanked(ValueId value) const
    {
        return value.isValid() && m_graph.shapes().isRanked(m_graph.shapeId(value));
    }
    bool hasChannelsSecond(NodeId node) const;
    bool fits(NodeId node, AxisChange weight) const;
    bool lets(NodeId node) const;
    void seed(NodeId node);
    void mark(ValueId value, AxisChange change);
    void spread(ValueId image);
    void spreadOver(NodeId node, std::size_t imageRank);
    std::size_t fullRank(ValueId value) const;
    void changeShapes(GraphArrays& arrays) const;
    void changeAttributes(GraphArrays& arrays) const;
    void changeEncodings(GraphArrays& arrays) const;
    void changeLiterals(GraphArrays& arrays) const;
    std::optional<AttributeValue> withOtherAxes(const AttributeValue& value,
                                                std::size_t rank) const;

    const Graph& m_graph;
    std::vector<AxisChange> m_change;  ///< By value.
    std::vector<std::uint8_t> m_ranks; ///< By value: of the image that a smaller value goes with.
    std::vector<ValueId> m_images;     ///< Whose neighbours are still to be looked at.
};

/// Frameworks that have channels last by default are left alone, as is what says so itself.
bool DepthLast::hasChannelsSecond(NodeId node) const
{
    const std::string_view name = m_graph.nativeName(node);
    if (std::ranges::any_of(depthLastWords, [&](std::string_view each) {
            return name.find(each) != std::string_view::npos;
        }))
        return false;
    return std::ranges::none_of(layoutAttributes, [&](std::string_view key) {
        const AttributeValue* const value = m_graph.attribute(node, key);
        const std::string* const text = value ? std::get_if<std::string>(value) : nullptr;
        return text && text->ends_with('C');
    });
}

/// A weight that has as many channels as the image says that it has; true where that is not known.
bool DepthLast::fits(NodeId node, AxisChange weight) const
{
    const auto operands = m_graph.ownInputs(node);
    const auto image = m_graph.shapes().dims(m_graph.shapeId(operands[0]));
    const auto window = m_graph.shapes().dims(m_graph.shapeId(operands[1]));
    const bool isPlain = weight == AxisChange::Weight;
    const Dim taken = window[isPlain ? 1 : 0];
    const Dim made = window[isPlain ? 0 : 1];
    if (!taken.isKnown() || !made.isKnown() || !image[1].isKnown() || taken.size() <= 0)
        return true;
    // Of several groups a plain weight takes the channels of one, and makes those of all.
    const std::int64_t groups = image[1].size() / taken.size();
    return image[1].size() % taken.size() == 0 && groups > 0
        && (!isPlain || made.size() % groups == 0);
}

/// An operator that has its results' axes where those of its operands are.
bool DepthLast::lets(NodeId node) const
{
    const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
    if (!spec || !m_graph.nested(node).empty())
        return false;
    const bool isElementwise = spec->kind == FusionKind::Elemwise
        || spec->kind == FusionKind::Broadcast || spec->kind == FusionKind::ElemwiseOrBroadcast;
    return isElementwise || isAmong(passing, spec->name) || isImageOperator(spec);
}

void DepthLast::mark(ValueId value, AxisChange change)
{
    if (!isRanked(value) || m_change[value.index] != AxisChange::Unasked)
        return;
    const std::size_t axes = rank(value);
    if (axes < 3 || axes > 5)
        return;
    m_change[value.index] = change;
    if (change == AxisChange::Image)
        m_images.push_back(value);
}

void DepthLast::seed(NodeId node)
{
    const OperatorSpec* const spec = m_graph.operatorOf(node).spec;
    if (!isImageOperator(spec) || !hasChannelsSecond(node))
        return;
    const auto operands = m_graph.ownInputs(node);
    if (operands.empty() || !isRanked(operands.front()))
        return;
    const std::size_t axes = rank(operands.front());
    const bool isTransposed = isTransposedConvolution(spec);
    const bool hasWeight = (isTransposed || isConvolution(spec)) && axes >= 3 && operands.size() > 1
        && isRanked(operands[1]) && rank(operands[1]) == axes;
    const AxisChange weight = isTransposed ? AxisChange::WeightTransposed : AxisChange::Weight;
    if (hasWeight && !fits(node, weight))
        return;
    if (hasWeight)
        mark(operands[1], weight);
    mark(operands.front(), AxisChange::Image);
    for (const ValueId result : m_graph.outputs(node)) {
        if (isRanked(result) && rank(result) == axes)
            mark(result, AxisChange::Image);
    }
}

void DepthLast::spreadOver(NodeId node, std::size_t imageRank)
{
    if (!lets(node))
        return;
    const bool hasOwnWeights = isImageOperator(m_graph.operatorOf(node).spec);
    for (const ValueId operand : m_graph.ownInputs(node)) {
        if (!isRanked(operand) || (hasOwnWeights && operand != m_graph.ownInputs(node).front()))
            continue;
        const std::size_t axes = rank(operand);
        if (axes == imageRank)
            mark(operand, AxisChange::Image);
        else if (axes >= 3 && axes < imageRank && !m_graph.producer(operand).isValid()
                 && m_change[operand.index] == AxisChange::Unasked) {
            m_change[operand.index] = AxisChange::Image;
            m_ranks[operand.index] = static_cast<std::uint8_t>(imageRank);
        }
    }
    for (const ValueId result : m_graph.outputs(node)) {
        if (isRanked(result) && rank(result) == imageRank)
            mark(result, AxisChange::Image);
    }
}

void DepthLast::spread(ValueId image)
{
    if (const NodeId maker = m_graph.producer(image); maker.isValid())
        spreadOver(maker, rank(image));
    for (const Use& use : m_graph.uses(image))
        spreadOver(use.node, rank(image));
}

/// Of what goes with an image of more axes, as many as that has.
std::size_t DepthLast::fullRank(ValueId value) const
{
    return std::max<std::size_t>(rank(value), m_ranks[value.index]);
}

void DepthLast::changeShapes(GraphArrays& arrays) const
{
    arrays.valueOrigin.resize(arrays.valueName.size());
    for (std::size_t at = 0; at < m_change.size(); ++at) {
        const ValueId value(at);
        if (m_change[at] == AxisChange::Unasked)
            continue;
        const auto dims = m_graph.shapes().dims(m_graph.shapeId(value));
        const std::size_t full = fullRank(value);
        std::vector<Dim> filled(full - dims.size(), Dim::known(1));
        filled.insert(filled.end(), dims.begin(), dims.end());
        std::vector<Dim> changed;
        for (const std::size_t axis : axesOf(m_change[at], full))
            changed.push_back(filled[axis]);
        while (changed.size() > dims.size() && changed.front() == Dim::known(1))
            changed.erase(changed.begin());
        arrays.valueShape[at] = arrays.shapes.intern(changed);
        arrays.valueOrigin[at].setShape(FactOrigin::Replaced);
    }
    std::erase_if(arrays.givenShapes, [&](const GivenShape& given) {
        return m_change[given.value.index] != AxisChange::Unasked;
    });
}

/// Nothing for what names no axes, or others than there are.
std::optional<AttributeValue> DepthLast::withOtherAxes(const AttributeValue& value,
                                                       std::size_t rank) const
{
    const std::vector<std::size_t> axes = axesOf(AxisChange::Image, rank);
    const auto changed = [&](std::int64_t axis) -> std::optional<std::int64_t> {
        const auto count = static_cast<std::int64_t>(rank);
        if (axis < -count || axis >= count)
            return std::nullopt;
        const auto old = static_cast<std::size_t>(axis < 0 ? axis + count : axis);
        return std::ranges::find(axes, old) - axes.begin();
    };
    if (const auto* const one = std::get_if<std::int64_t>(&value)) {
        const auto axis = changed(*one);
        return axis ? std::optional<AttributeValue>(*axis) : std::nullopt;
    }
    const auto* const several = std::get_if<std::vector<std::int64_t>>(&value);
    if (!several)
        return std::nullopt;
    std::vector<std::int64_t> all;
    for (const std::int64_t each : *several) {
        const auto axis = changed(each);
        if (!axis)
            return std::nullopt;
        all.push_back(*axis);
    }
    return AttributeValue(std::move(all));
}

void DepthLast::changeAttributes(GraphArrays& arrays) const
{
    for (const NodeId node : m_graph.nodes()) {
        const auto operands = m_graph.inputs(node);
        const bool isOfImage = !operands.empty() && operands.front().isValid()
            && m_change[operands.front().index] == AxisChange::Image && lets(node);
        if (!isOfImage)
            continue;
        const std::size_t begin = arrays.attributeBegin[node.index];
        for (std::size_t at = begin; at < arrays.attributeBegin[node.index + 1]; ++at) {
            Attribute& attribute = arrays.attributes[at];
            if (!isAmong(axisAttributes, m_graph.text(attribute.name)))
                continue;
            auto value =
                withOtherAxes(m_graph.attributeValue(attribute.value), rank(operands.front()));
            if (value)
                attribute.value = arrays.attributeValues.intern(*std::move(value));
        }
    }
}

void DepthLast::changeEncodings(GraphArrays& arrays) const
{
    for (ValueEncoding& each : arrays.valueEncodings) {
        const AxisChange change = m_change[each.value.index];
        Encoding encoding = arrays.encodings.encoding(each.encoding);
        if (change == AxisChange::Unasked || !encoding.axis || *encoding.axis >= rank(each.value))
            continue;
        const auto axes = axesOf(change, rank(each.value));
        const auto place = std::ranges::find(axes, std::size_t{*encoding.axis});
        encoding.axis = static_cast<std::uint32_t>(place - axes.begin());
        each.encoding = arrays.encodings.intern(std::move(encoding));
    }
}

/// The elements in the order of the changed axes; all of them are there.
template <class Element>
void reorder(std::vector<Element>& elements, const std::vector<std::int64_t>& shape,
             const std::vector<std::size_t>& axes)
{
    if (elements.size() <= 1)
        return;
    std::vector<std::size_t> strides(shape.size(), 1);
    for (std::size_t axis = shape.size(); axis-- > 1;)
        strides[axis - 1] = strides[axis] * static_cast<std::size_t>(shape[axis]);
    std::vector<Element> changed;
    std::vector<std::size_t> at(axes.size(), 0);
    for (std::size_t done = 0; done < elements.size(); ++done) {
        std::size_t from = 0;
        for (std::size_t axis = 0; axis < axes.size(); ++axis)
            from += at[axis] * strides[axes[axis]];
        changed.push_back(elements[from]);
        for (std::size_t axis = axes.size(); axis-- > 0;) {
            if (++at[axis] < static_cast<std::size_t>(shape[axes[axis]]))
                break;
            at[axis] = 0;
        }
    }
    elements = std::move(changed);
}

/// False where elements are missing.
bool hasAllElements(const TensorLiteral& tensor)
{
    std::size_t count = 1;
    for (const std::int64_t extent : tensor.shape) {
        if (extent <= 0 || extent > std::ssize(tensor.numbers) + std::ssize(tensor.integers))
            return false;
        count *= static_cast<std::size_t>(extent);
        if (count > TensorLiteral::mostElements)
            return false;
    }
    return std::max(tensor.numbers.size(), tensor.integers.size()) == count;
}

/// One whose elements cannot be put in order is known no more.
void DepthLast::changeLiterals(GraphArrays& arrays) const
{
    std::vector<Literal> kept;
    for (Literal literal : arrays.literals) {
        const AxisChange change = m_change[literal.value.index];
        const auto* const tensor =
            std::get_if<TensorLiteral>(&m_graph.attributeValue(literal.content));
        if (change == AxisChange::Unasked || !tensor) {
            kept.push_back(literal);
            continue;
        }
        TensorLiteral changed = *tensor;
        const std::size_t full =
            std::max<std::size_t>(tensor->shape.size(), m_ranks[literal.value.index]);
        changed.shape.insert(changed.shape.begin(), full - tensor->shape.size(), 1);
        const bool isOneNumber = tensor->numbers.size() + tensor->integers.size() == 1;
        if (full < 3 || (!isOneNumber && !hasAllElements(changed)))
            continue;
        const std::vector<std::size_t> axes = axesOf(change, full);
        reorder(changed.numbers, changed.shape, axes);
        reorder(changed.integers, changed.shape, axes);
        const std::vector<std::int64_t> before = changed.shape;
        for (std::size_t axis = 0; axis < full; ++axis)
            changed.shape[axis] = before[axes[axis]];
        while (changed.shape.size() > tensor->shape.size() && changed.shape.front() == 1)
            changed.shape.erase(changed.shape.begin());
        literal.content = arrays.attributeValues.intern(AttributeValue(std::move(changed)));
        kept.push_back(literal);
    }
    arrays.literals = std::move(kept);
}

std::shared_ptr<const Graph> DepthLast::run()
{
    m_ranks.resize(m_graph.valueCount(), 0);
    for (const NodeId node : m_graph.nodes())
        seed(node);
    while (!m_images.empty()) {
        const ValueId image = m_images.back();
        m_images.pop_back();
        spread(image);
    }
    if (std::ranges::all_of(m_change, [](AxisChange each) { return each == AxisChange::Unasked; }))
        return nullptr;
    GraphArrays arrays = Graph::dismantle(Graph::copyOf(m_graph));
    changeShapes(arrays);
    changeAttributes(arrays);
    changeEncodings(arrays);
    changeLiterals(arrays);
    arrays.properties.emplace_back(property::layout, property::depthLast);
    return std::make_shared<const Graph>(std::move(arrays));
}

} // namespace

std::shared_ptr<const Graph> withDepthLast(const std::shared_ptr<const Graph>& graph)
{
    if (graph->property(property::layout) == property::depthLast)
        return graph;
    auto changed = DepthLast(*graph).run();
    return changed ? changed : graph;
}

} // namespace fusewright
