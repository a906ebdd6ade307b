// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/canvas_page.h"

#include "app/gui/picture/canvas_menu.h"
#include "app/gui/picture/canvas_place.h"
#include "app/gui/picture/drawing_scene.h"
#include "app/gui/picture/operator_tip.h"
#include "engine/graph/graph.h"
#include "engine/layout/repeat_blocks.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/empty_page.h"
#include "widgets/base/progress_strip.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/base/tool_row.h"
#include "widgets/canvas/card_sizes.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/stage_operators.h"
#include "widgets/document/workspace.h"
#include "widgets/nodes/breadcrumb_bar.h"
#include "widgets/search/graph_search_bar.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using enum CommandId;
using Grouping = CanvasChoice::Grouping;

constexpr std::pair<CommandId, Coloring> coloringCommands[] = {
    {ColorByRule, Coloring::Rule},     {ColorByHeuristic, Coloring::Heuristic},
    {ColorByFold, Coloring::Fold},     {ColorByCategory, Coloring::Category},
    {ColorByModule, Coloring::Module}, {ColorByCost, Coloring::Cost},
    {ColorByBound, Coloring::Bound}};

std::vector<QString> groupTitles(const CanvasView& view)
{
    std::vector<QString> titles;
    for (const std::string& title : view.groups->titles)
        titles.push_back(toQt(title));
    return titles;
}

} // namespace

CanvasPage::CanvasPage(Workspace& workspace, const Theme& theme, const CommandActions& actions,
                       QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_theme(theme),
      m_actions(actions),
      m_canvas(new GraphCanvas(theme)),
      m_content(workspace, [&theme](const Graph& graph) { return cardSizes(graph, theme); }),
      m_counts(workspace, actions),
      m_menu(new CanvasMenu(workspace.model(), theme, actions, *this))
{
    m_search = new GraphSearchBar(theme);
    m_search->hide();
    m_progress = new ProgressStrip(m_content.job());
    m_progress->setTask(tr("Drawing the graph…"));
    connect(m_progress, &ProgressStrip::cancelRequested, &m_content, &CanvasContent::cancel);
    m_pages = new QStackedWidget;
    m_empty = new EmptyPage(theme, QStringLiteral("graph"));
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_canvas);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(createHead());
    column->addWidget(m_search);
    column->addWidget(m_progress);
    column->addWidget(m_pages, 1);

    actions.attach(CommandScope::Canvas, *this);
    connectCanvas();
    connectCommands();
    connectChoices();
    connect(&workspace.fusion(), &LiveFusion::answered, this, &CanvasPage::followRules);
    connect(&m_content, &CanvasContent::changed, this, &CanvasPage::showView);
    connect(&m_content, &CanvasContent::choiceChanged, this, &CanvasPage::showChoice);
    connect(&m_content, &CanvasContent::overviewLeft, m_canvas, &GraphCanvas::fit);
    connect(&theme, &Theme::changed, &m_content, &CanvasContent::layOutAgain);
    showChoice();
    showPage();
}

QWidget* CanvasPage::createHead()
{
    m_counts.show(m_content.view());
    auto* head = new QFrame;
    head->setObjectName(QStringLiteral("head"));
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2 * grid, grid, 2 * grid, grid);
    row->setSpacing(grid);
    row->addWidget(new BreadcrumbBar(m_workspace.model(), m_theme), 1);
    const std::initializer_list<std::initializer_list<CommandId>> groups = {
        {PartitionO0, PartitionO1, PartitionO3, PartitionO1O3, ShowDiff},
        {CollapseBySection, CollapseByModule, FoldRepeats, ShowShapes},
        {FitView, FindNodes}};
    auto* tools = new ToolRow;
    for (const auto& group : groups) {
        std::vector<QAction*> actions;
        for (const CommandId id : group)
            actions.push_back(m_actions[id]);
        tools->addGroup(actions);
    }
    row->addWidget(tools);
    return head;
}

void CanvasPage::addStrip(QWidget& strip)
{
    auto* const column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(m_search), &strip);
}

