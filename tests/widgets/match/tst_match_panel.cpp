// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/fusion_answer.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/theme.h"
#include "widgets/match/funnel_model.h"
#include "widgets/match/funnel_table.h"
#include "widgets/match/match_model.h"
#include "widgets/match/match_panel.h"
#include "widgets/match/match_tree.h"

#include <QAbstractItemModelTester>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTableView>
#include <QTest>

using namespace fusewright;

namespace {

const std::string oneRule = "pair:\n  pattern:\n    a: {op_type: linear, child: b}\n"
                            "    b: {op_type: relu}\n";
const char* const twoPairs = "a:linear > b:relu > c:linear > d:relu > e:linear > f:sigmoid";

} // namespace

class MatchPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_llama = test::llamaAnswer(); }
    void modelsAreSound();
    void showsTheSectionsOfEveryRuleOfLlama();
    void asksForAModelThenForRules();
    void saysWhyNothingMatches();
    void picksTheOperatorsOfASection();
    void looksForNearMissesOnlyWhenARuleIsOpened();
    void picksWhatANearMissHadBound();
    void jumpsToTheEntryOfANearMiss();
    void hasWhatWouldHelpBelowTheReason();
    void saysWhichFixWasChosen();
    void forgetsFixesWhenTheTextIsAnother();
    void jumpsToTheRuleOfASection();
    void walksThroughTheSectionsOfARule();
    void filtersByName();
    void keepsWhatIsOpenWhenAnotherAnswerComes();
    void marksARuleThatIsBrokenNow();
    void marksARuleThatMissesItsHeuristic();
    void saysThatARuleNeverHolds();
    void copiesWhatIsOpen();
    void showsHowFarTheRuleGets();
    void cutsALongListAndSaysSo();
    void hasTheFunnelBesideTheTreeWhenItIsFlat();
    void givesTheTreeTheRoomWhenItIsSmall();
    void givesNamesOfRulesTheRoom();

private:
    void show(MatchPanel& panel, std::shared_ptr<const FusionAnswer> answer)
    {
        QSignalSpy shown(&panel, &MatchPanel::shown);
        panel.setAnswer(std::move(answer));
        panel.resize(700, 600);
        panel.show();
        QTRY_VERIFY(!shown.isEmpty());
    }
    static MatchTree& treeOf(const MatchPanel& panel) { return *panel.findChild<MatchTree*>(); }
    static QModelIndex below(MatchTree& tree, int row)
    {
        tree.expand(tree.model()->index(0, 0));
        return tree.model()->index(row, 0, tree.model()->index(0, 0));
    }
    static void click(MatchTree& tree, const QModelIndex& index)
    {
        tree.scrollTo(index);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(index).center());
    }

    Theme m_theme;
    std::shared_ptr<const FusionAnswer> m_llama;
};

void MatchPanelTest::hasTheFunnelBesideTheTreeWhenItIsFlat()
{
    MatchPanel panel(m_theme);
    show(panel, m_llama);
    const auto* splitter = panel.findChild<QSplitter*>();

    QCOMPARE(splitter->orientation(), Qt::Vertical);
    panel.resize(640, 280);
    QCOMPARE(splitter->orientation(), Qt::Horizontal);
    QVERIFY(splitter->sizes().at(1) > 200);
    panel.resize(300, 600);

    QCOMPARE(splitter->orientation(), Qt::Vertical);
}

void MatchPanelTest::givesTheTreeTheRoomWhenItIsSmall()
{
    MatchPanel panel(m_theme);
    show(panel, m_llama);
    MatchTree& tree = treeOf(panel);

    panel.resize(320, 240);

    QVERIFY(tree.viewport()->height() >= 3 * tree.visualRect(tree.currentIndex()).height());
    QVERIFY(!panel.findChild<FunnelTable*>()->isVisible());
    panel.resize(320, 700);
    QVERIFY(panel.findChild<FunnelTable*>()->isVisible());
}

void MatchPanelTest::givesNamesOfRulesTheRoom()
{
    MatchPanel panel(m_theme);
    show(panel, m_llama);
    MatchTree& tree = treeOf(panel);

    panel.resize(1800, 280);
    QVERIFY(!tree.isColumnHidden(MatchModel::Priority));
    panel.resize(640, 280);

    QVERIFY(tree.isColumnHidden(MatchModel::Priority));
    QVERIFY(!tree.isColumnHidden(MatchModel::Sections));
    QVERIFY(tree.columnWidth(MatchModel::Rule) >= 200);
}

