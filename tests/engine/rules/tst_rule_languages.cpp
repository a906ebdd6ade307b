// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_editing.h"
#include "engine/rules/rule_language.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <set>
#include <string>

using namespace fusewright;

class RuleLanguagesTest : public QObject {
    Q_OBJECT

private slots:
    void knowsEachByItsName();
    void saysAllThatIsShown();
    void readsAnyBytes_data();
    void readsAnyBytes();
    void readsAVersionAfterAnother();
    void tellsATextByWhatIsInIt_data();
    void tellsATextByWhatIsInIt();
    void findsTheLastRuleOfAName();
};

namespace {

const std::string twoOfOneName = "ffn:\n  priority: 1\n  pattern: {a: {op_type: relu}}\n"
                                 "ffn:\n  priority: 2\n  pattern: {b: {op_type: gelu}}\n";

} // namespace

void RuleLanguagesTest::knowsEachByItsName()
{
    std::set<std::string_view> ids;

    for (const RuleLanguage* each : ruleLanguages()) {
        ids.insert(each->id);
        QCOMPARE(findRuleLanguage(each->id), each);
    }

    QCOMPARE(ids.size(), ruleLanguages().size());
    QVERIFY(ids.contains("samba"));
    QVERIFY(!findRuleLanguage("Samba"));
    QVERIFY(!findRuleLanguage(""));
}

void RuleLanguagesTest::saysAllThatIsShown()
{
    for (const RuleLanguage* each : ruleLanguages()) {
        QVERIFY(!each->title.empty());
        QVERIFY(!each->endings.empty());
        QVERIFY(!each->commentSign.empty());
        QVERIFY(each->recognises && each->read && each->makeReader);
        for (const std::string_view ending : each->endings)
            QVERIFY(ending.starts_with('.'));
        const auto text = each->read(SourceText("rules", ""), nullptr, {});
        QCOMPARE(text->editing() == nullptr, !each->whyNoEdits.empty());
    }
}

void RuleLanguagesTest::readsAnyBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("zeros") << QByteArray(7, '\0');
    QTest::newRow("no text") << QByteArray("\xff\xfe\x80: {\n\t- ]");
    QTest::newRow("open") << QByteArray("a: [\"(((");
    QTest::newRow("a rule") << QByteArray(twoOfOneName.c_str());
}

void RuleLanguagesTest::readsAnyBytes()
{
    QFETCH(QByteArray, bytes);
    const TextPosition far{.line = 1'000, .column = 1'000};

    for (const RuleLanguage* each : ruleLanguages()) {
        const auto text = each->read(SourceText("rules", bytes.toStdString()), nullptr, {});
        const CheckedRules checked = each->makeReader({})->check(text);

        QCOMPARE(&text->language(), each);
        QCOMPARE(QByteArray::fromStdString(std::string(text->source().text())), bytes);
        QVERIFY(checked.isReadable);
        QCOMPARE(checked.texts.at(0).get(), text.get());
        QCOMPARE(checked.rules.files.at(0).language, each);
        QVERIFY(!text->entryNamedAt(far) && !text->definitionAt(far));
    }
}

void RuleLanguagesTest::readsAVersionAfterAnother()
{
    for (const RuleLanguage* each : ruleLanguages()) {
        const auto reader = each->makeReader({});
        const auto first = each->read(SourceText("rules", twoOfOneName), nullptr, {});
        const auto second =
            each->read(SourceText("rules", twoOfOneName + "# more\n"), first.get(), {});

        const CheckedRules before = reader->check(first);
        const CheckedRules after = reader->check(second);

        QCOMPARE(after.rules.rules.size(), before.rules.rules.size());
        QCOMPARE(second->rulePlaces().size(), first->rulePlaces().size());
    }
}

void RuleLanguagesTest::tellsATextByWhatIsInIt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("id");
    QTest::newRow("nothing at all") << ""
                                    << ""
                                    << "samba";
    QTest::newRow("a YAML ending") << ""
                                   << "rules.YML"
                                   << "samba";
    QTest::newRow("a key") << "# one\nffn:\n  priority: 3\n"
                           << "rules"
                           << "samba";
    QTest::newRow("prose") << "Nothing to see here."
                           << "notes.txt"
                           << "samba";
}

void RuleLanguagesTest::tellsATextByWhatIsInIt()
{
    QFETCH(QString, text);
    QFETCH(QString, path);
    QFETCH(QString, id);

    const RuleLanguage& language = languageOf(text.toStdString(), path.toStdString());

    QCOMPARE(QString::fromStdString(std::string(language.id)), id);
}

void RuleLanguagesTest::findsTheLastRuleOfAName()
{
    const auto text = ruleLanguages().front()->read(SourceText("rules", twoOfOneName), nullptr, {});

    const auto place = findRule(*text, "ffn");
    const auto sketch = findSketch(*text, {.rule = "ffn", .pattern = "pattern"});

    QVERIFY(place && sketch);
    QCOMPARE(text->source().position(place->nameRange.begin).line, std::size_t(4));
    QCOMPARE(sketch->entries.front().name, std::string("b"));
    QVERIFY(!findRule(*text, "norm"));
    QVERIFY(!findSketch(*text, {.rule = "ffn", .pattern = "pattern7"}));
}

FUSEWRIGHT_TEST(RuleLanguagesTest)
#include "tst_rule_languages.moc"
