// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tenstorrent/filter_corpus.h"
#include "tests/engine/rules/tenstorrent/filter_host.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <sstream>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// As `canonical.py` writes graphs.
constexpr std::string_view showing = R"py(
import torch
from torch.fx import Node

def name_of(node):
    return node.target if node.op == "get_attr" else node.name

def text_of(value):
    if isinstance(value, Node):
        return "%" + name_of(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([text_of(each) for each in value]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{key}: {text_of(each)}" for key, each in value.items()]) + "}"
    if isinstance(value, slice):
        return f"slice({text_of(value.start)}, {text_of(value.stop)}, {text_of(value.step)})"
    return repr(value)

def line_of(node):
    if node.op == "placeholder":
        return f"{node.name} = placeholder"
    if node.op == "get_attr":
        return f"{node.target} = get_attr"
    if node.op == "output":
        return "output"
    arguments = [text_of(each) for each in node.args]
    arguments += [f"{key}={text_of(each)}" for key, each in node.kwargs.items()]
    return f"{node.name} = {node.op} {node.target}({', '.join(arguments)})"

def show(match, gm, subgraph):
    raise RuntimeError("\n".join([line_of(node) for node in gm.nodes]))
)py";

/// Inputs and parameters first, by their names: files do not keep their order.
std::vector<std::string> arranged(std::vector<std::string> lines)
{
    for (std::string& line : lines) {
        if (line.starts_with("output("))
            line = "output";
    }
    const auto isOutside = [](const std::string& line) {
        return line.ends_with("= placeholder") || line.ends_with("= get_attr");
    };
    const auto end = std::stable_partition(lines.begin(), lines.end(), isOutside);
    std::sort(lines.begin(), end);
    return lines;
}

std::vector<std::string> shownLines(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace

class FilterLinesTest : public QObject {
    Q_OBJECT

private slots:
    void showsEachGraphAsTorchDoes();
};

void FilterLinesTest::showsEachGraphAsTorchDoes()
{
    FilterProgram program{std::string(showing)};
    PythonRuntime& runtime = program.evaluator.runtime();
    const auto names = [&](std::string_view dotted) {
        return program.host.torchName(runtime, dotted);
    };
    const TracedGraph pattern;
    CorpusGraphs graphs;
    std::size_t shown = 0;

    for (const auto& [name, lines] : readCorpusLines(corpusPlace() + "expected/graphs.json")) {
        const Graph* const graph = graphs.graph(name);
        QVERIFY2(graph, name.c_str());
        WorkBudget budget(2'000'000);
        const FilterAnswer answer = askFilter(program.evaluator, program.value("show"),
                                              {*graph, pattern, {}, {}}, names, budget);
        if (name == "modules.traced") {
            QCOMPARE(answer.unknown,
                     std::string("The file does not say whether `weight` is an input of the graph "
                                 "or an attribute of the model."));
            continue;
        }
        constexpr std::string_view before = "RuntimeError: ";
        QVERIFY2(answer.what.starts_with(before), (name + ": " + answer.unknown).c_str());
        const auto said = arranged(shownLines(answer.what.substr(before.size())));
        const auto expected = arranged(lines);
        QVERIFY2(said.size() == expected.size(), name.c_str());
        for (std::size_t at = 0; at < said.size(); ++at) {
            QVERIFY2(said[at] == expected[at],
                     (name + ": " + said[at] + ", not " + expected[at]).c_str());
        }
        shown += said.size();
    }
    QVERIFY(shown > 2000);
}

FUSEWRIGHT_TEST(FilterLinesTest)
#include "tst_filter_lines.moc"
