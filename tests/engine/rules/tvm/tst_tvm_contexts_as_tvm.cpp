// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What contexts find in the functions of TVM's own tests of graph matching, as those tests say.

#include "tests/engine/rules/tvm/context_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class TvmContextsAsTvmTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data();
    void finds();

private:
    static void addDiamonds();
    static void addBranches();
    static void addCalls();
    static void addShapes();
    static void addTuples();
};

namespace {

void addMatchCase(const char* name, const QString& model, const QStringList& context,
                  const QStringList& expected)
{
    QTest::newRow(name) << model << inContext(context) << joinedContext(expected);
}

QString twoBranches()
{
    return relaxFunctionOf({relaxTensor("x"), relaxTensor("w0", "1, 1"), relaxTensor("bias0"),
                            relaxTensor("w1", "1, 1"), relaxTensor("bias1")},
                           {"lv0 = " + externalCall("conv1x1", "x, w0"),
                            "lv1 = " + externalCall("bias_add", "lv0, bias0"),
                            "lv2 = " + externalCall("my_relu", "lv1"),
                            "lv3 = " + externalCall("conv1x1", "x, w1"),
                            "lv4 = " + externalCall("bias_add", "lv3, bias1"),
                            "lv5 = " + externalCall("my_relu", "lv4"),
                            "lv6 = " + externalCall("concat", "lv2, lv5", "32, 64")},
                           "lv6");
}

QString nestedDiamonds()
{
    return relaxFunctionOf({relaxTensor("x"), relaxTensor("w")},
                           {"lv0 = " + externalCall("extern_matmul", "x, w"),
                            "lv1 = " + externalCall("extern_matmul", "x, w"),
                            "lv2 = " + externalCall("extern_sigmoid", "lv0"),
                            "lv3 = " + externalCall("extern_sigmoid", "lv1"),
                            "lv4 = " + externalCall("extern_add", "lv0, lv1"),
                            "lv5 = " + externalCall("extern_add", "lv2, lv4"),
                            "lv6 = " + externalCall("extern_add", "lv3, lv4"),
                            "lv7 = " + externalCall("extern_add", "lv5, lv6")},
                           "lv7");
}

QStringList qkvContext()
{
    return {"inp = wildcard()",
            "wq = wildcard()",
            "wk = wildcard()",
            "wv = wildcard()",
            R"(q = is_op("relax.matmul")(inp, wq))",
            R"(k = is_op("relax.matmul")(inp, wk))",
            R"(v = is_op("relax.matmul")(inp, wv))"};
}

} // namespace

void TvmContextsAsTvmTest::finds_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    addDiamonds();
    addBranches();
    addCalls();
    addShapes();
    addTuples();
}

void TvmContextsAsTvmTest::addDiamonds()
{
    const QStringList four =
        packedCalls({"a extern_matmul", "b extern_relu", "c extern_sigmoid", "d extern_add"});
    addMatchCase("diamond", diamondFunction(),
                 four + QStringList{"a ^ b", "a ^ c", "b >> d", "c >> d"},
                 {"ctx: lv0 lv1 lv2 lv3"});
    addMatchCase("diamond with a fork", diamondFunction(),
                 four + QStringList{"a.fork_to(b, c)", "b >> d", "c >> d"},
                 {"ctx: lv0 lv1 lv2 lv3"});
    addMatchCase("diamond, used by two", diamondFunction(),
                 four + QStringList{"a >> b", "a >> c", "b >> d", "c >> d"}, {});
    const QString small = relaxFunctionOf(
        {relaxTensor("x")},
        {"lv0 = " + externalCall("my_relu", "x"), "lv1 = " + externalCall("my_add", "lv0, lv0")},
        "lv1");
    const QString parallel = relaxFunctionOf({relaxTensor("x")},
                                             {"lv0 = " + externalCall("my_relu", "x"),
                                              "lv1 = " + externalCall("my_relu", "x"),
                                              "lv2 = " + externalCall("my_add", "lv0, lv1")},
                                             "lv2");
    const QStringList fork = packedCalls({"fork my_relu", "join my_add"})
        + QStringList{"fork.only_used_by(join, index=0)", "fork.only_used_by(join, index=1)"};
    const QStringList two = packedCalls({"join my_add"})
        + QStringList{R"(is_call_dps_packed("my_relu") >> join)",
                      R"(is_call_dps_packed("my_relu") >> join)"};
    addMatchCase("a small diamond", small, fork, {"ctx: lv0 lv1"});
    addMatchCase("a small diamond is not parallel", parallel, fork, {});
    addMatchCase("parallel", parallel, two, {"ctx: lv0 lv1 lv2"});
    addMatchCase("parallel is no small diamond", small, two, {});

    const QStringList parts = packedCalls({"s extern_sigmoid", "a extern_add", "b extern_add"})
        + QStringList{R"(is_call_dps_packed("extern_matmul").fork_to(s, a))", "s >> b"};
    addMatchCase("the first of two nested diamonds", nestedDiamonds(), parts + QStringList{"a ^ b"},
                 {"ctx: lv0 lv2 lv4 lv5"});
    addMatchCase("not in a nested diamond", nestedDiamonds(), parts + QStringList{"a >> b"}, {});
    addMatchCase(
        "the second nested diamond", nestedDiamonds(),
        packedCalls({"a extern_add", "b extern_add", "c extern_add"})
            + QStringList{R"(is_call_dps_packed("extern_add").fork_to(a, b))", "a >> c", "b >> c"},
        {"ctx: lv4 lv5 lv6 lv7"});
}

