// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/rules_tokens.h"

#include "engine/rules/samba/samba_keys.h"
#include "widgets/editor/line_edits.h"

#include <QStringView>

#include <algorithm>
#include <string_view>

namespace fusewright {

namespace {

const SambaKey* keyNamed(QStringView name)
{
    const QByteArray text = name.toUtf8();
    return findSambaKey(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
}

bool isLiteral(QStringView word)
{
    bool isNumber = false;
    static_cast<void>(word.toDouble(&isNumber));
    return isNumber || word == QLatin1String("true") || word == QLatin1String("false")
        || word == QLatin1String("null") || word == QLatin1String("~")
        || word == QLatin1String("True") || word == QLatin1String("False");
}

RulesList listOf(KeyValue value)
{
    switch (value) {
    case KeyValue::Operators:
        return RulesList::Operators;
    case KeyValue::Entries:
        return RulesList::Entries;
    case KeyValue::Heuristic:
        return RulesList::Heuristic;
    default:
        return RulesList::None;
    }
}

RulesToken tokenOf(RulesList list)
{
    switch (list) {
    case RulesList::Operators:
        return RulesToken::Operator;
    case RulesList::Entries:
        return RulesToken::Entry;
    case RulesList::Heuristic:
        return RulesToken::Heuristic;
    case RulesList::None:
        break;
    }
    return RulesToken::Literal;
}

/// Cuts one line; every character is looked at once.
class LineCutter {
public:
    LineCutter(const QString& line, RulesList& list)
        : m_line(line), m_list(list), m_indent(indentOf(line))
    {
    }

    std::vector<RulesPiece> cut();

private:
    void cutQuoted();
    void cutWord();
    void takeKey(int begin, int end);
    void add(int begin, int end, RulesToken token) { m_pieces.push_back({begin, end, token}); }
    QChar at(int place) const { return place < size() ? m_line[place] : QChar(); }
    int size() const { return static_cast<int>(m_line.size()); }
    bool isKeyEnd(int place) const;

    const QString& m_line;
    RulesList& m_list;
    int m_indent;
    int m_at = 0;
    int m_depth = 0; ///< Of brackets.
    std::vector<RulesPiece> m_pieces;
};

bool LineCutter::isKeyEnd(int place) const
{
    return at(place) == QLatin1Char(':') && (place + 1 >= size() || at(place + 1).isSpace());
}

void LineCutter::takeKey(int begin, int end)
{
    const SambaKey* const key = keyNamed(QStringView(m_line).mid(begin, end - begin));
    m_list = key ? listOf(key->value) : RulesList::None;
    if (begin == 0 && m_depth == 0)
        add(begin, end, RulesToken::Rule);
    else
        add(begin, end, key ? RulesToken::Key : RulesToken::Entry);
}

void LineCutter::cutQuoted()
{
    const QChar quote = m_line[m_at];
    const int begin = m_at++;
    bool isClosed = false;
    while (m_at < size() && !isClosed) {
        if (quote == QLatin1Char('"') && m_line[m_at] == QLatin1Char('\\'))
            ++m_at;
        else if (m_line[m_at] == quote)
            isClosed = true;
        ++m_at;
    }
    m_at = std::min(m_at, size());
    if (!isClosed)
        add(begin, m_at, RulesToken::Error);
    else if (isKeyEnd(m_at))
        takeKey(begin, m_at);
    else
        add(begin, m_at, RulesToken::Text);
}

void LineCutter::cutWord()
{
    const int begin = m_at;
    const auto ends = [&](int place) {
        const QChar here = m_line[place];
        if (isKeyEnd(place) || (here == QLatin1Char('#') && m_line[place - 1].isSpace()))
            return true;
        return m_depth > 0 && QStringView(u",]}[{").contains(here);
    };
    ++m_at;
    while (m_at < size() && !ends(m_at))
        ++m_at;
    int end = m_at;
    while (end > begin && m_line[end - 1].isSpace())
        --end;
    if (isKeyEnd(m_at)) {
        takeKey(begin, end);
        return;
    }
    const QStringView word = QStringView(m_line).mid(begin, end - begin);
    if (isLiteral(word))
        add(begin, end, RulesToken::Literal);
    else if (m_list != RulesList::None)
        add(begin, end, tokenOf(m_list));
}

std::vector<RulesPiece> LineCutter::cut()
{
    if (m_indent < 0)
        return m_pieces;
    if (const qsizetype tab = QStringView(m_line).left(m_indent).indexOf(QLatin1Char('\t'));
        tab >= 0)
        add(static_cast<int>(tab), m_indent, RulesToken::Error);
    m_at = m_indent;
    while (m_at < size()) {
        const QChar here = m_line[m_at];
        const bool isFree = m_at == 0 || m_line[m_at - 1].isSpace();
        if (here == QLatin1Char('#') && isFree) {
            add(m_at, size(), RulesToken::Comment);
            break;
        }
        if (here == QLatin1Char('"') || here == QLatin1Char('\'')) {
            cutQuoted();
        } else if (QStringView(u"[]{}").contains(here)) {
            m_depth += here == QLatin1Char('[') || here == QLatin1Char('{') ? 1 : -1;
            add(m_at, m_at + 1, RulesToken::Bracket);
            ++m_at;
        } else if (here.isSpace() || here == QLatin1Char(',') || here == QLatin1Char(':')
                   || (here == QLatin1Char('-')
                       && (m_at + 1 >= size() || at(m_at + 1).isSpace()))) {
            ++m_at;
        } else {
            cutWord();
        }
    }
    return std::move(m_pieces);
}

} // namespace

std::vector<RulesPiece> rulesPieces(const QString& line, RulesList& list)
{
    return LineCutter(line, list).cut();
}

} // namespace fusewright
