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
    ExpressionId check;
    if (random.chance(30)) {
        const ExpressionId users =
            table.add(random.chance(50) ? ExpressionOp::Users : ExpressionOp::OperatorUsers,
                      {random.chance(50) ? whole : operands.front()});
        check = table.add(ExpressionOp::LessOrEqual,
                          {users, table.addLiteral(Scalar::of(std::uint64_t{1}))});
    }
    auto pattern = draft.build();
    if (!pattern || pattern->entry(pattern->placeEntry()).kind != Entry::Kind::Operator)
        return std::nullopt;
    Rule rule;
    rule.name = "r" + std::to_string(number);
    rule.patterns.push_back({.name = "pattern", .pattern = *std::move(pattern), .check = check});
    rule.patterns[0].replacement = randomReplacement(random, rule.patterns[0].pattern, operands);
    return rule.patterns[0].replacement ? std::optional(std::move(rule)) : std::nullopt;
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
    QTest::newRow("in the next sweep")
        << int(StagePlan::Again::NextSweep) << int(StagePlan::InnerUse::Keeps);
    QTest::newRow("at once") << int(StagePlan::Again::AtOnce) << int(StagePlan::InnerUse::Keeps);
    QTest::newRow("never") << int(StagePlan::Again::Never) << int(StagePlan::InnerUse::Keeps);
    QTest::newRow("nothing escapes")
        << int(StagePlan::Again::NextSweep) << int(StagePlan::InnerUse::Forbidden);
}

void TouchedPlacesTest::areAllThatCanHaveChanged()
{
    QFETCH(int, again);
    QFETCH(int, inner);
    const bool isForbidden = inner == int(StagePlan::InnerUse::Forbidden);
    const StagePlan plan{.again = static_cast<StagePlan::Again>(again),
                         .innerUse = static_cast<StagePlan::InnerUse>(inner),
                         .removes =
                             isForbidden ? StagePlan::Removes::Matched : StagePlan::Removes::Unused,
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
        if (first != second || first.empty()) {
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
