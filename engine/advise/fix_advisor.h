// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/fix_proposal.h"
#include "engine/advise/rules_trial.h"
#include "engine/match/census.h"

#include <memory>
#include <string>
#include <vector>

namespace fusewright {

struct RuleChange;

/// Finds changes of one of several rules texts with which one of its rules holds at more places of
/// a model.
///
/// What it proposes was tried: the counts are what matching the changed text gives. Asked about
/// the same text again it knows its answers. For one thread.
class FixAdvisor {
public:
    /// The graph, of rules that rewrite the one that the rule's stage has left, and what they did
    /// must outlive it. Null catalogues in the context stand for the built-in ones.
    FixAdvisor(const Graph& graph, const TrialTexts& texts, RuleContext context = {});

    /// What mends a group of near misses of one of the rule's patterns, the best first. Nothing
    /// when the text says something else than `rule`, such as when it is broken.
    std::vector<FixProposal> fixesFor(const Rule& rule, std::uint32_t pattern,
                                      const CensusGroup& group, const CancelToken& cancel = {});
    /// What gets back operators that other rules take.
    std::vector<FixProposal> fixesForTaken(const Rule& rule, const CancelToken& cancel = {});
    /// What lets matches be rewritten that a condition refuses.
    std::vector<FixProposal> fixesForRefused(const Rule& rule, const CancelToken& cancel = {});
    /// What lets matches become sections that would wait for themselves.
    std::vector<FixProposal> fixesForWays(const Rule& rule, const CancelToken& cancel = {});
    /// What writes calls as the model has them, where it has none as a pattern does.
    std::vector<FixProposal> fixesForAbsent(const Rule& rule, const CancelToken& cancel = {});

private:
    struct Step;

    bool isWritten(const Rule& rule) const;
    void tryChanges(const Rule& rule, std::uint32_t pattern, const CensusGroup& group,
                    const DetailedAttempt& told, const CancelToken& cancel,
                    std::vector<FixProposal>& proposals);
    void tryEntries(const Rule& rule, std::uint32_t pattern, const CensusGroup& group,
                    const CancelToken& cancel, std::vector<FixProposal>& proposals);
    bool mendsOne(const std::vector<TextEdit>& edits, PatternName where,
                  const CensusGroup& group) const;
    std::optional<FixProposal> proven(const Rule& rule, RuleChange change,
                                      const CancelToken& cancel);
    std::optional<FixProposal> severalAtOnce(const Rule& rule, std::uint32_t pattern,
                                             const CensusGroup& group, const CancelToken& cancel);
    std::optional<Step> bestStep(const std::string& text, const Rule& rule, std::uint32_t pattern,
                                 NodeId place) const;
    bool mayCount(const Rule& rule) const;

    const Graph& m_graph;
    RulesTrial m_trial;
};

} // namespace fusewright
