// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_table.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace fusewright {

class KeyEdit;
class SearchField;
class ShortcutList;
class Shortcuts;
class Theme;
struct KeyClash;

/// Shows the keys of every command and lets them be changed, at once.
///
/// A key that would mean two things in one room is not taken; the page says what else it is.
class ShortcutsPage : public QWidget {
    Q_OBJECT

public:
    ShortcutsPage(const Theme& theme, Shortcuts& shortcuts, QWidget* parent = nullptr);

    void setCommand(CommandId id);
    /// What the page says about the keys that were pressed last.
    QString message() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createEditor();
    void connectParts();
    void showCommand();
    void showChips(const QList<QKeySequence>& keys);
    void take(const QKeySequence& keys);
    void takeFromOthers();
    void remove(const QKeySequence& keys);
    QString clashText(const QKeySequence& keys, const KeyClash& clash) const;

    const Theme& m_theme;
    Shortcuts& m_shortcuts;
    SearchField* m_search;
    ShortcutList* m_list;
    QLabel* m_name;
    QHBoxLayout* m_chips;
    KeyEdit* m_edit;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
    QLabel* m_message;
    QPushButton* m_takeAnyway;
    QKeySequence m_refused;
};

} // namespace fusewright
