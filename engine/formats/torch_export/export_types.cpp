// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/torch_export/export_types.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fusewright::torch_export {

namespace {

struct ScalarType {
    std::int64_t number;
    DataType type;
    std::string_view word;
};

constexpr auto scalarTypes = std::to_array<ScalarType>({
    {1, DataType::U8, "torch.uint8"},
    {2, DataType::I8, "torch.int8"},
    {3, DataType::I16, "torch.int16"},
    {4, DataType::I32, "torch.int32"},
    {5, DataType::I64, "torch.int64"},
    {6, DataType::F16, "torch.float16"},
    {7, DataType::F32, "torch.float32"},
    {8, DataType::F64, "torch.float64"},
    {9, DataType::Opaque, "torch.complex32"},
    {10, DataType::C64, "torch.complex64"},
    {11, DataType::C128, "torch.complex128"},
    {12, DataType::Bool, "torch.bool"},
    {13, DataType::BF16, "torch.bfloat16"},
    {28, DataType::U16, "torch.uint16"},
    {29, DataType::F8E4M3FN, "torch.float8_e4m3fn"},
    {30, DataType::F8E5M2, "torch.float8_e5m2"},
    {31, DataType::F8E4M3FNUZ, "torch.float8_e4m3fnuz"},
    {32, DataType::F8E5M2FNUZ, "torch.float8_e5m2fnuz"},
});

constexpr auto memoryFormats = std::to_array<std::string_view>({
    "unknown",
    "torch.contiguous_format",
    "torch.channels_last",
    "torch.channels_last_3d",
    "torch.preserve_format",
});

constexpr auto layouts = std::to_array<std::string_view>({
    "unknown",
    "torch.sparse_coo",
    "torch.sparse_csr",
    "torch.sparse_csc",
    "torch.sparse_bsr",
    "torch.sparse_bsc",
    "torch._mkldnn",
    "torch.strided",
});

std::string wordAt(const auto& words, std::int64_t number)
{
    if (number < 0 || number >= std::ssize(words))
        return std::to_string(number);
    return std::string(words[static_cast<std::size_t>(number)]);
}

} // namespace

DataType scalarType(std::int64_t number)
{
    const auto found = std::ranges::find(scalarTypes, number, &ScalarType::number);
    return found == scalarTypes.end() ? DataType::Unknown : found->type;
}

std::string scalarTypeWord(std::int64_t number)
{
    const auto found = std::ranges::find(scalarTypes, number, &ScalarType::number);
    return found == scalarTypes.end() ? std::to_string(number) : std::string(found->word);
}

std::string memoryFormatWord(std::int64_t number)
{
    return wordAt(memoryFormats, number);
}

std::string layoutWord(std::int64_t number)
{
    return wordAt(layouts, number);
}

} // namespace fusewright::torch_export
