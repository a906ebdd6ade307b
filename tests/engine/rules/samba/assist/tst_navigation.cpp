// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/navigation.h"
#include "engine/rules/samba/assist/outline.h"
#include "engine/rules/samba/language/samba_language.h"
#include "engine/support/text_edits.h"

#include "tests/engine/rules/kit/rules_kit.h"
#include "tests/engine/rules/samba/assist/marked_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <memory>

using namespace fusewright;
using namespace fusewright::test;

class NavigationTest : public QObject {
    Q_OBJECT

private slots:
    void findsADefinition_data();
    void findsADefinition();
    void tellsWhichEntryAPlaceIsIn_data();
    void tellsWhichEntryAPlaceIsIn();
    void outlinesRulesPatternsAndEntries();
    void outlinesWhatIsBroken();
    void outlinesTheDocumentsKeysOfAllRealRules();
    void renamesTheEntryAtAPlace();
    void renamesNothingElsewhere();
};

namespace {

QString position(TextPosition at)
{
    return QString("%1:%2").arg(at.line).arg(at.column);
}

constexpr const char* joined = "r:\n  pattern:\n    a: {op_type: add, child: c}\n"
                               "    b:\n      children: [c, d]\n    c: {op_type: mul}\n"
                               "    d:\n      match_first_option:\n      - c\n";

std::shared_ptr<const RulesText> asRules(const MarkedText& text)
{
    return sambaLanguage().read(SourceText("rules", std::string(text.document.source().text())),
                                nullptr, {});
}

/// `joined` with the caret on a line, before the last `c` of it.
std::string joinedAt(int line)
{
    std::string text = joined;
    std::size_t end = 0;
    for (int at = 0; at < line; ++at)
        end = text.find('\n', end) + 1;
    text.insert(text.find_last_of("c", end - 1), "|");
    return text;
}

} // namespace

void NavigationTest::findsADefinition_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a child") << QString::fromStdString(joinedAt(3)) << "6:5";
    QTest::newRow("one of children") << QString::fromStdString(joinedAt(5)) << "6:5";
    QTest::newRow("an option") << QString::fromStdString(joinedAt(9)) << "6:5";
    QTest::newRow("the definition itself") << "r:\n  pattern:\n    |a:\n"
                                           << "3:5";
    QTest::newRow("an anchor of another rule") << "q: &x\n  priority: 1\nr: *x|\n"
                                               << "1:5";
    QTest::newRow("an anchor in a list") << "r:\n  pattern:\n    a:\n      op_type: [&o add, |*o]\n"
                                         << "4:18";
    QTest::newRow("an unknown entry") << "r:\n  pattern:\n    a: {child: |b}\n"
                                      << "";
    QTest::newRow("an unknown anchor") << "r: *|x\n"
                                       << "";
    QTest::newRow("an operator") << "r:\n  pattern:\n    a: {op_type: |a}\n"
                                 << "";
    QTest::newRow("in a comment") << "r:\n  pattern:\n    a: # |a\n"
                                  << "";
    QTest::newRow("another rule has one of the name")
        << "q:\n  pattern:\n    b:\nr:\n  pattern:\n    a: {child: |b}\n"
        << "";
    QTest::newRow("behind an open bracket")
        << "r:\n  pattern:\n    a:\n      op_type: [x\n      child: |b\n    b:\n"
        << "6:5";
}

void NavigationTest::findsADefinition()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const MarkedText marked(text.toStdString());

    const auto found = definitionAt(marked.document, marked.caret);

    QCOMPARE(found ? position(found->begin) : QString(), expected);
}

void NavigationTest::tellsWhichEntryAPlaceIsIn_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("indentation") << "r:\n  pattern:\n  |  a:\n"
                                 << "r / pattern / a";
    QTest::newRow("a pattern's key") << "r:\n  pat|tern:\n    a:\n"
                                     << "r / pattern / ";
    QTest::newRow("the first column") << "r:\n  pattern:\n|    a:\n"
                                      << "r / pattern / a";
    QTest::newRow("the end of a line") << "r:\n  pattern:\n    a:\n      op_type: add|\n"
                                       << "r / pattern / a";
    QTest::newRow("a comment in it") << "r:\n  pattern:\n    a: # why|\n      op_type: add\n"
                                     << "r / pattern / a";
    QTest::newRow("a list") << "r:\n  pattern2:\n    a:\n      children:\n      - |b\n    b:\n"
                            << "r / pattern2 / a";
    QTest::newRow("braces") << "r:\n  pattern: {a: {op_type: add}, b: {op_type: m|ul}}\n"
                            << "r / pattern / b";
    QTest::newRow("the rule's head") << "r:\n  prio|rity: 3\n  pattern:\n    a:\n"
                                     << "r /  / ";
    QTest::newRow("nowhere") << "|\nr:\n  priority: 3\n"
                             << "";
    QTest::newRow("no text") << "|"
                             << "";
}

