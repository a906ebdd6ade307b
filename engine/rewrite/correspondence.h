// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fusewright {

/// Operators that became others. Removed ones where `after` is empty, new ones where `before` is.
struct ChangedNodes {
    std::vector<NodeId> before; ///< Ascending, as `after`.
    std::vector<NodeId> after;

    bool operator==(const ChangedNodes&) const = default;
};

/// Which operators of one graph are which of another that was made from it. Each operator of either
/// is the same as one of the other, or stands in one change.
class Correspondence {
public:
    /// Of a graph with itself.
    static Correspondence identity(std::size_t nodes);
    /// `after` has for each operator before which it is now, invalid for what changed.
    Correspondence(std::vector<NodeId> after, std::size_t afterCount,
                   std::vector<ChangedNodes> changes);

    bool isIdentity() const { return m_after.empty(); }
    std::size_t beforeCount() const { return m_beforeCount; }
    std::size_t afterCount() const { return m_afterCount; }
    /// The same operator; invalid for what changed.
    NodeId after(NodeId before) const { return isIdentity() ? before : m_after[before.index]; }
    NodeId before(NodeId after) const { return isIdentity() ? after : m_before[after.index]; }
    /// Null for what stayed.
    const ChangedNodes* changeOf(NodeId before) const;
    const ChangedNodes* changeTo(NodeId after) const;
    std::span<const ChangedNodes> changes() const { return m_changes; }

    /// From what is before this to what is after the next one. Linear in the operators.
    Correspondence then(const Correspondence& next) const;

    bool operator==(const Correspondence&) const = default;

private:
    Correspondence() = default;

    std::size_t m_beforeCount = 0;
    std::size_t m_afterCount = 0;
    std::vector<NodeId> m_after; ///< Empty where nothing changed, as what follows.
    std::vector<NodeId> m_before;
    std::vector<std::uint32_t> m_changeOf; ///< By operator before; `noChange` for what stayed.
    std::vector<std::uint32_t> m_changeTo;
    std::vector<ChangedNodes> m_changes;
};

} // namespace fusewright
