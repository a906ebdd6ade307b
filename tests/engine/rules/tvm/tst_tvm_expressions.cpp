// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What patterns ask of expressions as they are written in Relax: what they are not, two patterns of
// one expression, names, lists, and how functions are called.

#include "tests/engine/rules/tvm/tvm_cases.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class TvmExpressionsTest : public QObject {
    Q_OBJECT

private slots:
    void makesSections_data();
    void makesSections() { compareCase(); }

private:
    static void addRefusals();
    static void addRefusedObjects();
    static void addBoth();
    static void addNames();
    static void addLists();
    static void addCounts();
    static void addKernels();
    static void addCallers();
};

void TvmExpressionsTest::makesSections_data()
{
    QTest::addColumn<QString>("function");
    QTest::addColumn<QString>("patterns");
    QTest::addColumn<QString>("expected");
    addRefusals();
    addRefusedObjects();
    addBoth();
    addNames();
    addLists();
    addCounts();
    addKernels();
    addCallers();
}

void TvmExpressionsTest::addRefusals()
{
    const QStringList three = giving(
        {"a = R.exp(x)", "b = R.nn.relu(a)", "c = R.nn.relu(x)", "d = R.nn.relu(w)"}, "b, c, d");
    const auto relu = [&](const char* name, const char* argument, const QStringList& expected) {
        addCase(name, three, fusing({QString(R"(p = is_op("relax.nn.relu")(%1))").arg(argument)}),
                expected);
    };
    relu("a value that no operator makes", R"(~is_op("relax.exp")(varg_default_wildcard=True))",
         {"p: c", "p: d"});
    relu("not such a call", R"(~is_op("relax.exp")(is_var("x")))", {"p: c", "p: d"});
    relu("not such a call, with other arguments", R"(~is_op("relax.exp")(is_var("w")))",
         {"p: b", "p: c", "p: d"});
    relu("not one with more arguments", R"(~is_op("relax.exp")(wildcard(), wildcard()))",
         {"p: b", "p: c", "p: d"});
    relu("neither of two", R"(~(is_op("relax.exp")(wildcard()) | is_var("w")))", {"p: c"});
    relu("not both at once", R"(~(is_var() & is_var("w")))", {"p: b", "p: c"});
    relu("what is not refused", R"(~~is_op("relax.exp")(wildcard()))", {"p: b"});
    relu("not such a type", R"(~wildcard().has_dtype("float16"))", {"p: b", "p: c"});
    relu("not such a call of such a type",
         R"(~is_op("relax.exp")(wildcard()).has_dtype("float32"))", {"p: c", "p: d"});
    relu("no tuple", R"(~is_tuple([wildcard()]))", {"p: b", "p: c", "p: d"});
    addCase("what nobody knows is not refused", giving({"a = R.my.op(x)", "b = R.nn.relu(a)"}, "b"),
            fusing({R"(p = is_op("relax.nn.relu")(~wildcard().has_dtype("float16")))"}),
            {"p at b: unknown"});
    addCase("what an earlier pattern took is no such call",
            giving({"a = R.exp(x)", "b = R.nn.relu(a)"}, "b"),
            {R"(e = is_op("relax.exp")(wildcard()))",
             R"(r = is_op("relax.nn.relu")(~is_op("relax.exp")(wildcard())))",
             R"(FuseOpsByPattern([FusionPattern("e", e), FusionPattern("p", r)]))"},
            {"e: a", "p: b"});
    addCase("turned round where one is refused",
            giving({"a = R.exp(x)", "b = R.add(a, w)", "c = R.add(w, a)", "d = R.add(a, a)"},
                   "b, c, d"),
            fusing({R"(p = is_op("relax.add")(~is_op("relax.exp")(wildcard()), wildcard()))"}),
            {"p: b", "p: c"});
}

void TvmExpressionsTest::addRefusedObjects()
{
    const QStringList pairs =
        giving({"a = R.subtract(x, x)", "b = R.subtract(x, w)", "c = R.subtract(w, x)"}, "a, b, c");
    addCase("another value than before", pairs,
            fusing({"o = wildcard()", R"(p = is_op("relax.subtract")(o, ~o))"}), {"p: b", "p: c"});
    addCase("what comes later is anything", pairs,
            fusing({"o = wildcard()", R"(p = is_op("relax.subtract")(~o, o))"}), {});
    const QStringList mixed = giving(
        {"a = R.exp(x)", "b = R.my.mix(w, (w, a), 2)", "c = R.my.mix(a, (w, a), 2)"}, "b, c");
    addCase("what comes later is anything to an operator that nobody knows", mixed,
            fusing({"o = wildcard()", R"(e = is_op("relax.exp")(o))",
                    R"(p = is_op("relax.my.mix")(~o, is_tuple([wildcard(), e]), wildcard()))"}),
            {});
    addCase("a call that comes later is refused at its first place", mixed,
            fusing({R"(e = is_op("relax.exp")(wildcard()))",
                    R"(p = is_op("relax.my.mix")(~e, is_tuple([wildcard(), e]), wildcard()))"}),
            {"p: a b"});
    addCase("not made of what is the other operand",
            giving({"a = R.exp(x)", "b = R.subtract(x, a)", "c = R.subtract(w, a)"}, "b, c"),
            fusing({"o = wildcard()", R"(p = is_op("relax.subtract")(o, ~is_op("relax.exp")(o)))"}),
            {"p: c"});
}

