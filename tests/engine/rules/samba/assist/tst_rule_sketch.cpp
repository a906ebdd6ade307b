// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/rule_sketch.h"

#include "engine/rules/yaml/yaml_document.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

YamlDocument read(const char* text)
{
    return YamlDocument::parse(SourceText("rules.yaml", text));
}

/// The rule that the text ends with.
std::optional<RuleSketch> lastRuleOf(const char* text)
{
    const YamlDocument document = read(text);
    const SourceText& source = document.source();
    return sketchAt(document, source.position(source.text().size() - 1));
}

std::vector<std::string> namesIn(const PatternSketch& pattern)
{
    std::vector<std::string> names;
    for (const SketchedEntry& entry : pattern.entries)
        names.push_back(entry.name);
    return names;
}

using Names = std::vector<std::string>;
using Places = std::vector<std::uint32_t>;

} // namespace

class RuleSketchTest : public QObject {
    Q_OBJECT

private slots:
    void readsWhatAnEntrySays();
    void findsTheRuleAtAPlace();
    void tellsRootsAndThePlace();
    void addsNamesThatHaveNoEntry();
    void ofEqualNamesTheLastCounts();
    void readsBrokenText();
    void followsAliases();
};

void RuleSketchTest::readsWhatAnEntrySays()
{
    const auto rule = lastRuleOf("r:\n  pattern:\n"
                                 "    a: {op_type: [add, mul], required: false, child: b}\n"
                                 "    b: {op_type: ., match_multiple: true, included: no,\n"
                                 "        children: [o]}\n"
                                 "    o: {match_first_option: [x]}\n"
                                 "    x: {op_type: {inverted: true, options: [sub]}}\n");

    QVERIFY(rule);
    const auto& entries = rule->patterns.front().entries;
    QCOMPARE(entries[0].operators, (Names{"add", "mul"}));
    QVERIFY(entries[0].isOptional);
    QCOMPARE(entries[0].children, Places{1});
    QVERIFY(entries[1].isAny() && entries[1].isRepeated && entries[1].isContext);
    QVERIFY(entries[2].isChoice());
    QCOMPARE(entries[2].options, Places{3});
    QVERIFY(entries[3].isInverted);
    QCOMPARE(entries[3].nameRange.begin, (TextPosition{7, 5}));
}

void RuleSketchTest::findsTheRuleAtAPlace()
{
    const YamlDocument document = read("# head\nr: {pattern: {a: {op_type: x}}}\n"
                                       "s: {pattern: {b: {op_type: y}}}\n");

    QCOMPARE(sketchAt(document, {3, 10})->name, std::string("s"));
    QVERIFY(!sketchAt(document, {1, 1}));
}

void RuleSketchTest::tellsRootsAndThePlace()
{
    const auto rule = lastRuleOf("r: {pattern: {a: {op_type: x, required: false, child: c},\n"
                                 "  b: {op_type: y, child: c}, c: {op_type: z}}}\n");

    const auto& entries = rule->patterns.front().entries;
    QVERIFY(entries[0].isRoot && !entries[0].isPlace);
    QVERIFY(entries[1].isRoot && entries[1].isPlace);
    QVERIFY(!entries[2].isRoot);
}

void RuleSketchTest::addsNamesThatHaveNoEntry()
{
    const auto rule = lastRuleOf("r: {pattern: {a: {children: [b, gone, gone]}, b: {}}}\n");

    const auto& pattern = rule->patterns.front();
    QCOMPARE(namesIn(pattern), (Names{"a", "b", "gone"}));
    QCOMPARE(pattern.entries[0].children, (Places{1, 2}));
    QVERIFY(pattern.entries[2].isMissing);
    QCOMPARE(pattern.entries[2].nameRange.begin, (TextPosition{1, 33}));
}

void RuleSketchTest::ofEqualNamesTheLastCounts()
{
    const auto rule =
        lastRuleOf("r: {pattern: {a: {op_type: x}, b: {child: a}, a: {op_type: y}}}\n");

    const auto& pattern = rule->patterns.front();
    QCOMPARE(namesIn(pattern), (Names{"b", "a"}));
    QCOMPARE(pattern.entries[1].operators, Names{"y"});
}

void RuleSketchTest::readsBrokenText()
{
    const auto rule = lastRuleOf("r:\n  pattern1:\n    a:\n      op_type: [x, \n"
                                 "    b:\n      chil\n  pattern2:\n");

    QVERIFY(rule);
    QCOMPARE(rule->patterns.front().entries.front().name, std::string("a"));
}

void RuleSketchTest::followsAliases()
{
    const auto rule = lastRuleOf("base: &b {op_type: x}\n"
                                 "r: {pattern: {a: *b, c: {<<: *b, child: a}}}\n");

    const auto& pattern = rule->patterns.front();
    QCOMPARE(pattern.entries[0].operators, Names{"x"});
    QCOMPARE(pattern.entries[1].operators, Names{"x"});
    QCOMPARE(pattern.entries[1].children, Places{0});
}

FUSEWRIGHT_TEST(RuleSketchTest)
#include "tst_rule_sketch.moc"
