// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/native/native_writer.h"
#include "tests/engine/infer/infer_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// What follows in a drawing, in which operands stand in any order and some are left out.
class DrawingRulesTest : public QObject {
    Q_OBJECT

private slots:
    void knowsOnlyWhatHoldsInAnyOrder_data();
    void knowsOnlyWhatHoldsInAnyOrder();
    void aDrawingSaysThatItIsOne();
    void aDrawingThatIsMadeAnotherFileContradictsNothing();
};

void DrawingRulesTest::knowsOnlyWhatHoldsInAnyOrder_data()
{
    QTest::addColumn<QString>("node");
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("facts");

    const QString x = QStringLiteral("x -> n [label=\"f32[2,3]\"]; ");
    const QString y = QStringLiteral("y -> n [label=\"f32[1,3]\"]; ");
    QTest::newRow("one operand that keeps its shape") << "relu" << x << "?[2,3]";
    QTest::newRow("another that cannot be") << "relu" << x + y << "?";
    QTest::newRow("arithmetic") << "add" << y + x << "?[2,3]";
    QTest::newRow("arithmetic with a number that is left out") << "add" << x << "?";
    QTest::newRow("a sum of some of its operands") << "Sum" << y + x << "?";
    QTest::newRow("one whose order matters") << "matmul" << x + y << "?";
    QTest::newRow("one whose attributes matter") << "mean" << x << "?";
}

void DrawingRulesTest::knowsOnlyWhatHoldsInAnyOrder()
{
    QFETCH(QString, node);
    QFETCH(QString, lines);
    QFETCH(QString, facts);

    const Reading reading = readBytes(QStringLiteral("digraph g { n [label=\"%1\"]; n -> out; %2 }")
                                          .arg(node, lines)
                                          .toStdString(),
                                      "test.dot", Keep::Inferred);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const auto found = reading.graph().findNode("n");
    QVERIFY(found);
    const ValueId result = reading.graph().outputs(*found).front();
    QCOMPARE(factsOf(reading.graph(), reading.graph().valueName(result)), facts);
}

void DrawingRulesTest::aDrawingSaysThatItIsOne()
{
    const Reading reading = readCorpus("models/dot/resnet_6b.fx.dot");

    QCOMPARE(reading.graph().property(property::operandOrder), property::drawn);
}

void DrawingRulesTest::aDrawingThatIsMadeAnotherFileContradictsNothing()
{
    const Reading drawing = readCorpus("models/dot/resnet_6b.fx.dot");

    const Reading copy = readBytes(writeNative(drawing.graph()), "copy.json", Keep::Inferred);

    QVERIFY2(copy.findings.isEmpty(), copy.firstMessage().c_str());
    QCOMPARE(copy.graph().property(property::operandOrder), property::drawn);
}

FUSEWRIGHT_TEST(DrawingRulesTest)
#include "tst_drawing_rules.moc"
