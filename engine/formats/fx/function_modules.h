// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

namespace fusewright::fx {

class FxModules;

/// FX text tells the module of what is called and of what has weights, not of functions. A function
/// that stands between two of one module is in that module.
///
/// Only what is certain is said: what the last function of a block belongs to, the text leaves
/// open.
Graph withModulesOfFunctions(Graph graph, const FxModules& modules);

} // namespace fusewright::fx
