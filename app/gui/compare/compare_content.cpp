// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/compare_content.h"

#include "app/gui/picture/canvas_choice.h"
#include "engine/graph/graph.h"
#include "engine/session/training_session.h"
#include "widgets/base/text.h"
#include "widgets/diff/change_look.h"
#include "widgets/document/workspace.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// Edits that follow each other sooner are one.
constexpr qint64 editMilliseconds = 5'000;
constexpr std::size_t mostFiles = 5;

struct CompareOrder {
    SidesOrder sides;
    std::shared_ptr<const CompareView> before; ///< Parts that are still right are taken over.
    CardSizes sizes;
    bool foldsRepeats = true;
    bool mustLayOut = false;
};

std::vector<const Partition*> drawnPartitions(const SideBySide& sides)
{
    std::vector<const Partition*> partitions;
    for (std::size_t place = 0; place < sides.shown.size(); ++place) {
        const Partition& one = sides.compared.partitions[sides.partitionAt(place)].partition;
        if (one.mode != FusionMode::O0)
            partitions.push_back(&one);
    }
    return partitions;
}

CanvasClasses classesOf(const ComparedPair* pair, std::size_t operators)
{
    CanvasClasses classes;
    for (const ChangeKind kind : allChangeKinds) {
        if (kind != ChangeKind::Same)
            classes.looks.push_back({.color = changeKindColor(kind),
                                     .tag = changeKindTag(kind),
                                     .name = changeKindText(kind)});
    }
    classes.classOf.assign(operators, CanvasClasses::none);
    if (!pair)
        return classes;
    for (const SectionChange& change : pair->diff.changes) {
        if (change.kind == ChangeKind::Same)
            continue;
        for (const NodeId node : change.nodes)
            classes.classOf[node.index] = static_cast<std::uint32_t>(change.kind);
    }
    return classes;
}

std::vector<QString> titlesOf(const ComparedPartition& one)
{
    std::vector<QString> titles(one.partition.sections.size());
    for (std::size_t section = 0; section < titles.size(); ++section) {
        const auto& rule = one.partition.sections[section].rule;
        if (rule && one.rules)
            titles[section] = toQt(one.rules->rules[*rule].name);
    }
    return titles;
}

PaneView paneFor(const CompareView& view, std::size_t place)
{
    const SideBySide& sides = *view.sides;
    const ComparedPartition& one = sides.compared.partitions[sides.partitionAt(place)];
    return {.picture = std::make_shared<const Picture>(
                withSections(*view.picture, *view.shared, one.partition)),
            .classes = classesOf(sides.pairAt(place), sides.graph->nodeCount()),
            .titles = titlesOf(one)};
}

std::shared_ptr<const Picture> pictureFor(const CompareOrder& order, const CompareView& view,
                                          const CancelToken& cancel, ProgressSink& progress)
{
    const bool isSame = !order.mustLayOut && order.before
        && order.before->sides->graph == view.sides->graph
        && order.before->shared->groups.groupOf == view.shared->groups.groupOf
        && order.before->shared->groups.parentOf == view.shared->groups.parentOf;
    if (isSame)
        return order.before->picture;
    return std::make_shared<const Picture>(drawPicture({.graph = view.sides->graph,
                                                        .groups = view.shared->groups,
                                                        .sizes = order.sizes,
                                                        .foldsRepeats = order.foldsRepeats,
                                                        .aspect = 1,
                                                        .sides = sidesOf(*view.sides->answer)},
                                                       cancel, &progress));
}

/// Null when cancelled.
std::shared_ptr<const CompareView> viewFor(const CompareOrder& order, const CancelToken& cancel,
                                           ProgressSink& progress)
{
    const auto view = std::make_shared<CompareView>();
    view->sides = compareSides(order.sides, cancel);
    if (!view->sides)
        return nullptr;
    view->shared = std::make_shared<const SharedGroups>(
        sharedGroups(view->sides->graph->nodeCount(), drawnPartitions(*view->sides)));
    view->picture = pictureFor(order, *view, cancel, progress);
    if (cancel.isCancelled())
        return nullptr;
    for (std::size_t place = 0; place < view->sides->shown.size(); ++place)
        view->panes.push_back(paneFor(*view, place));
    return view;
}

} // namespace

CompareContent::CompareContent(Workspace& workspace, Sizes sizes, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_sizes(std::move(sizes))
{
    connect(&workspace.fusion(), &LiveFusion::answered, this, &CompareContent::takeAnswer);
    connect(&workspace.model(), &ModelDocument::modelClosed, this, [this] {
        m_job.cancel();
        m_answer.reset();
        m_before.reset();
        m_view.reset();
        emit changed();
    });
    takeAnswer();
}

void CompareContent::takeAnswer()
{
    const std::shared_ptr<const FusionAnswer> before =
        std::exchange(m_answer, m_workspace.fusion().answer());
    if (!before || !m_answer || before->graph != m_answer->graph) {
        m_before.reset();
        m_edited.invalidate();
    } else if (before->made.partition != m_answer->made.partition) {
        if (!m_edited.isValid() || m_edited.hasExpired(editMilliseconds))
            m_before = before;
        m_edited.start();
    }
    renew();
}

void CompareContent::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    if (!isWanted && m_job.isRunning()) {
        m_job.cancel();
        m_isStale = true;
    }
    if (isWanted && m_isStale)
        renew();
}

void CompareContent::setSides(std::vector<Side> sides)
{
    if (sides == m_sides)
        return;
    m_sides = std::move(sides);
    renew();
}

void CompareContent::setFolded(bool isFolded)
{
    if (std::exchange(m_isFolded, isFolded) != isFolded)
        layOutAgain();
}

void CompareContent::addFile(const std::string& path)
{
    std::erase(m_files, path);
    m_files.insert(m_files.begin(), path);
    if (m_files.size() > mostFiles)
        m_files.pop_back();
}

bool CompareContent::isOfModel() const
{
    return m_view && m_view->sides->answer->graph == m_workspace.model().graph();
}

void CompareContent::layOutAgain()
{
    m_isResized = true;
    renew();
}

void CompareContent::renew()
{
    m_isStale = true;
    if (!m_isWanted || !m_answer || !m_answer->graph)
        return;
    m_isStale = false;
    CompareOrder order{.sides = {.answer = m_answer,
                                 .before = m_before,
                                 .sides = m_sides,
                                 .known = m_view ? m_view->sides : nullptr},
                       .before = m_view,
                       .sizes = m_sizes(*m_answer->graph),
                       .foldsRepeats = m_isFolded || isLarge(*m_answer->graph),
                       .mustLayOut = m_isResized};
    m_job.start(
        [order = std::move(order)](const CancelToken& cancel, ProgressSink& progress) {
            return viewFor(order, cancel, progress);
        },
        [this](std::shared_ptr<const CompareView> view) { take(std::move(view)); });
}

void CompareContent::take(std::shared_ptr<const CompareView> view)
{
    if (!view)
        return;
    m_isResized = false;
    m_view = std::move(view);
    emit changed();
}

} // namespace fusewright
