// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

namespace fusewright {

/// Fusewright's own graph files, JSON with `"format": "fusewright-graph"`.
const ModelFormat& nativeFormat();

} // namespace fusewright
