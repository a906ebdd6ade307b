// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/rewrite/rewrite_panel.h"

#include "engine/rules/builtin_rules.h"
#include "engine/rules/composites/composite_rules.h"
#include "engine/session/rules_session.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"
#include "widgets/base/theme.h"
#include "widgets/rewrite/option_delegate.h"
#include "widgets/rewrite/rewrite_model.h"
#include "widgets/rewrite/rewrite_words.h"
#include "widgets/rewrite/stage_strip.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace fusewright;
using namespace fusewright::test;

/// Rewrites as rows, and the stages above the picture.
class RewritePanelTest : public QObject {
    Q_OBJECT

private slots:
    void rowsAreStagesRulesAndWhatTheyDid();
    void rowsAreThoseThatWereLookedFor();
    void aRowFindsItsOperatorsInEitherGraph();
    void manyRewritesAreNotAllRows();
    void manyOptionsAreOneRow();
    void aRuleThatIsChosenSaysWhereItAlmostMatches();
    void sentencesSayWhatHappened();
    void aConditionalRuleCanBeTicked();
    void anOptionCanBeWritten();
    void anOptionWithWordsIsChosenFromThem();
    void theStripShowsStagesAndWalks();
    void stagesWithoutEffectAreOneDot();
    void aRefusalLeadsIntoTheText();
    void aWrongValueIsRefused();
    void withoutRewritingThereIsNothing();
};

