// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window/main_window.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/frame/program.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/command_table.h"
#include "widgets/base/drop_hint.h"
#include "widgets/base/message_strip.h"
#include "widgets/help/help_topic.h"
#include "widgets/help/help_window.h"
#include "widgets/nodes/node_panel.h"
#include "widgets/problems/failure_page.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/welcome/choice_card.h"
#include "widgets/welcome/welcome_page.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QDropEvent>
#include <QListWidget>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolBar>
#include <QWindow>

#include <algorithm>

using namespace fusewright;
using test::ModelFolder;
using test::tinyModel;

class MainWindowTest : public test::WindowTest {
    Q_OBJECT

public:
    MainWindowTest() { m_examples = QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples"); }

private slots:
    void startsWithTheWelcomePage();
    void opensAnExample();
    void unticksTheRulesOfAnotherExample();
    void showsTheToolBarBehindTheWelcomePage();
    void opensADroppedFile();
    void opensTheFirstOfSeveralDroppedFiles();
    void opensAllOfSeveralRulesFiles();
    void saysWhyAFileCannotBeOpened();
    void keepsThePreviousModelWhenAFileIsBad();
    void opensTheModelAgainWithAllNodes();
    void remembersThatAllNodesAreWanted();
    void remembersRecentFiles();
    void offersToReloadAChangedFile();
    void comesBackToTheWelcomePageWhenTheModelIsClosed();
    void showsTheDifferencesAndTheGraphAgain();
    void copiesTheIdsOfSelectedNodes();
    void aPanelGoesWhileItsTabIsHeld();
    void opensEachPageOfTheHelp();
    void startsWithCorruptedSettings();
    void doesNotMindBeingClosedWhileOpening();

private:
    void openTiny();
    template <class Page>
    bool isOnScreen() const
    {
        const auto* page = m_window->findChild<Page*>();
        return page && page->isVisible();
    }
};

void MainWindowTest::openTiny()
{
    m_window->open({m_folder.write(QStringLiteral("tiny.json"), tinyModel())});
    QTRY_VERIFY(isOnScreen<CanvasPage>());
}

void MainWindowTest::startsWithTheWelcomePage()
{
    QVERIFY(isOnScreen<WelcomePage>());
    QVERIFY(!m_window->action(CommandId::ReloadModel)->isEnabled());
}

void MainWindowTest::opensAnExample()
{
    QTest::mouseClick(m_window->findChild<ChoiceCard*>(), Qt::LeftButton);

    QTRY_VERIFY(m_program->workspace.model().isOpen());
    QVERIFY(isOnScreen<CanvasPage>());
    QVERIFY(m_program->workspace.model().graph()->nodeCount() > 1000);
    QVERIFY(!m_program->workspace.rules().isEmpty());
}

void MainWindowTest::unticksTheRulesOfAnotherExample()
{
    const auto file = [&](const char* name) { return m_examples + QLatin1Char('/') + name; };
    auto* const welcome = m_window->findChild<WelcomePage*>();
    emit welcome->chosen({file("llama2-7b.json"), file("llama2.yaml")});
    QTRY_VERIFY(m_program->workspace.model().isOpen());

    emit welcome->chosen({file("qnn-detector_net.json"), file("qnn-detector.cpp")});

    QTRY_VERIFY(m_program->workspace.model().isOpen());
    const auto ticked = m_program->workspace.tabs().ticked();
    QCOMPARE(m_program->workspace.tabs().count(), std::size_t(2));
    QCOMPARE(ticked.size(), std::size_t(1));
    QCOMPARE(ticked[0]->name(), QStringLiteral("qnn-detector.cpp"));
}

void MainWindowTest::showsTheToolBarBehindTheWelcomePage()
{
    const auto* tools = m_window->findChild<QToolBar*>(QStringLiteral("tools"));
    QVERIFY(!tools->isVisible());

    m_window->action(CommandId::NewRules)->trigger();
    QVERIFY(tools->isVisible());

    m_window->action(CommandId::CloseModel)->trigger();
    QVERIFY(!tools->isVisible());
    m_window->action(CommandId::NewRules)->trigger();
    QVERIFY(tools->isVisible());
}

void MainWindowTest::opensADroppedFile()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_folder.write(QStringLiteral("no_ending"), tinyModel()))});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);

    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(isOnScreen<DropHint>());
    QApplication::sendEvent(m_window.get(), &drop);

    QVERIFY(!isOnScreen<DropHint>());
    QTRY_VERIFY(isOnScreen<CanvasPage>());
    QCOMPARE(m_program->workspace.model().graph()->nodeCount(), 3U);
}

