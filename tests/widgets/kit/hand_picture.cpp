// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/widgets/kit/hand_picture.h"

#include "engine/graph/graph.h"

#include <cstdint>

namespace fusewright::test {

Picture gridPicture(const Graph& graph, std::size_t columns)
{
    Picture picture;
    for (const NodeId node : graph.nodes()) {
        const Box box{float(node.index % columns) * gridStepX,
                      float(node.index / columns) * gridStepY, gridCardWidth, gridCardHeight};
        picture.itemOf.push_back(static_cast<std::uint32_t>(picture.items.size()));
        picture.items.push_back({.box = box, .node = node, .operators = 1});
        picture.bounds = picture.bounds.united(box);
    }
    for (const NodeId node : graph.nodes()) {
        for (const NodeId producer : graph.producers(node)) {
            const Box from = picture.items[producer.index].box;
            const Box to = picture.items[node.index].box;
            picture.lines.push_back(
                {.from = producer.index,
                 .to = node.index,
                 .value = *graph.outputs(producer).begin(),
                 .firstPoint = static_cast<std::uint32_t>(picture.points.size()),
                 .pointCount = 2});
            picture.points.push_back({from.middle().x, from.bottom()});
            picture.points.push_back({to.middle().x, to.top});
        }
    }
    return picture;
}

std::shared_ptr<const Picture> sharedGridPicture(const Graph& graph, std::size_t columns)
{
    return std::make_shared<const Picture>(gridPicture(graph, columns));
}

} // namespace fusewright::test
