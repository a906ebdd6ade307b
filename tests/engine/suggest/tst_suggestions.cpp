// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/suggestions.h"

#include "engine/graph/graph.h"
#include "engine/partition/partition_costs.h"
#include "engine/partition/partitions.h"
#include "engine/partition/rule_matches.h"
#include "engine/suggest/block_saving.h"
#include "engine/suggest/draft_effect.h"
#include "engine/suggest/draft_names.h"
#include "engine/suggest/rule_ground.h"

#include "tests/engine/match/random_source.h"
#include "tests/engine/match/reference_sections.h"
#include "tests/engine/partition/partition_kit.h"
#include "tests/engine/suggest/suggest_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

namespace {

/// So many layers, each the same random operators on one input and one output of the layer before.
std::string repeatedText(RandomSource& random)
{
    static const std::vector<std::string> ops{"linear", "relu", "add", "mul"};
    const std::size_t layers = random.between(2, 5);
    const std::size_t size = random.between(3, 8);
    std::vector<std::string> kinds;
    std::vector<std::vector<std::size_t>> users(size);
    for (std::size_t at = 0; at < size; ++at) {
        kinds.push_back(random.oneOf(ops));
        if (at > 0)
            users[random.below(at)].push_back(at);
        if (at > 1 && random.chance(40))
            users[random.below(at)].push_back(at);
    }
    std::string text;
    const auto word = [&](std::size_t layer, std::size_t at) {
        return 'n' + std::to_string(layer * size + at) + ':' + kinds[at];
    };
    for (std::size_t layer = 0; layer < layers; ++layer) {
        if (layer > 0)
            text += word(layer - 1, size - 1) + " > " + word(layer, 0) + '\n';
        for (std::size_t at = 0; at < size; ++at) {
            for (const std::size_t user : users[at])
                text += word(layer, at) + " > " + word(layer, user) + '\n';
        }
    }
    return text;
}

std::size_t referenceCount(const RuleGround& ground, const Suggestion& suggestion)
{
    std::vector<Diagnostic> findings;
    const std::optional<Rule> rule =
        readRuleText(ground.written(suggestion.draft), ground, findings);
    if (!rule)
        return 0;
    const PlainSections sections = sectionsOf(
        ground.graph(),
        {{.name = rule->name, .priority = 0, .patterns = {rule->patterns.front().pattern}}});
    std::vector<std::vector<NodeId>> nodes;
    for (const PlainSection& section : sections.sections)
        nodes.push_back(section.nodes);
    return nodes == suggestion.sections ? nodes.size() : 0;
}

} // namespace

class SuggestionsTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheBlockThatIsThereAgainAndAgain();
    void findsNothingWhereNothingIsRepeated();
    void leavesAloneWhatRulesTake();
    void aBiasGoesWithItsMatrixMultiplication();
    void anActivationOfSeveralOperatorsGoesWithItsConvolution();
    void whatIsUsedElsewhereIsNoActivation();
    void attentionMayBeOfEinsums();
    void aSequenceOfModulesIsNoRepeat();
    void whatIsInNoModuleBelongsToAnyRepeat();
    void whatIsEverywhereComesBeforeWhatIsAlikeFarAround();
    void blocksOfDifferentNeighboursAreOne();
    void keepsToTheSizeThatIsWanted();
    void namesDifferFromEachOtherAndFromTheRules();
    void aNameThatIsTakenSaysMore();
    void standsBehindTheRulesThatAreThere();
    void countsAsTheReferenceDoes();
    void savesFormulasOfNamedExtents();
    void bytesCompareWhereTheyAreMultiples();
    void savesWhatTheCostsSay();
};

void SuggestionsTest::findsTheBlockThatIsThereAgainAndAgain()
{
    const auto ground = groundOf("l1:linear > r1:relu > a1:add > l2:linear > r2:relu > a2:add\n"
                                 "a2 > l3:linear > r3:relu > a3:add\n"
                                 "l1 > a1\nl2 > a2\nl3 > a3");

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QCOMPARE(suggestions.size(), std::size_t(1));
    QCOMPARE(suggestions[0].sections.size(), std::size_t(3));
    QCOMPARE(suggestions[0].savedSections, std::size_t(6));
    QCOMPARE(namesOf(ground->graph(), suggestions[0].draft.nodes()), "l1 r1 a1");
}

