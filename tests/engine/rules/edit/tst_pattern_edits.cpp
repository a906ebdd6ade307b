// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/edit/pattern_edits.h"

#include "engine/rules/edit/pattern_entries.h"
#include "tests/engine/rules/kit/edit_kit.h"
#include "tests/engine/rules/kit/rules_kit.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <vector>

using namespace fusewright;
using namespace fusewright::test;

Q_DECLARE_METATYPE(std::string)

class PatternEditsTest : public QObject {
    Q_OBJECT

private slots:
    void insertAnEntry_data();
    void insertAnEntry();
    void insertAChainOfEntries();
    void insertBelowAll();
    void insertAboveAll();
    void insertNothing_data();
    void insertNothing();
    void widen_data();
    void widen();
    void removeAChild_data();
    void removeAChild();
    void everyEdgeOfTheRealRulesKeepsAllButItself();
};

namespace {

constexpr PatternName pattern{"r", "pattern"};

std::string inserted(const std::string& text, InsertedSpan span = InsertedSpan::OneEdge,
                     std::vector<FreshEntry> fresh = {{"f", "to", true, true}})
{
    return after(text, [&](const YamlDocument& document) {
        return insertBetween(document, pattern, "x", "y", fresh, span);
    });
}

std::string widened(const std::string& text)
{
    return after(text, [](const YamlDocument& document) {
        return widenOperators(document, pattern, "x", "gelu");
    });
}

std::string removed(const std::string& text)
{
    return after(text, [](const YamlDocument& document) {
        return removeChild(document, pattern, "x", "y");
    });
}

std::string ruleWith(const std::string& entries)
{
    return "r:\n  priority: 1\n  pattern:\n" + entries;
}

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

struct Edge {
    PatternName where;
    std::string_view upper;
    std::string_view lower;
};

std::vector<Edge> edgesIn(const YamlDocument& document)
{
    std::vector<Edge> edges;
    for (const YamlEntry& rule : document.writtenEntries(document.root())) {
        if (document.kind(rule.value) != YamlKind::Mapping)
            continue;
        for (const YamlEntry& written : patternsOf(document, rule)) {
            const PatternName where{document.text(rule.key), document.text(written.key)};
            const PatternEntries entries(document, written);
            for (const PatternEntry& entry : entries.all()) {
                for (const EntryReference& child : entry.references)
                    edges.push_back({where, entry.name, child.name});
            }
        }
    }
    return edges;
}

std::vector<std::string> commentsOf(const std::string& text)
{
    const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", text));
    std::vector<std::string> comments;
    for (const ByteRange range : document.comments())
        comments.emplace_back(document.written(range));
    return comments;
}

/// How many lines of `before` are not in `now`.
std::size_t linesGone(const std::string& before, const std::string& now)
{
    QStringList first = shown(before).split('\n');
    QStringList second = shown(now).split('\n');
    std::ranges::sort(first);
    std::ranges::sort(second);
    QStringList gone;
    std::ranges::set_difference(first, second, std::back_inserter(gone));
    return static_cast<std::size_t>(gone.size());
}

} // namespace

void PatternEditsTest::insertAnEntry_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("block",
        ruleWith("    x:\n      op_type: mul # m\n      child: y # c\n      # more of x\n\n"
                 "    # of y\n    y:\n      op_type: add\n"),
        ruleWith("    x:\n      op_type: mul # m\n      child: f # c\n      # more of x\n"
                 "    f:\n      op_type: to\n      required: false\n      child: y\n\n"
                 "    # of y\n    y:\n      op_type: add\n"));
    row("last, without a line break",
        ruleWith("    y: {op_type: add}\n    x:\n        op_type: mul\n        child: y"),
        ruleWith("    y: {op_type: add}\n    x:\n        op_type: mul\n        child: f\n"
                 "    f:\n        op_type: to\n        required: false\n        child: y"));
    row("braces in a block",
        ruleWith("    x: {op_type: mul, children: [z, y]} # c\n    y: {op_type: add}\n"
                 "    z: {op_type: div}\n"),
        ruleWith("    x: {op_type: mul, children: [z, f]} # c\n"
                 "    f: {op_type: to, required: false, child: y}\n    y: {op_type: add}\n"
                 "    z: {op_type: div}\n"));
    row("braces", "r: {pattern: {x: {op_type: mul, child: y}, y: {op_type: add}}}\n",
        "r: {pattern: {x: {op_type: mul, child: f}, f: {op_type: to, required: false, child: y},"
        " y: {op_type: add}}}\n");
    row("quotation marks", ruleWith("    x: {op_type: mul, child: 'y'}\n    'y': {op_type: add}\n"),
        ruleWith("    x: {op_type: mul, child: 'f'}\n"
                 "    f: {op_type: to, required: false, child: 'y'}\n    'y': {op_type: add}\n"));
    row("lines of Windows",
        "r:\r\n  pattern:\r\n    x:\r\n      op_type: a\r\n      child: y\r\n    y: {op_type: "
        "b}\r\n",
        "r:\r\n  pattern:\r\n    x:\r\n      op_type: a\r\n      child: f\r\n"
        "    f:\r\n      op_type: to\r\n      required: false\r\n      child: y\r\n"
        "    y: {op_type: b}\r\n");
}

void PatternEditsTest::insertAnEntry()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(inserted(text)), shown(expected));
}

