// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What contexts record, what they find in small functions of Relax, and what files are told that
// look for patterns themselves.

#include "engine/match/attempts.h"
#include "engine/match/census.h"
#include "engine/pattern/pattern_text.h"
#include "tests/engine/rules/tvm/context_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

class TvmContextsTest : public QObject {
    Q_OBJECT

private slots:
    void records_data();
    void records();
    void finds_data();
    void finds();
    void tells_data();
    void tells();
    void refusesWhatIsTooLarge_data();
    void refusesWhatIsTooLarge();
    void tellsOfPlansByWhoLooks();
    void saysWhereItAlmostMatches();
    void findsTheEntryAtAPlace();
};

void TvmContextsTest::records_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pattern");
    const auto row = [](const char* name, const QStringList& body, const QStringList& pattern) {
        QTest::newRow(name) << inContext(body) << joinedContext(pattern);
    };
    const QStringList ab = packedCalls({"a f", "b g"});
    row("used by", ab + QStringList{"a ^ b"}, {"[sources f]", "f : native f -> g", "g : native g"});
    row("only used by", ab + QStringList{"a >> b"},
        {"[sources f]", "f : native f -> g!", "g : native g"});
    row("as an argument", ab + QStringList{"a.only_used_by(b, index=1)"},
        {"[sources f]", "f : native f -> g[1]!", "g : native g"});
    row("a chain", ab + QStringList{"a ^ b >> wildcard()"},
        {"[sources f]", "g : native g -> any!", "any : not (R.match_cast)", "f : native f -> g"});
    row("calls use their arguments", {R"(is_op("relax.nn.relu")(wildcard()))"},
        {"[sources any]", "any : value -> relu[0]", "relu : relax.nn.relu | relu {1}"});
    row("but not where they are told not to",
        ab + QStringList{R"(c = is_op("relax.nn.relu")(a, add_constraint=False))", "c ^ b"},
        {"[sources relu]", "relu : relax.nn.relu | relu {1} -> g", "g : native g"});
    row("a fork", ab + QStringList{"a.fork_to(b, wildcard())"},
        {"[sources f]", "f : native f -> g, any", "g : native g", "any : not (R.match_cast)"});
    row("a copy of a sequence asks for more", ab + QStringList{"(a ^ b).dup()"},
        {"[sources f, f_2]", "f : native f -> g", "g : native g", "f_2 : native f -> g_2!",
         "g_2 : native g"});
    row("a sequence that is made records nothing until it is copied",
        ab + QStringList{"PatternSeq([a, b]).dup()"},
        {"[sources f]", "f : native f -> g", "g : native g"});
    row("shapes", ab + QStringList{"a ^ b", "a.same_shape_as(b)"},
        {"[sources f]", "[same shape f, g]", "f : native f -> g", "g : native g"});
    row("names of variables", ab + QStringList{R"(is_var("x") ^ b)"},
        {"[sources variable]", "variable : value if variable.is var(\"x\") \"x\" -> g",
         "g : native g"});
    row("the context that is entered",
        ab + QStringList{"PatternContext.current().match_dfb(0)", "a ^ b"},
        {"[sources f]", "f : native f -> g", "g : native g"});
}

void TvmContextsTest::records()
{
    QFETCH(QString, text);
    QFETCH(QString, pattern);

    const CheckedRules checked = contextRules(text, simpleChain({"f"}));

    QVERIFY(!checked.rules.rules.empty());
    const Pattern& made = checked.rules.rules.back().patterns.front().pattern;
    QCOMPARE(QString::fromStdString(toText(made)), pattern);
}

