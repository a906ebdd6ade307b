// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/preferences/preference_commands.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/preferences.h"

#include <QAction>
#include <QActionGroup>

namespace fusewright {

namespace {

using enum CommandId;

void bind(QAction* action, Preference<bool>& preference)
{
    action->setCheckable(true);
    const auto follow = [action, &preference] { action->setChecked(preference.value()); };
    follow();
    QObject::connect(&preference, &PreferenceSignal::changed, action, follow);
    QObject::connect(action, &QAction::triggered, action,
                     [&preference](bool checked) { preference.setValue(checked); });
}

/// Makes an action stand for one value of a preference.
template <class T>
void bind(QAction* action, Preference<T>& preference, const T& value, QActionGroup* group)
{
    action->setCheckable(true);
    group->addAction(action);
    const auto follow = [action, &preference, value] {
        action->setChecked(preference.value() == value);
    };
    follow();
    QObject::connect(&preference, &PreferenceSignal::changed, action, follow);
    QObject::connect(action, &QAction::triggered, action,
                     [&preference, value] { preference.setValue(value); });
}

} // namespace

void connectPreferences(CommandActions& actions, Preferences& preferences,
                        const QStringList& languages)
{
    actions.follow(preferences.shortcuts);
    bind(actions[ColorBlindPalette], preferences.colorBlindPalette);
    bind(actions[ReducedMotion], preferences.reducedMotion);
    bind(actions[ShowNearMisses], preferences.showsNearMisses);
    bind(actions[ShowMap], preferences.showsMap);
    bind(actions[WheelZooms], preferences.wheelZooms);

    auto* themes = new QActionGroup(&actions);
    bind(actions[ThemeSystem], preferences.theme, ThemeChoice::System, themes);
    bind(actions[ThemeLight], preferences.theme, ThemeChoice::Light, themes);
    bind(actions[ThemeDark], preferences.theme, ThemeChoice::Dark, themes);

    auto* tongues = new QActionGroup(&actions);
    bind(actions[LanguageSystem], preferences.language, QString(), tongues);
    const std::pair<CommandId, const char*> codes[] = {{LanguageEnglish, "en"},
                                                       {LanguageGerman, "de"},
                                                       {LanguageFrench, "fr"},
                                                       {LanguageJapanese, "ja"},
                                                       {LanguageChinese, "zh_CN"}};
    for (const auto& [id, code] : codes) {
        bind(actions[id], preferences.language, QString::fromLatin1(code), tongues);
        actions[id]->setVisible(languages.contains(QLatin1String(code)));
    }
}

void followPreferences(Theme& theme, const Preferences& preferences)
{
    const auto follow = [&theme, &preferences] {
        theme.setColorBlind(preferences.colorBlindPalette.value());
        theme.setChoice(preferences.theme.value());
    };
    follow();
    QObject::connect(&preferences.theme, &PreferenceSignal::changed, &theme, follow);
    QObject::connect(&preferences.colorBlindPalette, &PreferenceSignal::changed, &theme, follow);
}

} // namespace fusewright
