// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Rules from a selection as fusion providers: whatever operators are chosen, the text that comes of
// them is read as a file is, and takes these operators, or a sentence says why none can.

#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/draft_answer.h"

#include "tests/engine/suggest/replacement_kit.h"
#include "tests/engine/suggest/suggest_kit.h"
#include "tests/kit/test_program.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace fusewright;
using namespace fusewright::test;

namespace {

using Fate = ReplacementFate;

const std::string llama = "tenstorrent-llama.json";
constexpr std::string_view tenstorrent = "tenstorrent";

/// Whether a rewrite took these operators and no others.
bool isReplaced(const DraftAnswer& answer)
{
    std::vector<NodeId> nodes = answer.draft.nodes();
    return std::ranges::any_of(answer.replacement->effect->replaced,
                               [&](std::vector<NodeId> replaced) {
                                   std::ranges::sort(replaced);
                                   const auto end = std::ranges::unique(replaced).begin();
                                   replaced.erase(end, replaced.end());
                                   return replaced == nodes;
                               });
}

std::string toldOf(const DraftAnswer& answer)
{
    std::string told = answer.text;
    for (const Diagnostic& found : answer.findings)
        told += found.message + '\n';
    return told;
}

std::vector<NodeId> ofModule(const Graph& graph, std::string_view path)
{
    std::vector<NodeId> nodes;
    for (const NodeId node : graph.nodes()) {
        const std::string_view module = graph.text(graph.moduleOf(node).path);
        if (module == path || module.starts_with(std::string(path) + '.'))
            nodes.push_back(node);
    }
    return nodes;
}

/// Every operator alone, and with each operator that uses it, and every module.
std::vector<std::vector<NodeId>> selectionsOf(const Graph& graph)
{
    std::vector<std::vector<NodeId>> selections;
    for (const NodeId node : graph.nodes()) {
        selections.push_back({node});
        for (const NodeId user : graph.users(node))
            selections.push_back({node, user});
    }
    for (const Module& module : graph.modules())
        selections.push_back(ofModule(graph, graph.text(module.path)));
    std::erase_if(selections, [](const std::vector<NodeId>& nodes) { return nodes.empty(); });
    return selections;
}

} // namespace

class ProviderDraftTest : public QObject {
    Q_OBJECT

private slots:
    void writesAClass();
    void takesEveryPlaceOfTheLlama_data();
    void takesEveryPlaceOfTheLlama();
    void returnsSeveralResults();
    void returnsWhatIsUsedInsideAndOutside();
    void wholeModulesAreRules_data();
    void wholeModulesAreRules();
    void everySelectionIsARuleOrSaysWhyNot_data();
    void everySelectionIsARuleOrSaysWhyNot();
    void saysWhatTorchRecordsOtherwise();
    void aModelWithoutCallsHasNoPattern();
    void goesIntoAFileWithoutItsImports();
    void aNameOfTheFileIsTaken();
    void equalPlacesAreOneRule();
    void literalsThatDifferBecomeParameters();
    void factsBecomeAFilter();
};

void ProviderDraftTest::writesAClass()
{
    const auto made = ReplacementCase::example(llama, {}, tenstorrent);
    DraftWish wish = made.wish("hidden_states pow_1 variance add rsqrt hidden_states_1 to_1 mul_1");
    wish.draft.name = "FastNorm";
    wish.proposesName = false;

    const DraftAnswer answer = answerDraft(made.ground(), wish);

    QCOMPARE(
        QString::fromStdString(answer.text),
        QStringLiteral("import torch\n"
                       "from tt_torch.fusion_providers import FusionProvider\n"
                       "\n\n"
                       "def fast_norm(x, weight):\n"
                       "    \"\"\"Stands for a kernel: torch.fx records the call and does not look "
                       "inside.\"\"\"\n"
                       "    raise NotImplementedError\n"
                       "\n\n"
                       "torch.fx.wrap(\"fast_norm\")\n"
                       "\n\n"
                       "class FastNormProvider(FusionProvider):\n"
                       "    @property\n"
                       "    def name(self) -> str:\n"
                       "        return \"fast_norm\"\n"
                       "\n"
                       "    @staticmethod\n"
                       "    def pattern(x, weight):\n"
                       "        hidden_states = x.to(torch.float32)\n"
                       "        pow_1 = hidden_states.pow(2)\n"
                       "        variance = pow_1.mean(-1, keepdim=True)\n"
                       "        add = variance.add(1e-05)\n"
                       "        rsqrt = torch.rsqrt(add)\n"
                       "        hidden_states_1 = hidden_states.mul(rsqrt)\n"
                       "        to_1 = hidden_states_1.to(torch.bfloat16)\n"
                       "        mul_1 = weight.mul(to_1)\n"
                       "        return mul_1\n"
                       "\n"
                       "    @staticmethod\n"
                       "    def replacement(x, weight):\n"
                       "        return fast_norm(x, weight)\n"));
    QCOMPARE(answer.replacement->effect->rule, std::string("fast_norm"));
    QCOMPARE(answer.replacement->matches, std::size_t(5));
}

