// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/option_edits.h"

#include "tests/engine/rules/kit/edit_kit.h"
#include "tests/engine/rules/kit/rules_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// `match_first_option` to alternate patterns, and back.
class OptionEditsTest : public QObject {
    Q_OBJECT

private slots:
    void splitAChoice();
    void splitInBraces();
    void splitAmongOtherPatterns();
    void splitANestedChoice();
    void splitAChoiceThatNobodyNames();
    void keepWhatTheOtherOptionsSayAboutThemselves();
    void splitNothing_data();
    void splitNothing();
    void joinWhatWasSplit_data();
    void joinWhatWasSplit();
    void joinThree();
    void joinThoseThatCanBe();
    void joinKeepsComments();
    void joinInBraces();
    void joinNothing_data();
    void joinNothing();
    void splitTheRulesOfLlama();
};

namespace {

std::string split(const std::string& text, std::string_view entry = "act",
                  PatternName pattern = {"r", "pattern"})
{
    return after(
        text, [&](const YamlDocument& document) { return splitOptions(document, pattern, entry); });
}

std::string joined(const std::string& text, std::string_view rule = "r")
{
    return after(text,
                 [&](const YamlDocument& document) { return joinPatterns(document, rule, "act"); });
}

QString withWindowsLines(const std::string& text)
{
    return shown(text).replace("\n", "\r\n");
}

const std::string choice = "# of r\n"
                           "r:\n"
                           "  priority: 1 # one\n"
                           "  # the pattern\n"
                           "  pattern:\n"
                           "    lin:\n"
                           "      op_type: linear # gemm\n"
                           "      child: act\n"
                           "    # what follows\n"
                           "    act:\n"
                           "      match_first_option: # in order\n"
                           "        - silu0\n"
                           "        - relu0\n"
                           "    silu0:\n"
                           "      op_type: silu\n"
                           "      child: end\n"
                           "    # two in a row\n"
                           "    relu0:\n"
                           "      op_type: relu\n"
                           "      child: relu1\n"
                           "    relu1:\n"
                           "      op_type: relu\n"
                           "      child: end\n"
                           "      # last of two\n"
                           "    end:\n"
                           "      op_type: add\n"
                           "\n"
                           "# of s\n"
                           "s: {priority: 2, pattern: {a: {op_type: mul}}}\n";

} // namespace

void OptionEditsTest::splitAChoice()
{
    const std::string expected = "# of r\n"
                                 "r:\n"
                                 "  priority: 1 # one\n"
                                 "  # the pattern\n"
                                 "  pattern1:\n"
                                 "    lin:\n"
                                 "      op_type: linear # gemm\n"
                                 "      child: silu0\n"
                                 "    # what follows\n"
                                 "    # in order\n"
                                 "    silu0:\n"
                                 "      op_type: silu\n"
                                 "      child: end\n"
                                 "    end:\n"
                                 "      op_type: add\n"
                                 "  pattern2:\n"
                                 "    lin:\n"
                                 "      op_type: linear # gemm\n"
                                 "      child: relu0\n"
                                 "    # what follows\n"
                                 "    # in order\n"
                                 "    # two in a row\n"
                                 "    relu0:\n"
                                 "      op_type: relu\n"
                                 "      child: relu1\n"
                                 "    relu1:\n"
                                 "      op_type: relu\n"
                                 "      child: end\n"
                                 "      # last of two\n"
                                 "    end:\n"
                                 "      op_type: add\n"
                                 "\n"
                                 "# of s\n"
                                 "s: {priority: 2, pattern: {a: {op_type: mul}}}\n";

    QCOMPARE(shown(split(choice)), shown(expected));
    QCOMPARE(shown(split(withWindowsLines(choice).toStdString())), withWindowsLines(expected));
    QCOMPARE(patternsOf(expected, "r"),
             std::string("pattern1\nlin : linear -> silu0\nsilu0 : silu -> end\nend : add\n"
                         "pattern2\nlin : linear -> relu0\nrelu0 : relu -> relu1\n"
                         "relu1 : relu -> end\nend : add\n"));
}

