// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What files of patterns make of small functions of Relax, a row for each thing that they can say.

#include "tests/engine/kit/read_text.h"
#include "tests/engine/rules/tvm/tvm_cases.h"
#include "tests/engine/rules/tvm/tvm_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

class TvmRulesTest : public QObject {
    Q_OBJECT

private slots:
    void makesSections_data();
    void makesSections();
    void makesSectionsOfOtherModels_data();
    void makesSectionsOfOtherModels();
    void tellsWhatItCannotMatch_data();
    void tellsWhatItCannotMatch();
    void triesThePlanThatIsChosen();
    void tellsOfFunctionsThatAreNotShown();
    void readsWhatCommentsExpect();

private:
    static void addArguments();
    static void addObjects();
    static void addFacts();
    static void addTuples();
    static void addKernels();
    static void addOrders();
    static void addOverlaps();
    static void addChecks();
};

void TvmRulesTest::makesSections_data()
{
    QTest::addColumn<QString>("function");
    QTest::addColumn<QString>("patterns");
    QTest::addColumn<QString>("expected");
    addArguments();
    addObjects();
    addFacts();
    addTuples();
    addKernels();
    addOrders();
    addOverlaps();
    addChecks();
}

void TvmRulesTest::addArguments()
{
    const QStringList left = giving({"a = R.nn.relu(x)", "b = R.subtract(a, w)"}, "b");
    const QStringList right = giving({"a = R.nn.relu(x)", "b = R.subtract(w, a)"}, "b");
    const QStringList subtract =
        fusing({R"(p = is_op("relax.subtract")(is_op("relax.nn.relu")(wildcard()), wildcard()))"});
    addCase("arguments have places", left, subtract, {"p: a b"});
    addCase("and are not turned round", right, subtract, {});
    for (const char* const name : {"add", "multiply"}) {
        QStringList turned = right;
        turned.replaceInStrings("subtract", name);
        QStringList pattern = subtract;
        pattern.replaceInStrings("subtract", name);
        addCase((std::string(name) + " takes them in either order").c_str(), turned, pattern,
                {"p: a b"});
    }
    addCase("a call with more arguments", left,
            fusing({R"(p = is_op("relax.subtract")(wildcard(), varg_default_wildcard=True))"}),
            {"p: b"});
    addCase("a call of any arguments", left,
            fusing({R"(p = is_op("relax.subtract")(varg_default_wildcard=True))"}), {"p: b"});
    addCase("a call of none", left, fusing({R"(p = is_op("relax.subtract")())"}), {});
    addCase("fewer arguments than there are", left,
            fusing({R"(p = is_op("relax.subtract")(wildcard()))"}), {});
    addCase("as written before turned round",
            giving({"a = R.nn.relu(x)", "c = R.nn.gelu(w)", "b = R.add(a, c)"}, "b"),
            fusing({R"(r = is_op("relax.nn.relu")(wildcard()))",
                    R"(p = is_op("relax.add")(wildcard(), r | wildcard()))"}),
            {"p: b"});
    addCase("any call at the end", left, fusing({"p = wildcard()"}), {"p: a", "p: b"});
}

void TvmRulesTest::addObjects()
{
    const QStringList square = giving({"a = R.nn.relu(x)", "b = R.subtract(a, a)"}, "b");
    const QStringList two =
        giving({"a = R.nn.relu(x)", "c = R.nn.relu(x)", "b = R.subtract(a, c)"}, "b");
    const QStringList shared = fusing(
        {R"(r = is_op("relax.nn.relu")(wildcard()))", R"(p = is_op("relax.subtract")(r, r))"});
    const QStringList apart = fusing({R"(r = is_op("relax.nn.relu")(wildcard()))",
                                      R"(s = is_op("relax.nn.relu")(wildcard()))",
                                      R"(p = is_op("relax.subtract")(r, s))"});
    addCase("one object is one expression", square, shared, {"p: a b"});
    addCase("and not two that are equal", two, shared, {});
    addCase("two objects may be one expression", square, apart, {"p: a b"});
    addCase("or two", two, apart, {"p: a c b"});
    addCase("an object wrapped and not", two,
            fusing({"o = wildcard()", R"(r = o & is_op("relax.nn.relu")(wildcard()))",
                    R"(p = is_op("relax.subtract")(r, o))"}),
            {});
    addCase("a choice for each place", giving({"a = R.nn.relu(x)", "b = R.subtract(a, x)"}, "b"),
            fusing({"o = wildcard()",
                    R"(p = is_op("relax.subtract")(o | is_op("relax.nn.relu")(o), o))"}),
            {"p: a b"});
    addCase("the first alternative that matches",
            giving({"a = R.nn.relu(x)", "b = R.nn.gelu(a)", "c = R.nn.gelu(x)"}, "b, c"),
            fusing({R"(g = is_op("relax.nn.gelu"))",
                    R"(p = g(is_op("relax.nn.relu")(wildcard())) | g(wildcard()))"}),
            {"p: a b", "p: c"});
}

