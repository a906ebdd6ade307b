// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/mlir/mlir_attributes.h"

#include "engine/formats/mlir/dense_elements.h"
#include "engine/formats/mlir/mlir_types.h"
#include "engine/formats/program/type_facts.h"
#include "engine/support/utf8.h"

#include <optional>
#include <string>
#include <vector>

namespace fusewright::mlir {

namespace {

constexpr std::size_t longestText = 4096;

/// `1 : i64` without its type.
std::string_view withoutType(std::string_view text)
{
    const std::size_t colon = text.find(" : ");
    return colon == std::string_view::npos ? text : text.substr(0, colon);
}

/// One text in quotation marks and nothing else.
bool isQuoted(std::string_view text)
{
    if (text.size() < 2 || text.front() != '"')
        return false;
    std::size_t at = 1;
    while (at < text.size() && text[at] != '"')
        at += text[at] == '\\' ? 2 : 1;
    return at + 1 == text.size();
}

/// The parts between commas; nothing where brackets make it more than a plain list.
std::optional<std::vector<std::string_view>> plainParts(std::string_view text)
{
    std::vector<std::string_view> parts;
    if (text.find_first_not_of(' ') == std::string_view::npos)
        return parts;
    if (text.find_first_of("[]{}()<>") != std::string_view::npos)
        return std::nullopt;
    while (true) {
        std::size_t end = 0;
        for (bool isInside = false; end < text.size() && (isInside || text[end] != ','); ++end)
            isInside = text[end] == '"' ? !isInside : isInside;
        const std::string_view part = text.substr(0, end);
        const std::size_t first = part.find_first_not_of(" \n\t\r");
        if (first == std::string_view::npos)
            return std::nullopt;
        parts.push_back(part.substr(first, part.find_last_not_of(" \n\t\r") - first + 1));
        if (end == text.size())
            return parts;
        text.remove_prefix(end + 1);
    }
}

template <class Item, class Read>
std::optional<AttributeValue> listOf(const std::vector<std::string_view>& parts, Read read)
{
    std::vector<Item> items;
    for (const std::string_view part : parts) {
        const auto item = read(part);
        if (!item)
            return std::nullopt;
        items.push_back(*item);
    }
    return AttributeValue(std::move(items));
}

std::optional<AttributeValue> readList(std::string_view inside)
{
    const auto parts = plainParts(inside);
    if (!parts)
        return std::nullopt;
    if (auto list = listOf<std::int64_t>(
            *parts, [](auto part) { return program::numberIn<std::int64_t>(withoutType(part)); }))
        return list;
    if (auto list = listOf<double>(
            *parts, [](auto part) { return program::numberIn<double>(withoutType(part)); }))
        return list;
    return listOf<std::string>(*parts, [](auto part) {
        return isQuoted(part) ? std::optional(program::unquoted(part)) : std::nullopt;
    });
}

std::optional<AttributeValue> readArray(std::string_view text)
{
    constexpr std::string_view array = "array<";
    if (text.starts_with('[') && text.ends_with(']'))
        return readList(text.substr(1, text.size() - 2));
    if (!text.starts_with(array) || !text.ends_with('>'))
        return std::nullopt;
    const std::string_view inside = text.substr(array.size(), text.size() - array.size() - 1);
    const std::size_t colon = inside.find(':');
    return readList(colon == std::string_view::npos ? std::string_view()
                                                    : inside.substr(colon + 1));
}

} // namespace

AttributeValue readAttribute(std::string_view text)
{
    if (text.empty() || text == "true")
        return true;
    if (text == "false")
        return false;
    if (text.starts_with("dense<")) {
        if (auto literal = readDense(text))
            return *std::move(literal);
    }
    if (text.size() > longestText)
        return utf8::repaired(text.substr(0, longestText)) + "…";
    if (isQuoted(text))
        return program::unquoted(text);
    if (const auto number = program::numberIn<std::int64_t>(withoutType(text)))
        return *number;
    if (const auto number = program::numberIn<double>(withoutType(text)))
        return *number;
    if (auto list = readArray(text))
        return *std::move(list);
    return utf8::repaired(text);
}

} // namespace fusewright::mlir
