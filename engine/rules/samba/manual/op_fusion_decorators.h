// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/manual_fusion.h"

namespace fusewright {

class Diagnostics;
class HeuristicCatalogue;
class SourceText;

/// Reads the decorators of a Python source, which is only looked at and never run:
///
///     @op_fusion(func_name="my_proj", heuristic=OpFusionHeuristics.SAFE_GEMM)
///     class AttentionProjection(nn.Module):
///
/// The class stands for modules of this type. Values must be written out; a heuristic may be a
/// text or a name with dots, of which the last part counts.
ManualFusion readOpFusionDecorators(const SourceText& source, const HeuristicCatalogue& heuristics,
                                    Diagnostics& diagnostics);

} // namespace fusewright
