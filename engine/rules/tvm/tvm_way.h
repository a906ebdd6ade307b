// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_pattern.h"
#include "engine/rules/tvm/tvm_choices.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// Why a pattern cannot be matched here, or a part of it is not asked.
struct TvmPatternFault {
    std::string why; ///< A sentence.
    DplId node = 0;
    bool isNever = false; ///< TVM finds no match either.
};

/// Nodes of a pattern that are one expression: a node, what it is wrapped in, both sides of `&`.
struct TvmExpression {
    DplId node = 0;             ///< The one that says most of what the expression is.
    std::vector<DplId> asked;   ///< Those that ask for a type, a shape or attributes.
    std::vector<DplId> refused; ///< What it is not: what stands behind `~`.
    std::uint32_t uses = 0;     ///< So often it is an argument or a field.
};

/// A pattern with all choices made, as expressions.
class TvmWay {
public:
    TvmWay(const DplPattern& pattern, const TvmChoice& choice);

    const TvmChoice& choice() const { return m_choice; }
    const DplNode& node(DplId id) const { return m_pattern.nodes[id]; }
    /// Whether the node is part of this way; what is refused is not.
    bool isThere(DplId id) const { return m_isThere[id]; }
    std::vector<DplId> nodes() const; ///< Those that are.
    /// The fields of a tuple in their order.
    std::vector<DplId> fieldsOf(DplId tuple) const
    {
        return fusewright::fieldsOf(m_pattern, tuple, m_choice);
    }
    /// The number of an expression, by a node that is there.
    std::uint32_t numberOf(DplId id) const { return m_number[id]; }
    const TvmExpression& of(DplId id) const { return m_expressions[m_number[id]]; }
    const std::optional<TvmPatternFault>& fault() const { return m_fault; }

private:
    void join(DplId a, DplId b);
    DplId first(DplId id) const;
    void walk();
    std::vector<DplId> partsOf(DplId id);
    void describe(const std::vector<DplId>& order);
    void describe(TvmExpression& expression, DplId id);
    void fail(DplId at, std::string why, bool isNever);

    const DplPattern& m_pattern;
    const TvmChoice& m_choice;
    std::vector<bool> m_isThere;
    std::vector<DplId> m_joined;         ///< By node: one of the same expression, or itself.
    std::vector<std::uint32_t> m_number; ///< By node.
    std::vector<DplId> m_arguments;      ///< Of calls, tuples and items.
    std::vector<TvmExpression> m_expressions;
    std::optional<TvmPatternFault> m_fault;
};

} // namespace fusewright
