// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/search/graph_search_bar.h"

#include "engine/graph/graph.h"
#include "engine/partition/made_partition.h"
#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"
#include "widgets/base/search_field.h"
#include "widgets/base/side_text_delegate.h"
#include "widgets/base/theme.h"
#include "widgets/search/hit_list.h"
#include "widgets/search/query_help.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace fusewright;
using test::GraphText;

class SearchBarTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void findsWhileOneTypes();
    void goesFromOneToTheNext();
    void enterBeforeTheAnswerGoesToTheFirst();
    void goesOnFromWhatIsSelected();
    void saysWhatIsWrongAndWhere();
    void forgetsWhatWasFoundAfterAMistake();
    void asksToSelectAll();
    void escapeCloses();
    void anExampleCanBeClicked();
    void searchesAgainOnOtherGround();
    void anotherGraphForgetsTheOldOne();
    void saysThatNothingIsFound();
    void listsWhatIsFound();
    void theListFollowsTheSteps();
    void coversNoTextWhereItIsNarrow();

private:
    NodeId node(const char* name) const { return *m_graph->findNode(name); }
    QLabel* shown(const char* name) const
    {
        return m_bar->findChild<QLabel*>(QString::fromLatin1(name));
    }
    void type(const char* text) { QTest::keyClicks(m_field, QString::fromLatin1(text)); }
    std::vector<NodeId> pickedNodes(const QSignalSpy& picked) const
    {
        std::vector<NodeId> nodes;
        for (const QList<QVariant>& each : picked)
            nodes.push_back(each[0].value<NodeId>());
        return nodes;
    }

    Theme m_theme;
    std::shared_ptr<const Graph> m_graph;
    std::unique_ptr<GraphSearchBar> m_bar;
    SearchField* m_field = nullptr;
};

void SearchBarTest::init()
{
    m_graph = std::make_shared<const Graph>(
        std::move(GraphText("r1:relu > a1:add > r2:relu > s1:softmax > r3:relu").graph));
    m_bar = std::make_unique<GraphSearchBar>(m_theme);
    m_field = m_bar->findChild<SearchField*>();
    m_bar->setGround({.graph = m_graph, .made = nullptr, .rules = nullptr});
    m_bar->open();
    QVERIFY(QTest::qWaitForWindowExposed(m_bar.get()));
}

void SearchBarTest::findsWhileOneTypes()
{
    QSignalSpy found(m_bar.get(), &GraphSearchBar::found);

    type("relu");

    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));
    QCOMPARE(m_bar->foundNodes().front(), node("r1"));
    QVERIFY(!found.isEmpty());
    QVERIFY(shown("searchCount")->text().startsWith(QLatin1String("3 found")));
}

void SearchBarTest::goesFromOneToTheNext()
{
    QSignalSpy picked(m_bar.get(), &GraphSearchBar::picked);
    type("relu");
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));

    QTest::keyClick(m_field, Qt::Key_Return);
    QTest::keyClick(m_field, Qt::Key_F3);
    QCOMPARE(shown("searchCount")->text(), QStringLiteral("2 of 3"));
    QTest::keyClick(m_field, Qt::Key_Return);
    QTest::keyClick(m_field, Qt::Key_Return);
    QTest::keyClick(m_field, Qt::Key_Return, Qt::ShiftModifier);

    QCOMPARE(pickedNodes(picked),
             std::vector({node("r1"), node("r2"), node("r3"), node("r1"), node("r3")}));
}

void SearchBarTest::enterBeforeTheAnswerGoesToTheFirst()
{
    QSignalSpy picked(m_bar.get(), &GraphSearchBar::picked);

    type("softmax");
    QTest::keyClick(m_field, Qt::Key_Return);

    QTRY_COMPARE(picked.size(), 1);
    QCOMPARE(pickedNodes(picked), std::vector({node("s1")}));
}

void SearchBarTest::goesOnFromWhatIsSelected()
{
    QSignalSpy picked(m_bar.get(), &GraphSearchBar::picked);
    m_bar->setQuery(QStringLiteral("relu"));
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));

    m_bar->setCurrent(node("a1"));
    m_bar->goNext();
    m_bar->setCurrent(node("a1"));
    m_bar->goPrevious();

    QCOMPARE(pickedNodes(picked), std::vector({node("r2"), node("r1")}));
}

void SearchBarTest::saysWhatIsWrongAndWhere()
{
    type("relu name:/(/");

    QLabel* const error = shown("errorText");
    QTRY_VERIFY(error->isVisible());
    QVERIFY2(error->toolTip().contains(QLatin1String("not closed"))
                 || error->text().contains(QLatin1String("not closed")),
             qPrintable(error->text()));
    QTest::mouseClick(m_bar->findChild<QToolButton*>(QStringLiteral("mistake")), Qt::LeftButton);
    QCOMPARE(m_field->selectedText(), QStringLiteral("("));
}

void SearchBarTest::forgetsWhatWasFoundAfterAMistake()
{
    m_bar->setQuery(QStringLiteral("relu"));
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));
    QSignalSpy found(m_bar.get(), &GraphSearchBar::found);

    m_bar->setQuery(QStringLiteral("relu |"));
    QCOMPARE(found.size(), 1);
    QVERIFY(m_bar->foundNodes().empty());

    m_bar->setQuery(QStringLiteral("relu"));
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));
    QVERIFY(!shown("errorText")->isVisible());
}

