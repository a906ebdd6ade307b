// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Qualcomm's rules against an evaluator that walks their text and was written from the grammar
// alone. FUSEWRIGHT_QNN_CASES is how many random constraints are compared, FUSEWRIGHT_QNN_SEED
// which is the first; a quarter as many sets of rules are compared with what they make of a net.
// FUSEWRIGHT_QNN_ALL brings what the program is known to answer otherwise.

#include "engine/rewrite/rewrite_run.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/rules/qnn/plain_qnn_random.h"
#include "tests/engine/rules/qnn/plain_qnn_random_rules.h"
#include "tests/engine/rules/qnn/qnn_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <map>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

/// A constraint comes to the same for both.
class PlainQnnTest : public QObject {
    Q_OBJECT

private slots:
    void agreesOnRandomConstraints();
    void agreesOnRandomRules();
};

namespace {

int plainSetting(const char* name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

std::string verdictOf(const PlainAnswer& answer)
{
    if (!answer.isKnown)
        return "conditional";
    return answer.isTrue() ? "match" : "no match";
}

/// What is wrong with the rules' text, or empty.
std::string refusedText(const CheckedRules& checked, std::size_t rules)
{
    for (const Diagnostic& found : checked.diagnostics) {
        if (found.severity == Severity::Error)
            return toText(found);
    }
    return checked.rules.rules.size() == rules ? "" : "rules are missing";
}

std::string actualVerdict(const PlainCase& some)
{
    const CheckedRules checked = qnnRules(some.rules());
    const std::string refused = refusedText(checked, 1);
    if (!refused.empty())
        return refused;
    RewriteChoices choices;
    choices.rules = {.assumed = some.answers, .options = some.options};
    const RewriteRun run = rewrite(some.net.build(), checked.rules, choices);
    const StageResult& stage = run.stages.back();
    if (!stage.steps.empty())
        return "match";
    if (stage.refused.size() != 1)
        return "nothing";
    switch (stage.refused.front().reason) {
    case RefusedRewrite::Reason::ConditionFalse:
        return "no match";
    case RefusedRewrite::Reason::ConditionUnknown:
        return "conditional";
    default:
        return std::string(refusalCode(stage.refused.front().reason));
    }
}

std::string actualOutline(const PlainRuleCase& some)
{
    const CheckedRules checked = qnnRules(some.rulesText());
    const std::string refused = refusedText(checked, some.rules.size());
    if (!refused.empty())
        return refused;
    RewriteChoices choices{.mostSteps = 300};
    choices.rules = {.assumed = some.answers, .options = some.options};
    const RewriteRun run = rewrite(some.net.build(), checked.rules, choices);
    return outlineOf(plainNetOf(*run.graph(), some.net));
}

} // namespace

void PlainQnnTest::agreesOnRandomConstraints()
{
    const int cases = plainSetting("FUSEWRIGHT_QNN_CASES", 2'000);
    const int first = plainSetting("FUSEWRIGHT_QNN_SEED", 1);
    const int mostDifferent = plainSetting("FUSEWRIGHT_QNN_DIFFERENT", 1);
    std::map<std::string, int> counts;
    int differentCount = 0;
    for (int seed = first; seed < first + cases && differentCount < mostDifferent; ++seed) {
        RandomSource random(static_cast<std::uint64_t>(seed));
        const PlainCase some = randomPlainCase(random);

        const std::string expected = verdictOf(plainAnswer(some.constraint, some.place()));
        const std::string atMost = verdictOf(plainAnswer(some.constraint, some.place(true)));
        const std::string actual = actualVerdict(some);

        ++counts[expected];
        counts["seen through by one"] += expected != atMost ? 1 : 0;
        if (expected == actual || (expected == "conditional" && atMost == actual))
            continue;
        ++differentCount;
        qInfo("seed %d\n%sexpected %s, actual %s\n", seed, some.text().c_str(), expected.c_str(),
              actual.c_str());
    }
    for (const auto& [verdict, count] : counts)
        qInfo("%d %s", count, verdict.c_str());
    QCOMPARE(differentCount, 0);
    if (cases < 1'000)
        return;
    for (const char* verdict : {"match", "no match", "conditional"})
        QVERIFY2(counts[verdict] * 8 > cases, verdict);
    QVERIFY(counts["seen through by one"] * 50 < cases);
}

void PlainQnnTest::agreesOnRandomRules()
{
    const int cases = plainSetting("FUSEWRIGHT_QNN_CASES", 2'000) / 4;
    const int first = plainSetting("FUSEWRIGHT_QNN_SEED", 1);
    const int mostDifferent = plainSetting("FUSEWRIGHT_QNN_DIFFERENT", 1);
    int changed = 0;
    int tooMuch = 0;
    int differentCount = 0;
    for (int seed = first; seed < first + cases && differentCount < mostDifferent; ++seed) {
        RandomSource random(static_cast<std::uint64_t>(seed));
        const PlainRuleCase some = randomPlainRules(random);
        const PlainRewriting run =
            rewrittenPlainly(some.net, some.rules, some.options, some.answers);
        changed += run.steps > 0 ? 1 : 0;
        tooMuch += run.gaveUp ? 1 : 0;
        if (run.gaveUp)
            continue;

        const std::string expected = outlineOf(run.net);
        const std::string actual = actualOutline(some);

        if (expected == actual)
            continue;
        ++differentCount;
        qInfo("seed %d\n%s--- expected\n%s--- actual\n%s", seed, some.text().c_str(),
              expected.c_str(), actual.c_str());
    }
    qInfo("%d sets of rules, %d changed something, %d did too much", cases, changed, tooMuch);
    QCOMPARE(differentCount, 0);
    if (cases < 250)
        return;
    QVERIFY(changed * 3 > cases);
    QVERIFY(tooMuch * 5 < cases);
}

FUSEWRIGHT_TEST(PlainQnnTest)
#include "tst_plain_qnn.moc"