void TvmContextsTest::finds_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const QString chain = simpleChain({"f", "g", "f", "g"});
    const QString model = relaxFunctionOf(
        {relaxTensor("x"), relaxTensor("w")},
        {"a = R.nn.relu(x)", "b = R.add(a, w)", "c = R.nn.relu(b)", "d = R.add(w, c)"}, "d");
    const QString either = R"(is_op("relax.nn.relu")(wildcard(), add_constraint=False) | )"
                           R"(is_op("relax.add")(wildcard(), wildcard(), add_constraint=False))";
    const auto row = [](const char* name, const QString& of, const QString& text,
                        const QStringList& expected) {
        QTest::newRow(name) << of << text << joinedContext(expected);
    };
    row("what was found is gone", chain, inContext({R"(wildcard() ^ is_call_dps_packed("f"))"}),
        {"ctx: lv0", "ctx: lv2"});
    row("the place of an argument", model,
        inContext({R"(a = is_op("relax.add")(varg_default_wildcard=True))",
                   R"(is_op("relax.nn.relu")(varg_default_wildcard=True).used_by(a, 1))"}),
        {"ctx: c d"});
    row("a function that rewrites bindings", model,
        "def fuse(mod):\n    with PatternContext() as ctx:\n"
        "        r = is_op(\"relax.nn.relu\")(wildcard())\n"
        "        is_op(\"relax.add\")(r, wildcard())\n"
        "    def rewriter(matches, bindings):\n        return {}\n"
        "    for _, func in mod.functions_items():\n"
        "        rewrite_bindings(ctx, rewriter, func)\n",
        {"fuse: a b"});
    row("a method that does", model,
        "class Fuse:\n    def run(self, func):\n        with PatternContext() as ctx:\n"
        "            is_op(\"relax.nn.relu\")(wildcard())\n"
        "            assert self.match(ctx)\n"
        "            return match_dfb(ctx, func)\n",
        {"Fuse.run: a", "Fuse.run: c"});
    row("what stands behind what nobody knows", model,
        "import elsewhere\nwith PatternContext() as ctx:\n"
        "    r = is_op(\"relax.nn.relu\")(wildcard())\n"
        "    assert elsewhere.holds(r)\n"
        "    r >> is_op(\"relax.add\")(varg_default_wildcard=True)\n"
        "    ctx.match_dfb(block)\n",
        {"ctx: a b", "ctx: c d"});
    row("calls that are rewritten", model,
        "p = is_op(\"relax.nn.relu\")(wildcard())\nrewrite_call(p, f, g)\n", {"p: a", "p: c"});
    row("one side after the other", model, "p = " + either + "\nrewrite_call(p, f, g)\n",
        {"p: a", "p: c", "p#2: b", "p#2: d"});
    row("a rewriter", model,
        "p = is_op(\"relax.nn.relu\")(wildcard())\n"
        "r = PatternMatchingRewriter.from_pattern(p, f)\n",
        {"p: a", "p: c"});
    row("a context that only is there", model,
        "with PatternContext() as found:\n    is_op(\"relax.nn.relu\")(wildcard())\n",
        {"found: a", "found: c"});
    row("an alternative in a context", model,
        inContext({"p = (" + either + ")",
                   R"(p ^ is_op("relax.nn.relu")(varg_default_wildcard=)"
                   "True)"}),
        {"ctx: b c"});
    const QString tuples =
        relaxFunctionOf({relaxTensor("x"), relaxTensor("w")},
                        {"a = R.nn.relu(x)", "t = (a, w)", "b = R.concat(t, axis=1)", "u = (x, a)",
                         "c = R.concat(u, axis=1)", "d = R.concat((a, w), axis=1)"},
                        "b, c, d");
    const QString concat = R"(is_op("relax.concat")(varg_default_wildcard=True))";
    const QString relu = R"(is_op("relax.nn.relu")(varg_default_wildcard=True))";
    row("a tuple with a name", tuples,
        inContext({"t = is_tuple([wildcard(), wildcard()])", "t ^ " + concat}),
        {"ctx: b", "ctx: c"});
    row("a tuple by its fields", tuples,
        inContext({"t = is_tuple([is_var(), " + relu + "])", "t ^ " + concat}), {"ctx: c"});
    row("a tuple in any order", tuples,
        inContext({"t = is_tuple([is_var(\"w\"), " + relu + "], unordered=True)", "t ^ " + concat}),
        {"ctx: b"});
    row("a tuple between operators", tuples,
        inContext({relu + " ^ is_tuple([wildcard(), wildcard()]) ^ " + concat}), {"ctx: a b"});
    row("a tuple is one argument", tuples,
        inContext({"t = is_tuple([wildcard(), wildcard()])", "t.used_by(" + concat + ", 0)"}),
        {"ctx: b", "ctx: c"});
    row("and its fields are none", tuples,
        inContext({"t = is_tuple([wildcard(), wildcard()])", "t.used_by(" + concat + ", 1)"}), {});
    row("a tuple of one value twice", tuples,
        inContext({"x = wildcard()", "t = is_tuple([x, x])", "t ^ " + concat}), {});
    const QString reluOr = R"(p = (is_op("relax.nn.relu")(varg_default_wildcard=True) | is_var()))";
    row("what is used may be a variable or a call", model,
        inContext({reluOr, R"(p ^ is_op("relax.add")(varg_default_wildcard=True))"}),
        {"ctx: b", "ctx: d"});
    row("what uses something is a call, whatever else it could be", model,
        inContext({reluOr, R"(is_op("relax.add")(varg_default_wildcard=True) ^ p)"}), {"ctx: b c"});
}

