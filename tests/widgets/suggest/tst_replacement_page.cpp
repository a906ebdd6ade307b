// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The page of a new rule in a language whose rules put an operator in the place of their match.

#include "widgets/suggest/suggest_panel.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "engine/session/model_session.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/fusion_answer.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rules_tabs.h"
#include "widgets/suggest/condition_model.h"
#include "widgets/suggest/draft_page.h"
#include "widgets/suggest/entry_form.h"
#include "widgets/suggest/entry_model.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTextDocument>

using namespace fusewright;

namespace {

const QString firstRules = QStringLiteral("// Mine.\n"
                                          "DEF_PACKAGE_OPTIMIZATION(EARLY + 1,\n"
                                          "    Op(\"Tanh\", \"In\"),\n"
                                          "    OK,\n"
                                          "    Op(\"Tanh.fast\", \"In\"))\n"
                                          "\n"
                                          "DEF_PACKAGE_OPTIMIZATION(LATE,\n"
                                          "    Op(\"Sigmoid\", \"In\"),\n"
                                          "    OK,\n"
                                          "    Op(\"Sigmoid.fast\", \"In\"))\n");

} // namespace

class ReplacementPageTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void writesTheLanguageOfTheText();
    void asksForWhatTheLanguageHas();
    void ticksAreConditions();
    void valuesHaveTheNamesThatWereChosen();
    void ticksByKeyboard();
    void aClickTicksAndTheRowStaysCurrent();
    void aStageIsChosen();
    void theNewOperatorIsNamed();
    void insertsBehindTheRuleAtTheCaretAsOneStep();
    void saysWhySeveralResultsAreNoRule();
    void followsTheLanguageOfTheTab();
    void aPatternOfTvmIsASectionWithConditions();

private:
    void show(const QString& rules);
    void draft(const std::vector<std::string>& names, std::optional<TextPosition> caret = {});
    void waitForAnswer() { QTRY_VERIFY(page().answer() && !m_panel->isWorking()); }
    DraftPage& page() { return m_panel->draft(); }
    QModelIndex conditionRow(const QString& tip);

    Theme m_theme;
    ModelDocument m_model;
    std::unique_ptr<RulesTabs> m_tabs;
    std::unique_ptr<SuggestPanel> m_panel;
    std::shared_ptr<const FusionAnswer> m_answer;
};

void ReplacementPageTest::init()
{
    m_tabs = std::make_unique<RulesTabs>(m_model, QString());
    m_panel = std::make_unique<SuggestPanel>(*m_tabs, m_theme);
    m_panel->resize(320, 900);
}

void ReplacementPageTest::cleanup()
{
    m_panel.reset();
    m_tabs.reset();
    m_answer.reset();
}

void ReplacementPageTest::show(const QString& rules)
{
    const OpenedModel opened = openModel(FUSEWRIGHT_EXAMPLES "/qnn-detector_net.json", {}, nullptr);
    QVERIFY(opened.model);
    m_answer = test::answerOf(opened.model->graph, {});
    m_tabs->current().rules().document().setPlainText(rules);
    m_panel->setAnswer(m_answer);
    m_panel->show();
}

void ReplacementPageTest::draft(const std::vector<std::string>& names,
                                std::optional<TextPosition> caret)
{
    std::vector<NodeId> nodes;
    for (const std::string& name : names)
        nodes.push_back(*m_answer->graph->findNode(name));
    m_panel->startDraft(nodes, caret);
    waitForAnswer();
}

QModelIndex ReplacementPageTest::conditionRow(const QString& tip)
{
    QAbstractItemModel& model = *page().conditions().model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, ConditionModel::Subject);
        if (index.data(Qt::ToolTipRole) == tip)
            return index;
    }
    return {};
}

void ReplacementPageTest::writesTheLanguageOfTheText()
{
    show(firstRules);

    draft({"stem", "stem_relu"});

    QVERIFY(page().ruleText().startsWith(
        QStringLiteral("DEF_PACKAGE_OPTIMIZATION(EARLY + 1,\n    Op(\"Relu\", Op(\"Conv2d\", ")));
    QVERIFY(page().problemText().isEmpty());
    QVERIFY(page().countsText().contains(QStringLiteral("rewrites")));
    QVERIFY(page().insert().isEnabled());
}

