// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/heuristic_catalogue.h"
#include "engine/rules/samba/manual/manual_yaml.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/support/diagnostic.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

struct ManualReading {
    explicit ManualReading(std::string text)
    {
        const auto document = YamlDocument::parse(SourceText("m.yaml", std::move(text)));
        fusion = readManualYaml(document, *HeuristicCatalogue::builtIn(), findings);
    }

    QStringList texts() const
    {
        QStringList texts;
        for (const Diagnostic& finding : findings.all())
            texts << QString::fromStdString(toText(finding));
        return texts;
    }

    Diagnostics findings;
    ManualFusion fusion;
};

} // namespace

class ManualYamlTest : public QObject {
    Q_OBJECT

private slots:
    void readsModulesWithNameAndHeuristic();
    void aNameAloneIsTheFuncName();
    void heuristicsMayHaveParameters();
    void aFuncNameIsUnique();
    void mistakesHaveTheirPlace_data();
    void mistakesHaveTheirPlace();
    void nothingBelowManualIsNothingToDo();
};

void ManualYamlTest::readsModulesWithNameAndHeuristic()
{
    const ManualReading reading("manual:\n"
                                "  LlamaMLP: {func_name: ffn, heuristic: SAFE_GEMM}\n"
                                "  model.layers.0.self_attn:\n"
                                "    func_name: first\n");

    QCOMPARE(reading.texts(), QStringList());
    QCOMPARE(reading.fusion.entries.size(), std::size_t(2));
    QCOMPARE(reading.fusion.entries[0].module, std::string("LlamaMLP"));
    QCOMPARE(reading.fusion.entries[0].heuristic, std::optional<std::string>("SAFE_GEMM"));
    QCOMPARE(reading.fusion.entries[1].module, std::string("model.layers.0.self_attn"));
    QCOMPARE(reading.fusion.entries[1].funcName, std::string("first"));
    QVERIFY(!reading.fusion.entries[1].heuristic);
}

void ManualYamlTest::aNameAloneIsTheFuncName()
{
    const ManualReading reading("manual:\n  LlamaRMSNorm: norm\n");

    QCOMPARE(reading.fusion.entries.front().funcName, std::string("norm"));
}

void ManualYamlTest::heuristicsMayHaveParameters()
{
    const ManualReading reading("manual:\n"
                                "  A: {func_name: a, heuristic: {name: MHA, head_dim: 4}}\n");
    const ManualEntry& entry = reading.fusion.entries.front();

    QCOMPARE(entry.heuristic, std::optional<std::string>("MHA"));
    QCOMPARE(entry.heuristicParameters.front().first, std::string("head_dim"));
    QCOMPARE(entry.heuristicParameters.front().second, std::string("4"));
}

void ManualYamlTest::aFuncNameIsUnique()
{
    const ManualReading reading("manual:\n"
                                "  A: {func_name: same}\n"
                                "  B: {func_name: same}\n");

    QCOMPARE(reading.fusion.entries.size(), std::size_t(1));
    QCOMPARE(reading.texts(),
             QStringList("m.yaml:3:18: error: The func_name \"same\" is given at line 2, column "
                         "18 and again at line 3, column 18. [duplicate-func-name]"));
}

void ManualYamlTest::mistakesHaveTheirPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("code");

    QTest::newRow("no manual") << "rule: {priority: 1}"
                               << "m.yaml:1:1: "
                               << "[missing-manual]";
    QTest::newRow("other key") << "manual:\n  A: a\nrule: 1"
                               << "m.yaml:3:1: "
                               << "[unknown-key]";
    QTest::newRow("list") << "manual:\n  - A"
                          << "m.yaml:2:3: "
                          << "[wrong-type]";
    QTest::newRow("module is a list") << "manual:\n  A: [a]"
                                      << "m.yaml:2:6: "
                                      << "[wrong-type]";
    QTest::newRow("no func_name") << "manual:\n  A: {heuristic: MHA}"
                                  << "m.yaml:2:3: "
                                  << "[missing-func-name]";
    QTest::newRow("member") << "manual:\n  A: {func_name: a, heuristics: MHA}"
                            << "m.yaml:2:21: "
                            << "[unknown-key]";
    QTest::newRow("heuristic is a list") << "manual:\n  A: {func_name: a, heuristic: [MHA]}"
                                         << "m.yaml:2:32: "
                                         << "[wrong-type]";
    QTest::newRow("parameters alone") << "manual:\n  A: {func_name: a, heuristic: {tp: 1}}"
                                      << "m.yaml:2:32: "
                                      << "[wrong-type]";
    QTest::newRow("unknown heuristic") << "manual:\n  A: {func_name: a, heuristic: SAFE_GEM}"
                                       << "m.yaml:2:32: warning: "
                                       << "Did you mean \"SAFE_GEMM\"? [unknown-heuristic]";
}

void ManualYamlTest::mistakesHaveTheirPlace()
{
    QFETCH(QString, text);
    QFETCH(QString, start);
    QFETCH(QString, code);

    const ManualReading reading(text.toStdString());

    QCOMPARE(reading.texts().size(), qsizetype(1));
    const QString finding = reading.texts().front();
    QVERIFY2(finding.startsWith(start) && finding.endsWith(code), qPrintable(finding));
}

void ManualYamlTest::nothingBelowManualIsNothingToDo()
{
    const ManualReading reading("manual:\n");

    QVERIFY(reading.fusion.entries.empty());
    QCOMPARE(reading.texts(), QStringList());
}

FUSEWRIGHT_TEST(ManualYamlTest)
#include "tst_manual_yaml.moc"
