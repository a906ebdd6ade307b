// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/partition_session.h"
#include "tests/engine/kit/graph_text.h"
#include "tests/kit/test_program.h"
#include "tests/widgets/kit/fusion_answer.h"
#include "tests/widgets/kit/model_file.h"
#include "widgets/base/theme.h"
#include "widgets/document/model_document.h"
#include "widgets/inspector/inspector_panel.h"
#include "widgets/inspector/page_writer.h"
#include "widgets/inspector/selection_facts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QUrl>

using namespace fusewright;
using test::GraphText;

namespace {

const std::string pairRule = "pair:\n  heuristic: {name: SAFE_GEMM}\n  pattern:\n"
                             "    a: {op_type: linear, child: b}\n    b: {op_type: relu}\n";

} // namespace

class FusionPagesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void saysWhichRuleAndEntryTookANode();
    void saysThatANodeRunsAlone();
    void saysWhichSectionAnotherModeMakes();
    void saysThatAValueStaysInside();
    void saysWhereAValueCrosses();
    void tellsWhatASectionReadsAndGives();
    void tellsWhatEachEntryTook();
    void foldsTheLayersOfLlama();
    void asksForAnEntryInTheText();
    void asksForTheOperatorsOfASection();
    void goesBackToThePageBefore();
    void staysWithTheSectionWhenAnotherAnswerComes();
    void tellsNothingOfAnotherGraph();
    void findsTheWayThatLeavesASelection();
    void describesSeveralOperators();
    void namesAModuleThatIsSelectedAsAWhole();
    void copiesThePage();
    void readsItsOwnLinks();

private:
    void click(PageLink link)
    {
        emit m_panel->findChild<QTextBrowser*>()->anchorClicked(QUrl(link.toText()));
    }
    NodeId node(const char* name) const { return *m_document->graph()->findNode(name); }
    bool says(const char* text) const { return m_panel->text().contains(QLatin1String(text)); }

    test::ModelFolder m_folder;
    Theme m_theme;
    std::unique_ptr<ModelDocument> m_document;
    std::unique_ptr<InspectorPanel> m_panel;
};

void FusionPagesTest::init()
{
    m_panel.reset();
    m_document = std::make_unique<ModelDocument>();
    m_panel = std::make_unique<InspectorPanel>(*m_document, m_theme);
    QVERIFY(test::openAndWait(*m_document,
                              m_folder.write(QStringLiteral("a.json"), test::tinyModel())));
    m_panel->setFusion(test::answerOf(m_document->graph(), pairRule));
}

void FusionPagesTest::saysWhichRuleAndEntryTookANode()
{
    m_document->selectNode(node("act"));

    for (const char* part : {"section 1 with 2 operator(s)", "pair", "Entry", "SAFE_GEMM: met"})
        QVERIFY2(says(part), qPrintable(m_panel->text()));
}

void FusionPagesTest::saysThatANodeRunsAlone()
{
    m_document->selectNode(node("out"));

    QVERIFY(says("No rule takes this operator: it runs alone."));
}

void FusionPagesTest::saysWhichSectionAnotherModeMakes()
{
    std::vector<Diagnostic> findings;
    const auto made = std::make_shared<const MadePartition>(
        makePartition(*m_document->graph(), RuleSet(), {}, {.mode = FusionMode::O3}, findings));
    m_document->selectNode(node("out"));

    m_panel->setShown(QStringLiteral("o3"), made);
    for (const char* part : {"Section in o3", "1 with 3 operator(s)", "Section by rules (o1)",
                             "No rule takes this operator: it runs alone."})
        QVERIFY2(says(part), qPrintable(m_panel->text()));
    m_panel->setShown({}, nullptr);

    QVERIFY(!says("Section in o3"));
    QVERIFY(!says("by rules (o1)"));
}

void FusionPagesTest::saysThatAValueStaysInside()
{
    const ValueId value = *m_document->graph()->outputs(node("fc")).begin();

    m_panel->showValue(value);

    QVERIFY(says("bf16"));
    QVERIFY(says("16 B"));
    QVERIFY(says("It stays inside its section."));
}

void FusionPagesTest::saysWhereAValueCrosses()
{
    m_panel->showValue(*m_document->graph()->outputs(node("act")).begin());

    QVERIFY(says("It crosses the boundary of its section"));
    QVERIFY(says("section 2"));
}

void FusionPagesTest::tellsWhatASectionReadsAndGives()
{
    m_panel->showSection(0);

    for (const char* part : {"Section 1 of 2", "Operators (2)", "Reads (2)", "Writes (1)"})
        QVERIFY2(says(part), part);
}

