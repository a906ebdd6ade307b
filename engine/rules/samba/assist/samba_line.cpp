// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/samba_line.h"

#include "engine/rules/samba/samba_keys.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace fusewright {

namespace {

/// What the values after a key are; as states, so never to be reordered.
enum class ValueList { None = 0, Operators = 1, Entries = 2, Heuristic = 3 };

bool isNumber(std::string_view word)
{
    if (word.starts_with('+'))
        word.remove_prefix(1);
    double value = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), value);
    return read.ec == std::errc() && read.ptr == word.data() + word.size();
}

bool isLiteral(std::string_view word)
{
    constexpr std::array<std::string_view, 6> words{"true", "false", "null", "~", "True", "False"};
    return std::ranges::find(words, word) != words.end() || isNumber(word);
}

ValueList listOf(KeyValue value)
{
    switch (value) {
    case KeyValue::Operators:
        return ValueList::Operators;
    case KeyValue::Entries:
        return ValueList::Entries;
    case KeyValue::Heuristic:
        return ValueList::Heuristic;
    default:
        return ValueList::None;
    }
}

LineToken tokenOf(ValueList list)
{
    switch (list) {
    case ValueList::Operators:
        return LineToken::Operator;
    case ValueList::Entries:
        return LineToken::Entry;
    case ValueList::Heuristic:
        return LineToken::Heuristic;
    case ValueList::None:
        break;
    }
    return LineToken::Literal;
}

/// Cuts one line; every byte is looked at once.
class SambaLineCutter {
public:
    SambaLineCutter(std::string_view line, int& state);

    std::vector<TokenPiece> cut();

private:
    void cutNext();
    void cutQuoted();
    void cutWord();
    void takeKey(std::size_t begin, std::size_t end);
    bool endsWord(std::size_t place) const;
    bool isKeyEnd(std::size_t place) const;
    bool isBlankAt(std::size_t place) const
    {
        return place < size() && yaml::isBlank(m_line[place]);
    }
    bool isEndOrBlank(std::size_t place) const { return yaml::isGap(m_line, place); }
    std::size_t size() const { return m_line.size(); }
    void add(std::size_t begin, std::size_t end, LineToken token);

    std::string_view m_line;
    int& m_state;
    std::size_t m_at = 0;
    int m_depth = 0; ///< Of brackets.
    std::vector<TokenPiece> m_pieces;
};

SambaLineCutter::SambaLineCutter(std::string_view line, int& state) : m_line(line), m_state(state)
{
}

void SambaLineCutter::add(std::size_t begin, std::size_t end, LineToken token)
{
    m_pieces.push_back({begin, end, token});
}

bool SambaLineCutter::isKeyEnd(std::size_t place) const
{
    return place < size() && m_line[place] == ':' && isEndOrBlank(place + 1);
}

void SambaLineCutter::takeKey(std::size_t begin, std::size_t end)
{
    const SambaKey* const key = findSambaKey(m_line.substr(begin, end - begin));
    m_state = static_cast<int>(key ? listOf(key->value) : ValueList::None);
    if (begin == 0 && m_depth == 0)
        add(begin, end, LineToken::Rule);
    else
        add(begin, end, key ? LineToken::Key : LineToken::Entry);
}

void SambaLineCutter::cutQuoted()
{
    const char quote = m_line[m_at];
    const std::size_t begin = m_at++;
    bool isClosed = false;
    while (m_at < size() && !isClosed) {
        if (quote == '"' && m_line[m_at] == '\\')
            ++m_at;
        else if (m_line[m_at] == quote)
            isClosed = true;
        ++m_at;
    }
    m_at = std::min(m_at, size());
    if (!isClosed)
        add(begin, m_at, LineToken::Error);
    else if (isKeyEnd(m_at))
        takeKey(begin, m_at);
    else
        add(begin, m_at, LineToken::Text);
}

bool SambaLineCutter::endsWord(std::size_t place) const
{
    const char here = m_line[place];
    if (isKeyEnd(place) || (here == '#' && isBlankAt(place - 1)))
        return true;
    return m_depth > 0 && std::string_view(",]}[{").find(here) != std::string_view::npos;
}

void SambaLineCutter::cutWord()
{
    const std::size_t begin = m_at++;
    while (m_at < size() && !endsWord(m_at))
        ++m_at;
    std::size_t end = m_at;
    while (end > begin && yaml::isBlank(m_line[end - 1]))
        --end;
    if (isKeyEnd(m_at)) {
        takeKey(begin, end);
        return;
    }
    const auto list = static_cast<ValueList>(m_state);
    if (isLiteral(m_line.substr(begin, end - begin)))
        add(begin, end, LineToken::Literal);
    else if (list != ValueList::None)
        add(begin, end, tokenOf(list));
}

void SambaLineCutter::cutNext()
{
    const char here = m_line[m_at];
    const bool isDash = here == '-' && isEndOrBlank(m_at + 1);
    if (here == '#' && (m_at == 0 || isBlankAt(m_at - 1))) {
        add(m_at, size(), LineToken::Comment);
        m_at = size();
    } else if (here == '"' || here == '\'') {
        cutQuoted();
    } else if (std::string_view("[]{}").find(here) != std::string_view::npos) {
        m_depth += here == '[' || here == '{' ? 1 : -1;
        add(m_at, m_at + 1, LineToken::Bracket);
        ++m_at;
    } else if (yaml::isBlank(here) || here == ',' || here == ':' || isDash) {
        ++m_at;
    } else {
        cutWord();
    }
}

std::vector<TokenPiece> SambaLineCutter::cut()
{
    const std::size_t indent = yaml::skipBlanks(m_line, 0);
    if (indent >= size())
        return {};
    if (const std::size_t tab = m_line.substr(0, indent).find('\t'); tab != std::string_view::npos)
        add(tab, indent, LineToken::Error);
    m_at = indent;
    while (m_at < size())
        cutNext();
    return std::move(m_pieces);
}

} // namespace

std::vector<TokenPiece> cutSambaLine(std::string_view line, int& state)
{
    return SambaLineCutter(line, state).cut();
}

} // namespace fusewright
