// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What is suggested for patterns of TVM and of fusion providers, each tried on a small model.

#include "engine/advise/rule_advice.h"
#include "engine/match/tried_rule.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/session/explain_session.h"
#include "engine/session/rules_session.h"
#include "engine/support/text_edits.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/kit/told_fixes.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

class FixesInPythonTest : public QObject {
    Q_OBJECT

private slots:
    void mendTvmPatterns_data();
    void mendTvmPatterns();
    void mendProviders_data();
    void mendProviders();
    void writeCallsAsTheModelHasThem();
    void addASecondPairWherePairsAreListed();
};

namespace {

/// All that is suggested, the nearest misses first.
QString allOf(const RuleAdvice& advice)
{
    QStringList all;
    for (const GroupAdvice& group : advice.groups)
        all.append(QString::fromStdString(test::told(group.fixes)));
    if (!advice.absent.empty())
        all.append(QString::fromStdString(test::told(advice.absent)));
    return all.join('\n');
}

std::shared_ptr<const Graph> relaxGraph(const QString& lines)
{
    const std::string text = "@I.ir_module\nclass Module:\n    @R.function\n"
                             "    def main(x: R.Tensor((1, 3, 8, 8), dtype=\"float32\"), "
                             "w: R.Tensor((4, 3, 3, 3), dtype=\"float32\")):\n"
                             "        with R.dataflow():\n"
        + lines.toStdString() + "            R.output(out)\n        return out\n";
    return test::readBytes(text, "a.relax.py", test::Keep::TidyInferred).model->graph;
}

std::string tvmFile(const QString& lines)
{
    return "from tvm.relax.dpl import is_op, is_const, wildcard\n"
           "from tvm.relax.backend.pattern_registry import register_patterns\n"
           "def made():\n"
        + lines.toStdString() + "register_patterns([(\"own.made\", made())])\n";
}

RuleAdvice tvmAdvice(const Graph& graph, const std::string& text)
{
    RuleContext context{.operators = graph.catalogue()};
    const CheckedRules checked = checkRulesText("rules.py", text, context);
    const Rule& rule = checked.rules.rules.at(0);
    TriedRule tried = tryRules(graph, checked.rules)[0];
    addCensus(graph, rule, tried);
    FixAdvisor advisor(graph, {.all = checked.texts}, context);
    return adviseRule(advisor, rule, tried.census);
}

} // namespace

void FixesInPythonTest::mendTvmPatterns_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("expected");

    const QString conv = QStringLiteral("            c = R.nn.conv2d(x, w)\n");
    const QString convRelu =
        QStringLiteral("    out = is_op(\"relax.nn.conv2d\")(wildcard(), wildcard())\n"
                       "    return is_op(\"relax.nn.relu\")(out)\n");
    const auto row = [](const char* name, const QString& model, const QString& pattern,
                        const char* expected) {
        QTest::newRow(name) << model << pattern << QString(expected);
    };
    row("another activation", conv + "            out = R.nn.gelu(c)\n", convRelu,
        "Let `relu` be `gelu` too: 1/1");
    row("one in between",
        conv
            + "            d = R.astype(c, \"float16\")\n"
              "            out = R.nn.relu(d)\n",
        convRelu,
        "Allow `to` between `conv2d` and `relu`: 1/1\n"
        "Require `to` between `conv2d` and `relu`: 1/1\nMake `conv2d` optional: 1/1");
    row("an element type", conv + "            out = R.nn.relu(c)\n",
        "    out = is_op(\"relax.nn.conv2d\")(wildcard().has_dtype(\"float16\"), wildcard())\n"
        "    return is_op(\"relax.nn.relu\")(out)\n",
        "Let `any` be `float32` too: 1/1\nAllow any element type for `any`: 1/1");
    row("a shape", conv + "            out = R.nn.relu(c)\n",
        "    x = wildcard()\n"
        "    out = is_op(\"relax.nn.conv2d\")(x.has_shape((1, 3, 4, 4)), wildcard())\n"
        "    return is_op(\"relax.nn.relu\")(out)\n",
        "Let `any` have the shape (1, 3, 8, 8) too: 1/1\nAllow any shape for `any`: 1/1");
    row("an attribute", conv + "            out = R.nn.relu(c)\n",
        "    out = is_op(\"relax.nn.conv2d\")(wildcard(), wildcard())"
        ".has_attr({\"groups\": 2, \"data_layout\": \"NCHW\"})\n"
        "    return is_op(\"relax.nn.relu\")(out)\n",
        "Keep only the attributes that `conv2d` has: 1/1\n"
        "Allow any attributes for `conv2d`: 1/1");
}

void FixesInPythonTest::mendTvmPatterns()
{
    QFETCH(QString, model);
    QFETCH(QString, pattern);
    const auto graph = relaxGraph(model);

    const RuleAdvice advice = tvmAdvice(*graph, tvmFile(pattern));

    QTEST(allOf(advice), "expected");
}

