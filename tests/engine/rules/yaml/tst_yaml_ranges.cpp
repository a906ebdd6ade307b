// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/yaml/yaml_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// Where things stand: a place is right when the text cut out of the source there is.
class YamlRangesTest : public QObject {
    Q_OBJECT

private slots:
    void aFindingInACharacterDoesNotMoveTheNext();
    void anEmptyListThatTheParserGaveUpHasAPlace();
    void takesAValueExactly_data();
    void takesAValueExactly();
    void takesAKeyExactly();
    void putsAnUnwrittenValueWhereItWouldStand_data();
    void putsAnUnwrittenValueWhereItWouldStand();
    void separatesAnchorTagAndContent();
    void leavesThePropertiesOfAFirstKeyToTheKey();
    void knowsTheStyleOfScalars();
    void findsEveryComment();
    void countsColumnsInCharacters();
    void countsLinesOfWindowsAndOldMacFiles();
    void doesNotCountAByteOrderMark();
    void coversTheWholeMapping();
};

void YamlRangesTest::takesAValueExactly_data()
{
    QTest::addColumn<std::string>("withMarks");

    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << std::string(text);
    };
    row("plain", "a: ⟦linear⟧\n");
    row("plain at the end of the file", "a: ⟦linear⟧");
    row("plain before a comment", "a: ⟦b#c⟧  # note\n");
    row("plain with spaces behind", "a: ⟦b c⟧  \n");
    row("plain with a tab before", "a:\t⟦b⟧\n");
    row("plain of several lines", "a: ⟦one\n  two\n\n  three⟧\n\nb: 1\n");
    row("plain on the next line", "a:\n  ⟦one\n  two⟧ # note\n");
    row("plain with colons", "a: ⟦x:y::z⟧\n");
    row("null word", "a: ⟦~⟧\n");
    row("single quoted", "a: ⟦'it''s: # \"fine\"'⟧ # note\n");
    row("double quoted", "a: ⟦\"say \\\"x\\\" \\u00e9\"⟧\n");
    row("empty quotes", "a: ⟦\"\"⟧\n");
    row("quoted of several lines", "a: ⟦\"one\n  two\\\n\n  three\"⟧\nb: 1\n");
    row("literal", "a: ⟦|\n  one\n\n   two⟧\n\n\nb: 1\n");
    row("literal with a comment", "a: ⟦|- # note\n  one⟧\n# note\nb: 1\n");
    row("literal that keeps its end", "a: ⟦|+\n  one\n\n⟧\nb: 1\n");
    row("literal at the end of the file", "a: ⟦|\n  one⟧");
    row("literal with an indent given", "a: ⟦|2\n    one⟧\n");
    row("literal of nothing", "a: ⟦|⟧\nb: 1\n");
    row("folded", "a: ⟦>-\n  one\n  two⟧\nb: 1\n");
    row("literal under a dash", "a:\n⟦- |\n  one\n- x⟧\n");
    row("literal under an indented dash", "a:\n  ⟦- |\n    one\n\n    two\n  - x⟧\n");
    row("literal under a last dash", "a:\n  ⟦- |\n    one⟧\n");
    row("literal under a key under a dash", "a:\n  ⟦- k: |\n      one\n    l: 2⟧\n");
    row("literal under two dashes", "a:\n  ⟦- - |\n      one\n    - x⟧\n");
    row("anchored literal under a dash", "a:\n⟦- &x |\n  one\n- x⟧\n");
    row("tagged literal on a line of its own", "a:\n  ⟦!x |\n  one⟧\nb: 1\n");
    row("folded under a dash", "a:\n  ⟦- >-\n    one\n  - x⟧\n");
    row("literal one column behind its dash", "a:\n  ⟦- |\n   one\n  - x⟧\n");
    row("list in brackets", "a: ⟦[x, \"y\", {z: 1}]⟧ # note\n");
    row("list in brackets on several lines", "a: ⟦[x, # note\n  y,\n]⟧\nb: 1\n");
    row("empty list", "a: ⟦[ ]⟧\n");
    row("mapping in braces", "a: ⟦{x: 1, \"y\":2, z}⟧\n");
    row("mapping in braces, its last key on a line", "a: ⟦{x: 1,\n  z\n}⟧\n");
    row("list of dashes", "a:\n  ⟦- x\n  - - y\n    - z\n  - k: 1\n    l: 2⟧\nb: 1\n");
    row("list at the key's column", "a:\n⟦- x\n- y⟧\nb: 1\n");
    row("list with an empty item at its end", "a:\n  ⟦- x\n  -⟧\nb: 1\n");
    row("mapping", "a:\n  # note\n  ⟦x: 1\n  y:\n    z: 2⟧\n  # note\n\nb: 1\n");
    row("mapping with an empty value at its end", "a:\n  ⟦x: 1\n  y:⟧ # note\nb: 1\n");
    row("anchor and tag", "a: ⟦&name !tag \"text\"⟧\n");
    row("tag and anchor of a mapping", "a: ⟦!tag &name\n  x: 1⟧\n");
    row("anchored text of several lines", "a:\n  ⟦&name one\n  two⟧\nb: 1\n");
    row("anchor alone", "a: ⟦&name⟧\nb: 1\n");
    row("tag alone", "a: ⟦!tag⟧\nb: 1\n");
    row("verbatim tag", "a: ⟦!<tag:x,2000:y> [b]⟧\n");
    row("alias", "z: &x 1\na: ⟦*x⟧ # note\n");
    row("in braces at the top", "{z: 1, a: ⟦b c⟧ }\n");
    row("plain of several lines in braces", "{z: 1, a: ⟦b\n  c⟧, y: 2}\n");
    row("behind a document mark", "--- # note\na: ⟦b⟧\n...\n");
    row("in an indented file", "  z: 1\n  a: ⟦b⟧\n");
    row("non-ASCII", "ä: ö\na: ⟦ü𝛼⟧ # é\n");
}

