// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMenu>

namespace fusewright {

class RecentFiles;

/// The menu of the files that were opened last. Files that are gone are shown, but not offered.
class RecentMenu : public QMenu {
    Q_OBJECT

public:
    RecentMenu(RecentFiles& files, QAction* clear, QWidget* parent = nullptr);

signals:
    void chosen(const QString& path);

private:
    void rebuild();

    RecentFiles& m_files;
    QAction* m_clear;
};

} // namespace fusewright
