// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/correspondence.h"

#include "engine/support/joined_sets.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fusewright {

namespace {

constexpr std::uint32_t noChange = std::numeric_limits<std::uint32_t>::max();

/// Joins the changes of two steps where one goes on with what the other made.
class ChangeJoiner {
public:
    ChangeJoiner(const Correspondence& first, const Correspondence& next)
        : m_first(first),
          m_next(next),
          m_sets(first.changes().size() + next.changes().size()),
          m_changes(first.changes().size() + next.changes().size())
    {
    }

    std::vector<ChangedNodes> run();

private:
    std::size_t placeOf(const ChangedNodes* nextChange) const
    {
        return m_first.changes().size()
            + static_cast<std::size_t>(nextChange - m_next.changes().data());
    }

    const Correspondence& m_first;
    const Correspondence& m_next;
    JoinedSets m_sets;
    std::vector<ChangedNodes> m_changes;
};

std::vector<ChangedNodes> ChangeJoiner::run()
{
    const std::size_t firstCount = m_first.changes().size();
    for (std::size_t at = 0; at < firstCount; ++at) {
        for (const NodeId middle : m_first.changes()[at].after) {
            if (const ChangedNodes* const change = m_next.changeOf(middle))
                m_sets.join(at, placeOf(change));
        }
    }
    for (std::size_t at = 0; at < firstCount; ++at) {
        ChangedNodes& change = m_changes[m_sets.find(at)];
        const ChangedNodes& made = m_first.changes()[at];
        change.before.insert(change.before.end(), made.before.begin(), made.before.end());
        for (const NodeId middle : made.after) {
            if (const NodeId after = m_next.after(middle); after.isValid())
                change.after.push_back(after);
        }
    }
    for (std::size_t at = 0; at < m_next.changes().size(); ++at) {
        ChangedNodes& change = m_changes[m_sets.find(firstCount + at)];
        const ChangedNodes& made = m_next.changes()[at];
        change.after.insert(change.after.end(), made.after.begin(), made.after.end());
        for (const NodeId middle : made.before) {
            if (const NodeId before = m_first.before(middle); before.isValid())
                change.before.push_back(before);
        }
    }
    std::vector<ChangedNodes> changes;
    for (ChangedNodes& change : m_changes) {
        // What was made and removed again leaves nothing.
        if (change.before.empty() && change.after.empty())
            continue;
        std::ranges::sort(change.before);
        std::ranges::sort(change.after);
        changes.push_back(std::move(change));
    }
    return changes;
}

} // namespace

Correspondence Correspondence::identity(std::size_t nodes)
{
    Correspondence same;
    same.m_beforeCount = same.m_afterCount = nodes;
    return same;
}

Correspondence::Correspondence(std::vector<NodeId> after, std::size_t afterCount,
                               std::vector<ChangedNodes> changes)
    : m_beforeCount(after.size()),
      m_afterCount(afterCount),
      m_after(std::move(after)),
      m_before(afterCount),
      m_changeOf(m_beforeCount, noChange),
      m_changeTo(afterCount, noChange),
      m_changes(std::move(changes))
{
    for (std::size_t at = 0; at < m_after.size(); ++at) {
        if (m_after[at].isValid())
            m_before[m_after[at].index] = NodeId(at);
    }
    for (std::uint32_t at = 0; at < m_changes.size(); ++at) {
        for (const NodeId node : m_changes[at].before)
            m_changeOf[node.index] = at;
        for (const NodeId node : m_changes[at].after)
            m_changeTo[node.index] = at;
    }
}

const ChangedNodes* Correspondence::changeOf(NodeId before) const
{
    if (isIdentity() || m_changeOf[before.index] == noChange)
        return nullptr;
    return &m_changes[m_changeOf[before.index]];
}

const ChangedNodes* Correspondence::changeTo(NodeId after) const
{
    if (isIdentity() || m_changeTo[after.index] == noChange)
        return nullptr;
    return &m_changes[m_changeTo[after.index]];
}

Correspondence Correspondence::then(const Correspondence& next) const
{
    if (isIdentity())
        return next;
    if (next.isIdentity())
        return *this;
    std::vector<NodeId> after(m_beforeCount);
    for (std::size_t at = 0; at < m_beforeCount; ++at) {
        if (m_after[at].isValid())
            after[at] = next.after(m_after[at]);
    }
    return {std::move(after), next.afterCount(), ChangeJoiner(*this, next).run()};
}

} // namespace fusewright
