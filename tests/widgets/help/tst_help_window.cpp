// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/help/help_window.h"

#include "widgets/base/search_field.h"
#include "widgets/base/theme.h"
#include "widgets/help/help_markdown.h"
#include "widgets/help/help_view.h"

#include "tests/kit/test_program.h"

#include <QImage>
#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QVBoxLayout>

using namespace fusewright;

class HelpWindowTest : public QObject {
    Q_OBJECT

private slots:
    void makesAListOfColumns();
    void leavesExamplesAndTablesAlone();
    void linksToOtherPages();
    void hasAPageForEachTopic();
    void hasThePicturesOfItsPages();
    void choosesThePageForTheFocus();
    void followsALinkAndComesBack();
    void findsWordsInThePage();
    void followsTheList();
};

void HelpWindowTest::makesAListOfColumns()
{
    const QString page = windowMarkdown(QStringLiteral("priority   An integer.\n"
                                                       "           The higher wins.\n"
                                                       "match_multiple: true\n"
                                                       "           One or more.\n"));

    QCOMPARE(page,
             QStringLiteral("- `priority` – An integer. The higher wins.\n"
                            "- `match_multiple: true` – One or more."));
}

void HelpWindowTest::leavesExamplesAndTablesAlone()
{
    const QString page = QStringLiteral("    norm:   {op_type: layer_norm}\n\n"
                                        "| format  | endings |\n|---|---|\n\n"
                                        "- one   two");

    QCOMPARE(windowMarkdown(page), page);
}

void HelpWindowTest::linksToOtherPages()
{
    QCOMPARE(windowMarkdown(QStringLiteral("See `fusewright help rules` and the page \"graph\".")),
             QStringLiteral("See [fusewright help rules](help:rules) and the page "
                            "[graph](help:graph)."));
}

void HelpWindowTest::hasAPageForEachTopic()
{
    for (const HelpTopic topic : helpTopics()) {
        QVERIFY(!helpTitle(topic).isEmpty());
        QVERIFY(helpMarkdown(topic).size() > 200);
        QCOMPARE(helpTopicOf(helpWord(topic)), std::optional(topic));
    }
}

void HelpWindowTest::hasThePicturesOfItsPages()
{
    static const QRegularExpression picture(QStringLiteral("!\\[[^\\]]+\\]\\(picture:(\\w+)\\)"));
    int count = 0;
    for (const HelpTopic topic : helpTopics()) {
        for (const auto& found : picture.globalMatch(helpMarkdown(topic))) {
            ++count;
            QVERIFY(!QImage(QStringLiteral(":/help/%1.png").arg(found.captured(1))).isNull());
        }
    }
    QVERIFY(count > 0);
}

void HelpWindowTest::choosesThePageForTheFocus()
{
    QWidget room;
    auto* inner = new QWidget(&room);
    auto* field = new QWidget(inner);

    setHelpTopic(room, HelpTopic::Modes);

    QCOMPARE(helpTopicAt(field), HelpTopic::Modes);
    QCOMPARE(helpTopicAt(nullptr), HelpTopic::Window);
}

void HelpWindowTest::followsALinkAndComesBack()
{
    const Theme theme;
    HelpWindow window(theme);
    window.showPage(HelpTopic::Rules);
    QVERIFY(QTest::qWaitForWindowActive(&window));

    emit window.view().anchorClicked(QUrl(QStringLiteral("help:operators")));
    QCOMPARE(window.view().topic(), HelpTopic::Operators);
    QCOMPARE(window.findChild<QListWidget*>()->currentRow(), 3);
    QVERIFY(window.view().toPlainText().contains(helpTitle(HelpTopic::Operators)));

    QTest::keyClick(&window.view(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(window.view().topic(), HelpTopic::Rules);
    QCOMPARE(window.findChild<QListWidget*>()->currentRow(), 1);
}

void HelpWindowTest::findsWordsInThePage()
{
    const Theme theme;
    HelpWindow window(theme);
    window.showPage(HelpTopic::Rules);
    auto* search = window.findChild<SearchField*>();

    QTest::keyClicks(search, QStringLiteral("op_type"));
    QVERIFY(window.view().hitCount() > 3);
    QCOMPARE(window.view().currentHit(), 1);

    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(window.view().currentHit(), 2);
    QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(window.view().currentHit(), window.view().hitCount());
    QCOMPARE(window.view().textCursor().selectedText(), QStringLiteral("op_type"));
}

void HelpWindowTest::followsTheList()
{
    const Theme theme;
    HelpWindow window(theme);
    auto* pages = window.findChild<QListWidget*>();

    QTest::keyClick(pages, Qt::Key_Down);

    QCOMPARE(window.view().topic(), helpTopics()[1]);
}

FUSEWRIGHT_TEST(HelpWindowTest)
#include "tst_help_window.moc"
