// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/fx/fx_modules.h"
#include "engine/formats/model_format.h"
#include "engine/graph/argument_names.h"
#include "engine/graph/graph_builder.h"
#include "engine/python/python_reading.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright::fx {

/// What an expression of FX text stands for.
struct FxOperand {
    enum class Kind {
        Constant, ///< A text that `pythonConstant` understands.
        Value,
        Module,  ///< Something of `self`, by its path: a weight or a module.
        Global,  ///< A name of the outside: `torch.relu`, `torch.float32`.
        Several, ///< A tuple, list, dict or slice with values in it.
    };

    Kind kind = Kind::Constant;
    Symbol value;
    std::string text; ///< As it is written; the path of a module.
    std::vector<FxOperand> items;
    bool hasConstants = false; ///< Among the items of several.

    static FxOperand ofValue(Symbol value) { return {.kind = Kind::Value, .value = value}; }
    static FxOperand constant(std::string_view text) { return {.text = std::string(text)}; }
};

/// One argument of an operator.
struct FxArgument {
    std::string_view keyword; ///< Empty for one that is told by its position.
    FxOperand operand;
};

/// One node as FX text tells it.
struct FxNode {
    std::string op;
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
    /// A call of a module that the text does not tell the inside of.
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

    GraphBuilder m_builder;
    const ReadOptions& m_options;
    const FxModules& m_modules;
    std::string m_namePrefix;
    std::string m_modulePrefix;
    UniqueSymbols m_names;
    std::unordered_map<std::string, Symbol> m_weights;
    std::unordered_map<std::string, ValueType> m_weightTypes;
    std::unordered_map<std::string, AttributeValueId> m_constants; ///< By text.
    bool m_hasUntypedModules = false;
};

} // namespace fusewright::fx