void FusionPagesTest::tellsWhatEachEntryTook()
{
    m_panel->showMatch(0);

    QVERIFY(says("Match of pattern at fc"));
    QVERIFY(says("Entries (2)"));
    QVERIFY(says("act relu"));
}

void FusionPagesTest::foldsTheLayersOfLlama()
{
    QVERIFY(test::openAndWait(
        *m_document, QStringLiteral(FUSEWRIGHT_SOURCE_DIR "/resources/examples/llama2-7b.json")));
    const auto llama = test::llamaAnswer();
    const auto answer = std::make_shared<FusionAnswer>(*llama);
    answer->graph = m_document->graph();
    m_panel->setFusion(answer);
    const std::uint32_t section =
        answer->made.partition.sectionOf[answer->made.matches.matches.front().nodes[0].index];

    m_panel->showFold(answer->made.folding.foldOf[section]);

    QVERIFY(says("32 identical sections"));
    QVERIFY(says("Sections (32)"));
}

void FusionPagesTest::asksForAnEntryInTheText()
{
    QSignalSpy requested(m_panel.get(), &InspectorPanel::entryRequested);

    click({.kind = PageLink::Kind::Entry, .index = 0, .pattern = 0, .entry = 1});

    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested[0][2].value<EntryId>(), EntryId(1U));
}

void FusionPagesTest::asksForTheOperatorsOfASection()
{
    m_panel->showSection(0);
    QSignalSpy requested(m_panel.get(), &InspectorPanel::nodesRequested);

    click({.kind = PageLink::Kind::Operators});

    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested[0][0].value<std::vector<NodeId>>(), (std::vector{node("fc"), node("act")}));
}

void FusionPagesTest::goesBackToThePageBefore()
{
    m_document->selectNode(node("act"));
    const QString before = m_panel->text();
    click({.kind = PageLink::Kind::Section, .index = 0});
    QVERIFY(m_panel->text() != before);

    click({.kind = PageLink::Kind::Back});

    QCOMPARE(m_panel->text(), before);
}

void FusionPagesTest::staysWithTheSectionWhenAnotherAnswerComes()
{
    m_panel->showSection(0);

    m_panel->setFusion(
        test::answerOf(m_document->graph(), "one: {pattern: {a: {op_type: linear}}}"));

    QVERIFY2(says("Operators (1)"), qPrintable(m_panel->text()));
    QVERIFY(says("one"));
}

void FusionPagesTest::tellsNothingOfAnotherGraph()
{
    m_panel->setFusion(test::answerOf("fc:linear > act:relu > out:add", pairRule));

    m_document->selectNode(node("act"));

    QVERIFY(!says("pair"));
}

void FusionPagesTest::findsTheWayThatLeavesASelection()
{
    const GraphText g("a:linear > b:relu > d:add\na > c:sigmoid > d");

    const SelectionFacts facts = gatherSelection(g.graph, {g["d"], g["a"], g["b"]});

    QVERIFY(facts.route);
    QCOMPARE(facts.route->path, (std::vector{g["a"], g["c"], g["d"]}));
    QVERIFY(!gatherSelection(g.graph, {g["a"], g["b"]}).route);
}

void FusionPagesTest::describesSeveralOperators()
{
    m_panel->showNodes({node("fc"), node("act")});

    QTRY_VERIFY(says("2 operator(s) selected"));
    QVERIFY(says("of the 3 in net"));
    QVERIFY(says("Convex: no path leaves"));
    QVERIFY(says("Reads (2)"));
}

void FusionPagesTest::namesAModuleThatIsSelectedAsAWhole()
{
    m_panel->showNodes({node("fc"), node("act"), node("out")});

    QTRY_VERIFY(says("3 operator(s)"));
    QVERIFY(m_panel->text().startsWith(QStringLiteral("‹ Back\nnet\n")));
    QVERIFY(!says("selected"));
}

void FusionPagesTest::copiesThePage()
{
    m_panel->showSection(0);

    m_panel->copy();

    QCOMPARE(QGuiApplication::clipboard()->text(), m_panel->text());
}

void FusionPagesTest::readsItsOwnLinks()
{
    const PageLink link = PageLink::fromText(QStringLiteral("entry:3.1.7"));

    QVERIFY(link.isValid);
    QCOMPARE(link.index, 3U);
    QCOMPARE(link.pattern, 1U);
    QCOMPARE(link.entry, 7U);
    QVERIFY(!PageLink::fromText(QStringLiteral("entry:3.1")).isValid);
    QVERIFY(!PageLink::fromText(QStringLiteral("node:1.2")).isValid);
}

FUSEWRIGHT_TEST(FusionPagesTest)
#include "tst_fusion_pages.moc"
