// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/tool_row.h"

#include "tests/kit/test_program.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTest>
#include <QToolButton>

using namespace fusewright;

class ToolRowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_row.reset(); }
    void showsAllWhereThereIsRoom();
    void whatHasNoRoomIsInTheMenu();
    void followsTextsThatGrow();

private:
    std::vector<QToolButton*> shown() const;
    QToolButton* more() const { return m_row->findChild<QToolButton*>(QStringLiteral("more")); }

    std::unique_ptr<ToolRow> m_row;
    std::vector<QAction*> m_actions;
};

void ToolRowTest::init()
{
    m_row = std::make_unique<ToolRow>();
    m_actions.clear();
    for (const char* name : {"first", "second", "third", "fourth"})
        m_actions.push_back(new QAction(QLatin1String(name), m_row.get()));
    m_row->addGroup({m_actions[0], m_actions[1]});
    m_row->addGroup({m_actions[2], m_actions[3]});
    m_row->resize(m_row->sizeHint());
    m_row->show();
}

std::vector<QToolButton*> ToolRowTest::shown() const
{
    std::vector<QToolButton*> buttons;
    for (QToolButton* button : m_row->findChildren<QToolButton*>()) {
        if (button != more() && button->isVisible())
            buttons.push_back(button);
    }
    return buttons;
}

void ToolRowTest::showsAllWhereThereIsRoom()
{
    QCOMPARE(shown().size(), 4U);
    QVERIFY(!more()->isVisible());
    QVERIFY(m_row->rect().contains(shown().back()->geometry()));
}

void ToolRowTest::whatHasNoRoomIsInTheMenu()
{
    m_row->resize(m_row->sizeHint().width() / 2, m_row->height());

    const std::size_t count = shown().size();
    QVERIFY(count > 0 && count < 4);
    QVERIFY(more()->isVisible());
    for (const QToolButton* button : shown())
        QVERIFY(!button->geometry().intersects(more()->geometry()));
    QVERIFY(m_row->rect().contains(more()->geometry()));

    more()->click();
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), qsizetype(4 - count));
    QCOMPARE(menu->actions().constLast(), m_actions.back());
    menu->close();
}

void ToolRowTest::followsTextsThatGrow()
{
    m_actions[0]->setText(QStringLiteral("a much longer text than before, in which much is said"));

    QTRY_VERIFY(more()->isVisible());
    m_row->resize(m_row->sizeHint());
    QCOMPARE(shown().size(), 4U);
}

FUSEWRIGHT_TEST(ToolRowTest)
#include "tst_tool_row.moc"
