// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/folding.h"
#include "engine/partition/heuristic_cuts.h"
#include "engine/partition/manual_sections.h"
#include "engine/partition/partitions.h"
#include "engine/partition/rule_matches.h"
#include "engine/rules/heuristic_catalogue.h"
#include "engine/rules/manual_fusion.h"
#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"
#include "engine/support/diagnostic.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::TypedGraph;

namespace {

/// Entries that name these modules; the func_names are f0, f1, …
ManualFusion fusing(std::initializer_list<const char*> modules)
{
    ManualFusion fusion{.path = "m.yaml"};
    for (const char* module : modules)
        fusion.entries.push_back(
            {.module = module, .funcName = 'f' + std::to_string(fusion.entries.size())});
    return fusion;
}

struct Making {
    Making(const Graph& graph, const ManualFusion& fusion)
        : made(makeManualSections(graph, fusion, findings))
    {
    }

    Diagnostics findings;
    ManualSections made;
};

/// Two blocks, each of a linear module and an activation in the block itself.
constexpr const char* blocks = "l1 = linear x w1 @net.0.fc:Linear\n"
                               "a1 = relu l1 @net.0:Block\n"
                               "l2 = linear a1 w2 @net.1.fc:Linear\n"
                               "a2 = relu l2 @net.1:Block\n"
                               "s = softmax a2\n";

constexpr const char* linearRule = "rule:\n"
                                   "  priority: 1\n"
                                   "  heuristic: SAFE_GEMM\n"
                                   "  pattern:\n"
                                   "    a: {op_type: linear, child: b}\n"
                                   "    b: {op_type: relu}\n";

} // namespace

class ManualSectionsTest : public QObject {
    Q_OBJECT

private slots:
    void eachModuleOfATypeIsASectionWithTheModulesInIt();
    void aPathNamesOneModule();
    void aPathMayNameAModuleWithoutOperatorsOfItsOwn();
    void aTypeMayBeGivenWithoutItsPackage();
    void theOutermostModuleIsNamedByItsType();
    void theInnerOfTwoNamedModulesHasItsOperators();
    void alikeStartsOfPathsAreNotNesting();
    void aModuleThatIsLeftAndEnteredAgainIsRefused();
    void aModuleInTheWayOfAnotherIsNamed();
    void aModuleThatIsNotThereIsReported();
    void rulesTakeWhatIsLeft();
    void manualSectionsFoldAndCutByTheirEntry();
    void attentionOfLlamaIsFusedByHand();
};

void ManualSectionsTest::eachModuleOfATypeIsASectionWithTheModulesInIt()
{
    const TypedGraph g(blocks);

    const Making making(g.graph, fusing({"Block"}));

    QCOMPARE(making.made.sections.size(), std::size_t(2));
    QCOMPARE(making.made.sections[0].nodes, g.nodes("l1 a1"));
    QCOMPARE(making.made.sections[0].module, std::string("net.0"));
    QCOMPARE(making.made.sections[1].nodes, g.nodes("l2 a2"));
    QVERIFY(making.findings.isEmpty());
}

void ManualSectionsTest::aPathNamesOneModule()
{
    const TypedGraph g(blocks);

    const Making making(g.graph, fusing({"net.1"}));

    QCOMPARE(making.made.sections.size(), std::size_t(1));
    QCOMPARE(making.made.sections[0].nodes, g.nodes("l2 a2"));
}

void ManualSectionsTest::aPathMayNameAModuleWithoutOperatorsOfItsOwn()
{
    const TypedGraph g(blocks);

    const Making making(g.graph, fusing({"net"}));

    QCOMPARE(making.made.sections.size(), std::size_t(1));
    QCOMPARE(making.made.sections[0].nodes, g.nodes("l1 a1 l2 a2"));
}

void ManualSectionsTest::aTypeMayBeGivenWithoutItsPackage()
{
    const TypedGraph g("l = linear x w @fc:torch.nn.Linear");

    QCOMPARE(Making(g.graph, fusing({"Linear"})).made.sections.size(), std::size_t(1));
    QCOMPARE(Making(g.graph, fusing({"torch.nn.Linear"})).made.sections.size(), std::size_t(1));
    QCOMPARE(Making(g.graph, fusing({"nn.Linear"})).made.sections.size(), std::size_t(0));
}

void ManualSectionsTest::theOutermostModuleIsNamedByItsType()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);

    const Making making(*opened.model->graph, fusing({"LlamaForCausalLM"}));

    QCOMPARE(making.made.sections.size(), std::size_t(1));
    QCOMPARE(making.made.sections[0].nodes.size(), std::size_t(1641));
}

void ManualSectionsTest::theInnerOfTwoNamedModulesHasItsOperators()
{
    const TypedGraph g(blocks);

    const Making making(g.graph, fusing({"Block", "net.1.fc"}));

    QCOMPARE(making.made.sections.size(), std::size_t(3));
    QCOMPARE(making.made.sections[1].entry, 1U);
    QCOMPARE(making.made.sections[1].nodes, g.nodes("l2"));
    QCOMPARE(making.made.sections[2].nodes, g.nodes("a2"));
}

void ManualSectionsTest::alikeStartsOfPathsAreNotNesting()
{
    const TypedGraph g("a = relu x @layers.1.act:ReLU\n"
                       "b = relu a @layers.10.act:ReLU\n");

    const Making making(g.graph, fusing({"layers.1"}));

    QCOMPARE(making.made.sections.size(), std::size_t(1));
    QCOMPARE(making.made.sections[0].nodes, g.nodes("a"));
}

