// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/fact_truths.h"

#include "engine/pattern/evaluation.h"
#include "engine/pattern/match.h"
#include "engine/rules/rule.h"
#include "engine/suggest/draft_facts.h"

#include <algorithm>
#include <optional>

namespace fusewright {

namespace {

/// Of what parameters take, which are called as in the draft.
std::vector<bool> truthsOfTaken(const Graph& graph, const RuleDraft& draft,
                                const std::vector<DraftFact>& facts, const Pattern& pattern,
                                const Match& match)
{
    std::vector<bool> truths;
    for (const DraftFact& fact : facts) {
        const auto value = std::ranges::find(draft.values, fact.value, &DraftValue::value);
        const auto entry = value == draft.values.end() ? std::nullopt : pattern.find(value->name);
        truths.push_back(entry && holdsOf(graph, fact, match.slot(*entry).value));
    }
    return truths;
}

} // namespace

std::vector<bool> factTruths(const Graph& graph, const RuleDraft& draft,
                             const std::vector<DraftFact>& facts, const RulePattern& written,
                             const Match& match)
{
    if (facts.empty())
        return {};
    if (written.pattern.hasCalls())
        return truthsOfTaken(graph, draft, facts, written.pattern, match);
    const ExpressionTable& table = written.pattern.expressions();
    const ExpressionGround ground{.graph = &graph, .pattern = &written.pattern, .match = &match};
    const Evaluation seen = evaluate(table, written.check, ground);
    if (facts.size() == 1)
        return {outcomeOf(seen.result) == Outcome::True};
    // By condition of the check, which is all of them.
    std::vector<bool> truths;
    for (const ExpressionId part : table.operands(written.check)) {
        const Scalar* const value = seen.at(part);
        truths.push_back(value && outcomeOf(*value) == Outcome::True);
    }
    truths.resize(facts.size());
    return truths;
}

} // namespace fusewright
