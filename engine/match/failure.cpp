// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/failure.h"

#include "engine/graph/graph.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/match/call_alignment.h"
#include "engine/match/compiled_pattern.h"
#include "engine/match/use_failure.h"
#include "engine/match/wiring.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

namespace {

/// How far an operator came that an entry could take and that was turned down: the greater, the
/// nearer to a match. The order is this table's, not the enumeration's.
std::ptrdiff_t severityOf(FailureReason reason)
{
    constexpr std::array nearerAndNearer{
        FailureReason::Wiring, FailureReason::OperandDiffers, FailureReason::CallDiffers,
        FailureReason::InUse,  FailureReason::ConditionFalse,
    };
    return std::ranges::find(nearerAndNearer, reason) - nearerAndNearer.begin();
}

class FailureReader {
public:
    FailureReader(const Graph& graph, const CompiledPattern& compiled, const Match& soFar,
                  EntryId entry);

    Failure readWithBlame();

private:
    Failure read();
    std::vector<NodeId> neighbours(const Anchor& anchor) const;
    std::vector<NodeId> beyond(NodeId node, bool onwards) const;
    bool accepts(NodeId node) const;
    bool isUsed(NodeId node) const;
    bool isWired(NodeId node) const;
    bool isWiredWithoutPorts(NodeId node) const;
    FailureReason whyNot(NodeId node) const;
    std::optional<Blame> failedCondition(NodeId node) const;
    std::optional<Blame> failedCondition(ValueId value) const;
    std::optional<Blame> failedCondition(const MatchSlot& filled) const;
    std::optional<CallDifference> callDifference(NodeId node) const;
    bool stepsOver(NodeId node) const;
    Failure readBound() const;
    Failure readPlace() const;
    std::optional<Failure> readValues() const;
    Failure readNeighbours(const std::vector<NodeId>& near);

