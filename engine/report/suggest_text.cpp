// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/suggest_answer.h"

#include "engine/graph/graph.h"
#include "engine/report/partition_text.h"
#include "engine/report/text_table.h"
#include "engine/suggest/draft_answer.h"
#include "engine/suggest/rule_ground.h"
#include "engine/suggest/suggestions.h"

#include <span>

namespace fusewright {

std::string namesText(const Graph& graph, std::span<const NodeId> nodes)
{
    constexpr std::size_t mostNames = 8;
    std::string text;
    for (std::size_t at = 0; at < std::min(mostNames, nodes.size()); ++at)
        text += (at == 0 ? "" : ", ") + std::string(graph.nodeName(nodes[at]));
    if (nodes.size() > mostNames)
        text += " and " + groupedNumber(nodes.size() - mostNames) + " more";
    return text;
}

namespace {

using Align = TextTable::Align;

std::string askedText(const DraftEffect& effect)
{
    return effect.what + (effect.saw.empty() ? "" : " (" + effect.saw + ')');
}

std::string fateText(const RuleGround& ground, const DraftEffect& effect)
{
    const Graph& graph = ground.graph();
    const std::string by =
        effect.inTheWay ? ground.rules().rules[*effect.inTheWay].name : std::string();
    switch (effect.fate) {
    case SelectionFate::Section:
        return "# The operators are one of its sections.\n";
    case SelectionFate::OtherMatch:
        return "# At this place it takes others that come first: "
            + namesText(graph, effect.instead) + ".\n";
    case SelectionFate::Overlap:
        return "# Some of them are in another section of the rule.\n";
    case SelectionFate::Taken:
        return "# The rule " + by + " takes some of them.\n";
    case SelectionFate::NotConvex:
        return "# Not convex: a path leaves them and re-enters: " + namesText(graph, effect.path)
            + ".\n";
    case SelectionFate::SectionCycle:
        return "# A path leaves them and re-enters through a section"
            + (by.empty() ? "" : " of " + by) + ": " + namesText(graph, effect.path) + ".\n";
    case SelectionFate::GivenUp:
        return "# The search at this place was abandoned.\n";
    case SelectionFate::Refused:
        return "# At this place it is refused: " + askedText(effect) + ".\n";
    case SelectionFate::Conditional:
        return "# At this place it is conditional: " + askedText(effect) + ".\n";
    }
    return {};
}

std::string shapeText(const Graph& graph, const DraftAnswer& answer)
{
    std::string text;
    if (!answer.isConnected()) {
        text += "# The operators are in " + groupedNumber(answer.pieces.size())
            + " pieces; a pattern must be connected.\n";
        text += answer.connectors
            ? "# These would connect them: " + namesText(graph, *answer.connectors) + ".\n"
            : "# No path in the graph connects them.\n";
    }
    if (!answer.missing.empty())
        text += "# Without these they cannot run as one section: "
            + namesText(graph, answer.missing) + ".\n";
    return text;
}

std::string savedText(const Suggestion& suggestion)
{
    constexpr std::size_t mostTerms = 2;
    const CostAmount& formula = suggestion.savedFormula;
    const auto words = formula && !formula->isNumber() ? formula->words(mostTerms) : std::nullopt;
    return words.value_or(amountText(suggestion.savedBytes));
}

} // namespace

std::string suggestionsText(const RuleGround& ground, const std::vector<Suggestion>& suggestions)
{
    if (suggestions.empty())
        return ground.sections().empty()
            ? "No block of operators repeats as one that a rule could take.\n"
            : "Every repeated block is already covered by a rule.\n";
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right,
                     Align::Left, Align::Left});
    table.addRow(
        {"rule", "times", "operators", "sections saved", "bytes saved", "heuristic", "first"});
    for (const Suggestion& suggestion : suggestions) {
        const NodeId first = suggestion.draft.entries.front().node;
        table.addRow({suggestion.draft.name, groupedNumber(suggestion.sections.size()),
                      groupedNumber(suggestion.draft.entries.size()),
                      groupedNumber(suggestion.savedSections), savedText(suggestion),
                      suggestion.draft.heuristic.value_or(""),
                      std::string(ground.graph().nodeName(first))});
    }
    return "Blocks worth a rule, each counted as if it were the only new one\n" + table.text();
}

std::string draftAnswerText(const RuleGround& ground, const DraftAnswer& answer)
{
    std::string text = shapeText(ground.graph(), answer);
    if (answer.offer && answer.isNameTaken)
        text += "# The name " + answer.draft.name + " is taken.\n";
    for (std::size_t at = 0; answer.offer && at < answer.findings.size(); ++at)
        text += "# " + answer.findings[at].message + '\n';
    if (answer.effect) {
        const DraftEffect& effect = *answer.effect;
        text += "# It matches at " + counted(effect.places, "place") + " and makes "
            + counted(effect.sections.size(), "section") + ".\n" + fateText(ground, effect);
        for (const SectionCountChange& change : effect.changes)
            text += "# " + ground.rules().rules[change.rule].name + " makes "
                + counted(change.after, "section") + " instead of " + groupedNumber(change.before)
                + ".\n";
    }
    return text + answer.text;
}

} // namespace fusewright
