// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Pattern files of TVM against a reference that was written from what TVM does alone.
// FUSEWRIGHT_TVM_CASES is how many random cases are compared, FUSEWRIGHT_TVM_SEED which is the
// first, FUSEWRIGHT_TVM_CALLS how many calls small functions have at most, FUSEWRIGHT_TVM_DIFFERENT
// after how many differences it ends.

#include "tests/engine/match/random_source.h"
#include "tests/engine/rules/tvm/plain_dpl_random.h"
#include "tests/engine/rules/tvm/plain_relax_random.h"
#include "tests/engine/rules/tvm/tvm_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

/// A file of patterns makes the same sections and refuses the same matches for both.
class TvmAgainstPlainTest : public QObject {
    Q_OBJECT

private slots:
    void agreesOnRandomCases();
    void agreesOnCasesThatWereWrong();
    void agreesOnSmallFunctions();
};

namespace {

int againstSetting(const char* name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

/// For TVM a type that a module does not tell is another one, so it finds no match and asks no
/// check; here a check may refuse what perhaps matches. Returns how many lines are of that.
std::size_t forgetUnknown(std::vector<std::string>& actual,
                          const std::vector<std::string>& expected)
{
    return std::erase_if(actual, [&](const std::string& line) {
        const std::string place = line.substr(0, line.find(':') + 1);
        const auto isThere = [&](const std::string& other) { return other.starts_with(place); };
        return line.ends_with(": unknown")
            || (line.ends_with(": check") && std::ranges::none_of(expected, isThere));
    });
}

/// What an earlier pattern took has no attributes for TVM; here a wildcard may still see them.
bool asksAttributesOfAnything(const PlainFusionPattern& pattern)
{
    using Sort = PlainDplNode::Sort;
    const std::vector<PlainDplNode>& nodes = pattern.pattern.nodes;
    return std::ranges::any_of(nodes, [&](const PlainDplNode& node) {
        return node.sort == Sort::HasAttributes && nodes[node.parts[0]].sort != Sort::Call;
    });
}

/// For TVM a type that nobody knows is another one, and not to have it holds; here nobody knows.
bool refusesFacts(const PlainFusionPattern& pattern)
{
    using Sort = PlainDplNode::Sort;
    const std::vector<PlainDplNode>& nodes = pattern.pattern.nodes;
    std::vector<bool> hasFact; // Parts come before what they are parts of.
    for (const PlainDplNode& node : nodes) {
        const auto isFact = [&](std::size_t part) { return hasFact[part]; };
        const bool isBelow = std::ranges::any_of(node.parts, isFact);
        if (node.sort == Sort::Not && isBelow)
            return true;
        hasFact.push_back(isBelow || node.sort == Sort::HasDType || node.sort == Sort::HasShape);
    }
    return false;
}

bool isOfUnknownTypes(const PlainModule& module)
{
    using Sort = PlainExpression::Sort;
    return std::ranges::any_of(module.expressions, [](const PlainExpression& each) {
        const bool isTensor = each.sort == Sort::Call || each.sort == Sort::Item
            || each.sort == Sort::MatchCast || (each.sort == Sort::Variable && !each.value);
        const auto isUnknown = [](std::int64_t extent) { return extent < 0; };
        return isTensor
            && (each.type == DataType::Unknown || !each.shape
                || std::ranges::any_of(*each.shape, isUnknown));
    });
}

/// Items that are results are no operators, so nothing shares them and no path goes over them.
bool hasItems(const PlainFusionPattern& pattern)
{
    const auto isItem = [](const PlainDplNode& node) {
        return node.sort == PlainDplNode::Sort::Item;
    };
    return std::ranges::any_of(pattern.pattern.nodes, isItem);
}

/// What became of the cases.
struct TvmComparison {
    std::map<std::string, std::shared_ptr<const RulesText>> texts;
    std::map<std::string, int> counts;
    int differentCount = 0;
    int mostDifferent = againstSetting("FUSEWRIGHT_TVM_DIFFERENT", 1);

    bool isOver() const { return differentCount >= mostDifferent; }

    /// False where one of the two cannot tell.
    bool compare(const std::string& name, const PlainFusionCase& some)
    {
        const auto graph = some.graph();
        auto& text = texts[some.rulesFile()];
        text = text ? text : tvmText(some.rulesFile());
        const CheckedRules checked = tvmRules(text, graph);
        const Diagnostic* const refused =
            findingOf(checked, {"not-matched", "many-alternatives", "not-asked"});
        if (refused) {
            ++counts[refused->code];
            return false;
        }
        if (std::ranges::any_of(some.patterns, asksAttributesOfAnything)) {
            ++counts["attributes of anything"];
            return false;
        }
        if (std::ranges::any_of(some.patterns, refusesFacts) && isOfUnknownTypes(some.module)) {
            ++counts["refused types of which nobody knows"];
            return false;
        }
        const RuleMatches matches = matchRules(*graph, checked.rules);
        if (!matches.exploded.empty()) {
            ++counts["exploded"];
            return false;
        }
        const PlainModule module = plainModuleOf(*graph);
        const PlainFusion fusion = plainFusion(module, some.patterns, {.backtracks = true});
        count(fusion);
        const auto expected = sectionLines(*graph, module, some.patterns, fusion);
        auto actual = sectionLines(*graph, checked.rules, matches);
        counts["unknown"] += static_cast<int>(forgetUnknown(actual, expected));
        if (checked.errorCount == 0 && expected == actual)
            return true;
        if (some.items == PlainItems::Results && std::ranges::any_of(some.patterns, hasItems)) {
            ++counts["other items"];
            return true;
        }
        ++differentCount;
        qInfo("%s\n%s\nexpected\n%s\nactual\n%s", name.c_str(), some.text().c_str(),
              joinedLines(expected).c_str(), joinedLines(actual).c_str());
        return true;
    }

    void count(const PlainFusion& fusion)
    {
        ++counts["compared"];
        counts["with sections"] += fusion.groups.empty() ? 0 : 1;
        for (const PlainFusionRefusal& refusal : fusion.refusals)
            ++counts[refusal.reason == PlainFusionRefusal::Reason::Check         ? "checks"
                         : refusal.reason == PlainFusionRefusal::Reason::Overlap ? "overlaps"
                                                                                 : "cycles"];
    }

    void tell() const
    {
        for (const auto& [what, count] : counts)
            qInfo("%d %s", count, what.c_str());
    }
};

} // namespace

void TvmAgainstPlainTest::agreesOnRandomCases()
{
    const int cases = againstSetting("FUSEWRIGHT_TVM_CASES", 1'500);
    const int first = againstSetting("FUSEWRIGHT_TVM_SEED", 1);
    TvmComparison comparison;
    for (int seed = first; seed < first + cases && !comparison.isOver(); ++seed) {
        RandomSource random(static_cast<std::uint64_t>(seed));
        comparison.compare("seed " + std::to_string(seed), randomPlainFusion(random));
    }
    comparison.tell();

    QCOMPARE(comparison.differentCount, 0);
    if (cases < 1'000)
        return;
    QVERIFY(comparison.counts["compared"] * 3 > cases * 2);
    QVERIFY(comparison.counts["other items"] * 100 < cases);
    QVERIFY(comparison.counts["with sections"] * 3 > cases);
    for (const char* what : {"checks", "overlaps", "cycles"})
        QVERIFY2(comparison.counts[what] * 100 > cases, what);
}

/// A tuple with a name that two calls are given, and an item of what is an input.
void TvmAgainstPlainTest::agreesOnCasesThatWereWrong()
{
    TvmComparison comparison;
    for (const std::uint64_t seed : {1'012'283, 2'019'578}) {
        RandomSource random(seed);
        comparison.compare("seed " + std::to_string(seed), randomPlainFusion(random));
    }

    QCOMPARE(comparison.differentCount, 0);
}

void TvmAgainstPlainTest::agreesOnSmallFunctions()
{
    const auto most = static_cast<std::size_t>(againstSetting("FUSEWRIGHT_TVM_CALLS", 3));
    const std::vector<PlainRelaxKind> kinds{{.name = "relax.nn.relu"},
                                            {.name = "relax.add", .tensors = 2}};
    TvmComparison comparison;
    const std::size_t functions = eachPlainModule(most, kinds, [&](const PlainModule& module) {
        for (const PlainFusionPattern& pattern : smallPlainPatterns()) {
            if (!comparison.isOver())
                comparison.compare(pattern.name, {.module = module, .patterns = {pattern}});
        }
    });
    comparison.tell();

    QCOMPARE(comparison.differentCount, 0);
    const auto compared = static_cast<std::size_t>(comparison.counts["compared"]);
    QVERIFY(compared * 3 > functions * smallPlainPatterns().size() * 2);
}

FUSEWRIGHT_TEST(TvmAgainstPlainTest)
#include "tst_tvm_against_plain.moc"
