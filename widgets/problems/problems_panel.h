// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"
#include "widgets/base/column_room.h"

#include <QFrame>

#include <optional>
#include <vector>

class QAction;
class QLabel;
class QTableView;

namespace fusewright {

class ProblemModel;
class Theme;

/// The list of what was found about the input, to read and to copy.
class ProblemsPanel : public QFrame {
    Q_OBJECT

public:
    /// The actions become buttons in the panel's head; `copy` works while the list has the focus.
    ProblemsPanel(const Theme& theme, QAction* copy, QAction* show, QWidget* parent = nullptr);

    void setProblems(std::vector<Diagnostic> problems);
    bool isEmpty() const;
    /// `2 errors, 1 warning`; says so when there are none.
    QString summary() const;
    /// The selected problems, or all when none is, one on each line.
    QString copyText() const;

signals:
    /// One that has a place was double-clicked, or Enter was pressed on it.
    void activated(const fusewright::Diagnostic& problem);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createHead(const Theme& theme, QAction* copy, QAction* show);
    void fitColumns();
    void wrapMessages();

    ProblemModel* m_model;
    QTableView* m_view;
    std::optional<YieldingColumns> m_columns; ///< Made with the model, which has the headings.
    QLabel* m_summary = nullptr;
};

} // namespace fusewright
