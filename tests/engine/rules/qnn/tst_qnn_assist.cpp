// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_language.h"
#include "engine/support/text_edits.h"
#include "tests/engine/rules/qnn/qnn_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

/// What an editor asks about a place, marked with `|` in the text.
class QnnAssistTest : public QObject {
    Q_OBJECT

private slots:
    void completes_data();
    void completes();
    void explainsWords_data();
    void explainsWords();
    void findsDefinitions();
    void namesEntries();
    void renamesTags_data();
    void renamesTags();
    void sketchesRules();
    void sketchesWhatComesInThePlaceOfAMatch();
    void coloursLines_data();
    void coloursLines();
    void asksAnywhere();
};

namespace {

constexpr std::string_view whole =
    "DEF_PACKAGE_OPTIMIZATION(EARLY + 1,\n"
    "    Op(\"Relu\", LET(\"c\", Op(\"Conv2d\", \"In\", \"W\"))),\n"
    "    GT(DIM_DEPTH(\"In\"), 32),\n"
    "    AUTOSPLIT(3, \"I\", 8, Op(\"ConvRelu\", TYPICAL_SLICE(\"In\", \"I\"), \"W\")))\n";

struct MarkedText {
    std::shared_ptr<const RulesText> text;
    TextPosition position;
};

MarkedText marked(std::string text)
{
    const std::size_t at = text.find('|');
    text.erase(at, 1);
    const auto read = findRuleLanguage("qnn")->read(SourceText("rules.cpp", text), nullptr, {});
    return {read, read->source().position(at)};
}

/// The labels of what fits, up to six.
std::string labels(const std::string& text)
{
    const MarkedText at = marked(text);
    const auto all = at.text->completionsAt(at.position, {});
    std::string told;
    for (std::size_t each = 0; each < all.size() && each < 6; ++each)
        told += (each == 0 ? "" : " ") + all[each].label;
    return told;
}

/// The place of a text in `whole`, with `|` within it.
std::string wholeAt(std::string_view marked)
{
    std::string plain(marked);
    const std::size_t bar = plain.find('|');
    plain.erase(bar, 1);
    std::string text(whole);
    return text.insert(text.find(plain) + bar, "|");
}

} // namespace

void QnnAssistTest::completes_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& text, const char* expected) {
        QTest::newRow(name) << text << std::string(expected);
    };
    const std::string head = "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\", \"y\"), ";
    row("outside of rules", "int a = |;", "");
    row("a pass", "DEF_PACKAGE_OPTIMIZATION(|",
        "GRAPH_CLEANUP CLEANUP_GRAPH PRE_TRANSLATE QNN EARLY TILING");
    row("a flag", "DEF_PACKAGE_OPTIMIZATION_WITH_FLAGS(EARLY, re|", "relaxed_precision_flag");
    row("a pattern", "DEF_PACKAGE_OPTIMIZATION(EARLY, |", "LET Op OpVarIn OPCONST");
    row("a condition", head + "|",
        "OK AND CONSTVAL_FLOAT_VALID CONSTVAL_INT_VALID EQ "
        "EXTERNAL_CONSTRAINT");
    row("a tag in quotes", head + "GT(DIM_OF(\"|\", 1)", "* x y");
    row("a tag without quotes", head + "GT(DIM_OF(|", "* x y INPUT_OF OUTPUT_OF SELECT");
    row("a type", head + "EQ(DTYPE_OF(\"x\"), DTy|",
        "DType::QUInt8 DType::QInt8 DType::QUInt16 DType::QInt16 DType::QInt32 DType::UInt8");
    row("a split", wholeAt("TYPICAL_SLICE(\"In\", \"|I\")"), "I");
    row("what is made", head + "OK, |", "* x y AUTOSPLIT AUTOSPLIT_SHAPEFN_APPLY EXTERNAL_REPLACE");
}

void QnnAssistTest::completes()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    const std::string found = labels(text);

    QVERIFY2(found == expected, found.c_str());
}

void QnnAssistTest::explainsWords_data()
{
    QTest::addColumn<std::string>("place");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* place, const char* expected) {
        QTest::newRow(place) << std::string(place) << std::string(expected);
    };
    row("DIM_D|EPTH", "DIM_DEPTH(x) → size: The depth: axis 3.");
    row("E|ARLY", "Pass EARLY: Before tiling.");
    row("DEPTH(\"I|n\")", "\"In\": It names operand 1 of Conv2d.");
    row("LET(\"|c\"", "\"c\": It names the result of Conv2d.");
    row("\"Re|lu\"", "Relu: Other models call it relu.");
    row("SLICE(\"In\", \"|I\")", "\"I\": A split: what refers to it is about one piece.");
}

