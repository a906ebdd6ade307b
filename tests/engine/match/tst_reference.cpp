// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/match/pattern_kit.h"
#include "tests/engine/match/random_patterns.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/match/reference_matcher.h"
#include "tests/engine/match/reference_patterns.h"
#include "tests/engine/match/reference_shrink.h"
#include "tests/engine/match/reference_text.h"
#include "tests/engine/match/small_graphs.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"

#include "engine/graph/node_set.h"
#include "engine/pattern/pattern_text.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// All matches, place by place, a line each.
QString matchesIn(const Graph& graph, std::string_view patternText)
{
    const Pattern pattern = patternOf(patternText);
    const PlainPattern plain(pattern, readPattern(patternText).place);
    const ReferenceMatcher matcher(plain, graph);
    std::string text;
    for (const NodeId place : graph.nodes())
        text += textOf(pattern, graph, matcher.at(place));
    return QString::fromStdString(text);
}

QString matchesIn(std::string_view graph, std::string_view pattern)
{
    return matchesIn(GraphText(graph).graph, pattern);
}

/// The first line: what is taken at the first place.
QString firstIn(std::string_view graph, std::string_view pattern)
{
    return matchesIn(graph, pattern).section('\n', 0, 0);
}

} // namespace

/// Every expectation here was worked out by hand from the page that says what a rule file means.
class ReferenceTest : public QObject {
    Q_OBJECT

private slots:
    void matchesAChainWithinAWiderGraph();
    void refusesAnEdgeThatIsNotThere();
    void givesDifferentEntriesDifferentOperators();
    void joinsTwoParentsInOneChild();
    void takesLikeChildrenInTheOrderOfTheFile();
    void takesAnOptionalEntryWhereItCan();
    void passesTheEdgesOfAnAbsentEntryOn();
    void asksNothingForAnAbsentRoot();
    void takesTheFirstOptionWithWhichTheWholeCanMatch();
    void doesNotAskForWhatALosingOptionLeadsTo();
    void letsTheEdgesOfAnAbsentChoiceVanish();
    void decidesChoicesBeforeWhatTheyLeadTo();
    void takesTheShortestChainThatEndsWhereTheChildBegins();
    void stopsAChainAtWhatComesPastAnOptionalChild();
    void hasNoChainThroughItsEnd();
    void looksAtCanonicalAndNativeNames();
    void leavesOutOperatorsOfNegatedClasses();
    void countsOperandsTheOtherWayRound();
    void asksForPositionsOfOperandsAndResults();
    void asksForAllTheRestOfTheOperands();
    void givesValuesThatAllConsumersShare();
    void leavesAnOptionalConstantOutOnlyWhereThereIsNone();
    void keepsPrivateResultsInside();
    void beginsAtAPlaceThatIsChosen();
    void sharesOperatorsAndValuesWhereThePatternSaysSo();
    void keepsRequiredValuesApartWhereThePatternSaysSo();
    void countsOperandsWithoutThoseLeftOutAtTheEnd();
    void refusesWhatAConditionDeniesAndNotesWhatItCannotKnow();
    void walksFromAChoiceAtTheRootToItsOperator();
    void takesTheFirstRequiredEntryForPlaceWhereRootsAreOptional();
    void leavesTakenOperatorsToContextOnly();
    void findsAllConnectedGraphs();
    void readsThePatternsThatItPrints();
    void readsEveryHandWrittenPattern();
    void shrinksACaseToWhatMattersInIt();
};

void ReferenceTest::matchesAChainWithinAWiderGraph()
{
    QCOMPARE(matchesIn("in > conv > relu > out\n"
                       "conv > side",
                       "conv -> relu\n"
                       "relu"),
             "conv=conv relu=relu\n");
}

void ReferenceTest::refusesAnEdgeThatIsNotThere()
{
    QCOMPARE(matchesIn("conv > bias > relu", "conv -> relu\nrelu"), "");
    QCOMPARE(matchesIn("relu > conv", "conv -> relu\nrelu"), "");
}

void ReferenceTest::givesDifferentEntriesDifferentOperators()
{
    QCOMPARE(matchesIn("conv > relu", "conv -> r1, r2\nr1 : relu\nr2 : relu"), "");
}

void ReferenceTest::joinsTwoParentsInOneChild()
{
    // A residual: both roots feed the same sum.
    const char* const pattern = "left : conv -> add\nright : pool -> add\nadd";

    QCOMPARE(matchesIn("conv > add\npool > add", pattern), "left=conv right=pool add=add\n");
    QCOMPARE(matchesIn("conv > add\npool > a2:add\nadd > a2", pattern), "");
}

