// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/operator_catalogue.h"
#include "engine/pattern/pattern_builder.h"
#include "engine/rules/qnn/qnn_expression_maker.h"
#include "engine/rules/qnn/qnn_tree.h"

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace fusewright {

/// The name of an operator as a node says it, without the function that names its package.
std::string_view qnnOperatorName(const QnnTree& tree, std::uint32_t node);

/// Makes the entries and edges of a checked pattern. The first entry is the root, the place of a
/// match.
class QnnMatchMaker {
public:
    QnnMatchMaker(const QnnTree& tree, const OperatorCatalogue& operators, PatternBuilder& builder,
                  QnnExpressionMaker& expressions)
        : m_tree(tree), m_operators(operators), m_builder(builder), m_expressions(expressions)
    {
    }

    void make(std::uint32_t root);
    /// Of the entries' names, by entry.
    const std::vector<ByteRange>& places() const { return m_places; }
    /// The operator of a tag; empty for an operand.
    std::string_view operatorOf(std::string_view tag) const;

private:
    struct Wish {
        std::uint32_t node = 0;
        std::string_view tag; ///< Of a LET; else empty.
        EntryId user;
        std::uint32_t operand = 0;
    };

    EntryId entryOf(const Wish& wish, std::vector<Wish>& open);
    EntryId operatorEntry(const Wish& wish, std::vector<Wish>& open);
    EntryId valueEntry(const QnnNode& text);
    EntryId add(Entry entry, std::string_view tag, ByteRange place);
    std::string freeName(std::string_view name);
    std::vector<std::string> namesOf(std::string_view name) const;
    void findTags(std::uint32_t root);

    const QnnTree& m_tree;
    const OperatorCatalogue& m_operators;
    PatternBuilder& m_builder;
    QnnExpressionMaker& m_expressions;
    std::unordered_map<std::string_view, EntryId> m_entries;
    std::unordered_map<std::string_view, std::uint32_t> m_lets; ///< The operator of each tag.
    std::unordered_set<std::string> m_names;
    std::vector<ByteRange> m_places;
};

} // namespace fusewright
