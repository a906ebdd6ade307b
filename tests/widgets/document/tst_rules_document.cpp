// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/rules_document.h"

#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/document/journal.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

using namespace fusewright;
using test::ModelFolder;

namespace {

void type(RulesDocument& rules, const QString& text)
{
    QTextCursor(&rules.document()).insertText(text);
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class RulesDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void startsEmptyAndSaved();
    void showsAFile();
    void keepsItsTextWhenAFileCannotBeRead();
    void savesWithTheLineEndsThatItFound();
    void tellsOfAnotherTextOnce();
    void colouringIsNoEdit();
    void undoAcrossASaveMarksItUnsavedAgain();
    void takingTheFilesTextCanBeUndone();
    void takingTheFilesTextLeavesTheCaretWhereNothingDiffers();
    void undoingWhatAPanelChangedGoesToThatPlace();
    void knowsWhatAnotherProgramWrote();
    void spacesThatDoNotBreakStay();
    void anUnsavedTextIsMarked();
    void anUnsavedTextNeedsNoFile();
    void aFailedSaveLeavesItUnsaved();
    void aTextThatLeavesItsFileIsUnsaved();

private:
    ModelFolder m_folder;
};

void RulesDocumentTest::startsEmptyAndSaved()
{
    const RulesDocument rules;

    QVERIFY(rules.isEmpty());
    QVERIFY(!rules.isModified());
    QVERIFY(rules.path().isEmpty());
    QVERIFY(!rules.name().isEmpty());
}

void RulesDocumentTest::showsAFile()
{
    RulesDocument rules;
    type(rules, QStringLiteral("before"));
    const QString path = m_folder.write(QStringLiteral("a.yaml"), "a: b\n");

    QVERIFY(!rules.open(path));

    QCOMPARE(rules.text(), QStringLiteral("a: b\n"));
    QCOMPARE(rules.path(), path);
    QVERIFY(!rules.isModified());
    QVERIFY(!rules.document().isUndoAvailable());
}

void RulesDocumentTest::keepsItsTextWhenAFileCannotBeRead()
{
    RulesDocument rules;
    type(rules, QStringLiteral("mine"));

    const auto reason = rules.open(m_folder.path(QStringLiteral("missing.yaml")));

    QVERIFY(reason);
    QCOMPARE(rules.text(), QStringLiteral("mine"));
    QVERIFY(rules.isModified());
}

void RulesDocumentTest::savesWithTheLineEndsThatItFound()
{
    RulesDocument rules;
    const QString path = m_folder.write(QStringLiteral("a.yaml"), "a: b # \xc3\xbc\r\nc: d\r\n");
    QVERIFY(!rules.open(path));

    type(rules, QStringLiteral("new: line\n"));
    QVERIFY(!rules.saveTo(path));

    QCOMPARE(bytesOf(path), QByteArray("new: line\r\na: b # \xc3\xbc\r\nc: d\r\n"));
    QVERIFY(!rules.isModified());
}

void RulesDocumentTest::tellsOfAnotherTextOnce()
{
    RulesDocument rules;
    QSignalSpy changed(&rules, &RulesDocument::textChanged);

    type(rules, QStringLiteral("a"));

    QCOMPARE(changed.size(), 1);
}

void RulesDocumentTest::colouringIsNoEdit()
{
    RulesDocument rules;
    type(rules, QStringLiteral("a: b"));
    const int revision = rules.revision();
    QSignalSpy changed(&rules, &RulesDocument::textChanged);

    rules.document().markContentsDirty(0, 4);

    QCOMPARE(changed.size(), 0);
    QCOMPARE(rules.revision(), revision);
}

void RulesDocumentTest::undoAcrossASaveMarksItUnsavedAgain()
{
    RulesDocument rules;
    type(rules, QStringLiteral("a"));
    QVERIFY(!rules.saveTo(m_folder.path(QStringLiteral("a.yaml"))));

    rules.document().undo();

    QVERIFY(rules.isModified());
}

void RulesDocumentTest::takingTheFilesTextCanBeUndone()
{
    RulesDocument rules;
    const QString path = m_folder.write(QStringLiteral("a.yaml"), "old\n");
    QVERIFY(!rules.open(path));
    m_folder.write(QStringLiteral("a.yaml"), "new\n");

    QVERIFY(!rules.reload());
    QCOMPARE(rules.text(), QStringLiteral("new\n"));
    QVERIFY(!rules.isModified());

    rules.document().undo();
    QCOMPARE(rules.text(), QStringLiteral("old\n"));
    QVERIFY(rules.isModified());
}

void RulesDocumentTest::takingTheFilesTextLeavesTheCaretWhereNothingDiffers()
{
    RulesDocument rules;
    const QString path = m_folder.write(QStringLiteral("a.yaml"), "one\ntwo\n😀 three\n");
    QVERIFY(!rules.open(path));
    QTextCursor above(&rules.document());
    above.setPosition(2);
    QTextCursor below(&rules.document());
    below.setPosition(12);
    m_folder.write(QStringLiteral("a.yaml"), "one\n2\n😁 three\n");

    QVERIFY(!rules.reload());

    QCOMPARE(rules.text(), QStringLiteral("one\n2\n😁 three\n"));
    QCOMPARE(above.position(), 2);
    QCOMPARE(rules.document().characterAt(below.position()), QLatin1Char('h'));
}

void RulesDocumentTest::undoingWhatAPanelChangedGoesToThatPlace()
{
    RulesDocument rules;
    QVERIFY(!rules.open(m_folder.write(QStringLiteral("a.yaml"), "one\ntwo\nthree\n")));
    rules.apply({{.range = {{3, 1}, {3, 6}}, .text = "3"}});

    QTextCursor caret(&rules.document());
    rules.document().undo(&caret);

    QCOMPARE(rules.text(), QStringLiteral("one\ntwo\nthree\n"));
    QCOMPARE(caret.blockNumber(), 2);
}

void RulesDocumentTest::knowsWhatAnotherProgramWrote()
{
    RulesDocument rules;
    const QString path = m_folder.write(QStringLiteral("a.yaml"), "old\n");
    QVERIFY(!rules.open(path));
    type(rules, QStringLiteral("mine "));
    QVERIFY(!rules.textOfOthers());

    m_folder.write(QStringLiteral("a.yaml"), "theirs\n");
    QCOMPARE(rules.textOfOthers(), QStringLiteral("theirs\n"));

    QVERIFY(!rules.saveTo(path));
    QVERIFY(!rules.textOfOthers());
    m_folder.write(QStringLiteral("a.yaml"), "theirs\n");
    QVERIFY(!rules.reload());
    QVERIFY(!rules.textOfOthers());
    QVERIFY(QFile::remove(path));
    QVERIFY(!rules.textOfOthers());
}

void RulesDocumentTest::spacesThatDoNotBreakStay()
{
    RulesDocument rules;
    const QByteArray text = "a: b # \xc2\xa0 \xe2\x80\xa8 c\n";
    const QString path = m_folder.write(QStringLiteral("a.yaml"), text);

    QVERIFY(!rules.open(path));
    QVERIFY(!rules.saveTo(path));

    QCOMPARE(bytesOf(path), text);
}

void RulesDocumentTest::anUnsavedTextIsMarked()
{
    RulesDocument rules;
    const QString path = m_folder.write(QStringLiteral("a.yaml"), "old\r\n");

    rules.setUnsaved(QStringLiteral("unsaved\n"), path);

    QVERIFY(rules.isModified());
    QCOMPARE(rules.path(), path);
    QVERIFY(!rules.saveTo(path));
    QCOMPARE(bytesOf(path), QByteArray("unsaved\r\n"));
}

void RulesDocumentTest::anUnsavedTextNeedsNoFile()
{
    RulesDocument rules;
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));

    rules.setUnsaved(QStringLiteral("unsaved\n"), {});

    QCOMPARE(rules.text(), QStringLiteral("unsaved\n"));
}

void RulesDocumentTest::aFailedSaveLeavesItUnsaved()
{
    RulesDocument rules;
    type(rules, QStringLiteral("a"));

    QVERIFY(rules.saveTo(QStringLiteral("/nowhere/at/all.yaml")));

    QVERIFY(rules.isModified());
    QVERIFY(rules.path().isEmpty());
}

void RulesDocumentTest::aTextThatLeavesItsFileIsUnsaved()
{
    const QString path = m_folder.write(QStringLiteral("a.yaml"), "r: {}\n");
    RulesDocument rules;
    QVERIFY(!rules.open(path));
    Journal journal(m_folder.path(QStringLiteral("journals")), rules);

    rules.leaveFile();

    QVERIFY(rules.path().isEmpty());
    QVERIFY(rules.isModified());
    QCOMPARE(rules.text(), QStringLiteral("r: {}\n"));
    QVERIFY(journal.flush());
    QCOMPARE(QDir(m_folder.path(QStringLiteral("journals")))
                 .entryList({QStringLiteral("*.journal")})
                 .size(),
             1);
    journal.clear();
}

FUSEWRIGHT_TEST(RulesDocumentTest)
#include "tst_rules_document.moc"
