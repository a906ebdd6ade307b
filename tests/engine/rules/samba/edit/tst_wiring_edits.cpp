// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/wiring_edits.h"

#include "tests/engine/rules/kit/edit_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

std::string connected(const std::string& text, std::string_view from, std::string_view to)
{
    return after(text, [&](const YamlDocument& document) {
        return connectEntries(document, onlyPattern, from, to);
    });
}

std::string disconnected(const std::string& text, std::string_view from, std::string_view to)
{
    return after(text, [&](const YamlDocument& document) {
        return disconnectEntries(document, onlyPattern, from, to);
    });
}

std::string added(const std::string& text, EntrySide side, std::string_view other)
{
    return after(text, [&](const YamlDocument& document) {
        return addEntry(document, onlyPattern, {"fresh", {{"neg"}}}, side, other);
    });
}

std::string alternative(const std::string& text, std::string_view other)
{
    return after(text, [&](const YamlDocument& document) {
        return addAlternative(document, onlyPattern, {"fresh", {{"neg"}}}, other, "either");
    });
}

std::string deleted(const std::string& text, std::string_view entry)
{
    return after(text, [&](const YamlDocument& document) {
        return deleteEntry(document, onlyPattern, entry);
    });
}

} // namespace

class WiringEditsTest : public QObject {
    Q_OBJECT

private slots:
    void connectInEveryStyle_data();
    void connectInEveryStyle();
    void connectNothing_data();
    void connectNothing();
    void disconnectInEveryStyle_data();
    void disconnectInEveryStyle();
    void addInEveryStyle_data();
    void addInEveryStyle();
    void addAnAlternative_data();
    void addAnAlternative();
    void deleteInEveryStyle_data();
    void deleteInEveryStyle();
};

void WiringEditsTest::connectInEveryStyle_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << ruleWith(text) << ruleWith(expected);
    };
    row("the first child", "    a:\n      op_type: add # why\n    b: {op_type: mul}\n",
        "    a:\n      op_type: add # why\n      child: b\n    b: {op_type: mul}\n");
    row("the first child in braces", "    a: {op_type: add} # why\n    b: {op_type: mul}\n",
        "    a: {op_type: add, child: b} # why\n    b: {op_type: mul}\n");
    row("a second child",
        "    a:\n      child: c # why\n      op_type: add\n    b: {}\n    c: {}\n",
        "    a:\n      children: [c, b] # why\n      op_type: add\n    b: {}\n    c: {}\n");
    row("a second child, lists in lines",
        "    a:\n      child: c # why\n      op_type:\n      - add\n    b: {}\n    c: {}\n",
        "    a:\n      children:\n      - c # why\n      - b\n      op_type:\n      - add\n"
        "    b: {}\n    c: {}\n");
    row("a second child, lists in deeper lines",
        "    x:\n      children:\n        - a\n    a:\n      child: c\n    b: {}\n    c: {}\n",
        "    x:\n      children:\n        - a\n    a:\n      children:\n        - c\n        - b\n"
        "    b: {}\n    c: {}\n");
    row("a second child in braces", "    a: {child: c, op_type: add}\n    b: {}\n    c: {}\n",
        "    a: {children: [c, b], op_type: add}\n    b: {}\n    c: {}\n");
    row("a third child", "    a:\n      children:\n        - c\n        - d # d\n    b: {}\n",
        "    a:\n      children:\n        - c\n        - d # d\n        - b\n    b: {}\n");
    row("a third child in brackets", "    a: {children: [c, d,]}\n    b: {}\n",
        "    a: {children: [c, d, b,]}\n    b: {}\n");
    row("where nothing is written yet", "    a:\n      child:\n    b: {}\n",
        "    a:\n      child: b\n    b: {}\n");
    row("into an empty list", "    a: {children: []}\n    b: {}\n",
        "    a: {children: [b]}\n    b: {}\n");
    row("all in braces", "    {a: {op_type: add}, b: {op_type: mul}}\n",
        "    {a: {op_type: add, child: b}, b: {op_type: mul}}\n");
}

void WiringEditsTest::connectInEveryStyle()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(connected(text, "a", "b")), shown(expected));
    QCOMPARE(connected(expected, "a", "b"), std::string("(nothing)"));
}

