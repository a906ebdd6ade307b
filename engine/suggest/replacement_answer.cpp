// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What an operator's operands are depends on the rules: parameters stand behind the inputs where a
// pattern asks for that. So the rule is written and read until it has what it will see. Then it is
// read once more with every fact as a condition; those that its place makes true are offered.

#include "engine/suggest/replacement_answer.h"

#include "engine/graph/graph.h"
#include "engine/match/matcher.h"
#include "engine/pattern/evaluation.h"
#include "engine/pattern/operand_count.h"
#include "engine/rewrite/operator_chain.h"
#include "engine/rewrite/parameter_operands.h"
#include "engine/rewrite/preparation.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/draft_answer.h"
#include "engine/suggest/draft_names.h"
#include "engine/suggest/rule_ground.h"
#include "engine/suggest/selection_shape.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// Rounds of writing and reading until the operands stay; the fourth would be one too many.
constexpr int mostRounds = 4;

/// Makes one answer step by step.
class ReplacementAnswering {
public:
    ReplacementAnswering(const RuleGround& ground, const DraftWish& wish, const CancelToken& cancel)
        : m_ground(ground),
          m_wish(wish),
          m_target(wish.target),
          m_cancel(cancel),
          m_graph(ground.sharedGraph())
    {
        m_answer.draft = wish.draft;
        m_answer.alike = wish.alike;
    }

    DraftAnswer run();

private:
    bool describeShape();
    void keepOneOfAlikePieces();
    void propose();
    std::string proposedStage() const;
    std::string freeOperatorName() const;
    void drawUntilItStays();
    void offerConditions();
    std::shared_ptr<const Graph> preparedFor(const RuleSet& rules) const;
    std::vector<DraftFact> sayableFacts() const;
    void takeConditions(const std::vector<DraftFact>& facts, const TriedText& tried);
    std::vector<bool> truthsAt(const RulePattern& written, const Match& match,
                               std::size_t count) const;
    std::string written() const { return m_target.language->write(m_answer.draft); }
    bool isSelected(NodeId place) const;

    const RuleGround& m_ground;
    const DraftWish& m_wish;
    const DraftTarget& m_target;
    const CancelToken& m_cancel;
    std::shared_ptr<const Graph> m_graph; ///< With the operands that the rule will see.
    DraftAnswer m_answer;
    ReplacementAnswer m_told;
};

bool ReplacementAnswering::describeShape()
{
    SelectionShape shape(*m_graph);
    m_answer.pieces = shape.pieces(m_answer.draft.nodes());
    if (!m_answer.isConnected())
        keepOneOfAlikePieces();
    if (!m_answer.isConnected())
        m_answer.connectors = shape.connectors(m_answer.draft.nodes());
    return m_answer.isConnected() && !m_answer.draft.entries.empty();
}

/// Several places of the same operators are one rule, made from the first of them.
void ReplacementAnswering::keepOneOfAlikePieces()
{
    const std::vector<std::vector<NodeId>> pieces = m_answer.pieces;
    RuleDraft first = redrawn(*m_graph, m_answer.draft, pieces.front(), m_target.language);
    first.facts.clear();
    const ReplacementShape shape = drawReplacement(*m_graph, {}, first);
    if (shape.fault != ReplacementShape::Fault::None)
        return;
    first.name = "Alike";
    first.stage = m_target.text ? m_target.text->stageFor({}) : proposedStage();
    std::vector<Diagnostic> ignored;
    const auto tried = readAddedRule(m_ground, m_target, m_target.language->write(first), ignored);
    if (!tried)
        return;
    const Pattern& pattern = tried->written().pattern;
    Matcher matcher(*m_graph, pattern);
    for (const std::vector<NodeId>& piece : pieces) {
        const Match* const match = matcher.first(piece.back());
        if (!match || includedNodes(pattern, *match) != piece)
            return;
    }
    for (std::size_t at = 1; at < pieces.size(); ++at)
        m_answer.alike.push_back(pieces[at].back());
    m_answer.draft = redrawn(*m_graph, m_answer.draft, pieces.front(), m_target.language);
    m_answer.pieces = {pieces.front()};
}

