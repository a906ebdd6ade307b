// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// For each outline of the pattern, every bound entry is given every operator (or chain) of its
// class, one entry after the other; what breaks a link is left at once. What is complete is then
// looked at as a whole: values, privacy, conditions.

#include "tests/engine/match/reference_matcher.h"

#include "tests/engine/match/reference_conditions.h"

#include "engine/graph/node_set.h"

#include <algorithm>
#include <cassert>

namespace fusewright::test {

namespace {

using Kind = Entry::Kind;
using Mask = std::uint64_t;

Mask maskOf(NodeId node)
{
    return Mask{1} << node.index;
}

/// One thing that an entry could be given.
struct Binding {
    std::vector<NodeId> nodes;
    Mask mask = 0;
    bool isSwapped = false;
};

class Search {
public:
    Search(const PlainPattern& pattern, const Graph& graph, std::uint64_t mostSteps);

    void run(const Outline& outline);
    std::vector<PlainMatch> takeMatches() { return std::move(m_matches); }
    bool gaveUp() const { return m_steps > m_mostSteps; }

private:
    std::vector<Binding> bindingsOf(EntryId id) const;
    std::vector<std::vector<NodeId>> chainsOf(EntryId id) const;

    const Binding* nextFitting(std::size_t depth);
    bool fits(const Binding& binding, std::size_t depth) const;
    const Binding* bindingOf(EntryId id, std::size_t depth, const Binding& newest) const;
    bool holds(const PlainLink& link, const Binding& from, const Binding& to) const;
    bool isResult(ValueId value, NodeId node, std::optional<std::uint32_t> output) const;
    static std::size_t positionOf(const PlainLink& link, const Binding& to);

    void finish();
    PlainMatch matchWithoutValues() const;
    bool keepsPrivate() const;
    bool isUsedInsideOnly(NodeId node) const;
    std::vector<ValueId> valuesFor(EntryId id) const;
    bool fitsAsOperand(ValueId value, const PlainLink& link) const;
    std::vector<PlainMatch> withValues(PlainMatch match) const;
    bool valuesDiffer(const PlainMatch& match) const;
    bool conditionsHold(PlainMatch& match) const;

    const PlainPattern& m_pattern;
    const Graph& m_graph;
    std::uint64_t m_mostSteps;
    std::uint64_t m_steps = 0;
    std::vector<std::vector<Binding>> m_bindings; ///< By entry.
    std::vector<PlainMatch> m_matches;

