// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/order_links.h"

#include "app/gui/frame/window_docks.h"
#include "app/gui/picture/canvas_menu.h"
#include "app/gui/picture/canvas_page.h"
#include "app/gui/picture/step_marks.h"
#include "engine/graph/graph.h"
#include "engine/match/census.h"
#include "engine/session/fusion_bindings.h"
#include "engine/session/step_session.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/rule_key.h"
#include "widgets/document/rule_title.h"
#include "widgets/document/workspace.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/editor_tabs.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/help/help_topic.h"
#include "widgets/match/match_panel.h"
#include "widgets/order/order_panel.h"
#include "widgets/order/step_panel.h"
#include "widgets/sentences/engine_text.h"

#include <QAction>
#include <QScopedValueRollback>

#include <algorithm>

namespace fusewright {

namespace {

using enum CommandId;

constexpr int footHeight = 66 * grid;

/// What a step is about.
NodeId nodeOf(const SteppedPlace& place, const SearchStep& step)
{
    return step.node.isValid() ? step.node : place.place;
}

/// Whether the rule's place entry takes the operator at all.
bool canBegin(const RecordedSearch& search)
{
    const auto& steps = search.place.search.steps;
    const auto takes = [](const SearchStep& step) { return step.kind == SearchStep::Kind::Take; };
    return std::ranges::any_of(steps, takes);
}

} // namespace

OrderLinks::OrderLinks(const Parts& parts, QObject* parent)
    : QObject(parent),
      m_parts(parts),
      m_order(new OrderPanel(parts.workspace.fusion(), parts.theme)),
      m_steps(new StepPanel(parts.theme))
{
    addDocks();
    connectOrder();
    connectSteps();
    connectCommands();
    enableCommands();
}

void OrderLinks::addDocks()
{
    constexpr auto foot = Qt::BottomDockWidgetArea;
    const auto add = [this](CommandId toggle, const char* name, const QString& title,
                            QWidget* panel, bool isUsuallyShown) {
        m_parts.actions.attach(CommandScope::Panels, *panel);
        setHelpTopic(*panel, HelpTopic::Order);
        m_parts.docks.add(
            {toggle, QLatin1String(name), title, panel, foot, isUsuallyShown, {0, footHeight}},
            WindowDocks::Placing::OnTop);
    };
    add(ShowOrder, "order", tr("Order"), m_order, true);
    add(ShowSteps, "steps", tr("Steps"), m_steps, false);
}

void OrderLinks::connectOrder()
{
    connect(m_order, &OrderPanel::nodesPicked, &m_parts.canvas, &CanvasPage::show);
    connect(m_order, &OrderPanel::ruleActivated, this,
            [this](const std::shared_ptr<const RulesText>& text, const TextRange& range) {
                if (RulesTab* const tab = m_parts.workspace.fusion().tabOf(text))
                    emit textActivated(*tab, range);
            });
}

void OrderLinks::connectSteps()
{
    connect(m_steps, &StepPanel::stepChanged, this, &OrderLinks::showStep);
    connect(m_steps, &StepPanel::leaveRequested, this, &OrderLinks::leaveSteps);
    connect(&m_parts.matches, &MatchPanel::stepRequested, this, &OrderLinks::stepThrough);
    connect(&m_parts.canvas.menu(), &CanvasMenu::stepRequested, this,
            [this](quint32 rule, NodeId node) { stepThrough(rule, {}, node); });
    connect(&m_parts.canvas, &CanvasPage::viewChanged, this, [this] {
        const QScopedValueRollback quiet(m_followsText, false);
        showStep();
    });
    connect(&m_parts.workspace.fusion(), &LiveFusion::answered, this, &OrderLinks::takeAnswer);
    connect(&m_parts.editors, &EditorTabs::entryUnderCaret, this, [this](int rule) {
        m_caretRule = rule < 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(rule));
        m_parts.canvas.menu().setStepRule(m_caretRule);
        const auto& answer = m_parts.workspace.fusion().answer();
        // Before the first letter nobody has put the caret anywhere yet.
        const bool isPut = m_parts.editors.current().code().textCursor().position() > 0;
        if (m_caretRule && isPut && *m_caretRule < answer->rules.rules.size())
            m_order->followRule(keyOf(answer->rules, *m_caretRule));
    });
}