namespace {

std::string providerFile(const QString& parameters, const QString& lines)
{
    return "import torch\nfrom tt_torch.fusion_providers import FusionProvider\n\n\n"
           "class Own(FusionProvider):\n    name = \"own\"\n\n"
           "    @staticmethod\n    def pattern("
        + parameters.toStdString() + "):\n" + lines.toStdString()
        + "\n    @staticmethod\n    def replacement(" + parameters.toStdString()
        + "):\n        return torch.sigmoid(x)\n";
}

RuleAdvice providerAdvice(const QString& model, const std::string& text)
{
    const test::Reading reading = test::readBytes(
        "def forward(self, x, w):\n" + model.toStdString(), "model.fx.txt", test::Keep::Tidy);
    const CheckedRules checked = checkRulesText("providers.py", text, {});
    Rewriting rewriting{.rules = checked.rules};
    rewriting.run = rewrite(reading.model->graph, rewriting.rules);
    ExplainedRule explained = explainRewriting(rewriting.run, rewriting.rules, 0, std::nullopt);
    addFixes(explained, rewriting, checked.texts);
    return explained.advice;
}

} // namespace

void FixesInPythonTest::mendProviders_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char* name, const char* model, const char* parameters,
                        const char* pattern, const char* expected) {
        QTest::newRow(name) << QString(model) << QString(parameters) << QString(pattern)
                            << QString(expected);
    };
    row("a keyword for a position",
        "    a = x.pow(2)\n    b = a.mean(dim=-1, keepdim=True)\n    c = torch.rsqrt(b)\n"
        "    return c\n",
        "x", "        return torch.rsqrt(x.pow(2).mean(-1, keepdim=True))\n",
        "Write `mean` as `pow_1.mean(dim=-1, keepdim=True)`: 1/1");
    row("a real number", "    a = x.pow(2.0)\n    b = a.mean(-1)\n    return b\n", "x",
        "        return x.pow(2).mean(-1)\n", "Write `pow_1` as `x.pow(2.0)`: 1/1");
    row("a method for a sign in the middle",
        "    a = x.exp()\n    b = a.add(w)\n    c = torch.tanh(b)\n    return c\n", "x, y",
        "        return torch.tanh(x.exp() + y)\n", "Write `add` as `exp.add(y)`: 1/1");
    row("another operator", "    a = x.exp()\n    b = torch.relu(a)\n    return b\n", "x",
        "        return torch.relu(x.sin())\n", "Let `sin` be `.exp` instead: 1/1");
    row("one in between",
        "    a = x.exp()\n    b = a.to(torch.float32)\n    c = torch.relu(b)\n    return c\n", "x",
        "        return torch.relu(x.exp())\n", "Require `to` between `exp` and `relu`: 1/1");
}

void FixesInPythonTest::mendProviders()
{
    QFETCH(QString, model);
    QFETCH(QString, parameters);
    QFETCH(QString, pattern);

    const RuleAdvice advice = providerAdvice(model, providerFile(parameters, pattern));

    QTEST(allOf(advice), "expected");
}

void FixesInPythonTest::writeCallsAsTheModelHasThem()
{
    const std::string text = providerFile("x, cap", "        return torch.tanh(x / cap) * cap\n");

    const RuleAdvice advice = providerAdvice("    a = x.div(w)\n    b = torch.tanh(a)\n"
                                             "    c = b.mul(w)\n    return c\n",
                                             text);

    QCOMPARE(
        allOf(advice),
        QStringLiteral("Write `mul` as `tanh.mul(cap)`; write `truediv` as `x.div(cap)`: 1/1"));
    QCOMPARE(edited(SourceText("providers.py", text), advice.absent.front().edits),
             providerFile("x, cap", "        return torch.tanh(x.div(cap)).mul(cap)\n"));
}

void FixesInPythonTest::addASecondPairWherePairsAreListed()
{
    const std::string text = "import torch\n"
                             "from tt_torch.fusion_providers import FusionProvider\n\n\n"
                             "class Own(FusionProvider):\n    name = \"own\"\n\n"
                             "    @staticmethod\n    def first(x):\n"
                             "        return torch.relu(x.sin())\n\n"
                             "    @staticmethod\n    def made(x):\n"
                             "        return torch.sigmoid(x)\n\n"
                             "    pattern = first\n    replacement = made\n\n"
                             "    def get_patterns(self):\n"
                             "        return [(self.first, self.made)]\n";

    const RuleAdvice advice = providerAdvice("    a = x.exp()\n    b = torch.relu(a)\n"
                                             "    c = b.sin()\n    d = torch.relu(c)\n"
                                             "    return d\n",
                                             text);

    QCOMPARE(allOf(advice), QStringLiteral("Let `sin` be `.exp` too: 2/2"));
}

FUSEWRIGHT_TEST(FixesInPythonTest)
#include "tst_fixes_in_python.moc"
