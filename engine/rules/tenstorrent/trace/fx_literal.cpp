// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/fx_literal.h"

#include "engine/python/eval/python_objects.h"
#include "engine/python/eval/python_text.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fusewright {

namespace {

void appendUnit(std::string& json, std::uint32_t unit)
{
    json += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        json += "0123456789abcdef"[(unit >> shift) & 15U];
}

/// As Python's `json` writes a text: what is not ASCII by its number.
std::string jsonText(std::string_view text)
{
    std::string json = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte >= 0x20 && byte < 0x80) {
            if (byte == '"' || byte == '\\')
                json += '\\';
            json += text[at++];
            continue;
        }
        static constexpr auto shorts = std::to_array<std::pair<char, char>>(
            {{'\n', 'n'}, {'\t', 't'}, {'\r', 'r'}, {'\b', 'b'}, {'\f', 'f'}});
        const auto found = std::ranges::find(shorts, text[at], &std::pair<char, char>::first);
        if (found != shorts.end()) {
            json += '\\';
            json += found->second;
            ++at;
            continue;
        }
        const std::size_t size = std::max<std::size_t>(utf8::lengthOfFirst(text.substr(at)), 1);
        std::uint32_t point = size == 1 ? byte : byte & (0xFFU >> (size + 1));
        for (std::size_t next = 1; next < size && at + next < text.size(); ++next)
            point = point << 6U | (static_cast<unsigned char>(text[at + next]) & 0x3FU);
        if (point >= 0x10000) {
            appendUnit(json, 0xD800 + ((point - 0x10000) >> 10U));
            appendUnit(json, 0xDC00 + ((point - 0x10000) & 0x3FFU));
        } else {
            appendUnit(json, point);
        }
        at += size;
    }
    return json + '"';
}

std::string objectOf(std::string_view key, const std::string& json)
{
    return "{\"" + std::string(key) + "\": " + json + '}';
}

std::string scalarJson(const AttributeValue& value)
{
    if (const auto* const integer = std::get_if<std::int64_t>(&value))
        return std::to_string(*integer);
    if (const auto* const truth = std::get_if<bool>(&value))
        return *truth ? "true" : "false";
    if (const auto* const text = std::get_if<std::string>(&value))
        return jsonText(*text);
    if (const auto* const raw = std::get_if<RawJson>(&value))
        return raw->text;
    const auto* const real = std::get_if<double>(&value);
    if (!real)
        return "null";
    const std::string written = pythonRealText(*real);
    return std::isfinite(*real) ? written : objectOf("float", '"' + written + '"');
}

// NOLINTNEXTLINE(misc-no-recursion): items are no deeper than arguments may be.
std::string jsonOf(const FxItem& item)
{
    switch (item.kind) {
    case FxItem::Kind::Node:
        return objectOf("value", jsonText(item.text));
    case FxItem::Kind::Scalar:
        return scalarJson(item.scalar);
    case FxItem::Kind::Python:
        return objectOf("python", jsonText(item.text));
    default:
        break;
    }
    const bool isDict = item.kind == FxItem::Kind::Dict;
    std::string json(1, isDict ? '{' : '[');
    for (std::size_t at = 0; at < item.children.size(); ++at) {
        json += at == 0 ? "" : ", ";
        if (isDict)
            json += jsonText(item.keys[at]) + ": ";
        json += jsonOf(item.children[at]);
    }
    json += isDict ? '}' : ']';
    if (item.kind == FxItem::Kind::List)
        return json;
    return objectOf(isDict ? "dict" : "slice", json);
}

bool isInteger(const FxItem& item)
{
    return item.kind == FxItem::Kind::Scalar && std::holds_alternative<std::int64_t>(item.scalar);
}

bool isNumber(const FxItem& item)
{
    const auto* const real = std::get_if<double>(&item.scalar);
    return isInteger(item) || (item.kind == FxItem::Kind::Scalar && real && std::isfinite(*real));
}

bool isText(const FxItem& item)
{
    return item.kind == FxItem::Kind::Scalar && std::holds_alternative<std::string>(item.scalar);
}

double realOf(const FxItem& item)
{
    const auto* const integer = std::get_if<std::int64_t>(&item.scalar);
    return integer ? static_cast<double>(*integer) : std::get<double>(item.scalar);
}

} // namespace

FxItem fxScalar(PythonValue value)
{
    FxItem item;
    switch (value.type()) {
    case PythonType::Bool:
        item.scalar = value.asBoolean();
        break;
    case PythonType::Int:
        item.scalar = value.asInteger();
        break;
    case PythonType::Float:
        item.scalar = value.asReal();
        break;
    case PythonType::String:
        item.scalar = value.as<PythonString>().text;
        break;
    case PythonType::Ellipsis:
        return fxPython("Ellipsis");
    default:
        item.scalar = RawJson{"null"};
        break;
    }
    return item;
}

FxItem fxPython(std::string written)
{
    FxItem item;
    item.kind = FxItem::Kind::Python;
    item.text = std::move(written);
    return item;
}

AttributeValue fxLiteral(const FxItem& item)
{
    if (item.kind == FxItem::Kind::Scalar)
        return item.scalar;
    const std::vector<FxItem>& items = item.children;
    if (item.kind == FxItem::Kind::List && std::ranges::all_of(items, isInteger)) {
        std::vector<std::int64_t> integers;
        for (const FxItem& each : items)
            integers.push_back(std::get<std::int64_t>(each.scalar));
        return integers;
    }
    if (item.kind == FxItem::Kind::List && std::ranges::all_of(items, isNumber)) {
        std::vector<double> numbers;
        for (const FxItem& each : items)
            numbers.push_back(realOf(each));
        return numbers;
    }
    if (item.kind == FxItem::Kind::List && std::ranges::all_of(items, isText)) {
        std::vector<std::string> texts;
        for (const FxItem& each : items)
            texts.push_back(std::get<std::string>(each.scalar));
        return texts;
    }
    return RawJson{jsonOf(item)};
}

} // namespace fusewright
