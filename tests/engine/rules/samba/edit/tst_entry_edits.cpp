// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/entry_edits.h"

#include "tests/engine/rules/kit/edit_kit.h"
#include "tests/engine/rules/kit/rules_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class EntryEditsTest : public QObject {
    Q_OBJECT

private slots:
    void renameAnEntryWhereverItIsNamed();
    void renameInEveryStyle_data();
    void renameInEveryStyle();
    void renameNothing_data();
    void renameNothing();
    void renameEveryEntryOfARealRule();
    void makeAnEntryOptional_data();
    void makeAnEntryOptional();
    void makeAnEntryRequired_data();
    void makeAnEntryRequired();
    void makeAnEntryContextAndRepeatedAndBack();
    void setOperatorsInEveryStyle_data();
    void setOperatorsInEveryStyle();
    void setOperatorsOfNothing();
    void widen_data();
    void widen();
};

namespace {

std::string renamed(const std::string& text, std::string_view from, std::string_view to,
                    PatternName where = onlyPattern)
{
    return after(
        text, [&](const YamlDocument& document) { return renameEntry(document, where, from, to); });
}

std::string widened(const std::string& text)
{
    return after(text, [](const YamlDocument& document) {
        return widenOperators(document, onlyPattern, "x", "gelu");
    });
}

std::string optional(const std::string& text)
{
    return after(text, [](const YamlDocument& document) {
        return makeOptional(document, onlyPattern, "x");
    });
}

std::string required(const std::string& text)
{
    return after(text, [](const YamlDocument& document) {
        return makeRequired(document, onlyPattern, "x");
    });
}

} // namespace

void EntryEditsTest::renameAnEntryWhereverItIsNamed()
{
    const std::string text = ruleWith("    # x begins\n"
                                      "    a: {op_type: x, child: x}\n"
                                      "    b: {op_type: mul, children: [x, c]}\r\n"
                                      "    c: {op_type: div, child: o}\n"
                                      "    o: {match_first_option: [\"x\", d]}\n"
                                      "    x: {op_type: add} # x\n"
                                      "    d: {op_type: add}\n");

    const std::string result = renamed(text, "x", "y1");

    QCOMPARE(shown(result),
             shown(ruleWith("    # x begins\n"
                            "    a: {op_type: x, child: y1}\n"
                            "    b: {op_type: mul, children: [y1, c]}\r\n"
                            "    c: {op_type: div, child: o}\n"
                            "    o: {match_first_option: [\"y1\", d]}\n"
                            "    y1: {op_type: add} # x\n"
                            "    d: {op_type: add}\n")));
    QCOMPARE(renamed(result, "y1", "x"), text);
}

void EntryEditsTest::renameInEveryStyle_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("fresh");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const char* text, const char* fresh,
                        const char* expected) {
        QTest::newRow(name) << std::string(text) << QString(fresh) << std::string(expected);
    };
    row("plain", "r: {pattern: {x: {op_type: a}}}\n", "w", "r: {pattern: {w: {op_type: a}}}\n");
    row("needs quotes", "r: {pattern: {x: {op_type: a}}}\n", "y: \"z\"",
        "r: {pattern: {\"y: \\\"z\\\"\": {op_type: a}}}\n");
    row("a word that means something", "r: {pattern: {x: {op_type: a}}}\n", "no",
        "r: {pattern: {\"no\": {op_type: a}}}\n");
    row("single quotes", "r: {pattern: {'x': {op_type: a}}}\n", "it's",
        "r: {pattern: {'it''s': {op_type: a}}}\n");
    row("double quotes", "r: {pattern: {\"x\": {op_type: a}}}\n", "é",
        "r: {pattern: {\"é\": {op_type: a}}}\n");
    row("dashes", "r:\n  pattern:\n    a:\n      children:\n        - x # c\n    x: {}\n", "w",
        "r:\n  pattern:\n    a:\n      children:\n        - w # c\n    w: {}\n");
    row("an anchor inside", "r: {pattern: {a: {child: &n x}, b: {child: *n}, x: {}}}\n", "w",
        "r: {pattern: {a: {child: &n w}, b: {child: *n}, w: {}}}\n");
    row("only this pattern", "r: {pattern: {x: {}}, pattern1: {x: {}}}\n", "w",
        "r: {pattern: {w: {}}, pattern1: {x: {}}}\n");
}

void EntryEditsTest::renameInEveryStyle()
{
    QFETCH(std::string, text);
    QFETCH(QString, fresh);
    QFETCH(std::string, expected);

    QCOMPARE(shown(renamed(text, "x", fresh.toStdString())), shown(expected));
}

