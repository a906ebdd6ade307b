// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/bound_names.h"
#include "engine/graph/graph_builder.h"
#include "engine/support/diagnostic.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <optional>
#include <string>

using namespace fusewright;

class BoundNamesTest : public QObject {
    Q_OBJECT

private slots:
    void tellWhatIsWrittenByThem();
    void tellWhatAValueIsCalled();
    void leaveOutWhatIsNotThere();
    void tellWhichResultIsGivenOutItself();
    void tuplesOfTuplesEnd();
    void leadFromAnOperatorToAnother();
};

namespace {

/// `a` and `b` of an input `x`, `c` of all three; given out are `a` and `c`.
Graph graphWith(const std::string& names)
{
    GraphBuilder builder("g", OperatorCatalogue::builtIn());
    builder.addProperty(std::string(BoundNames::property), names);
    builder.addInput(builder.intern("x"), {});
    const auto add = [&](std::string_view name, std::initializer_list<std::string_view> operands) {
        builder.beginNode("R.concat", builder.intern(name));
        for (const std::string_view operand : operands)
            builder.addOperand(builder.intern(operand));
        builder.addResult(builder.intern(name));
    };
    add("a", {"x"});
    add("b", {"x"});
    add("c", {"a", "b", "x"});
    builder.addOutput(builder.intern("a"));
    builder.addOutput(builder.intern("c"));
    Diagnostics diagnostics;
    return *builder.build(UnmadeNames::BecomeInputs, "g", {}, diagnostics);
}

NodeId nodeOf(const Graph& graph, std::string_view name)
{
    return *graph.findNode(name);
}

ValueId valueOf(const Graph& graph, std::string_view name)
{
    return *graph.outputs(nodeOf(graph, name)).begin();
}

} // namespace

void BoundNamesTest::tellWhatIsWrittenByThem()
{
    const Graph graph = graphWith("pair = (b, x) -> c.1; y = x -> a.0");
    const BoundNames names(graph);
    const NodeId c = nodeOf(graph, "c");

    QVERIFY(!names.at({c, 0}));
    QVERIFY(names.at({c, 1}));
    QCOMPARE(names.at({c, 1})->name, std::string_view("pair"));
    QCOMPARE(names.at({c, 2}), names.at({c, 1}));
    QVERIFY(names.at({c, 1})->isTuple);
    QCOMPARE(names.at({nodeOf(graph, "a"), 0})->name, std::string_view("y"));
}

void BoundNamesTest::tellWhatAValueIsCalled()
{
    const Graph graph = graphWith("one = a; two = one; pair = (two, a)");
    const BoundNames names(graph);

    const auto ofA = names.namesOf(valueOf(graph, "a"));

    QCOMPARE(ofA.size(), std::size_t(2));
    QCOMPARE(ofA[0]->name, std::string_view("one"));
    QCOMPARE(ofA[1]->name, std::string_view("pair"));
    QCOMPARE(names.find("two")->value, valueOf(graph, "a"));
    QVERIFY(!names.find("pair")->value.isValid());
    QCOMPARE(BoundNames::valuesOf(*names.find("pair")).size(), std::size_t(2));
}

void BoundNamesTest::leaveOutWhatIsNotThere()
{
    for (const char* const wrong :
         {"one = gone", "pair = (a, gone)", "one", " = a", "one = ", "one = a, b", "; ; ", "->"})
        QVERIFY2(BoundNames(graphWith(wrong)).isEmpty(), wrong);
    const Graph graph = graphWith("one = a -> gone.0, c.9, c., c, c.0");

    QCOMPARE(BoundNames(graph).all().front().uses, (std::vector<Use>{{nodeOf(graph, "c"), 0}}));
}

void BoundNamesTest::tellWhichResultIsGivenOutItself()
{
    const Graph graph = graphWith("one = a -> return; two = c");
    const BoundNames names(graph);

    QVERIFY(!names.isGivenOut(valueOf(graph, "a")));
    QVERIFY(!names.isGivenOut(valueOf(graph, "b")));
    QVERIFY(names.isGivenOut(valueOf(graph, "c")));
}

void BoundNamesTest::tuplesOfTuplesEnd()
{
    std::string text = "t0 = (a, b)";
    for (int at = 1; at < 60; ++at)
        text += "; t" + std::to_string(at) + " = (t" + std::to_string(at - 1) + ", t"
            + std::to_string(at - 1) + ")";
    const Graph graph = graphWith(text + "; last = t8 -> c.0");

    const BoundNames names(graph);

    QCOMPARE(BoundNames::valuesOf(*names.find("last")).size(), std::size_t(512));
    QVERIFY(!names.find("t9") && !names.find("t59"));
}

void BoundNamesTest::leadFromAnOperatorToAnother()
{
    const Graph graph = graphWith("one = a -> c.0; two = x -> c.2");
    const BoundNames names(graph);
    const NodeId a = nodeOf(graph, "a");
    const NodeId b = nodeOf(graph, "b");
    const NodeId c = nodeOf(graph, "c");

    const auto route = names.routeWithin(std::vector{a, c});

    QVERIFY(route);
    QCOMPARE(route->maker, a);
    QCOMPARE(route->user, c);
    QVERIFY(!names.routeWithin(std::vector{b, c}));
    QVERIFY(!names.routeWithin(std::vector{a, b}));
}

FUSEWRIGHT_TEST(BoundNamesTest)
#include "tst_bound_names.moc"
