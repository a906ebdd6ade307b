// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/match.h"

#include <cstddef>

namespace fusewright {

/// Is told what a search does at each place.
class SearchTrace {
public:
    virtual ~SearchTrace() = default;

    virtual void began(NodeId place) = 0;
    /// The entry took something; it may give it back again later.
    virtual void bound(EntryId entry) = 0;
    /// Nothing fits the entry, given what is bound so far: `boundCount` entries.
    virtual void stuck(EntryId entry, const Match& soFar, std::size_t boundCount) = 0;
    virtual void found(const Match& match) = 0;
};

} // namespace fusewright
