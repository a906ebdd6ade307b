// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/pattern_text.h"
#include "engine/session/rules_session.h"

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;

namespace {

CheckedRules check(const QString& text)
{
    return checkRulesText("rules.yaml", text.toStdString(), {});
}

QStringList codesOf(const CheckedRules& checked)
{
    QStringList codes;
    for (const Diagnostic& diagnostic : checked.diagnostics)
        codes.append(QString::fromStdString(diagnostic.code));
    return codes;
}

/// The rule of the handbook's examples, with the entries after `layer_norm` given.
QString ruleWith(const QString& entries)
{
    return QStringLiteral("gpt2_qkv:\n"
                          "  priority: 0\n"
                          "  pattern:\n"
                          "    layer_norm:\n"
                          "      op_type: layer_norm\n"
                          "      child: lin1\n")
        + entries;
}

} // namespace

class SambaRulesTest : public QObject {
    Q_OBJECT

private slots:
    void lowersTheExamplesOfTheHandbook_data();
    void lowersTheExamplesOfTheHandbook();
    void readsAlternatePatternsInTheOrderOfTheFile();
    void keepsParametersOfAHeuristic();
    void reportsMistakesWithTheirPlace_data();
    void reportsMistakesWithTheirPlace();
    void offersTheNearestWordAsAFix();
    void keepsTheRulesAroundABrokenOne();
    void readsTheRulesOfLlama();
    void knowsTheOperatorsOfTheModel();
};

void SambaRulesTest::lowersTheExamplesOfTheHandbook_data()
{
    QTest::addColumn<QString>("entries");
    QTest::addColumn<QString>("text");

    QTest::newRow("one child") << "    lin1: {op_type: linear, child: relu0}\n"
                                  "    relu0: {op_type: relu}\n"
                               << "lin1 : linear -> relu0\nrelu0 : relu\n";
    QTest::newRow("children") << "    lin1: {op_type: linear, children: [relu0, relu1]}\n"
                                 "    relu0: {op_type: relu}\n    relu1: {op_type: relu}\n"
                              << "lin1 : linear -> relu0, relu1\nrelu0 : relu\nrelu1 : relu\n";
    QTest::newRow("optional") << "    lin1: {op_type: linear, child: add0}\n"
                                 "    add0: {op_type: add, required: False, child: relu1}\n"
                                 "    relu1: {op_type: relu}\n"
                              << "lin1 : linear -> add0\nadd0? : add -> relu1\nrelu1 : relu\n";
    QTest::newRow("options") << "    lin1: {op_type: linear, child: act}\n"
                                "    act: {match_first_option: [silu0, relu0]}\n"
                                "    silu0: {op_type: silu}\n"
                                "    relu0: {op_type: relu, child: relu1}\n"
                                "    relu1: {op_type: relu}\n"
                             << "lin1 : linear -> act\nact = silu0 / relu0\nsilu0 : silu\n"
                                "relu0 : relu -> relu1\nrelu1 : relu\n";
    QTest::newRow("class") << "    lin1: {op_type: linear, child: act}\n"
                              "    act: {op_type: [relu, silu]}\n"
                           << "lin1 : linear -> act\nact : relu | silu\n";
    QTest::newRow("any") << "    lin1: {op_type: linear, child: act}\n    act: {op_type: .}\n"
                         << "lin1 : linear -> act\nact : .\n";
    QTest::newRow("inverted") << "    lin1: {op_type: linear, child: act}\n"
                                 "    act: {op_type: {inverted: True, options: [linear, addmm]}}\n"
                              << "lin1 : linear -> act\nact : not (linear | addmm)\n";
    QTest::newRow("repeat") << "    lin1: {op_type: ., match_multiple: true, child: relu0}\n"
                               "    relu0: {op_type: relu}\n"
                            << "lin1+ : . -> relu0\nrelu0 : relu\n";
    QTest::newRow("context") << "    lin1: {op_type: linear, included: no}\n"
                             << "lin1~ : linear\n";
}

void SambaRulesTest::lowersTheExamplesOfTheHandbook()
{
    QFETCH(QString, entries);
    QFETCH(QString, text);

    const CheckedRules checked = check(ruleWith(entries));

    QCOMPARE(codesOf(checked), QStringList());
    QCOMPARE(checked.rules.rules.size(), 1u);
    QCOMPARE(QString::fromStdString(toText(checked.rules.rules[0].patterns[0].pattern)),
             QStringLiteral("layer_norm -> lin1\n") + text);
}

