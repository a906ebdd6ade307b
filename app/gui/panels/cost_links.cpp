// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/cost_links.h"

#include "app/gui/frame/program.h"
#include "app/gui/frame/window_docks.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/hardware/hardware_catalogue.h"
#include "engine/session/fusion_session.h"
#include "engine/session/user_catalogue.h"
#include "engine/support/diagnostic.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/costs/costs_panel.h"
#include "widgets/document/workspace.h"
#include "widgets/help/help_topic.h"

#include <utility>

namespace fusewright {

namespace {

using enum CommandId;

constexpr int costsHeight = 66 * grid;

} // namespace

CostLinks::CostLinks(Program& program, const CommandActions& actions, CanvasPage& canvas,
                     WindowDocks& docks, QObject* parent)
    : QObject(parent),
      m_program(program),
      m_canvas(canvas),
      m_panel(new CostsPanel(program.theme)),
      m_machine(program.settings, QStringLiteral("session/machine"))
{
    Diagnostics ignored; // `fusewright hardware` tells what is wrong with the user's file.
    m_machines = userHardware({}, ignored);
    m_panel->setMachines(m_machines);
    actions.attach(CommandScope::Panels, *m_panel);
    setHelpTopic(*m_panel, HelpTopic::Costs);
    docks.add({ShowCosts,
               QStringLiteral("costs"),
               tr("Costs"),
               m_panel,
               Qt::BottomDockWidgetArea,
               true,
               {0, costsHeight}},
              WindowDocks::Placing::OnTop);
    LiveFusion& fusion = program.workspace.fusion();
    connect(m_panel, &CostsPanel::machineChosen, this, &CostLinks::useMachine);
    connect(m_panel, &CostsPanel::extentsChosen, this,
            [&fusion](const std::vector<ExtentValue>& extents) { fusion.setExtents(extents); });
    connect(m_panel, &CostsPanel::nodesPicked, &canvas, &CanvasPage::show);
    connect(&canvas, &CanvasPage::viewChanged, this, &CostLinks::takeView);
    connect(&canvas.canvas(), &GraphCanvas::selectionChanged, this, &CostLinks::takeSelection);
    connect(&program.workspace.model(), &ModelDocument::nodeChanged, this,
            &CostLinks::takeSelection);
    for (const auto change : {&ModelDocument::modelReplaced, &ModelDocument::modelClosed})
        connect(&program.workspace.model(), change, this, &CostLinks::takeModel);
    const auto recolor = [this] {
        m_panel->setClassPalette(m_program.preferences.colorBlindPalette.value()
                                     ? ClassPalette::ColorBlind
                                     : ClassPalette::Standard);
    };
    connect(&program.preferences.colorBlindPalette, &PreferenceSignal::changed, this, recolor);
    recolor();
    useMachine(m_machine.value());
    takeModel();
    takeView();
}

void CostLinks::useMachine(const QString& name)
{
    const HardwareProfile* const profile = m_machines->find(name.toStdString());
    m_machine.setValue(profile ? name : QString());
    m_panel->setMachine(profile ? name : QString());
    m_program.workspace.fusion().useMachine(
        profile ? std::shared_ptr<const HardwareProfile>(m_machines, profile) : nullptr);
}

/// A look at every shape, so not for every answer.
void CostLinks::takeModel()
{
    const ModelDocument& model = m_program.workspace.model();
    m_extents =
        model.isOpen() ? extentNames(*model.opened().model->graph) : std::vector<std::string>();
}

void CostLinks::takeView()
{
    const LiveFusion& fusion = m_program.workspace.fusion();
    m_panel->setExtents(m_extents, fusion.extents());
    const CanvasView* const view = m_canvas.content().view();
    if (view)
        m_panel->show({.answer = view->fusion, .shown = view->made, .costs = view->costs});
    else
        m_panel->show({});
}

void CostLinks::takeSelection()
{
    std::vector<NodeId> nodes = m_canvas.canvas().selection();
    if (nodes.empty() && m_program.workspace.model().node().isValid())
        nodes = {m_program.workspace.model().node()};
    m_panel->select(nodes);
}

} // namespace fusewright
