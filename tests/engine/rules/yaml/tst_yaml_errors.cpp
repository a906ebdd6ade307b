// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/yaml/yaml_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

/// Every mistake is found at its place, once, and in plain words.
class YamlErrorsTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheMistakeAtItsPlace_data();
    void findsTheMistakeAtItsPlace();
    void mendsTheMistake_data();
    void mendsTheMistake();
    void namesBothLinesOfARepeatedKey();
    void reportsEveryMistakeOfOneEntry();
    void keepsAtMostFiftyFindingsOfOneEntry();
    void refusesWhatIsNestedTooDeeply_data();
    void refusesWhatIsNestedTooDeeply();
};

void YamlErrorsTest::findsTheMistakeAtItsPlace_data()
{
    QTest::addColumn<std::string>("withMarks");
    QTest::addColumn<std::string>("message");
    QTest::addColumn<Severity>("severity");

    const auto row = [](const char* name, const char* text, const char* message,
                        Severity severity = Severity::Error) {
        QTest::newRow(name) << std::string(text) << std::string(message) << severity;
    };
    const char* const neverClosed = "This quotation mark is never closed";
    row("double quote at the end", "a: ⟦\"⟧b", neverClosed);
    row("double quote before a line break", "a: ⟦\"⟧b\n", neverClosed);
    row("double quote before the next entry", "a: ⟦\"⟧b\nc: \"d\"\n", neverClosed);
    row("double quote before a sibling", "r:\n  a: ⟦\"⟧b\n  c: \"d\"\n", neverClosed);
    row("double quote before an inner entry", "r:\n  a: ⟦\"⟧b\n    c: \"d\"\n", neverClosed);
    row("double quote with a backslash at the end", "a: ⟦\"⟧b\\\nc: 1\n", neverClosed);
    row("single quote", "r:\n  a: ⟦'⟧b\n  c: 'd'\n", neverClosed);
    row("quote before a list item", "r:\n  - ⟦\"⟧b\n  - c\n", neverClosed);
    row("escape", "a: \"b⟦\\d⟧\"\n",
        "`\\d` is not an escape in double quotes; for a backslash write two");
    row("escape without its digits", "a: \"b⟦\\u00g⟧\"\n",
        "`\\u00g` is not an escape in double quotes; for a backslash write two");

    row("square bracket", "a: ⟦[⟧b, c\nd: 1\n", "This `[` is never closed");
    row("square bracket before a sibling", "r:\n  a: ⟦[⟧b, c\n  d: [1]\n",
        "This `[` is never closed");
    row("square bracket before a list item", "r:\n  - ⟦[⟧b\n  - [c]\n", "This `[` is never closed");
    row("brace at the end", "a: ⟦{⟧b: 1", "This `{` is never closed");
    row("wrong bracket", "a: [b⟦}⟧\n", "`}` cannot close `[`; expected `]`");
    row("stray bracket", "a: ⟦]⟧\n", "This `]` closes nothing");
    row("no comma in a list", "a: [\"b\" ⟦\"c\"⟧]\n", "A comma is missing before this");
    row("nothing between commas", "a: [b, ⟦,⟧ c]\n", "There is nothing before this comma");
    row("dash in brackets", "a: [⟦-⟧ b]\n",
        "A `- ` item is not allowed in brackets; separate items with commas");

    const char* const tab = "A tab cannot indent a line in YAML; use spaces";
    row("tab before a key", "a:\n⟦\t⟧b: 1\n", tab);
    row("tab behind spaces", "a:\n  ⟦\t⟧b: 1\n", tab);
    row("tab before a value", "a:\n⟦\t⟧b\n", tab);
    row("tab between a dash and a key", "a:\n  -⟦\t⟧b: 1\n", tab);
    row("tab in a text block", "a: |\n  b\n⟦\t⟧c\n", tab);
    row("line between two indentations", "a:\n    b: 1\n  ⟦c⟧: 2\n",
        "This line is indented by 2, but the lines it could belong to are indented by 4 or 0");
    row("line left of all", "  a: 1\n ⟦b⟧: 2\n",
        "This line is indented by 1, but the lines it could belong to are indented by 2");
    row("line indented too far", "a:\n  b: 1\n    ⟦c⟧: 2\n",
        "This line is indented deeper than the one it follows, which already has a value");
    row("line indented too far behind quotes", "a:\n  b: \"1\"\n    ⟦c⟧: 2\n",
        "This line is indented deeper than the one it follows, which already has a value");

    row("no colon", "a:\n  b: 1\n  ⟦op_type linear⟧\n  c: 2\n",
        "A colon is missing: expected `key: value`");
    row("no colon at the head of a mapping", "a:\n  ⟦op_type linear⟧\n  c: 2\n",
        "A colon is missing: expected `key: value`");
    row("no colon at the head of the file", "⟦new_rule⟧\na:\n  b: 1\n",
        "A colon is missing: expected `key: value`");
    row("no colon over lines of its own", "⟦new_rule⟧\n  x: 1\n  y: 2\na:\n  b: 1\n",
        "A colon is missing: expected `key: value`");
    row("no space behind the colon", "a:\n  b: 1\n  ⟦op_type:linear⟧\n  c: 2\n",
        "A space is missing after the colon");
    row("no space behind the first colon", "a:\n  ⟦op_type:linear⟧\n  c: 2\n",
        "A space is missing after the colon");
    row("no space behind the only colon", "a:\n  ⟦op_type:linear⟧\nb: 1\n",
        "Without a space after the colon this is one word, not a key with its value",
        Severity::Warning);
    row("no space behind a colon in braces", "a: {⟦b:1⟧, c: 2}\n",
        "Without a space after the colon this is one word, not a key with its value",
        Severity::Warning);
    row("no key", "a:\n  ⟦:⟧ b\n", "A key is missing before this colon");
    row("no key in braces", "a: {⟦:⟧ b}\n", "A key is missing before this colon");
    row("two colons", "a: b⟦:⟧ c\n",
        "A second `: ` in one line: put the text in quotes, or the inner key on a line of its own");
    row("two colons in braces", "a: {b: c⟦:⟧ d}\n",
        "A second `: ` in one line: put the text in quotes, or the inner key on a line of its own");
    row("key of several lines", "a:\n  ⟦\"b\n    c\"⟧: 1\n",
        "A key and its colon must be on one line");
    row("marked key", "⟦?⟧ a\n: b\nc: 1\n",
        "Keys marked with `? ` are not supported; write `key: value`");
    row("marked key in braces", "a: {⟦?⟧ b : c}\n",
        "Keys marked with `? ` are not supported; write `key: value`");
    row("list as a key", "a:\n  ⟦[b, c]⟧: 1\n", "A key must be a name, not a list or a mapping");
    row("mapping as a key in braces", "a: {⟦{b: 1}⟧: 2}\n",
        "A key must be a name, not a list or a mapping");
    row("alias as a key", "a: &x b\nc:\n  ⟦*x⟧ : 1\n", "A key must be a name, not an alias");

    row("dash behind a colon", "a: ⟦-⟧ b\n", "A `- ` item must begin on a line of its own");
    row("dash among keys", "a:\n  b: 1\n  ⟦-⟧ c\n",
        "A `- ` item cannot be mixed with `key: value` lines");
    row("key among dashes", "a:\n  - b\n  ⟦c⟧: 1\n",
        "The other lines here are `- ` items; this one is not");
    row("text behind a value", "a: \"b\" ⟦c⟧\n",
        "The value before this is complete; nothing can follow on this line");
    row("text behind a list", "a: [b] ⟦c⟧: d\n",
        "The value before this is complete; nothing can follow on this line");
    row("text behind a block mark", "a: | ⟦x⟧\n  b\n",
        "The line must end after `|` or `>`: the text begins on the next line");

    row("star", "a: ⟦*⟧\n", "A value that begins with `*` must be put in quotes");
    row("star in brackets", "a: [⟦*⟧, b]\n", "A value that begins with `*` must be put in quotes");
    row("percent", "a: ⟦%x y⟧ # note\n", "A value that begins with `%` must be put in quotes");
    row("at", "a:\n  - ⟦@x⟧\n", "A value that begins with `@` must be put in quotes");
    row("backtick", "a: ⟦`x`⟧\n", "A value that begins with ``` must be put in quotes");
    row("bar in brackets", "a: [⟦| x⟧]\n", "A value that begins with `|` must be put in quotes");
    row("ampersand", "a: ⟦& x⟧\n", "A value that begins with `&` must be put in quotes");

    row("alias of nothing", "a: ⟦*b⟧\n",
        "No anchor `&b` is defined before this alias; if `*` is meant as text, put it in quotes");
    row("alias before its anchor", "a: ⟦*b⟧\nc: &b 1\n",
        "No anchor `&b` is defined before this alias; if `*` is meant as text, put it in quotes");
    row("alias in itself", "a: &b [⟦*b⟧]\n", "This alias is inside the value that it names");
    row("alias with an anchor", "a: &x 1\nb: &y ⟦*x⟧\n", "An alias cannot have an anchor or a tag");
    row("two anchors", "a: &x ⟦&⟧y b\n", "A value can have only one anchor");
    row("merge of a text", "a:\n  <<: ⟦b⟧\n",
        "`<<` takes a mapping, an alias of one, or a list of these");
    row("merge of a list with a text", "a: &x {b: 1}\nc:\n  <<: ⟦[*x, d]⟧\n",
        "`<<` takes a mapping, an alias of one, or a list of these");

    const char* const conflict = "This line was left by a merge conflict: keep one of the two "
                                 "sides and remove the marker lines";
    row("conflict at the start", "⟦<<<<<<< HEAD⟧\na: 1\n", conflict);
    row("conflict in an entry", "a:\n  b: 1\n⟦=======⟧\n  c: 2\n", conflict);
    row("conflict at the end", "a: 1\n⟦>>>>>>> branch⟧", conflict);

    row("byte that is not UTF-8", "a: b⟦\xFF⟧\n",
        "This byte is not UTF-8 text: save the file as UTF-8");
    row("bytes that are not UTF-8", "a: b⟦\xE4⟧\xF6\xFC\n",
        "This byte is not UTF-8 text: save the file as UTF-8");
    row("control character in a comment", "# ⟦\x01⟧\na: b\n",
        "The character U+0001 is invisible and not allowed in YAML");
    row("end of transmission", "a: b⟦\x04⟧c\nd: 1\n",
        "The character U+0004 is invisible and not allowed in YAML");
    row("byte-order mark inside", "a: 1\n⟦\xEF\xBB\xBF⟧b: 2\n",
        "An invisible byte-order mark is inside the text");
    row("second document", "a: 1\n⟦---⟧\nb: 2\n",
        "Only the part before this line counts; a second document begins here", Severity::Error);
    row("list at the top", "⟦- a⟧\n- b\n",
        "The file must consist of `name: ...` entries; this is a list");
    row("text at the top", "⟦\"a b\"⟧\n",
        "The file must consist of `name: ...` entries; this is a single value");
    row("repeated key", "a: 1\n⟦a⟧: 2\n",
        "`a` is given on line 1 and again on line 2; the last one counts", Severity::Warning);
    row("repeated key inside", "r:\n  a: 1\n  b: 2\n  ⟦\"a\"⟧: 2\n",
        "`a` is given on line 2 and again on line 4; the last one counts", Severity::Warning);
    row("repeated key in braces", "r: {a: 1, ⟦a⟧: 2}\n",
        "`a` is given twice on line 1; the last one counts", Severity::Warning);
}

