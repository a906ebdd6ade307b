// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/window/main_window.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/export/export_links.h"
#include "app/gui/files/recent_menu.h"
#include "app/gui/files/replaced_strip.h"
#include "app/gui/files/rules_files.h"
#include "app/gui/files/translate_links.h"
#include "app/gui/frame/field_keys.h"
#include "app/gui/frame/file_dialog.h"
#include "app/gui/frame/program.h"
#include "app/gui/frame/status_line.h"
#include "app/gui/frame/window_docks.h"
#include "app/gui/panels/near_miss_links.h"
#include "app/gui/panels/no_match_strip.h"
#include "app/gui/panels/order_links.h"
#include "app/gui/panels/rewrite_links.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "app/gui/stages/stage_page.h"
#include "app/gui/window/window_dialogs.h"
#include "app/gui/window/window_files.h"
#include "app/gui/window/window_menus.h"
#include "widgets/base/drop_hint.h"
#include "widgets/base/message_strip.h"
#include "widgets/base/progress_strip.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/editor/editor_tabs.h"
#include "widgets/preferences/preference_commands.h"
#include "widgets/problems/failure_page.h"
#include "widgets/sentences/engine_text.h"
#include "widgets/welcome/welcome_page.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenu>
#include <QScreen>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr QSize usualSize(320 * grid, 200 * grid);
constexpr QSize frameRoom(4 * grid, 12 * grid); ///< For what the desktop puts around it.
constexpr QSize leastSize(200 * grid, 125 * grid);
constexpr QSize leastPage(80 * grid, 50 * grid);

using enum CommandId;

QString reasonOf(const OpenedModel& failed)
{
    const auto error =
        std::ranges::find(failed.diagnostics, Severity::Error, &Diagnostic::severity);
    return error == failed.diagnostics.end() ? MainWindow::tr("it is not a model")
                                             : engineText(error->message);
}

} // namespace

MainWindow::MainWindow(Program& program)
    : m_program(program),
      m_workspace(program.workspace),
      m_theme(program.theme),
      m_options(program.settings),
      m_actions(program.theme),
      m_rulesFiles(new RulesFiles(m_workspace, m_options, m_theme, *this)),
      m_translations(new TranslateLinks(m_workspace, m_options, m_theme, *this)),
      m_pages(new QStackedWidget),
      m_dropHint(new DropHint(m_theme, this))
{
    setWindowIcon(m_theme.icon(QStringLiteral("fusewright")));
    setMinimumSize(leastSize);
    setAcceptDrops(true);
    new FieldKeys(this);
    m_actions[ShowAllNodes]->setCheckable(true);
    m_actions.follow(program.preferences.shortcuts);
    m_workspace.tabs().nameAll(); // In the language of this window.
    createPages();
    createStrips();
    m_docks = new WindowDocks(*this, m_actions);
    m_panels = new WindowPanels(m_program, m_actions, *m_canvasPage, *m_docks);
    m_panels->setParent(this);
    m_status = new StatusLine(m_workspace, m_theme);
    connect(m_status, &StatusLine::problemsRequested, this,
            [this] { m_docks->raise(ShowProblems); });
    setStatusBar(m_status);
    connect(&m_panels->editors(), &EditorTabs::said, m_status, &StatusLine::say);
    connect(&m_canvasPage->counts(), &ModeCounts::said, m_status, &StatusLine::say);
    connect(m_canvasPage, &CanvasPage::said, m_status, &StatusLine::say);
    auto* misses = new NearMissLinks(m_program, m_actions, *m_canvasPage, m_panels->editors(),
                                     m_panels->matches(), m_panels->rewrites().panel());
    connect(misses, &NearMissLinks::said, m_status, &StatusLine::say);
    connect(misses, &NearMissLinks::stageWanted, &m_panels->rewrites(), &RewriteLinks::showStage);
    connect(&m_panels->order(), &OrderLinks::said, m_status, &StatusLine::say);
    m_panels->order().setNearMiss([misses] { return misses->walkedTo(); });
    connectWorkspace();
    connectRules();
    connectFileCommands();
    connectRulesCommands();
    connectExports();
    connectModelCommands();
    connectPreferences();
    connectComparison();
    connectStages();
    m_dialogs = new WindowDialogs(m_program, m_actions, *m_panels, *this);
    // Menus have only what does something by now.
    auto* recent = new RecentMenu(m_workspace.recent(), m_actions[ClearRecentFiles], this);
    connect(recent, &RecentMenu::chosen, this, [this](const QString& path) { open({path}); });
    m_menus = new WindowMenus(*this, m_actions, recent);
    restore();
    if (m_workspace.model().isOpen())
        showModel();
    else if (!m_workspace.tabs().areUntouched())
        showRules();
    else
        showWelcome();
    m_rulesFiles->offerLeftBehind();
}

