// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/tvm_plan.h"
#include "engine/rules/tvm/tvm_pattern_maker.h"

namespace fusewright {

/// A pattern that `match_dfb` or `rewrite_bindings` finds in the graph, by its context, as the
/// engine searches it along users. One pattern, or a fault.
MadeTvmPatterns makeTvmContext(const TvmFusionPattern& written, RelaxClasses& classes,
                               const TvmGraphForm& form);

} // namespace fusewright
