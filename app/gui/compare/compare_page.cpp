// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/compare/compare_page.h"

#include "app/gui/compare/compare_head.h"
#include "app/gui/compare/compare_pane.h"
#include "app/gui/compare/compare_state.h"
#include "app/gui/compare/strip_overlay.h"
#include "app/gui/frame/file_dialog.h"
#include "app/gui/frame/rules_filters.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/preferences.h"
#include "widgets/base/progress_strip.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/card_sizes.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/diff/change_legend.h"
#include "widgets/diff/cost_table.h"
#include "widgets/diff/diff_panel.h"
#include "widgets/document/workspace.h"
#include "widgets/search/graph_search_bar.h"

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fusewright {

ComparePage::ComparePage(Workspace& workspace, const Theme& theme, const CommandActions& actions,
                         QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_theme(theme),
      m_content(workspace, [&theme](const Graph& graph) { return cardSizes(graph, theme); }),
      m_diff(new DiffPanel(theme)),
      m_costs(new CostTable(theme)),
      m_legend(new ChangeLegend(theme)),
      m_head(new CompareHead(theme, actions, m_legend)),
      m_search(new GraphSearchBar(theme)),
      m_progress(new ProgressStrip(m_content.job()))
{
    m_search->hide();
    m_progress->setTask(tr("Comparing…"));
    connect(m_progress, &ProgressStrip::cancelRequested, &m_content, &CompareContent::cancel);
    auto* halves = new QSplitter(Qt::Vertical);
    halves->setChildrenCollapsible(false);
    halves->setHandleWidth(1);
    halves->addWidget(createPanes());
    halves->addWidget(createDetails());
    halves->setStretchFactor(0, 1);
    halves->setSizes({150 * grid, 60 * grid});

    auto* content = new QWidget;
    m_pages = new QStackedLayout(content);
    auto* empty = new EmptyPage(theme, QStringLiteral("layers"));
    empty->tell(
        tr("Nothing to compare"),
        tr("Open a model to see its sections in o0, o1 and o3 side by side, and what differs."));
    m_pages->addWidget(empty);
    m_pages->addWidget(halves);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_search);
    column->addWidget(m_progress);
    column->addWidget(content, 1);

    connectHead(actions);
    connectDetails();
    connect(&m_content, &CompareContent::changed, this, [this] {
        showNames();
        showView();
    });
    connect(&theme, &Theme::changed, &m_content, &CompareContent::layOutAgain);
    connect(&workspace.model(), &ModelDocument::nodeChanged, this, &ComparePage::followNode);
    restore({});
}

ComparePage::~ComparePage() = default;

void ComparePage::connectHead(const CommandActions& actions)
{
    connect(m_head, &CompareHead::leaveRequested, this, &ComparePage::leaveRequested);
    connect(m_head, &CompareHead::picturesChosen, this,
            [this](int layout) { setLayoutOfPanes(Layout(layout)); });
    connect(m_head, &CompareHead::foldedChanged, &m_content, &CompareContent::setFolded);
    connect(m_head, &CompareHead::lockChanged, this, [this](bool isLocked) {
        if (isLocked)
            followView(panes().front()->canvas());
    });
    const auto on = [this, &actions](CommandId id, auto does) {
        addAction(actions[id]);
        connect(actions[id], &QAction::triggered, this, [this, does] {
            if (!isHidden())
                does();
        });
    };
    const auto onAll = [this, on](CommandId id, void (GraphCanvas::*does)()) {
        on(id, [this, does] {
            for (ComparePane* pane : panes())
                (pane->canvas().*does)();
        });
    };
    onAll(CommandId::FitView, &GraphCanvas::fit);
    onAll(CommandId::ZoomToSelection, &GraphCanvas::zoomToSelection);
    onAll(CommandId::ZoomIn, &GraphCanvas::zoomIn);
    onAll(CommandId::ZoomOut, &GraphCanvas::zoomOut);
    onAll(CommandId::ZoomReset, &GraphCanvas::zoomToActualSize);
    on(CommandId::FindNodes, [this] { m_search->open(); });
    on(CommandId::FoldRepeats, [this] { m_head->toggleFolded(); });
    connect(m_search, &GraphSearchBar::found, this, [this](const std::vector<NodeId>& nodes) {
        for (ComparePane* pane : m_panes)
            pane->canvas().setFound(nodes);
    });
    connect(m_search, &GraphSearchBar::picked, this, [this](NodeId node) { pick({node}, node); });
    connect(m_search, &GraphSearchBar::selectAllRequested, this,
            [this](const std::vector<NodeId>& nodes) { pick(nodes, nodes.front()); });
    connect(m_search, &GraphSearchBar::closed, this,
            [this] { panes().front()->canvas().setFocus(); });
}

QWidget* ComparePage::createPanes()
{
    m_row = new QSplitter(Qt::Horizontal);
    m_row->setChildrenCollapsible(false);
    m_row->setHandleWidth(1);
    for (ComparePane*& pane : m_panes) {
        pane = new ComparePane(m_theme);
        connectPane(*pane);
        m_row->addWidget(pane);
    }
    m_strips = new StripOverlay(m_panes.back()->canvas(), m_theme);
    return m_row;
}

QWidget* ComparePage::createDetails()
{
    auto* halves = new QSplitter(Qt::Horizontal);
    halves->setChildrenCollapsible(false);
    halves->setHandleWidth(1);
    halves->addWidget(m_diff);
    halves->addWidget(m_costs);
    halves->setStretchFactor(0, 1);
    halves->setStretchFactor(1, 1);
    halves->setSizes({164 * grid, 156 * grid});
    return halves;
}

void ComparePage::connectPane(ComparePane& pane)
{
    GraphCanvas& canvas = pane.canvas();
    const auto place =
        static_cast<std::size_t>(std::ranges::find(m_panes, &pane) - m_panes.begin());
    connect(&pane, &ComparePane::sideChosen, this, &ComparePage::applySides);
    connect(&pane, &ComparePane::fileRequested, this, [this, place] { askForFile(place); });
    canvas.setPicksRepeats(true);
    connect(&canvas, &GraphCanvas::repeatPicked, m_head, &CompareHead::toggleFolded);
    connect(&canvas, &GraphCanvas::viewChanged, this, [this, &canvas] { followView(canvas); });
    connect(&canvas, &GraphCanvas::selectionChanged, this,
            [this, &canvas] { followSelection(canvas); });
    connect(&canvas, &GraphCanvas::currentPicked, this, [this, &canvas](NodeId node) {
        if (!m_content.isOfModel())
            return;
        m_workspace.model().selectNode(node);
        m_diff->showNode(node);
        emit nodesPicked(canvas.selection(), node);
    });
    connect(&canvas, &GraphCanvas::activated, this, [this](NodeId node) {
        if (!m_content.isOfModel())
            return;
        emit nodesPicked({node}, node);
        emit leaveRequested();
    });
}

void ComparePage::connectDetails()
{
    connect(m_diff, &DiffPanel::nodesPicked, this, &ComparePage::pick);
    connect(m_diff, &DiffPanel::pairChanged, this, [this] {
        if (m_layout == Layout::One)
            showView();
    });
    connect(m_costs, &CostTable::partitionPicked, this, &ComparePage::focusPartition);
    connect(m_costs, &CostTable::nodesPicked, this, &ComparePage::pick);
}

std::vector<ComparePane*> ComparePage::panes() const
{
    if (m_layout == Layout::One)
        return {m_panes.back()};
    return {m_panes.begin() + std::ptrdiff_t(firstPlace()), m_panes.end()};
}

void ComparePage::setLayoutOfPanes(Layout layout)
{
    m_head->setPictures(int(layout));
    m_layout = layout;
    applyLayout();
}

void ComparePage::applyLayout()
{
    const std::vector<ComparePane*> shown = panes();
    for (ComparePane* pane : m_panes)
        pane->setVisible(std::ranges::find(shown, pane) != shown.end());
    m_strips->setVisible(m_layout == Layout::One);
    m_head->setLockShown(m_layout != Layout::One);
    m_panes.back()->setChoiceShown(m_layout != Layout::One);
    showMap(m_showsMap);
    // As many pixels for each, so that they can be in step.
    m_row->setSizes(QList<int>(mostPanes, width()));
    applySides();
    showView();
}

void ComparePage::setSides(const std::vector<Side>& sides)
{
    for (std::size_t at = 0; at < sides.size() && firstPlace() + at < mostPanes; ++at)
        m_panes[firstPlace() + at]->setSide(sides[at]);
    applySides();
}

void ComparePage::applySides()
{
    std::vector<Side> sides;
    for (std::size_t at = firstPlace(); at < mostPanes; ++at)
        sides.push_back(m_panes[at]->side());
    m_content.setSides(std::move(sides));
}

void ComparePage::compareWithFile(const QString& path, std::size_t place)
{
    m_content.addFile(path.toStdString());
    showChoices();
    m_panes[place]->setSide(Side::by(path.toStdString()));
    applySides();
}

void ComparePage::showChoices()
{
    // A file that somebody looks at stays on the list.
    for (const ComparePane* pane : m_panes) {
        const bool isKnown =
            std::ranges::find(m_content.files(), pane->side().file) != m_content.files().end();
        if (pane->side().kind == Side::File && !isKnown)
            m_content.addFile(pane->side().file);
    }
    for (ComparePane* pane : m_panes)
        pane->setChoices(m_content.hasBefore(), SideNames(m_content.files()));
}

void ComparePage::askForFile(std::size_t place)
{
    auto* dialog =
        makeFileDialog(this, tr("Compare with other rules"),
                       QFileInfo(m_workspace.rules().path()).absolutePath(), rulesFilters());
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, place](const QString& path) { compareWithFile(path, place); });
    dialog->open();
}

