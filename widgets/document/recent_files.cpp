// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/recent_files.h"

#include <QFileInfo>

namespace fusewright {

RecentFiles::RecentFiles(QSettings& store, QObject* parent)
    : QObject(parent), m_option(store, QStringLiteral("files/recent"))
{
}

void RecentFiles::add(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList paths = m_option.value();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    m_option.setValue(paths.mid(0, mostFiles));
    emit changed();
}

void RecentFiles::clear()
{
    m_option.reset();
    emit changed();
}

} // namespace fusewright
