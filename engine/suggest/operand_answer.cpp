// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The pattern is tried as its file will have it, since the place in the file is its rank. What can
// be asked for is looked up at every place that the pattern matches without conditions: which entry
// takes what is seen from the match of the selection itself.

#include "engine/suggest/operand_answer.h"

#include "engine/graph/graph.h"
#include "engine/match/matcher.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/draft_answer.h"
#include "engine/suggest/draft_names.h"
#include "engine/suggest/rule_ground.h"
#include "engine/suggest/selection_shape.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using ShapeFault = ReplacementShape::Fault;

std::string faultSentence(const Graph& graph, const ReplacementShape& shape)
{
    constexpr std::size_t mostNamed = 4;
    std::string names;
    for (std::size_t at = 0; at < std::min(mostNamed, shape.faulty.size()); ++at)
        names += (at == 0 ? "" : ", ") + std::string(graph.nodeName(shape.faulty[at]));
    names += shape.faulty.size() > mostNamed ? ", …" : "";
    switch (shape.fault) {
    case ShapeFault::None:
        return {};
    case ShapeFault::SeveralResults:
        return "These operators cannot be one rule: a pattern ends with one operator, but several "
               "results leave the selection: "
            + names + '.';
    case ShapeFault::LaterResult:
        return "These operators cannot be one rule: the selection uses a result that is not the "
               "first of: "
            + names + '.';
    case ShapeFault::MissingOperand:
        return "These operators cannot be one rule: a pattern has every operand, and one is left "
               "out of: "
            + names + '.';
    }
    return {};
}

/// Whether a fact is true of values, inferred ones too.
bool isTrueOf(const Graph& graph, const DraftFact& fact, ValueId value, ValueId other)
{
    using FactKind = DraftFact::Kind;
    if (!value.isValid())
        return false;
    if (fact.kind == FactKind::Type)
        return graph.valueType(value) == fact.type && graph.isQuantized(value) == fact.isQuantized;
    const ShapeId shape = graph.shapeId(value);
    if (!graph.shapes().isRanked(shape))
        return false;
    if (fact.kind == FactKind::SameShape)
        return other.isValid() && graph.shapeId(other) == shape;
    const auto dims = graph.shapes().dims(shape);
    if (fact.kind == FactKind::Rank)
        return static_cast<std::int64_t>(dims.size()) == fact.number;
    // The last axis counts from the end.
    const bool isLast = fact.at + 1 == fact.rank;
    if (dims.empty() || (!isLast && fact.at >= dims.size()) || fact.number <= 0)
        return false;
    const Dim dim = isLast ? dims.back() : dims[fact.at];
    if (!dim.isKnown())
        return false;
    return fact.kind == FactKind::Extent
        ? dim.size() == fact.number
        : fact.kind == FactKind::Multiple && dim.size() % fact.number == 0;
}

/// Makes one answer step by step.
class OperandAnswering {
public:
    OperandAnswering(const RuleGround& ground, const RuleLanguage& language, const DraftWish& wish,
                     const CancelToken& cancel)
        : m_ground(ground),
          m_graph(ground.graph()),
          m_language(language),
          m_wish(wish),
          m_target(wish.target),
          m_cancel(cancel)
    {
        m_answer.draft = wish.draft;
        m_target.language = &language;
        // What is rewritten was rewritten before.
        m_target.rewriting.reset();
        if (m_target.text && &m_target.text->language() != &language)
            m_target.text.reset();
    }

    DraftAnswer run();

private:
    bool describeShape();
    bool isFree(const std::string& name) const;
    std::string freeName() const;
    bool canBeWritten();
    std::optional<TriedText> tried(std::vector<Diagnostic>& findings) const
    {
        return readAddedRule(m_ground, m_target, m_language.write(m_answer.draft), findings);
    }
    void offerConditions();
    void takeConditions(const Pattern& pattern);
    ValueId valueAt(const Match& match, std::optional<EntryId> entry) const;
    std::optional<EntryId> entryOf(const Pattern& pattern, const Match& match, ValueId value) const;
    std::uint32_t rulesBefore(const TriedText& tried) const;
    void tryRule();

