// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/operand_test.h"
#include "engine/rules/tvm/dpl_search.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

/// What an operand of a test stands for.
struct TvmTestOperand {
    enum class As : std::uint8_t {
        Value, ///< What the operand is, looked through.
        Call,  ///< What makes it, which may give several results.
        Item,  ///< One of the results of what makes it, or its argument, by `number`;
        Argument,
        User, ///< Nothing that is known: another one is an operand of it.
    };

    DplId node = 0;
    As as = As::Value;
    std::uint32_t number = 0;
    bool isLater = false; ///< Something that is refused asks for it before it is known.
    /// Of a value: the place among the operands of what uses it, which says how it is written.
    std::optional<std::uint32_t> user = {};
    std::optional<std::uint32_t> operand = {}; ///< Which operand it is there, where that is sure.

    bool operator==(const TvmTestOperand&) const = default;
};

/// Asks whether a part of a pattern matches what an entry took: the first operand. The others are
/// what nodes of the pattern took elsewhere.
class TvmPatternTest final : public OperandTest {
public:
    /// What it is there for, which decides how it is told.
    enum class Role : std::uint8_t {
        Fact,    ///< A type, a shape, attributes.
        Refused, ///< What stands behind `~`, which then must not match.
        Written, ///< Arguments as a call is written.
    };

    /// All of the roots are asked of the first operand.
    TvmPatternTest(std::shared_ptr<const DplInGraphs> dpl, std::vector<DplId> roots, Role role,
                   std::vector<TvmTestOperand> operands, TvmChoice chosen)
        : m_dpl(std::move(dpl)),
          m_roots(std::move(roots)),
          m_role(role),
          m_operands(std::move(operands)),
          m_chosen(std::move(chosen))
    {
    }

    OperandAnswer ask(const ExpressionGround& ground,
                      std::span<const OperandRef> operands) const override;
    std::string text() const override;
    std::string saw(const Graph& graph, std::span<const OperandRef> operands) const override;
    std::uint32_t reach() const override;
    bool equals(const OperandTest& other) const override;

private:
    static RelaxExpression expressionOf(const RelaxExpressions& expressions,
                                        const TvmTestOperand& as, const OperandRef& given);
    std::vector<RelaxExpression> expressionsOf(const RelaxExpressions& expressions,
                                               std::span<const OperandRef> operands,
                                               std::size_t at) const;
    OperandAnswer askAbout(const RelaxExpressions& expressions, const RelaxExpression& subject,
                           const DplKnown& known) const;

    const DplNode& wish() const { return m_dpl->pattern.nodes[m_roots.front()]; }

    std::shared_ptr<const DplInGraphs> m_dpl;
    std::vector<DplId> m_roots; ///< Never empty.
    Role m_role;
    std::vector<TvmTestOperand> m_operands; ///< The first is the subject: its node is not bound.
    TvmChoice m_chosen;                     ///< Of nodes of which the way is known.
};

} // namespace fusewright
