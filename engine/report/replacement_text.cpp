// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The answer of `suggest --from` about a rule that puts an operator in the place of its match.

#include "engine/report/suggest_answer.h"

#include "engine/graph/graph.h"
#include "engine/report/partition_text.h"
#include "engine/report/text_table.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/draft_answer.h"
#include "engine/suggest/rule_ground.h"

#include <algorithm>
#include <array>
#include <span>

namespace fusewright {

namespace {

using Fault = ReplacementShape::Fault;
using Fate = ReplacementFate;

std::string faultLine(const Graph& graph, const ReplacementShape& shape)
{
    const std::string names = namesText(graph, shape.faulty);
    switch (shape.fault) {
    case Fault::None:
        return {};
    case Fault::SeveralResults:
        return "These cannot be one rule: a rule replaces the result of one operator, but several "
               "results leave the selection: "
            + names + ".";
    case Fault::LaterResult:
        return "These cannot be one rule: a pattern sees only the first result of an operator, and "
               "another result is used of: "
            + names + ".";
    case Fault::MissingOperand:
        return "These cannot be one rule: a pattern has every operand, and one is left out of: "
            + names + ".";
    }
    return {};
}

std::string fateLine(const ReplacementEffect& effect)
{
    const std::string saw = effect.saw.empty() ? "" : " (" + effect.saw + ")";
    switch (effect.fate) {
    case Fate::Replaced:
        return "The operators are one of the places that it rewrites.";
    case Fate::Conditional:
        return "At this place it is conditional: " + effect.what + saw + ".";
    case Fate::Refused:
        return "At this place it is refused: " + effect.what + saw + ".";
    case Fate::Overlap:
        return "An earlier match of the rule takes some of the operators.";
    case Fate::Taken:
        return "The rule " + effect.by + " rewrites some of the operators first.";
    case Fate::NotYet:
        return "The rule " + effect.by + " makes some of the operators, and runs later.";
    case Fate::NoMatch:
        return "The pattern does not match at this place.";
    case Fate::Off:
        return "It does not run: " + effect.what;
    }
    return {};
}

std::string effectLines(const ReplacementEffect& effect, std::string_view sign)
{
    const std::string begin = std::string(sign) + ' ';
    std::string text = begin + "In " + effect.stage + " it matches at "
        + counted(effect.places, "place") + " and rewrites " + groupedNumber(effect.rewrites);
    if (effect.conditional > 0)
        text += "; " + groupedNumber(effect.conditional) + " conditional";
    text += ".\n" + begin + fateLine(effect) + '\n';
    for (const RewriteCountChange& change : effect.changes)
        text += begin + change.rule + " rewrites " + counted(change.after, "place") + " instead of "
            + groupedNumber(change.before) + ".\n";
    if (!effect.circle.empty())
        text += begin + "The stage does not settle: " + effect.circle + ".\n";
    return text;
}

} // namespace

std::string replacementText(const RuleGround& ground, const DraftAnswer& answer,
                            const RuleLanguage& language)
{
    const Graph& graph = ground.graph();
    const ReplacementAnswer& told = *answer.replacement;
    const std::string begin = std::string(language.commentSign) + ' ';
    std::string text;
    if (!answer.isConnected()) {
        text += begin + "The operators are in " + groupedNumber(answer.pieces.size())
            + " pieces; a pattern must be connected.\n" + begin;
        text += answer.connectors
            ? "These would connect them: " + namesText(graph, *answer.connectors) + ".\n"
            : "No path in the graph connects them.\n";
    }
    if (const std::string fault = faultLine(graph, told.shape);
        answer.isConnected() && !fault.empty())
        text += begin + fault + '\n';
    for (const Diagnostic& found : answer.findings)
        text += begin + found.message + '\n';
    if (!told.shape.staying.empty() && told.effect)
        text += begin + "Used outside too, so they stay: " + namesText(graph, told.shape.staying)
            + ".\n";
    if (told.effect)
        text += effectLines(*told.effect, language.commentSign);
    return text + answer.text;
}

} // namespace fusewright