void YamlErrorsTest::findsTheMistakeAtItsPlace()
{
    QFETCH(std::string, withMarks);
    QFETCH(std::string, message);
    QFETCH(Severity, severity);
    const MarkedYaml text(withMarks);

    const YamlDocument document = parseYaml(text.text);

    QVERIFY2(document.diagnostics().size() == 1, findingsOf(document).c_str());
    const Diagnostic& finding = document.diagnostics().front();
    QCOMPARE(finding.message, message);
    QCOMPARE(*finding.range, document.source().range(text.marked));
    QCOMPARE(finding.severity, severity);
    QCOMPARE(finding.file, std::string("rules.yaml"));
}

void YamlErrorsTest::mendsTheMistake_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("mendedText");

    const auto row = [](const char* name, const char* text, const char* mendedText) {
        QTest::newRow(name) << std::string(text) << std::string(mendedText);
    };
    row("space behind a colon", "a:\n  b: 1\n  c:2\n", "a:\n  b: 1\n  c: 2\n");
    row("quotes around a star", "a: * # any\n", "a: \"*\" # any\n");
    row("quotes around an alias", "a: *b\n", "a: \"*b\"\n");
    row("quotes around a percent sign", "a: %\"x\"\\\n", "a: \"%\\\"x\\\"\\\\\"\n");
    row("bracket", "a: [b}\n", "a: [b]\n");
    row("backslash", "a: \"\\d\"\n", "a: \"\\\\d\"\n");
    row("dash", "a:\n  - b\n  c\n", "a:\n  - b\n  - c\n");
    row("byte-order mark",
        "a: 1\n\xEF\xBB\xBF"
        "b: 2\n",
        "a: 1\nb: 2\n");
    row("tabs of all lines", "a:\n\tb:\n\t\tc: 1\n \td: 2\n",
        "a:\n    b:\n        c: 1\n    d: 2\n");
}

