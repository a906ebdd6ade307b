// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/dense_elements.h"

#include "engine/formats/mlir/mlir_types.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace fusewright::mlir {

namespace {

bool isFloating(DataType type)
{
    return type == DataType::F64 || type == DataType::F32 || type == DataType::F16
        || type == DataType::BF16;
}

double halfFromBits(std::uint64_t bits)
{
    const auto exponent = static_cast<int>((bits >> 10) & 0x1F);
    const auto fraction = static_cast<double>(bits & 0x3FF);
    const double sign = bits & 0x8000 ? -1 : 1;
    if (exponent == 0)
        return sign * std::ldexp(fraction, -24);
    if (exponent == 31)
        return fraction == 0 ? sign * HUGE_VAL : std::nan("");
    return sign * std::ldexp(fraction + 1024, exponent - 25);
}

double floatingFromBits(DataType type, std::uint64_t bits)
{
    switch (type) {
    case DataType::F64:
        return std::bit_cast<double>(bits);
    case DataType::F32:
        return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    case DataType::BF16:
        return std::bit_cast<float>(static_cast<std::uint32_t>(bits << 16));
    default:
        return halfFromBits(bits);
    }
}

/// Elements of two's complement narrower than 64 bits get their sign back.
std::int64_t integerFromBits(DataType type, std::uint64_t bits)
{
    switch (type) {
    case DataType::I32:
        return static_cast<std::int32_t>(bits);
    case DataType::I16:
        return static_cast<std::int16_t>(bits);
    case DataType::I8:
        return static_cast<std::int8_t>(bits);
    default:
        return static_cast<std::int64_t>(bits);
    }
}

void addBits(TensorLiteral& literal, std::uint64_t bits)
{
    if (isFloating(literal.type))
        literal.numbers.push_back(floatingFromBits(literal.type, bits));
    else
        literal.integers.push_back(integerFromBits(literal.type, bits));
}

std::size_t countIn(const TensorLiteral& literal)
{
    return std::max(literal.numbers.size(), literal.integers.size());
}

bool addElement(TensorLiteral& literal, std::string_view word)
{
    const char* const end = word.data() + word.size();
    if (word == "true" || word == "false") {
        literal.integers.push_back(word == "true" ? 1 : 0);
        return true;
    }
    if (word.starts_with("0x")) {
        std::uint64_t bits = 0;
        if (std::from_chars(word.data() + 2, end, bits, 16).ptr != end)
            return false;
        addBits(literal, bits);
        return true;
    }
    if (isFloating(literal.type)) {
        double number = 0;
        if (std::from_chars(word.data(), end, number).ptr != end)
            return false;
        // As the model has it: what is printed is a rounded decimal.
        const bool isDouble = literal.type == DataType::F64;
        literal.numbers.push_back(isDouble ? number : static_cast<float>(number));
        return true;
    }
    std::int64_t number = 0;
    const auto read = std::from_chars(word.data(), end, number);
    if (read.ptr != end)
        return false;
    // A number that only fits without a sign has the same bits.
    std::uint64_t large = 0;
    if (read.ec != std::errc() && std::from_chars(word.data(), end, large).ec == std::errc())
        number = static_cast<std::int64_t>(large);
    literal.integers.push_back(number);
    return true;
}

/// Numbers in any nesting of brackets.
bool addWords(TensorLiteral& literal, std::string_view text)
{
    constexpr std::string_view between = "[], \n\r\t";
    while (countIn(literal) < TensorLiteral::mostElements) {
        const std::size_t begin = text.find_first_not_of(between);
        if (begin == std::string_view::npos)
            return true;
        const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
        if (!addElement(literal, text.substr(begin, end - begin)))
            return false;
        text.remove_prefix(end);
    }
    return true;
}

/// Bytes in the order of memory, two digits each.
bool addBytes(TensorLiteral& literal, std::string_view digits, std::size_t size)
{
    const std::size_t most = std::min(digits.size() / 2 / size, TensorLiteral::mostElements);
    for (std::size_t element = 0; element < most; ++element) {
        std::uint64_t bits = 0;
        for (std::size_t byte = size; byte-- > 0;) {
            const char* const at = digits.data() + (element * size + byte) * 2;
            unsigned value = 0;
            if (std::from_chars(at, at + 2, value, 16).ptr != at + 2)
                return false;
            bits = bits << 8 | value;
        }
        addBits(literal, bits);
    }
    return true;
}

std::optional<std::uint64_t> elementCount(const program::TypeFacts& type)
{
    std::uint64_t count = 1;
    for (const std::int64_t size : type.shape) {
        if (size < 0 || (size > 0 && count > UINT64_MAX / static_cast<std::uint64_t>(size)))
            return std::nullopt;
        count *= static_cast<std::uint64_t>(size);
    }
    return count;
}

} // namespace

std::optional<TensorLiteral> readDense(std::string_view text)
{
    constexpr std::string_view dense = "dense<";
    const std::size_t colon = text.rfind("> : ");
    if (!text.starts_with(dense) || colon == std::string_view::npos)
        return std::nullopt;
    const program::TypeFacts type = readType(text.substr(colon + 4));
    const auto count = elementCount(type);
    const auto size = bytesPerElement(type.type);
    if (!type.isRanked || !count || !size || *size < 1 || *size > 8)
        return std::nullopt;
    TensorLiteral literal{.type = type.type, .shape = type.shape};
    const std::string_view body = text.substr(dense.size(), colon - dense.size());
    if (body.starts_with("\"0x")) {
        if (!addBytes(literal, body.substr(3, body.size() - 4), static_cast<std::size_t>(*size)))
            return std::nullopt;
    } else if (!addWords(literal, body)) {
        return std::nullopt;
    }
    // One value without brackets stands for all.
    const bool isForAll = countIn(literal) == 1 && !body.starts_with('[');
    literal.complete = isForAll || countIn(literal) == *count;
    return literal;
}

} // namespace fusewright::mlir
