// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/manual/op_fusion_decorators.h"

#include "engine/python/python_lexer.h"
#include "engine/python/python_literals.h"
#include "engine/rules/samba/manual/manual_checks.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <span>
#include <utility>

namespace fusewright {

namespace {

using Kind = PythonToken::Kind;
using Tokens = std::span<const PythonToken>;

class DecoratorReader {
public:
    DecoratorReader(const SourceText& source, Diagnostics& diagnostics)
        : m_source(source), m_diagnostics(diagnostics), m_tokens(pythonTokens(source.text()).all)
    {
    }

    ManualFusion read();

private:
    bool isSymbol(std::size_t at, std::string_view symbol) const
    {
        return m_tokens[at].is(Kind::Punctuation, symbol);
    }
    std::size_t endOfName(std::size_t at) const;
    std::size_t endOfArgument(std::size_t at) const;
    void readDecorator(std::size_t name, std::size_t end);
    bool readArguments(std::size_t at, ManualEntry& entry);
    bool readArgument(Tokens argument, ManualEntry& entry);
    bool readFuncName(Tokens value, ManualEntry& entry);
    bool readHeuristic(Tokens value, ManualEntry& entry);
    bool readClass(std::size_t at, ManualEntry& entry);

    TextRange range(Tokens tokens) const
    {
        return m_source.range({tokens.front().range.begin, tokens.back().range.end});
    }
    bool error(const char* code, std::string message, Tokens at)
    {
        m_diagnostics.error(code, std::move(message), m_source.name(), range(at));
        return false;
    }
    Tokens tokens(std::size_t begin, std::size_t end) const
    {
        return Tokens(m_tokens).subspan(begin, end - begin);
    }

