// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/tvm/plain_dpl.h"
#include "tests/engine/rules/tvm/plain_expressions.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace fusewright::test {

/// What the objects of a pattern matched: expressions, variables looked through.
struct PlainDplMatch {
    std::map<std::size_t, std::size_t> memo; ///< By object; only those that are part of the match.

    /// The variables of the calls and items that calls and items of the pattern matched, in the
    /// order of the program. The root's is not among them where a wildcard matched it.
    std::vector<std::size_t> members(const PlainDpl& pattern, const PlainModule& module) const;
};

/// How a match is looked for.
///
/// TVM is greedy: what a part of a pattern has matched is never matched otherwise because something
/// later fails. The full search takes the first solution in the same order of preference. They
/// differ in these places:
///
/// 1. `a | b` where `a` matches: `b` is not tried when a later argument fails, or a later field,
///    the second of `&`, or anything behind a call around it.
/// 2. `add` and `multiply` whose arguments match as written: they are not tried the other way round
///    when something behind the call fails. They are tried where an argument itself fails; then
///    what the first arguments have taken is forgotten, but a callee is not matched again.
/// 3. An unordered tuple whose fields match: no other assignment is tried when something behind the
///    tuple fails. Within the tuple assignments are tried until all fields match, each greedily.
/// 4. All this most often through an object that is used twice: what it matches first is what it
///    must match again. So `add(w | relu(x), w)` with a relu on the left is lost where `w` takes
///    it.
/// 5. `~a` where `a` fails only greedily: it matches, and in the full search it does not. This is
///    the only place where the greedy search finds what the full one does not find.
/// 6. Both match, but not the same: where `a` of `a | b` fails only greedily, the greedy search
/// takes
///    `b` and the full one `a`; so for the arguments turned round, and for fields.
struct PlainSearch {
    bool backtracks = false;
    std::size_t mostSteps = 100'000; ///< Objects tried at expressions; then there is no match.
};

/// Matches a pattern against an expression, which is looked through first. Arguments are turned
/// round where the expression calls `relax.add` or `relax.multiply`; products and quotients are
/// never regrouped. Attributes of operators, as the registry has them, are not known.
std::optional<PlainDplMatch> plainDplMatch(const PlainDpl& pattern, const PlainModule& module,
                                           std::size_t expression, PlainSearch search = {});

} // namespace fusewright::test
