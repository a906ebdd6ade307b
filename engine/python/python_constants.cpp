// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/python_constants.h"

#include "engine/python/python_literals.h"

namespace fusewright {

namespace {

constexpr std::size_t longestList = 256;

std::optional<AttributeValue> readScalar(std::string_view text)
{
    if (const auto integer = pythonInteger(text))
        return *integer;
    if (const auto number = pythonFloat(text))
        return *number;
    if (text == "True" || text == "False")
        return text == "True";
    if (isPythonString(text))
        return pythonString(text);
    return std::nullopt;
}

template <class Item>
std::optional<std::vector<Item>> listOf(const std::vector<AttributeValue>& values)
{
    std::vector<Item> items;
    for (const AttributeValue& value : values) {
        const Item* const item = std::get_if<Item>(&value);
        if (!item)
            return std::nullopt;
        items.push_back(*item);
    }
    return items;
}

std::optional<AttributeValue> readList(std::string_view text)
{
    const bool isList = text.size() >= 2
        && ((text.front() == '[' && text.back() == ']')
            || (text.front() == '(' && text.back() == ')'));
    if (!isList)
        return std::nullopt;
    std::vector<AttributeValue> values;
    for (const std::string_view item : splitPythonItems(text.substr(1, text.size() - 2))) {
        auto value = readScalar(item);
        if (!value || values.size() == longestList)
            return std::nullopt;
        values.push_back(*std::move(value));
    }
    if (auto integers = listOf<std::int64_t>(values))
        return *std::move(integers);
    if (auto texts = listOf<std::string>(values))
        return *std::move(texts);
    for (AttributeValue& value : values) {
        if (const auto* const integer = std::get_if<std::int64_t>(&value))
            value = static_cast<double>(*integer);
    }
    if (auto numbers = listOf<double>(values))
        return *std::move(numbers);
    return std::nullopt;
}

} // namespace

namespace {

/// Behind a string that begins here and is a whole item; else here.
std::size_t behindString(std::string_view text, std::size_t at)
{
    if (at >= text.size() || (text[at] != '\'' && text[at] != '"'))
        return at;
    std::size_t end = at + 1;
    while (end < text.size() && text[end] != text[at])
        end += text[end] == '\\' ? 2 : 1;
    if (end >= text.size())
        return at;
    const bool isWhole = end + 1 == text.size()
        || std::string_view(",)]}: ").find(text[end + 1]) != std::string_view::npos;
    return isWhole ? end + 1 : at;
}

} // namespace

std::string_view withoutSpace(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\f\r\n");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\f\r\n") - begin + 1);
}

std::vector<std::string_view> splitPythonItems(std::string_view text)
{
    std::vector<std::string_view> items;
    std::size_t depth = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const bool isFirst = withoutSpace(text.substr(begin, at - begin)).empty();
        at = isFirst ? behindString(text, at) : at;
        const char character = at < text.size() ? text[at] : ',';
        if (character == '(' || character == '[' || character == '{')
            ++depth;
        else if ((character == ')' || character == ']' || character == '}') && depth > 0)
            --depth;
        else if (character == ',' && (depth == 0 || at == text.size())) {
            const std::string_view item = withoutSpace(text.substr(begin, at - begin));
            if (!item.empty())
                items.push_back(item);
            begin = at + 1;
        }
    }
    return items;
}

namespace {

ArgumentKind kindOfWord(std::string_view word)
{
    static constexpr std::string_view torch = "torch.";
    if (!word.starts_with(torch))
        return ArgumentKind::Text;
    if (word.ends_with("_format") || word.find("channels_last") != std::string_view::npos)
        return ArgumentKind::MemoryFormat;
    if (word == "torch.strided" || word.starts_with("torch.sparse_"))
        return ArgumentKind::Layout;
    return parseDataType(word) ? ArgumentKind::Type : ArgumentKind::Text;
}

} // namespace

ArgumentKind argumentKind(std::string_view constant)
{
    const auto value = pythonConstant(constant);
    if (!value)
        return ArgumentKind::Nothing;
    if (std::holds_alternative<std::int64_t>(*value))
        return ArgumentKind::Integer;
    if (std::holds_alternative<double>(*value))
        return ArgumentKind::Float;
    if (std::holds_alternative<bool>(*value))
        return ArgumentKind::Truth;
    if (std::holds_alternative<std::vector<std::int64_t>>(*value))
        return ArgumentKind::Integers;
    if (std::holds_alternative<std::vector<double>>(*value))
        return ArgumentKind::Floats;
    const std::string_view word = withoutSpace(constant);
    const bool isWord = std::holds_alternative<std::string>(*value)
        && std::string_view("([{").find(word.front()) == std::string_view::npos;
    return isWord ? kindOfWord(word) : ArgumentKind::Anything;
}

std::optional<AttributeValue> pythonConstant(std::string_view text)
{
    text = withoutSpace(text);
    if (text == "None" || text.empty())
        return std::nullopt;
    if (auto scalar = readScalar(text))
        return scalar;
    if (auto list = readList(text))
        return list;
    return std::string(text);
}

} // namespace fusewright