MainWindow::~MainWindow() = default;

void MainWindow::createPages()
{
    m_welcome = new WelcomePage(readExamples(m_program.examplesFolder), m_workspace.recent(),
                                m_theme, m_actions[OpenFile], m_actions[NewRules]);
    m_failure = new FailurePage(m_theme, m_actions[OpenFile]);
    m_canvasPage = new CanvasPage(m_workspace, m_theme, m_actions);
    m_comparePage = new ComparePage(m_workspace, m_theme, m_actions);
    m_stagePage = new StagePage(m_workspace, m_theme, m_actions);
    for (QWidget* page : std::initializer_list<QWidget*>{m_welcome, m_failure, m_canvasPage,
                                                         m_comparePage, m_stagePage})
        m_pages->addWidget(page);
    // In the picture the key is there anyway, and in the editor it is that of the text.
    for (QWidget* page : {static_cast<QWidget*>(m_welcome), static_cast<QWidget*>(m_failure)})
        page->addAction(m_actions[PasteModel]);
    // The page that needs most room is not the one that is looked at.
    m_pages->setMinimumSize(leastPage);

    connect(m_welcome, &WelcomePage::chosen, this, &MainWindow::openChosen);
    connect(m_failure, &FailurePage::leaveRequested, this, &MainWindow::showWelcome);
    connect(m_failure, &FailurePage::retryRequested, this,
            [this] { m_workspace.model().openAgain(); });
}

void MainWindow::createStrips()
{
    m_progress = new ProgressStrip(m_workspace.model().opening());
    connect(m_progress, &ProgressStrip::cancelRequested, &m_workspace.model(),
            &ModelDocument::cancelOpening);

    m_error = new MessageStrip(m_theme, MessageStrip::Kind::Error);
    auto* details = new QAction(tr("Show problems"), m_error);
    connect(details, &QAction::triggered, this, [this] { m_docks->raise(ShowProblems); });
    m_error->addAction(details);

    m_changed = new MessageStrip(m_theme, MessageStrip::Kind::Information);
    auto* reload = new QAction(tr("Reload"), m_changed);
    connect(reload, &QAction::triggered, &m_workspace.model(), &ModelDocument::reload);
    m_changed->addAction(reload);
    m_left = new MessageStrip(m_theme, MessageStrip::Kind::Information);

    auto* central = new QWidget;
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_progress);
    column->addWidget(m_error);
    column->addWidget(m_changed);
    column->addWidget(m_left);
    column->addWidget(new ReplacedStrip(m_program));
    for (QWidget* strip : m_rulesFiles->strips())
        column->addWidget(strip);
    column->addWidget(m_pages, 1);
    setCentralWidget(central);
}

