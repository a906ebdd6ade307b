// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/rewrite_run.h"

#include "engine/pattern/pattern_text.h"
#include "engine/pattern/replacement_builder.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/match/random_graphs.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/rewrite/rewrite_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

/// Only places that a rewrite has touched are looked at again. Looking at all of them, which costs
/// much more, must come to the same.
class TouchedPlacesTest : public QObject {
    Q_OBJECT

private slots:
    void areAllThatCanHaveChanged_data();
    void areAllThatCanHaveChanged();
};

namespace {

const std::vector<std::string> operatorNames{"a", "b", "c", "d"};

/// One to three operators over operands of the place; sometimes only an operand.
std::shared_ptr<const Replacement> randomReplacement(RandomSource& random, const Pattern& pattern,
                                                     const std::vector<ExpressionId>& operands)
{
    ReplacementBuilder builder(pattern);
    std::vector<PartId> parts;
    for (const ExpressionId operand : operands)
        parts.push_back(
            builder.addPart({.kind = ReplacementPart::Kind::Taken, .operand = operand}));
    for (std::size_t count = random.below(4); count > 0; --count) {
        ReplacementPart part;
        part.op = random.oneOf(operatorNames);
        for (std::size_t uses = random.between(1, 2); uses > 0; --uses)
            part.operands.push_back({.part = random.oneOf(parts)});
        parts.push_back(builder.addPart(std::move(part)));
    }
    builder.addResult({pattern.placeEntry(), 0, parts.back()});
    auto replacement = builder.build();
    return replacement ? std::make_shared<const Replacement>(*std::move(replacement)) : nullptr;
}

/// Something that a check asks of an operand, whose answer a rewrite elsewhere can change.
ExpressionId randomQuestion(RandomSource& random, ExpressionTable& table, ExpressionId operand)
{
    const ExpressionId one = table.addLiteral(Scalar::of(std::uint64_t{1}));
    switch (random.below(4)) {
    case 0:
        return table.add(ExpressionOp::IsGraphOutput, {operand});
    case 1:
        return table.add(ExpressionOp::LessOrEqual,
                         {table.add(ExpressionOp::OperatorUsers, {operand}), one});
    case 2:
        return table.add(ExpressionOp::IsTypeKnown, {operand});
    default:
        return table.add(ExpressionOp::LessOrEqual,
                         {table.add(ExpressionOp::Users, {operand}), one});
    }
}

std::optional<Rule> randomRule(RandomSource& random, std::size_t number)
{
    PatternDraft draft = randomRewritingPattern(random, 3);
    ExpressionTable& table = draft.expressions;
    const ExpressionId whole = table.add(ExpressionOp::Whole);
    std::vector<ExpressionId> operands;
    for (std::uint64_t at = 0; at < 2; ++at) {
        const ExpressionId index = table.addLiteral(Scalar::of(at));
        operands.push_back(table.add(ExpressionOp::InputOf, {whole, index}));
        if (random.chance(60))
            break;
    }
    // An entry may be anywhere around the place, so that cycles come about.
    if (random.chance(40))
        operands.push_back(
            table.add(ExpressionOp::Bound, {}, EntryId(random.below(draft.entries.size()))));
    ExpressionId check;
    if (random.chance(40))
        check = randomQuestion(random, table, random.chance(50) ? whole : operands.front());
    auto pattern = draft.build();
    if (!pattern || pattern->entry(pattern->placeEntry()).kind != Entry::Kind::Operator)
        return std::nullopt;
    Rule rule;
    rule.name = "r" + std::to_string(number);
    rule.patterns.push_back({.name = "pattern", .pattern = *std::move(pattern), .check = check});
    rule.patterns[0].replacement = randomReplacement(random, rule.patterns[0].pattern, operands);
    return rule.patterns[0].replacement ? std::optional(std::move(rule)) : std::nullopt;
}

/// Operators that a step made and nobody uses: a replacement that went wrong.
bool hasLooseEnds(const StageResult& stage)
{
    const Graph& graph = *stage.after;
    for (const NodeId node : graph.nodes()) {
        const bool isOld = stage.map.before(node).isValid();
        const bool isUsed = std::ranges::any_of(graph.outputs(node), [&](ValueId value) {
            return !graph.uses(value).empty() || graph.isOutput(value);
        });
        if (!isOld && !isUsed)
            return true;
    }
    return false;
}

RuleSet randomRules(RandomSource& random, StagePlan plan)
{
    RuleSet rules{.files = {{.path = "rules"}}};
    for (std::size_t count = random.between(1, 3); count > 0; --count) {
        if (auto rule = randomRule(random, rules.rules.size())) {
            plan.rules.push_back(static_cast<std::uint32_t>(rules.rules.size()));
            rules.rules.push_back(*std::move(rule));
        }
    }
    rules.stages.push_back(std::move(plan));
    return rules;
}

/// The graph, the steps and the refusals.
std::string told(const RewriteRun& run, const RuleSet& rules)
{
    const StageResult& stage = run.stages.front();
    std::string text = rewritten(run) + '\n';
    for (const RewriteStep& step : stage.steps) {
        text += rules.rules[step.rule].name + '@' + std::string(stage.nameOf(step.place)) + " -";
        for (const NodeId node : step.removed)
            text += ' ' + std::string(stage.nameOf(node));
        text += " +";
        for (const NodeId node : step.added)
            text += ' ' + std::string(stage.nameOf(node));
        text += '\n';
    }
    return text + refusals(stage, rules);
}

} // namespace