void OptionEditsTest::splitInBraces()
{
    const std::string result =
        split("r: {priority: 1, pattern: {lin: {op_type: linear, child: act}, "
              "act: {match_first_option: [a, b]}, a: {op_type: add}, "
              "b: {op_type: mul}}}\n");

    QCOMPARE(shown(result),
             QString("r: {priority: 1, pattern1: {lin: {op_type: linear, child: a}, "
                     "a: {op_type: add}}, pattern2: {lin: {op_type: linear, child: b}, "
                     "b: {op_type: mul}}}\n"));
}

void OptionEditsTest::splitAmongOtherPatterns()
{
    const std::string result = split(
        "r:\n  pattern1: {a: {op_type: div}}\n  priority: 1\n"
        "  pattern2: {act: {match_first_option: [a, b]}, a: {op_type: add}, b: {op_type: mul}}\n"
        "  pattern3: {a: {op_type: sub}}\n",
        "act", {"r", "pattern2"});

    QCOMPARE(shown(result),
             QString("r:\n  pattern1: {a: {op_type: div}}\n  priority: 1\n"
                     "  pattern2: {a: {op_type: add}}\n"
                     "  pattern3: {b: {op_type: mul}}\n"
                     "  pattern4: {a: {op_type: sub}}\n"));
}

void OptionEditsTest::splitANestedChoice()
{
    const std::string text = "r:\n  priority: 1\n  pattern:\n"
                             "    lin: {op_type: linear, child: outer}\n"
                             "    outer: {match_first_option: [act, c]}\n"
                             "    act: {match_first_option: [a, b]}\n"
                             "    a: {op_type: add}\n"
                             "    b: {op_type: mul}\n"
                             "    c: {op_type: div}\n";

    QCOMPARE(patternsOf(split(text), "r"),
             std::string("pattern1\nlin : linear -> outer\nouter = a / c\na : add\nc : div\n"
                         "pattern2\nlin : linear -> outer\nouter = b / c\nb : mul\nc : div\n"));
    QCOMPARE(patternsOf(split(text, "outer"), "r"),
             std::string("pattern1\nlin : linear -> act\nact = a / b\na : add\nb : mul\n"
                         "pattern2\nlin : linear -> c\nc : div\n"));
}

void OptionEditsTest::splitAChoiceThatNobodyNames()
{
    const std::string text = "r:\n  priority: 1\n  pattern:\n"
                             "    act: {match_first_option: [a, b]}\n"
                             "    a: {op_type: add, child: c}\n"
                             "    b: {op_type: mul, child: c}\n"
                             "    c: {op_type: div}\n";

    QCOMPARE(patternsOf(split(text), "r"),
             std::string("pattern1\na : add -> c\nc : div\npattern2\nb : mul -> c\nc : div\n"));
    QCOMPARE(patternsOf(joined(split(text)), "r"),
             std::string("pattern\nact = a / b\na : add -> c\nb : mul -> c\nc : div\n"));
}

void OptionEditsTest::keepWhatTheOtherOptionsSayAboutThemselves()
{
    const std::string result = split(choice);

    for (const char* comment : {"# of r", "# one", "# the pattern", "# gemm", "# what follows",
                                "# in order", "# two in a row", "# last of two", "# of s"})
        QVERIFY2(result.find(comment) != std::string::npos, comment);
}

void OptionEditsTest::splitNothing_data()
{
    QTest::addColumn<std::string>("pattern");

    const auto row = [](const char* name, const char* pattern) {
        QTest::newRow(name) << "r: {priority: 1, pattern: " + std::string(pattern) + "}\n";
    };
    row("no such entry", "{a: {op_type: add}}");
    row("no choice", "{act: {op_type: add}}");
    row("one option", "{act: {match_first_option: [a]}, a: {op_type: add}}");
    row("optional",
        "{c: {op_type: d, child: act}, act: {match_first_option: [a, b], required: no}, "
        "a: {op_type: add}, b: {op_type: mul}}");
    row("named beside its option",
        "{c: {op_type: d, children: [act, a]}, "
        "act: {match_first_option: [a, b]}, a: {op_type: add}, "
        "b: {op_type: mul}}");
    row("anchors", "{act: {match_first_option: [a, b]}, a: &x {op_type: add}, b: *x}");
}

