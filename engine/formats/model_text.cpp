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
    const std::string_view before = m_text.substr(0, offset);
    std::size_t line = 1;
    std::size_t start = before.starts_with(utf8::byteOrderMark) ? utf8::byteOrderMark.size() : 0;
    for (std::size_t at = start; at < before.size(); ++at) {
        const bool crBeforeLf =
            before[at] == '\r' && at + 1 < m_text.size() && m_text[at + 1] == '\n';
        if (before[at] == '\n' || (before[at] == '\r' && !crBeforeLf)) {
            ++line;
            start = at + 1;
        }
    }
    return {.line = line, .column = utf8::countCharactersBefore(m_text, start, offset) + 1};
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
