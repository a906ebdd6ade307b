// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/python_parser.h"
#include "engine/support/source_text.h"

#include <array>
#include <utility>

namespace fusewright {

namespace {

using Kind = PythonToken::Kind;

constexpr auto compoundWords = std::to_array<std::string_view>(
    {"if", "elif", "else", "for", "while", "with", "try", "except", "finally", "async"});
constexpr auto simpleWords =
    std::to_array<std::string_view>({"pass", "import", "from", "raise", "assert", "del", "global",
                                     "nonlocal", "break", "continue"});
constexpr auto augmentedSymbols = std::to_array<std::string_view>(
    {"+=", "-=", "*=", "/=", "//=", "%=", "**=", ">>=", "<<=", "&=", "|=", "^=", "@="});

template <std::size_t Count>
bool isAny(const PythonToken& token, const std::array<std::string_view, Count>& words)
{
    if (token.word == 0)
        return false;
    for (const std::string_view word : words) {
        if (token.is(word))
            return true;
    }
    return false;
}

} // namespace

/// Up to the end of the block, which is not taken.
void PythonParser::parseStatements(PythonNodeId into)
{
    while (!at(Kind::End) && !at(Kind::Dedent)) {
        if (at(Kind::NewLine))
            advance();
        else
            parseLine(into);
    }
}

void PythonParser::parseLine(PythonNodeId into)
{
    m_reported = false;
    const std::size_t begin = token().range.begin;
    while (true) {
        const PythonNodeId statement = at(Kind::Indent)
            ? mistake("This line is indented more than the one before it.")
            : parseStatement();
        if (!statement.isValid()) {
            recover(into, begin);
            return;
        }
        append(into, statement);
        const bool hadBlock = m_tokens.all[m_at - 1].kind == Kind::Dedent;
        if (hadBlock || m_tokens.all[m_at - 1].kind == Kind::NewLine || at(Kind::End)
            || at(Kind::Dedent))
            return;
        if (at(Kind::NewLine)) {
            advance();
            return;
        }
        if (!take(";")) {
            mistake("This does not belong to the statement before it.");
            recover(into, begin);
            return;
        }
        if (at(Kind::NewLine)) {
            advance();
            return;
        }
    }
}

/// Leaves out the rest of a broken statement; what stands deeper behind it is still read.
void PythonParser::recover(PythonNodeId into, std::size_t begin)
{
    while (!at(Kind::NewLine) && !at(Kind::End) && !at(Kind::Dedent) && !at(Kind::Indent))
        advance();
    const PythonNodeId broken = make(PythonKind::BrokenStatement, begin);
    append(into, broken);
    if (at(Kind::NewLine))
        advance();
    if (at(Kind::Indent) && m_depth < deepest) {
        const Level level(*this);
        advance();
        parseStatements(broken);
        if (at(Kind::Dedent))
            advance();
    } else if (at(Kind::Indent)) {
        advance();
    }
    close(broken);
}

PythonNodeId PythonParser::parseStatement()
{
    const PythonToken& start = token();
    if (start.word == 0)
        return atMatch() || atCase() ? parseCompound() : parseExpressionStatement();
    if (start.is("@") || start.is("def") || start.is("class"))
        return parseDecorated();
    if (start.is("async") && peek().is("def")) {
        advance();
        return parseDecorated();
    }
    if (isAny(start, compoundWords))
        return parseCompound();
    if (isAny(start, simpleWords))
        return parseSimple();
    if (start.is("return")) {
        const PythonNodeId node = make(PythonKind::Return, start.range.begin);
        advance();
        if (!atStatementEnd()) {
            const PythonNodeId value = parseExpressionList();
            if (!value.isValid())
                return {};
            append(node, value);
        }
        return close(node);
    }
    return parseExpressionStatement();
}

bool PythonParser::beginsLine() const
{
    if (m_at == 0)
        return true;
    const Kind before = m_tokens.all[m_at - 1].kind;
    return before == Kind::NewLine || before == Kind::Indent || before == Kind::Dedent;
}

/// `match` is a keyword only where a line ends with a colon and `case` follows, one deeper.
bool PythonParser::atMatch() const
{
    if (!token().is(Kind::Name, "match") || !beginsLine())
        return false;
    const std::vector<PythonToken>& all = m_tokens.all;
    std::size_t end = m_at + 1;
    while (end < all.size() && all[end].kind != Kind::NewLine && all[end].kind != Kind::End)
        ++end;
    return end + 2 < all.size() && end > m_at + 1 && all[end - 1].is(":")
        && all[end + 1].kind == Kind::Indent && all[end + 2].is(Kind::Name, "case");
}

bool PythonParser::atCase() const
{
    return m_caseDepth > 0 && m_depth == m_caseDepth && token().is(Kind::Name, "case")
        && beginsLine();
}

PythonNodeId PythonParser::parseDecorated()
{
    std::vector<PythonNodeId> decorators;
    const std::size_t begin = token().range.begin;
    while (at("@")) {
        const PythonNodeId decorator = make(PythonKind::Decorator, token().range.begin);
        advance();
        const PythonNodeId value = parseExpression();
        if (!value.isValid())
            return {};
        append(decorator, value);
        decorators.push_back(close(decorator));
        while (at(Kind::NewLine))
            advance();
    }
    if (at("async"))
        advance();
    const bool isClass = at("class");
    if (!isClass && !at("def"))
        return mistake("A function or class must follow its decorators.");
    advance();
    if (!at(Kind::Name) || token().word != 0)
        return mistake(isClass ? "The class needs a name." : "The function needs a name.");
    const PythonNodeId node =
        make(isClass ? PythonKind::Class : PythonKind::Function, begin, token().text);
    for (const PythonNodeId decorator : decorators)
        append(node, decorator);
    advance();
    return isClass ? parseClass(node) : parseFunction(node);
}

PythonNodeId PythonParser::parseFunction(PythonNodeId function)
{
    if (!expect("("))
        return {};
    parseParameters(function, ")");
    if (m_reported || !expect(")"))
        return {};
    if (at("->")) {
        const PythonNodeId returns = make(PythonKind::Returns, token().range.begin);
        advance();
        const PythonNodeId type = parseExpression();
        if (!type.isValid())
            return {};
        append(returns, type);
        append(function, close(returns));
    }
    if (!expect(":"))
        return {};
    parseBlock(function);
    return close(function);
}

PythonNodeId PythonParser::parseClass(PythonNodeId node)
{
    if (take("(")) {
        while (!at(")")) {
            const PythonNodeId base = make(PythonKind::Base, token().range.begin);
            const PythonNodeId value = parseArgument();
            if (!value.isValid())
                return {};
            append(base, value);
            append(node, close(base));
            if (!take(","))
                break;
        }
        if (!expect(")"))
            return {};
    }
    if (!expect(":"))
        return {};
    parseBlock(node);
    return close(node);
}

PythonNodeId PythonParser::parseCompound()
{
    const PythonNodeId node = make(PythonKind::Compound, token().range.begin, token().text);
    if (at("async"))
        advance();
    m_tree.m_nodes[node.index].word = token().text;
    const bool isMatch = atMatch();
    parseHeader(node);
    if (m_reported || !expect(":"))
        return {};
    const int around = std::exchange(m_caseDepth, isMatch ? m_depth + 1 : 0);
    parseBlock(node);
    m_caseDepth = around;
    return close(node);
}

void PythonParser::parseHeader(PythonNodeId compound)
{
    const bool isWith = at("with");
    const bool isFor = at("for");
    advance();
    if (isWith) {
        do {
            const PythonNodeId item = parseWithItem();
            if (!item.isValid())
                return;
            append(compound, item);
        } while (take(","));
        return;
    }
    if (isFor) {
        const PythonNodeId target = parseTargets();
        if (!target.isValid() || !expect("in"))
            return;
        append(compound, target);
    }
    while (!at(":") && !atStatementEnd()) {
        const PythonNodeId part = parseExpressionList();
        if (!part.isValid())
            return;
        append(compound, part);
        if (!take("as"))
            return;
    }
}

PythonNodeId PythonParser::parseWithItem()
{
    const PythonNodeId item = make(PythonKind::WithItem, token().range.begin);
    const PythonNodeId value = parseExpression();
    if (!value.isValid())
        return {};
    append(item, value);
    if (take("as")) {
        const PythonNodeId target = parseStarOrExpression();
        if (!target.isValid())
            return {};
        append(item, target);
    }
    return close(item);
}

/// Behind the colon of a header.
void PythonParser::parseBlock(PythonNodeId owner)
{
    const PythonNodeId block = make(PythonKind::Block, token().range.begin);
    append(owner, block);
    if (m_depth >= deepest) {
        mistake("This is nested too deep.");
        return;
    }
    const Level level(*this);
    if (!at(Kind::NewLine)) {
        if (!at(Kind::End))
            parseLine(block);
        close(block);
        return;
    }
    if (peek().kind == Kind::Indent) {
        advance();
        advance();
        parseStatements(block);
        if (at(Kind::Dedent))
            advance();
    } else {
        mistake("An indented block must follow.");
        advance();
    }
    close(block);
}

PythonNodeId PythonParser::parseSimple()
{
    const PythonNodeId node = make(PythonKind::Simple, token().range.begin, token().text);
    const bool isImport = at("import") || at("from");
    advance();
    if (isImport) {
        while (!atStatementEnd())
            advance();
        return close(node);
    }
    while (!atStatementEnd()) {
        const PythonNodeId part = parseExpressionList();
        if (!part.isValid())
            return {};
        append(node, part);
        if (!take("from"))
            break;
    }
    return close(node);
}

PythonNodeId PythonParser::parseExpressionStatement()
{
    const PythonNodeId first = parseExpressionList();
    if (!first.isValid())
        return {};
    if (at(":")) {
        const PythonNodeId node = makeFrom(PythonKind::AnnotatedAssign, first);
        advance();
        const PythonNodeId type = parseExpression();
        if (!type.isValid())
            return {};
        append(node, type);
        if (take("=")) {
            const PythonNodeId value = parseExpressionList();
            if (!value.isValid())
                return {};
            append(node, value);
        }
        return close(node);
    }
    if (isAny(token(), augmentedSymbols)) {
        const PythonNodeId node = makeFrom(PythonKind::AugmentedAssign, first, token().text);
        advance();
        const PythonNodeId value = parseExpressionList();
        if (!value.isValid())
            return {};
        append(node, value);
        return close(node);
    }
    if (!at("="))
        return close(makeFrom(PythonKind::Expression, first));
    const PythonNodeId node = makeFrom(PythonKind::Assign, first);
    while (take("=")) {
        const PythonNodeId part = parseExpressionList();
        if (!part.isValid())
            return {};
        append(node, part);
    }
    return close(node);
}

/// Of a function, or of a lambda, whose parameters have no types.
void PythonParser::parseParameters(PythonNodeId owner, std::string_view closer)
{
    const bool hasTypes = closer == ")";
    while (!at(closer) && !at(Kind::End) && !at(Kind::NewLine)) {
        const std::size_t begin = token().range.begin;
        if (at("*") || at("**") || at("/"))
            advance();
        if (at(Kind::Name) && token().word == 0)
            advance();
        if (m_lastEnd <= begin) {
            mistake("A parameter must be a name.");
            return;
        }
        const PythonNodeId parameter =
            make(PythonKind::Parameter, begin, m_source.text().substr(begin, m_lastEnd - begin));
        for (const auto& [symbol, kind] :
             {std::pair{":", PythonKind::Annotation}, std::pair{"=", PythonKind::Default}}) {
            if ((kind == PythonKind::Annotation && !hasTypes) || !at(symbol))
                continue;
            const PythonNodeId part = make(kind, token().range.begin);
            advance();
            const PythonNodeId value = parseExpression();
            if (!value.isValid())
                return;
            append(part, value);
            append(parameter, close(part));
        }
        append(owner, close(parameter));
        if (!take(","))
            return;
    }
}

} // namespace fusewright