void TouchedPlacesTest::areAllThatCanHaveChanged_data()
{
    QTest::addColumn<int>("again");
    QTest::addColumn<int>("inner");
    QTest::addColumn<int>("removes");
    const int unused = int(StagePlan::Removes::Unused);
    const int matched = int(StagePlan::Removes::Matched);
    const int keeps = int(StagePlan::InnerUse::Keeps);
    const int forbidden = int(StagePlan::InnerUse::Forbidden);
    const int nextSweep = int(StagePlan::Again::NextSweep);
    QTest::newRow("in the next sweep") << nextSweep << keeps << unused;
    QTest::newRow("at once") << int(StagePlan::Again::AtOnce) << keeps << unused;
    QTest::newRow("never") << int(StagePlan::Again::Never) << keeps << unused;
    QTest::newRow("what is matched goes") << nextSweep << keeps << matched;
    QTest::newRow("nothing escapes") << nextSweep << forbidden << matched;
}

void TouchedPlacesTest::areAllThatCanHaveChanged()
{
    QFETCH(int, again);
    QFETCH(int, inner);
    QFETCH(int, removes);
    const StagePlan plan{.again = static_cast<StagePlan::Again>(again),
                         .innerUse = static_cast<StagePlan::InnerUse>(inner),
                         .removes = static_cast<StagePlan::Removes>(removes),
                         .mostDescendants = 4};
    std::size_t changed = 0;
    for (std::uint64_t seed = 1; seed <= 3'000; ++seed) {
        RandomSource random(seed);
        const auto graph = std::make_shared<const Graph>(randomGraph(random).build());
        const RuleSet rules = randomRules(random, plan);

        const RewriteRun touched = rewrite(graph, rules, {.mostSteps = 300});
        const RewriteRun everywhere =
            rewrite(graph, rules, {.mostSteps = 300, .looksEverywhere = true});

        const std::string first = told(touched, rules);
        const std::string second = told(everywhere, rules);
        changed += touched.stages[0].steps.empty() ? 0 : 1;
        // Where only what is matched goes, what fed it may be left.
        const bool isTidy = removes == int(StagePlan::Removes::Unused);
        if (first != second || (isTidy && hasLooseEnds(touched.stages[0]))) {
            std::string text = "seed " + std::to_string(seed) + '\n' + outline(*graph) + '\n';
            for (const Rule& rule : rules.rules)
                text += toText(rule.patterns[0].pattern)
                    + toText(*rule.patterns[0].replacement, rule.patterns[0].pattern) + '\n';
            QFAIL((text + first + "---\n" + second).c_str());
        }
    }
    QVERIFY(changed > 300);
}

FUSEWRIGHT_TEST(TouchedPlacesTest)
#include "tst_touched_places.moc"
