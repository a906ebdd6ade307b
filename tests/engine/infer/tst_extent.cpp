// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/extent.h"

#include "engine/infer/shape_algebra.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <limits>

using namespace fusewright;
using namespace fusewright::infer;

class ExtentTest : public QObject {
    Q_OBJECT

private slots:
    void stretchesOnlyOnes();
    void leavesOpenWhatTwoNamesGive();
    void writesAProductInOneWay();
    void takesAProductApart();
    void dividesOnlyWithoutARest();
    void doesNotGuessBeyondSixtyFourBits();
    void writesASumInOneWay();
    void takesASumApart();
    void leavesOpenWhatCouldBeLessThanNothing();
    void understandsOnlyAmounts();
    void writesADifferenceInOneWay();
    void roundsDown_data();
    void roundsDown();
    void movesAWindow_data();
    void movesAWindow();
    void cutsASlice_data();
    void cutsASlice();
};

namespace {

/// Numbers are extents, `?` is one that is not known, words are names.
class ExtentNames {
public:
    StringPool pool;

    Extent operator()(const char* text)
    {
        bool isOne = false;
        const qlonglong number = QString::fromUtf8(text).toLongLong(&isOne);
        if (isOne)
            return Extent(std::int64_t(number));
        return QString::fromUtf8(text) == QStringLiteral("?") ? Extent()
                                                              : Extent(pool.intern(text));
    }
    QString text(const Extent& extent) const
    {
        if (extent.isKnown())
            return QString::number(extent.number());
        return extent.isNamed() ? QString::fromStdString(std::string(pool.text(extent.name())))
                                : QStringLiteral("?");
    }
    Amount sum(std::initializer_list<const char*> terms)
    {
        Amount result(pool, Extent(0));
        for (const char* const term : terms)
            result.add((*this)(term));
        return result;
    }
    Amount product(std::initializer_list<const char*> factors)
    {
        Amount result(pool);
        for (const char* const factor : factors)
            result.multiply((*this)(factor));
        return result;
    }
};

} // namespace

void ExtentTest::stretchesOnlyOnes()
{
    ExtentNames n;

    QCOMPARE(n.text(*broadcast(n("1"), n("7"))), QStringLiteral("7"));
    QCOMPARE(n.text(*broadcast(n("N"), n("1"))), QStringLiteral("N"));
    QCOMPARE(n.text(*broadcast(n("N"), n("N"))), QStringLiteral("N"));
    QCOMPARE(n.text(*broadcast(n("?"), n("7"))), QStringLiteral("7"));
    QCOMPARE(n.text(*broadcast(n("?"), n("1"))), QStringLiteral("?"));
    QVERIFY(!broadcast(n("2"), n("3")));
}

void ExtentTest::leavesOpenWhatTwoNamesGive()
{
    ExtentNames n;

    QVERIFY(broadcast(n("N"), n("S"))->isUnknown());
    QVERIFY(broadcast(n("N"), n("min(S, 8)"), &n.pool)->isUnknown());
    QVERIFY(broadcast(n("N"), n("min(N, 1)"), &n.pool)->isUnknown());
    // More than 8 would not go together with 8.
    QCOMPARE(n.text(*broadcast(n("N"), n("min(N, 8)"), &n.pool)), QStringLiteral("N"));
    QCOMPARE(n.text(*broadcast(n("min(N, 8)"), n("N"), &n.pool)), QStringLiteral("N"));
    QVERIFY(broadcast(n("?"), n("?"))->isUnknown());
}

void ExtentTest::writesAProductInOneWay()
{
    ExtentNames n;

    QCOMPARE(n.text(n.product({"S", "2", "N", "4"}).value()), QStringLiteral("8*N*S"));
    QCOMPARE(n.text(n.product({"N", "8", "S"}).value()), QStringLiteral("8*N*S"));
    QCOMPARE(n.text(n.product({"N"}).value()), QStringLiteral("N"));
    QCOMPARE(n.text(n.product({"N", "0"}).value()), QStringLiteral("0"));
    QCOMPARE(n.text(n.product({"N", "?"}).value()), QStringLiteral("?"));
}

void ExtentTest::takesAProductApart()
{
    ExtentNames n;

    QCOMPARE(n.text(n.product({"2*s0", "s1"}).dividedBy(n.product({"s0"}))),
             QStringLiteral("2*s1"));
}

