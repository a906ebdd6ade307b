// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringList>

class QObject;

namespace fusewright {

class CommandActions;
struct Preferences;
class Theme;

/// Makes the commands of the theme, the language, the palette, motion and the wheel set the
/// preferences and show them, and lets the actions have the user's keys.
///
/// A language that is not among `languages` has no command that shows. All must outlive `actions`.
void connectPreferences(CommandActions& actions, Preferences& preferences,
                        const QStringList& languages);

/// Makes a theme look as the preferences say, now and whenever they change.
void followPreferences(Theme& theme, const Preferences& preferences);

} // namespace fusewright
