// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Parts name earlier ones only, so that each context, the replacement itself or one turn of a loop,
// is made from front to back. A repeat runs the parts of its loop anew for each turn; loops stand
// in each other no deeper than the builder allows, which bounds the recursion.
//
// What cannot be known does not stop anything: such a part is poisoned, and so is what uses it. In
// the end only poison that a result has reached counts.

#include "engine/rewrite/replacement_maker.h"

#include "engine/graph/graph.h"
#include "engine/pattern/blame.h"
#include "engine/rewrite/made_facts.h"
#include "engine/rewrite/part_value.h"
#include "engine/rewrite/taken_arguments.h"
#include "engine/rewrite/written_part.h"

#include <algorithm>
#include <span>
#include <utility>

namespace fusewright {

namespace {

void addOnce(std::vector<std::string>& answers, const std::vector<std::string>& more)
{
    for (const std::string& answer : more) {
        if (std::ranges::find(answers, answer) == answers.end())
            answers.push_back(answer);
    }
}

/// Why something could not be made.
struct Poison {
    ExpressionId part;
    std::vector<UnknownCause> causes; ///< Empty for what makes no sense.
    std::string why;
};

class ReplacementMaker {
public:
    ReplacementMaker(const Replacement& replacement, const ExpressionGround& ground);

    MadeReplacement run();

private:
    using Kind = ReplacementPart::Kind;

    void runParts(LoopId loop);
    PartValue make(const ReplacementPart& part);
    PartValue makeTaken(const ReplacementPart& part);
    PartValue makeOperator(const ReplacementPart& part);
    PartValue makeConstant(const ReplacementPart& part);
    PartValue makeChoice(const ReplacementPart& part);
    PartValue makeWrap(const ReplacementPart& part);
    PartValue makeRepeat(const ReplacementPart& part);
    PartValue makeWritten(const ReplacementPart& part);
    PartValue unknownMaker(const ReplacementPart& part);
    std::optional<std::uint32_t> addArguments(const ReplacementPart& part, ScratchNode& node);
    std::optional<std::uint32_t> addAttributes(const ReplacementPart& part, ScratchNode& node);
    NodeId makerOf(ExpressionId operand, std::optional<std::uint32_t>& poison);
    bool takeAttribute(const PartAttribute& attribute, ScratchNode& node,
                       std::optional<std::uint32_t>& poison);
    std::optional<std::uint32_t> addFacts(const ReplacementPart& part, ScratchNode& node);
    PartValue added(ScratchNode node, std::uint32_t result);

    std::optional<Scalar> known(ExpressionId id, std::optional<std::uint32_t>& poison);
    std::optional<std::uint64_t> size(ExpressionId id, std::uint64_t otherwise,
                                      std::optional<std::uint32_t>& poison);
    bool isTooMuch() const;
    std::uint32_t poisonOf(ExpressionId part, std::vector<UnknownCause> causes, std::string why);

