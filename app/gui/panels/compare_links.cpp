// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/compare_links.h"

#include "app/gui/picture/canvas_page.h"
#include "engine/graph/graph.h"
#include "engine/rules/rule_language.h"
#include "widgets/base/command_actions.h"
#include "widgets/document/workspace.h"
#include "widgets/help/help_topic.h"

#include <QAction>

namespace fusewright {

using enum CommandId;

CompareLinks::CompareLinks(Workspace& workspace, const Theme& theme, const CommandActions& actions,
                           CanvasPage& canvas, QWidget& window)
    : QObject(&window),
      m_workspace(workspace),
      m_theme(theme),
      m_actions(actions),
      m_canvas(canvas),
      m_window(window)
{
    connect(actions[CompareRulesFiles], &QAction::triggered, this, &CompareLinks::open);
    connect(&workspace.tabs(), &RulesTabs::tabsChanged, this, &CompareLinks::updateCommand);
    connect(&workspace.model(), &ModelDocument::groundChanged, this, &CompareLinks::updateCommand);
    connect(&workspace.model(), &ModelDocument::modelClosed, this, &CompareLinks::updateCommand);
    updateCommand();
}

void CompareLinks::updateCommand()
{
    const bool canCompare = m_workspace.model().isOpen() && m_workspace.tabs().count() > 1;
    m_actions[CompareRulesFiles]->setEnabled(canCompare);
    // What is compared is what was open.
    if (m_dialog)
        m_dialog->close();
}

/// The text one is at with the one beside it.
void CompareLinks::open()
{
    RulesTabs& tabs = m_workspace.tabs();
    delete m_dialog;
    QStringList names;
    m_tabs.clear();
    for (const RulesTab* const tab : tabs.all()) {
        names.append(tab->name());
        m_tabs.push_back(tab->id());
    }
    m_dialog = new CompareDialog(m_theme, names, m_job, &m_window);
    setHelpTopic(*m_dialog, HelpTopic::Translation);
    const auto place = static_cast<int>(tabs.placeOf(tabs.current()));
    const int beside = place + 1 < static_cast<int>(tabs.count()) ? place + 1 : place - 1;
    m_dialog->choose(place, beside);
    connect(m_dialog, &CompareDialog::filesChosen, this, &CompareLinks::compare);
    connect(m_dialog, &CompareDialog::nodesPicked, this, &CompareLinks::show);
    connect(m_dialog, &QDialog::finished, &m_job, &JobSlot::cancel);
    m_dialog->show();
    compare();
}

void CompareLinks::compare()
{
    m_ground = m_workspace.model().ground();
    const std::array<int, 2> chosen = m_dialog->chosen();
    std::array<std::shared_ptr<const RulesText>, 2> texts;
    std::array<RuleContext, 2> contexts;
    std::array<QString, 2> names;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        RulesTab* const tab = m_workspace.tabs().find(m_tabs[static_cast<std::size_t>(chosen[at])]);
        if (!tab || !m_ground)
            return;
        texts[at] = tab->reading().current();
        contexts[at] = tab->reading().groundContext();
        names[at] = tab->name();
    }
    m_job.start(
        [texts, contexts, names, graph = m_ground](const CancelToken& cancel, ProgressSink&) {
            auto made = std::make_shared<ComparedFiles>();
            made->graph = graph;
            made->names = names;
            for (std::size_t at = 0; at < texts.size(); ++at)
                made->rules[at] =
                    texts[at]->language().makeReader(contexts[at])->check(texts[at]).rules;
            made->comparison = compareFiles(graph, made->rules[0], made->rules[1], cancel);
            return std::shared_ptr<const ComparedFiles>(std::move(made));
        },
        [this](const std::shared_ptr<const ComparedFiles>& made) {
            if (m_dialog)
                m_dialog->setResult(made);
        });
}

/// As far as they are on screen: rules may have rewritten some.
void CompareLinks::show(const std::vector<NodeId>& nodes)
{
    const std::shared_ptr<const Graph>& shown = m_workspace.model().graph();
    if (!m_ground || !shown)
        return;
    std::vector<NodeId> there;
    for (const NodeId node : nodes) {
        if (const auto here = shown->findNode(m_ground->nodeName(node)))
            there.push_back(*here);
    }
    if (!there.empty())
        m_canvas.show(there, there.front());
}

} // namespace fusewright