namespace {

std::shared_ptr<const Rewriting> rewritten(const std::string& lines,
                                           RuleSet rules = compositeRules())
{
    const std::string text = "def forward(self, x):\n" + lines + "    return y\n";
    const Reading reading = readBytes(text, "model.fx.txt", Keep::Tidy);
    Rewriting made{.rules = std::move(rules)};
    made.run = rewrite(reading.model->graph, made.rules);
    return std::make_shared<const Rewriting>(std::move(made));
}

std::shared_ptr<const Rewriting> some()
{
    return rewritten("    g = torch.nn.functional.gelu(x)\n    a = torch.argmax(g)\n"
                     "    t = torch.topk(g, 2)\n    b = t[0]\n    y = torch.add(a, b)\n");
}

constexpr const char* qnnText = "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Relu\", \"In\"), "
                                "GT(16u, OPTION_UINT(\"tile_height\")), Op(\"R\", \"In\"))";

RuleSet qnnRules()
{
    return checkRulesText("rules.cpp", qnnText, {}).rules;
}

QString told(const RewriteRows& rows)
{
    const RewriteWords words(rows);
    QStringList lines;
    for (std::size_t at = 1; at < rows.rows.size(); ++at) {
        QString line = words.nameOf(rows.rows[at]);
        if (const QString side = words.sideOf(rows.rows[at]); !side.isEmpty())
            line += QStringLiteral(" | ") + side;
        lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void RewritePanelTest::rowsAreStagesRulesAndWhatTheyDid()
{
    QCOMPARE(told(rewriteRows(some(), {})),
             QStringLiteral("TT_XLA_CATCH_BOOL_MASK_SDPA\n"
                            "composites\n"
                            "gelu\n"
                            "g → g.gelu\n"
                            "topk\n"
                            "condition is false | used results = both: values\n"
                            "topk_values\n"
                            "condition is unknown | whole.input(0u).rank: the shape of "
                            "whole.input(0u) is not known\n"
                            "topk_indices\n"
                            "condition is false | used results = indices: values\n"
                            "argmax\n"
                            "condition is false | whole.has_attr(dim): false\n"
                            "6 rule(s) without a match\n"
                            "gelu_tanh\nrms_norm\nlayer_norm\ngroup_norm\n"
                            "scaled_dot_product_attention\ngather"));
}

void RewritePanelTest::rowsAreThoseThatWereLookedFor()
{
    QCOMPARE(told(rewriteRows(some(), "GELU")),
             QStringLiteral("composites\ngelu\ng → g.gelu\n1 rule(s) without a match\ngelu_tanh"));
    QCOMPARE(told(rewriteRows(some(), "g.ge")), QStringLiteral("composites\ngelu\ng → g.gelu"));
    QCOMPARE(told(rewriteRows(some(), "nowhere")), QStringLiteral("composites"));
    // What kept a rule from an operator belongs to its way through the stages.
    QCOMPARE(told(rewriteRows(rewritten("    here = torch.argmax(x)\n    y = here\n"), "here")),
             QStringLiteral("composites\nargmax\ncondition is false | whole.has_attr(dim): false"));
}

void RewritePanelTest::aRowFindsItsOperatorsInEitherGraph()
{
    const RewriteRows rows = rewriteRows(some(), {});
    const RewriteRow& step = rows.rows[4];
    const Graph& before = *rows.rewriting->run.start;
    const Graph& after = *rows.rewriting->run.graph();
    QCOMPARE(operatorsIn(before, rows, step), std::vector<NodeId>{*before.findNode("g")});
    QCOMPARE(operatorsIn(after, rows, step), std::vector<NodeId>{*after.findNode("g.gelu")});
    QCOMPARE(operatorsIn(after, rows, rows.rows[8]), std::vector<NodeId>{*after.findNode("t")});
    QVERIFY(operatorsIn(after, rows, rows.rows[1]).empty());
}

void RewritePanelTest::manyRewritesAreNotAllRows()
{
    std::string lines = "    y = x\n";
    for (std::size_t at = 0; at < RewriteRows::mostSteps + 3; ++at)
        lines += "    y" + std::to_string(at) + " = torch.nn.functional.gelu("
            + (at == 0 ? "x" : "y" + std::to_string(at - 1)) + ")\n";
    lines += "    y = torch.relu(y" + std::to_string(RewriteRows::mostSteps + 2) + ")\n";
    const RewriteRows rows = rewriteRows(rewritten(lines), {});
    QCOMPARE(rows.counts[0].rewrites, RewriteRows::mostSteps + 3);
    const auto more = std::ranges::find(rows.rows, RewriteRow::Kind::More, &RewriteRow::kind);
    QVERIFY(more != rows.rows.end());
    QCOMPARE(more->at, 3u);
}

void RewritePanelTest::manyOptionsAreOneRow()
{
    RuleSet rules = compositeRules();
    for (const char* const name : {"a", "b", "c"})
        rules.options.push_back({.name = name, .otherwise = "1", .summary = {}});
    const auto rewriting = rewritten("    y = torch.relu(x)\n", rules);
    Rewriting chosen = *rewriting;
    chosen.choices.rules.options = {{"a", "2"}, {"b", "1"}};

    const RewriteRows rows = rewriteRows(std::make_shared<const Rewriting>(chosen), {});

    QVERIFY(told(rows).startsWith(
        QStringLiteral("4 option(s) | a=2\nTT_XLA_CATCH_BOOL_MASK_SDPA\na\nb\nc\ncomposites")));
    QCOMPARE(rows.rows[1].kind, RewriteRow::Kind::Options);
    QVERIFY(operatorsIn(*chosen.run.graph(), rows, rows.rows[1]).empty());
}

void RewritePanelTest::aRuleThatIsChosenSaysWhereItAlmostMatches()
{
    const std::string text = "import torch\n"
                             "from tt_torch.fusion_providers import FusionProvider\n"
                             "class Missed(FusionProvider):\n"
                             "    name = \"missed\"\n"
                             "    pattern = staticmethod(lambda x: torch.tanh(x.exp()))\n"
                             "    replacement = staticmethod(lambda x: x)\n";
    const auto rewriting = rewritten("    a = x.sin()\n    y = torch.tanh(a)\n",
                                     checkRulesText("p.py", text, {}).rules);
    Theme theme;
    RewritePanel panel(theme);
    panel.show(rewriting, rewriting->run.graph());
    auto& tree = *panel.findChild<QTreeView*>();
    const auto& model = static_cast<const RewriteModel&>(*tree.model());
    QModelIndex stage;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.rowAt(model.index(row, 0)).kind == RewriteRow::Kind::Stage)
            stage = model.index(row, 0);
    }
    const QModelIndex rule = model.index(0, 0, stage);
    QCOMPARE(model.rowAt(rule).kind, RewriteRow::Kind::Rule);
    QCOMPARE(model.rowCount(rule), 0);

    tree.setCurrentIndex(rule);

    QTRY_COMPARE(model.rowCount(tree.currentIndex()), 1);
    QVERIFY(tree.isExpanded(tree.currentIndex()));
    const QModelIndex miss = model.index(0, 0, tree.currentIndex());
    QCOMPARE(miss.data().toString(),
             QStringLiteral("almost at 1 of 1 place(s): exp: expected .exp, found sin"));
    QSignalSpy picked(&panel, &RewritePanel::nodesPicked);
    QSignalSpy activated(&panel, &RewritePanel::textActivated);
    emit tree.activated(miss);
    QCOMPARE(picked.size(), 1);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(qvariant_cast<TextRange>(activated.front().at(1)).begin.line, std::size_t(5));
}

void RewritePanelTest::sentencesSayWhatHappened()
{
    const RewriteRows rows = rewriteRows(some(), {});
    const RewriteWords words(rows);
    QVERIFY(words.sentenceOf(rows.rows[2]).contains(QStringLiteral("5 operators before, 5 after")));
    QVERIFY(words.sentenceOf(rows.rows[7]).contains(QStringLiteral("conditional")));
    QVERIFY(words.summary().contains(QStringLiteral("conditional")));
}

void RewritePanelTest::aConditionalRuleCanBeTicked()
{
    const Theme theme;
    RewriteModel model(theme);
    model.show(rewriteRows(some(), {}));
    QSignalSpy spy(&model, &RewriteModel::assumed);
    const QModelIndex stage = model.index(1, 0);
    const QModelIndex gelu = model.index(0, 0, stage);
    const QModelIndex values = model.index(2, 0, stage);
    QVERIFY(!(model.flags(gelu) & Qt::ItemIsUserCheckable));
    QVERIFY(!model.setData(gelu, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(values.data().toString(), QStringLiteral("topk_values"));
    QCOMPARE(values.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QVERIFY(model.setData(values, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.front(), (QVariantList{QStringLiteral("topk_values"), true}));
    QCOMPARE(model.index(2, RewriteModel::Conditional, stage).data().toString(),
             QStringLiteral("1"));
}

void RewritePanelTest::anOptionCanBeWritten()
{
    const Theme theme;
    RewriteModel model(theme);
    model.show(rewriteRows(some(), {}));
    QSignalSpy spy(&model, &RewriteModel::optionChosen);
    const QModelIndex option = model.index(0, RewriteModel::Rewrites);
    QCOMPARE(option.data(Qt::EditRole).toString(), QStringLiteral("0"));
    QVERIFY(model.flags(option) & Qt::ItemIsEditable);
    QVERIFY(model.setData(option, QStringLiteral(" 1 "), Qt::EditRole));
    QCOMPARE(spy.front(),
             (QVariantList{QStringLiteral("TT_XLA_CATCH_BOOL_MASK_SDPA"), QStringLiteral("1")}));
}

void RewritePanelTest::anOptionWithWordsIsChosenFromThem()
{
    RuleSet rules = compositeRules();
    rules.options = {{.name = "pass", .otherwise = "on", .summary = {}, .words = {"on", "off"}},
                     {.name = "flag", .otherwise = {}, .summary = {}, .type = ScalarType::Bool}};
    const auto rewriting = rewritten("    y = torch.relu(x)\n", rules);
    const Theme theme;
    RewritePanel panel(theme);
    panel.resize(600, 400);
    panel.show(rewriting, rewriting->run.graph());
    auto& tree = *panel.findChild<QTreeView*>();
    QSignalSpy chosen(&panel, &RewritePanel::optionChosen);
    const QModelIndex pass = tree.model()->index(0, RewriteModel::Rewrites);
    const QModelIndex flag = tree.model()->index(1, RewriteModel::Rewrites);
    QCOMPARE(flag.data(OptionWordsRole).toStringList(),
             (QStringList{QStringLiteral("true"), QStringLiteral("false")}));

    tree.edit(pass);

    auto* const box = tree.findChild<QComboBox*>();
    QVERIFY(box);
    QCOMPARE(box->currentText(), QStringLiteral("on"));
    box->setCurrentIndex(1);
    emit box->activated(1);
    QTRY_COMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front(), (QVariantList{QStringLiteral("pass"), QStringLiteral("off")}));
}

void RewritePanelTest::theStripShowsStagesAndWalks()
{
    const Theme theme;
    StageStrip strip(theme);
    QVERIFY(strip.isHidden());
    strip.show(some(), 1);
    const auto buttons = strip.findChildren<QToolButton*>();
    QCOMPARE(buttons.size(), 2);
    QVERIFY(!buttons[0]->isChecked() && buttons[1]->isChecked());
    QCOMPARE(buttons[1]->text(), QStringLiteral("composites  1  ?1"));
    QSignalSpy spy(&strip, &StageStrip::chosen);
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QCOMPARE(spy.takeFirst(), QVariantList{0});
    // Until there is an answer it tells of what is on screen.
    QVERIFY(buttons[1]->isChecked() && !buttons[0]->isChecked());
    QTest::keyClick(&strip, Qt::Key_Right);
    QVERIFY(spy.isEmpty());
    QTest::keyClick(&strip, Qt::Key_Left);
    QCOMPARE(spy.takeFirst(), QVariantList{0});
    strip.show(nullptr, 0);
    QVERIFY(strip.isHidden());
}

void RewritePanelTest::stagesWithoutEffectAreOneDot()
{
    const auto three = rewritten(
        "    y = torch.nn.functional.gelu(x)\n",
        joined(std::vector<RuleSet>{compositeRules(), compositeRules(), compositeRules()}));
    const Theme theme;
    StageStrip strip(theme);
    strip.show(three, 2);

    const auto buttons = strip.findChildren<QToolButton*>();

    QCOMPARE(buttons.size(), 3);
    QCOMPARE(buttons[1]->text(), QStringLiteral("composites  1"));
    QCOMPARE(buttons[2]->text(), QStringLiteral("•"));
    QCOMPARE(buttons[2]->toolTip().count(QLatin1Char('\n')), 1);
    StageStrip conditional(theme);
    conditional.show(rewritten("    y = torch.relu(x)\n", qnnRules()), 1);
    QCOMPARE(conditional.findChildren<QToolButton*>()[1]->text(), QStringLiteral("EARLY  0  ?1"));
    // After the second stage the graph is that of the first.
    QVERIFY(buttons[1]->isChecked());
    QSignalSpy spy(&strip, &StageStrip::chosen);
    buttons[2]->click();
    QCOMPARE(spy.takeFirst(), QVariantList{3});
}

void RewritePanelTest::aRefusalLeadsIntoTheText()
{
    const Theme theme;
    RewritePanel panel(theme);
    const auto rewriting = rewritten("    y = torch.relu(x)\n", qnnRules());
    panel.show(rewriting, rewriting->run.graph());
    auto* const tree = panel.findChild<QTreeView*>();
    const QModelIndex stage = tree->currentIndex();
    const QModelIndex rule = tree->model()->index(0, 0, stage);
    QSignalSpy activated(&panel, &RewritePanel::textActivated);
    QSignalSpy picked(&panel, &RewritePanel::nodesPicked);

    emit tree->activated(rule);
    emit tree->activated(tree->model()->index(0, 0, rule));

    QCOMPARE(activated.size(), 2);
    QCOMPARE(activated[0][0].value<std::string>(), std::string("rules.cpp"));
    // What it is about is selected too, as with a click.
    QCOMPARE(picked.size(), 1);
    const auto range = [&](int at) { return activated[at][1].value<TextRange>(); };
    QCOMPARE(range(0).begin.column, std::size_t(1));
    const std::string text = qnnText;
    QCOMPARE(text.substr(range(1).begin.column - 1, range(1).end.column - range(1).begin.column),
             std::string("OPTION_UINT(\"tile_height\")"));
}

void RewritePanelTest::aWrongValueIsRefused()
{
    const Theme theme;
    RewriteModel model(theme);
    model.show(rewriteRows(rewritten("    y = torch.relu(x)\n", qnnRules()), {}));
    const QModelIndex option = model.index(0, RewriteModel::Rewrites);
    QCOMPARE(option.data().toString(), QStringLiteral("no value"));
    QSignalSpy refused(&model, &RewriteModel::optionRefused);
    QSignalSpy chosen(&model, &RewriteModel::optionChosen);

    QVERIFY(!model.setData(option, QStringLiteral("high"), Qt::EditRole));
    QVERIFY(model.setData(option, QStringLiteral("8"), Qt::EditRole));

    QCOMPARE(refused.size(), 1);
    QVERIFY(refused[0][0].toString().contains(QStringLiteral("tile_height takes a whole number")));
    QCOMPARE(chosen.size(), 1);
}

void RewritePanelTest::withoutRewritingThereIsNothing()
{
    const Theme theme;
    RewritePanel panel(theme);
    const auto rewriting = some();
    panel.show(rewriting, rewriting->run.graph());
    auto* const tree = panel.findChild<QTreeView*>();
    QCOMPARE(tree->model()->rowCount(), 2);
    QSignalSpy picked(&panel, &RewritePanel::nodesPicked);
    emit tree->clicked(tree->model()->index(0, 0, tree->model()->index(1, 0)));
    QCOMPARE(picked.size(), 1);
    panel.show(nullptr, nullptr);
    QCOMPARE(tree->model()->rowCount(), 0);
}

FUSEWRIGHT_TEST(RewritePanelTest)
#include "tst_rewrite_panel.moc"