void MainWindow::connectWorkspace()
{
    ModelDocument& model = m_workspace.model();
    connect(&model, &ModelDocument::openingStarted, this, [this](const QString& path) {
        m_progress->setTask(tr("Opening %1…").arg(QFileInfo(path).fileName()));
        m_error->hide();
    });
    connect(&model, &ModelDocument::modelReplaced, this, &MainWindow::showModel);
    connect(&model, &ModelDocument::modelClosed, this, [this] {
        m_failedProblems.clear();
        if (m_workspace.tabs().areUntouched())
            showWelcome();
        else
            showRules();
    });
    connect(&model, &ModelDocument::openFailed, this, &MainWindow::showFailure);
    connect(&model, &ModelDocument::historyChanged, this, &MainWindow::updateCommands);
    connect(&model, &ModelDocument::graphChanged, this, &MainWindow::updateCommands);
    connect(&model.opening(), &JobSlot::runningChanged, this, &MainWindow::updateCommands);
    connect(&m_workspace, &Workspace::modelFileChanged, this, [this] {
        m_changed->tell(
            tr("%1 changed on disk.").arg(QFileInfo(m_workspace.model().path()).fileName()));
    });
    connect(m_rulesFiles, &RulesFiles::restored, this, [this] { m_panels->focusEditor(); });
    connect(m_rulesFiles, &RulesFiles::readAgain, this, [this](const QString& name) {
        m_status->say(tr("%1 changed on disk and was read again. Undo restores the previous text.")
                          .arg(name));
    });
    connect(&m_workspace.fusion(), &LiveFusion::answered, this, &MainWindow::showProblems);
}

void MainWindow::connectFileCommands()
{
    const auto on = [this](CommandId id, auto does) {
        connect(m_actions[id], &QAction::triggered, this, does);
    };
    on(OpenFile, &MainWindow::askForFiles);
    on(PasteModel, &MainWindow::paste);
    on(ReloadModel, [this] { m_workspace.model().reload(); });
    on(ClearRecentFiles, [this] { m_workspace.recent().clear(); });
    on(CloseModel, &MainWindow::closeModel);
    on(Quit, [this] { close(); });
}

void MainWindow::connectExports()
{
    m_exports = new ExportLinks(m_program, m_options, *m_canvasPage, m_actions, *this);
    auto* column = qobject_cast<QVBoxLayout*>(centralWidget()->layout());
    auto* const noMatch = new NoMatchStrip(m_program, *m_docks);
    // Below the picture, which stays where it is.
    for (MessageStrip* strip :
         {&m_exports->strip(), &m_exports->failure(), static_cast<MessageStrip*>(noMatch)})
        column->addWidget(strip);
    connect(m_exports, &ExportLinks::copied, m_status,
            [this] { m_status->say(tr("Picture copied.")); });
}

void MainWindow::connectModelCommands()
{
    ModelDocument& model = m_workspace.model();
    connect(m_actions[GoBack], &QAction::triggered, &model, &ModelDocument::goBack);
    connect(m_actions[GoForward], &QAction::triggered, &model, &ModelDocument::goForward);
    connect(m_actions[LeaveNested], &QAction::triggered, &model, [&model] {
        if (!model.place().path.empty())
            model.leaveTo(model.place().path.size() - 1);
    });
    connect(m_actions[ShowAllNodes], &QAction::triggered, this, &MainWindow::showAllNodes);
    connect(m_actions[ResetLayout], &QAction::triggered, m_docks, &WindowDocks::reset);
}

