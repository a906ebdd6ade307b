// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"
#include "tests/monkey/monkey.h"

#include <QTest>

using fusewright::test::Monkey;

/// Keeps the monkey working; what it finds, it finds in long runs.
class MonkeyTest : public QObject {
    Q_OBJECT

private slots:
    void findsNothingInAMoment();
};

void MonkeyTest::findsNothingInAMoment()
{
    Monkey monkey(1, {.seconds = 120, .actions = 300});

    const QByteArray wrong = monkey.play();

    QVERIFY2(wrong.isEmpty(), wrong);
}

FUSEWRIGHT_TEST(MonkeyTest)
#include "tst_monkey.moc"
