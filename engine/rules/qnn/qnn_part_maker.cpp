// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_part_maker.h"

#include "engine/rules/qnn/qnn_catalogue.h"

#include <utility>

namespace fusewright {

namespace {

using From = MadeFact::From;
using PartKind = ReplacementPart::Kind;
using Op = ExpressionOp;

bool isQnnModifier(const QnnNode& call)
{
    return call.text.starts_with("WITH_") || call.text == "ResizeDim";
}

MadeFacts wholeFacts()
{
    MadeFacts facts;
    facts.type.from = facts.shape.from = facts.encoding.from = From::Whole;
    return facts;
}

} // namespace

PartId QnnPartMaker::add(ReplacementPart part)
{
    m_parts.push_back(std::move(part));
    return PartId(m_parts.size() - 1);
}

MadeFact QnnPartMaker::factOf(std::uint32_t operand)
{
    const QnnNode& node = m_tree.at(operand);
    if (node.isText() && node.text == "*")
        return {.from = From::Whole, .like = {}};
    return {.from = From::Like, .like = m_expressions.make(operand)};
}

/// What is like the whole is cut to the pieces of the splits around it.
void QnnPartMaker::setShape(Context& context, const QnnShape& shape) const
{
    context.facts.shape = shape.from;
    context.facts.dims = shape.dims;
    context.facts.resized = shape.from.from == From::Whole ? context.pieces : shape.resized;
}

void QnnPartMaker::openOperands(Open& open, std::size_t from)
{
    const QnnNode& call = m_tree.at(open.node);
    for (std::size_t at = from; at < call.operands.size(); ++at)
        open.wanted.push_back(call.operands[at]);
}

void QnnPartMaker::openModifier(Open& open, const QnnNode& call)
{
    Context& within = open.within;
    const std::uint32_t first = call.operands.front();
    if (call.text == "WITH_SIZE") {
        setShape(within, shapeOf(first));
    } else if (call.text == "WITH_TYPE" || call.text == "WITH_SAME_OUTPUT") {
        within.facts.type = within.facts.encoding = factOf(first);
        if (call.text == "WITH_SAME_OUTPUT")
            setShape(within, shapeOf(first));
    } else if (call.text == "WITH_OUTPUT_TYPE") {
        // What is no quantized type gets no quantization.
        const QnnNode& type = m_tree.operand(call, 0);
        const bool isPlain = type.kind == QnnNode::Kind::Type
            && QnnCatalogue::builtIn().isQuantizedType(type.text) == false;
        within.facts.type.from = From::Given;
        within.facts.encoding.from = isPlain ? From::Inference : From::Given;
        within.facts.givenType = m_expressions.make(first);
        within.facts.isQuantized =
            type.kind == QnnNode::Kind::Type ? ExpressionId() : m_expressions.isQuantized(first);
        within.facts.offset = m_expressions.add(Op::ToInt, {m_expressions.make(call.operands[1])},
                                                m_tree.operand(call, 1).place);
        within.facts.step = m_expressions.make(call.operands[2]);
    } else if (call.text == "WITH_MULTI_OUT") {
        within.results = m_expressions.make(first);
    } else if (call.text == "ResizeDim") {
        within.facts.resized.push_back(
            {.axis = m_expressions.make(first), .extent = m_expressions.make(call.operands[1])});
    }
    open.wanted.push_back(call.operands.back());
}

void QnnPartMaker::openLoop(Open& open, const QnnNode& call)
{
    const bool isSplit = call.text == "AUTOSPLIT";
    const ByteRange place = call.name;
    const ExpressionId whole = m_expressions.add(Op::Whole, {}, place);
    ReplacementLoop loop{.tag = m_tree.operand(call, 1).text,
                         .from = {},
                         .to = {},
                         .step = {},
                         .axis = {},
                         .outer = open.context.loop,
                         .place = call.place};
    const LoopId id(m_loops.size());
    if (isSplit) {
        loop.from = m_expressions.size(0, place);
        loop.axis = m_expressions.make(call.operands[0]);
        loop.to = m_expressions.add(Op::Extent, {whole, loop.axis}, place);
        loop.step = m_expressions.make(call.operands[2]);
    } else {
        loop.from = m_expressions.make(call.operands[2]);
        loop.to = m_expressions.make(call.operands[3]);
        open.wanted.push_back(call.operands[0]);
    }
    m_loops.push_back(loop);
    m_expressions.open(m_tree.operand(call, 1).text, id);
    open.inner = id;
    open.within.loop = id;
    if (isSplit) {
        const ResizedAxis piece{.axis = m_expressions.add(Op::LoopAxis, {}, place, id),
                                .extent = m_expressions.add(Op::LoopSize, {}, place, id)};
        open.within.pieces.push_back(piece);
        if (open.within.facts.shape.from == From::Whole)
            open.within.facts.resized.push_back(piece);
    }
    open.wanted.push_back(call.operands.back());
}

QnnPartMaker::Open QnnPartMaker::opened(std::uint32_t node, Context context)
{
    Open open{.node = node, .context = context};
    const QnnNode& call = m_tree.at(node);
    open.within = std::move(context);
    if (!isQnnModifier(call))
        open.within.results = {};
    if (call.kind != QnnNode::Kind::Call)
        return open;
    if (call.text == "Op")
        openOperands(open, 1);
    else if (call.text == "OpMultiOut")
        openOperands(open, 3);
    else if (call.text == "WrapOp" || call.text == "WrapOpAlways")
        openOperands(open, 1);
    else if (call.text == "SELECT")
        openOperands(open, 1);
    else if (call.text == "AUTOSPLIT" || call.text == "OP_ITER")
        openLoop(open, call);
    else if (isQnnModifier(call))
        openModifier(open, call);
    return open;
}

PartId QnnPartMaker::make(std::uint32_t root)
{
    Context context{.facts = wholeFacts(), .pieces = {}, .loop = {}, .results = {}};
    std::vector<Open> open;
    open.push_back(opened(root, std::move(context)));
    PartId last;
    while (!open.empty()) {
        Open& top = open.back();
        if (top.made.size() < top.wanted.size()) {
            const std::size_t at = top.made.size();
            const bool isBase = top.inner.isValid() && at + 1 < top.wanted.size();
            Context inner = isBase ? top.context : top.within;
            inner.results =
                isQnnModifier(m_tree.at(top.node)) ? top.within.results : ExpressionId();
            Open next = opened(top.wanted[at], std::move(inner));
            open.push_back(std::move(next));
            continue;
        }
        last = finished(top);
        open.pop_back();
        if (!last.isValid())
            return {};
        if (!open.empty())
            open.back().made.push_back(last);
    }
    return last;
}

PartId QnnPartMaker::finished(const Open& open)
{
    const QnnNode& node = m_tree.at(open.node);
    return node.kind == QnnNode::Kind::Call ? finishedCall(open, node) : taken(open);
}

PartId QnnPartMaker::finishedCall(const Open& open, const QnnNode& call)
{
    if (call.text == "Op" && call.operands.size() == 3
        && qnnOperatorName(m_tree, call.operands[0]) == "$Out")
        return result(open, call);
    if (call.text == "Op")
        return newOperator(open, qnnOperatorName(m_tree, call.operands[0]));
    if (call.text == "OpMultiOut")
        return newOperator(open, qnnOperatorName(m_tree, call.operands[2]));
    if (call.text == "WrapOp" || call.text == "WrapOpAlways")
        return wrap(open, call);
    if (call.text == "SELECT")
        return choice(open, call);
    if (call.text == "AUTOSPLIT")
        return split(open, call);
    if (call.text == "OP_ITER")
        return iteration(open, call);
    if (isQnnModifier(call))
        return open.made.front();
    if (call.text.starts_with("gen_Const"))
        return constant(open, call);
    if (call.text.starts_with("gen_Shape") || call.text.ends_with("SHAPEFN_APPLY"))
        return shapePart(open, open.node);
    if (call.text == "EXTERNAL_REPLACE")
        return external(open, call);
    return taken(open);
}

PartId QnnPartMaker::taken(const Open& open)
{
    return add({.kind = PartKind::Taken,
                .loop = open.context.loop,
                .operand = m_expressions.make(open.node),
                .place = m_tree.at(open.node).place});
}

std::vector<PartOperand> QnnPartMaker::operandsOf(const std::vector<PartId>& parts) const
{
    std::vector<PartOperand> operands;
    operands.reserve(parts.size());
    for (const PartId part : parts)
        operands.push_back(
            {.part = part, .isSpread = m_parts[part.index].kind == PartKind::Repeat});
    return operands;
}

PartId QnnPartMaker::newOperator(const Open& open, std::string_view name)
{
    const QnnNode& call = m_tree.at(open.node);
    ReplacementPart part{.loop = open.context.loop,
                         .op = std::string(name),
                         .operands = operandsOf(open.made),
                         .facts = open.context.facts,
                         .resultCount = open.context.results,
                         .place = call.place};
    if (call.text == "OpMultiOut") {
        part.resultCount = m_expressions.make(call.operands[0]);
        part.resultNumber = m_expressions.make(call.operands[1]);
    }
    return add(std::move(part));
}

/// `Op("$Out", operator, gen_Shape(0, 0, results, number))`: one result of the operator.
PartId QnnPartMaker::result(const Open& open, const QnnNode& call)
{
    const QnnNode& which = m_tree.operand(call, 2);
    const bool isMade = m_parts[open.made.front().index].kind == PartKind::Operator;
    if (!isMade || !which.isCall("gen_Shape") || which.operands.size() != 4)
        return newOperator(open, qnnOperatorName(m_tree, call.operands[0]));
    ReplacementPart part = m_parts[open.made.front().index];
    part.resultCount = m_expressions.make(which.operands[2]);
    part.resultNumber = m_expressions.make(which.operands[3]);
    part.facts = open.context.facts;
    part.place = call.place;
    return add(std::move(part));
}

PartId QnnPartMaker::wrap(const Open& open, const QnnNode& call)
{
    MadeFacts facts;
    facts.type.from = facts.shape.from = facts.encoding.from = From::FirstOperand;
    return add({.kind = call.text == "WrapOp" ? PartKind::Wrap : PartKind::Operator,
                .loop = open.context.loop,
                .op = std::string(qnnOperatorName(m_tree, call.operands[0])),
                .operands = operandsOf(open.made),
                .facts = std::move(facts),
                .place = call.place});
}

PartId QnnPartMaker::choice(const Open& open, const QnnNode& call)
{
    return add({.kind = PartKind::Choice,
                .loop = open.context.loop,
                .operands = operandsOf(open.made),
                .condition = m_expressions.make(call.operands[0]),
                .place = call.place});
}

/// All pieces, joined along the axis.
PartId QnnPartMaker::split(const Open& open, const QnnNode& call)
{
    const PartId all = add({.kind = PartKind::Repeat,
                            .loop = open.context.loop,
                            .operands = operandsOf(open.made),
                            .repeated = open.inner,
                            .place = call.place});
    return add({.loop = open.context.loop,
                .op = "Concat",
                .operands = operandsOf({all}),
                .attributes = {{.name = "axis", .values = {m_loops[open.inner.index].axis}}},
                .facts = open.context.facts,
                .place = call.place});
}

/// An operator that is there, as a part: its name and its operands, one after another.
PartId QnnPartMaker::operatorOf(const Open& open, std::uint32_t node)
{
    const QnnNode& tag = m_tree.at(node);
    const std::string_view name =
        tag.text == "*" ? m_matched : m_match.operatorOf(tag.isText() ? tag.text : "");
    if (name.empty())
        return {};
    const ExpressionId operand = m_expressions.make(node);
    const LoopId loop(m_loops.size());
    m_loops.push_back({.tag = "operands " + std::to_string(loop.index),
                       .from = m_expressions.size(0, tag.place),
                       .to = m_expressions.add(Op::Inputs, {operand}, tag.place),
                       .step = {},
                       .axis = {},
                       .outer = open.context.loop,
                       .place = tag.place});
    const ExpressionId which = m_expressions.add(Op::LoopStart, {}, tag.place, loop);
    const PartId each = add({.kind = PartKind::Taken,
                             .loop = loop,
                             .operand = m_expressions.add(Op::InputOf, {operand, which}, tag.place),
                             .place = tag.place});
    const PartId all = add({.kind = PartKind::Repeat,
                            .loop = open.context.loop,
                            .operands = operandsOf({each}),
                            .repeated = loop,
                            .place = tag.place});
    return add({.loop = open.context.loop,
                .op = std::string(name),
                .operands = operandsOf({all}),
                .facts = open.context.facts,
                .place = tag.place});
}

/// The base, with one more operand for each turn.
PartId QnnPartMaker::iteration(const Open& open, const QnnNode& call)
{
    PartId base = open.made.front();
    if (m_parts[base.index].kind == PartKind::Taken)
        base = operatorOf(open, call.operands[0]);
    if (!base.isValid() || m_parts[base.index].kind != PartKind::Operator)
        return add({.kind = PartKind::External,
                    .loop = open.context.loop,
                    .op = "OP_ITER",
                    .place = call.place});
    const PartId all = add({.kind = PartKind::Repeat,
                            .loop = open.context.loop,
                            .operands = operandsOf({open.made.back()}),
                            .repeated = open.inner,
                            .place = call.place});
    ReplacementPart part = m_parts[base.index];
    part.operands.push_back({.part = all, .isSpread = true});
    part.facts = open.context.facts;
    part.place = call.place;
    return add(std::move(part));
}

PartId QnnPartMaker::constant(const Open& open, const QnnNode& call)
{
    const bool isFloat = call.text.ends_with("_f32");
    const bool isList = call.text == "gen_ConstArr_vals_i32";
    const bool isArray = call.text.starts_with("gen_ConstArr");
    ReplacementPart part{
        .kind = PartKind::Constant, .loop = open.context.loop, .place = call.place};
    part.facts.type.from = part.facts.shape.from = From::Given;
    part.facts.givenType = m_expressions.add(ExpressionOp::Literal, {}, call.place,
                                             Scalar::of(isFloat ? DataType::F32 : DataType::I32));
    const ExpressionId one = m_expressions.size(1, call.place);
    const ExpressionId count = isList ? m_expressions.size(call.operands.size(), call.place)
        : isArray                     ? m_expressions.make(call.operands[1])
                                      : one;
    part.facts.dims = {one, one, one, count};
    for (std::size_t at = 0; at < (isList ? call.operands.size() : 1); ++at) {
        const ExpressionId value = m_expressions.make(call.operands[at]);
        part.elements.push_back(isFloat ? m_expressions.add(Op::ToFloat, {value}, call.place)
                                        : value);
    }
    return add(std::move(part));
}

/// A shape as an operand: a constant that has it.
PartId QnnPartMaker::shapePart(const Open& open, std::uint32_t node)
{
    const QnnShape shape = shapeOf(node);
    const ByteRange place = m_tree.at(node).place;
    ReplacementPart part{.kind = PartKind::Constant,
                         .loop = open.context.loop,
                         .elements = {m_expressions.add(ExpressionOp::Literal, {}, place,
                                                        Scalar::of(std::int64_t{0}))},
                         .place = place};
    part.facts.shape = shape.from;
    part.facts.dims = shape.dims;
    part.facts.resized = shape.resized;
    return add(std::move(part));
}

PartId QnnPartMaker::external(const Open& open, const QnnNode& call)
{
    return add({.kind = PartKind::External,
                .loop = open.context.loop,
                .op = m_tree.operand(call, 0).text,
                .place = call.place});
}

} // namespace fusewright
