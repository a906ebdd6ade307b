// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/draft_order.h"

#include "tests/engine/translate/translate_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

DraftOperand ofEntry(std::uint32_t entry)
{
    return {.entry = entry, .value = 0};
}

DraftOperand ofValue(std::uint32_t value)
{
    return {.entry = std::nullopt, .value = value};
}

/// `matmul(relu(value), relu(value))`, with each of the relus first.
RuleDraft product(std::uint32_t left, std::uint32_t right)
{
    RuleDraft draft;
    for (std::uint32_t at = 0; at < 2; ++at) {
        draft.values.push_back({.value = ValueId(3 + at), .name = "v" + std::to_string(at)});
        draft.entries.push_back({.node = {},
                                 .name = "relu" + std::to_string(at),
                                 .operators = {"relu"},
                                 .children = {2},
                                 .operands = {ofValue(at)},
                                 .result = ValueId(at)});
    }
    draft.entries.push_back({.node = {},
                             .name = "matmul",
                             .operators = {"matmul"},
                             .children = {},
                             .operands = {ofEntry(left), ofEntry(right)},
                             .result = ValueId(std::uint32_t{2})});
    return draft;
}

} // namespace

class DraftOrderTest : public QObject {
    Q_OBJECT

private slots:
    void countsMirrorsAsTheSame();
    void tellsOperatorsApart();
    void tellsSharedValuesApart();
    void leavesWhatIsNotMetAsItIs();
    void writesWhatIsSymmetricalOnce();
};

void DraftOrderTest::countsMirrorsAsTheSame()
{
    QVERIFY(product(0, 1) != product(1, 0));
    QCOMPARE(comparable(product(0, 1)), comparable(product(1, 0)));
}

void DraftOrderTest::tellsOperatorsApart()
{
    RuleDraft left = product(0, 1);
    left.entries[0].operators = {"gelu"};
    RuleDraft right = product(0, 1);
    right.entries[1].operators = {"gelu"};

    QVERIFY(comparable(left) != comparable(right));
}

void DraftOrderTest::tellsSharedValuesApart()
{
    RuleDraft shared = product(0, 1);
    shared.values.pop_back();
    shared.entries[1].operands = {ofValue(0)};

    QVERIFY(comparable(shared) != comparable(product(0, 1)));
}

void DraftOrderTest::leavesWhatIsNotMetAsItIs()
{
    RuleDraft apart = product(0, 0);

    const RuleDraft made = comparable(apart);

    QCOMPARE(made.entries[1].operands, apart.entries[1].operands);
    QVERIFY(made.entries[1].name.empty());
}

void DraftOrderTest::writesWhatIsSymmetricalOnce()
{
    const CheckedRules rules = rulesIn("samba",
                                       "rule:\n  priority: 0\n  pattern:\n"
                                       "    a:\n      op_type: relu\n      child: c\n"
                                       "    b:\n      op_type: relu\n      child: c\n"
                                       "    c:\n      op_type: matmul\n");

    const Translation made = translated(rules, "tvm");

    QCOMPARE(made.rules.front().as.size(), std::size_t(1));
}

FUSEWRIGHT_TEST(DraftOrderTest)
#include "tst_draft_order.moc"
