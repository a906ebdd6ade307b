// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/graph/graph_ids.h"
#include "engine/pattern/pattern.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
struct CallArgument;
struct SchemaArgument;

/// What a call has where its form asks for an entry: an operand, a literal, or a list.
struct CallLeaf {
    EntryId entry;
    ValueId value;              ///< Of an operand.
    std::uint32_t argument = 0; ///< Among those of the call; of an item of a literal the literal.
    std::uint32_t asked = 0;    ///< Among those of the form.
    std::optional<AttributeValue> literal; ///< Of what is neither an operand nor holds one.
};

/// Where a call is not as its form asks for it.
struct CallDifference {
    enum class Kind : std::uint8_t {
        NotTold, ///< The model does not say how the operator is called.
        CallKind,
        Count,   ///< More or fewer positional arguments, or items of a list.
        Keyword, ///< One by position and one by keyword, other keywords, or in another order.
        Literal,
        Operand, ///< An operand where a literal should be, or the other way round.
        List,    ///< A list where there should be none, or the other way round.
    };

    Kind kind = Kind::NotTold;
    std::size_t argument = 0; ///< Of the form.
    std::string wanted;       ///< As Python writes it.
    std::string found;
};

/// An argument of a call.
struct CallPlace {
    NodeId node;
    std::uint32_t argument = 0;
};

/// Whether two lists with operands in them have the same operands and equal literals.
bool areEqualLists(const Graph& graph, CallPlace one, CallPlace other);

/// Lays the calls of a graph beside the forms of a pattern.
///
/// Of overloads of ATen, calls of different forms are compared by what their schema says, as torch
/// does.
class CallAligner {
public:
    CallAligner(const Graph& graph, const Pattern& pattern) : m_graph(graph), m_pattern(pattern) { }

    /// Puts what the entries of the form stand for into `leaves`, in its order; false where the
    /// call is another one.
    bool align(EntryId entry, NodeId node, std::vector<CallLeaf>& leaves);
    /// Why `align` says no; nothing where it does not.
    std::optional<CallDifference> difference(EntryId entry, NodeId node);

private:
    /// A list of literals that the form has items of.
    struct OpenItems {
        std::vector<AttributeValue> items;
        std::size_t next = 0;
    };

    bool run(EntryId entry, NodeId node);
    bool differs(CallDifference::Kind kind, std::size_t argument);
    bool alignItems(const AttributeValue& list, std::uint32_t argument, std::size_t& at);
    bool alignOne(const FormArgument& wanted, std::size_t& next, std::size_t& at);
    bool alignRange(std::size_t at, std::size_t atEnd, std::size_t next, std::size_t nextEnd,
                    bool areNamed);
    std::string_view keywordOf(std::size_t argument) const;
    bool isInOtherForm() const;
    bool isDefault(const CallArgument& given, const AttributeValue& otherwise);
    bool alignBySchema(const std::vector<SchemaArgument>& schema);
    bool alignWithDefault(std::size_t at, const AttributeValue& otherwise);
    std::size_t behind(std::size_t argument) const;
    std::size_t behindForm(std::size_t argument) const;
    void tell(CallDifference& difference, EntryId entry, NodeId node) const;

    const Graph& m_graph;
    const Pattern& m_pattern;
    const std::vector<FormArgument>* m_form = nullptr;
    std::span<const CallArgument> m_call;
    NodeId m_node;
    std::vector<CallLeaf>* m_leaves = nullptr;
    std::vector<OpenItems> m_open;
    std::optional<CallDifference> m_difference;
    bool m_isAsked = false; ///< Whether somebody wants to know the difference.
};

/// When torch's matcher comes to each argument of the forms of a pattern, by entry and argument:
/// from the places on, each argument with all above it before the next.
std::vector<std::vector<std::uint32_t>> visitOrder(const Pattern& pattern);

} // namespace fusewright
