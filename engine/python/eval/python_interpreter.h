// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_program.h"
#include "engine/python/eval/python_runtime.h"

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// A condition, return, raise or assert that a block came to, with what its parts gave.
struct PythonReading {
    PythonNodeId statement;
    PythonNodeId expression; ///< Invalid for a bare one.
    PythonValue value;
    std::vector<std::pair<PythonNodeId, PythonValue>> parts;
};

/// Runs one block of a program: a module, a function, a class.
///
/// Nothing recurses over chains (`a + b + …`), only over what is nested, which the parser limits.
class PythonInterpreter {
public:
    enum class Flow : std::uint8_t { Next, Break, Continue, Return, Stop };

    PythonInterpreter(PythonRuntime& runtime, const PythonProgram& program, PythonScope& scope)
        : m_runtime(runtime), m_program(program), m_tree(program.tree), m_scope(&scope)
    {
    }

    /// Runs a statement and those that belong to it (`else`, `except`); goes to the next one.
    Flow runStatement(PythonNodeId& statement);
    Flow runBlock(PythonNodeId block);
    /// What stands after `with` is entered; nothing, and nothing stays entered, after a stop.
    std::optional<std::vector<PythonHostObject*>> enterWith(PythonNodeId statement);
    void leaveWith(const std::vector<PythonHostObject*>& entered);
    PythonValue evaluate(PythonNodeId expression);
    bool assign(PythonNodeId target, PythonValue value);
    PythonValue returned() const { return m_returned; }
    std::vector<PythonValue> takeYielded() { return std::move(m_yielded); }

private:
    using Level = PythonRuntime::Level;

    // Statements: python_running.cpp, python_trying.cpp, python_matching.cpp,
    // python_importing.cpp.
    Flow runCompound(PythonNodeId& statement);
    Flow runWith(PythonNodeId statement);
    Flow runMatch(PythonNodeId statement);
    std::optional<bool> fits(PythonNodeId pattern, PythonValue subject);
    Flow runIf(PythonNodeId& statement);
    Flow runFor(PythonNodeId& statement);
    Flow runWhile(PythonNodeId& statement);
    Flow runTry(PythonNodeId& statement);
    Flow runHandlers(PythonNodeId& statement);
    Flow runSimple(PythonNodeId statement);
    Flow runRaise(PythonNodeId statement);
    Flow runAssert(PythonNodeId statement);
    Flow runImport(PythonNodeId statement);
    Flow runReturn(PythonNodeId statement);
    bool runAssignment(PythonNodeId statement);
    bool runAugmented(PythonNodeId statement);
    bool runAnnotated(PythonNodeId statement);
    bool remove(PythonNodeId target);
    bool bindImport(const PythonImport& import);
    bool bindAll(PythonValue module);
    PythonNodeId takeFollower(PythonNodeId& statement, std::string_view word) const;
    Flow unsupported(PythonNodeId statement, std::string sentence);

    // Names: python_binding.cpp.
    PythonValue readName(std::string_view name);
    PythonValue readGlobal(std::string_view name);
    bool writeName(std::string_view name, PythonValue value);
    bool removeName(std::string_view name);
    bool unpack(PythonNodeId targets, PythonValue value);
    PythonScope* scopeFor(std::string_view name);

    // Expressions: python_evaluating.cpp, python_displays.cpp.
    PythonValue evaluateStart(PythonNodeId node);
    PythonValue extend(PythonNodeId node, PythonValue left, PythonValue& chained);
    PythonValue extendCompare(PythonNodeId node, PythonValue left, PythonValue& chained);
    PythonValue evaluateCall(PythonNodeId node, PythonValue function);
    bool addArgument(PythonNodeId node, PythonValue function, PythonArguments& arguments);
    PythonValue evaluateNumber(PythonNodeId node);
    PythonValue evaluateUnary(PythonNodeId node);
    PythonValue evaluateConditional(PythonNodeId node);
    PythonValue evaluateYield(PythonNodeId node);
    PythonValue evaluateSlice(PythonNodeId node);
    PythonValue evaluateItems(PythonNodeId node);
    PythonValue evaluateDict(PythonNodeId node);
    PythonValue evaluateComprehension(PythonNodeId node);
    PythonValue evaluateFormed(const std::vector<PythonFormedPart>& parts);
    PythonValue compareWord(std::string_view word, PythonValue left, PythonValue right);

    // Functions and classes: python_defining.cpp.
    bool defineFunction(PythonNodeId node);
    bool defineClass(PythonNodeId node);
    PythonValue makeFunction(PythonNodeId node, std::string_view name);
    bool bindDecorated(PythonNodeId node, PythonValue value);
    bool evaluateBases(PythonNodeId node, PythonClass& made, PythonArguments& keywords);

    // What decided: python_decisions.cpp.
    PythonValue evaluateReading(PythonNodeId statement, PythonNodeId expression,
                                PythonReading& reading);
    void tell(const std::shared_ptr<const PythonReading>& told);

    void at(PythonNodeId node) { m_runtime.at(m_program.place(node)); }
    PythonNodeId blockOf(PythonNodeId node) const { return m_tree.find(node, PythonKind::Block); }

    PythonRuntime& m_runtime;
    const PythonProgram& m_program;
    const PythonTree& m_tree;
    PythonScope* m_scope;
    PythonValue m_returned;
    std::vector<PythonValue> m_yielded;
    /// Of the branches that are running.
    std::vector<std::shared_ptr<const PythonReading>> m_conditions;
    PythonReading* m_reading = nullptr; ///< Whose parts are noted.
    std::vector<std::string> m_fields;  ///< Annotated names of a class.
};

PythonValue callPythonFunction(PythonRuntime& runtime, PythonFunction& function,
                               PythonArguments arguments);
/// Raises where the bases cannot be put in an order.
PythonValue finishClass(PythonRuntime& runtime, PythonClass& made, const PythonArguments& keywords);
/// The module of a name, from the host, a text beside, a table; unknown where there is none.
PythonValue importModule(PythonRuntime& runtime, std::string_view dotted,
                         const SourceText& importer);
PythonModule& makeModule(PythonRuntime& runtime, std::string name);
/// Reads a text and runs it as a module.
PythonModule* runModuleText(PythonRuntime& runtime, std::string dotted, std::string file,
                            std::string text, Diagnostics* findings);
/// One statement after the other; what one raises does not keep the next from running.
void runModule(PythonRuntime& runtime, PythonModule& module);

} // namespace fusewright
