// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/bracket_layer.h"

#include "widgets/base/theme.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_tokens.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace fusewright {

namespace {

constexpr int mostLines = 2000;

struct Bracket {
    int place = -1;
    QChar character;

    bool opens() const { return character == QLatin1Char('[') || character == QLatin1Char('{'); }
};

/// The brackets of a line that are neither quoted nor in a comment.
std::vector<Bracket> bracketsOf(const RuleLanguage& language, const QTextBlock& line)
{
    const QString text = line.text();
    const bool hasAny =
        std::ranges::any_of(text, [](QChar at) { return QStringView(u"[]{}").contains(at); });
    std::vector<Bracket> brackets;
    if (!hasAny)
        return brackets;
    int state = 0;
    for (const RulesPiece& piece : rulesPieces(language, text, state)) {
        if (piece.token == LineToken::Bracket)
            brackets.push_back({line.position() + piece.begin, text[piece.begin]});
    }
    return brackets;
}

/// Where the depth comes back to none, from a bracket on; -1 when it never does.
int partnerOf(const RuleLanguage& language, const Bracket& bracket, QTextBlock line)
{
    const bool forward = bracket.opens();
    int depth = 0;
    for (int step = 0; line.isValid() && step < mostLines; ++step) {
        std::vector<Bracket> brackets = bracketsOf(language, line);
        if (!forward)
            std::ranges::reverse(brackets);
        for (const Bracket& at : brackets) {
            if (forward ? at.place < bracket.place : at.place > bracket.place)
                continue;
            depth += at.opens() == forward ? 1 : -1;
            if (depth > 0)
                continue;
            const bool fits =
                (bracket.character == QLatin1Char('[') && at.character == QLatin1Char(']'))
                || (bracket.character == QLatin1Char('{') && at.character == QLatin1Char('}'))
                || (bracket.character == QLatin1Char(']') && at.character == QLatin1Char('['))
                || (bracket.character == QLatin1Char('}') && at.character == QLatin1Char('{'));
            return fits ? at.place : -1;
        }
        line = forward ? line.next() : line.previous();
    }
    return -1;
}

} // namespace

BracketLayer::BracketLayer(CodeEditor& editor) : QObject(&editor), m_editor(editor)
{
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, &BracketLayer::find);
    connect(&editor, &QPlainTextEdit::textChanged, this, &BracketLayer::find);
}

void BracketLayer::find()
{
    m_bracket = -1;
    m_partner = -1;
    const QTextCursor caret = m_editor.textCursor();
    const RuleLanguage& language = m_editor.language();
    const std::vector<Bracket> brackets = bracketsOf(language, caret.block());
    // The one before the caret counts before the one behind it.
    for (const int place : {caret.position() - 1, caret.position()}) {
        const auto found = std::ranges::find(brackets, place, &Bracket::place);
        if (found == brackets.end())
            continue;
        m_bracket = place;
        m_partner = partnerOf(language, *found, caret.block());
        return;
    }
}

void BracketLayer::paintBelow(QPainter& painter, const VisibleLine& line)
{
    if (m_bracket < 0)
        return;
    const ThemeColors& colors = m_editor.theme().colors();
    const bool isMatched = m_partner >= 0;
    for (const int place : {m_bracket, m_partner}) {
        const int column = place - line.block.position();
        if (place < 0 || column < 0 || column >= line.block.length())
            continue;
        const QRectF box = line.rectOf(column, column + 1);
        painter.fillRect(box, isMatched ? colors.selection : colors.errorTint);
    }
}

} // namespace fusewright
