// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/tvm/plain_dpl.h"
#include "tests/engine/rules/tvm/plain_expressions.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fusewright::test {

class RandomSource;

/// `from ^ to`, `from >> to`, or an argument of a call.
struct PlainUse {
    std::size_t from = 0; ///< Objects of the pattern.
    std::size_t to = 0;
    std::optional<std::size_t> argument = {}; ///< Among the tensors, lists opened.
    bool isOnly = false;
    bool isOfCall = false; ///< The call records it itself.
};

/// What a `PatternContext` has recorded.
struct PlainContext {
    PlainDpl pattern;
    std::vector<PlainUse> uses; ///< In the order of recording.
    std::vector<std::vector<std::size_t>> sameShapes;

    /// The statements that build it in a context and look for it, in a file of their own.
    std::string python() const;
};

/// What each object that is recorded has found: a variable of the module.
using PlainGraphMatch = std::map<std::size_t, std::size_t>;

/// `match_dfb`, told by its description: bindings that are gone are not there at all.
///
/// Candidates are the variables that bindings use, in the order of first use. Objects that use none
/// are roots, in the order of recording. For each root the candidates are tried; from a root on,
/// the objects that use it, in the order of recording, take a user that no object has, the first
/// below which everything fits. Of an object that has a user already only that one will do. When a
/// root and all below are found, shapes are compared and the next root is looked for; where that
/// fails the next candidate is tried. Nothing else is taken back. A variable that only names
/// something is used and uses as any other, but is never taken as a user; one that names a tuple is
/// no candidate either.
std::optional<PlainGraphMatch> plainGraphMatch(const PlainModule& module,
                                               const PlainContext& context,
                                               const std::set<std::size_t>& gone = {});

/// One match after the other, until there is none: what the calls, items and wildcards that use
/// something have found is gone for the next one, and what it is called besides is not.
std::vector<PlainGraphMatch> plainGraphMatches(const PlainModule& module,
                                               const PlainContext& context);
/// The bindings of a match that are gone after it, in the order of the program.
std::vector<std::size_t> plainTaken(const PlainModule& module, const PlainContext& context,
                                    const PlainGraphMatch& match);

/// Cut out of a function: some of its variables as objects, with edges of every kind, some of them
/// wrong.
PlainContext randomPlainContext(RandomSource& random, const PlainModule& module);

} // namespace fusewright::test