void MatchPanelTest::modelsAreSound()
{
    constexpr auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    const auto answer = test::answerOf(twoPairs, oneRule);
    MatchModel matches(m_theme);
    FunnelModel funnel;
    const QAbstractItemModelTester matchTester(&matches, mode);
    const QAbstractItemModelTester funnelTester(&funnel, mode);

    matches.show(answer, gatherMatchFacts(*answer, {}), {});
    matches.setMisses(0, {{.pattern = 0, .group = {.places = {NodeId(4U)}}}});
    funnel.show(answer, 0);

    QCOMPARE(matches.rowCount(matches.index(0, 0)), 2);
    QVERIFY(funnel.rowCount() > 0);
}

void MatchPanelTest::showsTheSectionsOfEveryRuleOfLlama()
{
    MatchPanel panel(m_theme);
    show(panel, m_llama);

    const QAbstractItemModel& model = *treeOf(panel).model();
    QCOMPARE(model.rowCount(), 9);
    int found = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, MatchModel::Sections).data().toString() != QStringLiteral("32"))
            continue;
        ++found;
        const QString group = model.index(0, 0, model.index(row, 0)).data().toString();
        QVERIFY2(group.startsWith(QStringLiteral("32 identical, ")), qPrintable(group));
    }
    QCOMPARE(found, 5);
}

void MatchPanelTest::asksForAModelThenForRules()
{
    MatchPanel panel(m_theme);
    const auto* empty = panel.findChild<EmptyPage*>();
    QCOMPARE(empty->title(), QStringLiteral("No model"));

    show(panel, test::answerOf("a:relu", ""));

    QCOMPARE(empty->title(), QStringLiteral("No rules"));
    QVERIFY(empty->isVisible());
}

void MatchPanelTest::saysWhyNothingMatches()
{
    MatchPanel panel(m_theme);

    show(panel, test::answerOf("a:linear > b:sigmoid", oneRule));

    QStringList texts;
    for (const QLabel* label : panel.findChildren<QLabel*>())
        texts.append(label->text());
    QVERIFY(texts.join(QLatin1Char('\n')).contains(QStringLiteral("expected relu, found sigmoid")));
}

void MatchPanelTest::picksTheOperatorsOfASection()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf(twoPairs, oneRule));
    MatchTree& tree = treeOf(panel);
    const QModelIndex fold = below(tree, 0);
    tree.expand(fold);
    QSignalSpy picked(&panel, &MatchPanel::nodesPicked);

    click(tree, tree.model()->index(1, 0, fold));

    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][0].value<std::vector<NodeId>>(), (std::vector{NodeId(2U), NodeId(3U)}));
    QCOMPARE(picked[0][1].value<NodeId>(), NodeId(2U));
}

void MatchPanelTest::looksForNearMissesOnlyWhenARuleIsOpened()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf(twoPairs, oneRule));
    MatchTree& tree = treeOf(panel);
    const auto* model = static_cast<MatchModel*>(tree.model());
    const QModelIndex rule = model->index(0, 0);
    QCOMPARE(model->itemAt(model->index(1, 0, rule)).kind, MatchItem::Kind::Looking);

    tree.expand(rule);

    QTRY_COMPARE(model->itemAt(model->index(1, 0, rule)).kind, MatchItem::Kind::Misses);
    QCOMPARE(model->index(1, 0, rule).data().toString(),
             QStringLiteral("1 of 3 place(s): b: expected relu, found sigmoid"));
}

void MatchPanelTest::picksWhatANearMissHadBound()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf(twoPairs, oneRule));
    MatchTree& tree = treeOf(panel);
    const auto* model = static_cast<MatchModel*>(tree.model());
    below(tree, 0);
    QTRY_COMPARE(model->itemAt(below(tree, 1)).kind, MatchItem::Kind::Misses);
    tree.expand(below(tree, 1));
    QSignalSpy picked(&panel, &MatchPanel::nodesPicked);

    click(tree, model->index(0, 0, below(tree, 1)));

    QTRY_COMPARE(picked.size(), 1);
    QCOMPARE(picked[0][0].value<std::vector<NodeId>>(), (std::vector{NodeId(4U), NodeId(5U)}));
    QCOMPARE(picked[0][1].value<NodeId>(), NodeId(5U));
}

