// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/order/step_model.h"

#include <QFrame>

#include <functional>

class QAction;
class QLabel;
class QSplitter;
class QStackedLayout;

namespace fusewright {

class BindingModel;
class ElidedLabel;
class EmptyPage;
class QuietTable;

/// A recorded search, gone through forward and back. Which step is looked at is its own; what to
/// do about it is for others.
class StepPanel : public QFrame {
    Q_OBJECT

public:
    explicit StepPanel(const Theme& theme, QWidget* parent = nullptr);

    enum class At { First, Same };
    /// Begins at the first step, or stays at the number of the step that was looked at.
    void showSearch(std::shared_ptr<const RecordedSearch> search, At at);
    void clear();
    /// Null while nothing is gone through.
    const std::shared_ptr<const RecordedSearch>& search() const { return m_model->search(); }
    int current() const { return m_current; }
    int stepCount() const { return m_model->rowCount(); }
    StepModel& model() { return *m_model; }
    void focusSteps();
    /// What the panel says while nothing is gone through.
    void tell(const QString& title, const QString& text);

public slots:
    void first() { goTo(0); }
    void back() { goTo(m_current - 1); }
    void forward() { goTo(m_current + 1); }
    void last() { goTo(stepCount() - 1); }
    /// The next step at which nothing fits; the last one where there is none.
    void nextStuck();
    void goTo(int step);

signals:
    /// Another step is looked at.
    void stepChanged(int step);
    /// Esc, or the button that closes.
    void leaveRequested();

private:
    QWidget* createHead(const Theme& theme);
    QWidget* createContent();
    QAction* createAction(const Theme& theme, const QString& icon, const QString& text,
                          void (StepPanel::*does)());
    void showTitle();
    void leave() { emit leaveRequested(); }

    StepModel* m_model;
    BindingModel* m_bindings;
    QuietTable* m_steps;
    QuietTable* m_entries;
    EmptyPage* m_empty;
    ElidedLabel* m_title;
    QLabel* m_number;
    QStackedLayout* m_pages;
    QAction* m_firstAction = nullptr;
    QAction* m_backAction = nullptr;
    QAction* m_forwardAction = nullptr;
    QAction* m_lastAction = nullptr;
    QAction* m_stuckAction = nullptr;
    int m_current = 0;
};

} // namespace fusewright
