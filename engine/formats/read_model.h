// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/formats/model_format.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// The format that the bytes look like; null when it is none.
const ModelFormat* findFormat(std::string_view bytes);

/// Opens a model file of any format: by what is in it, then by how its name ends.
///
/// Nothing, and at least one error in the sink, when it is not a model that can be read.
std::optional<ReadModel> readModel(const std::string& path, const ReadOptions& options,
                                   Diagnostics& diagnostics);

/// The same for bytes that are in memory already; `path` is used in findings only.
std::optional<ReadModel> readModel(const ModelSource& source, const ReadOptions& options,
                                   Diagnostics& diagnostics);

/// Whether an operator of Python is called, and the model says how.
bool hasPythonOperators(const Graph& graph);
/// The graph as `FxMode::Tenstorrent` would read it.
Graph readAsTenstorrent(const Graph& graph);

/// Turns a graph that a reader has built into its answer, tidied when the options ask for it.
/// `functions` are those that could have been asked for.
ReadModel finishModel(Graph graph, std::string_view format, const ReadOptions& options,
                      std::vector<std::string> functions = {});

} // namespace fusewright