void TvmRulesTest::addFacts()
{
    const QStringList casts =
        giving({R"(a = R.astype(w, dtype="float32"))", R"(b = R.astype(x, dtype="float16"))",
                "c = R.sum(x, axis=1)", "d = R.sum(x, axis=0)"},
               "a, b, c, d");
    const auto fact = [&](const char* name, const char* pattern, const QStringList& expected) {
        addCase(name, casts, fusing({QString("p = ") + pattern}), expected);
    };
    fact("the type of a result", R"(is_op("relax.astype")(wildcard()).has_dtype("float16"))",
         {"p: b"});
    fact("the type of an argument", R"(is_op("relax.astype")(wildcard().has_dtype("float16")))",
         {"p: a"});
    fact("not that type", R"(is_op("relax.astype")(~wildcard().has_dtype("float16")))", {"p: b"});
    fact("a shape", R"(is_op("relax.sum")(wildcard().has_shape([2, 4])))", {"p: c", "p: d"});
    fact("another shape", R"(is_op("relax.sum")(wildcard().has_shape([4, 2])))", {});
    fact("an attribute", R"(is_op("relax.sum")(wildcard()).has_attr({"axis": [1]}))", {"p: c"});
    fact("a parameter", R"(is_op("relax.sum")(is_var()))", {"p: c", "p: d"});
    fact("a constant", R"(is_op("relax.sum")(is_const()))", {});
    fact("none of two operators",
         R"(~(is_op("relax.sum")(varg_default_wildcard=True) | is_const()) & wildcard())",
         {"p: a", "p: b"});
    addCase("constants",
            giving({R"(a = R.add(x, R.const(1.0, "float32")))", "b = R.add(x, w)"}, "a, b"),
            fusing({R"(p = is_op("relax.add")(wildcard(), is_const()))"}), {"p: a"});
}

void TvmRulesTest::addTuples()
{
    const QStringList list =
        giving({"a = R.nn.relu(x)", "b = R.nn.gelu(w)", "c = R.concat((a, b), axis=1)"}, "c");
    const auto concat = [&](const char* name, const char* argument, const QStringList& expected) {
        addCase(
            name, list,
            fusing(
                {R"(r, g = is_op("relax.nn.relu")(wildcard()), is_op("relax.nn.gelu")(wildcard()))",
                 QString(R"(p = is_op("relax.concat")(%1))").arg(argument)}),
            expected);
    };
    concat("fields in their order", "is_tuple([r, g])", {"p: a b c"});
    concat("and in another", "is_tuple([g, r])", {});
    concat("in any order", "is_tuple([g, r], unordered=True)", {"p: a b c"});
    concat("fewer fields than there are", "is_tuple([r])", {});
    concat("fewer, although there may be more arguments",
           "is_tuple([r]), varg_default_wildcard=True", {});
    concat("any list", "wildcard()", {"p: c"});
    const QStringList split =
        giving({"a = R.split(x, 2, axis=1)", "b = a[0]", "c = a[1]", "d = R.nn.relu(c)"}, "b, d");
    const auto item = [&](const char* name, const char* index, const QStringList& expected) {
        addCase(
            name, split,
            fusing(
                {QString(R"(i = is_tuple_get_item(is_op("relax.split")(wildcard())%1))").arg(index),
                 R"(p = is_op("relax.nn.relu")(i))"}),
            expected);
    };
    item("an item", ", 1", {"p: a c d"});
    item("another item", ", 0", {});
    item("any item", "", {"p: a c d"});
}