    const RuleGround& m_ground;
    const Graph& m_graph;
    const RuleLanguage& m_language;
    const DraftWish& m_wish;
    DraftTarget m_target;
    const CancelToken& m_cancel;
    NodeId m_place; ///< The last operator of the selection.
    DraftAnswer m_answer;
    ConditionOffer m_offer;
};

bool OperandAnswering::describeShape()
{
    SelectionShape shape(m_graph);
    const std::vector<NodeId> nodes = m_answer.draft.nodes();
    m_answer.pieces = shape.pieces(nodes);
    if (!m_answer.isConnected())
        m_answer.connectors = shape.connectors(nodes);
    m_answer.missing = *shape.between(nodes);
    m_answer.alternatives.resize(nodes.size());
    return m_answer.isConnected() && !nodes.empty();
}

bool OperandAnswering::isFree(const std::string& name) const
{
    return !m_ground.hasRule(name) && (!m_target.text || m_target.text->whyNotNamed(name).empty());
}

std::string OperandAnswering::freeName() const
{
    const std::string base = ruleNameOf(m_graph, m_answer.draft.nodes());
    std::string name = base;
    for (std::size_t number = 2; !isFree(name); ++number)
        name = base + '_' + std::to_string(number);
    return name;
}

/// Says what no pattern can say, and whether all can be said.
bool OperandAnswering::canBeWritten()
{
    std::vector<std::string> reasons = drawOperands(m_graph, m_language, m_answer.draft);
    for (std::string& reason : reasons)
        m_answer.findings.push_back({.code = "no-rule", .message = std::move(reason)});
    return m_answer.findings.empty();
}

ValueId OperandAnswering::valueAt(const Match& match, std::optional<EntryId> entry) const
{
    if (!entry || !match.isBound(*entry))
        return {};
    const MatchSlot& slot = match.slot(*entry);
    if (slot.value.isValid())
        return slot.value;
    const bool hasResult = slot.first.isValid() && m_graph.outputCount(slot.first) > 0;
    return hasResult ? m_graph.outputs(slot.first)[0] : ValueId();
}

std::optional<EntryId> OperandAnswering::entryOf(const Pattern& pattern, const Match& match,
                                                 ValueId value) const
{
    for (std::size_t at = 0; value.isValid() && at < pattern.entryCount(); ++at) {
        if (valueAt(match, EntryId(at)) == value)
            return EntryId(at);
    }
    return std::nullopt;
}

void OperandAnswering::takeConditions(const Pattern& pattern)
{
    std::vector<DraftFact> facts;
    for (const DraftFact& fact : factsOf(m_graph, m_answer.draft)) {
        if (!m_language.writeFact(m_answer.draft, fact).empty())
            facts.push_back(fact);
    }
    Matcher matcher(m_graph, pattern);
    const Match* const own = matcher.first(m_place);
    if (!own)
        return;
    std::vector<std::pair<std::optional<EntryId>, std::optional<EntryId>>> asked;
    for (const DraftFact& fact : facts)
        asked.emplace_back(entryOf(pattern, *own, fact.value), entryOf(pattern, *own, fact.other));
    std::vector<std::size_t> places(facts.size());
    for (const NodeId place : matcher.candidates()) {
        const Match* const match = m_cancel.isCancelled() ? nullptr : matcher.first(place);
        if (!match)
            continue;
        ++m_offer.matches;
        for (std::size_t at = 0; at < facts.size(); ++at) {
            const bool isTrue = isTrueOf(m_graph, facts[at], valueAt(*match, asked[at].first),
                                         valueAt(*match, asked[at].second));
            places[at] += isTrue ? 1 : 0;
        }
    }
    for (std::size_t at = 0; at < facts.size(); ++at) {
        const bool isTaken = asked[at].first && (asked[at].second || !facts[at].other.isValid());
        if (!isTaken)
            continue;
        const bool isChosen = m_wish.proposesConditions
            ? isUsualCondition(m_answer.draft, facts[at])
            : std::ranges::find(m_wish.draft.facts, facts[at]) != m_wish.draft.facts.end();
        m_offer.conditions.push_back({.fact = facts[at],
                                      .text = m_language.writeFact(m_answer.draft, facts[at]),
                                      .isChosen = isChosen,
                                      .places = places[at]});
    }
}