void SuggestionsTest::findsNothingWhereNothingIsRepeated()
{
    QVERIFY(suggestRules(*groundOf("linear > relu > add > gelu > mul")).empty());
    QVERIFY(suggestRules(*groundOf("relu")).empty());
}

void SuggestionsTest::leavesAloneWhatRulesTake()
{
    const auto ground =
        groundOf("l1:linear > r1:relu > g1:gelu > m1:mul > l2:linear > r2:relu > g2:gelu > m2:mul",
                 "taken:\n  priority: 3\n  pattern:\n    l:\n      op_type: linear\n"
                 "      child: r\n    r:\n      op_type: relu\n");

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QCOMPARE(suggestions.size(), std::size_t(1));
    QCOMPARE(namesOf(ground->graph(), suggestions[0].draft.nodes()), "g1 m1");
}

void SuggestionsTest::aBiasGoesWithItsMatrixMultiplication()
{
    TypedGraph g("par w bf16 8 8\npar b bf16 8\nin x bf16 4 8\n"
                 "c1 = conv2d x w : bf16 4 8\nn1 = batch_norm c1 b : bf16 4 8\n"
                 "r1 = relu n1 : bf16 4 8\n"
                 "c2 = conv2d r1 w : bf16 4 8\nn2 = batch_norm c2 b : bf16 4 8\n"
                 "r2 = relu n2 : bf16 4 8\n"
                 "c3 = conv2d r2 w : bf16 4 8\nn3 = batch_norm c3 b : bf16 4 8\n"
                 "r3 = relu n3 : bf16 4 8\n");
    const auto ground = groundOf(std::move(g.graph));

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QCOMPARE(suggestions.size(), std::size_t(1));
    QCOMPARE(namesOf(ground->graph(), suggestions[0].draft.nodes()), "c1 n1 r1");
    QCOMPARE(suggestions[0].sections.size(), std::size_t(3));
}

void SuggestionsTest::anActivationOfSeveralOperatorsGoesWithItsConvolution()
{
    std::string text = "par w bf16 8 8\npar b bf16 8 8\nin m0 bf16 4 8\n";
    for (const std::string layer : {"1", "2", "3"}) {
        const std::string last = std::to_string(std::stoi(layer) - 1);
        text += "c" + layer + " = conv2d m" + last + " w : bf16 4 8\n";
        text += "n" + layer + " = batch_norm c" + layer + " b : bf16 4 8\n";
        text += "s" + layer + " = sigmoid n" + layer + " : bf16 4 8\n";
        text += "m" + layer + " = mul n" + layer + " s" + layer + " : bf16 4 8\n";
    }
    TypedGraph g(text);
    const auto ground = groundOf(std::move(g.graph));

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QCOMPARE(suggestions.size(), std::size_t(1));
    QCOMPARE(namesOf(ground->graph(), suggestions[0].draft.nodes()), "c1 n1 s1 m1");
    QCOMPARE(suggestions[0].sections.size(), std::size_t(3));
}

/// Squeeze and excitation: a sigmoid behind a matrix multiplication, and what it scales is another.
void SuggestionsTest::whatIsUsedElsewhereIsNoActivation()
{
    std::string text = "par w bf16 8 8\nin m0 bf16 4 8\n";
    for (const std::string layer : {"1", "2", "3"}) {
        const std::string last = std::to_string(std::stoi(layer) - 1);
        text += "c" + layer + " = conv2d m" + last + " w : bf16 4 8\n";
        text += "l" + layer + " = linear c" + layer + " w : bf16 4 8\n";
        text += "s" + layer + " = sigmoid l" + layer + " : bf16 4 8\n";
        text += "m" + layer + " = mul c" + layer + " s" + layer + " : bf16 4 8\n";
    }
    TypedGraph g(text);
    const auto ground = groundOf(std::move(g.graph));

    const std::vector<Suggestion> suggestions = suggestRules(*ground);
    QVERIFY(!suggestions.empty());
    for (const Suggestion& suggestion : suggestions) {
        const std::vector<NodeId> nodes = suggestion.draft.nodes();
        const std::string names = namesOf(ground->graph(), nodes);
        // The sigmoid is the matrix multiplication's; the product is of both.
        QVERIFY2((names.find('s') == std::string::npos) == (names.find('l') == std::string::npos),
                 names.c_str());
    }
}

