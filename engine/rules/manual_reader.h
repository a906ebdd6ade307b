// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/manual_fusion.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <vector>

namespace fusewright {

class HeuristicCatalogue;

/// Fusion by hand as a text says it: YAML, or a Python source with `@op_fusion` decorators. What is
/// wrong with it is added to the findings.
ManualFusion readManualFusion(SourceText source, const HeuristicCatalogue& heuristics,
                              std::vector<Diagnostic>& findings);

} // namespace fusewright
