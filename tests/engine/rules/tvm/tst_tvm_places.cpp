// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// In which functions and dataflow blocks patterns are matched.

#include "engine/graph/dataflow_blocks.h"

#include "tests/engine/kit/read_text.h"
#include "tests/engine/rules/tvm/tvm_cases.h"
#include "tests/engine/rules/tvm/tvm_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

class TvmPlacesTest : public QObject {
    Q_OBJECT

private slots:
    void makesSections_data();
    void makesSections();
    void tellsOfAFunctionWithoutABlock();
    void saysWhereAnOperatorStands();

private:
    static void addBlocks();
    static void addVariables();
    static void addFunctions();
    static void addParameters();
};

namespace {

const char* const reluOfExp = R"(p = is_op("relax.nn.relu")(is_op("relax.exp")(wildcard())))";

/// `inner`, `both`, `taken`, which is the composite mine.taken, and `main` with these lines: those
/// of a block stand four spaces in.
std::string placeModule(const QStringList& lines)
{
    QString text =
        "@I.ir_module\nclass Module:\n"
        "    @R.function(private=True)\n"
        "    def inner(i: R.Tensor((2, 4), \"float32\")):\n"
        "        with R.dataflow():\n"
        "            j = R.exp(i)\n            k = R.nn.relu(j)\n"
        "            R.output(k)\n        return k\n"
        "    @R.function(private=True)\n"
        "    def taken(i: R.Tensor((2, 4), \"float32\")):\n"
        "        R.func_attr({\"Composite\": \"mine.op\", \"Primitive\": 1})\n"
        "        with R.dataflow():\n"
        "            j = R.sin(i)\n            R.output(j)\n        return j\n"
        "    @R.function(private=True)\n"
        "    def both(i: R.Tensor((2, 4), \"float32\"), k: R.Tensor((2, 4), \"float32\")):\n"
        "        with R.dataflow():\n"
        "            l = R.add(i, k)\n            m = R.multiply(l, i)\n"
        "            n = R.match_cast(m, R.Tensor((2, 4), \"float32\"))\n"
        "            o = R.sin(n)\n"
        "            R.output(o)\n        return o\n"
        "    @R.function\n"
        "    def main(x: R.Tensor((2, 4), \"float32\")):\n"
        "        cls = Module\n";
    for (const QString& line : lines)
        text += "        " + line + '\n';
    return text.toStdString();
}

CheckedRules placeRules(const QString& patterns, const std::shared_ptr<const Graph>& model)
{
    return tvmRules(tvmText(tvmImports() + std::string("from tvm.relax.dpl import PatternContext\n")
                            + patterns.toStdString() + '\n'),
                    model);
}

void addPlace(const char* name, const QStringList& lines, const QStringList& patterns,
              const QString& expected)
{
    QTest::newRow(name) << lines << patterns.join('\n') << expected;
}

} // namespace

void TvmPlacesTest::makesSections_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("patterns");
    QTest::addColumn<QString>("expected");
    addBlocks();
    addVariables();
    addFunctions();
    addParameters();
}

void TvmPlacesTest::addBlocks()
{
    const auto add = [](const char* name, const QStringList& lines, const QString& expected) {
        addPlace(name, lines, fusing({reluOfExp}), expected);
    };
    const QString block = "with R.dataflow():";
    add("in one block", {block, "    a = R.exp(x)", "    b = R.nn.relu(a)", "return b"},
        "p: a b\n");
    add("not outside", {"a = R.exp(x)", "b = R.nn.relu(a)", "return b"}, "");
    add("not behind a block", {block, "    a = R.exp(x)", "b = R.nn.relu(a)", "return b"}, "");
    add("not across two blocks",
        {block, "    a = R.exp(x)", block, "    b = R.nn.relu(a)", "return b"}, "");
    add("in each of two blocks",
        {block, "    a = R.exp(x)", "    b = R.nn.relu(a)", block, "    c = R.exp(b)",
         "    d = R.nn.relu(c)", "return d"},
        "p: a b\np: c d\n");
    addPlace("another way in the same block",
             {block, "    a = R.exp(x)", block, "    b = R.nn.relu(a)", "return b"},
             fusing({reluOfExp, R"(p = p | is_op("relax.nn.relu")(wildcard()))"}), "p: b\n");
    addPlace("what is used in another block leaks",
             {block, "    a = R.exp(x)", "    b = R.nn.relu(a)", block, "    c = R.sin(a)",
              "return b, c"},
             {"def closed(context):", "    return not has_leaking_intermediate_variables(context)",
              reluOfExp, R"(FuseOpsByPattern([FusionPattern("p", p, {}, closed)]))"},
             "p at b: check\n");
    addPlace("contexts are not found across blocks",
             {block, "    a = R.exp(x)", "    b = R.nn.relu(a)", block, "    c = R.nn.relu(a)",
              "return b, c"},
             {"with PatternContext() as ctx:", "    e = is_op(\"relax.exp\")(wildcard())",
              "    e >> is_op(\"relax.nn.relu\")(e)", "ctx.match_dfb(None)"},
             "ctx: a b\n");
}

