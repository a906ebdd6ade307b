// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/partition/partition.h"
#include "engine/report/node_classes.h"

#include <optional>
#include <utility>

namespace fusewright {

/// What stands in for the colours of rules where no rule fuses anything: categories without rules,
/// folds where a model is fused automatically. What somebody chose otherwise stays.
class StandInColoring {
public:
    /// The colours to show, given those that are shown now.
    Coloring follow(Coloring shown, bool hasRules, FusionMode mode);
    /// The colours that are wanted where those are shown.
    Coloring wanted(Coloring shown) const;
    /// Somebody chose the colours that are shown.
    void keep() { m_standIn.reset(); }
    /// Nothing is known of what is shown.
    void forget();

private:
    std::optional<std::pair<bool, FusionMode>> m_seen;
    std::optional<Coloring> m_standIn;
};

} // namespace fusewright
