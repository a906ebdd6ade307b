// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tenstorrent/filter_corpus.h"

#include "engine/rules/tenstorrent/filter/host_names.h"
#include "engine/rules/tenstorrent/trace/provider_program.h"
#include "tests/kit/file_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

namespace {

std::string providerText(const std::string& name)
{
    return fileText(corpusPlace() + "providers/" + name + ".py");
}

std::string sayingOf(const FilterAnswer& answer)
{
    if (answer.outcome == Outcome::Unknown)
        return "unknown: " + answer.unknown;
    if (answer.outcome == Outcome::True)
        return "true";
    return answer.raises ? answer.what : "false";
}

/// What torch says of the filter at a place.
std::string saidByTorch(const CorpusResult& result, const CorpusMatch& match, std::size_t filter)
{
    const bool isEnd = match.fate == "refused" || match.fate == "raises";
    if (!isEnd || filter < match.filter)
        return "true";
    return match.fate == "raises" ? result.raises : "false";
}

std::size_t askedOf(const CorpusMatch& match, std::size_t filters)
{
    if (match.fate == "accepted" || match.fate == "replaced")
        return filters;
    const bool isEnd = match.fate == "refused" || match.fate == "raises";
    return isEnd ? std::min(match.filter + 1, filters) : 0;
}

} // namespace

/// Filters together with the patterns that the program itself traces.
class FilterTracedTest : public QObject {
    Q_OBJECT

private slots:
    void saysOfEachMatchWhatTorchSays_data();
    void saysOfEachMatchWhatTorchSays();
    void knowsNamesOfTorchAgain_data();
    void knowsNamesOfTorchAgain();

private:
    CorpusGraphs m_graphs;
};

void FilterTracedTest::saysOfEachMatchWhatTorchSays_data()
{
    QTest::addColumn<std::size_t>("questions");
    const auto add = [](const char* file, std::size_t questions) {
        QTest::newRow(file) << questions;
    };
    add("filters", 391);
    add("overlaps", 60);
    add("pairs", 74);
    add("residual_norm", 7);
    add("rms_norm", 21);
    add("rms_norm_operators", 14);
    add("sdpa", 8);
}

void FilterTracedTest::saysOfEachMatchWhatTorchSays()
{
    QFETCH(std::size_t, questions);
    const std::string name = QTest::currentDataTag();
    const CorpusFile file = readCorpusFile(corpusPlace() + "expected/" + name + ".json");
    ProviderProgram program(name + ".py", providerText(name));
    const TorchNames names = namesOfHost(program.evaluator().runtime());
    std::size_t asked = 0;

    for (const CorpusResult& result : file.results) {
        const Graph* const graph = m_graphs.graph(result.graph);
        const auto provider = std::ranges::find(program.providers(), result.provider,
                                                &FusionProviderClass::className);
        QVERIFY(graph && provider != program.providers().end());
        QVERIFY(result.pair < provider->pairs.size());
        const auto& pattern = provider->pairs[result.pair].patternTrace.graph;
        QVERIFY(pattern);
        const std::vector<std::uint32_t> anchors = traceAnchors(*pattern);
        QCOMPARE(anchors, file.pattern(result)->anchors);
        for (const CorpusMatch& match : result.matches) {
            std::string lost;
            const auto bindings = corpusBindings(*graph, *pattern, match, lost);
            QVERIFY2(bindings, lost.c_str());
            for (std::size_t at = 0; at < askedOf(match, provider->filters.size()); ++at) {
                WorkBudget budget(1'000'000);
                const std::string said =
                    sayingOf(askFilter(program.evaluator(), provider->filters[at].value,
                                       {*graph, *pattern, *bindings, anchors}, names, budget));
                const std::string expected = saidByTorch(result, match, at);
                QVERIFY2(
                    said == expected,
                    (result.provider + " on " + result.graph + ": " + said + ", not " + expected)
                        .c_str());
                ++asked;
            }
        }
    }
    QCOMPARE(asked, questions);
}

void FilterTracedTest::knowsNamesOfTorchAgain_data()
{
    QTest::addColumn<QString>("condition");
    for (const char* const condition :
         {"isinstance(node, Node) and isinstance(node, torch.fx.Node)",
          "not isinstance(1, Node) and not isinstance(node, torch.Tensor)",
          "isinstance(node, (int, torch.fx.Node)) and type(node) is Node",
          "isinstance(gm, torch.fx.Graph) and not isinstance(gm, torch.fx.GraphModule)",
          "isinstance(value, torch.Tensor) and not isinstance(value, Node)",
          "isinstance(value.shape, torch.Size) and isinstance(value.shape, tuple)",
          "node.target is torch.rsqrt and node.target == torch.rsqrt",
          "node.target != torch.sqrt and node.target in {torch.rsqrt, torch.sqrt}",
          "node.target in (torch.sqrt, torch.rsqrt)",
          "value.dtype is torch.float32 and value.dtype in {torch.float, torch.half}",
          "value.dtype.is_floating_point and not value.dtype.is_complex",
          "node.all_input_nodes[0].target == 'add'"})
        QTest::newRow(condition) << QString(condition);
}

void FilterTracedTest::knowsNamesOfTorchAgain()
{
    QFETCH(QString, condition);
    const Graph& graph = *m_graphs.graph("many_widths.tt");
    const CorpusPattern pattern = patternFromLines(
        {"x = placeholder", "rsqrt = call_function torch.rsqrt(%x)", "output(%rsqrt)"}, {"rsqrt"});
    std::string lost;
    const auto bindings =
        corpusBindings(graph, pattern.graph,
                       {.operands = {{"rsqrt", "rsqrt", {}}, {"x", "add", {}}}, .fate = {}}, lost);
    ProviderProgram program("a.py",
                            "import torch\n"
                            "from torch.fx import Node\n"
                            "def check(match, gm, subgraph):\n"
                            "  node = match.returning_nodes[0]\n"
                            "  value = node.meta['example_value']\n"
                            "  return "
                                + condition.toStdString() + "\n");
    WorkBudget budget(10'000);

    const FilterAnswer answer =
        askFilter(program.evaluator(), program.module()->scope->names.find("check"),
                  {graph, pattern.graph, *bindings, pattern.anchors},
                  namesOfHost(program.evaluator().runtime()), budget);

    QCOMPARE(QString::fromStdString(sayingOf(answer) + answer.saw), QString("true"));
}

FUSEWRIGHT_TEST(FilterTracedTest)
#include "tst_filter_traced.moc"
