// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tenstorrent/filter_corpus.h"
#include "tests/engine/rules/tenstorrent/filter_host.h"

#include "engine/formats/read_model.h"
#include "engine/support/file_bytes.h"
#include "tests/kit/test_program.h"

#include <QElapsedTimer>
#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

constexpr std::string_view askedModel = R"json({
  "format": "fusewright-graph", "version": 1, "name": "small",
  "inputs": [{"name": "x", "dtype": "float32", "shape": [2, "s0", 8]}, {"name": "k"}],
  "constants": [{"name": "norm.weight", "dtype": "bfloat16", "shape": [8]}],
  "nodes": [
    {"id": "exp", "op": "exp", "inputs": ["x"],
     "call": {"kind": "method", "args": [{"value": "x"}]}},
    {"id": "mul", "op": "operator.mul", "inputs": ["exp", "norm.weight"],
     "call": {"kind": "function", "args": [{"value": "exp"}, {"value": "norm.weight"}]}},
    {"id": "sum_1", "op": "sum", "inputs": ["mul"],
     "call": {"kind": "method", "args": [{"value": "mul"}, [0, 1]], "kwargs": {"keepdim": true}}},
    {"id": "add", "op": "torch.add", "inputs": ["mul", "sum_1"],
     "call": {"kind": "function", "args": [{"value": "mul"}, {"value": "sum_1"}]}},
    {"id": "cut", "op": "operator.getitem", "inputs": ["add", "k"],
     "call": {"kind": "function", "args": [{"value": "add"},
       [{"python": "Ellipsis"}, {"slice": [null, {"value": "k"}, 2]}, {"dict": {"a": [[1.5], "b"]}},
        {"python": "torch.bool"}, {"python": "<object>"}, null, true]]}},
    {"id": "odd", "op": "odd", "inputs": ["cut"]}
  ],
  "values": {"exp": {"dtype": "float32", "shape": [2, "s0", 8]},
             "mul": {"dtype": "float32", "shape": [2, 4, 8]}},
  "outputs": ["odd", "mul"]
})json";

std::shared_ptr<const Graph> graphOf(std::string_view json)
{
    const FileBytes bytes = FileBytes::copyOf(json);
    Diagnostics findings;
    ReadOptions options;
    options.catalogue = OperatorCatalogue::builtIn();
    options.tidy = false;
    const std::string path = "small.json";
    return readModel(ModelSource{bytes, path}, options, findings)->graph;
}

/// `mul(exp(x), w)` as a match on the graph above.
struct SmallMatch {
    SmallMatch()
        : graph(graphOf(askedModel)),
          pattern(
              patternFromLines({"x = placeholder", "w = placeholder", "exp = call_method exp(%x)",
                                "mul = call_function operator.mul(%exp, %w)", "output([%mul])"},
                               {"mul"})),
          bindings(*corpusBindings(*graph, pattern.graph,
                                   {.operands = {{"mul", "mul", {}},
                                                 {"exp", "exp", {}},
                                                 {"x", "x", {}},
                                                 {"w", "norm.weight", {}}},
                                    .fate = {}},
                                   lost))
    {
    }
    FilterGround ground() const { return {*graph, pattern.graph, bindings, pattern.anchors}; }

    std::shared_ptr<const Graph> graph;
    CorpusPattern pattern;
    std::string lost;
    std::vector<FilterBinding> bindings;
};

std::string shown(const FilterAnswer& answer)
{
    if (answer.outcome == Outcome::Unknown)
        return "unknown: " + answer.unknown;
    if (answer.outcome == Outcome::True)
        return "true";
    return (answer.raises ? "raises " : "false ") + answer.what + " | " + answer.saw;
}

} // namespace

class FilterQuestionsTest : public QObject {
    Q_OBJECT

private slots:
    void showsWhatTorchHas_data();
    void showsWhatTorchHas();
    void tellsWhatDecided_data();
    void tellsWhatDecided();
    void namesTheShapeThatIsUnknown();
    void hasNoExampleOfWhatARewriteMade();
    void endsWhereTheBudgetEnds();
    void outlivesANodeThatAFilterKeeps();
    void freesWhatAQuestionMade();
    void makesNoMoreOfALargeGraph();
    void tellsOfAFilterThatRemembers();
};

