// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/suggest_links.h"

#include "app/gui/frame/program.h"
#include "app/gui/frame/window_docks.h"
#include "app/gui/picture/canvas_page.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/text_places.h"
#include "widgets/document/workspace.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/editor_tabs.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/help/help_topic.h"
#include "widgets/suggest/suggest_panel.h"

#include <QAction>

#include <algorithm>

namespace fusewright {

namespace {

using enum CommandId;

constexpr QSize panelSize(72 * grid, 100 * grid);

void mark(std::vector<CanvasMark>& marks, const std::vector<NodeId>& nodes, CanvasMark::Kind kind)
{
    const std::size_t room = CanvasPage::mostMarks - std::min(CanvasPage::mostMarks, marks.size());
    for (std::size_t at = 0; at < std::min(room, nodes.size()); ++at)
        marks.push_back({nodes[at], kind, {}});
}

} // namespace

SuggestLinks::SuggestLinks(Program& program, const CommandActions& actions, CanvasPage& canvas,
                           EditorTabs& editors, QObject* parent)
    : QObject(parent),
      m_program(program),
      m_actions(actions),
      m_canvas(canvas),
      m_editors(editors),
      m_panel(new SuggestPanel(program.workspace.tabs(), program.theme))
{
    actions.attach(CommandScope::Panels, *m_panel);
    setHelpTopic(*m_panel, HelpTopic::Suggestions);
    connect(actions[RuleFromSelection], &QAction::triggered, this, &SuggestLinks::startDraft);
    connect(m_panel, &SuggestPanel::nodesPicked, &canvas, &CanvasPage::show);
    connect(m_panel, &SuggestPanel::marksWanted, this, &SuggestLinks::showMarks);
    connect(m_panel, &SuggestPanel::ruleInserted, this, [this](const TextRange& name) {
        m_editors.current().goTo(name);
        emit ruleInserted();
    });
    LiveFusion& fusion = program.workspace.fusion();
    connect(&fusion, &LiveFusion::answered, this,
            [this, &fusion] { m_panel->setAnswer(fusion.answer()); });
    m_panel->setAnswer(fusion.answer());
    connect(&canvas.canvas(), &GraphCanvas::selectionChanged, this, &SuggestLinks::updateCommand);
    connect(&program.workspace.model(), &ModelDocument::nodeChanged, this,
            &SuggestLinks::updateCommand);
    connect(&program.workspace.model(), &ModelDocument::modelClosed, this,
            &SuggestLinks::updateCommand);
    updateCommand();
}

void SuggestLinks::addDock(WindowDocks& docks)
{
    m_docks = &docks;
    docks.add({ShowSuggestions, QStringLiteral("suggestions"), tr("Suggestions"), m_panel,
               Qt::RightDockWidgetArea, true, panelSize},
              WindowDocks::Placing::OnTop);
}

/// What is selected in the picture, or else the operator that is looked at.
void SuggestLinks::startDraft()
{
    std::vector<NodeId> nodes = m_canvas.canvas().selection();
    const ModelDocument& model = m_program.workspace.model();
    if (nodes.empty() && model.node().isValid())
        nodes = {model.node()};
    const auto& answer = m_program.workspace.fusion().answer();
    if (nodes.empty() || !answer || answer->graph != model.graph())
        return;
    m_docks->raise(ShowSuggestions);
    const CodeEditor& code = m_editors.current().code();
    m_panel->startDraft(nodes, positionAt(*code.document(), code.textCursor().position()));
}

void SuggestLinks::showMarks(const SuggestMarks& wanted)
{
    std::vector<CanvasMark> marks;
    mark(marks, wanted.missing, CanvasMark::Kind::Failing);
    mark(marks, wanted.context, CanvasMark::Kind::Fuzzy);
    mark(marks, wanted.sections, CanvasMark::Kind::Good);
    m_canvas.setMarks(MarkSource::Suggestion, std::move(marks));
}

void SuggestLinks::updateCommand()
{
    const ModelDocument& model = m_program.workspace.model();
    const bool isSomething = !m_canvas.canvas().selection().empty() || model.node().isValid();
    m_actions[RuleFromSelection]->setEnabled(model.isOpen() && isSomething);
}

} // namespace fusewright
