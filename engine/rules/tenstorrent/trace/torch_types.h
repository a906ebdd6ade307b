// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"

#include <string_view>

namespace fusewright {

/// `bfloat16`; empty for a type that torch has no name for.
std::string_view torchTypeName(DataType type);

} // namespace fusewright
