// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/fusion_bindings.h"

#include "engine/session/fusion_session.h"
#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::GraphText;

namespace {

FusionAnswer answerFor(const GraphText& g, const char* rules)
{
    // The test keeps the graph.
    const std::shared_ptr<const Graph> graph(std::shared_ptr<void>(), &g.graph);
    return FusionSession("rules.yaml", {.model = graph}).answer(rules);
}

constexpr const char* chainRule = "r:\n"
                                  "  pattern:\n"
                                  "    a: {op_type: exp, child: b}\n"
                                  "    b: {op_type: relu, child: c}\n"
                                  "    c: {op_type: tanh, included: false}\n";

} // namespace

class FusionBindingsTest : public QObject {
    Q_OBJECT

private slots:
    void anOperatorIsBoundByTheEntryThatTookIt();
    void anOperatorThatNobodyTookIsNotBound();
    void anEntryBindsAnOperatorInEverySection();
    void contextIsBoundButInNoSection();
    void withoutAnEntryItIsTheWholeRule();
    void aChoiceBindsWhatItsOptionTook();
    void aChainBindsAllItsOperators();
};

void FusionBindingsTest::anOperatorIsBoundByTheEntryThatTookIt()
{
    const GraphText g("w:exp > y:relu > z:tanh");
    const FusionAnswer answer = answerFor(g, chainRule);

    const auto binding = bindingOf(answer, g["y"]);

    QVERIFY(binding);
    QCOMPARE(answer.rules.rules[0].patterns[0].pattern.entry(binding->entry).name,
             std::string("b"));
    QCOMPARE(rangeOf(answer, *binding).begin, (TextPosition{.line = 4, .column = 5}));
}

void FusionBindingsTest::anOperatorThatNobodyTookIsNotBound()
{
    const GraphText g("w:exp > y:relu > z:tanh");
    const FusionAnswer answer = answerFor(g, chainRule);

    QVERIFY(!bindingOf(answer, g["z"]));
    QVERIFY(!bindingOf(answer, NodeId()));
    QVERIFY(!bindingOf(FusionAnswer(), g["w"]));
}

void FusionBindingsTest::anEntryBindsAnOperatorInEverySection()
{
    const GraphText g("w:exp > y:relu > z:tanh\n"
                      "p:exp > q:relu > s:tanh");
    const FusionAnswer answer = answerFor(g, chainRule);

    QCOMPARE(operatorsBoundBy(answer, {"r", "pattern", "b"}), (std::vector{g["y"], g["q"]}));
    QVERIFY(operatorsBoundBy(answer, {"r", "pattern", "missing"}).empty());
    QVERIFY(operatorsBoundBy(answer, {"missing", "pattern", "b"}).empty());
}

void FusionBindingsTest::contextIsBoundButInNoSection()
{
    const GraphText g("w:exp > y:relu > z:tanh");
    const FusionAnswer answer = answerFor(g, chainRule);

    QCOMPARE(operatorsBoundBy(answer, {"r", "pattern", "c"}), std::vector{g["z"]});
}

void FusionBindingsTest::withoutAnEntryItIsTheWholeRule()
{
    const GraphText g("w:exp > y:relu > z:tanh");
    const FusionAnswer answer = answerFor(g, chainRule);

    QCOMPARE(operatorsBoundBy(answer, {"r", {}, {}}), (std::vector{g["w"], g["y"]}));
}

void FusionBindingsTest::aChoiceBindsWhatItsOptionTook()
{
    const GraphText g("w:exp > y:relu");
    const FusionAnswer answer = answerFor(g,
                                          "r:\n"
                                          "  pattern:\n"
                                          "    a: {op_type: exp, child: either}\n"
                                          "    either: {match_first_option: [s, t]}\n"
                                          "    s: {op_type: silu}\n"
                                          "    t: {op_type: relu}\n");

    QCOMPARE(operatorsBoundBy(answer, {"r", "pattern", "either"}), std::vector{g["y"]});
}

void FusionBindingsTest::aChainBindsAllItsOperators()
{
    const GraphText g("w:exp > y:relu > z:relu > e:tanh");
    const FusionAnswer answer = answerFor(g,
                                          "r:\n"
                                          "  pattern:\n"
                                          "    a: {op_type: exp, child: b}\n"
                                          "    b: {op_type: relu, match_multiple: true, child: c}\n"
                                          "    c: {op_type: tanh}\n");

    QCOMPARE(operatorsBoundBy(answer, {"r", "pattern", "b"}), (std::vector{g["y"], g["z"]}));
    QCOMPARE(bindingOf(answer, g["z"])->entry, bindingOf(answer, g["y"])->entry);
}

FUSEWRIGHT_TEST(FusionBindingsTest)
#include "tst_fusion_bindings.moc"