/// A stage in which all operators are there already, and the one that is usual here if it is.
std::string ReplacementAnswering::proposedStage() const
{
    const auto text =
        m_target.text ? m_target.text : m_target.language->read(SourceText({}, {}), nullptr, {});
    const std::string usual = text->stageFor(m_target.caret);
    const std::vector<std::string> order = text->stages();
    const auto placeOf = [&](const std::string& stage) {
        return std::ranges::find(order, stage) - order.begin();
    };
    std::string latest = usual;
    if (!m_target.rewriting)
        return latest;
    for (const DraftEntry& entry : m_answer.draft.entries) {
        const auto made = originOf(m_target.rewriting->run, m_graph->nodeName(entry.node));
        if (made.empty())
            continue;
        const std::string& stage = m_target.rewriting->rules.stages[made.back().stage].name;
        const auto place = placeOf(stage);
        if (place < std::ssize(order) && place > placeOf(latest))
            latest = stage;
    }
    return latest;
}

std::string ReplacementAnswering::freeOperatorName() const
{
    const auto isTaken = [&](const std::string& name) {
        const bool isThere = !m_graph->operatorsNamed(name).empty();
        const bool isWritten = m_target.text
            && m_target.text->source().text().find('"' + name + '"') != std::string_view::npos;
        return isThere || isWritten;
    };
    const std::string base = fusedOperatorName(m_answer.draft);
    std::string name = base;
    for (std::size_t number = 2; isTaken(name); ++number)
        name = base + std::to_string(number);
    return name;
}

void ReplacementAnswering::propose()
{
    if (m_wish.proposesName)
        m_answer.draft.name = freeOperatorName();
    if (m_wish.proposesStage || m_answer.draft.stage.empty())
        m_answer.draft.stage = proposedStage();
    const auto text =
        m_target.text ? m_target.text : m_target.language->read(SourceText({}, {}), nullptr, {});
    m_told.stages = text->stages();
}

void ReplacementAnswering::drawUntilItStays()
{
    std::vector<ParameterOrder> orders;
    if (m_target.rewriting)
        orders = TriedText{.rules = m_target.rewriting->rules, .others = {}}.spelled();
    std::shared_ptr<const Graph> prepared = m_ground.sharedGraph();
    bool isPrepared = false;
    for (int round = 0; round < mostRounds; ++round) {
        m_graph = withParameterOperands(prepared, orders);
        m_told.shape = drawReplacement(*m_graph, orders, m_answer.draft);
        RuleDraft bare = m_answer.draft;
        bare.facts.clear();
        const auto tried =
            readAddedRule(m_ground, m_target, m_target.language->write(bare), m_answer.findings);
        if (!tried)
            return;
        orders = tried->spelled();
        const bool wasPrepared = std::exchange(isPrepared, true);
        if (!wasPrepared)
            prepared = preparedFor(tried->rules);
        const auto seen = withParameterOperands(prepared, orders);
        const bool stays = (wasPrepared || prepared == m_ground.sharedGraph())
            && std::ranges::all_of(bare.entries, [&](const DraftEntry& entry) {
                               return operandCount(*seen, entry.node) == entry.operands.size();
                           });
        if (stays)
            return;
    }
}

/// The graph as these rules see it, with the same operators.
std::shared_ptr<const Graph> ReplacementAnswering::preparedFor(const RuleSet& rules) const
{
    std::shared_ptr<const Graph> graph = m_ground.sharedGraph();
    const RuleChoices choices = withUsualOptions(
        m_target.rewriting ? m_target.rewriting->choices.rules : RuleChoices(), rules.options);
    for (const StagePlan& stage : rules.stages) {
        if (stage.prepares == Preparation::DepthLast)
            graph = prepare(graph, stage, choices).after;
    }
    return graph;
}

std::vector<DraftFact> ReplacementAnswering::sayableFacts() const
{
    std::vector<DraftFact> facts;
    for (const DraftFact& fact : factsOf(*m_graph, m_answer.draft)) {
        if (!m_target.language->writeFact(m_answer.draft, fact).empty())
            facts.push_back(fact);
    }
    return facts;
}

