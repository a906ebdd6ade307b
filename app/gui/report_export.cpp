// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/report_export.h"

#include "app/gui/program.h"
#include "app/gui/window_options.h"
#include "app/gui/write_picture.h"
#include "engine/report/fusion_pages.h"
#include "engine/session/report_session.h"
#include "widgets/document/text_file.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

namespace fusewright {

namespace {

/// What goes into a file: a text, or pictures that the window has to paint.
struct Written {
    std::string text;
    std::vector<std::string> pages;
};

bool isPainted(const QString& path)
{
    return path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)
        || path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive);
}

Written writtenAs(const QString& path, const FusionFacts& facts)
{
    if (path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive))
        return {.text = fusionMarkdown(facts, {}), .pages = {}};
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return {.text = fusionSvg(facts, ReportTheme::Light), .pages = {}};
    if (isPainted(path))
        return {.text = {}, .pages = fusionSvgPages(facts, ReportTheme::Light)};
    return {.text = fusionHtml(facts, {}), .pages = {}};
}

QString quoted(const QString& path)
{
    return QLatin1Char('\'') + QString(path).replace(QLatin1Char('\''), QLatin1String("'\\''"))
        + QLatin1Char('\'');
}

} // namespace

ReportExport::ReportExport(Program& program, WindowOptions& options, QWidget& window)
    : QObject(&window), m_program(program), m_options(options), m_window(window)
{
}

void ReportExport::ask()
{
    auto* dialog = new QFileDialog(
        &m_window, tr("Export report"), QString::fromUtf8(m_options.folder.value()),
        QStringLiteral("HTML (*.html);;Markdown (*.md);;SVG (*.svg);;PDF (*.pdf);;PNG (*.png)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("html"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        const QString ending = filter.section(QLatin1String("*."), 1).chopped(1);
        dialog->setDefaultSuffix(ending);
    });
    const QString model = m_program.workspace.model().path();
    dialog->selectFile(QFileInfo(model).completeBaseName() + QLatin1String(".html"));
    connect(dialog, &QFileDialog::fileSelected, this, &ReportExport::write);
    dialog->open();
}

void ReportExport::write(const QString& path)
{
    Workspace& workspace = m_program.workspace;
    if (!workspace.model().isOpen())
        return;
    const QString rules = workspace.rules().path();
    QString command = QLatin1String("fusewright report ") + quoted(workspace.model().path());
    if (!rules.isEmpty())
        command += QLatin1String(" --rules ") + quoted(rules);
    command += QLatin1String(" -o ") + quoted(QFileInfo(path).fileName());
    m_job.start(
        [opened = workspace.model().opened(), text = workspace.rules().text().toStdString(),
         name = workspace.rules().name().toStdString(),
         rulesPath = QFile::encodeName(rules).toStdString(), command = command.toStdString(),
         path](const CancelToken& cancel, ProgressSink&) {
            const CheckedRules checked = checkRulesText(name, text, {.model = opened.model->graph});
            const ReportChoice choice{.pictures = {FusionMode::O0, FusionMode::O1, FusionMode::O3}};
            FusionFacts facts = makeFusionReport(opened, checked, {}, choice, cancel);
            facts.model = reportFile(opened.path);
            if (!rulesPath.empty())
                facts.rules = reportFile(rulesPath);
            facts.command = command;
            facts.program = "Fusewright " FUSEWRIGHT_VERSION;
            return writtenAs(path, facts);
        },
        [this, path](const Written& result) {
            std::string problem;
            std::optional<QString> reason;
            if (isPainted(path)) {
                if (!writePicture(result.pages, QFile::encodeName(path).toStdString(), problem))
                    reason = QString::fromStdString(problem);
            } else {
                reason = writeFile(path, QByteArray::fromStdString(result.text));
            }
            if (reason)
                emit failed(path, *reason);
            else
                emit written(path);
        });
}

} // namespace fusewright
