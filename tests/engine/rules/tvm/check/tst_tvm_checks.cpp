// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/check/check_host.h"

#include "engine/rules/tvm/check/check_places.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// `y = relu(x @ w + b)`, and the product is used once more.
constexpr std::string_view product = R"json({
  "format": "fusewright-graph", "version": 1, "name": "small",
  "inputs": [{"name": "x", "dtype": "int8", "shape": [2, 4, 66]},
             {"name": "any", "dtype": "int8", "shape": ["batch", 8]}],
  "constants": [{"name": "w", "dtype": "int8", "shape": [66, 32]},
                {"name": "b", "dtype": "int8", "shape": [32]}],
  "nodes": [
    {"id": "mm", "op": "R.matmul", "inputs": ["x", "w"]},
    {"id": "add", "op": "R.add", "inputs": ["mm", "b"]},
    {"id": "relu", "op": "R.nn.relu", "inputs": ["add"]},
    {"id": "other", "op": "R.exp", "inputs": ["mm"]},
    {"id": "shown", "op": "R.exp", "inputs": ["relu"]},
    {"id": "last", "op": "R.add", "inputs": ["shown", "other"]}
  ],
  "values": {"mm": {"dtype": "int8", "shape": [2, 4, 32]},
             "add": {"dtype": "int8", "shape": [2, 4, 32]}},
  "outputs": ["last", "shown"]
})json";

/// The check of leaks as a file has it that does not import TVM's.
constexpr std::string_view leaksInPython = R"py(
from tvm.relax import DataflowVar

def leaks(context):
    inside = set(context.matched_bindings.keys())
    root = context.value_to_bound_var[context.matched_expr]
    between = {v for v in context.matched_bindings if v != root}
    if any(not isinstance(v, DataflowVar) for v in between):
        return True
    for v in between:
        if any(user not in inside for user in context.var_usages[v]):
            return True
    return False
)py";

const std::vector<std::string> productLabels{"root=add", "lhs=x", "rhs=w",
                                             "bias=b",   "mm=mm", "any=any"};

} // namespace

class TvmChecksTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhatDecided_data();
    void tellsWhatDecided();
    void findsLeaks_data();
    void findsLeaks();
    void namesTheShapeThatIsUnknown();
    void multipliesAsCutlassDoes_data();
    void multipliesAsCutlassDoes();
    void givesAttributesAsTexts_data();
    void givesAttributesAsTexts();
    void endsWhereTheBudgetEnds();
    void tellsOfACheckThatRemembers();
    void outlivesWhatACheckKeeps_data();
    void outlivesWhatACheckKeeps();
    void makesNoMoreOfALargeGraph();
};

void TvmChecksTest::tellsWhatDecided_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("line");
    const auto add = [](const char* body, const char* expected, int line) {
        QTest::newRow(qPrintable(QString(body).simplified()))
            << QString(body) << QString(expected) << line;
    };
    add("  return True\n", "true", 0);
    add("  return lhs_shape[-1] % 4 == 0\n", "false lhs_shape[-1] % 4 | 66 % 4 = 2", 8);
    add("  if lhs_shape[-1] % 4 != 0:\n    return False\n  return True\n",
        "false lhs_shape[-1] % 4 | 66 % 4 = 2", 8);
    add("  if mm.ty.dtype not in ('float16', 'float32'):\n    return False\n  return True\n",
        "false mm.ty.dtype not in ('float16', 'float32') | 'int8' not in ('float16', 'float32')",
        8);
    add("  return isinstance(mm, relax.Var)\n", "false isinstance(mm, relax.Var) | False", 8);
    add("  return mm.ty.shape[-1] == 32\n", "true", 0);
    add("  pass\n", "false nothing is returned | ", 4);
    add("  raise ValueError(f'{mm.op.name} of {lhs_shape}')\n",
        "raises ValueError: relax.matmul of [2, 4, 66]", 8);
    add("  assert mm.op.name == 'relax.add'\n  return True\n", "raises AssertionError", 8);
    add("  return mm.colour == 1\n",
        "raises AttributeError: 'Call' object has no attribute "
        "'colour'",
        8);
    add("  return mm.attrs.out_dtype == ''\n",
        "unknown: How TVM writes that there is no type depends on its version.", 8);
    add("  return str(mm.attrs.out_dtype) == 'int64'\n", "false str(mm.attrs.out_dtype) | 'void'",
        8);
    add("  return context.annotated_expr['any'].ty.shape[0] <= 1\n",
        "unknown: `batch <= 1` compares symbolic sizes.", 8);
    add("  return tvm.get_global_func('a.b')(mm)\n", "unknown: `tvm.get_global_func` is called.",
        8);
    add("  return has_leaking_intermediate_variables(context)\n", "true", 0);
    add("  if has_leaking_intermediate_variables(context):\n    return False\n  return True\n",
        "false has_leaking_intermediate_variables(context) | True", 8);
}

