// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Another program writes the rules file while its text is changed here.

#include "app/gui/files/changed_file_dialog.h"
#include "tests/app/kit/window_test.h"
#include "tests/kit/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

using namespace fusewright;

class ChangedFileTest : public test::WindowTest {
    Q_OBJECT

private slots:
    void isNotOverwrittenUnasked();
    void showsWhatDiffers();
    void isReplacedWhenThatIsChosen();
    void isTakenWhenThatIsChosen();
    void isSavedUnaskedWhenNobodyWroteIt();
    void isReadAgainAndSaidWhereNothingIsUnsaved();
    void whatIsUndoneIsUnsavedBesideAnotherText();
    void mineIsKeptWithoutASecondQuestion();

private:
    RulesDocument& rules() { return m_program->workspace.rules(); }
    void changeBoth();
    ChangedFileDialog* dialog() { return m_window->findChild<ChangedFileDialog*>(); }
    void choose(const QString& text);
    QByteArray onDisk()
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QString m_path;
};

void ChangedFileTest::changeBoth()
{
    m_path = m_folder.write(QStringLiteral("r.yaml"), "# one\n# two\n");
    m_window->open({m_path});
    QCOMPARE(rules().path(), m_path);
    QTextCursor(&rules().document()).insertText(QStringLiteral("# mine\n"));
    m_folder.write(QStringLiteral("r.yaml"), "# one\n# theirs\n");
    m_window->action(CommandId::SaveRules)->trigger();
}

void ChangedFileTest::choose(const QString& text)
{
    const auto buttons = dialog()->findChildren<QAbstractButton*>();
    const auto found = std::ranges::find_if(buttons, [&](const QAbstractButton* button) {
        return button->text().remove(QLatin1Char('&')).startsWith(text);
    });
    QVERIFY(found != buttons.end());
    (*found)->click();
}

void ChangedFileTest::isNotOverwrittenUnasked()
{
    changeBoth();

    QVERIFY(dialog());
    QCOMPARE(onDisk(), QByteArray("# one\n# theirs\n"));
    QTest::keyClick(dialog(), Qt::Key_Return); // What Enter does is to go back.

    QTRY_VERIFY(!dialog());
    QCOMPARE(onDisk(), QByteArray("# one\n# theirs\n"));
    QVERIFY(rules().isModified());
}

void ChangedFileTest::showsWhatDiffers()
{
    changeBoth();

    const QString shown = dialog()->findChild<QPlainTextEdit*>()->toPlainText();
    QCOMPARE(shown, QStringLiteral("+ # mine\n  # one\n− # theirs\n+ # two\n  "));
}

void ChangedFileTest::isReplacedWhenThatIsChosen()
{
    changeBoth();

    choose(QStringLiteral("Replace"));

    QCOMPARE(onDisk(), QByteArray("# mine\n# one\n# two\n"));
    QVERIFY(!rules().isModified());
}

void ChangedFileTest::isTakenWhenThatIsChosen()
{
    changeBoth();

    choose(QStringLiteral("Use"));

    QCOMPARE(rules().text(), QStringLiteral("# one\n# theirs\n"));
    QVERIFY(!rules().isModified());
    rules().document().undo();
    QCOMPARE(rules().text(), QStringLiteral("# mine\n# one\n# two\n"));
}

void ChangedFileTest::isSavedUnaskedWhenNobodyWroteIt()
{
    m_path = m_folder.write(QStringLiteral("r.yaml"), "# one\n");
    m_window->open({m_path});
    QTextCursor(&rules().document()).insertText(QStringLiteral("# mine\n"));

    m_window->action(CommandId::SaveRules)->trigger();

    QVERIFY(!dialog());
    QCOMPARE(onDisk(), QByteArray("# mine\n# one\n"));
}

void ChangedFileTest::isReadAgainAndSaidWhereNothingIsUnsaved()
{
    m_path = m_folder.write(QStringLiteral("r.yaml"), "# one\n");
    m_window->open({m_path});
    QCOMPARE(rules().text(), QStringLiteral("# one\n"));

    m_folder.write(QStringLiteral("r.yaml"), "# theirs\n");

    QTRY_COMPARE(rules().text(), QStringLiteral("# theirs\n"));
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(
        QStringLiteral("r.yaml changed on disk")));
    rules().document().undo();
    QCOMPARE(rules().text(), QStringLiteral("# one\n"));
}

void ChangedFileTest::whatIsUndoneIsUnsavedBesideAnotherText()
{
    m_path = m_folder.write(QStringLiteral("r.yaml"), "# one\n");
    m_window->open({m_path});
    QTextCursor(&rules().document()).insertText(QStringLiteral("# mine\n"));
    m_folder.write(QStringLiteral("r.yaml"), "# theirs\n");
    QTRY_VERIFY(m_program->workspace.tabs().current().isInConflict());

    rules().document().undo();

    QCOMPARE(rules().text(), QStringLiteral("# one\n"));
    QVERIFY(rules().isModified());
}

void ChangedFileTest::mineIsKeptWithoutASecondQuestion()
{
    m_path = m_folder.write(QStringLiteral("r.yaml"), "# one\n");
    m_window->open({m_path});
    QTextCursor(&rules().document()).insertText(QStringLiteral("# mine\n"));
    m_folder.write(QStringLiteral("r.yaml"), "# theirs\n");
    QTRY_VERIFY(m_program->workspace.tabs().current().isInConflict());

    const auto actions = m_window->findChildren<QAction*>();
    const auto keep = std::ranges::find(actions, QStringLiteral("Keep mine"), &QAction::text);
    QVERIFY(keep != actions.end());
    (*keep)->trigger();

    QVERIFY(!m_program->workspace.tabs().current().isInConflict());
    QVERIFY(rules().isModified());
    QCOMPARE(onDisk(), QByteArray("# theirs\n"));
    m_window->action(CommandId::SaveRules)->trigger();
    QVERIFY(!dialog());
    QCOMPARE(onDisk(), QByteArray("# mine\n# one\n"));
}

FUSEWRIGHT_TEST(ChangedFileTest)
#include "tst_changed_file.moc"