    const SourceText& m_source;
    Diagnostics& m_diagnostics;
    std::vector<PythonToken> m_tokens;
    ManualFusion m_fusion;
};

ManualFusion DecoratorReader::read()
{
    m_fusion.path = m_source.name();
    bool isLineStart = true;
    for (std::size_t at = 0; at < m_tokens.size(); ++at) {
        if (m_tokens[at].kind == Kind::Broken)
            error("python-syntax", "This string is not closed.", tokens(at, at + 1));
        if (isLineStart && isSymbol(at, "@")) {
            const std::size_t end = endOfName(at + 1);
            if (m_tokens[end - 1].is(Kind::Name, "op_fusion"))
                readDecorator(at + 1, end);
        }
        isLineStart = m_tokens[at].kind == Kind::NewLine || m_tokens[at].kind == Kind::Indent
            || m_tokens[at].kind == Kind::Dedent;
    }
    return std::move(m_fusion);
}

/// Behind `a.b.c`.
std::size_t DecoratorReader::endOfName(std::size_t at) const
{
    while (m_tokens[at].kind == Kind::Name) {
        ++at;
        if (!isSymbol(at, ".") || m_tokens[at + 1].kind != Kind::Name)
            break;
        ++at;
    }
    return at;
}

/// At the comma or bracket behind an argument, or at the end of the text.
std::size_t DecoratorReader::endOfArgument(std::size_t at) const
{
    std::size_t depth = 0;
    for (; m_tokens[at].kind != Kind::End && m_tokens[at].kind != Kind::NewLine; ++at) {
        if (m_tokens[at].kind != Kind::Punctuation)
            continue;
        const char symbol = m_tokens[at].text.front();
        const bool closes = symbol == ')' || symbol == ']' || symbol == '}';
        if (depth == 0 && (symbol == ',' || closes))
            break;
        if (symbol == '(' || symbol == '[' || symbol == '{')
            ++depth;
        depth -= closes ? 1 : 0;
    }
    return at;
}

void DecoratorReader::readDecorator(std::size_t name, std::size_t end)
{
    std::size_t behind = end;
    while (isSymbol(end, "(") && (behind == end || isSymbol(behind, ",")))
        behind = endOfArgument(behind + 1);
    const bool isOpen = isSymbol(end, "(") && !isSymbol(behind, ")");
    if (isOpen) {
        error("python-syntax", "The bracket of this decorator is not closed.", tokens(name, end));
        return;
    }
    ManualEntry entry;
    bool isUsable = !isSymbol(end, "(") || readArguments(end + 1, entry);
    if (isUsable && entry.funcName.empty())
        isUsable =
            error("missing-func-name", "@op_fusion needs a \"func_name\".", tokens(name, end));
    if (!readClass(isSymbol(behind, ")") ? behind + 1 : behind, entry))
        error("not-a-class", "@op_fusion must be above a class.", tokens(name, end));
    else if (isUsable)
        m_fusion.entries.push_back(std::move(entry));
}

bool DecoratorReader::readArguments(std::size_t at, ManualEntry& entry)
{
    bool isUsable = true;
    for (std::size_t end = endOfArgument(at);; end = endOfArgument(at)) {
        if (end > at)
            isUsable = readArgument(tokens(at, end), entry) && isUsable;
        if (!isSymbol(end, ","))
            return isUsable;
        at = end + 1;
    }
}

bool DecoratorReader::readArgument(Tokens argument, ManualEntry& entry)
{
    const bool isNamed = argument.size() > 2 && argument[0].kind == Kind::Name
        && argument[1].is(Kind::Punctuation, "=");
    if (!isNamed)
        return error("not-a-keyword", "Arguments of @op_fusion are written as NAME=VALUE.",
                     argument);
    const Tokens value = argument.subspan(2);
    if (argument[0].text == "func_name")
        return readFuncName(value, entry);
    if (argument[0].text == "heuristic")
        return readHeuristic(value, entry);
    const std::size_t begin = value.front().range.begin;
    entry.heuristicParameters.emplace_back(
        std::string(argument[0].text),
        m_source.text().substr(begin, value.back().range.end - begin));
    return true;
}

bool DecoratorReader::readFuncName(Tokens value, ManualEntry& entry)
{
    const auto isText = [](const PythonToken& token) { return token.kind == Kind::Text; };
    if (!std::ranges::all_of(value, isText))
        return error("not-a-literal", "\"func_name\" must be a string literal.", value);
    entry.funcName.clear();
    for (const PythonToken& part : value)
        entry.funcName += pythonString(part.text);
    entry.funcNameRange = range(value);
    return true;
}

bool DecoratorReader::readHeuristic(Tokens value, ManualEntry& entry)
{
    bool isName = value.back().kind == Kind::Name;
    for (std::size_t at = 0; at < value.size(); ++at)
        isName = isName
            && (at % 2 == 0 ? value[at].kind == Kind::Name : value[at].is(Kind::Punctuation, "."));
    const bool isText = value.size() == 1 && value[0].kind == Kind::Text;
    if (!isName && !isText)
        return error("not-a-literal",
                     "\"heuristic\" must be a name such as OpFusionHeuristics.SAFE_GEMM, or a "
                     "string.",
                     value);
    if (isName && value.back().text == "None")
        return true;
    entry.heuristic = isText ? pythonString(value[0].text) : std::string(value.back().text);
    entry.heuristicRange = range(value.last(1));
    return true;
}

/// Other decorators may stand between.
bool DecoratorReader::readClass(std::size_t at, ManualEntry& entry)
{
    while (m_tokens[at].kind == Kind::NewLine || isSymbol(at, "@")) {
        while (m_tokens[at].kind != Kind::NewLine)
            ++at;
        while (m_tokens[at].kind == Kind::NewLine)
            ++at;
    }
    if (!m_tokens[at].is(Kind::Name, "class") || m_tokens[at + 1].kind != Kind::Name)
        return false;
    entry.module = m_tokens[at + 1].text;
    entry.moduleRange = range(tokens(at + 1, at + 2));
    return true;
}

} // namespace

ManualFusion readOpFusionDecorators(const SourceText& source, const HeuristicCatalogue& heuristics,
                                    Diagnostics& diagnostics)
{
    return checkedManualFusion(DecoratorReader(source, diagnostics).read(), heuristics,
                               diagnostics);
}

} // namespace fusewright
