// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/heuristic_result.h"
#include "engine/partition/rule_matches.h"
#include "engine/rules/heuristic_catalogue.h"
#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <array>
#include <random>

using namespace fusewright;
using test::TypedGraph;

using Verdict = HeuristicResult::Verdict;

namespace {

HeuristicResult check(const TypedGraph& g, std::string_view heuristic)
{
    const std::vector<NodeId> nodes(g.graph.nodes().begin(), g.graph.nodes().end());
    return checkHeuristic(g.graph, *HeuristicCatalogue::builtIn()->find(heuristic), nodes);
}

} // namespace

class HeuristicResultTest : public QObject {
    Q_OBJECT

private slots:
    void oneLargeMultiplicationDominates();
    void branchesFromOneInputCountTogether();
    void aParameterInCommonIsNoBranching();
    void equalMultiplicationsInARowDoNotDominate();
    void manySmallOperatorsDrownAMultiplication();
    void unknownShapesLeaveItOpen();
    void unknownWorkLeavesItOpenUnlessItIsTooMuchAlready();
    void namedExtentsAreDecidedForAllNumbers_data();
    void namedExtentsAreDecidedForAllNumbers();
    void whatIsTrueForNamesIsTrueForNumbers();
    void withoutAMultiplicationItIsNeverMet();
    void attentionHasASoftmaxBetweenTwoMultiplications();
    void aSoftmaxInPartsIsOne();
    void einsumsThatSumOverALetterAreMultiplications();
    void attentionSaysWhatIsMissing_data();
    void attentionSaysWhatIsMissing();
    void rolledUpAttentionIsOneOperator();
    void noMatchOfTheLlamaRulesMissesItsHeuristic();
};

void HeuristicResultTest::oneLargeMultiplicationDominates()
{
    const TypedGraph g("in x f32 4 8\n"
                       "l = linear x w : f32 4 8\n" // 2 * 4 * 8 * 8 = 512
                       "r = relu l : f32 4 8\n");   // 32

    const HeuristicResult result = check(g, "DEFAULT_GEMM");

    QCOMPARE(result.verdict, Verdict::Met);
    QCOMPARE(result.groupFlops, std::optional(512.0));
    QCOMPARE(result.flops, std::optional(544.0));
    QCOMPARE(QString::fromStdString(result.reason),
             QString("The largest matrix multiplication does 94% of the operations; it "
                     "dominates."));
}

void HeuristicResultTest::branchesFromOneInputCountTogether()
{
    const TypedGraph g("in x f32 4 8\n"
                       "gate = linear x w1 : f32 4 16\n"
                       "up = linear x w2 : f32 4 16\n"
                       "both = mul gate up : f32 4 16\n"
                       "down = linear both w3 : f32 4 8\n");

    const HeuristicResult result = check(g, "SAFE_GEMM");

    QCOMPARE(result.verdict, Verdict::Met);
    QCOMPARE(result.gemms, std::size_t(3));
    QCOMPARE(result.groupSize, std::size_t(2));
    QCOMPARE(*result.share, 2048.0 / (3 * 1024 + 64));
}

void HeuristicResultTest::aParameterInCommonIsNoBranching()
{
    const TypedGraph g("in x f32 4 8\n"
                       "in y f32 4 8\n"
                       "par w f32 8 8\n"
                       "a = linear x w : f32 4 8\n"
                       "b = linear y w : f32 4 8\n"
                       "c = add a b : f32 4 8\n");

    const HeuristicResult result = check(g, "SAFE_GEMM");

    QCOMPARE(result.groupSize, std::size_t(1));
    QCOMPARE(result.verdict, Verdict::NotMet);
}

