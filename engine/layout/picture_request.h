// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/layout/picture.h"
#include "engine/support/cancel_token.h"
#include "engine/support/progress.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fusewright {

class Graph;

/// Operators that are drawn together: sections, or modules in modules. A group without operators
/// of its own or in its inner groups is not drawn.
struct PictureGroups {
    std::vector<std::uint32_t> parentOf; ///< By group: a smaller one, or `noGroup`.
    std::vector<std::uint32_t> groupOf; ///< By operator: the innermost, or `noGroup`. May be empty.
    std::vector<bool> isClosed;         ///< By group: drawn as one card.
};

/// How large cards are, as the reader's font wants it.
struct CardSizes {
    std::vector<float> operatorWidths; ///< By operator of the graph's table (`OperatorId`).
    float height = 40;
    float weightsHeight = 0; ///< That a card of an operator with weights is higher.
    float groupWidth = 160;
    float groupHeight = 48;
    float valueWidth = 96; ///< Of inputs, outputs and stubs.
    float valueHeight = 20;
};

/// A graph that is drawn in two columns: its first operators down the left one, the others up the
/// right one, each beside the one that it belongs to. No group has operators of both.
struct PictureSides {
    std::size_t leftCount = 0;
    std::vector<NodeId> partnerOf; ///< By operator, of those on the right; may be invalid.
};

/// The operators of a graph that are drawn alone, under each other.
struct PictureStrip {
    std::uint32_t begin = 0;
    std::uint32_t end = NodeId::nothing;
    bool isUpward = false; ///< It will be turned over: titles stand below what they are of.

    bool has(NodeId node) const { return node.index >= begin && node.index < end; }
    bool isWhole(std::size_t count) const { return begin == 0 && end >= count; }
};

/// What to draw of a graph, and how.
struct PictureRequest {
    std::shared_ptr<const Graph> graph;
    PictureGroups groups;
    CardSizes sizes;
    bool foldsRepeats = false; ///< Of blocks that repeat only the first is drawn.
    float aspect = 1.6F;       ///< Width by height that the columns are wrapped for.
    std::shared_ptr<const PictureSides> sides; ///< Two columns instead of one way down.
    std::optional<PictureStrip> strip;         ///< Not all of it; without `sides`.
};

/// Whether an operand is a tensor of the model's own that is not written out in the graph.
bool isWeight(const Graph& graph, ValueId operand);
/// The inputs that no operator uses and that are not given out: one card shows them all.
std::vector<ValueId> unusedInputs(const Graph& graph);
/// The card of an operator with weights has a line more.
bool hasWeights(const Graph& graph, NodeId node);

/// Draws a graph. Equal requests give equal pictures. When cancelled: an empty one.
Picture drawPicture(const PictureRequest& request, const CancelToken& cancel = {},
                    ProgressSink* progress = nullptr);

} // namespace fusewright
