// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/html_text.h"

#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t longestEntity = 10;

constexpr std::string_view markupSpace = " \t\r\n";

constexpr auto entities = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"lt", "<"},
    {"gt", ">"},
    {"amp", "&"},
    {"quot", "\""},
    {"apos", "'"},
    {"nbsp", " "},
});

constexpr auto lineEnds = std::to_array<std::string_view>({"br", "tr", "td", "hr", "vr", "table"});

/// `<br align="left"/>` and `</td>` end a line; `tag` is without its brackets.
bool endsLine(std::string_view tag)
{
    if (tag.starts_with('/'))
        tag.remove_prefix(1);
    const std::string name = lowered(tag.substr(0, tag.find_first_of(" \t\r\n/")));
    return std::ranges::find(lineEnds, name) != lineEnds.end();
}

std::string encoded(std::uint32_t code)
{
    const auto byte = [](std::uint32_t value) { return static_cast<char>(value); };
    if (code < 0x80)
        return {byte(code)};
    if (code < 0x800)
        return {byte(0xC0 | code >> 6), byte(0x80 | (code & 0x3F))};
    if (code < 0x10000)
        return {byte(0xE0 | code >> 12), byte(0x80 | (code >> 6 & 0x3F)),
                byte(0x80 | (code & 0x3F))};
    return {byte(0xF0 | code >> 18), byte(0x80 | (code >> 12 & 0x3F)),
            byte(0x80 | (code >> 6 & 0x3F)), byte(0x80 | (code & 0x3F))};
}

/// The character of `#65` or `#x41`, unless there is none.
std::optional<std::string> characterOfNumber(std::string_view number)
{
    const bool isHexadecimal = number.starts_with("#x") || number.starts_with("#X");
    number.remove_prefix(isHexadecimal ? 2 : 1);
    std::uint32_t code = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), code,
                                              isHexadecimal ? 16 : 10);
    if (error != std::errc() || end != number.data() + number.size() || code < 0x20
        || code > 0x10FFFF)
        return std::nullopt;
    std::string character = encoded(code);
    return utf8::lengthOfFirst(character) == 0 ? std::nullopt : std::optional(character);
}

std::optional<std::string> characterOf(std::string_view entity)
{
    if (entity.starts_with('#'))
        return characterOfNumber(entity);
    const auto found =
        std::ranges::find(entities, entity, &std::pair<std::string_view, std::string_view>::first);
    return found == entities.end() ? std::nullopt : std::optional(std::string(found->second));
}

/// Text that grows a word at a time: one space between words, no empty lines.
class LineWriter {
public:
    void add(std::string_view characters)
    {
        if (!m_text.empty())
            m_text += std::string_view(m_needsLine ? "\n" : m_needsSpace ? " " : "");
        m_needsLine = m_needsSpace = false;
        m_text += characters;
    }
    void addSpace() { m_needsSpace = true; }
    void endLine() { m_needsLine = true; }
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
    bool m_needsSpace = false;
    bool m_needsLine = false;
};

// Each of these reads what is at the start of `html`, and tells how many bytes that was.

std::size_t readTag(std::string_view html, LineWriter& writer)
{
    const std::string_view close = html.starts_with("<!--") ? "-->" : ">";
    const std::size_t end = html.find(close);
    if (endsLine(html.substr(1, std::min(end, html.size()) - 1)))
        writer.endLine();
    return end == std::string_view::npos ? html.size() : end + close.size();
}

std::size_t readEntity(std::string_view html, LineWriter& writer)
{
    const std::size_t end = html.substr(0, longestEntity).find(';');
    const auto character =
        end == std::string_view::npos ? std::nullopt : characterOf(html.substr(1, end - 1));
    writer.add(character ? *character : "&");
    return character ? end + 1 : 1;
}

std::size_t readText(std::string_view html, LineWriter& writer)
{
    if (markupSpace.find(html.front()) != std::string_view::npos) {
        writer.addSpace();
        return std::min(html.find_first_not_of(markupSpace), html.size());
    }
    const std::size_t end = std::min(html.find_first_of("<& \t\r\n"), html.size());
    writer.add(html.substr(0, end));
    return end;
}

} // namespace

std::string textOfHtml(std::string_view html)
{
    LineWriter writer;
    while (!html.empty()) {
        const char first = html.front();
        const std::size_t length = first == '<' ? readTag(html, writer)
            : first == '&'                      ? readEntity(html, writer)
                                                : readText(html, writer);
        html.remove_prefix(length);
    }
    return writer.take();
}

} // namespace fusewright
