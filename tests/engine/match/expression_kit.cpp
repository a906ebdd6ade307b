// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Groups that are open stand on a stack: a parenthesis, or a call with what has been read of it.
// Within a group operands are joined by one sign, and each may be a comparison, which binds closer.

#include "tests/engine/match/expression_kit.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright::test {

namespace {

using Op = ExpressionOp;
using Payload = ExpressionSignature::Payload;

struct OpenGroup {
    const ExpressionSignature* call = nullptr; ///< Null for a parenthesis.
    ExpressionPayload payload;
    std::vector<ExpressionId> arguments; ///< With what a fact is said of.
    std::vector<ExpressionId> items;     ///< Of the argument that is read now.
    std::string_view sign;
    ExpressionId compared; ///< The left side of a comparison whose right side is the last item.
    std::string_view comparison;
};

constexpr std::string_view infixSigns[] = {"==", "!=", "<=", ">=", "<",   ">",  "+",
                                           "-",  "*",  "/",  "%",  "and", "or", "xor"};

bool isComparing(std::string_view sign)
{
    return sign == "==" || sign == "!=" || sign.front() == '<' || sign.front() == '>';
}

bool isOfWord(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
        || (letter >= '0' && letter <= '9') || letter == '_';
}

std::optional<ScalarType> typeNamed(std::string_view name)
{
    for (int at = 0; at <= static_cast<int>(ScalarType::Operand); ++at) {
        if (scalarTypeName(static_cast<ScalarType>(at)) == name)
            return static_cast<ScalarType>(at);
    }
    return std::nullopt;
}

class ExpressionReader {
public:
    ExpressionReader(std::string_view text, ExpressionTable& table, const ExpressionWords& words)
        : m_text(text), m_table(table), m_words(words)
    {
    }

    ExpressionId read();

private:
    bool readOperand();
    bool readAfterOperand();
    bool readNumber();
    bool readQuoted();
    bool readWord();
    bool readSignedCall();
    bool readType();
    bool open(const ExpressionSignature& call, std::vector<ExpressionId> arguments);
    bool readPayload(OpenGroup& group);
    bool closeGroup();
    bool give(ExpressionId id);
    bool finishComparison(OpenGroup& group);
    ExpressionId joined(OpenGroup& group);

    void skipSpace();
    bool take(std::string_view token);
    std::string_view word();
    std::string_view rawName();

