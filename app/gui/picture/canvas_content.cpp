// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/canvas_content.h"

#include "engine/graph/graph.h"
#include "engine/hardware/hardware_cost.h"
#include "engine/layout/repeat_blocks.h"
#include "engine/partition/fusion_kinds.h"
#include "engine/session/training_session.h"
#include "engine/session/user_catalogue.h"
#include "widgets/canvas/canvas_scene.h"
#include "widgets/document/workspace.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// What is to be drawn.
struct CanvasOrder {
    CanvasView before; ///< Parts that are still right are taken over.
    std::shared_ptr<const FusionAnswer> fusion;
    CanvasChoice choice;
    CardSizes sizes;
    std::vector<NodeId> blocks; ///< That repeats show.
    bool mustLayOut = false;
};

/// So many repeats keep the block that was chosen when the rules change.
constexpr std::size_t mostBlocks = 8;

void showSections(CanvasChoice& choice)
{
    choice.grouping = CanvasChoice::Grouping::Sections;
    choice.areClosed = false;
}

bool areSame(const PictureGroups& a, const PictureGroups& b)
{
    return a.groupOf == b.groupOf && a.parentOf == b.parentOf && a.isClosed == b.isClosed;
}

std::shared_ptr<const MadePartition> partitionOf(const CanvasOrder& order,
                                                 const CancelToken& cancel)
{
    // Sections by rules are made already; they live as long as the answer.
    if (order.choice.mode == FusionMode::O1)
        return {order.fusion, &order.fusion->made};
    const CanvasView& before = order.before;
    const bool isSame = hasRules(order.choice.mode) ? before.fusion == order.fusion
                                                    : before.graph == order.fusion->graph;
    if (before.made && isSame && before.made->partition.mode == order.choice.mode)
        return before.made;
    return std::make_shared<const MadePartition>(
        makePartition(*order.fusion, order.fusion->rules, order.choice.mode, cancel));
}

/// An operator alone, and what goes back from it.
std::size_t sectionsAlone(const CanvasOrder& order, const CanvasView& view,
                          const CancelToken& cancel)
{
    if (!order.fusion->training)
        return view.graph->nodeCount();
    if (view.made->partition.mode == FusionMode::O0)
        return view.made->partition.sections.size();
    if (order.before.graph == view.graph)
        return order.before.sectionsAlone;
    return makePartition(*order.fusion, {}, FusionMode::O0, cancel).partition.sections.size();
}

std::size_t automaticSections(const CanvasOrder& order, const CanvasView& view,
                              const CancelToken& cancel)
{
    if (view.made->partition.mode == FusionMode::O3)
        return view.made->partition.sections.size();
    if (order.before.graph == view.graph)
        return order.before.automaticSections;
    // Of a graph alone sections are counted without their costs.
    return order.fusion->training
        ? makePartition(*order.fusion, {}, FusionMode::O3, cancel).partition.sections.size()
        : fuseAutomatically(*view.graph, {}, cancel).sections.size();
}

std::size_t withoutNumbers(const CanvasOrder& order, const Graph& graph)
{
    if (order.before.graph.get() == &graph)
        return order.before.withoutNumbers;
    return static_cast<std::size_t>(std::ranges::count_if(
        graph.nodes(), [&](NodeId node) { return isOpaqueByShape(graph, node); }));
}

/// Those of the sections by rules are known with the answer.
std::shared_ptr<const HardwareCosts> costsOf(const CanvasOrder& order, const CanvasView& view)
{
    const FusionAnswer& fusion = *order.fusion;
    if (!fusion.machine || order.choice.mode == FusionMode::O1)
        return fusion.costs;
    return std::make_shared<const HardwareCosts>(
        hardwareCosts(*fusion.machine, *fusion.graph, fusion.rules, {}, *view.made));
}

/// Blocks of repeats are shown in the picture instead of the first. Whether any was not yet.
bool showBlocks(CanvasView& view, const std::vector<NodeId>& nodes)
{
    bool isChanged = false;
    for (const NodeId node : nodes) {
        auto shown = showBlockOf(*view.picture, *view.graph, view.groups->groups, node);
        if (!shown)
            continue;
        view.picture = std::make_shared<const Picture>(*std::move(shown));
        isChanged = true;
    }
    return isChanged;
}

/// What no rules do, for a picture without sections.
/// Widths of cards are by kind of operator.
bool haveSameKinds(const Graph& one, const Graph& other)
{
    return one.nodeCount() == other.nodeCount()
        && std::ranges::equal(one.operators(), other.operators(),
                              [&](const Operator& left, const Operator& right) {
                                  return one.text(left.canonical) == other.text(right.canonical);
                              });
}

std::shared_ptr<const FusionAnswer> answerOfNoRules(const std::shared_ptr<const Graph>& graph,
                                                    const CancelToken& cancel)
{
    return std::make_shared<const FusionAnswer>(
        FusionSession(ruleContextOf(graph)).answer(std::string(), cancel));
}

