// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/file_bytes.h"

namespace fusewright::torch_export {

/// Puts quotes around `NaN`, `Infinity` and `-Infinity`, which Python writes into JSON though it
/// has no such numbers. The same bytes where there are none. Every other place keeps its line.
FileBytes quoteBareNumbers(const FileBytes& json);

} // namespace fusewright::torch_export
