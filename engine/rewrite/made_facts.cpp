// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/made_facts.h"

#include "engine/graph/graph.h"
#include "engine/pattern/blame.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fusewright {

namespace {

using From = MadeFact::From;

/// Reads one set of facts; the first thing that is not known ends it.
class FactsReader {
public:
    FactsReader(const MadeFacts& made, const ExpressionGround& ground, const ScratchFacts* first)
        : m_made(made), m_ground(ground), m_first(first)
    {
    }

    FactsReading run();

private:
    std::optional<Scalar> known(ExpressionId id);
    std::optional<std::int64_t> extent(ExpressionId id);
    std::optional<ScratchFacts> source(const MadeFact& fact);
    void readType();
    void readShape();
    void readEncoding();
    bool isPlain();
    std::shared_ptr<const Encoding> givenEncoding();
    void readGivenShape();
    void resize();
    void refuse(ExpressionId id, const char* why);

    const MadeFacts& m_made;
    const ExpressionGround& m_ground;
    const ScratchFacts* m_first;
    FactsReading m_reading;
};

void FactsReader::refuse(ExpressionId id, const char* why)
{
    if (m_reading.unknown.isValid() || !m_reading.why.empty())
        return;
    m_reading.unknown = id;
    m_reading.why = why;
}

std::optional<Scalar> FactsReader::known(ExpressionId id)
{
    if (m_reading.work > mostFactsWork) {
        refuse(id, "The replacement is too large");
        return std::nullopt;
    }
    Evaluation seen = evaluate(m_ground.pattern->expressions(), id, m_ground);
    m_reading.work += seen.parts.size();
    m_reading.assumed.insert(m_reading.assumed.end(), seen.assumed.begin(), seen.assumed.end());
    if (seen.result.isKnown())
        return seen.result;
    if (!m_reading.unknown.isValid()) {
        Blame why = blame(*m_ground.pattern, id, seen);
        m_reading.unknown = why.part;
        m_reading.causes = std::move(why.causes);
    }
    return std::nullopt;
}

std::optional<std::int64_t> FactsReader::extent(ExpressionId id)
{
    const auto scalar = known(id);
    if (!scalar)
        return std::nullopt;
    if (const std::uint64_t* const size = scalar->get<std::uint64_t>()) {
        if (*size <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return static_cast<std::int64_t>(*size);
    } else if (const std::int64_t* const number = scalar->get<std::int64_t>()) {
        if (*number >= 0)
            return *number;
    }
    refuse(id, "An extent cannot be that large, or less than zero");
    return std::nullopt;
}

/// What a fact is taken from; nothing for those that say it themselves.
std::optional<ScratchFacts> FactsReader::source(const MadeFact& fact)
{
    if (fact.from == From::FirstOperand)
        return m_first ? *m_first : ScratchFacts();
    if (fact.from == From::Whole) {
        const auto results = m_ground.graph->outputs(m_ground.match->place);
        return results.empty() ? ScratchFacts() : factsOf(*m_ground.graph, *results.begin());
    }
    if (fact.from != From::Like)
        return std::nullopt;
    const auto operand = known(fact.like);
    const OperandRef* const like = operand ? operand->get<OperandRef>() : nullptr;
    if (!like || !like->value.isValid())
        return ScratchFacts();
    return factsOf(*m_ground.graph, like->value);
}

void FactsReader::readType()
{
    ScratchFacts& facts = m_reading.facts;
    facts.typeBy = m_made.type.from == From::Inference ? SaidBy::Nobody : SaidBy::Replacement;
    if (const auto from = source(m_made.type))
        facts.type = from->type;
    if (m_made.type.from != From::Given)
        return;
    const auto scalar = known(m_made.givenType);
    if (const DataType* const type = scalar ? scalar->get<DataType>() : nullptr)
        facts.type = *type;
}

void FactsReader::readGivenShape()
{
    std::vector<Dim> dims;
    for (const ExpressionId id : m_made.dims) {
        const auto size = extent(id);
        dims.push_back(size ? Dim::known(*size) : Dim());
    }
    m_reading.facts.shape = std::move(dims);
}

void FactsReader::resize()
{
    std::optional<std::vector<Dim>>& shape = m_reading.facts.shape;
    const std::size_t rank = shape ? shape->size() : 0;
    const std::size_t fewest = m_ground.fewestAxes();
    if (shape && rank < fewest)
        shape->insert(shape->begin(), fewest - rank, Dim::known(1));
    for (const ResizedAxis& each : m_made.resized) {
        const auto axis = extent(each.axis);
        const auto size = extent(each.extent);
        if (!axis || !size || !shape)
            continue;
        if (static_cast<std::uint64_t>(*axis) >= shape->size())
            refuse(each.axis, "There is no such axis");
        else
            (*shape)[static_cast<std::size_t>(*axis)] = Dim::known(*size);
    }
    // What was filled goes again, as long as nothing else was said of it.
    while (shape && shape->size() > rank && shape->front() == Dim::known(1))
        shape->erase(shape->begin());
}

void FactsReader::readShape()
{
    ScratchFacts& facts = m_reading.facts;
    facts.shapeBy = m_made.shape.from == From::Inference ? SaidBy::Nobody : SaidBy::Replacement;
    if (const auto from = source(m_made.shape))
        facts.shape = from->shape;
    if (m_made.shape.from == From::Given)
        readGivenShape();
    resize();
}

double asNumber(const Scalar& scalar)
{
    const AttributeValue value = attributeOf(scalar);
    if (const double* const number = std::get_if<double>(&value))
        return *number;
    const std::int64_t* const whole = std::get_if<std::int64_t>(&value);
    return whole ? static_cast<double>(*whole) : 0;
}

/// Nothing where it makes no sense.
std::shared_ptr<const Encoding> FactsReader::givenEncoding()
{
    const auto step = known(m_made.step);
    const auto offset = known(m_made.offset);
    if (!step || !offset)
        return nullptr;
    const double scale = asNumber(*step);
    const AttributeValue zero = attributeOf(*offset);
    const std::int64_t* const whole = std::get_if<std::int64_t>(&zero);
    if (!std::isfinite(scale) || scale <= 0)
        refuse(m_made.step, "A step must be more than nothing");
    return std::make_shared<const Encoding>(
        Encoding{.steps = {{.scale = scale, .zeroOffset = whole ? *whole : 0}}});
}

/// Types that cannot be quantized have none, whatever is said.
void FactsReader::readEncoding()
{
    ScratchFacts& facts = m_reading.facts;
    if (facts.type != DataType::Unknown && !canBeQuantized(facts.type))
        return;
    if (const auto from = source(m_made.encoding))
        facts.encoding = from->encoding;
    else if (m_made.encoding.from == From::Given && !isPlain())
        facts.encoding = givenEncoding();
}

/// The type that is given has no quantization. Where nobody knows, the facts are not known either.
bool FactsReader::isPlain()
{
    const auto quantized = m_made.isQuantized.isValid() ? known(m_made.isQuantized) : std::nullopt;
    return quantized && outcomeOf(*quantized) == Outcome::False;
}

FactsReading FactsReader::run()
{
    readType();
    readShape();
    readEncoding();
    return std::move(m_reading);
}

template <class T>
std::optional<AttributeValue> listOf(std::span<const Scalar> scalars)
{
    std::vector<T> list;
    for (const Scalar& scalar : scalars) {
        const AttributeValue value = attributeOf(scalar);
        const T* const item = std::get_if<T>(&value);
        if (!item)
            return std::nullopt;
        list.push_back(*item);
    }
    return AttributeValue(std::move(list));
}

} // namespace

ScratchFacts factsOf(const Graph& graph, ValueId value)
{
    ScratchFacts facts{.type = graph.valueType(value),
                       .shape = {},
                       .typeBy = SaidBy::Replacement,
                       .shapeBy = SaidBy::Replacement};
    const ShapeId shape = graph.shapeId(value);
    if (graph.shapes().isRanked(shape)) {
        const auto dims = graph.shapes().dims(shape);
        facts.shape.emplace(dims.begin(), dims.end());
    }
    if (const EncodingId encoding = graph.encodingId(value); encoding.isValid())
        facts.encoding = graph.encodings().shared(encoding);
    return facts;
}

bool saysNothing(const MadeFacts& made)
{
    return made.type.from == From::Inference && made.shape.from == From::Inference
        && made.encoding.from == From::Inference && made.resized.empty();
}

bool asksFirstOperand(const MadeFacts& made)
{
    return made.type.from == From::FirstOperand || made.shape.from == From::FirstOperand
        || made.encoding.from == From::FirstOperand;
}

FactsReading readFacts(const MadeFacts& made, const ExpressionGround& ground,
                       const ScratchFacts* first)
{
    return FactsReader(made, ground, first).run();
}

AttributeValue attributeOf(const Scalar& scalar)
{
    if (const bool* const truth = scalar.get<bool>())
        return *truth;
    if (const std::int64_t* const number = scalar.get<std::int64_t>())
        return *number;
    if (const std::uint64_t* const size = scalar.get<std::uint64_t>()) {
        constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
        return static_cast<std::int64_t>(std::min(*size, most));
    }
    if (const double* const number = scalar.get<double>())
        return *number;
    if (const DataType* const type = scalar.get<DataType>())
        return std::string(dataTypeName(*type));
    if (const std::string_view* const text = scalar.get<std::string_view>())
        return std::string(*text);
    return std::string();
}

std::optional<AttributeValue> attributeOf(std::span<const Scalar> scalars, bool isList)
{
    if (!isList)
        return scalars.size() == 1 ? std::optional(attributeOf(scalars.front())) : std::nullopt;
    if (auto list = listOf<std::int64_t>(scalars))
        return list;
    if (auto list = listOf<double>(scalars))
        return list;
    return listOf<std::string>(scalars);
}

std::optional<AttributeValue> tensorOf(const ScratchFacts& facts, std::span<const Scalar> elements)
{
    if (!facts.shape || elements.empty() || elements.size() > TensorLiteral::mostElements)
        return std::nullopt;
    TensorLiteral tensor{.type = facts.type};
    constexpr std::uint64_t tooMany = TensorLiteral::mostElements + 1;
    std::uint64_t count = 1;
    for (const Dim dim : *facts.shape) {
        if (!dim.isKnown())
            return std::nullopt;
        tensor.shape.push_back(dim.size());
        count =
            std::min(count * std::min(static_cast<std::uint64_t>(dim.size()), tooMany), tooMany);
    }
    // One that all are equal to stands for as many as there are.
    const bool isFilled = elements.size() == 1 && count != 1;
    if (!isFilled && elements.size() != count)
        return std::nullopt;
    const bool isReal = facts.type >= DataType::F64 && facts.type <= DataType::BFP4;
    const bool isWhole = !isReal && std::ranges::all_of(elements, [](const Scalar& each) {
        return isWholeType(each.type) || each.type == ScalarType::Bool;
    });
    for (const Scalar& element : elements) {
        const AttributeValue value = attributeOf(element);
        const bool* const truth = std::get_if<bool>(&value);
        const std::int64_t* const whole = std::get_if<std::int64_t>(&value);
        if (isWhole)
            tensor.integers.push_back(truth ? (*truth ? 1 : 0) : whole ? *whole : 0);
        else
            tensor.numbers.push_back(asNumber(element));
    }
    tensor.complete = true;
    return AttributeValue(std::move(tensor));
}

bool isKnownAlike(const Graph& graph, ValueId one, ValueId other)
{
    const ShapeId shape = graph.shapeId(one);
    const auto isKnown = [](Dim dim) { return dim.isKnown(); };
    return graph.valueType(one) != DataType::Unknown
        && graph.valueType(one) == graph.valueType(other) && graph.shapes().isRanked(shape)
        && shape == graph.shapeId(other) && std::ranges::all_of(graph.shapes().dims(shape), isKnown)
        && graph.encodingId(one) == graph.encodingId(other);
}

} // namespace fusewright