void MainWindow::connectPreferences()
{
    Preferences& preferences = m_program.preferences;
    fusewright::connectPreferences(m_actions, preferences, m_program.language.codes());
    connect(&preferences.language, &PreferenceSignal::changed, this,
            [this] { m_program.language.setCode(m_program.preferences.language.value()); });
    connect(m_actions[FullScreen], &QAction::triggered, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void MainWindow::restore()
{
    if (!restoreGeometry(m_options.geometry.value()))
        resize(usualSize.boundedTo(screen()->availableSize() - frameRoom));
    m_docks->reset();
    m_docks->restore(m_options.docks.value());
    m_comparePage->restore(m_options.comparison.value());
    m_actions[ShowAllNodes]->setChecked(m_options.raw.value());
}

void MainWindow::save()
{
    m_options.geometry.setValue(saveGeometry());
    m_options.docks.setValue(m_docks->save());
    const ModelDocument& model = m_workspace.model();
    m_options.model.setValue(model.isFile() ? QFileInfo(model.path()).absoluteFilePath().toUtf8()
                                            : QByteArray());
    rememberRules();
    m_options.editor.reset();
    m_options.canvas.setValue(m_canvasPage->state());
    m_options.comparison.setValue(m_comparePage->state());
    const QWidget* const page = m_pages->currentWidget();
    m_program.shown = {.selection = m_canvasPage->canvas().selection(),
                       .page = page == m_comparePage ? std::optional(ShowDiff)
                           : page == m_stagePage     ? std::optional(ShowBeforeAfter)
                                                     : std::nullopt,
                       .isChoosing = m_dialogs->showsPreferences()};
}

void MainWindow::restoreViews()
{
    restoreEditors();
    m_canvasPage->restore(m_options.canvas.value());
    m_canvasPage->restoreSelection(m_program.shown.selection);
    if (m_program.shown.page && m_workspace.model().isOpen())
        m_actions[*m_program.shown.page]->trigger();
    if (std::exchange(m_program.shown.isChoosing, false))
        m_actions[ShowPreferences]->trigger();
}

void MainWindow::resume()
{
    const QString model = QString::fromUtf8(m_options.model.value());
    resumeRules();
    if (model.isEmpty())
        return;
    if (!QFileInfo::exists(model)) {
        m_left->tell(tr("%1 was open the last time, and is no longer there.").arg(model));
        return;
    }
    m_canvasPage->restore(m_options.canvas.value());
    openModel(model, usualOptions());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_isLeaving && !m_workspace.canLoseRules()) {
        event->ignore();
        m_rulesFiles->whenAllSafe([this] {
            m_isLeaving = true;
            close();
        });
        return;
    }
    m_workspace.clearJournals();
    save();
    QMainWindow::closeEvent(event);
}

OpenOptions MainWindow::usualOptions() const
{
    return {.raw = m_options.raw.value(), .operatorLabel = OperatorLabel::Guess, .function = {}};
}

void MainWindow::openModel(const QString& path, const OpenOptions& options)
{
    m_workspace.model().open(path, options);
}

void MainWindow::askForFiles()
{
    QString folder = QString::fromUtf8(m_options.folder.value());
    if (folder.isEmpty() && m_workspace.model().isOpen())
        folder = QFileInfo(m_workspace.model().path()).absolutePath();
    auto* dialog = makeFileDialog(this, tr("Open models and rules"), folder, openFilters());
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& paths) {
        m_options.folder.setValue(QFileInfo(paths.front()).absolutePath().toUtf8());
        open(paths);
    });
    dialog->open();
}

void MainWindow::closeModel()
{
    if (m_workspace.model().isOpen())
        m_workspace.model().close();
    else
        showWelcome();
}

void MainWindow::showModel()
{
    const ModelDocument& model = m_workspace.model();
    m_options.model.setValue(model.isFile() ? QFileInfo(model.path()).absoluteFilePath().toUtf8()
                                            : QByteArray());
    m_changed->hide();
    m_error->hide();
    m_failedProblems.clear();
    showProblems();
    if (m_pages->currentWidget() == m_comparePage)
        return;
    showPage(m_canvasPage);
    if (!m_panels->isWriting() && !m_rulesFiles->isAsking())
        m_canvasPage->focusCanvas();
}

void MainWindow::showWelcome()
{
    m_changed->hide();
    m_error->hide();
    m_failedProblems.clear();
    showProblems();
    showPage(m_welcome);
    m_welcome->arrive();
}

