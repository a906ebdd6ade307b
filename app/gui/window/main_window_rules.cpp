// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// What the window does with the rules texts that are open.

#include "app/gui/window/main_window.h"

#include "app/gui/files/rules_files.h"
#include "app/gui/files/translate_links.h"
#include "app/gui/frame/remembered_rules.h"
#include "app/gui/panels/compare_links.h"
#include "app/gui/panels/window_panels.h"
#include "app/gui/picture/canvas_page.h"
#include "engine/rules/rule_language.h"
#include "widgets/base/message_strip.h"
#include "widgets/editor/editor_tabs.h"
#include "widgets/editor/rules_editor.h"

#include <QAction>
#include <QFileInfo>

#include <algorithm>

namespace fusewright {

using enum CommandId;

void MainWindow::connectRules()
{
    RulesTabs& tabs = m_workspace.tabs();
    connect(&tabs, &RulesTabs::replaced, this, &MainWindow::showRules);
    connect(&tabs, &RulesTabs::pathChanged, this, &MainWindow::rememberRules);
    for (const auto change : {&RulesTabs::tabsChanged, &RulesTabs::orderChanged,
                              &RulesTabs::ticksChanged, &RulesTabs::currentChanged})
        connect(&tabs, change, this, &MainWindow::rememberRules);
    connect(&tabs, &RulesTabs::looksChanged, this, &MainWindow::showTitle);
}

void MainWindow::connectRulesCommands()
{
    RulesTabs& tabs = m_workspace.tabs();
    EditorTabs& editors = m_panels->editors();
    const auto on = [this](CommandId id, auto does) {
        connect(m_actions[id], &QAction::triggered, this, does);
    };
    on(NewRules, [this] {
        m_rulesFiles->startNew();
        showRules();
        m_panels->focusEditor();
    });
    on(SaveRules, [this, &tabs] { m_rulesFiles->save(tabs.current()); });
    on(SaveRulesAs, [this, &tabs] { m_rulesFiles->saveAs(tabs.current()); });
    m_comparisons = new CompareLinks(m_workspace, m_theme, m_actions, *m_canvasPage, *this);
    on(TranslateRules, [this, &tabs] { m_translations->open(tabs.current()); });
    connect(m_translations, &TranslateLinks::failed, m_error, &MessageStrip::tell);
    connect(m_translations, &TranslateLinks::opened, this, [this] {
        showRules();
        m_panels->focusEditor();
    });
    on(SaveAllRules, [this] { m_rulesFiles->saveAll(); });
    on(ReloadRules, [this, &tabs] { m_rulesFiles->reload(tabs.current()); });
    on(CloseRules, [this, &tabs] { m_rulesFiles->close(tabs.current()); });
    on(CloseOtherRules, [this, &tabs] { m_rulesFiles->closeOthers(tabs.current()); });
    on(NextRules, [&tabs] { tabs.stepCurrent(1); });
    on(PreviousRules, [&tabs] { tabs.stepCurrent(-1); });
    m_actions[UseRules]->setCheckable(true);
    on(UseRules, [&tabs](bool isUsed) { tabs.current().setTicked(isUsed); });
    connect(&editors, &EditorTabs::newRequested, m_actions[NewRules], &QAction::trigger);
    connect(&editors, &EditorTabs::closeRequested, m_rulesFiles, &RulesFiles::close);
    connect(&editors, &EditorTabs::closeOthersRequested, m_rulesFiles, &RulesFiles::closeOthers);
    for (const auto change :
         {&RulesTabs::tabsChanged, &RulesTabs::ticksChanged, &RulesTabs::currentChanged})
        connect(&tabs, change, this, &MainWindow::updateCommands);
}

/// The first of them is the one to look at.
void MainWindow::openRules(const QStringList& paths)
{
    RulesTab* first = nullptr;
    for (const QString& path : paths) {
        RulesTab* const tab = m_workspace.openRules(path);
        first = first ? first : tab;
    }
    if (!first)
        return;
    m_workspace.tabs().setCurrent(*first);
    showRules();
}

void MainWindow::showRules()
{
    showProblems();
    if (!isWorking() || !m_workspace.model().isOpen())
        showPage(m_canvasPage);
    showTitle();
}

void MainWindow::resumeRules()
{
    // What is opened is remembered anew, so it is read first.
    const RememberedRules rules = decodeRules(m_options.rules.value(), m_options.editor.value());
    RulesTab* current = nullptr;
    for (std::size_t at = 0; at < rules.tabs.size(); ++at) {
        const RememberedTab& remembered = rules.tabs[at];
        if (remembered.path.isEmpty() || !QFileInfo::exists(remembered.path))
            continue;
        RulesTab* const tab = m_workspace.openRules(remembered.path);
        if (!tab)
            continue;
        tab->setTicked(remembered.isTicked);
        tab->reading().chooseLanguage(findRuleLanguage(remembered.language.toStdString()));
        m_panels->editors().editorOf(*tab).restore(remembered.editor);
        if (!current || static_cast<int>(at) <= rules.current)
            current = tab;
    }
    if (current)
        m_workspace.tabs().setCurrent(*current);
}

void MainWindow::rememberRules()
{
    RememberedRules rules = rememberedRules(m_workspace.tabs());
    const std::vector<RulesEditor*> editors = m_panels->editors().editors();
    for (std::size_t at = 0; at < editors.size(); ++at)
        rules.tabs[at].editor = editors[at]->state();
    m_options.rules.setValue(encodeRules(rules));
    showTitle();
}

void MainWindow::restoreEditors()
{
    const RememberedRules rules = decodeRules(m_options.rules.value());
    const std::vector<RulesEditor*> editors = m_panels->editors().editors();
    for (std::size_t at = 0; at < std::min(rules.tabs.size(), editors.size()); ++at)
        editors[at]->restore(rules.tabs[at].editor);
}

} // namespace fusewright
