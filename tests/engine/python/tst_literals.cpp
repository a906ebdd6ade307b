// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/python_literals.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <cmath>

using namespace fusewright;

class LiteralsTest : public QObject {
    Q_OBJECT

private slots:
    void understandsStrings_data();
    void understandsStrings();
    void tellsOneStringFromSeveral();
    void understandsIntegers();
    void understandsNumbers();
};

void LiteralsTest::understandsStrings_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("value");
    const auto add = [](const char* written, const char* value) {
        QTest::newRow(written) << QString::fromUtf8(written) << QString::fromUtf8(value);
    };
    add("'a'", "a");
    add("\"it's\"", "it's");
    add("'it\\'s'", "it's");
    add("'a' \"b\"", "ab");
    add("'''a\n'b'''", "a\n'b");
    add("r'\\n'", "\\n");
    add("'\\n\\t\\\\'", "\n\t\\");
    add("'\\x41\\u00e9\\U0001F600\\101'", "Aé😀A");
    add("'\\d\\xZ'", "\\d\\xZ");
    add("'a\\\nb'", "ab");
    add("b'raw'", "raw");
    add("f'{x}'", "{x}");
    add("''", "");
    add("'\\ud800'", "\xEF\xBF\xBD");
}

void LiteralsTest::understandsStrings()
{
    QFETCH(QString, written);
    QFETCH(QString, value);

    QCOMPARE(QString::fromStdString(pythonString(written.toStdString())), value);
}

void LiteralsTest::tellsOneStringFromSeveral()
{
    QVERIFY(isPythonString("'a'"));
    QVERIFY(!isPythonString("'a' 'b'"));
    QVERIFY(!isPythonString("x == 'b'"));
    QVERIFY(!isPythonString("'b"));
    QVERIFY(!isPythonString(""));
}

void LiteralsTest::understandsIntegers()
{
    QCOMPARE(pythonInteger("12"), 12);
    QCOMPARE(pythonInteger("-1_000"), -1000);
    QCOMPARE(pythonInteger("0xff"), 255);
    QCOMPARE(pythonInteger("0b101"), 5);
    QCOMPARE(pythonInteger("9223372036854775807"), 9223372036854775807LL);
    for (const char* other : {"", "-", "--1", "1.0", "x", "9223372036854775808", "1j", "0x"})
        QVERIFY2(!pythonInteger(other), other);
}

void LiteralsTest::understandsNumbers()
{
    QCOMPARE(pythonFloat("1.5"), 1.5);
    QCOMPARE(pythonFloat("-.5e-3"), -.5e-3);
    QCOMPARE(pythonFloat("3"), 3.0);
    QVERIFY(std::isinf(*pythonFloat("-inf")));
    QVERIFY(std::isnan(*pythonFloat("nan")));
    for (const char* other : {"", "-", "infinite", "1j", "x1", "1.2.3"})
        QVERIFY2(!pythonFloat(other), other);
}

FUSEWRIGHT_TEST(LiteralsTest)
#include "tst_literals.moc"
