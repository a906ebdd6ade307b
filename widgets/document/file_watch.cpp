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

FileState FileState::of(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() ? FileState{.modified = info.lastModified(), .size = info.size()}
                         : FileState();
}

void FileWatch::watch(const QString& path, const FileState& known)
{
    m_settled.stop();
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty())
        m_watcher.removePaths(before);
    m_path = path;
    m_known = known;
    if (FileState::of(path) != known)
        m_settled.start();
    if (!QFileInfo::exists(path))
        return;
    // Many programs save by putting a new file in the old one's place: the folder tells of that.
    m_watcher.addPaths({path, QFileInfo(path).absolutePath()});
}

void FileWatch::look()
{
    const FileState now = FileState::of(m_path);
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
