// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/stage_facts.h"

#include "engine/graph/graph_part.h"
#include "engine/rewrite/rewrite_run.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// So many operators are drawn around a place, no farther away than this.
constexpr std::size_t mostAround = 32;
constexpr int mostDistance = 3;
/// A value that goes everywhere leads nowhere.
constexpr std::size_t mostLedTo = 12;

/// A place as it is in one of the graphs: its operators, and those that are near.
class PlaceDrawer {
public:
    PlaceDrawer(const std::shared_ptr<const Graph>& graph, const NodeClass& look)
        : m_graph(*graph), m_look(look)
    {
    }

    ModeDrawing draw(const std::vector<NodeId>& place, const CancelToken& cancel) const;

private:
    std::vector<NodeId> around(const std::vector<NodeId>& place) const;
    std::vector<ValueId> given(const std::vector<NodeId>& nodes) const;

    const Graph& m_graph;
    NodeClass m_look;
};

std::vector<NodeId> PlaceDrawer::around(const std::vector<NodeId>& place) const
{
    std::vector<NodeId> found = place;
    std::size_t begin = 0;
    for (int distance = 0; distance < mostDistance && found.size() < mostAround; ++distance) {
        const std::size_t end = found.size();
        const auto add = [&](NodeId node) {
            if (node.isValid() && found.size() < mostAround
                && std::ranges::find(found, node) == found.end())
                found.push_back(node);
        };
        for (; begin < end; ++begin) {
            for (const NodeId node : m_graph.producers(found[begin]))
                add(node);
            const auto users = m_graph.users(found[begin]);
            for (const NodeId node : users.first(std::min(users.size(), mostLedTo)))
                add(node);
        }
    }
    std::ranges::sort(found);
    return found;
}

/// What others use of these operators, or the model gives.
std::vector<ValueId> PlaceDrawer::given(const std::vector<NodeId>& nodes) const
{
    const auto isOutside = [&](const Use& use) {
        return !std::ranges::binary_search(nodes, use.node);
    };
    std::vector<ValueId> values;
    for (const NodeId node : nodes) {
        for (const ValueId value : m_graph.outputs(node)) {
            if (m_graph.isOutput(value) || std::ranges::any_of(m_graph.uses(value), isOutside))
                values.push_back(value);
        }
    }
    return values;
}

ModeDrawing PlaceDrawer::draw(const std::vector<NodeId>& place, const CancelToken& cancel) const
{
    const std::vector<NodeId> nodes = around(place);
    ModeDrawing drawn;
    GraphDrawing& drawing = drawn.drawing;
    drawing.graph = partOf(m_graph, nodes, {}, given(nodes)).graph;
    drawing.classes.classes = {m_look};
    drawing.classes.classOf.assign(drawing.graph->nodeCount(), noClass);
    for (const NodeId node : place) {
        if (const auto here = drawing.graph->findNode(m_graph.nodeName(node))) {
            drawing.classes.classOf[here->index] = 0;
            ++drawing.classes.classes[0].nodeCount;
        }
    }
    drawing.classes.none.nodeCount =
        drawing.graph->nodeCount() - drawing.classes.classes[0].nodeCount;
    drawing.picture = drawPicture({.graph = drawing.graph,
                                   .groups = {},
                                   .sizes = reportCardSizes(*drawing.graph),
                                   .foldsRepeats = false,
                                   .aspect = 1.6F},
                                  cancel);
    return drawn;
}

std::vector<NodeId> named(const Graph& graph, const StageResult& stage,
                          const std::vector<NodeId>& nodes)
{
    std::vector<NodeId> found;
    for (const NodeId node : nodes) {
        if (const auto there = graph.findNode(stage.nameOf(node)))
            found.push_back(*there);
    }
    return found;
}

std::vector<std::string> namesOf(const StageResult& stage, const std::vector<NodeId>& nodes)
{
    std::vector<std::string> names;
    names.reserve(nodes.size());
    for (const NodeId node : nodes)
        names.emplace_back(stage.nameOf(node));
    return names;
}

/// The first rewrite that can be seen whole: what it replaced was there before the stage, and what
/// it made is there after it. Else the first one.
const RewriteStep& shownStep(const StageResult& stage)
{
    const auto isWhole = [&](const RewriteStep& step) {
        return named(*stage.before, stage, step.removed).size() == step.removed.size()
            && named(*stage.after, stage, step.added).size() == step.added.size();
    };
    const auto found = std::ranges::find_if(stage.steps, isWhole);
    return found == stage.steps.end() ? stage.steps.front() : *found;
}

ChangedPlace placeOf(const RuleSet& rules, const StageResult& stage, StagePictures pictures,
                     const CancelToken& cancel)
{
    const RewriteStep& step = shownStep(stage);
    ChangedPlace place{.rule = rules.rules[step.rule].name,
                       .removed = namesOf(stage, step.removed),
                       .added = namesOf(stage, step.added),
                       .before = std::nullopt,
                       .after = std::nullopt};
    const std::vector<NodeId> before = named(*stage.before, stage, step.removed);
    const std::vector<NodeId> after = named(*stage.after, stage, step.added);
    if (pictures == StagePictures::LeftOut || before.empty() || after.empty())
        return place;
    const NodeClass goes{.name = "is replaced", .tag = "−", .color = 1};
    const NodeClass made{.name = "was made", .tag = "+", .color = 0};
    place.before = PlaceDrawer(stage.before, goes).draw(before, cancel);
    place.after = PlaceDrawer(stage.after, made).draw(after, cancel);
    return place;
}

} // namespace

RewriteFacts gatherRewriting(const RuleSet& rules, const RewriteRun& run, StagePictures pictures,
                             const CancelToken& cancel)
{
    RewriteFacts facts;
    if (run.stages.empty())
        return facts;
    facts.stageCount = run.stages.size();
    facts.operatorsBefore = run.start->nodeCount();
    facts.operatorsAfter = run.graph()->nodeCount();
    const std::vector<RewriteCounts> counts = countRewrites(rules, run);
    for (const RewriteCounts& rule : counts) {
        facts.rewrites += rule.rewrites;
        facts.conditional += rule.conditional;
    }
    for (std::size_t at = 0; at < run.stages.size() && !cancel.isCancelled(); ++at) {
        const StageResult& stage = run.stages[at];
        if (stage.steps.empty())
            continue;
        const StagePlan& plan = rules.stages[at];
        StageFacts told{.name = plan.name,
                        .file = plan.file < rules.files.size() ? rules.files[plan.file].path
                                                               : std::string(),
                        .operatorsBefore = stage.before->nodeCount(),
                        .operatorsAfter = stage.after->nodeCount(),
                        .rewrites = stage.steps.size(),
                        .cameToItsEnd = stage.cameToItsEnd(),
                        .circle = stage.circle.empty() ? std::string() : circleText(rules, stage),
                        .rules = {},
                        .place = placeOf(rules, stage, pictures, cancel)};
        for (const std::uint32_t rule : plan.rules) {
            if (counts[rule].matches() > 0)
                told.rules.push_back({rules.rules[rule].name, counts[rule]});
        }
        facts.stages.push_back(std::move(told));
    }
    return facts;
}

} // namespace fusewright
