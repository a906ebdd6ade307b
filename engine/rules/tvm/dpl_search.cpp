// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A search as logic programs are run: goals say that a node of the pattern is an expression, and
// wait in a list that alternatives share from where they part; an alternative not taken yet waits
// on a stack, with how far the memo was filled. Nothing recurses.
//
// For `~p` an alternative waits that goes on without `p`, and a goal behind `p` takes it away: who
// comes there has matched what is refused. Where the graph does not say enough, the way is only
// possible: the search goes on to find a certain one.

#include "engine/rules/tvm/dpl_search.h"

#include "engine/graph/graph.h"
#include "engine/rules/tvm/check/check_operator.h"
#include "engine/rules/tvm/check/check_places.h"
#include "engine/rules/tvm/dpl_fact.h"
#include "engine/rules/tvm/tvm_choices.h"
#include "engine/rules/tvm/tvm_operators.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace fusewright {

namespace {

using TermKind = RelaxExpression::Kind;

constexpr std::uint32_t noGoal = ~std::uint32_t{0};
constexpr std::size_t mostGoals = 10'000;

struct DplGoal {
    DplId node = 0;
    RelaxExpression expression;
    std::uint32_t next = noGoal;
    std::uint32_t refuses = noGoal; ///< Not a node: it takes away the alternative at this place.
    bool isRefused = false;         ///< It stands behind `~`.
};

struct DplAlternative {
    std::uint32_t goals = noGoal;
    std::size_t bound = 0;   ///< How much of the memo is kept.
    bool isUnsure = false;   ///< Whether what led here is only possible.
    bool mayBeWrong = false; ///< What stands behind `~` perhaps matches.
};

class DplSearch {
public:
    DplSearch(const DplInGraphs& dpl, const RelaxExpressions& expressions, const TvmChoice& chosen)
        : m_dpl(dpl),
          m_chosen(chosen),
          m_expressions(expressions),
          m_facts(expressions),
          m_memo(dpl.pattern.nodes.size()),
          m_later(dpl.pattern.nodes.size())
    {
    }

    void bind(DplId node, const RelaxExpression& expression) { m_memo[node] = expression; }
    void bindLater(DplId node, const RelaxExpression& expression) { m_later[node] = expression; }
    DplAnswer run(std::span<const DplId> nodes, const RelaxExpression& subject);

private:
    using Terms = std::vector<RelaxExpression>;

    bool goBack();
    bool take(const DplGoal& goal);
    bool meets(DplId id, const RelaxExpression& expression);
    bool meetsParts(DplId id, const RelaxExpression& expression);
    bool meetsCall(DplId id, const RelaxExpression& call);
    bool meetsItem(DplId id, const RelaxExpression& item);
    bool meetsTuple(DplId id, const RelaxExpression& tuple);
    RelaxExpression calleeIn(NodeId call, DplId callee, Terms& arguments) const;
    bool calls(DplId id, NodeId node) const;
    bool isFunction(const DplNode& node, const RelaxExpression& expression) const;
    bool isVariable(const DplNode& node, const RelaxExpression& expression) const;
    bool isUnsure(const DplFactAnswer& answer);
    DplId calleeOf(DplId call, NodeId called) const;
    void add(DplId node, const RelaxExpression& expression)
    {
        m_goals.push_back(
            {.node = node, .expression = expression, .next = m_head, .isRefused = m_isRefused});
        m_head = static_cast<std::uint32_t>(m_goals.size() - 1);
    }
    void addAll(std::span<const DplId> nodes, std::span<const RelaxExpression> expressions);
    void wait(std::uint32_t goals)
    {
        m_waiting.push_back({.goals = goals, .bound = m_bound.size(), .isUnsure = m_isUnsure});
    }
    const DplNode& node(DplId id) const { return m_dpl.pattern.nodes[id]; }

