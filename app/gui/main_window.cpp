// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/main_window.h"

#include "app/gui/about_dialog.h"
#include "app/gui/model_page.h"
#include "app/gui/recent_menu.h"
#include "app/gui/shortcuts_dialog.h"
#include "app/gui/status_line.h"
#include "engine/formats/model_format.h"
#include "widgets/base/drop_hint.h"
#include "widgets/base/message_strip.h"
#include "widgets/base/progress_strip.h"
#include "widgets/base/text.h"
#include "widgets/nodes/node_panel.h"
#include "widgets/problems/failure_page.h"
#include "widgets/problems/problem_model.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/welcome/welcome_page.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace fusewright {

namespace {

constexpr QSize usualSize(320 * grid, 200 * grid);
constexpr QSize leastSize(200 * grid, 125 * grid);

using enum CommandId;

/// The first local file among what is dragged; empty when there is none.
QString draggedFile(const QMimeData& data)
{
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            return url.toLocalFile();
    }
    return {};
}

QString fileFilters()
{
    QStringList patterns;
    for (const ModelFormat& format : modelFormats()) {
        for (const std::string_view ending : format.endings)
            patterns.append(QLatin1Char('*') + toQt(ending));
    }
    patterns.removeDuplicates();
    return MainWindow::tr("Models (%1)").arg(patterns.join(QLatin1Char(' '))) + QLatin1String(";;")
        + MainWindow::tr("All files (*)");
}

Severity worst(const std::vector<Diagnostic>& problems)
{
    Severity severity = Severity::Information;
    for (const Diagnostic& problem : problems)
        severity = std::max(severity, problem.severity);
    return severity;
}

} // namespace

MainWindow::MainWindow(Theme& theme, QSettings& settings, const QString& examplesFolder)
    : m_theme(theme),
      m_options(settings),
      m_recent(settings),
      m_actions(theme),
      m_pages(new QStackedWidget),
      m_dropHint(new DropHint(theme, this))
{
    setWindowIcon(theme.icon(QStringLiteral("fusewright")));
    setMinimumSize(leastSize);
    setAcceptDrops(true);
    m_actions[ShowAllNodes]->setCheckable(true);
    createPages(examplesFolder);
    createStrips();
    createMenus();
    createToolBar();
    m_status = new StatusLine(m_document, theme, m_actions[ShowProblems]);
    setStatusBar(m_status);
    connectDocument();
    connectFileCommands();
    connectModelCommands();
    connectViewCommands();
    restore();
    showWelcome();
}

void MainWindow::createPages(const QString& examplesFolder)
{
    m_welcome =
        new WelcomePage(readExamples(examplesFolder), m_recent, m_theme, m_actions[OpenModel]);
    m_failure = new FailurePage(m_theme, m_actions[OpenModel]);
    m_modelPage = new ModelPage(m_document, m_theme, m_actions);
    for (QWidget* page : {static_cast<QWidget*>(m_welcome), static_cast<QWidget*>(m_failure),
                          static_cast<QWidget*>(m_modelPage)})
        m_pages->addWidget(page);

    connect(m_welcome, &WelcomePage::chosen, this, qOverload<const QString&>(&MainWindow::open));
    connect(m_failure, &FailurePage::leaveRequested, this, &MainWindow::showWelcome);
    connect(m_failure, &FailurePage::retryRequested, this,
            [this] { open(m_document.openingPath()); });
}

void MainWindow::createStrips()
{
    m_progress = new ProgressStrip(m_document.opening());
    connect(m_progress, &ProgressStrip::cancelRequested, &m_document,
            &ModelDocument::cancelOpening);

    m_error = new MessageStrip(m_theme, MessageStrip::Kind::Error);
    auto* details = new QAction(tr("Show problems"), m_error);
    connect(details, &QAction::triggered, m_actions[ShowProblems],
            [this] { m_actions[ShowProblems]->setChecked(true); });
    m_error->addAction(details);

    m_changed = new MessageStrip(m_theme, MessageStrip::Kind::Information);
    auto* reload = new QAction(tr("Reload"), m_changed);
    connect(reload, &QAction::triggered, &m_document, &ModelDocument::reload);
    m_changed->addAction(reload);

    auto* central = new QWidget;
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_progress);
    column->addWidget(m_error);
    column->addWidget(m_changed);
    column->addWidget(m_pages, 1);
    setCentralWidget(central);
}

