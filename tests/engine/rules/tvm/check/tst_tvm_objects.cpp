// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/check/check_host.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// A convolution with its bias, halves of it, a kernel, and a product that is given out.
constexpr std::string_view manyObjects = R"json({
  "format": "fusewright-graph", "version": 1, "name": "small",
  "inputs": [{"name": "x", "dtype": "float16", "shape": ["n", 8, 8, 16]},
             {"name": "k"}],
  "constants": [{"name": "w", "dtype": "float16", "shape": [32, 3, 3, 16]},
                {"name": "zero", "dtype": "float32", "shape": [], "value": 0},
                {"name": "steps", "dtype": "int64", "shape": [3], "value": [1, 2, 3]}],
  "nodes": [
    {"id": "conv", "op": "R.nn.conv2d", "inputs": ["x", "w"],
     "attrs": {"data_layout": "NHWC", "kernel_layout": "OHWI", "padding": [1, 1]}},
    {"id": "flat", "op": "R.reshape", "inputs": ["conv"], "attrs": {"shape": [4, -1]}},
    {"id": "halves", "op": "R.split", "inputs": ["flat"],
     "attrs": {"indices_or_sections": 2, "axis": 1}},
    {"id": "left", "op": "R.TupleGetItem", "inputs": ["halves"], "attrs": {"index": 0}},
    {"id": "right", "op": "R.TupleGetItem", "inputs": ["halves"], "attrs": {"index": 1}},
    {"id": "packed", "op": "fused_decode3", "inputs": ["left", "w"]},
    {"id": "joined", "op": "R.concat", "inputs": ["left", "right"], "attrs": {"axis": 0}},
    {"id": "low", "op": "R.astype", "inputs": ["joined"], "attrs": {"dtype": "float8_e4m3fn"}},
    {"id": "cut", "op": "R.strided_slice", "inputs": ["low"],
     "attrs": {"axes": [0], "begin": [2], "end": [4]}},
    {"id": "mean", "op": "R.mean", "inputs": ["conv"], "attrs": {"axis": 2}},
    {"id": "clipped", "op": "R.clip", "inputs": ["cut"], "attrs": {"min": 0, "max": 6.5}},
    {"id": "odd", "op": "R.add", "inputs": ["k", "cut"]}
  ],
  "values": {"conv": {"dtype": "float16", "shape": ["n", 8, 8, 32]},
             "flat": {"dtype": "float16", "shape": [4, "n * 512"]},
             "left": {"dtype": "float16", "shape": [4, 256]},
             "low": {"dtype": "float8_e4m3fn", "shape": [8, 256]},
             "cut": {"dtype": "float16", "shape": [2, 256]}},
  "outputs": ["odd", "packed"]
})json";

/// An ONNX-like graph: an operator with two results.
constexpr std::string_view severalResults = R"json({
  "format": "fusewright-graph", "version": 1, "name": "split",
  "inputs": [{"name": "x", "dtype": "float32", "shape": [4, 6]}],
  "nodes": [
    {"id": "parts", "op": "Split", "inputs": ["x"], "outputs": ["a", "b", "c"]},
    {"id": "prod", "op": "Mul", "inputs": ["a", "b"]},
    {"id": "soft", "op": "Softmax", "inputs": ["prod"], "attrs": {"axis": 1}},
    {"id": "custom", "op": "com.acme::Odd", "inputs": ["soft"]}
  ],
  "values": {"a": {"dtype": "float32", "shape": [4, 2]}},
  "outputs": ["custom"]
})json";

