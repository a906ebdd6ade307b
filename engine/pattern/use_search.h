// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/pattern.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// One entry uses what another one takes.
struct UseEdge {
    EntryId from;
    EntryId to;
    std::optional<std::uint32_t> operand; ///< As which operand; nothing for any.
    bool isOnly = false;                  ///< Nothing else uses it.

    bool operator==(const UseEdge&) const = default;
};

/// An entry that takes a tuple to which the program has given a name. Its fields are entries that
/// nothing binds: each says only what the field must be; one that stands twice is one value.
struct UseTuple {
    static constexpr std::size_t mostUnordered = 4;

    EntryId tuple;
    std::vector<EntryId> fields;
    bool isUnordered = false; ///< With so few fields, none of them a tuple.

    bool operator==(const UseTuple&) const = default;
};

/// How a pattern is found that says who uses whose results: from its sources on, along users.
///
/// Sources are looked for one after the other among what the graph uses, in the order of first use.
/// From a source the search goes on to the users, and each entry takes the first one that fits;
/// only sources are ever taken back. No two entries take the same. Found are all places that the
/// same search finds one after the other when it may not take again what an earlier match includes.
struct UseSearch {
    std::vector<EntryId> sources; ///< In the order in which they are looked for.
    std::vector<UseEdge> edges;   ///< Of one entry in the order in which users are looked for.
    std::vector<std::vector<EntryId>> sameShapes; ///< These have the same shape, which is known.
    std::vector<std::string> names;               ///< By entry: of its value; empty for any.
    /// By entry: what the operator must be the place of, one of them; none for anything.
    std::vector<std::vector<Pattern>> forms;
    std::vector<UseTuple> tuples;

    // Forms are patterns without such a search. NOLINTNEXTLINE(misc-no-recursion)
    bool operator==(const UseSearch&) const = default;
};

} // namespace fusewright
