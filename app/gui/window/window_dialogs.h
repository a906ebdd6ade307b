// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/palette_model.h"
#include "widgets/help/help_topic.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

class QWidget;

namespace fusewright {

class CommandActions;
class CommandPalette;
class HelpWindow;
class PreferencesDialog;
struct Program;
class WindowPanels;

/// What comes up over the window: the command palette, help, preferences, about.
class WindowDialogs : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; the dialogs belong to `window`.
    WindowDialogs(Program& program, CommandActions& actions, WindowPanels& panels, QWidget& window);

    bool showsPreferences() const;

private:
    void connectPalette(CommandActions& actions);
    void connectHelp(CommandActions& actions);
    void connectPreferencesDialog(CommandActions& actions);
    void showGallery();
    std::vector<PaletteEntry> rulesAndOperators() const;
    void showHelp(std::optional<HelpTopic> topic);
    enum class PreferencesPart { General, Shortcuts };
    void showPreferences(PreferencesPart part);

    Program& m_program;
    WindowPanels& m_panels;
    QWidget& m_window;
    CommandPalette* m_palette;
    HelpWindow* m_help = nullptr;
    QPointer<PreferencesDialog> m_preferences;
};

} // namespace fusewright
