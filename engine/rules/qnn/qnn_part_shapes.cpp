// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Shapes of a replacement: those that are written, those of operands, and those that the four
// simple functions of splits give. What other functions give nobody knows here.

#include "engine/rules/qnn/qnn_part_maker.h"

#include <utility>

namespace fusewright {

namespace {

using From = MadeFact::From;
using Op = ExpressionOp;

constexpr MadeFact nobodyKnows{.from = From::Nobody, .like = {}};

} // namespace

QnnShape QnnPartMaker::shapeOf(std::uint32_t node)
{
    // Choices between choices are made from the innermost outwards.
    struct Choice {
        std::uint32_t node = 0;
        std::vector<QnnShape> sides = {};
    };
    std::vector<Choice> open;
    std::uint32_t at = node;
    for (;;) {
        const QnnNode& here = m_tree.at(at);
        if (here.isCall("SELECT") && open.size() < QnnTree::mostDepth) {
            open.push_back({.node = at});
            at = here.operands[1];
            continue;
        }
        if (here.isCall("gen_ShapeOf")) {
            at = here.operands.front();
            continue;
        }
        QnnShape shape;
        if (here.kind == QnnNode::Kind::Call)
            shape = shapeOfCall(here);
        else
            shape.from = factOf(at);
        while (!open.empty()) {
            Choice& choice = open.back();
            choice.sides.push_back(std::exchange(shape, {}));
            const QnnNode& call = m_tree.at(choice.node);
            if (choice.sides.size() < 2) {
                at = call.operands[2];
                break;
            }
            shape = chosenShape(call, choice.sides[0], choice.sides[1]);
            open.pop_back();
        }
        if (open.empty())
            return shape;
    }
}

QnnShape QnnPartMaker::shapeOfCall(const QnnNode& call)
{
    QnnShape shape;
    if (call.text == "gen_Shape") {
        shape.from.from = From::Given;
        for (const std::uint32_t operand : call.operands)
            shape.dims.push_back(m_expressions.make(operand));
        return shape;
    }
    if (call.text == "AUTOSPLIT_SHAPEFN_APPLY")
        return pieceShape(call);
    if (call.text == "SHAPEFN_APPLY" || call.text.starts_with("gen_Const")) {
        shape.from = nobodyKnows;
        return shape;
    }
    shape.from = factOf(static_cast<std::uint32_t>(&call - m_tree.nodes.data()));
    return shape;
}

/// The start or the size of a piece, along the axis that is split or another one.
QnnShape QnnPartMaker::pieceShape(const QnnNode& call)
{
    const std::string& function = m_tree.operand(call, 0).text;
    const bool isOther = function.starts_with("simpledim_split_");
    const bool isStart = function.ends_with("split_start");
    const bool isKnown = (isOther ? call.operands.size() == 4 : call.operands.size() == 3)
        && (isStart || function.ends_with("split_size"))
        && (isOther || function.starts_with("simple_split_"));
    const LoopId loop = m_expressions.loopOf(m_tree.operand(call, 1).text);
    QnnShape shape;
    if (!isKnown || !loop.isValid()) {
        shape.from = nobodyKnows;
        return shape;
    }
    const ByteRange place = call.place;
    const ExpressionId axis = isOther ? m_expressions.make(call.operands[3])
                                      : m_expressions.add(Op::LoopAxis, {}, place, loop);
    const ExpressionId extent =
        m_expressions.add(isStart ? Op::LoopStart : Op::LoopSize, {}, place, loop);
    if (!isStart) {
        shape.from = factOf(call.operands[2]);
        shape.resized.push_back({.axis = axis, .extent = extent});
        return shape;
    }
    shape.from.from = From::Given;
    for (std::uint64_t at = 0; at < 4; ++at) {
        const ExpressionId isHere =
            m_expressions.add(Op::Equal, {axis, m_expressions.size(at, place)}, place);
        shape.dims.push_back(
            m_expressions.add(Op::Select, {isHere, extent, m_expressions.size(0, place)}, place));
    }
    return shape;
}

/// The four extents of a shape as expressions.
std::array<ExpressionId, 4> QnnPartMaker::extents(const QnnShape& shape, ByteRange place)
{
    std::array<ExpressionId, 4> extents;
    const ExpressionId like =
        shape.from.from == From::Whole ? m_expressions.add(Op::Whole, {}, place) : shape.from.like;
    for (std::uint64_t at = 0; at < 4; ++at) {
        if (shape.from.from == From::Given) {
            const std::size_t filled = 4 - std::min<std::size_t>(4, shape.dims.size());
            extents[at] = at < filled ? m_expressions.size(1, place) : shape.dims[at - filled];
            continue;
        }
        const ExpressionId axis = m_expressions.size(at, place);
        extents[at] = m_expressions.add(Op::Extent, {like, axis}, place);
        for (const ResizedAxis& resized : shape.resized) {
            const ExpressionId isHere = m_expressions.add(Op::Equal, {resized.axis, axis}, place);
            extents[at] =
                m_expressions.add(Op::Select, {isHere, resized.extent, extents[at]}, place);
        }
    }
    return extents;
}

QnnShape QnnPartMaker::chosenShape(const QnnNode& call, const QnnShape& first,
                                   const QnnShape& second)
{
    QnnShape shape;
    if (first.from.from == From::Nobody || second.from.from == From::Nobody) {
        shape.from = nobodyKnows;
        return shape;
    }
    const ExpressionId condition = m_expressions.make(call.operands[0]);
    const auto left = extents(first, call.place);
    const auto right = extents(second, call.place);
    shape.from.from = From::Given;
    for (std::size_t at = 0; at < 4; ++at)
        shape.dims.push_back(
            m_expressions.add(Op::Select, {condition, left[at], right[at]}, call.place));
    return shape;
}

} // namespace fusewright