void NavigationTest::tellsWhichEntryAPlaceIsIn()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const MarkedText marked(text.toStdString());

    const auto place = entryAt(marked.document, marked.caret);

    QString shown;
    if (place)
        shown = QString::fromStdString(place->rule + " / " + place->pattern + " / " + place->entry);
    QCOMPARE(shown, expected);
}

void NavigationTest::outlinesRulesPatternsAndEntries()
{
    const MarkedText text("q:\n  priority: 0x10\n  pattern: {a: {op_type: add}}\n"
                          "r:\n  heuristic: {name: MHA}\n  pattern1:\n    größe:\n"
                          "      op_type: add\n  pattern2:\n    b:\n");

    const auto rules = outlineOf(text.document);

    QCOMPARE(rules.size(), std::size_t(2));
    QCOMPARE(rules[0].priority, std::optional<std::int64_t>(16));
    QCOMPARE(rules[0].patterns[0].entries[0].name, std::string("a"));
    QVERIFY(!rules[1].priority);
    QCOMPARE(rules[1].patterns.size(), std::size_t(2));
    const OutlineEntry& entry = rules[1].patterns[0].entries[0];
    QCOMPARE(text.inside(entry.nameRange), std::string("größe"));
    QCOMPARE(text.inside(entry.range), std::string("größe:\n      op_type: add"));
}

void NavigationTest::outlinesWhatIsBroken()
{
    const MarkedText text("q:\n  priority: [\n  pattern:\n    a: {op_type: \"add\n    b:\n"
                          "r:\n  pattern:\n    c:\n");

    const auto rules = outlineOf(text.document);

    QCOMPARE(rules.size(), std::size_t(2));
    QCOMPARE(rules[0].patterns[0].entries.size(), std::size_t(2));
    QCOMPARE(rules[1].patterns[0].entries[0].name, std::string("c"));
}

void NavigationTest::outlinesTheDocumentsKeysOfAllRealRules()
{
    int compared = 0;
    for (const auto& [name, content] : ruleFiles()) {
        const YamlDocument document = YamlDocument::parse(SourceText(name, content));
        if (document.hasErrors() || document.kind(document.root()) != YamlKind::Mapping)
            continue;
        std::string expected;
        for (const YamlEntry& rule : document.writtenEntries(document.root())) {
            expected += std::string(document.text(rule.key)) + '\n';
            for (const YamlEntry& part : document.writtenEntries(rule.value)) {
                if (!document.text(part.key).starts_with("pattern"))
                    continue;
                for (const YamlEntry& entry : document.writtenEntries(part.value)) {
                    if (document.text(entry.key) != "<<")
                        expected += "  " + std::string(document.text(entry.key)) + '\n';
                }
            }
        }
        std::string found;
        for (const OutlineRule& rule : outlineOf(document)) {
            found += rule.name + '\n';
            for (const OutlinePattern& pattern : rule.patterns) {
                for (const OutlineEntry& entry : pattern.entries)
                    found += "  " + entry.name + '\n';
            }
        }
        QVERIFY2(found == expected, (name + "\n" + found + "---\n" + expected).c_str());
        ++compared;
    }
    QVERIFY(compared >= 2);
}

void NavigationTest::renamesTheEntryAtAPlace()
{
    const MarkedText text(joinedAt(5));

    const auto place = asRules(text)->renamePlaceAt(text.caret);
    const auto edits = asRules(text)->renameAt(text.caret, "sum");

    QVERIFY(place && edits);
    QCOMPARE(place->name, std::string("c"));
    QCOMPARE(text.inside(place->range), std::string("c"));
    QCOMPARE(edited(text.document.source(), *edits),
             std::string("r:\n  pattern:\n    a: {op_type: add, child: sum}\n    b:\n"
                         "      children: [sum, d]\n    sum: {op_type: mul}\n    d:\n"
                         "      match_first_option:\n      - sum\n"));
}

void NavigationTest::renamesNothingElsewhere()
{
    const MarkedText key("r:\n  prior|ity: 3\n");
    const MarkedText taken("r:\n  pattern:\n    |a: {op_type: add, child: b}\n"
                           "    b: {op_type: add}\n");

    QVERIFY(!asRules(key)->renamePlaceAt(key.caret));
    QVERIFY(!asRules(key)->renameAt(key.caret, "x"));
    QVERIFY(!asRules(taken)->renameAt(taken.caret, "b"));
}

FUSEWRIGHT_TEST(NavigationTest)
#include "tst_navigation.moc"
