// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/preferences/preferences_dialog.h"

#include "widgets/base/command_actions.h"
#include "widgets/base/preferences.h"
#include "widgets/base/search_field.h"
#include "widgets/preferences/key_edit.h"
#include "widgets/preferences/preference_commands.h"
#include "widgets/preferences/shortcut_list.h"
#include "widgets/preferences/shortcuts_page.h"

#include "tests/kit/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace fusewright;

class PreferencesDialogTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void appliesTheThemeAtOnce();
    void offersTheLanguagesThereAre();
    void stepsFromTheSystemsFontSize();
    void fitsOnASmallScreen();
    void theWheelDoesNotChooseOnTheWay();
    void closesByEscape();
    void followsWhatACommandChanges();
    void hidesCommandsOfLanguagesThatAreNotThere();
    void takesNewKeysAtOnce();
    void saysWhatAKeyIsAlreadyAndDoesNotTakeIt();
    void takesAKeyFromAnotherCommandWhenToldTo();
    void allowsAKeyThatWorksElsewhere();
    void removesAKeyByItsChip();
    void resetsACommand();
    void findsCommandsByTheirKeys();

private:
    ShortcutsPage& page() { return m_dialog->shortcuts(); }
    void showKeysOf(CommandId id);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers);
    QPushButton* button(const QString& text);
    static QKeySequence keys(const char* text) { return QKeySequence(QLatin1String(text)); }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_store;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<PreferencesDialog> m_dialog;
};

void PreferencesDialogTest::init()
{
    m_dialog.reset();
    m_store = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("s.ini")),
                                          QSettings::IniFormat);
    m_store->clear();
    m_theme = std::make_unique<Theme>();
    m_preferences = std::make_unique<Preferences>(*m_store);
    followPreferences(*m_theme, *m_preferences);
    m_dialog = std::make_unique<PreferencesDialog>(
        *m_theme, *m_preferences, QStringList{QStringLiteral("de"), QStringLiteral("en")});
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void PreferencesDialogTest::showKeysOf(CommandId id)
{
    m_dialog->showShortcuts();
    page().setCommand(id);
}

void PreferencesDialogTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    auto* edit = page().findChild<KeyEdit*>();
    edit->setFocus();
    QTest::keyClick(edit, key, modifiers);
}

QPushButton* PreferencesDialogTest::button(const QString& text)
{
    for (auto* found : m_dialog->findChildren<QPushButton*>()) {
        if (plainText(found->text()) == text)
            return found;
    }
    return nullptr;
}

void PreferencesDialogTest::appliesTheThemeAtOnce()
{
    auto* box = m_dialog->findChild<QComboBox*>(QStringLiteral("theme"));
    box->setFocus();

    QTest::keyClick(box, Qt::Key_End);

    QCOMPARE(m_preferences->theme.value(), ThemeChoice::Dark);
    QVERIFY(m_theme->isDark());
}

void PreferencesDialogTest::offersTheLanguagesThereAre()
{
    auto* box = m_dialog->findChild<QComboBox*>(QStringLiteral("language"));
    QCOMPARE(box->count(), 3);
    QCOMPARE(box->itemText(1), QStringLiteral("Deutsch"));
    box->setFocus();

    QTest::keyClick(box, Qt::Key_Down);

    QCOMPARE(m_preferences->language.value(), QStringLiteral("de"));
}

void PreferencesDialogTest::stepsFromTheSystemsFontSize()
{
    auto* box = m_dialog->findChild<QSpinBox*>(QStringLiteral("fontSize"));
    QCOMPARE(m_preferences->editorFontSize.value(), 0);

    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(m_preferences->editorFontSize.value(), leastFontSize);

    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(m_preferences->editorFontSize.value(), 0);
}

void PreferencesDialogTest::fitsOnASmallScreen()
{
    constexpr QSize small(700, 420);
    m_dialog->resize(small);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));

    QCOMPARE(m_dialog->size(), small);
    auto* const area = m_dialog->findChild<QScrollArea*>();
    QVERIFY(area);
    QVERIFY(area->verticalScrollBar()->maximum() > 0);
    QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
}

