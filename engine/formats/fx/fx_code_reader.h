// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/fx/fx_emitter.h"
#include "engine/formats/fx/fx_sources.h"
#include "engine/python/python_tree.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

class Diagnostics;

namespace fx {

/// Shared by the graphs of one text while it is read.
struct FxCodeState {
    const PythonTree& tree;
    const FxSources& sources;
    const FxModules& modules;
    const std::string& path;
    const ReadOptions& options;
    Diagnostics& diagnostics;
    int depth = 0;                 ///< Of modules in modules and of bodies of operators.
    std::size_t calledModules = 0; ///< Whose code was read in the place of a call.
};

/// Collects what the constructors of classes say about modules: `self.fc = torch.nn.Linear(…)`.
void collectModuleTypes(const PythonTree& tree, PythonNodeId owner, FxModules& modules);

/// Reads the code of a GraphModule into a graph, statement by statement, and runs nothing.
///
/// Only what is straight can be read: a branch or loop is an error at its place. A call of a module
/// whose class stands in the text is replaced by its code; a class that is handed to an operator
/// (`cond`, `while_loop`, `wrap`) becomes a nested graph.
class FxCodeReader {
public:
    FxCodeReader(FxCodeState& state, FxEmitter& emitter) : m_state(state), m_emitter(emitter) { }

    /// A class with a function `forward`, or such a function alone.
    void read(PythonNodeId owner);

private:
    /// What a statement wants of the node that its expression becomes.
    struct Wanted {
        std::vector<std::string_view> names;
        ValueType type;
    };
    /// One function that is being read.
    struct Scope {
        PythonNodeId owner; ///< The class; invalid for a function alone.
        std::unordered_map<std::string_view, FxOperand> values;
        std::vector<PythonNodeId> unnamed; ///< Classes without a name of their own, in order.
        std::unordered_map<std::string, PythonNodeId> classes; ///< By path, once looked for.
        std::string modulePath;
    };
    class Entered;

    PythonNodeId forwardOf(PythonNodeId owner) const;
    Scope scopeOf(PythonNodeId owner, std::string modulePath) const;
    void declareInputs(PythonNodeId function);
    bool flattensArguments(PythonNodeId block) const;
    bool isFlattening(PythonNodeId target, PythonNodeId value) const;
    std::unordered_map<std::string_view, std::string_view> otherNames(PythonNodeId block) const;

    // Statements: fx_code_reader.cpp.
    std::optional<FxOperand> runBlock(PythonNodeId block);
    void assign(PythonNodeId statement);
    void assignAnnotated(PythonNodeId statement);
    void assignAugmented(PythonNodeId statement);
    bool assignFlattened(PythonNodeId target, PythonNodeId value);
    void bind(PythonNodeId target, const FxOperand& operand);
    void assignItem(PythonNodeId target, FxOperand value);
    void refuse(PythonNodeId statement);

    // Expressions: fx_expressions.cpp.
    FxOperand evaluate(PythonNodeId node, const Wanted* wanted = nullptr);
    FxOperand nameOperand(PythonNodeId node) const;
    FxOperand attribute(PythonNodeId node, const Wanted* wanted);
    FxOperand call(PythonNodeId node, const Wanted* wanted);
    FxOperand callGlobal(PythonNodeId node, std::string function, const Wanted* wanted);
    FxOperand callModule(PythonNodeId node, const std::string& path, const Wanted* wanted);
    FxOperand subscript(PythonNodeId node, const Wanted* wanted);
    FxOperand operation(PythonNodeId node, const Wanted* wanted);
    FxOperand several(PythonNodeId node);
    FxOperand outsideValue(const std::string& name);
    std::vector<FxArgument> argumentsOf(PythonNodeId call);
    FxOperand addNode(std::string op, std::vector<FxArgument> arguments, PythonNodeId place,
                      const Wanted* wanted, CallKind kind = CallKind::Function);

    // Modules in modules: fx_submodules.cpp.
    PythonNodeId classAt(const std::string& path);
    FxOperand readInPlace(PythonNodeId owner, const std::string& path, PythonNodeId place,
                          const std::vector<FxArgument>& arguments, const Wanted* wanted);
    std::shared_ptr<const Graph> readBody(PythonNodeId owner, PythonNodeId place);
    bool mayEnter(PythonNodeId place);

    const PythonTree& tree() const { return m_state.tree; }
    void complain(const char* code, std::string message, PythonNodeId place) const;

    FxCodeState& m_state;
    FxEmitter& m_emitter;
    Scope m_scope;
    int m_depth = 0; ///< Of expressions in expressions.
};

} // namespace fx
} // namespace fusewright
