// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/picture_session.h"

#include "engine/graph/graph.h"

#include <algorithm>

namespace fusewright {

namespace {

/// Up to here every operator has a card of its own.
constexpr std::size_t mostInFull = 150;
/// From here modules are drawn closed.
constexpr std::size_t mostWithOpenModules = 20'000;

/// Only what is fused has a class; what is alone has none.
void keepFused(NodeClasses& classes, const MadePartition& made)
{
    std::vector<bool> isFused(classes.classes.size(), false);
    for (const Section& section : made.partition.sections) {
        for (const NodeId node : section.nodes) {
            std::uint32_t& own = classes.classOf[node.index];
            if (own != noClass && section.nodes.size() > 1)
                isFused[own] = true;
        }
    }
    std::vector<std::uint32_t> newNumber(isFused.size(), noClass);
    std::vector<NodeClass> kept;
    for (std::size_t at = 0; at < isFused.size(); ++at) {
        const std::uint32_t forward = classes.classes[at].backwardOf;
        // Both sides of a class, or none.
        if (forward == noClass ? isFused[at] : newNumber[forward] != noClass) {
            newNumber[at] = static_cast<std::uint32_t>(kept.size());
            if (forward != noClass)
                classes.classes[at].backwardOf = newNumber[forward];
            kept.push_back(std::move(classes.classes[at]));
        } else {
            classes.none.nodeCount += classes.classes[at].nodeCount;
            classes.none.sectionCount += classes.classes[at].sectionCount;
        }
    }
    for (std::uint32_t& own : classes.classOf)
        own = own == noClass ? noClass : newNumber[own];
    std::vector<std::string> names;
    names.reserve(kept.size());
    for (const NodeClass& each : kept) {
        if (each.backwardOf == noClass)
            names.push_back(each.name);
    }
    const std::vector<std::string> tags = shortTags(names);
    for (std::size_t at = 0; at < kept.size(); ++at)
        kept[at].tag = at < tags.size() ? tags[at] : kept[kept[at].backwardOf].tag;
    classes.classes = std::move(kept);
}

NodeClasses classesOf(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                      const MadePartition& made)
{
    switch (made.partition.mode) {
    case FusionMode::O0:
        return classifyNodes(Coloring::Category, graph, rules, manual, made);
    case FusionMode::O1:
    case FusionMode::O1O3:
        return classifyNodes(Coloring::Rule, graph, rules, manual, made);
    case FusionMode::O3:
        break;
    }
    NodeClasses classes = classifyNodes(Coloring::Fold, graph, rules, manual, made);
    keepFused(classes, made);
    return classes;
}

TitledGroups groupsOf(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                      const MadePartition& made, PictureChoice::View view)
{
    using View = PictureChoice::View;
    if (view == View::Operators)
        return {};
    if (view == View::Modules)
        return groupsByModule(graph);
    if (view == View::Auto && graph.nodeCount() > mostWithOpenModules) {
        TitledGroups groups = groupsByModule(graph);
        closeOuterGroups(graph, groups, true);
        if (!groups.titles.empty())
            return groups;
    }
    return groupsBySection(graph, rules, manual, made);
}

bool foldsRepeats(PictureChoice::Repeats repeats, const Graph& graph)
{
    using Repeats = PictureChoice::Repeats;
    return repeats == Repeats::Folded
        || (repeats == Repeats::Auto && graph.nodeCount() > mostInFull);
}

} // namespace

ModeDrawing drawPartition(const std::shared_ptr<const Graph>& graph, const RuleSet& rules,
                          const ManualFusion& manual, const MadePartition& made,
                          const PictureChoice& choice, const CancelToken& cancel)
{
    ModeDrawing drawn{.mode = made.partition.mode};
    drawn.drawing.graph = graph;
    drawn.drawing.groups = groupsOf(*graph, rules, manual, made, choice.view);
    PictureGroups& groups = drawn.drawing.groups.groups;
    if (choice.open)
        closeBelow(groups, *choice.open);
    drawn.hasModules = drawn.drawing.groups.sections.empty();
    drawn.isClosed = std::ranges::find(groups.isClosed, true) != groups.isClosed.end();
    drawn.drawing.classes = classesOf(*graph, rules, manual, made);
    drawn.drawing.picture = drawPicture({.graph = graph,
                                         .groups = groups,
                                         .sizes = reportCardSizes(*graph),
                                         .foldsRepeats = foldsRepeats(choice.repeats, *graph),
                                         .aspect = choice.aspect,
                                         .sides = choice.sides},
                                        cancel);
    drawn.isFolded = std::ranges::any_of(drawn.drawing.picture.repeats, &PictureRepeat::isFolded);
    return drawn;
}

} // namespace fusewright
