// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/replacement_part.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// What comes in the place of a match, whatever language it was written in. Immutable.
///
/// A list of parts, each naming earlier ones only. Its expressions are those of the pattern's
/// table; built and checked by `ReplacementBuilder`.
class Replacement {
public:
    std::span<const ReplacementPart> parts() const { return m_parts; }
    const ReplacementPart& part(PartId id) const { return m_parts[id.index]; }
    std::span<const ReplacementLoop> loops() const { return m_loops; }
    const ReplacementLoop& loop(LoopId id) const { return m_loops[id.index]; }
    /// What stands in a loop, but in none within it; in no loop for an invalid one.
    std::span<const PartId> partsIn(LoopId loop) const
    {
        return m_partsIn[loop.isValid() ? loop.index : m_loops.size()];
    }
    /// Of the match, in the order of the rule. What is not among them must
    /// not be used outside, where the stage forbids it.
    std::span<const ReplacedResult> results() const { return m_results; }
    /// The names of all operators that it can make, each once, in the order of the parts.
    std::span<const std::string> operators() const { return m_operators; }
    /// What no result needs is made too.
    bool keepsUnused() const { return m_keepsUnused; }
    /// Loops within loops, at most.
    std::uint32_t depth() const { return m_depth; }

    /// Places in the text do not count.
    bool operator==(const Replacement&) const = default;

private:
    friend class ReplacementBuilder;

    std::vector<ReplacementPart> m_parts;
    std::vector<ReplacementLoop> m_loops;
    std::vector<std::vector<PartId>> m_partsIn{{}}; ///< By loop; what stands in none comes last.
    std::vector<ReplacedResult> m_results;
    std::vector<std::string> m_operators;
    std::uint32_t m_depth = 0;
    bool m_keepsUnused = false;
};

class Pattern;

/// The canonical text of a replacement: a line for each loop, part and result.
///
///     loop I: from 0u, to whole.dim(1), step option(tile_height, size), axis 1
///     %0 = take In
///     I: %1 = Slice_shape(%0); type like In, shape whole, dim 1 = loop_size(I)
///     %2 = repeat I of %1
///     %3 = Concat(%2..); whole
///     conv:0 = %3
std::string toText(const Replacement& replacement, const Pattern& pattern);

} // namespace fusewright