void TvmPlacesTest::addVariables()
{
    const QString block = "with R.dataflow():";
    const QString cast = R"(a = R.match_cast(x, R.Tensor((2, 4), "float32")))";
    const auto add = [&](const char* name, const QStringList& lines, const char* wanted,
                         const QString& expected) {
        addPlace(name, lines, fusing({QString(R"(p = is_op("relax.nn.relu")(%1))").arg(wanted)}),
                 expected);
    };
    const QStringList inner{block, "    " + cast, "    b = R.nn.relu(a)", "return b"};
    const QStringList outer{cast, block, "    b = R.nn.relu(a)", "return b"};
    const QStringList shared{block, "    " + cast,      "    b = R.nn.relu(a)",
                             block, "    c = R.sin(a)", "return b, c"};
    add("what a cast binds in a block is a dataflow variable", inner, "is_dfv()", "p: b\n");
    add("and has a name", inner, "is_dfv(\"b\")", "");
    add("outside it is none", outer, "is_dfv()", "");
    add("but a variable", outer, "is_var(\"a\")", "p: b\n");
    add("what is used outside is none", shared, "is_dfv()", "");
    addPlace("a context finds it", inner,
             {"with PatternContext() as ctx:", R"(    is_op("relax.nn.relu")(is_dfv("a")))",
              "ctx.match_dfb(None)"},
             "ctx: b\n");
    addPlace("and no input", {block, "    b = R.nn.relu(x)", "return b"},
             {"with PatternContext() as ctx:", R"(    is_op("relax.nn.relu")(is_dfv()))",
              "ctx.match_dfb(None)"},
             "");
}

void TvmPlacesTest::addFunctions()
{
    const QString block = "with R.dataflow():";
    const QStringList calls{block, "    a = R.exp(x)", "    b = cls.inner(a)",
                            "    c = R.nn.relu(b)", "return c"};
    addPlace("in a function that is called", calls, fusing({reluOfExp}), "p: inner/j inner/k\n");
    addPlace("not into it", calls,
             fusing({R"(p = is_op("relax.exp")(is_op("relax.exp")(wildcard())))"}), "");
    addPlace("nor out of it", calls,
             fusing({R"(p = is_op("relax.nn.relu")(is_op("relax.nn.relu")(wildcard())))"}), "");
    const auto entry = [&](const char* function) {
        return QStringList{
            R"(p = is_op("relax.exp")(wildcard()))",
            QString(R"(FuseOpsByPattern([("p", p)], entry_functions=["%1"]))").arg(function)};
    };
    addPlace("only in this function", calls, entry("main"), "p: a\n");
    addPlace("only in the one that is called", calls, entry("inner"), "p: inner/j\n");
    addPlace("in none", calls, entry("other"), "");
    const QStringList closed{block, "    a = R.exp(x)", "    b = cls.taken(a)",
                             "    c = R.nn.relu(b)", "return c"};
    addPlace(
        "a call of a function", closed,
        fusing({R"(p = is_op("relax.nn.relu")(is_gv("taken")(is_op("relax.exp")(wildcard()))))"}),
        "p: a b c\n");
    addPlace("of any function", closed, fusing({"p = is_gv()(wildcard())"}), "p: b\n");
    addPlace("of a part of its name", closed, fusing({"p = is_gv(\"ake\")(wildcard())"}), "p: b\n");
    addPlace("of another name", closed, fusing({"p = is_gv(\"inner\")(wildcard())"}), "");
    addPlace("with another number of arguments", closed,
             fusing({"p = is_gv(\"taken\")(wildcard(), wildcard())"}), "");
    addPlace("it is no kernel", closed, fusing({"p = is_call_tir(is_gv(\"taken\"))"}), "");
    addPlace("and a kernel is no such call",
             {block,
              R"(    a = R.call_tir(cls.taken, (x,), out_sinfo=R.Tensor((2, 4), "float32")))",
              "return a"},
             fusing({"p = is_gv(\"taken\")(varg_default_wildcard=True)"}), "");
}

