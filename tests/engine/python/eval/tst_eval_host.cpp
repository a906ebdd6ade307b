// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/python/eval/evaluation_kit.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::Evaluated;

class EvalHostTest : public QObject {
    Q_OBJECT

private slots:
    void tracesWhatIsDoneWithItsObjects_data();
    void tracesWhatIsDoneWithItsObjects();
    void refusesTheTruthOfAnObjectAtItsPlace();
    void carriesUnknownValues_data();
    void carriesUnknownValues();
    void endsACallThatNeedsAnUnknownValue();
    void importsTextsBesideTheProgram();
    void answersTheEnvironment();
    void tellsOfClassesThatDerive();
    void keepsTheNeighboursOfABadItem();
    void entersBlocksAndLeavesThem();
    void leavesBlocksThatAreStopped();
};

void EvalHostTest::tracesWhatIsDoneWithItsObjects_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* expression, const char* expected) {
        QTest::newRow(expression) << QString(expression) << QString(expected);
    };
    add("torch.rsqrt(x)", "torch.rsqrt(x)");
    add("x + 1", "(x + 1)");
    add("1 - x", "(1 - x)");
    add("x @ x ** 2", "(x @ (x ** 2))");
    add("-x", "-x");
    add("x[1:2, 'a']", "x[(slice(1, 2, None), 'a')]");
    add("x.mean(-1, keepdim=True)", "x.mean(-1, keepdim=True)");
    add("x.to(torch.float32).pow(2)", "x.to(torch.float32).pow(2)");
    add("nn.gelu(x)", "torch.nn.functional.gelu(x)");
    add("[x, (x,)]", "[x, (x,)]");
    add("f'{x}'", "'x'");
    add("x is x", "True");
    add("x == x", "True");
    add("x == 1", "False");
    add("{x: 1}[x]", "1");
    add("x.missing", "AttributeError: 'Proxy' object has no attribute 'missing' @4");
    add("len(x)", "TypeError: object of type 'Proxy' has no len() @4");
    add("[y for y in x]", "TypeError: 'Proxy' object is not iterable @4");
    add("x < 1", "TypeError: '<' not supported between instances of 'Proxy' and 'int' @4");
    add("not x",
        "TypeError: symbolically traced variables cannot be used as inputs to control flow @4");
    add("x if x else 1",
        "TypeError: symbolically traced variables cannot be used as inputs to control flow @4");
}

void EvalHostTest::tracesWhatIsDoneWithItsObjects()
{
    QFETCH(QString, expression);
    QFETCH(QString, expected);

    Evaluated run("import torch\nimport torch.nn.functional as nn\n"
                  "def pattern(x):\n  return "
                  + expression.toStdString() + "\n");
    auto& x = run.evaluator.runtime().heap().make<test::TracedObject>("x");
    const PythonOutcome outcome = run.call("pattern", {PythonValue(x)});

    QCOMPARE(QString::fromStdString(run.shown(outcome)), expected);
}

void EvalHostTest::refusesTheTruthOfAnObjectAtItsPlace()
{
    Evaluated run("import torch\n"
                  "def f(x):\n"
                  "  y = 1\n"
                  "  if x.sum() > 0 or x:\n"
                  "    y = 2\n"
                  "  return y\n");
    auto& x = run.evaluator.runtime().heap().make<test::TracedObject>("x");

    const PythonOutcome outcome = run.call("f", {PythonValue(x)});

    QVERIFY(outcome.isRaised());
    QCOMPARE(outcome.error.place.text(), std::string("a.py:4:6"));
    QCOMPARE(outcome.error.traceback.size(), std::size_t(1));
}

void EvalHostTest::carriesUnknownValues_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* expression, const char* expected) {
        QTest::newRow(expression) << QString(expression) << QString(expected);
    };
    add("tvm", "unknown: The module `tvm` is not known here.");
    add("tvm.relax", "unknown: The module `tvm` is not known here. Its attribute `relax` is read.");
    add("tvm(1)", "unknown: The module `tvm` is not known here. It is called.");
    add("tvm[0]", "unknown: The module `tvm` is not known here. One of its items is read.");
    add("1 + tvm", "unknown: The module `tvm` is not known here. It is an operand of `+`.");
    add("len(tvm)", "unknown: The module `tvm` is not known here. `len` is given it.");
    add("tvm == 1", "unknown: The module `tvm` is not known here. It is compared.");
    add("f'a{tvm}'", "unknown: The module `tvm` is not known here. It is put into a text.");
    add("f'{[tvm]}'", "unknown: The module `tvm` is not known here. It is put into a text.");
    add("'%s' % (tvm,)", "unknown: The module `tvm` is not known here. It is put into a text.");
    add("'%d' % (tvm,)", "unknown: The module `tvm` is not known here. It is put into a text.");
    add("str((1, tvm))", "unknown: The module `tvm` is not known here. It is put into a text.");
    add("'{}'.format([tvm])",
        "unknown: The module `tvm` is not known here. It is put into a text.");
    add("[tvm, 1]", "[<unknown>, 1]");
    add("{'a': tvm}['a'] is None",
        "unknown: The module `tvm` is not known here. It is compared with `is`.");
    add("1 if tvm else 2",
        "unknown: The module `tvm` is not known here. It decides between two values.");
    add("any([tvm, True])", "True");
    add("isinstance(tvm, int)",
        "unknown: The module `tvm` is not known here. `isinstance` is asked about it.");
    add("9**9**9", "unknown: `9 ** 387420489` does not fit into 64 bits.");
    add("2**63", "unknown: `2 ** 63` does not fit into 64 bits.");
    add("99999999999999999999", "unknown: `99999999999999999999` does not fit into 64 bits.");
}

