// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/option.h"

#include <QObject>
#include <QStringList>

namespace fusewright {

/// The files that were opened last, the newest first. Kept in the settings.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    static constexpr qsizetype mostFiles = 10;

    explicit RecentFiles(QSettings& store, QObject* parent = nullptr);

    QStringList paths() const { return m_option.value(); }
    void add(const QString& path);
    void clear();

signals:
    void changed();

private:
    Option<QStringList> m_option;
};

} // namespace fusewright
