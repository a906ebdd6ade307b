// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/suggest/suggest_panel.h"

#include "engine/graph/graph.h"
#include "engine/session/fusion_session.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/fusion_answer.h"
#include "widgets/base/quiet_table.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rules_tabs.h"
#include "widgets/suggest/draft_page.h"
#include "widgets/suggest/entry_form.h"
#include "widgets/suggest/suggestion_model.h"
#include "widgets/suggest/suggestion_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTextDocument>

#include <string_view>

using namespace fusewright;

namespace {

const std::string_view sixInARow = "l1:linear > r1:relu > g1:gelu > l2:linear > r2:relu > g2:gelu\n"
                                   "g2 > l3:linear > r3:relu > g3:gelu > end";

} // namespace

class SuggestPanelTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void listsBlocksAndPreviewsTheSelectedOne();
    void previewsNothingBecauseTheListHasTheFocus();
    void namesOfBlocksHaveRoomInANarrowPanel();
    void tellsAllSavingsAlike();
    void looksForNothingWhileItIsHidden();
    void saysWhatItIsForWithoutAModel();
    void makesARuleOfASuggestion();
    void showsWhatARuleWouldDo();
    void saysThatOfPlacesThatOverlapOneCounts();
    void followsChoices();
    void inventsNothingThatWasChosen();
    void joinsPiecesAsPartOfTheRuleOrAsContext();
    void addsWhatIsMissing();
    void leavesAnEntryOut();
    void insertsTheRuleAsOneStep();
    void insertsNothingUnderANameThatIsTaken();
    void aDraftStaysWhenTheTextChanges();
    void aDraftGoesWithItsModel();

private:
    void show(std::string_view graph, const std::string& rules = {});
    void draft(const std::vector<std::string>& names);
    void waitForAnswer() { QTRY_VERIFY(page().answer() && !m_panel->isWorking()); }
    DraftPage& page() { return m_panel->draft(); }
    NodeId node(const std::string& name) { return *m_answer->graph->findNode(name); }

    Theme m_theme;
    ModelDocument m_model;
    std::unique_ptr<RulesTabs> m_tabs;
    RulesDocument* m_rules = nullptr; ///< Of the only tab.
    std::unique_ptr<SuggestPanel> m_panel;
    std::shared_ptr<const FusionAnswer> m_answer;
};

void SuggestPanelTest::init()
{
    m_tabs = std::make_unique<RulesTabs>(m_model, QString());
    m_rules = &m_tabs->current().rules();
    m_panel = std::make_unique<SuggestPanel>(*m_tabs, m_theme);
    m_panel->resize(320, 900);
}

void SuggestPanelTest::cleanup()
{
    m_panel.reset();
    m_tabs.reset();
    m_answer.reset();
}

void SuggestPanelTest::show(std::string_view graph, const std::string& rules)
{
    m_answer = test::answerOf(graph, rules);
    m_rules->document().setPlainText(QString::fromStdString(rules));
    m_panel->setAnswer(m_answer);
    m_panel->show();
}

void SuggestPanelTest::draft(const std::vector<std::string>& names)
{
    std::vector<NodeId> nodes;
    for (const std::string& name : names)
        nodes.push_back(node(name));
    m_panel->startDraft(nodes);
    waitForAnswer();
}

void SuggestPanelTest::namesOfBlocksHaveRoomInANarrowPanel()
{
    show(sixInARow);
    QTableView& table = m_panel->suggestions().table();
    m_panel->resize(288, 700);
    QTRY_VERIFY(table.isColumnHidden(SuggestionModel::Operators));
    QVERIFY(table.columnWidth(SuggestionModel::Rule) >= 140);
    m_panel->resize(500, 700);
    QTRY_VERIFY(!table.isColumnHidden(SuggestionModel::Operators));
}

void SuggestPanelTest::listsBlocksAndPreviewsTheSelectedOne()
{
    QSignalSpy marks(m_panel.get(), &SuggestPanel::marksWanted);
    QSignalSpy picks(m_panel.get(), &SuggestPanel::nodesPicked);
    show(sixInARow);
    QTRY_COMPARE(m_panel->suggestions().table().model()->rowCount(), 1);

    m_panel->suggestions().table().setCurrentIndex(
        m_panel->suggestions().table().model()->index(0, 0));

    QCOMPARE(m_panel->suggestions().current()->sections.size(), std::size_t(3));
    QCOMPARE(marks.back().front().value<SuggestMarks>().sections.size(), std::size_t(9));
    QCOMPARE(picks.back().back().value<NodeId>(), node("l1"));
}