void CanvasPage::connectCanvas()
{
    ModelDocument& model = m_workspace.model();
    connect(m_canvas, &GraphCanvas::currentPicked, this, [this, &model](NodeId node) {
        if (isOfModel())
            model.selectNode(node);
    });
    connect(&model, &ModelDocument::nodeChanged, this, [this, &model] {
        m_content.showBlockOf(model.node());
        m_canvas->setCurrent(model.node());
        m_search->setCurrent(model.node());
    });
    connect(m_canvas, &GraphCanvas::activated, this, [this](NodeId node) {
        if (isOfModel() && !m_menu->enter(node))
            emit nodeActivated(node);
    });
    m_canvas->setTipSource([this](NodeId node) {
        const CanvasView* view = m_content.view();
        return view ? operatorTip(*view, node) : QString();
    });
    m_canvas->setPicksRepeats(true);
    connect(m_canvas, &GraphCanvas::repeatPicked, m_actions[FoldRepeats], &QAction::trigger);
    connect(m_canvas, &GraphCanvas::groupToggled, &m_content, &CanvasContent::toggleGroup);
    connect(m_search, &GraphSearchBar::found, this, [this](const std::vector<NodeId>& nodes) {
        m_canvas->setFound(nodes);
        // Rules are written with a search open too: then nothing moves.
        if (m_search->isAncestorOf(QApplication::focusWidget()))
            m_canvas->showAnyOf(nodes);
    });
    connect(m_search, &GraphSearchBar::picked, this, [this](NodeId node) {
        show({node}, node);
        if (isOfModel())
            m_canvas->read(node);
    });
    connect(m_search, &GraphSearchBar::selectAllRequested, this,
            [this](const std::vector<NodeId>& nodes) {
                m_canvas->setSelection(nodes);
                m_canvas->zoomToSelection();
            });
    connect(m_search, &GraphSearchBar::closed, this, &CanvasPage::focusCanvas);
}

void CanvasPage::connectCommands()
{
    // Other pages have pictures too: what is meant is the one on screen.
    const auto on = [this](CommandId id, auto does) {
        connect(m_actions[id], &QAction::triggered, this, [this, does] {
            if (!isHidden())
                does();
        });
    };
    on(FitView, [this] { m_canvas->fit(); });
    on(ZoomToSelection, [this] { m_canvas->zoomToSelection(); });
    on(ZoomIn, [this] { m_canvas->zoomIn(); });
    on(ZoomOut, [this] { m_canvas->zoomOut(); });
    on(ZoomReset, [this] { m_canvas->zoomToActualSize(); });
    on(FocusCanvas, [this] { focusCanvas(); });
    on(FindNodes, [this] { m_search->open(); });
    on(NextBlock, [this] { goToBlock(1); });
    on(PreviousBlock, [this] { goToBlock(-1); });
    m_actions[ShowShapes]->setCheckable(true);
    connect(m_actions[ShowShapes], &QAction::toggled, m_canvas, &GraphCanvas::setShowsShapes);
}

void CanvasPage::connectChoices()
{
    const auto on = [this](CommandId id, auto edit) {
        m_actions[id]->setCheckable(true);
        connect(m_actions[id], &QAction::triggered, this, [this, edit] { change(edit); });
    };
    const auto group = [](CanvasChoice& choice, Grouping grouping, bool areClosed) {
        choice.grouping = grouping;
        choice.areClosed = areClosed;
        choice.toggled.clear();
    };
    on(CollapseBySection, [group](CanvasChoice& choice) {
        const bool wasClosed = choice.grouping == Grouping::Sections && choice.areClosed;
        group(choice, Grouping::Sections, !wasClosed);
    });
    // From modules, closed or not, it leads back to the picture without them.
    on(CollapseByModule, [this, group](CanvasChoice& choice) {
        const bool areShown = choice.grouping == Grouping::Modules;
        if (const auto* view = m_content.view();
            !areShown && view && view->graph->modules().size() < 2)
            return emit said(tr("This model has no modules"));
        group(choice, areShown ? Grouping::Sections : Grouping::Modules, !areShown);
    });
    on(FoldRepeats, [this](CanvasChoice& choice) {
        if (isHidden()) // Another page does it.
            return;
        choice.foldsRepeats = !choice.foldsRepeats;
        if (choice.foldsRepeats && m_content.view() && m_canvas->scene().picture().repeats.empty())
            emit said(tr("Nothing repeats in this picture"));
    });
    connect(m_actions[ExpandAll], &QAction::triggered, this, [this] {
        change([](CanvasChoice& choice) {
            choice.areClosed = false;
            choice.toggled.clear();
            choice.foldsRepeats = false;
        });
    });
    for (const auto& [id, mode] : modeCommands) {
        on(id, [mode = mode](CanvasChoice& choice) { choice.mode = mode; });
        connect(m_actions[id], &QAction::triggered, this, &CanvasPage::followRules);
    }
    for (const auto& [id, coloring] : coloringCommands) {
        m_actions[id]->setCheckable(true);
        connect(m_actions[id], &QAction::triggered, this,
                [this, coloring = coloring] { setColoring(coloring); });
    }
}