void ReferenceTest::takesLikeChildrenInTheOrderOfTheFile()
{
    QCOMPARE(matchesIn("conv > r1:relu\nconv > r2:relu",
                       "conv -> relu1, relu0\nrelu0 : relu\nrelu1 : relu"),
             "conv=conv relu0=r1 relu1=r2\n"
             "conv=conv relu0=r2 relu1=r1\n");
}

void ReferenceTest::takesAnOptionalEntryWhereItCan()
{
    QCOMPARE(firstIn("conv > bias > relu\nconv > relu", "conv -> bias\nbias? -> relu\nrelu"),
             "conv=conv bias=bias relu=relu");
    QCOMPARE(matchesIn("conv > relu", "conv -> relu\nrelu -> tanh\ntanh?"),
             "conv=conv relu=relu tanh=-\n");
}

void ReferenceTest::passesTheEdgesOfAnAbsentEntryOn()
{
    const char* const pattern =
        "conv -> bias\nbias? -> norm\nnorm? -> r1, r2\nr1 : relu\nr2 : tanh";

    QCOMPARE(matchesIn("conv > relu\nconv > tanh", pattern),
             "conv=conv bias=- norm=- r1=relu r2=tanh\n");
    // Without the edge from norm to the second child the pattern cannot match at all.
    QCOMPARE(matchesIn("conv > norm > relu\nconv > tanh", pattern), "");
}

void ReferenceTest::asksNothingForAnAbsentRoot()
{
    QCOMPARE(matchesIn("conv > relu", "pad? -> conv\nconv -> relu\nrelu"),
             "pad=- conv=conv relu=relu\n");
    // Two children of an absent root have nothing to do with each other any more.
    QCOMPARE(matchesIn("x0:conv > x1:relu\ny0:conv > y1:tanh\n", "pad? -> relu, tanh\nrelu\ntanh"),
             "pad=- relu=x1 tanh=y1\n");
}

void ReferenceTest::takesTheFirstOptionWithWhichTheWholeCanMatch()
{
    const char* const pattern = "conv -> act\n"
                                "act = relu / tanh\n"
                                "relu -> out\n"
                                "tanh -> out\n"
                                "out : pool";

    QCOMPARE(firstIn("conv > relu > pool\nconv > tanh > pool", pattern),
             "conv=conv act=/relu relu=relu out=pool");
    QCOMPARE(matchesIn("conv > relu\nconv > tanh > pool", pattern),
             "conv=conv act=/tanh tanh=tanh out=pool\n");
}

void ReferenceTest::doesNotAskForWhatALosingOptionLeadsTo()
{
    QCOMPARE(matchesIn("conv > tanh", "conv -> act\nact = relu / tanh\nrelu -> pool\npool\ntanh"),
             "conv=conv act=/tanh tanh=tanh\n");
}

void ReferenceTest::letsTheEdgesOfAnAbsentChoiceVanish()
{
    const char* const pattern = "conv -> act, pool\nact? = relu / tanh\nrelu\ntanh\npool";

    QCOMPARE(matchesIn("conv > pool", pattern), "conv=conv act=- pool=pool\n");
    QCOMPARE(matchesIn("conv > pool\nconv > tanh", pattern),
             "conv=conv act=/tanh tanh=tanh pool=pool\n"
             "conv=conv act=- pool=pool\n");
}

void ReferenceTest::decidesChoicesBeforeWhatTheyLeadTo()
{
    // `z` stands first in the file, but whether it is asked for is decided by `act`.
    const Pattern pattern = patternOf("z : add\n"
                                      "conv -> act\n"
                                      "inner = z / y\n"
                                      "act = inner / y\n"
                                      "y : pool");

    const PlainPattern plain(pattern);

    std::string order;
    for (const EntryId id : plain.decisionOrder())
        order += plain.entry(id).name + ' ';
    QCOMPARE(QString::fromStdString(order), "act inner z conv y ");
}

void ReferenceTest::takesTheShortestChainThatEndsWhereTheChildBegins()
{
    QCOMPARE(matchesIn("conv > a > b > relu\na > relu", "conv -> any\nany+ : . -> relu\nrelu"),
             "conv=conv any=a relu=relu\n"
             "conv=conv any=a>b relu=relu\n");
}

void ReferenceTest::stopsAChainAtWhatComesPastAnOptionalChild()
{
    const char* const pattern = "any+ : . -> tanh\ntanh? -> relu\nrelu";

    QCOMPARE(matchesIn("r0:relu > a > b > relu", pattern),
             "any=a>b tanh=- relu=relu\n"
             "any=b tanh=- relu=relu\n");
}

