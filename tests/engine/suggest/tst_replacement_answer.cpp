// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/draft_answer.h"

#include "engine/graph/graph.h"
#include "engine/graph/graph_builder.h"
#include "engine/session/suggest_session.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/engine/suggest/replacement_kit.h"
#include "tests/engine/suggest/suggest_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

namespace {

using Fault = ReplacementShape::Fault;
using Fate = ReplacementFate;

const std::string detector = "qnn-detector_net.json";

bool has(const std::vector<std::string>& texts, std::string_view text)
{
    return std::ranges::find(texts, text) != texts.end();
}

GraphBuilder builderOfX()
{
    GraphBuilder builder("odd", OperatorCatalogue::builtIn());
    builder.addInput(builder.intern("x"), {});
    builder.giveOutUnusedResults();
    return builder;
}

void addNode(GraphBuilder& builder, std::string_view op, std::string_view id,
             std::string_view operand, std::initializer_list<std::string_view> results)
{
    builder.beginNode(op, builder.intern(id));
    builder.addOperand(builder.intern(operand));
    for (const std::string_view result : results)
        builder.addResult(builder.intern(result));
}

std::shared_ptr<const Graph> finished(GraphBuilder builder)
{
    Diagnostics ignored;
    auto graph = builder.build(UnmadeNames::BecomeInputs, {}, {}, ignored);
    return std::make_shared<const Graph>(*std::move(graph));
}

} // namespace

class ReplacementAnswerTest : public QObject {
    Q_OBJECT

private slots:
    void writesARuleOfTwoOperators();
    void asksForTypesOnly();
    void offersWhatIsTrueAtThePlaceWithCounts();
    void asksForWhatWasChosen();
    void theLanguageNamesOperatorsOfOtherModels();
    void parametersAreOperandsWhereTheFileSaysSo();
    void parametersAreOperandsWhereAnotherPatternHasThem();
    void aResultThatIsUsedTwiceHasATag();
    void sayThatSeveralResultsAreTooMany();
    void sayThatALaterResultIsNotSeen();
    void saysWhichOperatorsStay();
    void aDisconnectedSelectionIsNoRule();
    void equalPiecesAreOneRule();
    void aPathThroughOutsideIsNoHindrance();
    void offersNothingOfAGraphWithoutTypes();
    void namesAreEscaped();
    void anEmptyNameIsAMistake();
    void twoHundredOperatorsAreARule();
    void noOperatorIsNoRule();
    void saysThatAFileHasNoPlaceForIt();
    void everyExampleRuleWorksAtItsPlace_data();
    void everyExampleRuleWorksAtItsPlace();
};

void ReplacementAnswerTest::writesARuleOfTwoOperators()
{
    const auto made = ReplacementCase::example(detector, {});

    const DraftAnswer answer = made.answer("stem stem_relu");

    QCOMPARE(answer.text,
             std::string("DEF_PACKAGE_OPTIMIZATION(QNN,\n"
                         "    Op(\"Relu\", Op(\"Conv2d\", \"In\", \"Weights\", \"Bias\")),\n"
                         "    AND(IS_QUINT8(\"In\"), IS_QINT8(\"Weights\"), IS_QINT32(\"Bias\"), "
                         "IS_QUINT8(\"*\")),\n"
                         "    Op(\"ConvReluFused\", \"In\", \"Weights\", \"Bias\"))\n"));
    QVERIFY(answer.findings.empty());
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
    QCOMPARE(answer.replacement->effect->rewrites, answer.replacement->effect->places);
    QVERIFY(answer.isRule());
}

void ReplacementAnswerTest::asksForTypesOnly()
{
    const auto made = ReplacementCase::example(detector, {});

    const DraftAnswer answer = made.answer("stem stem_relu");

    for (const DraftCondition& condition : answer.replacement->conditions)
        QCOMPARE(condition.isChosen, condition.fact.kind == DraftFact::Kind::Type);
}

