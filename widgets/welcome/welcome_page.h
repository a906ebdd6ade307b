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
                QAction* open, QAction* newRules, QWidget* parent = nullptr);

    /// Looks again which recent files are still there, and takes the focus.
    void arrive();

signals:
    /// Files to open together.
    void chosen(const QStringList& paths);

private:
    QLayout* createHead(const Theme& theme, QAction* open, QAction* newRules);
    QLayout* createSteps(const Theme& theme);
    QLayout* createExamples(const std::vector<Example>& examples, const Theme& theme);

    QPushButton* m_open = nullptr;
    RecentList* m_recent;
};

} // namespace fusewright
