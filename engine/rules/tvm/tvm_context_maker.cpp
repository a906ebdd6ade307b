// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Each pattern of which a context says how it is used is an entry. What is used by another one
// takes an operator, and so does a call that uses none; whatever else uses none takes a value. What
// an operator must be besides is asked by forms: the pattern with all its parts, as it is matched
// at calls, once for each way to take it.

#include "engine/rules/tvm/tvm_context_maker.h"

#include "engine/graph/data_type.h"
#include "engine/pattern/pattern_builder.h"
#include "engine/pattern/use_search.h"
#include "engine/rules/tvm/tvm_context_search.h"
#include "engine/rules/tvm/tvm_operators.h"
#include "engine/rules/tvm/tvm_pattern_test.h"
#include "engine/rules/tvm/tvm_refusals.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostEdges = 8'000;
constexpr std::size_t mostParts = 100'000; ///< Of all forms together.

bool asksFact(DplKind kind)
{
    return kind == DplKind::HasShape || kind == DplKind::HasType || kind == DplKind::HasStruct
        || kind == DplKind::HasAttributes;
}

/// A pattern without what stands outside of it.
DplPattern partOf(const DplPattern& whole, DplId root)
{
    std::map<DplId, DplId> ids;
    std::vector<DplId> open{root};
    while (!open.empty()) {
        const DplId at = open.back();
        open.pop_back();
        if (!ids.emplace(at, 0).second)
            continue;
        open.insert(open.end(), whole.nodes[at].parts.begin(), whole.nodes[at].parts.end());
    }
    DplPattern part;
    for (auto& [before, now] : ids) {
        now = static_cast<DplId>(part.nodes.size());
        part.nodes.push_back(whole.nodes[before]);
        for (DplId& id : part.nodes.back().parts)
            id = ids.at(id);
    }
    part.root = ids.at(root);
    return part;
}

} // namespace

bool TvmContextMaker::fail(DplId at, std::string why, bool isNever)
{
    if (!m_fault)
        m_fault = TvmPatternFault{std::move(why), at, isNever};
    return false;
}

std::string TvmContextMaker::freeName(const std::string& name)
{
    std::string fresh = name;
    for (std::size_t& number = m_numbers[name]; !m_names.insert(fresh).second;)
        fresh = name + '_' + std::to_string(++number + 1);
    return fresh;
}

/// What each node may be, behind alternatives and what is asked besides.
void TvmContextMaker::listKinds()
{
    constexpr Kinds any = Kinds(1) << static_cast<unsigned>(DplKind::Wildcard);
    m_kinds.resize(m_dpl.nodes.size());
    // Parts stand before what they are part of.
    for (DplId id = 0; id < m_dpl.nodes.size(); ++id) {
        const DplNode& here = node(id);
        const auto part = [&](std::size_t at) { return m_kinds[here.parts[at]]; };
        if (here.kind == DplKind::Either)
            m_kinds[id] = part(0) | part(1);
        else if (here.kind == DplKind::Both)
            m_kinds[id] = (part(0) & part(1)) | ((part(0) & any) != 0 ? part(1) : 0)
                | ((part(1) & any) != 0 ? part(0) : 0);
        else if (asksFact(here.kind))
            m_kinds[id] = part(0);
        else
            m_kinds[id] =
                here.kind == DplKind::Not ? any : Kinds(1) << static_cast<unsigned>(here.kind);
    }
}

void TvmContextMaker::listNodes()
{
    const auto add = [&](DplId id) {
        if (m_entries.emplace(id, EntryId(m_nodes.size())).second)
            m_nodes.push_back(id);
    };
    for (const DplEdge& edge : m_context.edges) {
        add(edge.from);
        add(edge.to);
        m_users.insert(edge.to);
    }
    std::set<DplId> told;
    for (const DplEdge& edge : m_context.edges) {
        if (!m_users.contains(edge.from) && told.insert(edge.from).second)
            m_uses.sources.push_back(m_entries.at(edge.from));
    }
}

/// Those of all its forms; anything where they have too little in common.
void TvmContextMaker::takeClass(Entry& entry, const std::vector<MadeTvmPattern>& forms) const
{
    for (const MadeTvmPattern& form : forms) {
        const Entry& place = form.pattern.entry(form.pattern.placeEntry());
        if (&form == &forms.front()) {
            entry.operators = place.operators;
            entry.operands = place.operands;
            continue;
        }
        if (place.operators == entry.operators && place.operands == entry.operands)
            continue;
        entry.operands = {};
        using Mode = OperatorClass::Mode;
        const bool canJoin = place.operators.mode == Mode::OneOf
            && entry.operators.mode == Mode::OneOf
            && place.operators.isNative == entry.operators.isNative;
        if (!canJoin) {
            entry.operators = {.mode = Mode::Any, .names = {}};
            return;
        }
        entry.operators.except.clear();
        for (const std::string& name : place.operators.names) {
            if (std::ranges::find(entry.operators.names, name) == entry.operators.names.end())
                entry.operators.names.push_back(name);
        }
    }
}

