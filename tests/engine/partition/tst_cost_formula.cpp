// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/cost_formula.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <cmath>

using namespace fusewright;

class CostFormulaTest : public QObject {
    Q_OBJECT

private slots:
    void writesSumsOfProducts_data();
    void writesSumsOfProducts();
    void addsWhatIsAlike();
    void multipliesTermByTerm();
    void dividesByOneProduct();
    void whatIsNeverNegative_data();
    void whatIsNeverNegative();
    void aProductIsANumberAndNames();
    void whatWouldBeLongOrInfiniteIsNothing();
    void whatIsTooLongIsOneName();
    void aShareIsBetweenThoseOfItsProducts_data();
    void aShareIsBetweenThoseOfItsProducts();
    void numbersStayNumbers();
};

void CostFormulaTest::writesSumsOfProducts_data()
{
    QTest::addColumn<QString>("extent");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");

    const auto row = [](const char* name, const char* extent, const char* text, const char* words) {
        QTest::newRow(name) << extent << text << QString::fromUtf8(words);
    };
    row("a name", "batch", "batch", "batch");
    row("a number", "4096", "4096", "4,096");
    row("nothing", "0*batch", "0", "0");
    row("a sum", "past + 1", "past + 1", "past + 1");
    row("powers first", "1+a+a*a*a+b*2*a", "a^3 + 2*a*b + a + 1", "a³ + 2·a·b + a + 1");
    row("a fourth power", "a*a*a*a", "a^4", "a^4");
    row("large numbers", "33554432 * seq * seq", "33554432*seq^2", "33,554,432·seq²");
    row("another language is one name", "s0//2", "(s0//2)", "⌊s0/2⌋");
    row("a quotient of a sum", "((s0 + 1)//2)", "(((s0 + 1)//2))", "⌈s0/2⌉");
    row("a sign is no sum", "a - 1", "(a - 1)", "(a - 1)");
}

void CostFormulaTest::writesSumsOfProducts()
{
    QFETCH(QString, extent);
    QFETCH(QString, text);
    QFETCH(QString, words);

    const CostAmount formula = CostFormula::ofExtent(extent.toStdString());

    QVERIFY(formula);
    QCOMPARE(QString::fromStdString(formula->text().value()), text);
    QCOMPARE(QString::fromStdString(formula->words().value()), words);
}

void CostFormulaTest::addsWhatIsAlike()
{
    const CostFormula a = *CostFormula::ofExtent("2*a*b + 3");

    QCOMPARE(a.plus(*CostFormula::ofExtent("b*a + a"))->text(),
             std::optional<std::string>("3*a*b + a + 3"));
    QCOMPARE(*a.plus(*a.times(-1)), CostFormula(0));
}

void CostFormulaTest::multipliesTermByTerm()
{
    const CostFormula a = *CostFormula::ofExtent("a + 1");

    QCOMPARE(a.times(a)->text(), std::optional<std::string>("a^2 + 2*a + 1"));
    QCOMPARE(*a.times(0), CostFormula(0));
}

void CostFormulaTest::dividesByOneProduct()
{
    const CostFormula a = *CostFormula::ofExtent("6*a*b + 4*b");

    QCOMPARE(a.dividedBy(*CostFormula::ofExtent("2*b"))->text(),
             std::optional<std::string>("3*a + 2"));
    QCOMPARE(a.dividedBy(4)->text(), std::optional<std::string>("1.5*a*b + b"));
    QVERIFY(!a.dividedBy(0));
    QVERIFY(!a.dividedBy(*CostFormula::ofExtent("a")));
    QVERIFY(!a.dividedBy(*CostFormula::ofExtent("b + 1")));
}

void CostFormulaTest::whatWouldBeLongOrInfiniteIsNothing()
{
    const CostFormula a = *CostFormula::ofExtent("a+b+c+d+e+f+g+h+i");

    QVERIFY(!CostFormula::ofExtent(""));
    QVERIFY(!a.text());
    QVERIFY(a.text(9));
    QVERIFY(!CostFormula(1e300).times(1e300));
}

