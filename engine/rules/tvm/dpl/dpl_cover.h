// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/dpl_pattern.h"

#include <cstdint>
#include <vector>

namespace fusewright {

/// Which nodes of one pattern match whatever nodes of another match. Nodes of a pattern come after
/// their parts, so a table is filled from the leaves up, without recursion.
class DplCover {
public:
    DplCover(const DplPattern& general, const DplPattern& specific);

    /// False where that is not certain.
    bool covers(DplId general, DplId specific) const
    {
        return m_table[general * m_width + specific] != 0;
    }

private:
    bool decide(const DplNode& general, const DplNode& specific, DplId wide, DplId narrow) const;
    bool coversSame(const DplNode& general, const DplNode& specific) const;
    bool coversCall(const DplNode& general, const DplNode& specific) const;
    bool coverParts(const DplNode& general, const DplNode& specific) const;

    std::size_t m_width;
    std::vector<std::uint8_t> m_table;
};

/// Whether an object that is no operator is met twice: it must be the same expression at both
/// places, which `DplCover` does not look at.
bool hasSharedNodes(const DplPattern& pattern);
/// Calls that are there wherever the pattern matches, the root first.
std::vector<DplId> requiredCalls(const DplPattern& pattern, const std::vector<DplId>& also = {});

} // namespace fusewright
