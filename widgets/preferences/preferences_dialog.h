// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/command_table.h"

#include <QDialog>

class QTabWidget;

namespace fusewright {

class GeneralPage;
struct Preferences;
class ShortcutsPage;
class Theme;

/// What the user can choose. Every change applies at once, so there is nothing to confirm.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    /// `languages` are the codes that the program has texts for.
    PreferencesDialog(const Theme& theme, Preferences& preferences, const QStringList& languages,
                      QWidget* parent = nullptr);

    void showGeneral();
    void showShortcuts();
    ShortcutsPage& shortcuts() { return *m_shortcuts; }

private:
    QTabWidget* m_tabs;
    QWidget* m_general;
    ShortcutsPage* m_shortcuts;
};

} // namespace fusewright
