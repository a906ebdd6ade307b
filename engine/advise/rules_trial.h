// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/advise/fix_proposal.h"
#include "engine/match/attempts.h"
#include "engine/partition/rule_matches.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/rule_context.h"
#include "engine/rules/rules_reader.h"
#include "engine/rules/rules_text.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Rules texts that are tried together, and which of them is changed.
struct TrialTexts {
    std::vector<std::shared_ptr<const RulesText>> all;
    std::size_t changed = 0;
    const Rewriting* rewriting = nullptr; ///< What they did; null for rules that make sections.
};

/// What edits of a rules text come to on a model: they are made, read and matched, in memory.
///
/// Graph and rewriting must outlive it. For one thread.
class RulesTrial {
public:
    /// Null catalogues in the context stand for the built-in ones.
    RulesTrial(const Graph& graph, const TrialTexts& texts, RuleContext context);

    /// The one that is changed.
    const RulesText& text() const { return *m_text; }
    bool isInText(const Rule& rule) const { return rule.file == m_file; }
    /// A changed version of the text, or of a version of it.
    static std::shared_ptr<const RulesText> changed(const RulesText& before, std::string text);
    bool rewrites() const { return m_rewriting.has_value(); }
    const RuleSet& rules() const { return m_rules; }
    /// What rules that rewrite do before any change. There is one.
    const Rewriting& rewriting() const { return *m_rewriting; }
    const RuleMatches& matches() const { return m_matches; }

    /// Nothing where a search was given up, or the rule is not there.
    std::optional<RuleOutcome> outcome(std::string_view rule);
    /// After edits of the text; nothing too where these make errors. Costs as much as matching all
    /// rules.
    std::optional<RuleOutcome> outcomeAfter(const std::vector<TextEdit>& edits,
                                            std::string_view rule, const CancelToken& cancel);
    /// How many outcomes of a rule were worked out, and not known from before.
    std::size_t counted(std::string_view rule) const;

    /// What rules of a version of the text are called that were one in it: the rule itself, then
    /// copies of it.
    std::vector<std::string> namesIn(const RulesText& text, std::string_view rule) const;
    /// A pattern of a version of the text, read alone, and that of copies. Those are left out that
    /// have errors.
    std::vector<Pattern> patternsIn(const RulesText& text, PatternName where) const;

private:
    std::optional<std::uint32_t> find(const RuleSet& rules, std::string_view name) const;
    std::optional<RuleOutcome> outcomeWith(RuleSet rules, std::uint32_t rule, std::size_t copies,
                                           const CancelToken& cancel) const;
    RuleOutcome outcomeOf(const RuleSet& rules, const RuleMatches& matches, std::uint32_t rule,
                          const CancelToken& cancel) const;
    static RuleOutcome outcomeOf(const Rewriting& rewriting, std::uint32_t rule,
                                 std::size_t copies);

    const Graph& m_graph;
    RuleContext m_context;
    std::shared_ptr<const RulesText> m_text;
    std::uint32_t m_file = 0;
    std::unique_ptr<RulesReader> m_reader;
    std::vector<RuleSet> m_sets; ///< By text.
    std::size_t m_errors = 0;
    RuleSet m_rules;
    RuleMatches m_matches;
    std::optional<Rewriting> m_rewriting;
    using Outcomes = std::map<std::string, std::optional<RuleOutcome>>; ///< By text.
    std::map<std::string, Outcomes, std::less<>> m_known;               ///< By rule.
};

} // namespace fusewright
