// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fusewright {

class Graph;
struct BackwardGraph;

/// Writes a graph as one of the formats that can be read again, or drawn.
using GraphWriter = std::string (*)(const Graph& graph);

/// The format that a file's ending tells, JSON for standard output; null for an unknown one.
GraphWriter graphWriterFor(std::string_view path);
/// Both graphs as one. JSON also tells what backward operators belong to. Nothing for an ending
/// that is unknown.
std::optional<std::string> writeJoint(const BackwardGraph& joint, std::string_view path);
/// `json`, `model-explorer` or `dot`; null for another word.
GraphWriter graphWriterNamed(std::string_view format);

} // namespace fusewright
