// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/read_model.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/expectation_comments.h"
#include "engine/rules/rule_language.h"
#include "engine/rules/rules_reader.h"
#include "engine/rules/rules_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

namespace {

const std::string head =
    "import os\n"
    "import torch\n"
    "from torch_xla.experimental.mark_pattern_utils import StableHLOCompositeBuilder as Builder\n"
    "StableHLOCompositeBuilder = Builder\n";

const std::string wrapsRelu =
    "def wrap_relu(x):\n"
    "    builder = StableHLOCompositeBuilder(\"tenstorrent.relu\")\n"
    "    return builder.mark_outputs(torch.relu(builder.mark_inputs(x)))\n";

const std::string reluTable = "replacements = {torch.relu: wrap_relu}\n";

std::shared_ptr<const RulesText> compositesText(const std::string& text)
{
    return findRuleLanguage("composites")->read(SourceText("composites.py", text), nullptr, {});
}

CheckedRules checkedComposites(const std::string& text,
                               std::map<std::string, std::string> options = {})
{
    const RuleContext context{.options = std::move(options)};
    return findRuleLanguage("composites")->makeReader(context)->check(compositesText(text));
}

std::vector<std::string> compositeFindings(const CheckedRules& checked)
{
    std::vector<std::string> codes;
    for (const Diagnostic& found : checked.diagnostics)
        codes.push_back(std::to_string(found.range ? found.range->begin.line : 0) + ' '
                        + found.code);
    return codes;
}

/// A function of torch's text with these parameters and lines.
std::shared_ptr<const Graph> compositeModel(const std::string& parameters, const std::string& lines)
{
    const std::string text = "def forward(self, " + parameters + "):\n    " + lines + "\n";
    const Reading reading = readBytes(text, "model.fx.txt", Keep::Tidy);
    if (!reading.model) {
        qWarning("%s", reading.firstMessage().c_str());
        return nullptr;
    }
    return reading.model->graph;
}

/// The graph after the stage of composites, or why a call stays.
std::string outcomeOf(const std::string& text, const std::shared_ptr<const Graph>& graph,
                      std::map<std::string, std::string> options = {})
{
    if (!graph)
        return "no graph";
    const RewriteRun run = rewrite(graph, checkedComposites(text, std::move(options)).rules);
    if (run.stages.empty())
        return "no stage";
    const StageResult& stage = run.stages[0];
    if (stage.steps.empty() && !stage.refused.empty()) {
        const RefusedRewrite& refused = stage.refused.front();
        return std::string(refusalCode(refused.reason)) + ": " + refused.what + ": " + refused.saw;
    }
    return outline(*run.graph());
}

} // namespace

class CompositesLanguageTest : public QObject {
    Q_OBJECT

private slots:
    void aFileIsRecognised();
    void theSampleIsSound();
    void aFunctionIsARule();
    void aFunctionOfTwoCallsIsOneRule();
    void callsAreTakenAsTheyAreMade_data();
    void callsAreTakenAsTheyAreMade();
    void whatIsOutsideOfTheMarksStaysOutside();
    void resultsThatAreUsedDecide_data();
    void resultsThatAreUsedDecide();
    void aResultThatIsTakenTwiceIsConditional();
    void aTupleOfResultsIsReplacedWhole();
    void modulesAreTakenWithTheirParameters();
    void variablesOfTheEnvironmentAreOptions();
    void compositesCanBeSwitchedOff();
    void whatIsWrongIsTold_data();
    void whatIsWrongIsTold();
    void aCallThatCannotBeMadeStays();
    void namesLeadToFunctions();
    void hoverTellsWhatIsWrapped();
    void aSketchShowsCallAndComposite();
    void expectationsAreRead();
};

void CompositesLanguageTest::aFileIsRecognised()
{
    QCOMPARE(languageOf(head + wrapsRelu + reluTable, "a.py").id, std::string_view("composites"));
    QCOMPARE(languageOf("x = 1\n", "a.py").id, std::string_view("tenstorrent"));
    QCOMPARE(languageOf("import a\nreplacements = {a.b: a.c}\n", "a.py").id,
             std::string_view("composites"));
    QCOMPARE(languageOf("class P(FusionProvider):\n    pass\n", "a.py").id,
             std::string_view("tenstorrent"));
}

