// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/rules_highlighter.h"

#include "widgets/base/theme.h"
#include "widgets/editor/rules_tokens.h"

#include <algorithm>

namespace fusewright {

namespace {

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
    connect(&theme, &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void RulesHighlighter::highlightBlock(const QString& text)
{
    RulesList list = static_cast<RulesList>(std::max(0, previousBlockState()));
    for (const RulesPiece& piece : rulesPieces(text, list))
        setFormat(piece.begin, piece.end - piece.begin, formatOf(piece.token, m_theme.colors()));
    setCurrentBlockState(static_cast<int>(list));
}

} // namespace fusewright
