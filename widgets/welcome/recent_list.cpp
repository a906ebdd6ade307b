// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/welcome/recent_list.h"

#include "widgets/base/elided_label.h"
#include "widgets/base/theme.h"
#include "widgets/document/recent_files.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace fusewright {

RecentList::RecentList(RecentFiles& files, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_files(files), m_theme(theme), m_rows(new QVBoxLayout)
{
    auto* title = new QLabel(tr("Recent files"));
    title->setFont(theme.font(TypeStep::Strong));
    auto* clear = new QToolButton;
    clear->setText(tr("Clear list"));
    clear->setObjectName(QStringLiteral("link"));
    connect(clear, &QToolButton::clicked, &files, &RecentFiles::clear);

    auto* head = new QHBoxLayout;
    head->addWidget(title);
    head->addStretch(1);
    head->addWidget(clear);
    m_rows->setSpacing(0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid);
    column->addLayout(head);
    column->addLayout(m_rows);

    connect(&files, &RecentFiles::changed, this, &RecentList::refresh);
    refresh();
}

void RecentList::refresh()
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            // A row may be rebuilt by its own click, so it must live a little longer.
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    const QStringList paths = m_files.paths();
    for (const QString& path : paths)
        addFile(path);
    setVisible(!paths.isEmpty());
}

void RecentList::addFile(const QString& path)
{
    const QFileInfo file(path);
    const bool isThere = file.exists();
    auto* open = new QPushButton(file.fileName());
    open->setObjectName(QStringLiteral("recentFile"));
    open->setIcon(m_theme.icon(QStringLiteral("recent"), Ink::Muted));
    open->setEnabled(isThere);
    open->setToolTip(QDir::toNativeSeparators(path));
    open->setAccessibleName(isThere ? tr("Open %1").arg(file.fileName())
                                    : tr("%1 is missing").arg(file.fileName()));
    connect(open, &QPushButton::clicked, this, [this, path] { emit chosen(path); });

    auto* folder = new ElidedLabel(Qt::ElideMiddle);
    folder->setObjectName(QStringLiteral("quiet"));
    folder->setFont(m_theme.font(TypeStep::Small));
    folder->setFullText(isThere ? QDir::toNativeSeparators(file.path()) : tr("missing"));

    auto* row = new QWidget;
    auto* cells = new QHBoxLayout(row);
    cells->setContentsMargins(0, 0, 0, 0);
    cells->setSpacing(2 * grid);
    cells->addWidget(open);
    cells->addWidget(folder, 1);
    m_rows->addWidget(row);
}

} // namespace fusewright