/// As TVM prints a module.
constexpr std::string_view script = R"py(
# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func
    def fused_decode1(a: T.handle, b: T.handle, c: T.handle):
        T.evaluate(0)

    @R.function
    def main(x: R.Tensor(("n", 64), dtype="float16"), q: R.Tensor((64, 8), dtype="uint32"),
             s: R.Tensor((64,), dtype="float16")) -> R.Tensor(("n", 2), dtype="float16"):
        n = T.int64()
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.fused_decode1, (q, s),
                            out_sinfo=R.Tensor((64, 64), dtype="float16"))
            lv1: R.Tensor(("n", 64), dtype="float16") = R.matmul(x, lv, out_dtype="void")
            lv2: R.Tensor((1, "n", 64), dtype="float16") = R.reshape(lv1, R.shape([1, n, 64]))
            lv3: R.Tensor((1, "n", 2), dtype="float16") = R.strided_slice(
                lv2, (R.prim_value(2),), (R.prim_value(0),), (R.prim_value(2),))
            lv4: R.Tensor((1, "n", 2), dtype="float16") = R.clip(
                lv3, R.prim_value(T.float32(0)), R.prim_value(T.float32(6)))
            gv: R.Tensor(("n", 2), dtype="float16") = R.squeeze(lv4, axis=[0])
            R.output(gv)
        return gv
)py";

const std::vector<std::string> everything{"conv",   "flat",   "halves", "left", "right",
                                          "packed", "joined", "low",    "cut",  "odd"};

} // namespace

class TvmObjectsTest : public QObject {
    Q_OBJECT

private slots:
    void showsWhatTvmHas_data();
    void showsWhatTvmHas();
    void showsAModuleAsItIsWritten_data();
    void showsAModuleAsItIsWritten();
    void showsOtherFrameworksAsRelax_data();
    void showsOtherFrameworksAsRelax();
};

namespace {

/// What an expression shows, of the labels of a match.
QString shownExpression(const QString& expression, std::string_view json,
                        const std::vector<std::string>& labels,
                        const std::vector<std::string>& members)
{
    CheckProgram program("import numpy as np\n"
                         "import operator\n"
                         "import tvm\n"
                         "from functools import reduce\n"
                         "from tvm import relax, tir\n"
                         "from tvm.arith import Analyzer\n"
                         "def show(context):\n"
                         "  at = context.annotated_expr\n"
                         "  text = repr(("
                             + expression.toStdString()
                             + "))\n"
                               "  if text:\n"
                               "    raise ValueError(text)\n",
                         json);
    const TvmCheckAnswer answer = program.ask("show", program.question(labels, members));
    std::string said = answer.raises ? answer.what : "unknown: " + answer.unknown;
    constexpr std::string_view before = "ValueError: ";
    if (said.starts_with(before))
        said.erase(0, before.size());
    return QString::fromStdString(said);
}

void addRow(const char* expression, const char* expected)
{
    QTest::newRow(expression) << QString(expression) << QString(expected);
}

} // namespace

