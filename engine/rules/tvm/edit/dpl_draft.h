// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/tvm/dpl/tvm_plan.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// A pattern as it is to be when its text was edited: what is read then must be the same.
class DplDraft {
public:
    using Labels = std::vector<std::pair<std::string, DplId>>;

    explicit DplDraft(const TvmFusionPattern& pattern)
        : m_pattern(pattern.pattern),
          m_written(pattern.pattern.nodes.size()),
          m_labels(pattern.annotations)
    {
    }

    const DplNode& node(DplId id) const { return m_pattern.nodes[id]; }
    DplNode& node(DplId id) { return m_pattern.nodes[id]; }
    Labels& labels() { return m_labels; }
    DplId add(DplKind kind, std::vector<DplId> parts = {}, std::string name = {});
    /// A copy of a part, in which nothing is what it was elsewhere.
    DplId copy(DplId id);
    /// Puts one in the place of another wherever that was used before anything was added.
    void replace(DplId old, DplId fresh);
    bool reaches(DplId id) const;
    /// How often a node is used, each use by itself.
    std::size_t usesOf(DplId id) const;

    /// All that it says, in one line: equal for equal patterns.
    std::string meaning() const;

private:
    std::vector<std::optional<std::size_t>> order() const;

    DplPattern m_pattern;
    std::size_t m_written; ///< So many nodes were there before.
    Labels m_labels;
};

} // namespace fusewright
