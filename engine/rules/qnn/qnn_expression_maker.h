// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/expression_table.h"
#include "engine/rules/qnn/qnn_tree.h"
#include "engine/rules/rule_option.h"

#include <initializer_list>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

class QnnCatalogue;

/// Makes expressions of the values in a checked tree whose helpers are expanded. A node that stands
/// in several calls becomes one expression.
class QnnExpressionMaker {
public:
    QnnExpressionMaker(const QnnTree& tree, const QnnCatalogue& catalogue, ExpressionTable& table)
        : m_tree(tree),
          m_catalogue(catalogue),
          m_table(table),
          m_made(tree.nodes.size()),
          m_quantized(tree.nodes.size())
    {
    }

    /// Both must be known before an expression speaks of them; names live as long as the tree.
    void bind(std::string_view tag, EntryId entry) { m_entries[tag] = entry; }
    void open(std::string_view split, LoopId loop) { m_loops[split] = loop; }
    LoopId loopOf(std::string_view split) const;

    /// Invalid where the table is full.
    ExpressionId make(std::uint32_t node);
    ExpressionId add(ExpressionOp op, std::initializer_list<ExpressionId> operands, ByteRange place,
                     const ExpressionPayload& payload = {})
    {
        return m_table.add(op, operands, payload, place);
    }
    ExpressionId size(std::uint64_t size, ByteRange place)
    {
        return m_table.addLiteral(Scalar::of(size), place);
    }
    /// Whether a type that has been made is one of quantized elements; invalid where nobody can
    /// tell.
    ExpressionId isQuantized(std::uint32_t node) const { return m_quantized[node]; }
    ExpressionId option(std::string_view name, ScalarType type, ByteRange place);
    const std::vector<RuleOption>& options() const { return m_options; }

private:
    bool isValueOperand(const QnnNode& call, std::size_t operand) const;
    ExpressionId made(const QnnNode& node);
    ExpressionId madeOfCall(const QnnNode& call);
    ExpressionId madeOfText(const QnnNode& node);
    ExpressionId typeQuestion(const QnnNode& call, ExpressionOp op,
                              const std::vector<ExpressionId>& operands);
    bool isPlainName(std::uint32_t node) const;
    ExpressionId quantizationOf(const QnnNode& node, ExpressionId made);
    ExpressionId sameTruth(ExpressionId left, ExpressionId right, ByteRange place);
    ExpressionId axis(ExpressionId index, ByteRange place);

    const QnnTree& m_tree;
    const QnnCatalogue& m_catalogue;
    ExpressionTable& m_table;
    std::vector<ExpressionId> m_made;      ///< By node.
    std::vector<ExpressionId> m_quantized; ///< By node, of types.
    std::unordered_map<std::string_view, EntryId> m_entries;
    std::unordered_map<std::string_view, LoopId> m_loops;
    std::vector<RuleOption> m_options;
};

} // namespace fusewright