void TvmExpressionsTest::addBoth()
{
    const QStringList sums = giving({"a = R.exp(x)", "b = R.nn.gelu(w)", "c = R.add(a, b)",
                                     "d = R.add(b, a)", "e = R.add(a, a)"},
                                    "c, d, e");
    const auto add = [&](const char* name, const char* pattern, const QStringList& expected) {
        addCase(name, sums,
                fusing({R"(add, any = is_op("relax.add"), wildcard)",
                        R"(e, g = is_op("relax.exp")(any()), is_op("relax.nn.gelu")(any()))",
                        QString("p = ") + pattern}),
                expected);
    };
    add("two calls of one expression", "add(e, any()) & add(any(), g)",
        {"p: a b c", "p at d: overlap"});
    add("turned round alone", "add(e, any()) & add(g, any())", {"p: a b c", "p at d: overlap"});
    add("the same in both", "add(e, any()) & add(e, any())",
        {"p: a c", "p at d: overlap", "p at e: overlap"});
    add("an open call and a closed one", "add(e, varg_default_wildcard=True) & add(any(), g)",
        {"p: a b c", "p at d: overlap"});
    add("one that is refused", "add(e, any()) & ~add(any(), g)", {"p: a e"});
    addCase("operands are one expression too",
            giving({"a = R.subtract(x, w)", "b = R.nn.relu(a)"}, "b"),
            fusing({R"(r, s = is_op("relax.nn.relu"), is_op("relax.subtract"))",
                    R"(p = r(s(is_var("x"), wildcard())) & r(s(wildcard(), is_var("w"))))"}),
            {"p: a b"});
    addCase("turned round within what is turned round",
            giving({"a = R.multiply(x, w)", "b = R.add(w, a)"}, "b"),
            fusing({"o = wildcard()", R"(m = is_op("relax.multiply"))",
                    R"(p = is_op("relax.add")(m(is_var("x"), o) & m(o, is_var("x")), o))"}),
            {"p: a b"});
    const QStringList twoLists = fusing({"o = wildcard()", R"(l = is_op("relax.concat"))",
                                         R"(p = is_op("relax.subtract")(l(o), l(o)))"});
    addCase("a tuple with a name is one expression",
            giving({"t = (x, w)", "a = R.concat(t, axis=1)", "b = R.concat(t, axis=0)",
                    "c = R.subtract(a, b)"},
                   "c"),
            twoLists, {"p: a b c"});
    addCase("two tuples that are written alike are two",
            giving({"a = R.concat((x, w), axis=1)", "b = R.concat((x, w), axis=0)",
                    "c = R.subtract(a, b)"},
                   "c"),
            twoLists, {});
    addCase("an input has no items", giving({"a = R.my.op(x, x)"}, "a"),
            fusing({"o = wildcard()", R"(p = is_op("relax.my.op")(o, is_tuple_get_item(o, 0)))"}),
            {});
    addCase("operands that cannot be", giving({"a = R.subtract(x, w)", "b = R.nn.relu(a)"}, "b"),
            fusing({R"(r, s = is_op("relax.nn.relu"), is_op("relax.subtract"))",
                    R"(p = r(s(is_var("x"), wildcard())) & r(s(wildcard(), is_var("x"))))"}),
            {});
    addCase("two operators are never one", giving({"a = R.exp(x)"}, "a"),
            fusing({R"(p = is_op("relax.exp")(wildcard()) & is_op("relax.sin")(wildcard()))"}), {});
    addCase("two items of one tuple",
            giving({"a = R.split(x, 2, axis=1)", "b = a[1]", "c = R.nn.relu(b)"}, "c"),
            fusing({R"(s = is_op("relax.split")(wildcard()))",
                    R"(i = is_tuple_get_item(s, 1) & is_tuple_get_item(wildcard()))",
                    R"(p = is_op("relax.nn.relu")(i))"}),
            {"p: a b c"});
}

