// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/stage_facts.h"

#include "engine/report/fusion_facts.h"
#include "engine/report/fusion_pages.h"
#include "engine/report/stage_words.h"
#include "engine/rewrite/rewrite_run.h"
#include "engine/rules/composites/composite_rules.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/report/xml_check.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// What a report tells of stages of rewriting.
class StageFactsTest : public QObject {
    Q_OBJECT

private slots:
    void aStageIsToldWithItsFirstPlace();
    void thePlaceIsDrawnBeforeAndAfter();
    void stagesWithoutAnEffectAreOnlyCounted();
    void pagesTellThem();
};

namespace {

struct RewrittenModel {
    RuleSet rules;
    RewriteRun run;
};

/// Composites twice: the second time there is nothing left to do.
RewrittenModel twice(const std::string& lines)
{
    const std::string text = "def forward(self, x):\n" + lines + "    return y\n";
    const Reading reading = readBytes(text, "model.fx.txt", Keep::Tidy);
    RewrittenModel made{joined(std::vector<RuleSet>{compositeRules(), compositeRules()}), {}};
    made.run = rewrite(reading.model->graph, made.rules);
    return made;
}

RewrittenModel some()
{
    return twice("    a = torch.relu(x)\n    g = torch.nn.functional.gelu(a)\n"
                 "    m = torch.argmax(g)\n    y = torch.add(g, m)\n");
}

} // namespace

void StageFactsTest::aStageIsToldWithItsFirstPlace()
{
    const RewrittenModel model = some();

    const RewriteFacts facts = gatherRewriting(model.rules, model.run, StagePictures::LeftOut);

    QCOMPARE(facts.rewrites, std::size_t(1));
    const StageFacts& stage = facts.stages.front();
    QCOMPARE(stageTitle(stage), std::string("`composites`: 1 rewrite"));
    QCOMPARE(placeSentence(stage.place), std::string("`gelu`: `g` became `g.gelu`"));
    QCOMPARE(stageRuleTable(stage).rows,
             (std::vector<std::vector<std::string>>{{"`gelu`", "1", "1", "0", "0"},
                                                    {"`argmax`", "1", "0", "0", "1"}}));
    QCOMPARE(refusalTable(stage).rows,
             (std::vector<std::vector<std::string>>{
                 {"`argmax`", "1", "the condition is false", "`whole.has_attr(dim)`", "`false`"}}));
    QVERIFY(!stage.place.before);
}

void StageFactsTest::thePlaceIsDrawnBeforeAndAfter()
{
    const RewrittenModel model = some();

    const RewriteFacts facts = gatherRewriting(model.rules, model.run, StagePictures::Drawn);

    const ChangedPlace& place = facts.stages.front().place;
    QVERIFY(place.before && place.after);
    const GraphDrawing& before = place.before->drawing;
    const GraphDrawing& after = place.after->drawing;
    QVERIFY(before.graph->findNode("a") && before.graph->findNode("y"));
    QCOMPARE(before.classes.classOf[before.graph->findNode("g")->index], 0U);
    QCOMPARE(before.classes.classes[0].nodeCount, std::size_t(1));
    QCOMPARE(after.classes.classOf[after.graph->findNode("g.gelu")->index], 0U);
    QCOMPARE(after.classes.classOf[after.graph->findNode("a")->index], noClass);
    QVERIFY(!before.picture.items.empty());
}

void StageFactsTest::stagesWithoutAnEffectAreOnlyCounted()
{
    const RewrittenModel model = some();

    const RewriteFacts facts = gatherRewriting(model.rules, model.run, StagePictures::LeftOut);

    QCOMPARE(facts.stageCount, std::size_t(2));
    QCOMPARE(facts.stages.size(), std::size_t(1));
    QCOMPARE(rewritingSentence(facts),
             std::string("Rules rewrite the model first: 1 rewrite in 1 of 2 stages; 4 operators "
                         "become 4."));
    QVERIFY(gatherRewriting({}, {}, StagePictures::Drawn).isEmpty());
}

void StageFactsTest::pagesTellThem()
{
    const RewrittenModel model = some();
    FusionFacts facts;
    facts.rewriting = gatherRewriting(model.rules, model.run, StagePictures::Drawn);
    const PageChoice choice{.parts = {ReportPart::Stages, ReportPart::Pictures}};

    const std::string page = fusionHtml(facts, choice);

    QCOMPARE(whyNotXml(page), QString());
    QVERIFY(missingIds(page).isEmpty());
    QCOMPARE(QByteArray::fromStdString(page).count("<figure>"), 2);
    QVERIFY(page.find("became") != std::string::npos);
    QVERIFY(fusionMarkdown(facts, choice).find("### `composites`: 1 rewrite") != std::string::npos);
    // Without pictures the place is a sentence.
    const std::string words = fusionHtml(facts, {.parts = {ReportPart::Stages}});
    QCOMPARE(QByteArray::fromStdString(words).count("<figure>"), 0);
    QVERIFY(words.find("First place") != std::string::npos);
    QVERIFY(fusionHtml(facts, {.parts = {ReportPart::Costs}}).find("became") == std::string::npos);
}

FUSEWRIGHT_TEST(StageFactsTest)
#include "tst_stage_facts.moc"
