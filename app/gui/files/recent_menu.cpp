// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/files/recent_menu.h"

#include "widgets/document/recent_files.h"

#include <QDir>
#include <QFileInfo>

namespace fusewright {

namespace {

constexpr int digitKeys = 9;

/// `&1  llama.onnx — /models`, where a digit is left to press.
QString entryText(int number, const QString& path)
{
    const QFileInfo file(path);
    QString text =
        QStringLiteral("%1 — %2").arg(file.fileName(), QDir::toNativeSeparators(file.path()));
    text.replace(QLatin1Char('&'), QLatin1String("&&"));
    if (!file.exists())
        text = RecentMenu::tr("%1 (missing)").arg(text);
    return number <= digitKeys ? QStringLiteral("&%1  %2").arg(number).arg(text) : text;
}

} // namespace

RecentMenu::RecentMenu(RecentFiles& files, QAction* clear, QWidget* parent)
    : QMenu(tr("Recent &files"), parent), m_files(files), m_clear(clear)
{
    connect(this, &QMenu::aboutToShow, this, &RecentMenu::rebuild);
    connect(&files, &RecentFiles::changed, this, &RecentMenu::rebuild);
    rebuild();
}

void RecentMenu::rebuild()
{
    removeAction(m_clear);
    clear();
    int number = 0;
    for (const QString& path : m_files.paths()) {
        QAction* entry = addAction(entryText(++number, path));
        entry->setEnabled(QFileInfo::exists(path));
        connect(entry, &QAction::triggered, this, [this, path] { emit chosen(path); });
    }
    if (number == 0)
        addAction(tr("No recent files"))->setEnabled(false);
    addSeparator();
    addAction(m_clear);
    m_clear->setEnabled(number > 0);
}

} // namespace fusewright
