// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <QObject>
#include <QPointer>
#include <QTextDocument>

namespace fusewright {

/// A stretch of one line, in UTF-16 offsets; lines count from 0.
struct LineSpan {
    int line = 0;
    int begin = 0;
    int end = 0;

    bool operator==(const LineSpan&) const = default;
};

/// The first line of a range, at least one character wide where the line has one.
LineSpan firstLineOf(const QTextDocument& document, const TextRange& range);

/// What an edit did to the lines: `lines` are the old ones that it touched.
struct LineChange {
    int firstLine = 0;
    int lastLine = 0;     ///< As it was numbered before.
    int addedLines = 0;   ///< Negative for removed ones.
    int column = 0;       ///< Where the edit begins in its first line.
    int addedColumns = 0; ///< Of an edit within one line.

    /// Where a stretch is afterwards. Within an edit of several lines columns stay.
    LineSpan moved(LineSpan span) const;
};

/// Tells what the edits of a document do to its lines, so that marks can move along.
class LineTracker : public QObject {
    Q_OBJECT

public:
    explicit LineTracker(QObject* parent = nullptr);
    void setDocument(QTextDocument* document);

signals:
    void linesChanged(const fusewright::LineChange& change);

private:
    void take(int place, int removed, int added);

    QPointer<QTextDocument> m_document;
    int m_lineCount = 0;
};

} // namespace fusewright
