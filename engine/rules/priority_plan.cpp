// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Which priorities to change so that rules are tried in a wanted order.
//
// Along the wanted order priorities must not rise, and must fall where a rule stands in the file
// behind the one that follows it in the order: a *forced* step. Between two rules that keep their
// priorities there is room for the others exactly if the difference is at least the number of
// forced steps between them. So with each priority lowered to count the forced steps before it as
// well, what is kept is a run that never rises; the longest one leaves the fewest to change.

#include "engine/rules/priority_plan.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace fusewright {

namespace {

constexpr std::int64_t leastPriority = std::numeric_limits<std::int64_t>::min() / 4;
constexpr std::int64_t greatestPriority = std::numeric_limits<std::int64_t>::max() / 4;

class PriorityPlanner {
public:
    PriorityPlanner(std::span<const std::int64_t> priorities, std::span<const std::uint32_t> wanted,
                    const PriorityWishes& wishes)
        : m_wanted(wanted), m_wishes(wishes), m_new(priorities.begin(), priorities.end())
    {
    }

    std::optional<std::vector<PriorityChange>> plan();

private:
    bool isFixed(std::size_t at) const
    {
        return !m_wishes.isFixed.empty() && m_wishes.isFixed[m_wanted[at]];
    }
    /// What it counts that a rule keeps its priority: the moved one a little less.
    std::size_t weight(std::size_t at) const { return m_wishes.moved == m_wanted[at] ? 1 : 2; }
    std::int64_t& priorityAt(std::size_t at) { return m_new[m_wanted[at]]; }
    /// Whether the priority must fall from a place of the order to the next one.
    std::int64_t fall(std::size_t at) const { return m_wanted[at] > m_wanted[at + 1] ? 1 : 0; }
    std::int64_t heightAt(std::size_t at) { return priorityAt(at) + m_falls[at]; }
    std::vector<std::size_t> longestKept();
    void fillBetween(std::size_t upper, std::size_t lower);
    void fillAbove(std::size_t lower);
    void fillBelow(std::size_t upper);

    std::span<const std::uint32_t> m_wanted;
    const PriorityWishes& m_wishes;
    std::vector<std::int64_t> m_new;   ///< By rule.
    std::vector<std::int64_t> m_falls; ///< By place of the order: how many forced ones before it.
};

/// The longest run that never rises and leaves out no fixed rule; empty when there is none.
std::vector<std::size_t> PriorityPlanner::longestKept()
{
    const std::size_t count = m_wanted.size();
    constexpr auto none = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> length(count, 0);
    std::vector<std::size_t> before(count, none);
    for (std::size_t at = 0; at < count; ++at) {
        bool mayBegin = true;
        for (std::size_t other = at; other-- > 0;) {
            const bool fits = length[other] > 0 && heightAt(other) >= heightAt(at);
            if (fits && length[other] > length[at]) {
                length[at] = length[other];
                before[at] = other;
            }
            // What is before a fixed rule cannot be the one before this.
            if (isFixed(other)) {
                mayBegin = false;
                break;
            }
        }
        length[at] = before[at] != none || mayBegin ? length[at] + weight(at) : 0;
    }
    std::size_t best = none;
    for (std::size_t at = count; at-- > 0;) {
        if (length[at] > 0 && (best == none || length[at] > length[best]))
            best = at;
        if (isFixed(at))
            break;
    }
    std::vector<std::size_t> kept;
    for (std::size_t at = best; at != none; at = before[at])
        kept.push_back(at);
    std::ranges::reverse(kept);
    return kept;
}

/// From below, one step each as long as the room lasts.
void PriorityPlanner::fillBetween(std::size_t upper, std::size_t lower)
{
    std::int64_t room = heightAt(upper) - heightAt(lower);
    for (std::size_t at = lower; --at > upper;) {
        std::int64_t step = fall(at);
        if (step == 0 && room > 0) {
            step = 1;
            --room;
        }
        priorityAt(at) = priorityAt(at + 1) + step;
    }
}

void PriorityPlanner::fillAbove(std::size_t lower)
{
    for (std::size_t at = lower; at-- > 0;)
        priorityAt(at) = priorityAt(at + 1) + 1;
}

/// Below zero only where it must be.
void PriorityPlanner::fillBelow(std::size_t upper)
{
    for (std::size_t at = upper + 1; at < m_wanted.size(); ++at) {
        const std::int64_t above = priorityAt(at - 1);
        priorityAt(at) = above - (above > 0 ? 1 : fall(at - 1));
    }
}

std::optional<std::vector<PriorityChange>> PriorityPlanner::plan()
{
    const std::vector<std::int64_t> old = m_new;
    for (std::int64_t& priority : m_new)
        priority = std::clamp(priority, leastPriority, greatestPriority);
    m_falls.assign(m_wanted.size(), 0);
    for (std::size_t at = 1; at < m_wanted.size(); ++at)
        m_falls[at] = m_falls[at - 1] + fall(at - 1);
    const std::vector<std::size_t> kept = longestKept();
    if (kept.empty())
        return m_wanted.empty() ? std::optional(std::vector<PriorityChange>()) : std::nullopt;
    for (std::size_t at = 1; at < kept.size(); ++at)
        fillBetween(kept[at - 1], kept[at]);
    fillAbove(kept.front());
    fillBelow(kept.back());
    for (const std::size_t at : kept)
        priorityAt(at) = old[m_wanted[at]];
    // Numbers at the ends of what can be counted are taken for equal.
    if (!std::ranges::equal(orderOf(m_new), m_wanted))
        return std::nullopt;
    std::vector<PriorityChange> changes;
    for (const std::uint32_t rule : m_wanted) {
        if (m_new[rule] != old[rule])
            changes.push_back({rule, m_new[rule]});
    }
    return changes;
}

} // namespace

std::vector<std::uint32_t> orderOf(std::span<const std::int64_t> priorities)
{
    std::vector<std::uint32_t> order(priorities.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::uint32_t rule) { return priorities[rule]; });
    return order;
}

std::optional<std::vector<PriorityChange>> planPriorities(std::span<const std::int64_t> priorities,
                                                          std::span<const std::uint32_t> wanted,
                                                          const PriorityWishes& wishes)
{
    return PriorityPlanner(priorities, wanted, wishes).plan();
}

} // namespace fusewright
