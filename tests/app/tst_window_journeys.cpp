// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What a user does across rooms of the window, by keys and commands.

#include "app/gui/compare/compare_page.h"
#include "app/gui/export/export_links.h"
#include "app/gui/frame/program.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window_host.h"
#include "engine/graph/graph.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/command_palette.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/completer.h"
#include "widgets/editor/completion_popup.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/legend/legend_panel.h"
#include "widgets/preferences/preference_commands.h"
#include "widgets/search/graph_search_bar.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>

using namespace fusewright;
using test::ModelFolder;
using test::tinyModel;

namespace {

const auto rule = QByteArray("r:\n"
                             "  pattern:\n"
                             "    a: {op_type: linear, child: b}\n"
                             "    b: {op_type: relu}\n");

} // namespace

class WindowJourneysTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void typedTextIsCheckedAndMatched();
    void aQuickFixMendsWhatIsMisspelled();
    void completionKnowsTheModelsOperators();
    void searchingMarksOperatorsAndGoesToThem();
    void hidingAClassDimsItsOperators();
    void walkingOnTheGraphSelectsInTheModel();
    void theThemeChangesAtOnce();
    void theLanguageChangesAtOnceAndNothingIsLost();
    void anotherLanguageKeepsWhatIsShown();
    void anotherLanguageKeepsTheComparison();
    void aReportIsWrittenFromTheTextAsItIs();
    void theCommandPaletteRunsCommands();

private:
    MainWindow& window() { return static_cast<MainWindow&>(m_host->window()); }
    void openBoth();
    CodeEditor& code() { return window().panels().editor().code(); }
    std::size_t matchCount() const
    {
        const auto& answer = m_program->workspace.fusion().answer();
        return answer ? answer->made.matches.matches.size() : 0;
    }
    NodeId node(const char* name) const
    {
        return *m_program->workspace.model().graph()->findNode(name);
    }

    ModelFolder m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<WindowHost> m_host;
};

void WindowJourneysTest::init()
{
    m_settings = std::make_unique<QSettings>(m_folder.path(QStringLiteral("settings.ini")),
                                             QSettings::IniFormat);
    m_settings->clear();
    m_program = std::make_unique<Program>(*m_settings, QString());
    m_program->language.setCode(QStringLiteral("en"));
    followPreferences(m_program->theme, m_program->preferences);
    m_host = std::make_unique<WindowHost>(
        m_program->language, [this] { return std::make_unique<MainWindow>(*m_program); });
    connect(m_host.get(), &WindowHost::leaving, this,
            [](QWidget& leaving) { static_cast<MainWindow&>(leaving).save(); });
    connect(m_host.get(), &WindowHost::made, this,
            [](QWidget& made) { static_cast<MainWindow&>(made).restoreViews(); });
    window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&window()));
}

void WindowJourneysTest::cleanup()
{
    m_host.reset();
    m_program->workspace.clearJournals();
    m_program.reset();
}

void WindowJourneysTest::openBoth()
{
    window().open({m_folder.write(QStringLiteral("r.yaml"), rule),
                   m_folder.write(QStringLiteral("m.json"), tinyModel())});
    QTRY_VERIFY(window().canvasPage().content().view() && matchCount() == 1);
}

void WindowJourneysTest::typedTextIsCheckedAndMatched()
{
    window().open({m_folder.write(QStringLiteral("m.json"), tinyModel())});
    QTRY_VERIFY(window().canvasPage().content().view());
    window().action(CommandId::FocusEditor)->trigger();

    QTest::keyClicks(&code(), QStringLiteral("r:"));
    QTest::keyClick(&code(), Qt::Key_Escape);
    QTest::keyClick(&code(), Qt::Key_Return);
    QTest::keyClicks(&code(), QStringLiteral("pattern: {a: {op_type: relu}}"));

    QTRY_COMPARE(matchCount(), std::size_t(1));
}

