// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/wiring_edits.h"

#include "engine/rules/samba/edit/pattern_entries.h"
#include "tests/engine/rules/kit/edit_kit.h"
#include "tests/engine/rules/kit/rules_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <vector>

using namespace fusewright;
using namespace fusewright::test;

class InsertBetweenTest : public QObject {
    Q_OBJECT

private slots:
    void insertAnEntry_data();
    void insertAnEntry();
    void insertAChainOfEntries();
    void insertBelowAll();
    void insertBelowNothingThatHasComments();
    void insertAboveAll();
    void insertNothing_data();
    void insertNothing();
    void everyEdgeOfTheRealRulesKeepsAllButItself();
};

namespace {

AddedEntry optional(std::string name, std::string operatorName)
{
    return {.name = std::move(name),
            .operators = {.names = {std::move(operatorName)}},
            .isOptional = true};
}

std::string inserted(const std::string& text, InsertedSpan span = InsertedSpan::OneEdge,
                     std::vector<AddedEntry> fresh = {optional("f", "to")})
{
    return after(text, [&](const YamlDocument& document) {
        return insertBetween(document, onlyPattern, "x", "y", fresh, span);
    });
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
        for (const YamlEntry& written : writtenPatterns(document, rule)) {
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

void InsertBetweenTest::insertAnEntry_data()
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

void InsertBetweenTest::insertAnEntry()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(inserted(text)), shown(expected));
}

void InsertBetweenTest::insertAChainOfEntries()
{
    const std::string text =
        ruleWith("    x:\n      op_type: mul\n      child: y\n    y:\n      op_type: add\n");

    const std::string result =
        inserted(text, InsertedSpan::OneEdge,
                 {{.name = "f", .operators = {.names = {"to"}}},
                  {.name = "g", .operators = {.names = {"view"}}, .isContext = true}});

    QCOMPARE(shown(result),
             shown(ruleWith("    x:\n      op_type: mul\n      child: f\n"
                            "    f:\n      op_type: to\n      child: g\n"
                            "    g:\n      op_type: view\n      included: false\n      child: y\n"
                            "    y:\n      op_type: add\n")));
}

void InsertBetweenTest::insertBelowAll()
{
    const std::string text =
        ruleWith("    x:\n      op_type: mul\n      children:\n        - y\n        - z\n"
                 "    y: {op_type: add}\n    z: {op_type: div}\n");

    const std::string result = inserted(text, InsertedSpan::AllBelow);

    QCOMPARE(shown(result),
             shown(ruleWith("    x:\n      op_type: mul\n      child: f\n"
                            "    f:\n      op_type: to\n      required: false\n"
                            "      children:\n        - y\n        - z\n"
                            "    y: {op_type: add}\n    z: {op_type: div}\n")));
}

void InsertBetweenTest::insertBelowNothingThatHasComments()
{
    const std::string text =
        ruleWith("    x:\n      op_type: mul\n      children:\n        - y\n        - z # why\n"
                 "    y: {op_type: add}\n    z: {op_type: div}\n");

    QCOMPARE(inserted(text, InsertedSpan::AllBelow), std::string("(nothing)"));
}

void InsertBetweenTest::insertAboveAll()
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

void InsertBetweenTest::insertNothing_data()
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

void InsertBetweenTest::insertNothing()
{
    QFETCH(std::string, text);

    QCOMPARE(inserted(text), std::string("(nothing)"));
}

/// Whatever is put between two entries of a rule that people wrote: comments stay, and so does what
/// all others mean.
void InsertBetweenTest::everyEdgeOfTheRealRulesKeepsAllButItself()
{
    std::size_t count = 0;
    for (const auto& [name, text] : ruleFiles()) {
        const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", text));
        for (const Edge& edge : edgesIn(document)) {
            const std::vector fresh{optional("fresh_1", "to")};
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

FUSEWRIGHT_TEST(InsertBetweenTest)
#include "tst_insert_between.moc"
