// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/extent_display.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;

/// Extents as people write them.
class ExtentDisplayTest : public QObject {
    Q_OBJECT

private slots:
    void quotientsAreShort_data();
    void quotientsAreShort();
    void whatIsNotClosedStays();
};

void ExtentDisplayTest::quotientsAreShort_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("shown");
    const std::pair<const char*, const char*> rows[] = {
        {"batch", "batch"},
        {"256*frames", "256*frames"},
        {"seq - 1", "seq - 1"},
        {"((height + 1)//2)", "⌈height/2⌉"},
        {"((height + 31)//32)", "⌈height/32⌉"},
        {"(T//4)", "⌊T/4⌋"},
        {"((T + 2)//4)", "⌊(T + 2)/4⌋"},
        {"((T + 1)//1)", "⌊(T + 1)/1⌋"},
        {"((T - 1)//2)", "⌊(T - 1)/2⌋"},
        {"((H + W + 7)//8)", "⌈(H + W)/8⌉"},
        {"2*((T + 1)//2) - 1", "2*⌈T/2⌉ - 1"},
        {"((((T + 1)//2) + 2)//3)", "⌈⌈T/2⌉/3⌉"},
        {"((a + b)*(c + d)//2)", "⌊((a + b)*(c + d))/2⌋"},
        {"min(N, 512)", "min(N, 512)"},
        {"min(((N + 1)//2), 512)", "min(⌈N/2⌉, 512)"},
        {"floor(N//n)", "floor(N//n)"},
        {"N//2", "N//2"},
    };
    for (const auto& [name, shown] : rows)
        QTest::newRow(name) << QByteArray(name) << QByteArray(shown);
}

void ExtentDisplayTest::quotientsAreShort()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, shown);

    QCOMPARE(QByteArray::fromStdString(extentForDisplay(name.toStdString())), shown);
}

void ExtentDisplayTest::whatIsNotClosedStays()
{
    for (const std::string name : {"((T + 1)//2", "(T + 1)//2)", ")(//2", "//", "(//)", "(//2)"})
        QVERIFY2(!extentForDisplay(name).empty(), name.c_str());
    QCOMPARE(extentForDisplay("((T + 1)//2"), std::string("((T + 1)//2"));
    const std::string deep = std::string(2000, '(') + "T//2" + std::string(2000, ')');
    QCOMPARE(extentForDisplay(deep), deep);
}

FUSEWRIGHT_TEST(ExtentDisplayTest)
#include "tst_extent_display.moc"
