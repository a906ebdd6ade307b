// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/welcome/examples.h"

#include <QScrollArea>

class QAction;
class QLabel;
class QPushButton;

namespace fusewright {

class RecentFiles;
class RecentList;
class Theme;

/// What one sees while no model is open: how to open one, examples, recent files.
class WelcomePage : public QScrollArea {
    Q_OBJECT

public:
    WelcomePage(const std::vector<Example>& examples, RecentFiles& recent, const Theme& theme,
                QAction* open, QWidget* parent = nullptr);

    /// Looks again which recent files are still there, and takes the focus.
    void arrive();

signals:
    void chosen(const QString& path);

private:
    QLayout* createHead(const Theme& theme, QAction* open);
    QLayout* createExamples(const std::vector<Example>& examples, const Theme& theme);

    QPushButton* m_open = nullptr;
    RecentList* m_recent;
};

} // namespace fusewright
