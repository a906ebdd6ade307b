// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The pretty forms of all dialects are read by what they have in common: operands begin with `%`,
// types stand behind a colon or an arrow, attributes are `name = value` or stand in braces, and
// who prints them begins each operation on a line of its own. An operation ends where a line does,
// unless the next line cannot begin another one.

#include "engine/formats/mlir/mlir_parser.h"

#include "engine/formats/mlir/operation_words.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fusewright::mlir {

using namespace program;

namespace {

/// Dialects whose pretty forms are known to be read rightly.
constexpr auto knownDialects = std::to_array<std::string_view>({
    "affine", "air",  "arith", "bufferization", "builtin", "cf",     "check",
    "chlo",   "flow", "func",  "linalg",        "math",    "memref", "mhlo",
    "scf",    "sdy",  "shape", "stablehlo",     "tensor",  "tosa",   "ttcore",
    "ttir",   "ttnn", "util",  "vector",
});

bool startsWord(char c)
{
    return isLetter(c) || c == '_';
}

bool isInCapitals(std::string_view word)
{
    return std::ranges::all_of(word, [](char c) { return isUpper(c) || c == '_'; });
}

} // namespace

void Parser::readPretty(Draft draft)
{
    std::size_t end = m_scanner.position();
    while (!m_scanner.hasFailed()) {
        end = m_scanner.position();
        const bool endedLine = m_scanner.skipSpace();
        if (m_scanner.atEnd())
            break;
        if (draft.brackets.empty()
            && (m_scanner.peek() == '}' || (endedLine && !draft.isJoined && beginsOperation())))
            break;
        if (draft.brackets.empty() && m_scanner.peek() == '{' && opensRegion()) {
            openRegion(std::move(draft));
            return;
        }
        if (!readPrettyToken(draft))
            break;
    }
    if (m_scanner.hasFailed())
        return;
    if (!draft.brackets.empty()) {
        const std::size_t open = draft.brackets.back();
        m_scanner.fail("The \"" + std::string(1, m_file.text()[open]) + "\" is never closed.", open,
                       open + 1);
        return;
    }
    if (draft.constant != 0 && draft.constant < end) {
        draft.attributes.push_back(
            {"value", m_file.text().substr(draft.constant, end - draft.constant)});
    }
    warnOfUnknownForm(draft);
    finish(std::move(draft));
}

/// False where the operation ends.
bool Parser::readPrettyToken(Draft& draft)
{
    const char next = m_scanner.peek();
    const bool isOutside = draft.brackets.empty();
    draft.isJoined = next == ',' || next == ':' || next == '=';
    switch (next) {
    case '%':
        m_scanner.accept("%");
        readValueUse(draft);
        m_scanner.skipSpace();
        if (m_scanner.peek() == '=' && m_scanner.peek(1) != '=' && !m_scanner.hasFailed()) {
            draft.everyRegion.push_back({.name = draft.operands.back().name});
            draft.operands.pop_back();
        }
        return true;
    case '(':
    case '[':
        readBracket(draft);
        return true;
    case ')':
    case ']':
        return closeBracket(draft);
    case '{':
        return isOutside ? readAttributes(draft.attributes) : m_scanner.balanced().has_value();
    case '<':
        return m_scanner.balanced().has_value();
    case '"':
    case '@':
        return readSymbol(draft);
    case ':':
        m_scanner.accept(":");
        if (isOutside)
            readPrettyTypes(draft);
        return true;
    case '^':
        readSuccessor(draft);
        return true;
    case '#':
    case '!':
        m_scanner.moveTo(m_scanner.position() + 1);
        m_scanner.name();
        return m_scanner.peek() != '<' || m_scanner.balanced();
    default:
        break;
    }
    if (m_scanner.accept("->")) {
        draft.isJoined = !isOutside || !draft.resultTypes.empty();
        m_scanner.skipSpace();
        if (!draft.isJoined)
            readTypeList(draft.resultTypes);
        return true;
    }
    if (m_scanner.isAt("loc(") && isOutside) {
        draft.operation.location = readLocation().value_or(std::string_view());
        return false;
    }
    if (syntax.isWordCharacter(next))
        readWord(draft);
    else
        m_scanner.moveTo(m_scanner.position() + 1);
    return true;
}