void TvmContextsTest::finds()
{
    QFETCH(QString, model);
    QFETCH(QString, text);
    QFETCH(QString, expected);

    QCOMPARE(contextSections(text, model), expected);
}

void TvmContextsTest::tells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QString& text, const char* code,
                        const char* message) { QTest::newRow(name) << text << code << message; };
    const QString relu = R"(is_op("relax.nn.relu")(wildcard()))";
    row("ignored uses",
        "a = " + relu + "\np = " + relu
            + "\na ^ p\n"
              "FuseOpsByPattern([FusionPattern(\"p\", p)])\n",
        "ignored-context", "`FuseOpsByPattern` ignores");
    row("ignored shapes",
        "p = " + relu + "\np.same_shape_as(" + relu
            + ")\n"
              "FuseOpsByPattern([FusionPattern(\"p\", p)])\n",
        "ignored-context", "`FuseOpsByPattern` ignores");
    row("the first match", inContext({relu}), "first-match-only", "`match_dfb` gives the first");
    row("a callback", "rewrite_call(" + relu + ", f, g)\n", "not-rewritten",
        "`rewrite_call` finds");
    row("nothing said", inContext({"wildcard()"}), "never-matches", "The context does not say");
    row("a cycle", inContext({"a = wildcard()", "b = wildcard()", "a ^ b", "b ^ a"}),
        "never-matches", "form a cycle");
    row("a cycle behind something", inContext({"a = wildcard()", "b = wildcard()", "a ^ b ^ b"}),
        "never-matches", "form a cycle");
    row("a constant", inContext({R"(is_op("relax.add")(wildcard(), is_const()))"}), "never-matches",
        "ConstantPattern finds nothing that is bound");
    row("a shape", inContext({R"(is_op("relax.reshape")(wildcard(), wildcard()))"}),
        "never-matches", "Argument 2 of relax.reshape");
    row("a variable that uses something", inContext({"wildcard() ^ is_var()"}), "never-matches",
        "is looked through");
    row("only a tuple", inContext({"wildcard() ^ is_tuple([wildcard()])"}), "not-matched",
        "No operator is behind");
    row("what may be a tuple among other things",
        inContext(
            {R"(a = is_op("relax.add")(varg_default_wildcard=True))",
             R"(a ^ (is_tuple([wildcard()]) | is_op("relax.add")(varg_default_wildcard=True)))"}),
        "not-matched", "among other things");
    row("tuples in any order in one",
        inContext({"t = is_tuple([is_tuple([wildcard()], unordered=True)])",
                   R"(t ^ is_op("relax.concat")(varg_default_wildcard=True))"}),
        "not-matched", "only tuples in order");
    const auto tuple = [](const QString& field) {
        return "x = wildcard()\nr = is_op(\"relax.nn.relu\")\nrewrite_call(is_tuple([" + field
            + "]), f, g)\n";
    };
    row("a tuple of four fields", tuple("r(x), r(x), r(x), r(x)"), "never-matches",
        "at most 3 fields");
    row("a tuple of anything", tuple("r(x), x"), "not-matched", "only calls and items");
    row("arguments that an operator never has",
        inContext({R"(is_op("relax.nn.relu")(wildcard(), wildcard()))"}), "never-matches",
        "has 1 argument");
    row("a context that nobody is in", "PatternContext(incremental=True)\n", "python-error",
        "Incremental context");
    row("attributes have no copy", "a = " + relu + ".has_attr({\"k\": 1})\na.dup()\n",
        "python-error", "cannot be duplicated");
    row("no context", "match_dfb(3, block)\n", "python-error", "takes a PatternContext");
    row("an unknown context", "import elsewhere\nmatch_dfb(elsewhere.ctx, block)\n",
        "unknown-pattern", "What `match_dfb` looks for");
}

void TvmContextsTest::tells()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, message);

    const CheckedRules checked = contextRules(text, simpleChain({"f"}));
    const Diagnostic* const found = findingOf(checked, {code.toStdString()});

    QVERIFY(found);
    QVERIFY2(found->message.find(message.toStdString()) != std::string::npos,
             found->message.c_str());
    QVERIFY(found->range);
}

