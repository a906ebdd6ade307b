// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/match/attempts.h"
#include "widgets/base/job_slot.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

struct FusionAnswer;

/// A place at which a rule almost makes a section.
struct MissedPlace {
    std::uint32_t pattern = 0;
    DetailedAttempt told;
    std::optional<std::size_t> refused; ///< Among the refused: it matches, but is no section.
};

/// The near misses of a rule, the nearest first; at most `mostMissedPlaces`. Near is what got at
/// least half as far as the nearest, or as a match where there is one.
std::vector<MissedPlace> missedPlaces(const FusionAnswer& answer, std::uint32_t rule,
                                      const CancelToken& cancel = {});
inline constexpr std::size_t mostMissedPlaces = 500;

/// Goes from near miss to near miss of one rule.
class MissWalk : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whose misses to walk; nothing for none. `found` follows when they are known. Where one was
    /// stays if it is a near miss still.
    void setRule(std::shared_ptr<const FusionAnswer> answer, std::optional<std::uint32_t> rule);

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

    std::shared_ptr<const FusionAnswer> m_answer;
    std::optional<std::uint32_t> m_rule;
    std::vector<MissedPlace> m_places;
    std::optional<std::size_t> m_current;
    std::vector<NodeId> m_preferred;   ///< Ascending.
    int m_wanted = 0;                  ///< A step that was asked for before the places were known.
    JobSlot m_job{JobPriority::Shown}; ///< Last: it has stopped before the rest goes.
};

} // namespace fusewright