void MainWindowTest::opensTheFirstOfSeveralDroppedFiles()
{
    const QString first = m_folder.write(QStringLiteral("first.json"), tinyModel());
    const QString second = m_folder.write(QStringLiteral("second.json"), tinyModel());

    m_window->open({first, second, first});

    QTRY_COMPARE(m_program->workspace.model().path(), first);
    const auto strips = m_window->findChildren<MessageStrip*>();
    const auto said = std::ranges::find_if(strips, [](const MessageStrip* strip) {
        return strip->isVisible() && strip->text().endsWith(QStringLiteral(": second.json"));
    });
    QVERIFY(said != strips.end());
    MessageStrip* const strip = *said;

    m_window->open({second});

    QTRY_COMPARE(m_program->workspace.model().path(), second);
    QVERIFY(!strip->isVisible());
}

void MainWindowTest::opensAllOfSeveralRulesFiles()
{
    const QString first =
        m_folder.write(QStringLiteral("first.yaml"), "a:\n  pattern: {l: {op_type: add}}\n");
    const QString second =
        m_folder.write(QStringLiteral("second.yaml"), "b:\n  pattern: {l: {op_type: add}}\n");
    const QString model = m_folder.write(QStringLiteral("m.json"), tinyModel());

    m_window->open({first, model, second});

    QTRY_VERIFY(m_program->workspace.model().isOpen());
    const RulesTabs& tabs = m_program->workspace.tabs();
    QCOMPARE(tabs.count(), std::size_t(2));
    QCOMPARE(tabs.current().rules().path(), first);
    QCOMPARE(tabs.at(1).rules().path(), second);
    const auto strips = m_window->findChildren<MessageStrip*>();
    QVERIFY(std::ranges::none_of(strips, &QWidget::isVisible));
}

void MainWindowTest::saysWhyAFileCannotBeOpened()
{
    m_window->open({m_folder.write(QStringLiteral("bad.json"), "{]")});

    QTRY_VERIFY(isOnScreen<FailurePage>());
    QVERIFY(!m_window->findChild<FailurePage*>()->message().isEmpty());
    QVERIFY(!QApplication::activeModalWidget());
}

void MainWindowTest::keepsThePreviousModelWhenAFileIsBad()
{
    openTiny();
    auto* strip = m_window->findChild<MessageStrip*>(QStringLiteral("errorStrip"));

    m_window->open({m_folder.write(QStringLiteral("bad.json"), "{]")});

    QTRY_VERIFY(strip->isVisible());
    QVERIFY(strip->text().contains(QStringLiteral("bad.json")));
    QVERIFY(isOnScreen<CanvasPage>());
    QCOMPARE(m_program->workspace.model().graph()->nodeCount(), 3U);
    QVERIFY(!m_window->panels().problems().isEmpty());
}

void MainWindowTest::opensTheModelAgainWithAllNodes()
{
    openTiny();
    QSignalSpy replaced(&m_program->workspace.model(), &ModelDocument::modelReplaced);

    m_window->action(CommandId::ShowAllNodes)->trigger();

    QTRY_COMPARE(replaced.size(), 1);
    QVERIFY(m_program->workspace.model().opened().options.raw);
    QVERIFY(m_window->action(CommandId::ShowAllNodes)->isChecked());
}

void MainWindowTest::remembersThatAllNodesAreWanted()
{
    m_window->action(CommandId::ShowAllNodes)->trigger();
    openAgain();

    openTiny();

    QVERIFY(m_program->workspace.model().opened().options.raw);
}

void MainWindowTest::remembersRecentFiles()
{
    openTiny();

    openAgain();

    QCOMPARE(m_program->workspace.recent().paths(),
             QStringList{m_folder.path(QStringLiteral("tiny.json"))});
}

void MainWindowTest::offersToReloadAChangedFile()
{
    openTiny();
    auto* strip = m_window->findChild<MessageStrip*>(QStringLiteral("infoStrip"));
    QVERIFY(!strip->isVisible());

    m_folder.write(QStringLiteral("tiny.json"), tinyModel() + "\n");
    QTRY_VERIFY(strip->isVisible());

    QSignalSpy replaced(&m_program->workspace.model(), &ModelDocument::modelReplaced);
    m_window->action(CommandId::ReloadModel)->trigger();
    QTRY_COMPARE(replaced.size(), 1);
    QVERIFY(!strip->isVisible());
}

