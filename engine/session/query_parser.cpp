// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/query.h"

#include "engine/session/shape_words.h"
#include "engine/support/letters.h"
#include "engine/support/nearest_word.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace fusewright {

namespace {

bool isSpace(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

bool endsWord(char letter)
{
    return isSpace(letter) || letter == '|';
}

bool isFieldLetter(char letter)
{
    return isLetter(letter) || letter == '-';
}

std::string withoutSpaces(std::string text)
{
    std::erase_if(text, isSpace);
    return text;
}

std::optional<std::uint32_t> readNumber(std::string_view text)
{
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && !text.empty() ? std::optional(number) : std::nullopt;
}

/// `0.5`, `<0.01` or `>1e-3`.
std::optional<StepTest> readStep(std::string_view text)
{
    StepTest test;
    if (text.starts_with('<') || text.starts_with('>')) {
        test.kind = text.front() == '<' ? StepTest::Kind::Less : StepTest::Kind::More;
        text.remove_prefix(1);
    }
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), test.scale);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && !text.empty() ? std::optional(test) : std::nullopt;
}

/// Words such as `float` are names of operators as often as of types.
bool looksLikeType(std::string_view word)
{
    return word.find_first_of("123468") != std::string_view::npos;
}

class QueryParser {
public:
    explicit QueryParser(std::string_view text) : m_text(text) { }

    Query parse();

private:
    enum class Quoting { None, Quotes, Slashes };
    /// A value as it stands in the query.
    struct Value {
        std::string text;
        Quoting quoting = Quoting::None;
        ByteRange range;
    };

    bool atEnd() const { return m_at >= m_text.size(); }
    char here() const { return atEnd() ? '\0' : m_text[m_at]; }
    void find(ByteRange range, std::string message);
    void readBar();
    void readTerm();
    void readFields(QueryTerm& term);
    void noteUnknownField(std::string_view word);
    Value readValue(std::string_view enders = "");
    std::optional<Value> readQuoted();
    std::optional<Value> readSlashed();
    TextTest makeTest(const Value& value, TextTest::Kind ofWord);
    void finish(QueryTerm& term, const Value& value);
    void finishAttribute(QueryTerm& term, const Value& value);
    void finishFree(QueryTerm& term, const Value& value);
    void add(QueryTerm term);

    std::string_view m_text;
    std::size_t m_at = 0;
    Query m_query;
    std::optional<std::size_t> m_bar; ///< Where the bar before the next word stands.
    bool m_isTight = false;           ///< Nothing stands between it and the word before.
};

Query QueryParser::parse()
{
    while (!atEnd()) {
        if (isSpace(here()))
            m_isTight = false, ++m_at;
        else if (here() == '|')
            readBar();
        else
            readTerm();
    }
    if (m_bar)
        find({*m_bar, *m_bar + 1}, "A word is missing after \"|\".");
    return std::move(m_query);
}

void QueryParser::find(ByteRange range, std::string message)
{
    m_query.findings.push_back({.range = range, .message = std::move(message)});
}

void QueryParser::readBar()
{
    if (m_query.clauses.empty() || m_bar)
        find({m_at, m_at + 1}, "A word is missing before \"|\".");
    else
        m_bar = m_at;
    m_isTight = m_at > 0 && !isSpace(m_text[m_at - 1]);
    ++m_at;
}

void QueryParser::readTerm()
{
    QueryTerm term;
    const std::size_t begin = m_at;
    if (here() == '-' && m_at + 1 < m_text.size() && !endsWord(m_text[m_at + 1])) {
        term.isNegated = true;
        ++m_at;
    }
    const std::size_t beforeFields = m_at;
    readFields(term);
    // `op:linear|matmul` means one field for both.
    if (m_at == beforeFields && m_bar && m_isTight && !m_query.clauses.empty()) {
        const QueryTerm& before = m_query.clauses.back().terms.back();
        term.field = before.field;
        term.steps = before.steps;
    }
    if (term.field == QueryField::Attribute)
        finishAttribute(term, readValue("="));
    else
        finish(term, readValue());
    if (m_at == begin)
        ++m_at; // Cannot be; but a query never hangs.
    add(std::move(term));
}