void ManualSectionsTest::aModuleThatIsLeftAndEnteredAgainIsRefused()
{
    const TypedGraph g("a = relu x @m:M\n"
                       "b = tanh a @n:N\n"
                       "c = add a b @m:M\n");

    const Making making(g.graph, fusing({"M"}));

    QVERIFY(making.made.sections.empty());
    QCOMPARE(making.made.refused[0].route.path, g.nodes("a b c"));
    QCOMPARE(making.findings.all()[0].code, std::string("not-convex"));
    QCOMPARE(making.findings.all()[0].message,
             std::string("The operators of the module \"m\" cannot be one section: a path leaves "
                         "them and re-enters: a > b > c."));
}

void ManualSectionsTest::aModuleInTheWayOfAnotherIsNamed()
{
    const TypedGraph g("a = relu x @m:M\n"
                       "b = relu a @n:N\n"
                       "c = relu y @n:N\n"
                       "d = relu c @m:M\n");

    const Making making(g.graph, fusing({"M", "N"}));

    QCOMPARE(making.made.sections.size(), std::size_t(1));
    QCOMPARE(making.made.refused[0].module, std::string("n"));
    QCOMPARE(making.made.refused[0].route.section, std::optional<std::uint32_t>(0));
    QCOMPARE(making.findings.all()[0].code, std::string("section-cycle"));
}

void ManualSectionsTest::aModuleThatIsNotThereIsReported()
{
    const TypedGraph g(blocks);

    const Making making(g.graph, fusing({"Blok"}));

    QCOMPARE(making.findings.all().size(), std::size_t(1));
    QCOMPARE(making.findings.all()[0].message,
             std::string("No operator of the model is in a module \"Blok\". Did you mean "
                         "\"Block\"?"));
}

void ManualSectionsTest::rulesTakeWhatIsLeft()
{
    const TypedGraph g(blocks);
    const CheckedRules checked = checkRulesText("rules.yaml", linearRule, {});
    const Making making(g.graph, fusing({"net.1.fc"}));
    const std::vector<ManualSection>& manual = making.made.sections;

    const RuleMatches matches = matchRules(g.graph, checked.rules, {}, {}, manual);
    const Partition partition = partitionO1(g.graph, matches, manual);

    QCOMPARE(matches.matches.size(), std::size_t(1));
    QCOMPARE(matches.matches[0].section, 1U);
    QCOMPARE(matches.refused.size(), std::size_t(1));
    QCOMPARE(matches.refused[0].section, std::optional<std::uint32_t>(0));
    QCOMPARE(partition.sections.size(), std::size_t(4));
    QCOMPARE(partition.sections[0].rule, std::optional<std::uint32_t>(0));
    QCOMPARE(partition.sections[1].manual, std::optional<std::uint32_t>(0));
    QCOMPARE(QString::fromStdString(test::whyNotLegal(g.graph, partition)), QString());
}

void ManualSectionsTest::manualSectionsFoldAndCutByTheirEntry()
{
    const TypedGraph g("r = relu x\n"
                       "l1 = linear r w1 @net.0.fc:Linear\n"
                       "a1 = relu l1 @net.0:Block\n"
                       "l2 = linear a1 w2 @net.1.fc:Linear\n"
                       "a2 = relu l2 @net.1:Block\n");
    ManualFusion fusion = fusing({"Block"});
    fusion.entries[0].heuristic = "SAFE_GEMM";
    const Making making(g.graph, fusion);
    const Partition partition = partitionO1(g.graph, {}, making.made.sections);
    const auto catalogue = HeuristicCatalogue::builtIn();

    const Folding folding = foldSections(g.graph, partition, entriesOf(making.made.sections));
    const Partition pieces = cutByHeuristics(
        g.graph, partition, heuristicsOf(partition, {}, *catalogue, fusion, making.made.sections));

    QCOMPARE(folding.foldOf, (std::vector<std::uint32_t>{0, 1, 1}));
    QCOMPARE(pieces.sections.size(), std::size_t(5));
    QCOMPARE(pieces.sections[4].manual, 1U);
}

/// 32 sections of one fold, and the rules that need an operator of the attention find none.
void ManualSectionsTest::attentionOfLlamaIsFusedByHand()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    const CheckedRules checked = checkRules(examples + "/llama2.yaml", {});
    const Graph& graph = *opened.model->graph;
    const Making making(graph, fusing({"LlamaAttention"}));
    const std::vector<ManualSection>& manual = making.made.sections;

    const RuleMatches matches = matchRules(graph, checked.rules, {}, {}, manual);
    const Partition partition = partitionO1(graph, matches, manual);
    const Folding folding = foldSections(graph, partition, entriesOf(manual));

    QCOMPARE(manual.size(), std::size_t(32));
    QCOMPARE(manual[0].nodes.size(), std::size_t(28 + 4));
    const auto isByHand = [&](const Fold& fold) {
        return partition.sections[fold.first].manual.has_value();
    };
    QCOMPARE(std::ranges::count_if(folding.folds, isByHand), std::ptrdiff_t(1));
    QCOMPARE(std::ranges::find_if(folding.folds, isByHand)->count, 32U);
    QCOMPARE(QString::fromStdString(test::whyNotLegal(graph, partition)), QString());
}

FUSEWRIGHT_TEST(ManualSectionsTest)
#include "tst_manual_sections.moc"