bool TvmContextMaker::addOperator(DplId id)
{
    Entry entry;
    std::vector<Pattern>& forms = m_uses.forms.emplace_back();
    m_uses.names.emplace_back();
    if (node(id).kind == DplKind::Wildcard) {
        entry.name = freeName("any");
        entry.operators = {.mode = OperatorClass::Mode::NoneOf, .names = {"R.match_cast"}};
        m_builder.addEntry(std::move(entry));
        return true;
    }
    DplPattern part = partOf(m_dpl, id);
    m_parts += part.nodes.size();
    if (m_parts > mostParts)
        return fail(id, "The patterns of this context have more parts than are matched here.");
    const MadeTvmPatterns made = makeTvmPatterns(part, {}, m_classes, m_form);
    if (made.patterns.empty())
        return fail(id, made.fault ? made.fault->why : "It cannot be matched here.",
                    made.fault && made.fault->isNever);
    takeClass(entry, made.patterns);
    const Pattern& first = made.patterns.front().pattern;
    entry.name = freeName(first.entry(first.placeEntry()).name);
    for (const MadeTvmPattern& form : made.patterns) {
        m_skipped.insert(form.skipped.begin(), form.skipped.end());
        forms.push_back(form.pattern);
    }
    m_builder.addEntry(std::move(entry));
    return true;
}

bool TvmContextMaker::addValue(DplId id)
{
    std::vector<DplId> facts;
    DplId at = id;
    for (; asksFact(node(at).kind); at = node(at).parts.front())
        facts.push_back(at);
    const bool isVariable =
        node(at).kind == DplKind::Variable || node(at).kind == DplKind::DataflowVariable;
    if (!isVariable && node(at).kind != DplKind::Wildcard)
        return addEither(id);
    Entry entry{.name = {}, .kind = Entry::Kind::Value};
    m_uses.forms.emplace_back();
    m_uses.names.emplace_back();
    entry.name = freeName(isVariable ? "variable" : "any");
    const EntryId made = m_builder.addEntry(std::move(entry));
    const ExpressionId value = boundTo(m_builder, made);
    if (isVariable) {
        m_uses.names.back() = node(at).name;
        require(m_builder, made, asked(at, TvmPatternTest::Role::Written, value));
    }
    for (const DplId fact : facts) {
        const DplNode& wish = node(fact);
        const bool isOfType = wish.kind == DplKind::HasType || wish.kind == DplKind::HasStruct;
        if (isOfType && !wish.name.empty() && !parseDataType(wish.name))
            return fail(fact, "There is no element type \"" + wish.name + "\".");
        require(m_builder, made, asked(fact, TvmPatternTest::Role::Fact, value));
    }
    return true;
}

/// That a value is what a node says, or has the type or the shape that it asks for.
ExpressionId TvmContextMaker::asked(DplId id, TvmPatternTest::Role role, ExpressionId value)
{
    if (!m_inGraphs) {
        DplInGraphs inGraphs{m_dpl, {}};
        for (DplId at = 0; at < m_dpl.nodes.size(); ++at) {
            if (node(at).kind == DplKind::Operator)
                inGraphs.operators.emplace(at, m_classes.of(node(at).name));
        }
        m_inGraphs = std::make_shared<const DplInGraphs>(std::move(inGraphs));
    }
    SharedTest test = std::make_shared<const TvmPatternTest>(
        m_inGraphs, std::vector{id}, role, std::vector{TvmTestOperand{.node = id}}, TvmChoice());
    return m_builder.expressions().add(ExpressionOp::Tested, {value}, std::move(test));
}

bool TvmContextMaker::addEntry(DplId id)
{
    const bool isUser = m_users.contains(id);
    const bool isOperator = has(id, DplKind::Call) || has(id, DplKind::TupleItem);
    const bool isVariable = has(id, DplKind::Variable) || has(id, DplKind::DataflowVariable);
    const bool isAny = has(id, DplKind::Wildcard);
    if (has(id, DplKind::Tuple) || has(id, DplKind::UnorderedTuple))
        return addTuple(id);
    if (isOne(id, DplKind::TupleItem) && m_form.items == TupleItems::Results)
        return fail(id, "Items of tuples have no operators in graphs of this form.");
    // Whatever else it may be is never found where something uses it.
    if (isUser ? isOperator || isAny : isOperator && !isVariable && !isAny)
        return addOperator(id);
    if (!isUser && (isVariable || isAny))
        return addValue(id);
    if (isVariable)
        return fail(id,
                    "What uses something is bound to a variable, which is looked through: TVM never"
                    " finds it.",
                    true);
    return fail(id,
                std::string(dplClassName(firstKind(id)))
                    + " finds nothing that is bound to a variable, so TVM never finds it in a"
                      " graph. `add_constraint=False` of the call leaves it to the call.",
                true);
}

bool TvmContextMaker::addEntries()
{
    for (const DplId id : std::vector<DplId>(m_nodes)) {
        if (!addEntry(id))
            return false;
    }
    return addFields();
}

