// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/order_outcome.h"
#include "engine/session/model_session.h"
#include "engine/session/order_edits.h"
#include "engine/session/rules_session.h"
#include "engine/support/source_text.h"
#include "engine/support/text_edits.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/file_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace fusewright;
using test::Dice;

namespace {

std::string editedText(const std::string& text, const OrderEdits& edits)
{
    return edited(SourceText("rules.yaml", text), edits.edits.front());
}

std::vector<std::shared_ptr<const RulesText>> textsOf(const std::string& text)
{
    return {readRulesText("rules.yaml", text)};
}

RuleSet rulesOf(const std::string& text)
{
    return checkRulesText("rules.yaml", text, {}).rules;
}

const std::string shared = "first:\n"
                           "  priority: &p 5\n"
                           "  pattern: {r: {op_type: relu}}\n"
                           "second:\n"
                           "  priority: *p\n"
                           "  pattern: {r: {op_type: relu}}\n";

/// Rules of one to three operators in a row, with comments and priorities of all spellings.
std::string randomRules(Dice& dice)
{
    const std::vector<std::string> kinds = {"add", "relu", "mul", "linear"};
    std::string text = "# rules\n";
    const std::size_t count = 2 + dice.below(4);
    for (std::size_t rule = 0; rule < count; ++rule) {
        text += "rule" + std::to_string(rule) + ":  # a rule\n";
        if (dice.below(5) > 0)
            text += "  priority: " + std::to_string(dice.below(4)) + "  # so far\n";
        text += "  pattern:\n";
        const std::size_t entries = 1 + dice.below(3);
        for (std::size_t entry = 0; entry < entries; ++entry) {
            text += "    e" + std::to_string(entry) + ": {op_type: " + kinds[dice.below(4)];
            text += entry + 1 < entries ? ", child: e" + std::to_string(entry + 1) + "}\n" : "}\n";
        }
    }
    return text;
}

} // namespace

class OrderEditsTest : public QObject {
    Q_OBJECT

private slots:
    void movesARuleByOneEdit();
    void editsNothingThatIsInOrder();
    void leavesASharedPriorityAlone();
    void saysWhenItCannotBeDone();
    void whatIfIsWhatEditingAndMatchingGives();
    void llamaStaysFreeToMove();
};

void OrderEditsTest::movesARuleByOneEdit()
{
    const std::string text = "a:\n"
                             "  priority: 9 # the first\n"
                             "  pattern: {r: {op_type: relu}}\n"
                             "b:\n"
                             "  priority: 4\n"
                             "  pattern: {r: {op_type: relu}}\n";

    const auto edits = editOrder(textsOf(text), rulesOf(text), std::vector<std::uint32_t>{1, 0}, 0);

    QVERIFY(edits.isPossible());
    QCOMPARE(edits.changes.size(), std::size_t(1));
    QCOMPARE(editedText(text, edits),
             std::string("a:\n"
                         "  priority: 3 # the first\n"
                         "  pattern: {r: {op_type: relu}}\n"
                         "b:\n"
                         "  priority: 4\n"
                         "  pattern: {r: {op_type: relu}}\n"));
}

void OrderEditsTest::editsNothingThatIsInOrder()
{
    const auto edits =
        editOrder(textsOf(shared), rulesOf(shared), std::vector<std::uint32_t>{0, 1});

    QVERIFY(edits.isPossible());
    QVERIFY(edits.edits.front().empty());
}

void OrderEditsTest::leavesASharedPriorityAlone()
{
    const auto edits =
        editOrder(textsOf(shared), rulesOf(shared), std::vector<std::uint32_t>{1, 0});

    QVERIFY(edits.isPossible());
    QCOMPARE(edits.changes, (std::vector<PriorityChange>{{1, 6}}));
}

void OrderEditsTest::saysWhenItCannotBeDone()
{
    const std::string text = "first:\n"
                             "  priority: &p 5\n"
                             "  pattern: {r: {op_type: relu}}\n"
                             "second:\n"
                             "  priority: &q 4\n"
                             "  pattern: {r: {op_type: relu}}\n"
                             "both:\n"
                             "  priority: 1\n"
                             "  pattern: {r: {op_type: relu}}\n";

    QVERIFY(
        !editOrder(textsOf(text), rulesOf(text), std::vector<std::uint32_t>{1, 0, 2}).isPossible());
    QVERIFY(
        editOrder(textsOf(text), rulesOf(text), std::vector<std::uint32_t>{2, 0, 1}).isPossible());
}

void OrderEditsTest::whatIfIsWhatEditingAndMatchingGives()
{
    Dice dice(3);
    std::size_t changed = 0;
    for (int round = 0; round < 200; ++round) {
        const Graph graph = test::randomGraph(dice, 30, 4);
        const std::string text = randomRules(dice);
        const RuleSet rules = rulesOf(text);
        std::vector<std::uint32_t> wanted(rules.rules.size());
        std::iota(wanted.begin(), wanted.end(), 0U);
        for (std::size_t at = wanted.size(); at > 1; --at)
            std::swap(wanted[at - 1], wanted[dice.below(at)]);

        const OrderOutcome whatIf = tryOrder(graph, rules, wanted);
        const auto edits = editOrder(textsOf(text), rules, wanted);

        QVERIFY(edits.isPossible());
        const RuleSet after = rulesOf(editedText(text, edits));
        const RuleMatches matches = matchRules(graph, after);
        QCOMPARE(matches.ruleOrder, wanted);
        QCOMPARE(outcomeOf(graph, after, matches), whatIf);
        changed += whatIf == outcomeOf(graph, rules, matchRules(graph, rules)) ? 0 : 1;
    }
    QVERIFY(changed > 50);
}

/// Every rule can go to every place.
void OrderEditsTest::llamaStaysFreeToMove()
{
    const std::string text = test::fileText(FUSEWRIGHT_EXAMPLES "/llama2.yaml");
    const RuleSet rules = rulesOf(text);
    std::vector<std::int64_t> priorities;
    for (const Rule& rule : rules.rules)
        priorities.push_back(rule.priority);
    const std::vector<std::uint32_t> order = orderOf(priorities);

    for (const std::uint32_t rule : order) {
        for (std::size_t place = 0; place < order.size(); ++place) {
            const auto wanted = movedInOrder(order, rule, place);
            const auto edits = editOrder(textsOf(text), rules, wanted);

            QVERIFY(edits.isPossible());
            std::vector<std::int64_t> after;
            for (const Rule& each : rulesOf(editedText(text, edits)).rules)
                after.push_back(each.priority);
            QCOMPARE(orderOf(after), wanted);
        }
    }
}

FUSEWRIGHT_TEST(OrderEditsTest)
#include "tst_order_edits.moc"
