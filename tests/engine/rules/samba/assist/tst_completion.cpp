// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/completion.h"

#include "tests/engine/kit/graph_text.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/rules/samba/assist/marked_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <span>

#include <algorithm>
#include <memory>
#include <utility>

using namespace fusewright;
using namespace fusewright::test;

class CompletionTest : public QObject {
    Q_OBJECT

private slots:
    void offersWhatFits_data();
    void offersWhatFits();
    void offersEntriesThatNobodyNamesFirst();
    void offersAnEntryNotAloneToItself();
    void offersLastWhatWouldMakeARing();
    void tellsWhatTheModelCallsAnOperator();
    void offersOperatorsOfTheModelFirstByCount();
    void offersWhatFollowsInTheModelFirst_data();
    void offersWhatFollowsInTheModelFirst();
    void offersWhatFollowsAsANewEntry();
    void offersCatalogueNamesThenAliases();
    void putsBracesInQuotationMarks();
    void replacesTheWordAtTheCaret_data();
    void replacesTheWordAtTheCaret();
    void startsAnEmptyFileWithARule();
    void aNewRuleBeginsWithWhatTheModelHas_data();
    void aNewRuleBeginsWithWhatTheModelHas();
    void offersRulesForWhatFollowsEachOther();
    void insertsAColonOnlyWhereNoneIs();
    void offersPrioritiesAroundThoseOfTheFile();
    void addsTheBlankBehindAColon_data();
    void addsTheBlankBehindAColon();
    void describesFlags();
};

namespace {

std::vector<Completion> completions(std::string_view marked, RuleContext context = knownNames())
{
    const MarkedText text(marked);
    return completionsAt(text.document, text.caret, context);
}

/// The labels in their order; of operators only that there are some.
QString labels(const std::vector<Completion>& all)
{
    QStringList list;
    for (const Completion& each : all) {
        const bool isOperator = each.kind == CompletionKind::Operator;
        const QString label = isOperator ? "operators" : QString::fromStdString(each.label);
        if (list.isEmpty() || list.back() != label)
            list << label;
    }
    return list.join(' ');
}

const Completion* labelled(const std::vector<Completion>& all, std::string_view label)
{
    const auto found = std::ranges::find(all, label, &Completion::label);
    return found == all.end() ? nullptr : &*found;
}

constexpr const char* entryKeys =
    "op_type child children required included match_first_option match_multiple";

} // namespace

