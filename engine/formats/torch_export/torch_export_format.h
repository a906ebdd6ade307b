// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

namespace fusewright {

/// Programs that torch.export saved: `.pt2` archives, and the JSON inside one alone.
const ModelFormat& torchExportFormat();

} // namespace fusewright