void TvmObjectsTest::showsWhatTvmHas_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("expected");
    // Calls and what they are given.
    addRow("context.matched_expr is at['root'], at['conv'].op.name", "(True, 'relax.nn.conv2d')");
    addRow("at['conv'].op == tvm.ir.Op.get('relax.nn.conv2d')", "True");
    addRow("at['conv'].args, len(at['conv'].args)", "([x, w], 2)");
    addRow("at['conv'].args[0] is at['x'], at['flat'].args[0] == at['conv']", "(True, False)");
    addRow("context.matched_bindings[at['flat'].args[0]] is at['conv']", "True");
    addRow("at['packed'].op.name, at['packed'].args",
           "('relax.call_tir', [I.GlobalVar(\"fused_decode3\"), [left, w]])");
    addRow("at['kernel'].name_hint, isinstance(at['kernel'], relax.GlobalVar)",
           "('fused_decode3', True)");
    addRow("[f.dtype for f in at['joined'].args[0].struct_info.fields][:1]", "['float16']");
    addRow("isinstance(at['joined'].args[0].ty, relax.TupleStructInfo)", "True");
    addRow("at['joined'].args, at['joined'].args[0].fields[1]", "([[left, right]], right)");
    addRow("at['flat'].args[1].values, at['flat'].args[1].struct_info.ndim", "([4, n * 512], 2)");
    addRow("[[int(e.value) for e in a] for a in at['cut'].args[1:]]", "[[0], [2], [4]]");
    addRow("at['left'].tuple_value, at['left'].index, at['right'].index", "(halves, 0, 1)");
    // Attributes, given and by default.
    addRow("at['conv'].attrs.data_layout, at['conv'].attrs.groups", "('NHWC', 1)");
    addRow("at['conv'].attrs.padding, at['conv'].attrs.strides", "([1, 1, 1, 1], [1, 1])");
    addRow("[int(s) for s in at['conv'].attrs.strides] == [1, 1]", "True");
    addRow("list(at['mean'].attrs.axis) == [2], at['mean'].attrs.keepdims", "(True, False)");
    addRow("at['halves'].attrs['axis'], 'axis' in at['halves'].attrs", "(1, True)");
    addRow("at['conv'].attrs.colour", "AttributeError: 'Attrs' object has no attribute 'colour'");
    addRow("at['root'].attrs, at['packed'].attrs, hasattr(at['conv'].attrs, 'out_dtype')",
           "(None, None, True)");
    addRow("at['clipped'].args[1].value.value == 0, at['clipped'].args[2].value == 6.5",
           "(True, True)");
    addRow("int(at['clipped'].args[2].value), float(at['clipped'].args[1].value)", "(6, 0.0)");
    addRow("isinstance(at['clipped'].args[1], relax.PrimValue)", "True");
    // Types and shapes.
    addRow("at['x'].struct_info.dtype, at['x'].ty.ndim, len(at['x'].checked_type.shape)",
           "('float16', 4, 4)");
    addRow("at['conv'].struct_info.shape[-1] + 1, at['conv'].ty.shape.values[1:]",
           "(33, [8, 8, 32])");
    addRow("reduce(operator.mul, at['w'].ty.shape, 1), int(at['w'].ty.shape[0]) % 5", "(4608, 2)");
    addRow("reduce(operator.mul, at['x'].ty.shape.values[:1], 1) is at['x'].ty.shape[0]", "True");
    addRow("at['x'].ty.shape[0] * 2, at['x'].ty.shape[0].name", "(n * 2, 'n')");
    addRow("at['x'].ty.shape[1] / 2",
           "RuntimeError: TVM supports multiple types of integer divisions, please call div, "
           "indexdiv/indexmod, floordiv/floormod or truncdiv/truncmod directly to avoid "
           "ambiguity in the code.");
    addRow("at['x'].ty.shape[1] // 3, -at['x'].ty.shape[1], float(at['x'].ty.shape[1])",
           "(2, -8, 8.0)");
    addRow("at['x'].ty.shape[4]", "IndexError: ShapeExpr index out of range");
    addRow("at['left'].struct_info, at['joined'].struct_info.ndim",
           "unknown: The graph does not say the shape of `joined`.");
    addRow("at['k'].ty.dtype == 'float16'",
           "unknown: The graph does not say the element type of `k`.");
    addRow("at['low'].ty.dtype, at['low'].ty.dtype == 'e4m3_float8'", "(float8_e4m3fn, True)");
    addRow("at['low'].ty.dtype in ('float8_e4m3fn', 'int8'), at['low'].ty.dtype == 'float16'",
           "(True, False)");
    addRow("isinstance(at['low'].ty.dtype, str), tvm.DataType(at['x'].ty.dtype).bits",
           "(True, 16)");
    addRow("len(at['halves'].ty.fields), at['halves'].ty.fields[0].shape", "(2, [4, 256])");
    addRow("reduce(lambda a, b: a + b, [at['x'].ty.shape[0]] * 900)",
           "unknown: A symbolic size is too long to follow.");
    addRow("isinstance(at['halves'].struct_info, relax.TupleStructInfo)", "True");
    // Symbols.
    addRow("isinstance(at['x'].ty.shape[0], tir.IntImm), isinstance(at['x'].ty.shape[0], tir.Var)",
           "(False, True)");
    addRow("isinstance(at['x'].ty.shape[1], tir.IntImm | int), at['x'].ty.shape[1].value",
           "(True, 8)");
    addRow("isinstance(at['flat'].ty.shape[1], tir.Var), at['flat'].ty.shape[1]",
           "(False, n * 512)");
    addRow("at['x'].ty.shape[0] == at['conv'].ty.shape[0] or 1", "n == n");
    addRow("bool(at['x'].ty.shape[0] == 4), bool(at['x'].ty.shape[0] != 4)", "(False, True)");
    addRow("at['x'].ty.shape[0] > 1 and 2", "unknown: `n > 1` compares symbolic sizes.");
    addRow("int(at['x'].ty.shape[0])",
           "TypeError: int() argument must be a string, a bytes-like object or a real number, "
           "not 'Var'");
    addRow("Analyzer().can_prove_equal(at['x'].ty.shape[0], at['conv'].ty.shape[0])", "True");
    addRow("Analyzer().can_prove_equal(at['x'].ty.shape[0], 4), Analyzer().can_prove(3 >= 1)",
           "(False, True)");
    addRow("Analyzer().can_prove(at['x'].ty.shape[0] != 4)", "False");
    addRow("tvm.ir.structural_equal(at['x'].ty.shape, at['conv'].ty.shape)", "False");
    // Constants.
    addRow("isinstance(at['w'], relax.Constant), isinstance(at['x'], relax.expr.Constant)",
           "(True, False)");
    addRow("at['zero'].data.numpy()[()].item(), at['zero'].data.shape, at['zero'].ty.ndim",
           "(0, (), 0)");
    addRow("at['steps'].data.numpy().tolist(), np.all(at['steps'].data.numpy() > 1)",
           "([1, 2, 3], False)");
    addRow("np.isclose(float(at['zero'].data.numpy()), 1e-9), np.isclose(1, 1.1, atol=0.2)",
           "(True, True)");
    addRow("np.allclose(at['steps'].data.numpy(), 2), np.any(at['steps'].data.numpy() == 3)",
           "(False, True)");
    addRow("np.allclose(at['w'].data.numpy(), 0)",
           "unknown: The graph does not keep the contents of `w`.");
    addRow("float(at['zero'].data.numpy()), int(at['zero'].data.numpy())", "(0.0, 0)");
    addRow("at['w'].data.dtype, at['w'].data.shape, at['w'].data.numpy().size",
           "('float16', (32, 3, 3, 16), 4608)");
    addRow("at['w'].data.numpy().max() > 3",
           "unknown: The graph does not keep the contents of `w`.");
    // Variables.
    addRow("context.var_usages[at['x']], context.var_usages.get(at['conv'].args[0])",
           "([conv], [conv])");
    addRow("context.value_to_bound_var[at['joined']].name_hint", "'joined'");
    addRow("at['w'] in context.value_to_bound_var, at['x'] in context.var_usages", "(False, True)");
    addRow("[isinstance(v, relax.DataflowVar) for v in context.matched_bindings][-3:]",
           "[True, True, False]");
    addRow("isinstance(at['x'], relax.Var), isinstance(at['x'], tir.Var)", "(True, False)");
    addRow("isinstance(at['conv'], relax.Foo)",
           "unknown: Whether relax.nn.conv2d(…) is an instance of `tvm.relax.Foo` is not known.");
    addRow("isinstance(at['conv'].attrs.strides[0], int)",
           "unknown: Whether this number is an `int` depends on the version of TVM.");
    addRow("hasattr(at['conv'], 'op'), hasattr(at['x'], 'op')", "(True, False)");
    addRow("at['conv'].same_as(context.matched_bindings[at['flat'].args[0]])", "True");
    addRow("context.colour",
           "AttributeError: 'PatternCheckContext' object has no attribute "
           "'colour'");
    addRow("at['none']", "KeyError: 'none'");
    addRow("at.get('none'), 'conv' in at, sorted(at)[:2]", "(None, True, ['clipped', 'conv'])");
    addRow("at['conv'].args == [at['x'], at['w']]",
           "unknown: Whether TVM calls two lists with equal items equal depends on its version.");
    addRow("at['conv'].attrs.strides != [2, 2], [*at['conv'].args, 1]", "(True, [x, w, 1])");
}

