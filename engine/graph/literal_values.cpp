// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/literal_values.h"

#include "engine/support/file_bytes.h"
#include "engine/support/json_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>
#include <variant>

namespace fusewright {

namespace {

/// Without white space outside of texts.
std::string tightened(std::string_view json)
{
    std::string tight;
    bool isInText = false;
    bool isEscaped = false;
    for (const char character : json) {
        const bool isSpace =
            character == ' ' || character == '\n' || character == '\t' || character == '\r';
        if (isSpace && !isInText)
            continue;
        tight += character;
        if (isEscaped)
            isEscaped = false;
        else if (isInText && character == '\\')
            isEscaped = true;
        else if (character == '"')
            isInText = !isInText;
    }
    return tight;
}

/// Numbers and truths as one kind; nothing for everything else.
std::optional<double> numberOf(const AttributeValue& value)
{
    if (const auto* const integer = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*integer);
    if (const auto* const real = std::get_if<double>(&value))
        return *real;
    if (const auto* const truth = std::get_if<bool>(&value))
        return *truth ? 1.0 : 0.0;
    return std::nullopt;
}

/// `{"float": "nan"}`: what JSON has no number for.
std::optional<double> oddNumber(const std::string& json)
{
    if (!json.starts_with('{') || json.size() > 32)
        return std::nullopt;
    const std::string tight = tightened(json);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (tight == R"({"float":"nan"})")
        return std::numeric_limits<double>::quiet_NaN();
    if (tight == R"({"float":"inf"})")
        return infinity;
    return tight == R"({"float":"-inf"})" ? std::optional(-infinity) : std::nullopt;
}

AttributeValue itemOf(JsonValue& value)
{
    switch (value.kind().value_or(JsonKind::Null)) {
    case JsonKind::String:
        return std::string(value.string().value_or(""));
    case JsonKind::Boolean:
        return value.boolean().value_or(false);
    case JsonKind::Number:
        if (value.isInteger())
            return value.integer().value_or(0);
        return value.number().value_or(0);
    case JsonKind::Array:
    case JsonKind::Object:
    case JsonKind::Null:
        break;
    }
    RawJson raw{std::string(value.rawText())};
    if (const auto odd = oddNumber(raw.text))
        return *odd;
    return raw;
}

std::optional<std::vector<AttributeValue>> rawItems(const std::string& json)
{
    if (!json.starts_with('['))
        return std::nullopt;
    const FileBytes bytes = FileBytes::copyOf(json);
    JsonDocument document(bytes);
    std::vector<AttributeValue> items;
    auto root = document.root();
    if (!root)
        return std::nullopt;
    root->forEachItem([&](JsonValue item) { items.push_back(itemOf(item)); });
    if (document.isBroken())
        return std::nullopt;
    return items;
}

/// What stands between the quotes of `{"python": "torch.float32"}`; the text itself elsewhere.
std::string rawText(const std::string& json)
{
    std::string tight = tightened(json);
    constexpr std::string_view head = R"({"python":")";
    if (tight.starts_with(head) && tight.ends_with("\"}"))
        return tight.substr(head.size(), tight.size() - head.size() - 2);
    if (tight == "null")
        return "None";
    return tight;
}

std::string realText(double number)
{
    if (std::isnan(number))
        return "nan";
    if (std::isinf(number))
        return number < 0 ? "-inf" : "inf";
    std::string text = toText(AttributeValue(number));
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

struct Python {
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return realText(number); }
    std::string operator()(bool truth) const { return truth ? "True" : "False"; }
    std::string operator()(const std::string& text) const { return '"' + text + '"'; }
    std::string operator()(const RawJson& raw) const { return rawText(raw.text); }
    std::string operator()(const TensorLiteral& tensor) const
    {
        return toText(AttributeValue(tensor));
    }
    template <class Item>
    std::string operator()(const std::vector<Item>& items) const
    {
        std::string text = "[";
        for (const Item& item : items)
            text += (text.size() > 1 ? ", " : "") + (*this)(item);
        return text + ']';
    }
};

bool areAlike(const AttributeValue& a, const AttributeValue& b)
{
    if (a.index() != b.index())
        return false;
    const auto* const left = std::get_if<RawJson>(&a);
    const auto* const right = std::get_if<RawJson>(&b);
    if (left && right)
        return left->text == right->text || tightened(left->text) == tightened(right->text);
    return a == b;
}

bool isSameItem(const AttributeValue& a, const AttributeValue& b)
{
    // What names a value of another graph is never the same.
    const auto* const raw = std::get_if<RawJson>(&a);
    return areAlike(a, b) && !(raw && tightened(raw->text).find(R"({"value":)") != raw->text.npos);
}

bool isEqualItem(const AttributeValue& a, const AttributeValue& b)
{
    const auto left = numberOf(a);
    const auto right = numberOf(b);
    return left && right ? *left == *right : areAlike(a, b);
}

/// Deeper lists are compared as their texts.
constexpr std::size_t mostListDepth = 16;

/// Lists item by item, whatever the items' kinds make of them.
template <class Agree>
bool agree(const AttributeValue& a, const AttributeValue& b, Agree agrees)
{
    struct Pair {
        AttributeValue left;
        AttributeValue right;
        std::size_t depth = 0;
    };
    std::vector<Pair> open{{a, b}};
    while (!open.empty()) {
        const auto [left, right, depth] = std::move(open.back());
        open.pop_back();
        const auto items = depth < mostListDepth ? literalItems(left) : std::nullopt;
        const auto others = items ? literalItems(right) : std::nullopt;
        if (!others) {
            if (items || !agrees(left, right))
                return false;
            continue;
        }
        if (items->size() != others->size())
            return false;
        for (std::size_t at = 0; at < items->size(); ++at)
            open.push_back({(*items)[at], (*others)[at], depth + 1});
    }
    return true;
}

bool isPlain(const AttributeValue& value)
{
    return std::holds_alternative<std::int64_t>(value) || std::holds_alternative<double>(value)
        || std::holds_alternative<bool>(value) || std::holds_alternative<std::string>(value);
}

} // namespace