void TvmExpressionsTest::addNames()
{
    const QStringList casts =
        giving({R"(a = R.match_cast(x, R.Tensor((2, 4), "float32")))", "b = R.exp(a)",
                "c = R.exp(x)", "d = R.exp(w)", "e = R.exp(d)"},
               "b, c, e");
    const auto exp = [&](const char* name, const char* argument, const QStringList& expected) {
        addCase(name, casts, fusing({QString(R"(p = is_op("relax.exp")(%1))").arg(argument)}),
                expected);
    };
    exp("a variable of a name", R"(is_var("w"))", {"p: d"});
    exp("of another name", R"(is_var("y"))", {});
    exp("of a part of a name", R"(is_var("xx"))", {});
    exp("any variable", "is_var()", {"p: b", "p: c", "p: d"});
    exp("a name of what is bound", R"(is_var("d"))", {});
    exp("what a cast binds", "is_dfv()", {"p: b"});
    exp("what a cast binds, by its name", R"(is_dfv("a"))", {"p: b"});
    exp("a variable with two names", R"(is_var("w") & is_var("x"))", {});
    exp("a variable with a name, twice", R"(is_var("w") & is_var())", {"p: d"});
    exp("a variable of another name", R"(~is_var("w") & is_var())", {"p: b", "p: c"});
}

void TvmExpressionsTest::addLists()
{
    const QStringList lists = giving({"a = R.split(x, 2, axis=1)", "b = R.concat(a, axis=0)",
                                      "c = R.concat((x, w), axis=0)", "d = R.concat((x,), axis=0)"},
                                     "b, c, d");
    const auto concat = [&](const char* name, const char* argument, const QStringList& expected) {
        addCase(name, lists, fusing({QString(R"(p = is_op("relax.concat")(%1))").arg(argument)}),
                expected);
    };
    concat("a call for a list", R"(is_op("relax.split")(wildcard()))", {"p: a b"});
    concat("a list of one", "is_tuple([wildcard()])", {"p: d"});
    concat("no call for a list", R"(~is_op("relax.split")(wildcard()))", {"p: c", "p: d"});
    concat("a list, or another", "is_tuple([wildcard()]) | is_tuple([wildcard(), is_var('w')])",
           {"p: c", "p: d"});
    concat("two lists of one expression",
           "is_tuple([is_var('x'), wildcard()]) & is_tuple([wildcard(), is_var('w')])", {"p: c"});
    concat("no such list", "~is_tuple([is_var('x')])", {"p: b", "p: c"});
    concat("no constant and no variable", "~is_const() & ~is_var()", {"p: b", "p: c", "p: d"});
    const QStringList mixed =
        giving({"a = R.my.mix(x, (w, x), 3, w)", "b = R.my.mix(w, x, 3, w)"}, "a, b");
    const auto mix = [&](const char* name, const char* arguments, const QStringList& expected) {
        addCase(name, mixed, fusing({QString(R"(p = is_op("relax.my.mix")(%1))").arg(arguments)}),
                expected);
    };
    mix("any arguments of an operator that nobody knows",
        "wildcard(), wildcard(), wildcard(), wildcard()", {"p: a", "p: b"});
    mix("fewer than there are", "wildcard(), wildcard(), wildcard()", {});
    mix("a list among them",
        "wildcard(), is_tuple([wildcard(), is_var('x')]), wildcard(), "
        "is_var('w')",
        {"p: a"});
    mix("a list of others",
        "wildcard(), is_tuple([is_var('x'), wildcard()]), wildcard(), "
        "wildcard()",
        {});
    mix("a value behind a list", "is_var('x'), wildcard(), wildcard(), is_var('w')", {"p: a"});
    mix("no list", "wildcard(), is_var(), wildcard(), wildcard()", {"p: b"});
    addCase("one list of two operators",
            giving({"a = R.concat((x, w), axis=0)", "b = R.subtract(a, a)"}, "b"),
            fusing({R"(o, concat = wildcard(), is_op("relax.concat"))",
                    R"(p = is_op("relax.subtract")(concat(o), concat(o)))"}),
            {"p: a b"});
}

