// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/hardware/hardware_catalogue.h"
#include "engine/report/fusion_pages.h"
#include "engine/report/fusion_words.h"
#include "engine/report/model_pages.h"
#include "engine/session/report_session.h"

#include "tests/engine/partition/partition_kit.h"
#include "tests/engine/report/xml_check.h"
#include "tests/kit/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fusewright;
using test::Dice;
using test::elementCount;
using test::missingIds;
using test::whyNotXml;

/// Reports about fusion, from the model's file to the page.
class ReportSessionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void modesAndRulesAreCountedAsTheOtherVerbsDo();
    void theSummaryTellsTheNumbersThatMatter();
    void extentsWithoutANumberAreNamedInsteadOfTables();
    void aNearMissNamesWhatIsInTheWay();
    void anHtmlPageIsWellFormed();
    void anHtmlPageNeedsNothingButItself();
    void anSvgFileIsWellFormed();
    void equalInputsGiveEqualReports();
    void partsCanBeLeftOut();
    void repeatsAreFoldedWhereAPictureWouldBeLarge();
    void captionsTellWhichModulesAreClosed();
    void whatIsAloneHasNoColourInAutomaticFusion();
    void hostileNamesStayText();
    void aVeryLargeModelGivesASmallPage();
    void aVeryLargeModelWithoutModulesGivesAPageThatCanBeSent();
    void aFileHasADigestAndAPipeHasNone();

private:
    FusionFacts report(const ReportChoice& choice) const
    {
        FusionFacts facts = makeFusionReport(m_opened, m_rules, {}, choice);
        facts.model.path = "llama2-7b.json";
        facts.rules = {{.path = "llama2.yaml"}};
        return facts;
    }

    const ReportChoice m_all{.pictures = {FusionMode::O0, FusionMode::O1, FusionMode::O3}};
    OpenedModel m_opened;
    CheckedRules m_rules;
    FusionFacts m_facts;
};

namespace {

/// A model in memory.
OpenedModel openedModel(Graph graph)
{
    OpenedModel opened;
    opened.path = "model.json";
    opened.model.emplace();
    opened.model->graph = std::make_shared<const Graph>(std::move(graph));
    opened.facts = gatherFacts(*opened.model);
    return opened;
}

CheckedRules checkedFor(const OpenedModel& model, std::string text)
{
    RuleContext context;
    context.model = model.model->graph;
    return checkRulesText("rules.yaml", std::move(text), context);
}

/// Layers of three operators, each in a module of its own.
Graph deepModel(int layers)
{
    std::string text = "in x bf16 8 16\npar w bf16 16 16\n";
    std::string last = "x";
    for (int at = 0; at < layers; ++at) {
        const std::string number = std::to_string(at);
        const std::string tail = " @m.layers." + number + ":Layer : bf16 8 16\n";
        text += "l" + number + " = linear " + last + " w" + tail;
        text += "r" + number + " = relu l" + number + tail;
        text += "a" + number + " = add r" + number + " " + last + tail;
        last = "a" + number;
    }
    return std::move(test::TypedGraph(text).graph);
}

const char* const linearRelu = "dense:\n"
                               "  priority: 1\n"
                               "  pattern:\n"
                               "    product: {op_type: linear, child: act}\n"
                               "    act: {op_type: relu}\n";

} // namespace

void ReportSessionTest::initTestCase()
{
    const std::string examples = FUSEWRIGHT_EXAMPLES;
    m_opened = openModel(examples + "/llama2-7b.json", {}, nullptr);
    m_rules = checkRules(examples + "/llama2.yaml", {});
    QVERIFY(m_opened.model);
    m_facts = report(m_all);
}

void ReportSessionTest::modesAndRulesAreCountedAsTheOtherVerbsDo()
{
    QCOMPARE(m_facts.modes.size(), std::size_t(3));
    QCOMPARE(m_facts.modes[1].sections, std::size_t(169));
    QCOMPARE(m_facts.modes[1].folds, std::size_t(14));
    QCOMPARE(m_facts.modes[2].sections, std::size_t(580));
    QVERIFY(std::abs(m_facts.modes[1].boundary.ofFirst->least - 0.1876) < 0.0001);
    const auto ffn = std::ranges::find(m_facts.ruleFacts, "llama2_ffn", &RuleFacts::name);
    QVERIFY(ffn != m_facts.ruleFacts.end());
    QCOMPARE(ffn->sections, std::size_t(32));
    QCOMPARE(ffn->operators, std::size_t(192));
    QCOMPARE(ffn->patterns.front().matches, std::size_t(32));
}

