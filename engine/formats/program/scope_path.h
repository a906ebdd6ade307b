// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/program/program.h"

#include <string_view>

namespace fusewright::program {

/// The module of an operation that its framework called `jit(f)/jit(main)/encoder/layer_0/add`:
/// `encoder.layer_0`. A part such as `Linear[fc1]` tells the type too. Empty for a bare name.
ModulePlace placeOfScope(std::string_view name);

} // namespace fusewright::program