    const Outline* m_outline = nullptr;
    std::vector<const Binding*> m_chosen; ///< By place in the outline's operators.
    std::vector<std::size_t> m_next;
    Mask m_bound = 0; ///< Of a complete choice.
};

Search::Search(const PlainPattern& pattern, const Graph& graph, std::uint64_t mostSteps)
    : m_pattern(pattern), m_graph(graph), m_mostSteps(mostSteps)
{
    assert(graph.nodeCount() <= 64);
    for (std::size_t at = 0; at < pattern.entryCount(); ++at)
        m_bindings.push_back(bindingsOf(EntryId(at)));
}

std::vector<Binding> Search::bindingsOf(EntryId id) const
{
    std::vector<Binding> bindings;
    if (m_pattern.entry(id).kind != Kind::Operator)
        return bindings;
    for (std::vector<NodeId>& nodes : chainsOf(id)) {
        Binding binding{.nodes = std::move(nodes)};
        for (const NodeId node : binding.nodes)
            binding.mask |= maskOf(node);
        bindings.push_back(binding);
        if (!m_pattern.isSwappable(id))
            continue;
        binding.isSwapped = true;
        bindings.push_back(binding);
    }
    return bindings;
}

/// Of entries that do not repeat, chains of one.
std::vector<std::vector<NodeId>> Search::chainsOf(EntryId id) const
{
    const bool isRepeated = m_pattern.entry(id).isRepeated;
    const auto takes = [&](NodeId node) {
        const bool isTaken = isRepeated ? m_pattern.takesInARow(id, m_graph, node)
                                        : m_pattern.takes(id, m_graph, node);
        return isTaken && m_pattern.hasRightCount(id, m_graph, node);
    };
    std::vector<std::vector<NodeId>> chains;
    for (const NodeId node : m_graph.nodes()) {
        if (takes(node))
            chains.push_back({node});
    }
    for (std::size_t at = 0; isRepeated && at < chains.size() && at < m_mostSteps; ++at) {
        for (const NodeId user : m_graph.users(chains[at].back())) {
            if (!takes(user))
                continue;
            std::vector<NodeId> longer = chains[at];
            longer.push_back(user);
            chains.push_back(std::move(longer));
        }
    }
    return chains;
}

void Search::run(const Outline& outline)
{
    if (!outline.place.isValid())
        return;
    m_outline = &outline;
    m_chosen.assign(outline.operators.size(), nullptr);
    m_next.assign(outline.operators.size(), 0);
    for (std::size_t depth = 0; !gaveUp();) {
        m_chosen[depth] = nextFitting(depth);
        if (!m_chosen[depth] && depth == 0)
            return;
        if (!m_chosen[depth]) {
            --depth;
        } else if (depth + 1 == m_chosen.size()) {
            finish();
        } else {
            ++depth;
            m_next[depth] = 0;
        }
    }
}

const Binding* Search::nextFitting(std::size_t depth)
{
    const EntryId id = m_outline->operators[depth];
    const std::vector<Binding>& bindings = m_bindings[id.index];
    while (m_next[depth] < bindings.size()) {
        ++m_steps;
        const Binding& binding = bindings[m_next[depth]++];
        if (fits(binding, depth))
            return &binding;
    }
    return nullptr;
}

/// Different operators unless they may be shared, and every link to what is chosen before.
bool Search::fits(const Binding& binding, std::size_t depth) const
{
    for (std::size_t at = 0; at < depth && !m_pattern.isShared(); ++at) {
        if (m_chosen[at]->mask & binding.mask)
            return false;
    }
    const EntryId id = m_outline->operators[depth];
    return std::ranges::all_of(m_outline->links, [&](const PlainLink& link) {
        if (link.from != id && link.to != id)
            return true;
        const Binding* const from = bindingOf(link.from, depth, binding);
        const Binding* const to = bindingOf(link.to, depth, binding);
        return !from || !to || holds(link, *from, *to);
    });
}

/// Null for an entry that comes later.
const Binding* Search::bindingOf(EntryId id, std::size_t depth, const Binding& newest) const
{
    for (std::size_t at = 0; at < depth; ++at) {
        if (m_outline->operators[at] == id)
            return m_chosen[at];
    }
    return m_outline->operators[depth] == id ? &newest : nullptr;
}

bool Search::holds(const PlainLink& link, const Binding& from, const Binding& to) const
{
    const auto isMade = [&](ValueId value) {
        return isResult(value, from.nodes.back(), link.output);
    };
    const auto operands = m_graph.inputs(to.nodes.front());
    const std::size_t position = positionOf(link, to);
    if (link.isRest)
        return position < operands.size()
            && std::ranges::all_of(operands.subspan(position), isMade);
    if (link.operand)
        return position < operands.size() && isMade(operands[position]);
    return std::ranges::any_of(operands, isMade);
}

bool Search::isResult(ValueId value, NodeId node, std::optional<std::uint32_t> output) const
{
    if (!value.isValid() || m_graph.producer(value) != node)
        return false;
    return !output
        || (*output < m_graph.outputCount(node) && m_graph.outputs(node)[*output] == value);
}

/// Which operand of the graph's node a link means: of swapped ones 1 for 0 and 0 for 1.
std::size_t Search::positionOf(const PlainLink& link, const Binding& to)
{
    const std::size_t position = link.operand.value_or(0);
    return to.isSwapped && link.operand && !link.isRest && position < 2 ? 1 - position : position;
}

void Search::finish()
{
    m_bound = 0;
    for (const Binding* binding : m_chosen)
        m_bound |= binding->mask;
    if (!keepsPrivate())
        return;
    for (PlainMatch& match : withValues(matchWithoutValues()))
        m_matches.push_back(std::move(match));
}

PlainMatch Search::matchWithoutValues() const
{
    PlainMatch match;
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        PlainSlot& slot = match.bindings.emplace_back();
        slot.state = m_outline->states[at];
        if (slot.state == SlotState::Bound)
            slot.option = m_outline->options[at];
    }
    for (std::size_t at = 0; at < m_chosen.size(); ++at) {
        PlainSlot& slot = match.bindings[m_outline->operators[at].index];
        slot.nodes = m_chosen[at]->nodes;
        slot.isSwapped = m_chosen[at]->isSwapped;
    }
    match.place = m_chosen.front()->nodes.front();
    return match;
}

bool Search::keepsPrivate() const
{
    for (std::size_t at = 0; at < m_chosen.size(); ++at) {
        if (!m_pattern.entry(m_outline->operators[at]).isPrivate)
            continue;
        for (const NodeId node : m_chosen[at]->nodes) {
            if (!isUsedInsideOnly(node))
                return false;
        }
    }
    return true;
}

bool Search::isUsedInsideOnly(NodeId node) const
{
    for (const ValueId result : m_graph.outputs(node)) {
        if (std::ranges::find(m_graph.outputs(), result) != m_graph.outputs().end())
            return false;
        for (const Use& use : m_graph.uses(result)) {
            if (!(m_bound & maskOf(use.node)))
                return false;
        }
    }
    return true;
}

/// Every match that gives values to the value entries of this one.
std::vector<PlainMatch> Search::withValues(PlainMatch match) const
{
    std::vector<PlainMatch> matches{std::move(match)};
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        const Kind kind = m_pattern.entry(EntryId(at)).kind;
        const bool isAsked = matches.front().bindings[at].state == SlotState::Bound;
        if ((kind != Kind::Value && kind != Kind::Constant) || !isAsked)
            continue;
        std::vector<PlainMatch> longer;
        for (PlainMatch& each : matches) {
            each.bindings[at].state = SlotState::Absent;
            longer.push_back(each);
            each.bindings[at].state = SlotState::Bound;
            for (const ValueId value : valuesFor(EntryId(at))) {
                each.bindings[at].value = value;
                longer.push_back(each);
            }
        }
        matches = std::move(longer);
    }
    std::erase_if(matches,
                  [&](PlainMatch& each) { return !conditionsHold(each) || !valuesDiffer(each); });