void CompletionTest::offersWhatFits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QString(text) << QString(expected);
    };
    row("keys of a rule", "r:\n  |\n", "priority heuristic pattern pattern1");
    row("keys that are not there yet", "r:\n  priority: 1\n  |\n", "heuristic pattern pattern1");
    row("the next alternate", "r:\n  pattern1:\n    a: {op_type: add}\n  p|\n",
        "priority heuristic pattern2");
    row("keys between others", "r:\n  priority: 1\n  |\n  pattern:\n    a:\n      op_type: add\n",
        "heuristic pattern1");
    row("keys of an entry", "r:\n  pattern:\n    a:\n      |\n", entryKeys);
    row("keys before others", "r:\n  pattern:\n    a:\n      |\n      op_type: add\n",
        "child children required included match_multiple match_first_option");
    row("a half-written key",
        "r:\n  pattern:\n    a:\n      op_type: add\n      req|\n    b:\n"
        "      op_type: mul\n",
        "child children required included match_multiple match_first_option");
    row("the key itself stays", "r:\n  pattern:\n    a:\n      chi|ld: b\n", entryKeys);
    row("keys in braces", "r:\n  pattern:\n    a: {|}\n", entryKeys);
    row("more keys in braces", "r:\n  pattern:\n    a: {op_type: add, |}\n",
        "child children required included match_multiple match_first_option");
    row("keys of operators", "r:\n  pattern:\n    a: {op_type: {|}}\n", "inverted options");
    row("keys of operators on lines",
        "r:\n  pattern:\n    a:\n      op_type:\n        inverted: true\n        |\n",
        "options operators");
    row("operators", "r:\n  pattern:\n    a:\n      op_type: |\n", "operators");
    row("operators in braces", "r:\n  pattern:\n    a: {op_type: |}\n", "operators");
    row("operators in a list", "r:\n  pattern:\n    a:\n      op_type: [add, |]\n", "operators");
    row("operators in a list of lines",
        "r:\n  pattern:\n    a:\n      op_type:\n        - add\n        - |\n", "operators");
    row("operators left out", "r:\n  pattern:\n    a: {op_type: {inverted: true, options: [|]}}\n",
        "operators");
    row("heuristics", "r:\n  heuristic: S|\n",
        "DEFAULT_GEMM SAFE_GEMM AGGRESSIVE_GEMM INFERENCE_GEMM SAFE_INFERENCE_GEMM MHA SDPA");
    row("a heuristic with parameters", "r:\n  heuristic:\n    name: |\n    tp_dim: Auto\n",
        "DEFAULT_GEMM SAFE_GEMM AGGRESSIVE_GEMM INFERENCE_GEMM SAFE_INFERENCE_GEMM MHA SDPA");
    row("keys of a heuristic", "r:\n  heuristic:\n    |\n", "name tp_dim head_dim_sharding_degree");
    row("flags", "r:\n  pattern:\n    a: {op_type: add, required: |}\n", "false true");
    row("a repeat", "r:\n  pattern:\n    a:\n      match_multiple: |\n", "true false");
    row("a new entry", "r:\n  pattern:\n    a:\n      op_type: add\n      child: b\n    |\n", "b");
    row("children in brackets",
        "r:\n  pattern:\n    a:\n      children: [b, |]\n    b:\n"
        "    c:\n    d:\n",
        "c d a");
    row("children on lines",
        "r:\n  pattern:\n    a:\n      children:\n      - b\n      - |\n"
        "    b:\n    c:\n",
        "c a");
    row("options", "r:\n  pattern:\n    a:\n      match_first_option: [|]\n    b:\n    c:\n",
        "b c a");
    row("names that are not ASCII", "r:\n  pattern:\n    größe:\n      child: |\n    ж:\n",
        "ж größe");
    row("windows lines", "r:\r\n  pattern:\r\n    a:\r\n      child: |\r\n    b:\r\n", "b a");
    row("tabs", "r:\n\tpattern:\n\t\ta:\n\t\t\tchild: |\n\t\tb:\n", "b a");
    row("behind an open quotation",
        "r:\n  pattern:\n    a:\n      op_type: \"add\n"
        "      child: |\n    b:\n",
        "b a");
    row("behind an open bracket",
        "r:\n  pattern:\n    a:\n      op_type: [add\n"
        "      child: |\n    b:\n",
        "b a");
    row("in an open bracket", "r:\n  pattern:\n    a:\n      children: [|\n    b:\n", "b a");
    row("behind a broken rule", "q: [\nr:\n  pattern:\n    a:\n      child: |\n    b:\n", "b a");
    row("with a merge key",
        "x: &x\n  op_type: add\nr:\n  pattern:\n    a:\n      <<: *x\n"
        "      child: |\n    b:\n",
        "b a");
    row("in a comment", "r:\n  pattern: # |\n", "");
    row("a rule's own name", "r|:\n  pattern:\n", "");
    row("an anchor", "r:\n  pattern:\n    a:\n      child: *|b\n", "");
    row("between rules", "r:\n  priority: 1\n\n|\n\ns:\n  priority: 2\n", "new rule");
}

void CompletionTest::offersWhatFits()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);

    const auto found = completions(text.toStdString());

    QCOMPARE(labels(found), expected);
}

void CompletionTest::offersEntriesThatNobodyNamesFirst()
{
    const auto found = completions("r:\n  pattern:\n    a:\n      child: |\n    b:\n"
                                   "      child: c\n    c:\n      child: missing\n    d:\n");

    QCOMPARE(labels(found), QString("b d c missing a"));
}

void CompletionTest::offersAnEntryNotAloneToItself()
{
    QVERIFY(completions("r:\n  pattern:\n    a:\n      child: |\n").empty());
}

void CompletionTest::offersLastWhatWouldMakeARing()
{
    const auto found = completions("r:\n  pattern:\n    a:\n      child: b\n    b:\n"
                                   "      child: c\n    c:\n      child: |\n    d:\n");

    QCOMPARE(labels(found), QString("d a b c"));
    QVERIFY(
        completions("r:\n  pattern:\n    a:\n      child: b\n    b:\n      child: |\n").empty());
}

