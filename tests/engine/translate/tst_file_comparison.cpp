// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/file_comparison.h"

#include "engine/graph/graph.h"

#include "tests/engine/kit/read_text.h"
#include "tests/engine/translate/translate_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// Two chains `matmul > relu > tanh`, and a `sigmoid`.
const std::string_view chains = R"({"format": "fusewright-graph", "version": 1, "name": "m",
"inputs": [{"name": "x", "dtype": "f32", "shape": [4, 4]}], "nodes": [
{"id": "m0", "op": "matmul", "inputs": ["x", "x"]},
{"id": "r0", "op": "relu", "inputs": ["m0"]},
{"id": "t0", "op": "tanh", "inputs": ["r0"]},
{"id": "m1", "op": "matmul", "inputs": ["t0", "x"]},
{"id": "r1", "op": "relu", "inputs": ["m1"]},
{"id": "s1", "op": "sigmoid", "inputs": ["r1"]}],
"outputs": ["s1"]})";

const std::string yamlRules = "matmul_relu:\n  priority: 1\n  pattern:\n"
                              "    a: {op_type: matmul, child: b}\n"
                              "    b: {op_type: relu}\n";

const std::string qnnRules =
    "DEF_PACKAGE_OPTIMIZATION(QNN,\n"
    "  Op(\"Tanh\", Op(\"Relu\", Op(\"MatMul\", \"A\", \"B\"))), OK, Op(\"Long\", \"A\", \"B\"))\n"
    "DEF_PACKAGE_OPTIMIZATION(QNN + 1,\n"
    "  Op(\"Relu\", Op(\"MatMul\", \"A\", \"B\")), OK, Op(\"Pair\", \"A\", \"B\"))\n"
    "DEF_PACKAGE_OPTIMIZATION(QNN, Op(\"Sigmoid\", \"A\"), OK, Op(\"Lone\", \"A\"))\n";

} // namespace

class FileComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void countsPlacesFromBothSides();
    void namesPlacesThatOnlyOneFileHas();
    void knowsNamesakesWhateverTheLanguage_data();
    void knowsNamesakesWhateverTheLanguage();
    void findsNothingWhereNothingMatches();
};

void FileComparisonTest::countsPlacesFromBothSides()
{
    const Reading model = readBytes(chains);
    const CheckedRules yaml = rulesIn("samba", yamlRules);
    const CheckedRules qnn = rulesIn("qnn", qnnRules);

    const FileComparison made = compareFiles(model.model->graph, yaml.rules, qnn.rules);

    QCOMPARE(made.places(0), std::size_t(2));
    QCOMPARE(made.same(0), std::size_t(1));
    QCOMPARE(made.common(0), std::size_t(1));
    QCOMPARE(made.only(0), std::size_t(0));
    QCOMPARE(made.places(1), std::size_t(3));
    QCOMPARE(made.same(1), std::size_t(1));
    QCOMPARE(made.common(1), std::size_t(1));
    QCOMPARE(made.only(1), std::size_t(1));
    const std::vector<SharedPlaces> wanted{{.rule = 1, .same = 1, .common = 0},
                                           {.rule = 0, .same = 0, .common = 1}};
    QVERIFY(made.rules[0].front().with == wanted);
}

void FileComparisonTest::namesPlacesThatOnlyOneFileHas()
{
    const Reading model = readBytes(chains);
    const CheckedRules yaml = rulesIn("samba", yamlRules);
    const CheckedRules qnn = rulesIn("qnn", qnnRules);

    const FileComparison made = compareFiles(model.model->graph, yaml.rules, qnn.rules);

    const ComparedRule& lone = made.rules[1][2];
    QCOMPARE(lone.only.size(), std::size_t(1));
    QCOMPARE(model.graph().nodeName(lone.only.front().front()), "s1");
}

void FileComparisonTest::knowsNamesakesWhateverTheLanguage_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isSame");

    QTest::newRow("letters of another size") << "rms_norm"
                                             << "RmsNorm" << true;
    QTest::newRow("a prefix") << "mine.rms_norm"
                              << "rms_norm" << true;
    QTest::newRow("a number") << "rms_norm_2"
                              << "rms_norm" << false;
}

void FileComparisonTest::knowsNamesakesWhateverTheLanguage()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    QFETCH(bool, isSame);

    QCOMPARE(bareRuleName(one.toStdString()) == bareRuleName(other.toStdString()), isSame);
}

void FileComparisonTest::findsNothingWhereNothingMatches()
{
    const Reading model = readBytes(chains);
    const CheckedRules rules =
        rulesIn("samba", "gelu:\n  priority: 1\n  pattern:\n    a: {op_type: gelu}\n");

    const FileComparison made = compareFiles(model.model->graph, rules.rules, rules.rules);

    QCOMPARE(made.places(0), std::size_t(0));
    QCOMPARE(made.rules[0].front().namesake, std::optional<std::uint32_t>(0));
}

FUSEWRIGHT_TEST(FileComparisonTest)

#include "tst_file_comparison.moc"
