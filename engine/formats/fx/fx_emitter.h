// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/fx/fx_calls.h"
#include "engine/formats/fx/fx_modules.h"
#include "engine/formats/fx/fx_operand.h"
#include "engine/formats/model_format.h"
#include "engine/graph/argument_names.h"
#include "engine/graph/graph_builder.h"
#include "engine/python/python_reading.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright::fx {

/// One node as FX text tells it.
struct FxNode {
    std::string op;
    CallKind callKind = CallKind::Function;
    std::vector<std::string_view> names; ///< Of the results; one is made up where there is none.
    std::span<const FxArgument> arguments;
    GraphBuilder::Place place = 0;
    ValueType type; ///< Of the first result.
    std::string modulePath;
    std::string moduleType;
    std::string_view source; ///< The line of the model's code; empty where nobody says.
};

/// Makes a graph of what the readers of FX text tell: each has another text, all mean the same.
class FxEmitter {
public:
    FxEmitter(std::string name, const ReadOptions& options, const FxModules& modules);

    GraphBuilder& builder() { return m_builder; }
    /// Goes before the names of nodes and modules while a module is read in the place of its call.
    void setPrefix(std::string names, std::string modules);
    const std::string& namePrefix() const { return m_namePrefix; }
    const std::string& modulePrefix() const { return m_modulePrefix; }

    Symbol addInput(std::string_view name, ValueType type);
    /// The weight at a path of the module; always the same value for the same path.
    Symbol weight(const std::string& path);
    void describeWeight(const std::string& path, ValueType type);
    /// Gives the results, one for each name.
    std::vector<Symbol> addNode(const FxNode& node);
    /// A call of a module that the text does not tell the inside of, with the weights that it must
    /// have behind its arguments.
    std::vector<Symbol> addModuleCall(const std::string& path, FxNode node);
    /// Everything in it that is a value.
    void addOutputs(const FxOperand& operand);
    /// The body of a higher-order operator, for the last node.
    void addNested(std::string_view name, std::shared_ptr<const Graph> graph)
    {
        m_builder.addNested(name, std::move(graph));
    }

    bool hasUntypedModules() const { return m_hasUntypedModules; }

private:
    void nameArguments(const FxNode& node);
    bool addRest(const FxNode& node, const Parameters& parameters);
    void addConstant(const FxOperand& operand, std::string_view name);
    void addValues(const FxOperand& operand, std::string& module);
    std::string operatorOfModule(const std::string& path);
    void addOwn(const std::string& path, std::span<const FxArgument> given);

    GraphBuilder m_builder;
    const ReadOptions& m_options;
    const FxModules& m_modules;
    std::string m_namePrefix;
    std::string m_modulePrefix;
    UniqueSymbols m_names;
    std::unordered_map<std::string, Symbol> m_weights;
    std::unordered_map<std::string, ValueType> m_weightTypes;
    std::unordered_map<std::string, AttributeValueId> m_constants; ///< By text.
    FxCalls m_calls{m_builder};
    std::vector<Symbol> m_operands;    ///< Of the current node.
    std::size_t m_ownLeft = 1'000'000; ///< Weights of called modules that may still be added.
    bool m_hasUntypedModules = false;
};

} // namespace fusewright::fx