void QnnAssistTest::explainsWords()
{
    QFETCH(std::string, place);
    QFETCH(std::string, expected);
    const MarkedText at = marked(wholeAt(place));

    const auto hover = at.text->hoverAt(at.position, {});

    QVERIFY(hover);
    const std::string told = hover->title + ": " + hover->paragraphs.front();
    QVERIFY2(told == expected, told.c_str());
}

void QnnAssistTest::findsDefinitions()
{
    const auto lineAndColumn = [](const char* place) {
        const MarkedText at = marked(wholeAt(place));
        const auto range = at.text->definitionAt(at.position);
        return range ? std::to_string(range->begin.line) + ':' + std::to_string(range->begin.column)
                     : std::string("none");
    };

    QCOMPARE(lineAndColumn("DEPTH(\"I|n\")"), std::string("2:38"));
    QCOMPARE(lineAndColumn("SLICE(\"In\", \"|I\")"), std::string("4:18"));
    QCOMPARE(lineAndColumn("DIM_D|EPTH"), std::string("none"));
}

void QnnAssistTest::renamesTags_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fresh");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char* name, const char* text, const char* fresh,
                        const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(fresh)
                            << QString::fromUtf8(expected);
    };
    const char* const given =
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\", \"y\"), EQ(DIM_OF(\"x|\", 1), 2), "
        "AUTOSPLIT(1, \"I\", 2, Op(\"B\", TYPICAL_SLICE(\"x\", \"I\"))))";
    row("a tag wherever it stands", given, "in",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"in\", \"y\"), EQ(DIM_OF(\"in\", 1), 2), "
        "AUTOSPLIT(1, \"I\", 2, Op(\"B\", TYPICAL_SLICE(\"in\", \"I\"))))");
    row("to a name that is taken", given, "y", "");
    row("to the name of a split", given, "I", "");
    row("to the whole match", given, "*", "");
    row("to what would end the text", given, "a\"b", "");
    row("to nothing", given, "", "");
    row("a split",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"I\"), OK, AUTOSPLIT(1, \"|S\", 2, "
        "Op(\"B\", TYPICAL_SLICE(\"I\", \"S\"))))",
        "T",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"I\"), OK, AUTOSPLIT(1, \"T\", 2, "
        "Op(\"B\", TYPICAL_SLICE(\"I\", \"T\"))))");
    row("what a macro is given",
        "#define BOTH(a) AND(IS_FLOAT(a), IS_POW2(DIM_OF(a, 1)))\n"
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"|x\"), BOTH(\"x\"), Op(\"B\", \"x\"))",
        "in",
        "#define BOTH(a) AND(IS_FLOAT(a), IS_POW2(DIM_OF(a, 1)))\n"
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"in\"), BOTH(\"in\"), Op(\"B\", \"in\"))");
    row("what a macro says itself",
        "#define FIRST DIM_OF(\"x\", 1)\n"
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"|x\"), EQ(FIRST, 1), Op(\"B\", \"x\"))",
        "in", "");
    row("an operator", "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"|A\", \"x\"), OK, Op(\"B\", \"x\"))",
        "C", "");
    row("another rule's tag stays",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x|\"), OK, Op(\"B\", \"x\"))\n"
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"C\", \"x\"), OK, Op(\"D\", \"x\"))",
        "in",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"in\"), OK, Op(\"B\", \"in\"))\n"
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"C\", \"x\"), OK, Op(\"D\", \"x\"))");
}

void QnnAssistTest::renamesTags()
{
    QFETCH(QString, text);
    QFETCH(QString, fresh);
    QFETCH(QString, expected);
    const MarkedText at = marked(text.toStdString());

    const auto edits = at.text->renameAt(at.position, fresh.toStdString());

    QCOMPARE(edits.has_value(), !expected.isEmpty());
    if (edits)
        QCOMPARE(QString::fromStdString(edited(at.text->source(), *edits)), expected);
}

void QnnAssistTest::namesEntries()
{
    const auto entryAt = [](const char* place) {
        const MarkedText at = marked(wholeAt(place));
        const auto entry = at.text->entryAt(at.position);
        return entry ? entry->rule + ' ' + entry->pattern + ' ' + entry->entry : std::string();
    };

    QCOMPARE(entryAt("DEPTH(\"I|n\")"), std::string("Relu:1 pattern In"));
    QCOMPARE(entryAt("\"Re|lu\""), std::string("Relu:1 pattern Relu"));
    QCOMPARE(entryAt("\"Conv|2d\""), std::string("Relu:1 pattern c"));
    QCOMPARE(entryAt("E|ARLY"), std::string("Relu:1  "));
}