void TvmContextsAsTvmTest::addBranches()
{
    const QString chain = R"(is_call_dps_packed("conv1x1") >> is_call_dps_packed("bias_add"))"
                          R"( >> is_call_dps_packed("my_relu"))";
    addMatchCase("two copies of a chain", twoBranches(),
                 {"a = " + chain, "b = a.dup()", R"(is_var("x").fork_to(a, b))"},
                 {"ctx: lv0 lv1 lv2 lv3 lv4 lv5"});
    addMatchCase("a variable of another name", twoBranches(),
                 {"a = " + chain, "b = a.dup()", R"(is_var("y").fork_to(a, b))"}, {});
    addMatchCase("a chain twice", twoBranches(), {chain}, {"ctx: lv0 lv1 lv2", "ctx: lv3 lv4 lv5"});
    addMatchCase("a chain with a gap", twoBranches(),
                 {R"(is_call_dps_packed("conv1x1") >> is_call_dps_packed("my_relu"))"}, {});
    const QString nested = "with PatternContext() as outer:\n    " + chain
        + "\n    with PatternContext() as ctx:\n"
          "        is_call_dps_packed(\"bias_add\") >> is_call_dps_packed(\"my_relu\")\n";
    QTest::newRow("an inner context") << twoBranches() << nested + "ctx.match_dfb(block)\n"
                                      << joinedContext({"ctx: lv1 lv2", "ctx: lv4 lv5"});
    QTest::newRow("the context around it")
        << twoBranches() << nested + "outer.match_dfb(block)\n"
        << joinedContext({"outer: lv0 lv1 lv2", "outer: lv3 lv4 lv5"});
    const auto incremental = [](const QString& how) {
        return packedCalls({"relu extern_relu", "sigmoid extern_sigmoid", "neg extern_neg"})
                   .join('\n')
            + "\nwith PatternContext() as outer:\n    relu >> sigmoid\n"
              "    with PatternContext(incremental="
            + how + ") as ctx:\n        sigmoid >> neg\n        ctx.match_dfb(block)\n";
    };
    const QString three = simpleChain({"extern_relu", "extern_sigmoid", "extern_neg"});
    const QString last = simpleChain({"extern_sigmoid", "extern_neg"});
    QTest::newRow("an incremental context")
        << three << incremental("True") << joinedContext({"ctx: lv0 lv1 lv2"});
    QTest::newRow("one that is not")
        << last << incremental("False") << joinedContext({"ctx: lv0 lv1"});
    QTest::newRow("an incremental context that misses")
        << last << incremental("True") << joinedContext({});
}

