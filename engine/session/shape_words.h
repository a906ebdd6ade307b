// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/session/query.h"

#include <optional>
#include <string_view>

namespace fusewright {

class Graph;

/// `4096x11008` or `[1,?,4096]`: a word that can hardly be meant otherwise.
bool looksLikeShape(std::string_view word);
/// Reads `4096x11008`, `[batch, ?, 4096]`, `[..., 4096]`, one extent, or `?` for an unknown one.
std::optional<ShapeTest> readShapeWord(std::string_view word);

/// Whether a shape of a graph is as asked.
bool accepts(const ShapeTest& test, const Graph& graph, ShapeId shape);

} // namespace fusewright
