// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/edit/qnn_blocks.h"

#include "engine/rules/qnn/qnn_file.h"

#include <algorithm>
#include <map>

namespace fusewright {

namespace {

RuleBlock blockOf(const QnnFile& file, const QnnRule& rule, const std::string& stage)
{
    const std::string_view text = file.source->text();
    const std::span<const ByteRange> comments = file.scan.comments;
    const std::size_t begin = withCommentsAbove(text, comments, rule.range.begin);
    return {.rules = {rule.name},
            .pieces = {{begin, rule.range.end}, commentBehind(text, comments, rule.range.end, ';')},
            .stage = stage};
}

} // namespace

RuleBlocks qnnBlocks(const QnnFile& file)
{
    // Passes of one number are one stage, however they are written.
    std::map<std::int64_t, std::string> stages;
    RuleBlocks made{.blocks = {}, .whyNot = "What one macro makes in several passes stays there."};
    const QnnRule* last = nullptr;
    for (const QnnRule& rule : file.rules) {
        const bool isTogether = last && last->range == rule.range;
        const std::string& stage = rule.pass.isKnown
            ? stages.try_emplace(rule.pass.number, rule.pass.text).first->second
            : rule.pass.text;
        last = &rule;
        if (!isTogether)
            made.blocks.push_back(blockOf(file, rule, stage));
        else if (!made.blocks.empty() && made.blocks.back().stage == stage)
            made.blocks.back().rules.push_back(rule.name);
        else
            std::erase_if(made.blocks, [&](const RuleBlock& block) {
                return std::ranges::find(block.pieces, rule.range.end, &ByteRange::end)
                    != block.pieces.end();
            });
    }
    return made;
}

} // namespace fusewright