void OrderLinks::connectCommands()
{
    const auto on = [this](CommandId id, auto does) {
        connect(m_parts.actions[id], &QAction::triggered, this, does);
    };
    on(StepThrough, [this] { stepThroughCurrent(); });
    on(StepForward, [this] { m_steps->forward(); });
    on(StepBack, [this] { m_steps->back(); });
    on(NextStuckStep, [this] { m_steps->nextStuck(); });
}

void OrderLinks::enableCommands()
{
    for (const CommandId id : {StepForward, StepBack, NextStuckStep})
        m_parts.actions[id]->setEnabled(m_steps->search() != nullptr);
    const auto& answer = m_parts.workspace.fusion().answer();
    m_parts.actions[StepThrough]->setEnabled(answer && answer->graph
                                             && !answer->rules.rules.empty());
}

/// What is looked at already: a near miss, or a search from its first step on.
std::optional<StepTarget> OrderLinks::currentTarget() const
{
    if (const auto nearMiss = m_nearMiss ? m_nearMiss() : std::nullopt)
        return nearMiss;
    const Recorded& search = m_steps->search();
    if (!search || search->answer != m_parts.workspace.fusion().answer())
        return std::nullopt;
    const SteppedPlace& place = search->place;
    const bool isItsRule = !m_caretRule || *m_caretRule == place.rule;
    const bool isItsNode = m_parts.workspace.model().node()
        == nodeOf(place, m_steps->model().stepAt(m_steps->current()));
    return isItsRule && isItsNode
        ? std::optional(StepTarget{place.rule, place.pattern, place.place})
        : std::nullopt;
}

/// Else the rule that the caret is in, or the one that has the operator.
void OrderLinks::stepThroughCurrent()
{
    const auto& answer = m_parts.workspace.fusion().answer();
    if (!answer || !answer->graph)
        return;
    if (const auto target = currentTarget()) {
        stepThrough(target->rule, target->pattern, target->place);
        return;
    }
    const NodeId node = m_parts.workspace.model().node();
    std::optional<std::uint32_t> rule = m_caretRule;
    if (const auto binding = node.isValid() ? bindingOf(*answer, node) : std::nullopt;
        binding && !rule)
        rule = binding->rule;
    if (rule && *rule < answer->rules.rules.size() && node.isValid())
        stepThrough(*rule, {}, node);
    else if (rule && *rule < answer->rules.rules.size())
        emit said(whereToBegin(*rule));
    else
        emit said(tr("Put the caret in the rule to step through, or select an operator that a "
                     "rule takes"));
}

/// `Select an operator at which lone can begin: linear`
QString OrderLinks::whereToBegin(std::uint32_t rule) const
{
    const Rule& asked = m_parts.workspace.fusion().answer()->rules.rules[rule];
    QStringList heads;
    for (const RulePattern& pattern : asked.patterns) {
        const EntryId place = pattern.pattern.placeEntry();
        if (place.isValid())
            heads << engineTerm(expectedText(pattern.pattern, place));
    }
    heads.removeDuplicates();
    const RuleSet& rules = m_parts.workspace.fusion().answer()->rules;
    return tr("Select an operator where %1 can start: %2")
        .arg(ruleTitle(rules, asked), heads.join(tr(" or ")));
}

