// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/explain_session.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace fusewright {

namespace {

class RuleExplainer {
public:
    RuleExplainer(const Graph& graph, const RuleSet& rules, std::uint32_t rule)
        : m_graph(graph), m_rules(rules), m_rule(rule)
    {
    }

    ExplainedRule run(std::optional<NodeId> at, const CancelToken& cancel);
    /// Of a rule that rewrites in this stage, whose graph afterwards is the explainer's.
    ExplainedRule run(const StageResult& stage, std::optional<NodeId> at,
                      const CancelToken& cancel);

private:
    const Rule& rule() const { return m_rules.rules[m_rule]; }
    void readMatches(const CancelToken& cancel);
    void readStage(const StageResult& stage);
    ExplainedRule explained(std::optional<NodeId> at, const CancelToken& cancel);
    void explainPattern(std::uint32_t pattern, std::optional<NodeId> at, const CancelToken& cancel);
    void explainPlace(PatternTrial& trial, std::uint32_t pattern, const Attempt& attempt,
                      std::optional<NodeId> at);
    std::vector<CensusGroup> censusFrom(std::size_t first) const;
    static Failure notAPlace(const Pattern& pattern, NodeId node);

    const Graph& m_graph;
    const RuleSet& m_rules;
    std::uint32_t m_rule;
    std::set<NodeId> m_sections;             ///< Places of matches that became sections.
    std::map<NodeId, std::size_t> m_refused; ///< Among the refused, by place: one for each at most.
    /// By pattern and place.
    std::map<std::pair<std::uint32_t, NodeId>, NotRewritten> m_notRewritten;
    ExplainedRule m_result;
};

ExplainedRule RuleExplainer::run(std::optional<NodeId> at, const CancelToken& cancel)
{
    readMatches(cancel);
    return explained(at, cancel);
}

ExplainedRule RuleExplainer::run(const StageResult& stage, std::optional<NodeId> at,
                                 const CancelToken& cancel)
{
    readStage(stage);
    return explained(at, cancel);
}

void RuleExplainer::readStage(const StageResult& stage)
{
    m_result.rewriteCount =
        static_cast<std::size_t>(std::ranges::count(stage.steps, m_rule, &RewriteStep::rule));
    for (const RefusedRewrite& refused : stage.refused) {
        const auto place = m_graph.findNode(stage.nameOf(refused.place));
        if (refused.rule == m_rule && place)
            m_notRewritten[{refused.pattern, *place}] = {std::string(refusalCode(refused.reason)),
                                                         refused.what, refused.saw};
    }
}

ExplainedRule RuleExplainer::explained(std::optional<NodeId> at, const CancelToken& cancel)
{
    m_result.rule = m_rule;
    for (std::uint32_t pattern = 0; pattern < rule().patterns.size(); ++pattern)
        explainPattern(pattern, at, cancel);
    std::ranges::stable_sort(m_result.attempts, std::ranges::greater(), [](const auto& attempt) {
        return std::pair(attempt.detail.attempt.boundCount, hasWantedNear(attempt.detail));
    });
    return std::move(m_result);
}

void RuleExplainer::readMatches(const CancelToken& cancel)
{
    m_result.matches = matchRules(m_graph, m_rules, cancel);
    for (const RuleMatch& match : m_result.matches.matches) {
        if (match.rule == m_rule)
            m_sections.insert(match.match.place);
    }
    for (std::size_t at = 0; at < m_result.matches.refused.size(); ++at) {
        if (m_result.matches.refused[at].rule == m_rule)
            m_refused[m_result.matches.refused[at].place] = at;
    }
    m_result.sectionCount = m_sections.size();
}

void RuleExplainer::explainPattern(std::uint32_t pattern, std::optional<NodeId> at,
                                   const CancelToken& cancel)
{
    const Pattern& tried = rule().patterns[pattern].pattern;
    PatternTrial trial(m_graph, tried);
    PatternAttempts attempts = trial.everywhere(cancel);
    // Of a rule that rewrote, the operators are mostly gone because it did.
    const bool isGone = m_result.rewriteCount > 0 && !at;
    m_result.missing.push_back(isGone ? std::vector<EntryId>() : trial.missing());
    const std::size_t before = m_result.attempts.size();
    for (const Attempt& attempt : attempts.attempts)
        explainPlace(trial, pattern, attempt, at);
    m_result.census.push_back(at ? std::vector<CensusGroup>() : censusFrom(before));
    if (at && m_result.attempts.size() == before) {
        ExplainedAttempt told{.pattern = pattern, .detail = {}};
        told.detail.attempt.place = *at;
        told.detail.failure = notAPlace(tried, *at);
        told.detail.furthest.bindings.resize(tried.entryCount());
        m_result.attempts.push_back(std::move(told));
    }
}

/// With `at` what has the operator in it is told, whatever came of it; else what is no section.
void RuleExplainer::explainPlace(PatternTrial& trial, std::uint32_t pattern, const Attempt& attempt,
                                 std::optional<NodeId> at)
{
    const bool isSection = attempt.isMatch && m_sections.contains(attempt.place);
    if (!at && isSection)
        return;
    ExplainedAttempt told{.pattern = pattern, .detail = trial.at(attempt.place)};
    if (at && *at != attempt.place
        && !std::ranges::binary_search(allNodes(told.detail.furthest), *at))
        return;
    const auto refused = m_refused.find(attempt.place);
    if (attempt.isMatch && !isSection && refused != m_refused.end()
        && m_result.matches.refused[refused->second].pattern == pattern)
        told.refused = refused->second;
    const auto left = m_notRewritten.find({pattern, attempt.place});
    if (attempt.isMatch && left != m_notRewritten.end())
        told.notRewritten = left->second;
    if (at || !attempt.isMatch || told.refused || told.notRewritten)
        m_result.attempts.push_back(std::move(told));
}

std::vector<CensusGroup> RuleExplainer::censusFrom(std::size_t first) const
{
    Census census(m_graph);
    for (std::size_t at = first; at < m_result.attempts.size(); ++at)
        census.add(m_result.attempts[at].detail);
    return census.take();
}

Failure RuleExplainer::notAPlace(const Pattern& pattern, NodeId node)
{
    Failure failure{.entry = pattern.placeEntry(), .from = node, .at = node, .found = {node}};
    failure.reason = FailureReason::Operator;
    return failure;
}

} // namespace

