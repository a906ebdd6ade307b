// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/order_text.h"

#include "engine/report/text_table.h"
#include "engine/rewrite/rewrite_counts.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/rule.h"
#include "engine/rules/rule_language.h"
#include "engine/support/json_writer.h"

#include <cmath>

namespace fusewright {

namespace {

using Align = TextTable::Align;
using Layout = JsonWriter::Layout;

std::string arrow(std::uint64_t before, std::uint64_t after)
{
    return groupedNumber(before) + " → " + groupedNumber(after);
}

std::string knownBytesText(std::optional<double> bytes)
{
    return bytes ? groupedNumber(static_cast<std::uint64_t>(*bytes)) : "unknown";
}

std::string orderTable(const RuleSet& rules, const RuleRivals& rivals)
{
    TextTable table({Align::Right, Align::Left, Align::Right, Align::Right, Align::Right,
                     Align::Right, Align::Right, Align::Left});
    table.addRow({"", "rule", "priority", "sections", "alone", "won", "lost", ""});
    for (std::size_t at = 0; at < rivals.order.size(); ++at) {
        const std::uint32_t rule = rivals.order[at];
        const RuleStanding& standing = rivals.standings[rule];
        table.addRow({std::to_string(at + 1), rules.rules[rule].name,
                      std::to_string(rules.rules[rule].priority), groupedNumber(standing.sections),
                      groupedNumber(standing.sectionsAlone), groupedNumber(standing.won),
                      groupedNumber(standing.lost),
                      standing.isShadowed()            ? "never wins"
                          : standing.sectionsAlone > 0 ? ""
                          : standing.refusedAlone > 0  ? "all refused"
                                                       : "matches nowhere"});
    }
    return table.text();
}

std::string rivalryText(const RuleSet& rules, const RuleRivalry& rivalry)
{
    const std::string& earlier = rules.rules[rivalry.earlier].name;
    const std::string& later = rules.rules[rivalry.later].name;
    const std::size_t others = rivalry.operators - rivalry.wonByEarlier - rivalry.wonByLater;
    std::string text = earlier + " and " + later + " both want "
        + counted(rivalry.operators, "operator") + ": " + earlier + " has "
        + groupedNumber(rivalry.wonByEarlier) + ", " + later + " has "
        + groupedNumber(rivalry.wonByLater);
    if (others > 0)
        text += ", others have " + groupedNumber(others);
    const bool hasWinner = others < rivalry.operators;
    return text + (hasWinner ? "; " + winnerText(rules, rivalry) : std::string()) + ".\n";
}

/// Of rules that rewrite, their rewrites and the operators that are left.
void writeOutcome(JsonWriter& writer, const RuleSet& rules, const OrderOutcome& outcome,
                  bool isOfRewriting)
{
    writer.beginObject().key("rules").beginArray();
    for (std::size_t at = 0; at < outcome.rules.size(); ++at) {
        writer.beginObject(Layout::Compact).key("name").string(rules.rules[at].name);
        writer.key(isOfRewriting ? "rewrites" : "sections").count(outcome.rules[at].sections);
        writer.key("operators").count(outcome.rules[at].operators).endObject();
    }
    writer.endArray();
    if (isOfRewriting) {
        writer.key("operatorsLeft").count(outcome.sections).endObject();
        return;
    }
    writer.key("sections").count(outcome.sections);
    writer.key("coveredOperators").count(outcome.covered).key("boundaryBytes");
    if (outcome.boundaryBytes)
        writer.integer(std::llround(*outcome.boundaryBytes));
    else
        writer.null();
    writer.endObject();
}

void writeChange(JsonWriter& writer, const RuleSet& rules, const OrderChange& change)
{
    writer.beginObject().key("order").beginArray();
    for (const std::uint32_t rule : change.order)
        writer.string(rules.rules[rule].name);
    writer.endArray().key("priorities");
    if (change.changes) {
        writer.beginArray();
        for (const PriorityChange& each : *change.changes) {
            writer.beginObject(Layout::Compact).key("rule").string(rules.rules[each.rule].name);
            writer.key("priority").integer(each.priority).endObject();
        }
        writer.endArray();
    } else {
        writer.null();
    }
    if (!change.moved.empty()) {
        writer.key("moved").beginArray();
        for (const std::uint32_t rule : change.moved)
            writer.string(rules.rules[rule].name);
        writer.endArray();
    }
    if (!change.whyNot.empty())
        writer.key("whyNot").string(change.whyNot);
    writer.key("before");
    writeOutcome(writer, rules, change.before, change.isOfRewriting);
    writer.key("after");
    writeOutcome(writer, rules, change.after, change.isOfRewriting);
    writer.endObject();
}

void writeRules(JsonWriter& writer, const RuleSet& rules, const RuleRivals& rivals)
{
    writer.beginArray();
    for (const std::uint32_t at : rivals.order) {
        const RuleStanding& standing = rivals.standings[at];
        writer.beginObject(Layout::Compact).key("name").string(rules.rules[at].name);
        writer.key("priority").integer(rules.rules[at].priority);
        writer.key("sections").count(standing.sections);
        writer.key("sectionsAlone").count(standing.sectionsAlone);
        writer.key("refusedAlone").count(standing.refusedAlone);
        writer.key("wanted").count(standing.wanted).key("won").count(standing.won);
        writer.key("lost").count(standing.lost);
        writer.key("ownOverlaps").count(standing.ownOverlaps);
        writer.key("shadowed").boolean(standing.isShadowed()).endObject();
    }
    writer.endArray();
}

void writeRivalries(JsonWriter& writer, const RuleSet& rules, const RuleRivals& rivals)
{
    writer.beginArray();
    for (const RuleRivalry& rivalry : rivals.rivalries) {
        writer.beginObject(Layout::Compact).key("earlier");
        writer.string(rules.rules[rivalry.earlier].name).key("later");
        writer.string(rules.rules[rivalry.later].name);
        writer.key("operators").count(rivalry.operators);
        writer.key("wonByEarlier").count(rivalry.wonByEarlier);
        writer.key("wonByLater").count(rivalry.wonByLater);
        writer.key("places").count(rivalry.places).key("by");
        writer.string(rivalry.isByPriority ? "priority" : "file-order").endObject();
    }
    writer.endArray();
}

/// Stages in the order in which they run, with their rules in the order in which they are tried.
std::string stageOrderText(const Rewriting& rewriting)
{
    const std::vector<RewriteCounts> counts = countRewrites(rewriting.rules, rewriting.run);
    TextTable table(
        {Align::Right, Align::Left, Align::Left, Align::Right, Align::Right, Align::Left});
    table.addRow({"", "stage", "rule", "matches", "rewrites", ""});
    std::size_t number = 0;
    for (const StagePlan& plan : rewriting.rules.stages) {
        for (const std::uint32_t rule : plan.rules)
            table.addRow({std::to_string(++number), plan.name, rewriting.rules.rules[rule].name,
                          groupedNumber(counts[rule].matches()),
                          groupedNumber(counts[rule].rewrites),
                          plan.offBecause.empty() ? "" : "off: " + plan.offBecause});
    }
    return "Rules that rewrite, in the order of their stages\n" + table.text();
}

void writeStages(JsonWriter& writer, const Rewriting& rewriting)
{
    const std::vector<RewriteCounts> counts = countRewrites(rewriting.rules, rewriting.run);
    writer.beginArray();
    for (const StagePlan& plan : rewriting.rules.stages) {
        for (const std::uint32_t rule : plan.rules) {
            writer.beginObject(Layout::Compact).key("stage").string(plan.name);
            writer.key("name").string(rewriting.rules.rules[rule].name);
            writer.key("matches").count(counts[rule].matches());
            writer.key("rewrites").count(counts[rule].rewrites);
            writer.key("runs").boolean(plan.offBecause.empty()).endObject();
        }
    }
    writer.endArray();
}

} // namespace

std::string winnerText(const RuleSet& rules, const RuleRivalry& rivalry)
{
    const Rule& earlier = rules.rules[rivalry.earlier];
    const Rule& later = rules.rules[rivalry.later];
    const RuleLanguage* const language =
        earlier.file < rules.files.size() ? rules.files[earlier.file].language : nullptr;
    if (!rivalry.isByPriority && language && !language->hasPriorities && earlier.file == later.file)
        return earlier.name + " is tried first";
    if (!rivalry.isByPriority)
        return earlier.name + " comes first in the file (both have priority "
            + std::to_string(earlier.priority) + ')';
    return earlier.name + " has the higher priority (" + std::to_string(earlier.priority) + " over "
        + std::to_string(later.priority) + ')';
}

std::vector<std::string> changeSentences(const RuleSet& rules, const OrderChange& change)
{
    const OrderOutcome& before = change.before;
    const OrderOutcome& after = change.after;
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < rules.rules.size(); ++at) {
        const auto& was = before.rules[at];
        const auto& is = after.rules[at];
        if (was.sections != is.sections)
            lines.push_back(rules.rules[at].name + ": " + arrow(was.sections, is.sections)
                            + (change.isOfRewriting ? " rewrites" : " sections"));
        else if (!change.isOfRewriting && was.operators != is.operators)
            lines.push_back(rules.rules[at].name + ": " + arrow(was.operators, is.operators)
                            + " operators in the same number of sections");
    }
    if (before.covered != after.covered)
        lines.push_back("operators covered: " + arrow(before.covered, after.covered));
    if (before.boundaryBytes != after.boundaryBytes)
        lines.push_back("boundary bytes: " + knownBytesText(before.boundaryBytes) + " → "
                        + knownBytesText(after.boundaryBytes));
    if (lines.empty())
        lines.emplace_back(change.isOfRewriting ? "no rewrites change in this model"
                                                : "no sections change in this model");
    return lines;
}

