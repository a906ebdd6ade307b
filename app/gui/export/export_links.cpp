// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/export/export_links.h"

#include "app/gui/frame/file_dialog.h"
#include "app/gui/frame/program.h"
#include "app/gui/frame/window_options.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/session/graph_file.h"
#include "engine/session/training_session.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/message_strip.h"
#include "widgets/base/text.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/report/export_dialog.h"
#include "widgets/report/export_words.h"
#include "widgets/sentences/engine_text.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using enum CommandId;

constexpr int previewPause = 120;

QString filterOf(ExportKind kind)
{
    return QStringLiteral("%1 (*%2)").arg(kindText(kind), toQt(endingOf(kind)));
}

/// How many dots, and about how large the files are: most of a picture is flat.
QString sizeText(const ImagePlan& plan)
{
    constexpr double bytesPerDot = 0.1;
    const double bytes = double(plan.width) * plan.height * bytesPerDot;
    return ExportLinks::tr("%1, about %2")
        .arg(engineText(imageWords(plan)),
             QLocale().formattedDataSize(qint64(bytes), 0, QLocale::DataSizeSIFormat));
}

ExportedRules exported(const RulesTab& tab)
{
    const RulesDocument& rules = tab.rules();
    return {.name = tab.name().toStdString(),
            .path = QFile::encodeName(rules.path()).toStdString(),
            .text = rules.text().toStdString(),
            .language = tab.reading().chosenLanguage(),
            .isSaved = !rules.isModified()};
}

} // namespace

ExportLinks::ExportLinks(Program& program, WindowOptions& options, CanvasPage& page,
                         const CommandActions& actions, QWidget& window)
    : QObject(&window),
      m_program(program),
      m_options(options),
      m_page(page),
      m_actions(actions),
      m_window(window),
      m_strip(new MessageStrip(program.theme, MessageStrip::Kind::Information)),
      m_failure(new MessageStrip(program.theme, MessageStrip::Kind::Error))
{
    auto* openFile = new QAction(tr("Open"), m_strip);
    connect(openFile, &QAction::triggered, this, [this] { openOutside(m_path); });
    auto* showFolder = new QAction(tr("Show in folder"), m_strip);
    connect(showFolder, &QAction::triggered, this,
            [this] { openOutside(QFileInfo(m_path).absolutePath()); });
    m_strip->addAction(openFile);
    m_strip->addAction(showFolder);
    connect(actions[ExportReport], &QAction::triggered, this, &ExportLinks::ask);
    connect(actions[ExportPicture], &QAction::triggered, this, &ExportLinks::askForPicture);
    connect(actions[CopyPicture], &QAction::triggered, this, &ExportLinks::copyPicture);
    connect(actions[SaveGraph], &QAction::triggered, this, &ExportLinks::askForGraphFile);
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(previewPause);
    connect(&m_quiet, &QTimer::timeout, this, &ExportLinks::renewPreview);
    Workspace& workspace = program.workspace;
    connect(&workspace.model(), &ModelDocument::modelReplaced, this, &ExportLinks::forgetFacts);
    connect(&workspace.model(), &ModelDocument::modelClosed, this, &ExportLinks::forgetFacts);
    // What was written is of another model then.
    connect(&workspace.model(), &ModelDocument::modelReplaced, m_strip, &QWidget::hide);
    connect(&workspace.model(), &ModelDocument::modelClosed, m_strip, &QWidget::hide);
    const RulesTabs& tabs = workspace.tabs();
    for (const auto change : {&RulesTabs::textChanged, &RulesTabs::replaced,
                              &RulesTabs::modifiedChanged, &RulesTabs::pathChanged})
        connect(&tabs, change, this, &ExportLinks::forgetFacts);
    for (const auto change :
         {&RulesTabs::ticksChanged, &RulesTabs::orderChanged, &RulesTabs::tabsChanged})
        connect(&tabs, change, this, &ExportLinks::forgetFacts);
    // Of another machine, with other extents, or about training.
    connect(&workspace.fusion(), &LiveFusion::answered, this, &ExportLinks::forgetFacts);
    connect(&tabs, &RulesTabs::textChanged, this, &ExportLinks::updateCommands);
    connect(&tabs, &RulesTabs::replaced, this, &ExportLinks::updateCommands);
    connect(&tabs, &RulesTabs::currentChanged, this, &ExportLinks::updateCommands);
    connect(&page, &CanvasPage::viewChanged, this, &ExportLinks::updateCommands);
    updateCommands();
}