void OptionEditsTest::splitNothing()
{
    QFETCH(std::string, pattern);

    QCOMPARE(split(pattern), std::string("(nothing)"));
}

void OptionEditsTest::joinWhatWasSplit_data()
{
    QTest::addColumn<std::string>("text");

    QTest::newRow("block") << choice;
    QTest::newRow("lines of Windows") << withWindowsLines(choice).toStdString();
    QTest::newRow("braces") << std::string(
        "r:\n  priority: 1\n  pattern: {lin: {op_type: linear, child: act}, "
        "act: {match_first_option: [a, b]}, a: {op_type: add}, "
        "b: {op_type: mul}}\n");
}

void OptionEditsTest::joinWhatWasSplit()
{
    QFETCH(std::string, text);

    const std::string alternates = split(text);
    const std::string result = joined(alternates);

    QStringList expected = shown(patternsOf(text, "r")).split('\n');
    QStringList lines = shown(patternsOf(result, "r")).split('\n');
    expected.sort();
    lines.sort();
    QCOMPARE(lines, expected);
    QCOMPARE(patternsOf(split(result), "r"), patternsOf(alternates, "r"));
    QCOMPARE(shown(result).count("\r\n") > 0, shown(text).count("\r\n") > 0);
    QCOMPARE(patternsOf(result, "s"), patternsOf(text, "s"));
}

void OptionEditsTest::joinThree()
{
    const std::string result = joined("r:\n"
                                      "    priority: 1\n"
                                      "    pattern1:\n"
                                      "        lin: {op_type: linear, child: a}\n"
                                      "        a: {op_type: add}\n"
                                      "    pattern2:\n"
                                      "        lin: {op_type: [linear], child: b}\n"
                                      "        b: {op_type: mul}\n"
                                      "    pattern3:\n"
                                      "      lin: {child: c, op_type: linear}\n"
                                      "      c:\n"
                                      "        op_type: div\n"
                                      "        child: d\n"
                                      "      d: {op_type: sub}\n"
                                      "s: 1\n");

    QCOMPARE(shown(result),
             QString("r:\n"
                     "    priority: 1\n"
                     "    pattern:\n"
                     "        lin: {op_type: linear, child: act}\n"
                     "        act:\n"
                     "            match_first_option: [a, b, c]\n"
                     "        a: {op_type: add}\n"
                     "        b: {op_type: mul}\n"
                     "        c:\n"
                     "          op_type: div\n"
                     "          child: d\n"
                     "        d: {op_type: sub}\n"
                     "s: 1\n"));
}

void OptionEditsTest::joinThoseThatCanBe()
{
    const std::string result =
        joined("r:\n"
               "  pattern1: {x: {op_type: div}}\n"
               "  pattern2: {l: {op_type: d, child: a}, a: {op_type: add}}\n"
               "  priority: 1\n"
               "  pattern3: {l: {op_type: d, child: b}, b: {op_type: mul}}\n"
               "  # last\n"
               "  pattern4: {x: {op_type: sub}, l: {op_type: d, child: x}}\n"
               "  pattern5: {y: {op_type: sub, child: z}, z: {op_type: e}}\n");

    QCOMPARE(shown(result),
             QString("r:\n"
                     "  pattern1: {x: {op_type: div}}\n"
                     "  pattern2: {l: {op_type: d, child: act}, "
                     "act: {match_first_option: [a, b]}, a: {op_type: add}, b: {op_type: mul}}\n"
                     "  priority: 1\n"
                     "  # last\n"
                     "  pattern3: {x: {op_type: sub}, l: {op_type: d, child: x}}\n"
                     "  pattern4: {y: {op_type: sub, child: z}, z: {op_type: e}}\n"));
}

