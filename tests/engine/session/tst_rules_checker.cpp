// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/pattern_text.h"
#include "engine/session/rules_session.h"

#include "tests/engine/kit/read_text.h"
#include "tests/engine/rules/kit/rules_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <random>

using namespace fusewright;

namespace {

/// Everything that a check gives, places included.
std::string told(const CheckedRules& checked)
{
    std::string text;
    const auto place = [&](const TextRange& range) {
        text += ' ' + std::to_string(range.begin.line) + ':' + std::to_string(range.begin.column)
            + '-' + std::to_string(range.end.line) + ':' + std::to_string(range.end.column);
    };
    for (const Rule& rule : checked.rules.rules) {
        text += rule.name + ' ' + std::to_string(rule.priority) + rule.heuristic.value_or("-");
        place(rule.nameRange);
        if (rule.heuristicRange)
            place(*rule.heuristicRange);
        for (const RulePattern& pattern : rule.patterns) {
            text += '\n' + pattern.name + '\n' + toText(pattern.pattern);
            for (const TextRange& range : pattern.entryRanges)
                place(range);
        }
        text += '\n';
    }
    for (const Diagnostic& finding : checked.diagnostics) {
        text += toText(finding);
        for (const Fix& fix : finding.fixes) {
            text += fix.title;
            for (const TextEdit& edit : fix.edits) {
                place(edit.range);
                text += edit.text;
            }
        }
        text += '\n';
    }
    return text;
}

const std::string three = "a:\n  priority: 1\n  pattern:\n    x: {op_type: linear}\n"
                          "b:\n  priority: 2\n  pattern:\n    y: {op_type: reluu}\n"
                          "c:\n  priority: 3\n  pattern:\n    z: {op_type: add}\n";

} // namespace

class RulesCheckerTest : public QObject {
    Q_OBJECT

private slots:
    void readsOnlyTheRuleThatWasEdited();
    void movesWhatStandsBelowAnEdit();
    void tellsTheSameAsACheckFromScratch();
};

void RulesCheckerTest::readsOnlyTheRuleThatWasEdited()
{
    RulesChecker checker("rules.yaml", {});
    checker.check(three);
    QCOMPARE(checker.readRuleCount(), std::size_t(3));

    std::string text = three;
    text.replace(text.find("linear"), 6, "matmul");
    const CheckedRules checked = checker.check(text);

    QCOMPARE(checker.readRuleCount(), std::size_t(1));
    QCOMPARE(checked.rules.rules.size(), std::size_t(3));
    checker.check(text);
    QCOMPARE(checker.readRuleCount(), std::size_t(0));
}

void RulesCheckerTest::movesWhatStandsBelowAnEdit()
{
    RulesChecker checker("rules.yaml", {});
    checker.check(three);

    const CheckedRules checked = checker.check("# one\n# two\n" + three);

    QCOMPARE(checker.readRuleCount(), std::size_t(0));
    QCOMPARE(checked.rules.rules[1].nameRange.begin.line, std::size_t(7));
    QCOMPARE(checked.diagnostics.size(), std::size_t(1));
    QCOMPARE(checked.diagnostics[0].range->begin.line, std::size_t(10));
    QCOMPARE(checked.diagnostics[0].fixes.front().edits.front().range.begin.line, std::size_t(10));
}

void RulesCheckerTest::tellsTheSameAsACheckFromScratch()
{
    std::mt19937 random(7);
    for (const auto& [name, original] : test::ruleFiles()) {
        RulesChecker checker(name, {});
        std::string text = original;
        for (int round = 0; round < 40 && !text.empty(); ++round) {
            const std::size_t at = random() % text.size();
            switch (random() % 3) {
            case 0:
                text.erase(at, 1 + random() % 6);
                break;
            case 1:
                text.insert(at, std::string(1, ":-# \n{[x'"[random() % 9]));
                break;
            default:
                text.insert(at, original.substr(random() % original.size(), random() % 40));
            }
            QCOMPARE(told(checker.check(text)), told(checkRulesText(name, text, {})));
        }
    }
}

FUSEWRIGHT_TEST(RulesCheckerTest)
#include "tst_rules_checker.moc"