void HeuristicResultTest::equalMultiplicationsInARowDoNotDominate()
{
    const TypedGraph g("in x f32 4 8\n"
                       "a = linear x w1 : f32 4 8\n"
                       "b = linear a w2 : f32 4 8\n"
                       "c = linear b w3 : f32 4 8\n");

    const HeuristicResult result = check(g, "SAFE_GEMM");

    QCOMPARE(result.verdict, Verdict::NotMet);
    QCOMPARE(QString::fromStdString(result.reason),
             QString("The largest matrix multiplication does 33% of the operations; at least "
                     "50% is required."));
}

void HeuristicResultTest::manySmallOperatorsDrownAMultiplication()
{
    const TypedGraph g("in x f32 4 1\n"
                       "l = linear x w : f32 4 4\n"  // 32
                       "s = softmax l : f32 4 4\n"); // 80

    QCOMPARE(check(g, "SAFE_GEMM").verdict, Verdict::NotMet);
}

void HeuristicResultTest::unknownShapesLeaveItOpen()
{
    const TypedGraph g("a = linear x w : f32 n 8\n"
                       "b = relu a : f32 n 8\n");

    const HeuristicResult result = check(g, "SAFE_GEMM");

    QCOMPARE(result.verdict, Verdict::Unknown);
    QVERIFY(!result.share);
    QCOMPARE(QString::fromStdString(result.reason),
             QString("The shapes of 1 matrix multiplication are not known."));
}

void HeuristicResultTest::unknownWorkLeavesItOpenUnlessItIsTooMuchAlready()
{
    const std::string start = "in x f32 4 1\n"
                              "l = linear x w : f32 4 4\n"
                              "f = frobnicate l : f32 4 4\n";
    const TypedGraph open(start);
    const TypedGraph tooMuch(start + "s = softmax f : f32 4 4\n");

    QCOMPARE(check(open, "SAFE_GEMM").verdict, Verdict::Unknown);
    QCOMPARE(check(tooMuch, "SAFE_GEMM").verdict, Verdict::NotMet);
}

namespace {

/// A multiplication and what comes behind it; `b` is the batch, `s` a length.
std::string gemmThen(const std::string& rest)
{
    return "in x f32 b s 8\npar w f32 8 16\nl = matmul x w : f32 b s 16\n" + rest;
}

} // namespace

void HeuristicResultTest::namedExtentsAreDecidedForAllNumbers_data()
{
    QTest::addColumn<QString>("graph");
    QTest::addColumn<int>("verdict");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const std::string& graph, Verdict verdict,
                        const char* reason) {
        QTest::newRow(name) << QString::fromStdString(graph) << int(verdict) << QString(reason);
    };
    // 256*b*s of 272*b*s.
    row("the same factor", gemmThen("r = relu l : f32 b s 16\n"), Verdict::Met,
        "The largest matrix multiplication does 94% of the operations; it dominates.");
    row("the same factor, too little",
        gemmThen("par v f32 16 16\nm = matmul l v : f32 b s 16\n"
                 "par u f32 16 16\nn = matmul m u : f32 b s 16\n"),
        Verdict::NotMet,
        "The largest matrix multiplication does 40% of the operations; at least 50% is required.");
    row("for all numbers", gemmThen("par c f32 8\nr = relu c : f32 8\n"), Verdict::Met,
        "The largest matrix multiplication does at least 50% of the operations, whatever `b`, `s` "
        "may be; it dominates.");
    row("for none",
        gemmThen("in y f32 b s 300\nr = relu y : f32 b s 300\n"
                 "par c f32 8\nd = relu c : f32 8\n"),
        Verdict::NotMet,
        "No matrix multiplication does 50% of the operations, whatever `b`, `s` may be; at least "
        "50% is required.");
    row("for some", gemmThen("in y f32 b s s\nr = relu y : f32 b s s\n"), Verdict::Unknown,
        "Whether a matrix multiplication does 50% of the operations depends on `b`, `s`.");
    row("with unknown work", gemmThen("f = frobnicate l : f32 b s 16\n"), Verdict::Unknown,
        "The work of 1 operator of 2 is not known.");
    row("with unknown shapes", gemmThen("m = matmul p q\n"), Verdict::Unknown,
        "The shapes of 1 matrix multiplication are not known.");
}

