// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/stage_result.h"

#include <memory>

namespace fusewright {

/// A graph without the operators that quantize and dequantize around others, as converters for
/// Qualcomm's compiler make it: what they made or read has its type and its encoding itself.
///
/// A value that is quantized for some of its users only, in several ways, or again with another
/// encoding keeps the operators that do it. The same graph where nothing is to be done.
StageResult withQuantizedValues(const std::shared_ptr<const Graph>& graph);

} // namespace fusewright
