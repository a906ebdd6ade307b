// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/format/rule_format.h"
#include "engine/rules/yaml/yaml_document.h"

#include "tests/engine/rules/kit/rules_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <random>

using namespace fusewright;
using namespace fusewright::test;

/// The canonical layout: what it is, and what it never touches.
class RuleFormatTest : public QObject {
    Q_OBJECT

private slots:
    void laysOut_data();
    void laysOut();
    void leavesAsItIs_data();
    void leavesAsItIs();
    void opensBracketsThatAreTooLong();
    void keepsTheMeaningOfRealFiles_data();
    void keepsTheMeaningOfRealFiles();
    void changesNothingTheSecondTime_data();
    void changesNothingTheSecondTime();
    void keepsTheMeaningOfBrokenFiles_data();
    void keepsTheMeaningOfBrokenFiles();
    void editsOnlyTheRuleThatChanges();
};

namespace {

void addRuleFiles()
{
    QTest::addColumn<std::string>("text");
    for (const auto& [name, text] : ruleFiles())
        QTest::newRow(name.c_str()) << text;
}

} // namespace

void RuleFormatTest::laysOut_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << std::string(expected);
    };
    row("indentation", "a:\n    b:\n       c: 1\n    d: 2\n", "a:\n  b:\n    c: 1\n  d: 2\n");
    row("a file indented as a whole", "  a: 1\n  b: 2\n", "a: 1\n\nb: 2\n");
    row("lists of dashes", "a:\n- b\n-   c: 1\n    d: 2\n", "a:\n  - b\n  - c: 1\n    d: 2\n");
    row("lists of lists", "a:\n-   - b\n    -  c\n-\n - d\n", "a:\n  - - b\n    - c\n  - - d\n");
    row("spaces in lines", "a :  b  \n\"c\":   'd'\t# e\n", "a: b\n\n\"c\": 'd'  # e\n");
    row("brackets", "a: [ b,c , {d:  e,\"f\":1} , ]\n", "a: [b, c, {d: e, \"f\": 1}]\n");
    row("brackets of several lines", "a: [\n  b,\n  c\n]\n", "a: [b, c]\n");
    row("brackets without anything", "a: [ ]\nb: { }\n", "a: []\n\nb: {}\n");
    row("brackets with comments", "a: [b, # c\n d,\n   # e\n  f ]\n",
        "a: [b,  # c\n  d,\n  # e\n  f]\n");
    row("values below their keys", "a:\n  b:\n      c\n  d:\n   [e]\n", "a:\n  b: c\n  d: [e]\n");
    row("blank lines between rules", "\n\na: 1\nb: 2\n\n\n\nc: 3\n\n", "a: 1\n\nb: 2\n\nc: 3\n");
    row("blank lines in a rule", "a:\n\n\n  b: 1\n\n\n\n  c: 2\n", "a:\n\n  b: 1\n\n  c: 2\n");
    row("comments above a rule", "# head\n\n\na: 1\n# of b\nb: 2\n",
        "# head\n\na: 1\n\n# of b\nb: 2\n");
    row("comments in a rule", "a:\n    # of b\n    b: 1 # one\n    # last\nc: 2\n",
        "a:\n  # of b\n  b: 1  # one\n  # last\n\nc: 2\n");
    row("comments between dashes", "a:\n# of b\n- b\n# of c\n- c\n",
        "a:\n  # of b\n  - b\n  # of c\n  - c\n");
    row("comments behind the last rule", "a: 1\n\n\n# end\n\n", "a: 1\n\n# end\n");
    row("nothing but comments", "\n  # a \n\n\n# b", "# a\n\n# b\n");
    row("literal text", "a:\n    b: |-\n       x: y\n         z  \n\n       w\n",
        "a:\n  b: |-\n    x: y\n      z  \n\n    w\n");
    row("text with its indentation given", "a:\n    b: |1\n      x\n", "a:\n  b: |1\n    x\n");
    row("quotations of several lines", "a: \"b  \n      c\\\n\n d\"\n", "a: \"b\n  c\\\n\n  d\"\n");
    row("plain text of several lines", "a: b\n      c\n\n      d\n", "a: b\n  c\n\n  d\n");
    row("anchors, aliases and merges", "a: &x   {b: 1}\nc:\n    <<:   *x\n    d: !t\n      e: 1\n",
        "a: &x {b: 1}\n\nc:\n  <<: *x\n  d: !t\n    e: 1\n");
    row("no line break at the end", "a: 1", "a: 1\n");
    row("lines of Windows", "a:\r\n    b: 1 \r\nc: 2", "a:\r\n  b: 1\r\n\r\nc: 2\r\n");
    row("most lines of Windows", "\n\n\na:\r\n    b: 1\r\nc: 2\n", "a:\r\n  b: 1\r\n\r\nc: 2\r\n");
    row("byte-order mark",
        "\xEF\xBB\xBF"
        "a:   1\n",
        "\xEF\xBB\xBF"
        "a: 1\n");
    row("marks of a document", "--- \na:   1\n...\n# end\n", "---\na: 1\n...\n# end\n");
    row("rules in braces", "{\"a\":{\"b\":1}}\n", "{\"a\": {\"b\": 1}}\n");
    row("rules around a broken one", "a:   1\nb: \"x\nc:   2\n", "a: 1\n\nb: \"x\nc: 2\n");
    row("a broken rule that is indented", "  a:   1\n  b: \"x\n", "  a: 1\n\n  b: \"x\n");
}