void HeuristicResultTest::namedExtentsAreDecidedForAllNumbers()
{
    QFETCH(const QString, graph);
    QFETCH(const int, verdict);
    QFETCH(const QString, reason);

    const HeuristicResult result = check(TypedGraph(graph.toStdString()), "DEFAULT_GEMM");

    QCOMPARE(QString::fromStdString(result.reason), reason);
    QCOMPARE(int(result.verdict), verdict);
}

/// Random sizes: what is decided for `b` and `s` is so with any numbers for them.
void HeuristicResultTest::whatIsTrueForNamesIsTrueForNumbers()
{
    std::mt19937 random(7);
    int decided = 0;
    for (int round = 0; round < 200; ++round) {
        const auto any = [&random](unsigned most) { return 1 + random() % most; };
        const std::array<std::string, 4> shapes{"b s", "s s", "b 4", "3 s"};
        const auto graph = [rows = shapes[random() % 4], other = shapes[random() % 4], k = any(9),
                            n = any(9), m = any(60)](std::string b, std::string s) {
            std::string text = QStringLiteral("in x f32 %1 %2\npar w f32 %2 %3\n"
                                              "l = matmul x w : f32 %1 %3\n"
                                              "in y f32 %4 %5\nr = relu y : f32 %4 %5\n")
                                   .arg(rows.c_str())
                                   .arg(k)
                                   .arg(n)
                                   .arg(other.c_str())
                                   .arg(m)
                                   .toStdString();
            return check(TypedGraph(QString::fromStdString(text)
                                        .replace(" b", QString(" %1").arg(b.c_str()))
                                        .replace(" s", QString(" %1").arg(s.c_str()))
                                        .toStdString()),
                         "DEFAULT_GEMM");
        };
        const HeuristicResult named = graph("b", "s");
        if (named.verdict == Verdict::Unknown)
            continue;
        ++decided;
        for (int number = 0; number < 5; ++number) {
            const std::string b = std::to_string(any(20));
            const std::string s = std::to_string(any(20));
            const HeuristicResult known = graph(b, s);
            QVERIFY2(known.verdict == named.verdict, (b + ' ' + s + ' ' + known.reason).c_str());
        }
    }
    QVERIFY2(decided > 40 && decided < 200, qPrintable(QString::number(decided)));
}

void HeuristicResultTest::withoutAMultiplicationItIsNeverMet()
{
    const TypedGraph g("a = relu x");

    const HeuristicResult result = check(g, "SAFE_GEMM");

    QCOMPARE(result.verdict, Verdict::NotMet);
}

void HeuristicResultTest::attentionHasASoftmaxBetweenTwoMultiplications()
{
    const TypedGraph g("s = matmul q k\n"
                       "d = div s c\n"
                       "m = softmax d\n"
                       "o = bmm m v\n"
                       "t = transpose o\n");

    QCOMPARE(check(g, "MHA").verdict, Verdict::Met);
}

void HeuristicResultTest::aSoftmaxInPartsIsOne()
{
    const std::string scores = "s = matmul q k\nm = amax s\nd = sub s m\ne = exp d\n";
    const TypedGraph whole(scores + "t = sum e\nx = expand t\np = div e x\no = matmul p v\n");
    const TypedGraph ofAnother(scores + "t = sum d\np = div e t\no = matmul p v\n");
    const TypedGraph turned(scores + "t = sum e\np = div t e\no = matmul p v\n");

    QCOMPARE(check(whole, "MHA").verdict, Verdict::Met);
    QCOMPARE(check(ofAnother, "MHA").verdict, Verdict::NotMet);
    QCOMPARE(check(turned, "MHA").verdict, Verdict::NotMet);
}

