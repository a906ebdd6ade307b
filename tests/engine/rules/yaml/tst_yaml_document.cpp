// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/yaml/yaml_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// A document as a whole: its parts, what is left of broken ones, what is read again after an edit.
class YamlDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void keepsTheEntriesAroundABrokenOne_data();
    void keepsTheEntriesAroundABrokenOne();
    void keepsWhatStandsBeforeAMistake();
    void readsOnBehindAMistakeThatCanBeMended();
    void makesAPartOfEachOutermostEntry();
    void doesNotDivideOtherDocuments_data();
    void doesNotDivideOtherDocuments();
    void readsOnlyThePartThatWasEdited();
    void readsNothingWhenPartsOnlyMove();
    void readsPartsAgainThatLiveOnUnderAnotherKind();
    void keepsThePlacesRightWhenPartsMove();
    void keepsTheChunkOfAReusedPart();
    void tellsWhichPartsDependOnOthers();
    void countsTheLastOfEqualKeysAtItsPlace();
};

namespace {

YamlDocument reparse(const YamlDocument& previous, std::string_view text)
{
    return YamlDocument::reparse(previous, SourceText("rules.yaml", std::string(text)));
}

} // namespace

void YamlDocumentTest::keepsTheEntriesAroundABrokenOne_data()
{
    QTest::addColumn<std::string>("broken");

    const auto row = [](const char* name, const char* text) {
        QTest::newRow(name) << std::string(text);
    };
    row("quote", "x: \"y\n");
    row("single quote", "  y: 'z\n");
    row("bracket", "x: [y\n");
    row("brace", "x: {y: {z: 1}\n");
    row("stray bracket", "x: }\n");
    row("quote in a bracket", "x: [y, \"z]\n");
    row("text block header", "x: |y\n");
    row("indentation", "x:\n    y: 1\n  z: 2\n");
    row("tab", "x:\n\ty: 1\n  z: 2\n");
    row("no colon", "x\n");
    row("no space behind the colon", "x:y\n");
    row("two colons", "x: y: z\n");
    row("star", "x: *\n");
    row("alias", "x: *y\n");
    row("alias in itself", "x: &x [*x]\n");
    row("marked key", "? x\n: y\n");
    row("list", "- x\n");
    row("conflict", "<<<<<<< x\n=======\n>>>>>>> y\n");
    row("too deep",
        "x: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\n");
    row("control characters", std::string("x: \x04\x01\n").c_str());
    row("not UTF-8", "x: \xFE\xFF\n");
}

void YamlDocumentTest::keepsTheEntriesAroundABrokenOne()
{
    QFETCH(std::string, broken);

    const YamlDocument document =
        parseYaml("before: {a: [1, '2']}\n" + broken + "after:\n  - b\n  - \"c\"\n");

    QVERIFY(document.hasErrors());
    QCOMPARE(textAt(document, "before.a.1"), "2");
    QCOMPARE(textAt(document, "after.1"), "c");
    QVERIFY(!document.parts().back().hasErrors);
}

void YamlDocumentTest::keepsWhatStandsBeforeAMistake()
{
    const YamlDocument document = parseYaml("rule:\n"
                                            "  priority: 5\n"
                                            "  pattern:\n"
                                            "    a: {op_type: add}\n"
                                            "   b: {op_type: mul}\n"
                                            "    c: {op_type: div}\n");

    QCOMPARE(meaning(document), std::string("{rule: {priority: 5, pattern: {a: {op_type: add}}}}"));
}

void YamlDocumentTest::readsOnBehindAMistakeThatCanBeMended()
{
    const YamlDocument document = parseYaml("rule:\n"
                                            "  a: \"b\n"
                                            "  c: [d, {e: f\n"
                                            "  g:h\n"
                                            "  i: [j}\n"
                                            "  k: *\n"
                                            "\tl: m\n");

    QCOMPARE(meaning(document),
             std::string("{rule: {a: b, c: [d, {e: 'f g:h'}], i: [j], k: '*'}}"));
}

void YamlDocumentTest::makesAPartOfEachOutermostEntry()
{
    const YamlDocument document = parseYaml("# head\n"
                                            "a: 1\n"
                                            "# of a\n"
                                            "\"b c\":\n"
                                            "- x: 1\n"
                                            "- |\n"
                                            "  d: 2\n"
                                            "<<: {e: 3}\n");

    QCOMPARE(document.parts().size(), std::size_t{3});
    QCOMPARE(document.written(document.parts()[0].range), "a: 1\n# of a\n");
    QCOMPARE(document.written(document.parts()[1].range), "\"b c\":\n- x: 1\n- |\n  d: 2\n");
    QCOMPARE(document.text(document.parts()[1].entries.front().key), "b c");
    QCOMPARE(meaning(document), std::string("{e: 3, a: 1, 'b c': [{x: 1}, 'd: 2\n']}"));
}

