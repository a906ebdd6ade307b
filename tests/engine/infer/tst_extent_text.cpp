// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/extent_text.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::infer;

class ExtentTextTest : public QObject {
    Q_OBJECT

private slots:
    void takesAmountsApart_data();
    void takesAmountsApart();
    void findsNames();
    void findsWhatIsDivided();
    void namesExtentsOfValues();
    void computesNumbers();
    void isNotSlowOnBrackets();
};

/// Products as `a*b`, those that are taken away with a minus, between bars.
void ExtentTextTest::takesAmountsApart_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("products");

    QTest::newRow("a name") << QByteArray("N") << "N";
    QTest::newRow("a sum") << QByteArray("2*N*S + T - 1") << "2*N*S|T|-1";
    QTest::newRow("no space") << QByteArray("2*N+1") << "2*N|1";
    QTest::newRow("a quotient") << QByteArray("2*((N + 1)//2) + 1") << "2*((N + 1)//2)|1";
    QTest::newRow("one in another") << QByteArray("(((N//2) + 1)//2)") << "(((N//2) + 1)//2)";
    QTest::newRow("an extent of a value")
        << QByteArray("2*{/a b-c/d.shape[1]} + 1") << "2*{/a b-c/d.shape[1]}|1";
    QTest::newRow("braces of something else") << QByteArray("{a}") << "";
    QTest::newRow("braces that do not close") << QByteArray("{a.shape[1]") << "";
    QTest::newRow("a bound") << QByteArray("2*min(N + 1, 512) + 1") << "2*min(N + 1, 512)|1";
    QTest::newRow("a bound in a quotient") << QByteArray("(min(N, 5)//2)") << "(min(N, 5)//2)";
    QTest::newRow("a bound that is a name") << QByteArray("min(N, S)") << "";
    QTest::newRow("another function") << QByteArray("max(N, 5)") << "";
    QTest::newRow("a name like it") << QByteArray("min") << "min";
    QTest::newRow("a minus in a name") << QByteArray("seq-len") << "";
    QTest::newRow("a minus in front") << QByteArray("-N") << "";
    QTest::newRow("a sum in brackets") << QByteArray("2*(N + 1)") << "";
    QTest::newRow("a division outside") << QByteArray("N//2") << "";
    QTest::newRow("by a name") << QByteArray("(N//S)") << "";
    QTest::newRow("by nothing") << QByteArray("(N//0)") << "";
    QTest::newRow("a function") << QByteArray("floor(N//2)") << "";
    QTest::newRow("not closed") << QByteArray("((N//2)") << "";
    QTest::newRow("not opened") << QByteArray("(N//2))") << "";
    QTest::newRow("nothing") << QByteArray() << "";
    QTest::newRow("an end") << QByteArray("N + ") << "";
    QTest::newRow("long") << QByteArray(513, 'N') << "";
}

void ExtentTextTest::takesAmountsApart()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, products);

    const auto found = productsIn(std::string_view(text.constData(), std::size_t(text.size())));

    QStringList written;
    for (const WrittenProduct& product : found.value_or(std::vector<WrittenProduct>())) {
        QStringList factors;
        for (const std::string_view factor : product.factors)
            factors << QString::fromUtf8(factor.data(), qsizetype(factor.size()));
        written << (product.isSubtracted ? QStringLiteral("-") : QString()) + factors.join('*');
    }
    QCOMPARE(written.join('|'), products);
    QCOMPARE(found.has_value(), !products.isEmpty());
}

void ExtentTextTest::findsNames()
{
    using Names = std::vector<std::string_view>;

    QCOMPARE(namesIn("2*N*S + ((T.1 - 1)//2)"), (Names{"N", "S", "T.1"}));
    QCOMPARE(namesIn("a b"), (Names{"a b"}));
    QCOMPARE(namesIn("min(N, 512) + min"), (Names{"N", "min"}));
    QCOMPARE(namesIn("N*{conv/S.shape[2]} + T"), (Names{"N", "T"}));
    QCOMPARE(namesIn("7"), Names());
}

void ExtentTextTest::findsWhatIsDivided()
{
    QCOMPARE(quotientIn("(N//2)")->dividend, std::string_view("N"));
    QCOMPARE(quotientIn("((N + 1)//12)")->dividend, std::string_view("N + 1"));
    QCOMPARE(quotientIn("((N + 1)//12)")->divisor, 12);
    QCOMPARE(quotientIn("((N//2)//3)")->dividend, std::string_view("(N//2)"));
    QVERIFY(!quotientIn("(N)"));
    QVERIFY(!quotientIn("(N//2) + (S//2)"));
}

void ExtentTextTest::namesExtentsOfValues()
{
    QCOMPARE(textOf(ExtentOfValue{"/conv/y", 2}), std::string("{/conv/y.shape[2]}"));
    QCOMPARE(extentOfValueIn("{/conv/y.shape[2]}")->value, std::string_view("/conv/y"));
    QCOMPARE(extentOfValueIn("{/conv/y.shape[2]}")->axis, std::size_t(2));
    QCOMPARE(textOf(ExtentOfValue{"f(x)", 0}), std::string());
    QCOMPARE(textOf(ExtentOfValue{"a}", 0}), std::string());
    QVERIFY(!extentOfValueIn("{.shape[]}"));
    QVERIFY(!extentOfValueIn("{x.shape[-1]}"));
    const auto replace = [](const ExtentOfValue& extent) { return std::to_string(extent.axis); };
    QCOMPARE(withExtentsOfValues("2*{a.shape[3]} + {b} + {c.shape[1]", replace),
             std::string("2*3 + {b} + {c.shape[1]"));
}

void ExtentTextTest::computesNumbers()
{
    QCOMPARE(numberOfAmount("2*3 - 7"), std::optional<std::int64_t>(-1));
    QVERIFY(!numberOfAmount("2*N"));
    QVERIFY(!numberOfAmount("9223372036854775807*2"));
    QCOMPARE(withNumbersComputed("((100 + 1)//2) - 1"), std::string("50 - 1"));
    QCOMPARE(withNumbersComputed("(((7//2) + N)//2)"), std::string("((3 + N)//2)"));
    QCOMPARE(withNumbersComputed("min(7, 5) + min(2*3, 100)"), std::string("5 + 6"));
    QCOMPARE(withNumbersComputed("(min((9//2), 512)//2)"), std::string("2"));
    QCOMPARE(withNumbersComputed("min(N, 5)"), std::string("min(N, 5)"));
    QCOMPARE(withNumbersComputed("((3 - 5)//2)"), std::string("((3 - 5)//2)"));
    QCOMPARE(withNumbersComputed("(3//0)"), std::string("(3//0)"));
    QCOMPARE(withNumbersComputed("())(("), std::string("())(("));
}

/// Each bracket is looked at from many places: a text of them must not take long.
void ExtentTextTest::isNotSlowOnBrackets()
{
    const std::string deep = std::string(100'000, '(') + "N" + std::string(100'000, ')');

    QVERIFY(!productsIn(deep));
    QVERIFY(!quotientIn(deep));
    QVERIFY(!productsIn(std::string(250, '(') + "N" + std::string(250, ')')));
}

FUSEWRIGHT_TEST(ExtentTextTest)
#include "tst_extent_text.moc"