void WindowJourneysTest::aQuickFixMendsWhatIsMisspelled()
{
    window().open({m_folder.write(QStringLiteral("r.yaml"),
                                  "r:\n"
                                  "  patern:\n"
                                  "    a: {op_type: relu}\n"),
                   m_folder.write(QStringLiteral("m.json"), tinyModel())});
    QTRY_VERIFY(window().canvasPage().content().view());
    window().panels().editor().goTo({{2, 4}, {2, 4}});

    window().action(CommandId::ShowQuickFixes)->trigger();
    QTRY_VERIFY(qobject_cast<QMenu*>(QApplication::activePopupWidget()));
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);

    QTRY_VERIFY(code().toPlainText().contains(QStringLiteral("pattern:")));
    QTRY_COMPARE(matchCount(), std::size_t(1));
}

void WindowJourneysTest::completionKnowsTheModelsOperators()
{
    window().open({m_folder.write(QStringLiteral("r.yaml"),
                                  "r:\n"
                                  "  pattern:\n"
                                  "    a:\n"
                                  "      op_type: \n"),
                   m_folder.write(QStringLiteral("m.json"), tinyModel())});
    QTRY_VERIFY(window().canvasPage().content().view());
    window().action(CommandId::FocusEditor)->trigger();
    window().panels().editor().goTo({{4, 16}, {4, 16}});

    window().action(CommandId::Complete)->trigger();
    const CompletionPopup& popup = window().panels().editor().completer().popup();
    QTRY_VERIFY(popup.isVisible());
    QVERIFY(popup.selected()->count);
    QTest::keyClicks(&code(), QStringLiteral("rel"));
    QTRY_COMPARE(popup.selected()->text, std::string("relu"));
    QTest::keyClick(&code(), Qt::Key_Return);

    QTRY_COMPARE(matchCount(), std::size_t(1));
}

void WindowJourneysTest::searchingMarksOperatorsAndGoesToThem()
{
    openBoth();
    window().action(CommandId::FindNodes)->trigger();
    GraphSearchBar& bar = window().canvasPage().search();
    QVERIFY(bar.isVisible());

    bar.setQuery(QStringLiteral("op:relu"));
    QTRY_COMPARE(window().canvasPage().canvas().highlight(), std::vector{node("act")});
    bar.goNext();

    QTRY_COMPARE(m_program->workspace.model().node(), node("act"));
}

void WindowJourneysTest::hidingAClassDimsItsOperators()
{
    openBoth();
    const auto isDimmed = [this] {
        return window().canvasPage().canvas().scene().classes().looks.at(0).isDimmed;
    };
    QVERIFY(!isDimmed());

    emit window().panels().legend().classesHidden({0});

    QVERIFY(isDimmed());
}

void WindowJourneysTest::walkingOnTheGraphSelectsInTheModel()
{
    openBoth();
    GraphCanvas& canvas = window().canvasPage().canvas();
    m_program->workspace.model().selectNode(node("fc"));
    QCOMPARE(canvas.current(), node("fc"));

    QTest::keyClick(&canvas, Qt::Key_Down);

    QCOMPARE(m_program->workspace.model().node(), node("act"));
}

void WindowJourneysTest::theThemeChangesAtOnce()
{
    openBoth();
    const auto ground = [this] {
        return window().canvasPage().canvas().grab().toImage().pixelColor(2, 20);
    };

    window().action(CommandId::ThemeDark)->trigger();
    QVERIFY(window().palette().window().color().lightness() < 128);
    QTRY_COMPARE(ground(), m_program->theme.colors().canvas);

    window().action(CommandId::ThemeLight)->trigger();
    QVERIFY(window().palette().window().color().lightness() > 128);
    QTRY_COMPARE(ground(), m_program->theme.colors().canvas);
}

void WindowJourneysTest::theLanguageChangesAtOnceAndNothingIsLost()
{
    openBoth();
    QTest::keyClicks(&code(), QStringLiteral("# mine"));
    const QString before = window().menuBar()->actions().front()->text();

    window().action(CommandId::LanguageGerman)->trigger();

    QTRY_VERIFY(window().menuBar()->actions().front()->text() != before);
    QCOMPARE(window().menuBar()->actions().front()->text(), QStringLiteral("&Datei"));
    QVERIFY(window().isVisible());
    QVERIFY(code().toPlainText().startsWith(QStringLiteral("# mine")));
    QVERIFY(code().document()->isUndoAvailable());
    QTRY_VERIFY(window().canvasPage().content().view());
    QVERIFY(!window().canvasPage().canvas().probe().visibleNodes().empty());
}

