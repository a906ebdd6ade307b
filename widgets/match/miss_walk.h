// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/attempts.h"
#include "engine/rewrite/stage_result.h"
#include "widgets/base/job_slot.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

struct FusionAnswer;
struct Rewriting;

/// A place at which a rule almost makes a section.
struct MissedPlace {
    std::uint32_t pattern = 0;
    DetailedAttempt told;
    std::optional<std::size_t> refused; ///< Among the refused: it matches, but is no section.
    std::optional<RefusedRewrite> notRewritten; ///< It matches, but is not rewritten.

    bool matches() const { return refused || notRewritten; }
};

/// The near misses of a rule, the nearest first; at most `mostMissedPlaces`. Near is what got at
/// least half as far as the nearest, or as a match where there is one.
std::vector<MissedPlace> missedPlaces(const FusionAnswer& answer, std::uint32_t rule,
                                      const CancelToken& cancel = {});
inline constexpr std::size_t mostMissedPlaces = 500;

/// The same of a rule that rewrites, with the answer that tells of it: `triedRewriting`.
struct MissedRewrites {
    std::shared_ptr<const FusionAnswer> answer; ///< May be null: then there are none.
    std::vector<MissedPlace> places;
};
MissedRewrites missedRewrites(const Rewriting& rewriting, std::uint32_t rule,
                              const CancelToken& cancel = {});

/// Goes from near miss to near miss of one rule.
class MissWalk : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whose misses to walk; nothing for none. `found` follows when they are known. Where one was
    /// stays if it is a near miss still.
    void setRule(std::shared_ptr<const FusionAnswer> answer, std::optional<std::uint32_t> rule);

    /// The same of a rule that rewrites; `answer` is then `triedRewriting` of it, once it is found.
    void setRewritingRule(std::shared_ptr<const Rewriting> rewriting, std::uint32_t rule);

    /// These come first, unless one is walking already.
    void prefer(std::vector<NodeId> places);

    const std::shared_ptr<const FusionAnswer>& answer() const { return m_answer; }
    std::optional<std::uint32_t> rule() const { return m_rule; }
    const std::vector<MissedPlace>& places() const { return m_places; }
    /// Where one is; nothing before the first step.
    std::optional<std::size_t> current() const { return m_current; }
    /// Round and round; from nowhere to the nearest one, or to the last.
    void next() { step(1); }
    void previous() { step(-1); }

signals:
    void found();
    /// Another one is the current one.
    void stepped();

private:
    void step(int by);
    void putInOrder();
    NodeId forget(bool keepsPlace);
    void take(std::vector<MissedPlace> places, NodeId before);

    std::shared_ptr<const FusionAnswer> m_answer;
    std::shared_ptr<const Rewriting> m_rewriting; ///< Null for a rule that makes sections.
    std::optional<std::uint32_t> m_rule;
    std::uint32_t m_asked = 0; ///< Of `m_rewriting`: the rule, known or not.
    std::vector<MissedPlace> m_places;
    std::optional<std::size_t> m_current;
    std::vector<NodeId> m_preferred;   ///< Ascending.
    int m_wanted = 0;                  ///< A step that was asked for before the places were known.
    JobSlot m_job{JobPriority::Shown}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