void MatchPanelTest::jumpsToTheEntryOfANearMiss()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf(twoPairs, oneRule));
    MatchTree& tree = treeOf(panel);
    const auto* model = static_cast<MatchModel*>(tree.model());
    below(tree, 0);
    QTRY_COMPARE(model->itemAt(below(tree, 1)).kind, MatchItem::Kind::Misses);
    QSignalSpy activated(&panel, &MatchPanel::entryActivated);
    tree.setCurrentIndex(below(tree, 1));

    QTest::keyClick(&tree, Qt::Key_Return);

    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][2].value<EntryId>(), EntryId(1U));
}

void MatchPanelTest::hasWhatWouldHelpBelowTheReason()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf(twoPairs, oneRule));
    MatchTree& tree = treeOf(panel);
    const auto* model = static_cast<MatchModel*>(tree.model());

    below(tree, 0);

    QTRY_COMPARE(model->rowCount(model->index(0, 0)), 4);
    QCOMPARE(model->itemAt(below(tree, 1)).kind, MatchItem::Kind::Misses);
    QCOMPARE(below(tree, 2).data().toString(), QStringLiteral("Let `b` be `sigmoid` too"));
    QCOMPARE(below(tree, 2).data(SideTextRole).toString(), QStringLiteral("3 matches, 3 sections"));
    QCOMPARE(below(tree, 3).data().toString(), QStringLiteral("Make `b` optional"));
}

void MatchPanelTest::saysWhichFixWasChosen()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf(twoPairs, oneRule));
    MatchTree& tree = treeOf(panel);
    below(tree, 0);
    QTRY_COMPARE(tree.model()->rowCount(tree.model()->index(0, 0)), 4);
    std::vector<FixProposal> chosen;
    connect(&panel, &MatchPanel::fixChosen, this,
            [&](quint32, const FixProposal& fix) { chosen.push_back(fix); });
    tree.setCurrentIndex(below(tree, 2));

    QTest::keyClick(&tree, Qt::Key_Return);
    panel.findChild<QPushButton*>()->click();

    QCOMPARE(chosen.size(), std::size_t(2));
    QCOMPARE(chosen[0].title, std::string("Let `b` be `sigmoid` too"));
    QCOMPARE(chosen[1], chosen[0]);
    QCOMPARE(chosen[0].edits[0].text, std::string("[relu, sigmoid]"));
}

void MatchPanelTest::forgetsFixesWhenTheTextIsAnother()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf(twoPairs, oneRule));
    below(treeOf(panel), 0);
    QTRY_VERIFY(panel.misses().isAdvised(0));
    const auto lineOf = [&] {
        return panel.misses().known(0)->front().fixes.front().edits[0].range.begin.line;
    };
    QCOMPARE(lineOf(), std::size_t(4));

    show(panel, test::answerOf(twoPairs, "# one line more\n" + oneRule));

    QTRY_VERIFY(panel.misses().isAdvised(0));
    QCOMPARE(lineOf(), std::size_t(5));
}

void MatchPanelTest::jumpsToTheRuleOfASection()
{
    MatchPanel panel(m_theme);
    show(panel, m_llama);
    MatchTree& tree = treeOf(panel);
    QSignalSpy activated(&panel, &MatchPanel::ruleActivated);

    click(tree, tree.model()->index(1, 0));
    QTest::mouseDClick(tree.viewport(), Qt::LeftButton, {},
                       tree.visualRect(tree.model()->index(1, 0)).center());

    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][0].toUInt(), m_llama->made.matches.ruleOrder[1]);
}

void MatchPanelTest::walksThroughTheSectionsOfARule()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf(twoPairs, oneRule));
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    treeOf(panel).setFocus();
    QSignalSpy picked(&panel, &MatchPanel::nodesPicked);

    for (int step = 0; step < 3; ++step)
        QTest::keyClick(&treeOf(panel), Qt::Key_Down, Qt::AltModifier);

    QCOMPARE(picked.size(), 3);
    QCOMPARE(picked[0][1].value<NodeId>(), NodeId(0U));
    QCOMPARE(picked[1][1].value<NodeId>(), NodeId(2U));
    QCOMPARE(picked[2][1].value<NodeId>(), NodeId(0U));
}

void MatchPanelTest::filtersByName()
{
    MatchPanel panel(m_theme);
    show(panel, m_llama);

    QTest::keyClicks(panel.findChild<QLineEdit*>(), QStringLiteral("ROTARY"));

    QTRY_COMPARE(treeOf(panel).model()->rowCount(), 1);
    QCOMPARE(treeOf(panel).model()->index(0, 0).data().toString(),
             QStringLiteral("llama2_rotary_embedding"));
}

