// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Files that are opened, dragged over the window or pasted into it, and models that are pasted as
// text.

#include "app/gui/window/main_window.h"

#include "app/gui/files/rules_files.h"
#include "app/gui/frame/program.h"
#include "app/gui/frame/status_line.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "app/gui/window/window_files.h"
#include "engine/session/file_kind.h"
#include "widgets/base/drop_hint.h"
#include "widgets/base/message_strip.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QStackedWidget>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int dropSayingMilliseconds = 8000;

} // namespace

void MainWindow::open(const QStringList& paths)
{
    open(paths, usualOptions());
}

void MainWindow::open(const QStringList& paths, const OpenOptions& options)
{
    m_left->hide();
    QString model;
    QStringList rules;
    QStringList left;
    for (const QString& path : paths) {
        if (kindOfFile(QFile::encodeName(path).toStdString()) == FileKind::Rules)
            rules.append(path);
        else if (model.isEmpty())
            model = path;
        else if (QFileInfo(model) != QFileInfo(path))
            left.append(QFileInfo(path).fileName());
    }
    openRules(rules);
    if (!model.isEmpty())
        openModel(model, options);
    else if (!m_workspace.model().isOpen() && m_pages->currentWidget() == m_canvasPage
             && !m_rulesFiles->isAsking())
        m_panels->focusEditor();
    if (!left.isEmpty())
        m_left->tell(
            tr("A window holds one model. Not opened: %1").arg(left.join(QStringLiteral(", "))));
}

/// Rules of one example have nothing to say about another one.
void MainWindow::openChosen(const QStringList& paths)
{
    open(paths);
    const QString folder = m_program.examplesFolder + QLatin1Char('/');
    const auto isExample = [&](const QString& path) { return path.startsWith(folder); };
    if (!std::ranges::all_of(paths, isExample))
        return;
    for (RulesTab* const tab : m_workspace.tabs().ticked()) {
        const QString path = tab->rules().path();
        if (isExample(path) && !paths.contains(path) && !tab->rules().isModified())
            tab->setTicked(false);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (draggedFiles(*event->mimeData()).isEmpty())
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
    const QStringList paths = draggedFiles(*event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    open(paths);
}

/// Files that were copied, or a model's text.
void MainWindow::paste()
{
    const QMimeData* const copied = QGuiApplication::clipboard()->mimeData();
    if (!copied)
        return;
    const QStringList paths = draggedFiles(*copied);
    if (!paths.isEmpty()) {
        open(paths);
        return;
    }
    const QByteArray text = copied->text().toUtf8();
    m_status->clearMessage();
    if (text.trimmed().isEmpty())
        m_status->showMessage(tr("There is no text to paste."), dropSayingMilliseconds);
    else if (rulesForModel(std::string_view(text.data(), std::size_t(text.size())), {}))
        m_status->showMessage(tr("These are rules, not a model. Paste them into the rules editor."),
                              dropSayingMilliseconds);
    else
        m_workspace.model().openText(tr("pasted text"), text, usualOptions());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_dropHint->isVisible())
        m_dropHint->cover();
}

} // namespace fusewright
