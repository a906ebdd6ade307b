// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/rules_highlighter.h"

#include "widgets/base/theme.h"
#include "widgets/editor/rules_tokens.h"

#include <QTextBlock>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int turnMilliseconds = 8;
/// The state of a line that is left for a later turn.
constexpr int leftForLater = -2;

QTextCharFormat formatOf(RulesToken token, const ThemeColors& colors)
{
    QTextCharFormat format;
    switch (token) {
    case RulesToken::Rule:
        format.setForeground(colors.text);
        format.setFontWeight(QFont::Bold);
        break;
    case RulesToken::Entry:
        format.setForeground(colors.syntaxEntry);
        break;
    case RulesToken::Key:
        format.setForeground(colors.syntaxKey);
        break;
    case RulesToken::Operator:
        format.setForeground(colors.syntaxOperator);
        break;
    case RulesToken::Heuristic:
    case RulesToken::Text:
        format.setForeground(colors.syntaxText);
        break;
    case RulesToken::Literal:
        format.setForeground(colors.syntaxLiteral);
        break;
    case RulesToken::Comment:
        format.setForeground(colors.muted);
        format.setFontItalic(true);
        break;
    case RulesToken::Bracket:
        format.setForeground(colors.muted);
        break;
    case RulesToken::Error:
        format.setForeground(colors.error);
        format.setBackground(colors.errorTint);
        break;
    }
    return format;
}

} // namespace

RulesHighlighter::RulesHighlighter(QTextDocument& document, const Theme& theme)
    : QSyntaxHighlighter(&document), m_theme(theme)
{
    m_nextTurn.setSingleShot(true);
    m_nextTurn.setInterval(0);
    connect(&m_nextTurn, &QTimer::timeout, this, &RulesHighlighter::goOn);
    connect(&theme, &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void RulesHighlighter::highlightBlock(const QString& text)
{
    if (!m_turn.isValid()) {
        m_turn.start();
        m_nextTurn.start();
    }
    if (m_turn.hasExpired(turnMilliseconds)) {
        setCurrentBlockState(leftForLater);
        m_hasMore = true;
        return;
    }
    RulesList list = static_cast<RulesList>(std::max(0, previousBlockState()));
    for (const RulesPiece& piece : rulesPieces(text, list))
        setFormat(piece.begin, piece.end - piece.begin, formatOf(piece.token, m_theme.colors()));
    setCurrentBlockState(static_cast<int>(list));
}

void RulesHighlighter::goOn()
{
    m_turn.invalidate();
    if (!m_hasMore)
        return;
    m_hasMore = false;
    for (QTextBlock line = document()->begin(); line.isValid(); line = line.next()) {
        if (line.userState() != leftForLater)
            continue;
        // A line that has its colours goes on to the next one by itself.
        rehighlightBlock(line);
        if (m_hasMore)
            return;
    }
}

} // namespace fusewright
