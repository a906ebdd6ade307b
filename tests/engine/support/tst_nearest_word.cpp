// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/nearest_word.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <array>
#include <string>

using namespace fusewright;

class NearestWordTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheWordThatWasMeant_data();
    void findsTheWordThatWasMeant();
    void findsNothingThatIsNotClose_data();
    void findsNothingThatIsNotClose();
    void takesTheFirstOfEquallyNearWords();
    void prefersTheNearestToTheFirst();
    void aVeryLongWordIsNotCompared();
};

namespace {

constexpr std::array<std::string_view, 6> known{"priority",    "heuristic", "patterns",
                                                "constraints", "inputs",    "outputs"};

QByteArray nearestTo(const QByteArray& written)
{
    const auto nearest = nearestWord(written.toStdString(), known);
    return nearest ? QByteArray(nearest->data(), qsizetype(nearest->size())) : QByteArray();
}

} // namespace

void NearestWordTest::findsTheWordThatWasMeant_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("meant");
    QTest::newRow("the word itself") << QByteArray("inputs") << QByteArray("inputs");
    QTest::newRow("a letter too few") << QByteArray("patters") << QByteArray("patterns");
    QTest::newRow("a letter too many") << QByteArray("heurristic") << QByteArray("heuristic");
    QTest::newRow("a wrong letter") << QByteArray("priotity") << QByteArray("priority");
    QTest::newRow("swapped neighbours") << QByteArray("pritoriy") << QByteArray("priority");
    QTest::newRow("capitals") << QByteArray("OUTPUTS") << QByteArray("outputs");
    QTest::newRow("another script inside") << QByteArray("priörity") << QByteArray("priority");
}

void NearestWordTest::findsTheWordThatWasMeant()
{
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, meant);

    QCOMPARE(nearestTo(written), meant);
}

void NearestWordTest::findsNothingThatIsNotClose_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("nothing written") << QByteArray("");
    QTest::newRow("another word") << QByteArray("section");
    QTest::newRow("the start of a word") << QByteArray("heur");
    QTest::newRow("half the letters wrong") << QByteArray("priabcde");
    QTest::newRow("malformed bytes") << QByteArray("\xFF\xFE\x80");
}

void NearestWordTest::findsNothingThatIsNotClose()
{
    QFETCH(QByteArray, written);

    QCOMPARE(nearestTo(written), QByteArray());
}

void NearestWordTest::takesTheFirstOfEquallyNearWords()
{
    const std::array<std::string_view, 2> words{"input", "inpux"};

    QCOMPARE(nearestWord("inpuy", words), std::optional<std::string_view>("input"));
}

void NearestWordTest::prefersTheNearestToTheFirst()
{
    const std::array<std::string_view, 2> words{"inputs", "input"};

    QCOMPARE(nearestWord("input", words), std::optional<std::string_view>("input"));
}

void NearestWordTest::aVeryLongWordIsNotCompared()
{
    const std::string written(1'000'000, 'x');
    const std::array<std::string_view, 1> words{written};

    QVERIFY(!nearestWord(written, words));
}

FUSEWRIGHT_TEST(NearestWordTest)
#include "tst_nearest_word.moc"
