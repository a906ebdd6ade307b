// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/operation_range.h"

#include <cstdint>

namespace fusewright {

class Graph;
class SectionBoundary;
struct Partition;

/// What a section, or all of them, cost as formulas of symbolic extents; plain numbers where no
/// extent is symbolic. Nothing where a part is not known at all.
struct SectionFormula {
    OperationRange operations = OperationRange::exactly(0);
    CostAmount bytesRead = 0;
    CostAmount bytesWritten = 0;
    CostAmount bytesKept = 0;
    CostAmount weightBytes = 0; ///< Of the bytes read.

    CostAmount boundaryBytes() const { return costSum(bytesRead, bytesWritten); }
};

SectionFormula formulaOf(const Graph& graph, const Partition& partition, std::uint32_t section,
                         const SectionBoundary& boundary);
/// The sum over all sections.
SectionFormula formulaOf(const Graph& graph, const Partition& partition);

} // namespace fusewright