void TvmContextsAsTvmTest::addCalls()
{
    const QString two = simpleChain({"extern_matmul", "extern_relu"});
    addMatchCase("a variable and anything", two, {R"(is_var("x") ^ wildcard())"}, {"ctx: lv0"});
    addMatchCase("used by", two,
                 packedCalls({"a extern_matmul", "b extern_relu"}) + QStringList{"a.used_by(b)"},
                 {"ctx: lv0 lv1"});
    addMatchCase("only used by", two,
                 packedCalls({"a extern_matmul", "b extern_relu"}) + QStringList{"a >> b"},
                 {"ctx: lv0 lv1"});
    addMatchCase("used by something else", two,
                 packedCalls({"a extern_matmul", "b extern_impossible"}) + QStringList{"a ^ b"},
                 {});
    addMatchCase("only used by something else", two,
                 packedCalls({"a extern_matmul", "b extern_impossible"}) + QStringList{"a >> b"},
                 {});
    const QStringList weights{relaxTensor("w0"), relaxTensor("w1"), relaxTensor("w2"),
                              relaxTensor("w3")};
    const auto matmuls = [&](const QStringList& pairs) {
        QStringList body;
        for (const QString& pair : pairs)
            body << "lv" + QString::number(body.size()) + " = R.matmul(" + pair + ")";
        QStringList results;
        for (qsizetype at = 0; at < body.size(); ++at)
            results << "lv" + QString::number(at);
        return relaxFunctionOf(QStringList{relaxTensor("x"), relaxTensor("y")} + weights, body,
                               results.join(", "));
    };
    addMatchCase("projections", matmuls({"x, w0", "x, w1", "x, w2"}), qkvContext(),
                 {"ctx: lv0 lv1 lv2"});
    addMatchCase("projections of two inputs", matmuls({"x, w0", "y, w1", "y, w2"}), qkvContext(),
                 {});
    addMatchCase("projections twice",
                 matmuls({"x, w0", "x, w1", "x, w2", "y, w3", "y, w1", "y, w2"}), qkvContext(),
                 {"ctx: lv0 lv1 lv2", "ctx: lv3 lv4 lv5"});
    QStringList transposed;
    for (const QString& number : QStringList{"0", "1", "2", "3"}) {
        transposed << "t" + number + " = R.permute_dims(w" + number + ")"
                   << "lv" + number + " = R.matmul(" + (number < QString("2") ? "x" : "y") + ", t"
                + number + ")";
    }
    addMatchCase("transposed projections twice",
                 relaxFunctionOf(QStringList{relaxTensor("x"), relaxTensor("y")} + weights,
                                 transposed, "lv0, lv1, lv2, lv3"),
                 {"inp = wildcard()", "w1 = wildcard()", "w2 = wildcard()",
                  R"(a = is_op("relax.matmul")(inp, is_op("relax.permute_dims")(w1)))",
                  R"(b = is_op("relax.matmul")(inp, is_op("relax.permute_dims")(w2)))"},
                 {"ctx: t0 lv0 t1 lv1", "ctx: t2 lv2 t3 lv3"});
    const QStringList casts{"x = R.match_cast(x_, R.Tensor((32, 32), dtype=\"float32\"))",
                            "lv0 = R.matmul(x, w0)", "lv1 = R.matmul(x, w1)",
                            "lv2 = R.matmul(x, w2)"};
    addMatchCase("behind a cast",
                 relaxFunctionOf(QStringList{"x_: R.Tensor"} + weights, casts, "lv0, lv1, lv2"),
                 qkvContext(), {"ctx: lv0 lv1 lv2"});
}