void FilterQuestionsTest::showsWhatTorchHas_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* expression, const char* expected) {
        QTest::newRow(expression) << QString(expression) << QString(expected);
    };
    add("match.anchors", "[mul]");
    add("match.nodes_map", "{mul: mul, exp: exp, x: x, w: norm_weight}");
    add("match.placeholder_nodes, match.returning_nodes", "([x, norm_weight], [mul])");
    add("match.name_node_map", "{}");
    add("[pn.op for pn in match.nodes_map]",
        "['call_function', 'call_method', 'placeholder', 'placeholder']");
    add("at('mul').target is operator.mul", "True");
    add("at('add').target is torch.add, at('add').target == torch.mul", "(True, False)");
    add("at('exp').target", "'exp'");
    add("at('sum_1').args, at('sum_1').kwargs", "((mul, [0, 1]), {'keepdim': True})");
    add("at('sum_1').args[1][0], len(at('sum_1').args[1])", "(0, 2)");
    add("at('cut').args[1][:-3]", "[Ellipsis, slice(None, k, 2), {'a': [[1.5], 'b']}, torch.bool]");
    add("at('cut').args[1][4]", "unknown: The file does not say what `<object>` is in Python.");
    add("at('cut').args[1][5:], at('cut').all_input_nodes", "([None, True], [add, k])");
    add("isinstance(at('sum_1').args[1], (list, tuple))", "True");
    add("isinstance(at('sum_1').args[1], list)",
        "unknown: The file does not say whether [0, 1] is a list or a tuple.");
    add("at('sum_1').args[1] == [0, 1]",
        "unknown: The file does not say whether [0, 1] is a list or a tuple.");
    add("at('sum_1').args[1] == [0, 2], at('sum_1').args[1] != (1,)", "(False, True)");
    add("at('mul').users", "{sum_1: None, add: None, output: None}");
    add("at('x').users, at('output').users", "({exp: None}, {})");
    add("at('add').all_input_nodes", "[mul, sum_1]");
    add("at('output').args, at('output').all_input_nodes", "(([odd, mul],), [odd, mul])");
    add("at('mul').args[0] is at('exp')", "True");
    add("at('exp').next.name, at('exp').prev.name", "('mul', 'norm_weight')");
    add("at('exp') < at('mul'), at('exp') == at('mul')", "(True, False)");
    add("at('norm_weight').op, at('norm_weight').target", "('get_attr', 'norm.weight')");
    add("at('odd').op", "unknown: The file does not say as what `odd` is called.");
    add("at('odd').args", "unknown: The file does not say how `odd` is called.");
    add("isinstance(at('mul'), torch.fx.Node), isinstance(1, torch.fx.Node)", "(True, False)");
    add("hasattr(at('mul'), 'meta'), hasattr(at('mul'), 'shape')", "(True, False)");
    add("at('mul').shape", "AttributeError: 'Node' object has no attribute 'shape'");
    add("gm.graph", "AttributeError: 'Graph' object has no attribute 'graph'");
    add("len(gm.nodes), len(subgraph.nodes)", "(10, 5)");
    add("[n.name for n in subgraph.nodes]", "['x', 'w', 'exp', 'mul', 'output']");
    add("gm.find_nodes(op='placeholder')",
        "unknown: The file does not say as what `odd` is called.");
    add("subgraph.find_nodes(op='call_method', target='exp')", "[exp]");
    add("gm.output_node()", "output");
    add("value('mul').shape", "torch.Size([2, 4, 8])");
    add("tuple(value('mul').shape), value('mul').shape == (2, 4, 8)", "((2, 4, 8), True)");
    add("value('mul').shape[:-1], value('mul').size()[-1]", "(torch.Size([2, 4]), 8)");
    add("value('mul').size(-1), value('mul').ndim, value('mul').dim()", "(8, 3, 3)");
    add("value('mul').numel()", "64");
    add("value('mul').size(3)",
        "IndexError: Dimension out of range (expected to be in range of [-3, 2], but got 3)");
    add("value('mul').dtype == torch.float32, value('mul').dtype is torch.float16",
        "(True, False)");
    add("value('mul').dtype in (torch.bfloat16, torch.float32)", "True");
    add("value('mul').is_floating_point(), value('mul').dtype.is_complex", "(True, False)");
    add("isinstance(value('mul'), torch.Tensor)", "True");
    add("value('mul') == None, value('mul') != None, value('mul') is None", "(False, True, False)");
    add("value('mul').shape[3]", "IndexError: tuple index out of range");
    add("value('mul').shape.stride", "unknown: `torch.Size.stride` is not modelled.");
    add("len({value('mul').shape, (2, 4, 8)})", "1");
    add("value('norm_weight').shape", "torch.Size([8])");
    add("value('mul').device", "unknown: The file does not say `device` of `mul`.");
    add("value('mul').is_contiguous()", "unknown: The file does not say `is_contiguous` of `mul`.");
    add("value('exp').shape[1]", "unknown: The size of axis 1 of `exp` is `s0`, not a number.");
    add("value('exp').shape[1] % 4 == 0",
        "unknown: The size of axis 1 of `exp` is `s0`, not a number.");
    add("value('exp').shape[0], value('exp').dim()", "(2, 3)");
    add("value('add')", "KeyError: 'example_value'");
    add("at('add').meta.get('example_value'), at('add').meta.get('a', 1)", "(None, 1)");
    add("'example_value' in at('mul').meta, 'example_value' in at('add').meta", "(True, False)");
    add("sorted(at('add').meta)", "[]");
    add("at('mul').meta.get('val')", "unknown: Of `meta` a graph keeps only `example_value`.");
    add("at('mul').stack_trace", "unknown: `Node.stack_trace` is not modelled.");
    add("gm.erase_node(at('mul'))",
        "unknown: `Graph.erase_node` changes the graph, which is not previewed.");
    add("setattr(at('mul'), 'target', 1)",
        "unknown: `Node.target = …` changes the graph, which is not previewed.");
}