void ComparePage::setLocked(bool isLocked)
{
    m_head->setLocked(isLocked);
}

bool ComparePage::isLocked() const
{
    return m_head->isLocked();
}

QByteArray ComparePage::state() const
{
    CompareState state{
        .pictures = int(m_layout), .isLocked = isLocked(), .isFolded = m_head->isFolded()};
    for (std::size_t at = 0; at < mostPanes; ++at)
        state.sides[at] = m_panes[at]->side();
    return encodeState(state);
}

void ComparePage::restore(const QByteArray& stored)
{
    const CompareState state = decodeState(stored);
    for (std::size_t at = 0; at < mostPanes; ++at)
        m_panes[at]->setSide(state.sides[at]);
    showChoices();
    setLocked(state.isLocked);
    m_head->setFolded(state.isFolded);
    setLayoutOfPanes(Layout(state.pictures));
}

void ComparePage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit leaveRequested();
    else
        QWidget::keyPressEvent(event);
}

void ComparePage::setClassPalette(ClassPalette palette)
{
    for (ComparePane* pane : m_panes)
        pane->canvas().setClassPalette(palette);
    m_diff->setClassPalette(palette);
    m_legend->setClassPalette(palette);
    m_strips->setClassPalette(palette);
}

void ComparePage::setAnimated(bool isAnimated)
{
    for (ComparePane* pane : m_panes)
        pane->canvas().setAnimated(isAnimated);
}

