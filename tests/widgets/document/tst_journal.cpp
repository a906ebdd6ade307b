// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/journal.h"

#include "widgets/document/rules_document.h"

#include "tests/kit/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>

using namespace fusewright;

namespace {

void typeInto(RulesDocument& rules, const QString& text)
{
    QTextCursor(&rules.document()).insertText(text);
}

} // namespace

class JournalTest : public QObject {
    Q_OBJECT

private slots:
    void keepsUnsavedText();
    void forgetsTextThatWasSaved();
    void forgetsTextThatWasUndone();
    void keepsTextThatBecomesUnsavedWithoutAChange();
    void leavesNothingOfTextThatIsSavedWhileItIsWritten();
    void leavesAloneWhatAnotherProgramStillWrites();
    void findsWhatAnEndedProgramLeft();
    void keepsWhetherRulesAreInUse();
    void discardsWhatNobodyWants();
    void passesOverFilesThatAreNoJournals();

private:
    QStringList files() const
    {
        return QDir(m_folder.path()).entryList({QStringLiteral("*.journal")});
    }

    QTemporaryDir m_folder;

private slots:
    void cleanup();
};

void JournalTest::cleanup()
{
    QDir folder(m_folder.path());
    for (const QString& name : folder.entryList(QDir::Files))
        folder.remove(name);
}

void JournalTest::keepsUnsavedText()
{
    RulesDocument rules;
    Journal journal(m_folder.path(), rules);

    typeInto(rules, QStringLiteral("a: b"));

    QTRY_COMPARE(files().size(), 1);
}

void JournalTest::forgetsTextThatWasSaved()
{
    RulesDocument rules;
    Journal journal(m_folder.path(), rules);
    typeInto(rules, QStringLiteral("a: b"));
    QTRY_COMPARE(files().size(), 1);

    QVERIFY(!rules.saveTo(m_folder.filePath(QStringLiteral("a.yaml"))));

    QVERIFY(files().isEmpty());
}

void JournalTest::forgetsTextThatWasUndone()
{
    RulesDocument rules;
    Journal journal(m_folder.path(), rules);
    typeInto(rules, QStringLiteral("a: b"));
    QTRY_COMPARE(files().size(), 1);

    rules.document().undo();

    QTRY_VERIFY(files().isEmpty());
}

void JournalTest::keepsTextThatBecomesUnsavedWithoutAChange()
{
    RulesDocument rules;
    Journal journal(m_folder.path(), rules);

    rules.setUnsaved(QStringLiteral("a: b"), {});
    QVERIFY(journal.flush());

    QCOMPARE(files().size(), 1);
}

void JournalTest::leavesNothingOfTextThatIsSavedWhileItIsWritten()
{
    RulesDocument rules;
    Journal journal(m_folder.path(), rules);

    for (int i = 0; i < 5; ++i) {
        typeInto(rules, QString(20'000, QLatin1Char('x')));
        QMetaObject::invokeMethod(&journal, "write");
        QVERIFY(!rules.saveTo(m_folder.filePath(QStringLiteral("a.yaml"))));
    }

    QVERIFY(journal.flush());
    QTRY_VERIFY(files().isEmpty());
}

void JournalTest::leavesAloneWhatAnotherProgramStillWrites()
{
    RulesDocument rules;
    Journal journal(m_folder.path(), rules);
    typeInto(rules, QStringLiteral("a: b"));
    QTRY_COMPARE(files().size(), 1);
    RulesDocument others;

    const Journal other(m_folder.path(), others);

    QVERIFY(other.leftBehind().empty());
}

void JournalTest::findsWhatAnEndedProgramLeft()
{
    {
        RulesDocument rules;
        Journal journal(m_folder.path(), rules);
        typeInto(rules, QStringLiteral("a: ü"));
        QTRY_COMPARE(files().size(), 1);
    }
    RulesDocument rules;
    const Journal journal(m_folder.path(), rules);

    const auto left = journal.leftBehind();

    QCOMPARE(left.size(), std::size_t(1));
    QCOMPARE(left.front().text, QStringLiteral("a: ü"));
    QVERIFY(left.front().path.isEmpty());
    QVERIFY(left.front().written.isValid());
}

void JournalTest::keepsWhetherRulesAreInUse()
{
    const auto leftTicked = [this] {
        RulesDocument rules;
        return Journal(m_folder.path(), rules).leftBehind().front().isTicked;
    };
    {
        RulesDocument rules;
        Journal journal(m_folder.path(), rules);
        journal.setTicked(false);
        typeInto(rules, QStringLiteral("a: b"));
        QTRY_COMPARE(files().size(), 1);
        QVERIFY(journal.flush());
    }
    QVERIFY(!leftTicked());
    cleanup();
    {
        RulesDocument rules;
        Journal journal(m_folder.path(), rules);
        typeInto(rules, QStringLiteral("a: b"));
        QTRY_COMPARE(files().size(), 1);
        // Nothing of the text changes.
        journal.setTicked(false);
        QVERIFY(journal.flush());
    }
    QVERIFY(!leftTicked());
}

void JournalTest::discardsWhatNobodyWants()
{
    {
        RulesDocument rules;
        Journal journal(m_folder.path(), rules);
        typeInto(rules, QStringLiteral("a"));
        QTRY_COMPARE(files().size(), 1);
    }
    RulesDocument rules;
    const Journal journal(m_folder.path(), rules);
    const auto left = journal.leftBehind();
    QCOMPARE(left.size(), std::size_t(1));

    Journal::discard(left.front());

    QVERIFY(journal.leftBehind().empty());
    QVERIFY(files().isEmpty());
}

void JournalTest::passesOverFilesThatAreNoJournals()
{
    QFile file(m_folder.filePath(QStringLiteral("x.journal")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{broken");
    file.close();
    RulesDocument rules;

    QVERIFY(Journal(m_folder.path(), rules).leftBehind().empty());
}

FUSEWRIGHT_TEST(JournalTest)
#include "tst_journal.moc"
