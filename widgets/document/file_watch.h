// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace fusewright {

/// By what a change of a file shows.
struct FileState {
    QDateTime modified;
    qint64 size = -1; ///< Less than nothing for no file.

    static FileState of(const QString& path);
    bool operator==(const FileState&) const = default;
};

/// Notices when one file is written or replaced by somebody else.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// Watches this file instead of the one before; nothing for an empty path. `known` is the file
    /// as it was when it was read: what has happened since is told too.
    void watch(const QString& path, const FileState& known);

signals:
    /// Once for each new state of the file; not while it is missing.
    void changed();
    /// The file is gone, not only for the moment in which another one takes its place.
    void removed();

private:
    void look();

    QFileSystemWatcher m_watcher;
    QTimer m_settled; ///< A file that is being written changes many times.
    QString m_path;
    FileState m_known;
};

} // namespace fusewright
