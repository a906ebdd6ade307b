// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/stages/stage_page.h"

#include "app/gui/stages/stage_head.h"
#include "app/gui/stages/stage_legend.h"
#include "app/gui/stages/stage_pane.h"
#include "engine/graph/graph.h"
#include "engine/rewrite/rewrite_run.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/preferences.h"
#include "widgets/base/progress_strip.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/workspace.h"
#include "widgets/rewrite/rewrite_panel.h"
#include "widgets/rewrite/rewrite_rows.h"
#include "widgets/search/graph_search_bar.h"

#include <QAction>
#include <QKeyEvent>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <utility>

namespace fusewright {

StagePage::StagePage(Workspace& workspace, const Theme& theme, const CommandActions& actions,
                     QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_content(workspace, [&theme](const Graph& graph) { return cardSizes(graph, theme); }),
      m_panes{new StagePane(theme, 0), new StagePane(theme, 1)},
      m_legend(new StageLegend(theme)),
      m_head(new StageHead(theme, actions, m_legend)),
      m_search(new GraphSearchBar(theme)),
      m_rewrites(new RewritePanel(theme)),
      m_progress(new ProgressStrip(m_content.job())),
      m_empty(new EmptyPage(theme, QStringLiteral("layers")))
{
    m_search->hide();
    m_progress->setTask(tr("Drawing the graph before and after…"));
    connect(m_progress, &ProgressStrip::cancelRequested, &m_content, &StageContent::cancel);
    auto* content = new QWidget;
    m_pages = new QStackedLayout(content);
    m_pages->addWidget(m_empty);
    auto* halves = new QSplitter(Qt::Vertical);
    halves->setChildrenCollapsible(false);
    halves->setHandleWidth(1);
    halves->addWidget(createPanes());
    halves->addWidget(m_rewrites);
    halves->setStretchFactor(0, 1);
    halves->setSizes({150 * grid, 60 * grid});
    m_pages->addWidget(halves);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_search);
    column->addWidget(m_progress);
    column->addWidget(content, 1);

    connect(m_head, &StageHead::leaveRequested, this, &StagePage::leaveRequested);
    connect(m_head, &StageHead::stepRequested, this, &StagePage::goToChange);
    connect(m_head, &StageHead::lockChanged, this, [this](bool isLocked) {
        if (isLocked)
            followView(0);
    });
    connectCommands(actions);
    connectSearch();
    connectRewrites();
    connect(&m_content, &StageContent::changed, this, &StagePage::showView);
    connect(&theme, &Theme::changed, &m_content, &StageContent::layOutAgain);
    connect(&workspace.model(), &ModelDocument::nodeChanged, this, &StagePage::followModel);
    showView();
}

StagePage::~StagePage() = default;

QWidget* StagePage::createPanes()
{
    auto* row = new QSplitter(Qt::Horizontal);
    row->setChildrenCollapsible(false);
    row->setHandleWidth(1);
    for (std::size_t side = 0; side < m_panes.size(); ++side) {
        connectPane(side);
        row->addWidget(m_panes[side]);
    }
    row->setSizes({100 * grid, 100 * grid});
    return row;
}

void StagePage::connectPane(std::size_t side)
{
    StagePane& pane = *m_panes[side];
    GraphCanvas& canvas = pane.canvas();
    canvas.setMapShown(false);
    connect(&pane, &StagePane::chosen, this,
            [this, side](int stages) { choose(side, static_cast<std::size_t>(stages)); });
    connect(&canvas, &GraphCanvas::viewChanged, this, [this, side] { followView(side); });
    connect(&canvas, &GraphCanvas::selectionChanged, this, [this, side] { followSelection(side); });
    connect(&canvas, &GraphCanvas::currentPicked, this,
            [this, side](NodeId node) { pickInModel(side, node); });
    connect(&canvas, &GraphCanvas::activated, this, [this, side](NodeId node) {
        const StageView* view = m_content.view();
        if (!view || node.index >= view->graph(side).nodeCount())
            return;
        emit stageRequested(side == 0 ? view->pair.before : view->pair.after,
                            toQt(view->graph(side).nodeName(node)));
    });
}

void StagePage::connectCommands(const CommandActions& actions)
{
    const auto on = [this, &actions](CommandId id, auto does) {
        addAction(actions[id]);
        connect(actions[id], &QAction::triggered, this, [this, does] {
            if (!isHidden())
                does();
        });
    };
    // Where both move together, what one does the other one does after it.
    const auto onAll = [this, on](CommandId id, void (GraphCanvas::*does)()) {
        on(id, [this, does] {
            const bool isSecond = m_panes[1]->canvas().hasFocus();
            (m_panes[isSecond ? 1 : 0]->canvas().*does)();
            if (!isLocked())
                (m_panes[isSecond ? 0 : 1]->canvas().*does)();
        });
    };
    onAll(CommandId::ZoomToSelection, &GraphCanvas::zoomToSelection);
    onAll(CommandId::ZoomIn, &GraphCanvas::zoomIn);
    onAll(CommandId::ZoomOut, &GraphCanvas::zoomOut);
    onAll(CommandId::ZoomReset, &GraphCanvas::zoomToActualSize);
    on(CommandId::FitView, [this] {
        m_isFollowing = true;
        for (StagePane* pane : m_panes)
            pane->canvas().fit();
        m_isFollowing = false;
    });
    on(CommandId::FindNodes, [this] { m_search->open(); });
}

/// What is looked for is looked for in the graph after the stages; the other side follows.
void StagePage::connectSearch()
{
    connect(m_search, &GraphSearchBar::found, this, [this](const std::vector<NodeId>& nodes) {
        const StageView* view = m_content.view();
        m_panes[1]->canvas().setFound(nodes);
        m_panes[0]->canvas().setFound(view ? view->across(1, nodes) : std::vector<NodeId>());
    });
    const auto show = [this](const std::vector<NodeId>& nodes) {
        if (const StageView* view = m_content.view()) {
            select({view->across(1, nodes), nodes});
            goToSelection();
        }
    };
    connect(m_search, &GraphSearchBar::picked, this,
            [show](NodeId node) { show(std::vector<NodeId>{node}); });
    connect(m_search, &GraphSearchBar::selectAllRequested, this, show);
    connect(m_search, &GraphSearchBar::closed, this, [this] { m_panes[0]->canvas().setFocus(); });
}

void StagePage::connectRewrites()
{
    LiveFusion& fusion = m_workspace.fusion();
    connect(m_rewrites, &RewritePanel::rowPicked, this,
            [this](const RewriteRows& rows, const RewriteRow& row) {
                showRewrite(row.stage, [rows, row](const Graph& graph) {
                    return operatorsIn(graph, rows, row);
                });
            });
    connect(m_rewrites, &RewritePanel::stageActivated, this, [this](int stage) {
        const auto at = static_cast<std::size_t>(stage);
        m_content.setPair({at, at + 1});
    });
    connect(m_rewrites, &RewritePanel::assumed, this,
            [&fusion](const QString& rule, bool isAssumed) {
                fusion.assume(rule.toStdString(), isAssumed);
            });
    connect(m_rewrites, &RewritePanel::optionChosen, this,
            [&fusion](const QString& option, const QString& value) {
                fusion.chooseOption(option.toStdString(), value.toStdString());
            });
}

void StagePage::setLocked(bool isLocked)
{
    m_head->setLocked(isLocked);
}

bool StagePage::isLocked() const
{
    return m_head->isLocked();
}

void StagePage::choose(std::size_t side, std::size_t stages)
{
    StagePair pair = m_content.pair();
    (side == 0 ? pair.before : pair.after) = stages;
    m_content.setPair(pair);
}

void StagePage::follow(const Preferences& preferences)
{
    const auto take = [this, &preferences] {
        const ClassPalette palette = preferences.colorBlindPalette.value()
            ? ClassPalette::ColorBlind
            : ClassPalette::Standard;
        m_legend->setClassPalette(palette);
        for (StagePane* pane : m_panes) {
            pane->canvas().setClassPalette(palette);
            pane->canvas().setAnimated(!preferences.reducedMotion.value());
            pane->canvas().setWheelAction(preferences.wheelZooms.value()
                                              ? GraphCanvas::WheelAction::Zoom
                                              : GraphCanvas::WheelAction::Scroll);
        }
    };
    for (const auto* one :
         {&preferences.colorBlindPalette, &preferences.reducedMotion, &preferences.wheelZooms})
        connect(one, &PreferenceSignal::changed, this, take);
    take();
}

void StagePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_wantsFocus = true;
    m_content.setWanted(true);
    showView();
}

void StagePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_content.setWanted(false);
}

void StagePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit leaveRequested();
    else if (event->key() == Qt::Key_N)
        goToChange(1);
    else if (event->key() == Qt::Key_P)
        goToChange(-1);
    else
        QWidget::keyPressEvent(event);
}

void StagePage::showView()
{
    const StageView* view = m_content.view();
    m_pages->setCurrentIndex(view ? 1 : 0);
    showEmptiness();
    m_isFollowing = true;
    for (StagePane* pane : m_panes)
        pane->show(view);
    m_isFollowing = false;
    m_change = -1;
    showChanges();
    m_search->setGround(view ? SearchGround{view->pictures[1].graph, nullptr, nullptr}
                             : SearchGround{});
    m_rewrites->show(view ? view->rewriting : nullptr, view ? view->pictures[1].graph : nullptr);
    if (!view)
        return;
    followView(1);
    followModel();
    showWanted();
    if (isVisible() && std::exchange(m_wantsFocus, false))
        m_panes[0]->canvas().setFocus();
}

void StagePage::showEmptiness()
{
    const auto& answer = m_workspace.fusion().answer();
    if (answer && answer->rewriting)
        m_empty->tell(tr("Drawing…"), {});
    else
        m_empty->tell(tr("No rules rewrite the graph"),
                      tr("Tick Tenstorrent composites in the Rules menu, or open rules that "
                         "rewrite, to see the graph before and after them side by side."));
}

