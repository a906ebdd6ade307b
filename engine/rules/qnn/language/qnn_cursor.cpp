// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/language/qnn_cursor.h"

#include "engine/rules/qnn/qnn_catalogue.h"
#include "engine/rules/qnn/qnn_lexer.h"
#include "engine/rules/qnn/qnn_scan.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using TokenKind = QnnToken::Kind;

/// Goes through the tokens with the calls that are open.
class QnnCursorFinder {
public:
    QnnCursorFinder(const SourceText& source, std::size_t offset)
        : m_tokens(lexQnn(source.text()).tokens), m_offset(offset)
    {
    }

    QnnCursor find();

private:
    struct Open {
        std::string_view name;
        std::size_t operand = 0;
        std::string_view split = {}; ///< That it names.
    };

    void step(std::size_t at);
    void take(const QnnToken& token);
    void noteText(const QnnToken& token);
    std::uint8_t part() const;

    std::vector<QnnToken> m_tokens;
    std::size_t m_offset;
    std::vector<Open> m_open; ///< The rule's head first.
    std::vector<std::string> m_tags;
    QnnCursor m_cursor;
};

std::uint8_t QnnCursorFinder::part() const
{
    const bool hasFlag = isFlaggedQnnRuleHead(m_open.front().name);
    const std::size_t at = m_open.front().operand;
    const std::size_t match = hasFlag ? 2 : 1;
    return at < match     ? std::uint8_t{0}
        : at == match     ? std::uint8_t{QnnMatch}
        : at == match + 1 ? std::uint8_t{QnnConstraint}
                          : std::uint8_t{QnnReplacement};
}

void QnnCursorFinder::noteText(const QnnToken& token)
{
    if (m_open.empty() || token.text.size() < 2 || token.kind != TokenKind::Text)
        return;
    const std::string_view text = token.text.substr(1, token.text.size() - 2);
    Open& open = m_open.back();
    const QnnFunction* const function = QnnCatalogue::builtIn().findFunction(open.name);
    const QnnTakes takes =
        function && function->kinds > 0 ? function->takesAt(open.operand) : QnnTakes::Any;
    if (takes == QnnTakes::NewSplit)
        open.split = text;
    const bool isTag = takes == QnnTakes::Pattern || takes == QnnTakes::NewTag;
    if (isTag && part() == QnnMatch && std::ranges::find(m_tags, text) == m_tags.end())
        m_tags.emplace_back(text);
}

void QnnCursorFinder::take(const QnnToken& token)
{
    if (token.is(",") && !m_open.empty())
        ++m_open.back().operand;
    else if (token.is(")") && !m_open.empty())
        m_open.pop_back();
    else if (token.kind == TokenKind::Text)
        noteText(token);
}

/// One token; a head at the beginning of a line ends what is open.
void QnnCursorFinder::step(std::size_t at)
{
    const QnnToken& token = m_tokens[at];
    const bool isCall = token.isName() && m_tokens[at + 1].is("(");
    const bool isHead = isCall && isQnnRuleHead(token.text);
    if (isHead && token.beginsLine) {
        m_open.clear();
        m_tags.clear();
    }
    if (isHead || (!m_open.empty() && token.is("("))) {
        if (isHead)
            m_open.push_back({.name = token.text});
        else if (at > 0 && m_tokens[at - 1].isName() && !m_open.back().name.empty()
                 && m_tokens[at - 1].text == m_open.back().name && m_open.size() == 1
                 && m_open.front().operand == 0)
            return; // The parenthesis of the head itself.
        else
            m_open.push_back({.name = at > 0 && m_tokens[at - 1].isName() ? m_tokens[at - 1].text
                                                                          : std::string_view()});
        return;
    }
    take(token);
}

QnnCursor QnnCursorFinder::find()
{
    for (std::size_t at = 0; at + 1 < m_tokens.size(); ++at) {
        const QnnToken& token = m_tokens[at];
        const bool isIn = token.place.begin <= m_offset && m_offset <= token.place.end;
        const bool isWord =
            token.isName() || token.kind == TokenKind::Text || token.kind == TokenKind::Broken;
        if (isIn && isWord)
            m_cursor.token = token;
        if (token.place.end > m_offset || (isIn && isWord))
            break;
        step(at);
    }
    m_cursor.isInRule = !m_open.empty();
    if (!m_cursor.isInRule)
        return std::move(m_cursor);
    const QnnToken* const token = m_cursor.token ? &*m_cursor.token : nullptr;
    m_cursor.isInText = token && !token->isName() && m_offset > token->place.begin
        && (m_offset < token->place.end || token->kind == TokenKind::Broken);
    m_cursor.hasFlag = isFlaggedQnnRuleHead(m_open.front().name);
    m_cursor.call = m_open.size() > 1 ? std::string(m_open.back().name) : std::string();
    m_cursor.operand = m_open.back().operand;
    m_cursor.where = part();
    m_cursor.tags = m_tags;
    for (const Open& open : m_open) {
        if (!open.split.empty())
            m_cursor.splits.emplace_back(open.split);
    }
    return std::move(m_cursor);
}

} // namespace

std::optional<QnnTakes> QnnCursor::takes() const
{
    if (!isInRule || where == 0)
        return std::nullopt;
    if (call.empty())
        return where == QnnMatch     ? QnnTakes::Pattern
            : where == QnnConstraint ? QnnTakes::Bool
                                     : QnnTakes::Part;
    const QnnFunction* const function = QnnCatalogue::builtIn().findFunction(call);
    if (!function || function->kinds == 0)
        return std::nullopt;
    const QnnTakes takes = function->takesAt(operand);
    if (takes == QnnTakes::SameAsAll)
        return QnnTakes::Argument;
    return takes == QnnTakes::Pattern && where != QnnMatch ? QnnTakes::Part : takes;
}

QnnCursor qnnCursorAt(const SourceText& source, std::size_t offset)
{
    return QnnCursorFinder(source, offset).find();
}

} // namespace fusewright
