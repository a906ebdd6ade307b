// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/rewrite_kit.h"

#include "engine/pattern/replacement_builder.h"
#include "tests/engine/graph/graph_editing.h"
#include "tests/engine/graph/told_graph.h"
#include "tests/engine/match/pattern_kit.h"

#include <cassert>
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

std::optional<EntryId> entryNamed(const PatternDraft& draft, std::string_view name)
{
    for (std::size_t at = 0; at < draft.entries.size(); ++at) {
        if (draft.entries[at].name == name)
            return EntryId(at);
    }
    return std::nullopt;
}

/// A line of a replacement in its two halves.
struct KitLine {
    std::string name;
    std::string what;
};

/// What comes before the pattern is built: expressions belong to it.
struct TakenEntries {
    std::map<std::string, ExpressionId> byLine;
    ExpressionId check;
};

std::vector<KitLine> linesOf(const std::string& text)
{
    std::vector<KitLine> lines;
    for (const std::string& line : splitAt(text, '\n')) {
        const std::size_t sign = line.find(" = ");
        if (sign != std::string::npos)
            lines.push_back({trimmed(line.substr(0, sign)), trimmed(line.substr(sign + 3))});
    }
    return lines;
}

/// `users(ENTRY) <= N`.
ExpressionId checkOf(PatternDraft& draft, const std::string& check)
{
    const std::size_t open = check.find('(');
    const std::size_t close = check.find(')');
    const auto entry = entryNamed(draft, check.substr(open + 1, close - open - 1));
    assert(entry);
    const ExpressionId bound = draft.expressions.add(ExpressionOp::Bound, {}, *entry);
    const ExpressionId users = draft.expressions.add(ExpressionOp::Users, {bound});
    const std::uint64_t most = std::stoull(check.substr(check.find("<=") + 2));
    const ExpressionId limit = draft.expressions.addLiteral(Scalar::of(most));
    return draft.expressions.add(ExpressionOp::LessOrEqual, {users, limit});
}

class ReplacementText {
public:
    ReplacementText(const Pattern& pattern, const PatternDraft& draft, const TakenEntries& taken)
        : m_builder(pattern), m_draft(draft), m_taken(taken)
    {
    }

    void add(const KitLine& line)
    {
        const std::size_t colon = line.name.find(':');
        if (const auto entry = entryNamed(m_draft, line.name.substr(0, colon))) {
            const auto output = colon == std::string::npos
                ? std::uint32_t{0}
                : static_cast<std::uint32_t>(std::stoul(line.name.substr(colon + 1)));
            m_builder.addResult({*entry, output, m_parts.at(line.what)});
            return;
        }
        ReplacementPart part;
        if (line.what.starts_with("take ")) {
            part.kind = ReplacementPart::Kind::Taken;
            part.operand = m_taken.byLine.at(line.name);
        } else {
            readCall(line, part);
        }
        m_parts[line.name] = m_builder.addPart(std::move(part));
    }
    Replacement build() { return m_builder.build().value(); }

private:
    void readCall(const KitLine& line, ReplacementPart& part)
    {
        const std::size_t open = line.what.find('(');
        const std::size_t close = line.what.find(')');
        part.kind = ReplacementPart::Kind::Operator;
        part.op = line.what.substr(0, open);
        for (const std::string& operand :
             splitAt(line.what.substr(open + 1, close - open - 1), ','))
            part.operands.push_back({.part = m_parts.at(operand)});
    }

    ReplacementBuilder m_builder;
    const PatternDraft& m_draft;
    const TakenEntries& m_taken;
    std::map<std::string, PartId> m_parts;
};

} // namespace

Rule ruleOf(const RewritingText& text)
{
    PatternDraft draft = readPattern(text.pattern);
    TakenEntries taken;
    const std::vector<KitLine> lines = linesOf(text.replacement);
    for (const KitLine& line : lines) {
        if (!line.what.starts_with("take "))
            continue;
        const auto entry = entryNamed(draft, line.what.substr(5));
        assert(entry);
        taken.byLine[line.name] = draft.expressions.add(ExpressionOp::Bound, {}, *entry);
    }
    if (!text.check.empty())
        taken.check = checkOf(draft, text.check);
    RulePattern pattern{.name = "pattern", .pattern = draft.build().value(), .check = taken.check};
    ReplacementText replacement(pattern.pattern, draft, taken);
    for (const KitLine& line : lines)
        replacement.add(line);
    pattern.replacement = std::make_shared<const Replacement>(replacement.build());
    Rule rule;
    rule.name = text.name;
    rule.patterns.push_back(std::move(pattern));
    return rule;
}

RuleSet rulesOf(const std::vector<RewritingText>& texts, StagePlan plan)
{
    RuleSet rules{.files = {{.path = "rules"}}};
    for (const RewritingText& text : texts) {
        plan.rules.push_back(static_cast<std::uint32_t>(rules.rules.size()));
        rules.rules.push_back(ruleOf(text));
    }
    rules.stages.push_back(std::move(plan));
    return rules;
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
