// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

namespace fusewright {

/// TVM Relax as TVMScript.
const ModelFormat& relaxFormat();

} // namespace fusewright