void SearchBarTest::asksToSelectAll()
{
    m_bar->setQuery(QStringLiteral("relu"));
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));
    QSignalSpy all(m_bar.get(), &GraphSearchBar::selectAllRequested);

    QTest::keyClick(m_field, Qt::Key_Return, Qt::AltModifier);

    QCOMPARE(all.size(), 1);
    QCOMPARE(all[0][0].value<std::vector<NodeId>>(), m_bar->foundNodes());
}

void SearchBarTest::escapeCloses()
{
    m_bar->setQuery(QStringLiteral("relu"));
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));
    QSignalSpy closed(m_bar.get(), &GraphSearchBar::closed);

    QTest::keyClick(m_field, Qt::Key_Escape);

    QCOMPARE(closed.size(), 1);
    QVERIFY(m_bar->isHidden());
    QVERIFY(m_bar->foundNodes().empty());

    m_bar->open();
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));
    QCOMPARE(m_field->selectedText(), QStringLiteral("relu"));
}

void SearchBarTest::anExampleCanBeClicked()
{
    type("relu");
    QTest::keyClick(m_field, Qt::Key_Down);
    auto* const help = m_bar->findChild<QueryHelp*>();
    QVERIFY(help->isVisible());
    QToolButton* example = nullptr;
    for (QToolButton* const each : help->findChildren<QToolButton*>()) {
        if (each->text() == QLatin1String("op:softmax"))
            example = each;
    }
    QVERIFY(example);

    QTest::mouseClick(example, Qt::LeftButton);

    QVERIFY(!help->isVisible());
    QCOMPARE(m_bar->query(), QStringLiteral("relu op:softmax"));
    QCOMPARE(m_field->selectedText(), QStringLiteral("op:softmax"));
}

void SearchBarTest::searchesAgainOnOtherGround()
{
    m_bar->setQuery(QStringLiteral("section:0"));
    auto made = std::make_shared<MadePartition>();
    for (const NodeId each : m_graph->nodes()) {
        made->partition.sections.push_back(
            {.nodes = {each}, .rule = {}, .match = {}, .manual = {}});
        made->partition.sectionOf.push_back(each.index);
        made->folding.foldOf.push_back(each.index);
    }

    m_bar->setGround({.graph = m_graph, .made = made, .rules = std::make_shared<const RuleSet>()});

    QTRY_COMPARE(m_bar->foundNodes(), std::vector({node("r1")}));
}

void SearchBarTest::anotherGraphForgetsTheOldOne()
{
    m_bar->setQuery(QStringLiteral("relu"));
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));

    m_bar->setGround({});

    QVERIFY(m_bar->foundNodes().empty());
    QCOMPARE(shown("searchCount")->text(), QString());
}

void SearchBarTest::saysThatNothingIsFound()
{
    type("conv");

    QTRY_COMPARE(shown("searchCount")->text(), QStringLiteral("Nothing found"));
}

void SearchBarTest::listsWhatIsFound()
{
    auto* list = m_bar->findChild<HitList*>();
    QVERIFY(!list->isVisible());
    type("relu");
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));
    QSignalSpy picked(m_bar.get(), &GraphSearchBar::picked);

    QTest::keyClick(m_field, Qt::Key_Down, Qt::AltModifier);
    QVERIFY(list->isVisible());
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(list->model()->index(1, 0).data().toString(), QStringLiteral("r2"));
    QCOMPARE(list->model()->index(1, 0).data(SideTextRole).toString(), QStringLiteral("relu"));
    QTest::keyClick(m_field, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(2, 0)).center());

    QCOMPARE(pickedNodes(picked).back(), node("r3"));
    QCOMPARE(shown("searchCount")->text(), QStringLiteral("3 of 3"));
    m_bar->setQuery(QStringLiteral("nothing"));
    QTRY_VERIFY(!list->isVisible());
}

void SearchBarTest::theListFollowsTheSteps()
{
    auto* list = m_bar->findChild<HitList*>();
    QTest::keyClick(m_field, Qt::Key_Down, Qt::AltModifier);
    type("relu");
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));
    QSignalSpy picked(m_bar.get(), &GraphSearchBar::picked);

    QTest::keyClick(m_field, Qt::Key_Return);
    QTest::keyClick(m_field, Qt::Key_Return);

    QCOMPARE(list->currentIndex().row(), 1);
    QCOMPARE(picked.size(), 2);
    m_bar->setCurrent(node("a1"));
    QVERIFY(!list->currentIndex().isValid());
}

void SearchBarTest::coversNoTextWhereItIsNarrow()
{
    type("relu");
    QTRY_COMPARE(m_bar->foundNodes().size(), std::size_t(3));
    m_bar->resize(320, m_bar->height());

    int free = m_bar->width();
    for (const QToolButton* button : m_bar->findChildren<QToolButton*>()) {
        if (button->isVisible() && button->parent() == m_field->parent())
            free = std::min(free, button->x());
    }
    QVERIFY(m_field->width() >= 100);
    QVERIFY(m_field->geometry().right() < shown("searchCount")->x());
    QVERIFY(shown("searchCount")->geometry().right() < free);
}

FUSEWRIGHT_TEST(SearchBarTest)
#include "tst_search_bar.moc"