void YamlRangesTest::takesAValueExactly()
{
    QFETCH(std::string, withMarks);
    const MarkedYaml text(withMarks);

    const YamlDocument document = parseYaml(text.text);

    QCOMPARE(findingsOf(document), std::string());
    QCOMPARE(std::string(writtenAt(document, "a")),
             text.text.substr(text.marked.begin, text.marked.size()));
    QCOMPARE(document.range(valueAt(document, "a")), text.marked);
}

void YamlRangesTest::takesAKeyExactly()
{
    const YamlDocument document = parseYaml("plain key: 1\n"
                                            "\"quoted: key\" : 2\n"
                                            "&x tagged: 3\n"
                                            "f: {'in braces': 4, solo}\n");

    const auto key = [&](const char* path) {
        return std::string(document.written(document.range(keyAt(document, path))));
    };
    QCOMPARE(findingsOf(document), std::string());
    QCOMPARE(key("plain key"), std::string("plain key"));
    QCOMPARE(key("quoted: key"), std::string("\"quoted: key\""));
    QCOMPARE(key("tagged"), std::string("&x tagged"));
    QCOMPARE(key("f.in braces"), std::string("'in braces'"));
    QCOMPARE(key("f.solo"), std::string("solo"));
}

void YamlRangesTest::putsAnUnwrittenValueWhereItWouldStand_data()
{
    QTest::addColumn<std::string>("withMarks");
    QTest::addColumn<std::string>("path");

    const auto row = [](const char* name, const char* path, const char* text) {
        QTest::newRow(name) << std::string(text) << std::string(path);
    };
    row("behind a colon", "a", "a:⟦⟧\nb: 1\n");
    row("behind a colon at the end", "a", "b: 1\na:⟦⟧");
    row("behind a colon before a comment", "a", "a:⟦⟧ #ff0000\n");
    row("behind a dash", "a.1", "a:\n  - x\n  -⟦⟧\n  - y\n");
    row("behind a colon in braces", "a.x", "a: {x:⟦⟧ , y: 1}\n");
    row("behind a key in braces", "a.x", "a: {x⟦⟧, y: 1}\n");
    row("inside", "a.x.y", "a:\n  x:\n    y:⟦⟧\nb: 1\n");
}

void YamlRangesTest::putsAnUnwrittenValueWhereItWouldStand()
{
    QFETCH(std::string, withMarks);
    QFETCH(std::string, path);
    const MarkedYaml text(withMarks);

    const YamlDocument document = parseYaml(text.text);

    QCOMPARE(document.kind(valueAt(document, path)), YamlKind::Null);
    QCOMPARE(document.range(valueAt(document, path)), text.marked);
}

void YamlRangesTest::separatesAnchorTagAndContent()
{
    const YamlDocument document = parseYaml("a: &name !tag  [x]\nb: 1\n");

    const YamlNodeId a = valueAt(document, "a");

    QCOMPARE(document.written(document.anchor(a)), "&name");
    QCOMPARE(document.written(document.tag(a)), "!tag");
    QCOMPARE(document.written(document.content(a)), "[x]");
    QVERIFY(document.anchor(valueAt(document, "b")).isEmpty());
    QVERIFY(document.tag(valueAt(document, "b")).isEmpty());
}

void YamlRangesTest::leavesThePropertiesOfAFirstKeyToTheKey()
{
    const YamlDocument document = parseYaml("a:\n  &k x: 1\nb: &m\n  y: 1\nc: [&p z: 1]\n");

    QVERIFY(document.anchor(valueAt(document, "a")).isEmpty());
    QCOMPARE(document.written(document.anchor(keyAt(document, "a.x"))), "&k");
    QCOMPARE(document.written(document.anchor(valueAt(document, "b"))), "&m");
    QVERIFY(document.anchor(keyAt(document, "b.y")).isEmpty());
    QVERIFY(document.anchor(valueAt(document, "c.0")).isEmpty());
    QCOMPARE(document.written(document.anchor(keyAt(document, "c.0.z"))), "&p");
}

