// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_editor.h"

#include "tests/engine/graph/graph_editing.h"
#include "tests/engine/graph/told_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class EditedOrderTest : public QObject {
    Q_OBJECT

private slots:
    void usersThatComeTooEarlyMoveBehind();
    void refusesACycleAndNamesItsPath();
    void refusesToLetAnOperatorUseItself();
    void knowsACycleBeforeAnythingIsChanged();
    void aPathThroughWhatIsRemovedIsNoCycle();
    void findsTheCycleThroughTwoReplacements();
    void aReplacementTakesAPathAway();
};

namespace {

const char* const threeInARow = "in x\n"
                                "a: relu(x) -> a\n"
                                "b: exp(a) -> b\n"
                                "c: tanh(b) -> c\n";

} // namespace

void EditedOrderTest::usersThatComeTooEarlyMoveBehind()
{
    const ToldGraph told("in x, y\n"
                         "a: relu(x) -> a\n"
                         "b: neg(a) -> b\n"
                         "c: exp(b) -> c\n"
                         "d: tanh(y) -> d\n"
                         "e: log(d) -> e\n");
    Editing editing(*told.graph);

    QVERIFY(editing.replace(editing.value("a"), editing.value("e")));

    QCOMPARE(editing.editor.reorderCount(), 1u);
    QCOMPARE(editing.freeze(),
             std::string("a=relu(x); d=tanh(y); e=log(d); b=neg(e); c=exp(b); "
                         "→ c e"));
}

void EditedOrderTest::refusesACycleAndNamesItsPath()
{
    const ToldGraph told(threeInARow);
    Editing editing(*told.graph);

    const auto cycle = editing.editor.replaceUses(editing.value("a"), editing.value("c"));

    QCOMPARE(namesOfPath(editing.editor.graph(), cycle), std::string("b c"));
    QCOMPARE(editing.editor.reorderCount(), 0u);
    QCOMPARE(editing.freeze(), outline(*told.graph));
}

void EditedOrderTest::refusesToLetAnOperatorUseItself()
{
    const ToldGraph told(threeInARow);
    Editing editing(*told.graph);

    const auto replaced = editing.editor.replaceUses(editing.value("a"), editing.value("b"));
    const auto set = editing.editor.setOperand(editing.node("b"), 0, editing.value("b"));

    QCOMPARE(namesOfPath(editing.editor.graph(), replaced), std::string("b"));
    QCOMPARE(namesOfPath(editing.editor.graph(), set), std::string("b"));
    QCOMPARE(editing.freeze(), outline(*told.graph));
}

void EditedOrderTest::knowsACycleBeforeAnythingIsChanged()
{
    const ToldGraph told("in x\n"
                         "a: relu(x) -> a\n"
                         "b: exp(a) -> b\n"
                         "c: neg(b) -> c\n"
                         "d: add(a, c) -> d\n");
    Editing editing(*told.graph);
    const std::vector<ValueId> needs{editing.value("c")};
    const std::vector<ValueId> allowed{editing.value("x"), editing.value("a")};
    const std::vector<NodeId> removed{editing.node("a")};

    const auto cycle =
        editing.editor.cycleThrough(std::vector{PlannedValue{editing.value("a"), needs}}, removed);
    const auto none =
        editing.editor.cycleThrough(std::vector{PlannedValue{editing.value("d"), allowed}}, {});

    QCOMPARE(namesOfPath(editing.editor.graph(), cycle), std::string("b c"));
    QVERIFY(!none);
}

void EditedOrderTest::aPathThroughWhatIsRemovedIsNoCycle()
{
    const ToldGraph told(threeInARow);
    Editing editing(*told.graph);
    const std::vector<ValueId> needs{editing.value("c")};
    const std::vector planned{PlannedValue{editing.value("a"), needs}};

    QVERIFY(editing.editor.cycleThrough(planned, {}));
    QVERIFY(!editing.editor.cycleThrough(planned, std::vector{editing.node("b")}));
}

void EditedOrderTest::findsTheCycleThroughTwoReplacements()
{
    // What takes the place of a needs f, and what takes the place of b needs e.
    const ToldGraph told("in x, y\n"
                         "a: relu(x) -> a\n"
                         "b: exp(y) -> b\n"
                         "e: neg(a) -> e\n"
                         "f: tanh(b) -> f\n");
    Editing editing(*told.graph);
    const std::vector<ValueId> first{editing.value("f")};
    const std::vector<ValueId> second{editing.value("e")};
    const std::vector one{PlannedValue{editing.value("a"), first}};
    const std::vector both{one.front(), PlannedValue{editing.value("b"), second}};

    QVERIFY(!editing.editor.cycleThrough(one, {}));
    QCOMPARE(namesOfPath(editing.editor.graph(), editing.editor.cycleThrough(both, {})),
             std::string("e f"));
}

void EditedOrderTest::aReplacementTakesAPathAway()
{
    // b leads from a to c, until x takes its place.
    const ToldGraph told("in x\n"
                         "a: relu(x) -> a\n"
                         "b: exp(a) -> b\n"
                         "c: neg(b) -> c\n");
    Editing editing(*told.graph);
    const std::vector<ValueId> first{editing.value("c")};
    const std::vector<ValueId> second{editing.value("x")};
    const std::vector one{PlannedValue{editing.value("a"), first}};
    const std::vector both{one.front(), PlannedValue{editing.value("b"), second}};

    QVERIFY(editing.editor.cycleThrough(one, {}));
    QVERIFY(!editing.editor.cycleThrough(both, {}));
    QVERIFY(editing.editor.replaceUses(editing.value("a"), editing.value("c")));
    QVERIFY(!editing.editor.replaceUses(editing.value("b"), editing.value("x")));
    QVERIFY(!editing.editor.replaceUses(editing.value("a"), editing.value("c")));
}

FUSEWRIGHT_TEST(EditedOrderTest)
#include "tst_edited_order.moc"