    const DplInGraphs& m_dpl;
    const TvmChoice& m_chosen;
    const RelaxExpressions& m_expressions;
    DplFacts m_facts;
    std::vector<std::optional<RelaxExpression>> m_memo;  ///< By node.
    std::vector<std::optional<RelaxExpression>> m_later; ///< By node.
    std::vector<DplId> m_bound;                          ///< In the order of the search.
    std::vector<DplGoal> m_goals;
    std::vector<DplAlternative> m_waiting;
    std::uint32_t m_head = noGoal;
    bool m_isUnsure = false;
    bool m_isRefused = false; ///< The goal that is taken stands behind `~`.
    std::optional<UnknownCause> m_cause;
};

void DplSearch::addAll(std::span<const DplId> nodes, std::span<const RelaxExpression> expressions)
{
    for (std::size_t at = nodes.size(); at-- > 0;)
        add(nodes[at], expressions[at]);
}

bool DplSearch::goBack()
{
    if (m_waiting.empty())
        return false;
    const DplAlternative next = m_waiting.back();
    m_waiting.pop_back();
    for (; m_bound.size() > next.bound; m_bound.pop_back())
        m_memo[m_bound.back()].reset();
    m_head = next.goals;
    m_isUnsure = next.isUnsure || next.mayBeWrong;
    return true;
}

/// False where the search must go back.
bool DplSearch::take(const DplGoal& goal)
{
    if (goal.refuses == noGoal)
        return meets(goal.node, goal.expression);
    if (m_isUnsure)
        m_waiting[goal.refuses].mayBeWrong = true;
    else
        m_waiting.resize(goal.refuses);
    return false;
}

DplAnswer DplSearch::run(std::span<const DplId> roots, const RelaxExpression& subject)
{
    bool isPossible = false;
    for (std::size_t at = roots.size(); at-- > 0;)
        add(roots[at], subject);
    for (bool isOpen = true; isOpen;) {
        if (m_goals.size() > mostGoals)
            return {Outcome::Unknown, m_cause};
        if (m_head == noGoal) {
            if (!m_isUnsure)
                return {Outcome::True, {}};
            isPossible = true;
            isOpen = goBack();
            continue;
        }
        const DplGoal goal = m_goals[m_head];
        m_head = goal.next;
        m_isRefused = goal.isRefused;
        isOpen = take(goal) || goBack();
    }
    return {isPossible ? Outcome::Unknown : Outcome::False, m_cause};
}

/// Notes that a way is only possible; false for one that is not.
bool DplSearch::isUnsure(const DplFactAnswer& answer)
{
    if (answer.outcome == Outcome::Unknown) {
        m_isUnsure = true;
        m_cause = m_cause ? m_cause : answer.cause;
    }
    return answer.outcome != Outcome::False;
}

bool DplSearch::meets(DplId id, const RelaxExpression& expression)
{
    const DplNode& here = node(id);
    // Operators say nothing about identity.
    if (here.kind == DplKind::Operator)
        return expression.kind == TermKind::Callee && calls(id, expression.node);
    if (m_memo[id])
        return *m_memo[id] == expression;
    if (!m_isRefused && m_later[id] && *m_later[id] != expression)
        return false;
    m_memo[id] = expression;
    m_bound.push_back(id);
    switch (here.kind) {
    case DplKind::Wildcard:
        return true;
    case DplKind::Constant:
        return m_expressions.isConstant(expression);
    case DplKind::Variable:
    case DplKind::DataflowVariable:
        return isVariable(here, expression);
    case DplKind::GlobalVariable:
    case DplKind::ExternFunction:
        return isFunction(here, expression);
    case DplKind::ShapeLiteral:
    case DplKind::Expression:
        return isUnsure(m_facts.isLiteral(here, expression));
    case DplKind::HasShape:
    case DplKind::HasType:
    case DplKind::HasStruct:
    case DplKind::HasAttributes:
        if (!isUnsure(m_facts.has(here, expression)))
            return false;
        add(here.parts.front(), expression);
        return true;
    default:
        return meetsParts(id, expression);
    }
}

bool DplSearch::meetsParts(DplId id, const RelaxExpression& expression)
{
    const DplNode& here = node(id);
    switch (here.kind) {
    case DplKind::Call:
        return meetsCall(id, expression);
    case DplKind::Tuple:
    case DplKind::UnorderedTuple:
        return meetsTuple(id, expression);
    case DplKind::TupleItem:
        return meetsItem(id, expression);
    case DplKind::Both:
        addAll(here.parts, std::array{expression, expression});
        return true;
    case DplKind::Either: {
        if (const auto chosen = m_chosen.find(id); chosen != m_chosen.end()) {
            add(here.parts[chosen->second], expression);
            return true;
        }
        const std::uint32_t behind = m_head;
        add(here.parts.back(), expression);
        wait(std::exchange(m_head, behind));
        add(here.parts.front(), expression);
        return true;
    }
    case DplKind::Not: {
        wait(m_head);
        const auto refusal = static_cast<std::uint32_t>(m_waiting.size() - 1);
        m_isUnsure = false;
        m_isRefused = true;
        m_goals.push_back({.node = 0, .expression = {}, .next = noGoal, .refuses = refusal});
        m_head = static_cast<std::uint32_t>(m_goals.size() - 1);
        add(here.parts.front(), expression);
        return true;
    }
    default: // A function of Relax is no expression of a graph.
        return false;
    }
}

bool DplSearch::calls(DplId id, NodeId called) const
{
    const std::string& name = node(id).name;
    if (m_expressions.isKernel(called)) {
        const std::string caller = m_expressions.kernelCaller(called);
        return caller == name
            || (caller.empty() && argumentKind(name, 0) == TvmArgumentKind::Function);
    }
    const Graph& graph = m_expressions.graph();
    const auto found = m_dpl.operators.find(id);
    return found != m_dpl.operators.end() && takesOperator(graph, found->second, called);
}

/// What of the callee says which operator the node is; else what stands there first.
DplId DplSearch::calleeOf(DplId call, NodeId called) const
{
    std::vector<DplId> open{node(call).parts.front()};
    DplId first = open.front();
    for (std::size_t at = 0; at < open.size() && at < m_dpl.pattern.nodes.size(); ++at) {
        const DplNode& here = node(open[at]);
        if (here.kind == DplKind::ExternFunction
            || (here.kind == DplKind::Operator && calls(open[at], called)))
            return open[at];
        if (here.kind == DplKind::Either || here.kind == DplKind::Both)
            open.insert(open.end(), here.parts.begin(), here.parts.end());
        first = at == 0 ? open[at] : first;
    }
    return first;
}

/// What a call calls: an operator, or of a packed call and of one of a function of Relax that,
/// which is told as the first argument.
RelaxExpression DplSearch::calleeIn(NodeId call, DplId callee, Terms& arguments) const
{
    const Graph& graph = m_expressions.graph();
    const bool isKernel = m_expressions.isKernel(call);
    const std::string caller = m_expressions.kernelCaller(call);
    const bool isPacked = isKernel
        && (caller == "relax.call_packed" || caller == RelaxExpressions::functionCaller
            || (caller.empty() && node(callee).kind == DplKind::ExternFunction));
    if (isPacked && !arguments.empty()) {
        const RelaxExpression function = arguments.front();
        arguments.erase(arguments.begin());
        return function;
    }
    const NodeId called = isKernel ? call : graph.nodesOf(graph.operatorId(call)).front();
    return {.kind = TermKind::Callee, .node = called, .value = {}};
}

bool DplSearch::meetsCall(DplId id, const RelaxExpression& call)
{
    if (call.kind != TermKind::Call)
        return false;
    const DplNode& here = node(id);
    const DplId callee = calleeOf(id, call.node);
    Terms arguments = m_expressions.arguments(call.node, node(callee).name);
    const RelaxExpression called = calleeIn(call.node, callee, arguments);
    const std::span<const DplId> wanted = std::span(here.parts).subspan(1);
    if (arguments.size() < wanted.size()
        || (arguments.size() > wanted.size() && !here.anyArguments))
        return false;
    const std::uint32_t behind = m_head;
    const auto chosen = m_chosen.find(id);
    const bool isChosen = chosen != m_chosen.end();
    const Terms turned(arguments.rbegin(), arguments.rend());
    if (isCommutative(node(callee).name) && !isChosen) {
        addAll(wanted, turned);
        add(here.parts.front(), called);
        wait(std::exchange(m_head, behind));
    }
    addAll(wanted, isChosen && chosen->second == 1 ? turned : arguments);
    add(here.parts.front(), called);
    return true;
}

bool DplSearch::meetsTuple(DplId id, const RelaxExpression& tuple)
{
    const DplNode& here = node(id);
    if (tuple.kind != TermKind::Tuple)
        return false;
    const Terms fields = m_expressions.fields(tuple);
    if (fields.size() != here.parts.size())
        return false;
    if (here.kind == DplKind::Tuple || fields.size() < 2 || m_chosen.contains(id)) {
        addAll(fieldsOf(m_dpl.pattern, id, m_chosen), fields);
        return true;
    }
    if (fields.size() > TvmChoices::mostFields) {
        m_isUnsure = true;
        return true;
    }
    std::vector<std::size_t> order(fields.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const std::uint32_t behind = m_head;
    std::vector<std::uint32_t> ways;
    do {
        m_head = behind;
        for (std::size_t at = fields.size(); at-- > 0;)
            add(here.parts[at], fields[order[at]]);
        ways.push_back(m_head);
    } while (std::next_permutation(order.begin(), order.end()));
    m_head = ways.front();
    for (std::size_t at = ways.size(); at-- > 1;)
        wait(ways[at]);
    return true;
}

/// The only result of what gives a tuple may stand for its first item, as other frameworks have it.
bool DplSearch::meetsItem(DplId id, const RelaxExpression& item)
{
    const DplNode& here = node(id);
    const DplId inner = here.parts.front();
    if (item.kind == TermKind::Item) {
        const auto index = m_expressions.indexOf(item);
        if (here.index >= 0 && index != here.index)
            return false;
        add(inner, m_expressions.tupleOf(item));
        return true;
    }
    const bool isForeign = item.kind == TermKind::Call && here.index <= 0
        && relaxName(m_expressions.graph().nativeName(item.node)).empty()
        && !m_expressions.isKernel(item.node);
    if (!isForeign || node(inner).kind != DplKind::Call
        || !givesTuple(node(calleeOf(inner, item.node)).name))
        return false;
    add(inner, item);
    return true;
}

bool DplSearch::isFunction(const DplNode& wanted, const RelaxExpression& expression) const
{
    if (!m_expressions.isFunction(expression))
        return false;
    const std::string caller = m_expressions.kernelCaller(expression.node);
    const bool isGlobal = wanted.kind == DplKind::GlobalVariable;
    const bool isOfModule =
        caller.starts_with("relax.call_tir") || caller == RelaxExpressions::functionCaller;
    if (!caller.empty() && isOfModule != isGlobal)
        return false;
    const std::string name = m_expressions.functionName(expression.node);
    if (wanted.name.empty())
        return true;
    return isGlobal ? name.find(wanted.name) != std::string::npos : name == wanted.name;
}

/// What is bound is looked through, so only parameters and what casts bind are variables.
bool DplSearch::isVariable(const DplNode& wanted, const RelaxExpression& expression) const
{
    if (!m_expressions.isVariable(expression))
        return false;
    const CheckPlace place{.value = expression.value, .tuple = {}};
    if (wanted.kind == DplKind::DataflowVariable
        && (!expression.name.empty() || !isDataflowPlace(m_expressions.graph(), place)))
        return false;
    return wanted.name.empty() || m_expressions.variableName(expression) == wanted.name;
}

} // namespace

DplAnswer askDpl(const DplInGraphs& dpl, std::span<const DplId> roots,
                 const RelaxExpressions& expressions, const RelaxExpression& subject,
                 const DplKnown& known, const TvmChoice& chosen)
{
    DplSearch search(dpl, expressions, chosen);
    for (const auto& [bound, expression] : known.before)
        search.bind(bound, expression);
    for (const auto& [bound, expression] : known.later)
        search.bindLater(bound, expression);
    return search.run(roots, subject);
}

} // namespace fusewright