    const Replacement& m_replacement;
    ExpressionGround m_ground;
    std::vector<LoopTurn> m_turns;
    std::vector<PartValue> m_values; ///< By part.
    std::vector<Poison> m_poisons;
    std::vector<std::string> m_assumed; ///< By the part that is made now, and all it is made of.
    MadeReplacement m_made;
    std::size_t m_work = 0; ///< Parts and expressions evaluated, turns begun.
};

ReplacementMaker::ReplacementMaker(const Replacement& replacement, const ExpressionGround& ground)
    : m_replacement(replacement),
      m_ground(ground),
      m_turns(replacement.loops().size(), LoopTurn{.isRunning = false}),
      m_values(replacement.parts().size())
{
    m_ground.loops = m_turns;
}

bool ReplacementMaker::isTooMuch() const
{
    return m_work > mostReplacementWork || m_made.graph.nodes.size() >= mostScratchNodes;
}

std::uint32_t ReplacementMaker::poisonOf(ExpressionId part, std::vector<UnknownCause> causes,
                                         std::string why)
{
    m_poisons.push_back({part, std::move(causes), std::move(why)});
    return static_cast<std::uint32_t>(m_poisons.size() - 1);
}

/// Nothing, and poison, where it is not known.
std::optional<Scalar> ReplacementMaker::known(ExpressionId id, std::optional<std::uint32_t>& poison)
{
    if (isTooMuch()) {
        poison = poison ? poison : poisonOf(id, {}, "The replacement is too large");
        return std::nullopt;
    }
    if (const auto plain = valueOfLeaves(m_ground.pattern->expressions(), id, m_ground)) {
        ++m_work;
        return plain;
    }
    Evaluation seen = evaluate(m_ground.pattern->expressions(), id, m_ground);
    m_work += seen.parts.size();
    if (seen.result.isKnown()) {
        addOnce(m_assumed, seen.assumed);
        return seen.result;
    }
    if (!poison) {
        Blame why = blame(*m_ground.pattern, id, seen);
        poison = poisonOf(why.part, std::move(why.causes), {});
    }
    return std::nullopt;
}

std::optional<std::uint64_t> ReplacementMaker::size(ExpressionId id, std::uint64_t otherwise,
                                                    std::optional<std::uint32_t>& poison)
{
    if (!id.isValid())
        return otherwise;
    const auto scalar = known(id, poison);
    if (!scalar)
        return std::nullopt;
    if (const std::uint64_t* const size = scalar->get<std::uint64_t>())
        return *size;
    const std::int64_t* const number = scalar->get<std::int64_t>();
    if (number && *number >= 0)
        return static_cast<std::uint64_t>(*number);
    poison = poisonOf(id, {}, "A size cannot be less than zero");
    return std::nullopt;
}

MadeReplacement ReplacementMaker::run()
{
    runParts(LoopId());
    std::optional<std::uint32_t> poison;
    for (const ReplacedResult& result : m_replacement.results()) {
        const PartValue& value = m_values[result.part.index];
        if (!poison && value.poison)
            poison = value.poison;
        else if (!poison && value.values().size() != 1)
            poison = poisonOf({}, {}, "A loop that makes nothing cannot be a result");
        if (!poison)
            m_made.graph.results.push_back(value.values().front());
        addOnce(m_made.assumed, value.assumed);
    }
    if (poison) {
        Poison& why = m_poisons[*poison];
        m_made.outcome = why.causes.empty() ? MadeReplacement::Outcome::Invalid
                                            : MadeReplacement::Outcome::Unknown;
        m_made.part = why.part;
        m_made.causes = std::move(why.causes);
        m_made.why = std::move(why.why);
        m_made.graph = {};
        return std::move(m_made);
    }
    if (m_replacement.keepsUnused()) {
        for (ScratchNode& node : m_made.graph.nodes)
            node.isWanted = true;
    }
    markWanted(m_made.graph);
    std::ranges::sort(m_made.assumed);
    return std::move(m_made);
}

// NOLINTBEGIN(misc-no-recursion): as deep as loops lie within others, which the reader limits.

/// The parts that stand in a loop, or in none, once.
void ReplacementMaker::runParts(LoopId loop)
{
    for (const PartId id : m_replacement.partsIn(loop)) {
        ++m_work;
        // A repeat runs parts while it is made itself.
        std::vector<std::string> around = std::exchange(m_assumed, {});
        PartValue made = isTooMuch() ? poisoned(poisonOf({}, {}, "The replacement is too large"))
                                     : make(m_replacement.part(id));
        addOnce(made.assumed, std::exchange(m_assumed, std::move(around)));
        m_values[id.index] = std::move(made);
    }
}

PartValue ReplacementMaker::make(const ReplacementPart& part)
{
    switch (part.kind) {
    case Kind::Taken:
        return makeTaken(part);
    case Kind::Operator:
        return makeOperator(part);
    case Kind::Constant:
        return makeConstant(part);
    case Kind::Choice:
        return makeChoice(part);
    case Kind::Wrap:
        return makeWrap(part);
    case Kind::Repeat:
        return makeRepeat(part);
    case Kind::External:
        return unknownMaker(part);
    case Kind::Written:
        return makeWritten(part);
    }
    return {};
}

PartValue ReplacementMaker::unknownMaker(const ReplacementPart& part)
{
    UnknownCause cause{.kind = UnknownCause::Kind::External, .part = {}, .name = part.op};
    return poisoned(poisonOf({}, {std::move(cause)}, {}));
}

PartValue ReplacementMaker::makeWritten(const ReplacementPart& part)
{
    WorkBudget budget(mostReplacementWork);
    const WrittenPart written = part.writer->write(m_ground, budget);
    m_work += mostReplacementWork - budget.left();
    if (written.outcome == Outcome::Unknown)
        return unknownMaker(part);
    const auto first = static_cast<std::uint32_t>(m_made.graph.nodes.size());
    auto nodes =
        written.outcome == Outcome::True ? nodesOf(written, *m_ground.graph, first) : std::nullopt;
    if (!nodes)
        return poisoned(poisonOf({}, {}, written.why));
    if (nodes->size() > mostScratchNodes)
        return poisoned(poisonOf({}, {}, "The replacement is too large"));
    for (ScratchNode& node : *nodes)
        m_made.graph.nodes.push_back(std::move(node));
    return {.one = ScratchValue{.value = {}, .made = first + written.result}};
}

PartValue ReplacementMaker::makeTaken(const ReplacementPart& part)
{
    std::optional<std::uint32_t> poison;
    const auto operand = known(part.operand, poison);
    const OperandRef* const taken = operand ? operand->get<OperandRef>() : nullptr;
    if (taken && taken->value.isValid())
        return {.one = ScratchValue{.value = taken->value}};
    return poisoned(poison ? poison : poisonOf(part.operand, {}, "There is no such value"));
}

PartValue ReplacementMaker::added(ScratchNode node, std::uint32_t result)
{
    const auto made = static_cast<std::uint32_t>(m_made.graph.nodes.size());
    m_made.graph.nodes.push_back(std::move(node));
    return {.one = ScratchValue{.value = {}, .made = made, .result = result}};
}

PartValue ReplacementMaker::makeOperator(const ReplacementPart& part)
{
    ScratchNode node;
    node.op = part.op;
    node.call = part.call;
    node.opensToMatched = part.inside == ReplacementPart::Inside::Matched;
    std::optional<std::uint32_t> poison = addArguments(part, node);
    if (!poison)
        poison = addAttributes(part, node);
    if (!poison)
        poison = addFacts(part, node);
    const auto count = size(part.resultCount, 1, poison);
    const auto number = size(part.resultNumber, 0, poison);
    if (!poison && (*count == 0 || *count > mostScratchNodes || *number >= *count))
        poison = poisonOf(part.resultNumber, {}, "There is no such result");
    if (poison)
        return poisoned(poison);
    node.resultCount = static_cast<std::uint32_t>(*count);
    return added(std::move(node), static_cast<std::uint32_t>(*number));
}

std::optional<std::uint32_t> ReplacementMaker::addArguments(const ReplacementPart& part,
                                                            ScratchNode& node)
{
    node.arguments.reserve(part.operands.size());
    for (const PartOperand& operand : part.operands) {
        ScratchArgument argument{.value = {},
                                 .literal = {},
                                 .keyword = operand.keyword,
                                 .depth = operand.depth,
                                 .opens = operand.opens};
        if (operand.literal.isValid()) {
            std::optional<std::uint32_t> poison;
            const auto literal = known(operand.literal, poison);
            if (!literal)
                return poison;
            argument.literal = attributeOf(*literal);
            node.arguments.push_back(std::move(argument));
            continue;
        }
        if (operand.written) {
            argument.literal = *operand.written;
            node.arguments.push_back(std::move(argument));
            continue;
        }
        if (operand.taken.isValid()) {
            for (ScratchArgument& each :
                 takenArguments(*m_ground.graph, *m_ground.match, operand.taken, argument)) {
                node.arguments.push_back(std::move(each));
                ++m_work;
            }
            continue;
        }
        const PartValue& made = m_values[operand.part.index];
        if (made.poison)
            return made.poison;
        addOnce(m_assumed, made.assumed);
        const auto values = made.values();
        for (std::size_t at = 0; at + 1 < values.size(); ++at) {
            argument.value = values[at];
            node.arguments.push_back(argument);
            argument.opens = 0;
        }
        if (!values.empty()) {
            argument.value = values.back();
            node.arguments.push_back(std::move(argument));
        }
    }
    return std::nullopt;
}

/// Invalid for what no operator makes.
NodeId ReplacementMaker::makerOf(ExpressionId operand, std::optional<std::uint32_t>& poison)
{
    const auto found = known(operand, poison);
    const OperandRef* const whose = found ? found->get<OperandRef>() : nullptr;
    return whose ? whose->maker : NodeId();
}

/// False for an attribute that is not taken from another operator.
bool ReplacementMaker::takeAttribute(const PartAttribute& attribute, ScratchNode& node,
                                     std::optional<std::uint32_t>& poison)
{
    if (!attribute.takenFrom.isValid())
        return false;
    const NodeId maker = makerOf(attribute.takenFrom, poison);
    const AttributeValue* const value =
        maker.isValid() ? m_ground.graph->attribute(maker, attribute.source) : nullptr;
    if (value)
        node.attributes.emplace_back(attribute.name, *value);
    return true;
}

std::optional<std::uint32_t> ReplacementMaker::addAttributes(const ReplacementPart& part,
                                                             ScratchNode& node)
{
    std::optional<std::uint32_t> poison;
    if (part.attributesOf.isValid())
        node.attributesOf = makerOf(part.attributesOf, poison);
    for (const PartAttribute& attribute : part.attributes) {
        if (takeAttribute(attribute, node, poison))
            continue;
        std::vector<Scalar> values;
        for (const ExpressionId id : attribute.values) {
            if (const auto value = known(id, poison))
                values.push_back(*value);
        }
        if (poison)
            return poison;
        auto value = attributeOf(values, attribute.isList);
        if (!value)
            return poisonOf({}, {}, "The elements of a list differ in type");
        node.attributes.emplace_back(attribute.name, *std::move(value));
    }
    return poison;
}

std::optional<std::uint32_t> ReplacementMaker::addFacts(const ReplacementPart& part,
                                                        ScratchNode& node)
{
    if (saysNothing(part.facts))
        return std::nullopt;
    const ScratchFacts* first = nullptr;
    const std::optional<ScratchValue> operand =
        node.arguments.empty() || !asksFirstOperand(part.facts) ? std::nullopt
                                                                : node.arguments.front().value;
    ScratchFacts ofOperand;
    if (operand && operand->isMade())
        first = &m_made.graph.nodes[operand->made].facts;
    else if (operand) {
        ofOperand = factsOf(*m_ground.graph, operand->value);
        first = &ofOperand;
    }
    FactsReading reading = readFacts(part.facts, m_ground, first);
    m_work += reading.work;
    addOnce(m_assumed, reading.assumed);
    if (!reading.unknown.isValid()) {
        node.facts = std::move(reading.facts);
        return std::nullopt;
    }
    return poisonOf(reading.unknown, std::move(reading.causes), std::move(reading.why));
}

PartValue ReplacementMaker::makeConstant(const ReplacementPart& part)
{
    ScratchNode node;
    if (const auto poison = addFacts(part, node))
        return poisoned(poison);
    std::optional<std::uint32_t> poison;
    std::vector<Scalar> elements;
    for (const ExpressionId id : part.elements) {
        if (const auto element = known(id, poison))
            elements.push_back(*element);
    }
    if (poison)
        return poisoned(poison);
    if (node.facts.shapeBy == SaidBy::Nobody) {
        node.facts.shape = {Dim::known(static_cast<std::int64_t>(elements.size()))};
        node.facts.shapeBy = SaidBy::Replacement;
    }
    node.content = tensorOf(node.facts, elements);
    return added(std::move(node), 0);
}

PartValue ReplacementMaker::makeChoice(const ReplacementPart& part)
{
    std::optional<std::uint32_t> poison;
    const auto condition = known(part.condition, poison);
    const bool* const chosen = condition ? condition->get<bool>() : nullptr;
    if (!chosen)
        return poisoned(poison);
    return m_values[part.operands[*chosen ? 0 : 1].part.index];
}

PartValue ReplacementMaker::makeWrap(const ReplacementPart& part)
{
    const PartValue& inner = m_values[part.operands.front().part.index];
    if (inner.poison || inner.values().size() != 1)
        return inner;
    const ScratchValue value = inner.values().front();
    if (value.isMade()) {
        if (m_made.graph.nodes[value.made].op == part.op)
            return inner;
    } else if (const NodeId maker = m_ground.graph->producer(value.value); maker.isValid()) {
        if (m_ground.graph->nativeName(maker) == part.op)
            return inner;
    }
    return makeOperator(part);
}

PartValue ReplacementMaker::makeRepeat(const ReplacementPart& part)
{
    const ReplacementLoop& loop = m_replacement.loop(part.repeated);
    std::optional<std::uint32_t> poison;
    const auto from = size(loop.from, 0, poison);
    const auto to = size(loop.to, 0, poison);
    const auto step = size(loop.step, 1, poison);
    const auto axis = size(loop.axis, 0, poison);
    if (!poison && *step == 0)
        poison = poisonOf(loop.step, {}, "A loop needs a step other than zero");
    if (poison)
        return poisoned(poison);
    PartValue all;
    LoopTurn& turn = m_turns[part.repeated.index];
    for (std::uint64_t start = *from; start < *to;) {
        const std::uint64_t piece = std::min(*step, *to - start);
        turn = {.axis = *axis, .start = start, .size = piece, .isRunning = true};
        runParts(part.repeated);
        const PartValue& made = m_values[part.operands.front().part.index];
        m_work += 1 + made.values().size();
        addOnce(all.assumed, made.assumed);
        if (made.poison)
            all.poison = made.poison;
        else if (isTooMuch())
            all.poison = poisonOf({}, {}, "The replacement is too large");
        if (all.poison)
            break;
        all.ofTurns.insert(all.ofTurns.end(), made.values().begin(), made.values().end());
        start += piece;
    }
    turn.isRunning = false;
    if (all.poison)
        all.ofTurns.clear();
    return all;
}

// NOLINTEND(misc-no-recursion)

} // namespace

MadeReplacement makeReplacement(const Replacement& replacement, const ExpressionGround& ground)
{
    return ReplacementMaker(replacement, ground).run();
}

} // namespace fusewright
