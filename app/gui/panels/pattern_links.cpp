// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "app/gui/panels/pattern_links.h"

#include "widgets/base/command_actions.h"
#include "widgets/document/text_places.h"
#include "widgets/document/workspace.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/help/help_topic.h"
#include "widgets/pattern/pattern_panel.h"

namespace fusewright {

namespace {

/// Longer than the text is quiet before it is read: what is typed is shown once.
constexpr int restMilliseconds = 80;

} // namespace

PatternLinks::PatternLinks(Workspace& workspace, RulesEditor& editor, const Theme& theme,
                           const CommandActions& actions)
    : m_workspace(workspace),
      m_editor(editor),
      m_panel(new PatternPanel(
          workspace.rules(), [&workspace] { return workspace.reading().current(); }, theme))
{
    m_caretMoved.setSingleShot(true);
    m_caretMoved.setInterval(restMilliseconds);
    connect(&editor.code(), &QPlainTextEdit::cursorPositionChanged, &m_caretMoved,
            qOverload<>(&QTimer::start));
    connect(&m_caretMoved, &QTimer::timeout, this, &PatternLinks::showPlace);
    connect(&workspace.reading(), &RulesReading::read, this, &PatternLinks::showPlace);
    connect(m_panel, &PatternPanel::placeWanted, this, &PatternLinks::showPlace);
    connect(&workspace.fusion(), &LiveFusion::answered, this, &PatternLinks::showAnswer);
    connect(&workspace.rules(), &RulesDocument::textChanged, this, &PatternLinks::showAnswer);
    connect(m_panel, &PatternPanel::placePicked, this, [this](const TextRange& range) {
        QTextCursor cursor = cursorFor(m_workspace.rules().document(), range);
        cursor.setPosition(cursor.selectionStart());
        m_editor.code().jumpTo(cursor);
    });
    connect(m_panel, &PatternPanel::textRequested, &editor, &RulesEditor::goTo);
    connect(m_panel, &PatternPanel::said, &editor, &RulesEditor::said);
    actions.attach(CommandScope::Panels, *m_panel);
    setHelpTopic(*m_panel, HelpTopic::Rules);
    showAnswer();
}

void PatternLinks::showPlace()
{
    if (!m_panel->isVisible() || !m_workspace.reading().latest())
        return;
    m_caretMoved.stop();
    m_panel->showPlace(
        m_workspace.reading().latest(),
        positionAt(m_workspace.rules().document(), m_editor.code().textCursor().position()));
}

void PatternLinks::showAnswer()
{
    m_panel->setAnswer(m_workspace.fusion().answer(), m_workspace.fusion().isCurrent());
}

} // namespace fusewright
