// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Macros, by the expansions of the grammar and the meanings of the kit's helpers.

#include "tests/engine/rules/qnn/plain_qnn_term.h"

#include <map>
#include <utility>

namespace fusewright::test {

namespace {

std::optional<PlainTerm> dtypeMacro(const PlainTerm& term)
{
    static const std::map<std::string, std::string> types{
        {"IS_QUINT8", "QUInt8"},   {"IS_QINT8", "QInt8"},     {"IS_QUINT16", "QUInt16"},
        {"IS_QINT16", "QInt16"},   {"IS_QINT32", "QInt32"},   {"IS_INT32", "Int32"},
        {"IS_FLOAT16", "Float16"}, {"IS_FLOAT32", "Float32"}, {"IS_FLOAT", "Float32"}};
    const auto found = types.find(term.text);
    if (found == types.end())
        return std::nullopt;
    for (std::uint32_t at = 0; at < plainDTypes; ++at) {
        if (nameOf(static_cast<PlainDType>(at)) != found->second)
            continue;
        PlainTerm constant{.text = "DType::" + found->second,
                           .type = PlainType::DType,
                           .value = PlainAnswer::dtype(1U << at),
                           .operands = {}};
        return plainCall("EQ", PlainType::Bool,
                         {plainCall("DTYPE_OF", PlainType::DType, term.operands), constant});
    }
    return std::nullopt;
}

PlainTerm extentTerm(const PlainTerm& operand, std::int64_t axis)
{
    return plainCall("DIM_OF", PlainType::Size, {operand, plainInt(axis)});
}

PlainTerm bothEqual(const std::string& property, PlainType type, const PlainTerm& term)
{
    return plainCall("EQ", PlainType::Bool,
                     {plainCall(property, type, {term.operands[0]}),
                      plainCall(property, type, {term.operands[1]})});
}

PlainTerm ofEach(const std::string& reduction, const std::string& function, const PlainTerm& term)
{
    std::vector<PlainTerm> all;
    for (const PlainTerm& operand : term.operands)
        all.push_back(plainCall(function, PlainType::Bool, {operand}));
    return plainCall(reduction, PlainType::Bool, std::move(all));
}

PlainTerm onesTerm(const PlainTerm& term, std::int64_t axes, bool areWanted)
{
    std::vector<PlainTerm> all;
    for (std::int64_t axis = 0; axis < axes; ++axis)
        all.push_back(plainCall(areWanted ? "EQ" : "NE", PlainType::Bool,
                                {extentTerm(term.operands[0], axis), plainInt(1)}));
    return plainCall(areWanted ? "AND" : "OR", PlainType::Bool, std::move(all));
}

std::optional<PlainTerm> comparingMacro(const PlainTerm& term)
{
    const PlainTerm& x = term.operands[0];
    if (term.text == "SAME_SHAPE") {
        std::vector<PlainTerm> all;
        for (std::int64_t axis = 0; axis < 4; ++axis)
            all.push_back(plainCall("EQ", PlainType::Bool,
                                    {extentTerm(x, axis), extentTerm(term.operands[1], axis)}));
        return plainCall("AND", PlainType::Bool, std::move(all));
    }
    const bool isQuantAndType = term.text == "SAME_DTYPE_QUANT";
    if (!isQuantAndType && term.text != "SAME_QUANT")
        return std::nullopt;
    const PlainTerm step = bothEqual("STEPSIZE_OF", PlainType::Float, term);
    const PlainTerm offset = bothEqual("ZERO_OFFSET_OF", PlainType::Int, term);
    if (isQuantAndType)
        return plainCall("AND", PlainType::Bool,
                         {bothEqual("DTYPE_OF", PlainType::DType, term), step, offset});
    return plainCall("OR", PlainType::Bool,
                     {plainCall("AND", PlainType::Bool, {step, offset}),
                      ofEach("AND", "IS_FLOAT16", term), ofEach("AND", "IS_FLOAT32", term)});
}

std::optional<PlainTerm> shapeMacro(const PlainTerm& term)
{
    static const std::map<std::string, std::int64_t> axes{
        {"DIM_BATCHES", 0},    {"DIM_HEIGHT", 1},    {"DIM_WIDTH", 2},     {"DIM_DEPTH", 3},
        {"DIM_FILTHEIGHT", 0}, {"DIM_FILTWIDTH", 1}, {"DIM_FILTDEPTH", 2}, {"DIM_NFILTS", 3}};
    const auto axis = axes.find(term.text);
    if (axis != axes.end())
        return extentTerm(term.operands[0], axis->second);
    if (term.text == "IS_SCALAR" || term.text == "IS_NOT_SCALAR")
        return onesTerm(term, 4, term.text == "IS_SCALAR");
    if (term.text != "IS_SHAPE_1x1x1xd")
        return std::nullopt;
    const PlainTerm rank = plainCall("RANK_OF", PlainType::Size, term.operands);
    return plainCall(
        "AND", PlainType::Bool,
        {onesTerm(term, 3, true), plainCall("NE", PlainType::Bool, {rank, plainInt(5)})});
}

std::optional<PlainTerm> numberMacro(const PlainTerm& term)
{
    const bool isLeast = term.text == "MIN_QU8";
    if (!isLeast && term.text != "MAX_QU8")
        return std::nullopt;
    const PlainTerm step = plainCall("STEPSIZE_OF", PlainType::Float, term.operands);
    const PlainTerm offset = plainCall("ZERO_OFFSET_OF", PlainType::Int, term.operands);
    if (isLeast)
        return plainCall("MUL", PlainType::Float,
                         {plainCall("NEG", PlainType::Float, {step}), offset});
    const PlainTerm distance = plainCall("SUB", PlainType::Int, {plainInt(255), offset});
    return plainCall("MUL", PlainType::Float, {step, distance});
}

} // namespace

std::optional<PlainTerm> plainExpansion(const PlainTerm& term)
{
    if (term.operands.empty())
        return std::nullopt;
    if (term.text == "IS_QUANT_TYPE") {
        std::vector<PlainTerm> all;
        for (const char* name : {"IS_QUINT8", "IS_QINT8", "IS_QUINT16", "IS_QINT16", "IS_QINT32"})
            all.push_back(plainCall(name, PlainType::Bool, term.operands));
        return plainCall("OR", PlainType::Bool, std::move(all));
    }
    for (const auto& find : {dtypeMacro, comparingMacro, shapeMacro, numberMacro}) {
        auto found = find(term);
        if (found)
            return found;
    }
    return std::nullopt;
}

} // namespace fusewright::test