/// What is a shape or a number in Relax is no variable.
bool TvmContextMaker::hasOnlyTensors(const DplEdge& edge)
{
    DplId at = edge.to;
    while (asksFact(node(at).kind))
        at = node(at).parts.front();
    const DplNode& call = node(at);
    if (call.kind != DplKind::Call || edge.index < 0)
        return true;
    const DplNode& callee = node(call.parts.front());
    const auto index = static_cast<std::size_t>(edge.index);
    const bool isPart = index + 1 < call.parts.size() && call.parts[index + 1] == edge.from;
    if (callee.kind != DplKind::Operator || !isPart
        || argumentKind(callee.name, index) != TvmArgumentKind::Other)
        return true;
    return fail(edge.from,
                "Argument " + std::to_string(index + 1) + " of " + callee.name
                    + " is a shape or a number and no variable, so TVM never finds it in a graph."
                      " `add_constraint=False` of the call leaves it to the call.",
                true);
}

bool TvmContextMaker::addEdges()
{
    std::set<std::tuple<EntryId, EntryId, std::int64_t>> drawn;
    std::set<std::pair<EntryId, EntryId>> placed;
    for (const DplEdge& edge : m_context.edges) {
        if (edge.index >= 0)
            placed.emplace(m_entries.at(edge.from), m_entries.at(edge.to));
    }
    for (const DplEdge& edge : m_context.edges) {
        if (!hasOnlyTensors(edge))
            return false;
        const EntryId from = m_entries.at(edge.from);
        const EntryId to = m_entries.at(edge.to);
        std::optional<std::uint32_t> operand;
        if (edge.index >= 0)
            operand = static_cast<std::uint32_t>(std::min<std::int64_t>(edge.index, 1 << 20));
        m_uses.edges.push_back({.from = from, .to = to, .operand = operand, .isOnly = edge.isOnly});
        const bool isSaid = !operand && placed.contains({from, to});
        if (!isSaid && drawn.emplace(from, to, operand ? edge.index : -1).second)
            m_builder.addEdge({.from = from, .to = to, .output = {}, .operand = operand});
    }
    for (const std::vector<DplId>& same : m_context.sameShapes) {
        std::vector<EntryId>& entries = m_uses.sameShapes.emplace_back();
        for (const DplId id : same) {
            const auto entry = m_entries.find(id);
            if (entry == m_entries.end())
                return fail(id,
                            "A shape is compared with that of a pattern of which the context does"
                            " not say how it is used: TVM stops here.",
                            true);
            entries.push_back(entry->second);
        }
    }
    return true;
}

/// The first source, where that is an operator, else the first that uses it, or an operator that
/// uses that. Invalid where there is none.
EntryId TvmContextMaker::placeEntry()
{
    std::vector<EntryId> near{m_uses.sources.front()};
    for (std::size_t at = 0; at < near.size(); ++at) {
        if (m_builder.entry(near[at]).kind == Entry::Kind::Operator)
            return near[at];
        for (const UseEdge& edge : m_uses.edges) {
            if (edge.from == near[at] && std::ranges::find(near, edge.to) == near.end())
                near.push_back(edge.to);
        }
    }
    return {};
}

std::optional<MadeTvmPattern> TvmContextMaker::built()
{
    const EntryId place = placeEntry();
    if (!place.isValid()) {
        fail(m_nodes.front(), "No operator is behind the first pattern of the context.");
        return std::nullopt;
    }
    m_builder.setPlace(place);
    m_builder.allowPieces();
    m_builder.setUses(std::make_shared<const UseSearch>(std::move(m_uses)));
    const auto faults = m_builder.faults();
    auto pattern = m_builder.build();
    if (!pattern) {
        const bool isCircle = std::ranges::any_of(faults, [](const PatternFault& found) {
            return found.kind == PatternFault::Kind::Circle;
        });
        fail(m_nodes.front(),
             isCircle ? "The edges of the context form a cycle, so TVM never finds it."
                      : "Its parts do not make a pattern that can be matched.",
             isCircle);
        return std::nullopt;
    }
    MadeTvmPattern made;
    made.pattern = *std::move(pattern);
    made.nodeOf = m_nodes;
    made.skipped.assign(m_skipped.begin(), m_skipped.end());
    return made;
}

MadeTvmPatterns TvmContextMaker::run()
{
    MadeTvmPatterns made;
    listKinds();
    listNodes();
    const DplId first = m_nodes.front();
    if (m_nodes.size() > mostPatterns || m_context.edges.size() > mostEdges)
        fail(first,
             "The context has more than the " + std::to_string(mostPatterns) + " patterns or "
                 + std::to_string(mostEdges) + " edges that are matched here.");
    else if (m_uses.sources.empty())
        fail(first, "The edges of the context form a cycle, so TVM never finds it.", true);
    else if (addEntries() && addEdges()) {
        if (auto one = built())
            made.patterns.push_back(*std::move(one));
    }
    made.fault = std::move(m_fault);
    return made;
}

MadeTvmPatterns makeTvmContext(const TvmFusionPattern& written, RelaxClasses& classes,
                               const TvmGraphForm& form)
{
    if (!written.context || written.context->edges.empty())
        return {};
    return TvmContextMaker(written, classes, form).run();
}

} // namespace fusewright
