// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rewrite/correspondence.h"

#include <memory>
#include <optional>

namespace fusewright {

class Graph;
struct Rewriting;

/// Finds operators of one graph in another that is a stage of the same model: those of their name
/// or, between the first graph of a run and its last, what became of them.
class StageOperators {
public:
    /// The graphs must outlive it. Either rewriting may be null: one is that of now, the other that
    /// of before.
    StageOperators(const Graph& from, const Graph& to, std::shared_ptr<const Rewriting> now,
                   std::shared_ptr<const Rewriting> before);

    /// Invalid for none. The first one that has another name costs a walk over the graph.
    NodeId find(NodeId node);

private:
    const Graph& m_from;
    const Graph& m_to;
    std::shared_ptr<const Rewriting> m_run; ///< Between the two graphs; else null.
    bool m_isForth = true;
    std::optional<Correspondence> m_map;
};

} // namespace fusewright