void HeuristicResultTest::einsumsThatSumOverALetterAreMultiplications()
{
    const TypedGraph g("in q f32 2 4 8\nin k f32 2 6 8\nin v f32 2 6 8\n"
                       "s = Einsum q k equation=bid,bjd->bij : f32 2 4 6\n"
                       "p = softmax s : f32 2 4 6\n"
                       "m = Einsum p v equation=bij,bjd->bid : f32 2 4 8\n");
    const TypedGraph outer("in q f32 4\nin k f32 6\nin v f32 6\n"
                           "s = Einsum q k equation=i,j->ij : f32 4 6\n"
                           "p = softmax s : f32 4 6\n"
                           "m = Einsum p v equation=ij,j->i : f32 4\n");

    QCOMPARE(check(g, "MHA").verdict, Verdict::Met);
    const HeuristicResult result = check(outer, "MHA");
    QCOMPARE(result.verdict, Verdict::NotMet);
    QCOMPARE(result.gemms, std::size_t(1));
}

void HeuristicResultTest::attentionSaysWhatIsMissing_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");

    const QString wanted = "; two multiplications with a softmax between them are required.";
    QTest::newRow("softmax") << "s = matmul q k\no = matmul s v"
                             << "It has 2 matrix multiplications and no softmax" + wanted;
    QTest::newRow("multiplication") << "m = softmax q\no = matmul m v"
                                    << "It has 1 matrix multiplication and 1 softmax" + wanted;
    QTest::newRow("one too many") << "s = matmul q k\nm = softmax s\no = matmul m v\np = linear o w"
                                  << "It has 3 matrix multiplications and 1 softmax" + wanted;
    QTest::newRow("softmax beside")
        << "s = matmul q k\nm = softmax q\no = matmul s m"
        << "It has 2 matrix multiplications and 1 softmax, but no path leads from the "
           "first multiplication through a softmax to the second.";
    QTest::newRow("softmax behind")
        << "s = matmul q k\no = matmul s v\nm = softmax o"
        << "It has 2 matrix multiplications and 1 softmax, but no path leads from the "
           "first multiplication through a softmax to the second.";
}

void HeuristicResultTest::attentionSaysWhatIsMissing()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    const TypedGraph g(text.toStdString());

    const HeuristicResult result = check(g, "MHA");

    QCOMPARE(result.verdict, Verdict::NotMet);
    QCOMPARE(QString::fromStdString(result.reason), reason);
}

void HeuristicResultTest::rolledUpAttentionIsOneOperator()
{
    const TypedGraph met("a = scaled_dot_product_attention q k v");
    const TypedGraph notMet("a = matmul q k");

    QCOMPARE(check(met, "SDPA").verdict, Verdict::Met);
    QCOMPARE(check(notMet, "SDPA").verdict, Verdict::NotMet);
}

/// Shares by hand, of the multiplications of one layer: q, k, v branch from one input and are all
/// there is; gate and up are two of three equal ones; the others are alone in their sections.
void HeuristicResultTest::noMatchOfTheLlamaRulesMissesItsHeuristic()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    const OpenedModel opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    const CheckedRules checked = checkRules(examples + "/llama2.yaml", {});
    const Graph& graph = *opened.model->graph;
    const RuleMatches matches = matchRules(graph, checked.rules);

    const auto results =
        checkHeuristics(graph, checked.rules, matches, *HeuristicCatalogue::builtIn());

    for (std::size_t at = 0; at < results.size(); ++at) {
        const std::string& rule = checked.rules.rules[matches.matches[at].rule].name;
        QCOMPARE(results[at].has_value(), rule != "llama2_rotary_embedding");
        if (results[at])
            QVERIFY2(results[at]->verdict == Verdict::Met, results[at]->reason.c_str());
        if (rule == "llama2_ffn")
            QVERIFY(*results[at]->share > 0.66 && *results[at]->share < 2.0 / 3);
        if (rule == "llama2_qkv" || rule == "llama2_self_attn_proj")
            QVERIFY(*results[at]->share > 0.99);
    }
}

FUSEWRIGHT_TEST(HeuristicResultTest)
#include "tst_heuristic_result.moc"
