// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

namespace fusewright {

/// MLIR as text: StableHLO, TTIR, TTNN and every dialect that is printed in the regular way.
const ModelFormat& mlirFormat();

} // namespace fusewright
