// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Tuples that `rewrite_call` looks for against all that could be written: each that is found could
// be, and none is left over. FUSEWRIGHT_TVM_CASES is how many random cases are compared,
// FUSEWRIGHT_TVM_SEED which is the first.

#include "engine/graph/graph.h"
#include "engine/pattern/match.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/rules/tvm/plain_dpl_matcher.h"
#include "tests/engine/rules/tvm/plain_relax_random.h"
#include "tests/engine/rules/tvm/tvm_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

class TvmTuplesAgainstPlainTest : public QObject {
    Q_OBJECT

private slots:
    void agreesOnRandomCases();
};

namespace {

using TupleSort = PlainExpression::Sort;
using TupleNodes = std::vector<NodeId>;

int tupleSetting(const char* name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

/// The calls of two variables as a tuple; what both are given is one object, mostly.
std::optional<PlainDpl> randomTuple(RandomSource& random, const PlainModule& module)
{
    PlainDpl pattern;
    std::map<std::size_t, std::size_t> objects; // By what is an argument.
    std::vector<std::size_t> fields;
    const std::size_t shares = random.chance(70) ? 90 : 10;
    for (int count = 0; count < 2; ++count) {
        const std::size_t variable = random.oneOf(module.variables);
        const PlainExpression& call = module.expressions[*module.expressions[variable].value];
        const auto isPlain = [&](std::size_t part) {
            const TupleSort sort = module.expressions[part].sort;
            return sort == TupleSort::Variable || sort == TupleSort::Constant;
        };
        if (call.sort != TupleSort::Call
            || !std::all_of(call.parts.begin() + 1, call.parts.end(), isPlain))
            return std::nullopt;
        std::vector<std::size_t> arguments;
        for (std::size_t at = 1; at < call.parts.size(); ++at) {
            const auto known = objects.find(call.parts[at]);
            const bool isShared = known != objects.end() && random.chance(shares);
            arguments.push_back(isShared ? known->second : pattern.wildcard());
            objects[call.parts[at]] = arguments.back();
        }
        fields.push_back(pattern.call(module.expressions[call.parts[0]].text, arguments));
    }
    pattern.tuple(fields);
    return pattern;
}

/// The operators of the tuple of these variables, where it matches and could be written behind the
/// last of them instead of them.
std::optional<TupleNodes> looseTuple(const PlainModule& module, const PlainDpl& pattern,
                                     const std::vector<std::size_t>& fields)
{
    PlainModule with = module;
    std::vector<std::size_t> values;
    for (const std::size_t field : fields)
        values.push_back(*module.expressions[field].value);
    const std::size_t tuple = with.add({.sort = TupleSort::Tuple, .parts = values});
    const auto match = plainDplMatch(pattern, with, tuple, {.backtracks = true});
    const auto place = [&](std::size_t variable) {
        return std::ranges::find(module.variables, variable) - module.variables.begin();
    };
    const auto last = std::ranges::max(fields, {}, place);
    for (const std::size_t field : fields) {
        for (const std::size_t user : module.users(field)) {
            if (field != last && place(user) < place(last))
                return std::nullopt;
        }
    }
    const auto isName = [&](std::size_t field) { return module.isName(field); };
    if (!match || fields[0] == fields[1] || std::ranges::any_of(fields, isName))
        return std::nullopt;
    TupleNodes nodes = module.nodesOf(match->members(pattern, module));
    std::ranges::sort(nodes);
    return nodes;
}

std::set<TupleNodes> looseTuples(const PlainModule& module, const PlainDpl& pattern)
{
    std::set<TupleNodes> all;
    for (const std::size_t first : module.variables) {
        for (const std::size_t second : module.variables) {
            if (auto nodes = looseTuple(module, pattern, {first, second}))
                all.insert(*std::move(nodes));
        }
    }
    return all;
}

} // namespace

void TvmTuplesAgainstPlainTest::agreesOnRandomCases()
{
    const int cases = tupleSetting("FUSEWRIGHT_TVM_CASES", 2'000);
    const int first = tupleSetting("FUSEWRIGHT_TVM_SEED", 1);
    std::map<std::string, int> counts;
    for (int seed = first; seed < first + cases; ++seed) {
        RandomSource random(static_cast<std::uint64_t>(seed));
        const PlainModule function = randomPlainModule(random);
        const auto pattern = randomTuple(random, function);
        const auto graph = plainGraph(function);
        if (!pattern || !graph)
            continue;
        const std::string file = plainDplImports() + "from tvm.relax.dpl import rewrite_call\n"
            + pattern->python() + "rewrite_call(pattern_1, None, None)\n";
        const CheckedRules checked = tvmRules(tvmText(file), graph);
        if (checked.rules.rules.size() != 2)
            continue;

        const RuleMatches found = matchRules(*graph, checked.rules);

        const PlainModule module = plainModuleOf(*graph);
        const std::set<TupleNodes> expected = looseTuples(module, *pattern);
        const std::string told = std::to_string(seed) + '\n' + module.text() + file;
        std::set<NodeId> taken;
        ++counts["compared"];
        for (const RuleMatch& match : found.matches) {
            QVERIFY2(match.rule == 0 || expected.contains(match.nodes), told.c_str());
            counts["found"] += match.rule == 1 ? 1 : 0;
            counts["written"] += match.rule == 0 ? 1 : 0;
            taken.insert(match.nodes.begin(), match.nodes.end());
        }
        for (const TupleNodes& nodes : expected) {
            const auto isTaken = [&](NodeId node) { return taken.contains(node); };
            QVERIFY2(std::ranges::any_of(nodes, isTaken), told.c_str());
        }
    }
    for (const auto& [what, count] : counts)
        qInfo("%d %s", count, what.c_str());
    if (cases < 1'000)
        return;
    QVERIFY(counts["compared"] * 20 > cases);
    QVERIFY(counts["found"] * 100 > cases);
    QVERIFY(counts["written"] > 0);
}

FUSEWRIGHT_TEST(TvmTuplesAgainstPlainTest)
#include "tst_tvm_tuples_against_plain.moc"
