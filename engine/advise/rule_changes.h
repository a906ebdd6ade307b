// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/fix_proposal.h"
#include "engine/match/attempts.h"
#include "engine/rules/entry_place.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright {

class Graph;
class RulesText;

/// A change of a rule that may help; nobody has tried it yet.
struct RuleChange {
    FixKind kind = FixKind::WidenOperators;
    std::string title;
    std::vector<TextEdit> edits;
    unsigned strangeness = 0; ///< As in `FixProposal`.
};

/// One that asks for more, to be offered where it does as much.
struct ChangePair {
    RuleChange change;
    std::optional<RuleChange> stricter;
};

/// A pattern as it was written, and a place where it fails.
struct FailedTry {
    PatternName where;
    const Pattern& pattern;
    const DetailedAttempt& told;
};

/// What could mend a failure, the one that says most first. None for what rules cannot say.
std::vector<ChangePair> changesFor(const RulesText& text, const Graph& graph,
                                   const FailedTry& failed);

} // namespace fusewright
