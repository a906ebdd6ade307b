// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/torch_types.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright {

std::string_view torchTypeName(DataType type)
{
    static constexpr auto names = std::to_array<std::pair<DataType, std::string_view>>({
        {DataType::F64, "float64"},
        {DataType::F32, "float32"},
        {DataType::F16, "float16"},
        {DataType::BF16, "bfloat16"},
        {DataType::F8E4M3FN, "float8_e4m3fn"},
        {DataType::F8E4M3FNUZ, "float8_e4m3fnuz"},
        {DataType::F8E5M2, "float8_e5m2"},
        {DataType::F8E5M2FNUZ, "float8_e5m2fnuz"},
        {DataType::I64, "int64"},
        {DataType::I32, "int32"},
        {DataType::I16, "int16"},
        {DataType::I8, "int8"},
        {DataType::U64, "uint64"},
        {DataType::U32, "uint32"},
        {DataType::U16, "uint16"},
        {DataType::U8, "uint8"},
        {DataType::Bool, "bool"},
        {DataType::C64, "complex64"},
        {DataType::C128, "complex128"},
    });
    const auto found =
        std::ranges::find(names, type, &std::pair<DataType, std::string_view>::first);
    return found == names.end() ? std::string_view() : found->second;
}

} // namespace fusewright
