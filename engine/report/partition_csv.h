// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>

namespace fusewright {

class Graph;
struct MadePartition;
struct ManualFusion;
struct RuleSet;

/// What a line of a table is about.
enum class CsvRows : std::uint8_t { Operators, Sections };

/// A partition as comma-separated values with a heading, sections in the order in which they run.
/// The costs of an operator are those of the operator alone. What is unknown is empty.
std::string partitionCsv(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                         const MadePartition& made, CsvRows rows);

} // namespace fusewright