void TvmExpressionsTest::addCounts()
{
    const QStringList slices =
        giving({"a = R.strided_slice(x, axes=[0], begin=[0], end=[1])",
                "b = R.strided_slice(x, axes=[0], begin=[0], end=[1], strides=[1])"},
               "a, b");
    const auto slice = [&](const char* name, const char* more, const QStringList& expected) {
        addCase(name, slices,
                fusing({QString(R"(p = is_op("relax.strided_slice")(wildcard(), wildcard(), )"
                                R"(wildcard(), wildcard()%1))")
                            .arg(more)}),
                expected);
    };
    slice("as many arguments as there are", "", {"p: a"});
    slice("and one more", ", wildcard()", {"p: b"});
    slice("or any more", ", varg_default_wildcard=True", {"p: a", "p: b"});
    const QStringList shapes =
        giving({"a = R.reshape(x, R.shape([4, 2]))", "b = R.reshape(x, R.shape([8]))"}, "a, b");
    const auto reshape = [&](const char* name, const char* shape, const QStringList& expected) {
        addCase(name, shapes,
                fusing({QString(R"(p = is_op("relax.reshape")(wildcard(), %1))").arg(shape)}),
                expected);
    };
    reshape("a shape that is written", "is_shape([4, 2])", {"p: a"});
    reshape("a shape of another rank", "is_shape([8])", {"p: b"});
    reshape("a shape that is not", "~is_shape([8])", {"p: a"});
    reshape("a shape is no constant", "is_const()", {});
    reshape("nor a call", "~is_const()", {"p: a", "p: b"});
}

void TvmExpressionsTest::addKernels()
{
    const QStringList kernels =
        giving({R"(a = R.call_tir(cls.matmul1, (x, w), out_sinfo=R.Tensor((2, 4), "float32")))",
                R"(b = R.call_tir(cls.matmul2, (a,), out_sinfo=R.Tensor((2, 4), "float32")))",
                R"(c = R.call_tir_inplace(cls.scale, (b,), inplace_indices=[0], )"
                R"(out_sinfo=R.Tensor((2, 4), "float32")))",
                R"(d = R.call_tir(cls.scale, (c,), out_sinfo=R.Tensor((2, 4), "float32"), )"
                R"(tir_vars=R.shape([2])))"},
               "d");
    const auto kernel = [&](const char* name, const char* pattern, const QStringList& expected) {
        addCase(name, kernels, fusing({QString("p = ") + pattern}), expected);
    };
    kernel("a kernel by its number", R"(is_call_tir("matmul1"))", {"p: a"});
    kernel("kernels by what they share", R"(is_call_tir("matmul"))", {"p: a", "p: b"});
    kernel("by a call with the name", R"(is_op("relax.call_tir")(is_gv("matmul2"), wildcard()))",
           {"p: b"});
    kernel("by another call", R"(is_op("relax.call_tir_inplace")(is_gv(), wildcard()))", {"p: c"});
    kernel("what does not call it", R"(is_op("relax.call_dps_packed")(wildcard(), wildcard()))",
           {});
    kernel("a symbol is an argument",
           R"(is_op("relax.call_tir")(is_gv("scale"), wildcard(), wildcard()))", {"p: d"});
    kernel("any arguments", R"(is_op("relax.call_tir")(varg_default_wildcard=True))",
           {"p: a", "p: b", "p: d"});
    kernel("not one of a name",
           R"(is_op("relax.call_tir")(~is_gv("matmul"), )"
           R"(varg_default_wildcard=True))",
           {"p: d"});
    kernel("with its fields", R"(is_call_tir("matmul", [is_call_tir("matmul1")]))", {"p: a b"});
    kernel("as one pattern", R"(is_call_tir("matmul", is_tuple([wildcard(), is_var("w")])))",
           {"p: a"});
    kernel("with more than there are", R"(is_call_tir("matmul2", [wildcard(), wildcard()]))", {});
}

void TvmExpressionsTest::addCallers()
{
    const QStringList libraries =
        giving({R"(a = R.call_dps_packed("my.f", (x,), out_sinfo=R.Tensor((2, 4), "float32")))",
                R"(b = R.call_packed("my.f", x, w, sinfo_args=R.Tensor((2, 4), "float32")))",
                R"(c = R.call_pure_packed("my.f", x, sinfo_args=R.Tensor((2, 4), "float32")))"},
               "a, b, c");
    const auto called = [&](const char* name, const char* pattern, const QStringList& expected) {
        addCase(name, libraries, fusing({QString("p = ") + pattern}), expected);
    };
    called("a function with a tuple", R"(is_call_dps_packed("my.f"))", {"p: a"});
    called("a function of any arguments", R"(is_call_packed("my.f"))", {"p: b"});
    called("a function of some", R"(is_call_packed("my.f", [is_var("x"), wildcard()]))", {"p: b"});
    called("of others", R"(is_call_packed("my.f", [wildcard()]))", {});
    called("of another name", R"(is_call_packed("my"))", {});
    called("one without effects", R"(is_op("relax.call_pure_packed")(wildcard(), is_var("x")))",
           {"p: c"});
    called("no kernel", R"(is_call_tir("my"))", {});
    called("any call", "wildcard()(wildcard(), wildcard())", {"p: a", "p: b", "p: c"});
}

FUSEWRIGHT_TEST(TvmExpressionsTest)
#include "tst_tvm_expressions.moc"
