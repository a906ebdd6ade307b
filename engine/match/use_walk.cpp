// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A search along users has two levels.
//
// Below a source it only goes forward. Of an entry the users that the pattern names are looked for
// one after the other: one that has a variable already must be a user of the entry's variable, and
// any other takes the first user that fits and below which everything fits too. What such a user
// has taken stays, whatever comes of its sisters: a wrong choice is not taken back.
//
// The sources are taken back: where one of them cannot be found, the one before tries its next
// variable. A source that names an entry which is bound can only be something which that one uses,
// so nothing else is looked at.
//
// Shapes are compared as soon as two of them are there: what is not the same then never is.

#include "engine/match/use_walk.h"

#include "engine/graph/graph.h"
#include "engine/match/matcher.h"
#include "engine/match/search_trace.h"

#include <algorithm>
#include <utility>

namespace fusewright {

UseWalk::UseWalk(const Graph& graph, const CompiledPattern& compiled, const UseVariables& variables)
    : m_graph(graph),
      m_compiled(compiled),
      m_variables(variables),
      m_uses(*compiled.pattern().uses()),
      m_children(compiled.pattern().entryCount()),
      m_forms(compiled.pattern().entryCount()),
      m_variable(compiled.pattern().entryCount(), UseVariables::none),
      m_isTaken(variables.size(), false)
{
    std::unordered_map<std::uint64_t, std::size_t> places;
    for (const UseEdge& edge : m_uses.edges) {
        std::vector<Child>& children = m_children[edge.from.index];
        const std::uint64_t key = (std::uint64_t(edge.from.index) << 32) | edge.to.index;
        const auto [place, isNew] = places.emplace(key, children.size());
        if (isNew)
            children.push_back({.entry = edge.to, .edges = {}});
        children[place->second].edges.push_back(edge);
    }
    for (std::size_t at = 0; at < m_forms.size(); ++at) {
        for (const Pattern& form : m_uses.forms[at])
            m_forms[at].push_back(std::make_unique<Matcher>(graph, form));
    }
    m_match.bindings.resize(compiled.pattern().entryCount());
}

UseWalk::~UseWalk() = default;

bool UseWalk::spend(EntryId entry)
{
    if (m_exploded)
        return false;
    if (++m_work > m_budget)
        m_exploded = entry;
    return !m_exploded;
}

bool UseWalk::fitsForms(EntryId entry, NodeId node, const NodeSet* gone)
{
    const auto& forms = m_forms[entry.index];
    for (std::size_t at = 0; at < forms.size(); ++at) {
        forms[at]->setTaken(gone);
        const Match* const match = forms[at]->first(node);
        if (!match || !match->unknown.empty())
            continue;
        for (const NodeId inner :
             gone ? includedNodes(m_uses.forms[entry.index][at], *match) : std::vector<NodeId>())
            m_asked.push_back(inner);
        return true;
    }
    return forms.empty();
}

/// Whether its forms have operators behind its own, which may be gone.
bool UseWalk::isDeep(EntryId entry) const
{
    return std::ranges::any_of(m_uses.forms[entry.index], [](const Pattern& form) {
        const auto isOperator = [](const Entry& each) {
            return each.kind == Entry::Kind::Operator && each.isIncluded;
        };
        return std::ranges::count_if(form.entries(), isOperator) > 1;
    });
}

/// Without a look at what other entries have.
bool UseWalk::fits(EntryId id, std::uint32_t variable)
{
    const Entry& entry = m_compiled.entry(id);
    const NodeId node = m_variables.node(variable);
    if (entry.kind == Entry::Kind::Operator)
        return node.isValid() && m_compiled.accepts(id, m_graph.operatorId(node))
            && m_compiled.hasRightCount(id, node) && fitsForms(id, node, nullptr);
    if (const UseTuple* const tuple = tupleAt(id))
        return fitsTuple(*tuple, variable);
    const ValueId value = m_variables.value(variable);
    if (m_variables.isName(variable) && !value.isValid())
        return false;
    const std::string& name = m_uses.names[id.index];
    if (entry.kind != Entry::Kind::Value || (!name.empty() && !value.isValid())
        || (!name.empty() && m_graph.valueName(value) != name))
        return false;
    if (!entry.condition.isValid())
        return true;
    return value.isValid() && fitsCondition(id, value, nullptr);
}

/// Of a value that needs no operator; what is gone is nothing that a pattern knows.
bool UseWalk::fitsCondition(EntryId id, ValueId value, const NodeSet* gone)
{
    Match alone;
    alone.bindings.resize(m_match.bindings.size());
    alone.bindings[id.index] = {.state = MatchSlot::State::Bound, .value = value};
    return outcomeOf(m_compiled.evaluated(m_compiled.entry(id).condition, alone, gone).result)
        == Outcome::True;
}

/// Whether it still fits where operators are gone.
bool UseWalk::stillFits(EntryId id, std::uint32_t variable)
{
    const NodeId node = m_variables.node(variable);
    if (!m_gone || !node.isValid())
        return true;
    if (m_compiled.entry(id).kind == Entry::Kind::Operator)
        return !isDeep(id) || fitsForms(id, node, &m_gone->nodes);
    if (!m_compiled.entry(id).condition.isValid())
        return true;
    if (!fitsCondition(id, m_variables.value(variable), &m_gone->nodes))
        return false;
    m_asked.push_back(node);
    for (const ValueId operand : m_graph.ownInputs(node)) {
        if (operand.isValid() && m_graph.producer(operand).isValid())
            m_asked.push_back(m_graph.producer(operand));
    }
    return true;
}

/// An operator that is there, and for an included entry is not taken.
bool UseWalk::isFree(EntryId id, NodeId node)
{
    const Entry& entry = m_compiled.entry(id);
    if (entry.kind != Entry::Kind::Operator)
        return true;
    if (isGone(node) || (entry.isIncluded && m_taken && m_taken->contains(node)))
        return false;
    if (m_gone)
        m_asked.push_back(node);
    return true;
}

bool UseWalk::accepts(EntryId entry, std::uint32_t variable)
{
    const NodeId node = m_variables.node(variable);
    const bool isPlace = entry == m_compiled.pattern().placeEntry();
    if (m_isTaken[variable] || (isPlace && m_place.isValid() && node != m_place))
        return false;
    if (m_forms[entry.index].empty() && !m_compiled.entry(entry).condition.isValid())
        return fits(entry, variable) && isFree(entry, node);
    const std::uint64_t key = (std::uint64_t(entry.index) << 32) | variable;
    auto known = m_fits.find(key);
    if (known == m_fits.end())
        known = m_fits.emplace(key, fits(entry, variable)).first;
    return known->second && isFree(entry, node) && stillFits(entry, variable);
}

/// What uses it besides may be gone another time.
bool UseWalk::isUsedByOthers(const Child& child, std::uint32_t variable)
{
    const auto isOnly = [](const UseEdge& edge) { return edge.isOnly; };
    if (std::ranges::none_of(child.edges, isOnly))
        return false;
    std::size_t count = m_variables.isInTuple(variable) ? 1 : 0;
    const auto users = m_variables.users(variable);
    for (std::size_t at = m_variables.firstUser(variable, m_gone); at < users.size(); ++at) {
        if (m_gone && m_variables.isGone(users[at], *m_gone))
            continue;
        ++count;
        if (m_gone && !m_variables.isName(users[at]))
            m_asked.push_back(m_variables.node(users[at]));
        if (count > 1)
            return true;
    }
    return count != 1;
}

/// Whether a user of a variable is one as the edges ask.
bool UseWalk::holds(const Child& child, std::uint32_t variable, std::uint32_t user)
{
    return !isUsedByOthers(child, variable)
        && std::ranges::all_of(child.edges, [&](const UseEdge& edge) {
               return !edge.operand || m_variables.isOperand(user, *edge.operand, variable);
           });
}

void UseWalk::bind(EntryId entry, std::uint32_t variable)
{
    m_variable[entry.index] = variable;
    m_isTaken[variable] = true;
    m_trail.push_back(entry);
    MatchSlot& slot = m_match.bindings[entry.index];
    slot = {.state = MatchSlot::State::Bound};
    if (m_compiled.entry(entry).kind == Entry::Kind::Operator) {
        slot.first = slot.last = m_variables.node(variable);
        slot.length = 1;
        ++m_boundCount;
    } else {
        slot.value = m_variables.value(variable);
    }
    if (entry == m_compiled.pattern().placeEntry())
        m_match.place = slot.first;
    if (m_trace)
        m_trace->bound(entry, m_match);
}

void UseWalk::unbind(std::size_t mark)
{
    while (m_trail.size() > mark) {
        const EntryId entry = m_trail.back();
        m_trail.pop_back();
        if (m_trace)
            m_trace->givesBack(entry, m_match);
        m_boundCount -= m_compiled.entry(entry).kind == Entry::Kind::Operator ? 1 : 0;
        m_isTaken[std::exchange(m_variable[entry.index], UseVariables::none)] = false;
        m_match.bindings[entry.index] = {};
    }
}

void UseWalk::tellStuck(EntryId entry)
{
    if (m_trace)
        m_trace->stuck(entry, m_match, m_boundCount);
}

/// What has other users is told of itself, else the user that is not there.
void UseWalk::tellStuckAt(const Visit& visit, const Child& child)
{
    if (!m_trace)
        return;
    const bool isShared = isUsedByOthers(child, visit.variable)
        && m_variables.node(visit.variable).isValid() && !m_variables.users(visit.variable).empty();
    m_trace->stuck(isShared ? visit.entry : child.entry, m_match, m_boundCount);
}

/// True when the child has its user and is not to be looked into, or a user was found that is.
bool UseWalk::takeChild(Visit& visit, const Child& child)
{
    if (!isBound(child.entry))
        return nextUser(visit, child);
    const std::uint32_t user = m_variable[child.entry.index];
    if (!m_variables.uses(user, visit.variable) || !holds(child, visit.variable, user))
        return false;
    ++visit.child;
    visit.user = 0;
    return true;
}

bool UseWalk::nextUser(Visit& visit, const Child& child)
{
    const auto users = m_variables.users(visit.variable);
    visit.user = std::max(visit.user, m_variables.firstUser(visit.variable, m_gone));
    while (visit.user < users.size()) {
        const std::uint32_t user = users[visit.user++];
        if (!spend(child.entry))
            return false;
        // What only names something is a part of nothing; a tuple is what its entry takes.
        const bool isPart =
            tupleAt(child.entry) ? m_variables.tupleOf(user) == user : !m_variables.isName(user);
        if (!isPart || !holds(child, visit.variable, user) || !accepts(child.entry, user))
            continue;
        const std::size_t mark = m_trail.size();
        bind(child.entry, user);
        m_visits.push_back({.entry = child.entry, .variable = user, .mark = mark});
        return true;
    }
    return false;
}

/// One step; false when all is done, or nothing is left to try.
bool UseWalk::goOn()
{
    Visit& visit = m_visits.back();
    const std::vector<Child>& children = m_children[visit.entry.index];
    if (visit.child == children.size()) {
        m_visits.pop_back();
        if (m_visits.empty())
            return false;
        ++m_visits.back().child;
        m_visits.back().user = 0;
        return true;
    }
    if (takeChild(visit, children[visit.child]))
        return true;
    tellStuckAt(visit, children[visit.child]);
    unbind(visit.mark);
    m_visits.pop_back();
    return !m_visits.empty();
}

/// The source takes a variable, and what it leads to takes users.
bool UseWalk::takeTree(EntryId source, std::uint32_t variable)
{
    const std::size_t mark = m_trail.size();
    bind(source, variable);
    m_visits.assign(1, {.entry = source, .variable = variable, .mark = mark});
    while (!m_exploded && goOn()) { }
    if (m_exploded)
        unbind(mark);
    return m_trail.size() > mark;
}

bool UseWalk::haveSameShape(std::uint32_t a, std::uint32_t b) const
{
    const ValueId first = m_variables.value(a);
    const ValueId second = m_variables.value(b);
    const ShapeTable& shapes = m_graph.shapes();
    if (!first.isValid() || !second.isValid() || !shapes.isRanked(m_graph.shapeId(first))
        || !shapes.isRanked(m_graph.shapeId(second)))
        return false;
    const auto isSame = [](Dim one, Dim other) {
        return one == other && (one.isKnown() || one.isNamed());
    };
    return std::ranges::equal(shapes.dims(m_graph.shapeId(first)),
                              shapes.dims(m_graph.shapeId(second)), isSame);
}

/// Of those that are bound by now.
bool UseWalk::shapesHold()
{
    for (const std::vector<EntryId>& same : m_uses.sameShapes) {
        std::uint32_t first = UseVariables::none;
        for (const EntryId entry : same) {
            if (!isBound(entry))
                continue;
            if (first == UseVariables::none)
                first = m_variable[entry.index];
            if (haveSameShape(first, m_variable[entry.index]))
                continue;
            tellStuck(entry);
            return false;
        }
    }
    return true;
}

/// What an entry that is bound uses, where the source must be used by it.
std::vector<std::uint32_t> UseWalk::nearOf(EntryId source, bool& isNear) const
{
    for (const Child& child : m_children[source.index]) {
        if (!isBound(child.entry))
            continue;
        isNear = true;
        return m_variables.usedOf(m_variable[child.entry.index], m_gone);
    }
    return {};
}

/// Opens the next source; false when all of them have something.
bool UseWalk::openSource(const Task& task)
{
    if (m_sources.size() == m_uses.sources.size())
        return false;
    Source source{.entry = m_uses.sources[m_sources.size()], .mark = m_trail.size()};
    if (m_sources.empty()) {
        source.near = {task.first};
        source.isNear = true;
    } else {
        source.near = nearOf(source.entry, source.isNear);
        if (!source.isNear)
            m_all = task.all ? &task.all() : &m_variables.used();
    }
    m_sources.push_back(std::move(source));
    return true;
}

/// Takes the next variable that fits with all that it leads to.
bool UseWalk::nextSource(Source& source)
{
    const std::vector<std::uint32_t>& all = source.isNear ? source.near : *m_all;
    bool isAny = false;
    while (source.next < all.size()) {
        const std::uint32_t variable = all[source.next++];
        if (!spend(source.entry))
            return false;
        if (!accepts(source.entry, variable))
            continue;
        isAny = true;
        if (!takeTree(source.entry, variable))
            continue;
        if (shapesHold())
            return true;
        unbind(source.mark);
    }
    if (!isAny && !m_exploded)
        tellStuck(source.entry);
    return false;
}

const Match* UseWalk::run(const Task& task)
{
    m_place = task.place;
    m_budget = task.budget;
    m_work = 0;
    m_exploded.reset();
    m_asked.clear();
    SearchTrace* const trace = std::exchange(m_trace, nullptr);
    unbind(0); // What the last run has found.
    m_trace = trace;
    m_sources.clear();
    m_match.place = task.place;
    openSource(task);
    while (!m_sources.empty() && !m_exploded) {
        if (nextSource(m_sources.back())) {
            if (!openSource(task))
                return &m_match;
            continue;
        }
        m_sources.pop_back();
        if (!m_sources.empty())
            unbind(m_sources.back().mark);
    }
    return nullptr;
}

} // namespace fusewright