void ReferenceTest::hasNoChainThroughItsEnd()
{
    // The operators up to the nearest relu: the second relu is out of reach.
    QCOMPARE(matchesIn("conv > a > r1:relu > r2:relu > out",
                       "conv -> any\nany+ : . -> relu\nrelu -> out\nout"),
             "");
}

void ReferenceTest::looksAtCanonicalAndNativeNames()
{
    QCOMPARE(matchesIn("n0:Relu > n1:relu", "r : relu"), "r=n0\nr=n1\n");
    QCOMPARE(matchesIn("n0:Relu > n1:relu", "r : Relu"), "r=n0\n");
    QCOMPARE(matchesIn("n0:Relu > n1:relu > n2:add", "r : not (Relu)"), "r=n1\nr=n2\n");
}

void ReferenceTest::leavesOutOperatorsOfNegatedClasses()
{
    QCOMPARE(matchesIn("conv > relu\nconv > tanh\nconv > pool", "conv -> e\ne : not (relu | pool)"),
             "conv=conv e=tanh\n");
}

void ReferenceTest::countsOperandsTheOtherWayRound()
{
    const char* const graph = "conv\nrelu\nrelu > add\nconv > add";

    QCOMPARE(matchesIn(graph, "conv -> add[0]\nrelu -> add[1]\nadd"), "");
    QCOMPARE(matchesIn(graph, "conv -> add[0]\nrelu -> add[1]\nadd*"),
             "conv=conv relu=relu add=add*\n");
    // Where no position is asked for there is nothing to swap.
    QCOMPARE(matchesIn(graph, "conv -> add\nrelu -> add\nadd*"), "conv=conv relu=relu add=add\n");
}

void ReferenceTest::asksForPositionsOfOperandsAndResults()
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "split", .operands = {{}}, .results = 2});
    graph.nodes.push_back({.op = "relu", .operands = {{SmallOperand::Kind::Result, 0, 1}}});

    QCOMPARE(matchesIn(graph.build(), "split -> 1:relu\nrelu"), "split=n0 relu=n1\n");
    QCOMPARE(matchesIn(graph.build(), "split -> 0:relu\nrelu"), "");
    QCOMPARE(matchesIn(graph.build(), "split -> 2:relu\nrelu"), "");
    QCOMPARE(matchesIn(graph.build(), "split -> relu[1]\nrelu"), "");
    QCOMPARE(matchesIn(graph.build(), "split -> off\noff? -> relu[0]\nrelu"),
             "split=n0 off=- relu=n1\n");
}

void ReferenceTest::asksForAllTheRestOfTheOperands()
{
    using Kind = SmallOperand::Kind;
    SmallGraph graph;
    graph.nodes.push_back({.op = "split", .operands = {{}}, .results = 2});
    graph.nodes.push_back(
        {.op = "cat", .operands = {{}, {Kind::Result, 0, 1}, {Kind::Result, 0, 0}}});

    QCOMPARE(matchesIn(graph.build(), "split -> cat[1..]\ncat"), "split=n0 cat=n1\n");
    QCOMPARE(matchesIn(graph.build(), "split -> cat[0..]\ncat"), "");
    QCOMPARE(matchesIn(graph.build(), "split -> cat[3..]\ncat"), "");
    QCOMPARE(matchesIn(graph.build(), "split -> 1:cat[1..]\ncat"), "");
}

void ReferenceTest::givesValuesThatAllConsumersShare()
{
    using Kind = SmallOperand::Kind;
    SmallGraph graph;
    graph.nodes.push_back({.op = "conv", .operands = {{}, {Kind::Parameter, 0}}});
    graph.nodes.push_back({.op = "mul", .operands = {{Kind::Result, 0}, {Kind::Parameter, 0}}});

    QCOMPARE(matchesIn(graph.build(), "v : value -> conv, mul\nconv -> mul\nmul"),
             "v=(w0) conv=n0 mul=n1\n");
    QCOMPARE(matchesIn(graph.build(), "v : value -> conv\nconv -> mul\nmul"),
             "v=(x) conv=n0 mul=n1\nv=(w0) conv=n0 mul=n1\n");
    // The only first operand of mul is made by the match.
    QCOMPARE(matchesIn(graph.build(), "v : value -> mul[0]\nconv -> mul\nmul"), "");
    QCOMPARE(matchesIn(graph.build(), "v : constant -> conv[0]\nconv -> mul\nmul"), "");
}