void WiringEditsTest::connectNothing_data()
{
    QTest::addColumn<std::string>("text");

    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << std::string(text);
    };
    row("no such entry", "r: {pattern: {a: {op_type: add}}}\n");
    row("the other way round", "r: {pattern: {a: {op_type: x}, b: {op_type: y, child: a}}}\n");
    row("a circle over a choice",
        "r: {pattern: {a: {op_type: x}, b: {op_type: y, child: c}, c: {match_first_option: "
        "[a]}}}\n");
    row("from a choice", "r: {pattern: {a: {match_first_option: [c]}, b: {op_type: y}, c: {}}}\n");
    row("a body used elsewhere", "r: {pattern: {a: &a {op_type: x}, b: {op_type: y}, c: *a}}\n");
    row("a body from elsewhere", "e: &a {op_type: x}\nr: {pattern: {a: *a, b: {op_type: y}}}\n");
    row("a child from elsewhere",
        "e: &a {child: c}\nr: {pattern: {a: {<<: *a, op_type: x}, b: {op_type: y}, c: {}}}\n");
    row("a pattern used elsewhere",
        "r: {pattern: &p {a: {op_type: x}, b: {op_type: y}}}\ns: {pattern: *p}\n");
}

void WiringEditsTest::connectNothing()
{
    QFETCH(std::string, text);

    QCOMPARE(connected(text, "a", "b"), std::string("(nothing)"));
}

void WiringEditsTest::disconnectInEveryStyle_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << ruleWith(text) << ruleWith(expected);
    };
    row("the only child", "    a:\n      op_type: add # why\n      child: b\n    b: {}\n",
        "    a:\n      op_type: add # why\n    b: {}\n");
    row("the only child with a comment", "    a:\n      op_type: add\n      child: b # why\n",
        "    a:\n      op_type: add\n      # why\n");
    row("the only child in braces", "    a: {child: b, op_type: add}\n", "    a: {op_type: add}\n");
    row("one of two", "    a: {children: [b, c]}\n", "    a: {child: c}\n");
    row("one of two in lines", "    a:\n      children:\n        - c\n        - b\n",
        "    a:\n      child: c\n");
    row("one of two in lines with a comment",
        "    a:\n      children:\n        - c # why\n        - b\n",
        "    a:\n      children:\n        - c # why\n");
    row("the middle one", "    a: {children: [c, b, d]}\n", "    a: {children: [c, d]}\n");
    row("an option", "    a: {match_first_option: [b, c]}\n", "    a: {match_first_option: [c]}\n");
    row("an option in lines", "    a:\n      match_first_option:\n      - b\n      - c # c\n",
        "    a:\n      match_first_option:\n      - c # c\n");
    QTest::newRow("the last option")
        << ruleWith("    a: {match_first_option: [b]}\n") << std::string("(nothing)");
    QTest::newRow("no child") << ruleWith("    a: {op_type: add}\n    b: {}\n")
                              << std::string("(nothing)");
}

void WiringEditsTest::disconnectInEveryStyle()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(disconnected(text, "a", "b")), shown(expected));
}

void WiringEditsTest::addInEveryStyle_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("behind");

    const auto row = [](const char* name, const std::string& text, const std::string& before,
                        const std::string& behind) {
        QTest::newRow(name) << ruleWith(text) << ruleWith(before) << ruleWith(behind);
    };
    row("in lines",
        "    # first\n    a:\n      op_type: add\n      child: x # on\n    # second\n    x:\n"
        "      op_type: mul # why\n",
        "    # first\n    a:\n      op_type: add\n      child: fresh # on\n    fresh:\n"
        "      op_type: neg\n      child: x\n    # second\n    x:\n      op_type: mul # why\n",
        "    # first\n    a:\n      op_type: add\n      child: x # on\n    # second\n    x:\n"
        "      op_type: mul # why\n      child: fresh\n    fresh:\n      op_type: neg\n");
    row("in braces", "    {a: {op_type: add, child: x}, x: {op_type: mul, children: [c, d]}}\n",
        "    {a: {op_type: add, child: fresh}, fresh: {op_type: neg, child: x}, "
        "x: {op_type: mul, children: [c, d]}}\n",
        "    {a: {op_type: add, child: x}, x: {op_type: mul, child: fresh}, "
        "fresh: {op_type: neg, children: [c, d]}}\n");
    row("children in lines",
        "    x:\n      op_type: mul\n      children:\n        - c\n        - d\n",
        "    fresh:\n      op_type: neg\n      child: x\n    x:\n      op_type: mul\n"
        "      children:\n        - c\n        - d\n",
        "    x:\n      op_type: mul\n      child: fresh\n    fresh:\n      op_type: neg\n"
        "      children:\n        - c\n        - d\n");
    row("an option",
        "    o: {match_first_option: [x, y]}\n    x: {op_type: add}\n    y: {op_type: mul}\n",
        "    o: {match_first_option: [fresh, y]}\n    fresh: {op_type: neg, child: x}\n"
        "    x: {op_type: add}\n    y: {op_type: mul}\n",
        "    o: {match_first_option: [x, y]}\n    x: {op_type: add, child: fresh}\n"
        "    fresh: {op_type: neg}\n    y: {op_type: mul}\n");
}