void CompletionTest::tellsWhatTheModelCallsAnOperator()
{
    const auto detailOf = [](const char* model) {
        RuleContext context = knownNames();
        if (model)
            context.model = readBytes(model, "m.json", Keep::TidyInferred).model->graph;
        const auto found = completions("r:\n  pattern:\n    a: {op_type: |}\n", context);
        return labelled(found, "Conv")->detail;
    };

    QCOMPARE(detailOf(nullptr), std::string("Usually called conv2d in rules."));
    QCOMPARE(detailOf(R"({"format": "fusewright-graph", "version": 1, "inputs": ["x"], "nodes": [
        {"id": "c", "op": "Conv", "inputs": ["x"], "attrs": {"kernel_shape": [3]}}]})"),
             std::string("Usually called conv1d in rules."));
    QCOMPARE(detailOf(R"({"format": "fusewright-graph", "version": 1, "inputs": ["x"], "nodes": [
        {"id": "c", "op": "Conv", "inputs": ["x"], "attrs": {"kernel_shape": [3]}},
        {"id": "d", "op": "Conv", "inputs": ["x"], "attrs": {"kernel_shape": [3, 3]}}]})"),
             std::string("Usually called conv1d, conv2d in rules."));
}

void CompletionTest::offersOperatorsOfTheModelFirstByCount()
{
    GraphText g("linear > relu > b:linear > c:relu > d:linear > softmax");
    RuleContext context = knownNames();
    context.model = std::make_shared<const Graph>(std::move(g.graph));

    const auto found = completions("r:\n  pattern:\n    a: {op_type: |}\n", context);

    QCOMPARE(found[0].label, std::string("linear"));
    QCOMPARE(found[0].count, std::optional<std::size_t>(3));
    QCOMPARE(found[1].label, std::string("relu"));
    QCOMPARE(found[2].label, std::string("softmax"));
    QCOMPARE(found[3].label, std::string("."));
    QVERIFY(!labelled(found, "matmul")->count);
}

void CompletionTest::offersWhatFollowsInTheModelFirst_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // With its count, what is first.
    const auto row = [](const char* name, const char* pattern, const char* expected) {
        QTest::newRow(name) << QStringLiteral("r:\n  pattern:\n") + QString(pattern)
                            << QString(expected);
    };
    row("below one entry", "    a: {op_type: linear, child: b}\n    b: {op_type: |}\n",
        "gelu 2, relu 1");
    row("as another model calls it", "    a: {op_type: Gemm, child: b}\n    b: {op_type: |}\n",
        "gelu 2, relu 1");
    row("below two",
        "    a: {op_type: linear, child: b}\n    b: {op_type: gelu, child: c}\n"
        "    c: {op_type: |}\n",
        "softmax 1, tanh 1");
    row("not below another",
        "    a: {op_type: relu, child: b}\n    b: {op_type: gelu, child: c}\n"
        "    c: {op_type: |}\n",
        "linear 3, gelu 2");
    row("above", "    a: {op_type: |, child: b}\n    b: {op_type: tanh}\n", "gelu 1, linear 3");
    row("anything above", "    a: {op_type: ., child: b}\n    b: {op_type: |}\n",
        "gelu 2, linear 2");
    row("in a circle", "    a: {op_type: linear, child: b}\n    b: {op_type: |, child: a}\n",
        "gelu 2, relu 1");
}

void CompletionTest::offersWhatFollowsInTheModelFirst()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    GraphText g("linear > gelu > softmax > b:linear > c:gelu > tanh > d:linear > relu");
    RuleContext context = knownNames();
    context.model = std::make_shared<const Graph>(std::move(g.graph));

    const auto found = completions(text.toStdString(), context);

    QStringList first;
    for (const Completion& each : std::span(found).first(2))
        first.append(QString::fromStdString(each.label) + ' '
                     + QString::number(each.count.value_or(0)));
    QCOMPARE(first.join(", "), expected);
}

