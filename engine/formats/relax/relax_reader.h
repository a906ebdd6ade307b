// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"
#include "engine/formats/relax/relax_bound_names.h"
#include "engine/formats/relax/relax_module.h"
#include "engine/graph/graph_builder.h"
#include "engine/python/python_reading.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright::relax {

/// Reads one Relax function into a graph. Calls of other Relax functions are replaced by their
/// bodies, as modules; calls of TIR functions are operators with the function's name.
class RelaxReader {
public:
    RelaxReader(const PythonTree& tree, const Module& module, const std::string& path,
                const ReadOptions& options, Diagnostics& diagnostics);

    /// Nothing, and an error, when the function cannot be read.
    std::optional<Graph> read(const Function& function);
    /// Whether something was called that could have been read otherwise.
    bool hasCalls() const { return m_calledFunctions > 0; }

private:
    /// What an expression stands for.
    struct Operand {
        enum class Kind { Constant, Value, Global, Several };

        Kind kind = Kind::Constant;
        Symbol value;
        std::string text; ///< A constant, or a global name such as `R.nn.relu`.
        std::vector<Operand> items;
        std::uint32_t bound = BoundNameList::none; ///< The name by which it is written.
        std::size_t size = 1;                      ///< So many values it has, or may have.
        int depth = 0;                             ///< So deep it has tuples in tuples.
        /// The parameter by which the function that is read in place knows it; an item of one that
        /// is a tuple has its number behind it.
        std::string parameter = {};

        static Operand of(Symbol symbol) { return {.kind = Kind::Value, .value = symbol}; }
        static Operand constant(std::string_view text) { return {.text = std::string(text)}; }
    };
    struct Argument {
        std::string_view keyword;
        Operand operand;
        PythonNodeId node;
    };
    /// What a statement wants of the node that its expression becomes.
    struct Wanted {
        std::string_view name;
        ValueType type;
    };
    /// One function that is being read.
    struct Scope {
        const Function* function = nullptr;
        std::unordered_map<std::string_view, Operand> values;
        std::unordered_map<std::string_view, const Function*> functions; ///< Made within it.
        std::string prefix;                                              ///< Of the names of nodes.
        std::string modulePath;
        bool hasBlocks = false; ///< Dataflow blocks are told apart,
        std::size_t blocks = 0; ///< so many so far,
        std::string block = {}; ///< the module of the one that is being read.
    };

    // Functions and statements: relax_reader.cpp.
    void declareInputs(const Function& function);
    std::size_t inputCountOf(const Function& function) const;
    std::optional<Operand> runBlock(PythonNodeId block);
    std::optional<Operand> runStatement(PythonNodeId statement);
    void assign(PythonNodeId target, PythonNodeId value, const Wanted& wanted);
    void addOutputs(const Operand& operand);
    GraphBuilder::Locator locator() const;

    // Names that make nothing: relax_bound_names.cpp.
    void bindName(std::string_view name, PythonNodeId value, Operand& operand);
    std::vector<Symbol> writtenParts(const Operand& tuple) const;
    static void forgetNames(Operand& operand);
    static void nameParameter(Operand& operand, std::string_view name);

    // Dataflow blocks: relax_blocks.cpp.
    std::optional<Operand> runFunction(std::string_view name, PythonNodeId block);
    std::optional<Operand> runWith(PythonNodeId statement);
    bool isDataflow(PythonNodeId statement) const;
    bool makesSomething(PythonNodeId statement) const;
    void setModule();
    void tellProperties();

    // Branches and functions within functions: relax_bodies.cpp.
    std::optional<Operand> runBranches(PythonNodeId statement);
    void takeFunction(PythonNodeId statement);
    PythonNodeId lastAssignment(PythonNodeId block) const;
    std::shared_ptr<const Graph> readBody(std::string name, const Function* function,
                                          PythonNodeId block);
    Scope scopeWithin(const GraphBuilder& outer);
    Operand callFunction(const Function& function, const std::vector<Argument>& arguments,
                         PythonNodeId place, const Wanted* wanted);
    const Function* functionNamed(std::string_view name) const;

    // What names stand for: relax_names.cpp.
    Operand evaluateName(PythonNodeId node);
    Operand evaluateCallee(PythonNodeId node);
    Operand named(PythonNodeId node) const;
    bool isMadeElsewhere(std::string_view name) const;
    std::string nearestValue(std::string_view name) const;
    void declareExtents(PythonNodeId annotation);

    // Expressions: relax_calls.cpp.
    Operand evaluate(PythonNodeId node, const Wanted* wanted = nullptr);
    Operand evaluateSubscript(PythonNodeId node, const Wanted* wanted);
    Operand evaluateOperation(PythonNodeId node, const Wanted* wanted);
    Operand evaluateSeveral(PythonNodeId node);
    Operand tupleOf(std::vector<Operand> items, PythonNodeId node);
    Operand call(PythonNodeId node, const Wanted* wanted);
    Operand readInPlace(const Function& function, const std::vector<Argument>& arguments,
                        PythonNodeId place);
    Operand constantTensor(const std::vector<Argument>& arguments, PythonNodeId node);
    std::vector<Argument> argumentsOf(PythonNodeId call, std::string_view callee);
    Operand addNode(const std::string& op, const std::vector<Argument>& arguments,
                    PythonNodeId place, const Wanted* wanted);
    void addArgument(const Argument& argument, const std::string& name);
    void addOperands(const Operand& operand);
    void addValues(const Operand& operand);
    static std::optional<AttributeValue> constantOf(std::string_view text);
    static bool hasValues(const Operand& operand);
    static bool haveValues(const std::vector<Argument>& arguments);

    // Kernels, and how calls are written: relax_told_calls.cpp.
    Operand callExternal(std::string_view caller, std::vector<Argument> arguments,
                         PythonNodeId node, const Wanted* wanted);
    std::string operatorOf(std::string_view function) const;
    void tellKernel(std::string_view caller, std::string_view function,
                    std::vector<Argument> operands);
    void tellCall(const std::vector<Argument>& arguments, std::string_view function = {});
    bool tellPart(const Operand& operand, Symbol keyword, std::uint8_t depth);

    void complain(const char* code, std::string message, PythonNodeId place);

    const PythonTree& m_tree;
    const Module& m_module;
    const std::string& m_path;
    const ReadOptions& m_options;
    Diagnostics& m_diagnostics;
    GraphBuilder m_builder;
    Scope m_scope;
    std::deque<Function> m_localFunctions;
    std::unordered_map<const Function*, std::shared_ptr<const Graph>> m_bodies;
    std::vector<const Function*> m_open; ///< Functions whose bodies are being read.
    std::unordered_map<const Function*, std::size_t> m_calls;
    UniqueSymbols m_names;
    BoundNameList m_bound;
    std::string m_outside;            ///< Functions with something outside of dataflow blocks.
    Symbol m_node;                    ///< The last one,
    std::uint32_t m_operands = 0;     ///< and how many operands it has.
    std::vector<CallArgument> m_told; ///< Of the call that is being told,
    std::uint32_t m_toldOperands = 0; ///< and how many of them were operands.
    std::size_t m_calledFunctions = 0;
    std::size_t m_undefinedNames = 0;
    int m_bodyDepth = 0;
    int m_depth = 0; ///< Of expressions in expressions.
};

} // namespace fusewright::relax