void EntryEditsTest::renameNothing_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("fresh");

    const auto row = [](const char* name, const char* text, const char* fresh) {
        QTest::newRow(name) << std::string(text) << QString(fresh);
    };
    row("no such entry", "r: {pattern: {a: {}}}\n", "y");
    row("the same name", "r: {pattern: {x: {}}}\n", "x");
    row("no name", "r: {pattern: {x: {}}}\n", "");
    row("a name that is taken", "r: {pattern: {x: {}, y: {}}}\n", "y");
    row("a pattern used elsewhere", "r: {pattern: &p {x: {}}}\ns: {pattern: *p}\n", "y");
    row("an entry from elsewhere", "b: &b {x: {}}\nr: {pattern: {<<: *b, a: {child: x}}}\n", "y");
    row("a reference from elsewhere", "b: &b {child: x}\nr: {pattern: {x: {}, a: *b}}\n", "y");
}

void EntryEditsTest::renameNothing()
{
    QFETCH(std::string, text);
    QFETCH(QString, fresh);

    QCOMPARE(renamed(text, "x", fresh.toStdString()), std::string("(nothing)"));
}

void EntryEditsTest::renameEveryEntryOfARealRule()
{
    const auto files = ruleFiles();
    QVERIFY(!files.empty());
    const std::string& text = files.back().second;
    const PatternName where{"llama2_self_attn", "pattern"};
    const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", text));
    const auto written = EditText(document).pattern(where.rule, where.pattern);
    QVERIFY(written);

    for (const YamlEntry& entry : document.writtenEntries(written->value)) {
        const std::string name(document.text(entry.key));
        const std::string result = renamed(text, name, "fresh_name", where);
        QCOMPARE(findingsIn(result), findingsIn(text));
        QCOMPARE(renamed(result, "fresh_name", name, where), text);
    }
}

void EntryEditsTest::makeAnEntryOptional_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("block",
        ruleWith("    x:\n      op_type: add # one\n      # next\n      child: y\n    y: {op_type: "
                 "mul}\n"),
        ruleWith("    x:\n      op_type: add # one\n      required: false\n      # next\n"
                 "      child: y\n    y: {op_type: mul}\n"));
    row("block, operators as a list",
        ruleWith("    x:\n      op_type:\n        - add\n        - mul # two\n      child: y\n    "
                 "y: {}\n"),
        ruleWith(
            "    x:\n      op_type:\n        - add\n        - mul # two\n      required: false\n"
            "      child: y\n    y: {}\n"));
    row("braces", ruleWith("    x: {op_type: [a, b], child: y}\n    y: {op_type: mul}\n"),
        ruleWith("    x: {op_type: [a, b], required: false, child: y}\n    y: {op_type: mul}\n"));
    row("given", ruleWith("    x: {op_type: a, required: yes}\n"),
        ruleWith("    x: {op_type: a, required: false}\n"));
    row("lines of Windows", "r:\r\n  pattern:\r\n    x:\r\n      op_type: a\r\n",
        "r:\r\n  pattern:\r\n    x:\r\n      op_type: a\r\n      required: false\r\n");
    row("a choice", ruleWith("    x:\n      match_first_option: [a, b]\n"),
        ruleWith("    x:\n      match_first_option: [a, b]\n      required: false\n"));
}

void EntryEditsTest::makeAnEntryOptional()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(optional(text)), shown(expected));
    QCOMPARE(optional(expected), std::string("(nothing)"));
    QVERIFY(required(expected) != "(nothing)");
}

void EntryEditsTest::makeAnEntryRequired_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("block", ruleWith("    x:\n      required: False\n      op_type: add\n"),
        ruleWith("    x:\n      op_type: add\n"));
    row("block with a comment",
        ruleWith("    x:\n      op_type: add\n      # above\n      required: no # why\n"),
        ruleWith("    x:\n      op_type: add\n      # above\n      # why\n"));
    row("first in braces", ruleWith("    x: {required: false, op_type: add}\n"),
        ruleWith("    x: {op_type: add}\n"));
    row("last in braces", ruleWith("    x: {op_type: add, required: false}\n"),
        ruleWith("    x: {op_type: add}\n"));
    row("merged", "b: &b {required: false}\nr: {pattern: {x: {<<: *b, op_type: a}}}\n",
        "b: &b {required: false}\nr: {pattern: {x: {<<: *b, op_type: a, required: true}}}\n");
    row("not optional", ruleWith("    x: {op_type: add}\n"), "(nothing)");
    row("said to be required", ruleWith("    x: {op_type: add, required: true}\n"), "(nothing)");
}

void EntryEditsTest::makeAnEntryRequired()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(required(text)), shown(expected));
}

void EntryEditsTest::makeAnEntryContextAndRepeatedAndBack()
{
    const std::string text = ruleWith("    x:\n      op_type: add # why\n      child: y\n");
    const auto edited = [](const std::string& from, auto function) {
        return after(from, [&](const YamlDocument& document) {
            return function(document, onlyPattern, "x");
        });
    };

    const std::string context = edited(text, makeContext);
    const std::string repeated = edited(context, makeRepeated);

    QCOMPARE(shown(repeated),
             shown(ruleWith("    x:\n      op_type: add # why\n      match_multiple: true\n"
                            "      included: false\n      child: y\n")));
    QCOMPARE(edited(repeated, makeContext), std::string("(nothing)"));
    QCOMPARE(edited(edited(repeated, makeSingle), makeIncluded), text);
    QCOMPARE(edited(text, makeSingle), std::string("(nothing)"));
}

