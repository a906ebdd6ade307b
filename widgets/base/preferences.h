// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "widgets/base/preference.h"
#include "widgets/base/shortcuts.h"
#include "widgets/base/theme.h"

namespace fusewright {

/// How many columns a tabulator may be wide, and how large the editor's letters may be.
inline constexpr int leastTabWidth = 1;
inline constexpr int mostTabWidth = 16;
inline constexpr int leastFontSize = 6;
inline constexpr int mostFontSize = 48;

/// What the user has chosen for all windows and files.
struct Preferences {
    /// `store` must outlive the preferences.
    explicit Preferences(QSettings& store)
        : language(store, QStringLiteral("view/language"), {}),
          theme(store, QStringLiteral("view/theme"), ThemeChoice::System),
          colorBlindPalette(store, QStringLiteral("view/colorBlindPalette"), false),
          reducedMotion(store, QStringLiteral("view/reducedMotion"), false),
          showsNearMisses(store, QStringLiteral("graph/showsNearMisses"), true),
          showsMap(store, QStringLiteral("graph/showsMap"), true),
          wheelZooms(store, QStringLiteral("graph/wheelZooms"), true),
          editorFontSize(store, QStringLiteral("editor/fontSize"), 0),
          editorTabWidth(store, QStringLiteral("editor/tabWidth"), 2),
          includeFolders(store, QStringLiteral("rules/includeFolders"), {}),
          shortcuts(store)
    {
    }

    Preference<QString> language; ///< `de`; empty for the language of the system.
    Preference<ThemeChoice> theme;
    Preference<bool> colorBlindPalette;
    Preference<bool> reducedMotion;         ///< Nothing slides or fades.
    Preference<bool> showsNearMisses;       ///< Of the rule under the caret, in the picture.
    Preference<bool> showsMap;              ///< In a corner, while not all of a picture is in view.
    Preference<bool> wheelZooms;            ///< Else it scrolls, and zooms with Ctrl.
    Preference<int> editorFontSize;         ///< In points; 0 for the size of the system.
    Preference<int> editorTabWidth;         ///< In columns.
    Preference<QStringList> includeFolders; ///< Of files that rules files include.
    Shortcuts shortcuts;
};

} // namespace fusewright
