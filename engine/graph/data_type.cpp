// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/data_type.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace fusewright {

namespace {

struct TypeFacts {
    std::string_view name;
    double bytes; ///< 0 where an element has no fixed size.
};

// In the order of the enumeration.
constexpr std::array<TypeFacts, 29> facts{{
    {"?", 0},         {"f64", 8},        {"f32", 4},      {"f16", 2},        {"bf16", 2},
    {"f8e4m3fn", 1},  {"f8e4m3fnuz", 1}, {"f8e5m2", 1},   {"f8e5m2fnuz", 1}, {"bfp8", 1.0625},
    {"bfp4", 0.5625}, {"i64", 8},        {"i32", 4},      {"i16", 2},        {"i8", 1},
    {"i4", 0.5},      {"u64", 8},        {"u32", 4},      {"u16", 2},        {"u8", 1},
    {"u4", 0.5},      {"bool", 1},       {"c64", 8},      {"c128", 16},      {"string", 0},
    {"sequence", 0},  {"map", 0},        {"optional", 0}, {"opaque", 0},
}};

constexpr auto otherNames = std::to_array<std::pair<std::string_view, DataType>>({
    {"float64", DataType::F64},
    {"double", DataType::F64},
    {"float32", DataType::F32},
    {"float", DataType::F32},
    {"float16", DataType::F16},
    {"half", DataType::F16},
    {"bfloat16", DataType::BF16},
    {"f8E4M3FN", DataType::F8E4M3FN},
    {"float8_e4m3fn", DataType::F8E4M3FN},
    {"float8_e4m3fnuz", DataType::F8E4M3FNUZ},
    {"float8_e5m2", DataType::F8E5M2},
    {"float8_e5m2fnuz", DataType::F8E5M2FNUZ},
    {"f8E5M2", DataType::F8E5M2},
    {"bfp_bf8", DataType::BFP8},
    {"bfp_bf4", DataType::BFP4},
    {"int64", DataType::I64},
    {"long", DataType::I64},
    {"int32", DataType::I32},
    {"int", DataType::I32},
    {"int16", DataType::I16},
    {"short", DataType::I16},
    {"int8", DataType::I8},
    {"int4", DataType::I4},
    {"uint64", DataType::U64},
    {"ui64", DataType::U64},
    {"uint32", DataType::U32},
    {"ui32", DataType::U32},
    {"uint16", DataType::U16},
    {"ui16", DataType::U16},
    {"uint8", DataType::U8},
    {"ui8", DataType::U8},
    {"uint4", DataType::U4},
    {"ui4", DataType::U4},
    {"boolean", DataType::Bool},
    {"i1", DataType::Bool},
    {"b8", DataType::Bool},
    {"pred", DataType::Bool},
    {"complex64", DataType::C64},
    {"complex128", DataType::C128},
    {"str", DataType::String},
    {"unknown", DataType::Unknown},
});

} // namespace

std::string_view dataTypeName(DataType type)
{
    return facts[static_cast<std::size_t>(type)].name;
}

std::optional<DataType> parseDataType(std::string_view word)
{
    constexpr std::string_view torch = "torch.";
    if (word.starts_with(torch))
        word.remove_prefix(torch.size());
    const auto own = std::ranges::find(facts, word, &TypeFacts::name);
    if (own != facts.end())
        return static_cast<DataType>(own - facts.begin());
    const auto other =
        std::ranges::find(otherNames, word, &std::pair<std::string_view, DataType>::first);
    if (other != otherNames.end())
        return other->second;
    return std::nullopt;
}

std::optional<double> bytesPerElement(DataType type)
{
    const double bytes = facts[static_cast<std::size_t>(type)].bytes;
    return bytes > 0 ? std::optional(bytes) : std::nullopt;
}

} // namespace fusewright
