// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/language.h"
#include "widgets/sentences/engine_sentences.h"
#include "widgets/sentences/engine_text.h"
#include "widgets/sentences/sentence_book.h"

#include "tests/kit/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <array>

using namespace fusewright;

class SentencesTest : public QObject {
    Q_OBJECT

private slots:
    void placesAreFound_data();
    void placesAreFound();
    void placesMayChangeTheirOrder();
    void theFormWithMoreLettersCounts();
    void partsAreSaidToo();
    void whatIsQuotedStays();
    void sentencesAreSaidOneByOne();
    void aTextWithAStrangeSentenceStays();
    void noTextIsOfTwoLanguages();
    void textsSideBySideAreSaidOneByOne();
    void countsAreWrittenAsTheLanguageDoes();
    void shortOnesAreSaidAsTerms();
    void hostileTextsEnd();
    void everyFormIsThereOnce();
    void everyRecordedFindingHasAForm();
    void theProgramSpeaksItsLanguage();
};

namespace {

/// Says what it is asked in capitals, which shows what was said as a part and what stayed.
QString inCapitals(const char* source)
{
    return QString::fromUtf8(source).toUpper();
}

std::optional<QString> said(std::span<const char* const> forms, const char* text)
{
    return SentenceBook(forms).said(QString::fromUtf8(text), inCapitals);
}

} // namespace

void SentencesTest::placesAreFound_data()
{
    QTest::addColumn<QByteArray>("form");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("parts");
    QTest::addColumn<bool>("fits");

    const auto row = [](const char* name, const char* form, const char* text,
                        const QStringList& parts, bool fits = true) {
        QTest::newRow(name) << QByteArray(form) << QString::fromUtf8(text) << parts << fits;
    };
    row("none", "any operator", "any operator", {});
    row("other", "any operator", "any operators", {}, false);
    row("two", "expected %1, found %2", "expected mul, found add", {"mul", "add"});
    row("first", "%1 is opaque", "conv is opaque", {"conv"});
    row("nothing there", "%1 is opaque", " is opaque", {}, false);
    row("cut", "expected %1, found %2", "expected mul, found ", {}, false);
    row("a sign of per cent", "50% of %1", "50% of it", {"it"});
    row("a literal twice", "%1 and %2 and", "a and b and", {"a", "b"});
    row("two sentences at a place", "The %1 is new.", "The end. All is new.", {}, false);
    row("two sentences at the end", "Why: %1", "Why: One. Two.", {"One. Two."});
    row("letters that overlap", "ab%1ba", "aba", {}, false);
}

void SentencesTest::placesAreFound()
{
    QFETCH(QByteArray, form);
    QFETCH(QString, text);
    QFETCH(QStringList, parts);
    QFETCH(bool, fits);

    const auto found = SentenceForm(form.constData()).partsOf(text);
    QCOMPARE(found.has_value(), fits);
    if (!found)
        return;
    QStringList there;
    for (const SentenceForm::Part& part : *found)
        there.append(part.text);
    QCOMPARE(there, parts);
}

void SentencesTest::placesMayChangeTheirOrder()
{
    const SentenceForm form("expected %1, found %2");
    QCOMPARE(form.filled(QStringLiteral("%2 statt %1 (%3, 5%)"),
                         {QStringLiteral("mul"), QStringLiteral("add")}),
             QStringLiteral("add statt mul (%3, 5%)"));
}

void SentencesTest::theFormWithMoreLettersCounts()
{
    constexpr std::array forms{"expected %1, found %2", "expected %1, found %2 in between"};
    QCOMPARE(said(forms, "expected mul, found add in between"),
             QStringLiteral("EXPECTED mul, FOUND add IN BETWEEN"));
}

void SentencesTest::partsAreSaidToo()
{
    constexpr std::array forms{"expected %1, found %2", "any operator but %1", "%1 or %2"};
    QCOMPARE(said(forms, "expected any operator but mul or add, found silu"),
             QStringLiteral("EXPECTED ANY OPERATOR BUT mul OR add, FOUND silu"));
    // By itself it may mean anything, so it is no text.
    QVERIFY(!said(forms, "mul or add"));
}

void SentencesTest::whatIsQuotedStays()
{
    constexpr std::array forms{"No rule is called \"%1\".", "any operator"};
    QCOMPARE(said(forms, "No rule is called \"any operator\"."),
             QStringLiteral("NO RULE IS CALLED \"any operator\"."));
}

void SentencesTest::sentencesAreSaidOneByOne()
{
    constexpr std::array forms{"Unknown operator %1, so nothing will match.", "Did you mean %1?"};
    QCOMPARE(said(forms, "Unknown operator a.b, so nothing will match. Did you mean \"c\"?"),
             QStringLiteral("UNKNOWN OPERATOR a.b, SO NOTHING WILL MATCH. DID YOU MEAN \"c\"?"));
}

void SentencesTest::aTextWithAStrangeSentenceStays()
{
    constexpr std::array forms{"Nothing matches. %1", "The model has no %1."};
    QVERIFY(said(forms, "Nothing matches. The model has no gelu."));
    QVERIFY(!said(forms, "Nothing matches. Nobody knows why."));
    QVERIFY(!said(forms, "The model has no gelu. Nobody knows why."));
}

void SentencesTest::noTextIsOfTwoLanguages()
{
    constexpr std::array forms{"Make %1 optional", "The model has no %1."};
    QCOMPARE(said(forms, "Make `a.b` optional"), QStringLiteral("MAKE `a.b` OPTIONAL"));
    QCOMPARE(said(forms, "The model has no operator.mul."),
             QStringLiteral("THE MODEL HAS NO operator.mul."));
    QVERIFY(!said(forms, "Make it clear and then optional"));
    QVERIFY(!said(forms, "The model has no operator.mul, but 23 .mul."));
}