void PatternEditsTest::insertAChainOfEntries()
{
    const std::string text =
        ruleWith("    x:\n      op_type: mul\n      child: y\n    y:\n      op_type: add\n");

    const std::string result = inserted(text, InsertedSpan::OneEdge,
                                        {{"f", "to", false, true}, {"g", "view", false, false}});

    QCOMPARE(shown(result),
             shown(ruleWith("    x:\n      op_type: mul\n      child: f\n"
                            "    f:\n      op_type: to\n      child: g\n"
                            "    g:\n      op_type: view\n      included: false\n      child: y\n"
                            "    y:\n      op_type: add\n")));
}

void PatternEditsTest::insertBelowAll()
{
    const std::string text =
        ruleWith("    x:\n      op_type: mul\n      children:\n        - y\n        - z\n"
                 "    y: {op_type: add}\n    z: {op_type: div}\n");

    const std::string result = inserted(text, InsertedSpan::AllBelow);

    QCOMPARE(shown(result),
             shown(ruleWith("    x:\n      op_type: mul\n      child: f\n"
                            "    f:\n      op_type: to\n      required: false\n"
                            "      children: [y, z]\n"
                            "    y: {op_type: add}\n    z: {op_type: div}\n")));
}

void PatternEditsTest::insertAboveAll()
{
    const std::string text = ruleWith("    x: {op_type: mul, child: y}\n"
                                      "    z: {op_type: mul, children: [y, w]}\n"
                                      "    y: {op_type: add}\n    w: {op_type: div}\n");

    const std::string result = inserted(text, InsertedSpan::AllAbove);

    QCOMPARE(shown(result),
             shown(ruleWith("    x: {op_type: mul, child: f}\n"
                            "    f: {op_type: to, required: false, child: y}\n"
                            "    z: {op_type: mul, children: [f, w]}\n"
                            "    y: {op_type: add}\n    w: {op_type: div}\n")));
}

void PatternEditsTest::insertNothing_data()
{
    QTest::addColumn<std::string>("text");

    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << std::string(text);
    };
    row("no such edge", "r: {pattern: {x: {op_type: a}, y: {op_type: b, child: x}}}\n");
    row("an option", "r: {pattern: {x: {match_first_option: [y]}, y: {op_type: b}}}\n");
    row("no such entry", "r: {pattern: {x: {op_type: a, child: y}}}\n");
    row("a name that is taken",
        "r: {pattern: {x: {op_type: a, child: y}, y: {op_type: b, child: f}, f: {op_type: c}}}\n");
    row("a pattern used elsewhere",
        "r: {pattern: &p {x: {op_type: a, child: y}, y: {op_type: b}}}\ns: {pattern: *p}\n");
    row("a rule used elsewhere",
        "r: &r {pattern: {x: {op_type: a, child: y}, y: {op_type: b}}}\ns: *r\n");
}

void PatternEditsTest::insertNothing()
{
    QFETCH(std::string, text);

    QCOMPARE(inserted(text), std::string("(nothing)"));
}

void PatternEditsTest::widen_data()
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

void PatternEditsTest::widen()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(widened(text)), shown(expected));
    QCOMPARE(widened(expected), std::string("(nothing)"));
}

void PatternEditsTest::removeAChild_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("the only one", ruleWith("    x:\n      op_type: a\n      child: y\n    y: {op_type: b}\n"),
        ruleWith("    x:\n      op_type: a\n    y: {op_type: b}\n"));
    row("the first of several",
        ruleWith(
            "    x: {op_type: a, children: [y, z]}\n    y: {op_type: b}\n    z: {op_type: b}\n"),
        ruleWith("    x: {op_type: a, children: [z]}\n    y: {op_type: b}\n    z: {op_type: b}\n"));
    row("one of several lines",
        ruleWith("    x:\n      op_type: a\n      children:\n        - z # z\n        - y # y\n"
                 "    y: {op_type: b}\n    z: {op_type: b}\n"),
        ruleWith("    x:\n      op_type: a\n      children:\n        - z # z\n"
                 "    y: {op_type: b}\n    z: {op_type: b}\n"));
    row("no such child", ruleWith("    x: {op_type: a, child: z}\n    z: {op_type: b}\n"),
        "(nothing)");
    row("all that it says", ruleWith("    x: {child: y}\n    y: {op_type: b}\n"), "(nothing)");
}

void PatternEditsTest::removeAChild()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(removed(text)), shown(expected));
}

/// Whatever is put between two entries of a rule that people wrote: comments stay, and so does what
/// all others mean.
void PatternEditsTest::everyEdgeOfTheRealRulesKeepsAllButItself()
{
    std::size_t count = 0;
    for (const auto& [name, text] : ruleFiles()) {
        const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", text));
        for (const Edge& edge : edgesIn(document)) {
            const std::vector<FreshEntry> fresh{{"fresh_1", "to", true, true}};
            const auto edits = insertBetween(document, edge.where, edge.upper, edge.lower, fresh);
            if (!edits)
                continue;
            ++count;
            const std::string result = edited(document.source(), *edits);
            QCOMPARE(commentsOf(result), commentsOf(text));
            QCOMPARE(findingsIn(result).size(), findingsIn(text).size());
            const std::string meant = rulesIn(result);
            QVERIFY(meant.find("fresh_1") != std::string::npos);
            QCOMPARE(linesGone(rulesIn(text), meant), std::size_t(1));
        }
    }
    QVERIFY(count > 100);
}

QTEST_GUILESS_MAIN(PatternEditsTest)
#include "tst_pattern_edits.moc"
