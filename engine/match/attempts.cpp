// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/attempts.h"

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

Attempt readAttempt(const Graph& graph, const CompiledPattern& compiled, const Matcher& matcher,
                    const AttemptRecorder& recorder, NodeId place)
{
    Attempt attempt{.place = place};
    attempt.boundCount = static_cast<std::uint32_t>(recorder.boundCount());
    if (recorder.isFound())
        return attempt;
    const EntryId entry =
        recorder.stuckEntry().isValid() ? recorder.stuckEntry() : compiled.steps().front();
    if (const std::optional<EntryId> exploded = matcher.exploded()) {
        attempt.failure = Failure{.entry = *exploded, .from = place, .at = place};
        attempt.failure->reason = FailureReason::Budget;
    } else {
        attempt.failure = explainFailure(graph, compiled, recorder.furthest(), entry);
    }
    return attempt;
}

} // namespace

PatternAttempts tryEverywhere(const Graph& graph, const OperatorIndex& index,
                              const Pattern& pattern, const CancelToken& cancel)
{
    PatternAttempts all;
    all.reached.assign(pattern.entryCount(), 0);
    const CompiledPattern compiled(graph, index, pattern);
    Matcher matcher(graph, index, pattern);
    AttemptRecorder recorder(pattern.entryCount());
    matcher.setTrace(&recorder);
    for (const NodeId place : matcher.attempts()) {
        if (cancel.isCancelled())
            break;
        matcher.first(place);
        all.attempts.push_back(readAttempt(graph, compiled, matcher, recorder, place));
        all.matchCount += recorder.isFound() ? 1 : 0;
        for (std::size_t entry = 0; entry < pattern.entryCount(); ++entry)
            all.reached[entry] += recorder.isReached(entry) ? 1 : 0;
    }
    return all;
}

DetailedAttempt tryAt(const Graph& graph, const OperatorIndex& index, const Pattern& pattern,
                      NodeId place)
{
    const CompiledPattern compiled(graph, index, pattern);
    Matcher matcher(graph, index, pattern);
    AttemptRecorder recorder(pattern.entryCount());
    matcher.setTrace(&recorder);
    matcher.first(place);
    return {readAttempt(graph, compiled, matcher, recorder, place), recorder.furthest()};
}

} // namespace fusewright
