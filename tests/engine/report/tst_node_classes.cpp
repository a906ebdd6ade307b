// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/node_classes.h"

#include "engine/report/class_palette.h"
#include "engine/report/module_classes.h"
#include "engine/rules/manual_fusion.h"
#include "engine/session/model_session.h"
#include "engine/session/partition_session.h"
#include "tests/engine/report/made_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <map>
#include <set>

using namespace fusewright;
using test::madePartition;
using test::rulesNamed;
using test::TypedGraph;

namespace {

constexpr auto twoBlocks = "in x f32 4 8\n"
                           "par w f32 8 8\n"
                           "l0 = linear x w @layers.0.mlp:pkg.Mlp : f32 4 8\n"
                           "r0 = relu l0 @layers.0.mlp:pkg.Mlp : f32 4 8\n"
                           "l1 = linear r0 w @layers.1.mlp:pkg.Mlp : f32 4 8\n"
                           "r1 = relu l1 @layers.1.mlp:pkg.Mlp : f32 4 8\n"
                           "s = softmax r1 @head:Softmax : f32 4 8\n"
                           "odd = mystery s : f32 4 8\n";

std::vector<std::string> namesOf(const NodeClasses& classes)
{
    std::vector<std::string> names;
    for (const NodeClass& each : classes.classes)
        names.push_back(each.name);
    return names;
}

using Names = std::vector<std::string>;
using Numbers = std::vector<std::uint32_t>;

} // namespace

class NodeClassesTest : public QObject {
    Q_OBJECT

private slots:
    void rulesStandInTheOrderOfTheText();
    void rulesCountForO1Only();
    void whatIsFusedByHandComesAfterTheRules();
    void heuristicsStandInTheCataloguesOrder();
    void theFoldOfTheMostOperatorsIsFirst();
    void categoriesStandInTheCataloguesOrder();
    void aCategoryHasOneColorInAllModels();
    void aComparisonThatReducesIsAReduction();
    void blocksAreModulesWithoutTheirNumbers();
    void smallModulesAreTheRest();
    void backwardSectionsHaveTheColourOfTheirPartnersHatched();
    void onlyFusedOperatorsHaveSectionsToTellApart();
    void aSectionCountsOnceForEachClass();
    void costsAreStepsOfBytesAcrossTheBoundary();
    void whatIsUnknownHasNoStep();
    void tagsLeaveOutWhatIsCommon();
    void tagsAreNotAlike();
    void anEmptyGraphHasNoClasses();

private:
    TypedGraph m_typed{twoBlocks};
};

void NodeClassesTest::rulesStandInTheOrderOfTheText()
{
    RuleSet rules = rulesNamed({"norm", "dense", "never"});
    rules.rules[1].heuristic = "SAFE_GEMM";
    const MadePartition made =
        madePartition(m_typed, FusionMode::O1, {{"l0 r0", 1}, {"l1 r1", 1}, {"s", 0}});

    const NodeClasses classes = classifyNodes(Coloring::Rule, m_typed.graph, rules, {}, made);

    QCOMPARE(namesOf(classes), Names({"norm", "dense", "never"}));
    QCOMPARE(classes.classOf, Numbers({1, 1, 1, 1, 0, noClass}));
    QCOMPARE(classes.classes[1].nodeCount, std::size_t(4));
    QCOMPARE(classes.classes[1].sectionCount, std::size_t(2));
    QCOMPARE(classes.classes[1].detail, std::string("SAFE_GEMM"));
    QCOMPARE(classes.classes[2].nodeCount, std::size_t(0));
    QCOMPARE(classes.none.nodeCount, std::size_t(1));
}

void NodeClassesTest::rulesCountForO1Only()
{
    const MadePartition made = madePartition(m_typed, FusionMode::O3, {{"l0 r0", {}}});

    const NodeClasses classes =
        classifyNodes(Coloring::Rule, m_typed.graph, rulesNamed({"dense"}), {}, made);

    QVERIFY(classes.classes.empty());
    QCOMPARE(classes.classOf, Numbers(6, noClass));
}