/// Stands at a brace: attributes have names in front of `=`, `,` or `}`; regions have operations.
bool Parser::opensRegion() const
{
    program::Scanner ahead = m_scanner;
    ahead.accept("{");
    const bool endedLine = ahead.skipSpace();
    const char next = ahead.peek();
    if (next == '}')
        return endedLine;
    if (next == '%' || next == '^')
        return true;
    if (next != '"' && !startsWord(next))
        return false;
    if (next == '"') {
        ahead.moveTo(
            std::min(m_file.text().find('"', ahead.position() + 1), m_file.text().size() - 1) + 1);
        ahead.skipSpace();
        return ahead.peek() == '(';
    }
    ahead.word();
    ahead.skipSpace();
    return ahead.peek() != '=' && (endedLine || (ahead.peek() != ',' && ahead.peek() != '}'));
}

void Parser::readWord(Draft& draft)
{
    const std::string_view word = m_scanner.word();
    if (m_scanner.peek() == '<') {
        m_scanner.balanced();
        return;
    }
    const std::size_t end = m_scanner.position();
    const bool endedLine = m_scanner.skipSpace();
    const bool isAssigned = m_scanner.peek() == '=' && m_scanner.peek(1) != '=';
    if (isAssigned && !endedLine && startsWord(word.front())) {
        m_scanner.accept("=");
        m_scanner.skipSpace();
        readPrettyAttribute(draft, word);
        return;
    }
    m_scanner.moveTo(end);
    if (draft.lastWord == "applies")
        draft.attributes.push_back({"applies", word});
    else if (draft.operation.name.ends_with(".compare") && isInCapitals(word))
        draft.attributes.push_back(
            {draft.operands.empty() ? "comparison_direction" : "compare_type", word});
    draft.lastWord = word;
}

/// Ends at a comma, or where a type, a region or the next line begins.
void Parser::readPrettyAttribute(Draft& draft, std::string_view name)
{
    const std::size_t begin = m_scanner.position();
    std::size_t end = begin;
    while (!m_scanner.atEnd() && !m_scanner.hasFailed()) {
        const char next = m_scanner.peek();
        if (next == ',' || next == '\n' || next == '\r' || next == ')' || next == ']'
            || next == '}')
            break;
        if (next == ' ') {
            if (endsAttribute())
                break;
            m_scanner.moveTo(m_scanner.position() + 1);
            continue;
        }
        if (next == '"')
            m_scanner.quoted();
        else if (next == '(' || next == '[' || next == '{' || next == '<')
            m_scanner.balanced();
        else
            m_scanner.moveTo(m_scanner.position() + (m_scanner.isAt("->") ? 2 : 1));
        end = m_scanner.position();
    }
    draft.attributes.push_back({name, m_file.text().substr(begin, end - begin)});
}

/// Stands at the space behind a part of a value: `[b, f] x [i, o] -> [b, f]` has more of them.
bool Parser::endsAttribute() const
{
    program::Scanner ahead = m_scanner;
    ahead.skipSpace();
    if (ahead.peek() == ':' || ahead.peek() == '{' || ahead.isAt("loc(") || isArgumentList(ahead))
        return true;
    if (ahead.accept("->")) {
        ahead.skipSpace();
        return ahead.peek() != '[';
    }
    if (!startsWord(ahead.peek()))
        return false;
    ahead.word();
    ahead.skipSpace();
    return ahead.peek() == '=' && ahead.peek(1) != '=';
}

bool Parser::readSymbol(Draft& draft)
{
    const std::size_t begin = m_scanner.position();
    const bool isText = m_scanner.peek() == '"';
    do {
        m_scanner.accept("@");
        m_scanner.name();
    } while (m_scanner.accept("::") && m_scanner.peek() == '@');
    if (m_scanner.hasFailed())
        return false;
    std::string_view name = "symbol";
    if (isText)
        name = "name";
    else if (draft.operation.name == "call" || draft.operation.name.ends_with(".call"))
        name = "callee";
    else if (draft.operation.name.ends_with("custom_call"))
        name = "call_target_name";
    draft.attributes.push_back({name, m_scanner.textFrom(begin)});
    return true;
}

void Parser::readPrettyTypes(Draft& draft)
{
    draft.isJoined = false;
    m_scanner.skipSpace();
    const char next = m_scanner.peek();
    if (!startsWord(next) && next != '!' && next != '(')
        return;
    draft.sharedTypes.clear();
    if (!readTypeList(draft.sharedTypes))
        return;
    std::size_t end = m_scanner.position();
    m_scanner.skipSpace();
    if (m_scanner.accept("->") || m_scanner.acceptWord("to") || m_scanner.acceptWord("into")) {
        m_scanner.skipSpace();
        draft.resultTypes.clear();
        readTypeList(draft.resultTypes);
        end = m_scanner.position();
    }
    if (!m_scanner.hasFailed())
        m_scanner.moveTo(end);
    if (draft.constant != 0)
        draft.attributes.push_back({"value", m_scanner.textFrom(draft.constant)});
    draft.constant = 0;
    // Those that are given their first value in the form are of the types behind it.
    const auto& types = draft.resultTypes.empty() ? draft.sharedTypes : draft.resultTypes;
    if (types.size() <= draft.everyRegion.size()) {
        const std::size_t first = draft.everyRegion.size() - types.size();
        for (std::size_t at = 0; at < types.size(); ++at)
            draft.everyRegion[first + at].type = types[at];
    }
}

