// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/replacement_part.h"
#include "engine/rules/qnn/qnn_expression_maker.h"
#include "engine/rules/qnn/qnn_match_maker.h"

#include <array>
#include <optional>
#include <vector>

namespace fusewright {

/// A shape as a replacement says it.
struct QnnShape {
    MadeFact from;
    std::vector<ExpressionId> dims;   ///< Of a given one.
    std::vector<ResizedAxis> resized; ///< Of one that is like another.
};

/// Makes the parts of a checked replacement whose helpers are expanded.
///
/// Modifiers say what the operators below them give, as far as no other modifier says it below
/// them; without one it is what the match gives, within a split cut to the piece.
class QnnPartMaker {
public:
    QnnPartMaker(const QnnTree& tree, const QnnMatchMaker& match, std::string_view matched,
                 QnnExpressionMaker& expressions)
        : m_tree(tree), m_match(match), m_matched(matched), m_expressions(expressions)
    {
    }

    /// The part that the root stands for; invalid where something could not be made.
    PartId make(std::uint32_t root);
    const std::vector<ReplacementPart>& parts() const { return m_parts; }
    const std::vector<ReplacementLoop>& loops() const { return m_loops; }

private:
    /// What holds for all that is made below a node.
    struct Context {
        MadeFacts facts;
        std::vector<ResizedAxis> pieces; ///< Of the splits around it.
        LoopId loop;
        ExpressionId results; ///< How many, of the next operator.
    };
    /// A node that is being made; its parts are made before it.
    struct Open {
        std::uint32_t node = 0;
        Context context;
        std::vector<std::uint32_t> wanted = {};
        std::vector<PartId> made = {};
        LoopId inner = {};   ///< The loop that it opens,
        Context within = {}; ///< and what holds in its last operand.
    };

    Open opened(std::uint32_t node, Context context);
    void openOperands(Open& open, std::size_t from);
    void openModifier(Open& open, const QnnNode& call);
    void openLoop(Open& open, const QnnNode& call);
    PartId finished(const Open& open);
    PartId finishedCall(const Open& open, const QnnNode& call);
    PartId taken(const Open& open);
    PartId newOperator(const Open& open, std::string_view name);
    PartId result(const Open& open, const QnnNode& call);
    PartId wrap(const Open& open, const QnnNode& call);
    PartId choice(const Open& open, const QnnNode& call);
    PartId split(const Open& open, const QnnNode& call);
    PartId iteration(const Open& open, const QnnNode& call);
    PartId operatorOf(const Open& open, std::uint32_t node);
    PartId constant(const Open& open, const QnnNode& call);
    PartId shapePart(const Open& open, std::uint32_t node);
    PartId external(const Open& open, const QnnNode& call);

    QnnShape shapeOf(std::uint32_t node);
    QnnShape shapeOfCall(const QnnNode& call);
    QnnShape pieceShape(const QnnNode& call);
    QnnShape chosenShape(const QnnNode& call, const QnnShape& first, const QnnShape& second);
    std::array<ExpressionId, 4> extents(const QnnShape& shape, ByteRange place);
    void setShape(Context& context, const QnnShape& shape) const;
    MadeFact factOf(std::uint32_t operand);
    PartId add(ReplacementPart part);
    std::vector<PartOperand> operandsOf(const std::vector<PartId>& parts) const;

    const QnnTree& m_tree;
    const QnnMatchMaker& m_match;
    std::string_view m_matched; ///< The operator at the place of the match.
    QnnExpressionMaker& m_expressions;
    std::vector<ReplacementPart> m_parts;
    std::vector<ReplacementLoop> m_loops;
};

} // namespace fusewright