void ReplacementAnswerTest::offersWhatIsTrueAtThePlaceWithCounts()
{
    const auto made = ReplacementCase::example(detector, {});

    const DraftAnswer answer = made.answer("stem stem_relu");

    const std::vector<std::string> texts = conditionTexts(answer);
    QVERIFY(has(texts, "EQ(DIM_DEPTH(\"*\"), 32)"));
    QVERIFY(has(texts, "EQ(REM(DIM_DEPTH(\"*\"), 32), 0)"));
    QVERIFY(has(texts, "EQ(DIM_HEIGHT(\"In\"), 320)"));
    QVERIFY(has(texts, "EQ(STEPSIZE_OF(\"*\"), 0.025f)"));
    QVERIFY(has(texts, "EQ(DIM_NFILTS(\"Weights\"), 32)"));
    for (const DraftCondition& condition : answer.replacement->conditions) {
        QVERIFY(condition.places >= 1);
        QVERIFY(condition.places <= answer.replacement->matches);
    }
}

void ReplacementAnswerTest::asksForWhatWasChosen()
{
    const auto made = ReplacementCase::example(detector, {});
    const DraftAnswer first = made.answer("stem stem_relu");
    DraftWish wish = made.wish("stem stem_relu");
    wish.proposesConditions = false;
    for (const DraftCondition& condition : first.replacement->conditions)
        wish.draft.facts.push_back(condition.fact);

    const DraftAnswer answer = answerDraft(made.ground(), wish);

    QCOMPARE(chosenTexts(answer), conditionTexts(first));
    QCOMPARE(answer.replacement->effect->rewrites, std::size_t(1));
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ReplacementAnswerTest::theLanguageNamesOperatorsOfOtherModels()
{
    const auto made = ReplacementCase::example("resnet50.onnx", {});
    const Graph& graph = made.graph();
    NodeId sum;
    for (const NodeId node : graph.nodes()) {
        if (graph.nativeName(node) == "Add")
            sum = node;
    }

    const DraftAnswer answer = answerDraft(made.ground(), made.wish(std::vector{sum}));

    QVERIFY(answer.text.find("Op(\"ElementWiseAdd\", \"In1\", \"In2\")") != std::string::npos);
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ReplacementAnswerTest::parametersAreOperandsWhereTheFileSaysSo()
{
    const auto made = ReplacementCase::example("qnn-keywords_net.json", {});
    const auto ordered =
        ReplacementCase::of(std::make_shared<const Graph>(Graph::copyOf(made.graph())),
                            "DEF_PACKAGE_PARAM_ORDER(\"Softmax\", \"axis\", true, nullptr, "
                            "\"beta\", false, nullptr)\n");

    const DraftAnswer answer = ordered.answer("layer0_weights");

    QVERIFY(answer.text.find("Op(\"Softmax\", \"In\", \"Axis\", \"Beta\")") != std::string::npos);
    QVERIFY(has(conditionTexts(answer), "EQ(CONSTVAL_INT(\"Axis\", 0), 3)"));
    QVERIFY(has(conditionTexts(answer), "EQ(CONSTVAL_FLOAT(\"Beta\", 0), 1.0f)"));
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ReplacementAnswerTest::parametersAreOperandsWhereAnotherPatternHasThem()
{
    const auto made = ReplacementCase::example(detector, "qnn-detector.cpp");
    const Graph& graph = made.graph();
    std::vector<NodeId> softmax;
    for (const NodeId node : graph.nodes()) {
        if (graph.nativeName(node) == "Softmax")
            softmax.push_back(node);
    }

    DraftWish wish = made.wish(softmax);
    wish.draft.stage = "EARLY";
    wish.proposesStage = false;
    const DraftAnswer answer = answerDraft(made.ground(), wish);

    QVERIFY(answer.text.find("Op(\"Softmax\", \"In\", \"Beta\", \"Axis\")") != std::string::npos);
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ReplacementAnswerTest::aResultThatIsUsedTwiceHasATag()
{
    const auto made = ReplacementCase::of("a:relu > s:sigmoid\n"
                                          "a > m:mul\n"
                                          "s > m",
                                          {});

    const DraftAnswer answer = made.answer("a s m");

    QVERIFY2(answer.text.find("LET(\"Relu\", Op(\"Relu\", ") != std::string::npos,
             answer.text.c_str());
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ReplacementAnswerTest::sayThatSeveralResultsAreTooMany()
{
    const auto made = ReplacementCase::of("a:relu > b:relu > c:gelu\n"
                                          "a > d:sigmoid > e:tanh",
                                          {});

    const DraftAnswer answer = made.answer("a b d");

    QCOMPARE(answer.replacement->shape.fault, Fault::SeveralResults);
    QCOMPARE(namesOf(made.graph(), answer.replacement->shape.faulty), std::string("b d"));
    QVERIFY(answer.text.empty());
    QVERIFY(!answer.isRule());
}

void ReplacementAnswerTest::sayThatALaterResultIsNotSeen()
{
    GraphBuilder builder = builderOfX();
    addNode(builder, "Split", "split", "x", {"first", "second"});
    addNode(builder, "Relu", "relu", "second", {"out"});
    const auto made = ReplacementCase::of(finished(std::move(builder)), {});

    const DraftAnswer answer = made.answer("split relu");

    QCOMPARE(answer.replacement->shape.fault, Fault::LaterResult);
    QVERIFY(!answer.isRule());
}

void ReplacementAnswerTest::saysWhichOperatorsStay()
{
    const auto made = ReplacementCase::of("a:relu > b:sigmoid > c:gelu\n"
                                          "a > d:tanh",
                                          {});

    const DraftAnswer answer = made.answer("a b");

    QCOMPARE(namesOf(made.graph(), answer.replacement->shape.staying), std::string("a"));
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ReplacementAnswerTest::aDisconnectedSelectionIsNoRule()
{
    const auto made = ReplacementCase::of("a:relu > b:sigmoid > c:gelu", {});

    const DraftAnswer answer = made.answer("a c");

    QCOMPARE(answer.pieces.size(), std::size_t(2));
    QCOMPARE(namesOf(made.graph(), *answer.connectors), std::string("b"));
    QVERIFY(!answer.isRule());
}

void ReplacementAnswerTest::equalPiecesAreOneRule()
{
    const auto made = ReplacementCase::example(detector, {});

    const DraftAnswer answer = made.answer("stem stem_relu block1_0_expand block1_0_relu1");

    QCOMPARE(answer.pieces.size(), std::size_t(1));
    QCOMPARE(namesOf(made.graph(), answer.alike), std::string("block1_0_relu1"));
    QCOMPARE(answer.draft.entries.size(), std::size_t(2));
    QVERIFY(!has(conditionTexts(answer), "EQ(DIM_DEPTH(\"In\"), 3)"));
    QVERIFY(has(chosenTexts(answer), "IS_QUINT8(\"In\")"));
}

void ReplacementAnswerTest::aPathThroughOutsideIsNoHindrance()
{
    const auto made = ReplacementCase::of("a:relu > b:sigmoid > m:mul\n"
                                          "a > m",
                                          {});

    const DraftAnswer answer = made.answer("a m");

    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
    QCOMPARE(namesOf(made.graph(), answer.replacement->shape.staying), std::string("a"));
}

void ReplacementAnswerTest::offersNothingOfAGraphWithoutTypes()
{
    const auto made = ReplacementCase::of("a:sigmoid > b:relu", {});

    const DraftAnswer answer = made.answer("a b");

    QVERIFY(answer.replacement->conditions.empty());
    QVERIFY(answer.text.find("\n    OK,\n") != std::string::npos);
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ReplacementAnswerTest::namesAreEscaped()
{
    GraphBuilder builder = builderOfX();
    addNode(builder, "odd\"na\\me", "a", "x", {"y"});
    const auto made = ReplacementCase::of(finished(std::move(builder)), {});

    const DraftAnswer answer = made.answer("a");

    QVERIFY(answer.text.find("Op(\"odd\\\"na\\\\me\", \"In\")") != std::string::npos);
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ReplacementAnswerTest::anEmptyNameIsAMistake()
{
    const auto made = ReplacementCase::of("a:sigmoid > b:relu", {});
    DraftWish wish = made.wish("a b");
    wish.draft.name.clear();
    wish.proposesName = false;

    const DraftAnswer answer = answerDraft(made.ground(), wish);

    QVERIFY(hasErrors(answer.findings));
    QVERIFY(!answer.isRule());
}

void ReplacementAnswerTest::twoHundredOperatorsAreARule()
{
    std::string chain = "n0:relu";
    std::string names = "n0";
    for (int at = 1; at < 200; ++at) {
        const std::string name = "n" + std::to_string(at);
        chain += " > " + name + (at % 2 == 0 ? ":relu" : ":sigmoid");
        names += ' ' + name;
    }
    const auto made = ReplacementCase::of(chain, {});

    const DraftAnswer answer = made.answer(names);

    QVERIFY(answer.isRule());
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ReplacementAnswerTest::noOperatorIsNoRule()
{
    const auto made = ReplacementCase::of("a:sigmoid > b:relu", {});

    const DraftAnswer answer = made.answer("");

    QVERIFY(!answer.isRule());
    QVERIFY(answer.text.empty());
}

void ReplacementAnswerTest::saysThatAFileHasNoPlaceForIt()
{
    const auto made = ReplacementCase::of("a:sigmoid > b:relu", "/* open\n");

    const DraftAnswer answer = made.answer("a b");

    QVERIFY(!answer.isRule());
    QVERIFY(answer.findings.front().message.find("no place") != std::string::npos);
}

void ReplacementAnswerTest::everyExampleRuleWorksAtItsPlace_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("rules");
    for (const char* const name : {"detector", "keywords", "upscaler"}) {
        const QString model = QStringLiteral("qnn-%1_net.json").arg(QLatin1String(name));
        const QString rules = QStringLiteral("qnn-%1.cpp").arg(QLatin1String(name));
        QTest::addRow("%s alone", name) << model << QString();
        QTest::addRow("%s with rules", name) << model << rules;
    }
}

/// Every operator alone, and with each one that makes an operand of it.
void ReplacementAnswerTest::everyExampleRuleWorksAtItsPlace()
{
    QFETCH(const QString, model);
    QFETCH(const QString, rules);
    const auto made = ReplacementCase::example(model.toStdString(), rules.toStdString());
    const Graph& graph = made.graph();
    std::vector<std::vector<NodeId>> selections;
    for (const NodeId node : graph.nodes()) {
        selections.push_back({node});
        for (const NodeId producer : graph.producers(node))
            selections.push_back({producer, node});
    }

    for (const std::vector<NodeId>& nodes : selections) {
        DraftWish wish = made.wish(nodes);
        wish.draft.stage = "PRE_TRANSLATE";
        wish.proposesStage = false;

        const DraftAnswer answer = answerDraft(made.ground(), wish);

        const std::string what = namesOf(graph, nodes) + ": " + answer.text;
        QVERIFY2(answer.findings.empty(), what.c_str());
        QVERIFY2(answer.isRule(), what.c_str());
        // Of a chain of equal operators an earlier match may have one of these.
        const ReplacementEffect& effect = *answer.replacement->effect;
        QVERIFY2(effect.rewrites > 0, what.c_str());
        QVERIFY2(effect.fate == Fate::Replaced || effect.fate == Fate::Overlap, what.c_str());
    }
}

FUSEWRIGHT_TEST(ReplacementAnswerTest)
#include "tst_replacement_answer.moc"
