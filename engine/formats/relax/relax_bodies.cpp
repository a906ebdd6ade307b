// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Branches and functions are graphs in the graph. `if` with its `else` is an operator R.If:
//
//     if cond:
//         lv = R.add(x, x)
//         gv = lv
//     else:
//         lv1 = R.sin(x)
//         gv = lv1
//
// It gives what both branches assign last, or what both return. A function that stays closed is an
// operator with the function's graph inside; else its code is read in the place of its call.

#include "engine/formats/relax/relax_reader.h"
#include "engine/formats/relax/relax_types.h"
#include "engine/graph/tidy.h"
#include "engine/support/diagnostic.h"

#include <algorithm>
#include <utility>

namespace fusewright::relax {

namespace {

constexpr int deepestBody = 64;

bool isClosed(const Function& function, Calls calls)
{
    if (calls != Calls::Default)
        return calls == Calls::Closed;
    return function.isPrimitive || !function.composite.empty();
}

} // namespace

const Function* RelaxReader::functionNamed(std::string_view name) const
{
    const auto local = m_scope.functions.find(name);
    return local == m_scope.functions.end() ? m_module.find(name) : local->second;
}

void RelaxReader::takeFunction(PythonNodeId statement)
{
    m_localFunctions.push_back(describedFunction(m_tree, statement));
    const Function& function = m_localFunctions.back();
    m_scope.functions[function.name] = &function;
    m_scope.values.erase(function.name);
}

/// The statement that gives the last name its value; invalid when there is none.
PythonNodeId RelaxReader::lastAssignment(PythonNodeId block) const
{
    PythonNodeId last;
    std::vector<PythonNodeId> waiting; // The next one last.
    const auto enter = [&](PythonNodeId entered) {
        const auto begin = std::ssize(waiting);
        for (const PythonNodeId statement : m_tree.children(entered))
            waiting.push_back(statement);
        std::reverse(waiting.begin() + begin, waiting.end());
    };
    for (enter(block); !waiting.empty();) {
        const PythonNodeId statement = waiting.back();
        waiting.pop_back();
        const bool isAssignment = m_tree.is(statement, PythonKind::Assign)
            || m_tree.is(statement, PythonKind::AnnotatedAssign);
        if (isAssignment && m_tree.is(m_tree.first(statement), PythonKind::Name))
            last = statement;
        else if (m_tree.is(statement, PythonKind::Compound, "with"))
            enter(m_tree.last(statement));
    }
    return last;
}

/// What the function gives back, when both branches do.
std::optional<RelaxReader::Operand> RelaxReader::runBranches(PythonNodeId statement)
{
    const PythonNodeId other = m_tree.next(statement);
    const PythonNodeId yes = m_tree.last(statement);
    const PythonNodeId no = m_tree.last(other);
    if (!m_tree.is(other, PythonKind::Compound, "else")) {
        complain("not-straight", "An \"if\" in Relax needs an \"else\".", statement);
        return std::nullopt;
    }
    const PythonNodeId assignment = lastAssignment(yes);
    const bool returns = m_tree.is(m_tree.last(yes), PythonKind::Return)
        && m_tree.is(m_tree.last(no), PythonKind::Return);
    if (!returns && !assignment.isValid()) {
        complain("not-straight",
                 "The branches yield nothing: each must end by assigning or "
                 "returning.",
                 statement);
        return std::nullopt;
    }
    Wanted wanted;
    if (!returns)
        wanted.name = m_tree.word(m_tree.first(assignment));
    if (!returns && m_tree.is(assignment, PythonKind::AnnotatedAssign))
        wanted.type = readType(m_tree, m_tree.next(m_tree.first(assignment)), m_builder);
    const PythonNodeId condition = m_tree.first(statement);
    const Argument argument{.keyword = "cond", .operand = evaluate(condition), .node = condition};
    auto first = readBody("true_branch", nullptr, yes);
    auto second = readBody("false_branch", nullptr, no);
    if (!first || !second)
        return std::nullopt;
    Operand result = addNode("R.If", {argument}, statement, &wanted);
    m_builder.addNested("true_branch", std::move(first));
    m_builder.addNested("false_branch", std::move(second));
    if (returns)
        return result;
    m_scope.values[wanted.name] = std::move(result);
    return std::nullopt;
}

/// The same names, as the graph inside knows them.
RelaxReader::Scope RelaxReader::scopeWithin(const GraphBuilder& outer)
{
    Scope inner{.function = m_scope.function, .functions = m_scope.functions};
    for (const auto& [name, value] : m_scope.values) {
        Operand& copy = inner.values[name] = value;
        forgetNames(copy);
        std::vector<Operand*> waiting{&copy};
        while (!waiting.empty()) {
            Operand& at = *waiting.back();
            waiting.pop_back();
            if (at.kind == Operand::Kind::Value)
                at.value = m_builder.intern(outer.text(at.value));
            for (Operand& item : at.items)
                waiting.push_back(&item);
        }
    }
    return inner;
}

/// Null, and an error, when it cannot be read.
std::shared_ptr<const Graph> RelaxReader::readBody(std::string name, const Function* function,
                                                   PythonNodeId block)
{
    if (m_bodyDepth >= deepestBody) {
        complain("too-deep", "Bodies are nested more than 64 deep.", block);
        return nullptr;
    }
    const std::size_t errorsBefore = m_diagnostics.errorCount();
    const std::string graphName = name;
    GraphBuilder outer =
        std::exchange(m_builder, GraphBuilder(std::move(name), m_options.catalogue));
    UniqueSymbols names = std::exchange(m_names, {});
    BoundNameList bound = std::exchange(m_bound, {});
    std::string outside = std::exchange(m_outside, {});
    const bool seesAround = !function || m_scope.functions.contains(function->name);
    Scope scope = seesAround ? scopeWithin(outer) : Scope{.function = function};
    if (function)
        scope.function = function;
    std::swap(m_scope, scope);
    ++m_bodyDepth;
    if (function)
        declareInputs(*function);
    auto given = runFunction(graphName, block);
    const PythonNodeId last = given ? PythonNodeId() : lastAssignment(block);
    if (last.isValid())
        given = m_scope.values[m_tree.word(m_tree.first(last))];
    if (given)
        addOutputs(*given);
    std::optional<Graph> graph;
    tellProperties();
    if (m_diagnostics.errorCount() == errorsBefore)
        graph = m_builder.build(UnmadeNames::BecomeCaptures, m_path, locator(), m_diagnostics);
    --m_bodyDepth;
    std::swap(m_scope, scope);
    m_names = std::move(names);
    m_bound = std::move(bound);
    m_outside = std::move(outside);
    m_builder = std::move(outer);
    if (!graph)
        return nullptr;
    if (m_options.tidy)
        graph = tidy(*std::move(graph)).graph;
    return std::make_shared<const Graph>(*std::move(graph));
}

RelaxReader::Operand RelaxReader::callFunction(const Function& function,
                                               const std::vector<Argument>& arguments,
                                               PythonNodeId place, const Wanted* wanted)
{
    if (std::ranges::find(m_open, &function) != m_open.end()) {
        m_diagnostics.warning("recursive-function",
                              "The function \"" + std::string(function.name)
                                  + "\" calls itself; the call stays one operator.",
                              m_path, m_tree.range(place));
        return addNode(std::string(function.name), arguments, place, wanted);
    }
    if (!isClosed(function, m_options.calls))
        return readInPlace(function, arguments, place);
    ++m_calledFunctions;
    std::shared_ptr<const Graph> body = m_bodies[&function];
    if (!body) {
        m_open.push_back(&function);
        body = readBody(std::string(function.name), &function,
                        m_tree.find(function.node, PythonKind::Block));
        m_open.pop_back();
        m_bodies[&function] = body;
    }
    const std::string op =
        function.composite.empty() ? operatorOf(function.name) : function.composite;
    Operand result = addNode(op, arguments, place, wanted);
    tellCall(arguments, function.name);
    if (body)
        m_builder.addNested(function.name, body);
    return result;
}

} // namespace fusewright::relax
