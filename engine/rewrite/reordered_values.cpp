// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/reordered_values.h"

#include "engine/graph/graph_property.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace fusewright {

namespace {

class Reordering {
public:
    Reordering(const Graph& graph, const std::vector<AxisOrder>& orders)
        : m_graph(graph), m_orders(orders), m_arrays(Graph::dismantle(Graph::copyOf(graph)))
    {
    }

    void shapes();
    void attributes(const std::vector<const AxisRenaming*>& says);
    void encodings();
    void literals();
    GraphArrays take() && { return std::move(m_arrays); }

private:
    std::size_t rank(ValueId value) const
    {
        return m_graph.shapes().dims(m_graph.shapeId(value)).size();
    }
    AxisOrder order(ValueId value) const { return m_orders[value.index]; }
    void addAttributes(NodeId node, const AxisRenaming& says, std::vector<Attribute>& all);

    const Graph& m_graph;
    const std::vector<AxisOrder>& m_orders;
    GraphArrays m_arrays;
};

void Reordering::shapes()
{
    m_arrays.valueOrigin.resize(m_arrays.valueName.size());
    for (const ValueId value : m_graph.values()) {
        if (order(value) == AxisOrder::Model)
            continue;
        const auto dims = m_graph.shapes().dims(m_graph.shapeId(value));
        std::vector<Dim> changed;
        for (const std::size_t axis : axesOf(order(value), dims.size()))
            changed.push_back(dims[axis]);
        m_arrays.valueShape[value.index] = m_arrays.shapes.intern(changed);
        m_arrays.valueOrigin[value.index].setShape(FactOrigin::Replaced);
    }
    std::erase_if(m_arrays.givenShapes,
                  [&](const GivenShape& given) { return order(given.value) != AxisOrder::Model; });
}

void Reordering::addAttributes(NodeId node, const AxisRenaming& says, std::vector<Attribute>& all)
{
    std::vector<Attribute> own(m_graph.attributes(node).begin(), m_graph.attributes(node).end());
    for (const auto& [key, value] : says.attributes) {
        const auto isSo = [&, name = std::string_view(key)](const Attribute& attribute) {
            return m_graph.text(attribute.name) == name;
        };
        auto found = std::ranges::find_if(own, isSo);
        if (found == own.end())
            found = own.insert(own.end(), {m_arrays.texts.intern(key), {}});
        found->value = m_arrays.attributeValues.intern(value);
    }
    all.insert(all.end(), own.begin(), own.end());
}

void Reordering::attributes(const std::vector<const AxisRenaming*>& says)
{
    std::vector<Attribute> all;
    std::vector<std::uint32_t> begins{0};
    for (const NodeId node : m_graph.nodes()) {
        addAttributes(node, *says[node.index], all);
        begins.push_back(static_cast<std::uint32_t>(all.size()));
    }
    m_arrays.attributes = std::move(all);
    m_arrays.attributeBegin = std::move(begins);
}

void Reordering::encodings()
{
    for (ValueEncoding& each : m_arrays.valueEncodings) {
        Encoding encoding = m_arrays.encodings.encoding(each.encoding);
        if (order(each.value) == AxisOrder::Model || !encoding.axis
            || *encoding.axis >= rank(each.value))
            continue;
        encoding.axis = static_cast<std::uint32_t>(
            axisNow(order(each.value), rank(each.value), *encoding.axis));
        each.encoding = m_arrays.encodings.intern(std::move(encoding));
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
void Reordering::literals()
{
    std::vector<Literal> kept;
    for (Literal literal : m_arrays.literals) {
        const auto* const tensor =
            std::get_if<TensorLiteral>(&m_graph.attributeValue(literal.content));
        if (order(literal.value) == AxisOrder::Model || !tensor) {
            kept.push_back(literal);
            continue;
        }
        TensorLiteral changed = *tensor;
        const bool isOneNumber = tensor->numbers.size() + tensor->integers.size() == 1;
        // A list of elements may be told without the ones in front of its shape.
        const std::size_t full = std::max(rank(literal.value), tensor->shape.size());
        changed.shape.insert(changed.shape.begin(), full - tensor->shape.size(), 1);
        if (!isOneNumber && !hasAllElements(changed))
            continue;
        const std::vector<std::size_t> axes = axesOf(order(literal.value), full);
        reorder(changed.numbers, changed.shape, axes);
        reorder(changed.integers, changed.shape, axes);
        const std::vector<std::int64_t> before = changed.shape;
        for (std::size_t axis = 0; axis < full; ++axis)
            changed.shape[axis] = before[axes[axis]];
        literal.content = m_arrays.attributeValues.intern(AttributeValue(std::move(changed)));
        kept.push_back(literal);
    }
    m_arrays.literals = std::move(kept);
}

} // namespace

std::shared_ptr<const Graph> withOrders(const Graph& graph, const std::vector<AxisOrder>& orders,
                                        const std::vector<const AxisRenaming*>& says)
{
    Reordering reordering(graph, orders);
    reordering.shapes();
    reordering.attributes(says);
    reordering.encodings();
    reordering.literals();
    GraphArrays arrays = std::move(reordering).take();
    arrays.properties.emplace_back(property::layout, property::depthLast);
    return std::make_shared<const Graph>(std::move(arrays));
}

EncodingId reorderedEncoding(GraphEditor& editor, ValueId value, AxisOrder from, AxisOrder order)
{
    const Graph& graph = editor.graph();
    const EncodingId id = graph.encodingId(value);
    if (!id.isValid())
        return id;
    const std::size_t rank = graph.shapes().dims(graph.shapeId(value)).size();
    Encoding encoding = graph.encodings().encoding(id);
    if (!encoding.axis || *encoding.axis >= rank)
        return id;
    const std::size_t axis = axesOf(from, rank)[*encoding.axis];
    encoding.axis = static_cast<std::uint32_t>(axisNow(order, rank, axis));
    return editor.internEncoding(std::make_shared<const Encoding>(std::move(encoding)));
}

} // namespace fusewright
