// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_blocks.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::string_view blanksInLine = " \t\r";

std::size_t beginOfLine(std::string_view text, std::size_t offset)
{
    const std::size_t before = text.substr(0, offset).rfind('\n');
    return before == std::string_view::npos ? 0 : before + 1;
}

bool isCommented(std::span<const ByteRange> comments, std::size_t offset)
{
    const auto next = std::ranges::partition_point(
        comments, [&](const ByteRange& comment) { return comment.end <= offset; });
    return next != comments.end() && next->begin <= offset;
}

} // namespace

const RuleBlock* RuleBlocks::find(std::string_view rule) const
{
    const auto found = std::ranges::find_if(blocks, [&](const RuleBlock& block) {
        return std::ranges::find(block.rules, rule) != block.rules.end();
    });
    return found == blocks.end() ? nullptr : &*found;
}

std::size_t withCommentsAbove(std::string_view text, std::span<const ByteRange> comments,
                              std::size_t begin)
{
    std::size_t line = beginOfLine(text, begin);
    if (text.find_first_not_of(blanksInLine, line) < begin)
        return begin;
    while (line > 0) {
        const std::size_t above = beginOfLine(text, line - 1);
        const std::string_view written = text.substr(above, line - 1 - above);
        const std::size_t first = written.find_first_not_of(blanksInLine);
        const std::size_t last = written.find_last_not_of(blanksInLine);
        const bool isComment = first != std::string_view::npos
            && isCommented(comments, above + first) && isCommented(comments, above + last);
        if (!isComment)
            break;
        line = above;
        begin = above + first;
    }
    return begin;
}

std::size_t endOfBlock(std::string_view text, std::span<const ByteRange> comments, ByteRange block)
{
    const std::size_t column = block.begin - beginOfLine(text, block.begin);
    std::size_t end = block.end;
    for (;;) {
        const std::size_t last = text.substr(0, end).find_last_not_of(" \t\r\n");
        if (last == std::string_view::npos || last < block.begin)
            return block.begin;
        end = last + 1;
        const std::size_t line = beginOfLine(text, last);
        const std::size_t first = text.find_first_not_of(blanksInLine, line);
        if (line <= block.begin || first - line > column || !isCommented(comments, first))
            return end;
        end = line;
    }
}

ByteRange commentBehind(std::string_view text, std::span<const ByteRange> comments, std::size_t end,
                        char sign)
{
    const std::size_t next = text.find_first_not_of(blanksInLine, end);
    if (next != std::string_view::npos && text[next] == sign)
        end = next + 1;
    const std::size_t first = std::min(text.find_first_not_of(blanksInLine, end), text.size());
    const auto comment = std::ranges::find(comments, first, &ByteRange::begin);
    const bool isHere = comment != comments.end()
        && text.substr(comment->begin, comment->size()).find('\n') == std::string_view::npos;
    return {end, isHere ? comment->end : end};
}

} // namespace fusewright
