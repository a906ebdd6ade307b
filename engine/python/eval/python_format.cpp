// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_runtime.h"
#include "engine/python/eval/python_text.h"
#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace fusewright {

namespace {

constexpr std::size_t widestField = 100'000;
constexpr int mostDigits = 200;

/// `[[fill]align][sign][#][0][width][,][.precision][type]`
struct FormatSpec {
    std::string fill = " ";
    char align = 0;
    char sign = '-';
    bool hasPrefix = false;
    std::size_t width = 0;
    char grouping = 0;
    int precision = -1;
    char type = 0;
    bool isRight = false; ///< Whether all of it was understood.
};

std::size_t takeNumber(std::string_view& text)
{
    std::size_t number = 0;
    while (!text.empty() && isDigit(text.front())) {
        number = std::min<std::size_t>(number * 10 + static_cast<std::size_t>(text.front() - '0'),
                                       widestField + 1);
        text.remove_prefix(1);
    }
    return number;
}

bool takeCharacter(std::string_view& text, char character)
{
    if (!text.starts_with(character))
        return false;
    text.remove_prefix(1);
    return true;
}

bool isOneOf(std::string_view characters, std::string_view text)
{
    return !text.empty() && characters.find(text.front()) != characters.npos;
}

FormatSpec readSpec(std::string_view text)
{
    FormatSpec spec;
    const std::size_t first = std::max<std::size_t>(utf8::lengthOfFirst(text), 1);
    if (text.size() > first && isOneOf("<>=^", text.substr(first))) {
        spec.fill = text.substr(0, first);
        text.remove_prefix(first);
    }
    if (isOneOf("<>=^", text)) {
        spec.align = text.front();
        text.remove_prefix(1);
    }
    if (isOneOf("+- ", text)) {
        spec.sign = text.front();
        text.remove_prefix(1);
    }
    spec.hasPrefix = takeCharacter(text, '#');
    if (text.starts_with('0')) {
        if (spec.align == 0) {
            spec.align = '=';
            spec.fill = "0";
        }
        text.remove_prefix(1);
    }
    spec.width = takeNumber(text);
    if (isOneOf(",_", text)) {
        spec.grouping = text.front();
        text.remove_prefix(1);
    }
    if (takeCharacter(text, '.'))
        spec.precision = static_cast<int>(std::min<std::size_t>(takeNumber(text), mostDigits));
    if (!text.empty()) {
        spec.type = text.front();
        text.remove_prefix(1);
    }
    spec.isRight = text.empty() && spec.width <= widestField;
    return spec;
}

std::string padded(const FormatSpec& spec, const std::string& sign, const std::string& body,
                   char usualAlign)
{
    const std::size_t length = utf8::countCharacters(body) + sign.size();
    const std::size_t gap = spec.width > length ? spec.width - length : 0;
    const auto fill = [&](std::size_t count) {
        std::string text;
        for (std::size_t at = 0; at < count; ++at)
            text += spec.fill;
        return text;
    };
    switch (spec.align == 0 ? usualAlign : spec.align) {
    case '<':
        return sign + body + fill(gap);
    case '^':
        return fill(gap / 2) + sign + body + fill(gap - gap / 2);
    case '=':
        return sign + fill(gap) + body;
    default:
        return fill(gap) + sign + body;
    }
}

std::string grouped(const std::string& digits, char separator)
{
    if (separator == 0)
        return digits;
    const std::size_t end = std::min(digits.find_first_not_of("0123456789"), digits.size());
    std::string text;
    for (std::size_t at = 0; at < end; ++at) {
        if (at > 0 && (end - at) % 3 == 0)
            text += separator;
        text += digits[at];
    }
    return text + digits.substr(end);
}

std::string inBase(std::uint64_t value, std::uint64_t base, bool isUpper)
{
    const std::string_view digits = isUpper ? "0123456789ABCDEF" : "0123456789abcdef";
    std::string text;
    do {
        text += digits[value % base];
        value /= base;
    } while (value > 0);
    return {text.rbegin(), text.rend()};
}

std::string realDigits(double value, const FormatSpec& spec)
{
    char type = spec.type == 0 || spec.type == 'n' ? 'g' : spec.type;
    if (spec.type == 0 && spec.precision < 0)
        return pythonRealText(value);
    if (type == '%') {
        value *= 100;
        type = 'f';
    }
    if (!std::isfinite(value))
        return std::string(std::isnan(value) ? "nan" : "inf") + (spec.type == '%' ? "%" : "");
    std::array<char, 640> buffer{};
    const std::array<char, 6> format{'%', '.', '*', type, 0, 0};
    const int precision = spec.precision < 0 ? 6 : spec.precision;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    std::snprintf(buffer.data(), buffer.size(), format.data(), precision, value);
#pragma GCC diagnostic pop
    std::string digits(buffer.data());
    if (spec.type == 0 && digits.find_first_of(".e") == digits.npos)
        digits += ".0";
    return spec.type == '%' ? digits + '%' : digits;
}

std::string signOf(const FormatSpec& spec, bool isNegative)
{
    return isNegative ? "-" : spec.sign == '-' ? "" : std::string(1, spec.sign);
}

std::nullopt_t refuseSpec(PythonRuntime& runtime, PythonValue value, const FormatSpec& spec)
{
    if (spec.isRight && spec.type != 0)
        runtime.raise("ValueError",
                      std::string("Unknown format code '") + spec.type + "' for object of type '"
                          + runtime.typeName(value) + '\'');
    else
        runtime.raise("ValueError", "Invalid format specifier");
    return std::nullopt;
}

} // namespace

