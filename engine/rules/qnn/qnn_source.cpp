// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_source.h"

#include "engine/rules/qnn/qnn_findings.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using TokenKind = QnnToken::Kind;

constexpr std::size_t mostParameters = 200;

bool isValueToken(const QnnToken& token)
{
    return token.kind == TokenKind::Text || token.kind == TokenKind::Integer
        || token.kind == TokenKind::Float || token.is("-");
}

} // namespace

QnnSource::QnnSource(const QnnLexing& lexing, const QnnIncludes& includes,
                     std::function<bool(std::string_view)> isReserved, QnnTexts& texts,
                     QnnFindings& findings)
    : m_includes(includes),
      m_isReserved(std::move(isReserved)),
      m_texts(texts),
      m_findings(findings)
{
    m_files.push_back({.tokens = &lexing.tokens});
    settle();
}

const QnnMacro* QnnSource::find(std::string_view name) const
{
    const auto found = m_macros.find(name);
    return found == m_macros.end() ? nullptr : &found->second;
}

bool QnnSource::isSkipping() const
{
    return std::ranges::any_of(m_conditions, [](const Condition& each) { return !each.isTaken; });
}

QnnToken QnnSource::peek()
{
    return here();
}

QnnToken QnnSource::take()
{
    const QnnToken token = here();
    if (token.kind != TokenKind::End) {
        noteConstant();
        ++m_files.back().at;
        settle();
    }
    return token;
}

/// Past directives, skipped parts and ends of included files, to a token of the main file.
void QnnSource::settle()
{
    for (;;) {
        const QnnToken& token = here();
        if (token.kind == TokenKind::End) {
            const bool wasMain = isMain();
            leaveFile();
            if (wasMain)
                return;
        } else if (token.beginsLine && token.is("#")) {
            obey(takeLine());
        } else if (isSkipping()) {
            ++m_files.back().at;
        } else if (isMain()) {
            return;
        } else {
            noteConstant();
            ++m_files.back().at;
        }
    }
}

void QnnSource::leaveFile()
{
    const File file = m_files.back();
    for (const ByteRange& open : file.opens) {
        if (isMain())
            m_findings.error("open-condition",
                             "This condition has no #endif. Add one, or remove the condition.",
                             open);
        m_conditions.pop_back();
    }
    if (!isMain())
        m_files.pop_back();
    else
        m_files.back().opens.clear();
}

/// A directive without its sign.
std::vector<QnnToken> QnnSource::takeLine()
{
    std::vector<QnnToken> line;
    File& file = m_files.back();
    ++file.at;
    for (; here().kind != TokenKind::End && !here().beginsLine; ++file.at)
        line.push_back(here());
    return line;
}

void QnnSource::obey(const std::vector<QnnToken>& line)
{
    if (line.empty() || obeyCondition(line) || isSkipping())
        return;
    if (line[0].isName("define"))
        define(line);
    else if (line[0].isName("include"))
        include(line);
    else if (line[0].isName("undef") && line.size() > 1 && m_macros.erase(line[1].text) > 0)
        ++m_version;
}

bool QnnSource::obeyCondition(const std::vector<QnnToken>& line)
{
    std::vector<ByteRange>& opens = m_files.back().opens;
    const std::string_view word = line[0].text;
    if (word == "if" || word == "ifdef" || word == "ifndef") {
        const bool isTaken = holds(line);
        m_conditions.push_back({isTaken, isTaken});
        opens.push_back(line[0].place);
        return true;
    }
    const bool isOther = word == "else" || word == "elif";
    if (!isOther && word != "endif")
        return false;
    if (opens.empty()) {
        if (isMain())
            m_findings.error("open-condition",
                             "There is no #if that this belongs to. Remove it, or add one.",
                             line[0].place);
        return true;
    }
    Condition& condition = m_conditions.back();
    if (!isOther) {
        m_conditions.pop_back();
        opens.pop_back();
    } else {
        condition.isTaken = !condition.wasTaken && (word == "else" || holds(line));
        condition.wasTaken = condition.wasTaken || condition.isTaken;
    }
    return true;
}

