// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/completion.h"

#include <QFrame>
#include <QRect>

#include <vector>

class QLabel;
class QListView;

namespace fusewright {

class CompletionList;
class Theme;

/// A list of completions beside the caret. It never has the focus: keys are handed to it.
class CompletionPopup : public QFrame {
    Q_OBJECT

public:
    CompletionPopup(const Theme& theme, QWidget& home);

    void setCompletions(std::vector<Completion> completions);
    /// Shows what fits at a caret, in coordinates of its home's viewport, or hides when nothing
    /// does.
    void showFor(const QString& typed, const QRect& caret);
    /// Null while it is hidden.
    const Completion* selected() const;
    int count() const;
    /// The model has not what is selected, but has the longer name below it.
    bool isNextOfModel() const;
    void step(int rows);
    int rowsOnScreen() const { return mostRows; }

signals:
    void accepted();

private:
    static constexpr int mostRows = 9;

    void showDocumentation();
    QString documentationOf(const Completion& completion) const;
    void place(const QRect& caret);

    const Theme& m_theme;
    QWidget& m_home;
    CompletionList* m_list;
    QListView* m_view;
    QLabel* m_documentation;
    QRect m_caret;
};

} // namespace fusewright