/// By condition of the check, which is all of them.
std::vector<bool> ReplacementAnswering::truthsAt(const RulePattern& written, const Match& match,
                                                 std::size_t count) const
{
    const ExpressionTable& table = written.pattern.expressions();
    const ExpressionGround ground{
        .graph = m_graph.get(), .pattern = &written.pattern, .match = &match};
    const Evaluation seen = evaluate(table, written.check, ground);
    if (count == 1)
        return {outcomeOf(seen.result) == Outcome::True};
    std::vector<bool> truths;
    for (const ExpressionId part : table.operands(written.check)) {
        const Scalar* const value = seen.at(part);
        truths.push_back(value && outcomeOf(*value) == Outcome::True);
    }
    truths.resize(count);
    return truths;
}

bool ReplacementAnswering::isSelected(NodeId place) const
{
    return place == m_answer.draft.entries.back().node
        || std::ranges::find(m_answer.alike, place) != m_answer.alike.end();
}

void ReplacementAnswering::takeConditions(const std::vector<DraftFact>& facts,
                                          const TriedText& tried)
{
    const RulePattern& written = tried.written();
    Matcher matcher(*m_graph, written.pattern);
    std::vector<std::size_t> places(facts.size());
    std::vector<bool> isShared(facts.size(), true);
    std::size_t selected = 0;
    for (const NodeId place : matcher.candidates()) {
        const Match* const match = m_cancel.isCancelled() ? nullptr : matcher.first(place);
        if (!match)
            continue;
        ++m_told.matches;
        const bool isOurs = isSelected(place);
        selected += isOurs ? 1 : 0;
        const std::vector<bool> truths =
            facts.empty() ? std::vector<bool>() : truthsAt(written, *match, facts.size());
        for (std::size_t at = 0; at < facts.size(); ++at) {
            places[at] += truths[at] ? 1 : 0;
            isShared[at] = isShared[at] && (!isOurs || truths[at]);
        }
    }
    for (std::size_t at = 0; selected > 0 && at < facts.size(); ++at) {
        if (!isShared[at])
            continue;
        const bool isChosen = m_wish.proposesConditions
            ? isUsualCondition(m_answer.draft, facts[at])
            : std::ranges::find(m_wish.draft.facts, facts[at]) != m_wish.draft.facts.end();
        m_told.conditions.push_back(
            {.fact = facts[at],
             .text = m_target.language->writeFact(m_answer.draft, facts[at]),
             .isChosen = isChosen,
             .places = places[at]});
    }
}

void ReplacementAnswering::offerConditions()
{
    const std::vector<DraftFact> facts = sayableFacts();
    m_answer.draft.facts = facts;
    std::vector<Diagnostic> ignored;
    const auto tried = readAddedRule(m_ground, m_target, written(), ignored);
    m_answer.draft.facts.clear();
    if (!tried)
        return;
    takeConditions(facts, *tried);
    for (const DraftCondition& condition : m_told.conditions) {
        if (condition.isChosen)
            m_answer.draft.facts.push_back(condition.fact);
    }
}

DraftAnswer ReplacementAnswering::run()
{
    const bool isWhole = describeShape();
    if (!m_answer.draft.entries.empty()) {
        propose();
        drawUntilItStays();
    }
    const bool isPossible = isWhole && m_told.shape.fault == ReplacementShape::Fault::None;
    if (isPossible && !m_cancel.isCancelled()) {
        offerConditions();
        if (const auto tried = readAddedRule(m_ground, m_target, written(), m_answer.findings))
            m_told.effect =
                effectOfReplacement(m_ground, m_target, m_answer.draft, *tried, m_cancel);
    }
    if (isPossible)
        m_answer.text = written();
    m_answer.alternatives.resize(m_answer.draft.entries.size());
    m_answer.replacement = std::move(m_told);
    return std::move(m_answer);
}

} // namespace

DraftAnswer answerReplacement(const RuleGround& ground, const DraftWish& wish,
                              const CancelToken& cancel)
{
    return ReplacementAnswering(ground, wish, cancel).run();
}

} // namespace fusewright
