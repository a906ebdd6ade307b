// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Why the parser does not get the text as it is (Graphviz 2.42):
//
// - each time its scanner runs out of bytes it starts the token over, so one long token takes the
//   square of its length; a text may be broken with a backslash and a line end, which it drops;
// - joining with `+` copies the whole of what is there, for each part;
// - it forgets names that begin with `%`, which it uses for names of its own;
// - it takes `@` for the end of the file, and `# 1 "x"` for an order to count lines from there;
// - a text in HTML and one in quotation marks that say the same are one and the same to it;
// - each attribute, once it has been named, takes room in all the nodes or all the edges.

#include "engine/formats/dot/dot_feed.h"

#include "engine/formats/dot/dot_outline.h"
#include "engine/formats/dot/drawing_attributes.h"
#include "engine/formats/dot/html_text.h"

#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t longestStretch = 4000;
constexpr std::size_t mostOwnAttributes = 32;
constexpr char nameGuard = '\x01';

/// HTML as an ordinary label, so that nothing in it is taken for an escape or a record.
std::string labelOfHtml(std::string_view html)
{
    std::string label;
    for (const char c : textOfHtml(html)) {
        if (std::string_view("\\|{}<>").find(c) != std::string_view::npos)
            label += '\\';
        label += c;
    }
    return label;
}

/// Whether a name and `=` after this token begin an assignment.
bool mayPrecedeAssignment(const DotToken& token, bool isInList)
{
    return token.isName() || token.is('{') || token.is('}') || token.is('[') || token.is(']')
        || token.is(';') || (token.is(',') && isInList);
}

} // namespace

DotFeed::DotFeed(std::string_view text, const DotGraphText& graph)
    : m_text(text),
      m_lexer(text.substr(0, graph.body.end), graph.body.begin),
      m_part(graph.isStrict ? "strict digraph\n" : "digraph\n"),
      m_last(graph.keyword)
{
}

std::size_t DotFeed::read(std::span<char> buffer)
{
    if (m_partGiven == m_part.size()) {
        m_part.clear();
        m_partGiven = 0;
        while (m_part.empty() && peek(0).kind != DotTokenKind::End) {
            if (!feedAssignment())
                feedToken();
        }
    }
    const std::size_t count = m_part.copy(buffer.data(), buffer.size(), m_partGiven);
    m_partGiven += count;
    return count;
}

const DotToken& DotFeed::peek(std::size_t ahead)
{
    while (m_ahead.size() <= ahead)
        m_ahead.push_back(m_lexer.next());
    return m_ahead[ahead];
}

/// How many tokens make up the name there: more than one when it is joined; 0 for no name.
std::size_t DotFeed::lengthOfName(std::size_t ahead)
{
    const auto isText = [&](std::size_t at) {
        return peek(at).isName() && peek(at).kind != DotTokenKind::Name;
    };
    if (!peek(ahead).isName())
        return 0;
    std::size_t length = 1;
    while (isText(ahead + length - 1) && peek(ahead + length).is('+') && isText(ahead + length + 1))
        length += 2;
    return length;
}

std::string DotFeed::takeName(std::size_t length)
{
    std::string text = dotText(m_text, m_ahead.front());
    m_last = m_ahead.front().range;
    m_ahead.pop_front();
    for (std::size_t at = 1; at < length; at += 2) {
        m_ahead.pop_front();
        text += dotText(m_text, m_ahead.front());
        m_last.end = m_ahead.front().range.end;
        m_ahead.pop_front();
    }
    return text;
}

/// Feeds or leaves out `name = value`; false when that is not what comes next.
bool DotFeed::feedAssignment()
{
    if (!m_mayAssign)
        return false;
    const std::size_t nameLength = lengthOfName(0);
    if (nameLength == 0 || !peek(nameLength).is('='))
        return false;
    const std::size_t valueLength = lengthOfName(nameLength + 1);
    if (valueLength == 0)
        return false;

    const std::string name = takeName(nameLength);
    m_ahead.pop_front();
    const bool isHtml = peek(0).kind == DotTokenKind::Html;
    const std::string value = takeName(valueLength);
    if (keepsAttribute(name)) {
        feedQuoted(name);
        m_part += '=';
        feedQuoted(isHtml ? labelOfHtml(value) : value);
        m_part += '\n';
    } else if (peek(0).is(';') || (m_isInList && peek(0).is(','))) {
        m_ahead.pop_front();
    }
    return true;
}

void DotFeed::feedToken()
{
    const DotToken token = peek(0);
    m_mayAssign = mayPrecedeAssignment(token, m_isInList);
    if (token.isName()) {
        feedQuoted(takeName(lengthOfName(0)));
    } else {
        m_part += m_text.substr(token.range.begin, token.range.size());
        m_last = token.range;
        m_ahead.pop_front();
    }
    m_part += '\n';
    if (token.is('[') || token.is(']'))
        m_isInList = token.is('[');
    // What Graphviz's own programs do for nodes without a label.
    if (token.is('{') && std::exchange(m_isFirstBrace, false))
        m_part += "node[label=\"\\N\"]\n";
}

void DotFeed::feedQuoted(std::string_view text)
{
    m_part += '"';
    if (text.starts_with('%') || text.starts_with(nameGuard))
        m_part += nameGuard;
    std::size_t stretch = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (++stretch == longestStretch) {
            m_part += "\\\n";
            stretch = 0;
        }
        const bool isPair =
            text[at] == '\\' && at + 1 < text.size() && text[at + 1] != '"' && text[at + 1] != '\n';
        if ((text[at] == '\\' && !isPair) || text[at] == '"')
            m_part += '\\';
        m_part += text[at];
        if (isPair)
            m_part += text[++at];
    }
    m_part += '"';
}

bool DotFeed::keepsAttribute(const std::string& name)
{
    if (name == "label")
        return true;
    if (!m_isInList || isDrawingAttribute(name))
        return false;
    if (name == "shape" || name == "key" || m_kept.contains(name))
        return true;
    return m_kept.size() < mostOwnAttributes && m_kept.insert(name).second;
}

std::string_view textFromParser(const char* text)
{
    std::string_view result = text ? std::string_view(text) : std::string_view();
    if (result.starts_with(nameGuard))
        result.remove_prefix(1);
    return result;
}

} // namespace fusewright