void ReportSessionTest::theSummaryTellsTheNumbersThatMatter()
{
    std::string summary;
    for (const std::string& sentence : fusionSummary(m_facts))
        summary += sentence + '\n';

    QVERIFY(
        summary.starts_with("The rules cut 1,641 operators into 169 sections of 14 kinds; the "
                            "largest has 20 operators. Automatic fusion makes 580 sections.\n"));
    QVERIFY(summary.find("1,633 operators (99.5%) are in sections") != std::string::npos);
    QVERIFY(summary.find("25.7 GB cross section boundaries: 18.8%") != std::string::npos);
    QVERIFY(summary.find("6 of 9 rules make sections. `sdpa_3d_attn_mask` makes none (the model "
                         "has no `zipmapreduce`).")
            != std::string::npos);
}

void ReportSessionTest::extentsWithoutANumberAreNamedInsteadOfTables()
{
    test::TypedGraph g("in x bf16 batch seq 16\npar w bf16 16 16\n"
                       "l = linear x w : bf16 batch seq 16\nr = relu l : bf16 batch seq 16\n");
    const OpenedModel opened = openedModel(std::move(g.graph));
    const CheckedRules rules =
        checkedFor(opened, "r: {priority: 1, pattern: {a: {op_type: relu}}}\n");
    ReportChoice choice = m_all;
    choice.machine = *HardwareCatalogue::builtIn()->find("A100");

    const FusionFacts facts = makeFusionReport(opened, rules, {}, choice);
    QCOMPARE(facts.openExtents, (std::vector<std::string>{"batch", "seq"}));
    QCOMPARE(whyNoTimes(facts),
             std::string("No section's time is known: extents have no number yet, `batch` and "
                         "`seq`. `--set batch=8` sets one, as does the panel Costs."));
    QCOMPARE(QString::fromStdString(fusionSummary(facts)[1]),
             QString::fromUtf8("1 operator (50%) is in sections made by rules or by hand. "
                               "128·batch·seq + 512 bytes cross section boundaries: 100% of the "
                               "bytes that cross without fusion, where automatic fusion has 50% to "
                               "90%, whatever `batch` and `seq` may be: `--set batch=8` sets one, "
                               "as does the panel Costs."));
    for (const std::string& page : {fusionMarkdown(facts, {}), fusionHtml(facts, {})}) {
        QVERIFY(page.find("time is known") != std::string::npos);
        QVERIFY(page.find("Time at least") == std::string::npos);
        QVERIFY(page.find("Sections that take longest") == std::string::npos);
    }

    choice.machine = *HardwareCatalogue::builtIn()->find("SN30");
    QCOMPARE(whyNoTimes(makeFusionReport(opened, rules, {}, choice)),
             std::string("No section's time is known: neither peaks nor the bandwidth of SambaNova "
                         "SN30 (one RDU) are public."));
    choice.machine.reset();
    QVERIFY(whyNoTimes(makeFusionReport(opened, rules, {}, choice)).empty());
}

void ReportSessionTest::aNearMissNamesWhatIsInTheWay()
{
    const OpenedModel model = openedModel(std::move(test::TypedGraph("in x f32 4\n"
                                                                     "a = linear x : f32 4\n"
                                                                     "t = to a : f16 4\n"
                                                                     "b = relu t : f16 4\n"
                                                                     "c = linear b : f16 4\n"
                                                                     "d = relu c : f16 4\n")
                                                        .graph));

    const FusionFacts facts = makeFusionReport(model, checkedFor(model, linearRelu), {}, {});

    const PatternFacts& pattern = facts.ruleFacts.front().patterns.front();
    QCOMPARE(nearMisses(pattern),
             std::vector<std::string>({"1 of 2 places: an extra `to` between "
                                       "`linear` and `relu`"}));
}

void ReportSessionTest::anHtmlPageIsWellFormed()
{
    const std::string page = fusionHtml(m_facts, {});

    QVERIFY(page.starts_with("<!DOCTYPE html>\n"));
    QCOMPARE(whyNotXml(page), QString());
    QCOMPARE(elementCount(page, "figure"), 3);
    QCOMPARE(missingIds(page), QSet<QString>());
}

void ReportSessionTest::anHtmlPageNeedsNothingButItself()
{
    const std::string page = fusionHtml(m_facts, {});

    QVERIFY(page.find("<script") == std::string::npos);
    for (const QString& reference : test::found(page, "(?:href|src)=\"([^\"]*)\""))
        QVERIFY2(reference.startsWith('#'), qPrintable(reference));
    QVERIFY(page.find("@import") == std::string::npos);
}

void ReportSessionTest::anSvgFileIsWellFormed()
{
    const std::string picture = fusionSvg(m_facts, {});

    QCOMPARE(whyNotXml(picture), QString());
    QCOMPARE(missingIds(picture), QSet<QString>());
    QVERIFY(picture.find("prefers-color-scheme") != std::string::npos);
    QVERIFY(fusionSvg(m_facts, {.theme = ReportTheme::Light}).find("prefers") == std::string::npos);
}

void ReportSessionTest::equalInputsGiveEqualReports()
{
    const FusionFacts again = report(m_all);

    QVERIFY(fusionHtml(m_facts, {}) == fusionHtml(again, {}));
    QVERIFY(fusionMarkdown(m_facts, {}) == fusionMarkdown(again, {}));
    QVERIFY(fusionSvg(m_facts, {}) == fusionSvg(again, {}));
}