void TvmContextsAsTvmTest::addShapes()
{
    const QString two = relaxFunctionOf(
        {relaxTensor("a", "32, 16"), relaxTensor("b", "16, 48"), relaxTensor("c", "48, 32")},
        {"lv0 = " + externalCall("matmul", "a, b", "32, 48"),
         "lv1 = " + externalCall("matmul", "lv0, c")},
        "lv1");
    const QString call = R"(is_call_dps_packed("matmul"))";
    addMatchCase("two products", two, {call + " >> " + call}, {"ctx: lv0 lv1"});
    addMatchCase("two products of some shapes", two,
                 {call + ".has_shape([32, 48]) >> " + call + ".has_shape([32, 32])"},
                 {"ctx: lv0 lv1"});
    addMatchCase("three products", two, {call + " >> " + call + " >> " + call}, {});
    const QString split = relaxFunctionOf(
        {relaxTensor("a"), relaxTensor("b", "16, 32"), relaxTensor("c", "16, 32")},
        {"lv0 = " + externalCall("my_concat", "b, c"),
         "lv1 = " + externalCall("my_matmul", "a, lv0"),
         "lv2 = R.call_dps_packed(\"my_split\", (lv1,), out_sinfo=[R.Tensor((16, 32), "
         "dtype=\"float32\"), R.Tensor((16, 32), dtype=\"float32\")])",
         "lv3: R.Tensor((16, 32), dtype=\"float32\") = lv2[0]",
         "lv4: R.Tensor((16, 32), dtype=\"float32\") = lv2[1]", "lv5 = R.add(lv3, lv4)"},
        "lv5");
    addMatchCase("a product that is split", split,
                 {R"(is_call_dps_packed("my_concat") >> is_call_dps_packed("my_matmul"))"
                  R"( >> is_call_dps_packed("my_split"))"},
                 {"ctx: lv0 lv1 lv2"});
    addMatchCase("items of what is split", split,
                 {R"(split = is_call_dps_packed("my_split"))",
                  "a = TupleGetItemPattern(split, 0).has_shape([16, 32])",
                  "b = TupleGetItemPattern(split, 1).has_shape([16, 32])", "split.fork_to(a, b)",
                  R"(add = is_op("relax.add")(a, b))", "a >> add", "b >> add"},
                 {"ctx: lv2 lv3 lv4 lv5"});
    const auto added = [](const QString& a, const QString& b) {
        return relaxFunctionOf({relaxTensor("a", a), relaxTensor("b", b)},
                               {"c = R.multiply(a, R.const(2.0, \"float32\"))", "d = R.add(b, c)"},
                               "d");
    };
    const QStringList same{"lhs = wildcard()", "rhs = wildcard()",
                           R"(add = is_op("relax.add")(lhs, rhs))", "lhs.same_shape_as(rhs)"};
    addMatchCase("the same shape", added("1024, 128", "1024, 128"), same, {"ctx: d"});
    addMatchCase("the same symbolic shape", added("\"n\", 128", "\"n\", 128"), same, {"ctx: d"});
    addMatchCase("another shape", added("1024, 128", "1, 128"), same, {});
    addMatchCase("another symbolic shape", added("\"n\", 128", "\"m\", 128"), same, {});
    const QString attention = relaxFunctionOf(
        {relaxTensor("x"), relaxTensor("wq"), relaxTensor("wk"), relaxTensor("wv")},
        {"fcq = " + externalCall("my_fc", "x, wq"), "tpq = " + externalCall("my_transpose", "fcq"),
         "fck = " + externalCall("my_fc", "x, wk"), "tpk = " + externalCall("my_transpose", "fck"),
         "mul = R.multiply(tpq, tpk)", "scale = R.multiply(mul, R.const(1.1, \"float32\"))",
         "softmax = " + externalCall("softmax", "scale"), "fcv = " + externalCall("my_fc", "x, wv"),
         "tpv = " + externalCall("my_transpose", "fcv"), "out = R.multiply(softmax, tpv)"},
        "out");
    addMatchCase("attention", attention,
                 {R"(q = is_call_dps_packed("my_fc") >> is_call_dps_packed("my_transpose"))",
                  "k = q.dup()", "v = q.dup()", R"(is_var("x").fork_to(q, k, v))"},
                 {"ctx: fcq tpq fck tpk fcv tpv"});
}