void CompositesLanguageTest::theSampleIsSound()
{
    const RuleLanguage& language = *findRuleLanguage("composites");
    const CheckedRules checked = checkedComposites(std::string(language.sample));

    QVERIFY(checked.diagnostics.empty());
    QCOMPARE(checked.rules.rules.size(), std::size_t(1));
    QCOMPARE(languageOf(language.sample, "new.py").id, std::string_view("composites"));
}

void CompositesLanguageTest::aFunctionIsARule()
{
    const CheckedRules checked = checkedComposites(head + wrapsRelu + reluTable);

    QVERIFY(checked.diagnostics.empty());
    QCOMPARE(checked.rules.rules.size(), std::size_t(1));
    QCOMPARE(checked.rules.rules.front().name, std::string("wrap_relu"));
    QCOMPARE(checked.rules.rules.front().nameRange.begin.line, std::size_t(5));
    QCOMPARE(checked.rules.stages.size(), std::size_t(1));
    QCOMPARE(checked.rules.stages.front().name, std::string("composites"));
}

void CompositesLanguageTest::aFunctionOfTwoCallsIsOneRule()
{
    const CheckedRules checked = checkedComposites(
        head + wrapsRelu
        + "replacements = {torch.relu: wrap_relu, torch.nn.functional.relu: wrap_relu}\n");

    QCOMPARE(checked.rules.rules.size(), std::size_t(1));
    const Entry& call = checked.rules.rules.front().patterns.front().pattern.entry(EntryId(0u));
    QCOMPARE(call.operators.names,
             (std::vector<std::string>{"torch.relu", "torch.nn.functional.relu"}));
}

void CompositesLanguageTest::callsAreTakenAsTheyAreMade_data()
{
    QTest::addColumn<std::string>("lines");
    QTest::addColumn<std::string>("table");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* lines, const char* table,
                        const char* expected) {
        QTest::newRow(name) << std::string(lines) << std::string(table) << std::string(expected);
    };
    row("a function", "y = torch.relu(x)\n    return y", reluTable.c_str(),
        "y.wrap_relu=tenstorrent.relu(x); → y");
    row("by its keyword", "y = torch.relu(x = x)\n    return y", reluTable.c_str(),
        "y.wrap_relu=tenstorrent.relu(x); → y");
    row("a method that is not named", "y = x.relu()\n    return y", reluTable.c_str(),
        "y=relu(x); → y");
    row("a method", "y = x.relu()\n    return y",
        "replacements = {torch.relu: wrap_relu}\n"
        "method_name_to_function = {\"relu\": torch.relu}\n",
        "y.wrap_relu=tenstorrent.relu(x); → y");
    row("a method of a function without a composite", "y = x.relu()\n    return y",
        "replacements = {torch.relu: wrap_relu}\n"
        "method_name_to_function = {\"relu\": torch.exp}\n",
        "y=relu(x); → y");
    row("a function of the file that torch keeps whole", "y = wrap_whole(x)\n    return y",
        "@torch.fx.wrap\ndef wrap_whole(x):\n    return torch.relu(x)\n"
        "replacements = {wrap_whole: wrap_relu}\n",
        "y.wrap_relu=tenstorrent.relu(x); → y");
    row("a function that the file refuses", "y = torch.relu(x)\n    return y",
        "replacements = {torch.relu: wrap_relu}\n"
        "def can_apply_composite(node):\n    return node.name != \"y\"\n",
        "condition-false: node.name: 'y'");
    row("methods are not asked about", "y = x.relu()\n    return y",
        "replacements = {torch.relu: wrap_relu}\n"
        "method_name_to_function = {\"relu\": torch.relu}\n"
        "def can_apply_composite(node):\n    return False\n",
        "y.wrap_relu=tenstorrent.relu(x); → y");
    row("nobody told how", "y = torch.relu(x)\n    return y",
        "def plain(x):\n    return torch.relu(x)\nreplacements = {torch.relu: plain}\n",
        "condition-false: plain: It makes no composite of this call");
}

