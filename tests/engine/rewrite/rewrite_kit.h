// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/rewrite_run.h"
#include "tests/engine/pattern/replacement_draft.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright::test {

/// A rule that rewrites, as a text.
struct RewritingText {
    std::string name;
    std::string pattern; ///< As `readPattern` has it.
    /// A line each: `a = take x`, `b = Relu(a)`, `root = b`, `root:1 = b`. What is taken is any
    /// expression.
    std::string replacement;
    std::string check = {}; ///< None where it is empty.
};

/// Fails an assertion on mistakes.
Rule ruleOf(const RewritingText& text);
Rule ruleOf(std::string name, const ReplacementDraft& draft, ExpressionId check = {});
/// All of them in one stage.
RuleSet rulesOf(const std::vector<RewritingText>& texts, StagePlan plan = {});
RuleSet rulesOf(std::vector<Rule> rules, StagePlan plan);

/// A model as a `ToldGraph` has it.
std::shared_ptr<const Graph> modelOf(std::string_view told);
/// `a=relu(x); b=exp(a); → b`, or what is wrong with the graph.
std::string rewritten(const RewriteRun& run);
/// `REASON rule@place what: saw`, a line each.
std::string refusals(const StageResult& stage, const RuleSet& rules);

} // namespace fusewright::test
