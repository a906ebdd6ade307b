// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/stub_text.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::TypedGraph;

class StubTextTest : public QObject {
    Q_OBJECT

private slots:
    void leavesOutWhatAllNamesEndIn();
};

void StubTextTest::leavesOutWhatAllNamesEndIn()
{
    const TypedGraph typed("in x f32 4\n"
                           "/ups.0/Add_5_output_0 = relu x\n"
                           "/Split_output_1 = relu x\n"
                           "_output_0 = relu x\n");
    const auto textOf = [&](std::string_view name) {
        return std::string(stubText(typed.graph, typed.value(name)));
    };

    QCOMPARE(textOf("/ups.0/Add_5_output_0"), std::string("/ups.0/Add_5"));
    QCOMPARE(textOf("/Split_output_1"), std::string("/Split_output_1"));
    QCOMPARE(textOf("_output_0"), std::string("_output_0"));
    QCOMPARE(textOf("x"), std::string("x"));
}

FUSEWRIGHT_TEST(StubTextTest)
#include "tst_stub_text.moc"
