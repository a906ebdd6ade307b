// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/rewrite_step.h"

#include "engine/graph/graph_editor.h"
#include "engine/graph/graph_part.h"
#include "engine/rewrite/call_attributes.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <memory_resource>
#include <utility>

namespace fusewright {

namespace {

class StepMaker {
public:
    StepMaker(const StepGround& ground, const Match& match, const CheckedMatch& checked,
              NodeId& behind);

    MadeStep run();

private:
    const Graph& graph() const { return m_on.editor.graph(); }
    void noteBound();
    void addNodes();
    void addOperator(const ScratchNode& node, std::size_t at);
    void addConstant(const ScratchNode& node, std::size_t at);
    ValueId stemOf(ScratchValue value) const;
    std::vector<NestedGraph> bodiesOf(const ScratchNode& node);
    std::pmr::vector<Attribute> attributesOf(const ScratchNode& node);
    ValueFacts factsOf(const ScratchFacts& facts);
    Symbol freshName() { return m_on.editor.freshName(graph().text(m_on.base), m_on.ruleName); }
    ValueId valueOf(const ScratchValue& value) const;
    bool replace(std::size_t at);
    void replaceAll();
    void replaceWaiting(std::vector<std::size_t> waiting);
    void removeMatched();
    void removeUnused();
    bool remove(NodeId node);

