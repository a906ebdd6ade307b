// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/text_edits.h"

#include "engine/support/source_text.h"

#include <algorithm>

namespace fusewright {

namespace {

/// Whether a character, or the LF of a CRLF, would be cut in two at `at`.
bool isInside(std::string_view text, std::size_t at)
{
    if (at >= text.size())
        return false;
    const bool isContinuation = (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
    return isContinuation || (at > 0 && text[at - 1] == '\r' && text[at] == '\n');
}

} // namespace

std::string edited(const SourceText& source, std::vector<TextEdit> edits)
{
    std::ranges::stable_sort(edits, {}, [](const TextEdit& edit) { return edit.range.begin; });
    const std::string_view text = source.text();
    std::string result;
    result.reserve(text.size());
    std::size_t at = 0;
    for (const TextEdit& edit : edits) {
        const std::size_t begin = source.offset(edit.range.begin);
        const std::size_t end = source.offset(edit.range.end);
        if (begin < at || end < begin)
            continue;
        result += text.substr(at, begin - at);
        result += edit.text;
        at = end;
    }
    return result += text.substr(at);
}

std::optional<TextEdit> smallestEdit(const SourceText& source, ByteRange range,
                                     std::string_view fresh)
{
    const std::string_view old = source.text().substr(range.begin, range.size());
    if (old == fresh)
        return std::nullopt;
    const std::size_t most = std::min(old.size(), fresh.size());
    std::size_t head = 0;
    while (head < most && old[head] == fresh[head])
        ++head;
    while (head > 0 && (isInside(old, head) || isInside(fresh, head)))
        --head;
    std::size_t tail = 0;
    while (tail < most - head && old[old.size() - 1 - tail] == fresh[fresh.size() - 1 - tail])
        ++tail;
    while (tail > 0 && (isInside(old, old.size() - tail) || isInside(fresh, fresh.size() - tail)))
        --tail;
    return TextEdit{source.range({range.begin + head, range.end - tail}),
                    std::string(fresh.substr(head, fresh.size() - head - tail))};
}

std::string_view lineBreakOf(std::string_view text)
{
    const std::size_t end = text.find('\n');
    return end != std::string_view::npos && end > 0 && text[end - 1] == '\r' ? "\r\n" : "\n";
}

std::string withLineBreaks(std::string_view text, std::string_view lineBreak)
{
    std::string lines;
    for (const char letter : text) {
        if (letter == '\n')
            lines += lineBreak;
        else
            lines += letter;
    }
    return lines;
}

} // namespace fusewright
