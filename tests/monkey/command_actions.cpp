// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/monkey/action.h"
#include "tests/monkey/chance.h"
#include "tests/monkey/hands.h"
#include "tests/monkey/random_text.h"
#include "tests/monkey/stage.h"
#include "tests/monkey/trail.h"
#include "widgets/base/command_table.h"

#include <QAction>

#include <vector>

namespace fusewright::test {

namespace {

const Command& chosenCommand(Turn& turn)
{
    const Command& command = turn.chance.oneOf(commandTable());
    turn.trail.tell(QLatin1String(command.name));
    return command;
}

void giveCommand(Turn& turn)
{
    turn.stage.window().action(chosenCommand(turn).id)->trigger();
}

void pressShortcut(Turn& turn)
{
    const auto keys = chosenCommand(turn).shortcuts();
    if (!keys.isEmpty())
        turn.hands.press(turn.chance.oneOf(keys));
}

void giveOneOf(Turn& turn, const std::vector<CommandId>& ids)
{
    const CommandId id = turn.chance.oneOf(ids);
    turn.trail.tell(QLatin1String(command(id).name));
    turn.stage.window().action(id)->trigger();
}

void changeLanguage(Turn& turn)
{
    giveOneOf(turn,
              {CommandId::LanguageEnglish, CommandId::LanguageGerman, CommandId::LanguageFrench,
               CommandId::LanguageJapanese, CommandId::LanguageChinese, CommandId::LanguageSystem});
}

void changeTheme(Turn& turn)
{
    giveOneOf(turn,
              {CommandId::ThemeDark, CommandId::ThemeLight, CommandId::ThemeSystem,
               CommandId::ColorBlindPalette, CommandId::ReducedMotion});
}

void togglePanel(Turn& turn)
{
    giveOneOf(turn,
              {CommandId::ShowInspector, CommandId::ShowMatches, CommandId::ShowSections,
               CommandId::ShowLegend, CommandId::ShowProblems, CommandId::ShowSuggestions,
               CommandId::ShowOrder, CommandId::ShowSteps, CommandId::ShowPattern});
}

void toggleComparison(Turn& turn)
{
    turn.hands.press(Qt::Key_0, Qt::AltModifier);
}

void saveText(Turn& turn)
{
    giveOneOf(turn, {CommandId::SaveRules, CommandId::SaveRules, CommandId::SaveRulesAs});
}

void changeTabs(Turn& turn)
{
    giveOneOf(turn,
              {CommandId::NewRules, CommandId::NextRules, CommandId::PreviousRules,
               CommandId::UseRules, CommandId::CloseRules, CommandId::SaveAllRules});
}

void moveTab(Turn& turn)
{
    RulesTabs& tabs = turn.stage.tabs();
    RulesTab& tab = *turn.chance.oneOf(tabs.all());
    const int place = turn.chance.below(static_cast<int>(tabs.count()));
    turn.trail.tell(QStringLiteral("%1 to %2").arg(tab.name()).arg(place));
    tabs.move(tab, static_cast<std::size_t>(place));
    if (turn.chance.oneIn(2))
        tab.setTicked(!tab.isTicked());
}

/// Nobody keeps hundreds of texts open.
void closeMostTabs(Turn& turn)
{
    constexpr std::size_t many = 6;
    if (turn.stage.tabs().count() > many)
        giveOneOf(turn, {CommandId::CloseOtherRules});
}

void useCommandPalette(Turn& turn)
{
    turn.stage.window().action(CommandId::ShowCommands)->trigger();
    const QString text =
        turn.chance.oneIn(3) ? QStringLiteral("@") : shortText(turn.chance).left(4);
    turn.trail.tell(text);
    turn.hands.type(text);
    for (int i = turn.chance.below(6); i > 0; --i)
        turn.hands.press(Qt::Key_Down);
    turn.hands.press(turn.chance.oneIn(3) ? Qt::Key_Escape : Qt::Key_Return);
}

constexpr Action commandTableOfActions[] = {
    {120, "give a command", giveCommand},
    {120, "press a shortcut", pressShortcut},
    {5, "change the language", changeLanguage},
    {8, "change the theme", changeTheme},
    {20, "show a panel", togglePanel},
    {10, "toggle the comparison", toggleComparison},
    {20, "save", saveText},
    {30, "change tabs", changeTabs},
    {10, "move a tab", moveTab},
    {10, "close most tabs", closeMostTabs},
    {15, "use the command palette", useCommandPalette},
};

} // namespace

std::span<const Action> commandActions()
{
    return commandTableOfActions;
}

} // namespace fusewright::test
