// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/rule_draft.h"

#include "engine/graph/graph.h"
#include "engine/rules/samba/format/rule_format.h"
#include "engine/rules/samba/language/samba_language.h"
#include "engine/suggest/alternatives.h"
#include "engine/suggest/draft_effect.h"
#include "engine/suggest/draft_names.h"
#include "engine/suggest/rule_ground.h"

#include "tests/engine/kit/read_text.h"
#include "tests/engine/suggest/suggest_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// Two layers of a feed-forward network whose activations differ.
const std::string_view draftLayers = R"({"format": "fusewright-graph", "version": 1, "name": "m",
"inputs": [{"name": "x"}], "constants": [{"name": "w"}], "nodes": [
{"id": "up0", "op": "linear", "inputs": ["x", "w"], "module": "layers.0.mlp.up_proj"},
{"id": "act0", "op": "silu", "inputs": ["up0"], "module": "layers.0.mlp.act"},
{"id": "down0", "op": "linear", "inputs": ["act0", "w"], "module": "layers.0.mlp.down_proj"},
{"id": "add0", "op": "add", "inputs": ["x", "down0"], "module": "layers.0"},
{"id": "up1", "op": "linear", "inputs": ["add0", "w"], "module": "layers.1.mlp.up_proj"},
{"id": "act1", "op": "gelu", "inputs": ["up1"], "module": "layers.1.mlp.act"},
{"id": "down1", "op": "linear", "inputs": ["act1", "w"], "module": "layers.1.mlp.down_proj"},
{"id": "add1", "op": "add", "inputs": ["add0", "down1"], "module": "layers.1"}],
"outputs": ["add1"]})";

} // namespace

class RuleDraftTest : public QObject {
    Q_OBJECT

private slots:
    void namesEntriesAfterModuleAndOperator();
    void namesTheRuleAfterTheModulesAroundIt();
    void givesLikeOperatorsDifferentNames();
    void writesWhatTheFormatterWouldWrite();
    void readsWhatItWrites_data();
    void readsWhatItWrites();
    void keepsChoicesWhenOtherOperatorsCome();
    void findsWhatOtherRepeatsHave();
    void takesNoAlternativesFromElsewhere();
};

void RuleDraftTest::namesEntriesAfterModuleAndOperator()
{
    const Reading model = readBytes(draftLayers);
    const Graph& graph = model.graph();

    const RuleDraft draft = draftOf(graph, nodesOf(graph, "up0 act0 down0 add0"));

    QCOMPARE(draft.entries[0].name, "up_proj_linear");
    QCOMPARE(draft.entries[1].name, "act_silu");
    QCOMPARE(draft.entries[2].name, "down_proj_linear");
    QCOMPARE(draft.entries[3].name, "add");
}

void RuleDraftTest::namesTheRuleAfterTheModulesAroundIt()
{
    const Reading model = readBytes(draftLayers);
    const Graph& graph = model.graph();

    QCOMPARE(ruleNameOf(graph, nodesOf(graph, "up0 act0 down0")), "mlp");
    QCOMPARE(ruleNameOf(graph, nodesOf(graph, "up0")), "up_proj");
    QCOMPARE(ruleNameOf(graph, nodesOf(graph, "down0 add0")), "mlp");
    QCOMPARE(ruleNameOf(graph, nodesOf(graph, "add0")), "add");
    const GraphText plain("linear > Relu");
    QCOMPARE(ruleNameOf(plain.graph, nodesOf(plain.graph, "linear Relu")), "linear_to_relu");
}

void RuleDraftTest::givesLikeOperatorsDifferentNames()
{
    const GraphText g("a1:add > a2:add > a3:add");

    const RuleDraft draft = draftOf(g.graph, nodesOf(g.graph, "a3 a1 a2"));

    QCOMPARE(draft.entries[0].name, "add");
    QCOMPARE(draft.entries[1].name, "add_2");
    QCOMPARE(draft.entries[2].name, "add_3");
    QCOMPARE(draft.entries[0].children, std::vector<std::uint32_t>{1});
}