void NodeClassesTest::whatIsFusedByHandComesAfterTheRules()
{
    MadePartition made = madePartition(m_typed, FusionMode::O1, {{"l0 r0", {}}, {"s", 0}});
    made.partition.sections[0].manual = 0;
    made.manual.sections.push_back({.entry = 0, .module = "layers.0", .nodes = {}});
    ManualFusion manual;
    manual.entries.emplace_back().funcName = "block";

    const NodeClasses classes =
        classifyNodes(Coloring::Rule, m_typed.graph, rulesNamed({"norm"}), manual, made);

    QCOMPARE(namesOf(classes), Names({"norm", "block"}));
    QCOMPARE(classes.classOf, Numbers({1, 1, noClass, noClass, 0, noClass}));
}

void NodeClassesTest::heuristicsStandInTheCataloguesOrder()
{
    RuleSet rules = rulesNamed({"a", "b", "c", "d"});
    rules.rules[0].heuristic = "MY_OWN";
    rules.rules[1].heuristic = "SAFE_GEMM";
    rules.rules[2].heuristic = "DEFAULT_GEMM";
    const MadePartition made =
        madePartition(m_typed, FusionMode::O1, {{"l0 r0", 1}, {"l1", 0}, {"r1", 3}});

    const NodeClasses classes = classifyNodes(Coloring::Heuristic, m_typed.graph, rules, {}, made);

    QCOMPARE(namesOf(classes), Names({"DEFAULT_GEMM", "SAFE_GEMM", "MY_OWN"}));
    QCOMPARE(classes.classOf, Numbers({1, 1, 2, noClass, noClass, noClass}));
}

void NodeClassesTest::theFoldOfTheMostOperatorsIsFirst()
{
    const MadePartition made =
        madePartition(m_typed, FusionMode::O3, {{"s", {}}, {"l0 r0", {}}, {"l1 r1", {}}});

    const NodeClasses classes = classifyNodes(Coloring::Fold, m_typed.graph, {}, {}, made);

    QCOMPARE(namesOf(classes), Names({"linear … relu", "softmax", "mystery"}));
    QCOMPARE(classes.classOf, Numbers({0, 0, 0, 0, 1, 2}));
    QCOMPARE(classes.classes[0].detail, std::string("linear, relu"));
    QCOMPARE(classes.classes[0].sectionCount, std::size_t(2));
}

void NodeClassesTest::categoriesStandInTheCataloguesOrder()
{
    const MadePartition made = madePartition(m_typed, FusionMode::O0, {});

    const NodeClasses classes = classifyNodes(Coloring::Category, m_typed.graph, {}, {}, made);

    const Names names = namesOf(classes);
    QVERIFY(names == Names({"activation", "gemm", "normalization"})
            || names == Names({"activation", "gemm"}));
    QCOMPARE(classes.classOf[0], std::uint32_t(1));
    QCOMPARE(classes.classOf[1], std::uint32_t(0));
    QCOMPARE(classes.classOf[5], noClass);
    QCOMPARE(classes.classes[1].detail, std::string("linear"));
}

void NodeClassesTest::aCategoryHasOneColorInAllModels()
{
    std::map<std::string, std::uint32_t> colors;
    std::set<std::uint32_t> used;
    for (const char* file : {"llama2-7b.json", "resnet50.onnx", "unet.onnx", "bert.onnx"}) {
        const auto opened = openModel(std::string(FUSEWRIGHT_EXAMPLES "/") + file, {}, nullptr);
        const Graph& graph = *opened.model->graph;
        std::vector<Diagnostic> findings;
        const MadePartition made = makePartition(graph, {}, {}, {}, findings);
        for (const NodeClass& each :
             classifyNodes(Coloring::Category, graph, {}, {}, made).classes) {
            const auto [known, isNew] = colors.emplace(each.name, each.color);
            QCOMPARE(known->second, each.color);
            QCOMPARE(used.insert(each.color).second, isNew);
        }
    }
    QVERIFY(colors.size() > 8);
}

