// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/match_writer.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/rewrite/rewrite_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <functional>

using namespace fusewright;
using namespace fusewright::test;

namespace {

using Writes = std::function<WrittenPart(const ExpressionGround&)>;

class FunctionWriter final : public MatchWriter {
public:
    FunctionWriter(int number, Writes writes) : m_number(number), m_writes(std::move(writes)) { }

    WrittenPart write(const ExpressionGround& ground, WorkBudget&) const override
    {
        return m_writes(ground);
    }
    bool equals(const MatchWriter& other) const override
    {
        const auto* const same = dynamic_cast<const FunctionWriter*>(&other);
        return same && same->m_number == m_number;
    }

private:
    int m_number;
    Writes m_writes;
};

std::shared_ptr<const MatchWriter> writer(Writes writes, int number = 0)
{
    return std::make_shared<const FunctionWriter>(number, std::move(writes));
}

ReplacementDraft draftOf(std::shared_ptr<const MatchWriter> writer)
{
    ReplacementDraft draft("root : relu\nx : value -> root[0]");
    ReplacementPart part;
    part.kind = ReplacementPart::Kind::Written;
    part.op = "made";
    part.writer = std::move(writer);
    draft.result("root", 0, draft.part(std::move(part)));
    return draft;
}

RuleSet writingRules(std::shared_ptr<const MatchWriter> writer)
{
    return test::rulesOf(std::vector<Rule>{ruleOf("write", draftOf(std::move(writer)))},
                         StagePlan());
}

WrittenArgument operandOf(const ExpressionGround& ground)
{
    WrittenArgument argument;
    argument.value = ground.graph->inputs(ground.match->place).front();
    return argument;
}

WrittenArgument earlier(std::uint32_t made)
{
    WrittenArgument argument;
    argument.made = made;
    return argument;
}

const char* const chain = "in x\na: relu(x) -> a\nb: exp(a) -> b";

} // namespace

class WrittenPartTest : public QObject {
    Q_OBJECT

private slots:
    void operatorsAreMadeForEachMatch();
    void whatNoResultNeedsIsLeftOut();
    void aRefusalIsTold();
    void whatNobodyKnowsIsConditional();
    void whatIsUsedBeforeItIsMadeIsRefused();
    void tooManyOperatorsAreRefused();
    void rulesThatWriteTheSameAreEqual();
};

void WrittenPartTest::operatorsAreMadeForEachMatch()
{
    const RuleSet rules = writingRules(writer([](const ExpressionGround& ground) {
        WrittenPart part{.outcome = Outcome::True};
        part.operators.push_back({.op = "cast", .arguments = {operandOf(ground)}});
        part.operators.push_back(
            {.op = "made",
             .arguments = {earlier(0)},
             .attributes = {{"at", std::string(ground.graph->nodeName(ground.match->place))}}});
        part.result = 1;
        return part;
    }));

    const RewriteRun run = rewrite(modelOf("in x\na: relu(x) -> a\nb: relu(a) -> b"), rules);

    QCOMPARE(rewritten(run),
             std::string("a.write=cast(x); a.write.2=made(a.write) at:a; "
                         "b.write=cast(a.write.2); b.write.2=made(b.write) at:b; → b"));
}

void WrittenPartTest::whatNoResultNeedsIsLeftOut()
{
    const RuleSet rules = writingRules(writer([](const ExpressionGround& ground) {
        WrittenPart part{.outcome = Outcome::True};
        part.operators.push_back({.op = "lost", .arguments = {operandOf(ground)}});
        part.operators.push_back({.op = "made", .arguments = {operandOf(ground)}});
        part.result = 1;
        return part;
    }));

    QCOMPARE(rewritten(rewrite(modelOf(chain), rules)),
             std::string("a.write=made(x); b=exp(a.write); → b"));
}

void WrittenPartTest::aRefusalIsTold()
{
    const RuleSet rules = writingRules(writer([](const ExpressionGround&) {
        return WrittenPart{.outcome = Outcome::False, .why = "There is none"};
    }));

    const RewriteRun run = rewrite(modelOf(chain), rules);

    QVERIFY(run.stages[0].steps.empty());
    QCOMPARE(run.stages[0].refused.size(), std::size_t(1));
    QCOMPARE(run.stages[0].refused.front().reason, RefusedRewrite::Reason::Invalid);
    QCOMPARE(run.stages[0].refused.front().saw, std::string("There is none"));
}

void WrittenPartTest::whatNobodyKnowsIsConditional()
{
    const RuleSet rules =
        writingRules(writer([](const ExpressionGround&) { return WrittenPart(); }));

    const RewriteRun run = rewrite(modelOf(chain), rules);

    QCOMPARE(run.stages[0].conditionalCount(), std::size_t(1));
}

void WrittenPartTest::whatIsUsedBeforeItIsMadeIsRefused()
{
    const RuleSet rules = writingRules(writer([](const ExpressionGround&) {
        WrittenPart part{.outcome = Outcome::True};
        part.operators.push_back({.op = "made", .arguments = {earlier(0)}});
        return part;
    }));

    QVERIFY(rewrite(modelOf(chain), rules).stages[0].steps.empty());
}

void WrittenPartTest::tooManyOperatorsAreRefused()
{
    const RuleSet rules = writingRules(writer([](const ExpressionGround& ground) {
        WrittenPart part{.outcome = Outcome::True};
        part.operators.assign(2'000'000, {.op = "made", .arguments = {operandOf(ground)}});
        return part;
    }));

    const RewriteRun run = rewrite(modelOf(chain), rules);

    QVERIFY(run.stages[0].steps.empty());
    QCOMPARE(run.stages[0].refused.size(), std::size_t(1));
}

void WrittenPartTest::rulesThatWriteTheSameAreEqual()
{
    const auto writes = [](const ExpressionGround&) { return WrittenPart(); };
    const Replacement one = draftOf(writer(writes, 1)).build();

    QVERIFY(one == draftOf(writer(writes, 1)).build());
    QVERIFY(!(one == draftOf(writer(writes, 2)).build()));
}

FUSEWRIGHT_TEST(WrittenPartTest)
#include "tst_written_part.moc"
