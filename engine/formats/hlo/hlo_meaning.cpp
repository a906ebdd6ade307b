// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/hlo/hlo_meaning.h"

#include "engine/formats/program/scope_path.h"
#include "engine/formats/program/type_facts.h"
#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace fusewright::hlo {

namespace {

constexpr std::size_t longestText = 4096;

DataType elementType(std::string_view word)
{
    if (word == "token" || word == "opaque")
        return DataType::Opaque;
    // Signed integers are `s32`.
    std::string name(word);
    if (name.size() > 1 && name[0] == 's' && isDigit(name[1]))
        name[0] = 'i';
    return parseDataType(name).value_or(DataType::Unknown);
}

/// `f32[8,<=16,?]{1,0}`.
program::TypeFacts readType(std::string_view text)
{
    program::TypeFacts facts;
    const std::size_t open = text.find('[');
    if (text.starts_with('(')) {
        facts.type = DataType::Sequence;
        return facts;
    }
    const std::size_t close = text.find(']');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open)
        return facts;
    facts.type = elementType(text.substr(0, open));
    facts.isRanked = facts.type != DataType::Opaque;
    std::string_view rest = text.substr(open + 1, close - open - 1);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        const std::size_t first = std::min(rest.find_first_not_of(' '), end);
        const std::string_view part = rest.substr(first, end - first);
        std::int64_t size = -1;
        const auto read = std::from_chars(part.data(), part.data() + part.size(), size);
        facts.shape.push_back(read.ptr == part.data() + part.size() ? size : -1);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return facts;
}

bool isFloating(DataType type)
{
    const std::string_view name = dataTypeName(type);
    return name.starts_with('f') || name.starts_with("bf");
}

bool addElement(TensorLiteral& literal, std::string_view word)
{
    if (word == "true" || word == "false") {
        literal.integers.push_back(word == "true" ? 1 : 0);
        return true;
    }
    if (isFloating(literal.type)) {
        const auto number = program::numberIn<double>(word);
        if (number)
            literal.numbers.push_back(*number);
        return number.has_value();
    }
    const auto number = program::numberIn<std::int64_t>(word);
    if (number)
        literal.integers.push_back(*number);
    return number.has_value();
}

/// `f32[2]{0} constant({1, 2})`.
std::optional<TensorLiteral> readConstant(std::string_view text)
{
    constexpr std::string_view word = " constant(";
    const std::size_t begin = text.find(word);
    if (begin == std::string_view::npos || !text.ends_with(')'))
        return std::nullopt;
    const program::TypeFacts type = readType(text.substr(0, begin));
    if (!type.isRanked)
        return std::nullopt;
    TensorLiteral literal{.type = type.type, .shape = type.shape, .complete = true};
    std::string_view rest = text.substr(begin + word.size());
    rest.remove_suffix(1);
    constexpr std::string_view between = "{}, \n\t";
    while (true) {
        const std::size_t first = rest.find_first_not_of(between);
        if (first == std::string_view::npos)
            return literal;
        if (std::max(literal.numbers.size(), literal.integers.size())
            == TensorLiteral::mostElements) {
            literal.complete = false;
            return literal;
        }
        const std::size_t end = std::min(rest.find_first_of(between, first), rest.size());
        if (rest.substr(first, end - first) == "...") {
            literal.complete = false;
            return literal;
        }
        if (!addElement(literal, rest.substr(first, end - first)))
            return std::nullopt;
        rest.remove_prefix(end);
    }
}

/// `{1,0}`; nothing where it is more than numbers.
std::optional<std::vector<std::int64_t>> readNumbers(std::string_view text)
{
    if (!text.starts_with('{') || !text.ends_with('}'))
        return std::nullopt;
    std::vector<std::int64_t> numbers;
    std::string_view rest = text.substr(1, text.size() - 2);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        const std::size_t first = std::min(rest.find_first_not_of(' '), end);
        const auto number = program::numberIn<std::int64_t>(rest.substr(first, end - first));
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return numbers;
}

} // namespace

ValueType HloMeaning::type(std::string_view text, GraphBuilder& builder) const
{
    return readType(text).in(builder);
}

AttributeValue HloMeaning::attribute(std::string_view text) const
{
    if (text == "true" || text == "false")
        return text == "true";
    if (auto literal = readConstant(text))
        return *std::move(literal);
    if (text.size() > longestText)
        return utf8::repaired(text.substr(0, longestText)) + "…";
    if (const auto number = program::numberIn<std::int64_t>(text))
        return *number;
    if (const auto number = program::numberIn<double>(text))
        return *number;
    if (auto numbers = readNumbers(text))
        return *std::move(numbers);
    const bool isQuoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
    return utf8::repaired(isQuoted ? text.substr(1, text.size() - 2) : text);
}

program::ModulePlace HloMeaning::place(std::string_view location) const
{
    return program::placeOfScope(location);
}

std::string HloMeaning::operatorName(const program::Program& /*program*/,
                                     const program::Operation& operation,
                                     const program::Body* /*called*/) const
{
    return "hlo." + std::string(operation.name);
}

} // namespace fusewright::hlo