QMenu* MainWindow::createMenu(CommandGroup group, const QList<CommandId>& commands)
{
    QMenu* menu = menuBar()->addMenu(commandGroupText(group));
    for (const CommandId id : commands)
        menu->addAction(m_actions[id]);
    return menu;
}

void MainWindow::createMenus()
{
    QMenu* file = createMenu(CommandGroup::File, {OpenModel, ReloadModel, CloseModel, Quit});
    auto* recent = new RecentMenu(m_recent, m_actions[ClearRecentFiles], file);
    connect(recent, &RecentMenu::chosen, this, qOverload<const QString&>(&MainWindow::open));
    file->insertMenu(m_actions[ReloadModel], recent);
    file->insertSeparator(m_actions[ReloadModel]);
    file->insertSeparator(m_actions[Quit]);

    QMenu* edit =
        createMenu(CommandGroup::Edit, {CopyNodes, CopyProblems, FindNodes, ClearFilters});
    edit->insertSeparator(m_actions[FindNodes]);
    createMenu(CommandGroup::Navigate, {GoBack, GoForward, LeaveNested});
    QMenu* view =
        createMenu(CommandGroup::View, {ShowAllNodes, ShowOverview, ShowInspector, ShowProblems});
    view->insertSeparator(m_actions[ShowOverview]);
    view->addSeparator();
    createThemeMenu(*view);
    view->addAction(m_actions[ResetLayout]);
    createMenu(CommandGroup::Help, {ShowShortcuts, ShowAbout});
}

void MainWindow::createThemeMenu(QMenu& view)
{
    QMenu* menu = view.addMenu(m_theme.icon(QStringLiteral("theme")), tr("&Theme"));
    auto* group = new QActionGroup(menu);
    const std::pair<CommandId, ThemeChoice> choices[] = {{ThemeSystem, ThemeChoice::System},
                                                         {ThemeLight, ThemeChoice::Light},
                                                         {ThemeDark, ThemeChoice::Dark}};
    for (const auto& [id, choice] : choices) {
        QAction* action = m_actions[id];
        action->setCheckable(true);
        action->setChecked(m_options.theme.value() == choice);
        group->addAction(action);
        menu->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice = choice] {
            m_options.theme.setValue(choice);
            m_theme.setChoice(choice);
        });
    }
}

void MainWindow::createToolBar()
{
    m_tools = new QToolBar(tr("Tools"));
    m_tools->setMovable(false);
    m_tools->setIconSize({5 * grid, 5 * grid});
    m_tools->setContextMenuPolicy(Qt::PreventContextMenu);
    for (const CommandId id : {OpenModel, ReloadModel})
        m_tools->addAction(m_actions[id]);
    m_tools->addSeparator();
    for (const CommandId id : {GoBack, GoForward, LeaveNested})
        m_tools->addAction(m_actions[id]);
    m_tools->addSeparator();
    m_tools->addAction(m_actions[ShowAllNodes]);
    addToolBar(m_tools);
}

void MainWindow::connectDocument()
{
    connect(&m_document, &ModelDocument::openingStarted, this, [this](const QString& path) {
        m_progress->setTask(tr("Opening %1…").arg(QFileInfo(path).fileName()));
        m_error->hide();
    });
    connect(&m_document, &ModelDocument::modelReplaced, this, &MainWindow::showModel);
    connect(&m_document, &ModelDocument::modelClosed, this, &MainWindow::showWelcome);
    connect(&m_document, &ModelDocument::openFailed, this, &MainWindow::showFailure);
    connect(&m_document, &ModelDocument::historyChanged, this, &MainWindow::updateCommands);
    connect(&m_document, &ModelDocument::graphChanged, this, &MainWindow::updateCommands);
    connect(&m_document.opening(), &JobSlot::runningChanged, this, &MainWindow::updateCommands);
    connect(&m_watch, &FileWatch::changed, this, [this] {
        m_changed->tell(tr("%1 changed on disk.").arg(QFileInfo(m_document.path()).fileName()));
    });
}

