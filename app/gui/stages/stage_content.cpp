// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/stages/stage_content.h"

#include "app/gui/picture/canvas_choice.h"
#include "app/gui/stages/stage_legend.h"
#include "engine/graph/graph.h"
#include "engine/rewrite/rewrite_run.h"
#include "widgets/document/workspace.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

struct StageOrder {
    std::shared_ptr<const Rewriting> rewriting;
    StagePair pair;
    std::array<CardSizes, 2> sizes;
    std::shared_ptr<const StageView> before; ///< Pictures that are still right are taken over.
    bool mustLayOut = false;
};

const std::shared_ptr<const Graph>& graphAt(const RewriteRun& run, std::size_t stages)
{
    return stages == 0 ? run.start : run.stages[stages - 1].after;
}

std::shared_ptr<const Picture> pictureOf(const StageOrder& order,
                                         const std::shared_ptr<const Graph>& graph,
                                         std::size_t side, const CancelToken& cancel,
                                         ProgressSink& progress)
{
    if (order.before && !order.mustLayOut) {
        for (const StagePicture& known : order.before->pictures) {
            if (known.graph == graph)
                return known.picture;
        }
    }
    return std::make_shared<const Picture>(drawPicture({.graph = graph,
                                                        .groups = {},
                                                        .sizes = order.sizes[side],
                                                        .foldsRepeats = false,
                                                        .aspect = 1},
                                                       cancel, &progress));
}

CanvasClasses classesOf(const StageView& view, std::size_t side)
{
    CanvasClasses classes{.classOf = {}, .looks = {stageLook(side)}, .dimsUnclassed = false};
    classes.classOf.assign(view.graph(side).nodeCount(), CanvasClasses::none);
    for (const ChangedNodes& change : view.changes()) {
        for (const NodeId node : side == 0 ? change.before : change.after)
            classes.classOf[node.index] = 0;
    }
    return classes;
}

/// Null when cancelled.
std::shared_ptr<const StageView> stageViewFor(const StageOrder& order, const CancelToken& cancel,
                                              ProgressSink& progress)
{
    auto view = std::make_shared<StageView>();
    const RewriteRun& run = order.rewriting->run;
    view->rewriting = order.rewriting;
    view->pair = order.pair;
    for (std::size_t side = 0; side < 2; ++side)
        view->pictures[side].graph = graphAt(run, side == 0 ? order.pair.before : order.pair.after);
    view->map = order.pair.before < order.pair.after
        ? run.between(order.pair.before, order.pair.after - 1)
        : Correspondence::identity(view->graph(0).nodeCount());
    for (std::size_t side = 0; side < 2; ++side) {
        StagePicture& one = view->pictures[side];
        one.picture = pictureOf(order, one.graph, side, cancel, progress);
        if (cancel.isCancelled())
            return nullptr;
        one.scene = CanvasScene(one.graph, one.picture);
        one.scene.setClasses(classesOf(*view, side));
    }
    return view;
}

} // namespace

std::vector<NodeId> StageView::across(std::size_t side, std::span<const NodeId> nodes) const
{
    std::vector<NodeId> others;
    for (const NodeId node : nodes) {
        if (node.index >= graph(side).nodeCount())
            continue;
        if (const NodeId same = sameAs(side, node); same.isValid()) {
            others.push_back(same);
        } else if (const ChangedNodes* const change = changeAt(side, node)) {
            const std::vector<NodeId>& there = side == 0 ? change->after : change->before;
            others.insert(others.end(), there.begin(), there.end());
        }
    }
    std::ranges::sort(others);
    const auto end = std::unique(others.begin(), others.end());
    others.erase(end, others.end());
    return others;
}

NodeId StageView::nearest(std::size_t side, NodeId node) const
{
    if (!node.isValid())
        return {};
    const auto count = static_cast<std::int64_t>(graph(side).nodeCount());
    // What came from nothing has neighbours, in the order of the graph, that were there before.
    for (std::int64_t distance = 0; distance < count; ++distance) {
        for (const std::int64_t at : {node.index - distance, node.index + distance}) {
            if (at < 0 || at >= count)
                continue;
            const NodeId near(static_cast<std::uint32_t>(at));
            if (const NodeId same = sameAs(side, near); same.isValid())
                return same;
            const ChangedNodes* const change = changeAt(side, near);
            const std::vector<NodeId>* const there = !change ? nullptr
                : side == 0                                  ? &change->after
                                                             : &change->before;
            if (there && !there->empty())
                return there->front();
        }
    }
    return {};
}

StageContent::StageContent(Workspace& workspace, Sizes sizes, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_sizes(std::move(sizes))
{
    connect(&workspace.fusion(), &LiveFusion::answered, this, &StageContent::renew);
}

void StageContent::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    if (isWanted)
        renew();
    else
        m_job.cancel();
}

void StageContent::setPair(StagePair pair)
{
    m_isAll = false;
    m_pair = {std::min(pair.before, pair.after), std::max(pair.before, pair.after)};
    renew();
}

void StageContent::usePairOfAll()
{
    m_isAll = true;
    renew();
}

StagePair StageContent::pair() const
{
    const auto now = rewriting();
    const std::size_t count = now ? now->run.stages.size() : 0;
    if (m_isAll)
        return {0, count};
    return {std::min(m_pair.before, count), std::min(m_pair.after, count)};
}

void StageContent::layOutAgain()
{
    m_isResized = true;
    renew();
}

std::shared_ptr<const Rewriting> StageContent::rewriting() const
{
    const auto& answer = m_workspace.fusion().answer();
    return answer ? answer->rewriting : nullptr;
}

void StageContent::renew()
{
    if (!m_isWanted)
        return;
    const auto now = rewriting();
    if (!now) {
        m_job.cancel();
        if (std::exchange(m_view, nullptr))
            emit changed();
        return;
    }
    const bool isSame = m_view && !m_isResized && m_view->rewriting == now && m_view->pair == pair()
        && !m_job.isRunning();
    if (isSame)
        return;
    StageOrder order{
        .rewriting = now, .pair = pair(), .sizes = {}, .before = m_view, .mustLayOut = m_isResized};
    order.sizes = {m_sizes(*graphAt(now->run, order.pair.before)),
                   m_sizes(*graphAt(now->run, order.pair.after))};
    m_job.start(
        [order = std::move(order)](const CancelToken& cancel, ProgressSink& progress) {
            return stageViewFor(order, cancel, progress);
        },
        [this](std::shared_ptr<const StageView> view) { take(std::move(view)); });
}

void StageContent::take(std::shared_ptr<const StageView> view)
{
    if (!view)
        return;
    m_isResized = false;
    m_view = std::move(view);
    emit changed();
}

} // namespace fusewright
