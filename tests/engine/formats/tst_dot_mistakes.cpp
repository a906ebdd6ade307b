// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include "engine/formats/model_formats.h"
#include "engine/support/file_bytes.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

Reading readBrokenDot(std::string_view text, ReadOptions options = {})
{
    Reading reading;
    const FileBytes bytes = FileBytes::copyOf(text);
    const std::string path = "test.dot";
    options.catalogue = OperatorCatalogue::builtIn();
    options.tidy = false;
    reading.model = dotFormat().read({bytes, path}, options, reading.findings);
    return reading;
}

std::string repeated(const std::string& text, std::size_t times)
{
    std::string result;
    for (std::size_t i = 0; i < times; ++i)
        result += text;
    return result;
}

} // namespace

/// What is refused and what must not be, however strange, deep or large it is.
class DotMistakesTest : public QObject {
    Q_OBJECT

private slots:
    void reportsMistakesWithTheirPlace_data();
    void reportsMistakesWithTheirPlace();
    void namesTheLineOfACycle();
    void survivesEveryPrefixOfAFile();
    void readsLongTextsInLinearTime();
    void readsManyNodesThatShareALongLabel();
    void givesUpWhenCancelled();
    void readsStatementsOfEveryLengthUpToTheLimit();
    void doesNotTakeCommasInListsForGroups();
};

void DotMistakesTest::reportsMistakesWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("words");

    const auto add = [](const char* name, const std::string& text, const char* code, int line,
                        int column, const char* words) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << code << line << column
                            << QString::fromUtf8(words);
    };
    add("nothing", "// only a comment\n", "no-graph", 1, 1, "no graph in this file");
    add("no digraph", "nodes { a }", "dot-syntax", 1, 1, "\"nodes\" is not expected");
    add("two names", "digraph a b { }", "dot-syntax", 1, 11, "\"b\" is not expected");
    add("text after the graph", "digraph { a }\n}\n", "dot-syntax", 2, 1, "\"}\" is not expected");
    add("edge without a head", "digraph {\n  a -> ;\n}", "dot-syntax", 2, 8,
        "\";\" is not expected");
    add("attribute without a value", "digraph {\n  a [label=];\n}", "dot-syntax", 2, 12,
        "\"]\" is not expected");
    add("mistake behind what only draws", "digraph {\n  a [color=red =];\n}", "dot-syntax", 2, 16,
        "\"=\" is not expected");
    add("undirected edge", "digraph {\n  a -- b;\n}", "dot-syntax", 2, 5, "not \"--\"");
    add("undirected graph", "strict graph g {\n  a -- b;\n}", "undirected", 1, 8,
        "need a direction");
    add("unclosed text", "digraph {\n  a [label=\"x];\n  b;\n}\n", "dot-syntax", 2, 12,
        "no closing quotation mark");
    add("unclosed html", "digraph {\n  a [label=<<b>x</b>];\n}\n", "dot-syntax", 2, 12,
        "no closing \">\"");
    add("unclosed comment", "digraph {\n  a /* b }\n", "dot-syntax", 2, 5, "is never closed");
    add("unclosed brace", "digraph {\n  a {\n b }\n", "dot-syntax", 1, 9, "no closing \"}\"");
    add("unclosed bracket", "digraph {\n  a [color=red;\n b\n}\n", "dot-syntax", 2, 5,
        "no closing \"]\"");
    add("quotation marks in a text", "digraph {\n  a [tooltip=\"say\n \"hello\" now\"];\n}\n",
        "dot-quotes", 3, 2, "starts on line 2");
    add("quotation mark in front", "digraph {\n  a [label=x\"y\" z];\n}\n", "dot-quotes", 2, 13,
        "directly after a word");
    add("odd quotation mark", "digraph {\n  a [label=\"5\" disk\"];\n  b [label=\"x\"];\n}\n",
        "dot-quotes", 2, 20, "directly after a word");
    add("stray sign", "digraph {\n  %a -> b;\n}\n", "dot-syntax", 2, 3, "\"%\" is not expected");
    add("at sign", "digraph {\n  a@b;\n}\n", "dot-syntax", 2, 4, "\"@\" is not expected");
    add("control character", "digraph {\n  a \x01;\n}\n", "dot-syntax", 2, 5, "byte 0x01");
    add("zero byte", std::string("digraph {\n a\0b }", 16), "not-text", 2, 3, "zero byte");
    add("not UTF-8", "digraph {\n  \"\xe4\" -> b;\n}\n", "not-text", 2, 4, "byte 0xE4");
    add("merge conflict", "digraph {\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n}\n",
        "merge-conflict", 2, 1, "unfinished merge");
    add("end of a merge conflict", "digraph {\na\n=======\nb\n}\n", "merge-conflict", 3, 1,
        "unfinished merge");
    add("deep nesting", "digraph " + repeated("{", 201) + repeated("}", 201), "too-deep", 1, 209,
        "200");
    add("long chain", "digraph {\n a" + repeated(" -> a", 2001) + " }", "too-deep", 2, 10004,
        "2000 edges in a row");
    add("large groups",
        "digraph {\n{" + repeated("a ", 9000) + "} -> {" + repeated("b ", 9000) + "} }",
        "too-large", 2, 36008, "each pair");
}

