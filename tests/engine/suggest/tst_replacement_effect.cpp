// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What a rule that replaces operators does beside those that are there.

#include "engine/suggest/draft_answer.h"

#include "engine/graph/graph.h"
#include "engine/session/suggest_session.h"

#include "tests/engine/suggest/replacement_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

using Fate = ReplacementFate;

const char* const reluRule = "DEF_PACKAGE_OPTIMIZATION(EARLY,\n    Op(\"Relu\", \"In\"),\n    OK,\n"
                             "    Op(\"Relu.fast\", \"In\"))\n";

} // namespace

class ReplacementEffectTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhoTakesTheOperatorsFirst();
    void takesTheStageOfTheCaret();
    void takesTheStageInWhichItsOperatorsAreMade();
    void tellsThatAnEarlierMatchHasTheOperators();
    void aStageThatIsNoneIsOff();
    void tellsWhatOthersDoLess();
};

void ReplacementEffectTest::tellsWhoTakesTheOperatorsFirst()
{
    const auto made = ReplacementCase::of("a:sigmoid > b:relu", reluRule);
    DraftWish wish = made.wish("a b");
    wish.draft.stage = "LATE";
    wish.proposesStage = false;

    const DraftAnswer answer = answerDraft(made.ground(), wish);

    QCOMPARE(answer.replacement->effect->fate, Fate::Taken);
    QCOMPARE(answer.replacement->effect->by, std::string("Relu:1"));
    QVERIFY(answer.isRule());
}

void ReplacementEffectTest::takesTheStageOfTheCaret()
{
    const std::string text = std::string(reluRule)
        + "\nDEF_PACKAGE_OPTIMIZATION(LATE - 2,\n"
          "    Op(\"Tanh\", \"In\"), OK, Op(\"T\", "
          "\"In\"))\n";
    const auto made = ReplacementCase::of("a:sigmoid > b:gelu", text);
    DraftWish wish = made.wish("a b");
    QCOMPARE(answerDraft(made.ground(), wish).draft.stage, std::string("EARLY"));

    wish.target.caret = TextPosition{7, 1};
    const DraftAnswer answer = answerDraft(made.ground(), wish);

    QCOMPARE(answer.draft.stage, std::string("LATE-2"));
    QVERIFY(answer.text.starts_with("DEF_PACKAGE_OPTIMIZATION(LATE - 2,"));
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ReplacementEffectTest::takesTheStageInWhichItsOperatorsAreMade()
{
    const std::string text = "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Tanh\", \"In\"), OK, "
                             "Op(\"T\", \"In\"))\n\nDEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Tan\", "
                             "\"In\"), OK, Op(\"T\", \"In\"))\n\nDEF_PACKAGE_OPTIMIZATION(LATE, "
                             "Op(\"Relu\", \"In\"), OK, Op(\"Relu.fast\", \"In\"))\n";
    const auto before = ReplacementCase::of("a:sigmoid > b:relu", text);
    const auto& run = before.target().rewriting->run;
    const auto after = makeGround(run.graph(), {});
    const Graph& graph = *run.graph();
    DraftWish wish{
        .draft = draftOf(graph, std::vector{NodeId(0U), NodeId(1U)}, before.target().language),
        .target = before.target()};

    const DraftAnswer answer = answerDraft(*after, wish);

    QCOMPARE(answer.draft.stage, std::string("LATE"));
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
    wish.draft.stage = "EARLY";
    wish.proposesStage = false;
    QCOMPARE(answerDraft(*after, wish).replacement->effect->fate, Fate::NotYet);
}

void ReplacementEffectTest::tellsThatAnEarlierMatchHasTheOperators()
{
    const auto made = ReplacementCase::of("a:relu > b:relu > c:relu", {});

    const DraftAnswer answer = made.answer("b c");

    QCOMPARE(answer.replacement->effect->fate, Fate::Overlap);
    QCOMPARE(answer.replacement->effect->rewrites, std::size_t(1));
    QVERIFY(answer.isRule());
}

void ReplacementEffectTest::aStageThatIsNoneIsOff()
{
    const auto made = ReplacementCase::of("a:sigmoid > b:relu", {});
    DraftWish wish = made.wish("a b");
    wish.draft.stage = "NEVER";
    wish.proposesStage = false;

    const DraftAnswer answer = answerDraft(made.ground(), wish);

    QCOMPARE(answer.replacement->effect->fate, Fate::Off);
    QVERIFY(!answer.findings.empty());
}

void ReplacementEffectTest::tellsWhatOthersDoLess()
{
    const auto made = ReplacementCase::of("a:sigmoid > b:relu", reluRule);
    DraftWish wish = made.wish("a b");
    wish.draft.stage = "EARLY-1";
    wish.proposesStage = false;

    const DraftAnswer answer = answerDraft(made.ground(), wish);

    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
    QCOMPARE(answer.replacement->effect->changes.size(), std::size_t(1));
    QCOMPARE(answer.replacement->effect->changes.front().before, std::size_t(1));
    QCOMPARE(answer.replacement->effect->changes.front().after, std::size_t(0));
}

FUSEWRIGHT_TEST(ReplacementEffectTest)
#include "tst_replacement_effect.moc"