void StagePage::showChanges()
{
    const StageView* view = m_content.view();
    m_head->setChanges(m_change, view ? static_cast<int>(view->changes().size()) : 0);
}

void StagePage::goToChange(int by)
{
    const StageView* view = m_content.view();
    if (!view || view->changes().empty())
        return;
    const int count = static_cast<int>(view->changes().size());
    m_change = m_change < 0 ? (by > 0 ? 0 : count - 1) : (m_change + by + count) % count;
    const ChangedNodes& change = view->changes()[static_cast<std::size_t>(m_change)];
    select({change.before, change.after});
    goToSelection();
    showChanges();
    const std::size_t side = change.after.empty() ? 0 : 1;
    pickInModel(side, (side == 0 ? change.before : change.after).front());
}

void StagePage::showRewrite(std::size_t stage, Finder find)
{
    m_wanted = Wanted{stage, std::move(find)};
    showWanted();
}

void StagePage::showWanted()
{
    const StageView* view = m_content.view();
    if (!view || !m_wanted || m_content.job().isRunning())
        return;
    const Wanted wanted = *std::exchange(m_wanted, std::nullopt);
    const std::array<std::vector<NodeId>, 2> found{wanted.find(view->graph(0)),
                                                   wanted.find(view->graph(1))};
    const StagePair around{wanted.stage, wanted.stage + 1};
    const bool isAcross = view->pair.before <= wanted.stage && wanted.stage < view->pair.after;
    const bool isElsewhere = !isAcross || found[0].empty() || found[1].empty();
    if (isElsewhere && view->pair != around && wanted.stage < view->rewriting->run.stages.size()) {
        m_wanted = wanted;
        m_content.setPair(around);
        return;
    }
    select(found);
    goToSelection();
}

void StagePage::select(const std::array<std::vector<NodeId>, 2>& nodes)
{
    m_isFollowing = true;
    for (std::size_t side = 0; side < 2; ++side) {
        GraphCanvas& canvas = m_panes[side]->canvas();
        canvas.setCurrent(nodes[side].empty() ? NodeId() : nodes[side].front());
        canvas.setSelection(nodes[side]);
    }
    m_isFollowing = false;
}

/// Both go to what is selected; a side on which nothing is goes to where it would be.
void StagePage::goToSelection()
{
    const std::size_t leader = m_panes[1]->canvas().selection().empty() ? 0 : 1;
    m_isFollowing = true;
    for (StagePane* pane : m_panes) {
        if (!pane->canvas().selection().empty())
            pane->canvas().readSelection();
    }
    m_isFollowing = false;
    if (m_panes[1 - leader]->canvas().selection().empty())
        followView(leader);
}

/// The other picture is put so that what stands for the middle of this one is where that is.
void StagePage::followView(std::size_t leader)
{
    const StageView* view = m_content.view();
    if (m_isFollowing || !isLocked() || !view)
        return;
    CanvasState state = m_panes[leader]->canvas().state();
    state.anchor = view->nearest(leader, state.anchor);
    m_isFollowing = true;
    m_panes[1 - leader]->canvas().restore(state);
    m_isFollowing = false;
}

void StagePage::followSelection(std::size_t leader)
{
    const StageView* view = m_content.view();
    if (m_isFollowing || !view)
        return;
    m_isFollowing = true;
    m_panes[1 - leader]->canvas().setSelection(
        view->across(leader, m_panes[leader]->canvas().selection()));
    m_isFollowing = false;
}

/// The operator of the model that stands for what was picked; the graph on screen elsewhere may be
/// that of another stage.
void StagePage::pickInModel(std::size_t side, NodeId node)
{
    const StageView* view = m_content.view();
    const std::shared_ptr<const Graph> graph = m_workspace.model().graph();
    if (!view || !graph || node.index >= view->graph(side).nodeCount())
        return;
    const auto find = [&](std::size_t where, NodeId which) {
        return graph->findNode(view->graph(where).nodeName(which));
    };
    std::optional<NodeId> there = find(side, node);
    for (const NodeId other : view->across(side, std::span(&node, 1))) {
        if (!there)
            there = find(1 - side, other);
    }
    if (!there)
        return;
    m_isFollowing = true;
    m_workspace.model().selectNode(*there);
    m_isFollowing = false;
}

void StagePage::followModel()
{
    const StageView* view = m_content.view();
    const std::shared_ptr<const Graph> graph = m_workspace.model().graph();
    const NodeId node = m_workspace.model().node();
    if (m_isFollowing || !isVisible() || !view || !graph || node.index >= graph->nodeCount())
        return;
    const std::string_view name = graph->nodeName(node);
    m_isFollowing = true;
    for (std::size_t side = 0; side < 2; ++side) {
        if (const auto here = view->graph(side).findNode(name))
            m_panes[side]->canvas().setCurrent(*here);
    }
    m_isFollowing = false;
}

} // namespace fusewright