void CompositesLanguageTest::callsAreTakenAsTheyAreMade()
{
    QFETCH(std::string, lines);
    QFETCH(std::string, table);
    QFETCH(std::string, expected);
    const std::string told = outcomeOf(head + wrapsRelu + table, compositeModel("x", lines));
    QVERIFY2(told == expected, told.c_str());
}

void CompositesLanguageTest::whatIsOutsideOfTheMarksStaysOutside()
{
    const std::string told = outcomeOf(
        head
            + "def wrap(x, dtype=None):\n"
              "    builder = StableHLOCompositeBuilder(\"tt.relu\", "
              "{\"rank\": x.dim()})\n"
              "    x = builder.mark_inputs(x.to(torch.float32))\n"
              "    out = builder.mark_outputs(torch.relu(x))\n"
              "    return out.to(torch.bfloat16)\n"
              "replacements = {torch.relu: wrap}\n",
        compositeModel("x: \"bf16[2, 8]\"", "y: \"bf16[2, 8]\" = torch.relu(x)\n    return y"));

    QCOMPARE(QString::fromStdString(told),
             QStringLiteral("y.wrap=to(x) dtype:torch.float32; y.wrap.2=tt.relu(y.wrap) rank:2; "
                            "y.wrap.3=to(y.wrap.2) dtype:torch.bfloat16; → y"));
}

void CompositesLanguageTest::resultsThatAreUsedDecide_data()
{
    QTest::addColumn<std::string>("lines");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("both") << std::string("t = torch.topk(x, 2)\n    a = t[0]\n    b = t[1]\n    "
                                         "return a, b")
                          << std::string("t.both=tt.both(x); a=operator.getitem(t.both) index:0; "
                                         "b=operator.getitem(t.both) index:1; → a b");
    QTest::newRow("values") << std::string("t = torch.topk(x, 2)\n    a = t[0]\n    return a")
                            << std::string("a.values=tt.values(x); → a");
    QTest::newRow("others") << std::string("t = torch.topk(x, 2)\n    a = t[1]\n    return a")
                            << std::string("t.both=tt.both(x); "
                                           "a=operator.getitem(t.both) index:1; → a");
}

void CompositesLanguageTest::resultsThatAreUsedDecide()
{
    QFETCH(std::string, lines);
    QFETCH(std::string, expected);
    const std::string told = outcomeOf(
        head
            + "def both(x, k):\n"
              "    builder = StableHLOCompositeBuilder(\"tt.both\")\n"
              "    a, b = torch.topk(builder.mark_inputs(x), k)\n"
              "    return builder.mark_outputs(a, b)\n"
              "def values(x, k):\n"
              "    builder = StableHLOCompositeBuilder(\"tt.values\")\n"
              "    a, b = torch.topk(builder.mark_inputs(x), k)\n"
              "    return builder.mark_outputs(a)\n"
              "replacements = {torch.topk: {frozenset({0, 1}): both, frozenset({0}): values}}\n",
        compositeModel("x: \"f32[2, 8]\"", lines));
    QVERIFY2(told == expected, told.c_str());
}

void CompositesLanguageTest::aResultThatIsTakenTwiceIsConditional()
{
    const std::string text = head
        + "def values(x, k):\n"
          "    builder = StableHLOCompositeBuilder(\"tt.values\")\n"
          "    return builder.mark_outputs(torch.topk(builder.mark_inputs(x), k)[0])\n"
          "replacements = {torch.topk: {frozenset({0}): values}}\n";
    const auto once =
        compositeModel("x: \"f32[2, 8]\"", "t = torch.topk(x, 2)\n    a = t[0]\n    return a");
    const auto twice = compositeModel("x: \"f32[2, 8]\"",
                                      "t = torch.topk(x, 2)\n    a = t[0]\n    b = t[0]\n"
                                      "    return a, b");

    QCOMPARE(outcomeOf(text, once), std::string("a.values=tt.values(x); → a"));
    QCOMPARE(outcomeOf(text, twice),
             std::string("condition-unknown: torch.topk: Several operators take its results, which "
                         "is not previewed"));
}