void FilterQuestionsTest::showsWhatTorchHas()
{
    QFETCH(QString, expression);
    QFETCH(QString, expected);
    const SmallMatch match;
    FilterProgram program("import operator\n"
                          "import torch\n"
                          "def show(match, gm, subgraph):\n"
                          "  at = lambda name: next(n for n in gm.nodes if n.name == name)\n"
                          "  value = lambda name: at(name).meta['example_value']\n"
                          "  text = repr(("
                          + expression.toStdString()
                          + "))\n"
                            "  if text:\n"
                            "    raise ValueError(text)\n");

    const FilterAnswer answer = program.ask(program.value("show"), match.ground());

    std::string said = answer.raises ? answer.what : "unknown: " + answer.unknown;
    constexpr std::string_view before = "ValueError: ";
    if (said.starts_with(before))
        said.erase(0, before.size());
    QCOMPARE(QString::fromStdString(said), expected);
}

void FilterQuestionsTest::tellsWhatDecided_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("line");
    const auto add = [](const char* body, const char* expected, int line) {
        QTest::newRow(body) << QString(body) << QString(expected) << line;
    };
    add("  return True\n", "true", 0);
    add("  return value.shape[-1] % 3 == 0\n", "false value.shape[-1] % 3 | 8 % 3 = 2", 5);
    add("  if value.dtype != torch.float16:\n    return False\n  return True\n",
        "false value.dtype != torch.float16 | torch.float32 != torch.float16", 5);
    add("  pass\n", "false nothing is returned | ", 2);
    add("  return None\n", "false None | None", 5);
    add("  return []\n", "false [] | []", 5);
    add("  if value.dim() == 3:\n    raise ValueError(f'no {value.shape}')\n",
        "raises ValueError: no torch.Size([2, 4, 8]) | 3", 6);
    add("  return value.sizes[0]\n", "unknown: The file does not say `sizes` of `mul`.", 5);
    add("  return value\n", "unknown: The elements of `mul` are not known.", 5);
}