CanvasView viewFor(const CanvasOrder& order, const CancelToken& cancel, ProgressSink& progress)
{
    CanvasView view{.graph = order.fusion->graph, .fusion = order.fusion};
    const Graph& graph = *view.graph;
    const RuleSet& rules = order.fusion->rules;
    view.made = partitionOf(order, cancel);
    view.automaticSections = automaticSections(order, view, cancel);
    view.sectionsAlone = sectionsAlone(order, view, cancel);
    view.withoutNumbers = withoutNumbers(order, graph);
    view.costs = costsOf(order, view);
    view.classes = std::make_shared<const NodeClasses>(
        order.choice.coloring == Coloring::Bound && view.costs
            ? classifyBounds(graph, *view.made, *view.costs)
            : classifyNodes(order.choice.coloring, graph, rules, {}, *view.made));
    view.choice = order.choice;
    const CanvasView& before = order.before;
    // Modules are the same whatever the rules say.
    const bool areSameModules = before.groups && before.graph == view.graph
        && order.choice.grouping != CanvasChoice::Grouping::Sections
        && before.choice == order.choice;
    view.groups = areSameModules ? before.groups
                                 : std::make_shared<const TitledGroups>(
                                     chosenGroups(graph, rules, *view.made, order.choice));
    const bool isSamePicture = !order.mustLayOut && before.picture && before.graph == view.graph
        && (areSameModules || areSame(before.groups->groups, view.groups->groups));
    if (isSamePicture) {
        view.picture = before.picture;
        view.scene = before.scene;
        return view;
    }
    view.picture =
        std::make_shared<const Picture>(drawPicture({.graph = view.graph,
                                                     .groups = view.groups->groups,
                                                     .sizes = order.sizes,
                                                     .foldsRepeats = order.choice.foldsRepeats,
                                                     .sides = sidesOf(*order.fusion)},
                                                    cancel, &progress));
    showBlocks(view, order.blocks);
    view.scene = std::make_shared<const CanvasScene>(view.graph, view.picture);
    return view;
}

} // namespace

std::size_t CanvasView::sectionCount(FusionMode mode) const
{
    if (mode == FusionMode::O0)
        return sectionsAlone;
    if (mode == FusionMode::O1O3)
        return made && made->partition.mode == mode ? made->partition.sections.size() : 0;
    return mode == FusionMode::O3 ? automaticSections : fusion->made.partition.sections.size();
}

