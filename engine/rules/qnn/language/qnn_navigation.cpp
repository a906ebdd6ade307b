// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/language/qnn_navigation.h"

#include "engine/rules/qnn/edit/qnn_renaming.h"
#include "engine/rules/qnn/qnn_file.h"
#include "engine/rules/qnn/qnn_findings.h"
#include "engine/rules/qnn/qnn_match_maker.h"
#include "engine/rules/qnn/qnn_rule_maker.h"
#include "engine/rules/qnn/qnn_written_match.h"
#include "engine/rules/replacement_sketch.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// The entries of a rule that can be read, as the pattern has them.
std::vector<SketchedEntry> entriesOf(const QnnFile& file, const QnnRule& rule)
{
    const auto [pattern, places] = writtenMatch(rule);
    std::vector<SketchedEntry> entries;
    for (std::size_t at = 0; pattern && at < pattern->entryCount(); ++at) {
        const Entry& entry = pattern->entry(EntryId(at));
        SketchedEntry sketched{.name = entry.name, .nameRange = file.source->range(places[at])};
        if (entry.kind == Entry::Kind::Operator)
            sketched.operators = {entry.operators.names.front()};
        else
            sketched.description.emplace_back(entry.kind == Entry::Kind::Constant ? "A constant."
                                                                                  : "An operand.");
        for (const PatternEdge& edge : pattern->edgesFrom(EntryId(at)))
            sketched.children.push_back(edge.to.index);
        sketched.isContext = entry.kind != Entry::Kind::Operator;
        sketched.isPlace = at == 0;
        sketched.isRoot =
            std::ranges::find(pattern->roots(), EntryId(at)) != pattern->roots().end();
        entries.push_back(std::move(sketched));
    }
    return entries;
}

const QnnRule* ruleAt(const QnnFile& file, TextPosition position)
{
    return file.ruleAt(file.source->offset(position));
}

} // namespace

std::optional<TextRange> qnnDefinitionAt(const QnnFile& file, TextPosition position)
{
    const QnnRule* const rule = ruleAt(file, position);
    const QnnTagUse* const use =
        rule ? qnnTagAt(file, *rule, file.source->offset(position)) : nullptr;
    if (!use)
        return std::nullopt;
    const QnnTagUse* const definition =
        rule->checked.definitionOf(rule->tree, rule->tree.at(use->node).text, use->isSplit);
    return definition ? std::optional(file.source->range(rule->tree.at(definition->node).place))
                      : std::nullopt;
}

std::optional<EntryPlace> qnnEntryNamedAt(const QnnFile& file, TextPosition position)
{
    const QnnRule* const rule = ruleAt(file, position);
    if (!rule)
        return std::nullopt;
    const std::size_t offset = file.source->offset(position);
    if (const QnnTagUse* const use = qnnTagAt(file, *rule, offset); use && !use->isSplit) {
        const QnnNode& node = rule->tree.at(use->node);
        return EntryPlace{rule->name, "pattern", node.text, file.source->range(node.place)};
    }
    for (const SketchedEntry& entry : entriesOf(file, *rule)) {
        if (entry.nameRange.begin <= position && position <= entry.nameRange.end)
            return EntryPlace{rule->name, "pattern", entry.name, entry.nameRange};
    }
    return std::nullopt;
}

std::optional<EntryPlace> qnnEntryAt(const QnnFile& file, TextPosition position)
{
    if (auto named = qnnEntryNamedAt(file, position))
        return named;
    const QnnRule* const rule = ruleAt(file, position);
    if (!rule)
        return std::nullopt;
    const std::size_t offset = file.source->offset(position);
    EntryPlace place{rule->name, {}, {}, file.source->range(rule->range)};
    if (!rule->isComplete)
        return place;
    const ByteRange match = rule->tree.at(rule->parts.match).place;
    if (match.contains(offset)) {
        place.pattern = "pattern";
        place.range = file.source->range(match);
    }
    return place;
}

std::vector<OutlineRule> qnnOutline(const QnnFile& file)
{
    std::vector<OutlineRule> outline;
    for (const QnnRule& rule : file.rules) {
        OutlineRule row{.name = rule.name,
                        .nameRange = file.source->range(rule.head),
                        .range = file.source->range(rule.range)};
        if (rule.isComplete) {
            const TextRange match = file.source->range(rule.tree.at(rule.parts.match).place);
            OutlinePattern pattern{.name = "pattern", .nameRange = match, .range = match};
            for (SketchedEntry& entry : entriesOf(file, rule))
                pattern.entries.push_back(
                    {std::move(entry.name), entry.nameRange, entry.nameRange});
            row.patterns.push_back(std::move(pattern));
        }
        outline.push_back(std::move(row));
    }
    return outline;
}

std::optional<RuleSketch> qnnSketchAt(const QnnFile& file, TextPosition position)
{
    const QnnRule* const rule = ruleAt(file, position);
    if (!rule)
        return std::nullopt;
    RuleSketch sketch{.name = rule->name,
                      .nameRange = file.source->range(rule->head),
                      .range = file.source->range(rule->range)};
    if (!rule->isComplete)
        return sketch;
    PatternSketch& pattern = sketch.patterns.emplace_back();
    pattern.name = "pattern";
    pattern.nameRange = file.source->range(rule->tree.at(rule->parts.match).place);
    pattern.entries = entriesOf(file, *rule);
    QnnFindings ignored(*file.source);
    if (const auto made = makeQnnRule(file, *rule, *OperatorCatalogue::builtIn(), ignored))
        addReplacement(pattern, made->rule.patterns.front(), *file.source);
    return sketch;
}

std::string qnnTagMeaning(const QnnRule& rule, std::string_view tag)
{
    for (const QnnNode& call : rule.tree.nodes) {
        const bool isOperator = call.isCall("Op") || call.isCall("OpVarIn");
        const bool isLet = call.isCall("LET") && call.operands.size() == 2;
        if (isLet && rule.tree.operand(call, 0).text == tag
            && !rule.tree.operand(call, 1).operands.empty())
            return "It names the result of "
                + std::string(
                       qnnOperatorName(rule.tree, rule.tree.operand(call, 1).operands.front()))
                + '.';
        for (std::size_t at = 1; isOperator && at < call.operands.size(); ++at) {
            const QnnNode& operand = rule.tree.operand(call, at);
            if (operand.isText() && operand.text == tag)
                return "It names operand " + std::to_string(at) + " of "
                    + std::string(qnnOperatorName(rule.tree, call.operands.front())) + '.';
        }
    }
    return {};
}

} // namespace fusewright