void OrderLinks::stepThrough(std::uint32_t rule, std::optional<std::uint32_t> pattern, NodeId node)
{
    const auto answer = m_parts.workspace.fusion().answer();
    const bool isKnown = answer && answer->graph && rule < answer->rules.rules.size()
        && node.index < answer->matched()->nodeCount();
    if (!isKnown)
        return;
    m_parts.docks.raise(ShowSteps);
    m_recording.start(
        [answer, rule, pattern, node](const CancelToken& cancel, ProgressSink&) -> Recorded {
            const RuleMatches& matches = answer->made.matches;
            const auto target = pattern
                ? std::optional(StepTarget{rule, *pattern, node})
                : stepTarget(*answer->matched(), answer->rules, matches, rule, node, cancel);
            if (!target || cancel.isCancelled())
                return nullptr;
            return std::make_shared<const RecordedSearch>(RecordedSearch{
                answer,
                fusewright::stepThrough(*answer->matched(), answer->rules, matches, *target)});
        },
        [this](const Recorded& recorded) {
            if (!recorded)
                return;
            if (!canBegin(*recorded) && recorded->answer == m_parts.workspace.fusion().answer())
                emit said(whereToBegin(recorded->place.rule));
            showPlace(*recorded);
            m_steps->showSearch(recorded, StepPanel::At::First);
            m_steps->focusSteps();
            enableCommands();
        });
}

/// Brings all that the search comes to into view, large enough to be read.
void OrderLinks::showPlace(const RecordedSearch& search)
{
    const CanvasView* const view = m_parts.canvas.content().view();
    if (!view || view->graph != search.answer->graph)
        return;
    const SearchStep& end = search.place.search.steps.back();
    std::vector<NodeId> nodes = allNodes(end.soFar);
    nodes.push_back(search.place.place);
    if (end.node.isValid())
        nodes.push_back(end.node);
    std::ranges::sort(nodes);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    GraphCanvas& canvas = m_parts.canvas.canvas();
    canvas.setSelection(nodes);
    canvas.zoomToSelection();
    canvas.setSelection({});
}

/// What is gone through is searched again when the rules have changed, as long as it is there.
void OrderLinks::takeAnswer()
{
    enableCommands();
    const Recorded before = m_steps->search();
    if (!before)
        return;
    const auto answer = m_parts.workspace.fusion().answer();
    const bool hasGraph = answer && answer->graph == before->answer->graph;
    const auto rule = hasGraph
        ? findRule(answer->rules, keyOf(before->answer->rules, before->place.rule))
        : std::nullopt;
    if (!rule || before->place.pattern >= answer->rules.rules[*rule].patterns.size()) {
        leaveSteps();
        return;
    }
    const StepTarget target{*rule, before->place.pattern, before->place.place};
    m_recording.start(
        [answer, target](const CancelToken&, ProgressSink&) -> Recorded {
            return std::make_shared<const RecordedSearch>(
                RecordedSearch{answer,
                               fusewright::stepThrough(*answer->matched(), answer->rules,
                                                       answer->made.matches, target)});
        },
        [this](const Recorded& recorded) {
            const QScopedValueRollback quiet(m_followsText, false);
            m_steps->showSearch(recorded, StepPanel::At::Same);
        });
}

void OrderLinks::leaveSteps()
{
    if (!m_steps->search())
        return;
    m_recording.cancel();
    m_steps->clear();
    m_parts.canvas.setMarks(MarkSource::Step, {});
    m_parts.canvas.focusCanvas();
    enableCommands();
}

void OrderLinks::showStep()
{
    const Recorded& search = m_steps->search();
    if (!search)
        return;
    const CanvasView* const view = m_parts.canvas.content().view();
    if (!view || view->graph != search->answer->graph) {
        m_parts.canvas.setMarks(MarkSource::Step, {});
        return;
    }
    const SearchStep& step = m_steps->model().stepAt(m_steps->current());
    m_parts.canvas.setMarks(MarkSource::Step, stepMarks(*search, step));
    if (!m_followsText)
        return;
    m_parts.workspace.model().selectNode(nodeOf(search->place, step), Visit::Stroll);
    showInText(step);
}

void OrderLinks::showInText(const SearchStep& step)
{
    const RecordedSearch& search = *m_steps->search();
    const LiveFusion& fusion = m_parts.workspace.fusion();
    if (!step.entry.isValid() || !fusion.isCurrent() || fusion.answer() != search.answer)
        return;
    const EntryBinding entry{
        .rule = search.place.rule, .pattern = search.place.pattern, .entry = step.entry};
    if (RulesTab* const tab = fusion.tabOf(search.answer->rules.rules[entry.rule].file))
        m_parts.editors.goTo(*tab, rangeOf(*search.answer, entry));
}

} // namespace fusewright