void ExtentTest::dividesOnlyWithoutARest()
{
    ExtentNames n;

    QCOMPARE(n.text(n.product({"12", "N"}).dividedBy(n.product({"4"}))), QStringLiteral("3*N"));
    QVERIFY(n.product({"10", "N"}).dividedBy(n.product({"4"})).isUnknown());
    QVERIFY(n.product({"12", "N"}).dividedBy(n.product({"S"})).isUnknown());
    QVERIFY(n.product({"12"}).dividedBy(n.product({"0"})).isUnknown());
}

void ExtentTest::doesNotGuessBeyondSixtyFourBits()
{
    ExtentNames n;

    QVERIFY(n.product({"9223372036854775807", "2"}).value().isUnknown());
    const Amount least = n.sum({"T - 9223372036854775807", "T - 1"});
    QVERIFY(least.value().isNamed());
    QVERIFY(least.dividedBy(n.product({"2*T - 3"})).isUnknown());
    QVERIFY(least.dividedBy(n.product({"S - T"})).isUnknown());
    QCOMPARE(n.text(least.flooredBy(3)), QStringLiteral("((2*T + 1)//3) - 3074457345618258603"));
}

void ExtentTest::writesASumInOneWay()
{
    ExtentNames n;

    QCOMPARE(n.text(n.sum({"seq", "1", "past"}).value()), QStringLiteral("past + seq + 1"));
    QCOMPARE(n.text(n.sum({"1 + past", "seq"}).value()), QStringLiteral("past + seq + 1"));
    QCOMPARE(n.text(n.sum({"S", "N*S", "S"}).value()), QStringLiteral("N*S + 2*S"));
    QCOMPARE(n.text(n.product({"s0 + 1", "2"}).value()), QStringLiteral("2*s0 + 2"));
    QCOMPARE(n.text(n.sum({"2", "3"}).value()), QStringLiteral("5"));
    QCOMPARE(n.text(n.sum({"S", "?"}).value()), QStringLiteral("?"));
}

void ExtentTest::takesASumApart()
{
    ExtentNames n;
    const Amount all = n.product({"N", "past + seq", "768"});

    QCOMPARE(n.text(all.dividedBy(n.product({"N", "12", "64"}))), QStringLiteral("past + seq"));
    QCOMPARE(n.text(all.dividedBy(n.product({"past + seq", "64"}))), QStringLiteral("12*N"));
    QVERIFY(all.dividedBy(n.product({"past"})).isUnknown());
    QVERIFY(all.dividedBy(n.product({"past + other"})).isUnknown());
}

void ExtentTest::leavesOpenWhatCouldBeLessThanNothing()
{
    ExtentNames n;
    Amount rest = n.sum({"past + seq"});
    rest.subtract(n("past"));
    Amount less = n.sum({"seq"});
    less.subtract(n("1"));

    QCOMPARE(n.text(rest.value()), QStringLiteral("seq"));
    // As an element it is known, as an extent it is not.
    QCOMPARE(n.text(less.value()), QStringLiteral("seq - 1"));
    QVERIFY(less.value().mayBeNegative());
    QCOMPARE(less.value().dim(), Dim());
    less.add(n("1"));
    QVERIFY(!less.value().mayBeNegative());
    QCOMPARE(n.sum({"seq", "-1"}).value().dim(), Dim());
    QVERIFY(n.product({"2"}).dividedBy(less).isUnknown());
}

/// A minus without space is part of a name.
void ExtentTest::understandsOnlyAmounts()
{
    ExtentNames n;

    QCOMPARE(n.text(n.product({"s0 - 1"}).value()), QStringLiteral("s0 - 1"));
    QCOMPARE(n.text(n.product({"s0 - 1", "2"}).value()), QStringLiteral("2*s0 - 2"));
    QCOMPARE(n.text(n.sum({"s0 - 1", "1"}).value()), QStringLiteral("s0"));
    QCOMPARE(n.text(n.product({"seq-len"}).value()), QStringLiteral("seq-len"));
    QVERIFY(n.product({"seq-len", "2"}).value().isUnknown());
    QVERIFY(n.product({"a/b", "2"}).value().isUnknown());
    QCOMPARE(n.text(n.product({"a+"}).value()), QStringLiteral("a+"));
}

