// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/over_matches.h"
#include "engine/partition/rule_matches.h"
#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::TypedGraph;

namespace {

/// The codes and the places of what is found, a line each.
QString findings(const std::string& graphText, const std::string& rulesText,
                 std::vector<Diagnostic>* found = nullptr)
{
    const TypedGraph g(graphText);
    const RuleSet rules = checkRulesText("rules.yaml", rulesText, {}).rules;
    const RuleMatches matches = matchRules(g.graph, rules);
    QString text;
    for (const Diagnostic& each : findOverMatches(g.graph, rules, matches)) {
        text +=
            QString::fromStdString(each.code + ' ' + std::to_string(each.range->begin.line)) + '\n';
        if (found)
            found->push_back(each);
    }
    return text;
}

const std::string denseRule = "dense:\n"
                              "  priority: 1\n"
                              "  pattern:\n"
                              "    product: {op_type: linear, child: act}\n"
                              "    act: {op_type: relu}\n";

/// So many `linear > relu`, of which the one numbered `odd` is written otherwise.
std::string layers(std::size_t count, std::size_t odd, const std::string& type)
{
    std::string text = "in x bf16 4 4\npar w bf16 4 4\n";
    for (std::size_t at = 0; at < count; ++at) {
        const std::string n = std::to_string(at);
        const std::string written = at == odd ? type : "bf16 4 4";
        text += "l" + n + " = linear x w : " + written + "\nr" + n + " = relu l" + n + " : "
            + written + '\n';
    }
    return text;
}

} // namespace

class OverMatchesTest : public QObject {
    Q_OBJECT

private slots:
    void namesTheOneOfAnotherType();
    void namesTheOneOfAnotherRank();
    void tellsABiasFromAResidual();
    void fewMatchesShowNothing();
    void severalKindsAreUsual();
    void oneOperatorAloneMayDiffer();
    void aRuleThatAsksForLessComesTooEarly();
    void aRuleThatAsksForLessMayComeLater();
    void rulesThatOnlyOverlapAreNoCase();
    void theExamplesAreQuiet_data();
    void theExamplesAreQuiet();
};

void OverMatchesTest::namesTheOneOfAnotherType()
{
    std::vector<Diagnostic> found;

    QCOMPARE(findings(layers(32, 7, "f32 4 4"), denseRule, &found), QString("odd-match 4\n"));
    QCOMPARE(found.front().message,
             std::string("31 of 32 matches of dense have bf16 at product, but one has "
                         "f32, at l7. The rule may match more than intended."));
    QCOMPARE(found.front().severity, Severity::Information);
}

void OverMatchesTest::namesTheOneOfAnotherRank()
{
    std::vector<Diagnostic> found;

    QCOMPARE(findings(layers(8, 0, "bf16 4"), denseRule, &found), QString("odd-match 4\n"));
    QVERIFY(found.front().message.find("1 dimension, at l0") != std::string::npos);
}

void OverMatchesTest::tellsABiasFromAResidual()
{
    std::string text = "in x f32 4 4\npar b f32 4\n";
    for (int at = 0; at < 9; ++at) {
        const std::string n = std::to_string(at);
        text += "a" + n + " = add x " + (at == 3 ? "b" : "x") + "\nr" + n + " = relu a" + n + '\n';
    }

    std::vector<Diagnostic> found;

    QCOMPARE(findings(text,
                      "sum:\n"
                      "  priority: 1\n"
                      "  pattern:\n"
                      "    sum: {op_type: add, child: act}\n"
                      "    act: {op_type: relu}\n",
                      &found),
             QString("odd-match 4\n"));
    QCOMPARE(found.front().message,
             std::string("8 of 9 matches of sum have no parameter at sum, but one has a parameter "
                         "as operand 2, at a3. The rule may match more than intended."));
}

void OverMatchesTest::fewMatchesShowNothing()
{
    QCOMPARE(findings(layers(7, 3, "f32 4 4"), denseRule), QString());
}

void OverMatchesTest::severalKindsAreUsual()
{
    std::string text = layers(20, 3, "f32 4 4");
    text.replace(text.find("l5 = linear x w : bf16"), 22, "l5 = linear x w : f16 ");

    QCOMPARE(findings(text, denseRule).count("odd-match 4"), 0);
}

void OverMatchesTest::oneOperatorAloneMayDiffer()
{
    QCOMPARE(findings(layers(32, 7, "f32 4 4"),
                      "lone:\n  priority: 0\n  pattern: {l: {op_type: linear}}\n"),
             QString());
}

void OverMatchesTest::aRuleThatAsksForLessComesTooEarly()
{
    std::vector<Diagnostic> found;
    const std::string lone = "lone:\n  priority: 3\n  pattern: {l: {op_type: linear}}\n";

    QCOMPARE(findings(layers(4, 9, ""), denseRule + lone, &found),
             QString("looser-rule-first 6\n"));
    QCOMPARE(
        found.front().message,
        std::string("lone is less specific than dense, but has the higher priority: at 4 places it "
                    "takes 1 of the 2 operators that dense asks for, first at l0. Give dense "
                    "the higher priority."));
    QCOMPARE(found.front().severity, Severity::Warning);
}

void OverMatchesTest::aRuleThatAsksForLessMayComeLater()
{
    const std::string lone = "lone:\n  priority: 0\n  pattern: {l: {op_type: linear}}\n";

    QCOMPARE(findings(layers(4, 9, ""), lone + denseRule), QString());
}

void OverMatchesTest::rulesThatOnlyOverlapAreNoCase()
{
    const std::string text = "in x f32 4\npar w f32 4 4\n"
                             "l = linear x w\nr = relu l\nt = tanh r\n";

    QCOMPARE(findings(text,
                      "after:\n"
                      "  priority: 3\n"
                      "  pattern:\n"
                      "    r: {op_type: relu, child: t}\n"
                      "    t: {op_type: tanh}\n"
                          + denseRule),
             QString());
}

void OverMatchesTest::theExamplesAreQuiet_data()
{
    QTest::addColumn<QString>("model");
    for (const char* name : {"llama2-7b.json", "bert.onnx", "gpt2.onnx", "mixtral-moe.onnx"})
        QTest::newRow(name) << name;
}

void OverMatchesTest::theExamplesAreQuiet()
{
    QFETCH(QString, model);
    const std::string examples = FUSEWRIGHT_EXAMPLES "/";
    const OpenedModel opened = openModel(examples + model.toStdString(), {}, nullptr);
    QVERIFY(opened.model);
    const Graph& graph = *opened.model->graph;
    const RuleSet rules = checkRules(examples + "llama2.yaml", {}).rules;

    QVERIFY(findOverMatches(graph, rules, matchRules(graph, rules)).empty());
}

FUSEWRIGHT_TEST(OverMatchesTest)
#include "tst_over_matches.moc"