/// As with matrix multiplications: what lies between the two around a softmax is one block, and
/// goes on with what follows.
void SuggestionsTest::attentionMayBeOfEinsums()
{
    std::string text = "par k f32 2 6 8\npar v f32 2 6 8\nin x1 f32 2 6 8\n";
    for (const std::string layer : {"1", "2", "3"}) {
        const std::string next = std::to_string(std::stoi(layer) + 1);
        text += "s" + layer + " = Einsum x" + layer + " k equation=bid,bjd->bij : f32 2 6 6\n";
        text += "d" + layer + " = tanh s" + layer + " : f32 2 6 6\n";
        text += "p" + layer + " = softmax d" + layer + " : f32 2 6 6\n";
        text += "m" + layer + " = Einsum p" + layer + " v equation=bij,bjd->bid : f32 2 6 8\n";
        text += "x" + next + " = LayerNormalization m" + layer + " : f32 2 6 8\n";
    }
    TypedGraph g(text);
    const auto ground = groundOf(std::move(g.graph));

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QVERIFY(!suggestions.empty());
    QCOMPARE(namesOf(ground->graph(), suggestions[0].draft.nodes()), "s1 d1 p1 m1 x2");
    QCOMPARE(suggestions[0].draft.heuristic, std::optional<std::string>("MHA"));
}

/// `nn.Sequential` numbers what comes one after the other.
void SuggestionsTest::aSequenceOfModulesIsNoRepeat()
{
    TypedGraph g("in x f32 4 8\npar w f32 8 8\n"
                 "l0 = linear x w @top.0:Linear : f32 4 8\nr0 = relu l0 @top.1:ReLU : f32 4 8\n"
                 "l1 = linear r0 w @top.2:Linear : f32 4 8\nr1 = relu l1 @top.3:ReLU : f32 4 8\n"
                 "l2 = linear r1 w @top.4:Linear : f32 4 8\nr2 = relu l2 @top.5:ReLU : f32 4 8\n");
    const auto ground = groundOf(std::move(g.graph));

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QCOMPARE(suggestions.size(), std::size_t(1));
    QCOMPARE(suggestions[0].sections.size(), std::size_t(3));
    QCOMPARE(namesOf(ground->graph(), suggestions[0].draft.nodes()), "l0 r0");
}

/// Captures know the modules that they call, and of a function none.
void SuggestionsTest::whatIsInNoModuleBelongsToAnyRepeat()
{
    std::string text = "in y0 f32 4 8\npar w f32 8 8\n";
    for (int layer = 1; layer <= 4; ++layer) {
        const std::string n = std::to_string(layer);
        const std::string module = " @enc." + n;
        text += "l" + n + " = linear y" + std::to_string(layer - 1) + " w" + module
            + ".fc:Linear : f32 4 8\n";
        text += "n" + n + " = layer_norm l" + n + module + ".norm:LayerNorm : f32 4 8\n";
        text += "s" + n + " = silu n" + n + " : f32 4 8\n";
        text += "y" + n + " = dropout s" + n + module + ".drop:Dropout : f32 4 8\n";
    }
    TypedGraph g(text);
    const auto ground = groundOf(std::move(g.graph));

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QVERIFY(!suggestions.empty());
    QCOMPARE(suggestions[0].sections.size(), std::size_t(4));
    QCOMPARE(namesOf(ground->graph(), suggestions[0].draft.nodes()), "l1 n1 s1 y1");
}

/// Two networks of eight layers: their skips are alike far around, their layers everywhere.
void SuggestionsTest::whatIsEverywhereComesBeforeWhatIsAlikeFarAround()
{
    std::string text;
    const auto layer = [](char network, int at) {
        const std::string id = network + std::to_string(at);
        return 'm' + id + ":matmul > b" + id + ":add > r" + id + ":relu\n";
    };
    for (const char network : {'x', 'y'}) {
        for (int at = 0; at < 8; ++at)
            text += layer(network, at);
        for (int at = 1; at < 8; ++at) {
            const std::string from = std::string("r") + network + std::to_string(at - 1);
            const std::string to = std::string("m") + network + std::to_string(at);
            text += at == 5 ? from + " > c" + network + ":cat > " + to + '\n'
                            : from + " > " + to + '\n';
        }
    }
    const auto ground = groundOf(text);

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QVERIFY(!suggestions.empty());
    QCOMPARE(namesOf(ground->graph(), suggestions[0].draft.nodes()), "mx0 bx0 rx0");
    QCOMPARE(suggestions[0].sections.size(), std::size_t(16));
}

