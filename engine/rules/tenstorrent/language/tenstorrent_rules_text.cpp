// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/language/tenstorrent_rules_text.h"

#include "engine/rules/replacement_sketch.h"
#include "engine/rules/rule_blocks.h"
#include "engine/rules/rule_skeleton.h"
#include "engine/rules/tenstorrent/draft/provider_fit.h"
#include "engine/rules/tenstorrent/language/tenstorrent_assist.h"
#include "engine/rules/tenstorrent/language/tenstorrent_language.h"
#include "engine/rules/tenstorrent/pair_maker.h"
#include "engine/rules/tenstorrent/tenstorrent_rule_maker.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fusewright {

namespace {

ByteRange bytesOf(const SourceText& source, const TextRange& range)
{
    return {source.offset(range.begin), source.offset(range.end)};
}

SketchedEntry sketched(const RulePattern& written, EntryId id)
{
    const Pattern& pattern = written.pattern;
    const Entry& entry = pattern.entry(id);
    SketchedEntry sketch{.name = entry.name, .nameRange = written.entryRanges[id.index]};
    if (entry.kind == Entry::Kind::Operator)
        sketch.operators = entry.operators.names;
    else
        sketch.description.emplace_back(entry.kind == Entry::Kind::Constant
                                            ? "A tensor of the model."
                                            : "Anything: a value, a number, a list.");
    for (const PatternEdge& edge : pattern.edgesFrom(id))
        sketch.children.push_back(edge.to.index);
    sketch.isContext = entry.kind != Entry::Kind::Operator;
    sketch.isPlace = id == pattern.placeEntry();
    sketch.isRoot = std::ranges::find(pattern.roots(), id) != pattern.roots().end();
    return sketch;
}

} // namespace

TenstorrentRulesText::TenstorrentRulesText(TenstorrentFile file, IncludePlaces places)
    : PythonRulesText(tenstorrentLanguage(), std::move(places)), m_file(std::move(file))
{
}

std::vector<RulePlace> TenstorrentRulesText::rulePlaces() const
{
    std::vector<RulePlace> places;
    for (const TenstorrentRule& rule : m_file.rules) {
        const FusionProviderClass& provider = m_file.providerOf(rule);
        const ByteRange whole = bytesOf(source(), provider.classPlace);
        const bool isAlone = provider.pairs.size() == 1 && whole.begin <= rule.nameRange.begin
            && rule.range.end <= whole.end;
        places.push_back({rule.name, rule.nameRange, isAlone ? whole : rule.range});
    }
    std::ranges::stable_sort(places, {},
                             [](const RulePlace& place) { return place.nameRange.begin; });
    return places;
}

std::optional<Rule> TenstorrentRulesText::readRule(std::string_view name, const RuleContext&,
                                                   Diagnostics& diagnostics) const
{
    const TenstorrentRule* const rule = m_file.find(name);
    if (!rule)
        return std::nullopt;
    const TextRange range = source().range(rule->range);
    for (const Diagnostic& found : m_file.diagnostics) {
        if (found.range && isWithin(range, found.range->begin))
            diagnostics.add(found);
    }
    return makeTenstorrentRule(m_file, *rule);
}

/// The smallest rule that the position is in: a pattern rather than its class.
const TenstorrentRule* TenstorrentRulesText::ruleAt(TextPosition position) const
{
    const std::size_t offset = source().offset(position);
    const TenstorrentRule* found = nullptr;
    const TenstorrentRule* ofClass = nullptr;
    for (const TenstorrentRule& rule : m_file.rules) {
        const bool isIn = rule.range.begin <= offset && offset <= rule.range.end;
        if (isIn && (!found || rule.range.size() < found->range.size()))
            found = &rule;
        const TextRange& whole = m_file.providerOf(rule).classPlace;
        if (!ofClass && isWithin(whole, position))
            ofClass = &rule;
    }
    return found ? found : ofClass;
}

std::vector<Completion> TenstorrentRulesText::completionsAt(TextPosition position,
                                                            const RuleContext& context) const
{
    std::vector<Completion> completions = pythonCompletionsAt(source(), position, context);
    addSkeleton(completions, *this, position);
    return completions;
}

std::optional<HoverText> TenstorrentRulesText::hoverAt(TextPosition position,
                                                       const RuleContext& context) const
{
    const TenstorrentRule* const rule = ruleAt(position);
    return rule ? tracedHoverAt(m_file, *rule, position, context) : std::nullopt;
}

/// The entry of the innermost call at a place.
std::optional<EntryPlace> TenstorrentRulesText::entryOf(const TenstorrentRule& rule,
                                                        TextPosition position) const
{
    const std::optional<TracedGraph>& trace = m_file.pairOf(rule).patternTrace.graph;
    if (!trace)
        return std::nullopt;
    const TracedNode* found = nullptr;
    const auto size = [&](const TextRange& range) {
        return source().offset(range.end) - source().offset(range.begin);
    };
    for (const TracedNode& node : trace->nodes) {
        if (isWithin(node.place, position) && (!found || size(node.place) < size(found->place)))
            found = &node;
    }
    if (!found)
        return std::nullopt;
    return EntryPlace{rule.name, "pattern", found->name, found->place};
}