    std::string_view m_text;
    ExpressionTable& m_table;
    const ExpressionWords& m_words;
    std::vector<OpenGroup> m_groups;
    bool m_expectsOperand = true;
};

ExpressionId ExpressionReader::read()
{
    m_groups.emplace_back();
    for (;;) {
        skipSpace();
        if (m_text.empty())
            break;
        if (m_expectsOperand ? !readOperand() : !readAfterOperand())
            return {};
    }
    const bool isWhole = m_groups.size() == 1 && !m_expectsOperand;
    return isWhole ? joined(m_groups.front()) : ExpressionId();
}

void ExpressionReader::skipSpace()
{
    while (m_text.starts_with(' '))
        m_text.remove_prefix(1);
}

bool ExpressionReader::take(std::string_view token)
{
    skipSpace();
    const bool isThere = m_text.starts_with(token);
    if (isThere)
        m_text.remove_prefix(token.size());
    return isThere;
}

std::string_view ExpressionReader::word()
{
    skipSpace();
    const auto end = std::ranges::find_if_not(m_text, isOfWord);
    const std::string_view word = m_text.substr(0, static_cast<std::size_t>(end - m_text.begin()));
    m_text.remove_prefix(word.size());
    return word;
}

/// Up to the next comma or parenthesis.
std::string_view ExpressionReader::rawName()
{
    skipSpace();
    const std::string_view name = m_text.substr(0, m_text.find_first_of(",)"));
    m_text.remove_prefix(name.size());
    return name;
}

bool ExpressionReader::give(ExpressionId id)
{
    if (!id.isValid())
        return false;
    m_groups.back().items.push_back(id);
    m_expectsOperand = false;
    return true;
}

bool ExpressionReader::readOperand()
{
    if (take("(")) {
        m_groups.emplace_back();
        return true;
    }
    if (m_text.starts_with('"'))
        return readQuoted();
    return readNumber() || readWord();
}

bool ExpressionReader::readNumber()
{
    double number = 0;
    const char* const begin = m_text.data();
    const auto read = std::from_chars(begin, begin + m_text.size(), number);
    const auto length = static_cast<std::size_t>(read.ptr - begin);
    const bool isWord = length < m_text.size() && isOfWord(m_text[length]) && m_text[length] != 'u';
    if (length == 0 || isWord)
        return false;
    const std::string_view digits = m_text.substr(0, length);
    m_text.remove_prefix(length);
    if (digits.find_first_not_of("-0123456789") != std::string_view::npos)
        return give(m_table.addLiteral(Scalar::of(number)));
    std::uint64_t size = 0;
    std::int64_t whole = 0;
    if (take("u")) {
        std::from_chars(begin, begin + length, size);
        return give(m_table.addLiteral(Scalar::of(size)));
    }
    std::from_chars(begin, begin + length, whole);
    return give(m_table.addLiteral(Scalar::of(whole)));
}

bool ExpressionReader::readQuoted()
{
    std::string text;
    std::size_t at = 1;
    for (; at < m_text.size() && m_text[at] != '"'; ++at) {
        if (m_text[at] == '\\' && at + 1 < m_text.size())
            ++at;
        text += m_text[at];
    }
    m_text.remove_prefix(std::min(at + 1, m_text.size()));
    return give(m_table.addLiteral(Scalar::of(std::string_view(text))));
}

bool ExpressionReader::readType()
{
    const std::string_view name = rawName();
    const auto type = name == "?" ? std::optional(DataType::Unknown) : parseDataType(name);
    return take(")") && type && give(m_table.addLiteral(Scalar::of(*type)));
}

bool ExpressionReader::readWord()
{
    const std::string_view name = word();
    if (name.empty())
        return readSignedCall();
    const EntryId entry = m_words.entry(name);
    if (entry.isValid())
        return give(m_table.add(Op::Bound, {}, entry));
    if (name == "true" || name == "false")
        return give(m_table.addLiteral(Scalar::of(name == "true")));
    if (name == "whole")
        return give(m_table.add(Op::Whole));
    if (!take("("))
        return false;
    if (name == "type")
        return readType();
    const ExpressionSignature* const call = signatureNamed(name);
    return call && open(*call, {});
}

/// A sign before one operand, as in `+(4)`.
bool ExpressionReader::readSignedCall()
{
    for (const std::string_view sign : infixSigns) {
        if (m_text.starts_with(std::string(sign) + '(') && take(sign) && take("("))
            return open(*signatureNamed(sign), {});
    }
    return false;
}

/// Its parenthesis is open.
bool ExpressionReader::open(const ExpressionSignature& call, std::vector<ExpressionId> arguments)
{
    OpenGroup group{.call = &call, .payload = {}, .arguments = std::move(arguments)};
    if (!readPayload(group))
        return false;
    m_groups.push_back(std::move(group));
    const bool hasPayload = call.payload != Payload::None;
    if (take(")"))
        return closeGroup();
    m_expectsOperand = true;
    return !hasPayload || take(",");
}

bool ExpressionReader::readPayload(OpenGroup& group)
{
    if (group.call->payload == Payload::None)
        return true;
    const std::string_view name = rawName();
    if (group.call->payload == Payload::Loop) {
        group.payload = m_words.loop(name);
        return true;
    }
    NamedScalar named{.name = std::string(name)};
    if (group.call->payload == Payload::TypedName) {
        const auto type = take(",") ? typeNamed(rawName()) : std::nullopt;
        if (!type)
            return false;
        named.type = *type;
    }
    group.payload = std::move(named);
    return true;
}

bool ExpressionReader::readAfterOperand()
{
    OpenGroup& group = m_groups.back();
    if (take(".")) {
        const ExpressionSignature* const fact = signatureNamed(word());
        const ExpressionId receiver = group.items.back();
        group.items.pop_back();
        if (!fact)
            return false;
        return take("(") ? open(*fact, {receiver}) : give(m_table.add(fact->op, {receiver}));
    }
    if (take(")"))
        return closeGroup();
    if (take(",")) {
        group.arguments.push_back(joined(group));
        group.items.clear();
        group.sign = {};
        m_expectsOperand = true;
        return group.call != nullptr;
    }
    for (const std::string_view sign : infixSigns) {
        if (!take(sign))
            continue;
        if (!finishComparison(group))
            return false;
        if (isComparing(sign)) {
            group.compared = group.items.back();
            group.comparison = sign;
            group.items.pop_back();
            m_expectsOperand = true;
            return true;
        }
        const bool isSame = group.sign.empty() || group.sign == sign;
        group.sign = sign;
        m_expectsOperand = true;
        return isSame;
    }
    return false;
}

bool ExpressionReader::closeGroup()
{
    if (m_groups.size() == 1)
        return false;
    OpenGroup group = std::move(m_groups.back());
    m_groups.pop_back();
    if (!group.call)
        return give(joined(group));
    if (!group.items.empty())
        group.arguments.push_back(joined(group));
    return give(m_table.add(group.call->op, group.arguments, std::move(group.payload)));
}

bool ExpressionReader::finishComparison(OpenGroup& group)
{
    const ExpressionId left = std::exchange(group.compared, ExpressionId());
    if (!left.isValid())
        return true;
    const ExpressionId right = group.items.back();
    group.items.back() = m_table.add(signatureNamed(group.comparison)->op, {left, right});
    return group.items.back().isValid();
}

ExpressionId ExpressionReader::joined(OpenGroup& group)
{
    if (!finishComparison(group))
        return {};
    if (group.items.size() == 1)
        return group.items.front();
    const ExpressionSignature* const sign = signatureNamed(group.sign);
    return sign && !group.items.empty() ? m_table.add(sign->op, group.items) : ExpressionId();
}

} // namespace

ExpressionId readExpression(std::string_view text, ExpressionTable& table,
                            const ExpressionWords& words)
{
    return ExpressionReader(text, table, words).read();
}

const ExpressionSignature* signatureNamed(std::string_view word)
{
    const auto all = expressionSignatures();
    const auto found = std::ranges::find(all, word, &ExpressionSignature::word);
    return found == all.end() || word.empty() ? nullptr : &*found;
}

} // namespace fusewright::test
