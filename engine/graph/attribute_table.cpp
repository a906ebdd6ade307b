// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/attribute_table.h"

#include "engine/support/json_writer.h"

#include <array>
#include <charconv>
#include <utility>

namespace fusewright {

namespace {

std::string numberText(double number)
{
    std::array<char, 40> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    std::string text(digits.data(), end);
    // "1.0" and not "1": an attribute that is a float stays one when it is read again.
    if (text.find_first_of(".enai") == std::string::npos)
        text += ".0";
    return text;
}

std::string quoted(const std::string& text)
{
    std::string result;
    appendJsonString(result, text);
    return result;
}

template <class Items, class Show>
std::string listText(const Items& items, Show show)
{
    std::string text = "[";
    for (const auto& item : items) {
        if (text.size() > 1)
            text += ", ";
        text += show(item);
    }
    return text + ']';
}

struct Show {
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return numberText(number); }
    std::string operator()(bool truth) const { return truth ? "true" : "false"; }
    std::string operator()(const std::string& text) const { return quoted(text); }
    std::string operator()(const std::vector<std::int64_t>& items) const
    {
        return listText(items, [](std::int64_t number) { return std::to_string(number); });
    }
    std::string operator()(const std::vector<double>& items) const
    {
        return listText(items, numberText);
    }
    std::string operator()(const std::vector<std::string>& items) const
    {
        return listText(items, quoted);
    }
    std::string operator()(const TensorLiteral& tensor) const
    {
        std::string text(dataTypeName(tensor.type));
        text += (*this)(tensor.shape) + ' ';
        text += tensor.numbers.empty() ? (*this)(tensor.integers) : (*this)(tensor.numbers);
        if (!tensor.complete)
            text += "…";
        return text;
    }
    std::string operator()(const RawJson& raw) const { return raw.text; }
};

/// A text with its length, because what people are shown hides malformed bytes.
std::string keyOfText(const std::string& text)
{
    return std::to_string(text.size()) + ':' + text;
}

/// An empty list of integers and one of strings show alike, so the kind is part of the key.
std::string keyOf(const AttributeValue& value)
{
    const std::string kind = std::to_string(value.index()) + ':';
    if (const auto* const text = std::get_if<std::string>(&value))
        return kind + *text;
    if (const auto* const texts = std::get_if<std::vector<std::string>>(&value))
        return kind + listText(*texts, keyOfText);
    return kind + toText(value);
}

} // namespace

std::string toText(const AttributeValue& value)
{
    return std::visit(Show{}, value);
}

AttributeValueId AttributeTable::intern(AttributeValue value)
{
    const auto [at, added] = m_byText.try_emplace(keyOf(value), AttributeValueId(m_values.size()));
    if (added)
        m_values.push_back(std::move(value));
    return at->second;
}

} // namespace fusewright
