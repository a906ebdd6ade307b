// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_table.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"

#include <QAction>
#include <QFile>
#include <QTest>

#include <set>

using namespace fusewright;

class CommandTableTest : public QObject {
    Q_OBJECT

private slots:
    void hasEachCommandOnce();
    void hasNoTwoCommandsForOneKey();
    void readsEveryKeyItNames();
    void hasAnIconForEveryNameItGives();
    void hasNoMnemonicTwiceInAGroup();
    void makesAnActionOfEachCommand();
};

namespace {

bool canMeet(CommandScope one, CommandScope other)
{
    return one == other || one == CommandScope::Window || other == CommandScope::Window;
}

} // namespace

void CommandTableTest::hasEachCommandOnce()
{
    std::set<CommandId> ids;
    for (const Command& command : commandTable())
        QVERIFY2(ids.insert(command.id).second, command.text);
}

void CommandTableTest::hasNoTwoCommandsForOneKey()
{
    const auto table = commandTable();
    for (std::size_t one = 0; one < table.size(); ++one) {
        for (std::size_t other = one + 1; other < table.size(); ++other) {
            if (!canMeet(table[one].scope, table[other].scope))
                continue;
            for (const QKeySequence& keys : table[one].shortcuts())
                QVERIFY2(!table[other].shortcuts().contains(keys),
                         qPrintable(keys.toString() + QLatin1Char(' ')
                                    + QLatin1String(table[other].text)));
        }
    }
}

void CommandTableTest::readsEveryKeyItNames()
{
    for (const Command& command : commandTable()) {
        for (const QKeySequence& keys : command.shortcuts())
            QVERIFY2(!keys.isEmpty() && keys[0].key() != Qt::Key_unknown, command.text);
        QCOMPARE(command.shortcuts().isEmpty(), *command.keys == '\0');
    }
}

void CommandTableTest::hasAnIconForEveryNameItGives()
{
    for (const Command& command : commandTable()) {
        const QString file = QStringLiteral(":/icons/%1.svg").arg(QLatin1String(command.icon));
        QVERIFY2(*command.icon == '\0' || QFile::exists(file), command.icon);
    }
}

void CommandTableTest::hasNoMnemonicTwiceInAGroup()
{
    std::set<std::pair<CommandGroup, QChar>> taken;
    for (const Command& command : commandTable()) {
        const QString text = commandText(command);
        const qsizetype at = text.indexOf(QLatin1Char('&'));
        QVERIFY2(at >= 0, command.text);
        QVERIFY2(taken.insert({command.group, text.at(at + 1).toLower()}).second, command.text);
    }
}

void CommandTableTest::makesAnActionOfEachCommand()
{
    const Theme theme;

    const CommandActions actions(theme);

    for (const Command& command : commandTable())
        QCOMPARE(actions[command.id]->shortcuts(), command.shortcuts());
}

QTEST_MAIN(CommandTableTest)
#include "tst_command_table.moc"