void YamlRangesTest::knowsTheStyleOfScalars()
{
    const YamlDocument document =
        parseYaml("a: x\nb: 'x'\nc: \"x\"\nd: |\n  x\ne: >\n  x\nf: [x]\ng:\n- x\n");

    QCOMPARE(document.style(valueAt(document, "a")), YamlStyle::Plain);
    QCOMPARE(document.style(valueAt(document, "b")), YamlStyle::SingleQuoted);
    QCOMPARE(document.style(valueAt(document, "c")), YamlStyle::DoubleQuoted);
    QCOMPARE(document.style(valueAt(document, "d")), YamlStyle::Literal);
    QCOMPARE(document.style(valueAt(document, "e")), YamlStyle::Folded);
    QCOMPARE(document.style(valueAt(document, "f")), YamlStyle::Flow);
    QCOMPARE(document.style(valueAt(document, "g")), YamlStyle::Block);
}

void YamlRangesTest::findsEveryComment()
{
    const YamlDocument document = parseYaml("%YAML 1.1\n"
                                            "# head\n"
                                            "---\n"
                                            "a: \"# no\" # value\n"
                                            "  # indented\r\n"
                                            "b: | # block\n"
                                            "  # no\n"
                                            "c: [x, # flow\n"
                                            "  y#no]\n"
                                            "# tail");

    std::string comments;
    for (const ByteRange comment : document.comments())
        comments += std::string(document.written(comment)) + '\n';
    QCOMPARE(comments,
             std::string("%YAML 1.1\n# head\n# value\n# indented\n# block\n# flow\n# tail\n"));
}

void YamlRangesTest::countsColumnsInCharacters()
{
    const YamlDocument document = parseYaml("é: {ü: \"𝛼𝛽\", x: y}\n");

    const TextRange quoted = document.source().range(document.range(valueAt(document, "é.ü")));
    const TextRange y = document.source().range(document.range(valueAt(document, "é.x")));

    QCOMPARE(quoted, (TextRange{{1, 8}, {1, 12}}));
    QCOMPARE(y, (TextRange{{1, 17}, {1, 18}}));
}

void YamlRangesTest::countsLinesOfWindowsAndOldMacFiles()
{
    for (const char* lineBreak : {"\n", "\r\n", "\r"}) {
        std::string text;
        for (const char* line :
             {"a: 1", "b:", "  - x", "  - |", "    one", "    two", "c: p", "  q"})
            text += std::string(line) + lineBreak;

        const YamlDocument document = parseYaml(text);

        QCOMPARE(meaning(document), std::string("{a: 1, b: [x, 'one\ntwo\n'], c: 'p q'}"));
        QCOMPARE(document.source().range(document.range(valueAt(document, "b.1"))),
                 (TextRange{{4, 5}, {6, 8}}));
        QCOMPARE(document.source().range(document.range(valueAt(document, "c"))),
                 (TextRange{{7, 4}, {8, 4}}));
    }
}

void YamlRangesTest::doesNotCountAByteOrderMark()
{
    const YamlDocument document = parseYaml("\xEF\xBB\xBF"
                                            "a: b\n");

    QCOMPARE(document.source().range(document.range(keyAt(document, "a"))),
             (TextRange{{1, 1}, {1, 2}}));
    QCOMPARE(document.range(document.root()), (ByteRange{3, 7}));
}

void YamlRangesTest::coversTheWholeMapping()
{
    const YamlDocument document = parseYaml("# note\na: 1\nb:\n  c: [2]\n# note\n");

    QCOMPARE(document.written(document.range(document.root())), "a: 1\nb:\n  c: [2]");
}

void YamlRangesTest::aFindingInACharacterDoesNotMoveTheNext()
{
    const YamlDocument document = parseYaml(">\xEF\xBB\x8D\xBB");

    for (const Diagnostic& finding : document.diagnostics())
        QVERIFY(finding.range->begin <= finding.range->end);
    QCOMPARE(document.diagnostics().back().range->begin.column, std::size_t(3));
}

void YamlRangesTest::anEmptyListThatTheParserGaveUpHasAPlace()
{
    for (const char* const text : {"\t\t-\t\t-", "-\t-\t\t-\t--\t--\t"}) {
        const YamlDocument document = parseYaml(text);
        for (std::size_t at = 0; at < document.nodeCount(); ++at) {
            const YamlNodeId parent = document.parent(YamlNodeId(at));
            const ByteRange range = document.range(YamlNodeId(at));
            QVERIFY(range.begin <= range.end);
            QVERIFY(!parent.isValid() || range.end <= document.range(parent).end);
        }
    }
}

FUSEWRIGHT_TEST(YamlRangesTest)
#include "tst_yaml_ranges.moc"