    const StepGround& m_on;
    const Match& m_match;
    const CheckedMatch& m_checked;
    NodeId& m_behind;
    std::array<std::byte, 1024> m_bytes; ///< Of short lists, for as long as the step is made.
    std::pmr::monotonic_buffer_resource m_room;
    std::pmr::vector<ValueId> m_firstResult; ///< By scratch node; its others follow.
    MadeStep m_made;
};

StepMaker::StepMaker(const StepGround& ground, const Match& match, const CheckedMatch& checked,
                     NodeId& behind)
    : m_on(ground),
      m_match(match),
      m_checked(checked),
      m_behind(behind),
      m_room(m_bytes.data(), m_bytes.size()),
      m_firstResult(m_checked.made.graph.nodes.size(), &m_room)
{
    constexpr std::size_t usualOperands = 3;
    m_made.values.reserve(usualOperands * (m_checked.matched.size() + m_firstResult.size()));
    m_made.step.removed.reserve(m_checked.matched.size());
    m_made.step.added.reserve(m_firstResult.size());
}

void StepMaker::noteBound()
{
    m_made.step.place = m_match.place;
    m_made.step.restsOn = m_checked.restsOn;
    m_made.step.bound.reserve(m_match.bindings.size());
    for (std::size_t at = 0; at < m_match.bindings.size(); ++at) {
        for (const NodeId node : m_match.nodes(EntryId(at)))
            m_made.step.bound.emplace_back(EntryId(at), node);
    }
}

ValueId StepMaker::valueOf(const ScratchValue& value) const
{
    if (!value.isMade())
        return value.value;
    assert(value.result < m_checked.made.graph.nodes[value.made].resultCount);
    return ValueId(m_firstResult[value.made].index + value.result);
}

ValueFacts StepMaker::factsOf(const ScratchFacts& facts)
{
    const auto origin = [](SaidBy by) {
        return by == SaidBy::Nobody ? FactOrigin::Unknown : FactOrigin::Replaced;
    };
    return {.type = facts.type,
            .shape = facts.shape ? m_on.editor.internShape(*facts.shape) : ShapeTable::unranked,
            .origin = ValueOrigin(origin(facts.typeBy), origin(facts.shapeBy)),
            .encoding = facts.encoding ? m_on.editor.internEncoding(facts.encoding) : EncodingId()};
}

/// Those of another operator first, of which a name that is given again has the new value.
std::pmr::vector<Attribute> StepMaker::attributesOf(const ScratchNode& node)
{
    std::pmr::vector<Attribute> all(&m_room);
    if (node.attributesOf.isValid()) {
        const auto taken = graph().attributes(node.attributesOf);
        all.assign(taken.begin(), taken.end());
    }
    for (const auto& [name, value] : node.attributes) {
        const Attribute fresh{m_on.editor.intern(name), m_on.editor.internValue(value)};
        const auto known = std::ranges::find(all, fresh.name, &Attribute::name);
        if (known != all.end())
            known->value = fresh.value;
        else
            all.push_back(fresh);
    }
    return all;
}

/// The value of the graph that a value is, or that it is made of first.
ValueId StepMaker::stemOf(ScratchValue value) const
{
    while (value.isMade()) {
        const auto& arguments = m_checked.made.graph.nodes[value.made].arguments;
        if (arguments.empty() || !arguments.front().value)
            return {};
        value = *arguments.front().value;
    }
    return value.value;
}

/// What was matched, for an operator that opens to it: an operand that is cast on the way stands
/// for what it was before.
std::vector<NestedGraph> StepMaker::bodiesOf(const ScratchNode& node)
{
    if (!node.opensToMatched)
        return {};
    std::vector<ValueId> inputs;
    for (const ScratchArgument& argument : node.arguments) {
        if (argument.value)
            inputs.push_back(stemOf(*argument.value));
    }
    std::vector<NodeId> nodes = m_checked.matched;
    std::ranges::sort(nodes, [&](NodeId a, NodeId b) { return m_on.editor.isBefore(a, b); });
    GraphPart part = partOf(graph(), nodes, inputs, m_checked.replaced);
    if (!part.graph)
        return {};
    return {{.owner = {},
             .attribute = m_on.editor.intern("decomposition"),
             .graph = std::move(part.graph),
             .captured = std::move(part.captured)}};
}

void StepMaker::addOperator(const ScratchNode& node, std::size_t at)
{
    std::pmr::vector<ValueId> operands(&m_room);
    std::pmr::vector<CallArgument> arguments(&m_room);
    operands.reserve(node.arguments.size());
    arguments.reserve(node.arguments.size());
    for (const ScratchArgument& argument : node.arguments) {
        Symbol keyword = argument.keyword.empty() ? Symbol() : m_on.editor.intern(argument.keyword);
        for (std::uint8_t open = argument.opens; open > 0; --open) {
            const auto depth = static_cast<std::uint8_t>(argument.depth - open);
            arguments.push_back({.keyword = std::exchange(keyword, Symbol()), .depth = depth});
        }
        CallArgument told{.keyword = keyword, .depth = argument.depth};
        if (argument.value) {
            told.operand = static_cast<std::uint32_t>(operands.size());
            operands.push_back(valueOf(*argument.value));
        } else {
            told.literal = m_on.editor.internValue(argument.literal);
        }
        arguments.push_back(told);
    }
    const bool isCall =
        node.call != CallKind::Unknown
        || std::ranges::any_of(node.arguments, [](const ScratchArgument& argument) {
               return !argument.value || !argument.keyword.empty() || argument.depth > 0;
           });
    std::pmr::vector<Attribute> attributes = attributesOf(node);
    if (node.call != CallKind::Unknown) {
        for (const auto& [name, value] : attributesOfCall(node))
            attributes.push_back({m_on.editor.intern(name), m_on.editor.internValue(value)});
    }
    const std::vector<NestedGraph> bodies = bodiesOf(node);
    const std::pmr::vector<ValueFacts> results(node.resultCount, factsOf(node.facts), &m_room);
    const NodeId added =
        m_on.editor.add({.op = m_on.editor.operatorNamed(node.op),
                         .name = freshName(),
                         .module = graph().moduleId(m_match.place),
                         .source = graph().sourceSymbol(m_match.place),
                         .operands = operands,
                         .attributes = attributes,
                         .results = results,
                         .callKind = node.call,
                         .arguments = isCall ? std::span<const CallArgument>(arguments)
                                             : std::span<const CallArgument>(),
                         .bodies = bodies,
                         .before = m_on.before.value_or(m_match.place)});
    if (!m_made.firstAdded.isValid() || m_on.editor.isBefore(added, m_made.firstAdded))
        m_made.firstAdded = added;
    m_made.step.added.push_back(added);
    m_made.values.insert(m_made.values.end(), operands.begin(), operands.end());
    m_firstResult[at] = graph().outputs(added).front();
}

void StepMaker::addConstant(const ScratchNode& node, std::size_t at)
{
    std::optional<AttributeValueId> content;
    if (node.content)
        content = m_on.editor.internValue(*node.content);
    m_firstResult[at] = m_on.editor.addConstant(freshName(), factsOf(node.facts), content);
}

void StepMaker::addNodes()
{
    const std::vector<ScratchNode>& nodes = m_checked.made.graph.nodes;
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        if (!nodes[at].isWanted)
            continue;
        if (nodes[at].op.empty())
            addConstant(nodes[at], at);
        else
            addOperator(nodes[at], at);
    }
}

bool StepMaker::replace(std::size_t at)
{
    const ValueId old = m_checked.replaced[at];
    const ValueId fresh = valueOf(m_checked.made.graph.results[at]);
    const std::size_t usersBefore = m_made.users.size();
    const auto uses = graph().uses(old);
    if (usersBefore == 0) // Of most matches one result is replaced.
        m_made.users.reserve(uses.size());
    for (const Use& use : uses)
        m_made.users.push_back(use.node);
    if (m_on.editor.replaceUses(old, fresh)) {
        m_made.users.resize(usersBefore);
        return false;
    }
    m_made.values.push_back(old);
    m_made.values.push_back(fresh);
    m_made.replaced.emplace_back(old, fresh);
    return true;
}

/// Together they close no cycle, which was checked before. One after another, one may have to wait
/// until others have taken users away; if all had to wait for each other, there would be a cycle.
void StepMaker::replaceAll()
{
    std::vector<std::size_t> waiting;
    for (std::size_t at = 0; at < m_checked.replaced.size(); ++at) {
        if (!replace(at))
            waiting.push_back(at);
    }
    assert(waiting.empty() || waiting.size() < m_checked.replaced.size());
    if (waiting.size() < m_checked.replaced.size())
        replaceWaiting(std::move(waiting));
}

void StepMaker::replaceWaiting(std::vector<std::size_t> waiting)
{
    while (!waiting.empty()) {
        std::vector<std::size_t> still;
        for (const std::size_t at : waiting) {
            if (!replace(at))
                still.push_back(at);
        }
        assert(still.size() < waiting.size());
        if (still.size() == waiting.size())
            return;
        waiting = std::move(still);
    }
}

bool StepMaker::remove(NodeId node)
{
    const std::size_t valuesBefore = m_made.values.size();
    const auto operands = graph().inputs(node);
    m_made.values.insert(m_made.values.end(), operands.begin(), operands.end());
    const NodeId next = m_behind == node ? m_on.editor.next(node) : m_behind;
    if (!m_on.editor.remove(node)) {
        m_made.values.resize(valuesBefore);
        return false;
    }
    m_behind = next;
    m_made.step.removed.push_back(node);
    return true;
}

/// The last in the order first, so that nobody uses what goes.
void StepMaker::removeMatched()
{
    std::pmr::vector<NodeId> nodes(m_checked.matched.begin(), m_checked.matched.end(), &m_room);
    std::ranges::sort(nodes, [&](NodeId a, NodeId b) { return m_on.editor.isBefore(b, a); });
    for (const NodeId node : nodes)
        remove(node);
}

/// What made the replaced results, and everything above it that this leaves without use.
void StepMaker::removeUnused()
{
    std::pmr::vector<NodeId> open(&m_room);
    open.reserve(2 * m_checked.matched.size());
    for (const ValueId value : m_checked.replaced)
        open.push_back(graph().producer(value));
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        if (!m_on.editor.isAlive(node))
            continue;
        const std::size_t without = open.size();
        const auto makers = graph().producers(node);
        open.insert(open.end(), makers.begin(), makers.end());
        if (!remove(node))
            open.resize(without);
    }
}

MadeStep StepMaker::run()
{
    noteBound();
    addNodes();
    replaceAll();
    if (m_on.plan.removes == StagePlan::Removes::Matched)
        removeMatched();
    else
        removeUnused();
    std::ranges::sort(m_made.step.removed);
    return std::move(m_made);
}

} // namespace

MadeStep applyStep(const StepGround& ground, const Match& match, const CheckedMatch& checked,
                   NodeId& behind)
{
    return StepMaker(ground, match, checked, behind).run();
}

} // namespace fusewright
