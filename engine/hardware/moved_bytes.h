// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

class Graph;
class SectionBoundary;
struct Partition;

/// A value that moves between a section and memory, once.
struct MovedValue {
    /// How it crosses the boundary.
    enum class Crossing : std::uint8_t {
        Read,
        PartlyRead, ///< Only looked up or cut out of: no more than what comes of it is read.
        Written,
    };

    ValueId value;
    Crossing crossing = Crossing::Read;
    std::optional<double> bytes; ///< Nothing where its size is not known.
};

/// What a section reads, in the order in which its operators do, and then what it writes.
std::vector<MovedValue> movedValues(const Graph& graph, const Partition& partition,
                                    std::uint32_t section, const SectionBoundary& boundary);

} // namespace fusewright
