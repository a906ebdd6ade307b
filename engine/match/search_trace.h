// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/match.h"

#include <cstddef>
#include <cstdint>

namespace fusewright {

/// Why an operator of the right kind is not taken by an entry.
enum class Passing : std::uint8_t {
    InUse,     ///< Another entry has it.
    Taken,     ///< It is in a section already.
    Wiring,    ///< An edge of the pattern is not there.
    Condition, ///< A condition does not hold.
    Later,     ///< What comes of it is not the first match.
    Operands,  ///< It has more or fewer operands than the entry asks for.
};

/// Is told what a search does at each place.
///
/// What may happen between two calls of `began` is in the order in which it does. Who only wants
/// to know how far a search gets need not listen to more than the first four.
class SearchTrace {
public:
    virtual ~SearchTrace() = default;

    virtual void began(NodeId place) = 0;
    /// The entry took something; it may give it back again later.
    virtual void bound(EntryId entry, const Match& soFar) = 0;
    /// Nothing fits the entry, given what is bound so far: `boundCount` entries.
    virtual void stuck(EntryId entry, const Match& soFar, std::size_t boundCount) = 0;
    virtual void found(const Match& match) = 0;

    /// The entry is optional, and goes on without an operator.
    virtual void leftOut(EntryId /*entry*/, const Match& /*soFar*/) { }
    /// The entry does not take this operator; invalid for what is none, such as an option.
    virtual void passedOver(EntryId /*entry*/, NodeId /*node*/, Passing /*why*/,
                            const Match& /*soFar*/)
    {
    }
    /// The entry is about to give back what it has, which is still there.
    virtual void givesBack(EntryId /*entry*/, const Match& /*soFar*/) { }
};

} // namespace fusewright
