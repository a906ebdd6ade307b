// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/relax/relax_reader.h"

#include "engine/formats/relax/relax_types.h"
#include "engine/python/python_literals.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <utility>

namespace fusewright::relax {

RelaxReader::RelaxReader(const PythonTree& tree, const Module& module, const std::string& path,
                         const ReadOptions& options, Diagnostics& diagnostics)
    : m_tree(tree),
      m_module(module),
      m_path(path),
      m_options(options),
      m_diagnostics(diagnostics),
      m_builder({}, options.catalogue)
{
}

std::optional<Graph> RelaxReader::read(const Function& function)
{
    const std::size_t errorsBefore = m_diagnostics.errorCount();
    m_builder.setName(std::string(function.name));
    m_builder.addProperty(std::string(property::dialect), std::string(property::relax));
    m_scope.function = &function;
    m_open.push_back(&function);
    declareInputs(function);
    const auto given = runFunction(function.name, m_tree.find(function.node, PythonKind::Block));
    if (given)
        addOutputs(*given);
    else if (m_diagnostics.errorCount() == errorsBefore)
        complain("no-return", "The function returns nothing: is its end missing?", function.node);
    if (m_diagnostics.errorCount() > errorsBefore)
        return std::nullopt;
    tellProperties();
    return m_builder.build(UnmadeNames::BecomeInputsWithWarning, m_path, locator(), m_diagnostics);
}

GraphBuilder::Locator RelaxReader::locator() const
{
    return [&source = m_tree.source()](std::size_t place) {
        return std::optional(nameAt(source, place));
    };
}

/// `R.func_attr({"num_input": 1})`: what follows after so many parameters are weights.
std::size_t RelaxReader::inputCountOf(const Function& function) const
{
    for (const PythonNodeId line : m_tree.children(m_tree.find(function.node, PythonKind::Block))) {
        const PythonNodeId call = m_tree.first(line);
        if (!m_tree.is(line, PythonKind::Expression) || !m_tree.is(call, PythonKind::Call)
            || !m_tree.dottedName(m_tree.first(call)).ends_with(".func_attr"))
            continue;
        const PythonNodeId attributes = m_tree.last(call);
        for (const PythonNodeId item : m_tree.children(attributes)) {
            if (m_tree.is(item, PythonKind::DictItem)
                && pythonString(m_tree.text(m_tree.first(item))) == "num_input") {
                const auto count = pythonInteger(m_tree.text(m_tree.last(item)));
                return count && *count >= 0 ? static_cast<std::size_t>(*count)
                                            : PythonNodeId::nothing;
            }
        }
    }
    return PythonNodeId::nothing;
}

void RelaxReader::declareInputs(const Function& function)
{
    const std::size_t inputs = inputCountOf(function);
    std::size_t position = 0;
    for (const PythonNodeId parameter : m_tree.children(function.node)) {
        if (!m_tree.is(parameter, PythonKind::Parameter))
            continue;
        const std::string_view name = m_tree.word(parameter);
        ValueType type;
        const PythonNodeId annotation = m_tree.find(parameter, PythonKind::Annotation);
        declareExtents(annotation);
        if (annotation.isValid())
            type = readType(m_tree, m_tree.first(annotation), m_builder);
        const Symbol symbol = m_names.make(name, m_builder);
        if (position++ < inputs)
            m_builder.addInput(symbol, type);
        else
            m_builder.addParameter(symbol, type);
        m_scope.values[name] = Operand::of(symbol);
    }
}

std::optional<RelaxReader::Operand> RelaxReader::runBlock(PythonNodeId block)
{
    for (const PythonNodeId statement : m_tree.children(block)) {
        if (auto given = runStatement(statement))
            return given;
    }
    return std::nullopt;
}

/// What the statement gives back, when it does.
std::optional<RelaxReader::Operand> RelaxReader::runStatement(PythonNodeId statement)
{
    const PythonNodeId first = m_tree.first(statement);
    switch (m_tree.kind(statement)) {
    case PythonKind::Assign: {
        Wanted wanted;
        if (m_tree.is(first, PythonKind::Name))
            wanted.name = m_tree.word(first);
        assign(first, m_tree.last(statement), wanted);
        break;
    }
    case PythonKind::AnnotatedAssign: {
        const PythonNodeId annotation = m_tree.next(first);
        const PythonNodeId value = m_tree.next(annotation);
        if (value.isValid() && m_tree.is(first, PythonKind::Name))
            assign(first, value, {m_tree.word(first), readType(m_tree, annotation, m_builder)});
        break;
    }
    case PythonKind::Expression: {
        const bool isCall = m_tree.is(first, PythonKind::Call);
        const std::string name = isCall ? m_tree.dottedName(m_tree.first(first)) : std::string();
        if (isCall && !name.ends_with(".func_attr") && !name.ends_with(".output")
            && !name.ends_with(".func_ret_struct_info"))
            evaluate(first);
        break;
    }
    case PythonKind::Return:
        return first.isValid() ? evaluate(first) : Operand();
    case PythonKind::Compound:
        if (m_tree.word(statement) == "with")
            return runWith(statement);
        if (m_tree.word(statement) == "if")
            return runBranches(statement);
        if (m_tree.word(statement) == "else")
            break; // Read with its `if`.
        [[fallthrough]];
    case PythonKind::AugmentedAssign:
        complain("not-straight", "Relax has no such statement: it cannot be read without running.",
                 statement);
        break;
    case PythonKind::Function:
        takeFunction(statement);
        break;
    default: // What is broken is told already.
        break;
    }
    return std::nullopt;
}

void RelaxReader::assign(PythonNodeId target, PythonNodeId value, const Wanted& wanted)
{
    Operand operand = evaluate(value, &wanted);
    if (m_tree.is(target, PythonKind::Name)) {
        bindName(m_tree.word(target), value, operand);
        m_scope.values[m_tree.word(target)] = operand;
        return;
    }
    std::size_t at = 0;
    for (const PythonNodeId item : m_tree.children(target)) {
        const bool isKnown = operand.kind == Operand::Kind::Several && at < operand.items.size();
        if (!m_tree.is(item, PythonKind::Name)) {
            complain("not-straight", "This cannot be assigned to.", item);
            return;
        }
        const Wanted part{m_tree.word(item), {}};
        m_scope.values[part.name] = isKnown
            ? operand.items[at]
            : addNode(
                "R.TupleGetItem",
                {{{}, operand, value}, {"index", Operand::constant(std::to_string(at)), item}},
                item, &part);
        ++at;
    }
}

void RelaxReader::addOutputs(const Operand& operand)
{
    if (operand.bound != BoundNameList::none)
        m_bound.giveOut(operand.bound);
    if (operand.kind == Operand::Kind::Value)
        m_builder.addOutput(operand.value);
    for (Operand item : operand.items) {
        if (operand.bound != BoundNameList::none)
            forgetNames(item);
        addOutputs(item);
    }
}

void RelaxReader::complain(const char* code, std::string message, PythonNodeId place)
{
    m_diagnostics.error(code, std::move(message), m_path, m_tree.range(place));
}

} // namespace fusewright::relax
