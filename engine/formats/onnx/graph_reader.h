// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"
#include "engine/formats/onnx/name_scope.h"
#include "engine/formats/onnx/onnx_attribute.h"
#include "engine/formats/onnx/onnx_file.h"
#include "engine/formats/onnx/page_hints.h"
#include "engine/formats/onnx/wire_reader.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright::onnx {

/// Limits that no honest model reaches, and which keep a hostile one from filling the machine.
inline constexpr std::size_t deepestNesting = 64;
inline constexpr std::size_t mostExpandedNodes = 1'000'000;

/// Shared by all the graphs of one file while it is read.
struct ReadState {
    const FileBytes& bytes;
    const std::string& path;
    const File& file;
    const ReadOptions& options;
    Diagnostics& diagnostics;
    std::vector<std::size_t> openFunctions; ///< Whose bodies are being read, outermost first.
    std::size_t expandedNodes = 0;          ///< Made from function bodies so far.
    std::size_t depth = 0;                  ///< Of nested graphs.
};

/// Reads one GraphProto into a graph: function calls are replaced by the bodies of the functions,
/// the bodies of If, Loop and Scan become nested graphs.
class GraphReader {
public:
    GraphReader(ReadState& state, const NameScope& scope);

    void addProperty(std::string key, std::string value)
    {
        m_builder.addProperty(std::move(key), std::move(value));
    }
    /// Nothing, and an error, when the graph is broken or too much.
    std::optional<Graph> read(std::string_view message, UnmadeNames unmade);

private:
    /// A NodeProto taken apart.
    struct Node {
        std::vector<std::string_view> inputs;
        std::vector<std::string_view> outputs;
        std::vector<std::string_view> attributes;
        std::string_view name;
        std::string_view type;
        std::string_view domain;
    };
    struct Initializer {
        Symbol name;
        ValueType type;
        std::optional<AttributeValueId> content;
    };
    /// A Constant that gives one value.
    struct Constant {
        std::string_view name;
        std::string_view attribute;
    };
    /// The body of a function that is being read in the place of a node.
    struct Expansion {
        std::unique_ptr<WireReader> reader;
        std::unique_ptr<const NameScope> scope;
    };

    void reserveFor(std::string_view message);
    bool readFields(std::string_view message);
    void readField(const WireReader& reader);
    void declareInputs();

    bool readNode(std::string_view message, const NameScope& scope);
    bool takeApart(std::string_view message);
    void resolveNames(const NameScope& scope);
    bool isCopyOfConstant(std::string_view nativeName);
    void reportCopies();
    std::optional<Graph> build(UnmadeNames unmade);
    void emitNode(const NameScope& scope, std::string_view nativeName);
    void emitAttribute(std::string_view message, const NameScope& scope);
    bool mayNest(const NameScope& scope);
    void emitNested(const AttributeView& view, const NameScope& scope);
    void placeInModule(const NameScope& scope);

    bool expand(std::size_t function, const NameScope& scope);
    bool emitClosed(std::size_t function, const NameScope& scope, std::string_view nativeName);
    std::optional<Graph> readBody(const Function& function);
    void bindAttributes(const Function& function, const NameScope& caller, NameScope& scope) const;
    bool mayExpand(std::size_t function);
    bool runExpansions();
    NameScope scopeOfCall(const Function& function, const NameScope& caller);
    void passThroughInputs(const Function& function, const NameScope& scope,
                           const NameScope& caller);

    Initializer readInitializer(std::string_view message, bool sparse);
    bool broken(const WireReader& reader);

    ReadState& m_state;
    const NameScope& m_scope;
    GraphBuilder m_builder;
    PageHints m_hints;
    Node m_node;
    std::vector<std::string_view> m_names; ///< Of the node, as the next two.
    std::vector<StringPool::Key> m_keys;
    std::vector<Symbol> m_symbols;
    AttributeCache m_attributes;
    std::vector<Expansion> m_expansions;
    std::vector<Initializer> m_initializers;
    std::vector<std::string_view> m_inputs;
    const NameScope* m_lastScope = nullptr; ///< Of the last module that was made, as the next two.
    std::string_view m_lastFolder;
    ModuleId m_lastModule;
    std::unordered_map<std::uint32_t, Constant> m_constants; ///< By the symbol of the result.
    std::string m_firstCopy; ///< What is said about the first Constant that is written again.
    std::size_t m_copies = 0;
    std::size_t m_calls = 0;
    bool m_failed = false;
};

} // namespace fusewright::onnx