    const auto isConsumed = [&](EntryId id) {
        return std::ranges::any_of(m_outline->valueLinks, [&](const PlainLink& link) {
            return link.from == id && !link.isRest;
        });
    };
    // Left out only where nothing uses it, or where it may be absent and cannot be there.
    const auto leavesOutTooMuch = [&](const PlainMatch& each) {
        for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
            const Entry& entry = m_pattern.entry(EntryId(at));
            const bool isLeftOut = each.bindings[at].state == SlotState::Absent
                && (entry.kind == Kind::Value || entry.kind == Kind::Constant);
            if (!isLeftOut || !isConsumed(EntryId(at)))
                continue;
            const auto differsHereOnly = [&](const PlainMatch& other) {
                PlainMatch same = other;
                same.bindings[at] = each.bindings[at];
                return other.bindings[at].state == SlotState::Bound
                    && same.bindings == each.bindings;
            };
            if (!entry.isOptional || std::ranges::any_of(matches, differsHereOnly))
                return true;
        }
        return false;
    };
    std::vector<PlainMatch> kept;
    std::ranges::copy_if(matches, std::back_inserter(kept),
                         [&](const PlainMatch& each) { return !leavesOutTooMuch(each); });
    return kept;
}

/// The values that all bound consumers of an entry share, where it says. Empty without consumers.
std::vector<ValueId> Search::valuesFor(EntryId id) const
{
    std::vector<PlainLink> links;
    std::ranges::copy_if(m_outline->valueLinks, std::back_inserter(links),
                         [&](const PlainLink& link) { return link.from == id && !link.isRest; });
    std::vector<ValueId> values;
    for (const ValueId value : m_graph.values()) {
        const NodeId producer = m_graph.producer(value);
        const bool isMadeInside =
            !m_pattern.isShared() && producer.isValid() && (m_bound & maskOf(producer));
        const bool isRightKind = m_pattern.entry(id).kind == Kind::Value
            || m_graph.valueKind(value) == ValueKind::Parameter;
        const bool fitsAll = std::ranges::all_of(
            links, [&](const PlainLink& link) { return fitsAsOperand(value, link); });
        if (!links.empty() && !isMadeInside && isRightKind && fitsAll)
            values.push_back(value);
    }
    return values;
}

bool Search::fitsAsOperand(ValueId value, const PlainLink& link) const
{
    const auto at = std::ranges::find(m_outline->operators, link.to);
    const Binding& to = *m_chosen[static_cast<std::size_t>(at - m_outline->operators.begin())];
    const auto operands = m_graph.inputs(to.nodes.front());
    const std::size_t position = positionOf(link, to);
    if (link.operand)
        return position < operands.size() && operands[position] == value;
    return std::ranges::find(operands, value) != operands.end();
}

