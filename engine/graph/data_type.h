// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fusewright {

/// What the elements of a tensor are. `Unknown` is what a file does not say.
enum class DataType : std::uint8_t {
    Unknown,
    F64,
    F32,
    F16,
    BF16,
    F8E4M3FN,
    F8E4M3FNUZ,
    F8E5M2,
    F8E5M2FNUZ,
    BFP8,
    BFP4,
    I64,
    I32,
    I16,
    I8,
    I4,
    U64,
    U32,
    U16,
    U8,
    U4,
    Bool,
    C64,
    C128,
    String,
    Sequence,
    Map,
    Optional,
    Opaque,
};

/// The word that Fusewright writes: `f32`, `bf16`, `i64`; `?` for an unknown type.
std::string_view dataTypeName(DataType type);
/// Reads the words of all the formats: `f32`, `float32`, `torch.float32`, `float`.
std::optional<DataType> parseDataType(std::string_view word);
/// Nothing where an element has no fixed size.
std::optional<double> bytesPerElement(DataType type);

} // namespace fusewright