/// From the selected operator to its like in another block; from one in no repeat, or from none,
/// to the first repeat.
void CanvasPage::goToBlock(int further)
{
    const CanvasView* view = m_content.view();
    if (!view || !isOfModel())
        return;
    const auto like = [view](NodeId node, int distance) {
        return inOtherBlock(*view->picture, view->groups->groups, node, distance);
    };
    NodeId from = m_workspace.model().node();
    const auto& repeats = view->picture->repeats;
    const auto first = std::ranges::find_if(repeats, &PictureRepeat::isFolded);
    if (!like(from, 0).isValid() && first != repeats.end())
        from = like(first->first, static_cast<int>(first->shown));
    if (const NodeId node = like(from, further); node.isValid())
        show({node}, node);
}

void CanvasPage::change(const std::function<void(CanvasChoice&)>& edit)
{
    CanvasChoice choice = m_content.choice();
    edit(choice);
    m_content.setChoice(choice);
    showChoice();
}

void CanvasPage::setColoring(Coloring coloring)
{
    m_standIn.keep();
    change([coloring](CanvasChoice& choice) { choice.coloring = coloring; });
}

void CanvasPage::followRules()
{
    const auto& answer = m_workspace.fusion().answer();
    if (!answer || !answer->graph)
        return;
    const CanvasChoice& now = m_content.choice();
    StandInColoring standIn = m_standIn;
    const Coloring next = standIn.follow(now.coloring, !answer->rules.rules.empty(), now.mode);
    if (next != now.coloring)
        change([next](CanvasChoice& choice) { choice.coloring = next; });
    // Whatever shows the new colours says so as if somebody had chosen them.
    m_standIn = standIn;
}

void CanvasPage::showChoice()
{
    const CanvasChoice& choice = m_content.choice();
    for (const auto& [id, mode] : modeCommands)
        m_actions[id]->setChecked(choice.mode == mode);
    for (const auto& [id, coloring] : coloringCommands)
        m_actions[id]->setChecked(choice.coloring == coloring);
    m_actions[CollapseBySection]->setChecked(choice.areClosed
                                             && choice.grouping == Grouping::Sections);
    m_actions[CollapseByModule]->setChecked(choice.grouping == Grouping::Modules);
    m_actions[FoldRepeats]->setChecked(choice.foldsRepeats);
}

void CanvasPage::showPage()
{
    const CanvasView* view = m_content.view();
    const bool isPicture = view && !view->picture->items.empty();
    if (view)
        m_empty->tell(tr("No operators"), tr("This graph is empty."));
    else
        m_empty->tell(
            tr("No model"),
            tr("Drop a model here, or open one with Ctrl+O, to see what the rules match in it."));
    m_pages->setCurrentIndex(isPicture ? 1 : 0);
    if (isPicture && std::exchange(m_wantsFocus, false))
        m_canvas->setFocus();
}

/// What is selected in one graph is something else in another.
void CanvasPage::forgetOperators()
{
    m_canvas->setSelection({});
    m_canvas->setHighlight({});
    m_canvas->setFound({});
    m_canvas->setPickedValue({});
    m_marks = {};
    showMarks();
}

void CanvasPage::setMarks(MarkSource source, std::vector<CanvasMark> marks)
{
    m_marks[static_cast<std::size_t>(source)] = std::move(marks);
    showMarks();
}

void CanvasPage::showMarks()
{
    const auto last = std::find_if(m_marks.rbegin(), m_marks.rend(),
                                   [](const auto& marks) { return !marks.empty(); });
    m_canvas->setMarks(last == m_marks.rend() ? std::vector<CanvasMark>() : *last);
}

void CanvasPage::showView(bool isLaidOut)
{
    const CanvasView* view = m_content.view();
    m_counts.show(view);
    showPage();
    if (!view) {
        m_shown.reset();
        m_canvas->setPicture(nullptr, nullptr, GraphCanvas::Place::Fit);
        emit viewChanged();
        return;
    }
    if (isLaidOut) {
        putScene(*view);
    } else {
        m_canvas->setGroupTitles(groupTitles(*view));
        m_canvas->setClasses(classLooks(*view));
    }
    emit viewChanged();
}

