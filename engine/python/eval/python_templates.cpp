// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/python/eval/python_text.h"
#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t largestIndex = 100'000;

bool startsWithDigit(std::string_view text)
{
    return !text.empty() && isDigit(text.front());
}

std::size_t takeIndex(std::string_view& text)
{
    std::size_t number = 0;
    for (; startsWithDigit(text); text.remove_prefix(1))
        number = std::min<std::size_t>(number * 10 + static_cast<std::size_t>(text.front() - '0'),
                                       largestIndex);
    return number;
}

/// Where the braces that open before `at` close; `npos` where they do not.
std::size_t closingBrace(std::string_view text, std::size_t at)
{
    int depth = 1;
    for (; at < text.size(); ++at) {
        depth += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
        if (depth == 0)
            return at;
    }
    return text.npos;
}

/// The value that a field of `format` names: `0`, `name`, `0.attribute`, `0[key]`.
PythonValue fieldValue(PythonRuntime& runtime, std::string_view field, std::size_t& next,
                       const PythonArguments& arguments)
{
    const std::size_t end = std::min(field.find_first_of(".["), field.size());
    std::string_view name = field.substr(0, end);
    std::string_view rest = field.substr(end);
    PythonValue value;
    if (name.empty() || startsWithDigit(name)) {
        const std::size_t at = name.empty() ? next++ : takeIndex(name);
        value = at < arguments.positional.size() ? arguments.positional[at] : PythonValue();
        if (!value.isValid())
            return runtime.raise("IndexError",
                                 "Replacement index " + std::to_string(at)
                                     + " out of range for positional args tuple");
    } else {
        value = arguments.keyword(name);
        if (!value.isValid())
            return runtime.raise("KeyError", std::string(name));
    }
    while (!rest.empty() && value.isValid()) {
        const bool isItem = rest.front() == '[';
        rest.remove_prefix(1);
        const std::size_t stop = std::min(rest.find_first_of(isItem ? "]" : ".["), rest.size());
        std::string_view part = rest.substr(0, stop);
        if (isItem && startsWithDigit(part))
            value = runtime.item(value,
                                 PythonValue::integer(static_cast<std::int64_t>(takeIndex(part))));
        else if (isItem)
            value = runtime.item(value, runtime.string(std::string(part)));
        else
            value = runtime.attribute(value, part);
        rest.remove_prefix(std::min(stop + (isItem ? 1 : 0), rest.size()));
    }
    return value;
}

} // namespace

namespace {

/// One value as what stands behind its `%` says, which is taken from the text.
std::optional<std::string> percentPiece(PythonRuntime& runtime, std::string_view& text,
                                        PythonValue value)
{
    const std::size_t end = std::min(text.find_first_not_of("0123456789.+- #"), text.size());
    std::string spec(text.substr(0, end));
    const char type = end < text.size() ? text[end] : 's';
    text.remove_prefix(std::min(end + 1, text.size()));
    if (spec.starts_with('-'))
        spec[0] = '<';
    if (type == 's' || type == 'r') {
        const auto piece = type == 's' ? runtime.str(value) : runtime.repr(value);
        if (!piece || spec.empty())
            return piece;
        return formatText(runtime, *piece, spec.front() == '<' ? spec : '>' + spec);
    }
    if (value.is(PythonType::Unknown)) {
        runtime.writesUnknown(value);
        return std::string();
    }
    if (!value.isNumber()) {
        runtime.raise("TypeError",
                      std::string("%") + type + " format: a real number is required, not "
                          + runtime.typeName(value));
        return std::nullopt;
    }
    const bool isWhole = type == 'd' || type == 'i';
    if (isWhole && !value.isIntegral())
        value =
            runtime.call(PythonValue(runtime.library().classOf(PythonType::Int)), {{value}, {}});
    if (value.is(PythonType::Unknown)) {
        runtime.writesUnknown(value);
        return std::string();
    }
    return value.isValid() ? formatNumber(runtime, value, spec + (isWhole ? 'd' : type))
                           : std::nullopt;
}

} // namespace