void MainWindow::connectFileCommands()
{
    connect(m_actions[OpenModel], &QAction::triggered, this, &MainWindow::askForModel);
    connect(m_actions[ReloadModel], &QAction::triggered, &m_document, &ModelDocument::reload);
    connect(m_actions[ClearRecentFiles], &QAction::triggered, &m_recent, &RecentFiles::clear);
    connect(m_actions[CloseModel], &QAction::triggered, this, [this] {
        if (m_document.isOpen())
            m_document.close();
        else
            showWelcome();
    });
    connect(m_actions[Quit], &QAction::triggered, this, &QWidget::close);
}

void MainWindow::connectModelCommands()
{
    connect(m_actions[CopyNodes], &QAction::triggered, this,
            [this] { QApplication::clipboard()->setText(m_modelPage->nodes().selectedIds()); });
    connect(m_actions[CopyProblems], &QAction::triggered, this,
            [this] { QApplication::clipboard()->setText(m_modelPage->problems().copyText()); });
    connect(m_actions[FindNodes], &QAction::triggered, &m_modelPage->nodes(),
            &NodePanel::focusSearch);
    connect(m_actions[ClearFilters], &QAction::triggered, &m_modelPage->nodes(),
            &NodePanel::clearFilters);
    connect(m_actions[GoBack], &QAction::triggered, &m_document, &ModelDocument::goBack);
    connect(m_actions[GoForward], &QAction::triggered, &m_document, &ModelDocument::goForward);
    connect(m_actions[LeaveNested], &QAction::triggered, &m_document, [this] {
        if (!m_document.place().path.empty())
            m_document.leaveTo(m_document.place().path.size() - 1);
    });
    connect(m_actions[ShowAllNodes], &QAction::triggered, this, &MainWindow::showAllNodes);
}