void YamlDocumentTest::doesNotDivideOtherDocuments_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("meant");

    const auto row = [](const char* name, const char* text, const char* meant) {
        QTest::newRow(name) << std::string(text) << std::string(meant);
    };
    row("in braces", "{a: {b: 1},\nc: 2}\n", "{a: {b: 1}, c: 2}");
    row("with a tag", "!rules\na: 1\nb: 2\n", "{a: 1, b: 2}");
    row("with an anchor", "--- &x\na: 1\nb: 2\n", "{a: 1, b: 2}");
    row("list", "- a: 1\n- b\n", "[{a: 1}, b]");
    row("text", "a\nb\n", "'a b'");
    row("text block", "|\n a: 1\n b: 2\n", "'a: 1\nb: 2\n'");
}

void YamlDocumentTest::doesNotDivideOtherDocuments()
{
    QFETCH(std::string, text);
    QFETCH(std::string, meant);

    const YamlDocument document = parseYaml(text);

    QCOMPARE(document.parts().size(), std::size_t{1});
    QCOMPARE(meaning(document), meant);
}

void YamlDocumentTest::readsOnlyThePartThatWasEdited()
{
    const YamlDocument before = parseYaml("a: {x: 1}\nb: {x: 2}\nc: {x: 3}\n");

    const YamlDocument after = reparse(before, "a: {x: 1}\nb: {x: 20, y: 3}\nc: {x: 3}\n");

    QCOMPARE(before.readPartCount(), std::size_t{3});
    QCOMPARE(after.readPartCount(), std::size_t{1});
    QVERIFY(after.parts()[0].isReused);
    QVERIFY(!after.parts()[1].isReused);
    QVERIFY(after.parts()[2].isReused);
    QCOMPARE(meaning(after), std::string("{a: {x: 1}, b: {x: 20, y: 3}, c: {x: 3}}"));
}

void YamlDocumentTest::readsNothingWhenPartsOnlyMove()
{
    const YamlDocument before = parseYaml("a: 1\nb: 2\nc: 3\n");

    const YamlDocument after = reparse(before, "# new\n\nc: 3\na: 1\nb: 2\na: 1\n");

    QCOMPARE(after.readPartCount(), std::size_t{0});
    QCOMPARE(describe(after), describe(parseYaml("# new\n\nc: 3\na: 1\nb: 2\na: 1\n")));
}

void YamlDocumentTest::readsPartsAgainThatLiveOnUnderAnotherKind()
{
    const YamlDocument before = parseYaml("!x\na: 1\n");

    const YamlDocument after = reparse(before, "a: 1\n");

    QCOMPARE(after.readPartCount(), std::size_t{1});
    QCOMPARE(describe(after), describe(parseYaml("a: 1\n")));
}

void YamlDocumentTest::keepsThePlacesRightWhenPartsMove()
{
    const std::string entry = "é: &x [\"b\\n\", 'c', *y] # d\nf: *\n";
    const YamlDocument before = parseYaml(entry);

    const YamlDocument after = reparse(before, "z: &y ü\n" + entry);

    QCOMPARE(after.readPartCount(), std::size_t{1});
    QCOMPARE(writtenAt(after, "é"), "&x [\"b\\n\", 'c', *y]");
    QCOMPARE(writtenAt(after, "é.1"), "'c'");
    QCOMPARE(findingsOf(after),
             std::string("3:4-3:5 error A value that begins with `*` must be put in quotes\n"));
}

void YamlDocumentTest::keepsTheChunkOfAReusedPart()
{
    const YamlDocument before = parseYaml("a: 1\nb: 2\n");

    const YamlDocument after = reparse(before, "a: 3\nb: 2\n");

    QVERIFY(after.parts()[0].chunk != before.parts()[0].chunk);
    QCOMPARE(after.parts()[1].chunk, before.parts()[1].chunk);
}

void YamlDocumentTest::tellsWhichPartsDependOnOthers()
{
    const YamlDocument document = parseYaml("a: &x 1\nb: [*x]\nc: 2\n");

    QVERIFY(!document.parts()[0].hasAliases);
    QVERIFY(document.parts()[1].hasAliases);
    QVERIFY(!document.parts()[2].hasAliases);
}

void YamlDocumentTest::countsTheLastOfEqualKeysAtItsPlace()
{
    const YamlDocument document = parseYaml("r:\n  a: 1\n  b: 2\n  a: 3\n  c: 4\n  a: 5\n");

    QCOMPARE(meaning(document), std::string("{r: {b: 2, c: 4, a: 5}}"));
    QCOMPARE(textAt(document, "r.a"), "5");
    QCOMPARE(document.writtenEntries(valueAt(document, "r")).size(), std::size_t{5});
}

FUSEWRIGHT_TEST(YamlDocumentTest)
#include "tst_yaml_document.moc"
