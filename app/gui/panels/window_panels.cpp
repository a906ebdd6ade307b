// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/window_panels.h"

#include "app/gui/frame/program.h"
#include "app/gui/frame/status_line.h"
#include "app/gui/frame/window_docks.h"
#include "app/gui/panels/cost_links.h"
#include "app/gui/panels/order_links.h"
#include "app/gui/panels/pattern_links.h"
#include "app/gui/panels/rewrite_links.h"
#include "app/gui/panels/suggest_links.h"
#include "app/gui/panels/training_links.h"
#include "app/gui/picture/canvas_menu.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "engine/session/fusion_bindings.h"
#include "engine/session/tried_rewriting.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/rule_key.h"
#include "widgets/document/workspace.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/editor_commands.h"
#include "widgets/editor/editor_tabs.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/editor/rules_outline.h"
#include "widgets/help/help_topic.h"
#include "widgets/inspector/inspector_panel.h"
#include "widgets/legend/legend_panel.h"
#include "widgets/match/match_panel.h"
#include "widgets/match/section_table.h"
#include "widgets/nodes/node_panel.h"
#include "widgets/overview/overview_panel.h"
#include "widgets/pattern/pattern_panel.h"
#include "widgets/problems/problem_model.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/rewrite/rewrite_panel.h"
#include "widgets/search/graph_search_bar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>

#include <algorithm>

