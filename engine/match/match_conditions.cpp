// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/match_conditions.h"

#include "engine/pattern/blame.h"
#include "engine/pattern/match_judge.h"
#include "engine/rules/rule.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

using Verdict = ConditionVerdict::Kind;

constexpr std::uint64_t judgeSteps = 100'000;

class ConditionJudge {
public:
    ConditionJudge(const Graph& graph, const RulePattern& written, const RuleChoices& choices,
                   const std::string& ruleName, const Match& match, const NodeSet* taken)
        : m_written(written),
          m_choices(choices),
          m_ruleName(ruleName),
          m_match(match),
          m_ground{.graph = &graph,
                   .pattern = &written.pattern,
                   .match = &match,
                   .choices = &choices,
                   .taken = taken}
    {
    }

    ConditionVerdict run();

private:
    void ask(ExpressionId condition);
    void askJudge();
    void settle(Outcome outcome, ConditionVerdict found);
    bool isDecided() const
    {
        return m_found.kind == Verdict::False || m_found.kind == Verdict::Raises;
    }

    const RulePattern& m_written;
    const RuleChoices& m_choices;
    const std::string& m_ruleName;
    const Match& m_match;
    ExpressionGround m_ground;
    ConditionVerdict m_found; ///< The first that is unknown, until one is false.
    std::vector<std::string> m_restsOn;
};

/// What is unknown the user may have answered for the whole rule.
void ConditionJudge::settle(Outcome outcome, ConditionVerdict found)
{
    if (outcome == Outcome::True)
        return;
    const auto answer = m_choices.assumed.find(m_ruleName);
    if (outcome == Outcome::Unknown && answer != m_choices.assumed.end()) {
        m_restsOn.push_back(m_ruleName);
        if (answer->second)
            return;
        found.kind = Verdict::False;
    }
    if (found.kind != Verdict::Unknown || m_found.isFine())
        m_found = std::move(found);
}

void ConditionJudge::ask(ExpressionId condition)
{
    const Pattern& pattern = m_written.pattern;
    const Evaluation seen = evaluate(pattern.expressions(), condition, m_ground);
    const Outcome outcome = outcomeOf(seen.result);
    if (outcome != Outcome::Unknown)
        m_restsOn.insert(m_restsOn.end(), seen.assumed.begin(), seen.assumed.end());
    if (outcome == Outcome::True)
        return;
    Blame why =
        blame(pattern, condition, seen, {.graph = m_ground.graph, .text = m_written.text.get()});
    settle(outcome,
           {.kind = outcome == Outcome::False ? Verdict::False : Verdict::Unknown,
            .part = why.part,
            .what = std::move(why.what),
            .saw = std::move(why.saw),
            .place = {},
            .outside = {},
            .restsOn = {}});
}

void ConditionJudge::askJudge()
{
    WorkBudget budget(judgeSteps);
    JudgeAnswer answer = m_written.judge->judge(m_ground, budget);
    m_restsOn.insert(m_restsOn.end(), answer.assumed.begin(), answer.assumed.end());
    settle(answer.outcome,
           {.kind = answer.raises                  ? Verdict::Raises
                : answer.outcome == Outcome::False ? Verdict::False
                                                   : Verdict::Unknown,
            .part = {},
            .what = std::move(answer.what),
            .saw = std::move(answer.saw),
            .place = answer.place,
            .outside = std::move(answer.outside),
            .restsOn = {}});
}

ConditionVerdict ConditionJudge::run()
{
    for (std::size_t at = 0; at < m_match.unknown.size() && !isDecided(); ++at)
        ask(m_match.unknown[at]);
    if (m_written.check.isValid() && !isDecided())
        ask(m_written.check);
    if (m_written.judge && !isDecided())
        askJudge();
    std::ranges::sort(m_restsOn);
    m_restsOn.erase(std::unique(m_restsOn.begin(), m_restsOn.end()), m_restsOn.end());
    m_found.restsOn = std::move(m_restsOn);
    return std::move(m_found);
}

} // namespace

ConditionVerdict judgeConditions(const Graph& graph, const RulePattern& written,
                                 const RuleChoices& choices, const std::string& ruleName,
                                 const Match& match, const NodeSet* taken)
{
    if (match.unknown.empty() && !written.check.isValid() && !written.judge)
        return {};
    return ConditionJudge(graph, written, choices, ruleName, match, taken).run();
}

} // namespace fusewright
