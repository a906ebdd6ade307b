// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/standin_coloring.h"

namespace fusewright {

Coloring StandInColoring::follow(Coloring shown, bool hasRules, FusionMode mode)
{
    const std::pair state(hasRules, mode);
    if (std::exchange(m_seen, state) == state)
        return shown;
    if (wanted(shown) != Coloring::Rule) {
        m_standIn.reset();
        return shown;
    }
    const Coloring next = !hasRules ? Coloring::Category
        : mode == FusionMode::O3    ? Coloring::Fold
                                    : Coloring::Rule;
    m_standIn = next == Coloring::Rule ? std::nullopt : std::optional(next);
    return next;
}

Coloring StandInColoring::wanted(Coloring shown) const
{
    return shown == m_standIn ? Coloring::Rule : shown;
}

void StandInColoring::forget()
{
    m_seen.reset();
    m_standIn.reset();
}

} // namespace fusewright