void MainWindow::connectViewCommands()
{
    connect(m_actions[ResetLayout], &QAction::triggered, this, &MainWindow::resetLayout);
    connect(m_actions[ShowShortcuts], &QAction::triggered, this, [this] {
        auto* dialog = new ShortcutsDialog(m_theme, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    connect(m_actions[ShowAbout], &QAction::triggered, this, [this] {
        auto* dialog = new AboutDialog(m_theme, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void MainWindow::restore()
{
    m_theme.setChoice(m_options.theme.value());
    if (!restoreGeometry(m_options.geometry.value()))
        resize(usualSize);
    m_modelPage->restore(m_options);
    m_actions[ShowAllNodes]->setChecked(m_options.raw.value());
    m_actions[ShowOverview]->setChecked(m_options.showOverview.value());
    m_actions[ShowInspector]->setChecked(m_options.showInspector.value());
    m_actions[ShowProblems]->setChecked(m_options.showProblems.value());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_options.geometry.setValue(saveGeometry());
    m_modelPage->save(m_options);
    m_options.showOverview.setValue(m_actions[ShowOverview]->isChecked());
    m_options.showInspector.setValue(m_actions[ShowInspector]->isChecked());
    m_options.showProblems.setValue(m_actions[ShowProblems]->isChecked());
    QMainWindow::closeEvent(event);
}

void MainWindow::open(const QString& path)
{
    open(path,
         {.raw = m_options.raw.value(), .operatorLabel = OperatorLabel::Guess, .function = {}});
}

void MainWindow::open(const QString& path, const OpenOptions& options)
{
    m_document.open(path, options);
}

void MainWindow::askForModel()
{
    auto* dialog = new QFileDialog(this, tr("Open model"),
                                   QString::fromUtf8(m_options.folder.value()), fileFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_options.folder.setValue(QFileInfo(path).absolutePath().toUtf8());
        open(path);
    });
    dialog->open();
}

void MainWindow::showModel()
{
    const QString path = m_document.path();
    m_recent.add(path);
    m_watch.watch(path);
    m_changed->hide();
    m_error->hide();
    showProblems(m_document.opened().diagnostics);
    setWindowFilePath(path);
    setWindowTitle(QFileInfo(path).fileName());
    const bool isOnScreen = m_pages->currentWidget() == m_modelPage;
    showPage(m_modelPage);
    if (!isOnScreen)
        m_modelPage->nodes().focusList();
}

void MainWindow::showWelcome()
{
    m_watch.watch({});
    m_changed->hide();
    m_error->hide();
    showProblems({});
    setWindowFilePath({});
    setWindowTitle({});
    showPage(m_welcome);
    m_welcome->arrive();
}

void MainWindow::showFailure(const OpenedModel& failed)
{
    const QString path = QFile::decodeName(QByteArray::fromStdString(failed.path));
    updateCommands();
    if (!m_document.isOpen()) {
        m_failure->show(path, failed.diagnostics);
        showPage(m_failure);
        return;
    }
    const auto error =
        std::ranges::find(failed.diagnostics, Severity::Error, &Diagnostic::severity);
    m_error->tell(tr("%1 could not be opened: %2")
                      .arg(QFileInfo(path).fileName(),
                           error == failed.diagnostics.end() ? tr("it is not a model")
                                                             : toQt(error->message)));
    std::vector<Diagnostic> problems = failed.diagnostics;
    const auto& present = m_document.opened().diagnostics;
    problems.insert(problems.end(), present.begin(), present.end());
    showProblems(std::move(problems));
}

void MainWindow::showProblems(std::vector<Diagnostic> problems)
{
    const bool isFine = problems.empty();
    const QIcon icon = isFine ? m_theme.icon(QStringLiteral("check"), Ink::Success)
                              : severityIcon(m_theme, worst(problems));
    m_modelPage->problems().setProblems(std::move(problems));
    m_status->showProblems(m_modelPage->problems().summary(), icon);
}

void MainWindow::showAllNodes(bool raw)
{
    m_options.raw.setValue(raw);
    if (!m_document.isOpen())
        return;
    OpenOptions options = m_document.opened().options;
    options.raw = raw;
    m_document.reopen(options);
}

void MainWindow::resetLayout()
{
    m_actions[ShowOverview]->setChecked(true);
    m_actions[ShowInspector]->setChecked(true);
    m_actions[ShowProblems]->setChecked(false);
    m_modelPage->resetLayout();
}

void MainWindow::updateCommands()
{
    const bool isOpen = m_document.isOpen();
    for (const CommandId id : {ReloadModel, CopyNodes, CopyProblems, FindNodes, ClearFilters,
                               ShowOverview, ShowInspector, ShowProblems, ResetLayout})
        m_actions[id]->setEnabled(isOpen);
    m_actions[CloseModel]->setEnabled(isOpen || m_pages->currentWidget() == m_failure);
    m_actions[GoBack]->setEnabled(m_document.canGoBack());
    m_actions[GoForward]->setEnabled(m_document.canGoForward());
    m_actions[LeaveNested]->setEnabled(isOpen && !m_document.place().path.empty());
    // The command shows what is on screen once nothing else is on its way.
    if (isOpen && !m_document.opening().isRunning())
        m_actions[ShowAllNodes]->setChecked(m_document.opened().options.raw);
}

void MainWindow::showPage(QWidget* page)
{
    m_pages->setCurrentWidget(page);
    const bool isModel = page == m_modelPage;
    m_tools->setVisible(isModel);
    m_status->setVisible(isModel);
    updateCommands();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (draggedFile(*event->mimeData()).isEmpty())
        return;
    event->acceptProposedAction();
    m_dropHint->cover();
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_dropHint->hide();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_dropHint->hide();
    const QString path = draggedFile(*event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    open(path);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_dropHint->isVisible())
        m_dropHint->cover();
}

} // namespace fusewright
