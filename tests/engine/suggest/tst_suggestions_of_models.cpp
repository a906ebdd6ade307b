// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/partition/rule_matches.h"
#include "engine/session/rules_session.h"
#include "engine/suggest/suggestions.h"

#include "tests/engine/suggest/suggest_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <string_view>

using namespace fusewright;
using namespace fusewright::test;

class SuggestionsOfModelsTest : public QObject {
    Q_OBJECT

private slots:
    void coversTheDecoderLayersOfLlama();
    void findsNothingMoreWhereRulesCoverTheLayers();
    void findsBlocksOfModelsWithoutRules_data();
    void findsBlocksOfModelsWithoutRules();
    void doesInOneFileWhatEachDoesAlone();
    void littleBlocksTakeNoLargeOnesApart();
    void savesMostOfWhatRepeats_data();
    void savesMostOfWhatRepeats();
};

void SuggestionsOfModelsTest::coversTheDecoderLayersOfLlama()
{
    const auto ground = groundOfExample("llama2-7b.json");
    const Graph& graph = ground->graph();
    NodeSet covered(graph.nodeCount());

    for (const Suggestion& suggestion : suggestRules(*ground)) {
        for (const std::vector<NodeId>& nodes : suggestion.sections) {
            for (const NodeId node : nodes)
                covered.insert(node);
        }
    }

    for (const NodeId node : graph.nodes()) {
        if (graph.nodeName(node).starts_with("layers."))
            QVERIFY2(covered.contains(node), std::string(graph.nodeName(node)).c_str());
    }
}

void SuggestionsOfModelsTest::findsNothingMoreWhereRulesCoverTheLayers()
{
    const auto ground = groundOfExample("llama2-7b.json", "llama2.yaml");

    QVERIFY(suggestRules(*ground).empty());
}

void SuggestionsOfModelsTest::findsBlocksOfModelsWithoutRules_data()
{
    QTest::addColumn<std::string>("model");
    QTest::addColumn<std::size_t>("layers");
    QTest::newRow("bert") << std::string("bert.onnx") << std::size_t(12);
    QTest::newRow("gpt2") << std::string("gpt2.onnx") << std::size_t(12);
    QTest::newRow("mixtral") << std::string("mixtral-moe.onnx") << std::size_t(4);
    QTest::newRow("unet") << std::string("unet.onnx") << std::size_t(16);
    QTest::newRow("resnet50") << std::string("resnet50.onnx") << std::size_t(16);
}

void SuggestionsOfModelsTest::findsBlocksOfModelsWithoutRules()
{
    QFETCH(const std::string, model);
    QFETCH(const std::size_t, layers);
    const auto ground = groundOfExample(model);
    const Graph& graph = ground->graph();
    NodeSet covered(graph.nodeCount());
    std::size_t count = 0;

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QVERIFY(!suggestions.empty());
    QVERIFY(suggestions.front().sections.size() >= layers);
    for (const Suggestion& suggestion : suggestions) {
        for (const std::vector<NodeId>& nodes : suggestion.sections) {
            for (const NodeId node : nodes) {
                count += covered.contains(node) ? 0 : 1;
                covered.insert(node);
            }
        }
    }
    // Nearly all of such a model is layers.
    QVERIFY2(count * 10 >= graph.nodeCount() * 8,
             (std::to_string(count) + " of " + std::to_string(graph.nodeCount())).c_str());
}

void SuggestionsOfModelsTest::doesInOneFileWhatEachDoesAlone()
{
    const auto ground = groundOfExample("llama2-7b.json");
    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    const CheckedRules checked = checkRulesText("rules.yaml", textOf(*ground, suggestions), {});
    const RuleMatches matches = matchRules(ground->graph(), checked.rules);

    QVERIFY(!hasErrors(checked.diagnostics));
    QCOMPARE(checked.rules.rules.size(), suggestions.size());
    std::size_t sections = 0;
    for (const Suggestion& suggestion : suggestions)
        sections += suggestion.sections.size();
    QCOMPARE(matches.sectionCount, sections);
}

/// In a file of one priority, the first rule takes.
void SuggestionsOfModelsTest::littleBlocksTakeNoLargeOnesApart()
{
    const auto ground = groundOfExample("resnet50.onnx");
    const std::vector<Suggestion> suggestions = suggestRules(*ground);
    QVERIFY(suggestions.size() > 1);

    const CheckedRules checked = checkRulesText("rules.yaml", textOf(*ground, suggestions), {});
    const RuleMatches matches = matchRules(ground->graph(), checked.rules);

    std::vector<std::size_t> made(checked.rules.rules.size(), 0);
    for (const RuleMatch& match : matches.matches)
        ++made[match.rule];
    for (std::size_t rule = 0; rule < made.size(); ++rule)
        QVERIFY2(made[rule] > 0, checked.rules.rules[rule].name.c_str());
}

void SuggestionsOfModelsTest::savesMostOfWhatRepeats_data()
{
    QTest::addColumn<std::string>("model");
    QTest::addColumn<std::size_t>("least");
    QTest::newRow("without modules")
        << std::string("fx/captures/bert_base.fx.txt") << std::size_t(200);
    QTest::newRow("images") << std::string("mlir/stablehlo_mobilenetv3.mlir") << std::size_t(200);
    QTest::newRow("training") << std::string("pictures/train_resnet18_joint.fx.txt")
                              << std::size_t(190);
}

/// Sections that are saved by all rules together, those that save most bytes first.
void SuggestionsOfModelsTest::savesMostOfWhatRepeats()
{
    QFETCH(const std::string, model);
    QFETCH(const std::size_t, least);
    const auto ground = groundOfFixture("models/" + model);
    NodeSet taken(ground->graph().nodeCount());
    std::size_t saved = 0;

    for (const Suggestion& suggestion : suggestRules(*ground)) {
        for (const std::vector<NodeId>& nodes : suggestion.sections) {
            if (std::ranges::any_of(nodes, [&](NodeId node) { return taken.contains(node); }))
                continue;
            saved += nodes.size() - 1;
            for (const NodeId node : nodes)
                taken.insert(node);
        }
    }

    QVERIFY2(saved >= least, std::to_string(saved).c_str());
}

FUSEWRIGHT_TEST(SuggestionsOfModelsTest)
#include "tst_suggestions_of_models.moc"
