// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/program/program.h"

#include <string_view>
#include <unordered_map>

namespace fusewright::mlir {

using Aliases = std::unordered_map<std::string_view, std::string_view>;

/// The module that a location's names tell: `("Type::name"(#loc3))`, each inside the next one, or
/// a path such as `("jit(f)/encoder/layer_0/add")`. Empty where it tells none.
program::ModulePlace placeOf(std::string_view location, const Aliases& aliases);

/// What a location calls an argument of a function: `params['dense']['kernel']`. Empty where it
/// names a place in a file, or where an operation is.
std::string_view argumentNameOf(std::string_view location, const Aliases& aliases);

} // namespace fusewright::mlir
