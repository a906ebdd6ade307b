// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/composites/composite_rules_text.h"

#include "engine/rules/expectation_comments.h"
#include "engine/rules/replacement_sketch.h"
#include "engine/rules/tenstorrent/composites/composite_rule_maker.h"
#include "engine/rules/tenstorrent/composites/composites_language.h"
#include "engine/rules/tenstorrent/language/tenstorrent_assist.h"
#include "engine/rules/tenstorrent/tenstorrent_file.h"
#include "engine/support/letters.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

const CompositeRulesText* asComposites(const RulesText* text)
{
    return text && &text->language() == &compositesLanguage()
        ? static_cast<const CompositeRulesText*>(text)
        : nullptr;
}

/// The name that stands at an offset.
ByteRange nameAt(std::string_view text, std::size_t offset)
{
    std::size_t begin = std::min(offset, text.size());
    while (begin > 0 && isWordByte(text[begin - 1]))
        --begin;
    std::size_t end = std::min(offset, text.size());
    while (end < text.size() && isWordByte(text[end]))
        ++end;
    return {begin, end};
}

std::string joinedNames(const CompositeEntry& entry)
{
    std::string text;
    const auto add = [&](const std::vector<std::string>& names, std::string_view before) {
        for (const std::string& name : names)
            text += (text.empty() ? "" : ", ") + std::string(before) + name;
    };
    add(entry.functions, "");
    add(entry.methods, ".");
    add(entry.modules, "module ");
    return text;
}

} // namespace

CompositeRulesText::CompositeRulesText(CompositeFile file, IncludePlaces places)
    : PythonRulesText(compositesLanguage(), std::move(places)), m_file(std::move(file))
{
}

std::vector<RulePlace> CompositeRulesText::rulePlaces() const
{
    std::vector<RulePlace> places;
    for (const CompositeRule& rule : m_file.rules)
        places.push_back({rule.name, rule.nameRange, rule.range});
    std::ranges::stable_sort(places, {},
                             [](const RulePlace& place) { return place.nameRange.begin; });
    return places;
}

std::optional<Rule> CompositeRulesText::readRule(std::string_view name, const RuleContext&,
                                                 Diagnostics& diagnostics) const
{
    const CompositeRule* const rule = m_file.find(name);
    if (!rule)
        return std::nullopt;
    const TextRange range = source().range(rule->range);
    for (const Diagnostic& found : m_file.diagnostics) {
        if (found.range && isWithin(range, found.range->begin))
            diagnostics.add(found);
    }
    return makeCompositeRule(m_file, *rule);
}

/// The smallest one that the position is in.
const CompositeRule* CompositeRulesText::ruleAt(TextPosition position) const
{
    const std::size_t offset = source().offset(position);
    const CompositeRule* found = nullptr;
    for (const CompositeRule& rule : m_file.rules) {
        const bool isIn = rule.range.begin <= offset && offset <= rule.range.end;
        if (isIn && (!found || rule.range.size() < found->range.size()))
            found = &rule;
    }
    return found ? found : ruleNamedAt(position);
}

const CompositeRule* CompositeRulesText::ruleNamedAt(TextPosition position) const
{
    const std::string_view text = source().text();
    const ByteRange range = nameAt(text, source().offset(position));
    return m_file.find(text.substr(range.begin, range.size()));
}

std::vector<Completion> CompositeRulesText::completionsAt(TextPosition position,
                                                          const RuleContext& context) const
{
    return pythonCompletionsAt(source(), position, context);
}

std::optional<HoverText> CompositeRulesText::hoverAt(TextPosition position,
                                                     const RuleContext& context) const
{
    const CompositeRule* const rule = ruleNamedAt(position);
    if (!rule)
        return std::nullopt;
    const CompositeEntry& entry = m_file.entryOf(*rule);
    HoverText hover{.title = rule->name,
                    .paragraphs = {"Makes " + rule->made + " of " + joinedNames(entry) + '.'},
                    .range = source().range(nameAt(source().text(), source().offset(position)))};
    if (!context.model)
        return hover;
    std::size_t count = 0;
    for (std::size_t at = 0; at < context.model->operators().size(); ++at) {
        const std::string_view native = context.model->text(context.model->operators()[at].native);
        const bool isMeant = std::ranges::find(entry.functions, native) != entry.functions.end()
            || std::ranges::find(entry.methods, native) != entry.methods.end()
            || std::ranges::find(entry.modules, native) != entry.modules.end();
        if (isMeant)
            count += context.model->nodesOf(OperatorId(at)).size();
    }
    hover.paragraphs.push_back("The model calls them " + std::to_string(count)
                               + (count == 1 ? " time." : " times."));
    return hover;
}

