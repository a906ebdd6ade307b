// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

#include <vector>

class QAction;
class QWidget;

namespace fusewright {

/// Which menu an action belongs in.
enum class EditorMenu { Edit, Find, Lines, Carets, Folds, Code, View };

/// An action of the editor; its keys work while the editor has the focus.
struct EditorAction {
    EditorMenu menu = EditorMenu::Edit;
    QAction* action = nullptr;
};

class RulesEditor;

/// Everything that the rules editor can be told to do, for menus and keys. An action's object name
/// is its name in English, and stable.
class EditorActions : public QObject {
    Q_OBJECT

public:
    explicit EditorActions(RulesEditor& editor);

    const std::vector<EditorAction>& all() const { return m_actions; }
    /// Null when there is none of that name.
    QAction* find(const QString& name) const;

private:
    template <class Receiver>
    void add(EditorMenu menu, const char* name, const QString& text, const char* keys,
             Receiver* receiver, void (Receiver::*slot)());
    void addTextActions(RulesEditor& editor);
    void addCaretActions(RulesEditor& editor);
    void addRulesActions(RulesEditor& editor);

    QWidget& m_home;
    std::vector<EditorAction> m_actions;
};

} // namespace fusewright