void DotMistakesTest::reportsMistakesWithTheirPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, words);

    const Reading reading = readBrokenDot(text.toStdString());

    QVERIFY(!reading.model);
    QCOMPARE(reading.findings.all().size(), 1u);
    const Diagnostic& finding = reading.findings.all().front();
    QCOMPARE(QString::fromStdString(finding.code), code);
    QVERIFY2(QString::fromStdString(finding.message).contains(words), finding.message.c_str());
    QCOMPARE(finding.file, "test.dot");
    QCOMPARE(static_cast<int>(finding.range->begin.line), line);
    QCOMPARE(static_cast<int>(finding.range->begin.column), column);
}

void DotMistakesTest::namesTheLineOfACycle()
{
    const Reading reading =
        readBrokenDot("digraph {\n  in [x=b];\n  in -> a;\n  a -> \"b\";\n  b -> a;\n}\n");

    QVERIFY(!reading.model);
    QCOMPARE(reading.firstCode(), "cycle");
    QCOMPARE(reading.findings.all().front().range->begin.line, 3u);
}

void DotMistakesTest::survivesEveryPrefixOfAFile()
{
    const std::string text = "strict digraph \"g\" { node [label=\"{a\\n|<p> b}\", shape=record];\n"
                             "/* c */ subgraph cluster_0 { a:p -> {b c} [label=<x &amp; y>]; }\n"
                             "\"d\" + \"e\" -> -1.5 [key=k, z=\"\\\"\"]; # end\n}\n";
    QVERIFY(readBrokenDot(text).model);

    for (std::size_t length = 0; length < text.size() - 3; ++length) {
        const Reading reading = readBrokenDot(std::string_view(text).substr(0, length));

        QVERIFY(!reading.model);
        QVERIFY(reading.findings.hasErrors());
    }
}

void DotMistakesTest::readsLongTextsInLinearTime()
{
    const std::string label = repeated("word ", 2'000'000);
    const std::string joined = "\"a\"" + repeated("+\"a\"", 200'000);

    const Reading reading =
        readBrokenDot("digraph { a [tooltip=\"" + label + "\", label=relu]; b [label=" + joined
                      + "] /*" + label + "*/ }");

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().nodeCount(), 2u);
}

void DotMistakesTest::readsManyNodesThatShareALongLabel()
{
    std::string text = "digraph { node [label=\"relu\\n" + repeated("x", 20'000) + "\"];\n";
    for (int node = 0; node < 20'000; ++node)
        text += 'n' + std::to_string(node) + '\n';

    const Reading reading = readBrokenDot(text + '}');

    QVERIFY(reading.model);
    QCOMPARE(reading.graph().nodeCount(), 20'000u);
}

void DotMistakesTest::givesUpWhenCancelled()
{
    ReadOptions options;
    options.cancel.cancel();

    const Reading reading = readBrokenDot("digraph { a -> b }", options);

    QVERIFY(!reading.model);
    QVERIFY(reading.findings.isEmpty());
}

void DotMistakesTest::readsStatementsOfEveryLengthUpToTheLimit()
{
    std::string chain = "n0";
    for (int node = 1; node <= 2000; ++node)
        chain += " -> n" + std::to_string(node);
    const std::string nest = repeated("{", 199) + "last" + repeated("}", 199);

    const Reading reading = readBrokenDot("digraph { " + chain + "; first -> " + nest + " }");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().edgeCount(), 2001u);
}

void DotMistakesTest::doesNotTakeCommasInListsForGroups()
{
    std::string text = "digraph {\n";
    for (int node = 0; node < 5000; ++node)
        text += 'n' + std::to_string(node) + " -> n" + std::to_string(node + 1)
            + " [color=red, label=\"f32\", style=\"a:b\"]\n";

    const Reading reading = readBrokenDot(text + '}');

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(reading.graph().edgeCount(), 5000u);
}

FUSEWRIGHT_TEST(DotMistakesTest)
#include "tst_dot_mistakes.moc"
