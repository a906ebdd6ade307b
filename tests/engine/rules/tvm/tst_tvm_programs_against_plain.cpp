// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Pattern files of TVM against the reference in modules of several functions and dataflow blocks,
// which are read as Relax prints them. FUSEWRIGHT_TVM_CASES is how many random cases are compared,
// FUSEWRIGHT_TVM_SEED which is the first, FUSEWRIGHT_TVM_DIFFERENT after how many differences it
// ends.

#include "tests/engine/kit/read_text.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/rules/tvm/plain_dpl_random.h"
#include "tests/engine/rules/tvm/plain_program.h"
#include "tests/engine/rules/tvm/tvm_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

/// A file of patterns makes the same sections in each function for both.
class TvmProgramsAgainstPlainTest : public QObject {
    Q_OBJECT

private slots:
    void agreesOnRandomCases();
    void agreesOnCasesThatWereWrong_data();
    void agreesOnCasesThatWereWrong();
};

namespace {

int programSetting(const char* name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

std::vector<PlainFusionPattern> randomPatterns(RandomSource& random, const PlainProgram& program)
{
    std::vector<PlainFusionPattern> patterns;
    for (std::size_t count = random.between(1, 3); count > 0; --count) {
        const PlainModule& module = random.chance(50) ? program.functions.back().module
                                                      : random.oneOf(program.functions).module;
        PlainFusionPattern& made = patterns.emplace_back();
        made.name = "test.p" + std::to_string(patterns.size());
        made.pattern = randomPlainDpl(random, module);
        if (random.chance(30))
            made.check = plainLeakCheck();
    }
    return patterns;
}

struct ProgramComparison {
    std::map<std::string, int> counts;
    int differentCount = 0;

    /// Lines of all functions, in the order of their texts.
    std::vector<std::string> expectedLines(const Graph& graph, const PlainProgram& program,
                                           const std::vector<PlainFusionPattern>& patterns)
    {
        std::vector<std::string> all;
        for (const PlainInstance& each : program.instances(graph)) {
            const PlainFusion fusion = plainFusion(each.module, patterns, {.backtracks = true});
            for (std::string& line : sectionLines(graph, each.module, patterns, fusion))
                all.push_back(std::move(line));
            counts["functions"] += 1;
            counts["sections in functions"] +=
                each.prefix.empty() ? 0 : static_cast<int>(fusion.groups.size());
            counts["sections in main"] +=
                each.prefix.empty() ? static_cast<int>(fusion.groups.size()) : 0;
            for (const PlainFusionRefusal& refusal : fusion.refusals)
                ++counts[refusal.reason == PlainFusionRefusal::Reason::Check         ? "checks"
                             : refusal.reason == PlainFusionRefusal::Reason::Overlap ? "overlaps"
                                                                                     : "cycles"];
        }
        std::ranges::sort(all);
        return all;
    }

    void compare(int seed)
    {
        RandomSource random(static_cast<std::uint64_t>(seed));
        const PlainProgram program = randomPlainProgram(random);
        const std::vector<PlainFusionPattern> patterns = randomPatterns(random, program);
        const std::string file = plainRulesFile(patterns);
        const Reading reading = readBytes(program.text(), "a.py", Keep::Raw);
        QVERIFY2(reading.model,
                 (std::to_string(seed) + reading.firstMessage() + '\n' + program.text()).c_str());
        const auto graph = reading.model->graph;
        const CheckedRules checked = tvmRules(tvmText(file), graph);
        if (const Diagnostic* const refused =
                findingOf(checked, {"not-matched", "many-alternatives", "not-asked"})) {
            ++counts[refused->code];
            return;
        }
        const RuleMatches matches = matchRules(*graph, checked.rules);
        if (!matches.exploded.empty()) {
            ++counts["exploded"];
            return;
        }
        ++counts["compared"];
        const auto expected = expectedLines(*graph, program, patterns);
        auto actual = sectionLines(*graph, checked.rules, matches);
        // Of what a pattern took TVM knows the type, and here nobody does.
        std::erase_if(actual, [](const std::string& line) { return line.ends_with(": unknown"); });
        std::ranges::sort(actual);
        if (checked.errorCount == 0 && expected == actual)
            return;
        // Of the operands of a sum of two such parameters nobody knows which is which.
        if (program.givesTwice()) {
            ++counts["one value as two parameters"];
            return;
        }
        ++differentCount;
        qInfo("seed %d\n%s%s\nexpected\n%s\nactual\n%s", seed, program.text().c_str(), file.c_str(),
              joinedLines(expected).c_str(), joinedLines(actual).c_str());
    }
};

} // namespace

void TvmProgramsAgainstPlainTest::agreesOnRandomCases()
{
    const int cases = programSetting("FUSEWRIGHT_TVM_CASES", 1'500);
    const int first = programSetting("FUSEWRIGHT_TVM_SEED", 1);
    const int most = programSetting("FUSEWRIGHT_TVM_DIFFERENT", 1);
    ProgramComparison comparison;
    for (int seed = first; seed < first + cases && comparison.differentCount < most; ++seed)
        comparison.compare(seed);
    for (const auto& [what, count] : comparison.counts)
        qInfo("%d %s", count, what.c_str());

    QCOMPARE(comparison.differentCount, 0);
    if (cases < 1'000)
        return;
    QVERIFY(comparison.counts["compared"] * 4 > cases * 3);
    QVERIFY(comparison.counts["one value as two parameters"] * 1'000 < cases);
    for (const char* what : {"sections in functions", "sections in main", "checks", "overlaps"})
        QVERIFY2(comparison.counts[what] * 100 > cases, what);
}

void TvmProgramsAgainstPlainTest::agreesOnCasesThatWereWrong_data()
{
    QTest::addColumn<int>("seed");
    QTest::newRow("what is refused is asked as its user writes it") << 1'075;
    QTest::newRow("what is cast, and given to a function") << 3'387;
    QTest::newRow("the same of several blocks") << 4'878;
    QTest::newRow("one operator that is two parts of a pattern") << 22'014;
    QTest::newRow("the same in a function") << 29'974;
}

void TvmProgramsAgainstPlainTest::agreesOnCasesThatWereWrong()
{
    QFETCH(int, seed);

    ProgramComparison comparison;
    comparison.compare(seed);

    QCOMPARE(comparison.differentCount, 0);
}

FUSEWRIGHT_TEST(TvmProgramsAgainstPlainTest)
#include "tst_tvm_programs_against_plain.moc"
