// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

namespace fusewright {

/// Graphs in the JSON of Google's Model Explorer.
const ModelFormat& modelExplorerFormat();

} // namespace fusewright