namespace {

std::string changeText(const RuleSet& rules, const OrderChange& change)
{
    std::string text = "\nIn the new order\n";
    for (const std::string& line : changeSentences(rules, change))
        text += "  " + line + ".\n";
    if (!change.changes)
        return text + "  " + change.whyNot + '\n';
    for (const std::uint32_t rule : change.moved)
        text += "  the text of " + rules.rules[rule].name + " moves.\n";
    for (const PriorityChange& each : *change.changes)
        text += "  priority of " + rules.rules[each.rule].name + ": "
            + std::to_string(rules.rules[each.rule].priority) + " → "
            + std::to_string(each.priority) + ".\n";
    return text;
}

/// The rules that a change is of.
const RuleSet& changedRules(const RuleSet& rules, const OrderChange& change,
                            const Rewriting* rewriting)
{
    return change.isOfRewriting && rewriting ? rewriting->rules : rules;
}

} // namespace

std::string orderText(const RuleSet& rules, const RuleRivals& rivals, const OrderChange* change,
                      const Rewriting* rewriting)
{
    std::string text = rewriting ? stageOrderText(*rewriting) : std::string();
    const std::string changed =
        change ? changeText(changedRules(rules, *change, rewriting), *change) : std::string();
    if (rewriting && rules.rules.empty())
        return text + changed;
    text += (rewriting ? "\n" : "");
    text += "Rules in the order they are tried\n" + orderTable(rules, rivals);
    text += "\nContested by more than one rule: " + counted(rivals.contested, "operator") + ".\n";
    for (const RuleRivalry& rivalry : rivals.rivalries)
        text += "  " + rivalryText(rules, rivalry);
    return text + changed;
}

std::string orderJson(const RuleSet& rules, const RuleRivals& rivals, const OrderChange* change,
                      const Rewriting* rewriting)
{
    JsonWriter writer;
    writer.beginObject().key("rules");
    writeRules(writer, rules, rivals);
    writer.key("rivals");
    writeRivalries(writer, rules, rivals);
    writer.key("contestedOperators").count(rivals.contested);
    writer.key("coveredOperators").count(rivals.covered);
    if (change) {
        writer.key("change");
        writeChange(writer, changedRules(rules, *change, rewriting), *change);
    }
    if (rewriting) {
        writer.key("rewriting");
        writeStages(writer, *rewriting);
    }
    writer.endObject();
    return writer.take();
}

} // namespace fusewright
