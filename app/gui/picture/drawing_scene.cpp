// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/drawing_scene.h"

#include "engine/partition/made_partition.h"
#include "engine/report/picture_svg.h"
#include "widgets/base/text.h"

#include <memory>

namespace fusewright {

CanvasClasses classLooks(const NodeClasses& classes)
{
    CanvasClasses looks{.classOf = classes.classOf};
    for (const NodeClass& one : classes.classes) {
        looks.looks.push_back({.color = one.color, .tag = toQt(one.tag), .name = toQt(one.name)});
    }
    return looks;
}

std::vector<std::uint32_t> fusedSections(const MadePartition& made)
{
    std::vector<std::uint32_t> sectionOf(made.partition.sectionOf.size(), CanvasClasses::none);
    const std::vector<Section>& sections = made.partition.sections;
    for (std::uint32_t at = 0; at < sections.size(); ++at) {
        for (const NodeId node : sections[at].nodes) {
            if (sections[at].nodes.size() > 1)
                sectionOf[node.index] = at;
        }
    }
    return sectionOf;
}

CanvasScene sceneOf(const GraphDrawing& drawing)
{
    CanvasScene scene(drawing.graph, std::make_shared<const Picture>(drawing.picture));
    scene.setClasses(classLooks(drawing.classes));
    std::vector<QString> titles;
    for (const std::string& title : drawing.groups.titles)
        titles.push_back(toQt(title));
    scene.setGroupTitles(std::move(titles));
    return scene;
}

} // namespace fusewright
