// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/joint_graph.h"

#include "engine/autograd/branch_inputs.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>

namespace fusewright {

namespace {

/// The name of an extent as people read it; `?` where it is not known.
std::string extentText(Dim dim, const StringPool& texts)
{
    if (dim.isKnown())
        return std::to_string(dim.size());
    return dim.isNamed() ? std::string(texts.text(dim.name())) : "?";
}

} // namespace

JointGraph::JointGraph(const Graph& graph, std::span<const ValueId> losses)
    : m_arrays(Graph::dismantle(Graph::copyOf(graph))),
      m_firstSeed(static_cast<std::uint32_t>(graph.inputCount() - graph.capturedCount())),
      m_seedCount(static_cast<std::uint32_t>(losses.size())),
      m_forwardCount(graph.nodeCount()),
      m_forwardOf(graph.nodeCount()),
      m_nextNumber(graph.nodeCount() + 1, 0)
{
    for (const Symbol name : m_arrays.nodeName)
        takeName(name);
    for (const Symbol name : m_arrays.valueName)
        takeName(name);
    moveValues();
    insertSeeds(graph, losses);
    m_firstBackward = m_arrays.valueName.size();
    for (std::size_t at = 0; at < m_arrays.operators.size(); ++at) {
        const Operator& op = m_arrays.operators[at];
        m_operators.emplace(m_arrays.texts.text(op.native), OperatorId(at));
        m_shapeRules.push_back(operatorShapeOf(m_arrays.texts.text(op.native), op.spec));
    }
    m_arrays.attributeBegin.reserve(2 * graph.nodeCount());
}

/// What stands behind the seeds gets its new number everywhere.
void JointGraph::moveValues()
{
    const auto move = [this](ValueId& value) { value = valueOf(value); };
    std::ranges::for_each(m_arrays.inputs, move);
    std::ranges::for_each(m_arrays.outputs, move);
    for (std::uint32_t& begin : m_arrays.outputBegin)
        begin += m_seedCount;
    for (Literal& literal : m_arrays.literals)
        move(literal.value);
    for (GivenShape& given : m_arrays.givenShapes)
        move(given.value);
    for (ValueEncoding& encoding : m_arrays.valueEncodings)
        move(encoding.value);
    for (NestedGraph& nested : m_arrays.nested)
        std::ranges::for_each(nested.captured, move);
}

void JointGraph::insertSeeds(const Graph& graph, std::span<const ValueId> losses)
{
    std::vector<Symbol> names;
    std::vector<DataType> types;
    std::vector<ShapeId> shapes;
    for (const ValueId loss : losses) {
        const std::string name = "grad_" + std::string(graph.valueName(loss));
        Symbol fresh = symbol(name);
        for (std::size_t number = 2; !takeName(fresh); ++number)
            fresh = symbol(name + '.' + std::to_string(number));
        names.push_back(fresh);
        types.push_back(graph.valueType(loss));
        shapes.push_back(graph.shapeId(loss));
    }
    const auto insert = [this](auto& all, const auto& fresh) {
        all.insert(all.begin() + m_firstSeed, fresh.begin(), fresh.end());
    };
    insert(m_arrays.valueName, names);
    insert(m_arrays.valueType, types);
    insert(m_arrays.valueShape, shapes);
    if (m_arrays.valueOrigin.size() > m_firstSeed)
        insert(m_arrays.valueOrigin, std::vector<ValueOrigin>(losses.size()));
    m_arrays.inputCount += m_seedCount;
}

ValueType JointGraph::typeIn(const Graph& other, ValueId value)
{
    return {other.valueType(value), shapeIn(m_arrays.texts, m_arrays.shapes, other, value)};
}

void JointGraph::describe(ValueId value, ValueType type)
{
    if (this->type(value) == DataType::Unknown)
        m_arrays.valueType[value.index] = type.type;
    if (!isRanked(shape(value)))
        m_arrays.valueShape[value.index] = type.shape;
}

infer::Shape JointGraph::extents(ShapeId shape) const
{
    if (!isRanked(shape))
        return std::nullopt;
    infer::Extents extents;
    for (const Dim dim : dims(shape))
        extents.emplace_back(dim);
    return extents;
}

ShapeId JointGraph::intern(const infer::Shape& shape)
{
    if (!shape || shape->size() > infer::mostAxes)
        return ShapeTable::unranked;
    std::vector<Dim> dims;
    for (const infer::Extent& extent : *shape)
        dims.push_back(extent.dim());
    return m_arrays.shapes.intern(dims);
}

OperatorId JointGraph::operatorNamed(std::string_view native)
{
    if (const auto found = m_operators.find(native); found != m_operators.end())
        return found->second;
    const OperatorSpec* const spec =
        m_arrays.catalogue ? m_arrays.catalogue->find(native) : nullptr;
    const Symbol name = symbol(native);
    const OperatorId added(m_arrays.operators.size());
    m_arrays.operators.push_back(
        {.native = name, .canonical = spec ? symbol(spec->name) : name, .spec = spec});
    m_operators.emplace(m_arrays.texts.text(name), added);
    m_shapeRules.push_back(operatorShapeOf(native, spec));
    return added;
}

AttributeValueId JointGraph::number(double number)
{
    const auto [place, isNew] = m_numbers.try_emplace(number);
    if (isNew) {
        constexpr double largest = 1e15;
        const bool isWhole = std::trunc(number) == number && std::abs(number) < largest;
        place->second = isWhole ? content(static_cast<std::int64_t>(number)) : content(number);
    }
    return place->second;
}

AttributeValueId JointGraph::sizes(ShapeId shape)
{
    if (m_sizes.size() <= shape.index)
        m_sizes.resize(m_arrays.shapes.size());
    AttributeValueId& known = m_sizes[shape.index];
    if (known.isValid())
        return known;
    const auto dims = this->dims(shape);
    std::vector<std::int64_t> numbers;
    std::vector<std::string> words;
    for (const Dim dim : dims) {
        numbers.push_back(dim.isKnown() ? dim.size() : 0);
        words.push_back(extentText(dim, m_arrays.texts));
    }
    const bool areKnown = std::ranges::all_of(dims, &Dim::isKnown);
    known = areKnown ? content(std::move(numbers)) : content(std::move(words));
    return known;
}

ValueId JointGraph::add(const BackwardOperator& fresh)
{
    assert(fresh.forward.isValid());
    const Symbol name = freshName(fresh.forward);
    const bool isOwned = fresh.forward.index < m_forwardCount; // Not in a body without operators.
    const ValueId first(m_arrays.valueName.size());
    m_arrays.nodeOperator.push_back(fresh.op);
    m_arrays.nodeName.push_back(name);
    m_arrays.nodeModule.push_back(isOwned ? m_arrays.nodeModule[fresh.forward.index]
                                          : ModuleId(std::size_t(0)));
    m_arrays.attributes.insert(m_arrays.attributes.end(), fresh.attributes.begin(),
                               fresh.attributes.end());
    m_arrays.attributeBegin.push_back(static_cast<std::uint32_t>(m_arrays.attributes.size()));
    m_arrays.inputs.insert(m_arrays.inputs.end(), fresh.operands.begin(), fresh.operands.end());
    m_arrays.inputBegin.push_back(static_cast<std::uint32_t>(m_arrays.inputs.size()));
    m_forwardOf.push_back(fresh.forward);
    for (std::size_t at = 0; at < fresh.results.size(); ++at) {
        Symbol value = name;
        for (std::size_t number = at; value == name && at > 0; ++number) {
            value = symbol(std::string(m_arrays.texts.text(name)) + '.' + std::to_string(number));
            value = takeName(value) ? value : name;
        }
        nameValue(value, fresh.results[at]);
    }
    m_arrays.outputBegin.push_back(static_cast<std::uint32_t>(m_arrays.valueName.size()));
    return first;
}

void JointGraph::addBody(NodeId node, std::string_view attribute, std::shared_ptr<const Graph> body)
{
    m_arrays.nested.push_back(
        {.owner = node, .attribute = symbol(attribute), .graph = std::move(body), .captured = {}});
}

bool JointGraph::rename(ValueId value, std::string_view name)
{
    const Symbol fresh = symbol(name);
    const bool isFree = takeName(fresh);
    if (isFree)
        m_arrays.valueName[value.index] = fresh;
    return isFree;
}

JointGraph::Mark JointGraph::mark() const
{
    return {.nodes = nodeCount(),
            .values = m_arrays.valueName.size(),
            .operands = m_arrays.inputs.size(),
            .attributes = m_arrays.attributes.size()};
}

void JointGraph::rewind(const Mark& mark)
{
    m_arrays.nodeOperator.resize(mark.nodes);
    m_arrays.nodeName.resize(mark.nodes);
    m_arrays.nodeModule.resize(mark.nodes);
    m_arrays.attributeBegin.resize(mark.nodes + 1);
    m_arrays.inputBegin.resize(mark.nodes + 1);
    m_arrays.outputBegin.resize(mark.nodes + 1);
    m_forwardOf.resize(mark.nodes);
    m_arrays.attributes.resize(mark.attributes);
    m_arrays.inputs.resize(mark.operands);
    m_arrays.valueName.resize(mark.values);
    m_arrays.valueType.resize(mark.values);
    m_arrays.valueShape.resize(mark.values);
}

Graph JointGraph::finish(std::span<const ValueId> gradients)
{
    m_arrays.outputs.insert(m_arrays.outputs.end(), gradients.begin(), gradients.end());
    return Graph(std::move(m_arrays));
}

Graph JointGraph::finishBody(std::span<const ValueId> gradients)
{
    m_arrays.outputs.clear();
    m_arrays.capturedCount = 0;
    return finish(gradients);
}

void JointGraph::nameValue(Symbol name, ValueType type)
{
    m_arrays.valueName.push_back(name);
    m_arrays.valueType.push_back(type.type);
    m_arrays.valueShape.push_back(type.shape);
}

/// `conv1_backward`, then `conv1_backward.2`.
Symbol JointGraph::freshName(NodeId forward)
{
    const bool isOwned = forward.index < m_forwardCount;
    const std::string base = isOwned
        ? std::string(m_arrays.texts.text(m_arrays.nodeName[forward.index])) + "_backward"
        : "backward";
    std::uint32_t& number = m_nextNumber[isOwned ? forward.index : m_forwardCount];
    while (true) {
        ++number;
        const Symbol name = symbol(number == 1 ? base : base + '.' + std::to_string(number));
        if (takeName(name))
            return name;
    }
}

bool JointGraph::takeName(Symbol name)
{
    if (m_isName.size() <= name.index)
        m_isName.resize(std::max<std::size_t>(name.index + 1, m_arrays.texts.size()));
    const bool isFree = !m_isName[name.index];
    m_isName[name.index] = true;
    return isFree;
}

} // namespace fusewright