void CompletionTest::offersWhatFollowsAsANewEntry()
{
    GraphText g("linear > gelu > softmax > b:linear > c:gelu > tanh > d:linear > relu");
    RuleContext context = knownNames();
    context.model = std::make_shared<const Graph>(std::move(g.graph));

    const auto one = completions("r:\n  pattern:\n    a: {op_type: linear, child: |}\n", context);
    QCOMPARE(labels(one), QString("gelu relu"));
    QCOMPARE(one.front().count, std::optional<std::size_t>(2));
    QCOMPARE(one.front().kind, CompletionKind::Entry);
    QCOMPARE(one.front().addition.value().line, std::uint32_t(3));
    QCOMPARE(one.front().addition->text, std::string("\n    gelu:\n      op_type: gelu"));

    const auto two = completions("r:\n  pattern:\n    a: {op_type: linear, child: gelu}\n"
                                 "    gelu: {op_type: gelu, child: |}\n    x: {op_type: relu}\n",
                                 context);
    QCOMPARE(labels(two), QString("x a gelu softmax tanh"));
    QVERIFY(!labelled(two, "x")->addition);
    QCOMPARE(labelled(two, "tanh")->addition.value().line, std::uint32_t(5));

    // With the indentation that is there; not where all stands between brackets.
    const auto wide = completions("r:\n    pattern:\n        a:\n            op_type: linear\n"
                                  "            child: |\n        b:\n            op_type: relu\n",
                                  context);
    QCOMPARE(labelled(wide, "gelu")->addition.value().line, std::uint32_t(7));
    QCOMPARE(labelled(wide, "gelu")->addition->text,
             std::string("\n        gelu:\n            op_type: gelu"));
    const auto flow = completions("r:\n  pattern: {a: {op_type: linear, child: |}}\n", context);
    QVERIFY(!labelled(flow, "gelu")->addition);
}

void CompletionTest::offersCatalogueNamesThenAliases()
{
    const auto found = completions("r:\n  pattern:\n    a: {op_type: [linear, |]}\n");

    QVERIFY(!labelled(found, "linear"));
    QVERIFY(labelled(found, "Gemm") > labelled(found, "matmul"));
    QCOMPARE(labelled(found, "matmul")->detail,
             std::string("Category: gemm. Counts as a matrix multiplication."));
    QVERIFY(found.size() < 6000);
}

void CompletionTest::putsBracesInQuotationMarks()
{
    const auto found =
        completions("r:\n  pattern:\n    a: {child: |}\n    'x, y': {op_type: add}\n");

    QCOMPARE(found.front().label, std::string("x, y"));
    QCOMPARE(found.front().text, std::string("'x, y'"));
}

void CompletionTest::replacesTheWordAtTheCaret_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a value") << "r:\n  pattern:\n    a:\n      op_type: lin|ear # why\n"
                             << "linear";
    QTest::newRow("an item") << "r:\n  pattern:\n    a: {op_type: [add, mu|l, sub]}\n"
                             << "mul";
    QTest::newRow("in quotation marks") << "r:\n  pattern:\n    a: {op_type: \"li|\"}\n"
                                        << "li";
    QTest::newRow("a half-written key") << "r:\n  pri|\n"
                                        << "pri";
    QTest::newRow("a key") << "r:\n  pri|o: 3\n"
                           << "prio";
    QTest::newRow("nothing yet") << "r:\n  heuristic: |\n"
                                 << "";
}

void CompletionTest::replacesTheWordAtTheCaret()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const MarkedText marked(text.toStdString());

    const auto found = completionsAt(marked.document, marked.caret, knownNames());

    QVERIFY(!found.empty());
    QCOMPARE(QString::fromStdString(marked.inside(found.front().replaced)), expected);
}

void CompletionTest::startsAnEmptyFileWithARule()
{
    const auto found = completions("|");

    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().kind, CompletionKind::Rule);
    const MarkedText made(found.front().text);
    QVERIFY(!made.document.hasErrors());
}

void CompletionTest::aNewRuleBeginsWithWhatTheModelHas_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isGemm");

    QTest::newRow("its multiplication of matrices") << "relu > MatMul > b:relu"
                                                    << "matmul" << true;
    QTest::newRow("the more frequent of two") << "linear > MatMul > b:relu > c:linear"
                                              << "linear" << true;
    QTest::newRow("else a convolution") << "relu > conv1d > b:relu"
                                        << "conv1d" << false;
    QTest::newRow("else what works") << "reshape > b:reshape > softmax"
                                     << "softmax" << false;
    QTest::newRow("nothing that is known") << "mine > b:mine"
                                           << "linear" << true;
}