void TvmRulesTest::addKernels()
{
    const QStringList kernels = giving(
        {R"(a = R.call_tir(cls.scale, (x,), out_sinfo=R.Tensor((2, 4), "float32")))",
         R"(b = R.call_dps_packed("my.kernel", (a, w), out_sinfo=R.Tensor((2, 4), "float32")))"},
        "b");
    const auto kernel = [&](const char* name, const char* pattern, const QStringList& expected) {
        addCase(name, kernels, fusing({QString("p = ") + pattern}), expected);
    };
    kernel("a kernel", R"(is_call_tir("scale"))", {"p: a"});
    kernel("a part of a kernel's name", R"(is_call_tir("cal"))", {"p: a"});
    kernel("a kernel with arguments", R"(is_call_tir("scale", [wildcard()]))", {"p: a"});
    kernel("a kernel with more arguments", R"(is_call_tir("scale", [wildcard(), wildcard()]))", {});
    kernel("a kernel of another library",
           R"(is_call_dps_packed("my.kernel", [is_call_tir("scale"), wildcard()]))", {"p: a b"});
    kernel("that is not there", R"(is_call_dps_packed("your.kernel"))", {});
}

void TvmRulesTest::addOrders()
{
    const QStringList chain = giving({"a = R.nn.relu(x)", "b = R.nn.gelu(a)"}, "b");
    const QStringList patterns{R"(r = is_op("relax.nn.relu")(wildcard()))",
                               R"(g = is_op("relax.nn.gelu")(r))"};
    addCase("a list as it stands", chain,
            QStringList(patterns) << R"(FuseOpsByPattern([("small", r), ("large", g)]))",
            {"small: a"});
    addCase("the other way round", chain,
            QStringList(patterns) << R"(FuseOpsByPattern([("large", g), ("small", r)]))",
            {"large: a b"});
    addCase("of the registry the last first", chain,
            QStringList(patterns) << R"(register_patterns([("my.large", g), ("my.small", r)]))",
            {"my.small: a"});
}

void TvmRulesTest::addOverlaps()
{
    const QStringList two =
        giving({"a = R.nn.relu(x)", "b = R.nn.gelu(a)", "c = R.nn.gelu(a)"}, "b, c");
    const QStringList chain{R"(p = is_op("relax.nn.gelu")(is_op("relax.nn.relu")(wildcard())))"};
    addCase("the first match keeps its operators", two, fusing(chain),
            {"p: a b", "p at c: overlap"});
    addCase("what is used outside as well is no reason to refuse",
            giving({"a = R.nn.relu(x)", "b = R.nn.gelu(a)", "c = R.exp(a)"}, "b, c"), fusing(chain),
            {"p: a b"});
    const QStringList growing =
        fusing({R"(a = is_op("relax.nn.relu")(wildcard()))",
                R"(p = a | is_op("relax.clip")(a, wildcard(), wildcard()))"});
    addCase("a match grows", giving({"a = R.nn.relu(x)", "b = R.clip(a, 0, 6)"}, "b"), growing,
            {"p: a b"});
    addCase("only one of two grows",
            giving({"a = R.nn.relu(x)", "b = R.clip(a, 0, 6)", "c = R.clip(a, 0, 1)"}, "b, c"),
            growing, {"p: a b", "p at c: overlap"});
    addCase(
        "what cannot grow stays as it is",
        giving({"a = R.nn.relu(x)", "b = R.exp(a)", "c = R.add(a, b)", "d = R.add(a, w)"}, "c, d"),
        fusing({R"(a = is_op("relax.nn.relu")(wildcard()))",
                R"(p = a | is_op("relax.add")(a, wildcard()))"}),
        {"p: a d", "p at c: cycle"});
    addCase("a path that comes back",
            giving({"a = R.nn.relu(x)", "b = R.exp(a)", "c = R.add(a, b)"}, "c"),
            fusing({R"(p = is_op("relax.add")(is_op("relax.nn.relu")(wildcard()), wildcard()))"}),
            {"p at c: cycle"});
}