/// Where the pattern wants it, those of required entries.
bool Search::valuesDiffer(const PlainMatch& match) const
{
    if (m_pattern.pattern().valueBinding() == Pattern::ValueBinding::Shared)
        return true;
    std::vector<ValueId> seen;
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        const ValueId value = match.bindings[at].value;
        if (m_pattern.entry(EntryId(at)).isOptional || !value.isValid())
            continue;
        if (std::ranges::find(seen, value) != seen.end())
            return false;
        seen.push_back(value);
    }
    return true;
}

/// Notes the unknown ones in the match.
bool Search::conditionsHold(PlainMatch& match) const
{
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        const ExpressionId condition = m_pattern.entry(EntryId(at)).condition;
        if (!condition.isValid() || match.bindings[at].state != SlotState::Bound)
            continue;
        const Outcome outcome = outcomeOf(condition, m_pattern.pattern(), m_graph, match);
        if (outcome == Outcome::False)
            return false;
        if (outcome == Outcome::Unknown)
            match.unknown.push_back(condition);
    }
    std::ranges::sort(match.unknown);
    const auto repeated = std::ranges::unique(match.unknown);
    match.unknown.erase(repeated.begin(), repeated.end());
    return true;
}

std::strong_ordering chainOrder(const PlainSlot& a, const PlainSlot& b)
{
    if (const auto byLength = a.nodes.size() <=> b.nodes.size(); byLength != 0)
        return byLength;
    return a.nodes <=> b.nodes;
}

std::strong_ordering slotOrder(const PlainSlot& a, const PlainSlot& b)
{
    assert((a.state == SlotState::Unasked) == (b.state == SlotState::Unasked));
    const auto isAway = [](const PlainSlot& slot) { return slot.state != SlotState::Bound; };
    if (const auto byState = isAway(a) <=> isAway(b); byState != 0)
        return byState;
    if (const auto byOption = a.option <=> b.option; byOption != 0)
        return byOption;
    if (const auto byNodes = chainOrder(a, b); byNodes != 0)
        return byNodes;
    if (const auto bySwap = a.isSwapped <=> b.isSwapped; bySwap != 0)
        return bySwap;
    return a.value <=> b.value;
}

} // namespace

std::strong_ordering inOrder(const PlainPattern& pattern, const PlainMatch& a, const PlainMatch& b)
{
    for (const EntryId id : pattern.decisionOrder()) {
        const auto order = slotOrder(a.bindings[id.index], b.bindings[id.index]);
        if (order != 0)
            return order;
    }
    return std::strong_ordering::equal;
}

bool usesTaken(const PlainPattern& pattern, const PlainMatch& match, const NodeSet& taken)
{
    return std::ranges::any_of(includedNodesOf(pattern, match),
                               [&](NodeId node) { return taken.contains(node); });
}

std::vector<NodeId> includedNodesOf(const PlainPattern& pattern, const PlainMatch& match)
{
    std::vector<NodeId> nodes;
    for (std::size_t at = 0; at < match.bindings.size(); ++at) {
        const std::vector<NodeId>& own = match.bindings[at].nodes;
        if (pattern.entry(EntryId(at)).isIncluded)
            nodes.insert(nodes.end(), own.begin(), own.end());
    }
    std::ranges::sort(nodes);
    const auto repeated = std::ranges::unique(nodes);
    nodes.erase(repeated.begin(), repeated.end());
    return nodes;
}

ReferenceMatcher::ReferenceMatcher(const PlainPattern& pattern, const Graph& graph,
                                   std::uint64_t mostSteps)
    : m_pattern(pattern)
{
    Search search(pattern, graph, mostSteps);
    for (const Outline& outline : pattern.outlines())
        search.run(outline);
    m_gaveUp = search.gaveUp();
    m_matches = search.takeMatches();
    std::ranges::sort(m_matches, [&](const PlainMatch& a, const PlainMatch& b) {
        return a.place == b.place ? inOrder(pattern, a, b) < 0 : a.place < b.place;
    });
}

std::vector<PlainMatch> ReferenceMatcher::at(NodeId place, const NodeSet* taken) const
{
    std::vector<PlainMatch> matches;
    for (const PlainMatch& match : m_matches) {
        if (match.place == place && !(taken && usesTaken(m_pattern, match, *taken)))
            matches.push_back(match);
    }
    return matches;
}

} // namespace fusewright::test