    const Graph& m_graph;
    const CompiledPattern& m_compiled;
    const Match& m_soFar;
    Wiring m_wiring;
    std::vector<Anchor> m_anchors;
    Failure m_failure;
};

FailureReader::FailureReader(const Graph& graph, const CompiledPattern& compiled,
                             const Match& soFar, EntryId entry)
    : m_graph(graph), m_compiled(compiled), m_soFar(soFar), m_wiring(graph, compiled)
{
    m_failure.entry = entry;
    m_wiring.collect(soFar, entry, m_anchors);
}

Failure FailureReader::readWithBlame()
{
    Failure failure = read();
    if (failure.reason == FailureReason::CallDiffers) {
        const std::string name = expectedText(m_compiled.pattern(), failure.entry);
        if (const auto difference = callDifference(failure.at)) {
            failure.blame.what = name + difference->wanted;
            const NodeCall* const call = m_graph.call(failure.at);
            failure.blame.saw = (call && call->kind == CallKind::Method ? "." : "")
                + std::string(m_graph.nativeName(failure.at)) + difference->found;
        }
    }
    if (failure.reason == FailureReason::ConditionFalse && failure.blame.what.empty())
        failure.blame = failedCondition(failure.at).value_or(Blame());
    return failure;
}

Failure FailureReader::read()
{
    if (m_soFar.isBound(m_failure.entry))
        return m_compiled.pattern().uses()
            ? boundUseFailure(m_graph, m_compiled, m_soFar, m_failure)
            : readBound();
    const auto hasNode = [](const Anchor& anchor) { return anchor.node.isValid(); };
    if (auto failure = valueFailure(m_graph, m_compiled, m_soFar, m_failure))
        return *std::move(failure);
    const auto users = valueUsers(m_graph, m_compiled, m_soFar, m_failure.entry);
    if (users) {
        m_failure.from = m_failure.at = m_soFar.place;
        return readNeighbours(*users);
    }
    if (auto ofValue = readValues())
        return *std::move(ofValue);
    if (std::ranges::none_of(m_anchors, hasNode))
        return readPlace();
    // The anchor that leaves the least open says most.
    const Anchor* narrowest = nullptr;
    for (const Anchor& anchor : m_anchors) {
        if (anchor.node.isValid()
            && (!narrowest || neighbours(anchor).size() < neighbours(*narrowest).size()))
            narrowest = &anchor;
    }
    m_failure.from = m_failure.at = narrowest->node;
    return readNeighbours(neighbours(*narrowest));
}

/// The entry has its operator, but what was asked of the whole match does not hold.
Failure FailureReader::readBound() const
{
    Failure failure = m_failure;
    const std::vector<NodeId> all = allNodes(m_soFar);
    failure.reason = FailureReason::Wiring;
    for (const NodeId node : m_soFar.nodes(failure.entry)) {
        failure.from = failure.at = node;
        failure.reason = FailureReason::Escapes;
        for (const NodeId user : m_graph.users(node)) {
            if (!std::ranges::binary_search(all, user))
                failure.found.push_back(user);
        }
        if (!failure.found.empty())
            break;
    }
    if (!failure.at.isValid())
        failure.from = failure.at = m_soFar.place;
    return failure;
}

/// Of an entry that takes a value: one is there, but it is not as it should be.
std::optional<Failure> FailureReader::readValues() const
{
    if (!m_compiled.isValue(m_failure.entry))
        return std::nullopt;
    for (const Anchor& anchor : m_anchors) {
        if (!anchor.node.isValid() || anchor.feeds)
            continue;
        for (const ValueId value : m_graph.inputs(anchor.node)) {
            const auto isThere = [&](const Anchor& each) { return m_wiring.holds(each, value); };
            if (!value.isValid() || !std::ranges::all_of(m_anchors, isThere))
                continue;
            Failure failure = m_failure;
            const NodeId maker = m_graph.producer(value);
            failure.from = anchor.node;
            failure.at = maker.isValid() ? maker : anchor.node;
            failure.found = {failure.at};
            failure.reason = FailureReason::ConditionFalse;
            if (auto blame = failedCondition(value)) {
                failure.blame = *std::move(blame);
                return failure;
            }
        }
    }
    return std::nullopt;
}

Failure FailureReader::readPlace() const
{
    Failure failure = m_failure;
    failure.from = failure.at = m_soFar.place;
    failure.found = {m_soFar.place};
    if (accepts(m_soFar.place))
        failure.reason = whyNot(m_soFar.place);
    return failure;
}

Failure FailureReader::readNeighbours(const std::vector<NodeId>& near)
{
    m_failure.reason = near.empty() ? FailureReason::Missing : FailureReason::Operator;
    for (const NodeId node : near) {
        if (!accepts(node))
            continue;
        const FailureReason reason = whyNot(node);
        const bool isFirst = m_failure.found.empty();
        // Of several fitting operators the one that came furthest.
        if (isFirst || severityOf(reason) > severityOf(m_failure.reason)) {
            m_failure.reason = reason;
            m_failure.at = node;
            m_failure.found = {node};
        }
    }
    if (!m_failure.found.empty())
        return m_failure;
    for (const NodeId node : near) {
        if (stepsOver(node)) {
            m_failure.reason = FailureReason::ExtraOperator;
            m_failure.at = node;
            m_failure.found = {node};
            return m_failure;
        }
    }
    m_failure.found = near;
    if (!near.empty())
        m_failure.at = near.front();
    return m_failure;
}

std::vector<NodeId> FailureReader::neighbours(const Anchor& anchor) const
{
    return beyond(anchor.node, anchor.feeds);
}

std::vector<NodeId> FailureReader::beyond(NodeId node, bool onwards) const
{
    const auto near = onwards ? m_graph.users(node) : m_graph.producers(node);
    std::vector<NodeId> nodes;
    for (const NodeId each : near) {
        const bool isPartOfMatch = isUsed(each);
        if (std::ranges::find(nodes, each) == nodes.end() && (!isPartOfMatch || accepts(each)))
            nodes.push_back(each);
    }
    return nodes;
}

bool FailureReader::accepts(NodeId node) const
{
    return m_compiled.accepts(m_failure.entry, m_graph.operatorId(node));
}

bool FailureReader::isUsed(NodeId node) const
{
    for (std::size_t at = 0; at < m_soFar.bindings.size(); ++at) {
        const auto nodes = m_soFar.nodes(EntryId(at));
        if (std::ranges::find(nodes, node) != nodes.end())
            return true;
    }
    return false;
}

bool FailureReader::isWired(NodeId node) const
{
    return std::ranges::all_of(m_anchors, [&](const Anchor& anchor) {
        return m_wiring.holds(anchor, node, false)
            || (m_compiled.isSwappable(m_failure.entry) && m_wiring.holds(anchor, node, true));
    });
}

bool FailureReader::isWiredWithoutPorts(NodeId node) const
{
    return std::ranges::all_of(m_anchors, [&](Anchor anchor) {
        anchor.output.reset();
        anchor.operand.reset();
        anchor.isRest = false;
        return m_wiring.holds(anchor, node, false);
    });
}

std::optional<Blame> FailureReader::failedCondition(NodeId node) const
{
    MatchSlot slot = m_soFar.slot(m_failure.entry);
    slot.first = slot.last = node;
    slot.length = 1;
    return failedCondition(slot);
}

std::optional<Blame> FailureReader::failedCondition(ValueId value) const
{
    MatchSlot slot = m_soFar.slot(m_failure.entry);
    slot.value = value;
    return failedCondition(slot);
}

std::optional<Blame> FailureReader::failedCondition(const MatchSlot& filled) const
{
    Match with = m_soFar;
    MatchSlot& slot = with.bindings[m_failure.entry.index];
    slot = filled;
    slot.state = MatchSlot::State::Bound;
    for (std::size_t at = 0; at < with.bindings.size(); ++at) {
        const ExpressionId condition = m_compiled.entry(EntryId(at)).condition;
        if (!condition.isValid() || !with.isBound(EntryId(at)))
            continue;
        const Evaluation evaluation = m_compiled.evaluated(condition, with);
        if (outcomeOf(evaluation.result) == Outcome::False)
            return blame(m_compiled.pattern(), condition, evaluation, {.graph = &m_graph});
    }
    return std::nullopt;
}

/// How the operator is called otherwise than the entry asks for; nothing where it is not.
std::optional<CallDifference> FailureReader::callDifference(NodeId node) const
{
    if (!m_compiled.pattern().hasCalls())
        return std::nullopt;
    return CallAligner(m_graph, m_compiled.pattern()).difference(m_failure.entry, node);
}

FailureReason FailureReader::whyNot(NodeId node) const
{
    if (isUsed(node) && !m_compiled.isShared())
        return FailureReason::InUse;
    if (!m_compiled.hasRightCount(m_failure.entry, node))
        return FailureReason::OperandDiffers;
    if (callDifference(node))
        return FailureReason::CallDiffers;
    if (!isWired(node))
        return isWiredWithoutPorts(node) ? FailureReason::OperandDiffers : FailureReason::Wiring;
    if (m_compiled.pattern().uses())
        return formFailure(m_graph, m_compiled.pattern(), m_failure.entry, node);
    return failedCondition(node) ? FailureReason::ConditionFalse : FailureReason::Wiring;
}

/// True when what the entry needs stands one operator further.
bool FailureReader::stepsOver(NodeId node) const
{
    if (isUsed(node))
        return false;
    const auto feeds = [](const Anchor& anchor) { return anchor.feeds; };
    const bool onwards = std::ranges::any_of(m_anchors, feeds);
    return std::ranges::any_of(beyond(node, onwards),
                               [&](NodeId next) { return accepts(next) && !isUsed(next); });
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t at = 0; at < names.size(); ++at) {
        const bool isLast = at + 1 == names.size();
        text += (at == 0 ? "" : isLast ? " or " : ", ") + names[at];
    }
    return text;
}

} // namespace

