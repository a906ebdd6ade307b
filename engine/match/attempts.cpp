// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/match/attempts.h"

#include "engine/graph/graph.h"
#include "engine/match/compiled_pattern.h"
#include "engine/match/matcher.h"
#include "engine/match/search_trace.h"

#include <algorithm>
#include <array>

namespace fusewright {

/// Notes where the furthest try at one place ended, and what it had bound.
class AttemptRecorder : public SearchTrace {
public:
    explicit AttemptRecorder(std::size_t entryCount) : m_reachedAt(entryCount, 0) { }

    void began(NodeId place) override;
    void bound(EntryId entry, const Match& soFar) override;
    void stuck(EntryId entry, const Match& soFar, std::size_t boundCount) override;
    void found(const Match& match) override;

    /// What was bound costs copies: it is kept only when it is asked for.
    void keepMatches(bool keep) { m_keepsMatches = keep; }
    void countInto(std::vector<std::size_t>* reached) { m_reached = reached; }

    bool isFound() const { return m_isFound; }
    std::size_t boundCount() const { return m_boundCount; }
    EntryId stuckEntry() const { return m_entry; }
    const Match& furthest() const { return m_furthest; }

private:
    std::vector<std::uint32_t> m_reachedAt; ///< By entry: the last attempt that bound it.
    std::vector<std::size_t>* m_reached = nullptr;
    Match m_furthest;
    EntryId m_entry;
    std::size_t m_boundCount = 0;
    std::uint32_t m_attempt = 0;
    bool m_isFound = false;
    bool m_keepsMatches = false;
};

void AttemptRecorder::began(NodeId place)
{
    ++m_attempt;
    m_entry = {};
    m_boundCount = 0;
    m_isFound = false;
    m_furthest.place = place;
}

void AttemptRecorder::bound(EntryId entry, const Match& /*soFar*/)
{
    if (m_reached && m_reachedAt[entry.index] != m_attempt)
        ++(*m_reached)[entry.index];
    m_reachedAt[entry.index] = m_attempt;
}

void AttemptRecorder::stuck(EntryId entry, const Match& soFar, std::size_t boundCount)
{
    if (m_isFound || (m_entry.isValid() && boundCount <= m_boundCount))
        return;
    m_entry = entry;
    m_boundCount = boundCount;
    if (m_keepsMatches)
        m_furthest = soFar;
}

void AttemptRecorder::found(const Match& match)
{
    m_isFound = true;
    if (m_keepsMatches)
        m_furthest = match;
    m_boundCount = static_cast<std::size_t>(std::ranges::count_if(
        match.bindings, [](const MatchSlot& slot) { return slot.length > 0; }));
}

class PatternTrial::Parts {
public:
    Parts(const Graph& graph, const Pattern& pattern)
        : m_graph(graph),
          m_compiled(graph, pattern),
          m_matcher(graph, pattern),
          m_recorder(pattern.entryCount())
    {
        m_matcher.setTrace(&m_recorder);
    }

    const Matcher& matcher() const { return m_matcher; }
    const CompiledPattern& compiled() const { return m_compiled; }
    const Graph& graph() const { return m_graph; }
    AttemptRecorder& recorder() { return m_recorder; }
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
    attempt.isMatch = m_recorder.isFound();
    attempt.isGivenUp = m_matcher.exploded().has_value();
    if (!attempt.isMatch)
        attempt.entry = m_matcher.exploded().value_or(m_recorder.stuckEntry());
    return attempt;
}

PatternTrial::PatternTrial(const Graph& graph, const Pattern& pattern)
    : m_parts(std::make_unique<Parts>(graph, pattern))
{
}

PatternTrial::~PatternTrial() = default;

PatternAttempts PatternTrial::everywhere(const CancelToken& cancel)
{
    PatternAttempts all;
    all.reached.assign(m_parts->compiled().pattern().entryCount(), 0);
    m_parts->recorder().keepMatches(false);
    m_parts->recorder().countInto(&all.reached);
    const std::vector<NodeId> places = m_parts->matcher().attempts();
    std::vector<Attempt> attempts;
    attempts.reserve(places.size());
    for (const NodeId place : places) {
        if (cancel.isCancelled())
            break;
        attempts.push_back(m_parts->attempt(place));
        all.matchCount += attempts.back().isMatch ? 1 : 0;
    }
    all.attempts = AttemptList(std::move(attempts));
    m_parts->recorder().countInto(nullptr);
    return all;
}

std::vector<EntryId> PatternTrial::missing() const
{
    const CompiledPattern& compiled = m_parts->compiled();
    std::vector<EntryId> entries;
    for (std::size_t at = 0; at < compiled.pattern().entryCount(); ++at) {
        const Entry& entry = compiled.entry(EntryId(at));
        if (entry.kind == Entry::Kind::Operator && !entry.isOptional
            && compiled.links().isCertain(EntryId(at)) && compiled.population(EntryId(at)) == 0)
            entries.emplace_back(at);
    }
    return entries;
}

bool PatternTrial::isPlace(NodeId place) const
{
    const CompiledPattern& compiled = m_parts->compiled();
    return std::ranges::any_of(compiled.placeHolders(), [&](EntryId entry) {
        return compiled.accepts(entry, m_parts->graph().operatorId(place));
    });
}

bool hasWantedNear(const DetailedAttempt& attempt)
{
    using enum FailureReason;
    constexpr std::array far{Operator, Missing, NotInModel, Budget};
    return attempt.failure && std::ranges::find(far, attempt.failure->reason) == far.end();
}

DetailedAttempt PatternTrial::at(NodeId place)
{
    m_parts->recorder().keepMatches(true);
    DetailedAttempt detailed{.attempt = m_parts->attempt(place), .failure = {}, .furthest = {}};
    detailed.furthest = m_parts->recorder().furthest();
    const Attempt& attempt = detailed.attempt;
    if (attempt.isGivenUp && !attempt.isMatch) {
        // What the graph does not have is the reason, however long the search was.
        const std::vector<EntryId> missing = this->missing();
        const EntryId entry = missing.empty() ? attempt.entry : missing.front();
        detailed.failure = Failure{.entry = entry, .from = place, .at = place};
        detailed.failure->reason =
            missing.empty() ? FailureReason::Budget : FailureReason::NotInModel;
    } else if (!attempt.isMatch && !attempt.entry.isValid()) {
        // Every entry alone found an operator, but not all of them at once.
        detailed.furthest = {.bindings = {}, .chains = {}, .arguments = {}, .place = place};
        detailed.furthest.bindings.resize(m_parts->compiled().pattern().entryCount());
        detailed.attempt.entry = m_parts->compiled().pattern().placeEntry();
        detailed.failure = Failure{.entry = detailed.attempt.entry, .from = place, .at = place};
        detailed.failure->found = {place};
        detailed.failure->reason = FailureReason::Wiring;
    } else if (!attempt.isMatch) {
        detailed.failure =
            explainFailure(m_parts->graph(), m_parts->compiled(), detailed.furthest, attempt.entry);
    }
    return detailed;
}

} // namespace fusewright
