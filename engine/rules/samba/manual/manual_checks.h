// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/manual_fusion.h"

namespace fusewright {

class Diagnostics;
class HeuristicCatalogue;

/// Reports names that are not unique, with both places, and heuristics that nobody knows.
///
/// Gives the entries back without those that repeat the name or the module of one before.
ManualFusion checkedManualFusion(ManualFusion fusion, const HeuristicCatalogue& heuristics,
                                 Diagnostics& diagnostics);

} // namespace fusewright
