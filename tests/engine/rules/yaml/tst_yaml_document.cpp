// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_document.h"

#include "tests/engine/rules/yaml/yaml_kit.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

YamlDocument parse(const std::string& text)
{
    return YamlDocument::parse(SourceText("rules.yaml", text));
}

} // namespace

class YamlDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void knowsWhereEveryValueStands();
    void keepsTheKeysAroundABrokenOne();
    void namesTheQuoteThatDoesNotClose();
    void tellsBothPlacesOfAKeyGivenTwice();
    void readsOnlyThePartThatWasEdited();
    void readsTheSameAfterAnEditAsAnew();
    void refusesTenThousandLevels();
    void refusesAliasesThatExplode();
    void followsMergeKeys();
};

void YamlDocumentTest::knowsWhereEveryValueStands()
{
    const YamlDocument document = parse("a:\r\n  b: 'é x'\r\n  c: [1, two]\r\n");

    QCOMPARE(writtenAt(document, "a.b"), "'é x'");
    QCOMPARE(writtenAt(document, "a.c.1"), "two");
    QCOMPARE(document.source().range(document.range(valueAt(document, "a.b"))),
             (TextRange{{2, 6}, {2, 11}}));
}

void YamlDocumentTest::keepsTheKeysAroundABrokenOne()
{
    const YamlDocument document = parse("a: 1\nb: [1, 2\nc: 3\n");

    QVERIFY(document.hasErrors());
    QVERIFY(document.find(document.root(), "a"));
    QVERIFY(document.find(document.root(), "c"));
}

void YamlDocumentTest::namesTheQuoteThatDoesNotClose()
{
    const YamlDocument document = parse("a: 1\nb: \"open\nc: 3\n");

    QCOMPARE(document.diagnostics().front().code, "yaml-syntax");
    QCOMPARE(document.diagnostics().front().range->begin, (TextPosition{2, 4}));
}

void YamlDocumentTest::tellsBothPlacesOfAKeyGivenTwice()
{
    const YamlDocument document = parse("a: 1\nb: 2\na: 3\n");

    const Diagnostic& finding = document.diagnostics().front();
    QCOMPARE(finding.code, "duplicate-key");
    QCOMPARE(finding.range->begin.line, 3u);
    QVERIFY(finding.message.find("line 1") != std::string::npos);
    QCOMPARE(document.text(*document.find(document.root(), "a")), "3");
}

void YamlDocumentTest::readsOnlyThePartThatWasEdited()
{
    const YamlDocument before = parse("a: {x: 1}\nb: {x: 2}\nc: {x: 3}\n");

    const YamlDocument after = YamlDocument::reparse(
        before, SourceText("rules.yaml", "a: {x: 1}\nb: {x: 20, y: 3}\nc: {x: 3}\n"));

    QCOMPARE(after.readPartCount(), 1u);
    QCOMPARE(writtenAt(after, "c.x"), "3");
}

void YamlDocumentTest::readsTheSameAfterAnEditAsAnew()
{
    const std::string text = "a: &n {x: 1}\nb: *n\nc:\n  - 'q'\n  - |\n    text\n";
    YamlDocument document = parse(text);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string edited = text.substr(0, at) + text.substr(at + 1);

        document = YamlDocument::reparse(document, SourceText("rules.yaml", edited));

        QCOMPARE(describe(document), describe(parse(edited)));
    }
}

void YamlDocumentTest::refusesTenThousandLevels()
{
    const YamlDocument document = parse("a: " + std::string(10'000, '['));

    QVERIFY(document.hasErrors());
}

void YamlDocumentTest::refusesAliasesThatExplode()
{
    std::string text = "a0: &a0 [x, x]\n";
    for (int level = 1; level < 40; ++level) {
        const std::string below = "*a" + std::to_string(level - 1);
        const std::string name = 'a' + std::to_string(level);
        text += name + ": &" + name + " [" + below + ", " + below + "]\n";
    }

    const YamlDocument document = parse(text);

    QVERIFY(document.hasErrors());
}

void YamlDocumentTest::followsMergeKeys()
{
    const YamlDocument document = parse("base: &b {x: 1, y: 2}\nr:\n  <<: *b\n  y: 3\n");
    const YamlNodeId rule = *document.find(document.root(), "r");

    QCOMPARE(document.text(*document.find(rule, "x")), "1");
    QCOMPARE(document.text(*document.find(rule, "y")), "3");
}

QTEST_GUILESS_MAIN(YamlDocumentTest)
#include "tst_yaml_document.moc"
