// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/language/qnn_line.h"

#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/rules/qnn/qnn_lexer.h"
#include "engine/rules/qnn/qnn_scan.h"

#include <algorithm>

namespace fusewright {

namespace {

using TokenKind = QnnToken::Kind;

/// The lowest bit of a state says that a comment is open, the next one that the next text is the
/// name of an operator; the rest is how many parentheses of a rule are open.
constexpr int openComment = 1;
constexpr int nextIsOperator = 2;
constexpr int oneParenthesis = 4;
constexpr int mostDepth = 1 << 20;

class QnnLineCutter {
public:
    QnnLineCutter(std::string_view line, int& state) : m_line(line), m_state(state) { }

    std::vector<TokenPiece> cut();

private:
    bool isInRule() const { return m_state >= oneParenthesis; }
    std::size_t skipOpenComment();
    void cutToken(const QnnToken& token, const QnnToken& next, std::size_t offset);
    void cutName(const QnnToken& token, const QnnToken& next, std::size_t offset);
    void cutSign(const QnnToken& token, std::size_t offset);
    void addComments(const std::vector<ByteRange>& comments, std::size_t offset);
    void add(ByteRange place, std::size_t offset, LineToken token)
    {
        m_pieces.push_back({place.begin + offset, place.end + offset, token});
    }

    std::string_view m_line;
    int& m_state;
    bool m_awaitsRule = false; ///< A head was cut; its parenthesis comes.
    std::vector<TokenPiece> m_pieces;
};

std::size_t QnnLineCutter::skipOpenComment()
{
    if ((m_state & openComment) == 0)
        return 0;
    const std::size_t end = m_line.find("*/");
    if (end == std::string_view::npos) {
        add({0, m_line.size()}, 0, LineToken::Comment);
        return m_line.size();
    }
    m_state &= ~openComment;
    add({0, end + 2}, 0, LineToken::Comment);
    return end + 2;
}

void QnnLineCutter::addComments(const std::vector<ByteRange>& comments, std::size_t offset)
{
    for (const ByteRange& comment : comments) {
        add(comment, offset, LineToken::Comment);
        const std::string_view text = m_line.substr(comment.begin + offset, comment.size());
        const bool isClosed = text.starts_with("//") || (text.size() >= 4 && text.ends_with("*/"));
        m_state |= isClosed ? 0 : openComment;
    }
}

void QnnLineCutter::cutName(const QnnToken& token, const QnnToken& next, std::size_t offset)
{
    if (isQnnHead(token.text)) {
        m_awaitsRule = true;
        add(token.place, offset, LineToken::Rule);
        return;
    }
    if (!isInRule())
        return;
    const QnnCatalogue& catalogue = QnnCatalogue::builtIn();
    const QnnFunction* const function = catalogue.findFunction(token.text);
    if (function && next.is("(")) {
        add(token.place, offset, LineToken::Key);
        const bool takesOperator = function->kinds > 0 && function->takes[0] == QnnTakes::Operator;
        m_state = takesOperator ? m_state | nextIsOperator : m_state & ~nextIsOperator;
    } else if (qnnConstant(token.text) || token.isName("DType") || catalogue.findPass(token.text)
               || catalogue.findHelper(token.text)) {
        add(token.place, offset, LineToken::Literal);
    }
}

void QnnLineCutter::cutSign(const QnnToken& token, std::size_t offset)
{
    const bool opens = token.is("(");
    if (!opens && !token.is(")")) {
        m_state &= token.is(",") ? ~nextIsOperator : ~0;
        return;
    }
    if (opens && (isInRule() || m_awaitsRule))
        m_state += m_state < mostDepth ? oneParenthesis : 0;
    else if (!isInRule())
        return;
    add(token.place, offset, LineToken::Bracket);
    m_state -= opens ? 0 : oneParenthesis;
    m_awaitsRule = false;
}

void QnnLineCutter::cutToken(const QnnToken& token, const QnnToken& next, std::size_t offset)
{
    switch (token.kind) {
    case TokenKind::Name:
        cutName(token, next, offset);
        break;
    case TokenKind::Sign:
        cutSign(token, offset);
        break;
    case TokenKind::Integer:
    case TokenKind::Float:
        if (isInRule())
            add(token.place, offset, LineToken::Literal);
        break;
    case TokenKind::Text:
        if (isInRule())
            add(token.place, offset,
                (m_state & nextIsOperator) != 0 ? LineToken::Operator : LineToken::Entry);
        m_state &= ~nextIsOperator;
        break;
    case TokenKind::Broken:
        if (isInRule())
            add(token.place, offset, LineToken::Error);
        break;
    case TokenKind::End:
        break;
    }
}

std::vector<TokenPiece> QnnLineCutter::cut()
{
    const std::size_t offset = skipOpenComment();
    const QnnLexing lexing = lexQnn(m_line.substr(offset));
    for (std::size_t at = 0; at + 1 < lexing.tokens.size(); ++at) {
        if (at == 0 && lexing.tokens[0].is("#") && offset == 0)
            break;
        cutToken(lexing.tokens[at], lexing.tokens[at + 1], offset);
    }
    addComments(lexing.comments, offset);
    std::ranges::sort(m_pieces, {}, &TokenPiece::begin);
    return std::move(m_pieces);
}

} // namespace

std::vector<TokenPiece> cutQnnLine(std::string_view line, int& state)
{
    if (state < 0)
        state = 0;
    return QnnLineCutter(line, state).cut();
}

} // namespace fusewright
