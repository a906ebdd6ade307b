// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/document/rules_tabs.h"

#include "engine/graph/graph.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/document/file_names.h"
#include "widgets/document/live_fusion.h"
#include "widgets/document/model_document.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

using namespace fusewright;
using test::ModelFolder;
using test::openAndWait;
using test::tinyModel;

namespace {

/// Takes the two operators that another rule of this sort wants too.
QString pairText(const QString& name)
{
    return name
        + QStringLiteral(":\n"
                         "  priority: 1\n"
                         "  pattern:\n"
                         "    a: {op_type: linear, child: b}\n"
                         "    b: {op_type: relu}\n");
}

void write(RulesTab& tab, const QString& text)
{
    QTextCursor(&tab.rules().document()).insertText(text);
}

/// The names of the rules that made sections, with their files.
QStringList winners(const LiveFusion& fusion)
{
    QStringList names;
    for (const RuleMatch& match : fusion.answer()->made.matches.matches) {
        const Rule& winner = fusion.answer()->rules.rules[match.rule];
        names.append(QString::fromStdString(winner.name) + QStringLiteral(" %1").arg(winner.file));
    }
    return names;
}

} // namespace

class RulesTabsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void findsIncludedFiles();
    void cleanup();
    void thereIsAlwaysOne();
    void aNewTextTakesTheTabThatNobodyHasWrittenIn();
    void whatIsClosedLeavesTheNextOneCurrent();
    void goRoundInTheirOrder();
    void moveAndStayCurrent();
    void areNamedByTheirFiles();
    void tellFilesOfOneNameApart_data();
    void tellFilesOfOneNameApart();
    void aFileIsFoundWhicheverWayThePathGoes();
    void filesThatAreGoneAreNotTheSame();
    void areTriedTogetherFromLeftToRight();
    void anotherOrderIsAnotherAnswer();
    void whatIsNotTickedIsOnlyChecked();
    void nothingTickedIsNoRules();
    void anotherTextIsNotReadAgain();
    void whatIsClosedCountsNoMore();
    void anotherNameIsAnotherAnswer();
    void saysWhichTabAFileIs();
    void eachHasAJournal();

private:
    RulesTab& addWritten(const QString& text);
    void openModel();

    ModelFolder m_folder;
    std::unique_ptr<ModelDocument> m_model;
    std::unique_ptr<RulesTabs> m_tabs;
    std::unique_ptr<LiveFusion> m_fusion;
};

void RulesTabsTest::init()
{
    m_model = std::make_unique<ModelDocument>();
    m_tabs = std::make_unique<RulesTabs>(*m_model, m_folder.path(QStringLiteral("journals")));
    m_fusion = std::make_unique<LiveFusion>(*m_tabs);
}

void RulesTabsTest::cleanup()
{
    for (RulesTab* tab : m_tabs->all())
        tab->journal().clear();
    m_fusion.reset();
    m_tabs.reset();
    m_model.reset();
}

/// A text of its own at the right end, current.
RulesTab& RulesTabsTest::addWritten(const QString& text)
{
    RulesTab& tab = m_tabs->addCurrent();
    write(tab, text);
    return tab;
}

void RulesTabsTest::openModel()
{
    QVERIFY(openAndWait(*m_model, m_folder.write(QStringLiteral("m.json"), tinyModel())));
}

void RulesTabsTest::thereIsAlwaysOne()
{
    QCOMPARE(m_tabs->count(), std::size_t(1));
    QVERIFY(m_tabs->areUntouched());
    const int first = m_tabs->current().id();
    write(m_tabs->current(), QStringLiteral("r: {}\n"));

    m_tabs->close(m_tabs->current());

    QCOMPARE(m_tabs->count(), std::size_t(1));
    QVERIFY(m_tabs->areUntouched());
    QVERIFY(m_tabs->current().id() != first);
}

void RulesTabsTest::aNewTextTakesTheTabThatNobodyHasWrittenIn()
{
    RulesTab& first = m_tabs->addCurrent();
    QCOMPARE(m_tabs->count(), std::size_t(1));
    write(first, QStringLiteral("r: {}\n"));

    RulesTab& second = m_tabs->addCurrent();
    QCOMPARE(m_tabs->count(), std::size_t(2));
    QCOMPARE(&m_tabs->current(), &second);
    m_tabs->setCurrent(first);
    second.setTicked(false);

    QCOMPARE(&m_tabs->addCurrent(), &second);
    QVERIFY(second.isTicked());
}

