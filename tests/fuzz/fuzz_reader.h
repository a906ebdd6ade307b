// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

#include <cstddef>
#include <cstdint>

namespace fusewright::fuzz {

/// Reads bytes as one format, raw and tidied, and writes what was read in every way there is.
void readAndWrite(const ModelFormat& format, const std::uint8_t* data, std::size_t size);

} // namespace fusewright::fuzz