void SentencesTest::textsSideBySideAreSaidOneByOne()
{
    constexpr std::array forms{"Make %1 optional", "%1 matches", "%1 sections",
                               "the other rules lose %1", "Allow %1 between %2 and %3"};
    QCOMPARE(said(forms, "Make `a` optional; make `b` optional"),
             QStringLiteral("MAKE `a` OPTIONAL; mAKE `b` OPTIONAL"));
    QCOMPARE(said(forms, "Allow `m` between `a` and `b`; allow `n` between `b` and `c`: 9 matches"),
             QStringLiteral("ALLOW `m` BETWEEN `a` AND `b`; "
                            "aLLOW `n` BETWEEN `b` AND `c`: 9 MATCHES"));
    QCOMPARE(said(forms, "Make `a` optional: 64 matches, 32 sections"),
             QStringLiteral("MAKE `a` OPTIONAL: 64 MATCHES, 32 SECTIONS"));
    QCOMPARE(said(forms, "65 matches, 33 sections; the other rules lose 1 sections"),
             QStringLiteral("65 MATCHES, 33 SECTIONS; THE OTHER RULES LOSE 1 SECTIONS"));
}

void SentencesTest::countsAreWrittenAsTheLanguageDoes()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    constexpr std::array forms{"%1 matches", "expected %1, found %2", "takes %1", "named \"%1\""};
    const SentenceBook book(forms);
    QCOMPARE(said(forms, "1,641 matches"), QStringLiteral("1.641 MATCHES"));
    QCOMPARE(said(forms, "takes 48.3 ms"), QStringLiteral("TAKES 48,3 ms"));
    QCOMPARE(book.said(QStringLiteral("48.3 ms"), inCapitals, SentenceBook::Kind::Term),
             QStringLiteral("48,3 ms"));
    // As it stands in the file, which one looks for.
    QCOMPARE(said(forms, "expected 0.5, found 0.044715"),
             QStringLiteral("EXPECTED 0.5, FOUND 0.044715"));
    QCOMPARE(said(forms, "named \"1,641\""), QStringLiteral("NAMED \"1,641\""));
    QLocale::setDefault(before);
}

void SentencesTest::shortOnesAreSaidAsTerms()
{
    constexpr std::array forms{"%1 or %2", "axis %1 of %2 is %3", "%1 (%2)"};
    const SentenceBook book(forms);
    const auto term = [&](const char* text) {
        return book.said(QString::fromUtf8(text), inCapitals, SentenceBook::Kind::Term);
    };
    QCOMPARE(term("silu or gelu"), QStringLiteral("silu OR gelu"));
    QCOMPARE(term("32 == 0 (axis 3 of b is 96)"), QStringLiteral("32 == 0 (AXIS 3 OF b IS 96)"));
    QVERIFY(!said(forms, "silu or gelu"));
}

void SentencesTest::hostileTextsEnd()
{
    const SentenceBook book(engineSentences());
    const QString ends = QStringLiteral("expected a, found b. ");
    const QString parts = QStringLiteral("%1 and %1 or %1, ").arg(QStringLiteral("it is "));
    for (const QString& text : {ends.repeated(150), parts.repeated(100), ends.repeated(100'000)})
        book.said(text, inCapitals);
    QVERIFY(!book.said(QString(SentenceBook::longestText + 1, u'a'), inCapitals));
    QVERIFY(!book.said(QString(), inCapitals));
}

void SentencesTest::everyFormIsThereOnce()
{
    QSet<QByteArray> seen;
    for (const char* const source : engineSentences()) {
        QVERIFY2(!seen.contains(source), source);
        seen.insert(source);
    }
    QVERIFY(!seen.isEmpty());
}

void SentencesTest::everyRecordedFindingHasAForm()
{
    // What Python and torch say has no forms.
    static const QRegularExpression foreign(QStringLiteral(
        "This takes more than|Torch says: |cannot be known without running it|Error: "));
    static const QRegularExpression finding(
        QStringLiteral("(?:error|warning|information): (.+) \\[[a-z-]+\\]$"),
        QRegularExpression::MultilineOption);
    const SentenceBook book(engineSentences());
    int findings = 0;
    QStringList strange;
    QDirIterator files(QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/tests/cli/cases"),
                       {QStringLiteral("out"), QStringLiteral("err")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto found = finding.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            ++findings;
            if (!match.captured(1).contains(foreign) && !book.said(match.captured(1), inCapitals))
                strange.append(match.captured(1));
        }
    }
    QVERIFY(findings > 50);
    QVERIFY2(strange.isEmpty(), qPrintable(strange.join(u'\n')));
}

void SentencesTest::theProgramSpeaksItsLanguage()
{
    constexpr auto english = "Unknown heuristic \"X\". Did you mean \"MHA\"?";
    Language language;
    language.setCode(QStringLiteral("en"));
    QCOMPARE(engineText(english), QString::fromUtf8(english));
    QSet<QString> ways{engineText(english)};
    for (const char* code : {"de", "fr", "ja", "zh_CN"}) {
        language.setCode(QLatin1String(code));
        const QString text = engineText(english);
        QVERIFY2(text.contains(QLatin1String("X")) && text.contains(QLatin1String("MHA")),
                 qPrintable(text));
        ways.insert(text);
        // What no form fits.
        QCOMPARE(engineText("Nobody knows."), QStringLiteral("Nobody knows."));
    }
    QCOMPARE(ways.size(), 5);
    language.setCode(QStringLiteral("en"));
    QCOMPARE(engineText(english), QString::fromUtf8(english));
}

FUSEWRIGHT_TEST(SentencesTest)
#include "tst_sentences.moc"
