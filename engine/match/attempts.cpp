// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/attempts.h"

#include "engine/graph/graph.h"
#include "engine/match/compiled_pattern.h"
#include "engine/match/matcher.h"
#include "engine/match/search_trace.h"

#include <algorithm>

namespace fusewright {

namespace {

/// Keeps the furthest try at one place.
class AttemptRecorder : public SearchTrace {
public:
    explicit AttemptRecorder(std::size_t entryCount) : m_isReached(entryCount, 0) { }

    void began(NodeId place) override;
    void bound(EntryId entry) override { m_isReached[entry.index] = 1; }
    void stuck(EntryId entry, const Match& soFar, std::size_t boundCount) override;
    void found(const Match& match) override;

    bool isFound() const { return m_isFound; }
    bool isReached(std::size_t entry) const { return m_isReached[entry] != 0; }
    std::size_t boundCount() const { return m_boundCount; }
    EntryId stuckEntry() const { return m_entry; }
    const Match& furthest() const { return m_furthest; }

private:
    std::vector<std::uint8_t> m_isReached;
    Match m_furthest;
    EntryId m_entry;
    std::size_t m_boundCount = 0;
    bool m_isFound = false;
};

void AttemptRecorder::began(NodeId place)
{
    std::ranges::fill(m_isReached, 0);
    m_entry = {};
    m_boundCount = 0;
    m_isFound = false;
    m_furthest.place = place;
}

void AttemptRecorder::stuck(EntryId entry, const Match& soFar, std::size_t boundCount)
{
    if (m_isFound || (m_entry.isValid() && boundCount <= m_boundCount))
        return;
    m_entry = entry;
    m_boundCount = boundCount;
    m_furthest = soFar;
}

void AttemptRecorder::found(const Match& match)
{
    m_isFound = true;
    m_furthest = match;
    m_boundCount = 0;
    for (const MatchSlot& slot : match.slots)
        m_boundCount += slot.length > 0 ? 1 : 0;
}

} // namespace

class PatternTrial::Parts {
public:
    Parts(const Graph& graph, const OperatorIndex& index, const Pattern& pattern)
        : m_graph(graph),
          m_compiled(graph, index, pattern),
          m_matcher(graph, index, pattern),
          m_recorder(pattern.entryCount())
    {
        m_matcher.setTrace(&m_recorder);
    }

    const Matcher& matcher() const { return m_matcher; }
    const CompiledPattern& compiled() const { return m_compiled; }
    const Graph& graph() const { return m_graph; }
    const AttemptRecorder& recorder() const { return m_recorder; }
    Attempt attempt(NodeId place);

private:
    const Graph& m_graph;
    CompiledPattern m_compiled;
    Matcher m_matcher;
    AttemptRecorder m_recorder;
};

Attempt PatternTrial::Parts::attempt(NodeId place)
{
    m_matcher.first(place);
    Attempt attempt{.place = place};
    attempt.boundCount = static_cast<std::uint32_t>(m_recorder.boundCount());
    if (m_recorder.isFound())
        return attempt;
    if (const std::optional<EntryId> exploded = m_matcher.exploded()) {
        attempt.failure = Failure{.entry = *exploded, .from = place, .at = place};
        attempt.failure->reason = FailureReason::Budget;
        return attempt;
    }
    const EntryId entry =
        m_recorder.stuckEntry().isValid() ? m_recorder.stuckEntry() : m_compiled.steps().front();
    attempt.failure = explainFailure(m_graph, m_compiled, m_recorder.furthest(), entry);
    return attempt;
}

PatternTrial::PatternTrial(const Graph& graph, const OperatorIndex& index, const Pattern& pattern)
    : m_parts(std::make_unique<Parts>(graph, index, pattern))
{
}

PatternTrial::~PatternTrial() = default;

PatternAttempts PatternTrial::everywhere(const CancelToken& cancel)
{
    PatternAttempts all;
    all.reached.assign(m_parts->compiled().pattern().entryCount(), 0);
    for (const NodeId place : m_parts->matcher().attempts()) {
        if (cancel.isCancelled())
            break;
        all.attempts.push_back(m_parts->attempt(place));
        const AttemptRecorder& recorder = m_parts->recorder();
        all.matchCount += recorder.isFound() ? 1 : 0;
        for (std::size_t entry = 0; entry < all.reached.size(); ++entry)
            all.reached[entry] += recorder.isReached(entry) ? 1 : 0;
    }
    return all;
}

bool PatternTrial::isPlace(NodeId place) const
{
    const CompiledPattern& compiled = m_parts->compiled();
    return std::ranges::any_of(compiled.placeHolders(), [&](EntryId entry) {
        return compiled.accepts(entry, m_parts->graph().operatorId(place));
    });
}

DetailedAttempt PatternTrial::at(NodeId place)
{
    const Attempt attempt = m_parts->attempt(place);
    return {attempt, m_parts->recorder().furthest()};
}

} // namespace fusewright
