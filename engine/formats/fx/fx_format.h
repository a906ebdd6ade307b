// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

namespace fusewright {

/// FX graphs as people print them: code, `str(gm.graph)`, `print_tabular`, logs.
const ModelFormat& fxFormat();

} // namespace fusewright
