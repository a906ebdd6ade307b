// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/language/tvm_rules_text.h"

#include "engine/pattern/use_search.h"
#include "engine/rules/rule_skeleton.h"
#include "engine/rules/tvm/draft/tvm_addition.h"
#include "engine/rules/tvm/draft/tvm_fit.h"
#include "engine/rules/tvm/language/tvm_assist.h"
#include "engine/rules/tvm/language/tvm_language.h"
#include "engine/rules/tvm/tvm_rule_maker.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// How a pattern that is found along users says that others use an entry.
void describeUses(const Pattern& pattern, EntryId id, SketchedEntry& sketch)
{
    for (const UseEdge& edge : pattern.uses()->edges) {
        if (edge.from != id)
            continue;
        const std::string user = pattern.entry(edge.to).name;
        if (edge.isOnly)
            sketch.onlyUsedBy.push_back(edge.to.index);
        std::string sentence = edge.isOnly ? "Nothing but " + user + " uses it" : user + " uses it";
        if (edge.operand)
            sentence += " as argument " + std::to_string(*edge.operand + 1);
        sketch.description.push_back(sentence + '.');
    }
    for (const std::vector<EntryId>& same : pattern.uses()->sameShapes) {
        if (std::ranges::find(same, id) == same.end())
            continue;
        for (const EntryId other : same) {
            if (other != id)
                sketch.description.push_back("It has the shape of " + pattern.entry(other).name
                                             + '.');
        }
    }
}

SketchedEntry sketched(const RulePattern& written, EntryId id)
{
    const Pattern& pattern = written.pattern;
    const Entry& entry = pattern.entry(id);
    SketchedEntry sketch{.name = entry.name, .nameRange = written.entryRanges[id.index]};
    const bool isOneOf = entry.operators.mode == OperatorClass::Mode::OneOf;
    if (entry.kind == Entry::Kind::Operator && !isOneOf)
        sketch.operators = {"."};
    else if (entry.kind == Entry::Kind::Operator)
        sketch.operators = {entry.operators.names.front()};
    else
        sketch.description.emplace_back(
            entry.kind == Entry::Kind::Constant ? "A constant of the model." : "Anything.");
    for (const PatternEdge& edge : pattern.edgesFrom(id))
        sketch.children.push_back(edge.to.index);
    if (pattern.uses())
        describeUses(pattern, id, sketch);
    sketch.isContext = entry.kind != Entry::Kind::Operator;
    sketch.isPlace = id == pattern.placeEntry();
    sketch.isRoot = std::ranges::find(pattern.roots(), id) != pattern.roots().end();
    return sketch;
}

PatternSketch sketched(const RulePattern& written, const TextRange& nameRange)
{
    PatternSketch sketch;
    sketch.name = written.name;
    sketch.nameRange = nameRange;
    for (std::size_t at = 0; at < written.pattern.entryCount(); ++at)
        sketch.entries.push_back(sketched(written, EntryId(at)));
    return sketch;
}

} // namespace

TvmRulesText::TvmRulesText(TvmFile file, IncludePlaces places)
    : PythonRulesText(tvmLanguage(), std::move(places)), m_file(std::move(file))
{
}

std::vector<RulePlace> TvmRulesText::rulePlaces() const
{
    std::vector<RulePlace> places;
    for (const TvmRule& rule : m_file.rules)
        places.push_back({rule.name, rule.nameRange, rule.range});
    std::ranges::stable_sort(places, {},
                             [](const RulePlace& place) { return place.nameRange.begin; });
    return places;
}

std::optional<Rule> TvmRulesText::readRule(std::string_view name, const RuleContext& context,
                                           Diagnostics& diagnostics) const
{
    const TvmRule* const rule = m_file.find(name);
    if (!rule)
        return std::nullopt;
    return makeTvmRule(m_file, *rule, context, diagnostics);
}

const std::optional<Rule>& TvmRulesText::madeOf(const TvmRule& rule) const
{
    std::call_once(m_isMade, [this] {
        Diagnostics ignored; // A check with the model tells them.
        m_made = makeEachTvmRule(m_file, {}, ignored);
    });
    return m_made[static_cast<std::size_t>(&rule - m_file.rules.data())];
}

/// The smallest rule that the position is in.
const TvmRule* TvmRulesText::ruleAt(TextPosition position) const
{
    const std::size_t offset = source().offset(position);
    const TvmRule* found = nullptr;
    for (const TvmRule& rule : m_file.rules) {
        const bool isIn = rule.range.begin <= offset && offset <= rule.range.end;
        if (isIn && (!found || rule.range.size() < found->range.size()))
            found = &rule;
    }
    if (found)
        return found;
    // Patterns are often built before they are listed.
    for (const TvmRule& rule : m_file.rules) {
        if (entryOf(rule, position))
            return &rule;
    }
    return nullptr;
}

std::vector<Completion> TvmRulesText::completionsAt(TextPosition position,
                                                    const RuleContext& context) const
{
    std::vector<Completion> completions = relaxCompletionsAt(source(), position, context);
    addSkeleton(completions, *this, position);
    return completions;
}

