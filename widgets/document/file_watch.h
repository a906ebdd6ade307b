// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace fusewright {

/// Notices when one file is written or replaced by somebody else.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// Watches this file instead of the one before; nothing for an empty path.
    void watch(const QString& path);

signals:
    /// Once for each new state of the file; not while it is missing.
    void changed();
    /// The file is gone, not only for the moment in which another one takes its place.
    void removed();

private:
    struct State {
        QDateTime modified;
        qint64 size = -1;

        bool operator==(const State&) const = default;
    };

    State state() const;
    void look();

    QFileSystemWatcher m_watcher;
    QTimer m_settled; ///< A file that is being written changes many times.
    QString m_path;
    State m_known;
};

} // namespace fusewright