/// What is not understood is taken.
bool QnnSource::holds(const std::vector<QnnToken>& line) const
{
    if (line.size() < 2)
        return true;
    const std::string_view word = line[0].text;
    if (word == "ifdef" || word == "ifndef")
        return m_macros.contains(line[1].text) == (word == "ifdef");
    const bool isNegated = line[1].is("!");
    const std::size_t at = isNegated ? 2 : 1;
    if (line.size() == at + 1 && line[at].kind == TokenKind::Integer)
        return (line[at].text.find_first_not_of('0') != std::string_view::npos) != isNegated;
    if (line.size() > at && line[at].isName("defined")) {
        const std::size_t name = at + (line.size() > at + 1 && line[at + 1].is("(") ? 2 : 1);
        const std::size_t end = name + (name == at + 2 ? 2 : 1);
        if (line.size() == end)
            return m_macros.contains(line[name].text) != isNegated;
    }
    return true;
}

void QnnSource::setMacro(std::string_view name, QnnMacro macro)
{
    if (m_isReserved(name))
        return;
    m_macros.insert_or_assign(name, std::move(macro));
    ++m_version;
}

void QnnSource::define(const std::vector<QnnToken>& line)
{
    if (line.size() < 2 || !line[1].isName())
        return;
    QnnMacro macro;
    std::size_t at = 2;
    if (line.size() > 2 && line[2].is("(") && !line[2].isSpaced) {
        macro.takesArguments = true;
        for (at = 3; at < line.size() && !line[at].is(")"); ++at) {
            if (line[at].isName() && macro.parameters.size() < mostParameters)
                macro.parameters.push_back(line[at].text);
            else if (line[at].is(".") && !macro.isVariadic) {
                // `args...` names it itself.
                macro.isVariadic = true;
                if (!line[at - 1].isName())
                    macro.parameters.emplace_back("__VA_ARGS__");
            }
        }
        at = std::min(at + 1, line.size());
    }
    macro.body.assign(line.begin() + static_cast<std::ptrdiff_t>(at), line.end());
    setMacro(line[1].text, std::move(macro));
}

void QnnSource::include(const std::vector<QnnToken>& line)
{
    if (line.size() < 2 || m_included.size() >= mostFiles)
        return;
    std::string name;
    if (line[1].kind == TokenKind::Text) {
        name = line[1].text.substr(1, line[1].text.size() - 2);
    } else {
        for (std::size_t at = 2; at < line.size() && !line[at].is(">"); ++at)
            name += line[at].text;
    }
    if (name.empty() || !m_included.insert(name).second)
        return;
    std::optional<std::string> text = m_includes ? m_includes(name) : std::nullopt;
    if (!text && isMain())
        m_missing.push_back({name, {line[0].place.begin, line.back().place.end}});
    if (!text || text->size() > mostFileBytes)
        return;
    m_lexings.push_back(lexQnn(m_texts.keep(*std::move(text))));
    m_files.push_back({.tokens = &m_lexings.back().tokens});
}

/// `const char* NAME = "…";` and `constexpr int NAME = 8;` stand for their value.
void QnnSource::noteConstant()
{
    const QnnToken& token = here();
    if (token.isName())
        m_name = token.text;
    if (token.isName("const") || token.isName("constexpr"))
        m_isConstant = true;
    if (token.is(";") || token.is("{") || token.is("}")) {
        m_isConstant = false;
        m_name = {};
    }
    if (!token.is("=") || m_name.empty())
        return;
    const std::vector<QnnToken>& tokens = *m_files.back().tokens;
    QnnMacro macro;
    std::size_t at = m_files.back().at + 1;
    at += tokens[at].is("{") ? 1 : 0;
    for (; isValueToken(tokens[at]); ++at)
        macro.body.push_back(tokens[at]);
    at += tokens[at].is("}") ? 1 : 0;
    const bool isText = !macro.body.empty() && macro.body.front().kind == TokenKind::Text;
    if (tokens[at].is(";") && (isText || (m_isConstant && !macro.body.empty())))
        setMacro(m_name, std::move(macro));
}

} // namespace fusewright