/// Qt makes the first row the current one.
void SuggestPanelTest::previewsNothingBecauseTheListHasTheFocus()
{
    QSignalSpy picks(m_panel.get(), &SuggestPanel::nodesPicked);
    show(sixInARow);
    QTableView& table = m_panel->suggestions().table();
    QTRY_COMPARE(table.model()->rowCount(), 1);

    QFocusEvent focus(QEvent::FocusIn);
    QApplication::sendEvent(&table, &focus);

    QVERIFY(table.currentIndex().isValid());
    QVERIFY(!m_panel->suggestions().current());
    QCOMPARE(picks.size(), 0);

    QTest::keyClick(&table, Qt::Key_Return);

    QVERIFY(m_panel->suggestions().current());
}

void SuggestPanelTest::tellsAllSavingsAlike()
{
    SuggestionModel model;
    const auto saved = [&](int row) {
        return model.index(row, SuggestionModel::Saved).data().toString();
    };
    std::vector<Suggestion> suggestions(2);
    for (Suggestion& each : suggestions) {
        each.savedSections = 13;
        each.savedBytes.add(2'000'000.0);
    }
    model.show(suggestions);
    QCOMPARE(saved(0), QStringLiteral("2.0 MB"));

    // A few known bytes of one would stand before all sections of the other.
    suggestions[1].savedBytes.add(std::nullopt);
    model.show(suggestions);
    QVERIFY(saved(0).contains(QStringLiteral("13")));
    QVERIFY(saved(1).contains(QStringLiteral("13")));

    // Multiples of one extent are compared whatever it is.
    suggestions[0].savedBytes = suggestions[1].savedBytes;
    suggestions[0].savedFormula = CostFormula::ofExtent("3000000*batch");
    suggestions[1].savedFormula = CostFormula::ofExtent("2000000*batch");
    model.show(suggestions);
    QCOMPARE(saved(1), QString::fromUtf8("2.0 MB·batch"));
    suggestions[1].savedFormula = CostFormula::ofExtent("2000000*batch + 8");
    model.show(suggestions);
    QVERIFY(saved(1).contains(QStringLiteral("13")));
    QVERIFY(model.index(1, 0)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QString::fromUtf8("2.0 MB·batch + 8 B")));
}

void SuggestPanelTest::looksForNothingWhileItIsHidden()
{
    m_answer = test::answerOf(sixInARow, {});
    m_panel->setAnswer(m_answer);
    QVERIFY(!m_panel->isWorking());

    m_panel->show();

    QTRY_COMPARE(m_panel->suggestions().table().model()->rowCount(), 1);
}

void SuggestPanelTest::saysWhatItIsForWithoutAModel()
{
    m_panel->setAnswer(nullptr);
    m_panel->show();

    QVERIFY(m_panel->suggestions().summary().startsWith(QStringLiteral("Open a model")));
    m_panel->startDraft({NodeId(0U)});
    QVERIFY(!m_panel->isDrafting());
}

void SuggestPanelTest::makesARuleOfASuggestion()
{
    show(sixInARow);
    QTRY_COMPARE(m_panel->suggestions().table().model()->rowCount(), 1);
    m_panel->suggestions().table().setCurrentIndex(
        m_panel->suggestions().table().model()->index(0, 0));

    m_panel->suggestions().button().click();
    waitForAnswer();

    QVERIFY(m_panel->isDrafting());
    QVERIFY(page().countsText().contains(QStringLiteral("3 section")));
    QVERIFY(page().insert().isEnabled());
}

void SuggestPanelTest::saysThatOfPlacesThatOverlapOneCounts()
{
    show("a:relu > b:relu > c:relu > d:relu > end");

    m_panel->startDraft({node("a"), node("b")});
    waitForAnswer();

    QCOMPARE(page().countsText(),
             QStringLiteral("Matches at 3 place(s) and makes 2 section(s): of places that "
                            "overlap, one counts."));
}

void SuggestPanelTest::showsWhatARuleWouldDo()
{
    show(sixInARow, "gemm:\n  priority: 4\n  pattern:\n    l:\n      op_type: linear\n");

    draft({"l1", "r1"});

    QCOMPARE(page().priority().value(), 5);
    QCOMPARE(page().name().text(), QStringLiteral("linear_to_relu"));
    QCOMPARE(page().heuristic().currentText(), QStringLiteral("DEFAULT_GEMM"));
    QVERIFY(page().countsText().contains(QStringLiteral("gemm makes 0 section")));
    QVERIFY(page().ruleText().contains(QStringLiteral("child: relu")));
    QVERIFY(page().problemText().isEmpty());
}

void SuggestPanelTest::followsChoices()
{
    show(sixInARow);
    draft({"l1", "r1"});

    page().form().name().setFocus();
    page().form().name().setText(QString());
    QTest::keyClicks(&page().form().name(), QStringLiteral("first"));
    waitForAnswer();
    page().form().included().setChecked(false);
    waitForAnswer();
    page().entries().setCurrentIndex(page().entries().model()->index(1, 0));
    page().form().required().setChecked(false);
    waitForAnswer();

    QVERIFY(page().ruleText().contains(
        QStringLiteral("    first:\n      op_type: linear\n      child: relu\n      included: "
                       "false\n    relu:\n      op_type: relu\n      required: false\n")));
}

