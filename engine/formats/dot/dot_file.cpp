// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_file.h"

#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"
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

DotFile::DotFile(std::string_view text, const std::string& path, Diagnostics& diagnostics)
    : m_text(text), m_path(path), m_diagnostics(diagnostics)
{
}

TextRange DotFile::range(ByteRange bytes) const
{
    // Nothing behind the line of the end matters for its place.
    const std::size_t end = std::min(m_text.find('\n', bytes.end), m_text.size());
    return SourceText(m_path, std::string(m_text.substr(0, end))).range(bytes);
}

void DotFile::error(std::string code, std::string message, ByteRange bytes) const
{
    m_diagnostics.error(std::move(code), std::move(message), m_path, range(bytes));
}

std::string DotFile::quoted(ByteRange bytes) const
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
