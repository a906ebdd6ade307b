// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"
#include "engine/pattern/pattern_builder.h"

#include <optional>
#include <span>
#include <vector>

namespace fusewright {

/// How the entries of a pattern hang together, whether or not they make a good pattern.
class PatternShape {
public:
    PatternShape(std::span<const Entry> entries, std::span<const PatternEdge> edges,
                 std::optional<EntryId> chosenPlace = {});

    /// Entries that nothing names as child or option; being used as a value's consumer is neither.
    std::vector<EntryId> roots() const;
    /// The chosen one, if any. Invalid when every entry is optional.
    EntryId placeEntry() const;
    std::vector<PatternFault> faults() const;

private:
    std::vector<EntryId> next(EntryId id) const;
    std::vector<EntryId> findCircle() const;
    std::vector<EntryId> findDisconnected() const;
    std::vector<EntryId> findOpenEndedRepeats() const;
    bool takesOperators(EntryId id) const;
    bool isGoodPlace(EntryId id) const;

    std::span<const Entry> m_entries;
    std::span<const PatternEdge> m_edges;
    std::optional<EntryId> m_chosenPlace;
};

} // namespace fusewright
