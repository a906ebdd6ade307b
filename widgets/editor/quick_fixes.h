// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <QObject>

#include <functional>
#include <vector>

class QIcon;
class QMenu;

namespace fusewright {

class CodeEditor;
class ProblemMarks;

/// The ways to mend what is wrong at the caret, as a menu. Each is one step of the history.
class QuickFixes : public QObject {
    Q_OBJECT

public:
    /// `isCurrent` tells whether the problems are about the text as it is.
    QuickFixes(CodeEditor& editor, ProblemMarks& problems, std::function<bool()> isCurrent);

    /// More that can be done at the caret, though nothing is wrong there.
    void setAdvice(std::function<std::vector<Fix>()> advice) { m_advice = std::move(advice); }

public slots:
    /// When the problems are of an older text, as soon as they are not.
    void showMenu();
    void showMenuOn(int line);

signals:
    /// There is nothing to mend at the caret.
    void nothingFound();

private:
    void show();
    void add(QMenu& menu, const QIcon& icon, const Fix& fix);

    CodeEditor& m_editor;
    ProblemMarks& m_problems;
    std::function<bool()> m_isCurrent;
    std::function<std::vector<Fix>()> m_advice;
    bool m_isWanted = false;
};

} // namespace fusewright
