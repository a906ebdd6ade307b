// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fusewright {

class RuleGround;

/// The operators of modules that could be a section each, as people name them: a normalization, an
/// expert.
class ModuleBlocks {
public:
    ModuleBlocks(const RuleGround& ground, std::size_t mostOperators);

    /// One of each kind, which is the path without its numbers; of those that no rule takes
    /// anything of, and of two operators or more.
    std::vector<std::vector<NodeId>> kinds() const;
    /// Whether operators, in the graph's order, are all of a module.
    bool areModule(std::span<const NodeId> nodes) const;

private:
    const RuleGround& m_ground;
    std::size_t m_mostOperators;
    std::unordered_map<std::string_view, std::vector<NodeId>> m_nodesIn; ///< No more than that.
    std::vector<std::string_view> m_paths;                               ///< As they first appear.
};

} // namespace fusewright
