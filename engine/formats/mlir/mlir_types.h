// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace fusewright::mlir {

/// What a type says about a value.
struct TypeFacts {
    static constexpr std::int64_t unknownSize = -1;

    DataType type = DataType::Unknown;
    bool isRanked = false;
    std::vector<std::int64_t> shape;
};

/// `tensor<1x?x32xbf16, #layout>`, `memref<…>`, `f32`, `!quant.uniform<i8:f32, …>`.
TypeFacts readType(std::string_view text);

} // namespace fusewright::mlir
