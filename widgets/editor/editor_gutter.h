// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"
#include "widgets/editor/line_tracker.h"

#include <QPointer>
#include <QString>
#include <QTextDocument>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace fusewright {

class CodeEditor;
struct VisibleLine;

/// A short text beside a line's number.
struct LineBadge {
    enum class Tone { Strong, Quiet, Warning, Good, Failing };

    int line = 0;
    QString text;
    QString toolTip;
    Tone tone = Tone::Quiet;
    bool isStale = false;
};

/// What a line's problems come to.
struct LineSign {
    Severity severity = Severity::Error;
    bool hasFix = false; ///< And the caret is there, so that the lamp shows it.
    QString toolTip;
};

/// Beside the text: signs of problems, line numbers, badges, and what can be folded.
class EditorGutter : public QWidget {
    Q_OBJECT

public:
    using Signs = std::function<std::optional<LineSign>(int line)>;

    explicit EditorGutter(CodeEditor& editor);

    void setDocument(QTextDocument& document);
    /// Makes room for what is shown.
    void fit();
    /// In the order of the lines; they move with the text until there are others.
    void setBadges(std::vector<LineBadge> badges);
    const std::vector<LineBadge>& badges() const { return m_badges; }
    /// Dims all badges: they are of a text that was.
    void setStale(bool stale);
    bool isStale() const { return m_isStale; }
    void setSigns(Signs signs) { m_signs = std::move(signs); }
    /// Words for what is under a place of the gutter; empty for nothing.
    QString toolTipAt(QPoint place) const;

    QSize sizeHint() const override;

signals:
    void signPressed(int line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    static constexpr int usualBadge = 5; ///< Room for `1,641`, before anything is counted.

    struct Columns {
        int sign = 0;
        int signWidth = 0;
        int number = 0;
        int numberWidth = 0;
        int badge = 0;
        int badgeWidth = 0;
        int fold = 0;
        int foldWidth = 0;
        int width = 0;
    };

    Columns columns() const;
    std::optional<VisibleLine> lineAt(int y) const;
    const LineBadge* badgeOf(int line) const;
    void move(const LineChange& change);
    void paintSign(QPainter& painter, const VisibleLine& line, const Columns& at) const;
    void paintNumber(QPainter& painter, const VisibleLine& line, const Columns& at) const;
    void paintBadge(QPainter& painter, const VisibleLine& line, const Columns& at) const;
    void paintFold(QPainter& painter, const VisibleLine& line, const Columns& at) const;

    CodeEditor& m_editor;
    std::vector<LineBadge> m_badges;
    Signs m_signs;
    QPointer<QTextDocument> m_document;
    int m_badgeCharacters = usualBadge; ///< Of the longest badge so far.
    bool m_isStale = false;
    bool m_isHovered = false;
};

} // namespace fusewright
