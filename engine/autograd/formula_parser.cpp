// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/formula_parser.h"

#include "engine/autograd/formula_words.h"
#include "engine/graph/operator_catalogue.h"
#include "engine/support/diagnostic.h"
#include "engine/support/nearest_word.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

namespace fusewright {

namespace {

using TokenKind = FormulaToken::Kind;
using StepKind = FormulaStep::Kind;

} // namespace

FormulaParser::FormulaParser(const SourceText& text, const OperatorCatalogue& catalogue,
                             Diagnostics& diagnostics)
    : m_text(text), m_catalogue(catalogue), m_diagnostics(diagnostics), m_tokens(text.text())
{
}

std::vector<Derivative> FormulaParser::parse()
{
    while (token().kind != TokenKind::End) {
        if (m_all.size() == mostEntries) {
            fail(token(), "The table has too many entries.");
            break;
        }
        const std::size_t errors = m_diagnostics.errorCount();
        parseLine();
        if (m_diagnostics.errorCount() > errors)
            m_tokens.skipLine();
    }
    return std::move(m_all);
}

void FormulaParser::parseLine()
{
    if (token().kind == TokenKind::LineEnd) {
        m_tokens.advance();
        return;
    }
    const FormulaToken name = token();
    if (name.kind != TokenKind::Word) {
        fail(name, "An entry begins with the name of an operator.");
        return;
    }
    m_tokens.advance();
    const auto kind = token().is(":") ? listNamed(name.text) : std::nullopt;
    if (kind)
        parseNames(*kind);
    else
        parseEntry(name.text);
}

void FormulaParser::parseNames(Derivative::Kind kind)
{
    m_tokens.advance();
    while (token().kind == TokenKind::Word) {
        m_all.push_back({.name = std::string(token().text), .kind = kind});
        m_tokens.advance();
    }
    if (token().kind != TokenKind::LineEnd && token().kind != TokenKind::End)
        fail(token(), "Only names of operators may be here.");
}

void FormulaParser::parseEntry(std::string_view name)
{
    m_entry = {.name = std::string(name)};
    m_isList = false;
    m_firstShared = 0;
    m_depth = 0;
    if (token().is("(") && !parseOperands())
        return;
    if (m_entry.operands.empty()) {
        for (const char* const usual : {"x", "w", "b"})
            m_entry.operands.push_back({.name = usual, .rank = {}, .isOptional = *usual != 'x'});
    }
    if (!expect(":") || !parseRoots())
        return;
    if (token().kind != TokenKind::LineEnd && token().kind != TokenKind::End) {
        fail(token(), "The formula should end here.");
        return;
    }
    m_all.push_back(std::move(m_entry));
}

bool FormulaParser::parseOperands()
{
    m_tokens.advance();
    while (!token().is(")")) {
        if (takes(";"))
            return parseArguments() && expect(")");
        if (!parseOperand())
            return false;
        if (!token().is(")") && !token().is(";") && !expect(","))
            return false;
    }
    m_tokens.advance();
    return true;
}

/// `x`, `x?` where it may be left out, `x[2]` with two axes only, `x<t>` where `t` makes it,
/// `x<number>` for a known number, `*x` for any number of operands.
bool FormulaParser::parseOperand()
{
    DerivativeOperand operand;
    operand.isRest = takes("*");
    const FormulaToken name = token();
    if (name.kind != TokenKind::Word) {
        fail(name, "The name of an operand should be here.");
        return false;
    }
    operand.name = name.text;
    m_tokens.advance();
    operand.isOptional = takes("?");
    if (takes("[") && !parseRank(operand))
        return false;
    if (takes("<") && !parseMaker(operand))
        return false;
    if (operand.isRest && !token().is(")") && !token().is(";")) {
        fail(token(), "Only the last operand can stand for many.");
        return false;
    }
    m_entry.operands.push_back(std::move(operand));
    if (m_entry.operands.size() == mostSteps)
        fail(name, "The operator has too many operands.");
    return m_entry.operands.size() < mostSteps;
}

bool FormulaParser::parseRank(DerivativeOperand& operand)
{
    std::size_t rank = 0;
    const std::string_view digits = token().text;
    std::from_chars(digits.data(), digits.data() + digits.size(), rank);
    if (token().kind != TokenKind::Number || rank > deepest) {
        fail(token(), "The number of axes should be here.");
        return false;
    }
    operand.rank = rank;
    m_tokens.advance();
    return expect("]");
}

bool FormulaParser::parseMaker(DerivativeOperand& operand)
{
    if (token().kind != TokenKind::Word) {
        fail(token(), "The name of an operator should be here.");
        return false;
    }
    operand.isNumber = token().text == "number";
    if (!operand.isNumber)
        operand.maker = token().text;
    m_tokens.advance();
    return expect(">");
}

bool FormulaParser::parseArguments()
{
    while (!token().is(")")) {
        if (!parseArgument())
            return false;
        if (!token().is(")") && !expect(","))
            return false;
    }
    return true;
}

/// `dim|axis`, which must be given; `dim|axis = -1`; `keepdim == 1`.
bool FormulaParser::parseArgument()
{
    DerivativeArgument argument;
    do {
        if (token().kind != TokenKind::Word) {
            fail(token(), "The name of an argument should be here.");
            return false;
        }
        argument.names.emplace_back(token().text);
        m_tokens.advance();
    } while (takes("|"));
    const bool isCondition = takes("==");
    if (isCondition || takes("=")) {
        const std::string sign = takes("-") ? "-" : "";
        argument.wanted = sign + std::string(token().text);
        if (!isCondition) {
            argument.usual = numberIn(*argument.wanted);
            argument.wanted.reset();
        }
        const bool isWord = isCondition && sign.empty() && token().kind == TokenKind::Word;
        if (token().kind != TokenKind::Number && !isWord) {
            fail(token(), "A number should be here.");
            return false;
        }
        m_tokens.advance();
    }
    m_entry.arguments.push_back(std::move(argument));
    if (m_entry.arguments.size() == mostSteps)
        fail(token(), "The operator has too many arguments.");
    return m_entry.arguments.size() < mostSteps;
}

bool FormulaParser::parseRoots()
{
    m_isList = takes("[");
    if (!m_isList) {
        const Step root = parseSum();
        if (!root)
            return false;
        m_entry.roots.push_back(*root);
        spreadResults();
        return true;
    }
    const FormulaToken first = token();
    while (!token().is("]")) {
        const Step root = parseSum();
        if (!root)
            return false;
        m_entry.roots.push_back(*root);
        if (takes(";"))
            m_firstShared = m_entry.steps.size();
        else if (!token().is("]") && !expect(","))
            return false;
    }
    m_tokens.advance();
    if (m_entry.roots.size() != m_entry.operands.size()) {
        fail(first,
             "There are " + std::to_string(m_entry.operands.size()) + " operands, but "
                 + std::to_string(m_entry.roots.size()) + " gradients.");
        return false;
    }
    return true;
}

/// One operator outside of a list makes the gradients of all operands, each a result. What a rest
/// stands for shares one formula.
void FormulaParser::spreadResults()
{
    if (m_entry.operands.size() == 1)
        return;
    const std::uint32_t call = m_entry.roots.front();
    m_entry.roots.clear();
    for (std::uint32_t at = 0; at < m_entry.operands.size(); ++at) {
        if (m_entry.steps[call].kind != StepKind::Call)
            m_entry.roots.push_back(at == 0 ? call : *add({.kind = StepKind::Nothing}));
        else
            m_entry.roots.push_back(
                *add({.kind = StepKind::Item, .place = at, .operands = {call}}));
    }
}

// NOLINTBEGIN(misc-no-recursion): as deep as brackets are nested, which is counted.

FormulaParser::Step FormulaParser::parseSum()
{
    if (++m_depth > deepest)
        return fail(token(), "The formula is nested too deeply.");
    Step left = parseProduct();
    while (left && (token().is("+") || token().is("-"))) {
        const std::string_view name = token().is("+") ? "add" : "sub";
        m_tokens.advance();
        left = arithmetic(name, *left, parseProduct());
    }
    --m_depth;
    return left;
}

FormulaParser::Step FormulaParser::parseProduct()
{
    Step left = parseUnary();
    while (left && (token().is("*") || token().is("/"))) {
        const std::string_view name = token().is("*") ? "mul" : "div";
        m_tokens.advance();
        left = arithmetic(name, *left, parseUnary());
    }
    return left;
}

FormulaParser::Step FormulaParser::parseUnary()
{
    bool isNegative = false;
    while (takes("-"))
        isNegative = !isNegative;
    const Step operand = parsePrimary();
    if (!operand || !isNegative)
        return operand;
    return add({.kind = StepKind::Call, .name = "neg", .operands = {*operand}});
}

FormulaParser::Step FormulaParser::parsePrimary()
{
    if (takes("(")) {
        const Step inside = parseSum();
        return inside && expect(")") ? inside : std::nullopt;
    }
    if (token().kind == TokenKind::Number) {
        const auto number = numberIn(token().text);
        m_tokens.advance();
        return add({.kind = StepKind::Number, .number = number.value_or(0)});
    }
    if (token().kind == TokenKind::Word)
        return parseWord();
    return fail(token(), "A value should be here.");
}

FormulaParser::Step FormulaParser::parseWord()
{
    const FormulaToken word = token();
    m_tokens.advance();
    if (!token().is("("))
        return wordStep(word);
    const Step call = parseCall(word);
    if (!call || !takes("."))
        return call;
    if (m_entry.steps[*call].kind != StepKind::Call)
        return fail(word, "Only operators have several results.");
    if (operandsOfArithmetic(m_entry.steps[*call].name))
        return fail(word, "\"" + std::string(word.text) + "\" has one result.");
    return parseItem(*call);
}

FormulaParser::Step FormulaParser::parseCall(const FormulaToken& name)
{
    FormulaStep call;
    if (!nameCall(call, name) || !parseCallArguments(call, name))
        return std::nullopt;
    return checkOperands(call, name) ? add(std::move(call)) : std::nullopt;
}

bool FormulaParser::parseCallArguments(FormulaStep& call, const FormulaToken& name)
{
    m_tokens.advance();
    while (!token().is(")")) {
        const std::string argument = takeArgumentName();
        const Step value = parseSum();
        if (value && !argument.empty())
            call.arguments.push_back({argument, *value});
        else if (value)
            call.operands.push_back(*value);
        if (!value || (!token().is(")") && !expect(",")))
            return false;
        if (call.operands.size() + call.arguments.size() > mostSteps) {
            fail(name, "The operator has too many operands.");
            return false;
        }
    }
    m_tokens.advance();
    return true;
}

// NOLINTEND(misc-no-recursion)

FormulaParser::Step FormulaParser::parseItem(std::uint32_t call)
{
    std::uint32_t place = 0;
    const std::string_view digits = token().text;
    std::from_chars(digits.data(), digits.data() + digits.size(), place);
    if (token().kind != TokenKind::Number || place >= deepest)
        return fail(token(), "The number of a result should be here.");
    m_tokens.advance();
    return add({.kind = StepKind::Item, .place = place, .operands = {call}});
}

FormulaParser::Step FormulaParser::wordStep(const FormulaToken& word)
{
    const auto operand = std::ranges::find(m_entry.operands, word.text, &DerivativeOperand::name);
    if (operand != m_entry.operands.end())
        return add({.kind = StepKind::Operand,
                    .place = static_cast<std::uint32_t>(operand - m_entry.operands.begin())});
    const auto argument =
        std::ranges::find_if(m_entry.arguments, [&](const DerivativeArgument& each) {
            return each.names.front() == word.text;
        });
    if (argument != m_entry.arguments.end())
        return add({.kind = StepKind::Argument,
                    .place = static_cast<std::uint32_t>(argument - m_entry.arguments.begin())});
    if (const auto place = placeIn(word.text, "grad"))
        return add({.kind = StepKind::Gradient, .place = *place});
    if (const auto place = placeIn(word.text, "result"))
        return add({.kind = StepKind::Result, .place = *place});
    if (word.text == "none")
        return add({.kind = StepKind::Nothing});
    return fail(word,
                "\"" + std::string(word.text) + "\" is no operand or argument of this entry."
                    + known(word.text));
}

bool FormulaParser::nameCall(FormulaStep& call, const FormulaToken& name)
{
    if (const auto form = formNamed(name.text)) {
        call.kind = StepKind::Form;
        call.form = *form;
        return true;
    }
    call.kind = StepKind::Call;
    call.name = name.text;
    if (m_catalogue.find(name.text) || name.text.ends_with("_backward"))
        return true;
    std::vector<std::string_view> names;
    for (const OperatorSpec& spec : m_catalogue.operators())
        names.push_back(spec.name);
    fail(name,
         "\"" + call.name + "\" is not an operator that the catalogue knows."
             + didYouMean(name.text, names));
    return false;
}

bool FormulaParser::checkOperands(const FormulaStep& call, const FormulaToken& name)
{
    const auto wanted = call.kind == StepKind::Form ? std::optional(operandsOf(call.form))
                                                    : operandsOfArithmetic(call.name);
    if (!wanted || call.operands.size() == *wanted)
        return true;
    fail(name,
         "\"" + std::string(name.text) + "\" takes " + std::to_string(*wanted)
             + (*wanted == 1 ? " operand." : " operands."));
    return false;
}

FormulaParser::Step FormulaParser::arithmetic(std::string_view name, std::uint32_t left, Step right)
{
    if (!right)
        return std::nullopt;
    return add({.kind = StepKind::Call, .name = std::string(name), .operands = {left, *right}});
}

/// Equal steps are one, so that what a formula says twice is computed once; a semicolon between
/// gradients keeps them apart.
FormulaParser::Step FormulaParser::add(FormulaStep step)
{
    const auto begin = m_entry.steps.begin() + static_cast<std::ptrdiff_t>(m_firstShared);
    const auto same = std::find(begin, m_entry.steps.end(), step);
    if (same != m_entry.steps.end())
        return static_cast<std::uint32_t>(same - m_entry.steps.begin());
    if (m_entry.steps.size() == mostSteps)
        return fail(token(), "The formula is too long.");
    m_entry.steps.push_back(std::move(step));
    return static_cast<std::uint32_t>(m_entry.steps.size() - 1);
}

/// `dim=` of `sum(grad, dim=1)`, if it comes next.
std::string FormulaParser::takeArgumentName()
{
    FormulaTokens ahead = m_tokens;
    ahead.advance();
    if (token().kind != TokenKind::Word || !ahead.current().is("="))
        return {};
    std::string name(token().text);
    ahead.advance();
    m_tokens = ahead;
    return name;
}

bool FormulaParser::takes(std::string_view sign)
{
    if (!token().is(sign))
        return false;
    m_tokens.advance();
    return true;
}

bool FormulaParser::expect(std::string_view sign)
{
    if (takes(sign))
        return true;
    fail(token(), "\"" + std::string(sign) + "\" should be here.");
    return false;
}

std::nullopt_t FormulaParser::fail(const FormulaToken& at, std::string message)
{
    m_diagnostics.error("bad-derivative", std::move(message), m_text.name(),
                        m_text.range(at.place));
    return std::nullopt;
}

std::string FormulaParser::known(std::string_view word) const
{
    std::vector<std::string_view> names{"grad", "result", "none"};
    for (const DerivativeOperand& operand : m_entry.operands)
        names.push_back(operand.name);
    for (const DerivativeArgument& argument : m_entry.arguments)
        names.push_back(argument.names.front());
    return didYouMean(word, names);
}

} // namespace fusewright
