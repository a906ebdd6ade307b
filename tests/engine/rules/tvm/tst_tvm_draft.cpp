// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Rules from a selection as patterns of TVM: what is written is read as a file is, and the
// selection is a section of it, or a sentence says why none can be.

#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "engine/session/model_session.h"
#include "engine/session/rules_session.h"
#include "engine/session/suggest_session.h"

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <sstream>

using namespace fusewright;
using namespace fusewright::test;

namespace {

constexpr std::string_view swishNet = R"({"format": "fusewright-graph", "version": 1, "name": "net",
"inputs": [{"name": "x", "dtype": "float16", "shape": [2, 64]}],
"constants": [{"name": "w_gate", "dtype": "float16", "shape": [64, 128]},
{"name": "w_up", "dtype": "float16", "shape": [64, 128]}],
"nodes": [
{"id": "gate", "op": "R.matmul", "inputs": ["x", "w_gate"]},
{"id": "up", "op": "R.matmul", "inputs": ["x", "w_up"]},
{"id": "silu", "op": "R.nn.silu", "inputs": ["gate"]},
{"id": "mul", "op": "R.multiply", "inputs": ["silu", "up"]},
{"id": "flat", "op": "R.reshape", "inputs": ["mul"]},
{"id": "both", "op": "R.concat", "inputs": ["flat", "x"]},
{"id": "square", "op": "R.multiply", "inputs": ["both", "both"]},
{"id": "own", "op": "my_kernel", "inputs": ["square"]},
{"id": "root", "op": "R.sqrt", "inputs": ["square"]}],
"outputs": ["own", "root", "silu"]})";

/// A model and a text of rules, as somebody has both open.
class TvmDraftCase {
public:
    explicit TvmDraftCase(std::shared_ptr<const Graph> graph, const std::string& rules = {})
        : m_graph(std::move(graph)), m_language(findRuleLanguage("tvm"))
    {
        CheckedRules checked = checkRulesText("rules.py", rules, {});
        m_ground = makeGround(m_graph, rules.empty() ? RuleSet() : checked.rules, {}, m_language);
        if (!rules.empty())
            m_text = m_language->read(SourceText("rules.py", rules), nullptr, {});
    }

    DraftWish wish(const std::vector<NodeId>& nodes) const
    {
        return {.draft = draftOf(*m_graph, nodes, m_language),
                .target = {.language = m_language, .text = m_text, .caret = {}, .rewriting = {}}};
    }
    DraftWish wish(const QString& names) const
    {
        std::vector<NodeId> nodes;
        for (const QString& name : names.split(QLatin1Char(' ')))
            nodes.push_back(m_graph->findNode(name.toStdString()).value());
        return wish(nodes);
    }
    DraftAnswer answer(const DraftWish& wish) const { return answerDraft(*m_ground, wish); }
    const Graph& graph() const { return *m_graph; }
    const RuleGround& ground() const { return *m_ground; }

private:
    std::shared_ptr<const Graph> m_graph;
    const RuleLanguage* m_language;
    std::shared_ptr<const RuleGround> m_ground;
    std::shared_ptr<const RulesText> m_text;
};

std::shared_ptr<const Graph> swish()
{
    return readBytes(swishNet, "net.json", Keep::Inferred).model->graph;
}

QString told(const DraftAnswer& answer)
{
    std::string text = answer.text;
    for (const Diagnostic& found : answer.findings)
        text += found.message + '\n';
    return QString::fromStdString(text);
}

DraftWish without(DraftWish wish)
{
    wish.proposesConditions = false;
    return wish;
}

} // namespace

class TvmDraftTest : public QObject {
    Q_OBJECT

private slots:
    void writesAFunctionWithLabels();
    void writesLines_data();
    void writesLines();
    void asksForFactsThatAreChosen();
    void offersWhatChecksCanSay();
    void asksForNoLeaksWhereTheSelectionHasSome();
    void saysWhyThereIsNoRule_data();
    void saysWhyThereIsNoRule();
    void anEarlierRuleTakesThem();
    void everySelectionIsASectionOrSaysWhyNot_data();
    void everySelectionIsASectionOrSaysWhyNot();
    void suggestsBlocksAsOneFile();
};