void QueryParser::readFields(QueryTerm& term)
{
    while (!atEnd()) {
        std::size_t end = m_at;
        while (end < m_text.size() && isFieldLetter(m_text[end]))
            ++end;
        if (end == m_at || end == m_text.size() || m_text[end] != ':')
            return;
        const std::string word = lowered(m_text.substr(m_at, end - m_at));
        const auto& known = queryFieldWords();
        const auto found = std::ranges::find(known, std::string_view(word), &QueryFieldWord::word);
        if (found == known.end()) {
            noteUnknownField(m_text.substr(m_at, end - m_at));
            return;
        }
        m_at = end + 1;
        if (!found->step) {
            term.field = found->field;
            return;
        }
        term.steps.push_back(*found->step);
    }
}

/// `aten::linear` and `x:0` are names; `opp:linear` is a mistake.
void QueryParser::noteUnknownField(std::string_view word)
{
    const std::size_t after = m_at + word.size() + 1;
    std::vector<std::string_view> known;
    for (const QueryFieldWord& each : queryFieldWords())
        known.push_back(each.word);
    const auto nearest = nearestWord(word, known);
    const char next = after < m_text.size() ? m_text[after] : '\0';
    if (!nearest || next == ':' || isDigit(next))
        return;
    find({m_at, after},
         "There is no field \"" + std::string(word) + "\". Did you mean \"" + std::string(*nearest)
             + ":\"? Put text with a colon in quotes.");
}

QueryParser::Value QueryParser::readValue(std::string_view enders)
{
    if (here() == '"') {
        if (auto quoted = readQuoted())
            return *std::move(quoted);
    }
    if (here() == '/') {
        if (auto slashed = readSlashed())
            return *std::move(slashed);
    }
    const std::size_t begin = m_at;
    const std::size_t bracket = here() == '[' ? m_text.find(']', m_at) : std::string_view::npos;
    if (bracket != std::string_view::npos)
        m_at = bracket + 1;
    while (!atEnd() && !endsWord(here()) && enders.find(here()) == std::string_view::npos)
        ++m_at;
    return {.text = std::string(m_text.substr(begin, m_at - begin)), .range = {begin, m_at}};
}

std::optional<QueryParser::Value> QueryParser::readQuoted()
{
    const std::size_t begin = m_at;
    Value value{.text = {}, .quoting = Quoting::Quotes, .range = {}};
    for (++m_at; !atEnd() && here() != '"'; ++m_at) {
        if (here() == '\\' && m_at + 1 < m_text.size())
            ++m_at;
        value.text += here();
    }
    if (atEnd())
        find({begin, m_text.size()}, "The quotes are not closed.");
    else
        ++m_at;
    value.range = {begin, m_at};
    return value;
}

/// Only what ends with a slash is an expression: `/model/layers.0/Add` is a name.
std::optional<QueryParser::Value> QueryParser::readSlashed()
{
    std::size_t end = m_at + 1;
    while (end < m_text.size() && m_text[end] != '/')
        end += m_text[end] == '\\' ? 2 : 1;
    const bool isClosed = end < m_text.size() && end > m_at + 1;
    if (!isClosed || (end + 1 < m_text.size() && !endsWord(m_text[end + 1])))
        return std::nullopt;
    Value value{.text = std::string(m_text.substr(m_at + 1, end - m_at - 1)),
                .quoting = Quoting::Slashes,
                .range = {m_at, end + 1}};
    m_at = end + 1;
    return value;
}

TextTest QueryParser::makeTest(const Value& value, TextTest::Kind ofWord)
{
    using Kind = TextTest::Kind;
    if (value.quoting == Quoting::Quotes)
        return {.kind = Kind::Whole, .text = value.text, .expression = nullptr};
    if (value.quoting == Quoting::None && value.text == "*")
        return {.kind = Kind::Anything, .text = {}, .expression = nullptr};
    if (value.quoting == Quoting::None) {
        std::string text = lowered(value.text);
        return {.kind = ofWord,
                .text = ofWord == Kind::Value ? withoutSpaces(std::move(text)) : std::move(text),
                .expression = nullptr};
    }
    auto read = RegularExpression::read(value.text);
    if (const auto* const mistake = std::get_if<ExpressionMistake>(&read)) {
        const std::size_t at = value.range.begin + 1 + mistake->offset;
        find({at, std::min(at + 1, value.range.end)}, mistake->message);
        return {.kind = Kind::Found, .text = {}, .expression = nullptr};
    }
    return {.kind = Kind::Found,
            .text = value.text,
            .expression = std::make_shared<const RegularExpression>(
                std::get<RegularExpression>(std::move(read)))};
}

