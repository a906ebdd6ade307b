// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Replacements. A modifier changes what operators below it give; they begin with what the whole
// match gave.

#include "tests/engine/rules/qnn/plain_qnn_rewriter.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace fusewright::test {

namespace {

using PlainPart = std::optional<std::size_t>;

std::optional<DataType> elementsOf(PlainDType type)
{
    switch (type) {
    case PlainDType::QUInt8:
    case PlainDType::UInt8:
        return DataType::U8;
    case PlainDType::QInt8:
    case PlainDType::Int8:
        return DataType::I8;
    case PlainDType::QUInt16:
    case PlainDType::UInt16:
        return DataType::U16;
    case PlainDType::QInt16:
    case PlainDType::Int16:
        return DataType::I16;
    case PlainDType::QInt32:
    case PlainDType::Int32:
        return DataType::I32;
    case PlainDType::Int64:
        return DataType::I64;
    case PlainDType::Float16:
        return DataType::F16;
    case PlainDType::Float32:
        return DataType::F32;
    case PlainDType::Bool:
        return DataType::Bool;
    }
    return std::nullopt;
}

/// What operators give here; what is not known matters only where one is made.
struct PlainContext {
    PlainTensorFacts facts;
    bool isShapeKnown = true;
    bool isTypeKnown = true;
};

struct PlainMaker {
    PlainNet& net;
    std::vector<PlainOperator>& added;
    PlainPlace place;

    PlainAnswer answer(const PlainTerm& term)
    {
        place.net = &net;
        return plainAnswer(term, place);
    }

    std::size_t addResult(const std::string& op, std::vector<std::size_t> operands,
                          PlainTensorFacts facts)
    {
        const std::size_t result = net.addTensor({.name = "made", .facts = std::move(facts)});
        added.push_back({.op = op, .operands = std::move(operands), .results = {result}});
        return result;
    }

    PlainPart addConstant(DataType type, std::int64_t count, std::vector<double> numbers)
    {
        PlainTensor constant{.name = {}, .isConstant = true};
        constant.facts = {.type = type, .shape = {{1, 1, 1, count}}, .steps = {}};
        constant.content = PlainContent{.numbers = std::move(numbers)};
        return net.addTensor(std::move(constant));
    }

    PlainPart generated(const PlainTerm& term)
    {
        const bool isReal = term.text.ends_with("f32");
        const DataType type = isReal ? DataType::F32 : DataType::I32;
        std::vector<double> numbers;
        for (const PlainTerm& operand : term.operands) {
            const PlainAnswer number = answer(operand);
            if (!number.isKnown)
                return std::nullopt;
            numbers.push_back(isReal ? number.asReal() : static_cast<double>(number.whole));
        }
        if (!term.text.starts_with("gen_ConstArr_") || term.text == "gen_ConstArr_vals_i32")
            return addConstant(type, static_cast<std::int64_t>(numbers.size()), numbers);
        const auto count = static_cast<std::size_t>(numbers[1]);
        return addConstant(type, static_cast<std::int64_t>(count),
                           std::vector<double>(count, numbers[0]));
    }

    PlainPart calledOp(const PlainTerm& term, const PlainContext& context)
    {
        std::vector<std::size_t> operands;
        for (std::size_t at = 1; at < term.operands.size(); ++at) {
            const PlainPart operand = made(term.operands[at], context);
            if (!operand)
                return std::nullopt;
            operands.push_back(*operand);
        }
        if (!context.isShapeKnown || !context.isTypeKnown)
            return std::nullopt;
        return addResult(term.operands[0].text, std::move(operands), context.facts);
    }

    PlainPart wrapped(const PlainTerm& term, const PlainContext& context)
    {
        const PlainPart inner = made(term.operands[1], context);
        if (!inner)
            return std::nullopt;
        const std::string& op = term.operands[0].text;
        const auto isMaker = [&](const PlainOperator& each) {
            return each.op == op && std::ranges::find(each.results, *inner) != each.results.end();
        };
        const bool isThere =
            std::ranges::any_of(net.operators, isMaker) || std::ranges::any_of(added, isMaker);
        if (term.text == "WrapOp" && isThere)
            return inner;
        return addResult(op, {*inner}, net.tensors[*inner].facts);
    }

    PlainTensorFacts filledFacts(const PlainAnswer& operand) const
    {
        PlainTensorFacts facts = net.tensors[static_cast<std::size_t>(operand.whole)].facts;
        facts.shape = filledShape(facts);
        return facts;
    }

    /// The shape that `WITH_SIZE` has as its first operand.
    void takeSize(const PlainTerm& term, PlainContext& context)
    {
        if (term.text != "gen_Shape") {
            const PlainAnswer operand = answer(term);
            context.isShapeKnown = operand.isKnown;
            if (operand.isKnown)
                context.facts.shape = filledFacts(operand).shape;
            return;
        }
        context.isShapeKnown = true;
        context.facts.shape.emplace();
        for (const PlainTerm& extent : term.operands) {
            const PlainAnswer size = answer(extent);
            context.isShapeKnown = context.isShapeKnown && size.isKnown && size.whole >= 0;
            context.facts.shape->push_back(size.whole);
        }
    }

