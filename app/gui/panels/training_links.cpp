// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/training_links.h"

#include "app/gui/frame/window_docks.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/session/training_session.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/workspace.h"
#include "widgets/help/help_topic.h"
#include "widgets/training/training_panel.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using enum CommandId;

constexpr int trainingHeight = 66 * grid;

/// The operators on the other side of those that are selected.
std::vector<NodeId> partnersOf(const BackwardGraph& joint, const std::vector<NodeId>& selection)
{
    std::vector<bool> isSelected(joint.graph.nodeCount(), false);
    std::vector<NodeId> partners;
    for (const NodeId node : selection) {
        if (node.index >= isSelected.size())
            return {};
        isSelected[node.index] = true;
        if (node.index >= joint.forwardCount && joint.forwardOf[node.index].isValid())
            partners.push_back(joint.forwardOf[node.index]);
    }
    for (std::size_t at = joint.forwardCount; at < isSelected.size(); ++at) {
        const NodeId forward = joint.forwardOf[at];
        if (forward.isValid() && isSelected[forward.index])
            partners.emplace_back(at);
    }
    std::ranges::sort(partners);
    partners.erase(std::unique(partners.begin(), partners.end()), partners.end());
    return partners;
}

} // namespace

TrainingLinks::TrainingLinks(Workspace& workspace, const Theme& theme,
                             const CommandActions& actions, CanvasPage& canvas, WindowDocks& docks,
                             QObject* parent)
    : QObject(parent),
      m_workspace(workspace),
      m_canvas(canvas),
      m_docks(docks),
      m_panel(new TrainingPanel(theme))
{
    actions.attach(CommandScope::Panels, *m_panel);
    setHelpTopic(*m_panel, HelpTopic::Training);
    docks.add({ShowTraining,
               QStringLiteral("training"),
               tr("Training"),
               m_panel,
               Qt::BottomDockWidgetArea,
               true,
               {0, trainingHeight}},
              WindowDocks::Placing::OnTop);
    LiveFusion& fusion = workspace.fusion();
    QAction* const shows = actions[BackwardGraphShown];
    shows->setCheckable(true);
    shows->setChecked(fusion.showsBackward());
    connect(shows, &QAction::triggered, this,
            [&fusion](bool isShown) { fusion.showBackward(isShown); });
    connect(m_panel, &TrainingPanel::recomputed, this,
            [&fusion](const QString& rule, bool isRecomputed) {
                fusion.recompute(rule.toStdString(), isRecomputed);
            });
    connect(m_panel, &TrainingPanel::nodesPicked, &canvas, &CanvasPage::show);
    connect(m_panel, &TrainingPanel::ruleActivated, this, &TrainingLinks::ruleActivated);
    connect(&fusion, &LiveFusion::answered, this, &TrainingLinks::takeAnswer);
    connect(&workspace.model(), &ModelDocument::modelClosed, this, &TrainingLinks::takeAnswer);
    connect(&canvas.canvas(), &GraphCanvas::selectionChanged, this, &TrainingLinks::showPartners);
    connect(&workspace.model(), &ModelDocument::nodeChanged, this, &TrainingLinks::showPartners);
    takeAnswer();
}

void TrainingLinks::takeAnswer()
{
    const auto& answer = m_workspace.fusion().answer();
    m_panel->show(answer);
    const bool isThere = answer && answer->training;
    if (isThere && !std::exchange(m_isRaised, true))
        m_docks.raiseIfOpen(ShowTraining);
    m_isRaised = m_isRaised && m_workspace.fusion().showsBackward();
}

/// What belongs to the selection on the other side stands out.
void TrainingLinks::showPartners()
{
    const auto& answer = m_workspace.fusion().answer();
    const CanvasView* const view = m_canvas.content().view();
    if (!answer || !answer->training || !view || view->graph != answer->graph)
        return;
    std::vector<NodeId> selection = m_canvas.canvas().selection();
    if (selection.empty() && m_workspace.model().node().isValid())
        selection = {m_workspace.model().node()};
    m_canvas.canvas().setHighlight(partnersOf(*answer->training->joint, selection));
}

} // namespace fusewright