void QueryParser::finish(QueryTerm& term, const Value& value)
{
    if (value.text.empty() && value.quoting == Quoting::None)
        return find({value.range.begin, value.range.begin}, "A word is missing here.");
    const bool isPlain = value.quoting == Quoting::None;
    switch (term.field) {
    case QueryField::Any:
        return finishFree(term, value);
    case QueryField::Section:
    case QueryField::Fold:
        term.number = readNumber(value.text);
        if (!term.number)
            find(value.range, "Enter a section or fold number.");
        return;
    case QueryField::Type:
        term.type = value.text == "?" ? DataType::Unknown : parseDataType(lowered(value.text));
        if (!term.type)
            find(value.range, "There is no type \"" + value.text + "\".");
        return;
    case QueryField::Step:
        term.step = readStep(value.text);
        if (!term.step)
            find(value.range, "This is not a step; write 0.5, <0.01 or >0.01.");
        return;
    case QueryField::Shape:
        term.shape = isPlain ? readShapeWord(value.text) : std::nullopt;
        if (!term.shape)
            find(value.range, "This is not a shape; write 4096x11008 or [1,?,4096].");
        return;
    default:
        term.text = makeTest(value, TextTest::Kind::Part);
    }
}

void QueryParser::finishAttribute(QueryTerm& term, const Value& value)
{
    if (here() != '=' || value.quoting != Quoting::None)
        return finish(term, value);
    ++m_at;
    // A name of an attribute is asked for as a whole, so that `axis=1` is not `keepaxis=1`.
    term.text = makeTest(value, TextTest::Kind::Value);
    const Value expected = readValue();
    if (expected.text.empty() && expected.quoting == Quoting::None)
        return find({expected.range.begin, expected.range.begin}, "A value is missing here.");
    term.value = makeTest(expected, TextTest::Kind::Value);
}

void QueryParser::finishFree(QueryTerm& term, const Value& value)
{
    term.text = makeTest(value, TextTest::Kind::Part);
    if (value.quoting != Quoting::None)
        return;
    if (looksLikeShape(value.text))
        term.shape = readShapeWord(value.text);
    term.isQuantized = lowered(value.text) == "quantized";
    if (looksLikeType(value.text))
        term.type = parseDataType(lowered(value.text));
}

void QueryParser::add(QueryTerm term)
{
    if (std::exchange(m_bar, std::nullopt) && !m_query.clauses.empty()) {
        m_query.clauses.back().terms.push_back(std::move(term));
        return;
    }
    // A minus before the first of several alternatives is about all of them.
    QueryClause clause;
    clause.isNegated = std::exchange(term.isNegated, false);
    clause.terms.push_back(std::move(term));
    m_query.clauses.push_back(std::move(clause));
}

} // namespace

const std::vector<QueryFieldWord>& queryFieldWords()
{
    static const std::vector<QueryFieldWord> words{
        {"op", QueryField::Operator, {}},
        {"name", QueryField::Name, {}},
        {"attr", QueryField::Attribute, {}},
        {"shape", QueryField::Shape, {}},
        {"type", QueryField::Type, {}},
        {"step", QueryField::Step, {}},
        {"module", QueryField::Module, {}},
        {"rule", QueryField::Rule, {}},
        {"section", QueryField::Section, {}},
        {"fold", QueryField::Fold, {}},
        {"heuristic", QueryField::Heuristic, {}},
        {"user-of", QueryField::Any, QueryStep::ToUsers},
        {"producer-of", QueryField::Any, QueryStep::ToProducers},
    };
    return words;
}

/// Steps are shown shortened, and one that was copied still has to be found.
bool StepTest::accepts(double step) const
{
    constexpr double tolerance = 1e-4;
    const bool isEqual = std::fabs(step - scale) <= tolerance * std::fabs(scale);
    return kind == Kind::Equal ? isEqual : kind == Kind::Less ? step < scale : step > scale;
}

bool Query::asksForSections() const
{
    for (const QueryClause& clause : clauses) {
        for (const QueryTerm& term : clause.terms) {
            if (term.field >= QueryField::Rule)
                return true;
        }
    }
    return false;
}

Query parseQuery(std::string_view text)
{
    return QueryParser(text).parse();
}

} // namespace fusewright
