// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

namespace fusewright {

/// Graphs as Graphviz draws them: what compilers and drawers of other tools write out.
const ModelFormat& dotFormat();

} // namespace fusewright
