// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStatusBar>

class QAction;
class QLabel;
class QToolButton;

namespace fusewright {

class ModelDocument;
class Theme;

/// The line at the foot of the window: problems, nodes, edges, how it was read, how long it took.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    /// The problems button sets and follows `showProblems`.
    StatusLine(const ModelDocument& document, const Theme& theme, QAction* showProblems,
               QWidget* parent = nullptr);

    void showProblems(const QString& summary, const QIcon& icon);

private:
    QLabel* addFact();
    void showModel();

    const ModelDocument& m_document;
    const Theme& m_theme;
    QToolButton* m_problems;
    QLabel* m_reading;
    QLabel* m_nodes;
    QLabel* m_edges;
    QLabel* m_time;
};

} // namespace fusewright
