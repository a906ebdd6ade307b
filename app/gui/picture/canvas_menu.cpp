// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/picture/canvas_menu.h"

#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "engine/session/fusion_bindings.h"
#include "engine/session/fusion_session.h"
#include "widgets/base/command_actions.h"
#include "widgets/base/text.h"
#include "widgets/base/theme.h"
#include "widgets/canvas/graph_canvas.h"
#include "widgets/document/model_document.h"
#include "widgets/document/rule_title.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace fusewright {

namespace {

using enum CommandId;

constexpr int titleWidth = 60 * grid;

/// A name in a menu: its ampersands are no mnemonics.
QString nameText(const QString& name, const QMenu& menu)
{
    QString text = menu.fontMetrics().elidedText(name, Qt::ElideMiddle, titleWidth);
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

void copyLines(const QStringList& lines)
{
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

} // namespace

CanvasMenu::CanvasMenu(ModelDocument& model, const Theme& theme, const CommandActions& actions,
                       CanvasPage& page)
    : QObject(&page), m_model(model), m_theme(theme), m_actions(actions), m_page(page)
{
    connect(&page.canvas(), &GraphCanvas::contextMenuRequested, this, &CanvasMenu::popUp);
}

void CanvasMenu::popUp(NodeId node, QPoint place)
{
    if (!m_page.content().view())
        return;
    const GraphCanvas& canvas = m_page.canvas();
    const QPoint point = canvas.viewport()->mapFromGlobal(place);
    auto* menu = new QMenu(&m_page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu, {node, canvas.probe().valueAt(point), canvas.probe().groupAt(point)});
    menu->popup(place);
}

void CanvasMenu::fill(QMenu& menu, const Place& place)
{
    if (!m_page.content().view())
        return;
    if (place.node.isValid())
        addOperator(menu, place.node);
    else if (place.value.isValid())
        addValue(menu, place.value);
    if (place.group)
        addGroup(menu, *place.group);
    if (place.node.isValid()) {
        addFusion(menu, place.node);
        return;
    }
    menu.addSeparator();
    addCommands(menu, {FitView, ZoomIn, ZoomOut, ZoomReset});
    menu.addSeparator();
    addCommands(menu, {CollapseBySection, CollapseByModule, FoldRepeats, ExpandAll});
    menu.addSeparator();
    addCommands(menu, {NextBlock, PreviousBlock});
    menu.addSeparator();
    addCommands(menu, {ShowShapes, FindNodes});
}

void CanvasMenu::addCommands(QMenu& menu, std::initializer_list<CommandId> ids)
{
    for (const CommandId id : ids)
        menu.addAction(m_actions[id]);
}

void CanvasMenu::addOperator(QMenu& menu, NodeId node)
{
    const std::vector<NodeId>& selected = m_page.canvas().selection();
    const std::vector<NodeId> nodes = selected.empty() ? std::vector{node} : selected;
    addNested(menu, node);
    auto* copy = menu.addAction(
        m_theme.icon(QStringLiteral("copy")),
        nodes.size() == 1 ? tr("&Copy name") : tr("&Copy %1 names").arg(countText(nodes.size())));
    connect(copy, &QAction::triggered, this, [this, nodes] {
        QStringList names;
        for (const NodeId each : nodes)
            names.append(toQt(m_model.graph()->nodeName(each)));
        copyLines(names);
    });
    menu.addAction(m_actions[ZoomToSelection]);
    menu.addAction(m_actions[RuleFromSelection]);
    auto* list = menu.addAction(tr("Show in the &list"));
    connect(list, &QAction::triggered, this, [this, node] { emit listRequested(node); });
}

void CanvasMenu::addValue(QMenu& menu, ValueId value)
{
    auto* copy = menu.addAction(m_theme.icon(QStringLiteral("copy")), tr("&Copy name"));
    connect(copy, &QAction::triggered, this,
            [this, value] { copyLines({toQt(m_model.graph()->valueName(value))}); });
    const NodeId maker = m_model.graph()->producer(value);
    if (!maker.isValid())
        return;
    auto* go = menu.addAction(tr("&Go to its producer"));
    connect(go, &QAction::triggered, this, [this, maker] { m_page.show({maker}, maker); });
}

void CanvasMenu::addNested(QMenu& menu, NodeId node)
{
    const Graph& graph = *m_model.graph();
    const auto own = graph.nested(node);
    if (own.empty())
        return;
    auto position = static_cast<std::uint32_t>(own.data() - graph.nested().data());
    for (const NestedGraph& nested : own) {
        const QString name = nameText(toQt(graph.text(nested.attribute)), menu);
        auto* go = menu.addAction(m_theme.icon(QStringLiteral("nested")), tr("Enter %1").arg(name));
        connect(go, &QAction::triggered, &m_model,
                [this, position] { m_model.enterNested(position); });
        ++position;
    }
    menu.addSeparator();
}

void CanvasMenu::addGroup(QMenu& menu, std::uint32_t group)
{
    const CanvasView& view = *m_page.content().view();
    if (group >= view.groups->titles.size())
        return;
    menu.addSeparator();
    const QString title = nameText(toQt(view.groups->titles[group]), menu);
    const bool isClosed = view.groups->groups.isClosed[group];
    auto* toggle =
        menu.addAction(isClosed ? tr("&Open %1").arg(title) : tr("Cl&ose %1").arg(title));
    connect(toggle, &QAction::triggered, this,
            [this, group] { m_page.content().toggleGroup(group); });
    auto* select = menu.addAction(tr("Select %1").arg(title));
    connect(select, &QAction::triggered, this, [this, group] {
        const auto groups = m_page.content().view()->groups;
        const auto isWithin = [&](std::uint32_t inner) {
            while (inner != noGroup && inner != group)
                inner = groups->groups.parentOf[inner];
            return inner == group;
        };
        m_page.select([&](NodeId node) { return isWithin(groups->groups.groupOf[node.index]); });
    });
}

void CanvasMenu::addSteps(QMenu& menu, NodeId node, std::optional<std::uint32_t> own)
{
    const RuleSet& rules = m_page.content().view()->fusion->rules;
    const auto rule = m_stepRule && *m_stepRule < rules.rules.size() ? m_stepRule : own;
    // Only the model's own graph is searched.
    if (!rule || m_page.content().view()->fusion->graph != m_page.content().view()->graph)
        return;
    const QString name = nameText(ruleTitle(rules, rules.rules[*rule]), menu);
    auto* step = menu.addAction(m_theme.icon(QStringLiteral("steps")),
                                tr("Step &through %1 here").arg(name));
    connect(step, &QAction::triggered, this,
            [this, rule = *rule, node] { emit stepRequested(rule, node); });
}

void CanvasMenu::addFusion(QMenu& menu, NodeId node)
{
    const CanvasView& view = *m_page.content().view();
    const Graph& graph = *view.graph;
    menu.addSeparator();
    const auto binding = bindingOf(*view.fusion, node);
    addSteps(menu, node, binding ? std::optional(binding->rule) : std::nullopt);
    if (binding) {
        const RuleSet& rules = view.fusion->rules;
        const QString name = nameText(ruleTitle(rules, rules.rules[binding->rule]), menu);
        auto* go = menu.addAction(m_theme.icon(QStringLiteral("rule")),
                                  tr("&Go to the rule %1").arg(name));
        connect(go, &QAction::triggered, this, [this, node] { emit ruleRequested(node); });
    }
    const Partition& partition = view.made->partition;
    const std::uint32_t section = partition.sectionOf[node.index];
    if (partition.sections[section].nodes.size() > 1) {
        auto* select = menu.addAction(tr("Select the &section"));
        connect(select, &QAction::triggered, this, [this, section] {
            const auto& sectionOf = m_page.content().view()->made->partition.sectionOf;
            m_page.select([&](NodeId each) { return sectionOf[each.index] == section; });
        });
    }
    const OperatorId kind = graph.operatorId(node);
    const QString name = nameText(toQt(graph.canonicalName(node)), menu);
    auto* alike = menu.addAction(tr("Select &all %1").arg(name));
    connect(alike, &QAction::triggered, this, [this, kind] {
        m_page.select(
            [&, graph = m_model.graph()](NodeId each) { return graph->operatorId(each) == kind; });
    });
}

bool CanvasMenu::enter(NodeId node)
{
    const Graph& graph = *m_model.graph();
    const auto own = graph.nested(node);
    if (own.empty())
        return false;
    if (own.size() == 1) {
        m_model.enterNested(static_cast<std::uint32_t>(own.data() - graph.nested().data()));
        return true;
    }
    GraphCanvas& canvas = m_page.canvas();
    auto* menu = new QMenu(&m_page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addNested(*menu, node);
    menu->setActiveAction(menu->actions().front());
    menu->popup(canvas.viewport()->mapToGlobal(canvas.probe().itemRect(node).center().toPoint()));
    return true;
}

} // namespace fusewright