void TvmDraftTest::writesAFunctionWithLabels()
{
    const TvmDraftCase made(swish());

    const DraftAnswer answer = made.answer(without(made.wish("flat both")));

    QCOMPARE(told(answer),
             QStringLiteral(
                 "from tvm.relax.backend.pattern_registry import register_patterns\n"
                 "from tvm.relax.backend.utils import has_leaking_intermediate_variables\n"
                 "from tvm.relax.dpl import is_op, is_tuple, wildcard\n"
                 "\n\n"
                 "def reshape_to_cat():\n"
                 "    data = wildcard()\n"
                 "    reshape = is_op(\"relax.reshape\")(data, wildcard())\n"
                 "    data_2 = wildcard()\n"
                 "    cat = is_op(\"relax.concat\")(is_tuple([reshape, data_2]))\n"
                 "    annotations = {\"data\": data, \"reshape\": reshape, \"data_2\": data_2, "
                 "\"cat\": cat}\n"
                 "    return cat, annotations\n"
                 "\n\n"
                 "def _check_reshape_to_cat(context):\n"
                 "    return not has_leaking_intermediate_variables(context)\n"
                 "\n\n"
                 "register_patterns(\n"
                 "    [\n"
                 "        (\"mine.reshape_to_cat\", *reshape_to_cat(), _check_reshape_to_cat),\n"
                 "    ]\n"
                 ")\n"));
    QVERIFY(answer.isRule());
    QCOMPARE(answer.effect->fate, SelectionFate::Section);
    QCOMPARE(answer.effect->sections.size(), std::size_t(1));
}

void TvmDraftTest::writesLines_data()
{
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<QString>("line");
    QTest::newRow("one operator") << "root"
                                  << "    sqrt = is_op(\"relax.sqrt\")(data)\n";
    QTest::newRow("weights") << "gate"
                             << "    matmul = is_op(\"relax.matmul\")(data, weight)\n";
    QTest::newRow("one value twice") << "square"
                                     << "    mul = is_op(\"relax.multiply\")(data, data)\n";
    QTest::newRow("one result twice") << "both square"
                                      << "    mul = is_op(\"relax.multiply\")(cat, cat)\n";
    QTest::newRow("one alone asks for no leaks") << "root"
                                                 << "        (\"mine.sqrt\", *sqrt()),\n";
    QTest::newRow("two of one name") << "gate up silu mul"
                                     << "    matmul_2 = is_op(\"relax.matmul\")(data, weight_2)\n";
}

void TvmDraftTest::writesLines()
{
    QFETCH(QString, nodes);
    QFETCH(QString, line);
    const TvmDraftCase made(swish());

    const DraftAnswer answer = made.answer(without(made.wish(nodes)));

    QVERIFY2(told(answer).contains(line), qPrintable(told(answer)));
    QCOMPARE(answer.effect->fate, SelectionFate::Section);
}

void TvmDraftTest::asksForFactsThatAreChosen()
{
    const TvmDraftCase made(swish());
    DraftWish wish = without(made.wish("flat both"));
    const DraftAnswer bare = made.answer(wish);
    for (const DraftCondition& each : bare.conditions()) {
        const bool isWanted =
            each.fact.kind == DraftFact::Kind::Multiple || each.fact.kind == DraftFact::Kind::Type;
        if (isWanted && each.text.starts_with("data."))
            wish.draft.facts.push_back(each.fact);
    }

    const DraftAnswer answer = made.answer(wish);

    QVERIFY2(told(answer).contains("    if has_leaking_intermediate_variables(context):\n"
                                   "        return False\n"
                                   "    data = context.annotated_expr[\"data\"].struct_info\n"
                                   "    return (\n"
                                   "        data.dtype == \"float16\"\n"
                                   "        and data.shape[-1] % 128 == 0\n"
                                   "    )\n"),
             qPrintable(told(answer)));
    QCOMPARE(answer.effect->sections.size(), std::size_t(1));
}

/// All at once are true of the selection, as the check itself says.
void TvmDraftTest::offersWhatChecksCanSay()
{
    const TvmDraftCase made(swish());
    DraftWish wish = without(made.wish("gate"));
    std::vector<std::string> texts;
    const DraftAnswer bare = made.answer(wish);
    for (const DraftCondition& each : bare.conditions()) {
        wish.draft.facts.push_back(each.fact);
        texts.push_back(each.text + ' ' + std::to_string(each.places));
    }

    const DraftAnswer answer = made.answer(wish);

    QCOMPARE(texts.front(), std::string("data.dtype == \"float16\" 2"));
    QVERIFY(std::ranges::find(texts, "weight.shape[-1] == 128 2") != texts.end());
    QVERIFY(std::ranges::find(texts, "matmul.ndim == 2 2") != texts.end());
    QCOMPARE(answer.effect->fate, SelectionFate::Section);
    QCOMPARE(answer.effect->sections.size(), std::size_t(2));
}

