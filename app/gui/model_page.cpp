// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/model_page.h"

#include "app/gui/window_options.h"
#include "engine/graph/graph.h"
#include "widgets/base/command_actions.h"
#include "widgets/document/model_document.h"
#include "widgets/inspector/inspector_panel.h"
#include "widgets/nodes/node_panel.h"
#include "widgets/overview/overview_panel.h"
#include "widgets/problems/problems_panel.h"

#include <QAction>
#include <QSplitter>
#include <QVBoxLayout>

namespace fusewright {

namespace {

constexpr int overviewWidth = 80 * grid;
constexpr int inspectorWidth = 77 * grid;
constexpr int problemsHeight = 45 * grid;
constexpr int usualWidth = 320 * grid;
constexpr int usualHeight = 200 * grid;

/// The operator of the graph on screen that has this name in the file.
OperatorId operatorNamed(const Graph& graph, const std::string& native)
{
    for (std::size_t at = 0; at < graph.operators().size(); ++at) {
        if (!native.empty() && graph.text(graph.operators()[at].native) == native)
            return OperatorId(at);
    }
    return {};
}

} // namespace

ModelPage::ModelPage(ModelDocument& document, const Theme& theme, const CommandActions& actions,
                     QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_overview(new OverviewPanel(document, theme, actions[CommandId::ShowAllNodes])),
      m_nodes(new NodePanel(document, theme)),
      m_inspector(new InspectorPanel(document, theme)),
      m_problems(new ProblemsPanel(theme, actions[CommandId::CopyProblems],
                                   actions[CommandId::ShowProblems]))
{
    createSplitters();
    connectRooms();
    connectPanelActions(actions);
}

void ModelPage::createSplitters()
{
    m_columns = new QSplitter(Qt::Horizontal);
    m_columns->addWidget(m_overview);
    m_columns->addWidget(m_nodes);
    m_columns->addWidget(m_inspector);
    m_rows = new QSplitter(Qt::Vertical);
    m_rows->addWidget(m_columns);
    m_rows->addWidget(m_problems);
    for (QSplitter* splitter : {m_columns, m_rows}) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }
    m_columns->setStretchFactor(1, 1);
    m_rows->setStretchFactor(0, 1);

    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_rows);
    resetLayout();
}

void ModelPage::connectRooms()
{
    connect(m_overview, &OverviewPanel::operatorPicked, m_nodes, &NodePanel::toggleOperator);
    connect(m_overview, &OverviewPanel::modulePicked, m_nodes, &NodePanel::toggleModule);
    connect(m_overview, &OverviewPanel::optionsChosen, &m_document, &ModelDocument::reopen);
    const auto mark = [this] {
        if (const auto& graph = m_document.graph())
            m_overview->mark(operatorNamed(*graph, m_nodes->filter().nativeOperator),
                             m_nodes->filter().module);
    };
    connect(m_nodes, &NodePanel::filterChanged, m_overview, mark);
    connect(m_nodes, &NodePanel::listed, m_overview, mark);
}

void ModelPage::connectPanelActions(const CommandActions& actions)
{
    m_nodes->addAction(actions[CommandId::CopyNodes]);
    const auto follow = [&actions](CommandId id, QWidget* panel) {
        QAction* action = actions[id];
        action->setCheckable(true);
        connect(action, &QAction::toggled, panel, &QWidget::setVisible);
    };
    follow(CommandId::ShowOverview, m_overview);
    follow(CommandId::ShowInspector, m_inspector);
    follow(CommandId::ShowProblems, m_problems);
    m_problems->hide();
}

void ModelPage::restore(const WindowOptions& options)
{
    m_columns->restoreState(options.columns.value());
    m_rows->restoreState(options.rows.value());
    // The state of a splitter has these too, but the style decides about them.
    for (QSplitter* splitter : {m_columns, m_rows}) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }
}

void ModelPage::save(WindowOptions& options) const
{
    options.columns.setValue(m_columns->saveState());
    options.rows.setValue(m_rows->saveState());
}

void ModelPage::resetLayout()
{
    m_columns->setSizes(
        {overviewWidth, usualWidth - overviewWidth - inspectorWidth, inspectorWidth});
    m_rows->setSizes({usualHeight - problemsHeight, problemsHeight});
    m_nodes->resetLayout();
}

} // namespace fusewright