std::optional<EntryPlace> TenstorrentRulesText::entryAt(TextPosition position) const
{
    const TenstorrentRule* const rule = ruleAt(position);
    if (!rule)
        return std::nullopt;
    if (auto entry = entryOf(*rule, position))
        return entry;
    return EntryPlace{rule->name, {}, {}, source().range(rule->range)};
}

std::optional<EntryPlace> TenstorrentRulesText::entryNamedAt(TextPosition position) const
{
    const TenstorrentRule* const rule = ruleAt(position);
    return rule ? entryOf(*rule, position) : std::nullopt;
}

std::vector<OutlineRule> TenstorrentRulesText::outline() const
{
    std::vector<OutlineRule> outline;
    for (const TenstorrentRule& rule : m_file.rules) {
        OutlineRule told{.name = rule.name,
                         .nameRange = source().range(rule.nameRange),
                         .range = source().range(rule.range),
                         .priority = {},
                         .patterns = {}};
        const FusionPair& pair = m_file.pairOf(rule);
        OutlinePattern pattern{.name = "pattern",
                               .nameRange = pair.pattern.place.name,
                               .range = pair.pattern.place.whole,
                               .entries = {}};
        if (pair.patternTrace.graph) {
            for (const TracedNode& node : pair.patternTrace.graph->nodes)
                pattern.entries.push_back({node.name, node.place, node.place});
        }
        told.patterns.push_back(std::move(pattern));
        outline.push_back(std::move(told));
    }
    std::ranges::stable_sort(outline, {},
                             [](const OutlineRule& rule) { return rule.nameRange.begin; });
    return outline;
}

std::optional<RuleSketch> TenstorrentRulesText::sketchAt(TextPosition position) const
{
    const TenstorrentRule* const rule = ruleAt(position);
    return rule ? std::optional(sketchOf(*rule)) : std::nullopt;
}

/// Pairs of one class may stand at one place.
std::optional<RuleSketch> TenstorrentRulesText::sketchNamed(std::string_view name) const
{
    const TenstorrentRule* const rule = m_file.find(name);
    return rule ? std::optional(sketchOf(*rule)) : std::nullopt;
}

RuleSketch TenstorrentRulesText::sketchOf(const TenstorrentRule& rule) const
{
    RuleSketch sketch{.name = rule.name,
                      .nameRange = source().range(rule.nameRange),
                      .range = source().range(rule.range),
                      .patterns = {}};
    const auto made = makeTenstorrentRule(m_file, rule);
    if (!made)
        return sketch;
    const RulePattern& written = made->patterns.front();
    PatternSketch& pattern = sketch.patterns.emplace_back();
    pattern.name = "pattern";
    pattern.nameRange = sketch.nameRange;
    for (std::size_t at = 0; at < written.pattern.entryCount(); ++at)
        pattern.entries.push_back(sketched(written, EntryId(at)));
    if (written.stop.why.empty())
        addReplacement(pattern, written, source());
    return sketch;
}

/// Torch tries providers as their classes stand, and the pairs of one as it lists them.
RuleBlocks TenstorrentRulesText::blocks() const
{
    RuleBlocks made{.blocks = {}, .whyNot = "Only providers that are classes of this file move."};
    std::map<std::uint32_t, std::size_t> blocks; // By provider.
    for (const TenstorrentRule& rule : m_file.rules) {
        const auto [known, isNew] = blocks.emplace(rule.provider, made.blocks.size());
        if (!isNew) {
            made.blocks[known->second].rules.push_back(rule.name);
            continue;
        }
        const ByteRange whole = bytesOf(source(), m_file.providerOf(rule).classPlace);
        const std::string_view text = source().text();
        const std::size_t begin = withCommentsAbove(text, m_file.comments, whole.begin);
        const std::size_t end = endOfBlock(text, m_file.comments, whole);
        made.blocks.push_back({.rules = {rule.name}, .pieces = {{begin, end}}});
    }
    return made;
}

std::string TenstorrentRulesText::fitted(std::string_view rule) const
{
    return fittedProvider(m_file, rule);
}

std::string TenstorrentRulesText::whyNotNamed(std::string_view name) const
{
    return fusewright::whyNotNamed(m_file, name);
}

std::optional<std::vector<TextEdit>>
TenstorrentRulesText::addRule(std::optional<TextPosition> after, std::string_view text) const
{
    return addProvider(m_file, places(), after, text);
}

std::shared_ptr<const RulesText> readTenstorrentText(SourceText source, const RulesText* before,
                                                     const IncludePlaces& places)
{
    const TenstorrentRulesText* const known = asTenstorrent(before);
    IncludePlaces own = known && places == IncludePlaces() ? known->places() : places;
    TenstorrentFile file =
        readTenstorrentFile(std::make_shared<const SourceText>(std::move(source)), own);
    return std::make_shared<const TenstorrentRulesText>(std::move(file), std::move(own));
}

const TenstorrentRulesText* asTenstorrent(const RulesText* text)
{
    return text && &text->language() == &tenstorrentLanguage()
        ? static_cast<const TenstorrentRulesText*>(text)
        : nullptr;
}

} // namespace fusewright
