// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/suggest/draft_answer.h"

#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/alternatives.h"
#include "engine/suggest/draft_names.h"
#include "engine/suggest/operand_answer.h"
#include "engine/suggest/rule_ground.h"
#include "engine/suggest/selection_shape.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

std::string freeRuleName(const RuleGround& ground, const std::vector<NodeId>& nodes)
{
    UniqueNames names;
    for (const Rule& rule : ground.rules().rules)
        names.reserve(rule.name);
    return takeRuleName(names, ground.graph(), nodes);
}

void describeShape(const Graph& graph, DraftAnswer& answer)
{
    SelectionShape shape(graph);
    const std::vector<NodeId> nodes = answer.draft.nodes();
    answer.pieces = shape.pieces(nodes);
    if (!answer.isConnected())
        answer.connectors = shape.connectors(nodes);
    answer.missing = *shape.between(answer.draft.includedNodes());
}

} // namespace

std::span<const DraftCondition> DraftAnswer::conditions() const
{
    if (replacement)
        return replacement->conditions;
    return offer ? offer->conditions : std::span<const DraftCondition>();
}

bool DraftAnswer::isRule() const
{
    return !isNameTaken && (replacement ? replacement->effect.has_value() : effect.has_value());
}

DraftAnswer answerDraft(const RuleGround& ground, const DraftWish& wish, const CancelToken& cancel)
{
    if (wish.target.makesOperator())
        return answerReplacement(ground, wish, cancel);
    const RuleLanguage& language = ground.languageFor(wish.target.language);
    if (language.operands)
        return answerWithOperands(ground, language, wish, cancel);
    const Graph& graph = ground.graph();
    DraftAnswer answer{.draft = wish.draft};
    const std::vector<NodeId> selected = answer.draft.includedNodes();
    if (wish.proposesName)
        answer.draft.name = freeRuleName(ground, answer.draft.nodes());
    answer.isNameTaken = ground.hasRule(answer.draft.name);
    answer.heuristics = adviseHeuristics(ground, selected);
    if (wish.proposesHeuristic) {
        std::string name = proposeHeuristic(ground, selected);
        answer.draft.heuristic = name.empty() ? std::nullopt : std::optional(std::move(name));
    }
    describeShape(graph, answer);
    answer.alternatives = alternativesOf(graph, answer.draft);

    std::optional<Rule> rule =
        readRuleText(language.write(answer.draft), ground, answer.findings, &language);
    if (rule && !cancel.isCancelled()) {
        const std::vector<DraftPlace> places = placesOf(ground, *rule, cancel);
        if (wish.proposesPriority)
            rule->priority = answer.draft.priority = proposePriority(ground, places, wish.rank);
        answer.effect =
            effectOf(ground, *rule, places, selected, placeOf(answer.draft, *rule), cancel);
    }
    answer.text = language.write(answer.draft);
    return answer;
}

} // namespace fusewright