void ReportSessionTest::partsCanBeLeftOut()
{
    const PageChoice costs{.parts = {ReportPart::Costs}};

    const std::string page = fusionHtml(m_facts, costs);
    const std::string text = fusionMarkdown(m_facts, costs);

    QCOMPARE(elementCount(page, "h2"), 1);
    QCOMPARE(elementCount(page, "figure"), 0);
    QCOMPARE(QString::fromStdString(text).count("\n## "), 1);
}

void ReportSessionTest::repeatsAreFoldedWhereAPictureWouldBeLarge()
{
    const FusionFacts drawn = report(
        {.picture = {.repeats = PictureChoice::Repeats::Drawn}, .pictures = {FusionMode::O1}});

    QVERIFY(m_facts.drawings[1].isFolded);
    QVERIFY(m_facts.drawings[1].drawing.picture.items.size() < 100);
    QVERIFY(!drawn.drawings[0].isFolded);
    QVERIFY(drawn.drawings[0].drawing.picture.items.size() > 1'641);
}

void ReportSessionTest::captionsTellWhichModulesAreClosed()
{
    const auto captionOf = [](std::optional<std::uint32_t> open) {
        const PictureChoice choice{.view = PictureChoice::View::Modules,
                                   .open = open,
                                   .repeats = PictureChoice::Repeats::Drawn};
        return QString::fromStdString(modelCaption(drawModel(openedModel(deepModel(3)), choice)));
    };

    QVERIFY(captionOf(0).endsWith(" Each module is drawn as one card."));
    QVERIFY(captionOf(1).endsWith(" Modules that are not open are drawn as one card each."));
    QVERIFY(!captionOf({}).contains("module"));
}

void ReportSessionTest::whatIsAloneHasNoColourInAutomaticFusion()
{
    const NodeClasses& classes = m_facts.drawings[2].drawing.classes;
    const std::size_t coloured = m_facts.modes[2].coveredOperators;

    QCOMPARE(classes.none.nodeCount, m_facts.modes[2].operators - coloured);
    QCOMPARE(std::size_t(std::ranges::count(classes.classOf, noClass)), classes.none.nodeCount);
}

void ReportSessionTest::hostileNamesStayText()
{
    FusionFacts facts = m_facts;
    const std::string name = "</style></pre><script>alert(1)</script>`|\n# x\x01\xFF";
    facts.rules = {{.path = name}};
    facts.facts.name = facts.model.path = facts.command = facts.date = name;
    facts.ruleFacts[0].name = facts.ruleFacts[0].patterns[0].name = name;
    facts.ruleFacts[0].patterns[0].funnel[0] = {name, name, 1};
    facts.modes[0].kinds[0].name = facts.changes[0].told.lines[0].sentence = name;
    facts.diagnostics = {{.code = name, .message = name, .file = name}};
    facts.drawings[1].drawing.classes.classes[1].name = name;
    facts.drawings[1].drawing.groups.titles[0] = name;

    const std::string page = fusionHtml(facts, {});

    QCOMPARE(whyNotXml(page), QString());
    QVERIFY(page.find("<script") == std::string::npos);
    QCOMPARE(whyNotXml(fusionSvg(facts, {.theme = ReportTheme::Dark})), QString());
}

void ReportSessionTest::aVeryLargeModelGivesASmallPage()
{
    const OpenedModel model = openedModel(deepModel(33'334));

    const FusionFacts facts = makeFusionReport(model, checkedFor(model, linearRelu), {}, m_all);
    const std::string page = fusionHtml(facts, {});

    QCOMPARE(facts.modes[0].operators, std::size_t(100'002));
    QVERIFY(facts.drawings[0].isClosed);
    QVERIFY(page.size() < 200'000);
    QVERIFY(page.find("× 33,33") != std::string::npos);
}

void ReportSessionTest::aVeryLargeModelWithoutModulesGivesAPageThatCanBeSent()
{
    Dice dice(7);
    const OpenedModel model = openedModel(test::randomGraph(dice, 100'000));

    const FusionFacts facts = makeFusionReport(model, checkedFor(model, linearRelu), {}, m_all);
    const std::string page = fusionHtml(facts, {});

    QCOMPARE(whyNotXml(page), QString());
    QVERIFY2(page.size() < 20'000'000, qPrintable(QString::number(page.size())));
}

void ReportSessionTest::aFileHasADigestAndAPipeHasNone()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("abc");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("abc");
    file.close();

    const ReportFile about = reportFile(path.toStdString());

    QCOMPARE(about.bytes, std::uint64_t(3));
    QVERIFY(about.digest.starts_with("ba7816bf8f01cfea"));
    QCOMPARE(reportFile("-").digest, std::string());
}

FUSEWRIGHT_TEST(ReportSessionTest)
#include "tst_report_session.moc"
