// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/layout/module_starts.h"
#include "engine/layout/repeats.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// Where repeats of a sequence begin, and how often they are there.
class RepeatsTest : public QObject {
    Q_OBJECT

private slots:
    void findsRuns_data();
    void findsRuns();
    void aModuleBegins_data();
    void aModuleBegins();
};

/// Letters are what stands there, digits how much begins with them; `1+2*3` is a run of three
/// pieces of two from place one.
void RepeatsTest::findsRuns_data()
{
    QTest::addColumn<QString>("sequence");
    QTest::addColumn<QString>("starts");
    QTest::addColumn<QString>("runs");

    QTest::newRow("none") << "abc"
                          << ""
                          << "";
    QTest::newRow("from the left") << "abcbcbcd"
                                   << ""
                                   << "1+2*3";
    QTest::newRow("at the start of a module") << "abcbcbcbd"
                                              << "001010100"
                                              << "2+2*3";
    QTest::newRow("not with fewer pieces") << "abcbcbcd"
                                           << "00101010"
                                           << "1+2*3";
    QTest::newRow("of two, that farther out") << "xabcabcabd"
                                              << "0123123120"
                                              << "3+3*2";
    QTest::newRow("several runs") << "ababaxcdcdc"
                                  << "01010001010"
                                  << "1+2*2 7+2*2";
    QTest::newRow("of one place") << "aaaa"
                                  << "0111"
                                  << "0+1*4";
}

void RepeatsTest::findsRuns()
{
    QFETCH(const QString, sequence);
    QFETCH(const QString, starts);
    QFETCH(const QString, runs);
    std::vector<std::uint32_t> numbers;
    for (const QChar letter : sequence)
        numbers.push_back(letter.unicode());
    std::vector<std::uint32_t> begun;
    for (const QChar digit : starts)
        begun.push_back(static_cast<std::uint32_t>(digit.digitValue()));
    const std::vector<std::uint32_t> weights(numbers.size(), 1);

    QStringList found;
    for (const Run& run : findRuns(numbers, weights, 1, begun))
        found << QStringLiteral("%1+%2*%3").arg(run.begin).arg(run.period).arg(run.count);

    QCOMPARE(found.join(' '), runs);
}

void RepeatsTest::aModuleBegins_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("behind");
    QTest::addColumn<int>("outerNames"); // Around the one that begins; -1 where none does.

    QTest::newRow("the same") << QByteArray("layers.0.mlp") << QByteArray("layers.0.mlp") << -1;
    QTest::newRow("out of one") << QByteArray("layers.0.mlp") << QByteArray("layers.0") << -1;
    QTest::newRow("the next layer") << QByteArray("layers.0") << QByteArray("layers.1.norm") << 1;
    QTest::newRow("in a layer") << QByteArray("layers.0.norm") << QByteArray("layers.0.mlp.up")
                                << 2;
    QTest::newRow("with slashes") << QByteArray("/layers/0/mlp") << QByteArray("/layers/1") << 1;
    QTest::newRow("the first") << QByteArray() << QByteArray("layers.0") << 0;
}

void RepeatsTest::aModuleBegins()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, behind);
    QFETCH(const int, outerNames);
    const std::uint32_t outermost = moduleStart("", "a");

    const std::uint32_t start = moduleStart(before.constData(), behind.constData());

    QCOMPARE(start, outerNames < 0 ? 0U : outermost - static_cast<std::uint32_t>(outerNames));
}

FUSEWRIGHT_TEST(RepeatsTest)
#include "tst_repeats.moc"
