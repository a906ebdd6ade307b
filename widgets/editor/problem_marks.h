// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"
#include "widgets/editor/line_tracker.h"
#include "widgets/editor/text_layer.h"

#include <QObject>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace fusewright {

class CodeEditor;
struct LineSign;

/// Where a finding is shown: on the first of its lines.
struct ProblemMark {
    LineSpan span;
    Severity severity = Severity::Error;
    std::size_t problem = 0; ///< Which of the problems.
};

/// The findings about the text: waves below it, and where the next one is. They move with the text
/// until there are new ones.
class ProblemMarks : public QObject, public TextLayer {
    Q_OBJECT

public:
    explicit ProblemMarks(CodeEditor& editor);

    void setProblems(std::vector<Diagnostic> problems);
    const std::vector<Diagnostic>& problems() const { return m_problems; }
    std::span<const ProblemMark> marks() const { return m_marks; }
    std::span<const ProblemMark> marksOn(int line) const;
    /// Those that a place of the text is in or at the edge of; the worst first.
    std::vector<const Diagnostic*> problemsAt(int place) const;
    /// Those of a whole line; the worst first.
    std::vector<const Diagnostic*> problemsOn(int line) const;
    std::optional<LineSign> signOf(int line) const;

    void paintAbove(QPainter& painter, const VisibleLine& line) override;

public slots:
    void goToNext() { goTo(true); }
    void goToPrevious() { goTo(false); }

signals:
    void changed();
    /// The caret was put on a problem.
    void reached(int place);

private:
    void move(const LineChange& change);
    void goTo(bool forward);

    CodeEditor& m_editor;
    std::vector<Diagnostic> m_problems;
    std::vector<ProblemMark> m_marks; ///< By place.
};

/// `Error`, `Warning` or `Note`, as people read it.
QString severityWord(Severity severity);
/// A problem in words, as rich text: message, code, and how it can be mended.
QString problemHtml(const Diagnostic& problem);

} // namespace fusewright