void RulesTabsTest::whatIsClosedLeavesTheNextOneCurrent()
{
    RulesTab& first = addWritten(QStringLiteral("a: {}\n"));
    RulesTab& second = addWritten(QStringLiteral("b: {}\n"));
    RulesTab& third = addWritten(QStringLiteral("c: {}\n"));
    m_tabs->setCurrent(second);

    m_tabs->close(second);
    QCOMPARE(&m_tabs->current(), &third);
    m_tabs->close(third);

    QCOMPARE(m_tabs->all(), std::vector{&first});
    QCOMPARE(&m_tabs->current(), &first);
}

void RulesTabsTest::goRoundInTheirOrder()
{
    RulesTab& first = addWritten(QStringLiteral("a: {}\n"));
    RulesTab& second = addWritten(QStringLiteral("b: {}\n"));

    m_tabs->stepCurrent(1);
    QCOMPARE(&m_tabs->current(), &first);
    m_tabs->stepCurrent(-1);
    QCOMPARE(&m_tabs->current(), &second);
}

void RulesTabsTest::moveAndStayCurrent()
{
    RulesTab& first = addWritten(QStringLiteral("a: {}\n"));
    RulesTab& second = addWritten(QStringLiteral("b: {}\n"));
    RulesTab& third = addWritten(QStringLiteral("c: {}\n"));
    const QSignalSpy moved(m_tabs.get(), &RulesTabs::orderChanged);

    m_tabs->move(third, 0);
    QCOMPARE(m_tabs->all(), (std::vector{&third, &first, &second}));
    m_tabs->move(third, 2);
    m_tabs->move(third, 2);

    QCOMPARE(m_tabs->all(), (std::vector{&first, &second, &third}));
    QCOMPARE(&m_tabs->current(), &third);
    QCOMPARE(moved.size(), 2);
}

void RulesTabsTest::areNamedByTheirFiles()
{
    const QString one = m_folder.write(QStringLiteral("r.yaml"), "a: {}\n");
    const QString other = m_folder.write(QStringLiteral("q.yaml"), "b: {}\n");
    QVERIFY(!m_tabs->current().rules().open(one));
    RulesTab& first = m_tabs->current();
    QCOMPARE(first.name(), QStringLiteral("r.yaml"));

    RulesTab& second = m_tabs->addCurrent();
    QCOMPARE(second.name(), QStringLiteral("New rules"));
    QVERIFY(!second.rules().open(other));

    QCOMPARE(second.name(), QStringLiteral("q.yaml"));
    QCOMPARE(m_tabs->withName("q.yaml"), &second);
    QCOMPARE(m_tabs->withName("New rules"), nullptr);
}

void RulesTabsTest::tellFilesOfOneNameApart_data()
{
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("different") << QStringList{"/m/a.yaml", "/m/b.yaml"}
                               << QStringList{"a.yaml", "b.yaml"};
    QTest::newRow("by one folder") << QStringList{"/m/a.yaml", "/n/a.yaml", "/n/b.yaml"}
                                   << QStringList{"m/a.yaml", "n/a.yaml", "b.yaml"};
    QTest::newRow("by two") << QStringList{"/x/m/a.yaml", "/y/m/a.yaml"}
                            << QStringList{"x/m/a.yaml", "y/m/a.yaml"};
    QTest::newRow("one path ends like the other")
        << QStringList{"/a.yaml", "/m/a.yaml"} << QStringList{"a.yaml", "m/a.yaml"};
    QTest::newRow("the same") << QStringList{"New", "New"} << QStringList{"New", "New (2)"};
    QTest::newRow("none") << QStringList() << QStringList();
}

void RulesTabsTest::tellFilesOfOneNameApart()
{
    QFETCH(const QStringList, paths);
    QFETCH(const QStringList, names);

    QCOMPARE(distinctNames(paths), names);
}

void RulesTabsTest::aFileIsFoundWhicheverWayThePathGoes()
{
    const QString path = m_folder.write(QStringLiteral("r.yaml"), "a: {}\n");
    QVERIFY(!m_tabs->current().rules().open(path));

    QString detour = path;
    detour.replace(QStringLiteral("/r.yaml"), QStringLiteral("/./r.yaml"));
    QCOMPARE(m_tabs->withFile(detour), &m_tabs->current());
    QCOMPARE(m_tabs->withFile(m_folder.path(QStringLiteral("other.yaml"))), nullptr);
    QCOMPARE(m_tabs->withFile({}), nullptr);
}