/// Experts read one value each layer, and layers have different numbers of them.
void SuggestionsTest::blocksOfDifferentNeighboursAreOne()
{
    std::string text;
    std::string before = "start:embedding";
    for (int layer = 0; layer < 3; ++layer) {
        const std::string norm = "norm" + std::to_string(layer);
        const std::string sum = "sum" + std::to_string(layer);
        text += before + " > " + norm + ":layer_norm\n";
        for (int expert = 0; expert < layer + 2; ++expert) {
            const std::string id = std::to_string(layer) + '_' + std::to_string(expert);
            text += norm + " > g" + id + ":linear > s" + id + ":silu > p" + id + ":mul\n";
            text += norm + " > u" + id + ":linear > p" + id + '\n';
            text += 'p' + id + " > d" + id + ":linear > " + sum + ":add_n\n";
        }
        before = sum;
    }
    const auto ground = groundOf(text);

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QVERIFY(!suggestions.empty());
    QCOMPARE(namesOf(ground->graph(), suggestions[0].draft.nodes()), "g0_0 s0_0 u0_0 p0_0");
    QCOMPARE(suggestions[0].sections.size(), std::size_t(9));
}

void SuggestionsTest::keepsToTheSizeThatIsWanted()
{
    const auto ground = groundOf("a1:a > b1:b > c1:c > d1:d > a2:a > b2:b > c2:c > d2:d");

    for (const Suggestion& suggestion : suggestRules(*ground, {.mostOperators = 2}))
        QCOMPARE(suggestion.draft.entries.size(), std::size_t(2));
    QCOMPARE(suggestRules(*ground, {.mostSuggestions = 1, .mostOperators = 2}).size(),
             std::size_t(1));
}

void SuggestionsTest::namesDifferFromEachOtherAndFromTheRules()
{
    const auto ground = groundOf("a1:a > b1:b > c > a2:a > b2:b > d > a3:a",
                                 "a_to_b:\n  priority: 1\n  pattern:\n    z:\n      op_type: z\n");

    const std::vector<Suggestion> suggestions = suggestRules(*ground);

    QCOMPARE(suggestions.size(), std::size_t(1));
    QCOMPARE(suggestions[0].draft.name, "a_to_b_2");
}

/// A module's name says less the second time.
void SuggestionsTest::aNameThatIsTakenSaysMore()
{
    TypedGraph g("in x f32 4 8\n"
                 "a = relu x @m.block:Block : f32 4 8\nb = tanh a @m.block:Block : f32 4 8\n"
                 "c = exp b @m.block:Block : f32 4 8\n");
    UniqueNames names;
    const auto name = [&](const std::string& nodes) {
        return takeRuleName(names, g.graph, nodesOf(g.graph, nodes));
    };
    QCOMPARE(name("a b"), "block");
    QCOMPARE(name("a b"), "block_relu_to_tanh");
    QCOMPARE(name("b c"), "block_tanh_to_exp");
    QCOMPARE(name("b c"), "block_tanh_to_exp_2");
}

void SuggestionsTest::standsBehindTheRulesThatAreThere()
{
    // The pattern that is found for l3 and l4 would match where the rule has its sections too.
    const auto ground = groundOf("l1:linear > r1:relu > g1:gelu > l2:linear > r2:relu > g2:gelu\n"
                                 "l3:linear > r3:relu > m3:mul > l4:linear > r4:relu > m4:mul",
                                 "first:\n  priority: -7\n  pattern:\n    l:\n"
                                 "      op_type: linear\n      child: r\n    r:\n"
                                 "      op_type: relu\n      child: g\n    g:\n"
                                 "      op_type: gelu\n");

    for (const Suggestion& suggestion :
         suggestRules(*ground, {.mostSuggestions = 12, .mostOperators = 2})) {
        std::vector<Diagnostic> findings;
        const Rule rule = *readRuleText(ground->written(suggestion.draft), *ground, findings);
        const auto places = placesOf(*ground, rule);
        const DraftEffect effect = effectOf(*ground, rule, places, suggestion.sections.front(),
                                            placeOf(suggestion.draft, rule));
        QVERIFY(effect.changes.empty());
        QCOMPARE(effect.sections, suggestion.sections);
    }
}