void MatchPanelTest::keepsWhatIsOpenWhenAnotherAnswerComes()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf(twoPairs, oneRule));
    MatchTree& tree = treeOf(panel);
    tree.expand(below(tree, 0));
    tree.setCurrentIndex(tree.model()->index(1, 0, below(tree, 0)));

    show(panel, test::answerOf(twoPairs, "new: {pattern: {a: {op_type: exp}}}\n" + oneRule));

    const QModelIndex rule = tree.model()->index(1, 0);
    const QModelIndex fold = tree.model()->index(0, 0, rule);
    QVERIFY(tree.isExpanded(rule));
    QVERIFY(tree.isExpanded(fold));
    QCOMPARE(tree.currentIndex(), tree.model()->index(1, 0, fold));
}

void MatchPanelTest::marksARuleThatIsBrokenNow()
{
    auto answer = std::make_shared<FusionAnswer>(*test::answerOf(twoPairs, oneRule));
    answer->isStale[0] = true;
    MatchPanel panel(m_theme);

    show(panel, answer);

    QVERIFY(panel.copyText().contains(QStringLiteral("pair (last valid version)")));
    QCOMPARE(treeOf(panel).model()->index(0, 0).data(Qt::ForegroundRole).value<QColor>(),
             m_theme.colors().muted);
}

void MatchPanelTest::marksARuleThatMissesItsHeuristic()
{
    const auto iconOf = [this](const std::string& heuristic) {
        MatchPanel panel(m_theme);
        show(panel,
             test::answerOf("a:linear > b:softmax > c:relu",
                            "r:\n  priority: 1\n" + heuristic
                                + "  pattern:\n    s: {op_type: softmax, child: t}\n"
                                  "    t: {op_type: relu}\n"));
        return treeOf(panel)
            .model()
            ->index(0, 0)
            .data(Qt::DecorationRole)
            .value<QIcon>()
            .pixmap(16, 16)
            .toImage();
    };
    const auto drawn = [this](const char* name, Ink ink) {
        return m_theme.icon(QString::fromLatin1(name), ink).pixmap(16, 16).toImage();
    };

    QCOMPARE(iconOf("  heuristic: DEFAULT_GEMM\n"), drawn("warning", Ink::Warning));
    QCOMPARE(iconOf(""), drawn("rule", Ink::Accent));
}

void MatchPanelTest::saysThatARuleNeverHolds()
{
    MatchPanel panel(m_theme);

    show(panel, m_llama);

    const QModelIndex sdpa = treeOf(panel).model()->index(1, MatchModel::Sections);
    QCOMPARE(sdpa.data().toString(), QStringLiteral("no match"));
    QVERIFY(sdpa.data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("the model has no scaled_dot_product_attention")));
}

void MatchPanelTest::copiesWhatIsOpen()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf("a:linear > b:relu", oneRule));
    below(treeOf(panel), 0);
    treeOf(panel).clearSelection();

    QCOMPARE(panel.copyText(), QStringLiteral("pair\t1\t1 of 1\t2\t0\n  a to b"));
}

void MatchPanelTest::showsHowFarTheRuleGets()
{
    MatchPanel panel(m_theme);
    show(panel, test::answerOf(twoPairs, oneRule));

    auto* funnel = panel.findChild<QTableView*>(QStringLiteral("funnel"));
    const QAbstractItemModel& model = *funnel->model();

    QStringList counts;
    for (int row = 0; row < model.rowCount(); ++row)
        counts.append(model.index(row, FunnelModel::Places).data().toString());
    QCOMPARE(counts,
             (QStringList{QStringLiteral("3"), QStringLiteral("2"), QStringLiteral("2"),
                          QStringLiteral("2")}));
}

void MatchPanelTest::cutsALongListAndSaysSo()
{
    std::string text;
    for (std::uint32_t at = 0; at < MatchModel::mostRows + 900; ++at)
        text += "a" + std::to_string(at) + ":linear > b" + std::to_string(at) + ":relu\n";
    const auto answer = test::answerOf(text, oneRule);
    MatchModel model(m_theme);

    model.show(answer, gatherMatchFacts(*answer, {}), {});

    const QModelIndex fold = model.index(0, 0, model.index(0, 0));
    QCOMPARE(model.rowCount(fold), int(MatchModel::mostRows) + 1);
    QVERIFY(model.index(int(MatchModel::mostRows), 0, fold)
                .data()
                .toString()
                .contains(QStringLiteral("900 more")));
}

FUSEWRIGHT_TEST(MatchPanelTest)
#include "tst_match_panel.moc"
