// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/mnemonics.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

class MnemonicsTest : public QObject {
    Q_OBJECT

private slots:
    void keepsThoseThatAreTheirOwn();
    void takesAWordsFirstLetterBeforeOthers();
    void leavesWhoHasOneInPeace();
    void givesOneWhereThereIsNone();
    void goesWithoutWhenAllAreTaken();
    void putsThemInBracketsBehindOtherScripts();
    void knowsASignThatIsMeant();
};

void MnemonicsTest::keepsThoseThatAreTheirOwn()
{
    const QStringList texts{QStringLiteral("&Open…"), QStringLiteral("&Save")};

    QCOMPARE(withOwnMnemonics(texts), texts);
}

void MnemonicsTest::takesAWordsFirstLetterBeforeOthers()
{
    QCOMPARE(withOwnMnemonics({QStringLiteral("&Save"), QStringLiteral("&Show other")}),
             QStringList({QStringLiteral("&Save"), QStringLiteral("Show &other")}));
    QCOMPARE(withOwnMnemonics({QStringLiteral("&Save"), QStringLiteral("&See")}),
             QStringList({QStringLiteral("&Save"), QStringLiteral("S&ee")}));
}

void MnemonicsTest::leavesWhoHasOneInPeace()
{
    QCOMPARE(withOwnMnemonics(
                 {QStringLiteral("&Up"), QStringLiteral("&Undo it"), QStringLiteral("&Italic")}),
             QStringList(
                 {QStringLiteral("&Up"), QStringLiteral("U&ndo it"), QStringLiteral("&Italic")}));
}

void MnemonicsTest::givesOneWhereThereIsNone()
{
    QCOMPARE(withOwnMnemonics({QStringLiteral("o1"), QString(), QStringLiteral("o3")}),
             QStringList({QStringLiteral("&o1"), QString(), QStringLiteral("o3")}));
}

void MnemonicsTest::goesWithoutWhenAllAreTaken()
{
    QCOMPARE(withOwnMnemonics({QStringLiteral("&A"), QStringLiteral("&a")}),
             QStringList({QStringLiteral("&A"), QStringLiteral("a")}));
}

void MnemonicsTest::putsThemInBracketsBehindOtherScripts()
{
    QCOMPARE(withOwnMnemonics({QStringLiteral("開く(&A)"), QStringLiteral("保存(&A)…")}),
             QStringList({QStringLiteral("開く(&A)"), QStringLiteral("保存…(&B)")}));
}

void MnemonicsTest::knowsASignThatIsMeant()
{
    QCOMPARE(withOwnMnemonics({QStringLiteral("Q && &A"), QStringLiteral("&Ask")}),
             QStringList({QStringLiteral("Q && &A"), QStringLiteral("A&sk")}));
}

FUSEWRIGHT_TEST(MnemonicsTest)
#include "tst_mnemonics.moc"
