// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph_builder.h"
#include "engine/partition/folding.h"
#include "engine/partition/partitions.h"
#include "engine/support/diagnostic.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::TypedGraph;

namespace {

Graph built(GraphBuilder& builder)
{
    builder.giveOutUnusedResults();
    Diagnostics diagnostics;
    return *builder.build(UnmadeNames::BecomeInputs, "text", {}, diagnostics);
}

} // namespace

class FoldingTest : public QObject {
    Q_OBJECT

private slots:
    void likeSectionsAreOneFold();
    void foldsAreNumberedAsTheyAppear();
    void namesAndModulesDoNotMatter();
    void theOrderOfBranchesDoesNotMatter();
    void theOrderOfLikeBranchesDoesNotMatter();
    void theOrderOfAttributesDoesNotMatter();
    void anyDifferenceKeepsSectionsApart_data();
    void anyDifferenceKeepsSectionsApart();
    void rulesKeepSectionsApart();
    void manualSectionsFoldByTheirEntry();
    void contentsOfConstantsKeepSectionsApart();
    void operatorsWithBodiesFoldWithNone();
    void anEmptyGraphHasNoFolds();
};

void FoldingTest::likeSectionsAreOneFold()
{
    const TypedGraph g("a1 = linear x w : f32 2 2\n"
                       "b1 = relu a1 : f32 2 2\n"
                       "a2 = linear b1 w : f32 2 2\n"
                       "b2 = relu a2 : f32 2 2\n"
                       "a3 = linear b2 w : f32 2 2\n"
                       "b3 = relu a3 : f32 2 2\n");

    const Folding folding = foldSections(g.graph, test::partitionOf(g, {"a2 b2", "a3 b3"}));

    const std::vector<Fold> expected = {{.first = 0, .count = 1, .operators = 1},
                                        {.first = 1, .count = 1, .operators = 1},
                                        {.first = 2, .count = 2, .operators = 2}};
    QCOMPARE(folding.folds, expected);
    QCOMPARE(folding.foldOf, (std::vector<std::uint32_t>{0, 1, 2, 2}));
}

void FoldingTest::foldsAreNumberedAsTheyAppear()
{
    const TypedGraph g("a = relu x\n"
                       "b = tanh a\n"
                       "c = relu b\n"
                       "d = tanh c\n"
                       "e = relu d\n");

    const Folding folding = foldSections(g.graph, partitionO0(g.graph));

    // Whether a section reads an input of the graph or what another section makes is all one.
    QCOMPARE(folding.foldOf, (std::vector<std::uint32_t>{0, 1, 0, 1, 0}));
}

void FoldingTest::namesAndModulesDoNotMatter()
{
    const TypedGraph g("in x f32 2\n"
                       "first = relu x @model.a:Relu : f32 2\n"
                       "other = relu x @model.b:Act : f32 2\n");

    const Folding folding = foldSections(g.graph, partitionO0(g.graph));

    QCOMPARE(folding.folds.size(), std::size_t(1));
}

void FoldingTest::theOrderOfBranchesDoesNotMatter()
{
    const TypedGraph g("in x f32 2\n"
                       "in y f32 2\n"
                       "a1 = relu x : f32 2\n"
                       "b1 = tanh x : f32 2\n"
                       "c1 = add a1 b1 : f32 2\n"
                       "b2 = tanh y : f32 2\n"
                       "a2 = relu y : f32 2\n"
                       "c2 = add a2 b2 : f32 2\n");

    const Folding folding = foldSections(g.graph, test::partitionOf(g, {"a1 b1 c1", "a2 b2 c2"}));

    QCOMPARE(folding.folds.size(), std::size_t(1));
}

void FoldingTest::theOrderOfLikeBranchesDoesNotMatter()
{
    const TypedGraph g("in x f32 2\n"
                       "a1 = linear x w : f32 2\n"
                       "b1 = linear x w2 : f32 2\n"
                       "c1 = view a1 : f32 2\n"
                       "d1 = view b1 : f32 2\n"
                       "a2 = linear x w : f32 2\n"
                       "b2 = linear x w2 : f32 2\n"
                       "d2 = view b2 : f32 2\n"
                       "c2 = view a2 : f32 2\n");

    const Folding folding =
        foldSections(g.graph, test::partitionOf(g, {"a1 b1 c1 d1", "a2 b2 c2 d2"}));

    QCOMPARE(folding.folds.size(), std::size_t(1));
}

void FoldingTest::theOrderOfAttributesDoesNotMatter()
{
    const TypedGraph g("a = sum x dim=1 keep=0\n"
                       "b = sum x keep=0 dim=1\n");

    const Folding folding = foldSections(g.graph, partitionO0(g.graph));

    QCOMPARE(folding.folds.size(), std::size_t(1));
}