void FilterQuestionsTest::tellsWhatDecided()
{
    QFETCH(QString, body);
    QFETCH(QString, expected);
    QFETCH(int, line);
    const SmallMatch match;
    FilterProgram program("import torch\n"
                          "def check(match, gm, subgraph):\n"
                          "  node = match.returning_nodes[0]\n"
                          "  value = node.meta['example_value']\n"
                          + body.toStdString());

    const FilterAnswer answer = program.ask(program.value("check"), match.ground());

    QCOMPARE(QString::fromStdString(shown(answer)), expected);
    QCOMPARE(answer.place ? static_cast<int>(answer.place->begin.line) : 0, line);
}

void FilterQuestionsTest::namesTheShapeThatIsUnknown()
{
    const SmallMatch match;
    FilterProgram program("def check(match, gm, subgraph):\n"
                          "  value = match.placeholder_nodes[0].meta['example_value']\n"
                          "  return value.size(1) > 1\n");

    const FilterAnswer answer = program.ask(program.value("check"), match.ground());

    QCOMPARE(answer.outcome, Outcome::Unknown);
    QCOMPARE(answer.unknown, std::string("The size of axis 1 of `x` is `s0`, not a number."));
    QCOMPARE(answer.causes.size(), std::size_t(1));
    QCOMPARE(answer.causes.front().kind, UnknownCause::Kind::Shape);
    QCOMPARE(match.graph->valueName(answer.causes.front().value), std::string_view("x"));
}

void FilterQuestionsTest::hasNoExampleOfWhatARewriteMade()
{
    SmallMatch match;
    Graph changed = Graph::copyOf(*match.graph);
    const ValueId value = *changed.outputs(*changed.findNode("mul")).begin();
    GraphFacts facts = Graph::factsOf(changed);
    facts.valueOrigins.resize(changed.valueCount());
    facts.valueOrigins[value.index] = ValueOrigin(FactOrigin::Replaced, FactOrigin::Replaced);
    match.graph = std::make_shared<const Graph>(std::move(changed));
    FilterProgram program("def check(match, gm, subgraph):\n"
                          "  return match.returning_nodes[0].meta['example_value'].ndim == 3\n");

    const FilterAnswer answer = program.ask(program.value("check"), match.ground());

    QCOMPARE(answer.what, std::string("KeyError: 'example_value'"));
}

void FilterQuestionsTest::endsWhereTheBudgetEnds()
{
    const SmallMatch match;
    FilterProgram program("def check(match, gm, subgraph):\n"
                          "  while True:\n"
                          "    pass\n");
    WorkBudget budget(500);

    const FilterAnswer answer = askFilter(program.evaluator, program.value("check"), match.ground(),
                                          program.torchNames(), budget);

    QCOMPARE(answer.outcome, Outcome::Unknown);
    QCOMPARE(answer.unknown, std::string("This takes more than 500 steps."));
    QCOMPARE(budget.left(), std::uint64_t(0));
}

void FilterQuestionsTest::outlivesANodeThatAFilterKeeps()
{
    FilterProgram program("KEPT = []\n"
                          "def check(match, gm, subgraph):\n"
                          "  KEPT.append((gm, gm.nodes, match.anchors[0], gm.output_node))\n"
                          "  if len(KEPT) == 1:\n"
                          "    return True\n"
                          "  graph, nodes, node, output = KEPT[0]\n"
                          "  if node in match.anchors or graph is gm:\n"
                          "    return False\n"
                          "  return output() or nodes or graph.nodes\n");
    std::string first;
    {
        const SmallMatch match;
        first = shown(program.ask(program.value("check"), match.ground()));
    }
    const SmallMatch other;

    const FilterAnswer answer = program.ask(program.value("check"), other.ground());

    QCOMPARE(first, std::string("true"));
    QCOMPARE(shown(answer), std::string("unknown: This graph was shown to an earlier question."));
}

