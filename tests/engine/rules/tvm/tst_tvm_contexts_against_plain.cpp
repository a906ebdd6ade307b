// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What `match_dfb` finds, one match after the other, against a reference that is told by its
// description only.

#include "engine/match/matcher.h"
#include "tests/engine/match/random_source.h"
#include "tests/engine/rules/tvm/context_kit.h"
#include "tests/engine/rules/tvm/plain_context.h"
#include "tests/engine/rules/tvm/plain_relax_random.h"
#include "tests/engine/rules/tvm/tvm_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace fusewright;
using namespace fusewright::test;

class TvmContextsAgainstPlainTest : public QObject {
    Q_OBJECT

private slots:
    void agreesOnRandomCases();
    void agreesOnCasesThatWereWrong();
    void agreesOnSmallFunctions();
};

namespace {

using Lines = std::vector<std::string>;

int contextSetting(const char* name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

/// Objects in the order in which they are recorded.
std::vector<std::size_t> recorded(const PlainContext& context)
{
    std::vector<std::size_t> objects;
    for (const PlainUse& use : context.uses) {
        for (const std::size_t object : {use.from, use.to}) {
            if (std::ranges::find(objects, object) == objects.end())
                objects.push_back(object);
        }
    }
    return objects;
}

/// A line of names for each match.
Lines plainLines(const PlainModule& module, const PlainContext& context)
{
    Lines lines;
    for (const PlainGraphMatch& match : plainGraphMatches(module, context)) {
        std::string& line = lines.emplace_back();
        for (const std::size_t object : recorded(context))
            line += context.pattern.nodes[object].sort == PlainDplNode::Sort::Tuple
                ? "tuple "
                : module.expressions[module.boundThrough(match.at(object))].text + ' ';
    }
    return lines;
}

Lines foundLines(const Graph& graph, const Pattern& pattern)
{
    Lines lines;
    const NodeSet nothing(graph.nodeCount());
    Matcher matcher(graph, pattern);
    matcher.setTaken(&nothing);
    for (const NodeId place : matcher.candidates()) {
        const Match* const match = matcher.first(place);
        if (!match)
            continue;
        std::string& line = lines.emplace_back();
        for (const MatchSlot& slot : match->bindings) {
            if (slot.state != MatchSlot::State::Bound)
                continue;
            const bool isThere = slot.value.isValid() || slot.first.isValid();
            line += std::string(slot.value.isValid() ? graph.valueName(slot.value)
                                    : isThere        ? graph.nodeName(slot.first)
                                                     : "tuple")
                + ' ';
        }
    }
    return lines;
}

struct ContextComparison {
    std::map<std::string, std::shared_ptr<const RulesText>> texts;
    std::map<std::string, int> counts;
    int differentCount = 0;
    int mostDifferent = contextSetting("FUSEWRIGHT_TVM_DIFFERENT", 1);

    bool isOver() const { return differentCount >= mostDifferent; }

    void compareSeed(int seed)
    {
        RandomSource random(static_cast<std::uint64_t>(seed));
        const PlainModule module = randomPlainModule(random);
        const PlainContext context = randomPlainContext(random, module);
        compare("seed " + std::to_string(seed), module, context);
    }

    void compare(const std::string& name, const PlainModule& function, const PlainContext& context)
    {
        const auto graph = plainGraph(function);
        auto& text = texts[context.python()];
        text = text ? text : tvmText(context.python());
        const CheckedRules checked = tvmRules(text, graph);
        if (const Diagnostic* const refused = findingOf(checked, {"not-matched", "never-matches"}))
            ++counts[refused->code];
        if (checked.rules.rules.empty())
            return;
        const PlainModule module = plainModuleOf(*graph);
        const Lines expected = plainLines(module, context);
        const Pattern& pattern = checked.rules.rules.front().patterns.front().pattern;
        const Lines actual = foundLines(*graph, pattern);
        ++counts["compared"];
        counts["found"] += expected.empty() ? 0 : 1;
        counts["found twice"] += expected.size() > 1 ? 1 : 0;
        if (expected == actual)
            return;
        ++differentCount;
        qInfo("%s\n%s\n%s\nexpected\n%s\nactual\n%s", name.c_str(), function.text().c_str(),
              context.python().c_str(), joinedLines(expected).c_str(), joinedLines(actual).c_str());
    }

    void tell() const
    {
        for (const auto& [what, count] : counts)
            qInfo("%d %s", count, what.c_str());
    }
};

PlainUse use(std::size_t from, std::size_t to, bool isOnly = false)
{
    return {.from = from, .to = to, .argument = {}, .isOnly = isOnly};
}

/// Chains, forks, joins, diamonds and pieces over relu and add.
std::vector<PlainContext> smallContexts()
{
    std::vector<PlainContext> all;
    for (const bool isOnly : {false, true}) {
        PlainContext chain;
        const std::size_t relu = chain.pattern.openCall("relax.nn.relu");
        const std::size_t add = chain.pattern.openCall("relax.add");
        const std::size_t last = chain.pattern.wildcard();
        chain.uses = {use(relu, add, isOnly)};
        all.push_back(chain);
        chain.uses = {use(add, relu, isOnly)};
        all.push_back(chain);
        chain.uses = {use(relu, add, isOnly), use(add, last, isOnly)};
        all.push_back(chain);
        chain.uses = {use(relu, add), use(relu, last, isOnly)};
        all.push_back(chain);
        chain.uses = {use(relu, add, isOnly), use(last, add)};
        all.push_back(chain);

        PlainContext diamond;
        const std::size_t top = diamond.pattern.wildcard();
        const std::size_t left = diamond.pattern.openCall("relax.nn.relu");
        const std::size_t right = diamond.pattern.wildcard();
        const std::size_t end = diamond.pattern.openCall("relax.add");
        diamond.uses = {use(top, left), use(top, right), use(left, end, isOnly),
                        use(right, end, isOnly)};
        all.push_back(diamond);
        diamond.uses = {use(top, left), use(right, end, isOnly)};
        all.push_back(diamond);
        diamond.uses = {use(left, end, isOnly), use(left, end)};
        diamond.uses.front().argument = 0;
        diamond.uses.back().argument = 1;
        all.push_back(diamond);
    }
    PlainContext call;
    const std::size_t left = call.pattern.wildcard();
    const std::size_t right = call.pattern.wildcard();
    const std::size_t add = call.pattern.call("relax.add", {left, right});
    const std::size_t relu = call.pattern.call("relax.nn.relu", {add});
    call.uses = {
        {left, add, 0, false, true}, {right, add, 1, false, true}, {add, relu, 0, false, true}};
    all.push_back(call);
    return all;
}

} // namespace

void TvmContextsAgainstPlainTest::agreesOnRandomCases()
{
    const int cases = contextSetting("FUSEWRIGHT_TVM_CASES", 3'000);
    const int first = contextSetting("FUSEWRIGHT_TVM_SEED", 1);
    ContextComparison comparison;
    for (int seed = first; seed < first + cases && !comparison.isOver(); ++seed)
        comparison.compareSeed(seed);
    comparison.tell();

    QCOMPARE(comparison.differentCount, 0);
    if (cases < 1'000)
        return;
    QVERIFY(comparison.counts["compared"] * 2 > cases);
    QVERIFY(comparison.counts["found"] * 5 > cases);
    QVERIFY(comparison.counts["found twice"] * 50 > cases);
}

/// A later source that nothing leads to is looked for in the order of what is left.
void TvmContextsAgainstPlainTest::agreesOnCasesThatWereWrong()
{
    const QStringList body{
        "lv = R.concat((x2, x1), axis=1)",   "lv1 = R.matmul(lv, x1)",
        "lv2 = R.concat((lv1, x2), axis=1)", "lv3 = R.concat((x1, lv1), axis=1)",
        "lv4 = R.multiply(lv2, lv3)",        "lv5 = R.concat((lv2, lv4), axis=1)",
        "lv6 = R.matmul(lv3, lv5)",          "lv7 = R.multiply(lv3, lv6)",
        "lv8 = R.matmul(lv5, lv)",           "lv9 = R.concat((lv8, lv6, x2), axis=1)",
        "lv10 = R.matmul(lv9, lv3)",         "lv11 = R.concat((lv9, lv9), axis=1)"};
    const auto model = contextModel(
        relaxFunctionOf({relaxTensor("x2"), relaxTensor("x1")}, body, "lv7, lv10, lv11, lv6"));
    PlainContext context;
    const std::size_t source = context.pattern.wildcard();
    const std::size_t list = context.pattern.openCall("relax.concat");
    const std::size_t other = context.pattern.wildcard();
    const std::size_t product = context.pattern.call("relax.matmul", {list, other});
    context.uses = {{list, product, 0, false, true},
                    {other, product, 1, false, true},
                    {source, list},
                    {list, product, 0}};
    ContextComparison comparison;
    comparison.compare("later sources", plainModuleOf(*model), context);

    QCOMPARE(comparison.differentCount, 0);
    QCOMPARE(comparison.counts["found twice"], 1);
}

void TvmContextsAgainstPlainTest::agreesOnSmallFunctions()
{
    const auto most = static_cast<std::size_t>(contextSetting("FUSEWRIGHT_TVM_CALLS", 3));
    const std::vector<PlainRelaxKind> kinds{{.name = "relax.nn.relu"},
                                            {.name = "relax.add", .tensors = 2}};
    const std::vector<PlainContext> contexts = smallContexts();
    ContextComparison comparison;
    eachPlainModule(most, kinds, [&](const PlainModule& module) {
        for (std::size_t at = 0; at < contexts.size() && !comparison.isOver(); ++at)
            comparison.compare("context " + std::to_string(at), module, contexts[at]);
    });
    comparison.tell();

    QCOMPARE(comparison.differentCount, 0);
    QVERIFY(comparison.counts["found"] > 1'000);
}

FUSEWRIGHT_TEST(TvmContextsAgainstPlainTest)
#include "tst_tvm_contexts_against_plain.moc"
