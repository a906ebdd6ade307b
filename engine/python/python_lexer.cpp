// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/python_lexer.h"

#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>

namespace fusewright {

namespace {

using Kind = PythonToken::Kind;

constexpr auto keywords = [] {
    auto words = std::to_array<std::uint64_t>({
        pythonWord("False"),  pythonWord("None"),   pythonWord("True"),     pythonWord("and"),
        pythonWord("as"),     pythonWord("assert"), pythonWord("async"),    pythonWord("await"),
        pythonWord("break"),  pythonWord("class"),  pythonWord("continue"), pythonWord("def"),
        pythonWord("del"),    pythonWord("elif"),   pythonWord("else"),     pythonWord("except"),
        pythonWord("for"),    pythonWord("from"),   pythonWord("finally"),  pythonWord("global"),
        pythonWord("if"),     pythonWord("import"), pythonWord("in"),       pythonWord("is"),
        pythonWord("lambda"), pythonWord("not"),    pythonWord("nonlocal"), pythonWord("or"),
        pythonWord("pass"),   pythonWord("raise"),  pythonWord("return"),   pythonWord("try"),
        pythonWord("while"),  pythonWord("with"),   pythonWord("yield"),
    });
    std::ranges::sort(words);
    return words;
}();

/// The longest first, so that the first that fits is the one.
constexpr auto longSymbols = std::to_array<std::string_view>(
    {"**=", "//=", ">>=", "<<=", "...", "**", "//", ">>", "<<", "<=", ">=", "==",
     "!=",  "->",  "+=",  "-=",  "*=",  "/=", "%=", "&=", "|=", "^=", "@=", ":="});
constexpr std::string_view symbolCharacters = "()[]{},:;.=+-*/%@<>!&|^~";

bool startsName(char character)
{
    return isLetter(character) || character == '_' || static_cast<unsigned char>(character) >= 0x80;
}

bool continuesName(char character)
{
    return startsName(character) || isDigit(character);
}

bool isLineEnd(char character)
{
    return character == '\n' || character == '\r';
}

bool isSpace(char character)
{
    return character == ' ' || character == '\t' || character == '\f';
}

class PythonLexer {
public:
    PythonLexer(std::string_view text, ByteRange part)
        : m_text(text.substr(0, part.end)), m_at(part.begin)
    {
        m_result.all.reserve(part.size() / 3);
    }

    PythonTokens run();

private:
    struct Bracket {
        ByteRange range;
        char closer;
    };

    bool atEnd() const { return m_at >= m_text.size(); }
    bool isQuote() const { return !atEnd() && (m_text[m_at] == '"' || m_text[m_at] == '\''); }
    void next();
    void endLine();
    void beginLine();
    std::size_t readIndentation();
    bool beginsStatement(std::size_t indentation) const;
    void interruptBrackets();
    void skipComment();
    void readName();
    void readNumber();
    void readText(std::size_t begin);
    void readSymbol();
    void trackBracket(char symbol);
    void add(Kind kind, std::size_t begin, std::uint64_t word = 0)
    {
        m_result.all.push_back({kind, {begin, m_at}, m_text.substr(begin, m_at - begin), word});
    }

    std::string_view m_text;
    std::size_t m_at;
    std::vector<std::size_t> m_indentations{0};
    std::vector<Bracket> m_brackets;
    bool m_hasStatement = false; ///< On the current logical line.
    PythonTokens m_result;
};

PythonTokens PythonLexer::run()
{
    if (m_text.substr(m_at).starts_with(utf8::byteOrderMark))
        m_at += utf8::byteOrderMark.size();
    beginLine();
    while (!atEnd())
        next();
    interruptBrackets();
    if (m_hasStatement)
        add(Kind::NewLine, m_at);
    for (; m_indentations.size() > 1; m_indentations.pop_back())
        add(Kind::Dedent, m_at);
    add(Kind::End, m_at);
    return std::move(m_result);
}

void PythonLexer::next()
{
    const char character = m_text[m_at];
    if (isLineEnd(character)) {
        endLine();
    } else if (character == '#') {
        skipComment();
    } else if (character == '\\' && m_at + 1 < m_text.size() && isLineEnd(m_text[m_at + 1])) {
        m_at += m_text.substr(m_at + 1).starts_with("\r\n") ? 3 : 2;
    } else if (isSpace(character)) {
        ++m_at;
    } else {
        m_hasStatement = true;
        if (startsName(character))
            readName();
        else if (isDigit(character)
                 || (character == '.' && m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1])))
            readNumber();
        else if (isQuote())
            readText(m_at);
        else
            readSymbol();
    }
}

void PythonLexer::endLine()
{
    const std::size_t begin = m_at;
    m_at += m_text.substr(m_at).starts_with("\r\n") ? 2 : 1;
    if (!m_brackets.empty()) {
        const std::size_t lineBegin = m_at;
        if (!beginsStatement(readIndentation()))
            return;
        m_at = lineBegin;
        interruptBrackets();
    }
    if (m_hasStatement)
        m_result.all.push_back({Kind::NewLine, {begin, m_at}, {}, 0});
    m_hasStatement = false;
    beginLine();
}

/// How far the text of the line stands in; a tab goes to the next multiple of eight.
std::size_t PythonLexer::readIndentation()
{
    std::size_t column = 0;
    for (; !atEnd() && isSpace(m_text[m_at]); ++m_at) {
        if (m_text[m_at] == ' ')
            ++column;
        else
            column = m_text[m_at] == '\t' ? (column / 8 + 1) * 8 : 0;
    }
    return column;
}

