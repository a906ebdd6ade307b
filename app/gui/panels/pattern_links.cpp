// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/pattern_links.h"

#include "widgets/base/command_actions.h"
#include "widgets/document/text_places.h"
#include "widgets/document/workspace.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/editor_tabs.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/help/help_topic.h"
#include "widgets/pattern/pattern_panel.h"

namespace fusewright {

namespace {

/// Longer than the text is quiet before it is read: what is typed is shown once.
constexpr int restMilliseconds = 80;

} // namespace

PatternLinks::PatternLinks(Workspace& workspace, EditorTabs& editors, const Theme& theme,
                           const CommandActions& actions)
    : m_workspace(workspace),
      m_editors(editors),
      m_panel(new PatternPanel(
          [&workspace](const std::vector<TextEdit>& edits) { workspace.rules().apply(edits); },
          [&workspace] { return workspace.reading().current(); }, theme))
{
    m_caretMoved.setSingleShot(true);
    m_caretMoved.setInterval(restMilliseconds);
    connect(&editors, &EditorTabs::caretMoved, &m_caretMoved, qOverload<>(&QTimer::start));
    connect(&m_caretMoved, &QTimer::timeout, this, &PatternLinks::showPlace);
    connect(&workspace.tabs(), &RulesTabs::read, this, [this](const RulesTab& tab) {
        if (&tab == &m_workspace.tabs().current())
            showPlace();
    });
    connect(&workspace.tabs(), &RulesTabs::currentChanged, this, [this] {
        m_panel->forget();
        showAnswer();
        showPlace();
    });
    connect(m_panel, &PatternPanel::placeWanted, this, &PatternLinks::showPlace);
    connect(&workspace.fusion(), &LiveFusion::answered, this, &PatternLinks::showAnswer);
    connect(&workspace.tabs(), &RulesTabs::textChanged, this, &PatternLinks::showAnswer);
    connect(m_panel, &PatternPanel::placePicked, this, [this](const TextRange& range) {
        QTextCursor cursor = cursorFor(m_workspace.rules().document(), range);
        cursor.setPosition(cursor.selectionStart());
        m_editors.current().code().jumpTo(cursor);
    });
    connect(m_panel, &PatternPanel::textRequested, this,
            [this](const TextRange& range) { m_editors.current().goTo(range); });
    connect(m_panel, &PatternPanel::said, &editors, &EditorTabs::said);
    actions.attach(CommandScope::Panels, *m_panel);
    setHelpTopic(*m_panel, HelpTopic::Rules);
    showAnswer();
}

void PatternLinks::showPlace()
{
    if (!m_panel->isVisible() || !m_workspace.reading().latest())
        return;
    m_caretMoved.stop();
    m_panel->showPlace(m_workspace.reading().latest(),
                       positionAt(m_workspace.rules().document(),
                                  m_editors.current().code().textCursor().position()));
}

void PatternLinks::showAnswer()
{
    const LiveFusion& fusion = m_workspace.fusion();
    const RulesTab& tab = m_workspace.tabs().current();
    m_panel->setAnswer(fusion.answer(), fusion.fileOf(tab),
                       fusion.isCurrent() ? fusion.problemsOf(tab) : std::vector<Diagnostic>());
}

} // namespace fusewright