void PreferencesDialogTest::theWheelDoesNotChooseOnTheWay()
{
    m_dialog->resize(700, 420);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    auto* const languages = m_dialog->findChild<QComboBox*>(QStringLiteral("language"));
    m_dialog->findChild<QSpinBox*>()->setFocus();
    const int chosen = languages->currentIndex();

    const QPointF middle(languages->rect().center());
    QWheelEvent wheel(middle, languages->mapToGlobal(middle), {}, QPoint(0, -120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(languages, &wheel);

    QCOMPARE(languages->currentIndex(), chosen);
    QVERIFY(!wheel.isAccepted()); // So that it goes on to the page.
}

void PreferencesDialogTest::closesByEscape()
{
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);

    QVERIFY(!m_dialog->isVisible());
}

void PreferencesDialogTest::followsWhatACommandChanges()
{
    CommandActions actions(*m_theme);
    connectPreferences(actions, *m_preferences, {QStringLiteral("de")});
    QVERIFY(actions[CommandId::ThemeSystem]->isChecked());

    actions[CommandId::ThemeDark]->trigger();
    actions[CommandId::WheelZooms]->trigger();
    actions[CommandId::LanguageGerman]->trigger();

    QCOMPARE(m_dialog->findChild<QComboBox*>(QStringLiteral("theme"))->currentIndex(), 2);
    QVERIFY(!actions[CommandId::ThemeSystem]->isChecked());
    QCOMPARE(m_preferences->wheelZooms.value(), false);
    QCOMPARE(m_preferences->language.value(), QStringLiteral("de"));
}

void PreferencesDialogTest::hidesCommandsOfLanguagesThatAreNotThere()
{
    CommandActions actions(*m_theme);

    connectPreferences(actions, *m_preferences, {QStringLiteral("de")});

    QVERIFY(actions[CommandId::LanguageGerman]->isVisible());
    QVERIFY(!actions[CommandId::LanguageJapanese]->isVisible());
}

void PreferencesDialogTest::takesNewKeysAtOnce()
{
    showKeysOf(CommandId::FormatRules);

    press(Qt::Key_F9, Qt::ControlModifier | Qt::AltModifier);

    QCOMPARE(m_preferences->shortcuts.keys(CommandId::FormatRules),
             (QList{keys("Ctrl+Shift+I"), keys("Ctrl+Alt+F9")}));
    QVERIFY(page().message().isEmpty());
}

void PreferencesDialogTest::saysWhatAKeyIsAlreadyAndDoesNotTakeIt()
{
    showKeysOf(CommandId::FormatRules);

    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);

    QCOMPARE(page().message(),
             QStringLiteral("Ctrl+Shift+D is also “Duplicate line”; both work in the editor."));
    QVERIFY(m_preferences->shortcuts.isUsual(CommandId::FormatRules));
}

void PreferencesDialogTest::takesAKeyFromAnotherCommandWhenToldTo()
{
    showKeysOf(CommandId::FormatRules);
    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);

    QTest::mouseClick(button(QStringLiteral("Reassign")), Qt::LeftButton);

    QVERIFY(m_preferences->shortcuts.keys(CommandId::DuplicateLine).isEmpty());
    QVERIFY(m_preferences->shortcuts.keys(CommandId::FormatRules).contains(keys("Ctrl+Shift+D")));
}

void PreferencesDialogTest::allowsAKeyThatWorksElsewhere()
{
    showKeysOf(CommandId::FitView);

    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);

    QVERIFY(m_preferences->shortcuts.keys(CommandId::FitView).contains(keys("Ctrl+Shift+D")));
    QVERIFY(page().message().contains(QStringLiteral("only in the editor")));
}

void PreferencesDialogTest::removesAKeyByItsChip()
{
    showKeysOf(CommandId::Redo);

    QTest::mouseClick(page().findChild<QToolButton*>(QStringLiteral("chip")), Qt::LeftButton);

    QCOMPARE(m_preferences->shortcuts.keys(CommandId::Redo), QList{keys("Ctrl+Y")});
}

void PreferencesDialogTest::resetsACommand()
{
    m_preferences->shortcuts.setKeys(CommandId::Redo, {});
    showKeysOf(CommandId::Redo);

    QTest::mouseClick(button(QStringLiteral("Default keys")), Qt::LeftButton);

    QVERIFY(m_preferences->shortcuts.isUsual(CommandId::Redo));
    QVERIFY(!button(QStringLiteral("Default keys"))->isEnabled());
}

void PreferencesDialogTest::findsCommandsByTheirKeys()
{
    m_dialog->showShortcuts();
    auto* list = page().findChild<ShortcutList*>();

    QTest::keyClicks(page().findChild<SearchField*>(), QStringLiteral("ctrl shift d"));

    QStringList shown;
    for (QTreeWidgetItemIterator at(list, QTreeWidgetItemIterator::NotHidden); *at; ++at) {
        if ((*at)->parent())
            shown.append((*at)->text(0));
    }
    QCOMPARE(shown, QStringList{QStringLiteral("Duplicate line")});
}

FUSEWRIGHT_TEST(PreferencesDialogTest)
#include "tst_preferences_dialog.moc"
