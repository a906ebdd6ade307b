// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_ids.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class Graph;

/// The modules of a graph's operators as a tree by path. Entry 0 is the whole graph; what is in a
/// module comes after it. The graph must outlive it.
class ModuleForest {
public:
    enum class Numbers {
        Kept,
        Starred ///< `layers.0` and `layers.1` are one entry, `layers.*`.
    };
    static constexpr std::uint32_t root = 0;

    struct Entry {
        std::uint32_t parent = root;
        std::uint32_t depth = 0;   ///< How many names its path has.
        std::string name;          ///< The last one of them.
        std::string_view type;     ///< Empty where it is not known.
        std::size_t operators = 0; ///< In it and in what is in it.
    };

    ModuleForest(const Graph& graph, Numbers numbers);

    const std::vector<Entry>& entries() const { return m_entries; }
    /// The innermost module of an operator, or the root.
    std::uint32_t entryOf(NodeId node) const;
    /// Names with dots between them.
    std::string path(std::uint32_t entry) const;

private:
    void addModules(Numbers numbers);
    void countOperators();

    const Graph& m_graph;
    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_ofModule; ///< By module id.
};

} // namespace fusewright