void Parser::readBracket(Draft& draft)
{
    const char next = m_scanner.peek();
    if (next == '[' && draft.brackets.empty() && draft.operation.name.ends_with(".slice")) {
        if (const auto text = m_scanner.balanced())
            draft.attributes.push_back({"bounds", *text});
        return;
    }
    const bool isGiven = draft.lastWord == "ins" || draft.lastWord == "outs";
    if (next == '(' && draft.brackets.empty() && !isGiven && isArgumentList(m_scanner)) {
        m_scanner.accept("(");
        const auto arguments = readArguments(')');
        draft.nextRegion.insert(draft.nextRegion.end(), arguments.begin(), arguments.end());
        return;
    }
    if (next == '(' && draft.brackets.empty() && readAssignedNames(draft))
        return;
    draft.brackets.push_back(m_scanner.position());
    m_scanner.moveTo(m_scanner.position() + 1);
}

/// `(%i, %j) = `: what the regions are given.
bool Parser::readAssignedNames(Draft& draft)
{
    program::Scanner ahead = m_scanner;
    std::vector<Argument> names;
    ahead.accept("(");
    do {
        ahead.skipSpace();
        if (!ahead.accept("%"))
            return false;
        names.push_back({.name = ahead.word()});
        ahead.skipSpace();
    } while (ahead.accept(","));
    if (!ahead.accept(")"))
        return false;
    ahead.skipSpace();
    if (ahead.peek() != '=' || ahead.peek(1) == '=')
        return false;
    draft.everyRegion.insert(draft.everyRegion.end(), names.begin(), names.end());
    m_scanner.moveTo(ahead.position());
    return true;
}

bool Parser::closeBracket(Draft& draft)
{
    const std::size_t at = m_scanner.position();
    const char closing = m_scanner.peek();
    const char opening = closing == ')' ? '(' : '[';
    if (draft.brackets.empty() || m_file.text()[draft.brackets.back()] != opening) {
        m_scanner.fail("This \"" + std::string(1, closing) + "\" closes nothing.", at, at + 1);
        return false;
    }
    draft.brackets.pop_back();
    m_scanner.accept(std::string_view(&closing, 1));
    return true;
}

/// `(%a: T, …`: the printer sets no space before the colon of an argument, and one before that of
/// operands' types.
bool Parser::isArgumentList(program::Scanner ahead)
{
    if (!ahead.accept("("))
        return false;
    ahead.skipSpace();
    if (!ahead.accept("%"))
        return false;
    return !ahead.word().empty() && ahead.peek() == ':';
}

bool Parser::beginsOperation() const
{
    const char next = m_scanner.peek();
    if (next == '"' || next == '^' || next == '}')
        return true;
    program::Scanner ahead = m_scanner;
    if (next == '%') {
        // `%a, %b:2 =`; other names are operands that a line was broken before.
        while (ahead.accept("%")) {
            ahead.word();
            if (ahead.accept(":"))
                ahead.word();
            ahead.skipSpace();
            if (ahead.accept(","))
                ahead.skipSpace();
        }
        return ahead.peek() == '=' || !ahead.peek();
    }
    if (next == '#' || next == '!') {
        ahead.moveTo(ahead.position() + 1);
        ahead.name();
        ahead.skipSpace();
        return ahead.peek() == '=';
    }
    if (ahead.isAt("{-#"))
        return true;
    if (!startsWord(next))
        return false;
    const std::string_view word = ahead.word();
    return beginsOperationLine(word);
}

void Parser::warnOfUnknownForm(const Draft& draft)
{
    const std::string_view name = draft.operation.name;
    const std::size_t dot = name.find('.');
    const std::string_view dialect = name.substr(0, dot);
    if (dot == std::string_view::npos
        || std::ranges::find(knownDialects, dialect) != knownDialects.end()
        || !m_unknownForms.insert(name).second)
        return;
    const std::size_t begin = m_scanner.offsetOf(name);
    m_file.warning("unknown-form",
                   "The syntax of \"" + std::string(name)
                       + "\" is unknown: its operands and types are a best guess.",
                   {begin, begin + name.size()});
}

} // namespace fusewright::mlir
