// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/program/scanner.h"
#include "engine/formats/program/type_facts.h"

#include <optional>
#include <string_view>

namespace fusewright::mlir {

inline constexpr program::Syntax syntax{
    .code = "mlir-syntax", .hasAngles = true, .inWords = "_.$-"};

/// `tensor<1x?x32xbf16, #layout>`, `memref<…>`, `f32`, `!quant.uniform<i8:f32, …>`.
program::TypeFacts readType(std::string_view text);

/// Goes over one type: a word or `!name` and the brackets that belong to it.
std::optional<std::string_view> scanType(program::Scanner& scanner);

} // namespace fusewright::mlir
