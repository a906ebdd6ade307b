// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

namespace fusewright {

/// Fusewright's own graph files, JSON with `"format": "fusewright-graph"`.
const ModelFormat& nativeFormat();
/// Programs that torch.export saved: `.pt2` archives, and the JSON inside one alone.
const ModelFormat& torchExportFormat();
/// Graphs in the JSON of Google's Model Explorer.
const ModelFormat& modelExplorerFormat();
/// What QNN's converters write beside the weights: `MODEL_net.json`.
const ModelFormat& qnnNetFormat();
/// Graphs as Graphviz draws them: what compilers and drawers of other tools write out.
const ModelFormat& dotFormat();
const ModelFormat& onnxFormat();
/// MLIR as text: StableHLO, TTIR, TTNN and every dialect that is printed in the regular way.
const ModelFormat& mlirFormat();
/// HLO as XLA prints it, before its passes and behind them.
const ModelFormat& hloFormat();
/// TVM Relax as TVMScript.
const ModelFormat& relaxFormat();
/// FX graphs as people print them: code, `str(gm.graph)`, `print_tabular`, logs.
const ModelFormat& fxFormat();

} // namespace fusewright
