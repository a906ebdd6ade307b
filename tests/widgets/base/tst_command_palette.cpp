// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/base/command_palette.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/search_field.h"
#include "widgets/base/theme.h"

#include "tests/kit/test_program.h"

#include <QAction>
#include <QListView>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fusewright;

class CommandPaletteTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void runsWhatAFewLettersFind();
    void goesDownTheListByKey();
    void runsWhatIsClicked();
    void doesNotOfferWhatDoesNothing();
    void dimsWhatIsNotAvailable();
    void closesByEscapeAndGivesTheFocusBack();
    void runsCommandsWithTheFocusWhereItWas();
    void showsWhatWasUsedLatelyFirst();
    void findsRulesAndOperatorsByTheirSigns();
    void saysWhenNothingIsFound();
    void tellsAScreenReaderWhatARowIs();

private:
    QListView& list() const { return *m_palette->findChild<QListView*>(); }
    SearchField& field() const { return *m_palette->findChild<SearchField*>(); }
    QString row(int at) const { return list().model()->index(at, 0).data().toString(); }
    void type(const char* text) { QTest::keyClicks(&field(), QLatin1String(text)); }
    void wire(CommandId id)
    {
        connect((*m_actions)[id], &QAction::triggered, m_actions.get(),
                [this, id] { m_given.append(id); });
    }

    QTemporaryDir m_folder;
    Theme m_theme;
    std::unique_ptr<QSettings> m_store;
    std::unique_ptr<CommandActions> m_actions;
    std::unique_ptr<QMainWindow> m_window;
    QPlainTextEdit* m_text = nullptr;
    CommandPalette* m_palette = nullptr;
    QList<CommandId> m_given;
};

void CommandPaletteTest::init()
{
    m_store = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("s.ini")),
                                          QSettings::IniFormat);
    m_store->clear();
    m_given.clear();
    m_actions = std::make_unique<CommandActions>(m_theme);
    for (const CommandId id : {CommandId::DuplicateLine, CommandId::DeleteLine, CommandId::Undo,
                               CommandId::ThemeDark, CommandId::ShowCommands})
        wire(id);
    m_window = std::make_unique<QMainWindow>();
    m_window->resize(800, 600);
    m_text = new QPlainTextEdit;
    m_window->setCentralWidget(m_text);
    m_palette = new CommandPalette(*m_actions, m_theme, *m_store, m_window.get());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_text->setFocus();
}

void CommandPaletteTest::cleanup()
{
    m_window.reset();
}

void CommandPaletteTest::runsWhatAFewLettersFind()
{
    m_palette->open();
    type("dpl");

    QTest::keyClick(&field(), Qt::Key_Return);

    QCOMPARE(m_given, QList{CommandId::DuplicateLine});
    QVERIFY(!m_palette->isVisible());
}

void CommandPaletteTest::goesDownTheListByKey()
{
    m_palette->open();
    type("line");
    const QString second = row(1);

    QTest::keyClick(&field(), Qt::Key_Down);
    QTest::keyClick(&field(), Qt::Key_Return);

    QCOMPARE(m_given.size(), 1);
    QCOMPARE(commandTitle(command(m_given[0])), second);
}

void CommandPaletteTest::runsWhatIsClicked()
{
    m_palette->open();
    type("theme dark");

    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualRect(list().model()->index(0, 0)).center());

    QCOMPARE(m_given, QList{CommandId::ThemeDark});
}

void CommandPaletteTest::doesNotOfferWhatDoesNothing()
{
    m_palette->open();

    QCOMPARE(list().model()->rowCount(), 4);
}

void CommandPaletteTest::dimsWhatIsNotAvailable()
{
    (*m_actions)[CommandId::Undo]->setEnabled(false);
    m_palette->open();
    type("undo");
    QCOMPARE(row(0), QStringLiteral("Undo"));
    QVERIFY(!(list().model()->index(0, 0).flags() & Qt::ItemIsEnabled));

    QTest::keyClick(&field(), Qt::Key_Return);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualRect(list().model()->index(0, 0)).center());

    QVERIFY(m_given.isEmpty());
    QVERIFY(m_palette->isVisible());
}

void CommandPaletteTest::closesByEscapeAndGivesTheFocusBack()
{
    m_palette->open();
    type("un");
    QVERIFY(field().hasFocus());

    QTest::keyClick(&field(), Qt::Key_Escape);

    QVERIFY(!m_palette->isVisible());
    QVERIFY(m_text->hasFocus());
}

void CommandPaletteTest::runsCommandsWithTheFocusWhereItWas()
{
    bool hadFocus = false;
    connect((*m_actions)[CommandId::Undo], &QAction::triggered, m_actions.get(),
            [&] { hadFocus = m_text->hasFocus(); });
    m_palette->open();
    type("undo");

    QTest::keyClick(&field(), Qt::Key_Enter);

    QVERIFY(hadFocus);
}

void CommandPaletteTest::showsWhatWasUsedLatelyFirst()
{
    m_palette->open();
    type("theme dark");
    QTest::keyClick(&field(), Qt::Key_Return);

    m_palette->open();

    QCOMPARE(row(0), QStringLiteral("Theme: Dark"));
    QVERIFY(row(1) != QStringLiteral("Theme: Dark"));
}

void CommandPaletteTest::findsRulesAndOperatorsByTheirSigns()
{
    QStringList ran;
    m_palette->setExtraEntries([&] {
        std::vector<PaletteEntry> entries(2);
        entries[0].kind = PaletteKind::Rule;
        entries[0].text = QStringLiteral("undo_norm");
        entries[0].run = [&] { ran.append(QStringLiteral("rule")); };
        entries[1].kind = PaletteKind::Operator;
        entries[1].text = QStringLiteral("undo_op");
        return entries;
    });
    m_palette->open();
    type("undo");
    QCOMPARE(list().model()->rowCount(), 3);

    m_palette->open(QStringLiteral("@"));
    type("un");

    QCOMPARE(list().model()->rowCount(), 1);
    QTest::keyClick(&field(), Qt::Key_Return);
    QCOMPARE(ran, QStringList{QStringLiteral("rule")});
    m_palette->open(QStringLiteral("#"));
    QCOMPARE(row(0), QStringLiteral("undo_op"));
}

void CommandPaletteTest::saysWhenNothingIsFound()
{
    m_palette->open();
    type("qqqq");

    QCOMPARE(list().model()->rowCount(), 0);
    QVERIFY(!list().isVisible());
    QTest::keyClick(&field(), Qt::Key_Return);
    QVERIFY(m_given.isEmpty());
}

void CommandPaletteTest::tellsAScreenReaderWhatARowIs()
{
    m_palette->open();
    type("duplicate");

    QCOMPARE(field().accessibleDescription(),
             QStringLiteral("Duplicate line, Rules, Ctrl+Shift+D"));
}

FUSEWRIGHT_TEST(CommandPaletteTest)
#include "tst_command_palette.moc"
