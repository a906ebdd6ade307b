// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The blocks of the rules are put into the wanted order and handed out to the places that blocks
// have now, piece by piece: what stands between them, commas and empty lines too, stays where it
// is. Whether it meant something for the rules is found out by reading the text again.

#include "engine/session/moved_text.h"

#include "engine/pattern/replacement.h"
#include "engine/rules/rule_blocks.h"
#include "engine/rules/rule_language.h"
#include "engine/support/text_edits.h"

#include <algorithm>

namespace fusewright {

namespace {

using Names = std::vector<std::string>;
using Options = std::map<std::string, std::string>;
using BlockPlaces = std::vector<const RuleBlock*>;

std::string quotedRule(const std::string& name)
{
    return '`' + name + '`';
}

class RuleMover {
public:
    RuleMover(const RulesText& text, const Options& options)
        : m_text(text), m_options(options), m_blocks(text.blocks())
    {
    }

    MovedText run(const Names& now, const Names& wanted);

private:
    std::optional<BlockPlaces> placesOf(const Names& names);
    bool isWithinStages(const BlockPlaces& now, const BlockPlaces& wanted);
    void exchange(const RuleBlock& there, const RuleBlock& fresh);
    CheckedRules read(const std::shared_ptr<const RulesText>& text) const;
    bool isOnlyAnotherOrder(const Names& now, const Names& wanted);

    const RulesText& m_text;
    const Options& m_options;
    RuleBlocks m_blocks;
    MovedText m_result;
};

/// The blocks in the order of their rules; nothing where one would have to come apart.
std::optional<BlockPlaces> RuleMover::placesOf(const Names& names)
{
    BlockPlaces places;
    std::size_t next = 0; // In the last block.
    for (const std::string& name : names) {
        const RuleBlock* const block = m_blocks.find(name);
        if (!block) {
            m_result.whyNot = !m_blocks.whyNot.empty()
                ? m_blocks.whyNot
                : "The text of " + quotedRule(name) + " cannot be moved.";
            return std::nullopt;
        }
        const bool isNext = !places.empty() && next < places.back()->rules.size();
        const RuleBlock* const expected = isNext ? places.back() : block;
        next = isNext ? next : 0;
        if (block != expected || block->rules[next] != name) {
            m_result.whyNot = quotedRule(expected->rules.front()) + " and "
                + quotedRule(expected->rules.back())
                + " come from one place in the text, so they stay together.";
            return std::nullopt;
        }
        if (next == 0)
            places.push_back(block);
        ++next;
    }
    return places;
}

bool RuleMover::isWithinStages(const BlockPlaces& now, const BlockPlaces& wanted)
{
    for (std::size_t at = 0; at < now.size(); ++at) {
        const RuleBlock& there = *now[at];
        const RuleBlock& fresh = *wanted[at];
        if (there.stage == fresh.stage)
            continue;
        m_result.whyNot = quotedRule(fresh.rules.front()) + " is in the stage " + fresh.stage
            + " and " + quotedRule(there.rules.front()) + " in " + there.stage
            + ", which run one after the other. Change the stage of one of them.";
        return false;
    }
    return true;
}

void RuleMover::exchange(const RuleBlock& there, const RuleBlock& fresh)
{
    const SourceText& source = m_text.source();
    for (std::size_t at = 0; at < std::min(there.pieces.size(), fresh.pieces.size()); ++at) {
        const ByteRange piece = fresh.pieces[at];
        const std::string_view written = source.text().substr(piece.begin, piece.size());
        if (auto edit = smallestEdit(source, there.pieces[at], written))
            m_result.edits.push_back(*std::move(edit));
    }
    m_result.moved.insert(m_result.moved.end(), fresh.rules.begin(), fresh.rules.end());
}

CheckedRules RuleMover::read(const std::shared_ptr<const RulesText>& text) const
{
    const auto reader = text->language().makeReader({.options = m_options});
    reader->choose(m_options);
    return reader->check(text);
}

bool meansTheSame(const Rule& one, const Rule& other)
{
    const auto isSame = [](const RulePattern& a, const RulePattern& b) {
        const bool makesTheSame = a.replacement && b.replacement ? *a.replacement == *b.replacement
                                                                 : !a.replacement && !b.replacement;
        return a.name == b.name && a.pattern == b.pattern && a.check == b.check && a.stop == b.stop
            && makesTheSame;
    };
    return std::ranges::equal(one.patterns, other.patterns, isSame);
}

/// Rules may be called after their lines, so they are known by their places in the order.
bool RuleMover::isOnlyAnotherOrder(const Names& now, const Names& wanted)
{
    const auto again = [&](std::string text) {
        return m_text.language().read(SourceText(m_text.source().name(), std::move(text)), &m_text,
                                      {});
    };
    const CheckedRules before = read(again(std::string(m_text.source().text())));
    const CheckedRules after = read(again(edited(m_text.source(), m_result.edits)));
    const std::vector<std::uint32_t> was = triedOrder(before.rules);
    const std::vector<std::uint32_t> is = triedOrder(after.rules);
    bool isSame = was.size() == now.size() && is.size() == now.size()
        && before.rules.rules.size() == after.rules.rules.size()
        && after.errorCount <= before.errorCount;
    for (std::size_t at = 0; isSame && at < is.size(); ++at) {
        const auto from = std::ranges::find(now, wanted[at]) - now.begin();
        const Rule& old = before.rules.rules[was[static_cast<std::size_t>(from)]];
        isSame = old.name == wanted[at] && meansTheSame(old, after.rules.rules[is[at]]);
    }
    return isSame;
}

MovedText RuleMover::run(const Names& now, const Names& wanted)
{
    const auto there = placesOf(now);
    const auto fresh = there ? placesOf(wanted) : std::nullopt;
    if (!fresh || !isWithinStages(*there, *fresh))
        return std::move(m_result);
    for (std::size_t at = 0; at < there->size(); ++at) {
        if ((*there)[at] != (*fresh)[at])
            exchange(*(*there)[at], *(*fresh)[at]);
    }
    if (!isOnlyAnotherOrder(now, wanted))
        m_result = {.edits = {},
                    .moved = {},
                    .whyNot = "Moved, the rules would say something else: the text between them "
                              "counts, or the file has errors."};
    return std::move(m_result);
}

} // namespace

MovedText moveRules(const RulesText& text, const Names& now, const Names& wanted,
                    const Options& options)
{
    return RuleMover(text, options).run(now, wanted);
}

} // namespace fusewright