std::optional<std::string> formatPercent(PythonRuntime& runtime, std::string_view text,
                                         PythonValue values)
{
    const std::vector<PythonValue> given = values.is(PythonType::Tuple)
        ? values.as<PythonSequence>().items
        : std::vector<PythonValue>{values};
    std::size_t used = 0;
    std::string result;
    while (!text.empty() && runtime.step()) {
        const std::size_t percent = std::min(text.find('%'), text.size());
        result += text.substr(0, percent);
        text.remove_prefix(percent);
        if (text.size() < 2)
            break;
        text.remove_prefix(1);
        if (text.starts_with('%')) {
            text.remove_prefix(1);
            result += '%';
            continue;
        }
        PythonValue value;
        if (text.starts_with('(') && values.is(PythonType::Dict)) {
            const std::size_t end = std::min(text.find(')'), text.size() - 1);
            const PythonValue key = runtime.string(std::string(text.substr(1, end - 1)));
            value = key.isValid() ? runtime.item(values, key) : key;
            text.remove_prefix(end + 1);
        } else if (used < given.size()) {
            value = given[used++];
        } else {
            runtime.raise("TypeError", "not enough arguments for format string");
        }
        if (!value.isValid())
            return std::nullopt;
        const auto piece = percentPiece(runtime, text, value);
        if (!piece)
            return std::nullopt;
        result += *piece;
    }
    if (used < given.size() && values.is(PythonType::Tuple)) {
        runtime.raise("TypeError", "not all arguments converted during string formatting");
        return std::nullopt;
    }
    if (used == 0 && !values.is(PythonType::Tuple) && !values.is(PythonType::Dict)) {
        runtime.raise("TypeError", "not all arguments converted during string formatting");
        return std::nullopt;
    }
    return result;
}

std::optional<std::string> formatBraces(PythonRuntime& runtime, std::string_view text,
                                        const PythonArguments& arguments)
{
    std::size_t next = 0;
    std::string result;
    while (!text.empty() && runtime.step()) {
        const std::size_t brace = std::min(text.find_first_of("{}"), text.size());
        result += text.substr(0, brace);
        text.remove_prefix(brace);
        if (text.starts_with("{{") || text.starts_with("}}")) {
            result += text.front();
            text.remove_prefix(2);
            continue;
        }
        if (text.empty())
            break;
        const std::size_t end = text.front() == '{' ? closingBrace(text, 1) : text.npos;
        if (end == text.npos) {
            runtime.raise("ValueError",
                          std::string("Single '") + text.front()
                              + "' encountered in format string");
            return std::nullopt;
        }
        std::string_view field = text.substr(1, end - 1);
        text.remove_prefix(end + 1);
        const std::size_t colon = std::min(field.find(':'), field.size());
        std::string spec(field.substr(std::min(colon + 1, field.size())));
        field = field.substr(0, colon);
        const bool isRepr = field.ends_with("!r");
        if (isRepr || field.ends_with("!s"))
            field.remove_suffix(2);
        const PythonValue value = fieldValue(runtime, field, next, arguments);
        if (!value.isValid())
            return std::nullopt;
        if (const std::size_t inner = spec.find('{'); inner != spec.npos) {
            const std::size_t close = std::min(spec.find('}', inner), spec.size() - 1);
            const PythonValue width =
                fieldValue(runtime, std::string_view(spec).substr(inner + 1, close - inner - 1),
                           next, arguments);
            const auto shown = width.isValid() ? runtime.str(width) : std::nullopt;
            if (!shown)
                return std::nullopt;
            spec.replace(inner, close - inner + 1, *shown);
        }
        std::optional<std::string> piece =
            isRepr ? runtime.repr(value) : runtime.format(value, spec);
        if (isRepr && piece && !spec.empty())
            piece = formatText(runtime, *piece, spec);
        if (!piece || !runtime.grow(piece->size()))
            return std::nullopt;
        result += *piece;
    }
    return result;
}

} // namespace fusewright
