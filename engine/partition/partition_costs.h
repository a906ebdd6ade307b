// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/tally.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

class Graph;
struct Partition;

/// What a section, or all sections together, do and move. Bytes that are unknown are those of
/// values whose shape or type is unknown.
struct SectionCosts {
    std::size_t operators = 0;
    std::size_t gemms = 0; ///< Matrix multiplications, as the catalogue marks them.
    Tally flops;
    Tally gemmFlops;    ///< Of the flops, those of matrix multiplications.
    Tally bytesRead;    ///< Of values from outside, each once: inputs, parameters, other results.
    Tally bytesWritten; ///< Of results that are used in another section or outside the graph.
    Tally bytesKept;    ///< Of results that are used in the section only.
    Tally weightBytes;  ///< Of the bytes read, those of parameters.

    Tally boundaryBytes() const;
    /// Operations and bytes are numbers.
    bool isKnown() const;
    /// Arithmetic operations for each byte that crosses the boundary. Nothing where one of the two
    /// is unknown, or nothing crosses.
    std::optional<double> intensity() const;
};

/// What a partition costs: by section, and summed up.
struct PartitionCosts {
    std::vector<SectionCosts> sections;
    SectionCosts whole;
    std::size_t largestSection = 0;   ///< Operators of the largest one.
    std::size_t coveredOperators = 0; ///< In sections by rule or by hand; in o3, not alone.
    std::size_t unknownValues = 0;    ///< Values of unknown size that count, each once.
};

/// Linear in the graph. What no operator uses and the graph does not give out counts nowhere.
PartitionCosts costsOf(const Graph& graph, const Partition& partition);

} // namespace fusewright