void CompositesLanguageTest::aTupleOfResultsIsReplacedWhole()
{
    const auto model = compositeModel("x: \"f32[2, 8]\"", "t = torch.topk(x, 2)\n    return t");
    const std::string told =
        outcomeOf(head
                      + "def both(x, k):\n"
                        "    builder = StableHLOCompositeBuilder(\"tt.both\", {\"k\": k})\n"
                        "    a, b = torch.topk(builder.mark_inputs(x), k)\n"
                        "    return builder.mark_outputs(a, b)\n"
                        "replacements = {torch.topk: both}\n",
                  model);
    QCOMPARE(QString::fromStdString(told), QStringLiteral("t.both=tt.both(x) k:2; → t"));
}

void CompositesLanguageTest::modulesAreTakenWithTheirParameters()
{
    const Reading reading = readBytes(
        R"({"format": "fusewright-graph", "version": 1, "name": "m",
            "inputs": [{"name": "x", "dtype": "float32", "shape": [2, 8]}],
            "constants": [{"name": "norm.weight", "dtype": "float32", "shape": [8]}],
            "nodes": [{"id": "y", "op": "LayerNorm", "inputs": ["x", "norm.weight"],
                       "attrs": {"eps": 0.5}, "module": "norm", "module_type": "LayerNorm",
                       "call": {"kind": "module", "args": [{"value": "x"}]}}],
            "outputs": ["y"]})",
        "model.json", Keep::Tidy);
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const std::string told =
        outcomeOf(head
                      + "def wrap(x, weight, eps):\n"
                        "    builder = StableHLOCompositeBuilder(\"tt.norm\", {\"eps\": eps})\n"
                        "    x, weight = builder.mark_inputs(x, weight)\n"
                        "    return builder.mark_outputs(torch.mul(x, weight))\n"
                        "def wrap_module(gm, node, module):\n"
                        "    weight = gm.graph.get_attr(node.target + \".weight\")\n"
                        "    made = gm.graph.call_function(wrap, args=(node.args[0], weight),\n"
                        "                                  kwargs={\"eps\": module.eps})\n"
                        "    node.replace_all_uses_with(made)\n"
                        "    gm.graph.erase_node(node)\n"
                        "replacements = {torch.nn.LayerNorm: wrap_module}\n",
                  reading.model->graph);
    QCOMPARE(QString::fromStdString(told),
             QStringLiteral("y.wrap_module=tt.norm(x,norm.weight) eps:0.5; → y"));
}

void CompositesLanguageTest::variablesOfTheEnvironmentAreOptions()
{
    const std::string text = head
        + "def wrap(x):\n"
          "    on = os.environ.get(\"WRAPS\", \"0\") == \"1\"\n"
          "    builder = StableHLOCompositeBuilder(\"tt.on\" if on else \"tt.off\")\n"
          "    return builder.mark_outputs(torch.relu(builder.mark_inputs(x)))\n"
          "replacements = {torch.relu: wrap}\n";
    const auto model = compositeModel("x", "y = torch.relu(x)\n    return y");

    QCOMPARE(outcomeOf(text, model), std::string("y.wrap=tt.off(x); → y"));
    QCOMPARE(outcomeOf(text, model, {{"WRAPS", "1"}}), std::string("y.wrap=tt.on(x); → y"));
    std::vector<std::string> names;
    for (const RuleOption& option : checkedComposites(text).rules.options)
        names.push_back(option.name);
    QCOMPARE(names, (std::vector<std::string>{"tt_enable_composite_ops", "WRAPS"}));
}