void RulesTabsTest::filesThatAreGoneAreNotTheSame()
{
    const QStringList paths{m_folder.path(QStringLiteral("gone.yaml")),
                            m_folder.path(QStringLiteral("away.yaml")),
                            m_folder.path(QStringLiteral("never.yaml"))};
    std::vector<RulesTab*> made;
    for (const QString& path : paths.first(2)) {
        made.push_back(&m_tabs->addCurrent());
        made.back()->rules().setUnsaved(pairText(QStringLiteral("a")), path);
    }

    QCOMPARE(m_tabs->withFile(paths[0]), made[0]);
    QCOMPARE(m_tabs->withFile(paths[1]), made[1]);
    QCOMPARE(m_tabs->withFile(paths[2]), nullptr);
}

void RulesTabsTest::areTriedTogetherFromLeftToRight()
{
    openModel();
    addWritten(pairText(QStringLiteral("r")));
    addWritten(pairText(QStringLiteral("r")));

    QTRY_VERIFY(m_fusion->isCurrent());

    QCOMPARE(m_fusion->answer()->rules.rules.size(), std::size_t(2));
    QCOMPARE(winners(*m_fusion), QStringList{QStringLiteral("r 0")});
}

void RulesTabsTest::anotherOrderIsAnotherAnswer()
{
    openModel();
    addWritten(pairText(QStringLiteral("left")));
    RulesTab& right = addWritten(pairText(QStringLiteral("right")));
    QTRY_VERIFY(m_fusion->isCurrent());
    QCOMPARE(winners(*m_fusion), QStringList{QStringLiteral("left 0")});

    m_tabs->move(right, 0);

    QVERIFY(!m_fusion->isCurrent());
    QTRY_VERIFY(m_fusion->isCurrent());
    QCOMPARE(winners(*m_fusion), QStringList{QStringLiteral("right 0")});
}

void RulesTabsTest::whatIsNotTickedIsOnlyChecked()
{
    openModel();
    RulesTab& first = addWritten(pairText(QStringLiteral("r")));
    RulesTab& second =
        addWritten(pairText(QStringLiteral("s")) + QStringLiteral("t: {patern: {}}\n"));
    first.setTicked(false);
    QTRY_VERIFY(m_fusion->isCurrent());
    QCOMPARE(winners(*m_fusion), QStringList{QStringLiteral("s 0")});

    first.setTicked(true);
    second.setTicked(false);
    QTRY_VERIFY(m_fusion->isCurrent());

    QCOMPARE(winners(*m_fusion), QStringList{QStringLiteral("r 0")});
    QVERIFY(m_fusion->answer()->diagnostics.empty());
    QVERIFY(m_fusion->problemsOf(first).empty());
    QVERIFY(!m_fusion->problemsOf(second).empty());
    QCOMPARE(m_fusion->problems().size(), m_fusion->problemsOf(second).size());

    second.rules().document().undo();
    QTRY_VERIFY(m_fusion->isCurrent());
    QVERIFY(m_fusion->problems().empty());
}

void RulesTabsTest::nothingTickedIsNoRules()
{
    openModel();
    RulesTab& only = addWritten(pairText(QStringLiteral("r")));

    only.setTicked(false);

    QTRY_VERIFY(m_fusion->isCurrent());
    QVERIFY(m_fusion->answer()->rules.rules.empty());
    QVERIFY(m_fusion->answer()->graph);
    QVERIFY(!m_fusion->fileOf(only));
}

void RulesTabsTest::anotherTextIsNotReadAgain()
{
    RulesTab& first = addWritten(pairText(QStringLiteral("r")));
    RulesTab& second = addWritten(pairText(QStringLiteral("s")));
    QTRY_VERIFY(m_fusion->isCurrent());
    const RulesReading::Document before = first.reading().latest();

    write(second, QStringLiteral("# more\n"));
    QTRY_VERIFY(m_fusion->isCurrent());

    QCOMPARE(first.reading().latest(), before);
    QCOMPARE(m_fusion->answer()->texts.front(), before);
}

