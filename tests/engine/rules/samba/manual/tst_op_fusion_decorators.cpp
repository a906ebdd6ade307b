// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/heuristic_catalogue.h"
#include "engine/rules/samba/manual/op_fusion_decorators.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

struct DecoratorReading {
    explicit DecoratorReading(std::string text)
    {
        const SourceText source("m.py", std::move(text));
        fusion = readOpFusionDecorators(source, *HeuristicCatalogue::builtIn(), findings);
    }

    QStringList texts() const
    {
        QStringList texts;
        for (const Diagnostic& finding : findings.all())
            texts << QString::fromStdString(toText(finding));
        return texts;
    }

    /// `AttentionProjection=proj:SAFE_GEMM`
    QStringList entries() const
    {
        QStringList entries;
        for (const ManualEntry& entry : fusion.entries)
            entries << QString::fromStdString(entry.module + '=' + entry.funcName + ':'
                                              + entry.heuristic.value_or(""));
        return entries;
    }

    Diagnostics findings;
    ManualFusion fusion;
};

} // namespace

class OpFusionDecoratorsTest : public QObject {
    Q_OBJECT

private slots:
    void readsTheHandbooksExample();
    void understands_data();
    void understands();
    void mistakesHaveTheirPlace_data();
    void mistakesHaveTheirPlace();
    void aFuncNameIsUnique();
    void placesAreThoseOfTheWords();
    void anyBytesAreRead();
};

void OpFusionDecoratorsTest::readsTheHandbooksExample()
{
    const DecoratorReading reading(
        "from sambaflow.samba.directives import op_fusion\n"
        "from sambaflow.o1_optimizations.modules.opfusionheuristics import OpFusionHeuristics\n"
        "\n"
        "@op_fusion(func_name=\"my_fused_attn_proj\", heuristic=OpFusionHeuristics.SAFE_GEMM)\n"
        "class AttentionProjection(nn.Module):\n"
        "    def __init__(self, args: ModelArgs):\n");

    QCOMPARE(reading.texts(), QStringList());
    QCOMPARE(reading.entries(), QStringList("AttentionProjection=my_fused_attn_proj:SAFE_GEMM"));
}

void OpFusionDecoratorsTest::understands_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("entry"); // Empty where there is none.

    QTest::newRow("no heuristic") << "@op_fusion(func_name='a')\nclass A:"
                                  << "A=a:";
    QTest::newRow("None") << "@op_fusion(func_name='a', heuristic=None)\nclass A: pass"
                          << "A=a:";
    QTest::newRow("text") << "@op_fusion(func_name='a', heuristic='MHA')\nclass A:"
                          << "A=a:MHA";
    QTest::newRow("with its module") << "@directives.op_fusion(func_name='a')\nclass A(nn.Module):"
                                     << "A=a:";
    QTest::newRow("over lines")
        << "@op_fusion(\n    func_name = 'a', # why\n    heuristic=H.SDPA,\n)\nclass A:"
        << "A=a:SDPA";
    QTest::newRow("texts in a row") << "@op_fusion(func_name='a' \"b\")\nclass A:"
                                    << "A=ab:";
    QTest::newRow("long text") << "@op_fusion(func_name='''a''')\nclass A:"
                               << "A=a:";
    QTest::newRow("raw text") << "@op_fusion(func_name=r'a\\b')\nclass A:"
                              << "A=a\\b:";
    QTest::newRow("escape") << "@op_fusion(func_name='a\\'b')\nclass A:"
                            << "A=a'b:";
    QTest::newRow("parameters") << "@op_fusion(func_name='a', dims=[1, (2, 3)], tp='x,y')\nclass A:"
                                << "A=a:";
    QTest::newRow("other decorators")
        << "@op_fusion(func_name='a')\n\n# why\n@other(\n  1)\n@plain\nclass A:"
        << "A=a:";
    QTest::newRow("indented") << "if x:\n    @op_fusion(func_name='a')\n    class A:"
                              << "A=a:";
    QTest::newRow("carriage returns") << "@op_fusion(func_name='a')\r\nclass A:\r\n"
                                      << "A=a:";
    QTest::newRow("lines joined") << "@op_fusion \\\n(func_name='a')\nclass A:"
                                  << "A=a:";
    QTest::newRow("in a comment") << "# @op_fusion(func_name='a')\nclass A:"
                                  << "";
    QTest::newRow("in a text") << "'''\n@op_fusion(func_name='a')\nclass A:\n'''"
                               << "";
    QTest::newRow("as an operator") << "a = b @op_fusion(func_name='a')\nclass A:"
                                    << "";
    QTest::newRow("another decorator") << "@my_op_fusion(func_name='a')\nclass A:"
                                       << "";
    QTest::newRow("part of a name") << "@op_fusion.of(func_name='a')\nclass A:"
                                    << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void OpFusionDecoratorsTest::understands()
{
    QFETCH(QString, text);
    QFETCH(QString, entry);

    const DecoratorReading reading(text.toStdString());

    QCOMPARE(reading.texts(), QStringList());
    QCOMPARE(reading.entries().join(' '), entry);
}

