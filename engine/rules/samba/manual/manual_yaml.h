// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/manual_fusion.h"

namespace fusewright {

class Diagnostics;
class HeuristicCatalogue;
class YamlDocument;

/// Reads fusion by hand from YAML. A module stands for its type or its path:
///
///     manual:
///       LlamaMLP: {func_name: ffn, heuristic: SAFE_GEMM}
///       model.layers.0.self_attn: {func_name: first_attention}
///       LlamaRMSNorm: norm                                       # the func_name alone
///
/// The document's own findings are not repeated.
ManualFusion readManualYaml(const YamlDocument& document, const HeuristicCatalogue& heuristics,
                            Diagnostics& diagnostics);

} // namespace fusewright
