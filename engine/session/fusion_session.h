// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/tried_rule.h"
#include "engine/partition/heuristic_result.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/check_answer.h"
#include "engine/session/partition_session.h"
#include "engine/session/rules_session.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct BuiltinRules;

/// A file as a session is given it: a text, or rules that come with the program.
struct RulesSource {
    std::shared_ptr<const RulesText> text;
    const BuiltinRules* builtin = nullptr;
};

struct HardwareCosts;
struct HardwareProfile;
struct TrainingAnswer;

/// What rules texts do to a model, in one piece: rules, sections and counts belong together.
struct FusionAnswer {
    std::shared_ptr<const Graph> graph; ///< Null without a model: then nothing is matched.
    RuleSet rules; ///< Those that make sections, as they were matched, in the order of the text.
    std::vector<bool> isStale; ///< By rule: it is broken now, this is how it was when it was whole.
    std::vector<Diagnostic> diagnostics; ///< About the text, alone and on this model.
    MadePartition made;                  ///< o1 of the rules.
    std::vector<TriedRule> tried;        ///< By rule: how far each pattern gets alone.
    std::vector<std::optional<HeuristicResult>> heuristics; ///< By match.
    std::vector<CheckedExpectation> expectations; ///< What comments ask for, beside what there is.
    std::vector<std::shared_ptr<const RulesText>> texts; ///< By file of those rules.
    /// What rules that rewrite did before: `graph` is what came of it. Null where none do.
    std::shared_ptr<const Rewriting> rewriting;
    /// The same of what comments ask of those rules; their files are those of the rewriting.
    std::vector<CheckedExpectation> rewriteExpectations;
    /// By file of the rules that rewrite; null for those that come with the program.
    std::vector<std::shared_ptr<const RulesText>> rewriteTexts;
    /// The backward graph behind the rest of `graph`; null without one. See `training_session.h`.
    std::shared_ptr<const TrainingAnswer> training;
    /// The machine that it is costed on, about which some findings are; null for none.
    std::shared_ptr<const HardwareProfile> machine;
    std::shared_ptr<const HardwareCosts> costs; ///< Of `made` on that machine; null with it.

    /// What rules were tried on: `graph` without its backward part, whose operators come last.
    const std::shared_ptr<const Graph>& matched() const;
    /// Of the first file.
    std::string_view text() const;
};

/// Answers for the versions of one text one after another. What a rule does alone is found out
/// again only when its patterns change; a rule that breaks keeps the sections of its last whole
/// version, until it is mended or gone. Stages that rewrite run again from the first that changed.
class FusionSession {
public:
    /// Null catalogues in the context stand for the built-in ones.
    explicit FusionSession(RuleContext context);
    /// For texts that are not read yet; `name` is used in findings.
    FusionSession(std::string name, RuleContext context);
    ~FusionSession();

    /// Files that are used together, in their order; no two of one name. Those that rewrite come
    /// first, whatever their order.
    FusionAnswer answer(std::span<const RulesSource> sources, const RewriteChoices& choices,
                        const CancelToken& cancel = {});
    /// Texts that are tried together, in their order; no two of one name.
    FusionAnswer answer(std::span<const std::shared_ptr<const RulesText>> texts,
                        const CancelToken& cancel = {});
    FusionAnswer answer(const std::shared_ptr<const RulesText>& text,
                        const CancelToken& cancel = {});
    FusionAnswer answer(std::string text, const CancelToken& cancel = {});

    /// What rules were when they were whole last, for those that are broken now.
    void rememberRulesOf(const FusionSession& before);

private:
    class Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace fusewright
