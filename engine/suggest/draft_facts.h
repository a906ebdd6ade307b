// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_draft.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fusewright {

class Graph;

/// A fact of the selected place that a rule can ask for.
struct DraftCondition {
    DraftFact fact;
    std::string text; ///< As the language writes it.
    bool isChosen = false;
    std::size_t places = 0; ///< Of those that match without conditions, at which it is true.
};

/// What a graph says of the values that a drawn rule reads and makes, value by value in the order
/// of the pattern, the result last.
std::vector<DraftFact> factsOf(const Graph& graph, const RuleDraft& draft);

/// Whether a fact of one value, about its type or its shape, is what the file says of another one.
bool holdsOf(const Graph& graph, const DraftFact& fact, ValueId value);

/// Whether a rule asks for it unless somebody chooses otherwise: types, but for parameters.
bool isUsualCondition(const RuleDraft& draft, const DraftFact& fact);

} // namespace fusewright
