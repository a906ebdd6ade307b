// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/onnx/onnx_tensor.h"

#include "engine/formats/onnx/onnx_fields.h"
#include "engine/formats/onnx/onnx_types.h"
#include "engine/formats/onnx/wire_reader.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include <google/protobuf/io/coded_stream.h>

namespace fusewright::onnx {

namespace {

/// A packed list of varints, or one element of a list that is not packed.
void readIntegers(const WireReader& field, std::vector<std::int64_t>& into, std::size_t most)
{
    if (!field.isDelimited()) {
        if (into.size() < most)
            into.push_back(field.integer());
        return;
    }
    const std::string_view packed = field.bytes();
    const auto* at = reinterpret_cast<const std::uint8_t*>(packed.data());
    google::protobuf::io::CodedInputStream stream(at, static_cast<int>(packed.size()));
    std::uint64_t number = 0;
    while (into.size() < most && stream.ReadVarint64(&number))
        into.push_back(static_cast<std::int64_t>(number));
}

template <class Number>
void readFixed(const WireReader& field, std::vector<double>& into, std::size_t most)
{
    if (!field.isDelimited()) {
        if (into.size() < most)
            into.push_back(sizeof(Number) == 4 ? double(field.asFloat()) : field.asDouble());
        return;
    }
    std::string_view packed = field.bytes();
    for (; packed.size() >= sizeof(Number) && into.size() < most;
         packed.remove_prefix(sizeof(Number))) {
        Number number{};
        std::memcpy(&number, packed.data(), sizeof(Number));
        into.push_back(double(number));
    }
}

double halfToDouble(std::uint16_t bits)
{
    const int exponent = (bits >> 10) & 31;
    const int fraction = bits & 1023;
    double value = 0;
    if (exponent == 31)
        value = fraction == 0 ? HUGE_VAL : std::nan("");
    else if (exponent == 0)
        value = std::ldexp(fraction, -24);
    else
        value = std::ldexp(1024 + fraction, exponent - 25);
    return (bits & 0x8000) != 0 ? -value : value;
}

double bfloatToDouble(std::uint16_t bits)
{
    return double(std::bit_cast<float>(std::uint32_t(bits) << 16));
}

template <class Element, class Convert>
void readRaw(std::string_view raw, std::size_t most, Convert convert)
{
    for (std::size_t count = 0; raw.size() >= sizeof(Element) && count < most;
         raw.remove_prefix(sizeof(Element)), ++count) {
        Element element{};
        std::memcpy(&element, raw.data(), sizeof(Element));
        convert(element);
    }
}

void readRawElements(std::string_view raw, TensorLiteral& literal)
{
    constexpr std::size_t most = TensorLiteral::mostElements;
    const auto number = [&](auto element) { literal.numbers.push_back(double(element)); };
    const auto integer = [&](auto element) {
        literal.integers.push_back(static_cast<std::int64_t>(element));
    };
    switch (literal.type) {
    case DataType::F64:
        return readRaw<double>(raw, most, number);
    case DataType::F32:
        return readRaw<float>(raw, most, number);
    case DataType::F16:
        return readRaw<std::uint16_t>(
            raw, most, [&](auto bits) { literal.numbers.push_back(halfToDouble(bits)); });
    case DataType::BF16:
        return readRaw<std::uint16_t>(
            raw, most, [&](auto bits) { literal.numbers.push_back(bfloatToDouble(bits)); });
    case DataType::I64:
    case DataType::U64:
        return readRaw<std::int64_t>(raw, most, integer);
    case DataType::I32:
        return readRaw<std::int32_t>(raw, most, integer);
    case DataType::U32:
        return readRaw<std::uint32_t>(raw, most, integer);
    case DataType::I16:
        return readRaw<std::int16_t>(raw, most, integer);
    case DataType::U16:
        return readRaw<std::uint16_t>(raw, most, integer);
    case DataType::I8:
        return readRaw<std::int8_t>(raw, most, integer);
    case DataType::U8:
    case DataType::Bool:
        return readRaw<std::uint8_t>(raw, most, integer);
    default:
        return;
    }
}

/// Half and bfloat16 elements stand in int32_data as their bits.
void reinterpretBits(TensorLiteral& literal)
{
    if (literal.type != DataType::F16 && literal.type != DataType::BF16)
        return;
    for (const std::int64_t element : literal.integers) {
        const auto bits = static_cast<std::uint16_t>(element);
        literal.numbers.push_back(literal.type == DataType::F16 ? halfToDouble(bits)
                                                                : bfloatToDouble(bits));
    }
    literal.integers.clear();
}

} // namespace

std::optional<std::uint64_t> TensorView::elementCount() const
{
    std::uint64_t count = 1;
    for (const std::int64_t dim : dims) {
        if (dim < 0 || __builtin_mul_overflow(count, static_cast<std::uint64_t>(dim), &count))
            return std::nullopt;
    }
    return count;
}

TensorView readTensor(std::string_view message)
{
    constexpr std::size_t highestRank = 64;
    TensorView tensor{.message = message};
    WireReader reader(message);
    while (reader.next()) {
        switch (reader.field()) {
        case tensor::dims:
            readIntegers(reader, tensor.dims, highestRank);
            break;
        case tensor::dataType:
            tensor.elementType = reader.integer();
            break;
        case tensor::name:
            tensor.name = reader.bytes();
            break;
        case tensor::dataLocation:
            tensor.isExternal = reader.integer() == 1;
            break;
        default:
            break;
        }
    }
    return tensor;
}

TensorView readSparseTensor(std::string_view message)
{
    constexpr std::size_t highestRank = 64;
    TensorView tensor;
    std::vector<std::int64_t> dims;
    WireReader reader(message);
    while (reader.next()) {
        if (reader.field() == sparseTensor::values)
            tensor = readTensor(reader.bytes());
        else if (reader.field() == sparseTensor::dims)
            readIntegers(reader, dims, highestRank);
    }
    tensor.dims = std::move(dims);
    return tensor;
}

TensorLiteral readLiteral(const TensorView& tensor)
{
    constexpr std::size_t most = TensorLiteral::mostElements;
    TensorLiteral literal{.type = dataType(tensor.elementType), .shape = tensor.dims};
    WireReader reader(tensor.message);
    while (reader.next()) {
        switch (reader.field()) {
        case tensor::floatData:
            readFixed<float>(reader, literal.numbers, most);
            break;
        case tensor::doubleData:
            readFixed<double>(reader, literal.numbers, most);
            break;
        case tensor::int32Data:
        case tensor::int64Data:
        case tensor::uint64Data:
            readIntegers(reader, literal.integers, most);
            break;
        case tensor::rawData:
            readRawElements(reader.bytes(), literal);
            break;
        default:
            break;
        }
    }
    reinterpretBits(literal);
    const std::size_t kept = std::max(literal.numbers.size(), literal.integers.size());
    literal.complete = tensor.elementCount() == kept;
    return literal;
}

} // namespace fusewright::onnx