std::string_view reasonCode(FailureReason reason)
{
    constexpr std::array<std::string_view, 12> codes{
        "operator",        "extra-operator", "missing",         "wiring",
        "operand-differs", "in-use",         "condition-false", "condition-unknown",
        "escapes",         "budget",         "not-in-model",    "operand-differs",
    };
    return codes[static_cast<std::size_t>(reason)];
}

Failure explainFailure(const Graph& graph, const CompiledPattern& compiled, const Match& soFar,
                       EntryId entry)
{
    return FailureReader(graph, compiled, soFar, entry).readWithBlame();
}

std::string expectedText(const Pattern& pattern, EntryId id)
{
    std::vector<EntryId> together{id};
    for (const Entry& entry : pattern.entries()) {
        if (std::ranges::find(entry.options, id) != entry.options.end())
            together = entry.options;
    }
    std::vector<std::string> names;
    std::string other; ///< The nearest of what is not meant.
    for (const EntryId each : together) {
        const Entry& entry = pattern.entry(each);
        if (entry.kind == Entry::Kind::Value || entry.kind == Entry::Kind::Constant)
            return entry.kind == Entry::Kind::Value ? "a value" : "a constant";
        if (entry.operators.mode == OperatorClass::Mode::Any)
            return "any operator";
        if (entry.operators.mode == OperatorClass::Mode::NoneOf)
            return "any operator but " + joined(entry.operators.names);
        const bool isMethod = entry.call && entry.call->kind == CallKind::Method;
        for (const std::string& operatorName : entry.operators.names) {
            const std::string name = (isMethod ? "." : "") + operatorName;
            if (std::ranges::find(names, name) == names.end())
                names.push_back(name);
        }
        if (other.empty() && !entry.operators.except.empty())
            other = entry.operators.except.front();
    }
    return other.empty() ? joined(names) : joined(names) + " (not " + other + ')';
}

std::string absentText(const Graph& graph, const Pattern& pattern, EntryId entry)
{
    std::string text = expectedText(pattern, entry);
    const OperatorClass& wanted = pattern.entry(entry).operators;
    if (!pattern.hasCalls() || wanted.names.empty())
        return text;
    const OperatorSpec* const known = graph.catalogue()->find(wanted.names.front());
    if (!known)
        return text;
    bool isFirst = true;
    for (const OperatorName& other : graph.operatorsNamed(known->name)) {
        const std::string_view native = graph.text(graph.operators()[other.kind.index].native);
        const std::size_t count = graph.nodesOf(other.kind).size();
        if (count == 0 || native == wanted.names.front())
            continue;
        text += std::exchange(isFirst, false) ? ", but " : " and ";
        // Methods are called on something: `.mul`.
        text += std::to_string(count) + (native.find('.') == native.npos ? " ." : " ");
        text += native;
    }
    return text;
}

} // namespace fusewright
