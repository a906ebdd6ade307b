// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/tvm_program.h"
#include "tests/engine/rules/tvm/tvm_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

constexpr auto beginning = "from tvm.relax.dpl import *\n"
                           "from tvm import relax, tir\n"
                           "import tvm\n"
                           "from tvm.script import relax as R\n"
                           "x, y, w = wildcard(), wildcard(), wildcard()\n"
                           "add = is_op('relax.add')\n";

/// What an expression makes, as the pattern of a tuple; else why not.
QString madeBy(const QString& expression)
{
    const TvmProgram program(
        "p.py", beginning + ("PATTERNS = [('p', " + expression + ")]\n").toStdString());
    if (!program.patterns().empty())
        return QString::fromStdString(dplText(program.patterns().front().pattern));
    return program.findings().empty() ? QString()
                                      : QString::fromStdString(program.findings().front().message);
}

} // namespace

/// The pattern language makes what TVM's makes, and refuses as it refuses.
class DplPatternsTest : public QObject {
    Q_OBJECT

private slots:
    void constructorsMakeWhatTvmMakes_data();
    void constructorsMakeWhatTvmMakes();
    void methodsMakeWhatTvmMakes_data();
    void methodsMakeWhatTvmMakes();
    void callsAreRefusedAsByTvm_data();
    void callsAreRefusedAsByTvm();
    void anObjectThatIsMetTwiceIsOneNode();
    void namesAreFoundUnderEveryImport_data();
    void namesAreFoundUnderEveryImport();
    void aChainOfManyThousandsIsOrdinary();
};

void DplPatternsTest::constructorsMakeWhatTvmMakes_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("made");
    const auto row = [](const char* expression, const char* made) {
        QTest::newRow(expression) << QString(expression) << QString(made);
    };
    row("wildcard()", "*");
    row("add(x, y)", "relax.add(*, *)");
    row("add()", "relax.add()");
    row("add(varg_default_wildcard=True)", "relax.add(...)");
    row("add(x, varg_default_wildcard=True, add_constraint=False)", "relax.add(*, ...)");
    row("add(is_const(), is_var('a'))", "relax.add(const, var(\"a\"))");
    row("add(is_dfv(), is_gv(name='k'))", "relax.add(dfv(), gv(\"k\"))");
    row("is_tuple([x, add(x, y)])", "tuple($1=*, relax.add($1, *))");
    row("is_tuple((x, y), unordered=True)", "unordered(*, *)");
    row("UnorderedTuplePattern([x])", "unordered(*)");
    row("is_tuple_get_item(x)", "*[?]");
    row("is_tuple_get_item(x, 2)", "*[2]");
    row("TuplePattern([x, y])[-1]", "tuple(*, *)[1]");
    row("TuplePattern([x])[None]", "tuple(*)[?]");
    row("is_call_tir('k')", "relax.call_tir(gv(\"k\"), *)");
    row("is_call_tir('k', [x, y])", "relax.call_tir(gv(\"k\"), tuple(*, *))");
    row("is_call_dps_packed('f', TuplePattern([x]))",
        "relax.call_dps_packed(extern(\"f\"), tuple(*))");
    row("is_call_packed('f')", "extern(\"f\")(...)");
    row("is_call_packed('f', [x])", "extern(\"f\")(*)");
    row("is_shape([1, tir.Var('n', 'int64'), 3])", "shape(1, n, 3)");
    row("is_expr(tvm.ir.Op.get('relax.add'))(x, y)", "relax.add(*, *)");
    row("ExternFuncPattern('f')(x)", "extern(\"f\")(*)");
    row("FunctionPattern([x, y], add(x, y))", "function($1=*, $2=*, relax.add($1, $2))");
    row("CallPattern(add, [x, y], True)", "relax.add(*, *, ...)");
    row("OrPattern(x, AndPattern(y, NotPattern(w)))", "(* | (* & ~*))");
    row("has_dtype('float16')", "*.dtype(float16)");
    row("has_attr({'axis': 1}, add(x, y))", "relax.add(*, *).{axis=1}");
    row("ShapePattern(x, [2])", "*.shape(2)");
    row("DataTypePattern(x, 'int8')", "*.dtype(int8)");
    row("make_fused_bias_activation_pattern('relax.nn.conv2d', True, 'relax.nn.relu')",
        "relax.nn.relu(relax.add(relax.nn.conv2d(*, *), *))");
    row("make_fused_bias_activation_pattern('relax.matmul', with_bias=True, allow_reshape=True)",
        "relax.add(relax.matmul(*, *), relax.reshape(*, *, ...), ...)");
}

void DplPatternsTest::constructorsMakeWhatTvmMakes()
{
    QFETCH(const QString, expression);
    QFETCH(const QString, made);

    QCOMPARE(madeBy(expression), made);
}

