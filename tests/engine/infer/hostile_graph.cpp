// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/infer/hostile_graph.h"

#include "engine/graph/graph_builder.h"
#include "engine/infer/extent_text.h"
#include "engine/infer/inference.h"
#include "engine/infer/with_extents.h"
#include "engine/support/cancel_token.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/infer/hostile_words.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string_view>
#include <utility>

namespace fusewright::test {

namespace {

constexpr std::size_t mostDepth = 3;
/// Beyond these inference says nothing, so that work and memory stay in bounds.
constexpr std::size_t mostAxes = 64;
constexpr std::size_t longestName = 1024;

/// Bytes as a row of choices.
class Choices {
public:
    explicit Choices(std::span<const std::uint8_t> bytes) : m_bytes(bytes) { }

    std::size_t below(std::size_t count)
    {
        const std::size_t high = count > 256 ? byte() : 0;
        const std::size_t low = byte();
        return (high * 256 + low) % count;
    }
    bool oneIn(std::size_t count) { return below(count) == count - 1; }
    template <class List>
    auto oneOf(const List& list)
    {
        return list[below(std::size(list))];
    }
    std::int64_t number()
    {
        // Small ones are the most likely to go together.
        return oneIn(2) ? oneOf(hostileNumbers) : static_cast<std::int64_t>(below(8)) - 2;
    }
    std::vector<std::int64_t> someNumbers(std::size_t most)
    {
        std::vector<std::int64_t> some(below(most + 1));
        std::ranges::generate(some, [&] { return number(); });
        return some;
    }

private:
    std::size_t byte() { return m_next < m_bytes.size() ? m_bytes[m_next++] : 0; }

    std::span<const std::uint8_t> m_bytes;
    std::size_t m_next = 0;
};

/// A graph around and the bodies in it, told to their builders.
class Teller {
public:
    explicit Teller(std::span<const std::uint8_t> bytes) : m_choices(bytes) { }

    std::optional<Graph> graph()
    {
        m_speech = static_cast<Speech>(m_choices.below(speechCount));
        // Said before all else, where a test can put it.
        m_first = m_choices.below(1U << 16);
        return graphOf(0);
    }

private:
    std::optional<Graph> graphOf(std::size_t depth);
    void addNode(GraphBuilder& builder, std::vector<Symbol>& made, std::size_t depth,
                 const std::string& id);
    void addBodies(GraphBuilder& builder, std::size_t depth, std::string_view name);
    ValueType type(GraphBuilder& builder);
    ShapeId shape(GraphBuilder& builder);
    Dim extent(GraphBuilder& builder);
    AttributeValue value();
    TensorLiteral literal();