void TvmObjectsTest::showsWhatTvmHas()
{
    QFETCH(QString, expression);
    QFETCH(QString, expected);
    std::vector<std::string> labels{"root=odd"};
    for (const char* const name : {"conv", "flat", "halves", "left", "right", "packed", "joined",
                                   "low", "cut", "clipped", "mean", "x", "k", "w", "zero", "steps"})
        labels.push_back(std::string(name) + '=' + name);
    labels.emplace_back("kernel=packed#0");

    const QString shown = shownExpression(expression, manyObjects, labels, everything);

    QCOMPARE(shown, expected);
}

void TvmObjectsTest::showsAModuleAsItIsWritten_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("expected");
    addRow("at['decode'].args[0].name_hint, at['decode'].args[1].fields",
           "('fused_decode1', [q, s])");
    addRow("at['mm'].args, at['mm'].attrs.out_dtype", "([x, lv], 'void')");
    addRow("at['x'].name_hint, isinstance(at['x'], relax.Var)", "('x', True)");
    addRow("at['mm'].ty.shape[0] is at['x'].ty.shape[0], at['view'].args[1]", "(True, [1, n, 64])");
    addRow("[[int(e.value) for e in a] for a in at['cut'].args[1:]]", "[[2], [0], [2]]");
    addRow("float(at['root'].args[1].value), at['root'].args[2].value.value == 6.0", "(0.0, True)");
    addRow("[isinstance(v, relax.DataflowVar) for v in context.matched_bindings]",
           "[True, True, True, True, True]");
}

