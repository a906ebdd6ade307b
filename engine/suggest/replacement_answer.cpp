// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What an operator's operands are depends on the rules: parameters stand behind the inputs where a
// pattern asks for that. So the rule is written and read until it has what it will see. Then it is
// read once more with every fact as a condition; those that its place makes true are offered.

#include "engine/suggest/replacement_answer.h"

#include "engine/graph/graph.h"
#include "engine/match/matcher.h"
#include "engine/pattern/operand_count.h"
#include "engine/rewrite/depth_last.h"
#include "engine/rewrite/operator_chain.h"
#include "engine/rewrite/parameter_operands.h"
#include "engine/rewrite/preparation.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/alike_calls.h"
#include "engine/suggest/draft_answer.h"
#include "engine/suggest/fact_truths.h"
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
    NodeId placeOf(const std::vector<NodeId>& piece) const;
    bool canBeWritten();
    bool isFreeName(const std::string& name) const;
    void propose();
    std::string proposedStage() const;
    std::string freeOperatorName() const;
    void drawUntilItStays();
    void offerConditions();
    std::shared_ptr<const Graph> preparedFor(const RuleSet& rules) const;
    std::vector<DraftFact> sayableFacts() const;
    void takeConditions(const std::vector<DraftFact>& facts, const TriedText& tried);
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

NodeId ReplacementAnswering::placeOf(const std::vector<NodeId>& piece) const
{
    const RuleDraft draft = redrawn(*m_graph, m_answer.draft, piece, m_target.language);
    const DraftEntry* const place = draft.place();
    return place ? place->node : piece.back();
}

/// Several places of the same operators are one rule, made from the first of them.
void ReplacementAnswering::keepOneOfAlikePieces()
{
    const std::vector<std::vector<NodeId>> pieces = m_answer.pieces;
    auto first = drawAlike(*m_graph, m_answer.draft, pieces, m_target.language);
    if (!first)
        return;
    first->name = "Alike";
    first->stage = m_target.text ? m_target.text->stageFor({}) : proposedStage();
    std::vector<Diagnostic> ignored;
    const auto tried = readAddedRule(m_ground, m_target, m_target.language->write(*first), ignored);
    if (!tried)
        return;
    const Pattern& pattern = tried->written().pattern;
    Matcher matcher(*m_graph, pattern);
    std::vector<NodeId> places;
    for (const std::vector<NodeId>& piece : pieces) {
        const Match* const match = matcher.first(placeOf(piece));
        if (!match || includedNodes(pattern, *match) != piece)
            return;
        places.push_back(match->place);
    }
    m_answer.alike.insert(m_answer.alike.end(), places.begin() + 1, places.end());
    m_answer.draft = redrawn(*m_graph, m_answer.draft, pieces.front(), m_target.language);
    for (std::size_t at = 0; at < m_answer.draft.entries.size(); ++at)
        m_answer.draft.entries[at].open = first->entries[at].open;
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
    std::string base = fusedOperatorName(m_answer.draft);
    if (const RuleCalls* const calls = m_target.language->calls)
        base = calls->madeName(base);
    std::string name = base;
    for (std::size_t number = 2; !isFreeName(name); ++number)
        name = base + std::to_string(number);
    return name;
}

bool ReplacementAnswering::isFreeName(const std::string& name) const
{
    if (!m_graph->operatorsNamed(name).empty())
        return false;
    return !m_target.text
        || (m_target.text->source().text().find('"' + name + '"') == std::string_view::npos
            && m_target.text->whyNotNamed(name).empty());
}

/// Says what no pattern can say, and whether all can be said.
bool ReplacementAnswering::canBeWritten()
{
    std::vector<std::string> reasons;
    if (m_target.language->calls)
        reasons = m_target.language->calls->whyNotWritten(m_answer.draft);
    if (std::string why = m_target.text ? m_target.text->whyNotNamed(m_answer.draft.name) : "";
        !why.empty())
        reasons.push_back(std::move(why));
    if (reasons.empty())
        return true;
    m_answer.findings.clear();
    for (std::string& reason : reasons)
        m_answer.findings.push_back({.code = "no-rule", .message = std::move(reason)});
    return false;
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
        m_told.shape = drawReplacement(*m_graph, orders, m_answer.draft, m_target.language->calls);
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
        const bool hasSameOperands = std::ranges::all_of(bare.entries, [&](const DraftEntry& each) {
            return operandCount(*seen, each.node) == each.operands.size();
        });
        const bool stays = (wasPrepared || prepared == m_ground.sharedGraph())
            && (m_target.language->calls || hasSameOperands);
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
        if (stage.prepares == Preparation::DepthLast && !isSwitchedOff(stage, choices))
            graph = seenWithDepthLast(graph);
    }
    return graph;
}

std::vector<DraftFact> ReplacementAnswering::sayableFacts() const
{
    std::vector<DraftFact> facts;
    if (!m_target.language->writeFact)
        return facts;
    for (const DraftFact& fact : factsOf(*m_graph, m_answer.draft)) {
        if (!m_target.language->writeFact(m_answer.draft, fact).empty())
            facts.push_back(fact);
    }
    return facts;
}

bool ReplacementAnswering::isSelected(NodeId place) const
{
    const DraftEntry* const own = m_answer.draft.place();
    return (own && place == own->node)
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
            factTruths(*m_graph, m_answer.draft, facts, written, *match);
        for (std::size_t at = 0; at < facts.size(); ++at) {
            places[at] += truths[at] ? 1 : 0;
            isShared[at] = isShared[at] && (!isOurs || truths[at]);
        }
    }
    for (std::size_t at = 0; selected > 0 && at < facts.size(); ++at) {
        if (!isShared[at])
            continue;
        const bool isChosen = m_wish.proposesConditions
            ? !m_target.language->calls && isUsualCondition(m_answer.draft, facts[at])
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
    const bool isPossible =
        isWhole && m_told.shape.fault == ReplacementShape::Fault::None && canBeWritten();
    if (isPossible && !m_cancel.isCancelled()) {
        offerConditions();
        if (const auto tried = readAddedRule(m_ground, m_target, written(), m_answer.findings))
            m_told.effect =
                effectOfReplacement(m_ground, m_target, m_answer.draft, *tried, m_cancel);
    }
    if (isPossible)
        m_answer.text = m_target.text ? m_target.text->fitted(written()) : written();
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
