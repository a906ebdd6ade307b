// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/engine/rules/qnn/plain_qnn_term.h"

#include <map>
#include <string>
#include <vector>

namespace fusewright {

class Graph;

} // namespace fusewright

namespace fusewright::test {

/// A rule as it is written, all of it terms.
struct PlainQnnRule {
    int pass = 0; ///< Behind EARLY.
    PlainTerm match;
    PlainTerm constraint;
    PlainTerm replacement;

    std::string text() const;
};

/// What rules make of a net, pass by pass.
struct PlainRewriting {
    PlainNet net;
    std::size_t steps = 0;
    bool gaveUp = false; ///< After too many steps.
};

PlainRewriting rewrittenPlainly(const PlainNet& net, const std::vector<PlainQnnRule>& rules,
                                const std::map<std::string, std::string>& options,
                                const std::map<std::string, bool>& answers);

/// The tags of a match at an operator; false where it is none.
bool matchesPlainly(const PlainTerm& match, const PlainNet& net, std::size_t at,
                    std::map<std::string, std::size_t>& tags);
/// The tensor that takes the place of the match, or nothing where something needed is unknown.
/// New tensors are added to the net, new operators to the list, makers before users.
std::optional<std::size_t> madePlainly(const PlainTerm& replacement, PlainNet& net,
                                       const PlainPlace& place, std::vector<PlainOperator>& added);

/// The operators above the outputs, numbered as they are met, with the facts of their results:
/// equal for equal graphs whatever things are called.
std::string outlineOf(const PlainNet& net);
/// What became of a net as a graph. Constants that were not there before have no names.
PlainNet plainNetOf(const Graph& graph, const PlainNet& before);

} // namespace fusewright::test
