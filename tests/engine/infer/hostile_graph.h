// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Graphs that no exporter would write: every operator that inference has a rule for, with operands
/// and attributes that bytes choose. The fuzz target and a test make them.
namespace fusewright::test {

/// Which operators a graph is made of.
enum class Speech { Onnx, Torch, Relax, Drawing, Catalogue };
inline constexpr std::size_t speechCount = 5;

/// The names that nodes of such a graph can have.
const std::vector<std::string>& operatorsOf(Speech speech);

/// The first byte chooses the speech, the next two the operator of the first node. Where bytes are
/// used up, every choice is the first one. Nothing when the builder refuses the graph.
std::optional<Graph> hostileGraph(std::span<const std::uint8_t> bytes);

/// What is wrong with `after`, which inference made of `before`; empty when nothing is.
std::string brokenPromise(const Graph& before, const Graph& after);

/// Numbers for the names of extents make the same of a graph whether they are set before inference
/// or after it: where an extent is not the same number, and empty where there is none, or where
/// the numbers contradict the operators.
std::string unlikeNumbers(const Graph& graph);

} // namespace fusewright::test
