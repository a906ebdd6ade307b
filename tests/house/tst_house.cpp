// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/defined_names.h"
#include "tests/house/include_checks.h"
#include "tests/house/text_checks.h"
#include "tests/house/tree_checks.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright::test;

/// Reads the checkout that this test was built from.
class HouseTest : public QObject {
    Q_OBJECT

private slots:
    void holdsTheTree();
    void roomsIncludeOnlyWhatTheirRowNames();
    void librariesAreKnownOnlyWhereTheirRowSays();
    void includesAreWrittenFromTheRoot();
    void everySourceIsNamedInACMakeList();
    void everySourceIsHeadedByTheLicenceLines();
    void everyHeaderHasAGuard();
    void noSourceHasATab();
    void noLineIsWiderThanTheBudget();
    void noFileIsLongerThanTheBudget();
    void noSourceHasUnfinishedWork();
    void noTextNamesAPathOfAMachine();
    void noFileIsOverTwoMegabytes();
    void everyRoomHasAShortReadme();
    void noTwoDefinitionsHaveOneName();
    void languagesAreKnownOnlyWhereTheirRowSays();
    void everyContextOfTranslationsIsAskedFor();

private:
    Table table(const QString& name) const;

    const SourceTree m_tree = SourceTree::read(FUSEWRIGHT_SOURCE_DIR);
};

namespace {

void expectNone(const Findings& findings)
{
    for (const QString& finding : findings)
        qWarning("%s", qPrintable(finding));
    QVERIFY2(findings.isEmpty(), "see the findings above");
}

} // namespace

Table HouseTest::table(const QString& name) const
{
    const TreeFile* file = m_tree.find("tests/house/" + name);
    return file ? parseTable(QString::fromUtf8(file->bytes)) : Table();
}

void HouseTest::holdsTheTree()
{
    QVERIFY(m_tree.sources().size() > 50);
    QVERIFY(!table("rooms.txt").isEmpty());
    QVERIFY(!table("libraries.txt").isEmpty());
}

void HouseTest::roomsIncludeOnlyWhatTheirRowNames()
{
    expectNone(wrongDirections(m_tree, table("rooms.txt")));
}

void HouseTest::librariesAreKnownOnlyWhereTheirRowSays()
{
    expectNone(wrongLibraries(m_tree, table("libraries.txt")));
}

void HouseTest::languagesAreKnownOnlyWhereTheirRowSays()
{
    QVERIFY(!table("languages.txt").isEmpty());
    expectNone(wordsOfALanguage(m_tree, table("languages.txt")));
}

void HouseTest::includesAreWrittenFromTheRoot()
{
    expectNone(unresolvedIncludes(m_tree));
}

void HouseTest::everySourceIsNamedInACMakeList()
{
    expectNone(unbuiltSources(m_tree));
}

void HouseTest::everySourceIsHeadedByTheLicenceLines()
{
    expectNone(withoutLicenceLines(m_tree));
}

void HouseTest::everyHeaderHasAGuard()
{
    expectNone(headersWithoutGuard(m_tree));
}

void HouseTest::noSourceHasATab()
{
    expectNone(tabs(m_tree));
}

void HouseTest::noLineIsWiderThanTheBudget()
{
    expectNone(longLines(m_tree));
}

void HouseTest::noFileIsLongerThanTheBudget()
{
    expectNone(longFiles(m_tree));
}

void HouseTest::noSourceHasUnfinishedWork()
{
    expectNone(unfinishedWork(m_tree));
}

void HouseTest::noTextNamesAPathOfAMachine()
{
    expectNone(pathsOfAMachine(m_tree));
}

void HouseTest::noFileIsOverTwoMegabytes()
{
    expectNone(bigFiles(m_tree));
}

void HouseTest::everyRoomHasAShortReadme()
{
    expectNone(roomsWithoutReadme(m_tree));
}

void HouseTest::noTwoDefinitionsHaveOneName()
{
    expectNone(definitionsOfOneName(m_tree));
}

void HouseTest::everyContextOfTranslationsIsAskedFor()
{
    expectNone(unusedContexts(m_tree));
}

FUSEWRIGHT_TEST(HouseTest)
#include "tst_house.moc"