void RuleFormatTest::laysOut()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    const std::string result = formatRules(text);

    QCOMPARE(QString::fromStdString(result), QString::fromStdString(expected));
    QCOMPARE(QString::fromStdString(formatRules(result)), QString::fromStdString(result));
}

void RuleFormatTest::leavesAsItIs_data()
{
    QTest::addColumn<std::string>("text");

    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << std::string(text);
    };
    row("nothing", "");
    row("the layout itself", "# a\n\nb:\n  - c: [d, e]  # f\n  - g\n\nh: {i: 1}\n");
    row("quotation marks", "a: 'b'\n\nc: \"d\"\n\ne: f\n");
    row("the order of keys", "b:\n  z: 1\n  a: 2\n\na: 3\n");
    row("text that ends the file", "a: |\n  b");
    row("lines that belong to a text", "a: |+\n  b\n\nc: 1\n");
    row("a rule with a mistake", "a:\n    b:  [c\n\n\n    d: 1  \n");
    row("a value that looks like a mistake", "a:\n  b:c\n");
    row("what is not UTF-8", "a:   \xFF\n");
    row("a list at the top with a mistake", "- a:  [\n-   b\n");
    row("a byte-order mark inside", "\n\xEF\xBB\xBF# a\n");
    row("a second document", "a: 1\n---\nb:   2\n");
}

void RuleFormatTest::leavesAsItIs()
{
    QFETCH(std::string, text);

    QCOMPARE(QString::fromStdString(formatRules(text)), QString::fromStdString(text));
}

void RuleFormatTest::opensBracketsThatAreTooLong()
{
    const std::string names = "aaaaaaaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb, "
                              "ccccccccccccccccccccccccccc";

    const std::string result =
        formatRules("r: {x: [" + names + "], yy, zz: {children: [" + names + ", d]}}\n");

    QCOMPARE(result,
             "r:\n"
             "  x: ["
                 + names
                 + "]\n"
                   "  yy:\n"
                   "  zz:\n"
                   "    children:\n"
                   "      - aaaaaaaaaaaaaaaaaaaaaaaaaaa\n"
                   "      - bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\n"
                   "      - ccccccccccccccccccccccccccc\n"
                   "      - d\n");
}

void RuleFormatTest::keepsTheMeaningOfRealFiles_data()
{
    addRuleFiles();
}

void RuleFormatTest::keepsTheMeaningOfRealFiles()
{
    QFETCH(std::string, text);

    const std::string result = formatRules(text);

    QVERIFY(!rulesIn(text).empty());
    QCOMPARE(rulesIn(result), rulesIn(text));
}

void RuleFormatTest::changesNothingTheSecondTime_data()
{
    addRuleFiles();
}

void RuleFormatTest::changesNothingTheSecondTime()
{
    QFETCH(std::string, text);
    const std::string result = formatRules(text);

    const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", result));

    QVERIFY(formattingEdits(document).empty());
}

void RuleFormatTest::keepsTheMeaningOfBrokenFiles_data()
{
    addRuleFiles();
}

/// Whatever is cut out of a real file.
void RuleFormatTest::keepsTheMeaningOfBrokenFiles()
{
    QFETCH(std::string, text);
    std::mt19937 random(20260101);

    for (int round = 0; round < 60; ++round) {
        std::string broken = text;
        for (int cut = 0; cut < 3; ++cut) {
            const std::size_t at = random() % (broken.size() + 1);
            broken.erase(at, random() % 6);
        }
        const std::string result = formatRules(broken);
        QCOMPARE(rulesIn(result), rulesIn(broken));
        QCOMPARE(formatRules(result), result);
    }
}

void RuleFormatTest::editsOnlyTheRuleThatChanges()
{
    const std::string text = "a: 1\n\nb:\n    c: 1\n\nd: 2\n";

    const auto edits = formattingEdits(YamlDocument::parse(SourceText("rules.yaml", text)));

    QCOMPARE(edits.size(), std::size_t{1});
    QCOMPARE(edits.front(), (TextEdit{{{4, 3}, {4, 5}}, ""}));
}

FUSEWRIGHT_TEST(RuleFormatTest)
#include "tst_rule_format.moc"
