// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What is dragged over the window.

#include "app/gui/main_window.h"

#include "app/gui/window_files.h"
#include "widgets/base/drop_hint.h"

#include <QDragEnterEvent>
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

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_dropHint->isVisible())
        m_dropHint->cover();
}

} // namespace fusewright
