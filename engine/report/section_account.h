// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"
#include "engine/hardware/moved_bytes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
struct FormulaNote;
struct HardwareCosts;
struct MadePartition;
struct ManualFusion;
struct RuleSet;

/// How the operations of an operator are counted.
struct AccountedOperator {
    NodeId node;
    std::string operations;               ///< With all digits, as a formula, or as bounds.
    const FormulaNote* formula = nullptr; ///< Null for what the catalogue does not know.
    std::string counted;                  ///< The formula's name, or why there is no count.
};

/// A value that moves between a section and memory.
struct AccountedValue {
    MovedValue moved;
    std::string bytes; ///< With all digits, or as a formula.
};

/// Who says what a machine can do.
struct FigureSource {
    std::string figure;
    std::string source;
};

/// A line of a calculation, and the sources of the machine's figures in it.
struct AccountedStep {
    std::string what;
    std::string text;
    std::vector<FigureSource> sources;
};

/// How the costs of a section come about: every operator with its formula and who says so, every
/// value that moves, every number of the machine with its source, and the sums.
struct SectionAccount {
    std::uint32_t section = 0;
    std::string title;
    std::string machine;
    std::string operations; ///< In all.
    std::string bytes;      ///< In all.
    std::vector<AccountedOperator> operators;
    std::vector<AccountedValue> values;
    std::vector<AccountedStep> time;
    std::vector<AccountedStep> chip;
};

SectionAccount accountOf(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                         const MadePartition& made, const HardwareCosts& costs,
                         std::uint32_t section);

/// `read, weight`.
std::string crossingWords(const Graph& graph, const MovedValue& moved);

} // namespace fusewright
