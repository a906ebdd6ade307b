// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/rules_highlighter.h"

#include "engine/rules/rule_language.h"
#include "widgets/base/theme.h"
#include "widgets/editor/rules_tokens.h"

#include <QTextBlock>

#include <algorithm>

namespace fusewright {

namespace {

constexpr int turnMilliseconds = 8;
/// The state of a line that is left for a later turn.
constexpr int leftForLater = -2;

QTextCharFormat formatOf(LineToken token, const ThemeColors& colors)
{
    QTextCharFormat format;
    switch (token) {
    case LineToken::Rule:
        format.setForeground(colors.text);
        format.setFontWeight(QFont::Bold);
        break;
    case LineToken::Entry:
        format.setForeground(colors.syntaxEntry);
        break;
    case LineToken::Key:
        format.setForeground(colors.syntaxKey);
        break;
    case LineToken::Operator:
        format.setForeground(colors.syntaxOperator);
        break;
    case LineToken::Heuristic:
    case LineToken::Text:
        format.setForeground(colors.syntaxText);
        break;
    case LineToken::Literal:
        format.setForeground(colors.syntaxLiteral);
        break;
    case LineToken::Comment:
        format.setForeground(colors.muted);
        format.setFontItalic(true);
        break;
    case LineToken::Bracket:
        format.setForeground(colors.muted);
        break;
    case LineToken::Error:
        format.setForeground(colors.error);
        format.setBackground(colors.errorTint);
        break;
    }
    return format;
}

} // namespace

RulesHighlighter::RulesHighlighter(QTextDocument& document, const Theme& theme)
    : QSyntaxHighlighter(&document), m_theme(theme), m_language(ruleLanguages().front())
{
    m_nextTurn.setSingleShot(true);
    m_nextTurn.setInterval(0);
    connect(&m_nextTurn, &QTimer::timeout, this, &RulesHighlighter::goOn);
    connect(&theme, &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void RulesHighlighter::setLanguage(const RuleLanguage& language)
{
    if (m_language == &language)
        return;
    m_language = &language;
    rehighlight();
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
    int state = std::max(0, previousBlockState());
    for (const RulesPiece& piece : rulesPieces(*m_language, text, state))
        setFormat(piece.begin, piece.end - piece.begin, formatOf(piece.token, m_theme.colors()));
    setCurrentBlockState(state);
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