ExplainedRule explainRule(const Graph& graph, const RuleSet& rules, std::uint32_t rule,
                          std::optional<NodeId> at, const CancelToken& cancel)
{
    return RuleExplainer(graph, rules, rule).run(at, cancel);
}

ExplainedRule explainRewriting(const RewriteRun& run, const RuleSet& rules, std::uint32_t rule,
                               std::optional<NodeId> at, const CancelToken& cancel)
{
    const auto stage = rules.stageOf(rule);
    if (!stage)
        return {.rule = rule};
    const StageResult& result = run.stages[*stage];
    return RuleExplainer(*result.after, rules, rule).run(result, at, cancel);
}

namespace {

/// Asked about one operator, there is no census.
std::vector<std::vector<CensusGroup>> censusOf(const ExplainedRule& explained, const Graph& graph)
{
    std::vector<std::vector<CensusGroup>> census = explained.census;
    for (std::uint32_t pattern = 0; pattern < census.size(); ++pattern) {
        Census own(graph);
        for (const ExplainedAttempt& told : explained.attempts) {
            if (told.pattern == pattern && census[pattern].empty())
                own.add(told.detail);
        }
        if (census[pattern].empty())
            census[pattern] = own.take();
    }
    return census;
}

} // namespace

void addFixes(ExplainedRule& explained, const Graph& graph, const RuleSet& rules,
              const std::vector<std::shared_ptr<const RulesText>>& texts, const CancelToken& cancel)
{
    const Rule& rule = rules.rules[explained.rule];
    FixAdvisor advisor(graph, {.all = texts, .changed = rule.file},
                       {.operators = graph.catalogue()});
    explained.advice = adviseRule(advisor, rule, censusOf(explained, graph), cancel);
}

void addFixes(ExplainedRule& explained, const Rewriting& rewriting,
              const std::vector<std::shared_ptr<const RulesText>>& texts, const CancelToken& cancel)
{
    const auto stage = rewriting.rules.stageOf(explained.rule);
    if (!stage || *stage >= rewriting.run.stages.size()
        || std::ranges::find(texts, nullptr) != texts.end())
        return;
    const Graph& graph = *rewriting.run.stages[*stage].after;
    const Rule& rule = rewriting.rules.rules[explained.rule];
    FixAdvisor advisor(
        graph, {.all = texts, .changed = rule.file, .rewriting = &rewriting},
        {.operators = graph.catalogue(), .options = rewriting.choices.rules.options});
    explained.advice = adviseRule(advisor, rule, censusOf(explained, graph), cancel);
}

std::vector<FixProposal> fixesFor(const Rewriting& rewriting, std::uint32_t rule,
                                  const std::vector<std::shared_ptr<const RulesText>>& texts,
                                  const CancelToken& cancel)
{
    ExplainedRule explained = explainRewriting(rewriting.run, rewriting.rules, rule, {}, cancel);
    if (!cancel.isCancelled())
        addFixes(explained, rewriting, texts, cancel);
    return allFixes(explained.advice);
}

} // namespace fusewright