void OperandAnswering::offerConditions()
{
    m_answer.draft.facts.clear();
    std::vector<Diagnostic> ignored;
    const auto bare = tried(ignored);
    if (!bare)
        return;
    takeConditions(bare->written().pattern);
    for (const DraftCondition& condition : m_offer.conditions) {
        if (condition.isChosen)
            m_answer.draft.facts.push_back(condition.fact);
    }
}

/// So many rules of the ground are tried first: those of files before, and in its own file.
std::uint32_t OperandAnswering::rulesBefore(const TriedText& tried) const
{
    const RuleSet& all = m_ground.rules();
    const std::string_view path =
        m_target.text ? std::string_view(m_target.text->source().name()) : std::string_view();
    const auto own = std::ranges::find(all.files, path, &RuleFile::path);
    if (!m_target.text || own == all.files.end())
        return static_cast<std::uint32_t>(all.rules.size());
    const auto file = static_cast<std::uint32_t>(own - all.files.begin());
    const auto before =
        std::ranges::count_if(all.rules, [&](const Rule& rule) { return rule.file < file; });
    return static_cast<std::uint32_t>(before) + tried.rule;
}

void OperandAnswering::tryRule()
{
    const auto added = tried(m_answer.findings);
    if (!added || m_cancel.isCancelled())
        return;
    const Rule& rule = added->rules.rules[added->rule];
    m_answer.effect = effectOf(m_ground, rule, placesOf(m_ground, rule, m_cancel),
                               m_answer.draft.nodes(), m_place, m_cancel, rulesBefore(*added));
}

DraftAnswer OperandAnswering::run()
{
    if (m_wish.proposesName)
        m_answer.draft.name = freeName();
    m_answer.isNameTaken = !isFree(m_answer.draft.name);
    if (describeShape() && canBeWritten()) {
        m_place = m_answer.draft.entries.back().node;
        offerConditions();
        if (!m_answer.isNameTaken)
            tryRule();
        const std::string text = m_language.write(m_answer.draft);
        m_answer.text = m_target.text ? m_target.text->fitted(text) : text;
    }
    m_answer.offer = std::move(m_offer);
    return std::move(m_answer);
}

} // namespace

DraftAnswer answerWithOperands(const RuleGround& ground, const RuleLanguage& language,
                               const DraftWish& wish, const CancelToken& cancel)
{
    return OperandAnswering(ground, language, wish, cancel).run();
}

std::vector<std::string> drawOperands(const Graph& graph, const RuleLanguage& language,
                                      RuleDraft& draft)
{
    const ReplacementShape shape = drawReplacement(graph, {}, draft);
    if (shape.fault != ReplacementShape::Fault::None)
        return {faultSentence(graph, shape)};
    for (std::uint32_t at = 0; at < draft.entries.size(); ++at) {
        const NodeId node = draft.entries[at].node;
        const bool isLast = at + 1 == draft.entries.size();
        if (isLast || std::ranges::find(shape.staying, node) != shape.staying.end())
            draft.results.push_back(at);
    }
    language.operands->nameParts(draft);
    return language.operands->whyNotWritten(draft);
}

std::optional<RuleDraft> draftWithOperands(const Graph& graph, std::span<const NodeId> nodes,
                                           const RuleLanguage& language)
{
    RuleDraft draft = draftOf(graph, nodes, &language);
    return drawOperands(graph, language, draft).empty() ? std::optional(std::move(draft))
                                                        : std::nullopt;
}

} // namespace fusewright
