// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/selection_shape.h"

#include "tests/engine/suggest/suggest_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class SelectionShapeTest : public QObject {
    Q_OBJECT

private slots:
    void whatHangsTogetherIsOnePiece();
    void namesTheOperatorsOfAResidualBlockThatWereLeftOut();
    void aWayThatOnlyLeavesIsNoMatter();
    void looksNoFurtherThanItMay();
    void joinsPiecesByTheShortestWay();
    void joinsPiecesThatMeetOnlyUpstream();
    void joinsThreePieces();
    void saysWhenNothingJoins();
    void answersTheSameWhenAskedAgain();
};

void SelectionShapeTest::whatHangsTogetherIsOnePiece()
{
    const GraphText g("a > b > c > d > e");
    SelectionShape shape(g.graph);

    const auto pieces = shape.pieces(nodesOf(g.graph, "e a d b"));

    QCOMPARE(pieces.size(), std::size_t(2));
    QCOMPARE(namesOf(g.graph, pieces[0]), "a b");
    QCOMPARE(namesOf(g.graph, pieces[1]), "d e");
}

void SelectionShapeTest::namesTheOperatorsOfAResidualBlockThatWereLeftOut()
{
    const GraphText g("conv > relu > pool > add\n"
                      "conv > add > out\n"
                      "relu > side");
    SelectionShape shape(g.graph);

    const auto missing = shape.between(nodesOf(g.graph, "conv add"));

    QCOMPARE(namesOf(g.graph, *missing), "relu pool");
}

void SelectionShapeTest::aWayThatOnlyLeavesIsNoMatter()
{
    const GraphText g("a > b > c\n"
                      "a > d > e");
    SelectionShape shape(g.graph);

    QVERIFY(shape.between(nodesOf(g.graph, "a b c"))->empty());
}

void SelectionShapeTest::looksNoFurtherThanItMay()
{
    const GraphText g("a > b > c > d > e > f\n"
                      "a > f");
    SelectionShape shape(g.graph);

    QVERIFY(!shape.between(nodesOf(g.graph, "a f"), 2));
    QCOMPARE(shape.between(nodesOf(g.graph, "a f"), 4)->size(), std::size_t(4));
}

void SelectionShapeTest::joinsPiecesByTheShortestWay()
{
    const GraphText g("a > b > c > d\n"
                      "a > e > d");
    SelectionShape shape(g.graph);

    QCOMPARE(namesOf(g.graph, *shape.connectors(nodesOf(g.graph, "a d"))), "e");
}

void SelectionShapeTest::joinsPiecesThatMeetOnlyUpstream()
{
    const GraphText g("norm > q\n"
                      "norm > k");
    SelectionShape shape(g.graph);

    QCOMPARE(namesOf(g.graph, *shape.connectors(nodesOf(g.graph, "q k"))), "norm");
}

void SelectionShapeTest::joinsThreePieces()
{
    const GraphText g("a > b > c > d > e");
    SelectionShape shape(g.graph);

    QCOMPARE(namesOf(g.graph, *shape.connectors(nodesOf(g.graph, "a c e"))), "b d");
}

void SelectionShapeTest::saysWhenNothingJoins()
{
    const GraphText g("a > b\n"
                      "c > d");
    SelectionShape shape(g.graph);

    QVERIFY(!shape.connectors(nodesOf(g.graph, "a d")));
    QVERIFY(shape.connectors(nodesOf(g.graph, "a b"))->empty());
}

void SelectionShapeTest::answersTheSameWhenAskedAgain()
{
    const GraphText g("a > b > c\n"
                      "a > c");
    SelectionShape shape(g.graph);

    for (int time = 0; time < 2; ++time) {
        QCOMPARE(shape.pieces(nodesOf(g.graph, "a c")).size(), std::size_t(1));
        QCOMPARE(namesOf(g.graph, *shape.between(nodesOf(g.graph, "a c"))), "b");
    }
}

FUSEWRIGHT_TEST(SelectionShapeTest)
#include "tst_selection_shape.moc"