ExportLinks::~ExportLinks() = default;

ExportDialog* ExportLinks::dialog() const
{
    return m_dialog;
}

void ExportLinks::openOutside(const QString& path)
{
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        m_failure->tell(
            tr("No program could be started for %1.").arg(QDir::toNativeSeparators(path)));
}

void ExportLinks::updateCommands()
{
    Workspace& workspace = m_program.workspace;
    const bool hasPicture = m_page.content().view() != nullptr;
    m_actions[ExportReport]->setEnabled(workspace.model().isOpen() || !workspace.rules().isEmpty());
    m_actions[ExportPicture]->setEnabled(hasPicture);
    m_actions[CopyPicture]->setEnabled(hasPicture);
    m_actions[SaveGraph]->setEnabled(workspace.model().graph() != nullptr);
}

ExportSource ExportLinks::source(const ExportChoice& choice) const
{
    Workspace& workspace = m_program.workspace;
    ExportSource source{
        .opened = {}, .rules = {}, .shown = exported(workspace.tabs().current()), .picture = {}};
    for (const RulesTab* tab : workspace.tabs().ticked()) {
        if (ExportedRules rules = exported(*tab); !rules.isEmpty())
            source.rules.push_back(std::move(rules));
    }
    if (workspace.model().isOpen())
        source.opened = workspace.model().opened();
    const auto& answer = workspace.fusion().answer();
    if (source.opened && answer && answer->rewriting) {
        source.opened->model->graph = answer->rewriting->run.graph();
        source.builtin = workspace.fusion().used();
        source.choices = answer->rewriting->choices.rules;
        source.rewriting = answer->rewriting;
    }
    if (source.opened && answer) {
        source.machine = answer->machine;
        source.extents = workspace.fusion().extents();
        const bool isWhole = answer->graph && !workspace.model().isInside();
        if (isWhole && (answer->training || !source.extents.empty()))
            source.opened->model->graph = answer->matched();
        if (answer->training)
            source.joint = answer->training->joint;
    }
    if (isPicture(choice.kind))
        source.picture = pictureOf(m_page, m_program.theme, choice);
    return source;
}

void ExportLinks::ask()
{
    open(decodeExport(m_options.exporting.value()));
}

void ExportLinks::askForPicture()
{
    ExportChoice choice = decodeExport(m_options.exporting.value());
    if (!isPicture(choice.kind))
        choice.kind = ExportKind::Png;
    if (!m_page.canvas().selection().empty() && choice.extent == PictureExtent::View)
        choice.extent = PictureExtent::Selection;
    open(choice);
}

