// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/sha256.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

class Sha256Test : public QObject {
    Q_OBJECT

private slots:
    void digestsAreThoseOfTheStandard_data();
    void digestsAreThoseOfTheStandard();
};

void Sha256Test::digestsAreThoseOfTheStandard_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<std::string>("digest");

    QTest::newRow("nothing")
        << std::string()
        << std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QTest::newRow("three letters")
        << std::string("abc")
        << std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QTest::newRow("so long that the length needs a block of its own")
        << std::string("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        << std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    QTest::newRow("many blocks") << std::string(
        1'000'000,
        'a') << std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

void Sha256Test::digestsAreThoseOfTheStandard()
{
    QFETCH(std::string, bytes);
    QFETCH(std::string, digest);

    QCOMPARE(sha256(bytes), digest);
}

FUSEWRIGHT_TEST(Sha256Test)
#include "tst_sha256.moc"