void PythonLexer::beginLine()
{
    const std::size_t column = readIndentation();
    if (atEnd() || isLineEnd(m_text[m_at]) || m_text[m_at] == '#')
        return;
    if (column > m_indentations.back()) {
        // What the text begins with is its outermost level, wherever it stands.
        if (m_result.all.empty())
            m_indentations.back() = column;
        else {
            m_indentations.push_back(column);
            add(Kind::Indent, m_at);
        }
        return;
    }
    while (m_indentations.size() > 1 && column < m_indentations.back()) {
        m_indentations.pop_back();
        add(Kind::Dedent, m_at);
    }
}

/// Whether the line can only be a statement of its own, though a bracket before it is open.
bool PythonLexer::beginsStatement(std::size_t indentation) const
{
    if (indentation > m_indentations.back() || atEnd())
        return false;
    const std::string_view rest = m_text.substr(m_at);
    for (const std::string_view keyword : {"def ", "class ", "return ", "with ", "import ", "@"}) {
        if (rest.starts_with(keyword))
            return true;
    }
    std::size_t end = 0;
    while (end < rest.size() && continuesName(rest[end]))
        ++end;
    return end > 0 && (rest.substr(end).starts_with(" = ") || rest.substr(end).starts_with(": "));
}

void PythonLexer::interruptBrackets()
{
    if (!m_brackets.empty())
        m_result.unclosed.push_back(m_brackets.back().range);
    m_brackets.clear();
}

void PythonLexer::skipComment()
{
    const std::size_t begin = m_at;
    while (!atEnd() && !isLineEnd(m_text[m_at]))
        ++m_at;
    m_result.comments.push_back({begin, m_at});
}

void PythonLexer::readName()
{
    const std::size_t begin = m_at;
    while (!atEnd() && continuesName(m_text[m_at]))
        ++m_at;
    const std::string_view name = m_text.substr(begin, m_at - begin);
    if (name.size() <= 2 && isQuote() && name.find_first_not_of("rRbBuUfF") == name.npos) {
        readText(begin);
        return;
    }
    std::uint64_t word = 0;
    if (name.size() >= 2 && name.size() <= 8) {
        word = pythonWord(name);
        word = std::ranges::binary_search(keywords, word) ? word : 0;
    }
    add(Kind::Name, begin, word);
}

void PythonLexer::readNumber()
{
    const std::size_t begin = m_at;
    const bool isHexadecimal = m_text.substr(m_at, 2) == "0x" || m_text.substr(m_at, 2) == "0X";
    while (!atEnd()) {
        const char character = m_text[m_at];
        const bool isSign = (character == '+' || character == '-') && !isHexadecimal
            && (m_text[m_at - 1] == 'e' || m_text[m_at - 1] == 'E') && m_at > begin;
        if (!continuesName(character) && character != '.' && !isSign)
            break;
        ++m_at;
    }
    add(Kind::Number, begin);
}

/// From `begin` there may be a prefix; the quotes are where the lexer is.
void PythonLexer::readText(std::size_t begin)
{
    const std::string_view prefix = m_text.substr(begin, m_at - begin);
    const bool isFormed = prefix.find_first_of("fF") != std::string_view::npos;
    const char quote = m_text[m_at];
    const bool isLong =
        m_at + 2 < m_text.size() && m_text[m_at + 1] == quote && m_text[m_at + 2] == quote;
    const std::array<char, 3> triple{quote, quote, quote};
    const std::string_view quotes(triple.data(), isLong ? 3 : 1);
    m_at += quotes.size();
    while (!atEnd() && !m_text.substr(m_at).starts_with(quotes)) {
        if (!isLong && isLineEnd(m_text[m_at]))
            break;
        m_at += m_text[m_at] == '\\' ? 2 : 1;
    }
    m_at = std::min(m_at, m_text.size());
    if (!m_text.substr(m_at).starts_with(quotes)) {
        add(Kind::Broken, begin);
        return;
    }
    m_at += quotes.size();
    add(isFormed ? Kind::Formed : Kind::Text, begin);
}

void PythonLexer::readSymbol()
{
    const std::size_t begin = m_at;
    const std::string_view rest = m_text.substr(m_at, 3);
    if (rest.size() > 1 && symbolCharacters.find(rest[1]) != std::string_view::npos) {
        for (const std::string_view symbol : longSymbols) {
            if (rest.starts_with(symbol)) {
                m_at += symbol.size();
                add(Kind::Punctuation, begin, pythonWord(symbol));
                return;
            }
        }
    }
    const char symbol = m_text[m_at++];
    if (symbolCharacters.find(symbol) == std::string_view::npos) {
        add(Kind::Broken, begin);
        return;
    }
    add(Kind::Punctuation, begin, static_cast<unsigned char>(symbol));
    trackBracket(symbol);
}

void PythonLexer::trackBracket(char symbol)
{
    const auto opens = std::string_view("([{").find(symbol);
    if (opens != std::string_view::npos)
        m_brackets.push_back({{m_at - 1, m_at}, ")]}"[opens]});
    else if (!m_brackets.empty() && m_brackets.back().closer == symbol)
        m_brackets.pop_back();
}

} // namespace

PythonTokens pythonTokens(std::string_view text, ByteRange part)
{
    return PythonLexer(text, part).run();
}

} // namespace fusewright
