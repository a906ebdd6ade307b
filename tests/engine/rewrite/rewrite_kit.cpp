// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/rewrite_kit.h"

#include "tests/engine/graph/graph_editing.h"
#include "tests/engine/graph/told_graph.h"
#include "tests/engine/match/pattern_kit.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace fusewright::test {

namespace {

std::string trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

std::vector<std::string> splitAt(std::string_view text, char sign)
{
    std::vector<std::string> words;
    std::istringstream stream{std::string(text)};
    for (std::string word; std::getline(stream, word, sign);)
        words.push_back(trimmed(word));
    return words;
}

/// A call of parts that were made before: `Relu(a, b)`.
ReplacementPart callOf(const std::string& text, const std::map<std::string, PartId>& parts)
{
    const std::size_t open = text.find('(');
    const std::size_t close = text.find(')');
    ReplacementPart part;
    part.op = text.substr(0, open);
    for (const std::string& operand : splitAt(text.substr(open + 1, close - open - 1), ','))
        part.operands.push_back({.part = parts.at(operand)});
    return part;
}

/// One line of a replacement, of which the left side is a part or a result of an entry.
void addLine(ReplacementDraft& draft, const PatternDraft& pattern, const std::string& line,
             std::map<std::string, PartId>& parts)
{
    const std::size_t sign = line.find(" = ");
    const std::string left = trimmed(line.substr(0, sign));
    const std::string right = trimmed(line.substr(sign + 3));
    const std::size_t colon = left.find(':');
    const std::string entry = left.substr(0, colon);
    if (std::ranges::find(pattern.entries, entry, &Entry::name) != pattern.entries.end()) {
        const auto output = colon == std::string::npos ? 0 : std::stoul(left.substr(colon + 1));
        draft.result(entry, static_cast<std::uint32_t>(output), parts.at(right));
    } else if (right.starts_with("take ")) {
        parts[left] = draft.take(right.substr(5));
    } else {
        parts[left] = draft.part(callOf(right, parts));
    }
}

} // namespace

Rule ruleOf(std::string name, const ReplacementDraft& draft, ExpressionId check)
{
    Rule rule;
    rule.name = std::move(name);
    rule.patterns.push_back({.name = "pattern",
                             .pattern = draft.pattern(),
                             .replacement = std::make_shared<const Replacement>(draft.build()),
                             .check = check});
    return rule;
}

Rule ruleOf(const RewritingText& text)
{
    ReplacementDraft draft(text.pattern);
    const PatternDraft pattern = readPattern(text.pattern);
    std::map<std::string, PartId> parts;
    for (const std::string& line : splitAt(text.replacement, '\n'))
        addLine(draft, pattern, line, parts);
    const ExpressionId check = text.check.empty() ? ExpressionId() : draft.e(text.check);
    return ruleOf(text.name, draft, check);
}

RuleSet rulesOf(std::vector<Rule> rules, StagePlan plan)
{
    RuleSet set{.files = {{.path = "rules"}}, .rules = std::move(rules)};
    for (std::uint32_t at = 0; at < set.rules.size(); ++at)
        plan.rules.push_back(at);
    set.stages.push_back(std::move(plan));
    return set;
}

RuleSet rulesOf(const std::vector<RewritingText>& texts, StagePlan plan)
{
    std::vector<Rule> rules;
    for (const RewritingText& text : texts)
        rules.push_back(ruleOf(text));
    return rulesOf(std::move(rules), std::move(plan));
}

std::shared_ptr<const Graph> modelOf(std::string_view told)
{
    return std::make_shared<const Graph>(*std::move(ToldGraph(told).graph));
}

std::string rewritten(const RewriteRun& run)
{
    for (const StageResult& stage : run.stages) {
        const std::string wrong = brokenGraph(*stage.after);
        if (!wrong.empty())
            return wrong;
    }
    return outline(*run.graph());
}

std::string refusals(const StageResult& stage, const RuleSet& rules)
{
    std::string text;
    for (const RefusedRewrite& refused : stage.refused) {
        text += std::string(refusalCode(refused.reason)) + ' ' + rules.rules[refused.rule].name
            + '@' + std::string(stage.nameOf(refused.place));
        if (!refused.what.empty())
            text += ' ' + refused.what + ": " + refused.saw;
        text += '\n';
    }
    return text;
}

} // namespace fusewright::test