void RulesTabsTest::whatIsClosedCountsNoMore()
{
    openModel();
    RulesTab& first = addWritten(pairText(QStringLiteral("r")));
    addWritten(pairText(QStringLiteral("s")));
    QTRY_VERIFY(m_fusion->isCurrent());

    m_tabs->close(first);

    QTRY_VERIFY(m_fusion->isCurrent());
    QCOMPARE(winners(*m_fusion), QStringList{QStringLiteral("s 0")});
}

void RulesTabsTest::anotherNameIsAnotherAnswer()
{
    addWritten(QStringLiteral("r: {patern: {}}\n"));
    QTRY_VERIFY(m_fusion->isCurrent());
    QCOMPARE(m_fusion->problems().front().file, std::string("New rules"));

    QVERIFY(!m_tabs->current().rules().saveTo(m_folder.path(QStringLiteral("r.yaml"))));

    QTRY_VERIFY(m_fusion->isCurrent());
    QCOMPARE(m_fusion->problems().front().file, std::string("r.yaml"));
    QVERIFY(!m_fusion->problemsOf(m_tabs->current()).empty());
}

void RulesTabsTest::saysWhichTabAFileIs()
{
    RulesTab& first = addWritten(pairText(QStringLiteral("r")));
    RulesTab& second = addWritten(pairText(QStringLiteral("r")));
    RulesTab& third = addWritten(pairText(QStringLiteral("r")));
    second.setTicked(false);
    QTRY_VERIFY(m_fusion->isCurrent());

    QCOMPARE(m_fusion->tabOf(0), &first);
    QCOMPARE(m_fusion->tabOf(1), &third);
    QCOMPARE(m_fusion->tabOf(2), nullptr);
    QCOMPARE(m_fusion->fileOf(third), std::optional(1U));
    QVERIFY(!m_fusion->fileOf(second));
}

void RulesTabsTest::eachHasAJournal()
{
    RulesTab& first = addWritten(QStringLiteral("one: {}\n"));
    RulesTab& second = addWritten(QStringLiteral("two: {}\n"));
    QVERIFY(first.journal().flush());
    QVERIFY(second.journal().flush());
    const auto kept = [this] {
        return QDir(m_folder.path(QStringLiteral("journals")))
            .entryList({QStringLiteral("*.journal")})
            .size();
    };
    QCOMPARE(kept(), 2);
    // They are those of a program that runs.
    QVERIFY(first.journal().leftBehind().empty());

    m_tabs->close(first);
    QCOMPARE(kept(), 1);

    m_fusion.reset();
    m_tabs.reset();
    m_tabs = std::make_unique<RulesTabs>(*m_model, m_folder.path(QStringLiteral("journals")));
    const auto left = m_tabs->current().journal().leftBehind();
    QCOMPARE(left.size(), std::size_t(1));
    QCOMPARE(left.front().text, QStringLiteral("two: {}\n"));
    Journal::discard(left.front());
}

void RulesTabsTest::findsIncludedFiles()
{
    const QTemporaryDir place;
    QVERIFY(QDir(place.path()).mkdir(QStringLiteral("kit")));
    const auto put = [&](const char* name, const char* text) {
        QFile file(place.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    put("near.h", "#define NEAR 8\n");
    put("kit/far.h", "#define FAR 9\n");
    put("rules.cpp",
        "#include \"near.h\"\n#include \"far.h\"\n"
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Relu\", \"In\"), "
        "EQ(NEAR, FAR), Op(\"R\", \"In\"))\n");
    ModelDocument model;
    RulesTabs tabs(model, {});
    RulesReading& reading = tabs.current().reading();
    QVERIFY(!tabs.current().rules().open(place.filePath(QStringLiteral("rules.cpp"))));

    const auto alone = reading.current()->diagnostics();
    reading.setIncludeFolders({place.filePath(QStringLiteral("kit"))});
    const auto both = reading.current()->diagnostics();

    // The folder of the file is known, that of the kit only when somebody names it.
    const auto codes = [](const std::vector<Diagnostic>& found) {
        QStringList all;
        for (const Diagnostic& each : found)
            all.append(QString::fromStdString(each.code));
        return all;
    };
    QCOMPARE(codes(alone),
             (QStringList{QStringLiteral("include-not-found"), QStringLiteral("unknown-name")}));
    QCOMPARE(codes(both), QStringList());
}

FUSEWRIGHT_TEST(RulesTabsTest)
#include "tst_rules_tabs.moc"
