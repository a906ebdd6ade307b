// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/draft_answer.h"

#include "engine/graph/graph.h"

#include "tests/engine/suggest/suggest_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

DraftAnswer answerFor(const RuleGround& ground, std::string_view names)
{
    const Graph& graph = ground.graph();
    return answerDraft(ground, {.draft = draftOf(graph, nodesOf(graph, names))});
}

const char* const linearRule = "gemm:\n  priority: 4\n  pattern:\n    l:\n      op_type: linear\n";

} // namespace

class DraftAnswerTest : public QObject {
    Q_OBJECT

private slots:
    void countsPlacesAndSections();
    void asksForMoreThanTheRulesItCompetesWith();
    void asksForNothingSpecialWithoutCompetition();
    void asksForNoMoreThanTheRulesItCompetesWithWhereTheyStay();
    void aChosenPriorityStays();
    void tellsWhichRulesLoseSections();
    void tellsWhoHasTheOperators();
    void tellsThatOthersComeFirst();
    void tellsThatAWayComesBack();
    void tellsThatASectionIsOnTheWay();
    void contextMayBelongToAnother();
    void tellsThatItIsInPieces();
    void takesANameThatIsFree();
    void proposesAttentionForAttention();
    void proposesAMatrixMultiplicationForOne();
    void proposesNothingForElementwiseOperators();
    void aRuleOfOptionalEntriesIsAMistake();
    void drawsTheVendorsRuleOfALlamaLayer();
};

void DraftAnswerTest::countsPlacesAndSections()
{
    const auto ground = groundOf("l1:linear > r1:relu > l2:linear > r2:relu > l3:linear");

    const DraftAnswer answer = answerFor(*ground, "l1 r1");

    QCOMPARE(answer.effect->places, std::size_t(2));
    QCOMPARE(answer.effect->sections.size(), std::size_t(2));
    QCOMPARE(answer.effect->fate, SelectionFate::Section);
    QVERIFY(answer.effect->refused.empty());
}

void DraftAnswerTest::asksForMoreThanTheRulesItCompetesWith()
{
    const auto ground = groundOf("linear > relu > gelu",
                                 std::string(linearRule)
                                     + "other:\n  priority: 9\n  pattern:\n    g:\n"
                                       "      op_type: gelu\n");

    QCOMPARE(answerFor(*ground, "linear relu").draft.priority, 5);
    QCOMPARE(answerFor(*ground, "relu gelu").draft.priority, 10);
}

void DraftAnswerTest::asksForNothingSpecialWithoutCompetition()
{
    const auto ground = groundOf("linear > relu > gelu", linearRule);

    QCOMPARE(answerFor(*ground, "relu gelu").draft.priority, 1);
}

/// A suggestion is what the rules that are there leave over.
void DraftAnswerTest::asksForNoMoreThanTheRulesItCompetesWithWhereTheyStay()
{
    const auto ground = groundOf("linear > relu", linearRule);
    const DraftWish wish{.draft = draftOf(ground->graph(), nodesOf(ground->graph(), "linear relu")),
                         .rank = RuleRank::Below};

    const DraftAnswer answer = answerDraft(*ground, wish);

    QCOMPARE(answer.draft.priority, 4);
    QVERIFY(answer.effect->sections.empty());
}

void DraftAnswerTest::aChosenPriorityStays()
{
    const auto ground = groundOf("linear > relu", linearRule);
    DraftWish wish{.draft = draftOf(ground->graph(), nodesOf(ground->graph(), "linear relu")),
                   .proposesPriority = false};
    wish.draft.priority = 2;

    const DraftAnswer answer = answerDraft(*ground, wish);

    QCOMPARE(answer.draft.priority, 2);
    QVERIFY(answer.effect->sections.empty());
    QCOMPARE(answer.effect->places, std::size_t(1));
}

void DraftAnswerTest::tellsWhichRulesLoseSections()
{
    const auto ground = groundOf("l1:linear > relu\n"
                                 "relu > l2:linear",
                                 linearRule);

    const DraftAnswer answer = answerFor(*ground, "l1 relu");

    QCOMPARE(answer.effect->changes.size(), std::size_t(1));
    QCOMPARE(answer.effect->changes[0].before, std::size_t(2));
    QCOMPARE(answer.effect->changes[0].after, std::size_t(1));
}

void DraftAnswerTest::tellsWhoHasTheOperators()
{
    const auto ground = groundOf("linear > relu", linearRule);
    DraftWish wish{.draft = draftOf(ground->graph(), nodesOf(ground->graph(), "linear relu")),
                   .proposesPriority = false};

    const DraftAnswer answer = answerDraft(*ground, wish);

    QCOMPARE(answer.effect->fate, SelectionFate::Taken);
    QCOMPARE(answer.effect->inTheWay, std::optional<std::uint32_t>(0));
}

void DraftAnswerTest::tellsThatOthersComeFirst()
{
    const auto ground = groundOf("norm > q:linear\n"
                                 "norm > k:linear");

    const DraftAnswer answer = answerFor(*ground, "norm k");

    QCOMPARE(answer.effect->fate, SelectionFate::OtherMatch);
    QCOMPARE(namesOf(ground->graph(), answer.effect->instead), "norm q");
}

