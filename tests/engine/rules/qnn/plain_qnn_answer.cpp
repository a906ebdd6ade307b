// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/qnn/plain_qnn_term.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <set>
#include <string_view>

namespace fusewright::test {

namespace {

constexpr std::int64_t failedInt = std::numeric_limits<std::int32_t>::min();

using PlainAnswers = std::vector<PlainAnswer>;

std::uint32_t bitOf(PlainDType type)
{
    return 1U << static_cast<std::uint32_t>(type);
}

const PlainTensor& tensorOf(const PlainAnswer& operand, const PlainPlace& place)
{
    return place.net->tensors[static_cast<std::size_t>(operand.whole)];
}

// Operands

PlainAnswer nthOf(const std::vector<std::size_t>& tensors, const PlainAnswer& which)
{
    if (!which.isKnown || which.whole < 0
        || which.whole >= static_cast<std::int64_t>(tensors.size()))
        return PlainAnswer::unknown(PlainType::Operand);
    return PlainAnswer::tensor(tensors[static_cast<std::size_t>(which.whole)]);
}

/// The results of the operator that gives a tensor; a tensor that none gives is one result.
std::vector<std::size_t> resultsBeside(std::size_t tensor, const PlainNet& net)
{
    const std::size_t maker = net.makerOf(tensor);
    return maker == PlainNet::nowhere ? std::vector{tensor} : net.operators[maker].results;
}

std::vector<std::size_t> operandsBehind(std::size_t tensor, const PlainNet& net)
{
    const std::size_t maker = net.makerOf(tensor);
    return maker == PlainNet::nowhere ? std::vector<std::size_t>() : net.operators[maker].operands;
}

/// What is one of both, and nobody knows which.
PlainAnswer joined(const PlainAnswer& one, const PlainAnswer& other)
{
    const PlainType type = commonType(std::array{one, other});
    if (type == PlainType::DType)
        return PlainAnswer::dtype(one.dtypes | other.dtypes);
    const bool areNumbers = !std::isnan(one.real) || !std::isnan(other.real);
    const bool isSame =
        one.isKnown && other.isKnown && (!areNumbers || plainComparison("EQ", one, other).isTrue());
    return isSame ? one : PlainAnswer::unknown(type);
}

PlainAnswer operandAnswer(const std::string& function, const PlainAnswers& given,
                          const PlainPlace& place)
{
    if (function == "SELECT") {
        if (!given[0].isKnown)
            return place.joins ? joined(given[1], given[2])
                               : PlainAnswer::unknown(PlainType::Operand);
        return given[0].isTrue() ? given[1] : given[2];
    }
    if (!given[0].isKnown)
        return given[0];
    const auto tensor = static_cast<std::size_t>(given[0].whole);
    return nthOf(function == "INPUT_OF" ? operandsBehind(tensor, *place.net)
                                        : resultsBeside(tensor, *place.net),
                 given[1]);
}

// Properties

bool isFloatingPoint(DataType type)
{
    return type == DataType::F32 || type == DataType::F16;
}

/// The one step of all elements; of types that are not quantized 1 and 0.
std::optional<FixedPoint> stepOf(const PlainAnswer& operand, const PlainPlace& place)
{
    if (!operand.isKnown)
        return std::nullopt;
    const PlainTensorFacts& facts = tensorOf(operand, place).facts;
    const auto other = std::ranges::adjacent_find(facts.steps, std::not_equal_to<>());
    if (!facts.steps.empty() && other == facts.steps.end())
        return facts.steps.front();
    const PlainAnswer type = dtypeOf(*place.net, facts);
    if (facts.steps.empty() && (isFloatingPoint(facts.type) || type.isKnown))
        return FixedPoint{};
    return std::nullopt;
}

std::optional<std::int64_t> elementSize(DataType type)
{
    switch (type) {
    case DataType::I64:
        return 8;
    case DataType::F32:
    case DataType::I32:
        return 4;
    case DataType::F16:
    case DataType::U16:
    case DataType::I16:
        return 2;
    case DataType::U8:
    case DataType::I8:
    case DataType::Bool:
        return 1;
    default:
        return std::nullopt;
    }
}

PlainAnswer extentOf(const PlainAnswer& operand, const PlainAnswer& axis, const PlainPlace& place)
{
    if (!operand.isKnown || !axis.isKnown)
        return PlainAnswer::unknown(PlainType::Size);
    const auto shape = filledShape(tensorOf(operand, place).facts);
    if (!shape || axis.whole < 0 || axis.whole >= static_cast<std::int64_t>(shape->size()))
        return PlainAnswer::unknown(PlainType::Size);
    return PlainAnswer::size((*shape)[static_cast<std::size_t>(axis.whole)]);
}

PlainAnswer sizeProperty(const std::string& function, const PlainAnswer& operand,
                         const PlainPlace& place)
{
    if (!operand.isKnown)
        return PlainAnswer::unknown(PlainType::Size);
    const auto tensor = static_cast<std::size_t>(operand.whole);
    std::optional<std::int64_t> size;
    if (function == "RANK_OF") {
        const auto shape = filledShape(tensorOf(operand, place).facts);
        if (shape)
            size = static_cast<std::int64_t>(shape->size());
    } else if (function == "ELEMENTSIZE_OF") {
        size = elementSize(tensorOf(operand, place).facts.type);
    } else if (function == "INPUTS_OF") {
        size = static_cast<std::int64_t>(operandsBehind(tensor, *place.net).size());
    } else {
        size = static_cast<std::int64_t>(resultsBeside(tensor, *place.net).size());
    }
    return size ? PlainAnswer::size(*size) : PlainAnswer::unknown(PlainType::Size);
}

PlainAnswer property(const std::string& function, const PlainAnswers& given,
                     const PlainPlace& place)
{
    if (function == "DIM_OF")
        return extentOf(given[0], given[1], place);
    if (function == "DTYPE_OF")
        return given[0].isKnown ? dtypeOf(*place.net, tensorOf(given[0], place).facts)
                                : PlainAnswer::unknown(PlainType::DType);
    if (function == "STEPSIZE_OF" || function == "ZERO_OFFSET_OF") {
        const bool isStep = function == "STEPSIZE_OF";
        const auto step = stepOf(given[0], place);
        if (!step)
            return PlainAnswer::unknown(isStep ? PlainType::Float : PlainType::Int);
        return isStep ? PlainAnswer::real32(step->scale) : PlainAnswer::number(step->zeroOffset);
    }
    return sizeProperty(function, given[0], place);
}

// Comparisons of operands

PlainAnswer sameEncoding(const PlainAnswers& given, const PlainPlace& place)
{
    if (!given[0].isKnown || !given[1].isKnown)
        return PlainAnswer::unknown(PlainType::Bool);
    if (place.joins && given[0].whole == given[1].whole)
        return PlainAnswer::truth(true);
    const PlainTensorFacts& left = tensorOf(given[0], place).facts;
    const PlainTensorFacts& right = tensorOf(given[1], place).facts;
    const PlainAnswer same =
        plainComparison("EQ", dtypeOf(*place.net, left), dtypeOf(*place.net, right));
    return same.isTrue() ? PlainAnswer::truth(left.steps == right.steps) : same;
}

PlainAnswer sameOperator(const PlainAnswers& given, const PlainPlace& place)
{
    if (!given[0].isKnown || !given[1].isKnown)
        return PlainAnswer::unknown(PlainType::Bool);
    const std::size_t maker = place.net->makerOf(static_cast<std::size_t>(given[0].whole));
    return PlainAnswer::truth(
        given[0].whole == given[1].whole
        || (maker != PlainNet::nowhere
            && maker == place.net->makerOf(static_cast<std::size_t>(given[1].whole))));
}

// Contents of constants

/// An element that was looked for: it is not there, or nobody knows, or it has a value.
struct PlainElement {
    bool isKnown = false;
    std::optional<double> value;
};

std::int64_t countOf(const std::vector<std::int64_t>& shape)
{
    return std::accumulate(shape.begin(), shape.end(), std::int64_t(1), std::multiplies<>());
}

PlainElement elementAt(const PlainAnswer& operand, const PlainAnswer& index,
                       const PlainPlace& place)
{
    if (!operand.isKnown)
        return {};
    const PlainTensor& tensor = tensorOf(operand, place);
    if (!tensor.isConstant)
        return {.isKnown = true};
    if (!index.isKnown)
        return {};
    if (index.whole < 0)
        return {.isKnown = true};
    const auto& shape = tensor.facts.shape;
    if (shape && index.whole >= countOf(*shape))
        return {.isKnown = true};
    if (!tensor.content)
        return {};
    const auto at = static_cast<std::size_t>(index.whole);
    const std::vector<double>& numbers = tensor.content->numbers;
    if (at >= numbers.size())
        return {.isKnown = tensor.content->isComplete};
    return {.isKnown = true, .value = numbers[at]};
}

std::optional<std::int64_t> fittingInt(double value)
{
    if (std::trunc(value) != value || value < -2147483648.0 || value > 2147483647.0)
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

PlainAnswer contentAnswer(const std::string& function, const PlainAnswers& given,
                          const PlainPlace& place)
{
    const bool isInt = function.starts_with("CONSTVAL_INT");
    const bool isTest = function.ends_with("_VALID");
    const PlainElement element = elementAt(given[0], given[1], place);
    if (!element.isKnown) {
        const PlainType type = isInt ? PlainType::Int : PlainType::Float;
        return PlainAnswer::unknown(isTest ? PlainType::Bool : type);
    }
    if (isInt) {
        const auto whole = element.value ? fittingInt(*element.value) : std::nullopt;
        return isTest ? PlainAnswer::truth(whole.has_value())
                      : PlainAnswer::number(whole.value_or(failedInt));
    }
    return isTest
        ? PlainAnswer::truth(element.value.has_value())
        : PlainAnswer::real32(element.value.value_or(std::numeric_limits<double>::quiet_NaN()));
}

// Options

std::optional<double> optionNumber(const std::string& text)
{
    if (text == "true" || text == "false")
        return text == "true" ? 1 : 0;
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec == std::errc() && read.ptr == end)
        return number;
    return text.empty() ? 0 : 1;
}

PlainAnswer optionAnswer(const std::string& function, const std::string& name,
                         const PlainPlace& place)
{
    const PlainType type = function == "OPTION_BOOL" ? PlainType::Bool
        : function == "OPTION_INT"                   ? PlainType::Int
        : function == "OPTION_UINT"                  ? PlainType::Size
                                                     : PlainType::Float;
    const auto found = place.options->find(name);
    if (found == place.options->end())
        return PlainAnswer::unknown(type);
    const auto number = optionNumber(found->second);
    if (!number)
        return PlainAnswer::unknown(type);
    if (type == PlainType::Bool)
        return PlainAnswer::truth(*number != 0);
    if (type == PlainType::Float)
        return PlainAnswer::real32(*number);
    const auto whole = static_cast<std::int64_t>(*number);
    return type == PlainType::Int ? PlainAnswer::number(whole) : PlainAnswer::size(whole);
}

PlainAnswer pieceAnswer(const std::string& function, const std::string& tag,
                        const PlainPlace& place)
{
    const PlainPiece& piece = place.pieces.at(tag);
    if (function == "SPLIT_DIM")
        return PlainAnswer::size(piece.axis);
    return PlainAnswer::size(function == "SPLIT_SIZE" ? piece.size : piece.start);
}

PlainAnswer wordAnswer(const std::string& word, const PlainPlace& place)
{
    static const std::map<std::string, std::int64_t> constants{
        {"CHANNEL_SPLIT_SIZE", 256}, {"MIN_CHANNEL_SPLIT_SIZE", 32}, {"MIN_WIDTH", 8}};
    const auto constant = constants.find(word);
    if (constant != constants.end())
        return PlainAnswer::number(constant->second);
    if (word == "TILE_HEIGHT")
        return optionAnswer("OPTION_UINT", "tile_height", place);
    return {};
}

PlainAnswer selected(const PlainAnswers& given, const PlainPlace& place)
{
    const PlainAnswer& yes = given[1];
    const PlainAnswer& no = given[2];
    const PlainType type = commonType(std::array{yes, no});
    if (!given[0].isKnown)
        return place.joins ? joined(yes, no) : PlainAnswer::unknown(type);
    const PlainAnswer& chosen = given[0].isTrue() ? yes : no;
    const bool isNumber =
        type == PlainType::Int || type == PlainType::Size || type == PlainType::Float;
    return isNumber ? plainCast(type, chosen) : chosen;
}

PlainAnswer operation(const PlainTerm& term, const PlainAnswers& given)
{
    static const std::set<std::string> reductions{"AND", "OR", "XOR", "ADD", "MUL", "MIN", "MAX"};
    static const std::set<std::string> binaries{"SUB", "DIV", "REM", "MOD", "ROUNDUP"};
    static const std::set<std::string> comparisons{"EQ", "NE", "LT", "GT", "LE", "GE"};
    static const std::map<std::string, PlainType> casts{
        {"UINT", PlainType::Size}, {"size_t", PlainType::Size}, {"INT", PlainType::Int},
        {"int", PlainType::Int},   {"FLOAT", PlainType::Float}, {"float", PlainType::Float}};
    const auto cast = casts.find(term.text);
    if (cast != casts.end())
        return plainCast(cast->second, given[0]);
    if (reductions.contains(term.text))
        return plainReduction(term.text, given);
    if (binaries.contains(term.text))
        return plainBinary(term.text, given[0], given[1]);
    if (comparisons.contains(term.text))
        return plainComparison(term.text, given[0], given[1]);
    return plainUnary(term.text, given[0]);
}

PlainAnswer callAnswer(const PlainTerm& term, const PlainPlace& place)
{
    const std::string& function = term.text;
    if (function.starts_with("OPTION_"))
        return optionAnswer(function, term.operands[0].text, place);
    if (function.starts_with("SPLIT_") || function == "ITER_VAR")
        return pieceAnswer(function, term.operands[0].text, place);
    if (function == "EXTERNAL_CONSTRAINT") {
        const auto answer = place.answers->find(term.operands[0].text);
        return answer == place.answers->end() ? PlainAnswer::unknown(PlainType::Bool)
                                              : PlainAnswer::truth(answer->second);
    }
    const auto macro = plainExpansion(term);
    if (macro)
        return plainAnswer(*macro, place);
    PlainAnswers given;
    for (const PlainTerm& operand : term.operands)
        given.push_back(plainAnswer(operand, place));
    if (term.type == PlainType::Operand)
        return operandAnswer(function, given, place);
    if (function == "SELECT")
        return selected(given, place);
    if (function == "SAME_ENCODING")
        return sameEncoding(given, place);
    if (function == "SAME_OP")
        return sameOperator(given, place);
    if (function.starts_with("CONSTVAL_"))
        return contentAnswer(function, given, place);
    if (function.ends_with("_OF"))
        return property(function, given, place);
    return operation(term, given);
}

} // namespace

PlainAnswer plainAnswer(const PlainTerm& term, const PlainPlace& place)
{
    switch (term.sort) {
    case PlainTerm::Sort::Tag:
        return PlainAnswer::tensor(place.tags.at(term.text));
    case PlainTerm::Sort::Word:
        return wordAnswer(term.text, place);
    case PlainTerm::Sort::Constant:
        return term.value;
    case PlainTerm::Sort::Call:
        break;
    }
    return callAnswer(term, place);
}

std::optional<std::vector<std::int64_t>> filledShape(const PlainTensorFacts& facts)
{
    auto shape = facts.shape;
    if (shape && shape->size() < 4)
        shape->insert(shape->begin(), 4 - shape->size(), 1);
    return shape;
}

PlainAnswer dtypeOf(const PlainNet& net, const PlainTensorFacts& facts)
{
    static const std::map<DataType, PlainDType> certain{{DataType::I64, PlainDType::Int64},
                                                        {DataType::F32, PlainDType::Float32},
                                                        {DataType::F16, PlainDType::Float16},
                                                        {DataType::Bool, PlainDType::Bool}};
    static const std::map<DataType, std::pair<PlainDType, PlainDType>> either{
        {DataType::U8, {PlainDType::QUInt8, PlainDType::UInt8}},
        {DataType::I8, {PlainDType::QInt8, PlainDType::Int8}},
        {DataType::U16, {PlainDType::QUInt16, PlainDType::UInt16}},
        {DataType::I16, {PlainDType::QInt16, PlainDType::Int16}},
        {DataType::I32, {PlainDType::QInt32, PlainDType::Int32}}};
    const auto one = certain.find(facts.type);
    if (one != certain.end())
        return PlainAnswer::dtype(bitOf(one->second));
    const auto two = either.find(facts.type);
    if (two == either.end())
        return PlainAnswer::unknown(PlainType::DType);
    const auto& [quantized, plain] = two->second;
    if (!facts.steps.empty())
        return PlainAnswer::dtype(bitOf(quantized));
    // Integers of 32 bits are hardly ever quantized: they are plain where no model says otherwise.
    const bool isPlain = net.tellsQuantization() || facts.type == DataType::I32;
    return PlainAnswer::dtype(isPlain ? bitOf(plain) : bitOf(quantized) | bitOf(plain));
}

} // namespace fusewright::test