void ExportLinks::open(const ExportChoice& wanted)
{
    if (m_dialog) {
        m_dialog->raise();
        return;
    }
    const bool hasModel = m_program.workspace.model().isOpen();
    ExportChoice choice = wanted;
    if (!hasModel)
        choice.kind = ExportKind::Rules;
    m_dialog = new ExportDialog(m_program.theme, m_previews, m_job, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setOffered(hasModel, !m_program.workspace.rules().isEmpty());
    m_dialog->setChoice(choice);
    m_dialog->setSelectable(!m_page.canvas().selection().empty());
    connect(m_dialog, &ExportDialog::choiceChanged, this, [this] { m_quiet.start(); });
    connect(m_dialog, &ExportDialog::exportRequested, this, &ExportLinks::askForFile);
    connect(m_dialog, &ExportDialog::copyRequested, this,
            [this] { copy(m_dialog->choice(), m_dialog->choice().scale()); });
    connect(m_dialog, &ExportDialog::cancelRequested, this, [this] { m_job.cancel(); });
    connect(m_dialog, &QDialog::finished, this, [this] {
        if (!m_dialog)
            return; // It may be closed twice before it is deleted.
        m_options.exporting.setValue(encodeExport(m_dialog->choice()));
        m_quiet.stop();
        m_previews.cancel();
        m_dialog.clear(); // It is deleted later; another one may be asked for at once.
    });
    m_dialog->open();
    renewPreview();
}

void ExportLinks::renewPreview()
{
    if (!m_dialog)
        return;
    const ExportChoice choice = m_dialog->choice();
    ExportSource made = source(choice);
    showFacts(made, choice);
    using Answer = std::pair<SharedFacts, PreviewContent>;
    m_previews.start(
        [made = std::move(made), choice, before = m_facts](const CancelToken& cancel,
                                                           ProgressSink&) -> Answer {
            const SharedFacts facts = factsFor(made, choice, before, cancel);
            if (cancel.isCancelled())
                return {};
            return {facts, previewOf(made, choice, facts, cancel)};
        },
        [this](const Answer& answer) {
            if (answer.first)
                m_facts = answer.first;
            if (m_dialog)
                m_dialog->setPreview(answer.second);
        });
}

/// A preview that is on its way is of what there was before.
void ExportLinks::forgetFacts()
{
    m_facts.reset();
    m_previews.cancel();
    if (m_dialog)
        m_quiet.start();
}

void ExportLinks::showFacts(const ExportSource& made, const ExportChoice& choice)
{
    QString facts;
    if (choice.kind == ExportKind::Png && !made.picture.isEmpty()) {
        if (const auto plan = planOf(made.picture, choice.scale()))
            facts = sizeText(*plan);
    } else if (choice.kind == ExportKind::Svg && !made.picture.isEmpty()) {
        facts = tr("%1 × %2 units")
                    .arg(qRound(made.picture.sheet().width()))
                    .arg(qRound(made.picture.sheet().height()));
    } else if (choice.kind == ExportKind::Html) {
        facts = tr("Shown as on paper. In a browser, lists fold and pictures can be enlarged.");
    }
    if (isReport(choice.kind) && made.hasRules() && !made.isSaved())
        facts = tr("The rules are not saved; the report says so. ") + facts;
    m_dialog->setFacts(facts);
}

void ExportLinks::askForFile()
{
    const ExportKind kind = m_dialog->choice().kind;
    auto* files = makeFileDialog(m_dialog, tr("Export"),
                                 QString::fromUtf8(m_options.folder.value()), filterOf(kind));
    files->setAcceptMode(QFileDialog::AcceptSave);
    files->setDefaultSuffix(toQt(endingOf(kind)).mid(1));
    const QString model = m_program.workspace.model().path();
    const QString name =
        kind == ExportKind::Rules || model.isEmpty() ? m_program.workspace.rules().name() : model;
    files->selectFile(QFileInfo(name).completeBaseName() + toQt(endingOf(kind)));
    connect(files, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_options.folder.setValue(QFileInfo(path).absolutePath().toUtf8());
        if (m_dialog)
            write(path, m_dialog->choice());
    });
    files->open();
}

void ExportLinks::write(const QString& path)
{
    ExportChoice choice = decodeExport(m_options.exporting.value());
    choice.kind = exportKindOf(path.toStdString()).value_or(choice.kind);
    write(path, choice);
}

