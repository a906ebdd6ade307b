// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/folding.h"
#include "engine/partition/partitions.h"
#include "engine/partition/rule_matches.h"
#include "engine/partition/section_arrangement.h"
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

/// What a section is, its operators taken in an order, as text: written apart from the engine.
std::string textOf(const Graph& graph, const Partition& partition, std::uint32_t section,
                   const std::vector<NodeId>& order)
{
    std::map<ValueId, std::string> names;
    for (std::size_t at = 0; at < order.size(); ++at)
        names[*graph.outputs(order[at]).begin()] = 'n' + std::to_string(at);
    std::string text = std::to_string(partition.sections[section].rule.value_or(9)) + ':';
    std::size_t outside = 0;
    for (const NodeId node : order) {
        text += std::string(graph.nativeName(node)) + '(';
        for (const ValueId value : graph.inputs(node)) {
            if (!names.contains(value))
                names[value] = 'o' + std::to_string(outside++)
                    + (graph.valueKind(value) == ValueKind::Parameter ? "p" : "");
            text += names[value] + ' ';
        }
        const ValueId result = *graph.outputs(node).begin();
        bool leaves = graph.uses(result).empty(); // What is unused is given out.
        for (const Use& use : graph.uses(result))
            leaves = leaves || partition.sectionOf[use.node.index] != section;
        text += leaves ? ")> " : ") ";
    }
    return text;
}

/// Tries every order of the second one's operators.
bool areIdentical(const Graph& graph, const Partition& partition, std::uint32_t first,
                  std::uint32_t second)
{
    const std::vector<NodeId>& nodes = partition.sections[first].nodes;
    std::vector<NodeId> order = partition.sections[second].nodes;
    if (nodes.size() != order.size())
        return false;
    const std::string wanted = textOf(graph, partition, first, nodes);
    do {
        if (textOf(graph, partition, second, order) == wanted)
            return true;
    } while (std::ranges::next_permutation(order).found);
    return false;
}

/// The operators of a random section, told in a random order, as often as asked for.
TypedGraph shuffledCopies(Dice& dice, std::size_t copies, std::size_t operators)
{
    const Graph model = test::randomGraph(dice, operators, 1 + dice.below(6));
    std::string text;
    for (std::size_t copy = 0; copy < copies; ++copy) {
        const std::string prefix = 'c' + std::to_string(copy) + '_';
        std::vector<std::string> lines;
        for (const NodeId node : model.nodes()) {
            std::string line = prefix + std::string(model.nodeName(node)) + " = ";
            line += model.nativeName(node);
            for (const ValueId value : model.inputs(node))
                line += ' ' + prefix + std::string(model.valueName(value));
            lines.push_back(line + " : f32 4 4\n");
        }
        for (std::size_t left = lines.size(); left > 1; --left)
            std::swap(lines[left - 1], lines[dice.below(left)]);
        for (const std::string& line : lines)
            text += line;
    }
    return TypedGraph(text);
}

Partition copiesAsSections(const TypedGraph& g, std::size_t copies)
{
    std::vector<Section> sections(copies);
    for (const NodeId node : g.graph.nodes())
        sections[std::stoul(std::string(g.graph.nodeName(node).substr(1)))].nodes.push_back(node);
    return arrangeSections(g.graph, FusionMode::O1, std::move(sections));
}

} // namespace

class FoldingAtLargeTest : public QObject {
    Q_OBJECT

private slots:
    void llamaHasAFoldForEachRule();
    void o0OfLlamaFoldsLikeOperators();
    void foldsOfRandomSectionsAreIdenticalAndOthersAreNot();
    void shuffledCopiesAreOneFold();
};

/// Each rule's 32 sections are one fold: the first layer reads the embedding, which another section
/// makes as it makes what the later layers read, and the last layer's result is used further too.
void FoldingAtLargeTest::llamaHasAFoldForEachRule()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    const CheckedRules checked = checkRules(examples + "/llama2.yaml", {});
    const Graph& graph = *opened.model->graph;
    const RuleMatches matches = matchRules(graph, checked.rules);
    const Partition partition = partitionO1(graph, matches);

    const Folding folding = foldSections(graph, partition);

    std::map<std::string, std::vector<std::uint32_t>> counts;
    for (const Fold& fold : folding.folds) {
        if (const auto rule = partition.sections[fold.first].rule)
            counts[checked.rules.rules[*rule].name].push_back(fold.count);
    }
    for (const char* rule : {"llama2_qkv", "llama2_rotary_embedding", "llama2_self_attn",
                             "llama2_self_attn_proj", "llama2_ffn"})
        QCOMPARE(counts[rule], std::vector<std::uint32_t>{32});
    QCOMPARE(counts["base_gemm"], std::vector<std::uint32_t>{1});
    // Beside these the embedding, the six operators of the last norm, which differ, and the cast.
    QCOMPARE(folding.folds.size(), std::size_t(5 + 1 + 1 + 6 + 1));
}

void FoldingAtLargeTest::o0OfLlamaFoldsLikeOperators()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    const Partition partition = partitionO0(*opened.model->graph);

    const Folding folding = foldSections(*opened.model->graph, partition);

    std::size_t operators = 0;
    for (const Fold& fold : folding.folds)
        operators += fold.count * fold.operators;
    QCOMPARE(operators, std::size_t(1641));
    QVERIFY(folding.folds.size() < 51);
}

void FoldingAtLargeTest::foldsOfRandomSectionsAreIdenticalAndOthersAreNot()
{
    std::size_t folded = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Dice dice(seed);
        const Graph graph = test::randomGraph(dice, 80, 1 + seed % 3);
        const Partition partition = test::randomPartition(dice, graph);

        const Folding folding = foldSections(graph, partition);

        for (std::uint32_t at = 0; at < partition.sections.size(); ++at) {
            for (std::uint32_t fold = 0; fold < folding.folds.size(); ++fold) {
                const bool isFolded = folding.foldOf[at] == fold;
                const std::uint32_t first = folding.folds[fold].first;
                QCOMPARE(areIdentical(graph, partition, first, at), isFolded);
                folded += isFolded && first != at && partition.sections[at].nodes.size() > 1;
            }
        }
    }
    QVERIFY(folded > 30);
}

void FoldingAtLargeTest::shuffledCopiesAreOneFold()
{
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Dice dice(seed);
        const TypedGraph g = shuffledCopies(dice, 4, 4 + dice.below(30));

        const Folding folding = foldSections(g.graph, copiesAsSections(g, 4));

        QCOMPARE(folding.folds.size(), std::size_t(1));
        QCOMPARE(folding.folds[0].count, 4U);
    }
}

FUSEWRIGHT_TEST(FoldingAtLargeTest)
#include "tst_folding_at_large.moc"