/// Tuples that `rewrite_call` looks for: those that are written, then those that could be.
void TvmContextsAsTvmTest::addTuples()
{
    const auto add = [](const char* name, const QStringList& body, const QString& results,
                        const QStringList& pattern, const QStringList& expected) {
        QTest::newRow(name) << relaxFunctionOf(
            {relaxTensor("A"), relaxTensor("B"), relaxTensor("C"), relaxTensor("D")}, body, results)
                            << joinedContext(pattern + QStringList{"rewrite_call(p, f, g)"})
                            << joinedContext(expected);
    };
    const QStringList two{"rhs = wildcard()", R"(matmul = is_op("relax.matmul"))",
                          "p = is_tuple([matmul(wildcard(), rhs), matmul(wildcard(), rhs)])"};
    const QStringList projected{"a = R.matmul(A, C)", "b = R.matmul(B, C)"};
    add("a tuple that is written", projected + QStringList{"t = (a, b)", "c = R.add(t[0], t[1])"},
        "c", two, {"p: a b"});
    add("a tuple that is given out", projected, "a, b", two, {"p: a b"});
    add("a tuple that could be written", projected + QStringList{"c = R.add(a, b)"}, "c", two,
        {"p#2: a b"});
    const QStringList shared{"x, y, z = wildcard(), wildcard(), wildcard()",
                             R"(sub = is_op("relax.subtract"))",
                             "p = is_tuple([sub(x, y), sub(y, z)])"};
    add("with a part in common",
        {"a = R.subtract(A, B)", "b = R.subtract(B, C)", "c = R.multiply(a, b)"}, "c", shared,
        {"p#2: a b"});
    add("in another order",
        {"a = R.subtract(B, C)", "b = R.subtract(A, B)", "c = R.multiply(a, b)"}, "c", shared,
        {"p#2: a b"});
    add("without a part in common",
        {"a = R.subtract(A, B)", "b = R.subtract(C, D)", "c = R.multiply(a, b)"}, "c", shared, {});
    add("not where a field is used before",
        {"a = R.matmul(A, C)", "d = R.matmul(a, B)", "b = R.matmul(d, C)", "c = R.add(a, b)"}, "c",
        two, {});
    add("a field that is taken is not free",
        projected + QStringList{"d = R.matmul(D, C)", "c = R.add(a, b)", "e = R.add(c, d)"}, "e",
        two, {"p#2: a b", "p#2 at d: overlap"});
    const QStringList apart{R"(e, s = is_op("relax.exp"), is_op("relax.sin"))",
                            "p = is_tuple([e(wildcard()), s(e(wildcard()))])"};
    add("nothing in common", {"a = R.exp(A)", "b = R.exp(B)", "d = R.sin(b)", "c = R.add(a, d)"},
        "c", apart, {"p#2: a b d"});
    add("a field may be a part of another one",
        {"b = R.exp(B)", "d = R.sin(b)", "a = R.exp(A)", "c = R.add(a, d)"}, "c", apart,
        {"p#2: b d", "p#2 at a: overlap"});
    add("nothing in common, as it is written",
        {"a = R.exp(A)", "b = R.exp(B)", "d = R.sin(b)", "t = (a, d)", "c = R.concat(t, axis=0)"},
        "c", apart, {"p: a b d"});
    add("nothing in common, used before",
        {"a = R.exp(A)", "e = R.add(a, B)", "d = R.sin(e)", "c = R.add(a, d)"}, "c",
        {R"(p = is_tuple([is_op("relax.exp")(wildcard()), is_op("relax.sin")(wildcard())]))"}, {});
    const QString exps = R"(p = is_tuple([e(wildcard()) for e in [is_op("relax.exp")] * 3]))";
    add("each field is another one", {"a = R.exp(A)", "b = R.exp(B)", "c = R.add(a, b)"}, "c",
        {exps}, {});
    add("three with nothing in common",
        {"a = R.exp(A)", "b = R.exp(B)", "d = R.exp(C)", "e = R.add(a, b)", "c = R.add(e, d)"}, "c",
        {exps}, {"p#2: a b d"});
    const QStringList ordered{"x = wildcard()",
                              R"(p = is_tuple([is_op("relax.exp")(x), is_op("relax.sin")(x)]))"};
    add("the order that is written",
        {"a = R.exp(A)", "b = R.sin(A)", "t = (a, b)", "c = R.concat(t, axis=0)"}, "c", ordered,
        {"p: a b"});
    add("not another one",
        {"a = R.exp(A)", "b = R.sin(A)", "t = (b, a)", "c = R.concat(t, axis=0)"}, "c", ordered,
        {"p#2: a b"});
    add("three fields",
        {"s = R.split(A, 3, axis=0)", "q = s[0]", "k = s[1]", "v = s[2]", "a = R.exp(q)",
         "b = R.exp(k)", "c = R.add(a, b)", "d = R.add(c, v)"},
        "d",
        {R"(s = is_op("relax.split")(wildcard()))",
         "exp, item = is_op('relax.exp'), is_tuple_get_item",
         "p = is_tuple([exp(item(s, 0)), exp(item(s, 1)), item(s, 2)])"},
        {"p#2: s q k v a b"});
}

void TvmContextsAsTvmTest::finds()
{
    QFETCH(QString, model);
    QFETCH(QString, text);
    QFETCH(QString, expected);

    QCOMPARE(contextSections(text, model), expected);
}

FUSEWRIGHT_TEST(TvmContextsAsTvmTest)
#include "tst_tvm_contexts_as_tvm.moc"