    Choices m_choices;
    Speech m_speech = Speech::Onnx;
    std::optional<std::size_t> m_first; ///< The operator of the next node.
};

Dim Teller::extent(GraphBuilder& builder)
{
    switch (m_choices.below(5)) {
    case 0:
    case 1:
        return Dim::known(static_cast<std::int64_t>(m_choices.below(9)));
    case 2:
        return Dim::named(builder.intern(m_choices.oneOf(hostileNames)));
    case 3:
        return Dim::known(m_choices.oneOf(hostileNumbers));
    default:
        return {};
    }
}

ShapeId Teller::shape(GraphBuilder& builder)
{
    const std::size_t rank = m_choices.below(8);
    if (rank == 7)
        return m_choices.oneIn(4) ? builder.shapes().intern(std::vector<Dim>(70))
                                  : ShapeTable::unranked;
    std::vector<Dim> dims(rank);
    std::ranges::generate(dims, [&] { return extent(builder); });
    return builder.shapes().intern(dims);
}

ValueType Teller::type(GraphBuilder& builder)
{
    constexpr auto types = std::to_array<DataType>(
        {DataType::F32, DataType::I64, DataType::Unknown, DataType::Bool, DataType::I32});
    const DataType type = m_choices.oneOf(types);
    return {.type = type, .shape = shape(builder)};
}

TensorLiteral Teller::literal()
{
    TensorLiteral literal{.type = DataType::I64, .complete = !m_choices.oneIn(8)};
    if (m_choices.oneIn(4)) {
        literal.type = DataType::F32;
        literal.numbers.resize(m_choices.below(5));
        std::ranges::generate(literal.numbers, [&] { return m_choices.oneOf(hostileReals); });
    } else {
        literal.integers = m_choices.someNumbers(6);
    }
    const std::size_t count = literal.integers.size() + literal.numbers.size();
    if (count != 1 || m_choices.oneIn(2))
        literal.shape.push_back(static_cast<std::int64_t>(count));
    if (m_choices.oneIn(8))
        literal.shape = m_choices.someNumbers(3);
    return literal;
}

AttributeValue Teller::value()
{
    switch (m_choices.below(10)) {
    case 0:
    case 1:
        return m_choices.number();
    case 2:
    case 3:
        return m_choices.someNumbers(7);
    case 4:
        return m_choices.oneIn(2);
    case 5:
        return std::string(m_choices.oneOf(hostileWords));
    case 6:
        return m_choices.oneOf(hostileReals);
    case 7:
        return literal();
    case 8: {
        std::vector<std::string> list(m_choices.below(4));
        std::ranges::generate(list, [&] { return std::string(m_choices.oneOf(hostileWords)); });
        return list;
    }
    default:
        break;
    }
    if (m_choices.oneIn(2))
        return RawJson{std::string(m_choices.oneOf(hostileWords))};
    std::vector<double> list(m_choices.below(4));
    std::ranges::generate(list, [&] { return m_choices.oneOf(hostileReals); });
    return list;
}

void Teller::addBodies(GraphBuilder& builder, std::size_t depth, std::string_view name)
{
    const bool hasBodies = name == "If" || name == "Loop" || name == "Scan" || name == "call";
    if (depth == mostDepth || (!hasBodies && !m_choices.oneIn(32)))
        return;
    const std::size_t count = name == "If" ? 2 : 1 + (m_choices.oneIn(8) ? 1U : 0U);
    for (std::size_t at = 0; at < count; ++at) {
        auto body = graphOf(depth + 1);
        if (!body)
            continue;
        const std::string_view attribute = name == "If" ? at == 0 ? "then_branch" : "else_branch"
            : name == "call"                            ? "function"
                                                        : "body";
        builder.addNested(attribute, std::make_shared<const Graph>(*std::move(body)));
    }
}

void Teller::addNode(GraphBuilder& builder, std::vector<Symbol>& made, std::size_t depth,
                     const std::string& id)
{
    const std::vector<std::string>& known = operatorsOf(m_speech);
    const auto first = std::exchange(m_first, std::nullopt);
    const std::string& name = known[first ? *first % known.size() : m_choices.below(known.size())];
    builder.beginNode(name, builder.intern(id));
    for (std::size_t left = m_choices.below(6) + (m_choices.oneIn(8) ? 4 : 0); left > 0; --left) {
        const bool isLeftOut = m_choices.oneIn(10) || made.empty();
        // Operands come from near the end, so that chains grow.
        const Symbol operand =
            isLeftOut ? builder.intern("") : made[made.size() - 1 - m_choices.below(made.size())];
        builder.addOperand(operand);
    }
    std::vector<std::string_view> used;
    for (std::size_t left = m_choices.below(6); left > 0; --left) {
        const std::string_view attribute = m_choices.oneOf(attributesOf(m_speech));
        if (std::ranges::find(used, attribute) == used.end())
            builder.addAttribute(attribute, value());
        used.push_back(attribute);
    }
    addBodies(builder, depth, name);
    const std::size_t results = m_choices.below(8) == 7 ? m_choices.below(6) : 1;
    for (std::size_t at = 0; at < results; ++at) {
        made.push_back(builder.intern(id + '.' + std::to_string(at)));
        builder.addResult(made.back());
        if (m_choices.oneIn(6))
            builder.describe(made.back(), type(builder));
    }
}

std::string textOf(std::span<const Dim> dims)
{
    std::string text = "[";
    for (const Dim dim : dims)
        text += dim.isKnown() ? std::to_string(dim.size()) + ' ' : "? ";
    return text + ']';
}

/// Whether all that an amount is made of are names of what no operator makes.
bool isGiven(const Graph& graph, Symbol amount)
{
    std::set<std::string> given;
    for (const ValueId value : graph.values()) {
        for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
            if (!dim.isNamed() || graph.producer(value).isValid())
                continue;
            for (const std::string_view name : infer::namesIn(graph.text(dim.name())))
                given.emplace(name);
        }
    }
    return std::ranges::all_of(infer::namesIn(graph.text(amount)), [&](std::string_view name) {
        return given.contains(std::string(name));
    });
}

/// What inference did to one value that it must not.
std::string brokenPromise(const Graph& before, const Graph& after, ValueId value)
{
    const DataType type = before.valueType(value);
    if (type != DataType::Unknown && type != after.valueType(value))
        return "its type has changed";
    const ShapeId found = after.shapeId(value);
    const auto is = after.shapes().dims(found);
    for (const Dim dim : is) {
        if (dim.isKnown() && dim.size() < 0)
            return "an extent is less than nothing";
        if (dim.isNamed() && after.text(dim.name()).size() > longestName)
            return "the name of an extent grows";
    }
    if (!before.shapes().isRanked(before.shapeId(value)))
        return is.size() > mostAxes ? "it has too many axes" : "";
    const auto was = before.shapes().dims(before.shapeId(value));
    if (!after.shapes().isRanked(found) || was.size() != is.size())
        return "its rank has changed";
    for (std::size_t at = 0; at < was.size(); ++at) {
        if (was[at].isKnown() && was[at] != is[at])
            return "an extent has changed";
        if (!was[at].isNamed())
            continue;
        const bool isSame =
            is[at].isNamed() && before.text(was[at].name()) == after.text(is[at].name());
        if (!isSame && (is[at] == Dim() || isGiven(before, was[at].name())))
            return "the name of an extent has changed";
    }
    return {};
}

std::optional<Graph> Teller::graphOf(std::size_t depth)
{
    GraphBuilder builder("hostile", catalogue());
    std::vector<Symbol> made;
    const std::string prefix = std::to_string(depth) + '_';
    if (m_speech == Speech::Drawing)
        builder.addProperty(std::string(property::operandOrder), std::string(property::drawn));
    if (m_speech == Speech::Relax)
        builder.addProperty(std::string(property::dialect), std::string(property::relax));
    for (std::size_t left = 1 + m_choices.below(4); left > 0; --left) {
        made.push_back(builder.intern(prefix + "in" + std::to_string(left)));
        builder.addInput(made.back(), type(builder));
    }
    for (std::size_t left = m_choices.below(4); left > 0; --left) {
        made.push_back(builder.intern(prefix + "const" + std::to_string(left)));
        const AttributeValue content = m_choices.oneIn(6) ? value() : literal();
        std::vector<Dim> dims;
        if (const auto* const tensor = std::get_if<TensorLiteral>(&content))
            std::ranges::transform(tensor->shape, std::back_inserter(dims), &Dim::known);
        builder.addParameter(made.back(),
                             {.type = DataType::I64, .shape = builder.shapes().intern(dims)},
                             builder.attributeValues().intern(content));
    }
    // A body may use what is around it.
    if (depth > 0)
        made.push_back(builder.intern(std::to_string(depth - 1) + "_in1"));
    for (std::size_t left = 1 + m_choices.below(5); left > 0; --left)
        addNode(builder, made, depth, prefix + "node" + std::to_string(left));
    for (std::size_t left = m_choices.below(5); left > 0; --left)
        builder.addOutput(m_choices.oneOf(made));
    if (m_choices.oneIn(2))
        builder.giveOutUnusedResults();
    Diagnostics findings;
    return builder.build(depth > 0 ? UnmadeNames::BecomeCaptures : UnmadeNames::BecomeInputs,
                         "hostile", {}, findings);
}

} // namespace

