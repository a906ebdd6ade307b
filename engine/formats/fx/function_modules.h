// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

namespace fusewright::fx {

class FxModules;

/// FX text tells the module of what is called and of what has weights, not of functions. A function
/// that stands between two of one module is in that module. Between two of a list, what works on
/// elements one by one, or moves them, ends the first of the two, as a residual's sum does, and so
/// does what ends alike behind the last one of the list; all else is where the list is.
Graph withModulesOfFunctions(Graph graph, const FxModules& modules);

} // namespace fusewright::fx
