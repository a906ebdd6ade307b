// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/entry_place.h"
#include "engine/rules/qnn/qnn_file.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// An entry of a pattern as a rule writes it.
struct QnnWrittenEntry {
    std::string name;
    std::uint32_t node = 0;           ///< Its call; of an operand the text that names it first.
    std::optional<std::uint32_t> let; ///< Gives the result of the call a tag.
    bool isOperator = false;

    std::uint32_t whole() const { return let.value_or(node); }
};

/// A call of the match has an entry as an operand.
struct QnnOperandPlace {
    std::uint32_t call = 0;
    std::size_t operand = 0; ///< Of the node, so 1 for the first one.
    std::uint32_t node = 0;  ///< The entry itself, or a text that names it.
};

/// A rule of a file with the entries of its pattern and where they stand in the text. The file must
/// outlive it.
class QnnEditedRule {
public:
    /// Nothing for a rule that is not there or has errors.
    static std::optional<QnnEditedRule> find(const QnnFile& file, PatternName where);

    const QnnRule& rule() const { return m_rule; }
    /// Among the rules of the file.
    std::size_t number() const { return m_number; }
    const QnnTree& tree() const { return m_rule.tree; }
    const QnnNode& at(std::uint32_t node) const { return m_rule.tree.at(node); }
    std::uint32_t root() const { return m_rule.parts.match; }
    /// As it stands in the text; of what a macro gives its call.
    std::string_view text(std::uint32_t node) const { return text(at(node).place); }
    std::string_view text(ByteRange place) const
    {
        return m_file.source->text().substr(place.begin, place.size());
    }
    /// Whether the text has the node itself, and not a macro that gives it.
    bool isWritten(std::uint32_t node) const;

    const QnnWrittenEntry* entry(std::string_view name) const;
    /// Empty for an operator without one.
    std::string_view tagOf(const QnnWrittenEntry& entry) const;
    std::string_view operatorOf(const QnnWrittenEntry& entry) const;
    /// The text that says its operator.
    std::uint32_t operatorNode(const QnnWrittenEntry& entry) const;
    /// In the order of the text.
    std::vector<QnnOperandPlace> usesOf(const QnnWrittenEntry& entry) const;
    /// Whether the result of one entry gets to another one.
    bool feeds(const QnnWrittenEntry& from, const QnnWrittenEntry& to) const;
    bool hasTag(std::string_view tag) const;
    std::string freshTag(std::string_view wanted) const;
    /// Nodes of a part in the order in which one meets them from its root on.
    std::vector<std::uint32_t> nodesOf(std::uint32_t part) const;
    /// The call that has a node of the constraint as an operand; nothing for its root.
    std::optional<std::uint32_t> parentOf(std::uint32_t node) const;

private:
    QnnEditedRule(const QnnFile& file, const QnnRule& rule, std::size_t number);
    void addEntry(std::string name, ByteRange place);

    const QnnFile& m_file;
    const QnnRule& m_rule;
    std::size_t m_number;
    std::vector<std::uint32_t> m_match; ///< Nodes of the match.
    std::vector<QnnWrittenEntry> m_entries;
};

} // namespace fusewright