void ExportLinks::write(const QString& path, const ExportChoice& choice)
{
    ExportSource made = source(choice);
    if (!made.opened && choice.kind != ExportKind::Rules)
        return;
    int files = 1;
    QString first = path;
    if (choice.kind == ExportKind::Png) {
        if (const auto plan = planOf(made.picture, choice.scale())) {
            files = plan->fileCount();
            first = QFile::decodeName(QByteArray::fromStdString(
                tilePath(QFile::encodeName(path).toStdString(), *plan, 0, 0)));
        }
    }
    m_strip->hide();
    m_failure->hide();
    m_job.start(
        [made = std::move(made), choice, path, before = m_facts](const CancelToken& cancel,
                                                                 ProgressSink&) {
            return writeExport(made, choice, factsFor(made, choice, before, cancel), path, cancel);
        },
        [this, path, first, files](const std::optional<QString>& reason) {
            if (reason)
                tellFailed(path, *reason);
            else
                tellWritten(first, files);
        });
}

void ExportLinks::tellWritten(const QString& path, int files)
{
    m_path = path;
    const QString name = QFileInfo(path).fileName();
    m_strip->tell(files == 1 ? tr("%1 is written.").arg(name)
                             : tr("%1 and %n more files are written.", "", files - 1).arg(name));
    if (m_dialog)
        m_dialog->accept();
    emit written(path);
}

void ExportLinks::askForGraphFile()
{
    const QString folder = QString::fromUtf8(m_options.folder.value());
    auto* files = makeFileDialog(&m_window, tr("Save graph"), folder);
    files->setAcceptMode(QFileDialog::AcceptSave);
    files->setNameFilters({tr("Graph that Fusewright opens again") + QLatin1String(" (*.json)"),
                           QStringLiteral("Model Explorer (*.me.json)"),
                           QStringLiteral("Graphviz (*.dot *.gv)")});
    files->setDefaultSuffix(QStringLiteral("json"));
    const QString model = QFileInfo(m_program.workspace.model().path()).completeBaseName();
    files->selectFile((model.isEmpty() ? QStringLiteral("graph") : model)
                      + QLatin1String(".graph.json"));
    connect(files, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_options.folder.setValue(QFileInfo(path).absolutePath().toUtf8());
        writeGraph(path);
    });
    files->open();
}

void ExportLinks::writeGraph(const QString& path)
{
    const std::shared_ptr<const Graph> graph = m_program.workspace.model().graph();
    const GraphWriter writer = graphWriterFor(path.toLower().toStdString());
    m_strip->hide();
    m_failure->hide();
    if (!graph)
        return;
    if (!writer) {
        tellFailed(path, tr("a graph file ends in .json, .me.json or .dot"));
        return;
    }
    m_job.start(
        [graph, writer, path](const CancelToken&, ProgressSink&) {
            return writeFile(path, QByteArray::fromStdString(writer(*graph)));
        },
        [this, path](const std::optional<QString>& reason) {
            if (reason)
                tellFailed(path, *reason);
            else
                tellWritten(path, 1);
        });
}

void ExportLinks::tellFailed(const QString& path, const QString& reason)
{
    m_failure->tell(tr("%1 could not be written: %2").arg(QFileInfo(path).fileName(), reason));
    emit failed(path, reason);
}

void ExportLinks::copyPicture()
{
    copy({.kind = ExportKind::Png, .hasLegend = false},
         m_page.canvas().zoom() * m_page.canvas().devicePixelRatioF());
}

void ExportLinks::copy(const ExportChoice& choice, std::optional<double> scale)
{
    ExportSource made = source(choice);
    auto plan = made.picture.isEmpty() ? std::nullopt : planOf(made.picture, scale);
    // What other programs are given is one image.
    if (!plan || plan->fileCount() > 1)
        plan = made.picture.isEmpty() ? std::nullopt : planOf(made.picture, std::nullopt);
    if (!plan)
        return;
    m_job.start(
        [picture = std::move(made.picture), plan = *plan, isTransparent = choice.isTransparent](
            const CancelToken&, ProgressSink&) { return imageOf(picture, plan, isTransparent); },
        [this](const QImage& image) {
            QGuiApplication::clipboard()->setImage(image);
            emit copied();
        });
}

} // namespace fusewright