void SambaRulesTest::readsAlternatePatternsInTheOrderOfTheFile()
{
    const CheckedRules checked = check(QStringLiteral("r:\n"
                                                      "  priority: 3\n"
                                                      "  pattern2:\n    a: {op_type: relu}\n"
                                                      "  pattern1:\n    b: {op_type: silu}\n"));

    QCOMPARE(codesOf(checked), QStringList());
    const Rule& rule = checked.rules.rules.at(0);
    QCOMPARE(rule.priority, 3);
    QCOMPARE(rule.patterns.at(0).name, "pattern2");
    QCOMPARE(rule.patterns.at(1).name, "pattern1");
}

void SambaRulesTest::keepsParametersOfAHeuristic()
{
    const CheckedRules checked =
        check(QStringLiteral("r:\n"
                             "  priority: 1\n"
                             "  heuristic: {name: SAFE_GEMM, tp_dim: Auto, degree: 4}\n"
                             "  pattern: {l: {op_type: linear}}\n"));

    QCOMPARE(codesOf(checked), QStringList());
    const Rule& rule = checked.rules.rules.at(0);
    QCOMPARE(rule.heuristic, std::optional<std::string>("SAFE_GEMM"));
    QCOMPARE(rule.heuristicParameters.size(), 2u);
    QCOMPARE(rule.heuristicParameters[1].second, "4");
}

void SambaRulesTest::reportsMistakesWithTheirPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");

    const auto rule = [](const char* body) {
        return QStringLiteral("r:\n  priority: 1\n") + QString::fromUtf8(body);
    };
    QTest::newRow("no priority") << "r:\n  pattern: {a: {op_type: relu}}\n"
                                 << "missing-priority" << 1 << 1;
    QTest::newRow("no pattern") << "r:\n  priority: 1\n"
                                << "missing-pattern" << 1 << 1;
    QTest::newRow("empty pattern") << rule("  pattern:\n") << "empty-pattern" << 3 << 3;
    QTest::newRow("key of rule") << rule("  patern: 1\n  pattern: {a: {op_type: relu}}\n")
                                 << "unknown-key" << 3 << 3;
    QTest::newRow("key of entry") << rule("  pattern:\n    a: {op_typ: relu, op_type: relu}\n")
                                  << "unknown-key" << 4 << 9;
    QTest::newRow("priority is text") << "r:\n  priority: high\n  pattern: {a: {op_type: relu}}\n"
                                      << "wrong-type" << 2 << 13;
    QTest::newRow("required is text")
        << rule("  pattern:\n    a: {op_type: relu, required: maybe}\n") << "wrong-type" << 4 << 34;
    QTest::newRow("entry is text") << rule("  pattern:\n    a: relu\n") << "wrong-type" << 4 << 8;
    QTest::newRow("no op_type") << rule("  pattern:\n    a: {required: true}\n")
                                << "missing-op-type" << 4 << 5;
    QTest::newRow("unknown entry")
        << rule("  pattern:\n    a: {op_type: relu, child: b}\n") << "unknown-entry" << 4 << 31;
    QTest::newRow("two pieces") << rule(
        "  pattern:\n    a: {op_type: relu}\n    b: {op_type: silu}\n")
                                << "disconnected-pattern" << 5 << 5;
    QTest::newRow("circle") << rule("  pattern:\n    a: {op_type: relu, child: b}\n"
                                    "    b: {op_type: silu, child: a}\n")
                            << "pattern-cycle" << 4 << 5;
    QTest::newRow("options beside op_type")
        << rule("  pattern:\n    a: {op_type: relu, match_first_option: [b]}\n"
                "    b: {op_type: relu}\n")
        << "option-not-alone" << 4 << 5;
    QTest::newRow("both children")
        << rule("  pattern:\n    a: {op_type: relu, child: b, children: [b]}\n"
                "    b: {op_type: relu}\n")
        << "child-and-children" << 4 << 5;
    QTest::newRow("child twice") << rule("  pattern:\n    a: {op_type: relu, children: [b, b]}\n"
                                         "    b: {op_type: relu}\n")
                                 << "duplicate-child" << 4 << 38;
    QTest::newRow("open end") << rule("  pattern:\n    a: {op_type: relu, match_multiple: true}\n")
                              << "open-ended-repeat" << 4 << 5;
    QTest::newRow("all optional") << rule("  pattern:\n    a: {op_type: relu, required: no}\n")
                                  << "matches-nothing" << 3 << 3;
    QTest::newRow("heuristic") << rule(
        "  heuristic: SAVE_GEMM\n  pattern: {a: {op_type: linear}}\n")
                               << "unknown-heuristic" << 3 << 14;
    QTest::newRow("mismatch") << rule("  heuristic: MHA\n  pattern: {a: {op_type: linear}}\n")
                              << "heuristic-mismatch" << 3 << 14;
    QTest::newRow("operator") << rule("  pattern:\n    a: {op_type: lineer}\n") << "unknown-op-type"
                              << 4 << 18;
    QTest::newRow("rule twice") << "r: {priority: 1, pattern: {a: {op_type: relu}}}\n"
                                   "r: {priority: 2, pattern: {a: {op_type: relu}}}\n"
                                << "duplicate-key" << 2 << 1;
}