/// Another stage of the same model is seen from where the one before was.
void CanvasPage::putScene(const CanvasView& view)
{
    const bool isOther = m_shown != view.graph;
    const auto before = std::exchange(m_shown, view.graph);
    const auto ground = std::exchange(m_ground, m_workspace.model().ground());
    const auto rewriting = std::exchange(m_rewriting, view.fusion->rewriting);
    CanvasState place = m_canvas->state();
    const bool isStage = isOther && before && ground == m_ground && !place.isFit;
    if (isStage && place.anchor.isValid())
        place.anchor =
            StageOperators(*before, *view.graph, m_rewriting, rewriting).find(place.anchor);
    if (isOther)
        forgetOperators();
    CanvasScene scene = *view.scene;
    scene.setClasses(classLooks(view));
    scene.setGroupTitles(groupTitles(view));
    m_canvas->setScene(std::move(scene),
                       isOther ? GraphCanvas::Place::Fit : GraphCanvas::Place::Keep);
    if (isStage && place.anchor.isValid())
        m_canvas->restore(place);
    if (isOther && !m_wanted.isEmpty())
        m_canvas->restore(decodePlace(std::exchange(m_wanted, {})));
    if (isOther)
        restoreSelection(std::exchange(m_wantedSelection, {}));
    m_canvas->setCurrent(m_workspace.model().node());
}

CanvasClasses CanvasPage::classLooks(const CanvasView& view) const
{
    const NodeClasses& classes = *view.classes;
    const auto isHidden = [this](std::size_t number) {
        return std::ranges::find(m_hidden, number) != m_hidden.end();
    };
    CanvasClasses looks{.classOf = classes.classOf, .dimsUnclassed = isHidden(noClass)};
    for (std::size_t at = 0; at < classes.classes.size(); ++at) {
        const NodeClass& one = classes.classes[at];
        const auto& isStale = view.fusion->isStale;
        looks.looks.push_back(
            {.color = one.color,
             .tag = toQt(one.tag),
             .name = one.backwardOf < classes.classes.size()
                 ? tr("%1, backward").arg(toQt(classes.classes[one.backwardOf].name))
                 : toQt(one.name),
             .isDimmed = isHidden(at),
             .isStale = classes.by == Coloring::Rule && at < isStale.size() && isStale[at]});
    }
    if (view.made && view.choice.grouping != CanvasChoice::Grouping::Sections)
        looks.sectionOf = fusedSections(*view.made);
    return looks;
}

void CanvasPage::setHidden(const std::vector<std::uint32_t>& hidden)
{
    m_hidden = hidden;
    if (const CanvasView* view = m_content.view())
        m_canvas->setClasses(classLooks(*view));
}

void CanvasPage::setClassPalette(ClassPalette palette)
{
    m_canvas->setClassPalette(palette);
}

/// While another model is drawn, the picture is still of the one before.
bool CanvasPage::isOfModel() const
{
    return m_canvas->scene().graph() == m_workspace.model().graph().get();
}

void CanvasPage::show(const std::vector<NodeId>& nodes, NodeId current)
{
    if (isOfModel()) {
        m_canvas->setSelection(nodes);
        if (nodes.size() > 1)
            m_canvas->showSelection();
    }
    if (current.isValid())
        m_workspace.model().selectNode(current);
}

void CanvasPage::select(const std::function<bool(NodeId)>& isWanted)
{
    if (!m_shown)
        return;
    std::vector<NodeId> nodes;
    for (const NodeId node : m_shown->nodes()) {
        if (isWanted(node))
            nodes.push_back(node);
    }
    m_canvas->select(nodes);
}

void CanvasPage::focusCanvas()
{
    m_wantsFocus = !m_canvas->isVisible();
    m_canvas->setFocus();
}

QByteArray CanvasPage::state() const
{
    CanvasChoice choice = m_content.choice();
    choice.coloring = m_standIn.wanted(choice.coloring);
    const QJsonObject stored{
        {QStringLiteral("choice"), QString::fromUtf8(encodeChoice(choice))},
        {QStringLiteral("model"), m_content.modelPath()},
        {QStringLiteral("place"), QString::fromUtf8(encodePlace(m_canvas->state()))}};
    return QJsonDocument(stored).toJson(QJsonDocument::Compact);
}

void CanvasPage::restore(const QByteArray& state)
{
    const QJsonObject stored = QJsonDocument::fromJson(state).object();
    m_content.restore(decodeChoice(stored[QLatin1String("choice")].toString().toUtf8()),
                      stored[QLatin1String("model")].toString());
    m_standIn.forget();
    followRules();
    const QByteArray place = stored[QLatin1String("place")].toString().toUtf8();
    if (m_shown)
        m_canvas->restore(decodePlace(place));
    else
        m_wanted = place;
}

/// What the canvas has no use for.
void CanvasPage::keyPressEvent(QKeyEvent* event)
{
    if (!m_search->stepped(*event))
        QWidget::keyPressEvent(event);
}

void CanvasPage::restoreSelection(std::vector<NodeId> nodes)
{
    if (m_shown)
        m_canvas->setSelection(nodes);
    else
        m_wantedSelection = std::move(nodes);
}

} // namespace fusewright