void CompositesLanguageTest::compositesCanBeSwitchedOff()
{
    const CheckedRules checked = checkedComposites(head + wrapsRelu + reluTable);
    const StagePlan& stage = checked.rules.stages.front();
    QCOMPARE(stage.switches.size(), std::size_t(1));
    const auto model = compositeModel("x", "y = torch.relu(x)\n    return y");
    const RewriteRun run =
        rewrite(model, checked.rules, {.rules = {.options = {{"tt_enable_composite_ops", "off"}}}});
    QCOMPARE(outline(*run.graph()), outline(*model));
}

void CompositesLanguageTest::whatIsWrongIsTold_data()
{
    QTest::addColumn<std::string>("table");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("no dictionary") << std::string("x = 1\n") << std::string("0 no-composites");
    QTest::newRow("an undefined function")
        << std::string("replacements = {torch.relu: missing}\n") << std::string("8 python-error");
    QTest::newRow("not Python") << std::string("replacements = {\n")
                                << std::string("8 python-syntax");
    QTest::newRow("no function") << std::string("replacements = {torch.relu: 3}\n")
                                 << std::string("8 not-a-function");
}

void CompositesLanguageTest::whatIsWrongIsTold()
{
    QFETCH(std::string, table);
    QFETCH(std::string, expected);
    const std::vector<std::string> codes =
        compositeFindings(checkedComposites(head + wrapsRelu + table));
    QVERIFY2(std::ranges::find(codes, expected) != codes.end(),
             codes.empty() ? "nothing" : codes.front().c_str());
}

void CompositesLanguageTest::aCallThatCannotBeMadeStays()
{
    const std::string told = outcomeOf(head + wrapsRelu + reluTable,
                                       compositeModel("x", "y = torch.relu(x, 2)\n    return y"));
    QVERIFY2(told.starts_with("raises: TypeError"), told.c_str());
}

void CompositesLanguageTest::namesLeadToFunctions()
{
    const auto text = compositesText(head + wrapsRelu + reluTable);
    const auto places = text->rulePlaces();
    QCOMPARE(places.size(), std::size_t(1));
    // `wrap_relu` in the last line.
    const auto definition = text->definitionAt({8, 32});
    QVERIFY(definition);
    QCOMPARE(definition->begin.line, std::size_t(5));
    QVERIFY(!text->definitionAt({1, 2}));
    const auto entry = text->entryAt({6, 10});
    QVERIFY(entry);
    QCOMPARE(entry->rule, std::string("wrap_relu"));
    QCOMPARE(text->outline().size(), std::size_t(1));
}

void CompositesLanguageTest::hoverTellsWhatIsWrapped()
{
    const auto text = compositesText(head + wrapsRelu + reluTable);
    const auto model =
        compositeModel("x", "y = torch.relu(x)\n    z = torch.relu(y)\n    return z");
    const auto hover = text->hoverAt({5, 6}, {.operators = {}, .heuristics = {}, .model = model});
    QVERIFY(hover);
    QCOMPARE(hover->paragraphs,
             (std::vector<std::string>{"Makes tenstorrent.relu of torch.relu.",
                                       "The model calls them 2 times."}));
}

void CompositesLanguageTest::aSketchShowsCallAndComposite()
{
    const auto text = compositesText(head + wrapsRelu + reluTable);
    const auto sketch = text->sketchAt({6, 1});
    QVERIFY(sketch);
    QCOMPARE(sketch->patterns.size(), std::size_t(1));
    const std::vector<SketchedEntry>& entries = sketch->patterns.front().entries;
    QCOMPARE(entries.size(), std::size_t(2));
    QCOMPARE(entries[0].operators, std::vector<std::string>{"torch.relu"});
    QVERIFY(entries[1].isMade);
    QCOMPARE(entries[1].operators, std::vector<std::string>{"tenstorrent.relu"});
}

void CompositesLanguageTest::expectationsAreRead()
{
    const auto text = compositesText(head + "# expect: >= 1\n" + wrapsRelu + reluTable);
    Diagnostics findings;
    QCOMPARE(readExpectationComments(*text, findings).size(), std::size_t(1));
}

FUSEWRIGHT_TEST(CompositesLanguageTest)
#include "tst_composites_language.moc"
