// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rules_text.h"

#include "engine/rules/rule_blocks.h"
#include "engine/rules/rule_editing.h"
#include "engine/rules/rule_language.h"

#include <algorithm>

namespace fusewright {

std::optional<RenamePlace> RulesText::renamePlaceAt(TextPosition position) const
{
    const auto place = entryNamedAt(position);
    return place ? std::optional(RenamePlace{place->entry, place->range}) : std::nullopt;
}

std::optional<std::vector<TextEdit>> RulesText::renameAt(TextPosition position,
                                                         std::string_view fresh) const
{
    const auto place = entryNamedAt(position);
    const RuleEditing* const editor = editing();
    if (!place || !editor)
        return std::nullopt;
    return editor->rename({.rule = place->rule, .pattern = place->pattern}, place->entry, fresh);
}

RuleBlocks RulesText::blocks() const
{
    return {.blocks = {}, .whyNot = std::string(language().whyNoEdits)};
}

namespace {

/// The rule that a place is in, or that ends above it before another one begins.
std::optional<std::string> ruleAbove(const RulesText& text, TextPosition place)
{
    const std::size_t offset = text.source().offset(place);
    const std::size_t lineEnd =
        std::min(text.source().text().find('\n', offset), text.source().text().size());
    std::optional<RulePlace> above;
    for (RulePlace& rule : text.rulePlaces()) {
        const bool isAbove = rule.range.begin <= lineEnd;
        if (isAbove && (!above || above->range.begin <= rule.range.begin))
            above = std::move(rule);
    }
    return above ? std::optional(std::move(above->name)) : std::nullopt;
}

} // namespace

std::optional<std::vector<TextEdit>> RulesText::addRule(std::optional<TextPosition> after,
                                                        std::string_view text) const
{
    const RuleEditing* const editor = editing();
    if (!editor)
        return std::nullopt;
    const auto rule = after ? ruleAbove(*this, *after) : std::nullopt;
    auto edits = rule ? editor->addRule(*rule, text) : std::nullopt;
    return edits ? std::move(edits) : editor->addRule(std::nullopt, text);
}

std::optional<RulePlace> findRule(const RulesText& text, std::string_view name)
{
    std::vector<RulePlace> places = text.rulePlaces();
    const auto found = std::find_if(places.rbegin(), places.rend(),
                                    [&](const RulePlace& each) { return each.name == name; });
    return found == places.rend() ? std::nullopt : std::optional(std::move(*found));
}

std::optional<PatternSketch> findSketch(const RulesText& text, PatternName pattern)
{
    auto rule = text.sketchNamed(pattern.rule);
    const auto place = rule ? std::nullopt : findRule(text, pattern.rule);
    if (place)
        rule = text.sketchAt(text.source().position(place->nameRange.begin));
    if (!rule)
        return std::nullopt;
    const auto found = std::ranges::find(rule->patterns, pattern.pattern, &PatternSketch::name);
    return found == rule->patterns.end() ? std::nullopt : std::optional(std::move(*found));
}

} // namespace fusewright
