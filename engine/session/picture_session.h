// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/report/fusion_facts.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace fusewright {

/// What is drawn of a model, and how.
struct PictureChoice {
    enum class View : std::uint8_t {
        Auto,      ///< Sections; closed modules of a model that is too large for that.
        Operators, ///< Without frames.
        Sections,
        Modules,
    };
    enum class Repeats : std::uint8_t {
        Auto, ///< Folded in models that would be a large picture otherwise.
        Folded,
        Drawn,
    };

    View view = View::Auto;
    std::optional<std::uint32_t> open; ///< So many levels of frames are open; all if not said.
    Repeats repeats = Repeats::Auto;
    float aspect = 1.2F;                       ///< Width by height; pages are high, not wide.
    std::shared_ptr<const PictureSides> sides; ///< Of a graph with a backward part.
};

/// Draws a partition, coloured by what its mode tells of the operators.
ModeDrawing drawPartition(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                          const ManualFusion& manual, const MadePartition& made,
                          const PictureChoice& choice, const CancelToken& cancel = {});

} // namespace fusewright