void YamlErrorsTest::mendsTheMistake()
{
    QFETCH(std::string, text);
    QFETCH(std::string, mendedText);

    const std::string result = mended(parseYaml(text));

    QCOMPARE(result, mendedText);
    QCOMPARE(findingsOf(parseYaml(result)), std::string());
}

void YamlErrorsTest::namesBothLinesOfARepeatedKey()
{
    const YamlDocument document = parseYaml("r: {a: 1}\nb: 1\nr: {a: 2}\n# moved\nr: {a: 3}\n");

    QCOMPARE(findingsOf(document),
             std::string("3:1-3:2 warning `r` is given on line 1 and again on line 3; the last one "
                         "counts\n"
                         "5:1-5:2 warning `r` is given on line 3 and again on line 5; the last one "
                         "counts\n"));
    QCOMPARE(document.diagnostics().front().code, std::string("duplicate-key"));
    QCOMPARE(meaning(document), std::string("{b: 1, r: {a: 3}}"));
}

void YamlErrorsTest::reportsEveryMistakeOfOneEntry()
{
    const YamlDocument document = parseYaml("rule:\n"
                                            "  a: *\n"
                                            "  b: \"open\n"
                                            "  c:1\n"
                                            "  d: [x, y\n"
                                            "\te: 2\n"
                                            "  f: x: y\n"
                                            "  g: \"\\q\"\n");

    QCOMPARE(findingsOf(document),
             std::string("2:6-2:7 error A value that begins with `*` must be put in quotes\n"
                         "3:6-3:7 error This quotation mark is never closed\n"
                         "4:3-4:6 error A space is missing after the colon\n"
                         "5:6-5:7 error This `[` is never closed\n"
                         "6:1-6:2 error A tab cannot indent a line in YAML; use spaces\n"
                         "7:7-7:8 error A second `: ` in one line: put the text in quotes, or the "
                         "inner key on a line of its own\n"
                         "8:7-8:9 error `\\q` is not an escape in double quotes; for a backslash "
                         "write two\n"));
}

