// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_table.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"

#include "tests/kit/test_program.h"

#include <QAction>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <set>

using namespace fusewright;

class CommandTableTest : public QObject {
    Q_OBJECT

private slots:
    void hasEachCommandOnce();
    void hasNoTwoCommandsForOneKey();
    void readsEveryKeyItNames();
    void hasAnIconForEveryNameItGives();
    void hasANameForEachCommandAndNoneTwice();
    void saysWhatACommandIsAboutOutsideMenus();
    void takesMnemonicsOutOfATextInAnyLanguage();
    void makesAnActionOfEachCommand();
    void givesAKeyToTheRoomThatHasTheFocus();
    void knowsWhichCommandsDoSomething();
};

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

void CommandTableTest::hasANameForEachCommandAndNoneTwice()
{
    std::set<QString> names;
    for (const Command& command : commandTable()) {
        QVERIFY2(*command.name && names.insert(QLatin1String(command.name)).second, command.text);
        QCOMPARE(findCommand(QLatin1String(command.name)), &fusewright::command(command.id));
    }
}

void CommandTableTest::saysWhatACommandIsAboutOutsideMenus()
{
    QCOMPARE(commandTitle(command(CommandId::ThemeDark)), QStringLiteral("Theme: Dark"));
    QCOMPARE(commandTitle(command(CommandId::LanguageEnglish)),
             QStringLiteral("Language: English"));
    QCOMPARE(commandTitle(command(CommandId::OpenFile)), QStringLiteral("Open…"));
}

void CommandTableTest::takesMnemonicsOutOfATextInAnyLanguage()
{
    QCOMPARE(plainText(QStringLiteral("Save rules &as…")), QStringLiteral("Save rules as…"));
    QCOMPARE(plainText(QStringLiteral("開く(&O)…")), QStringLiteral("開く…"));
    QCOMPARE(plainText(QStringLiteral("Show all (raw)")), QStringLiteral("Show all (raw)"));
}

void CommandTableTest::makesAnActionOfEachCommand()
{
    const Theme theme;

    const CommandActions actions(theme);

    for (const Command& command : commandTable())
        QCOMPARE(actions[command.id]->shortcuts(), command.shortcuts());
}

void CommandTableTest::givesAKeyToTheRoomThatHasTheFocus()
{
    const Theme theme;
    const CommandActions actions(theme);
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* editor = new QPushButton;
    auto* canvas = new QPushButton;
    column->addWidget(editor);
    column->addWidget(canvas);
    actions.attach(CommandScope::Editor, *editor);
    actions.attach(CommandScope::Canvas, *canvas);
    QSignalSpy larger(actions[CommandId::LargerText], &QAction::triggered);
    QSignalSpy closer(actions[CommandId::ZoomIn], &QAction::triggered);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));

    editor->setFocus();
    QTest::keyClick(editor, Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(larger.size(), 1);
    QCOMPARE(closer.size(), 0);

    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(larger.size(), 1);
    QCOMPARE(closer.size(), 1);
}

void CommandTableTest::knowsWhichCommandsDoSomething()
{
    const Theme theme;
    const CommandActions actions(theme);
    QVERIFY(!actions.isWired(CommandId::Quit));

    connect(actions[CommandId::Quit], &QAction::triggered, this, [] {});

    QVERIFY(actions.isWired(CommandId::Quit));
    QVERIFY(!actions.isWired(CommandId::Undo));
}

FUSEWRIGHT_TEST(CommandTableTest)
#include "tst_command_table.moc"