void SuggestionsTest::countsAsTheReferenceDoes()
{
    RandomSource random(11);
    std::size_t found = 0;
    for (int round = 0; round < 600; ++round) {
        const std::string text = repeatedText(random);
        const auto ground = groundOf(text);
        for (const Suggestion& suggestion :
             suggestRules(*ground, {.mostOperators = random.between(2, 6)})) {
            ++found;
            if (referenceCount(*ground, suggestion) != suggestion.sections.size())
                QFAIL((text + ground->written(suggestion.draft)).c_str());
        }
    }
    qInfo("%zu suggestions", found);
    QVERIFY(found > 600);
}

namespace {

/// Three layers of a product and what comes behind it, of so many rows.
std::shared_ptr<const RuleGround> groundOfRows(const std::string& rows)
{
    std::string text = "par w f32 8 8\nin x0 f32 " + rows + " 8\n";
    for (int layer = 0; layer < 3; ++layer) {
        const std::string from = std::to_string(layer);
        const std::string of = from + " : f32 " + rows + " 8\n";
        text += "l" + from + " = linear x" + from + " w : f32 " + rows + " 8\n";
        text += "t" + from + " = tanh l" + of + "e" + from + " = exp t" + of;
        text += "x" + std::to_string(layer + 1) + " = softmax e" + of;
    }
    return groundOf(TypedGraph(text).graph);
}

} // namespace

void SuggestionsTest::savesFormulasOfNamedExtents()
{
    const std::vector<Suggestion> named = suggestRules(*groundOfRows("rows"));
    const std::vector<Suggestion> known = suggestRules(*groundOfRows("6"));

    QVERIFY(!named.empty());
    QCOMPARE(named.size(), known.size());
    for (std::size_t at = 0; at < named.size(); ++at) {
        QCOMPARE(named[at].sections, known[at].sections);
        QVERIFY(named[at].savedBytes.unknown > 0);
        const auto product = named[at].savedFormula.value().product();
        QVERIFY(product);
        QCOMPARE(product->names, std::string("rows"));
        QCOMPARE(product->number * 6, known[at].savedBytes.known);
        QCOMPARE(known[at].savedFormula, CostAmount(known[at].savedBytes.known));
    }
}

void SuggestionsTest::bytesCompareWhereTheyAreMultiples()
{
    const auto saving = [](const char* formula) {
        Suggestion suggestion;
        suggestion.savedBytes.add(std::optional<double>());
        suggestion.savedFormula = CostFormula::ofExtent(formula);
        return suggestion;
    };
    Suggestion number;
    number.savedBytes.add(8);
    number.savedFormula = 8;

    QVERIFY(areComparableInBytes(std::vector<Suggestion>()));
    QVERIFY(areComparableInBytes(std::vector{number, number}));
    QVERIFY(areComparableInBytes(std::vector{saving("4*batch"), saving("20*batch")}));
    QVERIFY(!areComparableInBytes(std::vector{saving("4*batch"), saving("20*batch*seq")}));
    QVERIFY(!areComparableInBytes(std::vector{saving("4*batch"), saving("20*batch + 8")}));
    QVERIFY(!areComparableInBytes(std::vector{saving("4*batch"), number}));
    QVERIFY(!areComparableInBytes(std::vector{saving("4*batch"), saving("")}));
}

void SuggestionsTest::savesWhatTheCostsSay()
{
    const auto ground = groundOfExample("llama2-7b.json");
    const Graph& graph = ground->graph();
    const double alone = costsOf(graph, partitionO0(graph)).whole.boundaryBytes().known;
    for (const Suggestion& suggestion : suggestRules(*ground)) {
        std::vector<Diagnostic> findings;
        const Rule rule = *readRuleText(ground->written(suggestion.draft), *ground, findings);
        const RuleSet rules{.files = {}, .rules = {rule}};
        const RuleMatches matches = matchRules(graph, rules);
        const Partition partition = partitionO1(graph, matches);

        QCOMPARE(alone - costsOf(graph, partition).whole.boundaryBytes().known,
                 suggestion.savedBytes.known);
        QCOMPARE(graph.nodeCount() - partition.sections.size(), suggestion.savedSections);
    }
}

FUSEWRIGHT_TEST(SuggestionsTest)
#include "tst_suggestions.moc"
