// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/canvas/walk.h"

#include "widgets/canvas/canvas_scene.h"

#include <algorithm>
#include <limits>

namespace fusewright {

namespace {

/// The first neighbour that is on another card: what is on the same one cannot be seen.
NodeId firstElsewhere(const CanvasScene& scene, std::span<const NodeId> neighbours,
                      std::uint32_t item)
{
    for (const NodeId each : neighbours) {
        const std::uint32_t other = scene.itemOf(each);
        if (other != item && other != CanvasScene::noItem)
            return each;
    }
    return {};
}

/// The first card at the other end of a card's lines.
NodeId alongLines(const CanvasScene& scene, std::uint32_t item, Step step)
{
    NodeId best;
    for (const std::uint32_t at : scene.linesOf(item)) {
        const PictureLine& line = scene.picture().lines[at];
        const bool leads = step == Step::ToUser ? line.from == item : line.to == item;
        const std::uint32_t other = step == Step::ToUser ? line.to : line.from;
        const NodeId node = scene.item(other).node;
        if (leads && other != item && node.isValid())
            best = best.isValid() ? std::min(best, node) : node;
    }
    return best;
}

NodeId inTheRow(const CanvasScene& scene, std::uint32_t item, Step step)
{
    const Box own = scene.item(item).box;
    const Box all = scene.picture().bounds;
    const Box row = step == Step::Left
        ? Box{all.left, own.top, own.left - all.left, own.height}
        : Box{own.right(), own.top, all.right() - own.right(), own.height};
    NodeId best;
    float nearest = std::numeric_limits<float>::max();
    for (const std::uint32_t other : scene.itemsIn(row)) {
        const PictureItem& card = scene.item(other);
        const float distance =
            step == Step::Left ? own.left - card.box.right() : card.box.left - own.right();
        if (other == item || !card.node.isValid() || distance < 0 || distance >= nearest)
            continue;
        nearest = distance;
        best = card.node;
    }
    return best;
}

} // namespace

NodeId steppedFrom(const CanvasScene& scene, NodeId node, Step step)
{
    const std::uint32_t item = scene.itemOf(node);
    if (item == CanvasScene::noItem)
        return {};
    if (step == Step::Left || step == Step::Right)
        return inTheRow(scene, item, step);
    const Graph& graph = *scene.graph();
    const NodeId next = firstElsewhere(
        scene, step == Step::ToUser ? graph.users(node) : graph.producers(node), item);
    return next.isValid() ? next : alongLines(scene, item, step);
}

} // namespace fusewright