void DraftAnswerTest::tellsThatAWayComesBack()
{
    const auto ground = groundOf("conv > relu > add\n"
                                 "conv > add");

    const DraftAnswer answer = answerFor(*ground, "conv add");

    QCOMPARE(answer.effect->fate, SelectionFate::NotConvex);
    QCOMPARE(namesOf(ground->graph(), answer.effect->path), "conv relu add");
    QCOMPARE(namesOf(ground->graph(), answer.missing), "relu");
}

void DraftAnswerTest::tellsThatASectionIsOnTheWay()
{
    const auto ground = groundOf("a > b\n"
                                 "c > d\n"
                                 "a > d\n"
                                 "c > b",
                                 "cross:\n  priority: 3\n  pattern:\n    c:\n      op_type: c\n"
                                 "      child: b\n    b:\n      op_type: b\n");

    DraftWish wish{.draft = draftOf(ground->graph(), nodesOf(ground->graph(), "a d")),
                   .proposesPriority = false};
    const DraftAnswer answer = answerDraft(*ground, wish);

    QCOMPARE(answer.effect->fate, SelectionFate::SectionCycle);
    QCOMPARE(answer.effect->inTheWay, std::optional<std::uint32_t>(0));
    QVERIFY(answer.missing.empty());
}

void DraftAnswerTest::contextMayBelongToAnother()
{
    const auto ground = groundOf("linear > relu", linearRule);
    DraftWish wish{.draft = draftOf(ground->graph(), nodesOf(ground->graph(), "linear relu"))};
    wish.draft.entries[0].isIncluded = false;

    const DraftAnswer answer = answerDraft(*ground, wish);

    QCOMPARE(answer.effect->fate, SelectionFate::Section);
    QCOMPARE(answer.draft.priority, 1);
    QVERIFY(answer.effect->changes.empty());
}

void DraftAnswerTest::tellsThatItIsInPieces()
{
    const auto ground = groundOf("a > b > c");

    const DraftAnswer answer = answerFor(*ground, "a c");

    QVERIFY(!answer.effect);
    QCOMPARE(answer.pieces.size(), std::size_t(2));
    QCOMPARE(namesOf(ground->graph(), *answer.connectors), "b");
    QCOMPARE(answer.findings.front().code, "disconnected-pattern");
}

void DraftAnswerTest::takesANameThatIsFree()
{
    const auto ground = groundOf("gemm", linearRule);

    QCOMPARE(answerFor(*ground, "gemm").draft.name, "gemm_2");
}

void DraftAnswerTest::proposesAttentionForAttention()
{
    const auto ground = groundOf("m1:matmul > softmax > m2:matmul\n"
                                 "scaled_dot_product_attention");

    QCOMPARE(answerFor(*ground, "m1 softmax m2").draft.heuristic,
             std::optional<std::string>("MHA"));
    QCOMPARE(answerFor(*ground, "scaled_dot_product_attention").draft.heuristic,
             std::optional<std::string>("SDPA"));
}

void DraftAnswerTest::proposesAMatrixMultiplicationForOne()
{
    const auto ground = groundOf("norm > q:linear > add\n"
                                 "norm > k:linear > add\n"
                                 "add > o:linear");

    const std::optional<std::string> gemm("DEFAULT_GEMM");
    QCOMPARE(answerFor(*ground, "q add").draft.heuristic, gemm);
    QCOMPARE(answerFor(*ground, "norm q k add").draft.heuristic, gemm);
    QCOMPARE(answerFor(*ground, "q k add o norm").draft.heuristic, std::nullopt);
}

void DraftAnswerTest::proposesNothingForElementwiseOperators()
{
    const auto ground = groundOf("relu > add");

    QCOMPARE(answerFor(*ground, "relu add").draft.heuristic, std::nullopt);
}

void DraftAnswerTest::aRuleOfOptionalEntriesIsAMistake()
{
    const auto ground = groundOf("relu > add");
    DraftWish wish{.draft = draftOf(ground->graph(), nodesOf(ground->graph(), "relu add"))};
    for (DraftEntry& entry : wish.draft.entries)
        entry.isOptional = true;

    const DraftAnswer answer = answerDraft(*ground, wish);

    QVERIFY(!answer.effect);
    QCOMPARE(answer.findings.front().code, "matches-nothing");
}

void DraftAnswerTest::drawsTheVendorsRuleOfALlamaLayer()
{
    const auto vendors = groundOfExample("llama2-7b.json", "llama2.yaml");
    const auto ground = groundOfExample("llama2-7b.json");
    std::size_t sections = 0;
    // Rules that were written by hand are found again, each from its first section; but for the
    // one that context holds together.
    for (std::uint32_t rule = 0; rule < vendors->rules().rules.size(); ++rule) {
        const auto all = vendors->sections();
        const auto first = std::ranges::find(all, rule, &ManualSection::entry);
        if (first == all.end())
            continue;
        const DraftAnswer answer =
            answerDraft(*ground, {.draft = draftOf(ground->graph(), first->nodes)});
        if (!answer.isConnected())
            continue;
        QVERIFY(answer.effect);
        QCOMPARE(answer.effect->fate, SelectionFate::Section);
        QVERIFY(answer.effect->sections.size() >= vendors->sectionCounts()[rule]);
        ++sections;
    }
    QCOMPARE(sections, std::size_t(5));
}

FUSEWRIGHT_TEST(DraftAnswerTest)
#include "tst_draft_answer.moc"
