// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/json_writer.h"

#include "engine/support/utf8.h"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace fusewright {

namespace {

bool needsEscape(unsigned char byte)
{
    return byte < 0x20 || byte == '"' || byte == '\\' || byte >= 0x80;
}

void appendEscaped(std::string& out, char character)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    switch (character) {
    case '"':
        out += "\\\"";
        return;
    case '\\':
        out += "\\\\";
        return;
    case '\n':
        out += "\\n";
        return;
    case '\t':
        out += "\\t";
        return;
    case '\r':
        out += "\\r";
        return;
    default:
        out += "\\u00";
        out += digits[static_cast<unsigned char>(character) >> 4];
        out += digits[static_cast<unsigned char>(character) & 15];
    }
}

template <class Number>
void appendNumber(std::string& out, Number number)
{
    std::array<char, 40> digits{};
    const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    out.append(digits.data(), result.ptr);
}

} // namespace

void appendJsonString(std::string& out, std::string_view text)
{
    out += '"';
    for (std::size_t at = 0; at < text.size();) {
        std::size_t plain = at;
        while (plain < text.size() && !needsEscape(static_cast<unsigned char>(text[plain])))
            ++plain;
        out.append(text, at, plain - at);
        at = plain;
        if (at == text.size())
            break;
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            appendEscaped(out, text[at]);
            ++at;
            continue;
        }
        const std::size_t length = utf8::lengthOfFirst(text.substr(at));
        out += length == 0 ? std::string_view("\xEF\xBF\xBD") : text.substr(at, length);
        at += length == 0 ? 1 : length;
    }
    out += '"';
}

JsonWriter& JsonWriter::beginObject(Layout layout)
{
    open('{', layout);
    return *this;
}

JsonWriter& JsonWriter::endObject()
{
    close('}');
    return *this;
}

JsonWriter& JsonWriter::beginArray(Layout layout)
{
    open('[', layout);
    return *this;
}

JsonWriter& JsonWriter::endArray()
{
    close(']');
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name)
{
    beforeValue();
    appendJsonString(m_out, name);
    m_out += ": ";
    m_afterKey = true;
    return *this;
}

JsonWriter& JsonWriter::string(std::string_view text)
{
    beforeValue();
    appendJsonString(m_out, text);
    return *this;
}

JsonWriter& JsonWriter::integer(std::int64_t number)
{
    beforeValue();
    appendNumber(m_out, number);
    return *this;
}

JsonWriter& JsonWriter::count(std::uint64_t number)
{
    beforeValue();
    appendNumber(m_out, number);
    return *this;
}

JsonWriter& JsonWriter::number(double number)
{
    if (!std::isfinite(number))
        return null();
    beforeValue();
    const std::size_t begin = m_out.size();
    appendNumber(m_out, number);
    if (m_out.find_first_of(".e", begin) == std::string::npos)
        m_out += ".0";
    return *this;
}

JsonWriter& JsonWriter::boolean(bool truth)
{
    beforeValue();
    m_out += truth ? "true" : "false";
    return *this;
}

JsonWriter& JsonWriter::null()
{
    beforeValue();
    m_out += "null";
    return *this;
}

JsonWriter& JsonWriter::raw(std::string_view json)
{
    beforeValue();
    m_out += json;
    return *this;
}

std::string JsonWriter::take()
{
    m_out += '\n';
    return std::exchange(m_out, {});
}

void JsonWriter::beforeValue()
{
    if (std::exchange(m_afterKey, false) || m_levels.empty())
        return;
    Level& level = m_levels.back();
    const bool first = std::exchange(level.empty, false);
    if (!first)
        m_out += level.layout == Layout::Compact ? ", " : ",";
    if (level.layout == Layout::Lines)
        newLine();
}

void JsonWriter::open(char bracket, Layout layout)
{
    const bool inCompact = !m_levels.empty() && m_levels.back().layout == Layout::Compact;
    beforeValue();
    m_out += bracket;
    m_levels.push_back({inCompact ? Layout::Compact : layout});
}

void JsonWriter::close(char bracket)
{
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (!level.empty && level.layout == Layout::Lines)
        newLine();
    m_out += bracket;
}

void JsonWriter::newLine()
{
    m_out += '\n';
    m_out.append(m_levels.size() * 2, ' ');
}

} // namespace fusewright