void DplPatternsTest::methodsMakeWhatTvmMakes_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("made");
    const auto row = [](const char* expression, const char* made) {
        QTest::newRow(expression) << QString(expression) << QString(made);
    };
    row("x.has_shape((1, 2))", "*.shape(1, 2)");
    row("x.has_shape(())", "*.shape()");
    row("x.has_shape([tir.Var('n', 'int64') * 2])", "*.shape(n * 2)");
    row("x.has_dtype('float32').has_shape([4])", "*.dtype(float32).shape(4)");
    row("x.has_ty(relax.TensorType((2, 3), 'float32'))", "*.struct(float32(2, 3))");
    row("x.has_struct_info(R.Tensor(dtype='int8', ndim=2))", "*.struct(int8(?, ?))");
    row("x.has_struct_info(relax.TensorStructInfo(dtype='int8'))", "*.struct(int8)");
    row("add(x, y).has_attr({'a': [1, 2], 'b': 'NHWC', 'c': True, 'd': None})",
        "relax.add(*, *).{a=[1, 2], b=\"NHWC\", c=true, d=null}");
    row("add(x, y) | x", "(relax.add($1=*, *) | $1)");
    row("x & y | ~w", "((* & *) | ~*)");
    row("add(x, y).optional(lambda p: is_op('relax.exp')(p))",
        "($1=relax.add(*, *) | relax.exp($1))");
    row("add.call(x, y)", "relax.add(*, *)");
    row("add(x, x.dup())", "relax.add(*, *)");
    row("(x ^ add(x, y))[1]", "relax.add(*, *)");
    row("(x >> add(x, y)).dup()[-1]", "relax.add(*, *)");
    row("x.used_by(add(x, y), 0).only_used_by(is_op('relax.exp')(w))[2]", "relax.exp(*)");
}

void DplPatternsTest::methodsMakeWhatTvmMakes()
{
    QFETCH(const QString, expression);
    QFETCH(const QString, made);

    QCOMPARE(madeBy(expression), made);
}

void DplPatternsTest::callsAreRefusedAsByTvm_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* expression, const char* said) {
        QTest::newRow(expression) << QString(expression) << QString(said);
    };
    row("wildcard(1)", "TypeError: wildcard() takes 0 positional arguments but 1 was given");
    row("is_op()", "TypeError: is_op() missing 1 required positional argument: 'op_name'");
    row("is_op(name='a')", "TypeError: is_op() got an unexpected keyword argument 'name'");
    row("is_op('a', op_name='b')", "TypeError: is_op() got multiple values for argument 'op_name'");
    row("is_tuple([x], fields=[y])",
        "TypeError: is_tuple() got multiple values for argument 'fields'");
    row("is_tuple(x)", "TypeError: is_tuple() takes a list or tuple, not 'WildcardPattern'");
    row("is_op(3)", "TypeError: is_op() takes a string, not 'int'");
    row("add(x, 3)", "TypeError: __call__() takes a pattern, not 'int'");
    row("x.has_shape(3)", "TypeError: has_shape() takes a list or tuple, not 'int'");
    row("x.has_attr([1])", "TypeError: has_attr() takes a dict, not 'list'");
    row("TuplePattern([x])[1]", "IndexError: TuplePattern index out of range");
    row("add(x, y)[0]", "TypeError: 'CallPattern' object is not subscriptable");
    row("-x", "TypeError: bad operand type for unary -: 'WildcardPattern'");
    row("x.nothing", "AttributeError: 'WildcardPattern' object has no attribute 'nothing'");
    row("tvm.ir.Op.get('relax.nothing')",
        "AttributeError: Operator relax.nothing is not registered");
}

void DplPatternsTest::callsAreRefusedAsByTvm()
{
    QFETCH(const QString, expression);
    QFETCH(const QString, said);

    QCOMPARE(madeBy(expression), said);
}

void DplPatternsTest::anObjectThatIsMetTwiceIsOneNode()
{
    const QString shared = madeBy("add(x, x)");
    const QString distinct = madeBy("add(x, y)");

    QCOMPARE(shared, QString("relax.add($1=*, $1)"));
    QCOMPARE(distinct, QString("relax.add(*, *)"));
}

void DplPatternsTest::namesAreFoundUnderEveryImport_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("module") << "import tvm\nP = [('p', tvm.relax.dpl.wildcard())]\n";
    QTest::newRow("pattern")
        << "from tvm.relax.dpl.pattern import wildcard\nP = [('p', wildcard())]\n";
    QTest::newRow("dpl") << "from tvm.relax import dpl\nP = [('p', dpl.wildcard())]\n";
    QTest::newRow("as") << "import tvm.relax.dpl as d\nP = [('p', d.pattern.wildcard())]\n";
    QTest::newRow("relax") << "from tvm import relax as r\nP = [('p', r.dpl.wildcard())]\n";
    QTest::newRow("class") << "from tvm.relax.dpl import WildcardPattern as W\nP = [('p', W())]\n";
    QTest::newRow("star") << "from tvm.relax.dpl.pattern import *\nP = [('p', wildcard())]\n";
}

void DplPatternsTest::namesAreFoundUnderEveryImport()
{
    QFETCH(const QString, text);

    const TvmProgram program("p.py", text.toStdString());

    QCOMPARE(test::planLines(program), QStringList({"plan variables", "  p = *"}));
}

void DplPatternsTest::aChainOfManyThousandsIsOrdinary()
{
    const TvmProgram program("p.py",
                             beginning
                                 + std::string("for _ in range(50000):\n"
                                               "    x = is_op('relax.exp')(x)\n"
                                               "P = [('p', x)]\n"));

    QCOMPARE(program.patterns().at(0).pattern.nodes.size(), std::size_t(100'001));
    const std::string text = dplText(program.patterns()[0].pattern);
    QVERIFY(text.starts_with("relax.exp(relax.exp(") && text.ends_with("))))"));
}

FUSEWRIGHT_TEST(DplPatternsTest)
#include "tst_dpl_patterns.moc"