namespace fusewright {

namespace {

using enum CommandId;

constexpr int editorWidth = 96 * grid;
constexpr int inspectorWidth = 72 * grid;
constexpr int inspectorHeight = 100 * grid;
constexpr int legendHeight = 76 * grid;
constexpr int panelHeight = 66 * grid;

/// The operator of the graph on screen that has this name in the file.
OperatorId operatorNamed(const Graph& graph, const std::string& native)
{
    for (std::size_t at = 0; at < graph.operators().size(); ++at) {
        if (!native.empty() && graph.text(graph.operators()[at].native) == native)
            return OperatorId(at);
    }
    return {};
}

Severity worst(const std::vector<Diagnostic>& problems)
{
    Severity severity = Severity::Information;
    for (const Diagnostic& problem : problems)
        severity = std::max(severity, problem.severity);
    return severity;
}

} // namespace

WindowPanels::WindowPanels(Program& program, const CommandActions& actions, CanvasPage& canvas,
                           WindowDocks& docks)
    : m_program(program),
      m_workspace(program.workspace),
      m_theme(program.theme),
      m_actions(actions),
      m_canvas(canvas),
      m_docks(docks)
{
    createPanels();
    addDocks();
    m_order = new OrderLinks(
        {m_workspace, m_theme, m_actions, m_canvas, m_docks, *m_editors, *m_matches}, this);
    connect(m_order, &OrderLinks::textActivated, this,
            [this](RulesTab& tab, const TextRange& range) {
                m_editors->goTo(tab, range);
                focusEditor();
            });
    m_rewrite = new RewriteLinks(m_program, m_actions, m_canvas, m_docks, this);
    auto* const training =
        new TrainingLinks(m_workspace, m_theme, m_actions, m_canvas, m_docks, this);
    connect(training, &TrainingLinks::ruleActivated, this, &WindowPanels::goToRule);
    new CostLinks(m_program, m_actions, m_canvas, m_docks, this);
    connectModelPanels();
    connectEditor();
    connectMatches();
    connectLegend();
    connectInspector();
    connectCommands();
    connectPreferences();
    connect(&m_workspace.fusion(), &LiveFusion::answered, this, &WindowPanels::takeAnswer);
    connect(&canvas, &CanvasPage::viewChanged, this, &WindowPanels::takeView);
    takeAnswer();
}

WindowPanels::~WindowPanels() = default;

void WindowPanels::createPanels()
{
    m_editors = new EditorTabs(m_workspace.tabs(), m_workspace.fusion(), m_theme);
    m_outline = new RulesOutline(m_workspace.tabs(), m_workspace.fusion(), m_theme);
    m_pattern = std::make_unique<PatternLinks>(m_workspace, *m_editors, m_theme, m_actions);
    m_inspector = new InspectorPanel(m_workspace.model(), m_theme);
    m_legend = new LegendPanel(m_theme);
    m_overview = new OverviewPanel(m_workspace.model(), m_theme, m_actions[ShowAllNodes]);
    m_matches = new MatchPanel(m_theme);
    m_sections = new SectionTable(m_theme);
    m_nodes = new NodePanel(m_workspace.model(), m_theme);
    m_problems = new ProblemsPanel(m_theme, m_actions[CopyProblems], m_actions[ShowProblems]);
    m_suggestions = new SuggestLinks(m_program, m_actions, m_canvas, *m_editors, this);
    m_actions.attach(CommandScope::Editor, *m_editors);
    m_actions.attach(CommandScope::NodeList, *m_nodes);
    m_actions.attach(CommandScope::Problems, *m_problems);
    for (QWidget* panel : {static_cast<QWidget*>(m_outline), static_cast<QWidget*>(m_inspector),
                           static_cast<QWidget*>(m_legend), static_cast<QWidget*>(m_overview),
                           static_cast<QWidget*>(m_matches), static_cast<QWidget*>(m_sections)})
        m_actions.attach(CommandScope::Panels, *panel);
}

void WindowPanels::addDocks()
{
    using Placing = WindowDocks::Placing;
    constexpr auto left = Qt::LeftDockWidgetArea;
    constexpr auto right = Qt::RightDockWidgetArea;
    constexpr auto foot = Qt::BottomDockWidgetArea;
    const auto add = [this](CommandId toggle, const char* name, const QString& title,
                            QWidget* panel, Qt::DockWidgetArea area, QSize size, Placing placing) {
        m_docks.add({toggle, QLatin1String(name), title, panel, area, true, size}, placing);
    };
    add(ShowEditor, "editor", tr("Rules"), m_editors, left, {editorWidth, 0}, Placing::OnTop);
    add(ShowOutline, "outline", tr("Outline"), m_outline, left, {editorWidth, 0}, Placing::OnTop);
    add(ShowOverview, "overview", tr("Overview"), m_overview, left, {editorWidth, 0},
        Placing::OnTop);
    add(ShowInspector, "inspector", tr("Inspector"), m_inspector, right,
        {inspectorWidth, inspectorHeight}, Placing::OnTop);
    m_suggestions->addDock(m_docks);
    add(ShowPattern, "pattern", tr("Pattern"), &m_pattern->panel(), right,
        {inspectorWidth, inspectorHeight}, Placing::OnTop);
    add(ShowLegend, "legend", tr("Legend"), m_legend, right, {inspectorWidth, legendHeight},
        Placing::Beside);
    add(ShowMatches, "matches", tr("Matches"), m_matches, foot, {0, panelHeight}, Placing::OnTop);
    add(ShowSections, "sections", tr("Sections"), m_sections, foot, {0, panelHeight},
        Placing::OnTop);
    add(ShowNodes, "nodes", tr("Operators"), m_nodes, foot, {0, panelHeight}, Placing::OnTop);
    add(ShowProblems, "problems", tr("Problems"), m_problems, foot, {0, panelHeight},
        Placing::OnTop);
}

void WindowPanels::connectModelPanels()
{
    connect(m_overview, &OverviewPanel::operatorPicked, m_nodes, &NodePanel::toggleOperator);
    connect(m_overview, &OverviewPanel::modulePicked, m_nodes, &NodePanel::toggleModule);
    connect(m_overview, &OverviewPanel::operatorPicked, this, [this] { m_docks.raise(ShowNodes); });
    connect(m_overview, &OverviewPanel::modulePicked, this, [this] { m_docks.raise(ShowNodes); });
    connect(m_overview, &OverviewPanel::optionsChosen, &m_workspace.model(),
            &ModelDocument::reopen);
    const auto mark = [this] {
        if (const auto& graph = m_workspace.model().graph())
            m_overview->mark(operatorNamed(*graph, m_nodes->filter().nativeOperator),
                             m_nodes->filter().module);
    };
    connect(m_nodes, &NodePanel::filterChanged, m_overview, mark);
    connect(m_nodes, &NodePanel::listed, m_overview, mark);
    connect(&m_workspace.model(), &ModelDocument::nodeChanged, m_sections,
            [this] { m_sections->showNode(m_workspace.model().node()); });
}

void WindowPanels::connectEditor()
{
    connect(m_editors, &EditorTabs::rewritingUnderCaret, this,
            [this](int rule) { m_rewriting = rule; });
    connect(m_editors, &EditorTabs::entryUnderCaret, this, &WindowPanels::showBound);
    connect(m_suggestions, &SuggestLinks::ruleInserted, this, &WindowPanels::focusEditor);
    connect(&m_canvas, &CanvasPage::nodeActivated, this, &WindowPanels::goToEntryOf);
    connect(&m_canvas.menu(), &CanvasMenu::ruleRequested, this, &WindowPanels::goToEntryOf);
    connect(&m_canvas.menu(), &CanvasMenu::listRequested, this, [this](NodeId node) {
        m_workspace.model().selectNode(node);
        m_docks.raise(ShowNodes);
        m_nodes->focusList();
    });
    connect(m_outline, &RulesOutline::rulePicked, this,
            [this](const TextRange& name) { editor().goTo(name); });
    const auto showLine = [this] {
        m_outline->showLine(static_cast<std::size_t>(editor().code().textCursor().blockNumber())
                            + 1);
    };
    connect(m_editors, &EditorTabs::caretMoved, m_outline, showLine);
    // By then the outline has the rules of that text.
    connect(&m_workspace.tabs(), &RulesTabs::currentChanged, m_outline, showLine);
    connect(m_problems, &ProblemsPanel::activated, this, [this](const Diagnostic& problem) {
        if (problem.range)
            goToText(problem.file, *problem.range);
    });
}

void WindowPanels::connectMatches()
{
    connect(&m_rewrite->panel(), &RewritePanel::textActivated, this, &WindowPanels::goToText);
    connect(m_matches, &MatchPanel::nodesPicked, &m_canvas, &CanvasPage::show);
    LiveFusion& fusion = m_workspace.fusion();
    connect(m_matches, &MatchPanel::assumed, this, [&fusion](const QString& rule, bool isAssumed) {
        fusion.assume(rule.toStdString(), isAssumed);
    });
    connect(m_matches, &MatchPanel::optionChosen, this,
            [&fusion](const QString& option, const QString& value) {
                fusion.chooseOption(option.toStdString(), value.toStdString());
            });
    connect(m_sections, &SectionTable::nodesPicked, &m_canvas, &CanvasPage::show);
    connect(m_matches, &MatchPanel::ruleActivated, this, &WindowPanels::goToRule);
    connect(m_sections, &SectionTable::ruleActivated, this, &WindowPanels::goToRule);
    connect(m_matches, &MatchPanel::entryActivated, this, &WindowPanels::goToEntry);
    connect(m_editors, &EditorTabs::entryUnderCaret, m_matches, [this](int rule) {
        const auto& answer = m_workspace.fusion().answer();
        // Before the first letter nobody has put the caret anywhere yet.
        const bool isPut = editor().code().textCursor().position() > 0;
        if (rule >= 0 && isPut && static_cast<std::size_t>(rule) < answer->rules.rules.size())
            m_matches->followRule(keyOf(answer->rules, static_cast<std::uint32_t>(rule)));
    });
}

void WindowPanels::connectLegend()
{
    connect(m_legend, &LegendPanel::coloringChosen, &m_canvas, &CanvasPage::setColoring);
    connect(m_legend, &LegendPanel::classesHidden, &m_canvas, &CanvasPage::setHidden);
    connect(m_legend, &LegendPanel::classPicked, this, &WindowPanels::pickClass);
    connect(&m_canvas.content(), &CanvasContent::choiceChanged, m_legend,
            [this] { m_legend->setColoring(m_canvas.content().choice().coloring); });
    const auto recolor = [this] {
        const ClassPalette palette = m_program.preferences.colorBlindPalette.value()
            ? ClassPalette::ColorBlind
            : ClassPalette::Standard;
        m_canvas.setClassPalette(palette);
        m_legend->setClassPalette(palette);
    };
    connect(&m_program.preferences.colorBlindPalette, &PreferenceSignal::changed, this, recolor);
    recolor();
}

void WindowPanels::pickClass(std::optional<std::uint32_t> picked)
{
    const CanvasView* view = m_canvas.content().view();
    m_canvas.select([view, picked](NodeId node) {
        return view && picked && view->classes->classOf[node.index] == *picked;
    });
}

void WindowPanels::connectInspector()
{
    connect(&m_canvas.canvas(), &GraphCanvas::valuePicked, m_inspector, &InspectorPanel::showValue);
    connect(&m_canvas.canvas(), &GraphCanvas::selectionChanged, this,
            [this] { m_inspector->showNodes(m_canvas.canvas().selection()); });
    connect(m_inspector, &InspectorPanel::nodesRequested, &m_canvas, &CanvasPage::show);
    connect(m_inspector, &InspectorPanel::entryRequested, this, &WindowPanels::goToEntry);
    connect(m_inspector, &InspectorPanel::ruleRequested, this, &WindowPanels::goToRule);
    connect(m_inspector, &InspectorPanel::nodeRequested, &m_workspace.model(),
            [this](NodeId node) { m_workspace.model().selectNode(node); });
}

void WindowPanels::connectPreferences()
{
    const Preferences& preferences = m_program.preferences;
    const auto apply = [this, &preferences] {
        GraphCanvas& canvas = m_canvas.canvas();
        canvas.setAnimated(!preferences.reducedMotion.value());
        canvas.setWheelAction(preferences.wheelZooms.value() ? GraphCanvas::WheelAction::Zoom
                                                             : GraphCanvas::WheelAction::Scroll);
        canvas.setMapShown(preferences.showsMap.value());
    };
    connect(&preferences.reducedMotion, &PreferenceSignal::changed, this, apply);
    connect(&preferences.wheelZooms, &PreferenceSignal::changed, this, apply);
    connect(&preferences.showsMap, &PreferenceSignal::changed, this, apply);
    apply();
    m_editors->forEach([this](RulesEditor& editor) { follow(editor); });
    connect(m_actions[Complete], &QAction::changed, this, &WindowPanels::showHints);
    setHelpTopic(*m_editors, HelpTopic::Rules);
    setHelpTopic(*m_matches, HelpTopic::Rules);
    setHelpTopic(*m_problems, HelpTopic::Rules);
    setHelpTopic(*m_sections, HelpTopic::Modes);
    setHelpTopic(m_canvas, HelpTopic::Window);
    setHelpTopic(m_canvas.search(), HelpTopic::Search);
    setHelpTopic(*m_overview, HelpTopic::Models);
    setHelpTopic(*m_nodes, HelpTopic::Operators);
    setHelpTopic(*m_inspector, HelpTopic::Operators);
}

/// Preferences count for every text.
void WindowPanels::follow(RulesEditor& editor)
{
    const Preferences& preferences = m_program.preferences;
    const auto write = [&editor, &preferences] {
        editor.code().setTextSize(preferences.editorFontSize.value());
        editor.code().setTabWidth(preferences.editorTabWidth.value());
        editor.tab().reading().setIncludeFolders(preferences.includeFolders.value());
    };
    connect(&preferences.editorFontSize, &PreferenceSignal::changed, &editor, write);
    connect(&preferences.editorTabWidth, &PreferenceSignal::changed, &editor, write);
    connect(&preferences.includeFolders, &PreferenceSignal::changed, &editor, write);
    write();
    editor.code().setPlaceholderText(hintFor(editor));
    connect(&editor.tab().reading(), &RulesReading::read, &editor,
            [this, &editor] { editor.code().setPlaceholderText(hintFor(editor)); });
}

void WindowPanels::showHints()
{
    for (RulesEditor* editor : m_editors->editors())
        editor->code().setPlaceholderText(hintFor(*editor));
}

/// What an empty editor says; the keys are the user's.
QString WindowPanels::hintFor(RulesEditor& editor) const
{
    const QString keys = m_actions[Complete]->shortcut().toString(QKeySequence::NativeText);
    const QString how = keys.isEmpty() ? tr("Write a rule, such as:")
                                       : tr("%1 suggests a rule. Or write one:").arg(keys);
    return how + QStringLiteral("\n\n") + toQt(editor.code().language().sample);
}

void WindowPanels::connectCommands()
{
    obeyCommands(
        *this, [this]() -> RulesEditor& { return editor(); }, m_actions);
    const auto on = [this](CommandId id, auto does) {
        connect(m_actions[id], &QAction::triggered, this, does);
    };
    on(CopyNodes, [this] { QApplication::clipboard()->setText(m_nodes->selectedIds()); });
    on(CopyProblems, [this] { QApplication::clipboard()->setText(m_problems->copyText()); });
    on(ClearFilters, [this] { m_nodes->clearFilters(); });
    on(FocusEditor, [this] { focusEditor(); });
    on(FocusNodes, [this] {
        m_docks.raise(ShowNodes);
        m_nodes->focusList();
    });
    on(NextSection, [this] {
        if (m_matches->nextSection())
            m_canvas.canvas().readSelection();
    });
    on(PreviousSection, [this] {
        if (m_matches->previousSection())
            m_canvas.canvas().readSelection();
    });
}

void WindowPanels::takeAnswer()
{
    const auto& answer = m_workspace.fusion().answer();
    m_matches->setAnswer(answer);
    m_inspector->setFusion(answer);
}

void WindowPanels::takeView()
{
    const CanvasView* view = m_canvas.content().view();
    const bool isOfRules = !view || view->choice.mode == FusionMode::O1;
    m_inspector->setShown(isOfRules ? QString() : toQt(modeName(view->choice.mode)),
                          isOfRules ? nullptr : view->made);
    if (!view) {
        m_canvas.search().setGround({});
        m_legend->clear();
        m_sections->setPartition({});
        return;
    }
    // Rules live as long as the answer that they are of.
    const std::shared_ptr<const RuleSet> rules(view->fusion, &view->fusion->rules);
    m_canvas.search().setGround({view->graph, view->made, rules});
    const bool isByRule = view->classes->by == Coloring::Rule;
    m_legend->setClasses(*view->classes, isByRule ? view->fusion->isStale : std::vector<bool>());
    m_sections->setPartition(ShownPartition{view->graph, rules, view->made, nullptr, view->costs});
}

void WindowPanels::showBound(int rule, const QString& pattern, const QString& entry)
{
    const auto& answer = m_workspace.fusion().answer();
    const bool isKnown = answer && answer->graph && rule >= 0
        && static_cast<std::size_t>(rule) < answer->rules.rules.size();
    const std::string patternName = pattern.toStdString();
    const std::string entryName = entry.toStdString();
    if (!isKnown) {
        const bool rewrites = answer && answer->graph && answer->rewriting && m_rewriting >= 0;
        m_canvas.canvas().setHighlight(
            rewrites ? operatorsTakenBy(*answer->rewriting, static_cast<std::uint32_t>(m_rewriting),
                                        patternName, entryName, *answer->graph)
                     : std::vector<NodeId>());
        return;
    }
    const Rule& about = answer->rules.rules[static_cast<std::size_t>(rule)];
    m_canvas.canvas().setHighlight(
        operatorsBoundBy(*answer, {about.name, patternName, entryName, about.file}));
}

void WindowPanels::listOperator(OperatorId id)
{
    m_docks.raise(ShowNodes);
    m_nodes->toggleOperator(id);
    m_nodes->focusList();
}

void WindowPanels::goToEntryOf(NodeId node)
{
    const auto& answer = m_workspace.fusion().answer();
    if (!answer)
        return;
    if (const auto binding = bindingOf(*answer, node))
        goToEntry(binding->rule, binding->pattern, binding->entry);
}

void WindowPanels::goToEntry(std::uint32_t rule, std::uint32_t pattern, EntryId entry)
{
    const auto& answer = m_workspace.fusion().answer();
    if (!answer || rule >= answer->rules.rules.size()
        || pattern >= answer->rules.rules[rule].patterns.size())
        return;
    RulesTab* const tab = m_workspace.fusion().tabOf(answer->rules.rules[rule].file);
    if (!tab)
        return;
    m_editors->goTo(*tab, rangeOf(*answer, {.rule = rule, .pattern = pattern, .entry = entry}));
    focusEditor();
}

void WindowPanels::goToText(const std::string& path, const TextRange& range)
{
    if (RulesTab* const tab = m_workspace.tabs().withName(path)) {
        m_editors->goTo(*tab, range);
        focusEditor();
    }
}

void WindowPanels::goToRule(std::uint32_t rule)
{
    const auto& answer = m_workspace.fusion().answer();
    if (!answer || rule >= answer->rules.rules.size())
        return;
    const Rule& wanted = answer->rules.rules[rule];
    RulesTab* const tab = m_workspace.fusion().tabOf(wanted.file);
    if (!tab)
        return;
    m_editors->goTo(*tab, wanted.nameRange);
    focusEditor();
}

void WindowPanels::showProblems(std::vector<Diagnostic> problems, StatusLine& status)
{
    const QIcon icon = problems.empty() ? m_theme.icon(QStringLiteral("check"), Ink::Success)
                                        : severityIcon(m_theme, worst(problems));
    m_problems->setProblems(std::move(problems));
    status.showProblems(m_problems->summary(), icon);
}

void WindowPanels::focusEditor()
{
    m_docks.raise(ShowEditor);
    editor().code().setFocus();
}

bool WindowPanels::isWriting() const
{
    return m_editors->isAncestorOf(QApplication::focusWidget());
}

RulesEditor& WindowPanels::editor()
{
    return m_editors->current();
}

} // namespace fusewright
