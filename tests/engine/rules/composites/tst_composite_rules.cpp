// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/composites/composite_rules.h"

#include "engine/pattern/replacement.h"
#include "engine/rewrite/rewrite_counts.h"
#include "engine/rules/builtin_rules.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// Functions and modules of torch that become composites, and those that do not.
class CompositeRulesTest : public QObject {
    Q_OBJECT

private slots:
    void areWhole();
    void takeCallsOfTorch_data();
    void takeCallsOfTorch();
    void countOnCaptures_data();
    void countOnCaptures();
    void openToWhatTheyReplace();
    void attentionWithAMaskOfBoolsIsAnOption();
    void refusalsSayWhatWasSeen();
};

namespace {

/// A function of torch's text with these parameters and lines.
std::shared_ptr<const Graph> read(const std::string& parameters, const std::string& lines)
{
    const std::string text = "def forward(self, " + parameters + "):\n    " + lines + "\n";
    const Reading reading = readBytes(text, "model.fx.txt", Keep::Tidy);
    if (!reading.model) {
        qWarning("%s", reading.firstMessage().c_str());
        return nullptr;
    }
    return reading.model->graph;
}

std::string outlineOf(const RewriteRun& run)
{
    return outline(*run.graph());
}

} // namespace

void CompositeRulesTest::areWhole()
{
    const RuleSet& rules = compositeRules();
    QCOMPARE(rules.rules.size(), std::size_t{11});
    for (const Rule& rule : rules.rules) {
        // What fusion providers make of norms is another form of them.
        QCOMPARE(rule.patterns.size(), std::size_t(rule.name == "rms_norm" ? 2 : 1));
        QVERIFY2(rule.patterns.front().replacement, rule.name.c_str());
        QCOMPARE(rule.patterns.front().pattern.entryCount(), std::size_t{1});
    }
    QCOMPARE(findBuiltinRules("builtin:composites")->rules().rules.size(), std::size_t{11});
    QVERIFY(!findBuiltinRules("composites"));
    QCOMPARE(languageWord(rules.files.front()), "composites");
}

void CompositeRulesTest::takeCallsOfTorch_data()
{
    QTest::addColumn<std::string>("parameters");
    QTest::addColumn<std::string>("lines");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* parameters, const char* lines,
                        const char* expected) {
        QTest::newRow(name) << std::string(parameters) << std::string(lines)
                            << std::string(expected);
    };
    row("gelu", "x", "y = torch.nn.functional.gelu(x)\n    return y",
        "y.gelu=tenstorrent.gelu(x); → y");
    row("gelu as torch prints it", "x",
        "y = torch._C._nn.gelu(x, approximate = 'none')\n    return y",
        "y.gelu=tenstorrent.gelu(x); → y");
    row("gelu of tanh", "x", "y = torch._C._nn.gelu(x, approximate = 'tanh')\n    return y",
        "y.gelu_tanh=tenstorrent.gelu_tanh(x) approximate:tanh; → y");
    row("gelu after decomposition", "x", "y = torch.ops.aten.gelu.default(x)\n    return y",
        "y=torch.ops.aten.gelu.default(x); → y");
    row("norm of a function", "x, w",
        "y = torch.nn.functional.rms_norm(x, (8,), w, 1e-06)\n    return y",
        "y.rms_norm=tenstorrent.rms_norm(x,w) normalized_shape:[8] epsilon:1e-06; → y");
    row("norm without an epsilon", "x", "y = torch.rms_norm(x, (8,))\n    return y",
        "y.rms_norm=tenstorrent.rms_norm(x) normalized_shape:[8]; → y");
    row("layer norm", "x, w, b", "y = torch.nn.functional.layer_norm(x, (8,), w, b)\n    return y",
        "y.layer_norm=tenstorrent.layer_norm(x,w,b) normalized_shape:[8] epsilon:1e-05; → y");
    row("layer norm with weights of another type", "x: \"bf16[2, 8]\", w: \"f32[8]\"",
        "y: \"bf16[2, 8]\" = torch.nn.functional.layer_norm(x, (8,), w)\n    return y",
        "y.layer_norm=to(w) dtype:bf16; y.layer_norm.2=tenstorrent.layer_norm(x,y.layer_norm) "
        "normalized_shape:[8] epsilon:1e-05; → y");
    row("group norm", "x, w, b",
        "y = torch.nn.functional.group_norm(x, 4, w, b, 1e-06)\n    return y",
        "y.group_norm=tenstorrent.group_norm(x,w,b) num_groups:4 epsilon:1e-06 channel_dim:1; → y");
    row("top values", "x: \"f32[2, 8]\"", "t = torch.topk(x, 2)\n    a = t[0]\n    return a",
        "t.topk_values=tenstorrent.topk_values(x) k:2 dim:1 largest:true sorted:true; "
        "a=operator.getitem(t.topk_values) index:0; → a");
    row("top indices", "x: \"f32[2, 8]\"", "t = torch.topk(x, 2, 0)\n    a = t[1]\n    return a",
        "t.topk_indices=tenstorrent.topk_indices(x) k:2 dim:0 largest:true sorted:true; "
        "a=operator.getitem(t.topk_indices) index:1; → a");
    row("top of an unknown rank", "x", "t = torch.topk(x, 2)\n    a = t[0]\n    return a",
        "t=torch.topk(x) k:2; a=operator.getitem(t) index:0; → a");
    row("argmax along an axis", "x", "y = torch.argmax(x, -1)\n    return y",
        "y.argmax=tenstorrent.argmax(x) dim:-1 keepdim:false; → y");
    row("argmax of all", "x", "y = torch.argmax(x)\n    return y", "y=torch.argmax(x); → y");
    row("argmax as a method", "x", "y = x.argmax(-1)\n    return y", "y=argmax(x) dim:-1; → y");
    row("gather as a method", "x, i", "y = x.gather(1, i)\n    return y",
        "y.gather=tenstorrent.gather(x,i) dim:1 sparse_grad:false; → y");
    row("attention of an unknown type", "q, k, v",
        "y = torch._C._nn.scaled_dot_product_attention(q, k, v, scale = 0.5)\n    return y",
        "y.scaled_dot_product_attention=tenstorrent.scaled_dot_product_attention(q,k,v) "
        "is_causal:false scale:0.5; → y");
    row("attention with a dropout", "q, k, v",
        "y = torch._C._nn.scaled_dot_product_attention(q, k, v, dropout_p = 0.1)\n    return y",
        "y=torch._C._nn.scaled_dot_product_attention(q,k,v) dropout_p:0.1; → y");
    row("attention of another type", "q: \"f32[1, 2, 4, 8]\", k: \"f32[1, 2, 4, 8]\", v",
        "y = torch._C._nn.scaled_dot_product_attention(q, k, v)\n    return y",
        "y=torch._C._nn.scaled_dot_product_attention(q,k,v); → y");
}