std::optional<std::string> formatNumber(PythonRuntime& runtime, PythonValue number,
                                        std::string_view written)
{
    const FormatSpec spec = readSpec(written);
    const bool isInteger = number.isIntegral();
    const std::string_view types = isInteger ? "bcdoxXneEfFgG%" : "neEfFgG%";
    if (!spec.isRight || (spec.type != 0 && types.find(spec.type) == types.npos))
        return refuseSpec(runtime, number, spec);
    if (!isInteger || std::string_view("eEfFgG%").find(spec.type) != std::string_view::npos) {
        const double value = number.asReal();
        const std::string digits = realDigits(std::fabs(value), spec);
        return padded(spec, signOf(spec, std::signbit(value)), grouped(digits, spec.grouping), '>');
    }
    if (spec.precision >= 0) {
        runtime.raise("ValueError", "Precision not allowed in integer format specifier");
        return std::nullopt;
    }
    const std::int64_t value = number.asInteger();
    const std::uint64_t size =
        value < 0 ? ~static_cast<std::uint64_t>(value) + 1 : static_cast<std::uint64_t>(value);
    std::string sign = signOf(spec, value < 0);
    const char lower = toLower(spec.type);
    const std::uint64_t base = lower == 'x' ? 16 : lower == 'o' ? 8 : lower == 'b' ? 2 : 10;
    if (spec.hasPrefix && base != 10)
        sign += std::string("0") + spec.type;
    if (spec.type == 'c')
        return padded(spec, "", std::string(1, static_cast<char>(size & 0x7F)), '<');
    return padded(spec, sign, grouped(inBase(size, base, spec.type == 'X'), spec.grouping), '>');
}

std::optional<std::string> formatText(PythonRuntime& runtime, std::string_view text,
                                      std::string_view written)
{
    const FormatSpec spec = readSpec(written);
    if (!spec.isRight || (spec.type != 0 && spec.type != 's')) {
        const PythonValue value = runtime.string({});
        return value.isValid() ? refuseSpec(runtime, value, spec) : std::nullopt;
    }
    if (spec.align == '=') {
        runtime.raise("ValueError", "'=' alignment not allowed in string format specifier");
        return std::nullopt;
    }
    std::string body(text);
    if (spec.precision >= 0)
        body.resize(utf8::offsetOfCharacter(text, static_cast<std::size_t>(spec.precision)));
    return padded(spec, "", body, '<');
}

} // namespace fusewright