void FoldingTest::anyDifferenceKeepsSectionsApart_data()
{
    QTest::addColumn<QString>("second"); // Beside the section `a = sub x w; b = sub a x`.

    QTest::newRow("operator") << "c = add x v : f32 2\nd = sub c x : f32 2";
    QTest::newRow("native name") << "c = Sub x v : f32 2\nd = sub c x : f32 2";
    QTest::newRow("attribute") << "c = sub x v alpha=2 : f32 2\nd = sub c x : f32 2";
    QTest::newRow("operand position") << "c = sub x v : f32 2\nd = sub x c : f32 2";
    QTest::newRow("operand from outside twice") << "c = sub x v : f32 2\nd = sub c y : f32 2";
    QTest::newRow("operand left out") << "c = sub x v : f32 2\nd = sub c - : f32 2";
    QTest::newRow("one operand more") << "c = sub x v : f32 2\nd = sub c x x : f32 2";
    QTest::newRow("input in place of a parameter") << "c = sub x y : f32 2\nd = sub c x : f32 2";
    QTest::newRow("shape of a result") << "c = sub x v : f32 1\nd = sub c x : f32 2";
    QTest::newRow("shape of an operand") << "c = sub x big : f32 2\nd = sub c x : f32 2";
    QTest::newRow("type") << "c = sub x v : f32 2\nd = sub c x : bf16 2";
    QTest::newRow("results") << "c = sub x v : f32 2\nd,d2 = sub c x : f32 2";
    QTest::newRow("what leaves") << "c = sub x v : f32 2\nd = sub c x : f32 2\ne = neg c : f32 2";
    QTest::newRow("result of two") << "c,c2 = sub x v : f32 2\nd = sub c2 x : f32 2";
}

void FoldingTest::anyDifferenceKeepsSectionsApart()
{
    QFETCH(QString, second);
    const std::string shared = "in x f32 2\nin y f32 2\npar w f32 2\npar v f32 2\npar big f32 3\n"
                               "r = relu x : f32 2\n"
                               "a = sub x w : f32 2\nb = sub a x : f32 2\n";
    const TypedGraph g(shared + second.toStdString());

    const Partition partition = test::partitionOf(g, {"a b", "c d"});
    const Folding folding = foldSections(g.graph, partition);

    const auto foldOf = [&](const char* name) {
        return folding.foldOf[partition.sectionOf[g[name].index]];
    };
    QVERIFY(foldOf("a") != foldOf("c"));
}

void FoldingTest::rulesKeepSectionsApart()
{
    const TypedGraph g("a = relu x\n"
                       "b = relu x\n");
    Partition partition = partitionO0(g.graph);

    partition.sections[0].rule = 3;
    const std::size_t oneRule = foldSections(g.graph, partition).folds.size();
    partition.sections[1].rule = 3;
    const std::size_t sameRule = foldSections(g.graph, partition).folds.size();

    QCOMPARE(oneRule, std::size_t(2));
    QCOMPARE(sameRule, std::size_t(1));
}

void FoldingTest::manualSectionsFoldByTheirEntry()
{
    const TypedGraph g("a = relu x\n"
                       "b = relu x\n"
                       "c = relu x\n");
    Partition partition = partitionO0(g.graph);
    for (std::uint32_t at = 0; at < 3; ++at)
        partition.sections[at].manual = at;
    const std::vector<std::uint32_t> entries = {7, 8, 7};

    const Folding folding = foldSections(g.graph, partition, entries);

    QCOMPARE(folding.foldOf, (std::vector<std::uint32_t>{0, 1, 0}));
    QCOMPARE(foldSections(g.graph, partition).folds.size(), std::size_t(3));
}

void FoldingTest::contentsOfConstantsKeepSectionsApart()
{
    GraphBuilder builder("text", OperatorCatalogue::builtIn());
    for (const std::int64_t content : {1, 2, 1}) {
        const std::string name = "c" + std::to_string(builder.nodeCount());
        builder.addParameter(builder.intern(name), {},
                             builder.attributeValues().intern(AttributeValue(content)));
        builder.beginNode("relu", builder.intern("n" + name));
        builder.addOperand(builder.intern(name));
        builder.addResult(builder.intern("n" + name));
    }
    const Graph graph = built(builder);

    const Folding folding = foldSections(graph, partitionO0(graph));

    QCOMPARE(folding.foldOf, (std::vector<std::uint32_t>{0, 1, 0}));
}

void FoldingTest::operatorsWithBodiesFoldWithNone()
{
    const auto body = std::make_shared<const Graph>(TypedGraph("a = relu x").graph);
    GraphBuilder builder("text", OperatorCatalogue::builtIn());
    for (const char* name : {"first", "second"}) {
        builder.beginNode("If", builder.intern(name));
        builder.addOperand(builder.intern("x"));
        builder.addResult(builder.intern(name));
        builder.addNested("then_branch", body);
    }
    const Graph graph = built(builder);

    const Folding folding = foldSections(graph, partitionO0(graph));

    QCOMPARE(folding.folds.size(), std::size_t(2));
}

void FoldingTest::anEmptyGraphHasNoFolds()
{
    const TypedGraph g("in x f32 2");

    const Folding folding = foldSections(g.graph, partitionO0(g.graph));

    QVERIFY(folding.folds.empty());
}

FUSEWRIGHT_TEST(FoldingTest)
#include "tst_folding.moc"
