// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QVBoxLayout;

namespace fusewright {

class RecentFiles;
class Theme;

/// The files that were opened last, on the welcome page. Hidden while there are none.
class RecentList : public QWidget {
    Q_OBJECT

public:
    RecentList(RecentFiles& files, const Theme& theme, QWidget* parent = nullptr);

    /// Looks again which files are still there.
    void refresh();

signals:
    void chosen(const QString& path);

private:
    void addFile(const QString& path);

    RecentFiles& m_files;
    const Theme& m_theme;
    QVBoxLayout* m_rows;
};

} // namespace fusewright