    void takeOutput(const PlainTerm& term, PlainContext& context, bool isWhole)
    {
        const PlainAnswer operand = answer(term);
        context.isTypeKnown = operand.isKnown;
        if (isWhole)
            context.isShapeKnown = operand.isKnown;
        if (!operand.isKnown)
            return;
        PlainTensorFacts facts = filledFacts(operand);
        if (!isWhole)
            facts.shape = context.facts.shape;
        context.facts = std::move(facts);
    }

    void takeType(const PlainTerm& term, PlainContext& context)
    {
        const PlainAnswer type = answer(term.operands[0]);
        const PlainAnswer offset = answer(term.operands[1]);
        const PlainAnswer step = answer(term.operands[2]);
        context.isTypeKnown = type.isKnown;
        if (!type.isKnown)
            return;
        const auto which = static_cast<PlainDType>(std::countr_zero(type.dtypes));
        context.facts.type = *elementsOf(which);
        context.facts.steps.clear();
        if (which > PlainDType::QInt32)
            return;
        context.facts.steps.push_back({.scale = step.real, .zeroOffset = offset.whole});
        context.isTypeKnown =
            offset.isKnown && step.isKnown && std::isfinite(step.real) && step.real > 0;
    }

    void takeExtent(const PlainTerm& term, PlainContext& context)
    {
        const PlainAnswer axis = answer(term.operands[0]);
        const PlainAnswer size = answer(term.operands[1]);
        context.isShapeKnown = context.isShapeKnown && context.facts.shape && axis.isKnown
            && size.isKnown && size.whole >= 0;
        if (context.isShapeKnown)
            context.facts.shape->at(static_cast<std::size_t>(axis.whole)) = size.whole;
    }

    PlainPart modified(const PlainTerm& term, PlainContext context)
    {
        if (term.text == "WITH_SIZE")
            takeSize(term.operands[0], context);
        else if (term.text == "WITH_OUTPUT_TYPE")
            takeType(term, context);
        else if (term.text == "ResizeDim")
            takeExtent(term, context);
        else
            takeOutput(term.operands[0], context, term.text == "WITH_SAME_OUTPUT");
        return made(term.operands.back(), context);
    }

    PlainPart sliced(const PlainTerm& term)
    {
        const PlainAnswer in = answer(term.operands[0]);
        if (!in.isKnown)
            return std::nullopt;
        const PlainPiece& piece = place.pieces.at(term.operands[1].text);
        PlainTensorFacts facts = filledFacts(in);
        facts.shape->at(static_cast<std::size_t>(piece.axis)) = piece.size;
        std::vector<std::int64_t> start(facts.shape->size(), 0);
        start[static_cast<std::size_t>(piece.axis)] = piece.start;
        std::vector<std::size_t> operands{static_cast<std::size_t>(in.whole)};
        for (const auto& shape : {start, *facts.shape})
            operands.push_back(net.addTensor(
                {.name = {}, .facts = {.shape = shape, .steps = {}}, .isConstant = true}));
        return addResult("Slice_shape", std::move(operands), facts);
    }

    PlainPart split(const PlainTerm& term, const PlainContext& context)
    {
        const PlainAnswer axis = answer(term.operands[0]);
        const PlainAnswer size = answer(term.operands[2]);
        if (!axis.isKnown || !size.isKnown || size.whole <= 0 || !context.facts.shape)
            return std::nullopt;
        const std::int64_t all = context.facts.shape->at(static_cast<std::size_t>(axis.whole));
        if (all < 0)
            return std::nullopt;
        std::vector<std::size_t> pieces;
        for (std::int64_t start = 0; start < all; start += size.whole) {
            const PlainPiece piece{axis.whole, start, std::min(size.whole, all - start)};
            place.pieces[term.operands[1].text] = piece;
            PlainContext cut = context;
            cut.facts.shape->at(static_cast<std::size_t>(axis.whole)) = piece.size;
            const PlainPart body = made(term.operands[3], cut);
            if (!body)
                return std::nullopt;
            pieces.push_back(*body);
        }
        return addResult("Concat", std::move(pieces), context.facts);
    }

    PlainPart made(const PlainTerm& term, const PlainContext& context)
    {
        if (term.text == "SELECT" && term.type == PlainType::Bool) {
            const PlainAnswer chosen = answer(term.operands[0]);
            if (!chosen.isKnown)
                return std::nullopt;
            return made(term.operands[chosen.isTrue() ? 1 : 2], context);
        }
        if (term.type == PlainType::Operand) {
            const PlainAnswer operand = answer(term);
            return operand.isKnown ? PlainPart(static_cast<std::size_t>(operand.whole))
                                   : std::nullopt;
        }
        if (term.text == "Op")
            return calledOp(term, context);
        if (term.text.starts_with("WrapOp"))
            return wrapped(term, context);
        if (term.text.starts_with("gen_"))
            return generated(term);
        if (term.text == "TYPICAL_SLICE")
            return sliced(term);
        return term.text == "AUTOSPLIT" ? split(term, context) : modified(term, context);
    }
};

} // namespace

PlainPart madePlainly(const PlainTerm& replacement, PlainNet& net, const PlainPlace& place,
                      std::vector<PlainOperator>& added)
{
    PlainContext whole{.facts = net.tensors[place.tags.at("*")].facts};
    whole.facts.shape = filledShape(whole.facts);
    return PlainMaker{net, added, place}.made(replacement, whole);
}

} // namespace fusewright::test