void RuleDraftTest::writesWhatTheFormatterWouldWrite()
{
    const GraphText g("mul > q:linear > add\n"
                      "mul > k:linear > add");
    RuleDraft draft = draftOf(g.graph, nodesOf(g.graph, "mul q k add"));
    draft.name = "qk";
    draft.priority = -3;
    draft.heuristic = "DEFAULT_GEMM";
    draft.entries[0].isIncluded = false;
    draft.entries[1].operators.push_back("matmul");
    draft.entries[3].isOptional = true;

    const std::string text = sambaLanguage().write(draft);

    QCOMPARE(formatRules(text), text);
    QCOMPARE(text,
             "qk:\n"
             "  priority: -3\n"
             "  heuristic: DEFAULT_GEMM\n"
             "  pattern:\n"
             "    mul:\n"
             "      op_type: mul\n"
             "      children:\n"
             "        - linear\n"
             "        - linear_2\n"
             "      included: false\n"
             "    linear:\n"
             "      op_type:\n"
             "        - linear\n"
             "        - matmul\n"
             "      child: add\n"
             "    linear_2:\n"
             "      op_type: linear\n"
             "      child: add\n"
             "    add:\n"
             "      op_type: add\n"
             "      required: false\n");
}

void RuleDraftTest::readsWhatItWrites_data()
{
    QTest::addColumn<std::string>("name");
    for (const char* const name : {"no", "null", "12", "1e5", "a b", "a: b", "#", "\"", "'", "-",
                                   "~", "[a]", "&a", "*a", "Größe", "a\\b", "pattern", "<<"})
        QTest::newRow(name) << std::string(name);
}

void RuleDraftTest::readsWhatItWrites()
{
    QFETCH(const std::string, name);
    const auto ground = groundOf("linear > relu");
    RuleDraft draft = draftOf(ground->graph(), nodesOf(ground->graph(), "linear relu"));
    draft.name = name;
    draft.entries[1].name = name;

    std::vector<Diagnostic> findings;
    const std::optional<Rule> rule = readRuleText(ground->written(draft), *ground, findings);

    QVERIFY(rule);
    QCOMPARE(rule->name, name);
    QCOMPARE(rule->patterns.front().pattern.entries()[1].name, name);
}

void RuleDraftTest::keepsChoicesWhenOtherOperatorsCome()
{
    const GraphText g("a > b > c");
    RuleDraft draft = draftOf(g.graph, nodesOf(g.graph, "b"));
    draft.entries[0].name = "c";
    draft.entries[0].isIncluded = false;

    const RuleDraft more = redrawn(g.graph, draft, nodesOf(g.graph, "a b c"));

    QCOMPARE(more.entries.size(), std::size_t(3));
    QCOMPARE(more.entries[1].name, "c");
    QVERIFY(!more.entries[1].isIncluded);
    QCOMPARE(more.entries[2].name, "c_2");
    QCOMPARE(more.entries[0].children, std::vector<std::uint32_t>{1});
}

void RuleDraftTest::findsWhatOtherRepeatsHave()
{
    const Reading model = readBytes(draftLayers);
    const Graph& graph = model.graph();
    const RuleDraft draft = draftOf(graph, nodesOf(graph, "up0 act0 down0 add0"));

    const auto alternatives = alternativesOf(graph, draft);

    QCOMPARE(alternatives[1], std::vector<std::string>{"gelu"});
    QVERIFY(alternatives[0].empty());
    QVERIFY(alternatives[3].empty());
}

void RuleDraftTest::takesNoAlternativesFromElsewhere()
{
    const GraphText g("a > b > c");

    const auto alternatives = alternativesOf(g.graph, draftOf(g.graph, nodesOf(g.graph, "a b c")));

    QCOMPARE(alternatives, std::vector<std::vector<std::string>>(3));
}

FUSEWRIGHT_TEST(RuleDraftTest)
#include "tst_rule_draft.moc"
