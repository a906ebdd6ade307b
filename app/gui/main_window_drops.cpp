// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What is dragged over the window, or pasted into it.

#include "app/gui/main_window.h"

#include "app/gui/status_line.h"
#include "app/gui/window_files.h"
#include "widgets/base/drop_hint.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QMimeData>

namespace fusewright {

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
    constexpr int milliseconds = 8000;
    const QByteArray text = copied->text().toUtf8();
    if (text.trimmed().isEmpty())
        m_status->showMessage(tr("There is no text to paste."), milliseconds);
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