void TvmContextsTest::refusesWhatIsTooLarge_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::newRow("edges") << inContext(
        {"a = wildcard()", "for i in range(9000):", "    a ^ wildcard()"})
                           << "not-matched";
    QTest::newRow("copies") << inContext(
        {"a = wildcard() ^ wildcard()", "for i in range(5000):", "    a.dup()"})
                            << "not-matched";
    QTest::newRow("a chain of calls") << inContext(
        {"a = wildcard()", "for i in range(900):", R"(    a = is_op("relax.nn.relu")(a))"})
                                      << "not-matched";
    QTest::newRow("searches") << QString(
        "for i in range(3000):\n    rewrite_call(is_op(\"relax.add\" + str(i))(), f, g)\n")
                              << "too-many-patterns";
    QTest::newRow("sequences without end")
        << inContext({"a = wildcard() ^ wildcard()", "for i in range(100000):", "    a = a ^ a"})
        << "python-error";
    QTest::newRow("contexts in contexts")
        << QString("def nest(n):\n    with PatternContext(incremental=n > 0) as ctx:\n"
                   "        wildcard() ^ wildcard()\n        nest(n + 1)\nnest(0)\n")
        << "python-error";
}

void TvmContextsTest::refusesWhatIsTooLarge()
{
    QFETCH(QString, text);
    QFETCH(QString, code);

    const CheckedRules checked = contextRules(text, simpleChain({"f", "f", "f"}));
    const Diagnostic* const found = findingOf(checked, {code.toStdString()});

    QVERIFY(found);
    QVERIFY(found->range);
}

void TvmContextsTest::tellsOfPlansByWhoLooks()
{
    const std::string imports = "from tvm.relax.dpl import *\n"
                                "from tvm.relax.transform import FuseOpsByPattern, FusionPattern\n"
                                "f = g = None\n";
    const QString text = "p = is_op(\"relax.nn.relu\")(wildcard())\n"
                         "FuseOpsByPattern([FusionPattern(\"q\", p)])\n"
                         "rewrite_call(p, f, g)\n";
    const auto graph = contextModel(simpleChain({"f"}));
    const auto rules = tvmText(imports + text.toStdString());

    QCOMPARE(tvmRules(rules, graph).rules.rules.front().name, std::string("q"));
    QCOMPARE(tvmRules(rules, graph, {{"plan", "matches"}}).rules.rules.front().name,
             std::string("p"));
}

void TvmContextsTest::saysWhereItAlmostMatches()
{
    const auto graph = contextModel(diamondFunction());
    const auto missAt = [&](const QStringList& context, const char* place) {
        const CheckedRules checked = contextRules(inContext(context), diamondFunction());
        const Pattern& pattern = checked.rules.rules.front().patterns.front().pattern;
        const DetailedAttempt told = PatternTrial(*graph, pattern).at(*graph->findNode(place));
        const Failure failure = told.failure.value_or(Failure());
        return pattern.entry(failure.entry).name + ' ' + std::string(reasonCode(failure.reason))
            + ' ' + operatorNames(*graph, failure.found)
            + (failure.blame.what.empty() ? "" : ' ' + failure.blame.what);
    };
    const QStringList three = packedCalls({"a extern_matmul", "b extern_relu", "c extern_sigmoid"});

    QCOMPARE(missAt(three + QStringList{"a ^ c ^ b"}, "lv0"),
             std::string("extern_relu operator extern_add"));
    QCOMPARE(missAt(three + QStringList{"a >> b"}, "lv0"),
             std::string("extern_matmul escapes extern_relu, extern_sigmoid"));
    QCOMPARE(missAt(packedCalls({"a extern_relu", "b extern_add"})
                        + QStringList{"a.used_by(b, index=1)"},
                    "lv1"),
             std::string("extern_add operand-differs extern_add"));
    QCOMPARE(missAt({R"(x = is_var("x"))", R"(x ^ is_call_dps_packed("extern_relu"))"}, "lv1"),
             std::string("variable condition-false extern_relu variable is called x"));
}

/// Entries stand before the call that makes a rule of them.
void TvmContextsTest::findsTheEntryAtAPlace()
{
    const std::string python = "from tvm.relax.dpl import PatternContext, is_op, wildcard\n"
                               "with PatternContext() as ctx:\n"
                               "    product = is_op(\"relax.matmul\")(wildcard(), wildcard())\n"
                               "    total = is_op(\"relax.add\")(product, wildcard())\n"
                               "found = ctx.match_dfb(None)\n";
    const auto text = tvmText(python);
    const auto entryIn = [&](const std::string& part) {
        const auto place = text->entryAt(text->source().position(python.find(part)));
        return place ? place->rule + ' ' + place->entry : std::string("none");
    };

    QCOMPARE(entryIn("relax.add"), std::string("ctx add"));
    QCOMPARE(entryIn("wildcard(), "), std::string("ctx any"));
    QCOMPARE(entryIn("match_dfb"), std::string("ctx "));
    QCOMPARE(entryIn("import"), std::string("none"));
}

FUSEWRIGHT_TEST(TvmContextsTest)
#include "tst_tvm_contexts.moc"