void TvmObjectsTest::showsAModuleAsItIsWritten()
{
    QFETCH(QString, expression);
    QFETCH(QString, expected);

    const QString shown = shownExpression(
        expression, script, {"root=lv4", "decode=lv", "mm=lv1", "view=lv2", "cut=lv3", "x=x"},
        {"lv", "lv1", "lv2", "lv3", "lv4"});

    QCOMPARE(shown, expected);
}

void TvmObjectsTest::showsOtherFrameworksAsRelax_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("expected");
    addRow("at['soft'].op.name, at['prod'].op.name", "('relax.nn.softmax', 'relax.multiply')");
    addRow("at['prod'].args, at['soft'].attrs.axis", "([a, b], 1)");
    addRow("at['parts'].attrs.axis",
           "unknown: The graph does not say the attribute `axis` of `parts`.");
    addRow("at['custom'].op.name", "unknown: TVM has no name for the operator `com.acme::Odd`.");
    addRow("at['a'].tuple_value, at['a'].index, at['a'].ty.shape", "(parts, 0, [4, 2])");
    addRow("isinstance(at['parts'].ty, relax.TupleStructInfo), len(at['parts'].ty.fields)",
           "(True, 3)");
    addRow("context.var_usages[at['a'].tuple_value]", "[a, b]");
    addRow("context.matched_bindings",
           "{parts: relax.split(…), a: parts[0], b: parts[1], "
           "prod: relax.multiply(…), soft: relax.nn.softmax(…)}");
}

void TvmObjectsTest::showsOtherFrameworksAsRelax()
{
    QFETCH(QString, expression);
    QFETCH(QString, expected);

    const QString shown = shownExpression(
        expression, severalResults,
        {"root=soft", "soft=soft", "prod=prod", "a=parts.0", "parts=parts", "custom=custom"},
        {"parts", "prod", "soft"});

    QCOMPARE(shown, expected);
}

FUSEWRIGHT_TEST(TvmObjectsTest)
#include "tst_tvm_objects.moc"