std::optional<HoverText> TvmRulesText::hoverAt(TextPosition position,
                                               const RuleContext& context) const
{
    const TvmRule* const rule = ruleAt(position);
    return tvmHoverAt(m_file, rule, position, context);
}

/// Of the entries whose constructors are around a place the innermost one.
std::optional<EntryPlace> TvmRulesText::entryOf(const TvmRule& rule, TextPosition position) const
{
    const std::optional<Rule>& made = madeOf(rule);
    const TextRange elsewhere = source().range(rule.nameRange); // What another file makes.
    std::optional<EntryPlace> found;
    std::size_t smallest = 0;
    for (std::size_t at = 0; made && at < made->patterns.size(); ++at) {
        const RulePattern& written = made->patterns[at];
        for (std::size_t entry = 0; entry < written.entryRanges.size(); ++entry) {
            const TextRange range = written.entryRanges[entry];
            if (range == elsewhere || position < range.begin || range.end < position)
                continue;
            const std::size_t size = source().offset(range.end) - source().offset(range.begin);
            if (found && size >= smallest)
                continue;
            smallest = size;
            const std::string& name = written.pattern.entry(EntryId(entry)).name;
            found = EntryPlace{rule.name, written.name, name, range};
        }
    }
    return found;
}

std::optional<EntryPlace> TvmRulesText::entryAt(TextPosition position) const
{
    const TvmRule* const rule = ruleAt(position);
    if (!rule)
        return std::nullopt;
    if (auto entry = entryOf(*rule, position))
        return entry;
    return EntryPlace{rule->name, {}, {}, source().range(rule->range)};
}

std::optional<EntryPlace> TvmRulesText::entryNamedAt(TextPosition position) const
{
    const TvmRule* const rule = ruleAt(position);
    return rule ? entryOf(*rule, position) : std::nullopt;
}

std::vector<OutlineRule> TvmRulesText::outline() const
{
    std::vector<OutlineRule> outline;
    for (const TvmRule& rule : m_file.rules) {
        OutlineRule told{.name = rule.name,
                         .nameRange = source().range(rule.nameRange),
                         .range = source().range(rule.range),
                         .priority = {},
                         .patterns = {}};
        OutlinePattern pattern{
            .name = "pattern", .nameRange = told.nameRange, .range = told.range, .entries = {}};
        if (const std::optional<Rule>& made = madeOf(rule)) {
            const RulePattern& written = made->patterns.front();
            for (std::size_t at = 0; at < written.pattern.entryCount(); ++at)
                pattern.entries.push_back({written.pattern.entry(EntryId(at)).name,
                                           written.entryRanges[at], written.entryRanges[at]});
        }
        told.patterns.push_back(std::move(pattern));
        outline.push_back(std::move(told));
    }
    std::ranges::stable_sort(outline, {},
                             [](const OutlineRule& rule) { return rule.nameRange.begin; });
    return outline;
}

std::optional<RuleSketch> TvmRulesText::sketchAt(TextPosition position) const
{
    const TvmRule* const rule = ruleAt(position);
    return rule ? std::optional(sketchOf(*rule)) : std::nullopt;
}

/// A loop lists many rules at one place.
std::optional<RuleSketch> TvmRulesText::sketchNamed(std::string_view name) const
{
    const TvmRule* const rule = m_file.find(name);
    return rule ? std::optional(sketchOf(*rule)) : std::nullopt;
}

RuleSketch TvmRulesText::sketchOf(const TvmRule& rule) const
{
    RuleSketch sketch{.name = rule.name,
                      .nameRange = source().range(rule.nameRange),
                      .range = source().range(rule.range),
                      .patterns = {}};
    if (const std::optional<Rule>& made = madeOf(rule)) {
        for (const RulePattern& written : made->patterns)
            sketch.patterns.push_back(sketched(written, sketch.nameRange));
    }
    return sketch;
}

std::string TvmRulesText::fitted(std::string_view rule) const
{
    return fittedTvmRule(m_file, rule);
}

std::string TvmRulesText::whyNotNamed(std::string_view name) const
{
    return whyNotTvmName(m_file, name);
}

std::optional<std::vector<TextEdit>> TvmRulesText::addRule(std::optional<TextPosition> after,
                                                           std::string_view text) const
{
    return addTvmRule(m_file, places(), after, text);
}

std::shared_ptr<const RulesText> readTvmText(SourceText source, const RulesText* before,
                                             const IncludePlaces& places)
{
    const TvmRulesText* const known = asTvm(before);
    IncludePlaces own = known && places == IncludePlaces() ? known->places() : places;
    TvmFile file = readTvmFile(std::make_shared<const SourceText>(std::move(source)), own);
    return std::make_shared<const TvmRulesText>(std::move(file), std::move(own));
}

const TvmRulesText* asTvm(const RulesText* text)
{
    return text && &text->language() == &tvmLanguage() ? static_cast<const TvmRulesText*>(text)
                                                       : nullptr;
}

} // namespace fusewright