std::optional<Graph> hostileGraph(std::span<const std::uint8_t> bytes)
{
    return Teller(bytes).graph();
}

std::string brokenPromise(const Graph& before, const Graph& after)
{
    std::vector<std::pair<const Graph*, const Graph*>> waiting{{&before, &after}};
    while (!waiting.empty()) {
        const auto [told, found] = waiting.back();
        waiting.pop_back();
        if (told->nodeCount() != found->nodeCount() || told->valueCount() != found->valueCount()
            || told->nested().size() != found->nested().size())
            return "the graph has other parts than before";
        for (const ValueId value : told->values()) {
            const std::string wrong = brokenPromise(*told, *found, value);
            if (!wrong.empty())
                return std::string(told->valueName(value)) + ": " + wrong;
        }
        for (std::size_t at = 0; at < told->nested().size(); ++at)
            waiting.emplace_back(told->nested()[at].graph.get(), found->nested()[at].graph.get());
    }
    return {};
}

std::string unlikeNumbers(const Graph& graph)
{
    const auto raw = std::make_shared<const Graph>(Graph::copyOf(graph));
    const auto inferred =
        std::make_shared<const Graph>(inferTypes(Graph::copyOf(graph), CancelToken()).graph);
    std::vector<ExtentValue> values;
    for (const std::string& name : extentNames(*inferred)) // Those that one is asked for.
        values.push_back({name, std::int64_t(5 + 3 * values.size())});
    Diagnostics findings;
    const auto later = withExtents(inferred, values, findings);
    const Inferred before =
        inferTypes(Graph::copyOf(*withExtents(raw, values, findings)), CancelToken());
    const Graph& sooner = before.graph;
    // A number for a name that only results have may be another one than what follows.
    if (!before.mismatches.empty())
        return {};
    for (const ValueId value : graph.values()) {
        const ShapeId left = sooner.shapeId(value);
        const ShapeId right = later->shapeId(value);
        if (!sooner.shapes().isRanked(left) || !later->shapes().isRanked(right))
            continue;
        const auto one = sooner.shapes().dims(left);
        const auto other = later->shapes().dims(right);
        bool isSame = one.size() == other.size();
        for (std::size_t at = 0; isSame && at < one.size(); ++at)
            isSame = !one[at].isKnown() || !other[at].isKnown() || one[at] == other[at];
        if (!isSame)
            return std::string(graph.valueName(value)) + ": with numbers set before, " + textOf(one)
                + ", and after, " + textOf(other);
    }
    return {};
}

} // namespace fusewright::test
