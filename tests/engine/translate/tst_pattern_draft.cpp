// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/pattern_draft.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/rule_language.h"
#include "engine/translate/lost_meaning.h"
#include "engine/translate/translation.h"
#include "tests/engine/match/pattern_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

/// A draft, or an error that says why there is none.
class PatternDraftTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhyThereIsNoDraft_data();
    void saysWhyThereIsNoDraft();
};

void PatternDraftTest::saysWhyThereIsNoDraft_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("message");

    QTest::newRow("values only") << "x : value\n"
                                 << "No operator is in the pattern.";
    QTest::newRow("any operator") << "x : .\n"
                                  << "`x` takes any operator, and % must name every operator.";
}

void PatternDraftTest::saysWhyThereIsNoDraft()
{
    QFETCH(QString, pattern);
    QFETCH(QString, message);
    const Pattern way = patternOf(pattern.toStdString());
    const auto languages = translationTargets();
    const auto from =
        std::ranges::find_if(languages, [](const auto* each) { return each->words->others; });
    QVERIFY(from != languages.end());

    std::size_t refusing = 0;
    for (const RuleLanguage* const to : languages) {
        LostMeaning lost("rules");
        const DraftGround ground{*from, to, OperatorCatalogue::builtIn().get()};
        const bool isWritten = !draftsOf(way, ground, 16, lost).empty();

        const auto error = std::ranges::find(lost.all(), Severity::Error, &Diagnostic::severity);
        QCOMPARE(error == lost.all().end(), isWritten);
        if (isWritten)
            continue;
        ++refusing;
        QString expected = message;
        QCOMPARE(QString::fromStdString(error->message),
                 expected.replace('%', QString::fromStdString(std::string(to->title))));
    }
    QVERIFY(refusing > 0);
}

FUSEWRIGHT_TEST(PatternDraftTest)

#include "tst_pattern_draft.moc"