void ProviderDraftTest::takesEveryPlaceOfTheLlama_data()
{
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<int>("rewrites");
    QTest::newRow("input norm 0")
        << "hidden_states pow_1 variance add rsqrt hidden_states_1 to_1 mul_1" << 5;
    QTest::newRow("post norm 0")
        << "hidden_states_2 pow_2 variance_1 add_5 rsqrt_1 hidden_states_3 to_3 mul_8" << 5;
    QTest::newRow("input norm 1")
        << "hidden_states_4 pow_3 variance_2 add_7 rsqrt_2 hidden_states_5 to_5 mul_11" << 5;
    QTest::newRow("post norm 1")
        << "hidden_states_6 pow_4 variance_3 add_12 rsqrt_3 hidden_states_7 to_7 mul_18" << 5;
    QTest::newRow("last norm")
        << "hidden_states_8 pow_5 variance_4 add_14 rsqrt_4 hidden_states_9 to_9 mul_21" << 5;
    QTest::newRow("attention 0") << "transpose_3 matmul scores add_3 weights matmul_1" << 2;
    QTest::newRow("attention 1") << "transpose_8 matmul_2 scores_1 add_10 weights_1 matmul_3" << 2;
    QTest::newRow("gate 0") << "silu mul_9" << 2;
    QTest::newRow("gate 1") << "silu_1 mul_19" << 2;
    QTest::newRow("gate 0 with its weights") << "linear_4 silu linear_5 mul_9 linear_6" << 2;
    QTest::newRow("rotation 0") << "mul_2 getitem neg getitem_1 cat mul_3 q_1" << 4;
    QTest::newRow("rotation 1") << "mul_14 getitem_6 neg_3 getitem_7 cat_3 mul_15 k_4" << 4;
    QTest::newRow("soft cap") << "div tanh mul_22" << 1;
    QTest::newRow("residual and norm")
        << "x_1 hidden_states_2 pow_2 variance_1 add_5 rsqrt_1 hidden_states_3 to_3 mul_8" << 4;
}

void ProviderDraftTest::takesEveryPlaceOfTheLlama()
{
    QFETCH(QString, nodes);
    QFETCH(int, rewrites);
    const auto made = ReplacementCase::example(llama, {}, tenstorrent);

    const DraftAnswer answer = made.answer(nodes.toStdString());

    QVERIFY2(answer.isRule(), toldOf(answer).c_str());
    QVERIFY2(answer.findings.empty(), toldOf(answer).c_str());
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
    QCOMPARE(answer.replacement->effect->rewrites, std::size_t(rewrites));
    QVERIFY(isReplaced(answer));
}

void ProviderDraftTest::returnsSeveralResults()
{
    const auto made = ReplacementCase::example(llama, {}, tenstorrent);

    const DraftAnswer answer = made.answer("mul_1 linear linear_1 linear_2");

    QVERIFY2(answer.text.find("return linear, linear_1, linear_2\n") != std::string::npos,
             toldOf(answer).c_str());
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
    QVERIFY(isReplaced(answer));
}

void ProviderDraftTest::returnsWhatIsUsedInsideAndOutside()
{
    const auto made = ReplacementCase::example(llama, {}, tenstorrent);

    const DraftAnswer answer = made.answer("x_1 hidden_states_2");

    QVERIFY2(answer.text.find("return x_1, hidden_states_2\n") != std::string::npos,
             toldOf(answer).c_str());
    QVERIFY(answer.replacement->shape.staying.empty());
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
}