void OpFusionDecoratorsTest::mistakesHaveTheirPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("code");

    const auto row = [](const char* name, const char* text, const char* start, const char* code) {
        QTest::newRow(name) << text << start << code;
    };
    row("no brackets", "@op_fusion\nclass A:", "m.py:1:2: error: ", "[missing-func-name]");
    row("empty brackets", "@op_fusion()\nclass A:", "m.py:1:2: error: ", "[missing-func-name]");
    row("no func_name",
        "@op_fusion(heuristic=H.MHA)\nclass A:", "m.py:1:2: error: ", "[missing-func-name]");
    row("a function",
        "\n@op_fusion(func_name='a')\ndef f():", "m.py:2:2: error: ", "[not-a-class]");
    row("nothing below", "@op_fusion(func_name='a')\n", "m.py:1:2: error: ", "[not-a-class]");
    row("a variable",
        "@op_fusion(func_name=NAME)\nclass A:", "m.py:1:22: error: ", "[not-a-literal]");
    row("a formed text",
        "@op_fusion(func_name=f'{a}')\nclass A:", "m.py:1:22: error: ", "[not-a-literal]");
    row("a computed heuristic", "@op_fusion(func_name='a', heuristic=pick(1))\nclass A:",
        "m.py:1:37: error: ", "[not-a-literal]");
    row("a bare value", "@op_fusion('a')\nclass A:", "m.py:1:12: error: ", "[not-a-keyword]");
    row("an open bracket",
        "@op_fusion(func_name='a'\nclass A:", "m.py:1:2: error: ", "[python-syntax]");
    row("an open text", "x = 'a\n", "m.py:1:5: error: ", "[python-syntax]");
    row("unknown heuristic", "@op_fusion(func_name='a', heuristic=H.SAFE_GEM)\nclass A:",
        "m.py:1:39: warning: ", "Did you mean \"SAFE_GEMM\"? [unknown-heuristic]");
}

void OpFusionDecoratorsTest::mistakesHaveTheirPlace()
{
    QFETCH(QString, text);
    QFETCH(QString, start);
    QFETCH(QString, code);

    const DecoratorReading reading(text.toStdString());

    QVERIFY(!reading.texts().isEmpty());
    const QString finding = reading.texts().front();
    QVERIFY2(finding.startsWith(start) && finding.endsWith(code), qPrintable(finding));
}

void OpFusionDecoratorsTest::aFuncNameIsUnique()
{
    const DecoratorReading reading("@op_fusion(func_name='same')\n"
                                   "class A: pass\n"
                                   "@op_fusion(func_name='same')\n"
                                   "class B: pass\n");

    QCOMPARE(reading.entries(), QStringList("A=same:"));
    QCOMPARE(reading.texts(),
             QStringList("m.py:3:22: error: The func_name \"same\" is given at line 1, column 22 "
                         "and again at line 3, column 22. [duplicate-func-name]"));
}

void OpFusionDecoratorsTest::placesAreThoseOfTheWords()
{
    const DecoratorReading reading("@op_fusion(func_name='a',\n"
                                   "           heuristic=H.MHA)\n"
                                   "class Attention:\n");
    const ManualEntry& entry = reading.fusion.entries.front();

    QVERIFY((entry.funcNameRange == TextRange{{1, 22}, {1, 25}}));
    QVERIFY((entry.heuristicRange == TextRange{{2, 24}, {2, 27}}));
    QVERIFY((entry.moduleRange == TextRange{{3, 7}, {3, 16}}));
}

/// Every start of a text, and every text with one byte made another, is read without a crash.
void OpFusionDecoratorsTest::anyBytesAreRead()
{
    const std::string text = "@a.op_fusion(func_name=r'''x''', h=[{'k': (1,)}], heuristic=H.MHA)\n"
                             "@b\\\nclass A(nn.Module):\n    x = f'\\'' # end";

    for (std::size_t at = 0; at <= text.size(); ++at) {
        const DecoratorReading cut(text.substr(0, at));
        for (const char byte : std::string_view("@()'\"\\\n,=.\0\xff", 12)) {
            std::string changed = text + ' ';
            changed[at] = byte;
            const DecoratorReading reading(changed);
            QVERIFY(reading.fusion.entries.size() <= 1);
        }
    }
}

FUSEWRIGHT_TEST(OpFusionDecoratorsTest)
#include "tst_op_fusion_decorators.moc"