bool isSameLiteral(const AttributeValue& a, const AttributeValue& b)
{
    return isPlain(a) ? isSameItem(a, b) : agree(a, b, isSameItem);
}

bool isEqualLiteral(const AttributeValue& a, const AttributeValue& b)
{
    return isPlain(a) ? isEqualItem(a, b) : agree(a, b, isEqualItem);
}

std::optional<std::vector<AttributeValue>> literalItems(const AttributeValue& value)
{
    if (const auto* const raw = std::get_if<RawJson>(&value))
        return rawItems(raw->text);
    const auto copied = [](const auto& items) {
        return std::vector<AttributeValue>(items.begin(), items.end());
    };
    if (const auto* const integers = std::get_if<std::vector<std::int64_t>>(&value))
        return copied(*integers);
    if (const auto* const reals = std::get_if<std::vector<double>>(&value))
        return copied(*reals);
    if (const auto* const texts = std::get_if<std::vector<std::string>>(&value))
        return copied(*texts);
    return std::nullopt;
}

AttributeValue plainLiteral(std::string_view json)
{
    auto items = rawItems('[' + std::string(json) + ']');
    if (!items || items->size() != 1)
        return RawJson{std::string(json)};
    const auto* const raw = std::get_if<RawJson>(&items->front());
    const auto inner = raw ? rawItems(raw->text) : std::nullopt;
    if (!inner)
        return std::move(items->front());
    std::vector<std::int64_t> integers;
    std::vector<double> reals;
    for (const AttributeValue& item : *inner) {
        if (const auto* const integer = std::get_if<std::int64_t>(&item))
            integers.push_back(*integer);
        else if (const auto* const real = std::get_if<double>(&item))
            reals.push_back(*real);
    }
    if (integers.size() == inner->size())
        return integers;
    return reals.size() == inner->size() ? AttributeValue(reals) : AttributeValue(*raw);
}

std::string pythonText(const AttributeValue& value)
{
    return std::visit(Python{}, value);
}

} // namespace fusewright
