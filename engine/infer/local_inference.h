// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/graph_editor.h"
#include "engine/infer/graph_pass.h"
#include "engine/support/cancel_token.h"

#include <span>
#include <vector>

namespace fusewright {

/// Keeps the types and shapes of a graph true while it is edited.
///
/// What a file says and what was said of a replacement never changes; only what was inferred is
/// inferred anew, so that in the end the graph knows what inference of the whole would find.
/// Bodies stay as they are, and so do the results of operators that have some.
class LocalInference {
public:
    /// Looks once at every operator that makes small lists of numbers or that is not told about
    /// wholly. The editor outlives it.
    explicit LocalInference(GraphEditor& editor);

    /// Infers these operators, which are alive, and all that follows from what changes, in the
    /// graph's order. Those of whose results something else is known now. Told of every operator
    /// that is added or that uses other values than before, as soon as its operands are right.
    std::vector<NodeId> inferFrom(std::span<const NodeId> nodes);
    /// Infers these operators only, in the graph's order: whoever asks knows that nothing follows.
    void inferOnly(std::vector<NodeId> nodes);
    /// Where what is said of a value contradicts what follows from its operator: the first few.
    std::vector<ShapeMismatch> takeMismatches();

private:
    GraphEditor& m_editor;
    CancelToken m_never;
    infer::GraphPass m_pass;
    std::vector<NodeId> m_waiting; ///< Of one call; kept for its room.
};

} // namespace fusewright
