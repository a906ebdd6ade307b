// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/rewrite_links.h"

#include "app/gui/frame/program.h"
#include "app/gui/frame/window_docks.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "engine/rules/builtin_rules.h"
#include "widgets/base/command_actions.h"
#include "widgets/document/workspace.h"
#include "widgets/help/help_topic.h"
#include "widgets/rewrite/rewrite_panel.h"
#include "widgets/rewrite/stage_strip.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using enum CommandId;

constexpr int rewritesHeight = 66 * grid;
constexpr std::string_view composites = "builtin:composites";

/// The operators of a graph with some of these names.
void mark(const Graph& graph, const StageResult& stage, const std::vector<NodeId>& nodes,
          CanvasMark::Kind kind, std::vector<CanvasMark>& marks)
{
    for (const NodeId node : nodes) {
        if (marks.size() >= CanvasPage::mostMarks)
            return;
        if (const auto there = graph.findNode(stage.nameOf(node)))
            marks.push_back({.node = *there, .kind = kind, .text = {}});
    }
}

} // namespace

RewriteLinks::RewriteLinks(Program& program, const CommandActions& actions, CanvasPage& canvas,
                           WindowDocks& docks, QObject* parent)
    : QObject(parent),
      m_program(program),
      m_actions(actions),
      m_canvas(canvas),
      m_docks(docks),
      m_panel(new RewritePanel(program.theme)),
      m_strip(new StageStrip(program.theme)),
      m_used(program.settings, QStringLiteral("session/builtin"))
{
    actions.attach(CommandScope::Panels, *m_panel);
    setHelpTopic(*m_panel, HelpTopic::Rewriting);
    docks.add({ShowRewrites,
               QStringLiteral("rewrites"),
               tr("Rewrites"),
               m_panel,
               Qt::BottomDockWidgetArea,
               true,
               {0, rewritesHeight}},
              WindowDocks::Placing::OnTop);
    canvas.addStrip(*m_strip);
    m_strip->putAtEnd(*actions[ShowBeforeAfter]);
    LiveFusion& fusion = program.workspace.fusion();
    connect(m_panel, &RewritePanel::nodesPicked, &canvas, &CanvasPage::show);
    connect(m_panel, &RewritePanel::stageActivated, this,
            [this](int stage) { showStages(static_cast<std::size_t>(stage) + 1); });
    connect(m_panel, &RewritePanel::assumed, this, [&fusion](const QString& rule, bool isAssumed) {
        fusion.assume(rule.toStdString(), isAssumed);
    });
    connect(m_panel, &RewritePanel::optionChosen, this,
            [&fusion](const QString& option, const QString& value) {
                fusion.chooseOption(option.toStdString(), value.toStdString());
            });
    connect(m_strip, &StageStrip::chosen, this,
            [this](int stages) { showStages(static_cast<std::size_t>(stages)); });
    connect(&fusion, &LiveFusion::answered, this, &RewriteLinks::takeAnswer);
    connect(&canvas, &CanvasPage::viewChanged, this, &RewriteLinks::showMarks);
    connect(&canvas, &CanvasPage::viewChanged, this, &RewriteLinks::showWanted);
    connectCommands();
    useRemembered();
    takeAnswer();
}

void RewriteLinks::connectCommands()
{
    QAction* const use = m_actions[UseComposites];
    use->setCheckable(true);
    connect(use, &QAction::triggered, this, &RewriteLinks::use);
    connect(m_actions[NextStage], &QAction::triggered, m_strip, [this] { m_strip->walk(1); });
    connect(m_actions[PreviousStage], &QAction::triggered, m_strip, [this] { m_strip->walk(-1); });
}

void RewriteLinks::useRemembered()
{
    if (m_used.value() == QByteArray(composites.data(), qsizetype(composites.size())))
        m_program.workspace.fusion().use(*findBuiltinRules(composites), true);
}