void ComparePage::setWheelZooms(bool zooms)
{
    for (ComparePane* pane : m_panes)
        pane->canvas().setWheelAction(zooms ? GraphCanvas::WheelAction::Zoom
                                            : GraphCanvas::WheelAction::Scroll);
}

void ComparePage::follow(const Preferences& preferences)
{
    const auto take = [this, &preferences] {
        setClassPalette(preferences.colorBlindPalette.value() ? ClassPalette::ColorBlind
                                                              : ClassPalette::Standard);
        setAnimated(!preferences.reducedMotion.value());
        setWheelZooms(preferences.wheelZooms.value());
        showMap(preferences.showsMap.value());
    };
    for (const auto* one : {&preferences.colorBlindPalette, &preferences.reducedMotion,
                            &preferences.wheelZooms, &preferences.showsMap})
        connect(one, &PreferenceSignal::changed, this, take);
    take();
}

void ComparePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_content.setWanted(true);
    m_wantsFocus = true;
    followNode();
}

void ComparePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showMap(m_showsMap);
}

/// In small pictures a map would hide too much.
void ComparePage::showMap(bool isWanted)
{
    constexpr int leastWidthForMap = 150 * grid;
    m_showsMap = isWanted;
    const int each = width() / int(panes().size());
    for (ComparePane* pane : m_panes)
        pane->canvas().setMapShown(isWanted && pane == m_panes.back() && each >= leastWidthForMap);
}

void ComparePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_content.setWanted(false);
}

void ComparePage::showView()
{
    const CompareView* view = m_content.view();
    m_pages->setCurrentIndex(view ? 1 : 0);
    m_isFollowing = true;
    showChoices();
    for (std::size_t at = 0; at < mostPanes; ++at) {
        // The place of one picture is the right one of the pair that is listed.
        const std::size_t place = m_layout == Layout::One ? m_diff->pair() + 1 : at - firstPlace();
        const bool isShown = view && m_panes[at]->isVisibleTo(this) && place < view->panes.size();
        m_panes[at]->show(view ? view->sides.get() : nullptr,
                          isShown ? &view->panes[place] : nullptr, place);
    }
    m_isFollowing = false;
    m_strips->setSides(view ? view->sides : nullptr);
    showGround();
    followNode();
    if (view && isVisible() && std::exchange(m_wantsFocus, false))
        panes().front()->canvas().setFocus();
}

/// Sections and rules that are looked for are those of o1.
void ComparePage::showGround()
{
    const CompareView* view = m_content.view();
    if (!view) {
        m_search->setGround({});
        return;
    }
    const std::shared_ptr<const FusionAnswer>& answer = view->sides->answer;
    m_search->setGround({answer->graph,
                         {answer, &answer->made},
                         std::shared_ptr<const RuleSet>(answer, &answer->rules)});
}

void ComparePage::showNames()
{
    const CompareView* view = m_content.view();
    std::vector<QString> shown;
    std::vector<QString> partitions;
    const SideNames names(m_content.files());
    if (view) {
        for (const Side& side : view->sides->shown)
            shown.push_back(names.nameOf(side));
        for (const Side& side : view->sides->sideOf)
            partitions.push_back(names.nameOf(side));
    }
    m_diff->setSides(view ? view->sides : nullptr, shown);
    m_costs->setSides(view ? view->sides : nullptr, partitions);
}

void ComparePage::followView(const GraphCanvas& leader)
{
    const std::vector<ComparePane*> shown = panes();
    const bool isShown =
        std::ranges::any_of(shown, [&](ComparePane* pane) { return &pane->canvas() == &leader; });
    if (m_isFollowing || !isLocked() || !isShown)
        return;
    m_isFollowing = true;
    for (ComparePane* pane : shown) {
        if (&pane->canvas() != &leader)
            pane->canvas().followView(leader);
    }
    m_isFollowing = false;
}

void ComparePage::followSelection(GraphCanvas& leader)
{
    if (!isLocked())
        return;
    for (ComparePane* pane : panes()) {
        if (&pane->canvas() != &leader)
            pane->canvas().setSelection(leader.selection());
    }
}

void ComparePage::followNode()
{
    if (!isVisible() || !m_content.view())
        return;
    const NodeId node = m_workspace.model().node();
    m_search->setCurrent(node);
    for (ComparePane* pane : panes())
        pane->canvas().setCurrent(node);
}

void ComparePage::pick(const std::vector<NodeId>& nodes, NodeId current)
{
    if (!m_content.isOfModel())
        return;
    for (ComparePane* pane : panes())
        pane->canvas().setSelection(nodes);
    m_workspace.model().selectNode(current);
    // Each has set out to show the operator; together they go where the first one goes.
    if (isLocked())
        followView(panes().front()->canvas());
    for (ComparePane* pane : panes()) {
        pane->canvas().zoomToSelection();
        if (isLocked())
            break;
    }
    emit nodesPicked(nodes, current);
}

void ComparePage::focusPartition(std::size_t partition)
{
    const CompareView* view = m_content.view();
    for (std::size_t place = 0; view && place < view->sides->shown.size(); ++place) {
        ComparePane* pane = m_panes[firstPlace() + place];
        if (view->sides->partitionAt(place) == partition && pane->isVisible()) {
            pane->canvas().setFocus();
            return;
        }
    }
    // It is on none of them: the last one makes room.
    if (view) {
        m_panes.back()->setSide(view->sides->sideOf[partition]);
        m_panes.back()->canvas().setFocus();
        applySides();
    }
}

} // namespace fusewright
