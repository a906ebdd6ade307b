// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

namespace fusewright {

/// HLO as XLA prints it, before its passes and behind them.
const ModelFormat& hloFormat();

} // namespace fusewright