void OptionEditsTest::joinKeepsComments()
{
    const std::string result = joined("r:\n"
                                      "  priority: 1\n"
                                      "  # first\n"
                                      "  pattern1:\n"
                                      "    lin: {op_type: linear, child: a} # lin\n"
                                      "    a: {op_type: add}\n"
                                      "  # second\n"
                                      "  pattern2:\n"
                                      "    lin: {op_type: linear, child: b} # other lin\n"
                                      "    # of b\n"
                                      "    b: {op_type: mul} # b\n");

    QCOMPARE(shown(result),
             QString("r:\n"
                     "  priority: 1\n"
                     "  # first\n"
                     "  pattern:\n"
                     "    lin: {op_type: linear, child: act} # lin\n"
                     "    # second\n"
                     "    # other lin\n"
                     "    act:\n"
                     "      match_first_option: [a, b]\n"
                     "    a: {op_type: add}\n"
                     "    # of b\n"
                     "    b: {op_type: mul} # b\n"));
}

void OptionEditsTest::joinInBraces()
{
    const std::string result =
        joined("r: {pattern1: {l: {op_type: linear, child: a}, a: {op_type: add}}, priority: 1, "
               "pattern2: {l: {op_type: linear, child: b}, b: {op_type: mul}}}\n");

    QCOMPARE(shown(result),
             QString("r: {pattern: {l: {op_type: linear, child: act}, "
                     "act: {match_first_option: [a, b]}, a: {op_type: add}, b: {op_type: mul}}, "
                     "priority: 1}\n"));
}

void OptionEditsTest::joinNothing_data()
{
    QTest::addColumn<std::string>("text");

    const auto row = [](const char* name, const char* first, const char* second) {
        QTest::newRow(name) << "r:\n  priority: 1\n  pattern1: " + std::string(first)
                + "\n  pattern2: " + second + "\n";
    };
    row("nothing in common", "{a: {op_type: add}, x: {op_type: b, child: a}}",
        "{c: {op_type: add, child: d}, d: {op_type: mul}, e: {op_type: mul, child: d}}");
    row("two places", "{l: {op_type: d, children: [a, b]}, a: {op_type: add}, b: {op_type: mul}}",
        "{l: {op_type: d, children: [c, e]}, c: {op_type: add}, e: {op_type: mul}}");
    row("one name for two things", "{l: {op_type: d, child: a}, a: {op_type: add}}",
        "{l: {op_type: d, child: a}, a: {op_type: mul}}");
    row("alike", "{l: {op_type: d, child: a}, a: {op_type: add}}",
        "{l: {op_type: d, child: a}, a: {op_type: add}}");
    row("another flag", "{l: {op_type: d, child: a}, a: {op_type: add}}",
        "{l: {op_type: d, child: b, required: no}, b: {op_type: add}}");
    row("something left over", "{l: {op_type: d, child: a}, a: {op_type: add}}",
        "{l: {op_type: d, child: b}, b: {op_type: add}, c: {op_type: e, child: l}}");
    row("the name is taken", "{l: {op_type: d, child: act}, act: {op_type: add}}",
        "{l: {op_type: d, child: b}, b: {op_type: mul}}");
    QTest::newRow("one pattern") << std::string(
        "r: {pattern: {l: {op_type: d, child: a}, a: {op_type: add}}}\n");
}

void OptionEditsTest::joinNothing()
{
    QFETCH(std::string, text);

    QCOMPARE(joined(text), std::string("(nothing)"));
}

/// Every choice of the real files can be split, and nothing is found then that was not before.
void OptionEditsTest::splitTheRulesOfLlama()
{
    std::size_t count = 0;
    for (const auto& [file, text] : ruleFiles()) {
        const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", text));
        for (const YamlEntry& rule : document.writtenEntries(document.root())) {
            const std::string name(document.text(rule.key));
            const auto pattern = EditText(document).pattern(name, "pattern");
            if (!pattern)
                continue;
            for (const YamlEntry& entry : document.writtenEntries(pattern->value)) {
                if (!document.find(entry.value, "match_first_option"))
                    continue;
                const std::string result = split(text, document.text(entry.key), {name, "pattern"});
                QVERIFY(result != "(nothing)");
                QCOMPARE(shown(findingsIn(result)).count("error"), 0);
                QVERIFY(!patternsOf(result, name).empty());
                QCOMPARE(shown(patternsOf(result, name)).count("pattern"), 2);
                ++count;
            }
        }
    }
    QCOMPARE(count, std::size_t{4});
}

FUSEWRIGHT_TEST(OptionEditsTest)
#include "tst_option_edits.moc"