void TvmDraftTest::asksForNoLeaksWhereTheSelectionHasSome()
{
    const TvmDraftCase made(swish());

    const DraftAnswer closed = made.answer(without(made.wish("mul flat")));
    const DraftAnswer open = made.answer(without(made.wish("silu mul")));

    QVERIFY(told(closed).contains("has_leaking_intermediate_variables"));
    QVERIFY(!told(open).contains("has_leaking_intermediate_variables"));
    QCOMPARE(open.effect->fate, SelectionFate::Section);
}

void TvmDraftTest::saysWhyThereIsNoRule_data()
{
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<QString>("why");
    QTest::newRow("no operator of Relax")
        << "square own"
        << "Relax has no operator `my_kernel`. Leave it out of the selection.\n";
    QTest::newRow("two results")
        << "both square own root"
        << "These operators cannot be one rule: a pattern ends with one operator, but several "
           "results leave the selection: own, root.\n";
}

void TvmDraftTest::saysWhyThereIsNoRule()
{
    QFETCH(QString, nodes);
    QFETCH(QString, why);
    const TvmDraftCase made(swish());

    const DraftAnswer answer = made.answer(made.wish(nodes));

    QCOMPARE(told(answer), why);
    QVERIFY(!answer.isRule());
}

/// What is registered last is tried first, so a new rule takes them unless the caret says behind
/// which one it goes.
void TvmDraftTest::anEarlierRuleTakesThem()
{
    const std::string text = "from tvm.relax.backend.pattern_registry import register_patterns\n"
                             "from tvm.relax.dpl import is_op, wildcard\n"
                             "\n\n"
                             "def swish():\n"
                             "    return is_op(\"relax.nn.silu\")(wildcard())\n"
                             "\n\n"
                             "register_patterns([(\"ours.swish\", swish())])\n";
    const TvmDraftCase made(swish(), text);

    const DraftAnswer answer = made.answer(without(made.wish("gate silu")));

    QVERIFY2(told(answer).contains("(\"ours.matmul_to_silu\", *matmul_to_silu()"),
             qPrintable(told(answer)));
    QCOMPARE(answer.effect->fate, SelectionFate::Section);
    QCOMPARE(answer.effect->changes.size(), std::size_t(1));
    QCOMPARE(answer.effect->changes.front().after, std::size_t(0));
}

void TvmDraftTest::everySelectionIsASectionOrSaysWhyNot_data()
{
    QTest::addColumn<QString>("model");
    QTest::newRow("swish") << "";
    QTest::newRow("llama") << "llama2-7b.json";
    QTest::newRow("resnet") << "resnet50.onnx";
    QTest::newRow("unet") << "unet.onnx";
}

/// Operators alone and with one that uses them, of many a few.
void TvmDraftTest::everySelectionIsASectionOrSaysWhyNot()
{
    QFETCH(QString, model);
    std::shared_ptr<const Graph> graph = model.isEmpty()
        ? swish()
        : openModel(FUSEWRIGHT_EXAMPLES "/" + model.toStdString(), {}, nullptr).model->graph;
    const TvmDraftCase made(graph);
    const std::size_t step = std::max<std::size_t>(1, graph->nodeCount() / 24);
    std::size_t rules = 0;

    for (std::size_t at = 0; at < graph->nodeCount(); at += step) {
        const NodeId node(at);
        std::vector<std::vector<NodeId>> selections{{node}};
        for (const NodeId user : graph->users(node))
            selections.push_back({node, user});
        for (const std::vector<NodeId>& nodes : selections) {
            const DraftAnswer answer = made.answer(made.wish(nodes));

            if (!answer.effect) {
                QVERIFY2(!answer.findings.empty(), graph->nodeName(node).data());
                continue;
            }
            ++rules;
            const auto& sections = answer.effect->sections;
            const bool isSection =
                std::ranges::find(sections, answer.draft.nodes()) != sections.end();
            QVERIFY2(isSection == (answer.effect->fate == SelectionFate::Section),
                     qPrintable(told(answer)));
            QVERIFY2(isSection || answer.effect->fate != SelectionFate::GivenUp,
                     qPrintable(told(answer)));
        }
    }
    QVERIFY(rules > 0);
}

void TvmDraftTest::suggestsBlocksAsOneFile()
{
    const auto graph = openModel(FUSEWRIGHT_EXAMPLES "/resnet50.onnx", {}, nullptr).model->graph;
    const TvmDraftCase made(graph);

    const auto suggestions = suggestRules(made.ground());
    const std::string text = textOf(made.ground(), suggestions);

    QVERIFY(!suggestions.empty());
    const CheckedRules checked = checkRulesText("new.py", text, {});
    QVERIFY(!hasErrors(checked.diagnostics));
    QCOMPARE(checked.rules.rules.size(), suggestions.size());
}

FUSEWRIGHT_TEST(TvmDraftTest)
#include "tst_tvm_draft.moc"