void MainWindowTest::comesBackToTheWelcomePageWhenTheModelIsClosed()
{
    openTiny();

    m_window->action(CommandId::CloseModel)->trigger();

    QVERIFY(isOnScreen<WelcomePage>());
    QVERIFY(!m_program->workspace.model().isOpen());
}

void MainWindowTest::showsTheDifferencesAndTheGraphAgain()
{
    QVERIFY(!m_window->action(CommandId::ShowDiff)->isEnabled());
    openTiny();

    m_window->action(CommandId::ShowDiff)->trigger();
    QVERIFY(isOnScreen<ComparePage>());
    QVERIFY(!isOnScreen<CanvasPage>());

    m_window->action(CommandId::ShowDiff)->trigger();
    QVERIFY(isOnScreen<CanvasPage>());
}

void MainWindowTest::copiesTheIdsOfSelectedNodes()
{
    openTiny();
    m_program->workspace.model().selectNode(*m_program->workspace.model().graph()->findNode("act"));

    m_window->action(CommandId::CopyNodes)->trigger();

    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("act"));
}

void MainWindowTest::aPanelGoesWhileItsTabIsHeld()
{
    openTiny();
    m_window->resize(1600, 1000);
    m_window->show();
    const auto bars = m_window->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly);
    QVERIFY(!bars.isEmpty());
    QTabBar& bar = **std::ranges::max_element(bars, {}, &QTabBar::count);
    QTRY_COMPARE(bar.elideMode(), Qt::ElideNone); // The panels have come to rest.
    const int last = bar.count() - 1;
    QVERIFY(last > 1);
    QTRY_VERIFY(bar.rect().contains(bar.tabRect(last)));
    const QPoint held = bar.mapTo(m_window.get(), bar.tabRect(last).center());
    const auto docks = m_window->findChildren<QDockWidget*>();
    const auto dock = std::ranges::find(docks, bar.tabText(last), &QDockWidget::windowTitle);
    QVERIFY(dock != docks.end());
    QWindow* const window = m_window->windowHandle();

    QTest::mousePress(window, Qt::LeftButton, {}, held);
    QCOMPARE(bar.currentIndex(), last);
    (*dock)->close();
    QTRY_COMPARE(bar.count(), last);
    const auto inside = bar.findChildren<QWidget*>();
    QTest::mouseMove(window, held + QPoint(-60, 0));
    // Qt would paint the tab that is not there, on a widget that follows the pointer.
    QCOMPARE(bar.findChildren<QWidget*>(), inside);
    QTest::mouseRelease(window, Qt::LeftButton, {}, held + QPoint(-60, 0));

    QCOMPARE(bar.count(), last);
    QVERIFY(!(*dock)->isVisible());
}

void MainWindowTest::opensEachPageOfTheHelp()
{
    QStringList shown;
    for (const Command& command : commandTable()) {
        if (!QByteArray(command.name).startsWith("helpOn"))
            continue;
        m_window->action(command.id)->trigger();
        const auto* help = m_window->findChild<HelpWindow*>();
        shown.append(help->findChild<QListWidget*>()->currentItem()->text());
    }
    QStringList wanted;
    for (const HelpTopic topic : helpTopics())
        wanted.append(helpTitle(topic));
    QCOMPARE(shown, wanted);
}

void MainWindowTest::startsWithCorruptedSettings()
{
    for (const char* key :
         {"view/theme", "open/raw", "view/overview", "window/geometry", "window/docks",
          "session/canvas", "session/editor", "session/model", "files/recent", "files/folder"})
        m_settings->setValue(QLatin1String(key), QByteArray("\x01\xff{nonsense"));

    openAgain();
    openTiny();

    QCOMPARE(m_program->workspace.model().graph()->nodeCount(), 3U);
}

void MainWindowTest::doesNotMindBeingClosedWhileOpening()
{
    m_window->open({QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/unet.onnx")});

    m_window.reset();

    QVERIFY(!m_window);
}

FUSEWRIGHT_TEST(MainWindowTest)
#include "tst_main_window.moc"
