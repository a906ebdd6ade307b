// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/data_type.h"

#include <cstdint>
#include <string>

namespace fusewright::torch_export {

/// The element types of torch.export's schema; numbers it does not define are unknown types.
DataType scalarType(std::int64_t number);

/// The words that PyTorch prints for the numbers of its enumerations, or the number again.
std::string scalarTypeWord(std::int64_t number);
std::string memoryFormatWord(std::int64_t number);
std::string layoutWord(std::int64_t number);

} // namespace fusewright::torch_export
