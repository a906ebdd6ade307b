// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Everything here follows the definitions one by one and tries all there is to try: patterns of
// tests have few entries.

#include "tests/engine/match/reference_pattern.h"

#include "engine/support/id_range.h"

#include <algorithm>
#include <cassert>

namespace fusewright::test {

namespace {

using Kind = Entry::Kind;

IdRange<EntryId> entriesOf(const Pattern& pattern)
{
    return {0, pattern.entryCount()};
}

bool isOperatorOrChoice(const Entry& entry)
{
    return entry.kind == Kind::Operator || entry.kind == Kind::Choice;
}

bool isValue(const Entry& entry)
{
    return entry.kind == Kind::Value || entry.kind == Kind::Constant;
}

bool hasName(const OperatorClass& operators, std::string_view name)
{
    return std::ranges::find(operators.names, name) != operators.names.end();
}

bool contains(const std::vector<EntryId>& ids, EntryId id)
{
    return std::ranges::find(ids, id) != ids.end();
}

} // namespace

PlainPattern::PlainPattern(const Pattern& pattern, std::optional<EntryId> chosenPlace)
    : m_pattern(pattern),
      m_roots(findRoots()),
      m_certain(findCertain()),
      m_placeEntry(chosenPlace ? *chosenPlace : findPlaceEntry()),
      m_decisionOrder(findDecisionOrder())
{
    for (const EntryId id : entriesOf(pattern)) {
        m_swappable.push_back(findSwappable(id));
        m_ends.emplace_back();
        if (!entry(id).isRepeated)
            continue;
        for (const PatternEdge& edge : pattern.edgesFrom(id)) {
            for (const EntryId end : couldComeTo(edge.to))
                m_ends.back().push_back(end);
        }
    }
    m_outlines = findOutlines();
}

bool PlainPattern::takes(EntryId id, const Graph& graph, NodeId node) const
{
    const OperatorClass& operators = entry(id).operators;
    const bool isNamed =
        hasName(operators, graph.nativeName(node)) || hasName(operators, graph.canonicalName(node));
    for (const std::string& other : operators.except) {
        if (graph.nativeName(node) == other)
            return false;
    }
    switch (operators.mode) {
    case OperatorClass::Mode::OneOf:
        return isNamed;
    case OperatorClass::Mode::NoneOf:
        return !isNamed;
    case OperatorClass::Mode::Any:
        return true;
    }
    return false;
}

bool PlainPattern::hasRightCount(EntryId id, const Graph& graph, NodeId node) const
{
    std::size_t count = 0;
    const auto operands = graph.inputs(node);
    for (std::size_t at = 0; at < operands.size(); ++at) {
        if (operands[at].isValid())
            count = at + 1;
    }
    const OperandCount& asked = entry(id).operands;
    return count >= asked.fewest && (!asked.most || count <= *asked.most);
}

bool PlainPattern::takesInARow(EntryId id, const Graph& graph, NodeId node) const
{
    return takes(id, graph, node) && std::ranges::none_of(m_ends[id.index], [&](EntryId end) {
               return takes(end, graph, node);
           });
}

std::vector<EntryId> PlainPattern::couldComeTo(EntryId id) const
{
    std::vector<EntryId> operators;
    std::vector<EntryId> open{id};
    while (!open.empty()) {
        const EntryId at = open.back();
        open.pop_back();
        const Entry& entry = m_pattern.entry(at);
        if (entry.kind == Kind::Choice)
            open.insert(open.end(), entry.options.begin(), entry.options.end());
        if (entry.kind != Kind::Operator)
            continue;
        operators.push_back(at);
        for (const PatternEdge& edge : m_pattern.edgesFrom(at)) {
            if (entry.isOptional)
                open.push_back(edge.to);
        }
    }
    return operators;
}

std::vector<EntryId> PlainPattern::findRoots() const
{
    std::vector<EntryId> roots;
    for (const EntryId id : entriesOf(m_pattern)) {
        const bool isChild = std::ranges::any_of(m_pattern.edges(), [&](const PatternEdge& edge) {
            return edge.to == id && !isValue(entry(edge.from));
        });
        const bool isOption = std::ranges::any_of(
            m_pattern.entries(), [&](const Entry& other) { return contains(other.options, id); });
        if (!isChild && !isOption)
            roots.push_back(id);
    }
    return roots;
}

std::vector<bool> PlainPattern::findCertain() const
{
    std::vector<bool> certain(entryCount(), false);
    std::vector<EntryId> open = m_roots;
    while (!open.empty()) {
        const EntryId at = open.back();
        open.pop_back();
        certain[at.index] = true;
        if (entry(at).kind == Kind::Choice || isValue(entry(at)))
            continue;
        for (const PatternEdge& edge : m_pattern.edgesFrom(at))
            open.push_back(edge.to);
    }
    return certain;
}

EntryId PlainPattern::findPlaceEntry() const
{
    const auto canBePlace = [&](EntryId id) {
        return !entry(id).isOptional && isOperatorOrChoice(entry(id));
    };
    for (const EntryId root : m_roots) {
        if (canBePlace(root))
            return root;
    }
    for (const EntryId id : entriesOf(m_pattern)) {
        if (canBePlace(id) && isCertain(id))
            return id;
    }
    for (const EntryId id : entriesOf(m_pattern)) {
        if (canBePlace(id) && entry(id).kind == Kind::Operator)
            return id;
    }
    return {};
}

/// Through children and options. An entry does not reach itself.
std::vector<bool> PlainPattern::reachedFrom(EntryId id) const
{
    std::vector<bool> reached(entryCount(), false);
    std::vector<EntryId> open{id};
    while (!open.empty()) {
        const EntryId at = open.back();
        open.pop_back();
        std::vector<EntryId> next = entry(at).options;
        for (const PatternEdge& edge : m_pattern.edgesFrom(at))
            next.push_back(edge.to);
        for (const EntryId step : next) {
            reached[step.index] = true;
            open.push_back(step);
        }
    }
    return reached;
}

/// An entry waits until the choices that decide whether it is asked for have their places.
std::vector<EntryId> PlainPattern::findDecisionOrder() const
{
    std::vector<std::vector<EntryId>> waitsFor(entryCount());
    for (const EntryId choice : entriesOf(m_pattern)) {
        if (entry(choice).kind != Kind::Choice)
            continue;
        const std::vector<bool> reached = reachedFrom(choice);
        for (const EntryId id : entriesOf(m_pattern)) {
            if (reached[id.index] && !isCertain(id))
                waitsFor[id.index].push_back(choice);
        }
    }

    std::vector<EntryId> order;
    for (const EntryId id : entriesOf(m_pattern)) {
        std::vector<EntryId> stack{id};
        while (!stack.empty()) {
            const auto isMissing = [&](EntryId choice) { return !contains(order, choice); };
            const auto first = std::ranges::find_if(waitsFor[stack.back().index], isMissing);
            if (first != waitsFor[stack.back().index].end()) {
                stack.push_back(*first);
                continue;
            }
            if (isMissing(stack.back()))
                order.push_back(stack.back());
            stack.pop_back();
        }
    }
    return order;
}

bool PlainPattern::findSwappable(EntryId id) const
{
    if (!entry(id).isCommutative)
        return false;
    std::vector<EntryId> names{id};
    for (std::size_t at = 0; at < names.size(); ++at) {
        for (const EntryId choice : entriesOf(m_pattern)) {
            if (contains(entry(choice).options, names[at]) && !contains(names, choice))
                names.push_back(choice);
        }
    }
    return std::ranges::any_of(m_pattern.edges(), [&](const PatternEdge& edge) {
        return contains(names, edge.to) && edge.operand && *edge.operand < 2 && !edge.isRest;
    });
}

std::vector<Outline> PlainPattern::findOutlines() const
{
    std::vector<Outline> outlines{Outline{}};
    for (const EntryId id : entriesOf(m_pattern)) {
        std::vector<Outline> longer;
        for (const Outline& soFar : outlines) {
            for (Outline& way : waysOf(id, soFar))
                longer.push_back(std::move(way));
        }
        outlines = std::move(longer);
    }
    std::erase_if(outlines, [&](const Outline& outline) { return !isConsistent(outline); });
    for (Outline& outline : outlines)
        complete(outline);
    return outlines;
}

/// What is settled so far, with everything that the next entry may be.
std::vector<Outline> PlainPattern::waysOf(EntryId id, const Outline& soFar) const
{
    std::vector<Outline> ways;
    const auto add = [&](SlotState state, std::size_t option = 0) {
        Outline way = soFar;
        way.states.push_back(state);
        way.options.push_back(static_cast<std::uint32_t>(option));
        ways.push_back(std::move(way));
    };
    const Entry& entry = m_pattern.entry(id);
    const std::size_t options = entry.kind == Kind::Choice ? entry.options.size() : 1;
    for (std::size_t option = 0; option < options; ++option)
        add(SlotState::Bound, option);
    if (entry.isOptional && !isValue(entry))
        add(SlotState::Absent);
    if (!isCertain(id))
        add(SlotState::Unasked);
    return ways;
}

/// Roots, children of what is asked for, and chosen options.
std::vector<bool> PlainPattern::askedFor(const Outline& outline) const
{
    std::vector<bool> asked(entryCount(), false);
    std::vector<EntryId> open = m_roots;
    while (!open.empty()) {
        const EntryId at = open.back();
        open.pop_back();
        asked[at.index] = true;
        const bool isChoice = entry(at).kind == Kind::Choice;
        const bool isBound = outline.states[at.index] == SlotState::Bound;
        if (isChoice && isBound)
            open.push_back(entry(at).options[outline.options[at.index]]);
        if ((isChoice && !isBound) || isValue(entry(at)))
            continue;
        for (const PatternEdge& edge : m_pattern.edgesFrom(at))
            open.push_back(edge.to);
    }
    return asked;
}

bool PlainPattern::isConsistent(const Outline& outline) const
{
    const std::vector<bool> asked = askedFor(outline);
    return std::ranges::all_of(entriesOf(m_pattern), [&](EntryId id) {
        return asked[id.index] == (outline.states[id.index] != SlotState::Unasked);
    });
}

void PlainPattern::complete(Outline& outline) const
{
    for (const EntryId id : entriesOf(m_pattern)) {
        if (outline.states[id.index] != SlotState::Bound || entry(id).kind == Kind::Choice)
            continue;
        std::vector<PlainLink>& links = isValue(entry(id)) ? outline.valueLinks : outline.links;
        for (const PlainLink& link : linksFrom(outline, id))
            links.push_back(link);
    }
    outline.place = walkToPlace(outline);
    if (outline.place.isValid())
        outline.operators = operatorsInReach(outline);
}

/// Edges from an entry to the next bound operators: through absent entries, and through choices
/// to their options.
std::vector<PlainLink> PlainPattern::linksFrom(const Outline& outline, EntryId from) const
{
    std::vector<PlainLink> links;
    std::vector<PlainLink> open;
    const auto follow = [&](const PatternEdge& edge, const PlainLink& soFar) {
        open.push_back({from, edge.to, soFar.output, edge.operand, edge.isRest});
    };
    for (const PatternEdge& edge : m_pattern.edgesFrom(from))
        follow(edge, {.output = edge.output});
    while (!open.empty()) {
        PlainLink link = open.back();
        open.pop_back();
        const Entry& target = entry(link.to);
        const bool isBound = outline.states[link.to.index] == SlotState::Bound;
        if (target.kind == Kind::Choice && isBound) {
            link.to = target.options[outline.options[link.to.index]];
            open.push_back(link);
        } else if (target.kind == Kind::Operator && isBound) {
            links.push_back(link);
        } else if (outline.states[link.to.index] == SlotState::Absent) {
            for (const PatternEdge& edge : m_pattern.edgesFrom(link.to))
                follow(edge, link);
        }
    }
    return links;
}

EntryId PlainPattern::walkToPlace(const Outline& outline) const
{
    EntryId at = m_placeEntry;
    while (at.isValid()) {
        const SlotState state = outline.states[at.index];
        const auto edges = m_pattern.edgesFrom(at);
        if (state == SlotState::Bound && entry(at).kind == Kind::Operator)
            return at;
        if (state == SlotState::Bound && entry(at).kind == Kind::Choice)
            at = entry(at).options[outline.options[at.index]];
        else if (state == SlotState::Absent && entry(at).kind == Kind::Operator && !edges.empty())
            at = edges.front().to;
        else
            at = {};
    }
    return {};
}

/// Any order would do. In this one an operator that cannot be there is noticed early.
std::vector<EntryId> PlainPattern::operatorsInReach(const Outline& outline) const
{
    std::vector<EntryId> rest;
    for (const EntryId id : entriesOf(m_pattern)) {
        if (outline.states[id.index] == SlotState::Bound && entry(id).kind == Kind::Operator
            && id != outline.place)
            rest.push_back(id);
    }
    std::vector<EntryId> order{outline.place};
    while (!rest.empty()) {
        const auto isLinked = [&](EntryId id) {
            return std::ranges::any_of(outline.links, [&](const PlainLink& link) {
                return (link.from == id && contains(order, link.to))
                    || (link.to == id && contains(order, link.from));
            });
        };
        auto next = std::ranges::find_if(rest, isLinked);
        if (next == rest.end())
            next = rest.begin();
        order.push_back(*next);
        rest.erase(next);
    }
    return order;
}

} // namespace fusewright::test