/// What is taken away stands last, so that every text can be read again.
void ExtentTest::writesADifferenceInOneWay()
{
    ExtentNames n;
    const Extent rest = n.product({"T"}).restOf(2);

    QCOMPARE(n.text(rest), QStringLiteral("T - 2*(T//2)"));
    QCOMPARE(n.text(n.sum({"T - 2*(T//2)", "2*(T//2)"}).value()), QStringLiteral("T"));
    QCOMPARE(n.text(n.product({"4", "T"}).restOf(2)), QStringLiteral("0"));
    QCOMPARE(n.text(n.product({"3*T - 6", "S"}).dividedBy(n.product({"3", "S"}))),
             QStringLiteral("T - 2"));
}

void ExtentTest::roundsDown_data()
{
    QTest::addColumn<QByteArray>("amount");
    QTest::addColumn<qlonglong>("divisor");
    QTest::addColumn<QString>("result");

    QTest::newRow("a number") << QByteArray("7") << 2LL << "3";
    QTest::newRow("a name") << QByteArray("N") << 2LL << "(N//2)";
    QTest::newRow("a product") << QByteArray("3*N") << 2LL << "((3*N)//2)";
    QTest::newRow("parts without a rest")
        << QByteArray("4*N + S + 5") << 2LL << "((S + 1)//2) + 2*N + 2";
    QTest::newRow("a rest that is lost") << QByteArray("2*N + 1") << 2LL << "N";
    QTest::newRow("a difference") << QByteArray("N - 3") << 2LL << "((N + 1)//2) - 2";
    QTest::newRow("again") << QByteArray("(N//2)") << 3LL << "(N//6)";
    QTest::newRow("again, with more") << QByteArray("((N + 1)//2) + 2") << 3LL << "((N + 5)//6)";
    QTest::newRow("two of them") << QByteArray("(N//2) + (S//2)") << 2LL
                                 << "(((N//2) + (S//2))//2)";
    QTest::newRow("a bound") << QByteArray("min(N, 512)") << 2LL << "(min(N, 512)//2)";
    QTest::newRow("by nothing") << QByteArray("N") << 0LL << "?";
    QTest::newRow("by less") << QByteArray("N") << -2LL << "?";
    QTest::newRow("of less") << QByteArray("-5") << 2LL << "?";
    QTest::newRow("too large") << QByteArray("(N//9223372036854775807)") << 2LL << "?";
}

void ExtentTest::roundsDown()
{
    QFETCH(QByteArray, amount);
    QFETCH(qlonglong, divisor);
    QFETCH(QString, result);
    ExtentNames n;

    QCOMPARE(n.text(n.sum({amount.constData()}).flooredBy(divisor)), result);
}

void ExtentTest::movesAWindow_data()
{
    QTest::addColumn<QByteArray>("extent");
    QTest::addColumn<QList<int>>("window"); // size, stride, dilation, padding, rounds up
    QTest::addColumn<QString>("result");

    QTest::newRow("resnet's first") << QByteArray("224") << QList<int>{7, 2, 1, 6, 0} << "112";
    QTest::newRow("same") << QByteArray("N") << QList<int>{3, 1, 1, 2, 0} << "N";
    QTest::newRow("steps of two") << QByteArray("N") << QList<int>{3, 2, 1, 2, 0} << "((N + 1)//2)";
    QTest::newRow("without padding")
        << QByteArray("N") << QList<int>{3, 2, 1, 0, 0} << "((N + 1)//2) - 1";
    QTest::newRow("without a rest") << QByteArray("4*N") << QList<int>{2, 2, 1, 0, 0} << "2*N";
    QTest::newRow("half of half") << QByteArray("((N + 1)//2)") << QList<int>{3, 2, 1, 2, 0}
                                  << "((N + 3)//4)";
    QTest::newRow("named, rounded up")
        << QByteArray("N") << QList<int>{2, 2, 1, 0, 1} << "((N + 1)//2)";
    QTest::newRow("two ways") << QByteArray("N") << QList<int>{3, 2, 1, 2, 1} << "?";
    QTest::newRow("padded in front") << QByteArray("N + 1") << QList<int>{2, 1, 1, 0, 0} << "N";
    QTest::newRow("padded more") << QByteArray("N") << QList<int>{3, 1, 1, 4, 0} << "N + 2";
    QTest::newRow("one less") << QByteArray("N") << QList<int>{2, 1, 1, 0, 0} << "N - 1";
    QTest::newRow("a name as it is") << QByteArray("a b") << QList<int>{2, 1, 1, 0, 0} << "?";
    QTest::newRow("a name halved") << QByteArray("a b") << QList<int>{2, 2, 1, 0, 0} << "?";
    QTest::newRow("dilated") << QByteArray("32") << QList<int>{3, 1, 2, 0, 0} << "28";
    QTest::newRow("rounded down") << QByteArray("6") << QList<int>{3, 2, 1, 0, 0} << "2";
    QTest::newRow("rounded up") << QByteArray("6") << QList<int>{3, 2, 1, 0, 1} << "3";
    QTest::newRow("too small") << QByteArray("2") << QList<int>{3, 1, 1, 0, 0} << "?";
    QTest::newRow("no stride") << QByteArray("8") << QList<int>{3, 0, 1, 0, 0} << "?";
    QTest::newRow("absurd") << QByteArray("8") << QList<int>{2147483647, 1, 2147483647, 0, 0}
                            << "?";
}