std::optional<EntryPlace> CompositeRulesText::entryAt(TextPosition position) const
{
    const CompositeRule* const rule = ruleAt(position);
    if (!rule)
        return std::nullopt;
    return EntryPlace{rule->name, {}, {}, source().range(rule->range)};
}

std::optional<EntryPlace> CompositeRulesText::entryNamedAt(TextPosition) const
{
    return std::nullopt;
}

std::vector<OutlineRule> CompositeRulesText::outline() const
{
    std::vector<OutlineRule> outline;
    for (const CompositeRule& rule : m_file.rules)
        outline.push_back({.name = rule.name,
                           .nameRange = source().range(rule.nameRange),
                           .range = source().range(rule.range),
                           .priority = {},
                           .patterns = {}});
    std::ranges::stable_sort(outline, {},
                             [](const OutlineRule& rule) { return rule.nameRange.begin; });
    return outline;
}

std::optional<RuleSketch> CompositeRulesText::sketchAt(TextPosition position) const
{
    const CompositeRule* const rule = ruleAt(position);
    if (!rule)
        return std::nullopt;
    RuleSketch sketch{.name = rule->name,
                      .nameRange = source().range(rule->nameRange),
                      .range = source().range(rule->range),
                      .patterns = {}};
    for (const RulePattern& written : makeCompositeRule(m_file, *rule).patterns) {
        PatternSketch& pattern = sketch.patterns.emplace_back();
        pattern.name = written.name;
        pattern.nameRange = sketch.nameRange;
        for (std::size_t at = 0; at < written.pattern.entryCount(); ++at) {
            const EntryId id(at);
            SketchedEntry entry{.name = written.pattern.entry(id).name,
                                .nameRange = sketch.nameRange,
                                .operators = written.pattern.entry(id).operators.names};
            for (const PatternEdge& edge : written.pattern.edgesFrom(id))
                entry.children.push_back(edge.to.index);
            entry.isPlace = id == written.pattern.placeEntry();
            entry.isRoot = at == 0;
            pattern.entries.push_back(std::move(entry));
        }
        addReplacement(pattern, written, source());
    }
    return sketch;
}

CheckedRules CompositeRulesReader::check(std::shared_ptr<const RulesText> text)
{
    const CompositeRulesText* const known = asComposites(text.get());
    if (!known)
        return {};
    const CompositeFile* file = &known->file();
    CompositeFile changed;
    TorchHost::Flags flags = chosenFlags(file->program().flagNames(), m_context.options);
    if (flags != file->flags) {
        changed = readCompositeFile(file->source, known->places(), std::move(flags));
        file = &changed;
    }
    CheckedRules checked{
        .rules = makeCompositeRules(*file), .diagnostics = file->diagnostics, .isReadable = true};
    checked.rules.files.front().language = &text->language();
    m_readRules = file->rules.size();
    Diagnostics diagnostics;
    checked.expected = readExpectationComments(*text, diagnostics);
    checked.diagnostics.insert(checked.diagnostics.end(), diagnostics.all().begin(),
                               diagnostics.all().end());
    sortByPlace(checked.diagnostics);
    checked.errorCount = static_cast<std::size_t>(
        std::ranges::count(checked.diagnostics, Severity::Error, &Diagnostic::severity));
    for (const CompositeRule& rule : file->rules)
        checked.written.push_back({rule.name, file->source->position(rule.nameRange.begin)});
    checked.texts.push_back(std::move(text));
    return checked;
}

std::shared_ptr<const RulesText> readCompositeText(SourceText source, const RulesText* before,
                                                   const IncludePlaces& places)
{
    const CompositeRulesText* const known = asComposites(before);
    IncludePlaces own = known && places == IncludePlaces() ? known->places() : places;
    CompositeFile file =
        readCompositeFile(std::make_shared<const SourceText>(std::move(source)), own);
    return std::make_shared<const CompositeRulesText>(std::move(file), std::move(own));
}

std::unique_ptr<RulesReader> makeCompositeReader(RuleContext context)
{
    return std::make_unique<CompositeRulesReader>(std::move(context));
}

} // namespace fusewright