void SuggestPanelTest::inventsNothingThatWasChosen()
{
    show(sixInARow);
    draft({"l1", "r1"});

    page().priority().setValue(12);
    waitForAnswer();
    page().name().clear();
    QTest::keyClicks(&page().name(), QStringLiteral("mine"));
    waitForAnswer();
    page().heuristic().setCurrentIndex(0);
    emit page().heuristic().activated(0);
    waitForAnswer();

    QVERIFY(page().ruleText().startsWith(QStringLiteral("mine:\n  priority: 12\n  pattern:")));
}

void SuggestPanelTest::joinsPiecesAsPartOfTheRuleOrAsContext()
{
    show(sixInARow);
    draft({"l1", "g1"});
    QVERIFY(page().problemText().contains(QStringLiteral("pieces")));
    QVERIFY(!page().insert().isEnabled());

    page().contextFix().click();
    waitForAnswer();

    QVERIFY(page().problemText().contains(QStringLiteral("re-enters")));
    QVERIFY(page().ruleText().contains(QStringLiteral("included: false")));

    draft({"l1", "g1"});
    page().fix().click();
    waitForAnswer();

    QVERIFY(page().problemText().isEmpty());
    QVERIFY(page().insert().isEnabled());
    QVERIFY(!page().ruleText().contains(QStringLiteral("included")));
}

void SuggestPanelTest::addsWhatIsMissing()
{
    show("conv > relu > add\n"
         "conv > add");
    draft({"conv", "add"});
    QVERIFY(page().problemText().contains(QStringLiteral("re-enters")));

    page().fix().click();
    waitForAnswer();

    QVERIFY(page().problemText().isEmpty());
    QCOMPARE(page().entries().model()->rowCount(), 3);
}

void SuggestPanelTest::leavesAnEntryOut()
{
    show(sixInARow);
    draft({"l1", "r1", "g1"});
    page().entries().setCurrentIndex(page().entries().model()->index(2, 0));

    page().form().drop().click();
    waitForAnswer();

    QCOMPARE(page().entries().model()->rowCount(), 2);
    QVERIFY(!page().ruleText().contains(QStringLiteral("gelu")));
}

void SuggestPanelTest::insertsTheRuleAsOneStep()
{
    const QString before = QStringLiteral("# mine\nother:\n  pattern:\n    g: {op_type: gelu}\n");
    show(sixInARow, before.toStdString());
    QSignalSpy inserted(m_panel.get(), &SuggestPanel::ruleInserted);
    draft({"l1", "r1"});

    page().insert().click();

    QVERIFY(m_rules->text().startsWith(before));
    QVERIFY(m_rules->text().contains(QStringLiteral("linear_to_relu:\n  priority: 1\n")));
    QCOMPARE(inserted.size(), 1);
    const auto place = inserted.front().front().value<TextRange>();
    QVERIFY(m_rules->text().split(QLatin1Char('\n'))[static_cast<int>(place.begin.line) - 1]
            == QStringLiteral("linear_to_relu:"));
    QVERIFY(!m_panel->isDrafting());
    m_rules->document().undo();
    QCOMPARE(m_rules->text(), before);
}

void SuggestPanelTest::insertsNothingUnderANameThatIsTaken()
{
    show(sixInARow, "gemm:\n  priority: 4\n  pattern:\n    l:\n      op_type: linear\n");
    draft({"l1", "r1"});

    page().name().clear();
    QTest::keyClicks(&page().name(), QStringLiteral("gemm"));
    waitForAnswer();

    QVERIFY(page().problemText().contains(QStringLiteral("with this name")));
    QVERIFY(!page().insert().isEnabled());
}

void SuggestPanelTest::aDraftStaysWhenTheTextChanges()
{
    show(sixInARow);
    draft({"l1", "r1"});
    const auto other = test::answerOf(
        m_answer->graph, "gemm:\n  priority: 6\n  pattern:\n    l:\n      op_type: linear\n");

    m_panel->setAnswer(other);

    QVERIFY(m_panel->isDrafting());
    QTRY_COMPARE(page().priority().value(), 7);
}

void SuggestPanelTest::aDraftGoesWithItsModel()
{
    show(sixInARow);
    draft({"l1", "r1"});

    m_panel->setAnswer(test::answerOf("a > b", {}));

    QVERIFY(!m_panel->isDrafting());
}

FUSEWRIGHT_TEST(SuggestPanelTest)
#include "tst_suggest_panel.moc"
