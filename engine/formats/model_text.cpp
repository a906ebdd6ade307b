// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/model_text.h"

#include "engine/support/diagnostic.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t longestQuote = 40;

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

std::string hexadecimal(char byte)
{
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "0x%02X",
                  static_cast<unsigned>(static_cast<unsigned char>(byte)));
    return text.data();
}

} // namespace

ModelText::ModelText(std::string_view text, const std::string& path, Diagnostics& diagnostics)
    : m_text(text), m_path(path), m_diagnostics(diagnostics)
{
}

TextPosition ModelText::position(std::size_t offset) const
{
    if (offset < m_counted.offset)
        m_counted = {};
    if (m_counted.offset == 0 && m_text.substr(0, offset).starts_with(utf8::byteOrderMark))
        m_counted.offset = m_counted.start = utf8::byteOrderMark.size();
    const std::size_t end = std::min(offset, m_text.size());
    for (std::size_t at = m_counted.offset; at < end; ++at) {
        const bool crBeforeLf =
            m_text[at] == '\r' && at + 1 < m_text.size() && m_text[at + 1] == '\n';
        if (m_text[at] == '\n' || (m_text[at] == '\r' && !crBeforeLf)) {
            ++m_counted.line;
            m_counted.start = at + 1;
        }
    }
    m_counted.offset = std::max(m_counted.offset, end);
    return {.line = m_counted.line,
            .column = utf8::countCharactersBefore(m_text, m_counted.start, offset) + 1};
}

TextRange ModelText::range(ByteRange bytes) const
{
    const std::size_t size = m_text.size();
    return {position(std::min(bytes.begin, size)), position(std::min(bytes.end, size))};
}

void ModelText::error(std::string code, std::string message, ByteRange bytes) const
{
    m_diagnostics.error(std::move(code), std::move(message), m_path, range(bytes));
}

void ModelText::warning(std::string code, std::string message, ByteRange bytes) const
{
    m_diagnostics.warning(std::move(code), std::move(message), m_path, range(bytes));
}

void ModelText::reportSecondMaker(std::string_view name, std::string_view before) const
{
    const auto offsetOf = [&](std::string_view part) {
        return static_cast<std::size_t>(part.data() - m_text.data());
    };
    const std::size_t begin = offsetOf(name);
    error("two-producers",
          '"' + std::string(name) + "\" is defined here and also on line "
              + std::to_string(position(offsetOf(before)).line)
              + ". A value can have only one producer.",
          {begin, begin + name.size()});
}

std::string ModelText::quoted(ByteRange bytes) const
{
    std::string_view text = m_text.substr(bytes.begin, bytes.size());
    text = text.substr(0, text.find_first_of("\r\n"));
    if (text.size() == 1 && (isControl(text.front()) || utf8::lengthOfFirst(text) == 0))
        return "The byte " + hexadecimal(text.front());
    const std::size_t end = utf8::offsetOfCharacter(text, longestQuote);
    std::string result = '"' + utf8::repaired(text.substr(0, end));
    if (end < bytes.size())
        result += "…";
    std::ranges::replace_if(result, isControl, ' ');
    return result + '"';
}

} // namespace fusewright