void FilterQuestionsTest::freesWhatAQuestionMade()
{
    const SmallMatch match;
    FilterProgram program("import torch\n"
                          "def check(match, gm, subgraph):\n"
                          "  for pn, gn in match.nodes_map.items():\n"
                          "    if pn.op == 'placeholder' and gn.op == 'placeholder':\n"
                          "      value = gn.meta.get('example_value')\n"
                          "      if value is None or value.dtype != torch.float32:\n"
                          "        return False\n"
                          "      if value.shape[-1] % 3 == 0 or len(gn.users) != 1:\n"
                          "        return False\n"
                          "  return True\n");
    const PythonHeap& heap = program.evaluator.runtime().heap();
    program.ask(program.value("check"), match.ground());
    const std::size_t before = heap.count();
    const std::uint64_t bytesBefore = heap.bytesMade();
    QElapsedTimer timer;
    timer.start();

    constexpr int questions = 10'000;
    for (int at = 0; at < questions; ++at)
        QCOMPARE(shown(program.ask(program.value("check"), match.ground())), std::string("true"));

    qInfo("%lld ns and %llu bytes a question", timer.nsecsElapsed() / questions,
          static_cast<unsigned long long>((heap.bytesMade() - bytesBefore) / questions));
    QCOMPARE(heap.count(), before);
}

void FilterQuestionsTest::makesNoMoreOfALargeGraph()
{
    std::string json = R"({"format": "fusewright-graph", "version": 1, "name": "large",
        "inputs": [{"name": "n0"}], "constants": [], "outputs": ["n20000"], "values": {},
        "nodes": [)";
    for (int at = 1; at <= 20'000; ++at) {
        const std::string before = "n" + std::to_string(at - 1);
        json += R"({"id": "n)" + std::to_string(at) + R"(", "op": "exp", "inputs": [")" + before
            + R"("], "call": {"kind": "method", "args": [{"value": ")" + before + "\"}]}}"
            + (at < 20'000 ? ", " : "]}");
    }
    const auto graph = graphOf(json);
    const CorpusPattern pattern =
        patternFromLines({"x = placeholder", "exp = call_method exp(%x)", "output(%exp)"}, {"exp"});
    std::string lost;
    const auto bindings = corpusBindings(
        *graph, pattern.graph,
        {.operands = {{"exp", "n15000", {}}, {"x", "n14999", {}}}, .fate = {}}, lost);
    FilterProgram program("def check(match, gm, subgraph):\n"
                          "  node = match.returning_nodes[0]\n"
                          "  return len(node.users) == 1 and len(gm.nodes) == 20002\n");
    const std::uint64_t before = program.evaluator.runtime().heap().bytesMade();

    const FilterAnswer answer =
        program.ask(program.value("check"), {*graph, pattern.graph, *bindings, pattern.anchors});

    QCOMPARE(shown(answer), std::string("true"));
    QVERIFY(program.evaluator.runtime().heap().bytesMade() - before < 5'000);
}

void FilterQuestionsTest::tellsOfAFilterThatRemembers()
{
    const SmallMatch match;
    FilterProgram program("SEEN = set()\n"
                          "def check(match, gm, subgraph):\n"
                          "  SEEN.add(match.anchors[0].name)\n"
                          "  return True\n"
                          "def forget(match, gm, subgraph):\n"
                          "  seen = set()\n"
                          "  seen.add(match.anchors[0].name)\n"
                          "  return True\n");

    const FilterAnswer remembered = program.ask(program.value("check"), match.ground());
    const FilterAnswer forgotten = program.ask(program.value("forget"), match.ground());

    QVERIFY(remembered.leavesTraces);
    QVERIFY(!forgotten.leavesTraces);
}

FUSEWRIGHT_TEST(FilterQuestionsTest)
#include "tst_filter_questions.moc"