void ReferenceTest::leavesAnOptionalConstantOutOnlyWhereThereIsNone()
{
    using Kind = SmallOperand::Kind;
    SmallGraph graph;
    graph.nodes.push_back({.op = "conv", .operands = {{}, {Kind::Parameter, 0}}});
    graph.nodes.push_back({.op = "conv", .operands = {{Kind::Result, 0}}});

    QCOMPARE(matchesIn(graph.build(), "w? : constant -> conv\nconv"),
             "w=(w0) conv=n0\nw=- conv=n1\n");
    QCOMPARE(matchesIn(graph.build(), "w : constant -> bias\nconv -> bias\nbias?"),
             "w=- conv=n0 bias=-\nw=- conv=n1 bias=-\n");
}

void ReferenceTest::keepsPrivateResultsInside()
{
    QCOMPARE(matchesIn("conv > relu", "conv! -> relu\nrelu"), "conv=conv relu=relu\n");
    QCOMPARE(matchesIn("conv > relu\nconv > tanh", "conv! -> relu\nrelu"), "");
    QCOMPARE(matchesIn("conv > relu", "conv -> relu\nrelu!"), "");
}

void ReferenceTest::beginsAtAPlaceThatIsChosen()
{
    QCOMPARE(matchesIn("p:conv > q:relu\nr:conv > q", "conv -> relu\nrelu@"),
             "conv=p relu=q\nconv=r relu=q\n");
    QCOMPARE(firstIn("p:conv > q:relu > r:tanh\nq > s:tanh", "conv -> relu\nrelu -> tanh\ntanh@"),
             "conv=p relu=q tanh=r");
}

void ReferenceTest::sharesOperatorsAndValuesWhereThePatternSaysSo()
{
    QCOMPARE(matchesIn("p:conv > q:add", "[shared]\na : conv -> add\nb : conv -> add\nadd@"),
             "a=p b=p add=q\n");
    QCOMPARE(matchesIn("p:conv > q:add", "[shared]\nv : value -> add\nconv -> add\nadd@"),
             "v=(p) conv=p add=q\n");
}

void ReferenceTest::keepsRequiredValuesApartWhereThePatternSaysSo()
{
    using Kind = SmallOperand::Kind;
    SmallGraph graph;
    graph.nodes.push_back({.op = "mul", .operands = {{Kind::Parameter, 0}, {Kind::Parameter, 0}}});
    graph.nodes.push_back({.op = "mul", .operands = {{Kind::Parameter, 0}, {Kind::Parameter, 1}}});

    QCOMPARE(matchesIn(graph.build(),
                       "[distinct values]\nv : value -> mul[0]\nw : value -> mul[1]\nmul"),
             "v=(w0) w=(w1) mul=n1\n");
    QCOMPARE(matchesIn(graph.build(),
                       "[distinct values]\nv : value -> mul[0]\nw? : value -> mul[1]\nmul"),
             "v=(w0) w=(w0) mul=n0\nv=(w0) w=(w1) mul=n1\n");
}

void ReferenceTest::countsOperandsWithoutThoseLeftOutAtTheEnd()
{
    using Kind = SmallOperand::Kind;
    SmallGraph graph;
    graph.nodes.push_back({.op = "conv", .operands = {{}, {Kind::Parameter, 0}}});
    graph.nodes.push_back(
        {.op = "conv", .operands = {{Kind::Result, 0}, {Kind::LeftOut}, {Kind::Parameter, 0}}});
    graph.nodes.push_back({.op = "conv", .operands = {{Kind::Result, 1}, {Kind::LeftOut}}});

    QCOMPARE(matchesIn(graph.build(), "conv {2}"), "conv=n0\n");
    QCOMPARE(matchesIn(graph.build(), "conv {3..}"), "conv=n1\n");
    QCOMPARE(matchesIn(graph.build(), "conv {0..1}"), "conv=n2\n");
}

void ReferenceTest::refusesWhatAConditionDeniesAndNotesWhatItCannotKnow()
{
    SmallGraph graph;
    graph.nodes.push_back({.op = "conv", .operands = {{}}, .rank = 2, .attribute = 3});
    graph.nodes.push_back({.op = "relu", .operands = {{SmallOperand::Kind::Result, 0}}});

    QCOMPARE(matchesIn(graph.build(), "conv if conv.rank == 2"), "conv=n0\n");
    QCOMPARE(matchesIn(graph.build(), "conv if conv.attr(k, int) < 3"), "");
    QCOMPARE(matchesIn(graph.build(), "conv if conv.users == 1 -> r\nr? : relu if r.rank == 4"),
             "conv=n0 r=n1 unknown:7\nconv=n0 r=-\n");
    QCOMPARE(matchesIn(graph.build(), "conv if conv.dtype == type(f16)"), "conv=n0 unknown:3\n");
}

