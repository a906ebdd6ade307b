// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What random functions and patterns are made of, so that a comparison with them is worth it.
// FUSEWRIGHT_TVM_CASES is how many are made, FUSEWRIGHT_TVM_SEED which is the first.

#include "engine/graph/graph.h"
#include "engine/python/python_parser.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/rules/tvm/plain_dpl_random.h"
#include "tests/engine/rules/tvm/plain_relax_random.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

class PlainRelaxTest : public QObject {
    Q_OBJECT

private slots:
    void readsWhatItWrites();
    void makesAFunctionOfAGraph();
    void readsTheGraphOfRelax();
    void takesLiteralsAndListsAsTheyAreCalled();
    void enumeratesSmallFunctions();
    void randomCasesAreFair();
    void greedyMatchesAreMatches();
    void fusesTheGraphAsTheFunction();
    void smallPatternsMatchSmallFunctions();
};

namespace {

int relaxSetting(const char* name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

template <class Visit>
void eachSeed(Visit visit)
{
    const int first = relaxSetting("FUSEWRIGHT_TVM_SEED", 1);
    for (int seed = first; seed < first + relaxSetting("FUSEWRIGHT_TVM_CASES", 1'000); ++seed) {
        RandomSource random(static_cast<std::uint64_t>(seed));
        visit(randomPlainFusion(random), seed);
    }
}

std::string pythonErrors(const std::string& text)
{
    Diagnostics diagnostics;
    const SourceText source("rules.py", text);
    const PythonTree tree = parsePython(source, diagnostics);
    return diagnostics.errorCount() == 0 ? "" : toText(diagnostics.all().front());
}

bool hasSort(const PlainDpl& pattern, PlainDplNode::Sort sort)
{
    return std::ranges::find(pattern.nodes, sort, &PlainDplNode::sort) != pattern.nodes.end();
}

} // namespace

void PlainRelaxTest::readsWhatItWrites()
{
    const std::string text = "x: f32[2,?]\nd: dataflow\nw: const f16[]\n"
                             "lv = relax.concat((x, w), axis=1, layout=\"NC HW\"): f32\n"
                             "lv1 = lv[0]: ?[4]\nlv2 = (lv1, (x, d))\nlv3 = match_cast(lv1): i64\n"
                             "lv4 = relax.reshape(lv3, [2, 3], 1.5, -1)\nlv5 = lv4\n"
                             "return lv5, lv1\n";

    const auto module = plainModule(text);

    QVERIFY(module);
    QCOMPARE(module->text(), text);
    for (const char* const wrong : {"lv = relax.add(x)", "x f32", "x: f32\nlv = x[a]",
                                    "x: f32\nlv = relax.nn.relu(x", "x: f32\nreturn y"})
        QVERIFY2(!plainModule(wrong), wrong);
}

void PlainRelaxTest::makesAFunctionOfAGraph()
{
    eachSeed([](const PlainFusionCase& some, int seed) {
        const auto graph = some.graph();

        QVERIFY(graph);
        QVERIFY2(
            plainModuleOf(*graph).text() == some.module.text(),
            (std::to_string(seed) + '\n' + some.text() + "---\n" + plainModuleOf(*graph).text())
                .c_str());
    });
}

void PlainRelaxTest::readsTheGraphOfRelax()
{
    const Reading reading = readBytes("@R.function\n"
                                      "def main(x: R.Tensor((2, 4), \"float32\")):\n"
                                      "    with R.dataflow():\n"
                                      "        lv = R.split(x, indices_or_sections=2, axis=1)\n"
                                      "        lv1 = lv[1]\n"
                                      "        lv2 = R.concat((lv1, x), axis=1)\n"
                                      "        lv3 = lv2\n"
                                      "        gv = R.add(lv3, R.const(1.0, \"float32\"))\n"
                                      "        R.output(gv)\n"
                                      "    return gv\n",
                                      "a.py");
    QVERIFY(reading.model);

    const PlainModule module = plainModuleOf(reading.graph());

    QCOMPARE(QString::fromStdString(module.text()).section("lv = ", 1),
             QString("relax.split(x, indices_or_sections=2, axis=1)\n"
                     "lv1 = lv[1]\n"
                     "lv2 = relax.concat((lv1, x), axis=1)\n"
                     "lv3 = lv2\n"
                     "gv = relax.add(lv3, const)\n"
                     "return gv\n"));
}

void PlainRelaxTest::takesLiteralsAndListsAsTheyAreCalled()
{
    const std::string text = "x: f32\nw: const f32\n"
                             "lv = relax.reshape(x, [2, 3])\n"
                             "lv1 = relax.some(lv, (x, (w, 1), 2), lv, kind=\"a\")\n"
                             "lv2 = match_cast(lv1): f32[2]\n"
                             "lv3 = relax.nn.relu(lv2)\n"
                             "return lv3\n";
    const auto module = plainModule(text);
    QVERIFY(module);

    const auto graph = plainGraph(*module);

    QVERIFY(graph);
    QCOMPARE(plainModuleOf(*graph).text(), text);
}

void PlainRelaxTest::enumeratesSmallFunctions()
{
    const std::vector<PlainRelaxKind> kinds{{.name = "relax.nn.relu"},
                                            {.name = "relax.add", .tensors = 2}};
    std::map<std::string, int> seen;
    const auto count =
        eachPlainModule(2, kinds, [&](const PlainModule& module) { ++seen[module.text()]; });

    QCOMPARE(count, std::size_t(78));
    QCOMPARE(seen.size(), std::size_t(78));
    QVERIFY(seen.contains("x: f32\nmetadata_0: const f32\nlv = relax.add(metadata_0, x)\n"
                          "lv1 = relax.nn.relu(metadata_0)\nreturn lv, lv1\n"));
    std::size_t items = 0;
    const std::vector<PlainRelaxKind> split{{.name = "relax.split", .items = 2}};
    eachPlainModule(2, split, [&](const PlainModule& module) {
        items += module.variables.size() == 6 ? 1 : 0;
    });
    QCOMPARE(items, std::size_t(2 * 4));
    QCOMPARE(eachPlainModule(4, kinds, [](const PlainModule&) {}), std::size_t(44'718));
}

void PlainRelaxTest::randomCasesAreFair()
{
    std::map<std::string, int> counts;
    int cases = 0;
    eachSeed([&](const PlainFusionCase& some, int seed) {
        const std::string wrong = pythonErrors(some.rulesFile());
        QVERIFY2(wrong.empty(), (std::to_string(seed) + '\n' + some.text() + wrong).c_str());
        const PlainFusion fusion = plainFusion(some.module, some.patterns);
        const PlainFusion full = plainFusion(some.module, some.patterns, {.backtracks = true});
        ++cases;
        counts["with groups"] += fusion.groups.empty() ? 0 : 1;
        counts["otherwise with the full search"] +=
            fusion.text(some.module) == full.text(some.module) ? 0 : 1;
        const auto isLarge = [](const auto& group) { return group.members.size() > 2; };
        counts["with large groups"] += std::ranges::any_of(fusion.groups, isLarge) ? 1 : 0;
        for (const PlainFusionRefusal& refusal : fusion.refusals)
            ++counts[refusal.reason == PlainFusionRefusal::Reason::Check         ? "checks"
                         : refusal.reason == PlainFusionRefusal::Reason::Overlap ? "overlaps"
                                                                                 : "cycles"];
    });
    for (const auto& [what, count] : counts)
        qInfo("%d %s", count, what.c_str());
    if (cases < 1'000)
        return;
    QVERIFY(counts["with groups"] * 2 > cases);
    QVERIFY(counts["with large groups"] * 12 > cases);
    for (const char* what : {"otherwise with the full search", "checks", "overlaps", "cycles"})
        QVERIFY2(counts[what] * 100 > cases, what);
}

void PlainRelaxTest::greedyMatchesAreMatches()
{
    int matches = 0;
    eachSeed([&](const PlainFusionCase& some, int seed) {
        for (const PlainFusionPattern& each : some.patterns) {
            for (const std::size_t variable : some.module.variables) {
                const auto greedy = plainDplMatch(each.pattern, some.module, variable);
                const auto full =
                    plainDplMatch(each.pattern, some.module, variable, {.backtracks = true});
                matches += greedy ? 1 : 0;
                const bool isSure = !hasSort(each.pattern, PlainDplNode::Sort::Not);
                QVERIFY2(!isSure || !greedy || full,
                         (std::to_string(seed) + '\n' + some.text()).c_str());
                const bool hasChoices = hasSort(each.pattern, PlainDplNode::Sort::Either)
                    || hasSort(each.pattern, PlainDplNode::Sort::UnorderedTuple)
                    || some.module.text().find("relax.add") != std::string::npos
                    || some.module.text().find("relax.multiply") != std::string::npos;
                QVERIFY2(hasChoices || greedy.has_value() == full.has_value(),
                         std::to_string(seed).c_str());
                QVERIFY2(hasChoices || !greedy || greedy->memo == full->memo,
                         std::to_string(seed).c_str());
            }
        }
    });
    QVERIFY(matches > 0);
}

void PlainRelaxTest::fusesTheGraphAsTheFunction()
{
    eachSeed([&](const PlainFusionCase& some, int seed) {
        const auto graph = some.graph();
        QVERIFY(graph);
        const PlainModule again = plainModuleOf(*graph);

        const PlainFusion fusion = plainFusion(again, some.patterns);

        const std::string expected = plainFusion(some.module, some.patterns).text(some.module);
        QVERIFY2(fusion.text(again) == expected, std::to_string(seed).c_str());
        for (const PlainFusionGroup& group : fusion.groups) {
            const std::vector<NodeId> nodes = again.nodesOf(group.members);
            QVERIFY(std::ranges::is_sorted(nodes));
            QVERIFY(some.items == PlainItems::Results || nodes.size() == group.members.size());
            QCOMPARE(graph->nodeName(nodes.back()),
                     std::string_view(again.expressions[group.root].text));
        }
    });
}

void PlainRelaxTest::smallPatternsMatchSmallFunctions()
{
    const std::vector<PlainRelaxKind> kinds{{.name = "relax.nn.relu"},
                                            {.name = "relax.add", .tensors = 2}};
    for (const PlainFusionPattern& pattern : smallPlainPatterns()) {
        std::map<std::string, int> seen;
        eachPlainModule(3, kinds, [&](const PlainModule& module) {
            const PlainFusion fusion = plainFusion(module, {pattern});
            seen["matches"] += fusion.groups.empty() ? 0 : 1;
            seen["does not"] += fusion.groups.empty() ? 1 : 0;
        });
        QVERIFY2(seen["matches"] > 0, pattern.name.c_str());
        QVERIFY2(seen["does not"] > 0, pattern.name.c_str());
    }
}

FUSEWRIGHT_TEST(PlainRelaxTest)
#include "tst_plain_relax.moc"