void TvmChecksTest::tellsWhatDecided()
{
    QFETCH(QString, body);
    QFETCH(QString, expected);
    QFETCH(int, line);
    CheckProgram program("import tvm\n"
                         "from tvm import relax\n"
                         "from ..utils import has_leaking_intermediate_variables\n"
                         "def check(context):\n"
                         "  lhs = context.annotated_expr['lhs']\n"
                         "  mm = context.annotated_expr['mm']\n"
                         "  lhs_shape = lhs.struct_info.shape.values\n"
                             + body.toStdString(),
                         product);

    const TvmCheckAnswer answer =
        program.ask("check", program.question(productLabels, {"mm", "add"}));

    QCOMPARE(QString::fromStdString(shownAnswer(answer)), expected);
    QCOMPARE(answer.place ? static_cast<int>(answer.place->begin.line) : 0, line);
}

void TvmChecksTest::findsLeaks_data()
{
    QTest::addColumn<QStringList>("members");
    QTest::addColumn<QString>("made");
    QTest::addColumn<QString>("user");
    const auto add = [](const char* name, const QStringList& members, const char* made,
                        const char* user) {
        QTest::newRow(name) << members << QString(made) << QString(user);
    };
    add("one operator", {"mm"}, "", "");
    add("another user", {"add", "mm"}, "mm", "other");
    add("no other user", {"relu", "add"}, "", "");
    add("the user is inside", {"last", "other", "shown"}, "shown", "the graph");
    add("all of it but the output", {"other", "mm"}, "mm", "add");
    add("an operator between", {"relu", "mm", "add", "other"}, "other", "last");
}

void TvmChecksTest::findsLeaks()
{
    QFETCH(QStringList, members);
    QFETCH(QString, made);
    QFETCH(QString, user);
    CheckProgram program(std::string(leaksInPython), product);
    std::vector<std::string> matched;
    for (const QString& member : members)
        matched.push_back(member.toStdString());
    const CheckQuestion question = program.question({"root=" + matched.front()}, matched);

    const TvmCheckAnswer inPython = program.ask("leaks", question);
    const auto leak = findCheckLeak(question);

    QCOMPARE(inPython.outcome, made.isEmpty() ? Outcome::False : Outcome::True);
    QCOMPARE(leak.has_value(), !made.isEmpty());
    if (!leak)
        return;
    const std::string_view who =
        leak->user.isValid() ? program.graph->nodeName(leak->user) : "the graph";
    QCOMPARE(QString::fromStdString(std::string(program.graph->valueName(leak->made.value))), made);
    QCOMPARE(QString::fromStdString(std::string(who)), user);
}

void TvmChecksTest::namesTheShapeThatIsUnknown()
{
    CheckProgram program("def check(context):\n"
                         "  return context.matched_expr.struct_info.ndim == 3\n",
                         product);

    const TvmCheckAnswer answer = program.ask("check", program.question({"root=relu"}, {"relu"}));

    QCOMPARE(answer.unknown, std::string("The graph does not say the shape of `relu`."));
    QCOMPARE(answer.causes.size(), std::size_t(1));
    QCOMPARE(answer.causes.front().kind, UnknownCause::Kind::Shape);
    QCOMPARE(program.graph->valueName(answer.causes.front().value), std::string_view("relu"));
}

void TvmChecksTest::multipliesAsCutlassDoes_data()
{
    QTest::addColumn<QString>("shapes");
    QTest::addColumn<bool>("expected");
    QTest::newRow("no batches") << "[4, 8], [8, 4]" << true;
    QTest::newRow("batches on one side") << "[2, 3, 4, 8], [8, 4]" << true;
    QTest::newRow("equal batches") << "[2, 3, 4, 8], [2, 3, 8, 4]" << true;
    QTest::newRow("stretched batches") << "[2, 1, 4, 8], [2, 3, 8, 4]" << false;
    QTest::newRow("fewer batches") << "[2, 3, 4, 8], [3, 8, 4]" << false;
    QTest::newRow("a symbolic batch") << "[n, 4, 8], [n, 8, 4]" << true;
    QTest::newRow("different symbols") << "[n, 4, 8], [2, 8, 4]" << false;
    QTest::newRow("a symbolic reduced axis") << "[4, n], [8, 4]" << false;
}

void TvmChecksTest::multipliesAsCutlassDoes()
{
    QFETCH(QString, shapes);
    QFETCH(bool, expected);
    CheckProgram program("from tvm.contrib.cutlass.build import is_shape_valid_for_cutlass_matmul\n"
                         "def check(context):\n"
                         "  n = context.annotated_expr['any'].struct_info.shape[0]\n"
                         "  return is_shape_valid_for_cutlass_matmul("
                             + shapes.toStdString() + ")\n",
                         product);

    const TvmCheckAnswer answer =
        program.ask("check", program.question(productLabels, {"mm", "add"}));

    QCOMPARE(answer.outcome, expected ? Outcome::True : Outcome::False);
}

