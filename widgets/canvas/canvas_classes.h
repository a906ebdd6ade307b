// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <QString>

#include <cstdint>
#include <limits>
#include <vector>

namespace fusewright {

/// What the cards of one class look like.
struct ClassLook {
    std::uint32_t color = 0; ///< As `ClassColors` counts them; beyond its colours with a hatch.
    QString tag; ///< One letter or two; so that colour is not all that tells classes apart.
    QString name;
    bool isDimmed = false; ///< Filtered out.
    bool isStale = false;  ///< How it was before the rule broke.
};

/// Which operator of a graph is of which class.
struct CanvasClasses {
    static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

    std::vector<std::uint32_t> classOf; ///< By operator, or `none`. May be empty.
    std::vector<ClassLook> looks;       ///< By class.
    bool dimsUnclassed = false;
    /// By operator, or `none`: the section that it is fused in, where no frame is around it. May be
    /// empty.
    std::vector<std::uint32_t> sectionOf;
};

/// A verdict on one operator, such as how far a rule gets there.
struct CanvasMark {
    enum class Kind : std::uint8_t {
        Good,
        Failing,
        Fuzzy,
        Outside, ///< It is in the way of a match, which does not have it.
        Made,    ///< It was not there before.
        Goes,    ///< It will not be there any more.
        May,     ///< It may go: nobody knows enough.
    };

    NodeId node;
    Kind kind = Kind::Good;
    QString text; ///< A few words; may be empty.
};

} // namespace fusewright