void WiringEditsTest::addInEveryStyle()
{
    QFETCH(std::string, text);
    QFETCH(std::string, before);
    QFETCH(std::string, behind);

    QCOMPARE(shown(added(text, EntrySide::Before, "x")), shown(before));
    QCOMPARE(shown(added(text, EntrySide::After, "x")), shown(behind));
    QCOMPARE(added(before, EntrySide::Before, "x"), std::string("(nothing)"));
}

void WiringEditsTest::addAnAlternative_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << ruleWith(text) << ruleWith(expected);
    };
    row("the first",
        "    a: {op_type: add, child: x}\n    x: {op_type: mul, child: c}\n    c: {op_type: c}\n",
        "    a: {op_type: add, child: either}\n    either: {match_first_option: [x, fresh]}\n"
        "    x: {op_type: mul, child: c}\n    fresh: {op_type: neg, child: c}\n    c: {op_type: "
        "c}\n");
    row("the first in lines", "    x:\n      included: false\n      op_type:\n        - mul\n",
        "    either:\n      match_first_option:\n        - x\n        - fresh\n"
        "    x:\n      included: false\n      op_type:\n        - mul\n"
        "    fresh:\n      op_type: neg\n      included: false\n");
    row("another",
        "    o: {match_first_option: [x, y]}\n    x: {op_type: a}\n    y: {op_type: b}\n",
        "    o: {match_first_option: [x, y, fresh]}\n    x: {op_type: a}\n    fresh: {op_type: "
        "neg}\n"
        "    y: {op_type: b}\n");
    row("of a choice itself", "    x: {match_first_option: [y]}\n    y: {op_type: b, child: z}\n",
        "    x: {match_first_option: [y, fresh]}\n    y: {op_type: b, child: z}\n"
        "    fresh: {op_type: neg, child: z}\n");
}

void WiringEditsTest::addAnAlternative()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(alternative(text, "x")), shown(expected));
}

void WiringEditsTest::deleteInEveryStyle_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << ruleWith(text) << ruleWith(expected);
    };
    row("in a chain",
        "    a:\n      op_type: add\n      child: x # on\n    # x\n    x:\n      op_type: mul\n"
        "      child: c\n    c: {op_type: c}\n",
        "    a:\n      op_type: add\n      child: c # on\n    c: {op_type: c}\n");
    row("before several",
        "    a: {op_type: add, child: x}\n    x: {op_type: b, children: [c, d]}\n",
        "    a: {op_type: add, children: [c, d]}\n");
    row("beside another", "    a: {children: [x, c]}\n    x: {op_type: b, children: [c, d]}\n",
        "    a: {children: [d, c]}\n");
    row("a leaf", "    a: {op_type: add, child: x}\n    x: {op_type: b}\n",
        "    a: {op_type: add}\n");
    row("a root", "    {x: {op_type: b, child: c}, c: {op_type: c}}\n", "    {c: {op_type: c}}\n");
    row("an option",
        "    a: {match_first_option: [x, y]}\n    x: {op_type: b}\n    y: {op_type: c}\n",
        "    a: {match_first_option: [y]}\n    y: {op_type: c}\n");
    row("a choice of one",
        "    a: {child: x}\n    x: {match_first_option: [z]}\n    z: {op_type: c}\n",
        "    a: {child: z}\n    z: {op_type: c}\n");
    QTest::newRow("the last entry")
        << ruleWith("    x: {op_type: a}\n") << std::string("(nothing)");
    QTest::newRow("a choice of two")
        << ruleWith("    x: {match_first_option: [a, b]}\n    a: {}\n    b: {}\n")
        << std::string("(nothing)");
}

void WiringEditsTest::deleteInEveryStyle()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(deleted(text, "x")), shown(expected));
}

FUSEWRIGHT_TEST(WiringEditsTest)
#include "tst_wiring_edits.moc"
