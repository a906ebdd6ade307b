// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

#include <functional>

namespace fusewright {

class CodeEditor;
class ProblemMarks;

/// The ways to mend what is wrong at the caret, as a menu. Each is one step of the history.
class QuickFixes : public QObject {
    Q_OBJECT

public:
    /// `isCurrent` tells whether the problems are about the text as it is.
    QuickFixes(CodeEditor& editor, ProblemMarks& problems, std::function<bool()> isCurrent);

public slots:
    /// When the problems are of an older text, as soon as they are not.
    void showMenu();
    void showMenuOn(int line);

signals:
    /// There is nothing to mend at the caret.
    void nothingFound();

private:
    void show();

    CodeEditor& m_editor;
    ProblemMarks& m_problems;
    std::function<bool()> m_isCurrent;
    bool m_isWanted = false;
};

} // namespace fusewright
