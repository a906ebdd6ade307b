// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/file_watch.h"

#include <QFileInfo>

namespace fusewright {

namespace {

constexpr int settleMilliseconds = 200;

} // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    m_settled.setSingleShot(true);
    m_settled.setInterval(settleMilliseconds);
    connect(&m_settled, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_settled,
            [this] { m_settled.start(); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settled,
            [this] { m_settled.start(); });
}

void FileWatch::watch(const QString& path)
{
    m_settled.stop();
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty())
        m_watcher.removePaths(before);
    m_path = path;
    m_known = state();
    if (!QFileInfo::exists(path))
        return;
    // Many programs save by putting a new file in the old one's place: the folder tells of that.
    m_watcher.addPaths({path, QFileInfo(path).absolutePath()});
}

FileWatch::State FileWatch::state() const
{
    const QFileInfo info(m_path);
    return info.exists() ? State{.modified = info.lastModified(), .size = info.size()} : State();
}

void FileWatch::look()
{
    const State now = state();
    if (now == m_known)
        return;
    m_known = now;
    if (now.size < 0) {
        emit removed();
        return;
    }
    if (!m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    emit changed();
}

} // namespace fusewright