void EntryEditsTest::setOperatorsInEveryStyle_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("operators"); ///< With an exclamation mark: any but these.
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const std::string& text, const char* operators,
                        const std::string& expected) {
        QTest::newRow(name) << ruleWith("    x:" + text) << QString(operators)
                            << ruleWith("    x:" + expected);
    };
    row("another", "\n      op_type: add # why\n", "mul", "\n      op_type: mul # why\n");
    row("in quotation marks", " {op_type: 'add'}\n", "mul", " {op_type: 'mul'}\n");
    row("any", " {op_type: add}\n", ".", " {op_type: .}\n");
    row("several", "\n      op_type: add # why\n", "add mul",
        "\n      op_type: [add, mul] # why\n");
    row("more", "\n      op_type:\n        - add # a\n        - sub # s\n", "add mul div",
        "\n      op_type:\n        - add # a\n        - mul # s\n        - div\n");
    row("fewer", " {op_type: [add, sub, mul]}\n", "sub mul", " {op_type: [sub, mul]}\n");
    row("one of several", " {op_type: [add, sub]}\n", "sub", " {op_type: [sub]}\n");
    row("all but one", " {op_type: add}\n", "!add",
        " {op_type: {inverted: true, options: [add]}}\n");
    row("all but more",
        "\n      op_type:\n        inverted: True\n        options:\n"
        "          - add # a\n",
        "!add mul",
        "\n      op_type:\n        inverted: True\n        options:\n          - add # a\n"
        "          - mul\n");
    row("no longer all but", " {op_type: {inverted: true, options: [a, b]}, child: y}\n", "a",
        " {op_type: a, child: y}\n");
    row("where there were none", " {child: y}\n", "a", " {op_type: a, child: y}\n");
}

void EntryEditsTest::setOperatorsInEveryStyle()
{
    QFETCH(std::string, text);
    QFETCH(QString, operators);
    QFETCH(std::string, expected);
    WrittenOperators wanted{.names = {}, .isInverted = operators.startsWith('!')};
    for (const QString& name : operators.remove('!').split(' '))
        wanted.names.push_back(name.toStdString());

    const auto set = [&](const YamlDocument& document) {
        return setOperators(document, onlyPattern, "x", wanted);
    };

    QCOMPARE(shown(after(text, set)), shown(expected));
    QCOMPARE(after(expected, set), std::string("(nothing)"));
}

void EntryEditsTest::setOperatorsOfNothing()
{
    const auto set = [](const YamlDocument& document) {
        return setOperators(document, onlyPattern, "x", {.names = {"add"}});
    };

    QCOMPARE(after("r: {pattern: {x: {match_first_option: [a]}, a: {}}}\n", set),
             std::string("(nothing)"));
    QCOMPARE(after("r: {pattern: {x: {op_type: &o mul}, a: {op_type: *o}}}\n", set),
             std::string("(nothing)"));
    QCOMPARE(after("r: {pattern: {x: {op_type: # why\n {inverted: true}}}}\n", set),
             std::string("(nothing)"));
}

void EntryEditsTest::widen_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("one name", ruleWith("    x:\n      op_type: silu # why\n"),
        ruleWith("    x:\n      op_type: [silu, gelu] # why\n"));
    row("quotation marks", ruleWith("    x: {op_type: 'silu'}\n"),
        ruleWith("    x: {op_type: ['silu', 'gelu']}\n"));
    row("several names", ruleWith("    x: {op_type: [silu, relu]}\n"),
        ruleWith("    x: {op_type: [silu, relu, gelu]}\n"));
    row("several lines",
        ruleWith("    x:\n      op_type:\n        - silu\n        - relu # two\n      child: y\n"
                 "    y: {op_type: a}\n"),
        ruleWith("    x:\n      op_type:\n        - silu\n        - relu # two\n        - gelu\n"
                 "      child: y\n    y: {op_type: a}\n"));
    row("left out", ruleWith("    x: {op_type: {inverted: true, options: [gelu, relu]}}\n"),
        ruleWith("    x: {op_type: {inverted: true, options: [relu]}}\n"));
    row("left out, the last",
        ruleWith("    x: {op_type: {inverted: true, options: [relu, gelu]}}\n"),
        ruleWith("    x: {op_type: {inverted: true, options: [relu]}}\n"));
    row("all that is left out", ruleWith("    x: {op_type: {inverted: true, options: [gelu]}}\n"),
        "(nothing)");
    row("any", ruleWith("    x: {op_type: .}\n"), "(nothing)");
    row("there already", ruleWith("    x: {op_type: [gelu, silu]}\n"), "(nothing)");
    row("used elsewhere", ruleWith("    x: {op_type: &t silu}\n    z: {op_type: *t, child: x}\n"),
        "(nothing)");
}

void EntryEditsTest::widen()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(widened(text)), shown(expected));
    QCOMPARE(widened(expected), std::string("(nothing)"));
}

FUSEWRIGHT_TEST(EntryEditsTest)
#include "tst_entry_edits.moc"
