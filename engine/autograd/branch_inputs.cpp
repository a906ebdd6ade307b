// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/branch_inputs.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace fusewright {

namespace {

/// The operand that an input of a body is.
ValueId operandOf(const Graph& graph, NodeId node, const NestedGraph& nested, std::size_t input)
{
    const std::size_t own = nested.graph->inputCount() - nested.graph->capturedCount();
    return input < own ? graph.inputs(node)[1 + input] : nested.captured[input - own];
}

/// Gives the first values of a graph other numbers, and those behind them higher ones.
class InputMove {
public:
    InputMove(GraphArrays& arrays, std::span<const std::size_t> places, std::size_t count)
        : m_arrays(arrays), m_places(places), m_count(count)
    {
    }

    void run(std::span<const Symbol> names, std::span<const ValueType> types);

private:
    std::size_t placeOf(std::size_t value) const
    {
        return value < m_places.size() ? m_places[value] : value - m_places.size() + m_count;
    }
    void move(ValueId& value) const
    {
        if (value.isValid())
            value = ValueId(placeOf(value.index));
    }
    template <class T>
    std::vector<T> spread(const std::vector<T>& all, std::vector<T> fresh) const;
    void moveTables();

    GraphArrays& m_arrays;
    std::span<const std::size_t> m_places; ///< By input, each another one.
    std::size_t m_count;                   ///< Of inputs in the end.
};

template <class T>
std::vector<T> InputMove::spread(const std::vector<T>& all, std::vector<T> fresh) const
{
    fresh.resize(std::max(m_count, placeOf(all.size())));
    for (std::size_t at = 0; at < all.size(); ++at)
        fresh[placeOf(at)] = all[at];
    return fresh;
}

void InputMove::moveTables()
{
    const auto moveEach = [this](auto& all, auto member) {
        for (auto& each : all)
            move(each.*member);
        std::ranges::sort(all, {}, member);
    };
    moveEach(m_arrays.literals, &Literal::value);
    moveEach(m_arrays.givenShapes, &GivenShape::value);
    moveEach(m_arrays.valueEncodings, &ValueEncoding::value);
    for (NestedGraph& nested : m_arrays.nested) {
        for (ValueId& value : nested.captured)
            move(value);
    }
}

void InputMove::run(std::span<const Symbol> names, std::span<const ValueType> types)
{
    for (ValueId& value : m_arrays.inputs)
        move(value);
    for (ValueId& value : m_arrays.outputs)
        move(value);
    for (std::uint32_t& begin : m_arrays.outputBegin)
        begin = static_cast<std::uint32_t>(placeOf(begin));
    moveTables();
    std::vector<DataType> dataTypes;
    std::vector<ShapeId> shapes;
    for (const ValueType& type : types) {
        dataTypes.push_back(type.type);
        shapes.push_back(type.shape);
    }
    m_arrays.valueName = spread(m_arrays.valueName, {names.begin(), names.end()});
    m_arrays.valueType = spread(m_arrays.valueType, std::move(dataTypes));
    m_arrays.valueShape = spread(m_arrays.valueShape, std::move(shapes));
    if (!m_arrays.valueOrigin.empty())
        m_arrays.valueOrigin = spread(m_arrays.valueOrigin, {});
    m_arrays.inputCount = static_cast<std::uint32_t>(m_count);
    m_arrays.capturedCount = 0;
}

} // namespace

bool haveBranchInputs(const Graph& graph, NodeId node)
{
    const std::size_t written = graph.writtenInputCount(node);
    return written > 0 && std::ranges::all_of(graph.nested(node), [&](const NestedGraph& nested) {
               const Graph& body = *nested.graph;
               const std::size_t own = body.inputCount() - body.capturedCount();
               return (own == 0 || own == written - 1)
                   && nested.captured.size() == body.capturedCount()
                   && body.outputs().size() == graph.outputCount(node);
           });
}

BranchInputs branchInputsOf(const Graph& graph, NodeId node)
{
    BranchInputs inputs;
    std::map<std::pair<ValueId, std::size_t>, std::size_t> placeOf; // Of an operand's nth use.
    for (const NestedGraph& nested : graph.nested(node)) {
        std::map<ValueId, std::size_t> uses;
        std::vector<std::size_t>& places = inputs.places.emplace_back();
        for (std::size_t at = 0; at < nested.graph->inputCount(); ++at) {
            const ValueId operand = operandOf(graph, node, nested, at);
            const auto [found, isNew] =
                placeOf.try_emplace({operand, uses[operand]++}, inputs.operands.size());
            if (isNew)
                inputs.operands.push_back(operand);
            places.push_back(found->second);
        }
    }
    return inputs;
}

Graph withInputsAt(const Graph& body, std::span<const std::size_t> places, const Graph& outer,
                   std::span<const ValueId> operands)
{
    GraphArrays arrays = Graph::dismantle(Graph::copyOf(body));
    std::set<Symbol> taken(arrays.valueName.begin(), arrays.valueName.end());
    taken.insert(arrays.nodeName.begin(), arrays.nodeName.end());
    std::vector<Symbol> names;
    std::vector<ValueType> types;
    std::size_t number = 0;
    for (const ValueId operand : operands) {
        Symbol name = arrays.texts.intern("unused");
        while (!taken.insert(name).second)
            name = arrays.texts.intern("unused." + std::to_string(++number));
        names.push_back(name);
        if (operand.isValid())
            types.push_back(
                {outer.valueType(operand), shapeIn(arrays.texts, arrays.shapes, outer, operand)});
        else
            types.push_back({});
    }
    InputMove(arrays, places, operands.size()).run(names, types);
    return Graph(std::move(arrays));
}

ShapeId shapeIn(StringPool& texts, ShapeTable& shapes, const Graph& other, ValueId value)
{
    const ShapeId shape = other.shapeId(value);
    if (!other.shapes().isRanked(shape))
        return ShapeTable::unranked;
    std::vector<Dim> dims;
    for (const Dim dim : other.shapes().dims(shape))
        dims.push_back(dim.isNamed() ? Dim::named(texts.intern(other.text(dim.name()))) : dim);
    return shapes.intern(dims);
}

} // namespace fusewright
