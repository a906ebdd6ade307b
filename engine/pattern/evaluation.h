// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/expression_table.h"
#include "engine/pattern/match.h"
#include "engine/pattern/rule_choices.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
class NodeSet;

/// Where one turn of a loop stands.
struct LoopTurn {
    std::uint64_t axis = 0;
    std::uint64_t start = 0;
    std::uint64_t size = 0;
    bool isRunning = true; ///< Otherwise what is asked of it is unknown.
};

class ExpressionPlans;

/// What an expression is evaluated on. Nothing of it is owned; what is null says nothing.
struct ExpressionGround {
    const Graph* graph = nullptr;
    const Pattern* pattern = nullptr; ///< Whose entries are bound.
    const Match* match = nullptr;
    std::span<const LoopTurn> loops = {}; ///< By loop.
    const RuleChoices* choices = nullptr;
    AxisView axes = {};               ///< Beside that of the pattern.
    ExpressionPlans* plans = nullptr; ///< Of the pattern's expressions, where they are kept.
    const NodeSet* taken = nullptr;   ///< What earlier rules took, where anybody looks at that.

    /// The rank up to which lower ones are filled.
    std::uint32_t fewestAxes() const;
};

/// Why a part of an expression is unknown although all that it needs is known.
struct UnknownCause {
    enum class Kind : std::uint8_t {
        Type, ///< The graph does not say it; so the next four.
        Shape,
        Encoding,
        Content,
        Attribute,      ///< It is missing, or of another type: `name`.
        Option,         ///< It has no value: `name`.
        External,       ///< Nobody has answered for it: `name`.
        Overflow,       ///< The result does not fit.
        DivisionByZero, ///< Or the number has no next multiple.
        BelowZero,      ///< A size would be less than nothing.
        OutOfRange,     ///< There is no such axis, operand, result or element.
        Unbound,        ///< The entry takes nothing here, or a loop does not run.
    };

    Kind kind = Kind::Unbound;
    ExpressionId part;
    std::string name;
    ValueId value; ///< Of which it is not known, where it is one of the graph.

    bool operator==(const UnknownCause&) const = default;
};

/// An expression made ready to be evaluated often. The table must outlive it.
class ExpressionPlan {
public:
    ExpressionPlan(const ExpressionTable& table, ExpressionId root);

    const ExpressionTable& table() const { return *m_table; }
    ExpressionId root() const { return m_parts.back(); }
    /// What is evaluated, ascending; the expression itself is the last.
    const std::vector<ExpressionId>& parts() const { return m_parts; }
    /// Where the operands of the part at `at` stand among the parts.
    std::span<const std::uint32_t> operandsAt(std::size_t at) const
    {
        return std::span(m_operands).subspan(m_begin[at], m_begin[at + 1] - m_begin[at]);
    }

private:
    const ExpressionTable* m_table;
    std::vector<ExpressionId> m_parts;
    std::vector<std::uint32_t> m_operands;
    std::vector<std::uint32_t> m_begin;
};

/// The plans of one table's expressions, each made when it is first asked for. The table must
/// outlive them; not for several threads.
class ExpressionPlans {
public:
    const ExpressionPlan& of(const ExpressionTable& table, ExpressionId root);

private:
    std::vector<std::optional<ExpressionPlan>> m_plans; ///< By expression.
};

/// What an expression comes to, and each of its parts. Texts live as long as graph, table and
/// choices do.
struct Evaluation {
    Scalar result;
    std::vector<ExpressionId> parts;  ///< Ascending.
    std::vector<Scalar> values;       ///< By part.
    std::vector<UnknownCause> causes; ///< Where something became unknown, by part.
    std::vector<std::string> assumed; ///< Answers without which the result would be unknown.

    /// Null for what is no part of it.
    const Scalar* at(ExpressionId part) const;
};

/// Costs as much as the expression has parts, each evaluated once.
Evaluation evaluate(const ExpressionPlan& plan, const ExpressionGround& ground);
Evaluation evaluate(const ExpressionTable& table, ExpressionId root,
                    const ExpressionGround& ground);
/// The same value, at once, of an expression that asks one thing of what is bound and of literals,
/// such as an operand of an entry; nothing for others, and where it is unknown.
std::optional<Scalar> valueOfLeaves(const ExpressionTable& table, ExpressionId root,
                                    const ExpressionGround& ground);

} // namespace fusewright
