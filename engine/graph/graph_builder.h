// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

class Diagnostics;

/// What is said about a tensor.
struct ValueType {
    DataType type = DataType::Unknown;
    ShapeId shape = ShapeTable::unranked;
};

/// What to make of a name that is used but that nothing makes.
enum class UnmadeNames {
    BecomeInputs,
    BecomeInputsWithWarning,
    BecomeCaptures, ///< Inputs that the graph around provides.
};

/// Takes a graph as a file tells it, by names and in any order, and makes it a `Graph`.
///
/// A node is told between `beginNode` and the next `beginNode` or `build`.
class GraphBuilder {
public:
    /// A place in the file, in whatever unit the reader counts.
    using Place = std::size_t;
    using Locator = std::function<std::optional<TextRange>(Place)>;

    GraphBuilder(std::string name, std::shared_ptr<const OperatorCatalogue> catalogue);

    void setName(std::string name) { m_arrays.name = std::move(name); }
    void reserve(std::size_t nodes, std::size_t operands, std::size_t texts);
    void addProperty(std::string key, std::string value);

    Symbol intern(std::string_view text) { return m_arrays.texts.intern(text); }
    Symbol intern(StringPool::Key key) { return m_arrays.texts.intern(key); }
    StringPool::Key key(std::string_view text) const { return m_arrays.texts.key(text); }
    std::string_view text(Symbol symbol) const { return m_arrays.texts.text(symbol); }
    ShapeTable& shapes() { return m_arrays.shapes; }
    AttributeTable& attributeValues() { return m_arrays.attributeValues; }

    void addInput(Symbol name, ValueType type);
    void addParameter(Symbol name, ValueType type, std::optional<AttributeValueId> content = {});
    void addOutput(Symbol name);
    /// For files that do not list outputs: what no node uses is given out.
    void giveOutUnusedResults() { m_givesOutUnused = true; }
    /// A second maker of a value becomes a warning. The last one counts where neither needs an
    /// operand, else the first: in files that list nodes in order this makes no cycle.
    void keepSecondMakers() { m_keepsSecondMakers = true; }
    /// The type of a value that is or will be made elsewhere.
    void describe(Symbol name, ValueType type);
    /// The encoding of a value, wherever it is made; the first one counts.
    void encode(Symbol name, Encoding encoding);
    void encode(Symbol name, std::shared_ptr<const Encoding> encoding);

    /// `id` may be empty; `build` then finds one.
    void beginNode(std::string_view nativeOperator, Symbol id, Place place = 0);
    /// An empty name is an optional operand that is left out.
    void addOperand(Symbol name) { m_operands.push_back(name); }
    void addResult(Symbol name) { m_results.push_back(name); }
    void addAttribute(Attribute attribute) { m_arrays.attributes.push_back(attribute); }
    void addAttribute(std::string_view name, AttributeValue value);
    ModuleId setModule(std::string_view path, std::string_view type);
    /// The same module as a node before.
    void setModule(ModuleId module) { m_arrays.nodeModule.back() = module; }
    /// `model.py:42 in forward: y = self.fc(x)`
    void setSource(std::string_view source);
    void setHint(FusionHint hint);
    /// How the model's own code calls the current node, with its arguments in their order.
    void setCall(CallKind kind, std::span<const CallArgument> arguments);
    /// The inner graph's captured inputs become operands of the current node.
    void addNested(std::string_view attribute, std::shared_ptr<const Graph> graph);

    std::size_t nodeCount() const { return m_arrays.nodeOperator.size(); }
    bool hasParameter(Symbol name) const;

    /// Puts the graph together, or says what is wrong with it. The builder is empty afterwards.
    std::optional<Graph> build(UnmadeNames unmade, const std::string& file, const Locator& locator,
                               Diagnostics& diagnostics);

private:
    friend class GraphAssembly;

    struct Outside {
        Symbol name;
        ValueType type;
        std::optional<AttributeValueId> content;
    };
    struct Description {
        Symbol name;
        ValueType type;
    };

    struct NamedEncoding {
        Symbol name;
        EncodingId encoding;
    };

    OperatorId operatorNamed(std::string_view nativeName);
    void closeNode();

    GraphArrays m_arrays; ///< Nodes in the order of the file.
    std::vector<Symbol> m_operands;
    std::vector<Symbol> m_results;
    std::vector<std::uint32_t> m_operandBegin;
    std::vector<std::uint32_t> m_resultBegin;
    std::vector<Place> m_places; ///< To the last node that has one.
    std::vector<Outside> m_inputs;
    std::vector<Outside> m_parameters;
    std::vector<Symbol> m_outputs;
    std::vector<Description> m_descriptions;
    std::vector<NamedEncoding> m_encodings;
    std::vector<std::uint32_t> m_operatorOfSymbol; ///< By native name's symbol.
    std::unordered_multimap<std::uint64_t, ModuleId> m_moduleIndex;
    std::vector<bool> m_isParameter; ///< By symbol.
    bool m_givesOutUnused = false;
    bool m_keepsSecondMakers = false;
    Symbol m_lastOperatorName;
    OperatorId m_lastOperator;
};

} // namespace fusewright
