// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/draft_facts.h"

#include "engine/graph/graph.h"
#include "engine/pattern/constant_elements.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fusewright {

namespace {

using Kind = DraftFact::Kind;

/// Of many operators the first values are told of.
constexpr std::size_t mostFactValues = 64;
constexpr std::size_t mostTellingElements = 4;
constexpr std::int64_t leastMultiple = 8;
constexpr std::int64_t largestMultiple = 256;

/// Collects facts of one value after another.
class FactList {
public:
    explicit FactList(const Graph& graph) : m_graph(graph) { }

    void addOf(ValueId value);
    /// What is the same of two values.
    void addPair(ValueId value, ValueId other);
    std::vector<DraftFact> take() { return std::move(m_facts); }

private:
    DraftFact& add(Kind kind, ValueId value)
    {
        m_facts.push_back({.kind = kind, .value = value, .other = {}});
        return m_facts.back();
    }
    void addShape(ValueId value);
    void addScale(ValueId value);
    void addElements(ValueId value);

    const Graph& m_graph;
    std::vector<DraftFact> m_facts;
};

void FactList::addShape(ValueId value)
{
    const ShapeId shape = m_graph.shapeId(value);
    if (!m_graph.shapes().isRanked(shape))
        return;
    const auto dims = m_graph.shapes().dims(shape);
    const auto rank = static_cast<std::uint32_t>(dims.size());
    add(Kind::Rank, value).number = rank;
    for (std::uint32_t axis = 0; axis < rank; ++axis) {
        if (!dims[axis].isKnown())
            continue;
        DraftFact& fact = add(Kind::Extent, value);
        fact.at = axis;
        fact.rank = rank;
        fact.number = dims[axis].size();
    }
    const std::int64_t last = rank > 0 && dims.back().isKnown() ? dims.back().size() : 0;
    std::int64_t multiple = 1;
    while (last > 0 && multiple < largestMultiple && last % (2 * multiple) == 0)
        multiple *= 2;
    if (multiple < leastMultiple)
        return;
    DraftFact& fact = add(Kind::Multiple, value);
    fact.at = rank - 1;
    fact.rank = rank;
    fact.number = multiple;
}

void FactList::addScale(ValueId value)
{
    const Encoding* const encoding =
        m_graph.isQuantized(value) ? m_graph.encodingOf(value) : nullptr;
    const std::optional<FixedPoint> step = encoding ? commonStep(*encoding) : std::nullopt;
    if (!step)
        return;
    add(Kind::StepSize, value).real = step->scale;
    add(Kind::ZeroOffset, value).number = step->zeroOffset;
}

/// Of constants with few elements.
void FactList::addElements(ValueId value)
{
    const AttributeValue* const literal = m_graph.literal(value);
    const std::size_t count = literal ? elementCount(*literal).value_or(0) : 0;
    if (count > mostTellingElements)
        return;
    for (std::uint32_t at = 0; at < count; ++at) {
        const ConstantElement element = elementOf(m_graph, value, Scalar::of(std::uint64_t(at)));
        if (element.state != ConstantElement::State::There)
            continue;
        const DataType type = m_graph.valueType(value);
        const bool isReal = type == DataType::F32 || type == DataType::F16 || type == DataType::F64
            || type == DataType::BF16 || !element.whole;
        DraftFact& fact = add(isReal ? Kind::Real : Kind::Whole, value);
        fact.at = at;
        fact.real = isReal ? element.number : 0;
        fact.number = isReal ? 0 : *element.whole;
    }
}

void FactList::addOf(ValueId value)
{
    if (m_graph.valueType(value) != DataType::Unknown) {
        DraftFact& fact = add(Kind::Type, value);
        fact.type = m_graph.valueType(value);
        fact.isQuantized = m_graph.isQuantized(value);
    }
    addElements(value);
    addScale(value);
    addShape(value);
}

void FactList::addPair(ValueId value, ValueId other)
{
    const auto addSame = [&](Kind kind) { add(kind, value).other = other; };
    if (m_graph.shapeId(value) == m_graph.shapeId(other)
        && m_graph.shapes().isRanked(m_graph.shapeId(value)))
        addSame(Kind::SameShape);
    if (m_graph.isQuantized(value) && m_graph.encodingId(value) == m_graph.encodingId(other))
        addSame(Kind::SameScale);
}

} // namespace

std::vector<DraftFact> factsOf(const Graph& graph, const RuleDraft& draft)
{
    FactList facts(graph);
    const ValueId result = draft.entries.empty() ? ValueId() : draft.entries.back().result;
    std::vector<ValueId> flowing;
    for (std::size_t at = 0; at < std::min(draft.values.size(), mostFactValues); ++at) {
        const DraftValue& value = draft.values[at];
        if (!value.value.isValid())
            continue;
        facts.addOf(value.value);
        if (value.role == DraftValue::Role::Flowing)
            flowing.push_back(value.value);
    }
    if (result.isValid()) {
        facts.addOf(result);
        flowing.push_back(result);
    }
    for (std::size_t at = 1; at < flowing.size(); ++at)
        facts.addPair(flowing[at - 1], flowing[at]);
    return facts.take();
}

bool holdsOf(const Graph& graph, const DraftFact& fact, ValueId value)
{
    if (!value.isValid())
        return false;
    if (fact.kind == Kind::Type)
        return graph.typeOrigin(value) == FactOrigin::Written && graph.valueType(value) == fact.type
            && graph.isQuantized(value) == fact.isQuantized;
    const ShapeId shape = graph.shapeId(value);
    if (graph.shapeOrigin(value) != FactOrigin::Written || !graph.shapes().isRanked(shape))
        return false;
    const auto dims = graph.shapes().dims(shape);
    if (fact.kind == Kind::Rank)
        return static_cast<std::int64_t>(dims.size()) == fact.number;
    // The last axis counts from the end.
    const bool isLast = fact.at + 1 == fact.rank;
    if (dims.empty() || (!isLast && dims.size() != fact.rank))
        return false;
    const Dim dim = isLast ? dims.back() : dims[fact.at];
    if (!dim.isKnown() || fact.number <= 0)
        return false;
    return fact.kind == Kind::Extent ? dim.size() == fact.number
                                     : fact.kind == Kind::Multiple && dim.size() % fact.number == 0;
}

bool isUsualCondition(const RuleDraft& draft, const DraftFact& fact)
{
    const auto value = std::ranges::find(draft.values, fact.value, &DraftValue::value);
    const bool isParameter =
        value != draft.values.end() && value->role == DraftValue::Role::Parameter;
    return fact.kind == Kind::Type && !isParameter;
}

} // namespace fusewright