void NodeClassesTest::aComparisonThatReducesIsAReduction()
{
    const TypedGraph typed("in x f32 4 8\n"
                           "m = max x dim=1 : f32 4\n"
                           "n = max x x : f32 4 8\n");
    const MadePartition made = madePartition(typed, FusionMode::O0, {{"m", {}}, {"n", {}}});

    const NodeClasses classes = classifyNodes(Coloring::Category, typed.graph, {}, {}, made);

    QCOMPARE(namesOf(classes), Names({"elementwise", "reduction"}));
    QCOMPARE(classes.classOf, Numbers({1, 0}));
    for (const NodeClass& each : classes.classes)
        QCOMPARE(each.detail, std::string("max"));
}

void NodeClassesTest::blocksAreModulesWithoutTheirNumbers()
{
    const MadePartition made = madePartition(m_typed, FusionMode::O0, {});

    const NodeClasses classes = classifyNodes(Coloring::Module, m_typed.graph, {}, {}, made);

    QCOMPARE(namesOf(classes), Names({"layers.*.mlp", "head"}));
    QCOMPARE(classes.classOf, Numbers({0, 0, 0, 0, 1, noClass}));
    QCOMPARE(classes.classes[0].detail, std::string("pkg.Mlp"));
}

void NodeClassesTest::smallModulesAreTheRest()
{
    std::string text = "in x f32 4\n";
    for (char name = 'a'; name <= 't'; ++name)
        text += std::string(1, name) + " = relu x @net." + name + " : f32 4\n";
    text += "t2 = relu t @net.t : f32 4\n";
    const TypedGraph typed(text);
    const MadePartition made = madePartition(typed, FusionMode::O0, {});

    const NodeClasses classes = classifyNodes(Coloring::Module, typed.graph, {}, {}, made);

    QCOMPARE(classes.classes.size(), std::size_t(mostModuleClasses));
    QCOMPARE(classes.classes[0].name, std::string("net.a"));
    QCOMPARE(classes.classes[10].name, std::string("net.t"));
    QVERIFY(classes.classes[11].isRest);
    QCOMPARE(classes.classes[11].nodeCount, std::size_t(9));
}

void NodeClassesTest::onlyFusedOperatorsHaveSectionsToTellApart()
{
    const MadePartition made = madePartition(m_typed, FusionMode::O1, {{"l0 r0", {}}, {"s", 0}});

    const NodeClasses classes =
        classifyNodes(Coloring::Section, m_typed.graph, rulesNamed({"norm"}), {}, made);

    QCOMPARE(namesOf(classes), Names({"linear … relu", "norm"}));
    QCOMPARE(classes.classOf, Numbers({0, 0, noClass, noClass, 1, noClass}));
}

void NodeClassesTest::aSectionCountsOnceForEachClass()
{
    const MadePartition made = madePartition(m_typed, FusionMode::O1, {{"l0 r0 l1 r1", 0}});

    const NodeClasses classes =
        classifyNodes(Coloring::Category, m_typed.graph, rulesNamed({"all"}), {}, made);

    QCOMPARE(classes.classes[1].name, std::string("gemm"));
    QCOMPARE(classes.classes[1].nodeCount, std::size_t(2));
    QCOMPARE(classes.classes[1].sectionCount, std::size_t(1));
}