void ProviderDraftTest::wholeModulesAreRules_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("module");
    QTest::newRow("perceptron, methods") << "llama.tt.json"
                                         << "layers.1.mlp";
    QTest::newRow("perceptron, operators") << "llama.dynamo.json"
                                           << "layers.1.mlp";
    QTest::newRow("norm, operators") << "llama.dynamo.json"
                                     << "layers.0.input_layernorm";
    QTest::newRow("norm, methods") << "llama.tt.json"
                                   << "norm";
}

void ProviderDraftTest::wholeModulesAreRules()
{
    QFETCH(QString, model);
    QFETCH(QString, module);
    const auto made =
        ReplacementCase::corpus("tenstorrent/graphs/" + model.toStdString(), tenstorrent);
    const std::vector<NodeId> nodes = ofModule(made.graph(), module.toStdString());

    const DraftAnswer answer = answerDraft(made.ground(), made.wish(nodes));

    QVERIFY(nodes.size() > 1);
    QVERIFY2(answer.isRule(), toldOf(answer).c_str());
    QCOMPARE(answer.replacement->effect->fate, Fate::Replaced);
    QVERIFY(isReplaced(answer));
}

void ProviderDraftTest::everySelectionIsARuleOrSaysWhyNot_data()
{
    QTest::addColumn<QString>("model");
    const QDir folder(QStringLiteral(FUSEWRIGHT_TEST_DATA "/tenstorrent/graphs"));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        if (!name.contains(QStringLiteral(".export.")))
            QTest::newRow(qPrintable(name)) << name;
    }
}

void ProviderDraftTest::everySelectionIsARuleOrSaysWhyNot()
{
    QFETCH(QString, model);
    const auto made =
        ReplacementCase::corpus("tenstorrent/graphs/" + model.toStdString(), tenstorrent);
    std::set<std::string> seen;

    for (const std::vector<NodeId>& nodes : selectionsOf(made.graph())) {
        std::string kind;
        for (const NodeId node : nodes)
            kind += std::string(made.graph().nativeName(node)) + ' ';
        if (!seen.insert(kind).second)
            continue;
        const DraftAnswer answer = answerDraft(made.ground(), made.wish(nodes));
        const std::string told = namesOf(made.graph(), nodes) + '\n' + toldOf(answer);
        if (!answer.isRule()) {
            const bool isTold = !answer.findings.empty() || !answer.isConnected();
            QVERIFY2(isTold && answer.text.empty(), told.c_str());
            continue;
        }
        const Fate fate = answer.replacement->effect->fate;
        QVERIFY2(answer.findings.empty(), told.c_str());
        QVERIFY2(answer.replacement->matches > 0, told.c_str());
        QVERIFY2(fate == Fate::Replaced || fate == Fate::Refused || fate == Fate::Overlap,
                 told.c_str());
    }
}

void ProviderDraftTest::saysWhatTorchRecordsOtherwise()
{
    const auto made = ReplacementCase::corpus("tenstorrent/graphs/gates.tt.json", tenstorrent);
    std::vector<NodeId> silu;
    for (const NodeId node : made.graph().nodes()) {
        const bool isPlain = made.graph().nativeName(node) == "torch.nn.functional.silu"
            && made.graph().arguments(node).size() == 1;
        if (isPlain && silu.empty())
            silu.push_back(node);
    }

    const DraftAnswer answer = answerDraft(made.ground(), made.wish(silu));

    QVERIFY(!answer.isRule());
    QCOMPARE(QString::fromStdString(toldOf(answer)),
             QStringLiteral("No pattern can match silu: the model calls "
                            "`torch.nn.functional.silu(x)`, and in a pattern torch records "
                            "`torch.nn.functional.silu(x, inplace=False)`.\n"));
}

