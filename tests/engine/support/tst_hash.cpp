// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/hash.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <set>

using namespace fusewright;

class HashTest : public QObject {
    Q_OBJECT

private slots:
    void smallNumbersDoNotMeet();
};

/// An operator's number with that of its operands must not be another operator with more of them.
void HashTest::smallNumbersDoNotMeet()
{
    constexpr std::uint64_t most = 300;
    std::set<std::uint64_t> seen;
    for (std::uint64_t seed = 0; seed < most; ++seed) {
        for (std::uint64_t value = 0; value < most; ++value)
            seen.insert(hashCombine(seed, value));
    }

    QCOMPARE(seen.size(), std::size_t(most * most));
}

FUSEWRIGHT_TEST(HashTest)
#include "tst_hash.moc"
