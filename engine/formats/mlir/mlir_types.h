// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/program/type_facts.h"

#include <string_view>

namespace fusewright::mlir {

/// `tensor<1x?x32xbf16, #layout>`, `memref<…>`, `f32`, `!quant.uniform<i8:f32, …>`.
program::TypeFacts readType(std::string_view text);

} // namespace fusewright::mlir