void ReplacementPageTest::asksForWhatTheLanguageHas()
{
    show(firstRules);

    draft({"stem", "stem_relu"});

    QVERIFY(page().priority().isHidden());
    QVERIFY(page().heuristic().isHidden());
    QVERIFY(page().form().included().isHidden());
    QVERIFY(page().form().required().isHidden());
    QVERIFY(!page().stage().isHidden());
    QVERIFY(!page().conditions().isHidden());
    QCOMPARE(page().name().text(), QStringLiteral("ConvReluFused"));
    QVERIFY(!page().conditions().accessibleName().isEmpty());
    QVERIFY(!page().stage().accessibleName().isEmpty());
}

void ReplacementPageTest::ticksAreConditions()
{
    show(firstRules);
    draft({"stem", "stem_relu"});
    const QString depth = QStringLiteral("EQ(DIM_DEPTH(\"*\"), 32)");
    QVERIFY(!page().ruleText().contains(depth));

    page().conditions().model()->setData(conditionRow(depth), Qt::Checked, Qt::CheckStateRole);
    waitForAnswer();

    QVERIFY(page().ruleText().contains(depth));
    QCOMPARE(conditionRow(depth).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    const QString type = QStringLiteral("IS_QUINT8(\"In\")");
    page().conditions().model()->setData(conditionRow(type), Qt::Unchecked, Qt::CheckStateRole);
    waitForAnswer();
    QVERIFY(!page().ruleText().contains(type));
    QVERIFY(page().ruleText().contains(depth));
}

void ReplacementPageTest::valuesHaveTheNamesThatWereChosen()
{
    show(firstRules);
    draft({"stem", "stem_relu"});
    QAbstractItemModel& model = *page().conditions().model();
    const QModelIndex row = conditionRow(QStringLiteral("IS_QUINT8(\"In\")"));
    QVERIFY(row.isValid() && (row.flags() & Qt::ItemIsEditable));
    QVERIFY(!model.setData(row, QStringLiteral("Weights"), Qt::EditRole));
    QVERIFY(!model.setData(row, QStringLiteral("two words"), Qt::EditRole));

    QVERIFY(model.setData(row, QStringLiteral("Image"), Qt::EditRole));
    waitForAnswer();

    QVERIFY(page().ruleText().contains(QStringLiteral("Op(\"Conv2d\", \"Image\", ")));
    QVERIFY(!page().ruleText().contains(QStringLiteral("\"In\"")));
    QVERIFY(conditionRow(QStringLiteral("IS_QUINT8(\"Image\")")).isValid());
    QVERIFY(page().insert().isEnabled());
}

void ReplacementPageTest::ticksByKeyboard()
{
    show(firstRules);
    draft({"stem", "stem_relu"});
    const QModelIndex row = conditionRow(QStringLiteral("EQ(DIM_DEPTH(\"*\"), 32)"));
    page().conditions().setCurrentIndex(row);

    QTest::keyClick(&page().conditions(), Qt::Key_Space);
    waitForAnswer();

    QVERIFY(page().ruleText().contains(QStringLiteral("EQ(DIM_DEPTH(\"*\"), 32)")));
    QCOMPARE(page().conditions().currentIndex().row(), row.row());
}

void ReplacementPageTest::aClickTicksAndTheRowStaysCurrent()
{
    show(firstRules);
    draft({"stem", "stem_relu"});
    QuietTable& table = page().conditions();
    const QModelIndex row = table.model()->index(3, ConditionModel::Subject);
    const QRect cell = table.visualRect(row);

    QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                      QPoint(cell.left() + 12, cell.center().y()));
    waitForAnswer();

    QCOMPARE(table.model()->index(3, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(table.currentIndex().row(), 3);
}

void ReplacementPageTest::aStageIsChosen()
{
    show(firstRules);
    draft({"stem", "stem_relu"});
    const int late = page().stage().findText(QStringLiteral("LATE"));
    QVERIFY(late >= 0);

    page().stage().setCurrentIndex(late);
    emit page().stage().activated(late);
    waitForAnswer();

    QVERIFY(page().ruleText().startsWith(QStringLiteral("DEF_PACKAGE_OPTIMIZATION(LATE,")));
    QCOMPARE(page().stage().currentText(), QStringLiteral("LATE"));
}

void ReplacementPageTest::theNewOperatorIsNamed()
{
    show(firstRules);
    draft({"stem", "stem_relu"});

    page().name().clear();
    QTest::keyClicks(&page().name(), QStringLiteral("Mine"));
    waitForAnswer();

    QVERIFY(page().ruleText().contains(QStringLiteral("Op(\"Mine\", \"In\"")));
    page().name().clear();
    QTest::keyClick(&page().name(), Qt::Key_Backspace);
    emit page().name().textEdited(QString());
    waitForAnswer();
    QVERIFY(!page().problemText().isEmpty());
    QVERIFY(!page().insert().isEnabled());
}

void ReplacementPageTest::insertsBehindTheRuleAtTheCaretAsOneStep()
{
    show(firstRules);
    QSignalSpy inserted(m_panel.get(), &SuggestPanel::ruleInserted);
    draft({"stem", "stem_relu"}, TextPosition{3, 5});
    RulesDocument& rules = m_tabs->current().rules();

    page().insert().click();

    const QString text = rules.text();
    const auto fresh = text.indexOf(QStringLiteral("\"ConvReluFused\""));
    QVERIFY(fresh > text.indexOf(QStringLiteral("Tanh.fast")));
    QVERIFY(fresh < text.indexOf(QStringLiteral("Sigmoid.fast")));
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted.front().front().value<TextRange>().begin.line, std::size_t(7));
    QVERIFY(!m_panel->isDrafting());
    rules.document().undo();
    QCOMPARE(rules.text(), firstRules);
}

void ReplacementPageTest::saysWhySeveralResultsAreNoRule()
{
    show(firstRules);

    draft({"stem_relu", "block0_0_expand", "block0_0_relu1", "block0_0_depth"});
    QVERIFY(page().problemText().isEmpty());
    const Graph& graph = *m_answer->graph;
    std::vector<std::string> names;
    for (const NodeId node : graph.nodes()) {
        if (graph.users(node).size() < 2)
            continue;
        names = {std::string(graph.nodeName(node)),
                 std::string(graph.nodeName(graph.users(node)[0])),
                 std::string(graph.nodeName(graph.users(node)[1]))};
        break;
    }
    QVERIFY(!names.empty());
    draft(names);

    QVERIFY(page().problemText().contains(QStringLiteral("cannot be one rule"))
            || page().answer()->isRule());
}

void ReplacementPageTest::followsTheLanguageOfTheTab()
{
    show(firstRules);
    draft({"stem", "stem_relu"});

    RulesTab& other = m_tabs->add();
    m_tabs->setCurrent(other);
    waitForAnswer();

    QVERIFY(page().ruleText().contains(QStringLiteral("op_type: relu")));
    QVERIFY(!page().priority().isHidden());
    QVERIFY(page().conditions().isHidden());
}

void ReplacementPageTest::aPatternOfTvmIsASectionWithConditions()
{
    show(QStringLiteral("from tvm.relax.backend.pattern_registry import register_patterns\n"
                        "from tvm.relax.dpl import is_op, wildcard\n\n\n"
                        "register_patterns([(\"ours.sin\", is_op(\"relax.sin\")(wildcard()))])\n"));
    draft({"stem_relu"});
    QVERIFY(page().priority().isHidden());
    QVERIFY(page().stage().isHidden());
    QVERIFY(page().form().required().isHidden());
    const QModelIndex row = conditionRow(QStringLiteral("data.ndim == 4"));
    QVERIFY(row.isValid());

    page().conditions().model()->setData(row, Qt::Checked, Qt::CheckStateRole);
    waitForAnswer();
    QVERIFY(page().ruleText().contains(QStringLiteral("data.ndim == 4\n")));
    QSignalSpy inserted(m_panel.get(), &SuggestPanel::ruleInserted);
    page().insert().click();

    QCOMPARE(inserted.size(), 1);
    const QString text = m_tabs->current().rules().document().toPlainText();
    QVERIFY(text.contains(QStringLiteral("is_op(\"relax.nn.relu\")(data)")));
    QVERIFY(text.contains(QStringLiteral("(\"ours.sin\", is_op(\"relax.sin\")(wildcard())), "
                                         "(\"ours.")));
}

FUSEWRIGHT_TEST(ReplacementPageTest)
#include "tst_replacement_page.moc"
