// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/yaml/yaml_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// Texts that look wrong but are not: nothing is found in them.
class YamlOdditiesTest : public QObject {
    Q_OBJECT

private slots:
    void meanWhatTheyMean_data();
    void meanWhatTheyMean();
};

void YamlOdditiesTest::meanWhatTheyMean_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("meant");

    const auto row = [](const char* name, const char* text, const char* meant) {
        QTest::newRow(name) << std::string(text) << std::string(meant);
    };
    row("nothing", "", "~");
    row("comments only", "# a\n\n# b", "~");
    row("blanks only", "  \n\t\n \n", "~");
    row("marks only", "---\n...\n", "~");
    row("comment in an empty file's document", "---\n# a\n", "~");
    row("closing bracket in the first column", "a: [\n  b,\n  c\n]\n", "{a: [b, c]}");
    row("quotation in the first column", "a: \"b\nc\"\n", "{a: 'b c'}");
    row("tabs between words", "a:\tb\tc\t# d\n", "{a: 'b\tc'}");
    row("tabs on a blank line", "a: 1\n\t\nb: 2\n", "{a: 1, b: 2}");
    row("tab before a comment", "a: 1\n\t# x\nb: 2\n", "{a: 1, b: 2}");
    row("tabs in brackets", "a: [\n\tb,\n\tc ]\n", "{a: [b, c]}");
    row("names with colons", "a: aten::mul\nb: [x:y, http://z/]\n",
        "{a: 'aten::mul', b: ['x:y', 'http://z/']}");
    row("words with a hash", "a: b#c\n", "{a: 'b#c'}");
    row("words with a question mark in brackets", "a: [b?, c?d]\n", "{a: ['b?', 'c?d']}");
    row("as in JSON", "{\"a\":{\"b\":[1,\"c\"]},\"d\":null}", "{a: {b: [1, c]}, d: ~}");
    row("brackets right behind a colon", "{a:[b], c:{d: 1}}", "{a: [b], c: {d: 1}}");
    row("pairs in a list", "a: [b: 1, c: 2]\n", "{a: [{b: 1}, {c: 2}]}");
    row("comma at the end", "a: [b, c,]\nd: {e: 1,}\n", "{a: [b, c], d: {e: 1}}");
    row("list at the key's column", "a:\n- b\n- c\nd: 1\n", "{a: [b, c], d: 1}");
    row("lists of lists", "a:\n- - b\n  - c\n-\n  - d\n", "{a: [[b, c], [d]]}");
    row("row of equals signs in text", "a: |\n  =======\n  b\n", "{a: '=======\nb\n'}");
    row("dashes in a text block", "a: |\n  ---\n  b: c\n", "{a: '---\nb: c\n'}");
    row("anchored and tagged texts under dashes",
        "a:\n- &x |\n  b\n    c\n- !y >-\n  d\n  e\n- &z |2\n    f\n- &w |\n  g: h\n- i\n",
        "{a: ['b\n  c\n', 'd e', '  f\n', 'g: h\n', i]}");
    row("anchored text below its key", "a:\n  &x |\n  b\n  c\nd: 1\n", "{a: 'b\nc\n', d: 1}");
    row("an end mark", "a: 1\n...\n# end\n", "{a: 1}");
    row("escapes that yaml-cpp reads wrongly", "a: \"x\\_y\\N\"\n", "{a: 'x\u00A0y\u0085'}");
    row("folded with its ways", "a: >\n  b\n  c\n\n    d\n\n  e\n", "{a: 'b c\n\n  d\n\ne\n'}");
    row("quotation folded", "a: 'b\n\n  c\n  d'\n", "{a: 'b\nc d'}");
}

void YamlOdditiesTest::meanWhatTheyMean()
{
    QFETCH(std::string, text);
    QFETCH(std::string, meant);

    const YamlDocument document = parseYaml(text);

    QCOMPARE(findingsOf(document), std::string());
    QCOMPARE(meaning(document), meant);
}

FUSEWRIGHT_TEST(YamlOdditiesTest)
#include "tst_yaml_oddities.moc"
