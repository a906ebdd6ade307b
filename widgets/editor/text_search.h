// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/cancel_token.h"
#include "widgets/editor/line_tracker.h"

#include <QRegularExpression>
#include <QString>

#include <optional>
#include <vector>

namespace fusewright {

/// What to look for. Hits never reach over the end of a line.
struct SearchWish {
    QString text;
    bool isCaseSensitive = false;
    bool isWholeWord = false;
    bool isExpression = false;

    bool operator==(const SearchWish&) const = default;
};

/// An expression to search with, which gives a line up instead of trying for ever.
struct SearchExpression {
    QRegularExpression expression;
    QString problem; ///< Why it is none, in words; empty when it is good.
};

SearchExpression searchExpression(const SearchWish& wish);

struct SearchAnswer {
    std::vector<LineSpan> hits;
    int linesGivenUp = 0;    ///< Where the expression had too many ways to match.
    bool isCutShort = false; ///< There are more hits, or too many lines were given up.
};

/// Off the GUI thread. Empty hits are not among the answer's.
SearchAnswer search(const QString& text, const QRegularExpression& expression,
                    const CancelToken& cancel);

/// What takes the place of a hit: of an expression, `\1` and `$1` are what its brackets took.
QString replacementFor(const QString& line, const LineSpan& hit,
                       const QRegularExpression& expression, const QString& with,
                       bool isExpression);

} // namespace fusewright