void YamlErrorsTest::keepsAtMostFiftyFindingsOfOneEntry()
{
    std::string text = "a:\n";
    for (int line = 0; line < 100; ++line)
        text += "  k" + std::to_string(line) + ": *\n";

    const YamlDocument document = parseYaml(text + "b: *\n");

    QCOMPARE(document.diagnostics().size(), std::size_t{51});
    QCOMPARE(document.diagnostics().back().range->begin, (TextPosition{102, 4}));
}

void YamlErrorsTest::refusesWhatIsNestedTooDeeply_data()
{
    QTest::addColumn<std::string>("opening");

    constexpr std::size_t levels = 10'000;
    const auto times = [](std::string_view piece) {
        std::string text;
        for (std::size_t level = 0; level < levels; ++level)
            text += piece;
        return text;
    };
    std::string block;
    for (std::size_t level = 1; level <= levels; ++level)
        block += '\n' + std::string(level, ' ') + "k:";
    QTest::newRow("brackets") << times("[") + times("]");
    QTest::newRow("open brackets") << times("[");
    QTest::newRow("braces") << times("{k: ") + times("}");
    QTest::newRow("dashes") << '\n' + times("- ") + "x";
    QTest::newRow("indentation") << block;
}

void YamlErrorsTest::refusesWhatIsNestedTooDeeply()
{
    QFETCH(std::string, opening);

    const YamlDocument document = parseYaml("before: 1\ndeep: " + opening + "\nafter: 2\n");

    const auto& findings = document.diagnostics();
    QVERIFY(std::ranges::any_of(findings, [](const Diagnostic& finding) {
        return finding.message.find("100 levels") != std::string::npos;
    }));
    QCOMPARE(textAt(document, "before"), "1");
    QCOMPARE(textAt(document, "after"), "2");
}

FUSEWRIGHT_TEST(YamlErrorsTest)
#include "tst_yaml_errors.moc"
