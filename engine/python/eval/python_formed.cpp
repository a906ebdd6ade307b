// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_program.h"

#include "engine/python/python_lexer.h"
#include "engine/python/python_literals.h"
#include "engine/python/python_parser.h"
#include "engine/support/diagnostic.h"

namespace fusewright {

namespace {

/// Cuts strings that are put together into their parts.
class FormedReader {
public:
    explicit FormedReader(const SourceText& source) : m_source(source) { }

    std::vector<PythonFormedPart> read(ByteRange strings);

private:
    void readLiteral(const PythonToken& token);
    std::vector<PythonFormedPart> readParts(ByteRange range, int depth);
    /// Behind a `{`; gives the place behind the `}`.
    std::size_t readValue(ByteRange range, PythonFormedPart& part, int depth);
    void addText(std::string& to, std::string_view written) const;

    const SourceText& m_source;
    std::string m_prefix; ///< Of the literal, without what makes it formed.
    std::string m_quotes;
    std::vector<PythonFormedPart> m_parts;
};

std::vector<PythonFormedPart> FormedReader::read(ByteRange strings)
{
    for (const PythonToken& token : pythonTokens(m_source.text(), strings).all) {
        if (token.kind == PythonToken::Kind::Text || token.kind == PythonToken::Kind::Formed)
            readLiteral(token);
    }
    return std::move(m_parts);
}

void FormedReader::readLiteral(const PythonToken& token)
{
    if (token.kind == PythonToken::Kind::Text) {
        m_parts.emplace_back();
        m_parts.back().text = pythonString(token.text);
        return;
    }
    const std::size_t quote = token.text.find_first_of("'\"");
    m_prefix = token.text.find_first_of("rR") < quote ? "r" : "";
    const bool isLong = token.text.size() >= quote + 6 && token.text[quote + 1] == token.text[quote]
        && token.text[quote + 2] == token.text[quote];
    const std::size_t length = isLong ? 3 : 1;
    m_quotes = token.text.substr(quote, length);
    const std::size_t begin = token.range.begin + quote + length;
    for (PythonFormedPart& part : readParts({begin, token.range.end - length}, 0))
        m_parts.push_back(std::move(part));
}

void FormedReader::addText(std::string& to, std::string_view written) const
{
    // A backslash before a brace would take the quote with it.
    const bool isOpen = written.ends_with('\\') && !written.ends_with("\\\\");
    if (isOpen)
        written.remove_suffix(1);
    to += pythonString(m_prefix + m_quotes + std::string(written) + m_quotes);
    if (isOpen)
        to += '\\';
}

// NOLINTBEGIN(misc-no-recursion): specifications within specifications, two deep.
std::vector<PythonFormedPart> FormedReader::readParts(ByteRange range, int depth)
{
    const std::string_view text = m_source.text();
    std::vector<PythonFormedPart> parts(1);
    std::size_t begin = range.begin;
    for (std::size_t at = range.begin; at < range.end;) {
        const bool isBrace = text[at] == '{' || text[at] == '}';
        if (!isBrace) {
            at += text[at] == '\\' ? 2 : 1;
            continue;
        }
        addText(parts.back().text, text.substr(begin, at - begin));
        if (at + 1 < range.end && text[at + 1] == text[at]) {
            parts.back().text += text[at];
            at += 2;
        } else if (text[at] == '}') {
            ++at;
        } else {
            at = readValue({at + 1, range.end}, parts.back(), depth);
            parts.emplace_back();
        }
        begin = at;
    }
    if (begin < range.end)
        addText(parts.back().text, text.substr(begin, range.end - begin));
    return parts;
}

std::size_t FormedReader::readValue(ByteRange range, PythonFormedPart& part, int depth)
{
    const std::string_view text = m_source.text();
    int brackets = 0;
    char quote = 0;
    std::size_t at = range.begin;
    for (; at < range.end; ++at) {
        const char character = text[at];
        if (quote != 0) {
            quote = character == quote ? '\0' : quote;
            continue;
        }
        if (character == '\'' || character == '"')
            quote = character;
        else if (std::string_view("([{").find(character) != std::string_view::npos)
            ++brackets;
        else if (brackets > 0 && std::string_view(")]}").find(character) != std::string_view::npos)
            --brackets;
        else if (brackets == 0
                 && (character == '}' || character == ':'
                     || (character == '!' && at + 1 < range.end && text[at + 1] != '=')))
            break;
    }
    std::size_t end = at;
    const std::string_view written = text.substr(range.begin, end - range.begin);
    const std::size_t last = written.find_last_not_of(" \t");
    const bool showsItself = last != written.npos && last > 0 && written[last] == '='
        && std::string_view("=!<>").find(written[last - 1]) == std::string_view::npos;
    if (showsItself) {
        part.text += written;
        part.conversion = 'r';
        end = range.begin + last;
    }
    Diagnostics findings;
    part.program = std::make_unique<PythonProgram>(
        m_source, parsePython(m_source, {range.begin, end}, findings));
    const PythonTree& tree = part.program->tree;
    const PythonNodeId statement = tree.first(tree.root());
    if (tree.is(statement, PythonKind::Expression))
        part.value = tree.first(statement);
    if (at < range.end && text[at] == '!') {
        part.conversion = text[std::min(at + 1, range.end - 1)];
        at = std::min(at + 2, range.end);
    }
    if (at >= range.end || text[at] != ':' || depth > 1)
        return std::min(at + 1, range.end);
    const std::size_t begin = ++at;
    for (int braces = 0; at < range.end && (text[at] != '}' || braces > 0); ++at)
        braces += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
    part.spec = readParts({begin, at}, depth + 1);
    return std::min(at + 1, range.end);
}
// NOLINTEND(misc-no-recursion)

} // namespace

const std::vector<PythonFormedPart>& PythonProgram::partsOf(PythonNodeId formedString) const
{
    const auto found = formed.find(formedString.index);
    if (found != formed.end())
        return found->second;
    return formed.emplace(formedString.index, FormedReader(*source).read(tree.bytes(formedString)))
        .first->second;
}

} // namespace fusewright
