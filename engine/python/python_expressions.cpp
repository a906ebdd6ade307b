// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Operators are read by climbing: a table says how tightly each binds, and what binds more tightly
// than the operator to the left is read first. Only brackets, unary operators, powers and the
// parts of a conditional make the parser call itself, and those calls are counted.

#include "engine/python/python_parser.h"
#include "engine/support/source_text.h"

#include <array>

namespace fusewright {

namespace {

using Kind = PythonToken::Kind;

struct BinaryOperator {
    std::string_view symbol;
    int binding;
};

constexpr int orBinding = 1;
constexpr int notBinding = 3;
constexpr int comparison = 4;
constexpr int unaryBinding = 11;
constexpr int powerBinding = 12;
constexpr auto binaryOperators = std::to_array<BinaryOperator>({
    {"or", orBinding},
    {"and", 2},
    {"<", comparison},
    {">", comparison},
    {"==", comparison},
    {"!=", comparison},
    {"<=", comparison},
    {">=", comparison},
    {"in", comparison},
    {"is", comparison},
    {"not", comparison}, // Only before "in".
    {"|", 5},
    {"^", 6},
    {"&", 7},
    {"<<", 8},
    {">>", 8},
    {"+", 9},
    {"-", 9},
    {"*", 10},
    {"/", 10},
    {"//", 10},
    {"%", 10},
    {"@", 10},
    {"**", powerBinding},
});

/// 0 for what is no binary operator.
int bindingOf(const PythonToken& token)
{
    if (token.word == 0)
        return 0;
    for (const BinaryOperator& candidate : binaryOperators) {
        if (token.is(candidate.symbol))
            return candidate.binding;
    }
    return 0;
}

} // namespace

bool PythonParser::beginsExpression() const
{
    const PythonToken& start = token();
    if (start.kind == Kind::Number || start.kind == Kind::Text || start.kind == Kind::Formed)
        return true;
    if (start.kind == Kind::Name) {
        return start.word == 0 || start.is("None") || start.is("True") || start.is("False")
            || start.is("not") || start.is("lambda") || start.is("await") || start.is("yield");
    }
    return start.is("(") || start.is("[") || start.is("{") || start.is("-") || start.is("+")
        || start.is("~") || start.is("...") || start.is("*") || start.is("**");
}

/// One expression, or a tuple without brackets.
PythonNodeId PythonParser::parseExpressionList()
{
    const PythonNodeId first = parseStarOrExpression();
    if (!first.isValid() || !at(","))
        return first;
    const PythonNodeId tuple = makeFrom(PythonKind::Tuple, first);
    while (take(",") && beginsExpression()) {
        const PythonNodeId item = parseStarOrExpression();
        if (!item.isValid())
            return {};
        append(tuple, item);
    }
    return close(tuple);
}

PythonNodeId PythonParser::parseStarOrExpression()
{
    if (!at("*") && !at("**"))
        return parseExpression();
    const PythonNodeId star = make(PythonKind::Star, token().range.begin, token().text);
    advance();
    const PythonNodeId value = parseExpression();
    if (!value.isValid())
        return {};
    append(star, value);
    return close(star);
}

PythonNodeId PythonParser::parseExpression()
{
    if (m_depth >= deepest)
        return mistake("This is nested too deep.");
    const Level level(*this);
    if (at("lambda"))
        return parseLambda();
    const PythonNodeId value = parseOperators(orBinding);
    if (!value.isValid())
        return {};
    if (at(":=")) {
        const PythonNodeId node = makeFrom(PythonKind::Assignment, value);
        advance();
        const PythonNodeId assigned = parseExpression();
        if (!assigned.isValid())
            return {};
        append(node, assigned);
        return close(node);
    }
    if (!at("if"))
        return value;
    const PythonNodeId node = makeFrom(PythonKind::Conditional, value);
    advance();
    const PythonNodeId condition = parseOperators(orBinding);
    if (!condition.isValid() || !expect("else"))
        return {};
    append(node, condition);
    const PythonNodeId other = parseExpression();
    if (!other.isValid())
        return {};
    append(node, other);
    return close(node);
}

PythonNodeId PythonParser::parseLambda()
{
    const PythonNodeId lambda = make(PythonKind::Lambda, token().range.begin);
    advance();
    parseParameters(lambda, ":");
    if (m_reported || !expect(":"))
        return {};
    const PythonNodeId body = parseExpression();
    if (!body.isValid())
        return {};
    append(lambda, body);
    return close(lambda);
}

/// Everything that binds at least as tightly as `lowest`.
PythonNodeId PythonParser::parseOperators(int lowest)
{
    if (m_depth >= deepest)
        return mistake("This is nested too deep.");
    const Level level(*this);
    PythonNodeId left = parseUnary();
    while (left.isValid()) {
        const int binding = bindingOf(token());
        if (binding < lowest || binding == 0 || (at("not") && !peek().is("in")))
            return left;
        const std::size_t wordBegin = token().range.begin;
        const bool isTwoWords = at("not") || (at("is") && peek().is("not"));
        advance();
        if (isTwoWords)
            advance();
        const std::string_view word = m_source.text().substr(wordBegin, m_lastEnd - wordBegin);
        const PythonKind kind = binding == comparison ? PythonKind::Compare : PythonKind::Binary;
        const PythonNodeId node = makeFrom(kind, left, word);
        // A power binds its right side first, and that may have a sign.
        const PythonNodeId right =
            parseOperators(binding == powerBinding ? powerBinding : binding + 1);
        if (!right.isValid())
            return {};
        append(node, right);
        left = close(node);
    }
    return left;
}

PythonNodeId PythonParser::parseUnary()
{
    const bool isNot = at("not");
    if (!isNot && !at("-") && !at("+") && !at("~"))
        return parsePostfix();
    const PythonNodeId node = make(PythonKind::Unary, token().range.begin, token().text);
    advance();
    const PythonNodeId operand = parseOperators(isNot ? notBinding : unaryBinding);
    if (!operand.isValid())
        return {};
    append(node, operand);
    return close(node);
}

PythonNodeId PythonParser::parsePostfix()
{
    PythonNodeId node = parseAtom();
    while (node.isValid()) {
        if (at("(")) {
            node = parseCall(node);
        } else if (at("[")) {
            node = parseSubscript(node);
        } else if (at(".")) {
            advance();
            if (!at(Kind::Name))
                return mistake("A name must follow the dot.");
            const PythonNodeId attribute = makeFrom(PythonKind::Attribute, node, token().text);
            advance();
            node = close(attribute);
        } else {
            return node;
        }
    }
    return node;
}

PythonNodeId PythonParser::parseAtom()
{
    const PythonToken& start = token();
    PythonKind kind = PythonKind::Name;
    switch (start.kind) {
    case Kind::Number:
        kind = PythonKind::Number;
        break;
    case Kind::Text:
    case Kind::Formed:
        return parseStrings();
    case Kind::Name:
        if (start.is("None") || start.is("True") || start.is("False"))
            kind = PythonKind::Constant;
        else if (start.is("await") || start.is("yield"))
            return parseAwait();
        else if (start.word != 0)
            return mistake("An expression is missing before \"" + std::string(start.text) + "\".");
        break;
    case Kind::Punctuation:
        if (start.is("(") || start.is("[") || start.is("{"))
            return parseBracketed();
        if (!start.is("..."))
            return mistake("An expression is missing before \"" + std::string(start.text) + "\".");
        kind = PythonKind::Ellipsis;
        break;
    default:
        return mistake("An expression is missing here.");
    }
    const PythonNodeId node = make(kind, start.range.begin, start.text);
    advance();
    return close(node);
}

/// What `yield` gives may be a tuple without brackets.
PythonNodeId PythonParser::parseAwait()
{
    const PythonNodeId node = make(PythonKind::Await, token().range.begin, token().text);
    const bool isYield = at("yield");
    advance();
    if (isYield && take("from"))
        m_tree.m_nodes[node.index].word = "yield from";
    if (beginsExpression()) {
        const PythonNodeId value = isYield ? parseExpressionList() : parseExpression();
        if (!value.isValid())
            return {};
        append(node, value);
    }
    return close(node);
}

/// Strings that follow each other are one.
PythonNodeId PythonParser::parseStrings()
{
    const std::size_t begin = token().range.begin;
    bool isFormed = false;
    for (; at(Kind::Text) || at(Kind::Formed); advance())
        isFormed = isFormed || at(Kind::Formed);
    return close(make(isFormed ? PythonKind::Formed : PythonKind::String, begin));
}

/// `()`, `(a)`, `(a, b)`, `[…]`, `{…}`, and the comprehensions.
PythonNodeId PythonParser::parseBracketed()
{
    const std::size_t begin = token().range.begin;
    const std::string_view bracket = token().text;
    const std::string_view closer = bracket == "(" ? ")" : bracket == "[" ? "]" : "}";
    advance();
    std::vector<PythonNodeId> items;
    bool hasComma = false;
    while (!at(closer)) {
        const PythonNodeId item = parseItem(bracket == "{");
        if (!item.isValid())
            return {};
        if (items.empty() && (at("for") || at("async"))) {
            const PythonNodeId node = parseClauses(item, bracket, begin);
            return node.isValid() && expect(closer) ? close(node) : PythonNodeId();
        }
        items.push_back(item);
        if (!take(","))
            break;
        hasComma = true;
    }
    if (!expect(closer))
        return {};
    if (bracket == "(" && items.size() == 1 && !hasComma) {
        m_tree.m_nodes[items.front().index].isBracketed = true;
        return items.front();
    }
    const auto isPair = [&](PythonNodeId item) { return !m_tree.is(item, PythonKind::DictItem); };
    PythonKind kind = bracket == "(" ? PythonKind::Tuple : PythonKind::List;
    if (bracket == "{")
        kind = items.empty() || !isPair(items.front()) || m_tree.is(items.front(), PythonKind::Star)
            ? PythonKind::Dict
            : PythonKind::Set;
    const PythonNodeId node = make(kind, begin);
    for (const PythonNodeId item : items)
        append(node, item);
    return close(node);
}

PythonNodeId PythonParser::parseItem(bool inBraces)
{
    const PythonNodeId item = parseStarOrExpression();
    if (!item.isValid() || !inBraces || !at(":"))
        return item;
    const PythonNodeId pair = makeFrom(PythonKind::DictItem, item);
    advance();
    const PythonNodeId value = parseExpression();
    if (!value.isValid())
        return {};
    append(pair, value);
    return close(pair);
}

PythonNodeId PythonParser::parseCall(PythonNodeId function)
{
    const PythonNodeId call = makeFrom(PythonKind::Call, function);
    advance();
    while (!at(")")) {
        PythonNodeId argument = parseArgument();
        if (argument.isValid() && (at("for") || at("async")))
            argument = parseClauses(argument, {}, begin(argument));
        if (!argument.isValid())
            return {};
        append(call, argument);
        if (!take(","))
            break;
    }
    return expect(")") ? close(call) : PythonNodeId();
}

PythonNodeId PythonParser::parseArgument()
{
    if (!at(Kind::Name) || !peek().is("="))
        return parseStarOrExpression();
    const PythonNodeId keyword = make(PythonKind::Keyword, token().range.begin, token().text);
    advance();
    advance();
    const PythonNodeId value = parseExpression();
    if (!value.isValid())
        return {};
    append(keyword, value);
    return close(keyword);
}

PythonNodeId PythonParser::parseSubscript(PythonNodeId base)
{
    const PythonNodeId node = makeFrom(PythonKind::Subscript, base);
    advance();
    PythonNodeId index = at("]") ? make(PythonKind::Tuple, token().range.begin) : parseIndex();
    if (!index.isValid())
        return {};
    if (at(",")) {
        const PythonNodeId tuple = makeFrom(PythonKind::Tuple, index);
        while (take(",") && !at("]")) {
            const PythonNodeId item = parseIndex();
            if (!item.isValid())
                return {};
            append(tuple, item);
        }
        index = close(tuple);
    }
    append(node, index);
    return expect("]") ? close(node) : PythonNodeId();
}

/// An expression or a slice.
PythonNodeId PythonParser::parseIndex()
{
    const std::size_t begin = token().range.begin;
    std::vector<PythonNodeId> parts;
    std::size_t colons = 0;
    while (true) {
        const bool isLeftOut = at(":") || at("]") || at(",");
        const PythonNodeId part =
            isLeftOut ? make(PythonKind::Absent, token().range.begin) : parseStarOrExpression();
        if (!part.isValid())
            return {};
        parts.push_back(part);
        if (colons == 2 || !take(":"))
            break;
        ++colons;
    }
    if (colons == 0)
        return m_tree.is(parts.front(), PythonKind::Absent) ? mistake("An index is missing here.")
                                                            : parts.front();
    const PythonNodeId slice = make(PythonKind::Slice, begin);
    while (parts.size() < 3)
        parts.push_back(make(PythonKind::Absent, m_lastEnd));
    for (const PythonNodeId part : parts)
        append(slice, part);
    return close(slice);
}

/// What a loop assigns to. It ends before "in", which would compare elsewhere.
PythonNodeId PythonParser::parseTargets()
{
    const auto parseTarget = [&]() -> PythonNodeId {
        if (!at("*"))
            return parseOperators(comparison + 1);
        const PythonNodeId star = make(PythonKind::Star, token().range.begin, token().text);
        advance();
        const PythonNodeId value = parseOperators(comparison + 1);
        if (!value.isValid())
            return {};
        append(star, value);
        return close(star);
    };
    const PythonNodeId first = parseTarget();
    if (!first.isValid() || !at(","))
        return first;
    const PythonNodeId tuple = makeFrom(PythonKind::Tuple, first);
    while (take(",") && !at("in")) {
        const PythonNodeId item = parseTarget();
        if (!item.isValid())
            return {};
        append(tuple, item);
    }
    return close(tuple);
}

PythonNodeId PythonParser::parseClauses(PythonNodeId element, std::string_view bracket,
                                        std::size_t begin)
{
    const PythonNodeId node = make(PythonKind::Comprehension, begin, bracket);
    append(node, element);
    while (at("for") || at("if") || at("async")) {
        take("async");
        const bool isFor = at("for");
        const PythonNodeId clause = make(PythonKind::Clause, token().range.begin, token().text);
        advance();
        if (isFor) {
            const PythonNodeId target = parseTargets();
            if (!target.isValid())
                return {};
            append(clause, target);
            if (!expect("in"))
                return {};
        }
        const PythonNodeId value = parseOperators(orBinding);
        if (!value.isValid())
            return {};
        append(clause, value);
        append(node, close(clause));
    }
    return close(node);
}

} // namespace fusewright
