// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/rule_edits.h"

#include "tests/engine/rules/kit/edit_kit.h"
#include "tests/engine/rules/kit/rules_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

class RuleEditsTest : public QObject {
    Q_OBJECT

private slots:
    void setAPriority_data();
    void setAPriority();
    void setNoPriorityWhereThatWouldDoMore_data();
    void setNoPriorityWhereThatWouldDoMore();
    void addARule_data();
    void addARule();
    void addNoRuleThatCannotBe();
    void keepTheOtherRulesOfRealFiles_data();
    void keepTheOtherRulesOfRealFiles();
};

namespace {

std::string withPriority(const std::string& text, std::int64_t priority)
{
    return after(
        text, [&](const YamlDocument& document) { return setPriority(document, "r", priority); });
}

std::string with(const std::string& text, std::optional<std::string_view> behind,
                 std::string_view added)
{
    return after(text,
                 [&](const YamlDocument& document) { return addRule(document, behind, added); });
}

} // namespace

void RuleEditsTest::setAPriority_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << std::string(expected);
    };
    row("given", "r:\n  priority:  1 # one\n", "r:\n  priority:  7 # one\n");
    row("missing", "r:\n    # of p\n    pattern: {}\n",
        "r:\n    # of p\n    priority: 7\n    pattern: {}\n");
    row("missing, lines of Windows", "r:\r\n  pattern: {}\r\n",
        "r:\r\n  priority: 7\r\n  pattern: {}\r\n");
    row("without a value", "r:\n  priority: # what?\n", "r:\n  priority: 7 # what?\n");
    row("in braces", "r: {pattern: {}}\n", "r: {priority: 7, pattern: {}}\n");
    row("in empty braces", "r: {}\n", "r: {priority: 7}\n");
    row("in quotation marks", "r: {priority: '1'}\n", "r: {priority: 7}\n");
    row("of an alias", "x: {priority: &p 1}\nr: {priority: *p}\n",
        "x: {priority: &p 1}\nr: {priority: 7}\n");
    row("merged", "x: &x {priority: 1}\nr:\n  <<: *x\n",
        "x: &x {priority: 1}\nr:\n  priority: 7\n  <<: *x\n");
    row("given twice", "r: {priority: 1, priority: 2}\n", "r: {priority: 1, priority: 7}\n");
}

void RuleEditsTest::setAPriority()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    QCOMPARE(shown(withPriority(text, 7)), shown(expected));
    QCOMPARE(withPriority(expected, 7), std::string("(nothing)"));
}

void RuleEditsTest::setNoPriorityWhereThatWouldDoMore_data()
{
    QTest::addColumn<std::string>("text");

    QTest::newRow("no such rule") << std::string("s: {priority: 1}\n");
    QTest::newRow("no rule") << std::string("r: 5\n");
    QTest::newRow("another's rule") << std::string("s: &s {priority: 1}\nr: *s\n");
    QTest::newRow("used elsewhere") << std::string("r: {priority: &p 1}\ns: {priority: *p}\n");
    QTest::newRow("a list") << std::string("r: {priority: [1]}\n");
}

void RuleEditsTest::setNoPriorityWhereThatWouldDoMore()
{
    QFETCH(std::string, text);

    QCOMPARE(withPriority(text, 7), std::string("(nothing)"));
}

void RuleEditsTest::addARule_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("behind");
    QTest::addColumn<std::string>("expected");

    const auto row = [](const char* name, const char* behind, const char* text,
                        const char* expected) {
        QTest::newRow(name) << std::string(text) << QString(behind) << std::string(expected);
    };
    row("at the end", "", "a: 1\n", "a: 1\n\n# new\nn:\n  priority: 1\n");
    row("at an end without a line break", "", "a: 1", "a: 1\n\n# new\nn:\n  priority: 1");
    row("behind another", "a", "a: 1 # one\n  # still a\n\n# of b\nb: 2\n",
        "a: 1 # one\n  # still a\n\n# new\nn:\n  priority: 1\n\n# of b\nb: 2\n");
    row("with lines of Windows", "a", "a: 1\r\nb: 2\r\n",
        "a: 1\r\n\r\n# new\r\nn:\r\n  priority: 1\r\nb: 2\r\n");
    row("in an indented file", "a", "  a: 1\n  b: 2\n",
        "  a: 1\n\n  # new\n  n:\n    priority: 1\n  b: 2\n");
    row("to nothing", "", "", "# new\nn:\n  priority: 1\n");
    row("to a comment", "", "# head\n", "# head\n\n# new\nn:\n  priority: 1\n");
}

void RuleEditsTest::addARule()
{
    QFETCH(std::string, text);
    QFETCH(QString, behind);
    QFETCH(std::string, expected);
    const std::string name = behind.toStdString();

    const std::string result =
        with(text, name.empty() ? std::nullopt : std::optional<std::string_view>(name),
             "\n# new\nn:\n  priority: 1\n\n");

    QCOMPARE(shown(result), shown(expected));
}

void RuleEditsTest::addNoRuleThatCannotBe()
{
    QCOMPARE(with("a: 1\n", {}, "a: 2\n"), std::string("(nothing)"));
    QCOMPARE(with("a: 1\n", {}, "b: \"x\n"), std::string("(nothing)"));
    QCOMPARE(with("a: 1\n", {}, "b\n"), std::string("(nothing)"));
    QCOMPARE(with("a: 1\n", {}, "# b\n"), std::string("(nothing)"));
    QCOMPARE(with("a: 1\n", "x", "b: 2\n"), std::string("(nothing)"));
    QCOMPARE(with("{a: 1}\n", {}, "b: 2\n"), std::string("(nothing)"));
}

void RuleEditsTest::keepTheOtherRulesOfRealFiles_data()
{
    QTest::addColumn<std::string>("text");
    for (const auto& [name, text] : ruleFiles())
        QTest::newRow(name.c_str()) << text;
}

void RuleEditsTest::keepTheOtherRulesOfRealFiles()
{
    QFETCH(std::string, text);
    const YamlDocument document = YamlDocument::parse(SourceText("rules.yaml", text));
    const auto rules = document.writtenEntries(document.root());

    for (const YamlEntry& entry : rules) {
        const std::string name(document.text(entry.key));
        const std::string changed = after(
            text, [&](const YamlDocument& written) { return setPriority(written, name, 12'345); });
        QVERIFY(changed != text);
        for (const YamlEntry& other : rules) {
            const std::string otherName(document.text(other.key));
            if (otherName != name)
                QCOMPARE(patternsOf(changed, otherName), patternsOf(text, otherName));
        }
    }
}

FUSEWRIGHT_TEST(RuleEditsTest)
#include "tst_rule_edits.moc"
