// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

class Graph;
struct Partition;

/// Sections that are identical: the compiler works on one of them.
struct Fold {
    std::uint32_t first = 0;   ///< The first of the sections.
    std::uint32_t count = 0;   ///< How many sections there are.
    std::size_t operators = 0; ///< Of one section.

    bool operator==(const Fold&) const = default;
};

/// The folds of a partition, numbered as they first appear in it.
struct Folding {
    std::vector<Fold> folds;
    std::vector<std::uint32_t> foldOf; ///< By section.

    bool operator==(const Folding&) const = default;
};

/// Finds identical sections: of one rule or one entry for manual fusion, with the same operators by
/// the file's own names, attributes, wiring by operand positions, types, shapes, parameters at the
/// same operands with the same telling content, and results that leave. Names of nodes, values and
/// modules do not count, nor does the order of the operators; unknown shapes count as the same.
///
/// `manualEntries` has for each manual section the entry that made it; without it no two manual
/// sections are one fold. Sections that hold bodies, such as those of If and Loop, fold with none.
Folding foldSections(const Graph& graph, const Partition& partition,
                     std::span<const std::uint32_t> manualEntries = {});

} // namespace fusewright
