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
    std::vector<DplId> refused; ///< What it is not: `~` of something.
    std::vector<DplId> alike;   ///< Others that must match it too and say as much as `node`.
    std::uint32_t uses = 0;     ///< So often it is an argument, a field, or spoken of behind `~`.
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
    std::size_t expressionCount() const { return m_expressions.size(); }
    const TvmExpression& expression(std::size_t number) const { return m_expressions[number]; }
    /// In which order TVM comes to the nodes that are there.
    std::uint32_t orderOf(DplId id) const { return m_order[id]; }
    const TvmExpression& of(DplId id) const { return m_expressions[m_number[id]]; }
    const std::optional<TvmPatternFault>& fault() const { return m_fault; }

private:
    bool join(DplId a, DplId b);
    bool joinParts(DplId a, DplId b);
    bool joinAlike(const std::vector<DplId>& order);
    std::vector<std::optional<DplId>> placed(DplId call) const;
    bool isTurned(DplId call) const;
    DplId first(DplId id) const;
    void walk();
    std::vector<DplId> partsOf(DplId id);
    void describe(const std::vector<DplId>& order);
    void describe(TvmExpression& expression, DplId id);
    void countRefused(const std::vector<DplId>& order);
    void refuseCircles(const std::vector<DplId>& order);
    void describeAlike(TvmExpression& expression, DplId id);
    void fail(DplId at, std::string why, bool isNever);

    const DplPattern& m_pattern;
    const TvmChoice& m_choice;
    std::vector<bool> m_isThere;
    std::vector<DplId> m_joined;         ///< By node: one of the same expression, or itself.
    std::vector<std::uint32_t> m_number; ///< By node; likewise the next.
    std::vector<std::uint32_t> m_order;
    std::vector<DplId> m_arguments; ///< Of calls, tuples and items.
    std::vector<TvmExpression> m_expressions;
    std::optional<TvmPatternFault> m_fault;
};

} // namespace fusewright
