// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/body_cost.h"

#include "engine/partition/costed_operator.h"

#include <charconv>
#include <cmath>

namespace fusewright {

namespace {

/// The body that is called so; null where there is none.
const NestedGraph* bodyNamed(const CostedOperator& of, std::string_view part)
{
    for (const NestedGraph& nested : of.graph.nested(of.node)) {
        if (of.graph.text(nested.attribute).find(part) != std::string_view::npos)
            return &nested;
    }
    return nullptr;
}

/// The condition of a loop: the first of two regions where they have no names.
const NestedGraph* conditionOf(const CostedOperator& of)
{
    const NestedGraph* const named = bodyNamed(of, "cond");
    return named || of.graph.nested(of.node).size() != 2 ? named : bodyNamed(of, "region_0");
}

/// What a value of a body is known to be: a constant there, or one that it captures.
std::optional<double> numberInBody(const CostedOperator& of, const NestedGraph& nested,
                                   ValueId value)
{
    const Graph& body = *nested.graph;
    if (const auto number = literalNumber(body, value))
        return number;
    const std::size_t own = body.inputCount() - std::min(body.inputCount(), nested.captured.size());
    if (!value.isValid() || value.index < own || value.index >= body.inputCount())
        return std::nullopt;
    return literalNumber(of.graph, nested.captured[value.index - own]);
}

/// The second side where it is no operand: `aten.add.Scalar(x, 1)`.
std::optional<double> writtenSide(const CostedOperator& of)
{
    const auto other = of.number("other");
    return other ? other : of.number("arg1");
}

/// `counter < limit`, as a condition decides.
struct Decision {
    std::size_t counter = 0; ///< Of the values that go round.
    double limit = 0;
    double more = 0; ///< One where the limit itself is let through.
};

std::optional<Decision> decisionOf(const CostedOperator& of, const NestedGraph& condition)
{
    const Graph& body = *condition.graph;
    if (body.outputs().empty() || !body.producer(body.outputs().front()).isValid())
        return std::nullopt;
    const NodeId compare = body.producer(body.outputs().front());
    const OperatorSpec* const spec = body.operatorOf(compare).spec;
    const std::span<const ValueId> sides = body.inputs(compare);
    if (!spec || sides.empty())
        return std::nullopt;
    const CostedOperator inside(body, compare, UnsetExtents::Unknown);
    const std::string_view direction = inside.word("comparison_direction").empty()
        ? inside.word("direction")
        : inside.word("comparison_direction");
    const bool isLess = spec->name == "lt" || direction.find("LT") != direction.npos;
    const bool isLessOrEqual = spec->name == "le" || direction.find("LE") != direction.npos;
    const auto limit =
        sides.size() > 1 ? numberInBody(of, condition, sides[1]) : writtenSide(inside);
    if (!limit || (!isLess && !isLessOrEqual) || !sides[0].isValid()
        || body.valueKind(sides[0]) != ValueKind::Input)
        return std::nullopt;
    return Decision{.counter = sides[0].index, .limit = *limit, .more = isLessOrEqual ? 1.0 : 0.0};
}

/// What a round adds to the counter.
std::optional<double> stepOf(const CostedOperator& of, const NestedGraph& nested,
                             std::size_t counter)
{
    const Graph& body = *nested.graph;
    if (counter >= body.outputs().size() || !body.producer(body.outputs()[counter]).isValid())
        return std::nullopt;
    const NodeId add = body.producer(body.outputs()[counter]);
    const OperatorSpec* const spec = body.operatorOf(add).spec;
    const std::span<const ValueId> sides = body.inputs(add);
    if (!spec || spec->name != "add" || sides.empty())
        return std::nullopt;
    for (std::size_t at = 0; at < std::min<std::size_t>(sides.size(), 2); ++at) {
        if (!sides[at].isValid() || sides[at].index != counter)
            continue;
        if (sides.size() > 1)
            return numberInBody(of, nested, sides[1 - at]);
        return writtenSide(CostedOperator(body, add, UnsetExtents::Unknown));
    }
    return std::nullopt;
}

OperationRange roundsOf(std::optional<double> count)
{
    return OperationRange::exactly(count && *count >= 0 && *count < 1e15 ? CostAmount(*count)
                                                                         : std::nullopt);
}

/// XLA writes it down where it knows: `"known_trip_count":{"n":"4"}`.
std::optional<double> writtenTrips(const CostedOperator& of)
{
    constexpr std::string_view key = "known_trip_count";
    for (const Attribute& attribute : of.graph.attributes(of.node)) {
        const std::string text = toText(of.graph.attributeValue(attribute.value));
        const std::size_t at = text.find(key);
        if (at == std::string::npos)
            continue;
        const std::size_t digit = text.find_first_of("0123456789", at);
        std::int64_t count = 0;
        if (digit != std::string::npos
            && std::from_chars(text.data() + digit, text.data() + text.size(), count).ec
                == std::errc())
            return static_cast<double>(count);
    }
    return std::nullopt;
}

/// A counter that goes from a number to a number in equal steps.
OperationRange countedTrips(const CostedOperator& of)
{
    if (const auto written = writtenTrips(of))
        return roundsOf(written);
    const NestedGraph* const condition = conditionOf(of);
    const NestedGraph* body = nullptr;
    for (const NestedGraph& nested : of.graph.nested(of.node))
        body = &nested == condition ? body : &nested;
    const auto decision = condition && body ? decisionOf(of, *condition) : std::nullopt;
    const auto step = decision ? stepOf(of, *body, decision->counter) : std::nullopt;
    const auto first = decision ? of.literal(decision->counter) : std::nullopt;
    if (!step || !first || *step <= 0)
        return {};
    const double way = decision->limit - *first;
    const double trips = decision->more > 0 ? std::floor(way / *step) + 1 : std::ceil(way / *step);
    return roundsOf(std::max(0.0, trips));
}

/// `scf.for`: from, to and step are the first operands.
OperationRange steppedTrips(const CostedOperator& of)
{
    const auto from = of.literal(0);
    const auto to = of.literal(1);
    const auto step = of.literal(2);
    if (!from || !to || !step || *step <= 0)
        return {};
    return roundsOf(std::max(0.0, std::ceil((*to - *from) / *step)));
}

/// The condition that a body of ONNX gives stays the one that it got, or is always true. Bodies of
/// `prim::Loop` get none.
bool neverStops(const CostedOperator& of, const NestedGraph& nested)
{
    const Graph& body = *nested.graph;
    const bool hasCondition = of.graph.nativeName(of.node) == "Loop" && body.inputCount() > 1;
    if (body.outputs().empty())
        return false;
    ValueId condition = body.outputs().front();
    // A chain of copies is as long as the body at most.
    for (std::size_t at = 0; at <= body.nodeCount(); ++at) {
        if (hasCondition && condition.isValid() && condition.index == 1)
            return true;
        const NodeId made = condition.isValid() ? body.producer(condition) : NodeId();
        if (!made.isValid() || body.inputs(made).size() != 1
            || (body.nativeName(made) != "Identity" && body.nativeName(made) != "Cast"))
            break;
        condition = body.inputs(made).front();
    }
    const auto number = numberInBody(of, nested, condition);
    return number && *number != 0;
}

/// ONNX's Loop: the trips at most, and whether it begins.
OperationRange loopTrips(const CostedOperator& of)
{
    const std::span<const NestedGraph> bodies = of.graph.nested(of.node);
    const auto most = of.literal(0);
    const auto begins = of.hasOperand(1) ? of.literal(1) : std::optional(1.0);
    if (begins == 0.0)
        return roundsOf(0);
    const OperationRange all = roundsOf(most);
    const bool isExact = begins && bodies.size() == 1 && neverStops(of, bodies.front());
    return isExact ? all : OperationRange{.least = 0, .most = all.most};
}

/// torch's `scan(init, xs)`: along the first extent of the first operand behind init, of which the
/// body gets one slice each time; init it gets as it is.
OperationRange slicedTrips(const CostedOperator& of)
{
    const std::span<const NestedGraph> nested = of.graph.nested(of.node);
    const std::size_t written = of.graph.writtenInputCount(of.node);
    if (nested.size() != 1 || !nested.front().graph || written < 2)
        return {};
    const Graph& body = *nested.front().graph;
    for (std::size_t at = 0; at < std::min(written, body.inputCount()); ++at) {
        const std::optional<Dims> whole = of.operandDims(at);
        const ShapeId slice = body.shapeId(ValueId(static_cast<std::uint32_t>(at)));
        if (whole && !body.shapes().isRanked(slice)) {
            // Of two operands the first is init, and the other is scanned.
            const std::optional<Dims> scanned = of.operandDims(1);
            return written == 2 && scanned && !scanned->empty()
                ? OperationRange::exactly(of.extent(scanned->front()))
                : OperationRange{};
        }
        const std::size_t rank = body.shapes().dims(slice).size();
        if (at > 0 && whole && whole->size() == rank + 1)
            return OperationRange::exactly(of.extent(whole->front()));
        if (!whole || whole->size() != rank)
            return {};
    }
    return {};
}

/// ONNX's Scan: the extent that the scanned operands share.
OperationRange scanTrips(const CostedOperator& of)
{
    const auto scanned = of.number("num_scan_inputs");
    const std::size_t written = of.graph.writtenInputCount(of.node);
    std::size_t first = 0;
    if (scanned && *scanned >= 1 && *scanned <= static_cast<double>(written))
        first = written - static_cast<std::size_t>(*scanned);
    else if (scanned || of.graph.nativeName(of.node) == "Scan")
        return {};
    else if (of.isNamed({"scan"}))
        return slicedTrips(of);
    const std::optional<Dims> dims = of.operandDims(first);
    const auto* const axes = of.numbers("scan_input_axes");
    const std::int64_t axis = axes && !axes->empty() ? axes->front() : 0;
    if (!dims || axis < 0 || static_cast<std::size_t>(axis) >= dims->size())
        return {};
    return OperationRange::exactly(of.extent((*dims)[static_cast<std::size_t>(axis)]));
}

OperationRange sumOf(std::span<const OperationRange> bodies)
{
    OperationRange all = OperationRange::exactly(0);
    for (const OperationRange& body : bodies)
        all = bothOf(all, body);
    return all;
}

/// One of the bodies runs; beside a single one there is nothing to do.
OperationRange branches(std::span<const OperationRange> bodies)
{
    OperationRange either = bodies.size() == 1 ? OperationRange::exactly(0) : bodies.front();
    for (const OperationRange& body : bodies)
        either = eitherOf(either, body);
    return either;
}

/// The condition is asked once more than the body runs.
OperationRange loops(const CostedOperator& of, std::span<const OperationRange> bodies)
{
    const OperationRange trips = tripsOf(of);
    OperationRange all = times(trips, sumOf(bodies));
    const NestedGraph* const condition = bodies.size() > 1 ? conditionOf(of) : nullptr;
    const std::span<const NestedGraph> nested = of.graph.nested(of.node);
    for (std::size_t at = 0; at < std::min(nested.size(), bodies.size()); ++at) {
        if (&nested[at] == condition)
            all = bothOf(all, bodies[at]);
    }
    return all;
}

} // namespace

OperationRange eitherOf(const OperationRange& a, const OperationRange& b)
{
    OperationRange either;
    const auto leastA = a.least.number();
    const auto leastB = b.least.number();
    if (a.least == b.least)
        either.least = a.least;
    else if (leastA && leastB)
        either.least = std::min(*leastA, *leastB);
    const auto mostA = numberOf(a.most);
    const auto mostB = numberOf(b.most);
    if (a.most == b.most)
        either.most = a.most;
    else if (mostA && mostB)
        either.most = std::max(*mostA, *mostB);
    return either;
}

OperationRange bothOf(const OperationRange& a, const OperationRange& b)
{
    return {.least = a.least.plus(b.least).value_or(0), .most = costSum(a.most, b.most)};
}

OperationRange times(const OperationRange& trips, const OperationRange& body)
{
    // What does nothing does nothing however often it runs.
    if (body.most == CostAmount(0))
        return OperationRange::exactly(0);
    return {.least = trips.least.times(body.least).value_or(0),
            .most = costProduct(trips.most, body.most)};
}

OperationRange tripsOf(const CostedOperator& loop)
{
    const std::string_view native = loop.graph.nativeName(loop.node);
    if (loop.isNamed({"scan"}) || native.find("map_impl") != native.npos)
        return native == "chlo.scan" ? OperationRange{} : scanTrips(loop);
    if (native == "scf.for")
        return steppedTrips(loop);
    if (native == "Loop" || native.ends_with("prim::Loop"))
        return loopTrips(loop);
    return loop.isNamed({"while_loop"}) ? countedTrips(loop) : OperationRange{};
}

OperationRange bodyOperations(const CostedOperator& of, std::span<const OperationRange> bodies)
{
    if (bodies.empty())
        return {};
    if (of.isNamed({"cond", "case"}))
        return branches(bodies);
    if (of.isNamed({"while_loop", "scan", "sequence_map"}))
        return loops(of, bodies);
    // One result for each element; a gradient comes behind what runs forward.
    if (of.isNamed({"map"}))
        return of.isCalled("linalg.generic")
            ? OperationRange{} // Its loops may be more.
            : times(OperationRange::exactly(of.resultElements()), bodies.front());
    if (of.isNamed({"autograd_function_apply"}))
        return bodies.front();
    // A search runs its decoder until it ends: once at least.
    if (of.isNamed({"beam_search", "greedy_search", "sampling_search"}))
        return {.least = sumOf(bodies).least, .most = {}};
    return sumOf(bodies);
}

} // namespace fusewright
