// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <map>
#include <vector>

class QStackedWidget;
class QToolButton;

namespace fusewright {

class LiveFusion;
class RulesEditor;
class RulesTab;
class RulesTabBar;
class RulesTabs;
class Theme;

/// The rules texts that are open, each with an editor of its own: history, folds and caret stay
/// with the text. It asks nobody; what must be asked is requested.
class EditorTabs : public QWidget {
    Q_OBJECT

public:
    /// All must outlive it.
    EditorTabs(RulesTabs& tabs, LiveFusion& fusion, const Theme& theme, QWidget* parent = nullptr);

    RulesEditor& current() const;
    RulesEditor& editorOf(const RulesTab& tab) const;
    /// From left to right.
    std::vector<RulesEditor*> editors() const;
    RulesTabBar& bar() { return *m_bar; }
    QToolButton& newButton() { return *m_new; }

    /// Does this to every editor, now and to those that come.
    void forEach(std::function<void(RulesEditor&)> does);
    /// Selects a range of a text and shows it.
    void goTo(RulesTab& tab, const TextRange& range);

signals:
    void currentChanged();
    // Of the current editor; for another one they are told anew.
    void caretMoved();
    void entryUnderCaret(int rule, const QString& pattern, const QString& entry);
    void rewritingUnderCaret(int rule, const QString& pattern, const QString& entry);
    void said(const QString& words);

    void newRequested();
    void closeRequested(fusewright::RulesTab& tab);
    void closeOthersRequested(fusewright::RulesTab& tab);

private:
    void addEditor(RulesTab& tab);
    void removeEditor(const RulesTab& tab);
    void showCurrent();

    RulesTabs& m_tabs;
    LiveFusion& m_fusion;
    const Theme& m_theme;
    RulesTabBar* m_bar;
    QToolButton* m_new;
    QStackedWidget* m_stack;
    std::map<int, RulesEditor*> m_editors; ///< By text.
    std::vector<std::function<void(RulesEditor&)>> m_forEach;
};

} // namespace fusewright