CanvasContent::CanvasContent(Workspace& workspace, Sizes sizes, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_sizes(std::move(sizes))
{
    connect(&workspace.fusion(), &LiveFusion::answered, this, [this] {
        leaveOverview();
        // The first picture is taken over by what comes behind it, so it is not thrown away.
        if (!m_isFirst)
            renew();
    });
    connect(&workspace.model(), &ModelDocument::modelClosed, this, [this] {
        cancel();
        m_view.reset();
        emit changed(true);
    });
    connect(&workspace.model(), &ModelDocument::modelReplaced, this, &CanvasContent::meetModel);
    // Operators of one graph are others in the next.
    connect(&workspace.model(), &ModelDocument::graphChanged, this, [this] { m_blocks.clear(); });
    renew();
}

void CanvasContent::meetModel()
{
    const Graph& graph = *m_workspace.model().graph();
    m_isFirst = isLarge(graph);
    m_sizedGraph.reset();
    CanvasChoice choice = m_choice;
    const QString path = m_workspace.model().path();
    const bool isOther = !m_modelPath.isEmpty() && path != m_modelPath;
    m_modelPath = path;
    if (m_isOverview || isOther) {
        // That was for the model before.
        showSections(choice);
        choice.toggled.clear();
        choice.foldsRepeats = false;
    }
    if (!isLong(graph)) {
        setChoice(choice);
        return;
    }
    choice.foldsRepeats = true;
    const bool isOverview = m_isFirst || !m_workspace.tabs().hasRules();
    if (isOverview && graph.modules().size() > 1) {
        choice.grouping = CanvasChoice::Grouping::Modules;
        choice.areClosed = true;
        choice.toggled.clear();
    }
    if (choice == m_choice)
        renew();
    setChoice(choice);
    m_isOverview = isOverview && !m_isFirst;
}

/// Who writes the first rule wants to see its sections, as soon as there are some.
void CanvasContent::leaveOverview()
{
    const auto& answer = m_workspace.fusion().answer();
    const auto isByRule = [](const Section& section) { return section.rule.has_value(); };
    if (!m_isOverview || !answer
        || std::ranges::none_of(answer->made.partition.sections, isByRule))
        return;
    emit overviewLeft();
    CanvasChoice choice = m_choice;
    showSections(choice);
    setChoice(choice);
}

void CanvasContent::drawFirst()
{
    const std::shared_ptr<const Graph> graph = m_workspace.model().graph();
    m_job.start(
        [graph, choice = m_choice, sizes = sizesFor(graph)](const CancelToken& cancel,
                                                            ProgressSink& progress) {
            const CanvasOrder order{
                .fusion = answerOfNoRules(graph, cancel), .choice = choice, .sizes = sizes};
            return viewFor(order, cancel, progress);
        },
        [this](CanvasView view) { take(std::move(view)); });
}

void CanvasContent::cancel()
{
    m_isFirst = false;
    m_job.cancel();
}

void CanvasContent::setChoice(const CanvasChoice& choice)
{
    if (choice == m_choice)
        return;
    m_isStale |= choice.foldsRepeats != m_choice.foldsRepeats;
    m_isOverview = m_isOverview && choice.grouping == m_choice.grouping
        && choice.areClosed == m_choice.areClosed && choice.toggled == m_choice.toggled;
    m_choice = choice;
    emit choiceChanged();
    renew();
}

void CanvasContent::restore(const CanvasChoice& choice, const QString& modelPath)
{
    m_modelPath = modelPath;
    setChoice(choice);
}

void CanvasContent::toggleGroup(std::uint32_t group)
{
    if (!m_view || group >= m_view->groups->groups.parentOf.size())
        return;
    CanvasChoice choice = m_choice;
    const std::string key = groupKey(*m_view->graph, *m_view->groups, group);
    if (!choice.toggled.erase(key))
        choice.toggled.insert(key);
    setChoice(choice);
}

std::vector<std::uint32_t> CanvasContent::closedAround(NodeId node) const
{
    std::vector<std::uint32_t> closed;
    if (!m_view || !m_view->groups || node.index >= m_view->groups->groups.groupOf.size())
        return closed;
    const PictureGroups& groups = m_view->groups->groups;
    for (std::uint32_t group = groups.groupOf[node.index]; group < groups.parentOf.size();
         group = groups.parentOf[group]) {
        if (groups.isClosed[group])
            closed.push_back(group);
    }
    return closed;
}

bool CanvasContent::openAround(NodeId node)
{
    const std::vector<std::uint32_t> closed = closedAround(node);
    CanvasChoice choice = m_choice;
    for (const std::uint32_t group : closed) {
        const std::string key = groupKey(*m_view->graph, *m_view->groups, group);
        if (!choice.toggled.erase(key))
            choice.toggled.insert(key);
    }
    setChoice(choice);
    return !closed.empty();
}

void CanvasContent::showBlockOf(NodeId node)
{
    if (!m_view || m_view->graph != m_workspace.model().graph())
        return;
    CanvasView view = *m_view;
    if (!showBlocks(view, {node}))
        return;
    if (m_blocks.size() >= mostBlocks)
        m_blocks.erase(m_blocks.begin());
    m_blocks.push_back(node);
    view.scene = std::make_shared<const CanvasScene>(view.graph, view.picture);
    m_view = std::make_shared<const CanvasView>(std::move(view));
    emit changed(true);
}

void CanvasContent::layOutAgain()
{
    m_isStale = true;
    m_sizedGraph.reset();
    renew();
}

/// Numbers for extents are written on cards, but make none wider: nothing moves because of them.
CardSizes CanvasContent::sizesFor(const std::shared_ptr<const Graph>& graph)
{
    const bool isKnown =
        m_sizedGraph == graph || (m_sizedGraph && graph && haveSameKinds(*m_sizedGraph, *graph));
    if (!isKnown)
        m_lastSizes = m_sizes(*graph);
    m_sizedGraph = graph;
    return m_lastSizes;
}

void CanvasContent::renew()
{
    const auto& fusion = m_workspace.fusion().answer();
    if (!fusion || !fusion->graph || fusion->graph != m_workspace.model().graph()) {
        if (m_isFirst && m_choice.grouping == CanvasChoice::Grouping::Sections)
            cancel();
        else if (m_isFirst)
            drawFirst();
        return;
    }
    m_isFirst = false;
    CanvasOrder order{.fusion = fusion,
                      .choice = m_choice,
                      .sizes = sizesFor(fusion->graph),
                      .blocks = m_blocks,
                      .mustLayOut = m_isStale};
    if (m_view)
        order.before = *m_view;
    m_job.start(
        [order = std::move(order)](const CancelToken& cancel, ProgressSink& progress) {
            return viewFor(order, cancel, progress);
        },
        [this](CanvasView view) { take(std::move(view)); });
}

void CanvasContent::take(CanvasView view)
{
    m_isStale = false;
    // One may have been chosen meanwhile.
    if (view.graph == m_workspace.model().graph() && showBlocks(view, m_blocks))
        view.scene = std::make_shared<const CanvasScene>(view.graph, view.picture);
    const bool isLaidOut = !m_view || m_view->picture != view.picture;
    m_view = std::make_shared<const CanvasView>(std::move(view));
    emit changed(isLaidOut);
    if (std::exchange(m_isFirst, false))
        renew();
}

} // namespace fusewright
