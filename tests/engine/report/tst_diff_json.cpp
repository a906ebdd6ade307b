// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/diff/compared_partitions.h"
#include "engine/partition/partitions.h"
#include "engine/report/diff_json.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/engine/report/compared_kit.h"
#include "tests/kit/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace fusewright;
using test::partitionOf;
using test::TypedGraph;

namespace {

TypedGraph jsonChain(const std::string& shape = "f32 4")
{
    return TypedGraph("in x f32 4\n"
                      "a = relu x : f32 4\n"
                      "b = tanh a : f32 4\n"
                      "c = relu b : f32 4\n"
                      "d = tanh c : "
                      + shape
                      + "\n"
                        "e = exp d : f32 4\n");
}

/// o0 against one partition, and that against another.
QJsonObject answer(const TypedGraph& g, ShownChanges shown = ShownChanges::Telling)
{
    ComparedPartitions all{.graph = g.graph, .partitions = {}, .pairs = {}};
    all.partitions.push_back(test::comparedPartition(g.graph, "o0", partitionO0(g.graph)));
    all.partitions.push_back(
        test::comparedPartition(g.graph, "o1", partitionOf(g, {"a b", "c d"}), nullptr));
    all.partitions.push_back(test::comparedPartition(g.graph, "o3", partitionOf(g, {"a b c d"})));
    comparePair(all, 0, 1);
    comparePair(all, 1, 2);
    const std::string text = diffJson(all, shown);
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text), &error);
    return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
}

QJsonArray numbers(std::initializer_list<int> all)
{
    QJsonArray array;
    for (const int number : all)
        array.append(number);
    return array;
}

} // namespace

class DiffJsonTest : public QObject {
    Q_OBJECT

private slots:
    void modesHaveTheStatisticsOfPartitions();
    void unknownBytesAreNull();
    void changesNameSectionsOfBothSidesAndTheOperators();
    void operatorsThatAreAloneInBothAreLeftOut();
    void allMeansAll();
    void alikeChangesShareAFold();
};

void DiffJsonTest::modesHaveTheStatisticsOfPartitions()
{
    const QJsonObject modes = answer(jsonChain())["modes"].toObject();

    QCOMPARE(modes.keys(), (QStringList{"o0", "o1", "o3"}));
    const QJsonObject stats = modes["o1"].toObject();
    QCOMPARE(stats["operators"], QJsonValue(5));
    QCOMPARE(stats["sections"], QJsonValue(3));
    QCOMPARE(stats["uniqueSections"], QJsonValue(2));
    QCOMPARE(stats["largestSection"], QJsonValue(2));
    QCOMPARE(stats["coveredOperators"], QJsonValue(4));
    QCOMPARE(stats["gemms"], QJsonValue(0));
    QCOMPARE(stats["boundaryBytes"], QJsonValue(6 * 16));
}

void DiffJsonTest::unknownBytesAreNull()
{
    const QJsonObject modes = answer(jsonChain("f32 n"))["modes"].toObject();

    QVERIFY(modes["o0"]["boundaryBytes"].isNull());
}

void DiffJsonTest::changesNameSectionsOfBothSidesAndTheOperators()
{
    const QJsonArray changes = answer(jsonChain())["changes"].toArray();

    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes[1].toObject(),
             (QJsonObject{{"from", "o0"},
                          {"to", "o1"},
                          {"kind", "merged"},
                          {"fold", 0},
                          {"fromSections", numbers({2, 3})},
                          {"sections", numbers({1})},
                          {"nodes", QJsonArray{"c", "d"}}}));
    QCOMPARE(changes[2]["from"], QJsonValue("o1"));
    QCOMPARE(changes[2]["to"], QJsonValue("o3"));
    QCOMPARE(changes[2]["fromSections"].toArray(), numbers({0, 1}));
}

void DiffJsonTest::operatorsThatAreAloneInBothAreLeftOut()
{
    const QJsonObject all = answer(jsonChain());

    for (const QJsonValue& change : all["changes"].toArray())
        QVERIFY(change["kind"] != QJsonValue("same"));
    for (const QJsonValue& fold : all["folds"].toArray())
        QVERIFY(fold["kind"] != QJsonValue("same"));
}

void DiffJsonTest::allMeansAll()
{
    const QJsonArray changes = answer(jsonChain(), ShownChanges::All)["changes"].toArray();

    QCOMPARE(changes.size(), 5);
    QCOMPARE(changes[2]["kind"], QJsonValue("same"));
    QCOMPARE(changes[2]["nodes"].toArray(), QJsonArray{"e"});
}

void DiffJsonTest::alikeChangesShareAFold()
{
    const TypedGraph g("in x f32 4\n"
                       "e = exp x : f32 4\n"
                       "a = relu e : f32 4\n"
                       "b = tanh a : f32 4\n"
                       "c = relu b : f32 4\n"
                       "d = tanh c : f32 4\n");

    const QJsonObject all = answer(g);

    QCOMPARE(all["changes"][0]["fold"], QJsonValue(0));
    QCOMPARE(all["changes"][1]["fold"], QJsonValue(0));
    QCOMPARE(all["changes"][2]["fold"], QJsonValue(1));
    QCOMPARE(all["folds"][0].toObject(),
             (QJsonObject{{"id", 0},
                          {"from", "o0"},
                          {"to", "o1"},
                          {"kind", "merged"},
                          {"name", "relu, tanh"},
                          {"count", 2},
                          {"operators", 2},
                          {"movedOperators", 2}}));
}

FUSEWRIGHT_TEST(DiffJsonTest)
#include "tst_diff_json.moc"
