// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/heuristic_cuts.h"
#include "engine/partition/partitions.h"
#include "engine/partition/rule_matches.h"
#include "engine/rules/heuristic_catalogue.h"
#include "engine/rules/manual_fusion.h"
#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace fusewright;
using test::Dice;
using test::TypedGraph;

namespace {

/// The sections after the cuts of SAFE_GEMM, as names: `[a b] [l]`.
QString cut(const TypedGraph& g, std::initializer_list<std::string_view> sections)
{
    const auto heuristics = HeuristicCatalogue::builtIn();
    const Partition partition = test::partitionOf(g, sections);
    std::vector<const Heuristic*> cutting;
    for (const Section& section : partition.sections)
        cutting.push_back(section.rule ? heuristics->find("SAFE_GEMM") : nullptr);
    const Partition pieces = cutByHeuristics(g.graph, partition, cutting);
    QString text = QString::fromStdString(test::whyNotLegal(g.graph, pieces));
    for (const Section& section : pieces.sections) {
        QStringList names;
        for (const NodeId node : section.nodes)
            names << QString::fromStdString(std::string(g.graph.nodeName(node)));
        text += '[' + names.join(' ') + "] ";
    }
    return text.trimmed();
}

bool isGemm(const Graph& graph, NodeId node)
{
    return graph.operatorOf(node).spec && graph.operatorOf(node).spec->gemm;
}

} // namespace

class HeuristicCutsTest : public QObject {
    Q_OBJECT

private slots:
    void eachMultiplicationIsAlone();
    void whatIsLeftStaysTogether();
    void aPieceAroundAMultiplicationIsCutByStage();
    void aPieceThatCanRunAsOneIsNotCut();
    void otherHeuristicsDoNotCut();
    void piecesKeepTheirMatch();
    void llamaIsCutAtEveryProjection();
    void randomCutsAreLegal();
};

void HeuristicCutsTest::eachMultiplicationIsAlone()
{
    const TypedGraph g("a = relu x\n"
                       "l = linear a w\n"
                       "m = matmul l v\n"
                       "b = relu m\n");

    QCOMPARE(cut(g, {"a l m b"}), QString("[a] [l] [m] [b]"));
}

void HeuristicCutsTest::whatIsLeftStaysTogether()
{
    const TypedGraph g("a = pow x\n"
                       "b = mean a\n"
                       "q = linear b w\n"
                       "k = linear b w\n"
                       "c = relu q\n"
                       "d = add c k\n");

    QCOMPARE(cut(g, {"a b q k c d"}), QString("[a b] [q] [k] [c d]"));
}

void HeuristicCutsTest::aPieceAroundAMultiplicationIsCutByStage()
{
    const TypedGraph g("a = relu x\n"
                       "b = tanh a\n"
                       "l = linear b w\n"
                       "c = add l a\n"
                       "d = relu c\n");

    QCOMPARE(cut(g, {"a b l c d"}), QString("[a b] [l] [c d]"));
}

void HeuristicCutsTest::aPieceThatCanRunAsOneIsNotCut()
{
    const TypedGraph g("l = linear x w\n"
                       "a = relu y\n"
                       "c = add l a\n");

    QCOMPARE(cut(g, {"l a c"}), QString("[l] [a c]"));
}

void HeuristicCutsTest::otherHeuristicsDoNotCut()
{
    const TypedGraph g("l = linear x w\n"
                       "a = relu l\n");
    const Partition partition = test::partitionOf(g, {"l a"});
    const auto catalogue = HeuristicCatalogue::builtIn();
    const std::vector<const Heuristic*> none = {nullptr};
    const std::vector<const Heuristic*> whole = {catalogue->find("MHA")};

    QCOMPARE(cutByHeuristics(g.graph, partition, none), partition);
    QCOMPARE(cutByHeuristics(g.graph, partition, whole).sections.size(), std::size_t(1));
}

void HeuristicCutsTest::piecesKeepTheirMatch()
{
    const TypedGraph g("l = linear x w\n"
                       "a = relu l\n");
    Partition partition = test::partitionOf(g, {"l a"});
    partition.sections[0].rule = 4;
    partition.sections[0].match = 2;
    const auto catalogue = HeuristicCatalogue::builtIn();
    const std::vector<const Heuristic*> cutting = {catalogue->find("SAFE_INFERENCE_GEMM")};

    const Partition pieces = cutByHeuristics(g.graph, partition, cutting);

    QCOMPARE(pieces.sections.size(), std::size_t(2));
    for (const Section& section : pieces.sections) {
        QCOMPARE(section.rule, std::optional<std::uint32_t>(4));
        QCOMPARE(section.match, std::optional<std::uint32_t>(2));
    }
}

/// q, k, v and their norm: 4 sections; the projection with its residual and norm: 2; gate, up, down
/// with what is between and behind them: 5. The attention has MHA, which does not cut.
void HeuristicCutsTest::llamaIsCutAtEveryProjection()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    const CheckedRules checked = checkRules(examples + "/llama2.yaml", {});
    const Graph& graph = *opened.model->graph;
    const Partition whole = partitionO1(graph, matchRules(graph, checked.rules));
    const auto catalogue = HeuristicCatalogue::builtIn();

    const Partition pieces =
        cutByHeuristics(graph, whole, heuristicsOf(whole, checked.rules, *catalogue, {}, {}));

    std::map<std::string, int> counts;
    for (const Section& section : pieces.sections) {
        if (section.rule)
            ++counts[checked.rules.rules[*section.rule].name];
    }
    QCOMPARE(QString::fromStdString(test::whyNotLegal(graph, pieces)), QString());
    QCOMPARE(counts["llama2_qkv"], 32 * 4);
    QCOMPARE(counts["llama2_self_attn_proj"], 32 * 2);
    QCOMPARE(counts["llama2_ffn"], 32 * 5);
    QCOMPARE(counts["llama2_self_attn"], 32);
}

void HeuristicCutsTest::randomCutsAreLegal()
{
    const auto catalogue = HeuristicCatalogue::builtIn();
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Dice dice(seed);
        const Graph graph = test::randomGraph(dice, 60, 4);
        const Partition whole = seed % 2 == 0
            ? test::randomPartition(dice, graph)
            : Partition{.sections = {{.nodes = {graph.nodes().begin(), graph.nodes().end()}}},
                        .sectionOf = std::vector<std::uint32_t>(60, 0)};
        const std::vector<const Heuristic*> cutting(whole.sections.size(),
                                                    catalogue->find("SAFE_GEMM"));

        const Partition pieces = cutByHeuristics(graph, whole, cutting);

        QCOMPARE(QString::fromStdString(test::whyNotLegal(graph, pieces)), QString());
        for (const Section& section : pieces.sections) {
            const auto gemms = std::ranges::count_if(
                section.nodes, [&](NodeId node) { return isGemm(graph, node); });
            QVERIFY(gemms == 0 || section.nodes.size() == 1);
        }
    }
}

FUSEWRIGHT_TEST(HeuristicCutsTest)
#include "tst_heuristic_cuts.moc"
