// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/graph.h"
#include "engine/partition/rule_matches.h"
#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <map>

using namespace fusewright;

class LlamaTest : public QObject {
    Q_OBJECT

private slots:
    void theTrainingRulesCoverEveryLayer();
};

void LlamaTest::theTrainingRulesCoverEveryLayer()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    const CheckedRules checked = checkRules(examples + "/llama2.yaml", {});
    const Graph& graph = *opened.model->graph;

    const RuleMatches result = matchRules(graph, checked.rules);

    std::map<std::string, int> sections;
    std::size_t covered = 0;
    for (const RuleMatch& match : result.matches) {
        ++sections[checked.rules.rules[match.rule].name];
        covered += match.nodes.size();
    }
    for (const char* rule : {"llama2_qkv", "llama2_rotary_embedding", "llama2_self_attn",
                             "llama2_self_attn_proj", "llama2_ffn"})
        QCOMPARE(sections[rule], 32);
    QCOMPARE(sections["base_gemm"], 1);
    QCOMPARE(covered, std::size_t(32 * 51 + 1));
}

FUSEWRIGHT_TEST(LlamaTest)
#include "tst_llama.moc"