void NodeClassesTest::costsAreStepsOfBytesAcrossTheBoundary()
{
    // 8 KB across a, 16 and 8 bytes across the others, which are less than a sixteenth of it.
    const TypedGraph typed("in x f32 1024\n"
                           "in y f32 2\n"
                           "a = relu x : f32 1024\n"
                           "b = relu y : f32 2\n"
                           "c = relu b : f32 2\n");
    const MadePartition made = madePartition(typed, FusionMode::O0, {{"a", {}}, {"b c", {}}});

    const NodeClasses classes = classifyNodes(Coloring::Cost, typed.graph, {}, {}, made);

    QCOMPARE(namesOf(classes),
             Names({"≥ 4.1 KB", "≥ 2.0 KB", "≥ 1.0 KB", "≥ 512 bytes", "< 512 bytes"}));
    QCOMPARE(classes.classOf, Numbers({0, 4, 4}));
    QCOMPARE(classes.classes[0].tag, std::string("5"));
    QCOMPARE(classes.classes[4].tag, std::string("1"));
    QVERIFY(palette::isHeat(classes.classes[0].color));
    QCOMPARE(classes.classes[4].nodeCount, std::size_t(2));
}

void NodeClassesTest::whatIsUnknownHasNoStep()
{
    const TypedGraph typed("in x f32 1024\n"
                           "a = relu x : f32 1024\n"
                           "b = strange a\n");
    const MadePartition made = madePartition(typed, FusionMode::O0, {{"a", {}}, {"b", {}}});

    const NodeClasses classes = classifyNodes(Coloring::Cost, typed.graph, {}, {}, made);

    QCOMPARE(classes.classOf, Numbers({0, noClass}));
    QCOMPARE(classes.none.nodeCount, std::size_t(1));
}

void NodeClassesTest::tagsLeaveOutWhatIsCommon()
{
    QCOMPARE(shortTags({"llama2_qkv", "llama2_mlp", "llama2_o_proj"}), Names({"Q", "M", "O"}));
}

void NodeClassesTest::tagsAreNotAlike()
{
    QCOMPARE(shortTags({"add", "add_norm", "attention", "add", "add", "12"}),
             Names({"A", "AN", "AT", "AD", "A1", "#1"}));
}

void NodeClassesTest::anEmptyGraphHasNoClasses()
{
    const TypedGraph typed("");
    const MadePartition made = madePartition(typed, FusionMode::O1, {});

    for (const Coloring by :
         {Coloring::Rule, Coloring::Heuristic, Coloring::Fold, Coloring::Category, Coloring::Module,
          Coloring::Section, Coloring::Cost})
        QVERIFY(classifyNodes(by, typed.graph, {}, {}, made).classes.empty());
}

void NodeClassesTest::backwardSectionsHaveTheColourOfTheirPartnersHatched()
{
    const TypedGraph typed(twoBlocks);
    // As if the second block were the way back of the first one.
    MadePartition made =
        madePartition(typed, FusionMode::O1, {{"l0 r0", 1}, {"l1 r1", 1}, {"s", {}}, {"odd", {}}});
    made.isBackward = {false, true, false, false};
    made.partnerOf = {1, 0, std::nullopt, std::nullopt};

    for (const Coloring by : {Coloring::Rule, Coloring::Section}) {
        const NodeClasses classes =
            classifyNodes(by, typed.graph, rulesNamed({"norm", "mlp"}), {}, made);
        const std::uint32_t forward = classes.classOf[typed.nodes("l0").front().index];
        const std::uint32_t backward = classes.classOf[typed.nodes("l1").front().index];
        QVERIFY(forward < classes.classes.size() && backward < classes.classes.size());
        QCOMPARE(classes.classes[backward].backwardOf, forward);
        QCOMPARE(classes.classes[backward].tag, classes.classes[forward].tag);
        QCOMPARE(classes.classes[backward].nodeCount, std::size_t(2));
        QCOMPARE(classes.classes[forward].nodeCount, std::size_t(2));
        const std::uint32_t color = classes.classes[forward].color;
        QCOMPARE(palette::slotOf(classes.classes[backward].color), palette::slotOf(color));
        QVERIFY(palette::hatchNumber(classes.classes[backward].color)
                != palette::hatchNumber(color));
    }
}

FUSEWRIGHT_TEST(NodeClassesTest)
#include "tst_node_classes.moc"
