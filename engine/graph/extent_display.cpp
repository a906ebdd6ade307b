// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/extent_display.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <vector>

namespace fusewright {

namespace {

constexpr std::string_view division = "//";
/// A name that is longer is shown as the file writes it.
constexpr std::size_t longestName = 512;

std::optional<std::int64_t> numberIn(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

/// `T + 3` of a division by four is `T` rounded up. Sums keep brackets.
std::string quotient(std::string_view dividend, std::string_view divisor)
{
    const std::size_t plus = dividend.rfind(" + ");
    const auto rest =
        plus == std::string_view::npos ? std::nullopt : numberIn(dividend.substr(plus + 3));
    const auto by = numberIn(divisor);
    const bool isRoundedUp = rest && by && *rest >= 1 && *rest == *by - 1;
    if (isRoundedUp)
        dividend = dividend.substr(0, plus);
    const bool isSum = dividend.find(' ') != std::string_view::npos;
    std::string text = isRoundedUp ? "⌈" : "⌊";
    text += isSum ? '(' + std::string(dividend) + ')' : std::string(dividend);
    text += '/';
    text += divisor;
    return text + (isRoundedUp ? "⌉" : "⌋");
}

/// One pair of brackets holds all of it.
bool isBracketed(std::string_view text)
{
    if (text.empty() || text.front() != '(')
        return false;
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : 0;
        depth -= text[at] == ')' && depth > 0 ? 1 : 0;
        if (depth == 0)
            return at + 1 == text.size();
    }
    return false;
}

} // namespace

std::string extentForDisplay(std::string_view name)
{
    if (name.size() > longestName || name.find(division) == std::string_view::npos)
        return std::string(name);
    // What stands within each bracket that is open; the first is the whole.
    std::vector<std::string> open(1);
    for (const char mark : name) {
        if (mark == '(') {
            open.emplace_back();
            continue;
        }
        if (mark != ')') {
            open.back() += mark;
            continue;
        }
        if (open.size() == 1)
            return std::string(name);
        const std::string inner = std::move(open.back());
        open.pop_back();
        const std::size_t at = inner.rfind(division);
        std::string_view dividend = std::string_view(inner).substr(0, at);
        if (isBracketed(dividend))
            dividend = dividend.substr(1, dividend.size() - 2);
        if (at == std::string::npos || !numberIn(std::string_view(inner).substr(at + 2)))
            open.back() += '(' + inner + ')';
        else
            open.back() += quotient(dividend, std::string_view(inner).substr(at + 2));
    }
    return open.size() == 1 ? open.front() : std::string(name);
}

std::optional<std::string> shapeForDisplay(const Graph& graph, ValueId value)
{
    const ShapeId shape = graph.shapeId(value);
    if (!graph.shapes().isRanked(shape))
        return std::nullopt;
    std::string text;
    for (const Dim dim : graph.shapes().dims(shape)) {
        text += text.empty() ? "" : ", ";
        if (dim.isKnown())
            text += std::to_string(dim.size());
        else
            text += dim.isNamed() ? extentForDisplay(graph.text(dim.name())) : "?";
    }
    return text;
}

std::string typeForDisplay(const Graph& graph, ValueId value)
{
    const auto shape = shapeForDisplay(graph, value);
    const DataType type = graph.valueType(value);
    if (type == DataType::Unknown && !shape)
        return {};
    const std::string word(dataTypeName(type));
    return shape ? word + " [" + *shape + ']' : word;
}

bool isComputedFromExtents(const Graph& graph, ValueId value)
{
    return graph.valueKind(value) == ValueKind::Parameter
        && std::ranges::any_of(graph.shapes().dims(graph.shapeId(value)), &Dim::isNamed);
}

} // namespace fusewright