void ReferenceTest::walksFromAChoiceAtTheRootToItsOperator()
{
    const char* const pattern = "start = pad / conv\npad? -> relu\nconv -> tanh\nrelu\ntanh";

    const Pattern built = patternOf(pattern);
    const GraphText text("pad > relu\nconv > tanh\npad > conv");
    const PlainPattern plain(built);
    const ReferenceMatcher matcher(plain, text.graph);

    const auto textAt = [&](std::string_view place) {
        return QString::fromStdString(textOf(built, text.graph, matcher.at(text[place])));
    };
    QCOMPARE(textAt("pad"), "start=/pad pad=pad relu=relu\n");
    QCOMPARE(textAt("relu"), "start=/pad pad=- relu=relu\n");
    QCOMPARE(textAt("conv"), "start=/conv conv=conv tanh=tanh\n");
    QCOMPARE(textAt("tanh"), "");
}

void ReferenceTest::takesTheFirstRequiredEntryForPlaceWhereRootsAreOptional()
{
    const Pattern pattern = patternOf("out : pool\npad? -> act\nact = out / conv\nconv -> out");

    const PlainPattern plain(pattern);

    // `out` is reached by options only, so the choice, which is always asked for, is the place.
    QCOMPARE(QString::fromStdString(plain.entry(plain.placeEntry()).name), "act");
}

void ReferenceTest::leavesTakenOperatorsToContextOnly()
{
    const Pattern pattern = patternOf("ctx~ : conv -> opt\nopt? : bias -> relu\nrelu");
    const GraphText text("conv > bias > relu\nconv > relu");
    const PlainPattern plain(pattern);
    const ReferenceMatcher matcher(plain, text.graph);
    NodeSet taken(text.graph.nodeCount());
    taken.insert(text["conv"]);
    taken.insert(text["bias"]);

    const auto matches = matcher.at(text["conv"], &taken);

    QCOMPARE(QString::fromStdString(textOf(pattern, text.graph, matches)),
             "ctx=conv opt=- relu=relu\n");
}

void ReferenceTest::findsAllConnectedGraphs()
{
    // Connected labelled graphs, times the ways to give out two operators.
    QCOMPARE(connectedGraphs(1).size(), std::size_t(1 * 2));
    QCOMPARE(connectedGraphs(3).size(), std::size_t(4 * 8));
    QCOMPARE(connectedGraphs(4).size(), std::size_t(38 * 16));
    for (const SmallGraph& graph : connectedGraphs(3)) {
        const GraphText told(graph.text());
        QCOMPARE(told.graph.nodeCount(), std::size_t(3));
        for (const NodeId node : told.graph.nodes()) {
            QCOMPARE(told.graph.nodeName(node), "n" + std::to_string(node.index));
            QCOMPARE(told.graph.producers(node).size(), graph.build().producers(node).size());
        }
    }
}

void ReferenceTest::readsThePatternsThatItPrints()
{
    RandomSource random(7);

    for (int round = 0; round < 2000; ++round) {
        const auto pattern = randomRewritingPattern(random).build();
        const std::string text = toText(*pattern);

        QCOMPARE(toText(patternOf(text)), text);
    }
}

void ReferenceTest::readsEveryHandWrittenPattern()
{
    for (const std::string_view text : handWrittenPatterns()) {
        const auto pattern = readPattern(text).build();

        QVERIFY2(pattern, std::string(text).c_str());
        QVERIFY2(PlainPattern(*pattern).placeEntry().isValid(), std::string(text).c_str());
    }
}

void ReferenceTest::shrinksACaseToWhatMattersInIt()
{
    MatchCase failing{
        .pattern = readPattern("a? -> b\nb -> c, d\nc\nd? : ."), .graph = {}, .taken = {3}};
    for (const char* op : {"a", "b", "c", "b"})
        failing.graph.nodes.push_back({.op = op, .operands = {{}}});
    const auto hasB = [](const MatchCase& some) {
        return std::ranges::any_of(some.graph.nodes,
                                   [](const SmallNode& node) { return node.op == "b"; });
    };

    const MatchCase least = shrunk(failing, hasB);

    QCOMPARE(least.graph.nodes.size(), std::size_t(1));
    QCOMPARE(least.pattern.entries.size(), std::size_t(1));
    QVERIFY(least.taken.empty());
}

FUSEWRIGHT_TEST(ReferenceTest)
#include "tst_reference.moc"