void TvmRulesTest::addChecks()
{
    const QStringList used =
        giving({"a = R.nn.relu(x)", "b = R.nn.gelu(a)", "c = R.exp(a)"}, "b, c");
    const auto check = [&](const char* name, const QStringList& body, const QStringList& expected) {
        QStringList lines{R"(r = is_op("relax.nn.relu")(wildcard()))",
                          R"(p = is_op("relax.nn.gelu")(r))", "def check(context):"};
        for (const QString& line : body)
            lines << "    " + line;
        addCase(name, used,
                lines << R"(FuseOpsByPattern([FusionPattern("p", p, {"r": r}, check)]))", expected);
    };
    check("a check that holds", {R"(return context.annotated_expr["r"].struct_info.ndim == 2)"},
          {"p: a b"});
    check("a check that does not", {R"(return context.annotated_expr["r"].struct_info.ndim > 2)"},
          {"p at b: check"});
    check("a check of leaks", {"return not has_leaking_intermediate_variables(context)"},
          {"p at b: check"});
    check("a check that nobody can decide", {"import os", "return os.cpu_count() > 4"},
          {"p at b: unknown"});
    check("a check that raises", {R"(return context.annotated_expr["s"] is None)"},
          {"p at b: raises"});
}

void TvmRulesTest::makesSections()
{
    compareCase();
}

void TvmRulesTest::makesSectionsOfOtherModels_data()
{
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("expected");
    const char* const conv = R"({"id": "a", "op": "conv2d", "inputs": ["x", "w"]},
        {"id": "b", "op": "add", "inputs": ["w", "a"]},
        {"id": "c", "op": "relu", "inputs": ["b"]})";
    QTest::newRow("canonical names") << conv << R"(is_op("relax.nn.relu")(is_op("relax.add")(
        is_op("relax.nn.conv2d")(wildcard(), is_const()), is_const())))"
                                     << "p: a b c\n";
    const char* const several = R"({"id": "a", "op": "split", "inputs": ["x"],
        "outputs": ["l", "r"]}, {"id": "b", "op": "relu", "inputs": ["r"]},
        {"id": "c", "op": "relu", "inputs": ["l"]})";
    const QString relu = R"(is_op("relax.nn.relu")(%1))";
    const QString item = R"(is_tuple_get_item(is_op("relax.split")(wildcard()), %1))";
    QTest::newRow("a result of several") << several << relu.arg(item.arg(1)) << "p: a b\n";
    QTest::newRow("another result") << several << relu.arg(item.arg(0)) << "p: a c\n";
    QTest::newRow("a result of anything")
        << several << relu.arg("is_tuple_get_item(wildcard(), 1)") << "p: b\n";
    QTest::newRow("a tuple is no tensor")
        << several << relu.arg(R"(is_op("relax.split")(wildcard()))") << "";
    QTest::newRow("the only result of what gives a tuple in Relax")
        << R"({"id": "a", "op": "dropout", "inputs": ["x"]},
        {"id": "b", "op": "relu", "inputs": ["a"]})"
        << relu.arg(R"(is_tuple_get_item(is_op("relax.nn.dropout")(wildcard()), 0))") << "p: a b\n";
}

void TvmRulesTest::makesSectionsOfOtherModels()
{
    QFETCH(QString, nodes);
    QFETCH(QString, pattern);
    QFETCH(QString, expected);
    const QString model =
        QString(R"({"format": "fusewright-graph", "version": 1, "name": "small",
        "inputs": [{"name": "x"}], "constants": [{"name": "w"}], "nodes": [%1],
        "outputs": ["b", "c"]})")
            .arg(nodes)
            .replace(R"("b", "c"]})", nodes.contains("\"c\"") ? R"("b", "c"]})" : R"("b"]})");
    const Reading reading = readBytes(model.toStdString(), "a.json");
    QVERIFY2(reading.model, reading.firstMessage().c_str());

    const CheckedRules checked =
        tvmRules(tvmText(tvmImports() + ("p = " + pattern).toStdString()
                         + "\nFuseOpsByPattern([FusionPattern(\"p\", p)])\n"),
                 reading.model->graph);

    QCOMPARE(sectionsOf(checked, reading.graph()), expected);
}