void CompletionTest::aNewRuleBeginsWithWhatTheModelHas()
{
    QFETCH(const QString, model);
    QFETCH(const QString, name);
    QFETCH(const bool, isGemm);
    GraphText g(model.toStdString());
    RuleContext context = knownNames();
    context.model = std::make_shared<const Graph>(std::move(g.graph));

    const Completion rule = completions("|", context).front();

    const QString text = QString::fromStdString(rule.text);
    QVERIFY2(text.contains("op_type: " + name + '\n'), rule.text.c_str());
    QCOMPARE(text.contains("heuristic"), isGemm);
    QStringList stops;
    for (const auto& [begin, end] : rule.stops)
        stops << text.mid(int(begin), int(end - begin));
    QStringList expected{"new_rule", "1", "DEFAULT_GEMM", "first", name};
    if (!isGemm)
        expected.removeAt(2);
    QCOMPARE(stops, expected);
}

void CompletionTest::offersRulesForWhatFollowsEachOther()
{
    GraphText g("relu > a:linear > b:relu > c:linear > d:relu > e:add > f:add > h:add");
    RuleContext context = knownNames();
    context.model = std::make_shared<const Graph>(std::move(g.graph));

    const auto found = completions("linear_relu:\n  priority: 1\n\n|\n", context);

    // What computes comes before what adds; what is there once only is no rule.
    QCOMPARE(labels(found), QString("new rule linear_relu2 relu_linear add_add"));
    const Completion& rule = found[1];
    QCOMPARE(rule.count, std::optional<std::size_t>(2));
    QCOMPARE(QString::fromStdString(rule.text),
             QString("linear_relu2:\n  priority: 1\n  heuristic: DEFAULT_GEMM\n  pattern:\n"
                     "    linear:\n      op_type: linear\n      child: relu\n"
                     "    relu:\n      op_type: relu\n"));
    QVERIFY(!MarkedText(rule.text).document.hasErrors());
    QVERIFY(found[3].text.find("child: add_2") != std::string::npos);
}

void CompletionTest::insertsAColonOnlyWhereNoneIs()
{
    const auto fresh = completions("r:\n  |\n");
    const auto present = completions("r:\n  he|: MHA\n");

    QCOMPARE(labelled(fresh, "heuristic")->text, std::string("heuristic: "));
    QCOMPARE(labelled(present, "heuristic")->text, std::string("heuristic"));
}

void CompletionTest::offersPrioritiesAroundThoseOfTheFile()
{
    const auto found = completions("q:\n  priority: 3\nr:\n  priority: |\ns:\n  priority: 8\n");

    QCOMPARE(labels(found), QString("9 2"));
}

void CompletionTest::addsTheBlankBehindAColon_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    const QString entry = QStringLiteral("R:\n  pattern:\n    a:\n      op_type: relu\n      ");
    QTest::newRow("operator") << QStringLiteral("R:\n  pattern:\n    a:\n      op_type:|\n")
                              << QStringLiteral(" .");
    QTest::newRow("at the end") << QStringLiteral("R:\n  pattern:\n    a:\n      op_type:|")
                                << QStringLiteral(" .");
    QTest::newRow("flag") << entry + QStringLiteral("included:|\n") << QStringLiteral(" false");
    QTest::newRow("heuristic") << QStringLiteral("R:\n  heuristic:|\n  pattern:\n")
                               << QStringLiteral(" DEFAULT_GEMM");
    QTest::newRow("a name") << QStringLiteral("R:\n  pattern:\n    a:|\n") << QString();
    QTest::newRow("a comment") << QStringLiteral("R:\n  # op_type:|\n") << QString();
}

void CompletionTest::addsTheBlankBehindAColon()
{
    QFETCH(const QString, text);
    QFETCH(const QString, first);

    const std::vector<Completion> found = completions(text.toStdString());

    QCOMPARE(found.empty(), first.isEmpty());
    if (found.empty())
        return;
    QCOMPARE(QString::fromStdString(found.front().text), first);
    for (const Completion& each : found) {
        QVERIFY(each.text.starts_with(' '));
        QCOMPARE(each.replaced.begin, each.replaced.end);
    }
}

void CompletionTest::describesFlags()
{
    const auto found = completions("r:\n  pattern:\n    a: {included: |}\n");

    QCOMPARE(labelled(found, "false")->detail,
             std::string("Context: must match, and is not fused."));
}

FUSEWRIGHT_TEST(CompletionTest)
#include "tst_completion.moc"