void QnnAssistTest::sketchesRules()
{
    const MarkedText at = marked(wholeAt("E|ARLY"));

    const auto sketch = at.text->sketchAt(at.position);

    QVERIFY(sketch);
    QCOMPARE(sketch->name, std::string("Relu:1"));
    std::string told;
    for (const SketchedEntry& entry : sketch->patterns.at(0).entries) {
        if (entry.isMade)
            continue;
        told += entry.name + (entry.operators.empty() ? "" : "=" + entry.operators.front());
        told += entry.isPlace ? "@ " : " ";
    }
    QCOMPARE(told, std::string("Relu=Relu@ c=Conv2d In W "));
    QCOMPARE(at.text->outline().at(0).patterns.at(0).entries.size(), std::size_t{4});
    QCOMPARE(at.text->rulePlaces().at(0).name, std::string("Relu:1"));
}

void QnnAssistTest::sketchesWhatComesInThePlaceOfAMatch()
{
    const MarkedText at = marked(wholeAt("AUTO|SPLIT"));

    const auto rule = at.text->sketchAt(at.position);

    QVERIFY(rule && rule->patterns.size() == 1);
    std::string told;
    for (const SketchedEntry& entry : rule->patterns.front().entries) {
        if (!entry.isMade)
            continue;
        told += (entry.operators.empty() ? entry.name : entry.operators.front())
            + (entry.isRepeated ? " again" : "") + (entry.standsFor ? " taken" : "")
            + (entry.isRoot ? " result" : "") + "; ";
    }
    QCOMPARE(told,
             std::string("In taken; constant again; constant again; Slice_shape again; W taken; "
                         "ConvRelu again; Concat result; "));
}

void QnnAssistTest::coloursLines_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("C++ stays plain") << std::string("int a = 3; // three\n") << std::string("//");
    QTest::newRow("a comment over lines")
        << std::string("/* DEF_PACKAGE_OPTIMIZATION(\n still */ int a;\n") << std::string("////");
    QTest::newRow("a rule") << std::string(whole)
                            << std::string("R(L"
                                           "LK(OK(EK(OEE)))"
                                           "K(K(E)L)"
                                           "K(LELK(OK(EE)E)))");
    QTest::newRow("a text that is not closed")
        << std::string("DEF_PACKAGE_OPTIMIZATION(\"a\n") << std::string("R(!");
}

void QnnAssistTest::coloursLines()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    const SourceText source("rules.cpp", text);
    int state = 0;
    std::string told;
    for (std::size_t line = 1; line <= source.lineCount(); ++line) {
        const std::string_view written = source.line(line);
        for (const TokenPiece& piece : findRuleLanguage("qnn")->cutLine(written, state)) {
            const std::string_view cut = written.substr(piece.begin, piece.end - piece.begin);
            switch (piece.token) {
            case LineToken::Rule:
                told += 'R';
                break;
            case LineToken::Key:
                told += 'K';
                break;
            case LineToken::Operator:
                told += 'O';
                break;
            case LineToken::Entry:
                told += 'E';
                break;
            case LineToken::Literal:
                told += 'L';
                break;
            case LineToken::Comment:
                told += "//";
                break;
            case LineToken::Error:
                told += '!';
                break;
            default:
                told += cut;
                break;
            }
        }
    }

    QVERIFY2(told == expected, told.c_str());
}

void QnnAssistTest::asksAnywhere()
{
    const std::string text(whole);
    for (std::size_t end = 0; end <= text.size(); end += 7) {
        const auto read = findRuleLanguage("qnn")->read(
            SourceText("rules.cpp", text.substr(0, end)), nullptr, {});
        for (std::size_t at = 0; at <= end; at += 5) {
            const TextPosition position = read->source().position(at);
            static_cast<void>(read->completionsAt(position, {}));
            static_cast<void>(read->hoverAt(position, {}));
            static_cast<void>(read->definitionAt(position));
            static_cast<void>(read->entryAt(position));
            static_cast<void>(read->sketchAt(position));
        }
    }
    QCOMPARE(findRuleLanguage("qnn")
                 ->read(SourceText("rules.cpp", text), nullptr, {})
                 ->diagnostics()
                 .size(),
             std::size_t{0});
}

FUSEWRIGHT_TEST(QnnAssistTest)
#include "tst_qnn_assist.moc"
