// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/shortcuts.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/theme.h"

#include "tests/kit/test_program.h"

#include <QAction>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;

class ShortcutsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void hasTheKeysOfTheTable();
    void keepsKeysFromOneStartToTheNext();
    void keepsACommandWithoutKeys();
    void fallsBackFromKeysItCannotRead();
    void givesActionsTheirNewKeysAtOnce();
    void tellsWhereAKeyWouldMeanTwoThings();
    void doesNotMindAKeyInRoomsThatNeverMeet();
    void doesNotResetToAKeyThatIsTaken();
    void resetsAll();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_store;
};

namespace {

const QKeySequence unused(QStringLiteral("Ctrl+Alt+Shift+F9"));

} // namespace

void ShortcutsTest::init()
{
    m_store = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("s.ini")),
                                          QSettings::IniFormat);
    m_store->clear();
}

void ShortcutsTest::hasTheKeysOfTheTable()
{
    const Shortcuts shortcuts(*m_store);

    for (const Command& command : commandTable())
        QCOMPARE(shortcuts.keys(command.id), command.shortcuts());
}

void ShortcutsTest::keepsKeysFromOneStartToTheNext()
{
    const QList<QKeySequence> keys{unused, QKeySequence(QStringLiteral("Ctrl+;")),
                                   QKeySequence(QStringLiteral("Ctrl+,"))};
    Shortcuts(*m_store).setKeys(CommandId::Undo, keys);
    m_store->sync();

    QSettings again(m_store->fileName(), QSettings::IniFormat);

    QCOMPARE(Shortcuts(again).keys(CommandId::Undo), keys);
}

void ShortcutsTest::keepsACommandWithoutKeys()
{
    Shortcuts(*m_store).setKeys(CommandId::Undo, {});
    m_store->sync();

    QSettings again(m_store->fileName(), QSettings::IniFormat);

    QVERIFY(Shortcuts(again).keys(CommandId::Undo).isEmpty());
}

void ShortcutsTest::fallsBackFromKeysItCannotRead()
{
    m_store->setValue(QStringLiteral("keys/undo"), QStringLiteral("Ctrl+Nonsense"));
    m_store->setValue(QStringLiteral("keys/redo"), 7.5);

    const Shortcuts shortcuts(*m_store);

    QVERIFY(shortcuts.isUsual(CommandId::Undo));
    QVERIFY(shortcuts.isUsual(CommandId::Redo));
}

void ShortcutsTest::givesActionsTheirNewKeysAtOnce()
{
    const Theme theme;
    CommandActions actions(theme);
    Shortcuts shortcuts(*m_store);
    actions.follow(shortcuts);

    shortcuts.setKeys(CommandId::Quit, {unused});

    QCOMPARE(actions[CommandId::Quit]->shortcuts(), QList<QKeySequence>{unused});
    QVERIFY(
        actions[CommandId::Quit]->toolTip().contains(unused.toString(QKeySequence::NativeText)));
}

void ShortcutsTest::tellsWhereAKeyWouldMeanTwoThings()
{
    const Shortcuts shortcuts(*m_store);

    const auto clashes =
        shortcuts.clashes(CommandId::ToggleComment, QKeySequence(QStringLiteral("Ctrl+O")));

    QCOMPARE(clashes.size(), std::size_t(1));
    QCOMPARE(clashes[0].other, CommandId::OpenFile);
    QCOMPARE(clashes[0].where, CommandScope::Editor);
}

void ShortcutsTest::doesNotMindAKeyInRoomsThatNeverMeet()
{
    const Shortcuts shortcuts(*m_store);

    const auto clashes = shortcuts.clashes(CommandId::ToggleComment, QKeySequence(Qt::Key_Z));

    QCOMPARE(clashes.size(), std::size_t(1));
    QCOMPARE(clashes[0].other, CommandId::ZoomToSelection);
    QVERIFY(!canMeet(command(CommandId::ToggleComment).scope, command(clashes[0].other).scope));
    QCOMPARE(unsigned(clashes[0].where), 0U);
}

void ShortcutsTest::doesNotResetToAKeyThatIsTaken()
{
    Shortcuts shortcuts(*m_store);
    shortcuts.setKeys(CommandId::Find, {unused});
    shortcuts.setKeys(CommandId::Replace, {QKeySequence(QStringLiteral("Ctrl+F"))});

    shortcuts.reset(CommandId::Find);

    QVERIFY(shortcuts.keys(CommandId::Find).isEmpty());
}

void ShortcutsTest::resetsAll()
{
    Shortcuts shortcuts(*m_store);
    shortcuts.setKeys(CommandId::Find, {unused});
    shortcuts.setKeys(CommandId::Replace, {});
    QSignalSpy changed(&shortcuts, &Shortcuts::changed);

    shortcuts.resetAll();

    QCOMPARE(changed.size(), 2);
    QVERIFY(m_store->allKeys().isEmpty());
}

FUSEWRIGHT_TEST(ShortcutsTest)
#include "tst_shortcuts.moc"