void WindowJourneysTest::anotherLanguageKeepsWhatIsShown()
{
    openBoth();
    code().document()->find(QStringLiteral("relu")).insertText(QStringLiteral("gelu"));
    QTRY_COMPARE(matchCount(), 0U);
    QTextCursor caret = code().document()->find(QStringLiteral("gelu"));
    code().setTextCursor(caret);
    const int place = caret.position();
    QTRY_VERIFY(!window().canvasPage().content().job().isRunning());
    GraphCanvas& canvas = window().canvasPage().canvas();
    canvas.zoomIn();
    m_program->workspace.model().selectNode(node("fc"));
    canvas.setSelection({node("fc"), node("act")});
    window().action(CommandId::ShowLegend)->trigger();
    const bool hasLegend = window().action(CommandId::ShowLegend)->isChecked();
    const double zoom = canvas.zoom();
    QWidget* const before = &window();

    window().action(CommandId::LanguageGerman)->trigger();

    QTRY_VERIFY(&window() != before);
    QTRY_VERIFY(window().canvasPage().content().view());
    QTRY_COMPARE(window().canvasPage().canvas().selection(),
                 (std::vector{node("fc"), node("act")}));
    QCOMPARE(m_program->workspace.model().node(), node("fc"));
    QCOMPARE(window().canvasPage().canvas().zoom(), zoom);
    QCOMPARE(window().action(CommandId::ShowLegend)->isChecked(), hasLegend);
    QCOMPARE(code().textCursor().position(), place);
    QVERIFY(m_program->workspace.rules().isModified());
    QVERIFY(window().isWindowModified());
    window().action(CommandId::Undo)->trigger();
    QCOMPARE(m_program->workspace.rules().text().toUtf8(), rule);
    QTRY_COMPARE(matchCount(), 1U);
}

void WindowJourneysTest::anotherLanguageKeepsTheComparison()
{
    openBoth();
    window().action(CommandId::ShowDiff)->trigger();
    QVERIFY(window().comparePage().isVisible());
    QWidget* const before = &window();

    window().action(CommandId::LanguageGerman)->trigger();

    QTRY_VERIFY(&window() != before);
    QTRY_VERIFY(window().comparePage().isVisible());
    QVERIFY(window().action(CommandId::ShowDiff)->isChecked());
}

void WindowJourneysTest::aReportIsWrittenFromTheTextAsItIs()
{
    openBoth();
    QTest::keyClicks(&code(), QStringLiteral("q"));
    QTRY_VERIFY(m_program->workspace.fusion().isCurrent());
    QSignalSpy written(&window().exports(), &ExportLinks::written);
    QSignalSpy failed(&window().exports(), &ExportLinks::failed);

    for (const char* name : {"r.html", "r.md", "r.svg", "r.png"}) {
        written.clear();
        const QString path = m_folder.path(QLatin1String(name));
        window().exports().write(path);
        QTRY_COMPARE(written.size(), 1);
        QVERIFY(QFileInfo(path).size() > 100);
    }
    QFile page(m_folder.path(QStringLiteral("r.md")));
    QVERIFY(page.open(QIODevice::ReadOnly));
    QVERIFY(page.readAll().contains("`qr`"));

    window().exports().write(QStringLiteral("/nowhere/at/all.html"));
    QTRY_COMPARE(failed.size(), 1);
}

void WindowJourneysTest::theCommandPaletteRunsCommands()
{
    openBoth();
    window().action(CommandId::ShowCommands)->trigger();
    auto* palette = window().findChild<CommandPalette*>();
    QTRY_VERIFY(palette->isVisible());

    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("fold repeats"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

    QTRY_VERIFY(window().canvasPage().content().choice().foldsRepeats);
    QVERIFY(!palette->isVisible());
}

FUSEWRIGHT_TEST(WindowJourneysTest)
#include "tst_window_journeys.moc"