void TvmChecksTest::givesAttributesAsTexts_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* body, const char* expected) {
        QTest::newRow(qPrintable(QString(body).simplified())) << QString(body) << QString(expected);
    };
    add("{'k': at['lhs'].ty.shape[-1], 'op': at['mm'].op.name}", "k=66 op=relax.matmul ");
    add("{'shape': list(at['mm'].ty.shape), 2: None}", "shape=[2, 4, 32] 2=None ");
    add("{}", "");
    add("{'a': 1, 'b': bool(at['any'].ty.shape[0] > 1)}",
        "unknown: `batch > 1` compares symbolic sizes.");
    add("[1]", "raises TypeError: attributes of a group are a dict");
    add("at['none']", "raises KeyError: 'none'");
}

void TvmChecksTest::givesAttributesAsTexts()
{
    QFETCH(QString, body);
    QFETCH(QString, expected);
    CheckProgram program("def getter(at):\n  return " + body.toStdString() + "\n", product);
    WorkBudget budget(100'000);

    const TvmAttributesAnswer answer =
        askAttributes(program.evaluator, program.value("getter"),
                      program.question(productLabels, {"mm", "add"}), program.names(), budget);

    std::string shown = answer.why.outcome == Outcome::True ? "" : shownAnswer(answer.why);
    for (const auto& [key, value] : answer.items)
        shown += key + '=' + value + ' ';
    QCOMPARE(QString::fromStdString(shown), expected);
}

void TvmChecksTest::endsWhereTheBudgetEnds()
{
    CheckProgram program("def check(context):\n"
                         "  while True:\n"
                         "    pass\n",
                         product);
    WorkBudget budget(500);

    const TvmCheckAnswer answer =
        askCheck(program.evaluator, program.value("check"),
                 program.question(productLabels, {"mm", "add"}), program.names(), budget);

    QCOMPARE(answer.outcome, Outcome::Unknown);
    QCOMPARE(answer.unknown, std::string("This takes more than 500 steps."));
    QCOMPARE(budget.left(), std::uint64_t(0));
}

void TvmChecksTest::tellsOfACheckThatRemembers()
{
    CheckProgram program("SEEN = set()\n"
                         "def check(context):\n"
                         "  SEEN.add(context.matched_expr.op.name)\n"
                         "  return True\n"
                         "def forget(context):\n"
                         "  seen = set()\n"
                         "  seen.add(context.matched_expr.op.name)\n"
                         "  return True\n",
                         product);
    const CheckQuestion question = program.question(productLabels, {"mm", "add"});

    const TvmCheckAnswer remembered = program.ask("check", question);
    const TvmCheckAnswer forgotten = program.ask("forget", question);

    QVERIFY(remembered.leavesTraces);
    QVERIFY(!forgotten.leavesTraces);
}

void TvmChecksTest::outlivesWhatACheckKeeps_data()
{
    QTest::addColumn<QString>("asked");
    for (const char* const asked :
         {"call.op", "attrs['out_dtype']", "'out_dtype' in attrs", "attrs.out_dtype", "len(data)",
          "data[0]", "list(data)", "data.shape", "usages[call.args[0]]", "call in bound",
          "context.matched_expr", "info.dtype", "isinstance(call, relax.Call)",
          "has_leaking_intermediate_variables(context)"})
        QTest::newRow(asked) << QString(asked);
}

void TvmChecksTest::outlivesWhatACheckKeeps()
{
    QFETCH(QString, asked);
    CheckProgram program(
        "from tvm import relax\n"
        "from tvm.relax.backend.utils import has_leaking_intermediate_variables\n"
        "KEPT = []\n"
        "def check(context):\n"
        "  call = context.annotated_expr['mm']\n"
        "  KEPT.append((context, call, call.attrs, call.args[1].data.numpy(),\n"
        "               call.ty, context.var_usages, context.value_to_bound_var))\n"
        "  context, call, attrs, data, info, usages, bound = KEPT[0]\n"
        "  if len(KEPT) == 1:\n"
        "    return True\n"
        "  return "
            + asked.toStdString() + "\n",
        product);
    const CheckQuestion question = program.question(productLabels, {"mm", "add"});

    const TvmCheckAnswer first = program.ask("check", question);
    const TvmCheckAnswer second = program.ask("check", question);

    QCOMPARE(first.outcome, Outcome::True);
    QCOMPARE(second.outcome, Outcome::Unknown);
}

void TvmChecksTest::makesNoMoreOfALargeGraph()
{
    std::string nodes;
    for (int at = 0; at < 20'000; ++at)
        nodes += std::string(at > 0 ? "," : "") + R"({"id": "n)" + std::to_string(at)
            + R"(", "op": "R.exp", "inputs": [")" + (at > 0 ? "n" + std::to_string(at - 1) : "x")
            + R"("]})";
    CheckProgram program(std::string(leaksInPython),
                         R"({"format": "fusewright-graph", "version": 1, "inputs": ["x"],)"
                         R"("nodes": [)"
                             + nodes + "]}");
    WorkBudget budget(1'000'000);

    const TvmCheckAnswer answer =
        askCheck(program.evaluator, program.value("leaks"),
                 program.question({"root=n2"}, {"n1", "n2"}), program.names(), budget);

    QCOMPARE(answer.outcome, Outcome::False);
    QVERIFY(budget.left() > 999'000);
}

FUSEWRIGHT_TEST(TvmChecksTest)
#include "tst_tvm_checks.moc"