void SambaRulesTest::reportsMistakesWithTheirPlace()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);

    const CheckedRules checked = check(text);

    QCOMPARE(codesOf(checked), QStringList{code});
    QCOMPARE(int(checked.diagnostics[0].range->begin.line), line);
    QCOMPARE(int(checked.diagnostics[0].range->begin.column), column);
    QCOMPARE(checked.diagnostics[0].file, "rules.yaml");
}

void SambaRulesTest::offersTheNearestWordAsAFix()
{
    const CheckedRules checked =
        check(QStringLiteral("r:\n  priority: 1\n  pattern:\n    a: {op_type: lineer}\n"));

    QCOMPARE(checked.diagnostics.size(), 1u);
    const Fix& fix = checked.diagnostics[0].fixes.at(0);
    QCOMPARE(fix.title, "Change to \"linear\"");
    QCOMPARE(fix.edits.at(0).text, "linear");
    QCOMPARE(fix.edits[0].range, (TextRange{{4, 18}, {4, 24}}));
}

void SambaRulesTest::keepsTheRulesAroundABrokenOne()
{
    const CheckedRules checked =
        check(QStringLiteral("a: {priority: 1, pattern: {x: {op_type: relu}}}\n"
                             "b:\n  priority: 1\n  pattern:\n    x: {op_type: [relu\n"
                             "c: {priority: 1, pattern: {x: {op_type: silu}}}\n"));

    QVERIFY(codesOf(checked).contains(QStringLiteral("yaml-syntax")));
    std::vector<std::string> names;
    for (const Rule& rule : checked.rules.rules)
        names.push_back(rule.name);
    QCOMPARE(names.front(), "a");
    QCOMPARE(names.back(), "c");
}

void SambaRulesTest::readsTheRulesOfLlama()
{
    const CheckedRules checked =
        checkRules(FUSEWRIGHT_SOURCE_DIR "/resources/examples/llama2.yaml", {});

    QVERIFY(std::ranges::none_of(checked.diagnostics, [](const Diagnostic& diagnostic) {
        return diagnostic.severity == Severity::Error;
    }));
    QCOMPARE(checked.rules.rules.size(), 9u);
    QCOMPARE(checked.rules.rules[3].name, "llama2_self_attn_proj");
    QCOMPARE(checked.rules.rules[2].patterns[0].pattern.entryCount(), 30u);
}

void SambaRulesTest::knowsTheOperatorsOfTheModel()
{
    const std::string text = "r:\n  priority: 1\n  pattern: {a: {op_type: my_op}}\n";
    const test::Reading model = test::readBytes(
        R"({"format": "fusewright-graph", "version": 1,
            "nodes": [{"id": "n", "op": "my_op", "inputs": []}]})");

    const CheckedRules without = checkRulesText("rules.yaml", text, {});
    const CheckedRules with = checkRulesText("rules.yaml", text, {.model = model.model->graph});

    QCOMPARE(codesOf(without), QStringList{QStringLiteral("unknown-op-type")});
    QCOMPARE(codesOf(with), QStringList());
}

FUSEWRIGHT_TEST(SambaRulesTest)
#include "tst_samba_rules.moc"