void EvalHostTest::carriesUnknownValues()
{
    QFETCH(QString, expression);
    QFETCH(QString, expected);

    Evaluated run("import tvm\nresult = " + expression.toStdString());

    QCOMPARE(run.firstError(), std::string());
    QCOMPARE(QString::fromStdString(run.shown("result")), expected);
}

void EvalHostTest::endsACallThatNeedsAnUnknownValue()
{
    Evaluated run("import tvm\n"
                  "def check(x):\n"
                  "  if tvm.ok(x):\n"
                  "    return True\n"
                  "  return False\n"
                  "def passes(x):\n"
                  "  return tvm.ok or x\n");

    const PythonOutcome outcome = run.call("check", {PythonValue::integer(1)});

    QVERIFY(outcome.isUnknown());
    QCOMPARE(run.shown(outcome), std::string("unknown: The module `tvm` is not known here. @3"));
    QCOMPARE(outcome.error.traceback.size(), std::size_t(4));
    QVERIFY(run.call("passes", {PythonValue::integer(1)}).isUnknown());
}

void EvalHostTest::importsTextsBesideTheProgram()
{
    Evaluated run("from .beside import f, n as m\n"
                  "import beside\n"
                  "from beside import gone\n"
                  "from other import *\n"
                  "r = [f(1), m, beside.n, shared]\n"
                  "u = from_star\n",
                  {},
                  {{".beside", "n = 5\ndef f(x): return x + n\n"},
                   {"beside", "import a\nn = 6\n"},
                   {"other", "shared = 1\nfrom beside import n\nfrom tvm import *\n"}});

    QCOMPARE(run.shown("r"), std::string("[6, 5, 6, 1]"));
    QCOMPARE(run.firstError(),
             std::string("ImportError: cannot import name 'gone' from 'beside' @3"));
    QVERIFY(run.shown("u").starts_with("unknown:") || run.evaluator.errors().size() == 2);
}

void EvalHostTest::answersTheEnvironment()
{
    Evaluated run("import os\n"
                  "r = [os.environ.get('FLAG', '0'), os.getenv('NO', 'x'), os.environ['FLAG'],\n"
                  "     'NO' in os.environ, os.environ.get('NO')]\n"
                  "os.environ['NO']\n"
                  "u = os.path.join('a', 'b')\n");

    QCOMPARE(run.shown("r"), std::string("['1', 'x', '1', False, None]"));
    QCOMPARE(run.firstError(), std::string("KeyError: 'NO' @4"));
    QVERIFY(run.shown("u").starts_with("unknown: `os.path` is not modelled."));
}

void EvalHostTest::tellsOfClassesThatDerive()
{
    Evaluated run("import torch\n"
                  "class A(torch.Provider):\n"
                  "  @property\n"
                  "  def name(self): return 'a'\n"
                  "class B(A): pass\n"
                  "r = [B().name, B().from_host, isinstance(B(), A)]\n"
                  "B().nope\n");

    QCOMPARE(run.host.derived, std::string("A B "));
    QCOMPARE(run.shown("r"), std::string("['a', 'torch.Provider', True]"));
    QCOMPARE(run.firstError(),
             std::string("AttributeError: 'B' object has no attribute 'nope' @7"));
}

void EvalHostTest::keepsTheNeighboursOfABadItem()
{
    test::TestHost host;
    PythonEvaluator evaluator(host);
    evaluator.runtime().keepsNeighbours = true;
    Diagnostics findings;

    const PythonModule* const module = evaluator.runModule("a.py", "r = [1, 1 / 0, 2]\n", findings);

    QCOMPARE(evaluator.runtime().repr(module->scope->names.find("r")).value_or(""),
             std::string("[1, <unknown>, 2]"));
    QCOMPARE(evaluator.errors().size(), std::size_t(1));
}

void EvalHostTest::entersBlocksAndLeavesThem()
{
    Evaluated run("import torch\n"
                  "def f():\n"
                  "  with torch.block as a, torch.blocks as b:\n"
                  "    return [a, b]\n"
                  "r = f()\n"
                  "with torch.other: pass\n");

    QCOMPARE(run.shown("r"), std::string("[as torch.block, as torch.blocks]"));
    QCOMPARE(run.host.blocks,
             std::string("in torch.block in torch.blocks out torch.blocks out torch.block "));
    QVERIFY(run.firstError().find("`with` is not evaluated.") != std::string::npos);
}

void EvalHostTest::leavesBlocksThatAreStopped()
{
    Evaluated run("import torch\n"
                  "with torch.block, torch.blocks:\n"
                  "  1 / 0\n"
                  "with torch.block, torch.other:\n"
                  "  r = 1\n");

    QCOMPARE(run.host.blocks,
             std::string("in torch.block in torch.blocks out torch.blocks out torch.block "
                         "in torch.block out torch.block "));
    QVERIFY(run.firstError().starts_with("ZeroDivisionError"));
}

FUSEWRIGHT_TEST(EvalHostTest)

#include "tst_eval_host.moc"