/// In a function that is read in place a parameter is a variable, whatever it is given.
void TvmPlacesTest::addParameters()
{
    const QString block = "with R.dataflow():";
    const auto add = [&](const char* name, const QStringList& calls, const char* pattern,
                         const QString& expected) {
        QStringList lines{block};
        for (const QString& call : calls)
            lines << "    " + call;
        addPlace(name, lines << "return c", fusing({QString("p = ") + pattern}), expected);
    };
    const QStringList once{"a = R.exp(x)", "b = cls.inner(a)", "c = R.nn.relu(b)"};
    add("a parameter has its name", once, R"(is_op("relax.exp")(is_var("i")))", "p: inner/j\n");
    add("not that of what it is given", once, R"(is_op("relax.exp")(is_var("a")))", "");
    add("an input is one, too", once, R"(is_op("relax.exp")(is_var()))", "p: a\np: inner/j\n");
    add("it is no dataflow variable", once, R"(is_op("relax.exp")(is_dfv()))", "");
    add("it is not looked through", once, R"(is_op("relax.exp")(~is_op("relax.exp")(wildcard())))",
        "p: a\np: inner/j\n");
    add("what a function gives is no variable", once, R"(is_op("relax.nn.relu")(is_var()))", "");
    add("and is not looked through", once,
        R"(is_op("relax.nn.relu")(~is_op("relax.nn.relu")(wildcard())))", "p: inner/k\np: c\n");
    const QStringList constant{R"(b = cls.inner(R.const(1.0, "float32")))",
                               R"(c = R.exp(R.const(2.0, "float32")))"};
    add("a parameter is no constant", constant, R"(is_op("relax.exp")(is_const()))", "p: c\n");
    add("but a variable", constant, R"(is_op("relax.exp")(is_var("i")))", "p: inner/j\n");
    const QStringList twice{"a = cls.both(x, x)", "c = R.add(x, x)"};
    add("two parameters are two", twice, R"(is_op("relax.add")(*[wildcard()] * 2))", "p: c\n");
    add("one is one", twice,
        R"((lambda w: is_op("relax.multiply")(is_op("relax.add")(wildcard(), w), w))(wildcard()))",
        "p: both/l both/m\n");
    const char* const named = R"(is_op("relax.multiply")(is_op("relax.add")(is_var("k"), )"
                              R"(is_var("i")), is_var("i")))";
    add("each has its name", twice, named, "p: both/l both/m\n");
    add("also where they are one value", twice,
        R"(is_op("relax.multiply")(wildcard(), is_var("k")))", "");
    add("what is cast there has its name", twice, R"(is_op("relax.sin")(is_var("n")))",
        "p: both/o\n");
    addPlace("a check sees a variable",
             {block, "    a = R.exp(x)", "    b = cls.inner(a)", "    c = R.exp(b)", "return c"},
             {"from tvm import relax", "def isVariable(context):",
              R"(    return isinstance(context.annotated_expr["v"], relax.Var))", "v = wildcard()",
              R"(p = is_op("relax.exp")(v))",
              R"(FuseOpsByPattern([FusionPattern("p", p, {"v": v}, isVariable)]))"},
             "p: a\np: inner/j\np at c: check\n");
}

void TvmPlacesTest::makesSections()
{
    QFETCH(QStringList, lines);
    QFETCH(QString, patterns);
    QFETCH(QString, expected);

    const Reading reading = readBytes(placeModule(lines), "a.py", Keep::Inferred);
    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const CheckedRules checked = placeRules(patterns, reading.model->graph);

    QVERIFY2(checked.errorCount == 0,
             checked.diagnostics.empty() ? "" : toText(checked.diagnostics.front()).c_str());
    QCOMPARE(sectionsOf(checked, reading.graph()), expected);
}

void TvmPlacesTest::tellsOfAFunctionWithoutABlock()
{
    const QString patterns = fusing({reluOfExp}).join('\n');
    const auto finding = [&](const QStringList& lines) {
        const Reading reading = readBytes(placeModule(lines), "a.py");
        const CheckedRules checked = placeRules(patterns, reading.model->graph);
        const Diagnostic* const found = findingOf(checked, {"no-dataflow"});
        return found ? found->message : std::string();
    };

    QVERIFY(finding({"a = R.exp(x)", "return a"}).starts_with("`main` has no dataflow block"));
    QCOMPARE(finding({"with R.dataflow():", "    a = R.exp(x)", "return a"}), std::string());
    QCOMPARE(finding({"with R.dataflow():", "    a = R.exp(x)", "b = R.exp(a)", "return b"}),
             std::string());
}

void TvmPlacesTest::saysWhereAnOperatorStands()
{
    const Reading reading = readBytes(
        placeModule({"with R.dataflow():", "    a = R.exp(x)", "b = R.exp(a)",
                     "with R.dataflow():", "    c = cls.inner(b)", "    d = R.sin(c)", "return d"}),
        "a.py");
    const Graph& graph = reading.graph();
    const auto place = [&](const char* node) {
        return QString::fromStdString(dataflow::placeText(graph, *graph.findNode(node)));
    };

    QCOMPARE(place("a"), QString("in the block dataflow of main"));
    QCOMPARE(place("b"), QString("outside of a dataflow block of main"));
    QCOMPARE(place("d"), QString("in the block dataflow_1 of main"));
    QCOMPARE(place("inner/j"), QString("in inner"));
    QCOMPARE(QString::fromUtf8(graph.property(dataflow::outside)), QString("main"));
}

FUSEWRIGHT_TEST(TvmPlacesTest)
#include "tst_tvm_places.moc"
