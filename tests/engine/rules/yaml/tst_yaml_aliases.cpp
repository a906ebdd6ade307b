// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/yaml/yaml_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// Aliases and merge keys, and the limits that keep them harmless.
class YamlAliasesTest : public QObject {
    Q_OBJECT

private slots:
    void standForAnEarlierValue();
    void reachIntoOtherParts();
    void standForTheLatestAnchorBeforeThem();
    void standForNothingWhenTheirAnchorIsUnknown();
    void keepTheirOwnPlace();
    void mergeAsPythonLoadersDo_data();
    void mergeAsPythonLoadersDo();
    void takeQuotedMergeKeysForText();
    void followALineWhenItsAnchorIsEdited();
    void refuseABillionLaughs();
    void refuseDepthPiledUpByAliases();
    void allowMuchUseOfOneAnchor();
};

void YamlAliasesTest::standForAnEarlierValue()
{
    const YamlDocument document = parseYaml("a: &x {k: &y [1]}\nb: [*x, *y]\n");

    QCOMPARE(findingsOf(document), std::string());
    QCOMPARE(meaning(document), std::string("{a: {k: [1]}, b: [{k: [1]}, [1]]}"));
    QCOMPARE(document.resolved(valueAt(document, "b.0")), valueAt(document, "a"));
}

void YamlAliasesTest::reachIntoOtherParts()
{
    const YamlDocument document = parseYaml("a: &x 1\n\"b\": {c: &y 2}\nd: [*x, *y]\n");

    QCOMPARE(document.parts().size(), std::size_t{3});
    QCOMPARE(meaning(document), std::string("{a: 1, b: {c: 2}, d: [1, 2]}"));
}

void YamlAliasesTest::standForTheLatestAnchorBeforeThem()
{
    const YamlDocument document = parseYaml("a: &x 1\nb: *x\nc: &x 2\nd: *x\n");

    QCOMPARE(findingsOf(document), std::string());
    QCOMPARE(meaning(document), std::string("{a: 1, b: 1, c: 2, d: 2}"));
}

void YamlAliasesTest::standForNothingWhenTheirAnchorIsUnknown()
{
    const YamlDocument document = parseYaml("a: *x\nb: &x [*x]\n");

    const YamlNodeId a = valueAt(document, "a");
    QCOMPARE(document.kind(a), YamlKind::Alias);
    QCOMPARE(document.resolved(a), a);
    QCOMPARE(document.text(a), "*x");
    QCOMPARE(document.kind(document.resolved(valueAt(document, "b.0"))), YamlKind::Alias);
}

void YamlAliasesTest::keepTheirOwnPlace()
{
    const YamlDocument document = parseYaml("a: &x [1]\nb: *x\n");

    QCOMPARE(writtenAt(document, "b"), "*x");
    QCOMPARE(writtenAt(document, "b.0"), "1");
}

void YamlAliasesTest::mergeAsPythonLoadersDo_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("meant");

    const auto row = [](const char* name, const char* text, const char* meant) {
        const std::string bases = "p: &p {x: 1, y: 2}\nq: &q {y: 3, z: 4}\n";
        QTest::newRow(name) << bases + text
                            << "{p: {x: 1, y: 2}, q: {y: 3, z: 4}, r: " + std::string(meant) + '}';
    };
    row("own entries win", "r:\n  <<: *p\n  y: 5\n", "{x: 1, y: 5}");
    row("own entries win wherever they stand", "r:\n  y: 5\n  <<: *p\n", "{x: 1, y: 5}");
    row("the first of a list wins", "r:\n  <<: [*p, *q]\n", "{z: 4, x: 1, y: 2}");
    row("the last of several wins", "r:\n  <<: *p\n  <<: *q\n", "{x: 1, y: 3, z: 4}");
    row("merges in merges", "r:\n  <<: {<<: *p, w: 0}\n", "{x: 1, y: 2, w: 0}");
    row("written in place", "r: {<<: {x: 6}, w: 0}\n", "{x: 6, w: 0}");
    row("in a list", "r:\n  - <<: *q\n    w: 0\n", "[{y: 3, z: 4, w: 0}]");
    row("of nothing", "r: {<<: {}}\n", "{}");
}

void YamlAliasesTest::mergeAsPythonLoadersDo()
{
    QFETCH(std::string, text);
    QFETCH(std::string, meant);

    const YamlDocument document = parseYaml(text);

    QCOMPARE(findingsOf(document), std::string());
    QCOMPARE(meaning(document), meant);
}

void YamlAliasesTest::takeQuotedMergeKeysForText()
{
    const YamlDocument document = parseYaml("a: {\"<<\": b}\n");

    QCOMPARE(findingsOf(document), std::string());
    QCOMPARE(meaning(document), std::string("{a: {<<: b}}"));
}

void YamlAliasesTest::followALineWhenItsAnchorIsEdited()
{
    const YamlDocument before = parseYaml("a: &x 1\nb: *x\n");

    const YamlDocument edited =
        YamlDocument::reparse(before, SourceText("rules.yaml", "a: &x 2\nb: *x\n"));
    const YamlDocument renamed =
        YamlDocument::reparse(before, SourceText("rules.yaml", "a: &z 1\nb: *x\n"));

    QCOMPARE(edited.readPartCount(), std::size_t{1});
    QCOMPARE(meaning(edited), std::string("{a: 2, b: 2}"));
    QVERIFY(renamed.hasErrors());
}

void YamlAliasesTest::refuseABillionLaughs()
{
    std::string text = "a0: &a0 [lol, lol]\n";
    for (int level = 1; level < 40; ++level) {
        const std::string below = "*a" + std::to_string(level - 1);
        const std::string name = 'a' + std::to_string(level);
        text += name + ": &" + name + " [" + below + ", " + below + "]\n";
    }

    const YamlDocument document = parseYaml(text);

    QVERIFY(document.hasErrors());
    QCOMPARE(document.diagnostics().front().message,
             std::string("Expanding this alias makes the file too large: more than "
                         "200000 values, or more than 100 levels"));
    QVERIFY(meaning(document).size() < 2'000'000);
}

void YamlAliasesTest::refuseDepthPiledUpByAliases()
{
    std::string text = "a0: &a0 [x]\n";
    for (int level = 1; level < 1000; ++level) {
        const std::string name = 'a' + std::to_string(level);
        text += name + ": &" + name + " [*a" + std::to_string(level - 1) + "]\n";
    }

    const YamlDocument document = parseYaml(text);

    QVERIFY(document.hasErrors());
    QCOMPARE(document.diagnostics().front().range->begin.line, std::size_t{99});
}

void YamlAliasesTest::allowMuchUseOfOneAnchor()
{
    std::string text = "a: &x {op_type: linear, child: b}\nb:\n";
    for (int item = 0; item < 5000; ++item)
        text += "  - *x\n";

    const YamlDocument document = parseYaml(text);

    QCOMPARE(findingsOf(document), std::string());
}

FUSEWRIGHT_TEST(YamlAliasesTest)
#include "tst_yaml_aliases.moc"
