// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/near_miss_marks.h"

#include "engine/graph/graph.h"
#include "engine/report/failure_text.h"
#include "engine/session/fusion_session.h"
#include "widgets/match/match_words.h"
#include "widgets/rewrite/rewrite_words.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t mostGood = 2'000;

/// The marks of a picture, one for an operator: failing says more than good.
class MarkBuilder {
public:
    MarkBuilder(const FusionAnswer& answer, std::uint32_t rule) : m_answer(answer), m_rule(rule) { }

    void addGood(const MissedPlace& place);
    void addGood(NodeId node);
    void addEnd(const MissedPlace& place, bool inWords);
    void addRefusal(std::size_t at, bool inWords);
    void addInTheWay(std::size_t at);
    /// What is marked by now stays so and lies on top: of a folded repeat, other near misses have
    /// the same cards.
    void keep();
    std::vector<CanvasMark> take();

private:
    void add(NodeId node, CanvasMark::Kind kind, const QString& text);

    const FusionAnswer& m_answer;
    std::uint32_t m_rule;
    std::map<NodeId, CanvasMark> m_marks;
    std::set<NodeId> m_kept;
};

void MarkBuilder::add(NodeId node, CanvasMark::Kind kind, const QString& text)
{
    if (m_kept.contains(node))
        return;
    CanvasMark& mark = m_marks.try_emplace(node, CanvasMark{node, kind, text}).first->second;
    if (kind == CanvasMark::Kind::Good
        || (mark.kind == CanvasMark::Kind::Failing && !mark.text.isEmpty()))
        return;
    mark = {node, kind, text};
}

void MarkBuilder::addGood(const MissedPlace& place)
{
    for (const NodeId node : allNodes(place.told.furthest))
        addGood(node);
}

void MarkBuilder::addGood(NodeId node)
{
    if (m_marks.size() < mostGood)
        add(node, CanvasMark::Kind::Good, {});
}

void MarkBuilder::addEnd(const MissedPlace& place, bool inWords)
{
    if (place.notRewritten) {
        add(place.told.attempt.place, CanvasMark::Kind::Failing,
            inWords ? RewriteWords::reasonText(place.notRewritten->reason) : QString());
    } else if (place.refused) {
        addRefusal(*place.refused, inWords);
    } else if (place.told.failure && place.told.failure->at.isValid()) {
        const Failure& failure = *place.told.failure;
        add(failure.at, CanvasMark::Kind::Failing,
            inWords ? MatchWords(m_answer).shortFailure(m_rule, place.pattern, failure)
                    : QString());
    }
}

void MarkBuilder::addRefusal(std::size_t at, bool inWords)
{
    const RefusedMatch& refused = m_answer.made.matches.refused[at];
    const QString text = inWords ? MatchWords(m_answer).shortRefusal(at) : QString();
    if (refused.taken.isValid())
        add(refused.taken, CanvasMark::Kind::Failing, text);
    if (isOfCondition(refused.reason))
        add(refused.place, CanvasMark::Kind::Failing, text);
    for (const NodeId node : refused.path)
        add(node, CanvasMark::Kind::Failing, node == refused.path.front() ? text : QString());
    if (inWords)
        addInTheWay(at);
}

/// Whose section is in the way, and who uses what only the match should.
void MarkBuilder::addInTheWay(std::size_t at)
{
    const RuleMatches& matches = m_answer.made.matches;
    for (const NodeId node : operatorsInTheWay(matches, matches.refused[at])) {
        const bool isUser = std::ranges::find(matches.refused[at].outside, node)
            != matches.refused[at].outside.end();
        if (m_marks.size() < mostGood)
            m_marks.try_emplace(node,
                                CanvasMark{node, CanvasMark::Kind::Outside,
                                           isUser ? MatchWords::outsideText() : QString()});
    }
}

void MarkBuilder::keep()
{
    for (const auto& [node, mark] : m_marks)
        m_kept.insert(node);
}

std::vector<CanvasMark> MarkBuilder::take()
{
    std::vector<CanvasMark> marks;
    for (auto& [node, mark] : m_marks)
        marks.push_back(std::move(mark));
    // What is painted last lies on top: words, under them what is kept.
    std::ranges::stable_sort(marks, {}, [this](const CanvasMark& mark) {
        return std::pair(!mark.text.isEmpty(), m_kept.contains(mark.node));
    });
    return marks;
}

} // namespace

std::vector<CanvasMark> marksOf(const FusionAnswer& answer, std::uint32_t rule,
                                const std::vector<MissedPlace>& places,
                                std::optional<std::size_t> current)
{
    MarkBuilder marks(answer, rule);
    if (current) {
        marks.addEnd(places[*current], true);
        marks.addGood(places[*current]);
        marks.keep();
    }
    // What another rule has taken is no surprise, and often much; it is seen on the way.
    const auto isTaken = [&answer](const MissedPlace& place) {
        return place.refused
            && answer.made.matches.refused[*place.refused].reason == RefusedMatch::Reason::Taken;
    };
    for (const MissedPlace& place : places) {
        if (current || !isTaken(place))
            marks.addEnd(place, !current);
    }
    for (const MissedPlace& place : places) {
        if (!current && !isTaken(place))
            marks.addGood(place);
    }
    return marks.take();
}

std::vector<CanvasMark> marksOf(const FusionAnswer& answer, std::uint32_t refusal)
{
    MarkBuilder marks(answer, answer.made.matches.refused[refusal].rule);
    marks.addRefusal(refusal, true);
    for (const NodeId node : answer.made.matches.refused[refusal].nodes)
        marks.addGood(node);
    return marks.take();
}

std::vector<CanvasMark> marksIn(const Graph& graph, const Graph& from,
                                std::vector<CanvasMark> marks)
{
    if (&graph == &from)
        return marks;
    std::vector<CanvasMark> found;
    for (CanvasMark& mark : marks) {
        if (const auto there = graph.findNode(from.nodeName(mark.node)))
            found.push_back({*there, mark.kind, std::move(mark.text)});
    }
    return found;
}

} // namespace fusewright