void RewriteLinks::use(bool isUsed)
{
    m_program.workspace.fusion().use(*findBuiltinRules(composites), isUsed);
    m_used.setValue(isUsed ? QByteArray(composites.data(), qsizetype(composites.size()))
                           : QByteArray());
}

std::size_t RewriteLinks::stageCount() const
{
    const auto& answer = m_program.workspace.fusion().answer();
    return answer && answer->rewriting ? answer->rewriting->run.stages.size() : 0;
}

/// The last one stays the last, however many there will be.
void RewriteLinks::showStages(std::size_t stages)
{
    const bool isAll = stages >= stageCount();
    m_program.workspace.fusion().showStages(isAll ? std::nullopt : std::optional(stages));
}

void RewriteLinks::showStage(std::size_t stages, const QString& node)
{
    m_wanted = node;
    showStages(stages);
    showWanted();
}

void RewriteLinks::showWanted()
{
    const CanvasView* const view = m_canvas.content().view();
    const LiveFusion& fusion = m_program.workspace.fusion();
    if (m_wanted.isEmpty() || !view || !fusion.isCurrent() || view->graph != fusion.answer()->graph)
        return;
    const auto node = view->graph->findNode(std::exchange(m_wanted, {}).toStdString());
    if (node)
        m_canvas.show({*node}, *node);
}

void RewriteLinks::takeAnswer()
{
    const LiveFusion& fusion = m_program.workspace.fusion();
    const auto& answer = fusion.answer();
    const auto rewriting = answer ? answer->rewriting : nullptr;
    m_panel->show(rewriting, answer ? answer->graph : nullptr,
                  answer ? answer->rewriteTexts : RewriteMisses::Texts());
    m_strip->show(rewriting, fusion.shownStages());
    // Rules that only rewrite have nothing to say among the matches.
    const bool isAlone = rewriting && answer->rules.rules.empty();
    if (!std::exchange(m_isAlone, isAlone) && isAlone)
        m_docks.raiseIfOpen(ShowRewrites);
    m_actions[UseComposites]->setChecked(fusion.isUsed(*findBuiltinRules(composites)));
    m_actions[NextStage]->setEnabled(rewriting && fusion.shownStages() < stageCount());
    m_actions[PreviousStage]->setEnabled(rewriting && fusion.shownStages() > 0);
}

/// What the stage on screen has made, and what the next one will take away. The picture follows
/// every answer; as long as it is of the same stage, its marks stay.
void RewriteLinks::showMarks()
{
    const LiveFusion& fusion = m_program.workspace.fusion();
    const auto& answer = fusion.answer();
    const CanvasView* const view = m_canvas.content().view();
    if (!view || !answer || view->graph != answer->graph)
        return;
    Marked marked{.graph = answer->graph, .made = {}, .next = {}};
    if (answer->rewriting) {
        const StageList& stages = answer->rewriting->run.stages;
        const std::size_t shown = fusion.shownStages();
        marked.made = shown > 0 ? stages.shared(shown - 1) : nullptr;
        marked.next = shown < stages.size() ? stages.shared(shown) : nullptr;
    }
    if (marked == m_marked)
        return;
    m_marked = std::move(marked);
    std::vector<CanvasMark> marks;
    if (m_marked.made) {
        for (const RewriteStep& step : m_marked.made->steps)
            mark(*m_marked.graph, *m_marked.made, step.added, CanvasMark::Kind::Made, marks);
    }
    if (m_marked.next) {
        for (const RewriteStep& step : m_marked.next->steps)
            mark(*m_marked.graph, *m_marked.next, step.removed, CanvasMark::Kind::Goes, marks);
        for (const RefusedRewrite& refused : m_marked.next->refused) {
            if (refused.reason == RefusedRewrite::Reason::ConditionUnknown)
                mark(*m_marked.graph, *m_marked.next, {refused.place}, CanvasMark::Kind::May,
                     marks);
        }
    }
    m_canvas.setMarks(MarkSource::Change, std::move(marks));
}

} // namespace fusewright