void ExtentTest::movesAWindow()
{
    QFETCH(QByteArray, extent);
    QFETCH(QList<int>, window);
    QFETCH(QString, result);
    ExtentNames n;

    const Extent moved = windowed(n(extent.constData()),
                                  {.size = window[0],
                                   .stride = window[1],
                                   .dilation = window[2],
                                   .padding = window[3],
                                   .roundsUp = window[4] != 0},
                                  n.pool);

    QCOMPARE(n.text(moved), result);
}

void ExtentTest::cutsASlice_data()
{
    QTest::addColumn<QByteArray>("extent");
    QTest::addColumn<qlonglong>("begin");
    QTest::addColumn<qlonglong>("end");
    QTest::addColumn<qlonglong>("step");
    QTest::addColumn<QString>("result");
    constexpr qlonglong most = std::numeric_limits<qlonglong>::max();
    constexpr qlonglong least = std::numeric_limits<qlonglong>::min();

    QTest::newRow("all") << QByteArray("N") << 0LL << most << 1LL << "N";
    QTest::newRow("the first") << QByteArray("10") << 0LL << 3LL << 1LL << "3";
    QTest::newRow("the last") << QByteArray("10") << -2LL << most << 1LL << "2";
    QTest::newRow("every third") << QByteArray("10") << 0LL << 10LL << 3LL << "4";
    QTest::newRow("backwards") << QByteArray("10") << -1LL << least << -1LL << "10";
    QTest::newRow("nothing") << QByteArray("10") << 5LL << 2LL << 1LL << "0";
    QTest::newRow("symbolic") << QByteArray("N") << 0LL << 3LL << 1LL << "min(N, 3)";
    QTest::newRow("of the first") << QByteArray("min(N, 5)") << 0LL << 3LL << 1LL << "min(N, 3)";
    QTest::newRow("less than the first")
        << QByteArray("min(N, 2)") << 0LL << 3LL << 1LL << "min(N, 2)";
    QTest::newRow("from the end") << QByteArray("N") << 0LL << -3LL << 1LL << "?";
    QTest::newRow("every third of a name")
        << QByteArray("N") << 0LL << most << 3LL << "((N + 2)//3)";
    QTest::newRow("of nothing") << QByteArray("0") << 0LL << 3LL << -1LL << "0";
    QTest::newRow("no step") << QByteArray("5") << 0LL << 3LL << 0LL << "?";
    QTest::newRow("a long step") << QByteArray("5") << 0LL << 5LL << most << "1";
    QTest::newRow("a long step back") << QByteArray("5") << 4LL << least << least << "1";
}

void ExtentTest::cutsASlice()
{
    QFETCH(QByteArray, extent);
    QFETCH(qlonglong, begin);
    QFETCH(qlonglong, end);
    QFETCH(qlonglong, step);
    QFETCH(QString, result);
    ExtentNames n;

    QCOMPARE(n.text(slicedExtent(n(extent.constData()), begin, end, step, n.pool)), result);
}

FUSEWRIGHT_TEST(ExtentTest)
#include "tst_extent.moc"
