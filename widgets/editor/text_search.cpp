// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/text_search.h"

#include <QCoreApplication>

namespace fusewright {

namespace {

constexpr std::size_t mostHits = 100'000;
constexpr int mostLinesGivenUp = 20;
// Told to the expression itself: it counts what it tries, whatever it looks like.
constexpr QLatin1String limits("(*LIMIT_MATCH=300000)(*LIMIT_DEPTH=5000)");

/// Only for its translations.
class TextSearch {
    Q_DECLARE_TR_FUNCTIONS(fusewright::TextSearch)
};

} // namespace

SearchExpression searchExpression(const SearchWish& wish)
{
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    if (!wish.isCaseSensitive)
        options |= QRegularExpression::CaseInsensitiveOption;
    QString pattern = wish.text;
    if (!wish.isExpression)
        pattern = QRegularExpression::escape(pattern);
    // The expression alone is asked for what is wrong with it, so that places in it are right.
    if (const QRegularExpression alone(pattern, options); !alone.isValid()) {
        return {{},
                TextSearch::tr("Invalid expression: %1, at character %2")
                    .arg(alone.errorString())
                    .arg(alone.patternErrorOffset() + 1)};
    }
    if (wish.isWholeWord)
        pattern = QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(pattern);
    QRegularExpression expression(limits + pattern, options);
    if (!expression.isValid())
        return {{}, TextSearch::tr("Invalid expression: %1").arg(expression.errorString())};
    return {std::move(expression), {}};
}

SearchAnswer search(const QString& text, const QRegularExpression& expression,
                    const CancelToken& cancel)
{
    SearchAnswer answer;
    int number = 0;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        if (cancel.isCancelled())
            return answer;
        auto matches = expression.globalMatch(line);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            if (match.capturedLength() == 0)
                continue;
            answer.hits.push_back({number, static_cast<int>(match.capturedStart()),
                                   static_cast<int>(match.capturedEnd())});
        }
        if (!matches.isValid())
            ++answer.linesGivenUp;
        if (answer.hits.size() >= mostHits || answer.linesGivenUp >= mostLinesGivenUp) {
            answer.isCutShort = true;
            return answer;
        }
        ++number;
    }
    return answer;
}

QString replacementFor(const QString& line, const LineSpan& hit,
                       const QRegularExpression& expression, const QString& with, bool isExpression)
{
    if (!isExpression)
        return with;
    const QRegularExpressionMatch match = expression.match(line, hit.begin);
    QString result;
    for (qsizetype at = 0; at < with.size(); ++at) {
        const bool isMark = with[at] == QLatin1Char('\\') || with[at] == QLatin1Char('$');
        if (!isMark || at + 1 == with.size()) {
            result += with[at];
            continue;
        }
        const QChar next = with[at + 1];
        if (next.isDigit()) {
            result += match.captured(next.digitValue());
            ++at;
        } else if (next == with[at]) {
            result += next;
            ++at;
        } else {
            result += with[at];
        }
    }
    return result;
}

} // namespace fusewright