void CostFormulaTest::whatIsTooLongIsOneName()
{
    std::string many = "a0";
    std::string high = "a";
    for (int at = 1; at < 10'000; ++at) {
        many += " + a" + std::to_string(at);
        high += "*a";
    }

    QCOMPARE(CostFormula::ofExtent("a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a").value().text().value(),
             std::string("(a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a)"));
    for (const std::string& text : {many, high}) {
        const auto extent = CostFormula::ofExtent(text);
        QVERIFY(extent);
        QCOMPARE(extent->text().value(), '(' + text.substr(0, 119) + "…)");
        QCOMPARE(extent->words().value(), '(' + text.substr(0, 119) + "…)");
        // The whole name counts where it is not shown.
        QVERIFY(extent != CostFormula::ofExtent(text + "*b"));
    }
    const std::string letters = "ä-" + std::string(117, 'b') + "ä";
    QCOMPARE(CostFormula::ofExtent(letters).value().text().value(),
             "(ä-" + std::string(116, 'b') + "…)");
}

void CostFormulaTest::whatIsNeverNegative_data()
{
    QTest::addColumn<QString>("plus");
    QTest::addColumn<QString>("minus");
    QTest::addColumn<bool>("isNever");

    QTest::newRow("a number") << "3"
                              << "3" << true;
    QTest::newRow("a negative one") << "3"
                                    << "4" << false;
    QTest::newRow("a sum") << "a*b + a"
                           << "0" << true;
    QTest::newRow("an extent is one at least") << "a*a + 2*b"
                                               << "a + b + 1" << true;
    QTest::newRow("but may be no more") << "a*a + b"
                                        << "a + b + 1" << false;
    QTest::newRow("one may be larger") << "5*a"
                                       << "b" << false;
    QTest::newRow("of the same") << "5*a*b"
                                 << "4*b" << true;
}

void CostFormulaTest::whatIsNeverNegative()
{
    QFETCH(QString, plus);
    QFETCH(QString, minus);
    QFETCH(bool, isNever);

    const CostAmount less =
        costProduct(CostFormula::ofExtent(minus.toStdString()), CostFormula(-1));
    const CostAmount formula = costSum(CostFormula::ofExtent(plus.toStdString()), less);

    QVERIFY(formula);
    QCOMPARE(formula->isNeverNegative(), isNever);
}

void CostFormulaTest::aProductIsANumberAndNames()
{
    const auto of = [](const char* text) { return CostFormula::ofExtent(text)->product(); };

    QCOMPARE(of("8*seq*batch*seq")->number, 8.0);
    QCOMPARE(QString::fromStdString(of("8*seq*batch*seq")->names), QStringLiteral("batch·seq²"));
    QCOMPARE(of("12")->number, 12.0);
    QCOMPARE(of("12")->names, std::string());
    QVERIFY(!of("a + b"));
    QVERIFY(!of("a + 1"));
}

void CostFormulaTest::aShareIsBetweenThoseOfItsProducts_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("whole");
    QTest::addColumn<QString>("share");

    QTest::newRow("numbers") << "3"
                             << "12"
                             << "0.25 to 0.25";
    QTest::newRow("one product") << "3*b"
                                 << "12*b"
                                 << "0.25 to 0.25";
    QTest::newRow("a sum") << "2*b + 8"
                           << "12*b + 8"
                           << "0.166667 to 0.5";
    QTest::newRow("a product less") << "3*b"
                                    << "12*b + 8"
                                    << "0.15 to 0.25";
    QTest::newRow("of two extents") << "b*s + s"
                                    << "4*b*s + b + s"
                                    << "0.2 to 0.4";
    QTest::newRow("more than all") << "24*b"
                                   << "12*b"
                                   << "2 to 2";
    QTest::newRow("a product more") << "3*b + s"
                                    << "12*b"
                                    << "";
    QTest::newRow("a number more") << "3*b + 1"
                                   << "12*b"
                                   << "0.25 to 0.333333";
    QTest::newRow("all, whatever it is") << "12*b"
                                         << "12*b"
                                         << "1 to 1";
    QTest::newRow("of nothing") << "0"
                                << "0"
                                << "";
}

void CostFormulaTest::aShareIsBetweenThoseOfItsProducts()
{
    QFETCH(const QString, part);
    QFETCH(const QString, whole);
    QFETCH(const QString, share);
    const auto range = CostFormula::ofExtent(part.toStdString())
                           ->shareOf(*CostFormula::ofExtent(whole.toStdString()));

    QCOMPARE(range ? QStringLiteral("%1 to %2").arg(range->least).arg(range->most) : QString(),
             share);
}

void CostFormulaTest::numbersStayNumbers()
{
    QCOMPARE(numberOf(costProduct(3, 4)), std::optional(12.0));
    QCOMPARE(numberOf(costSum(3, std::nullopt)), std::optional<double>());
    QCOMPARE(numberOf(CostFormula::ofExtent("n")), std::optional<double>());
}

FUSEWRIGHT_TEST(CostFormulaTest)
#include "tst_cost_formula.moc"