void MainWindow::showFailure(const OpenedModel& failed)
{
    const QString path = QFile::decodeName(QByteArray::fromStdString(failed.path));
    updateCommands();
    if (!isWorking()) {
        m_failure->show(path, failed.diagnostics);
        showPage(m_failure);
        return;
    }
    m_error->tell(
        failed.options.text
            ? tr("The pasted text could not be opened: %1").arg(reasonOf(failed))
            : tr("%1 could not be opened: %2").arg(QFileInfo(path).fileName(), reasonOf(failed)));
    m_failedProblems = failed.diagnostics;
    showProblems();
}

void MainWindow::showProblems()
{
    std::vector<Diagnostic> problems = m_failedProblems;
    const auto add = [&problems](const std::vector<Diagnostic>& more) {
        problems.insert(problems.end(), more.begin(), more.end());
    };
    if (m_workspace.model().isOpen())
        add(m_workspace.model().opened().diagnostics);
    add(m_workspace.fusion().problems());
    m_panels->showProblems(std::move(problems), *m_status);
}

void MainWindow::showAllNodes(bool raw)
{
    m_options.raw.setValue(raw);
    if (!m_workspace.model().isOpen())
        return;
    OpenOptions options = m_workspace.model().opened().options;
    options.raw = raw;
    m_workspace.model().reopen(options);
}

void MainWindow::showTitle()
{
    const QString model = QFileInfo(m_workspace.model().path()).fileName();
    const RulesTabs& tabs = m_workspace.tabs();
    const bool hasRules = tabs.count() > 1 || !tabs.current().isUntouched();
    const QString rules = hasRules ? tabs.current().name() : QString();
    if (!isWorking()) {
        setWindowModified(false);
        setWindowTitle({});
        return;
    }
    if (model.isEmpty())
        setWindowTitle(rules + QLatin1String("[*]"));
    else if (rules.isEmpty())
        setWindowTitle(model + QLatin1String("[*]"));
    else
        setWindowTitle(QStringLiteral("%1 · %2[*]").arg(model, rules));
    setWindowModified(tabs.isAnyModified());
}

void MainWindow::updateCommands()
{
    const ModelDocument& model = m_workspace.model();
    const bool isOpen = model.isOpen();
    for (const CommandId id :
         {ReloadModel, CopyNodes, FindNodes, ClearFilters, ShowDiff, ShowBeforeAfter})
        m_actions[id]->setEnabled(isOpen);
    for (const CommandId id :
         {SaveRules, SaveRulesAs, TranslateRules, SaveAllRules, ResetLayout, CopyProblems})
        m_actions[id]->setEnabled(isWorking());
    const RulesTabs& tabs = m_workspace.tabs();
    for (const CommandId id : {CloseOtherRules, NextRules, PreviousRules})
        m_actions[id]->setEnabled(isWorking() && tabs.count() > 1);
    m_actions[UseRules]->setEnabled(isWorking());
    m_actions[UseRules]->setChecked(tabs.current().isTicked());
    m_exports->updateCommands();
    m_actions[CloseModel]->setEnabled(isOpen || m_pages->currentWidget() != m_welcome);
    m_actions[GoBack]->setEnabled(model.canGoBack());
    m_actions[GoForward]->setEnabled(model.canGoForward());
    m_actions[LeaveNested]->setEnabled(isOpen && !model.place().path.empty());
    // The command shows what is on screen once nothing else is on its way.
    if (isOpen && !m_workspace.model().opening().isRunning())
        m_actions[ShowAllNodes]->setChecked(model.opened().options.raw);
}

void MainWindow::showPage(QWidget* page)
{
    if (page != m_pages->currentWidget())
        m_status->say({});
    m_pages->setCurrentWidget(page);
    m_status->setVisible(isWorking());
    m_docks->setShown(page == m_canvasPage);
    // After the panels, whose remembered state has the tool bar in it too.
    m_menus->tools().setVisible(isWorking());
    m_actions[ShowDiff]->setChecked(page == m_comparePage);
    m_actions[ShowBeforeAfter]->setChecked(page == m_stagePage);
    updateCommands();
    showTitle();
}

} // namespace fusewright
