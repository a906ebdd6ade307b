// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_language.h"
#include "engine/rules/rules_text.h"
#include "engine/support/text_edits.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

const QString aRule = QStringLiteral("a:\n  priority: 1 # one\n  # of a\n");
const QString bRule = QStringLiteral("# of b\nb:\n  priority: 2\n");
const QString cRule = QStringLiteral("c:\n  priority: 3\n");
const QString added = QStringLiteral("# What it is.\nn:\n  priority: 4\n");

std::shared_ptr<const RulesText> textOf(const QString& text)
{
    return findRuleLanguage("samba")->read(SourceText("rules", text.toStdString()), nullptr, {});
}

} // namespace

/// Rules that are added to a text whose language edits rules.
class AddedRulesTest : public QObject {
    Q_OBJECT

private slots:
    void standBehindTheRuleAtThePlace_data();
    void standBehindTheRuleAtThePlace();
    void areTakenBackByOneEdit();
    void areNoneWhereTheTextIsBroken();
};

void AddedRulesTest::standBehindTheRuleAtThePlace_data()
{
    QTest::addColumn<int>("line"); // None: 0.
    QTest::addColumn<QString>("expected");

    const QString behindA = aRule + '\n' + added + '\n' + bRule + '\n' + cRule;
    const QString behindB = aRule + '\n' + bRule + '\n' + added + '\n' + cRule;
    const QString behindC = aRule + '\n' + bRule + '\n' + cRule + '\n' + added;
    QTest::newRow("no place") << 0 << behindC;
    QTest::newRow("the first key") << 1 << behindA;
    QTest::newRow("in the first rule") << 2 << behindA;
    QTest::newRow("an empty line") << 4 << behindA;
    QTest::newRow("a comment above the next") << 5 << behindA;
    QTest::newRow("the next key") << 6 << behindB;
    QTest::newRow("in the last rule") << 10 << behindC;
    QTest::newRow("behind the text") << 99 << behindC;
}

void AddedRulesTest::standBehindTheRuleAtThePlace()
{
    QFETCH(int, line);
    QFETCH(QString, expected);
    const auto text = textOf(aRule + '\n' + bRule + '\n' + cRule);
    const auto place =
        line == 0 ? std::nullopt : std::optional(TextPosition{static_cast<std::uint32_t>(line), 1});

    const auto edits = text->addRule(place, added.toStdString());

    QVERIFY(edits);
    QCOMPARE(QString::fromStdString(edited(text->source(), *edits)), expected);
}

/// Nothing but lines is put in, so taking them out gives the text back.
void AddedRulesTest::areTakenBackByOneEdit()
{
    const auto text = textOf(aRule + '\n' + bRule + '\n' + cRule);

    const auto edits = text->addRule(TextPosition{2, 3}, added.toStdString());

    QVERIFY(edits);
    QCOMPARE(edits->size(), std::size_t(1));
    const TextRange range = edits->front().range;
    QCOMPARE(range.begin, range.end);
    std::string back = edited(text->source(), *edits);
    back.erase(text->source().offset(range.begin), edits->front().text.size());
    QCOMPARE(back, std::string(text->source().text()));
}

void AddedRulesTest::areNoneWhereTheTextIsBroken()
{
    QVERIFY(!textOf("{a: 1}\n")->addRule(TextPosition{1, 2}, added.toStdString()));
    QVERIFY(!textOf(aRule)->addRule(TextPosition{1, 1}, aRule.toStdString()));
}

FUSEWRIGHT_TEST(AddedRulesTest)

#include "tst_added_rules.moc"
