// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/editor/editor_tabs.h"

#include "widgets/base/theme.h"
#include "widgets/document/live_fusion.h"
#include "widgets/document/rules_tabs.h"
#include "widgets/editor/code_editor.h"
#include "widgets/editor/language_choice.h"
#include "widgets/editor/rules_editor.h"
#include "widgets/editor/rules_tab_bar.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace fusewright {

EditorTabs::EditorTabs(RulesTabs& tabs, LiveFusion& fusion, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_tabs(tabs),
      m_fusion(fusion),
      m_theme(theme),
      m_bar(new RulesTabBar(tabs, theme)),
      m_new(new QToolButton),
      m_stack(new QStackedWidget)
{
    m_new->setObjectName(QStringLiteral("newTab"));
    m_new->setIcon(theme.icon(QStringLiteral("plus"), Ink::Muted));
    m_new->setIconSize({3 * grid, 3 * grid});
    m_new->setFixedSize({6 * grid, 6 * grid});
    m_new->setAutoRaise(true);
    m_new->setFocusPolicy(Qt::NoFocus); // There is a command for it.
    m_new->setToolTip(tr("New rules in a new tab"));
    m_new->setAccessibleName(m_new->toolTip());
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, grid, 0);
    row->setSpacing(grid);
    row->addWidget(m_bar);
    row->addWidget(m_new);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(new LanguageChoice(tabs));
    column->addWidget(m_stack, 1);
    setFocusProxy(m_stack);

    connect(m_new, &QToolButton::clicked, this, &EditorTabs::newRequested);
    connect(m_bar, &RulesTabBar::newRequested, this, &EditorTabs::newRequested);
    connect(m_bar, &RulesTabBar::closeRequested, this, &EditorTabs::closeRequested);
    connect(m_bar, &RulesTabBar::closeOthersRequested, this, &EditorTabs::closeOthersRequested);
    for (RulesTab* tab : tabs.all())
        addEditor(*tab);
    connect(&tabs, &RulesTabs::added, this, &EditorTabs::addEditor);
    connect(&tabs, &RulesTabs::closing, this, &EditorTabs::removeEditor);
    connect(&tabs, &RulesTabs::currentChanged, this, &EditorTabs::showCurrent);
    showCurrent();
}

RulesEditor& EditorTabs::current() const
{
    return editorOf(m_tabs.current());
}

RulesEditor& EditorTabs::editorOf(const RulesTab& tab) const
{
    return *m_editors.at(tab.id());
}

std::vector<RulesEditor*> EditorTabs::editors() const
{
    std::vector<RulesEditor*> editors;
    for (const RulesTab* tab : m_tabs.all())
        editors.push_back(&editorOf(*tab));
    return editors;
}

void EditorTabs::addEditor(RulesTab& tab)
{
    auto* editor = new RulesEditor(tab, m_fusion, m_theme);
    m_editors.emplace(tab.id(), editor);
    m_stack->addWidget(editor);
    const auto isCurrent = [this, &tab] { return &tab == &m_tabs.current(); };
    connect(&editor->code(), &QPlainTextEdit::cursorPositionChanged, this, [this, isCurrent] {
        if (isCurrent())
            emit caretMoved();
    });
    connect(editor, &RulesEditor::entryUnderCaret, this,
            [this, isCurrent](int rule, const QString& pattern, const QString& entry) {
                if (isCurrent())
                    emit entryUnderCaret(rule, pattern, entry);
            });
    connect(editor, &RulesEditor::rewritingUnderCaret, this,
            [this, isCurrent](int rule, const QString& pattern, const QString& entry) {
                if (isCurrent())
                    emit rewritingUnderCaret(rule, pattern, entry);
            });
    connect(editor, &RulesEditor::said, this, &EditorTabs::said);
    for (const auto& does : m_forEach)
        does(*editor);
}

void EditorTabs::removeEditor(const RulesTab& tab)
{
    const auto closed = m_editors.extract(tab.id());
    m_stack->removeWidget(closed.mapped());
    // Its menu may be what closes it.
    closed.mapped()->disconnect(this);
    closed.mapped()->deleteLater();
}

void EditorTabs::showCurrent()
{
    m_stack->setCurrentWidget(&current());
    m_stack->setFocusProxy(&current());
    emit currentChanged();
    emit caretMoved();
    current().tellEntry();
}

void EditorTabs::forEach(std::function<void(RulesEditor&)> does)
{
    for (RulesEditor* editor : editors())
        does(*editor);
    m_forEach.push_back(std::move(does));
}

void EditorTabs::goTo(RulesTab& tab, const TextRange& range)
{
    m_tabs.setCurrent(tab);
    current().goTo(range);
}

} // namespace fusewright
