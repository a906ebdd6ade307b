// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_table.h"

#include "widgets/base/command_rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace fusewright {

namespace {

std::vector<Command> wholeTable()
{
    std::vector<Command> table;
    for (const auto part : {fileCommands, editCommands, ruleCommands, navigateCommands,
                            graphCommands, viewCommands, helpCommands}) {
        const std::span<const Command> rows = part();
        table.insert(table.end(), rows.begin(), rows.end());
    }
    return table;
}

struct GroupWord {
    CommandGroup group;
    const char* text;
};

constexpr GroupWord groupWords[] = {
    {CommandGroup::File, QT_TRANSLATE_NOOP("Commands", "&File")},
    {CommandGroup::Edit, QT_TRANSLATE_NOOP("Commands", "&Edit")},
    {CommandGroup::Rules, QT_TRANSLATE_NOOP("Commands", "&Rules")},
    {CommandGroup::Navigate, QT_TRANSLATE_NOOP("Commands", "&Go")},
    {CommandGroup::Graph, QT_TRANSLATE_NOOP("Commands", "Gra&ph")},
    {CommandGroup::Panels, QT_TRANSLATE_NOOP("Commands", "Pa&nels")},
    {CommandGroup::View, QT_TRANSLATE_NOOP("Commands", "&View")},
    {CommandGroup::Appearance, QT_TRANSLATE_NOOP("Commands", "&Appearance")},
    {CommandGroup::Help, QT_TRANSLATE_NOOP("Commands", "&Help")},
};

struct ScopeWord {
    CommandScope scope;
    const char* text;
};

constexpr ScopeWord scopeWords[] = {
    {CommandScope::Window, QT_TRANSLATE_NOOP("Commands", "the whole window")},
    {CommandScope::OutsideEditor, QT_TRANSLATE_NOOP("Commands", "all but the editor")},
    {CommandScope::NodesShown, QT_TRANSLATE_NOOP("Commands", "the graph and the list of nodes")},
    {CommandScope::Editor, QT_TRANSLATE_NOOP("Commands", "the editor")},
    {CommandScope::Canvas, QT_TRANSLATE_NOOP("Commands", "the graph")},
    {CommandScope::NodeList, QT_TRANSLATE_NOOP("Commands", "the list of nodes")},
    {CommandScope::Problems, QT_TRANSLATE_NOOP("Commands", "the list of problems")},
    {CommandScope::Panels, QT_TRANSLATE_NOOP("Commands", "the panels")},
};

/// Commands of one submenu, whose text alone would not say what they are about.
struct TopicWord {
    CommandId first;
    CommandId last;
    const char* text; ///< %1 is the text of the command.
};

constexpr TopicWord topicWords[] = {
    {CommandId::ThemeSystem, CommandId::ThemeDark, QT_TRANSLATE_NOOP("Commands", "Theme: %1")},
    {CommandId::LanguageSystem, CommandId::LanguageChinese,
     QT_TRANSLATE_NOOP("Commands", "Language: %1")},
    {CommandId::HelpOnWindow, CommandId::HelpOnGraphs, QT_TRANSLATE_NOOP("Commands", "Help: %1")},
};

QString translated(const char* text)
{
    return QCoreApplication::translate("Commands", text);
}

} // namespace

QList<QKeySequence> Command::shortcuts() const
{
    // An empty text would be read as one empty sequence.
    return *keys ? QKeySequence::listFromString(QString::fromLatin1(keys)) : QList<QKeySequence>();
}

std::span<const Command> commandTable()
{
    static const std::vector<Command> table = wholeTable();
    return table;
}

const Command& command(CommandId id)
{
    const auto table = commandTable();
    const auto found = std::ranges::find(table, id, &Command::id);
    Q_ASSERT(found != table.end());
    return *found;
}

const Command* findCommand(const QString& name)
{
    const auto table = commandTable();
    const auto found = std::ranges::find_if(
        table, [&](const Command& command) { return name == QLatin1String(command.name); });
    return found == table.end() ? nullptr : &*found;
}

QString commandText(const Command& command)
{
    return translated(command.text);
}

QString plainText(QString text)
{
    // Chinese and Japanese menus put the mnemonic behind the text, in brackets.
    const qsizetype at = text.indexOf(QLatin1String("(&"));
    if (at >= 0 && at + 3 < text.size() && text.at(at + 3) == QLatin1Char(')'))
        text.remove(at, 4);
    return text.remove(QLatin1Char('&'));
}

QString commandTitle(const Command& command)
{
    const QString text = plainText(commandText(command));
    const auto* found = std::ranges::find_if(topicWords, [&](const TopicWord& topic) {
        return command.id >= topic.first && command.id <= topic.last;
    });
    return found == std::end(topicWords) ? text : translated(found->text).arg(text);
}

QString commandGroupText(CommandGroup group)
{
    const auto* found = std::ranges::find(groupWords, group, &GroupWord::group);
    return translated(found->text);
}

QString commandScopeText(CommandScope scope)
{
    const auto* found = std::ranges::find(scopeWords, scope, &ScopeWord::scope);
    return found == std::end(scopeWords) ? translated("the panels") : translated(found->text);
}

} // namespace fusewright
