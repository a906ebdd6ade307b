// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/markdown_text.h"

#include "engine/report/marked_text.h"
#include "engine/report/page_table.h"
#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <algorithm>

namespace fusewright {

namespace {

bool isWordByte(std::string_view text, std::size_t at)
{
    const char letter = at < text.size() ? text[at] : ' ';
    return isLetterOrDigit(letter) || static_cast<unsigned char>(letter) >= 0x80;
}

} // namespace

std::string markdownText(std::string_view written)
{
    const std::string text = utf8::repaired(written);
    constexpr std::string_view marks = "\\`*<[&|~";
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char character = text[at];
        // Between letters an underscore is only itself.
        const bool isMark = character == '_'
            ? !isWordByte(text, at - 1) || !isWordByte(text, at + 1)
            : marks.find(character) != std::string_view::npos;
        if (isMark)
            result += '\\';
        result += character == '\n' || character == '\r' ? ' ' : character;
    }
    return result;
}

std::string codeSpan(std::string_view name)
{
    std::string text = utf8::repaired(name);
    std::ranges::replace_if(
        text, [](char c) { return c == '`' || c == '\n' || c == '\r'; }, ' ');
    return '`' + text + '`';
}

std::string markdownTable(const PageTable& table)
{
    std::string head = "|";
    std::string rule = "|";
    for (const std::string& heading : table.headings) {
        const bool isNumber = heading.starts_with('#');
        head += ' ' + heading.substr(isNumber ? 1 : 0) + " |";
        rule += isNumber ? " ---: |" : " --- |";
    }
    std::string text = head + '\n' + rule + '\n';
    for (const auto& row : table.rows) {
        text += '|';
        for (const std::string& cell : row)
            text += ' ' + (table.isMarked ? markedMarkdownCell(cell) : markdownText(cell)) + " |";
        text += '\n';
    }
    return text;
}

} // namespace fusewright