void ProviderDraftTest::aModelWithoutCallsHasNoPattern()
{
    const auto made = ReplacementCase::of(
        std::make_shared<const Graph>(GraphText("a:relu > b:sigmoid").graph), {}, tenstorrent);

    const DraftAnswer answer = made.answer("a b");

    QVERIFY(!answer.isRule());
    QCOMPARE(QString::fromStdString(answer.findings.front().message),
             QStringLiteral("No pattern can match a: the model does not say how its code calls "
                            "it."));
}

void ProviderDraftTest::goesIntoAFileWithoutItsImports()
{
    const auto made = ReplacementCase::example(llama, "tenstorrent-llama.py", tenstorrent);
    DraftWish wish = made.wish("linear_4 silu");

    const DraftAnswer answer = answerDraft(made.ground(), wish);

    QVERIFY2(answer.isRule(), toldOf(answer).c_str());
    QVERIFY(answer.text.starts_with("def linear_silu_fused("));
    QVERIFY(answer.text.find(" = F.linear(x, weight, None)\n") != std::string::npos);
    QCOMPARE(answer.replacement->effect->fate, Fate::Taken);
    QCOMPARE(answer.replacement->effect->by, std::string("swiglu"));
}

void ProviderDraftTest::aNameOfTheFileIsTaken()
{
    const auto made = ReplacementCase::example(llama, "tenstorrent-llama.py", tenstorrent);
    DraftWish wish = made.wish("silu mul_9");
    wish.draft.name = "swiglu";
    wish.proposesName = false;

    const DraftAnswer answer = answerDraft(made.ground(), wish);

    QVERIFY(!answer.isRule());
    QCOMPARE(answer.findings.front().message,
             std::string("The file has a `swiglu` already. Choose another name."));
}

void ProviderDraftTest::equalPlacesAreOneRule()
{
    const auto made = ReplacementCase::example(llama, {}, tenstorrent);

    const DraftAnswer answer = made.answer("silu mul_9 silu_1 mul_19");

    QVERIFY(answer.isConnected());
    QCOMPARE(namesOf(made.graph(), answer.alike), std::string("mul_19"));
    QCOMPARE(answer.replacement->effect->rewrites, std::size_t(2));
}

void ProviderDraftTest::literalsThatDifferBecomeParameters()
{
    const auto made = ReplacementCase::example(llama, {}, tenstorrent);

    const DraftAnswer answer = made.answer("matmul scores matmul_2 scores_1 div tanh mul_22");
    const DraftAnswer views = made.answer("view q view_1 k");

    QVERIFY(!answer.isRule());
    QVERIFY2(views.isRule(), toldOf(views).c_str());
    QVERIFY2(views.text.find("def pattern(x, value)") != std::string::npos, views.text.c_str());
    QVERIFY(views.text.find("view = x.view(1, 128, value, 64)") != std::string::npos);
    QCOMPARE(namesOf(made.graph(), views.alike), std::string("k"));
    QCOMPARE(views.replacement->effect->rewrites, std::size_t(6));
}

void ProviderDraftTest::factsBecomeAFilter()
{
    const auto made = ReplacementCase::example(llama, {}, tenstorrent);
    const DraftAnswer first = made.answer("linear_4 silu");
    DraftWish wish{.draft = first.draft, .target = made.target(), .proposesConditions = false};
    for (const DraftCondition& condition : first.replacement->conditions)
        wish.draft.facts.push_back(condition.fact);

    const DraftAnswer all = answerDraft(made.ground(), wish);

    QVERIFY(chosenTexts(first).empty());
    const std::vector<std::string> texts = conditionTexts(first);
    QVERIFY(std::ranges::find(texts, "x.shape[-1] % 256 == 0") != texts.end());
    QVERIFY(std::ranges::find(texts, "weight.dtype == torch.bfloat16") != texts.end());
    QVERIFY(std::ranges::find(texts, "x.dim() == 3 and x.shape[1] == 128") != texts.end());
    QVERIFY(all.text.find("def match_filter(match, gm, subgraph)") != std::string::npos);
    QVERIFY2(all.isRule(), toldOf(all).c_str());
    QCOMPARE(all.replacement->effect->fate, Fate::Replaced);
    QCOMPARE(all.replacement->effect->rewrites, std::size_t(2));
}

FUSEWRIGHT_TEST(ProviderDraftTest)
#include "tst_provider_draft.moc"