void CompositeRulesTest::takeCallsOfTorch()
{
    QFETCH(std::string, parameters);
    QFETCH(std::string, lines);
    QFETCH(std::string, expected);
    const auto graph = read(parameters, lines);
    QVERIFY(graph);
    const std::string told = outlineOf(rewrite(graph, compositeRules()));
    QVERIFY2(told == expected, told.c_str());
}

void CompositeRulesTest::countOnCaptures_data()
{
    QTest::addColumn<std::string>("model");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("BERT") << std::string("models/fx/captures/bert_base.fx.txt")
                          << std::string("gelu 12, layer_norm 25, "
                                         "scaled_dot_product_attention 0 of 12");
    QTest::newRow("Llama") << std::string("models/fx/captures/llama_block.fx.txt")
                           << std::string("gelu_tanh 1, rms_norm 1, topk 1, topk_values 1, "
                                          "argmax 1 of 2, scaled_dot_product_attention 1, "
                                          "gather 1");
}

void CompositeRulesTest::countOnCaptures()
{
    QFETCH(std::string, model);
    QFETCH(std::string, expected);
    const Reading reading = readCorpus(model, Keep::TidyInferred);
    QVERIFY(reading.model);
    const RewriteRun run = rewrite(reading.model->graph, compositeRules());
    const std::vector<RewriteCounts> counts = countRewrites(compositeRules(), run);
    std::string told;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        if (counts[at].matches() == 0)
            continue;
        told += (told.empty() ? "" : ", ") + compositeRules().rules[at].name + ' '
            + std::to_string(counts[at].rewrites);
        if (counts[at].matches() != counts[at].rewrites)
            told += " of " + std::to_string(counts[at].matches());
    }
    QCOMPARE(told, expected);
}

void CompositeRulesTest::openToWhatTheyReplace()
{
    const auto graph = read("x: \"bf16[2, 8]\", w: \"f32[8]\"",
                            "y: \"bf16[2, 8]\" = torch.nn.functional.layer_norm(x, (8,), w)\n"
                            "    return y");
    const RewriteRun run = rewrite(graph, compositeRules());
    const Graph& after = *run.graph();
    const auto made = after.findNode("y.layer_norm.2");
    QVERIFY(made);
    QCOMPARE(after.nested(*made).size(), std::size_t{1});
    const NestedGraph& body = after.nested(*made).front();
    QCOMPARE(std::string(after.text(body.attribute)), std::string("decomposition"));
    // It was called with the weight as it was before the cast.
    QCOMPARE(outline(*body.graph),
             std::string("y=torch.nn.functional.layer_norm(x,w) normalized_shape:[8]; → y"));
    QCOMPARE(body.captured.size(), std::size_t{0});
    QCOMPARE(std::string(body.graph->valueName(ValueId(1u))), std::string("w"));
}

void CompositeRulesTest::attentionWithAMaskOfBoolsIsAnOption()
{
    const auto graph = read("q, k, v, m: \"b8[4, 4]\"",
                            "y = torch._C._nn.scaled_dot_product_attention(q, k, v, m)\n"
                            "    return y");
    QVERIFY(graph);
    QCOMPARE(rewrite(graph, compositeRules()).graph(), graph);
    RewriteChoices choices;
    choices.rules.options["TT_XLA_CATCH_BOOL_MASK_SDPA"] = "1";
    QVERIFY(rewrite(graph, compositeRules(), choices).graph() != graph);
}

void CompositeRulesTest::refusalsSayWhatWasSeen()
{
    const auto graph = read("x", "t = torch.topk(x, 2)\n    a = t[0]\n    return t");
    const RewriteRun run = rewrite(graph, compositeRules());
    const std::vector<RewriteCounts> counts = countRewrites(compositeRules(), run);
    const RewriteCounts& values = counts[6];
    QCOMPARE(compositeRules().rules[6].name, std::string("topk_values"));
    QCOMPARE(values.refused.size(), std::size_t{1});
    QCOMPARE(values.refused.front().what, std::string("used results = values"));
    QCOMPARE(values.refused.front().saw, std::string("both"));
    // The rank is not known, so `dim` is not either.
    QCOMPARE(counts[5].conditional, std::size_t{1});
}

FUSEWRIGHT_TEST(CompositeRulesTest)
#include "tst_composite_rules.moc"
