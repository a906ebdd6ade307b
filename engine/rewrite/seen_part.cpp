// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/seen_part.h"

#include "engine/match/compiled_pattern.h"
#include "engine/match/place_search.h"
#include "engine/pattern/blame.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/rule_option.h"
#include "engine/support/source_text.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::uint64_t mostSearchWork = 1'000'000;

/// What is only there in a turn of a loop has no one value.
bool isOfLoop(const ExpressionTable& table, ExpressionId part)
{
    return std::ranges::any_of(table.orderOf(part), [&](ExpressionId each) {
        const ExpressionOp op = table.op(each);
        return op == ExpressionOp::LoopAxis || op == ExpressionOp::LoopStart
            || op == ExpressionOp::LoopSize;
    });
}

/// Of parts at one place, such as those of a macro, the one that all others are in.
ExpressionId innermostAt(const Pattern& pattern, const SourceText& text, std::size_t offset)
{
    const ExpressionTable& table = pattern.expressions();
    ExpressionId found;
    for (std::size_t at = 0; at < table.size(); ++at) {
        const ExpressionId part(at);
        const ByteRange place = table.place(part);
        const bool isHere = place.begin < place.end && place.end <= text.text().size()
            && place.begin <= offset && offset <= place.end;
        if (!isHere || table.op(part) == ExpressionOp::Literal || isOfLoop(table, part))
            continue;
        if (!found.isValid() || place.size() <= table.place(found).size())
            found = part;
    }
    return found;
}

std::optional<SeenPart> seenIn(const Graph& graph, const RulePattern& written, ExpressionId part,
                               std::string_view name, const RuleChoices& choices)
{
    const auto node = graph.findNode(name);
    if (!node)
        return std::nullopt;
    const CompiledPattern compiled(graph, written.pattern);
    PlaceSearch search(graph, compiled);
    const Match* const match = search.run({.place = *node, .budget = mostSearchWork});
    if (!match)
        return std::nullopt;
    const ExpressionGround ground{
        .graph = &graph, .pattern = &written.pattern, .match = match, .choices = &choices};
    const Evaluation seen = evaluate(written.pattern.expressions(), part, ground);
    SeenPart told{.range = written.text->range(written.pattern.expressions().place(part)),
                  .what = quotation(written.pattern, part, written.text.get())};
    if (seen.result.isKnown())
        told.value = toText(seen.result, &graph);
    else if (!seen.causes.empty())
        told.why = causeText(written.pattern, seen.causes.front());
    return told;
}

} // namespace

std::optional<SeenPart> partAt(const Rewriting& rewriting, const SourceText& text,
                               std::size_t offset, std::string_view name)
{
    const RuleSet& rules = rewriting.rules;
    const RuleChoices choices = withUsualOptions(rewriting.choices.rules, rules.options);
    for (std::uint32_t rule = 0; rule < rules.rules.size(); ++rule) {
        for (const RulePattern& written : rules.rules[rule].patterns) {
            if (written.text.get() != &text)
                continue;
            const ExpressionId part = innermostAt(written.pattern, text, offset);
            const auto stage = part.isValid() ? rules.stageOf(rule) : std::nullopt;
            if (!stage || *stage >= rewriting.run.stages.size())
                continue;
            const StageResult& result = rewriting.run.stages[*stage];
            for (const auto& graph : {result.before, result.after}) {
                if (auto seen = seenIn(*graph, written, part, name, choices))
                    return seen;
            }
        }
    }
    return std::nullopt;
}

} // namespace fusewright