void TvmRulesTest::tellsWhatItCannotMatch_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const char* pattern, const char* told) {
        QTest::newRow(name) << pattern << told;
    };
    row("everything can be", R"(is_op("relax.nn.relu")(wildcard()))", "");
    row("no call", "is_const()", "never-matches warning");
    row("a wrong number of arguments", R"(is_op("relax.clip")(wildcard()))",
        "never-matches warning");
    row("two kinds at once", R"(is_op("relax.nn.relu")(is_const() & is_var()))",
        "never-matches warning");
    row("what it asks for and refuses", R"(is_op("relax.nn.relu")(is_const() & ~is_const()))",
        "never-matches warning");
    row("an alternative", R"(is_op("relax.nn.relu")(wildcard()) | is_const())",
        "never-matches warning");
    row("an operator that a value is not",
        R"(is_op("relax.nn.relu")(~is_op("relax.exp")(varg_default_wildcard=True)))", "");
    row("a list in itself",
        R"((lambda t: is_op("relax.my.op")(t & is_tuple([t])))(is_tuple([wildcard()])))",
        "never-matches warning");
    row("thousands of parts",
        R"(is_op("relax.concat")(is_tuple([wildcard() for _ in range(3000)])))",
        "not-matched error");
    row("the name of a variable", R"(is_op("relax.nn.relu")(is_var("x")))", "");
    row("a type that there is not", R"(is_op("relax.nn.relu")(wildcard().has_dtype("float17")))",
        "not-matched error");
}

void TvmRulesTest::tellsWhatItCannotMatch()
{
    QFETCH(QString, pattern);
    QFETCH(QString, told);
    const std::string text = tvmImports() + ("p = " + pattern).toStdString()
        + "\nFuseOpsByPattern([FusionPattern(\"p\", p)])\n";

    const CheckedRules checked = tvmRules(tvmText(text), nullptr);

    QString found;
    const Diagnostic* const first =
        findingOf(checked, {"never-matches", "not-matched", "not-asked"});
    if (first)
        found = QString::fromStdString(first->code)
            + (first->severity == Severity::Error         ? " error"
                   : first->severity == Severity::Warning ? " warning"
                                                          : " information");
    QCOMPARE(found, told);
}

void TvmRulesTest::triesThePlanThatIsChosen()
{
    const Reading reading = readBytes(
        relaxFunction("            a = R.nn.relu(x)\n            R.output(a)\n        return a\n"),
        "a.py");
    const auto text = tvmText(std::string(tvmImports())
                              + "relu = is_op(\"relax.nn.relu\")(wildcard())\n"
                                "def fuse_one(mod):\n"
                                "    return FuseOpsByPattern([(\"one\", relu)])(mod)\n"
                                "def fuse_other(mod):\n"
                                "    return FuseOpsByPattern([(\"other\", relu)])(mod)\n");
    const CheckedRules usual = tvmRules(text, reading.model->graph);
    QCOMPARE(usual.rules.options.size(), std::size_t(1));
    QString sections;

    for (const std::string& plan : usual.rules.options.front().words)
        sections += QString::fromStdString(plan) + ": "
            + sectionsOf(tvmRules(text, reading.model->graph, {{"plan", plan}}), reading.graph());

    QCOMPARE(sections, QString("variables: relu: a\nfuse_one: one: a\nfuse_other: other: a\n"));
}

void TvmRulesTest::tellsOfFunctionsThatAreNotShown()
{
    const Reading reading = readBytes(
        relaxFunction("            a = R.nn.relu(x)\n            R.output(a)\n        return a\n"),
        "a.py");
    const auto asked = [&](const std::string& functions) {
        const auto text = tvmText(std::string(tvmImports())
                                  + "relu = is_op(\"relax.nn.relu\")(wildcard())\n"
                                    "FuseOpsByPattern([(\"one\", relu)], entry_functions="
                                  + functions + ")\n");
        return findingOf(tvmRules(text, reading.model->graph), {"other-functions"}) != nullptr;
    };

    QVERIFY(asked("[\"decode\"]"));
    QVERIFY(!asked("[\"decode\", \"main\"]"));
    QVERIFY(!asked("None"));
}

void TvmRulesTest::readsWhatCommentsExpect()
{
    const CheckedRules checked = tvmRules(tvmText(std::string(tvmImports())
                                                  + "relu = is_op(\"relax.nn.relu\")(wildcard())\n"
                                                    "FuseOpsByPattern([\n"
                                                    "    # expect: >= 2\n"
                                                    "    FusionPattern(\"my.relu\", relu),\n"
                                                    "])\n"),
                                          nullptr);

    QCOMPARE(checked.expected.size(), std::size_t(1));
    QCOMPARE(checked.expected.front().name, std::string("my.relu"));
    QCOMPARE(countText(checked.expected.front().count), std::string(">= 2"));
}

FUSEWRIGHT_TEST(TvmRulesTest)
#include "tst_tvm_rules.moc"
