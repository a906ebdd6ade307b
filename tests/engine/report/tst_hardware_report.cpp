// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/operator_catalogue.h"
#include "engine/hardware/hardware_catalogue.h"
#include "engine/report/account_text.h"
#include "engine/report/cost_words.h"
#include "engine/report/hardware_facts.h"
#include "engine/report/hardware_words.h"
#include "engine/report/roofline_svg.h"
#include "tests/kit/test_program.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace fusewright;

class HardwareReportTest : public QObject {
    Q_OBJECT

private slots:
    void writesSecondsAsPeopleDo_data();
    void writesSecondsAsPeopleDo();
    void ranksWhatIsUnknownLast();
    void aRooflineIsXmlWithADotForEachFold();
    void largerTimesAreLargerDots();
    void withoutABandwidthThereIsNoRoofline();
    void extremePointsStayOnThePicture();
    void widthsStandAroundWhatHasAColourByItsClass();
    void aTableTellsWhatTheRooflineDraws();
    void ranksModesByTimeAndByBytes();
    void everyFormulaIsToldWithItsSource();
    void boundsAreToldAsSuch_data();
    void boundsAreToldAsSuch();
    void aMachineTellsEveryNumberWithItsSource();

private:
    static HardwareFacts facts();
    /// An attribute of all circles, as numbers; nothing where it is no XML.
    static std::vector<double> circles(const std::string& svg, const char* attribute);
};

std::vector<double> HardwareReportTest::circles(const std::string& svg, const char* attribute)
{
    std::vector<double> numbers;
    QXmlStreamReader xml(QByteArray::fromStdString(svg));
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"circle")
            numbers.push_back(xml.attributes().value(attribute).toDouble());
    }
    return xml.hasError() ? std::vector<double>() : numbers;
}

HardwareFacts HardwareReportTest::facts()
{
    HardwareFacts facts{.machine = *HardwareCatalogue::builtIn()->find("A100")};
    facts.shownMode = "o1";
    facts.points = {{.section = 3,
                     .fold = 1,
                     .label = "ffn <&>",
                     .count = 32,
                     .intensity = 500,
                     .operationsPerSecond = 3e14,
                     .seconds = 0.02,
                     .color = 0},
                    {.section = 5,
                     .fold = 2,
                     .label = "norm",
                     .count = 1,
                     .intensity = 0.3,
                     .operationsPerSecond = 5e11,
                     .seconds = 1e-6,
                     .color = 14}};
    return facts;
}

void HardwareReportTest::writesSecondsAsPeopleDo_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");

    QTest::newRow("seconds") << 2.5 << "2.5 s";
    QTest::newRow("many") << 1234. << "1234 s";
    QTest::newRow("milliseconds") << 0.0483 << "48.3 ms";
    QTest::newRow("microseconds") << 2.46e-4 << "246 µs";
    QTest::newRow("nanoseconds") << 5e-9 << "5 ns";
    QTest::newRow("less") << 5e-12 << "0.005 ns";
    QTest::newRow("nothing") << 0. << "0 s";
}

void HardwareReportTest::writesSecondsAsPeopleDo()
{
    QFETCH(double, seconds);
    QFETCH(QString, text);

    QCOMPARE(QString::fromStdString(secondsText(seconds)), text);
}

void HardwareReportTest::ranksWhatIsUnknownLast()
{
    const std::vector<RankedMode> modes{{"o0", {}, 9.}, {"o1", 2., 7.}, {"o3", 1., {}}};

    QCOMPARE(rankedBySeconds(modes), (std::vector<std::string>{"o3", "o1", "o0"}));
    QCOMPARE(rankedByBytes(modes), (std::vector<std::string>{"o1", "o0", "o3"}));
}

void HardwareReportTest::aRooflineIsXmlWithADotForEachFold()
{
    const std::string svg = rooflineSvg(facts());

    QCOMPARE(circles(svg, "cx").size(), std::size_t(4)); // Two of them in the legend.
    const QString text = QString::fromStdString(svg);
    QCOMPARE(text.count("data-fold="), 2);
    QVERIFY(text.contains("ffn &lt;&amp;&gt;"));
    QVERIFY(text.contains("ridge: "));
    QCOMPARE(rooflineSvg(facts()), svg);
}

void HardwareReportTest::largerTimesAreLargerDots()
{
    const std::vector<double> radii = circles(rooflineSvg(facts()), "r");

    QVERIFY(radii.at(0) > radii.at(1));
}

void HardwareReportTest::withoutABandwidthThereIsNoRoofline()
{
    HardwareFacts unknown = facts();
    unknown.machine = *HardwareCatalogue::builtIn()->find("SN30");

    QVERIFY(rooflineSvg(unknown).empty());
}

void HardwareReportTest::extremePointsStayOnThePicture()
{
    HardwareFacts extreme = facts();
    extreme.points.front().intensity = 1e-200;
    extreme.points.front().operationsPerSecond = 1e-250;
    extreme.points.back().intensity = 1e250;

    const std::vector<double> places = circles(rooflineSvg(extreme), "cx");

    QVERIFY(!places.empty());
    for (const double place : places)
        QVERIFY(place >= 0 && place <= 880);
}

/// QtSvg takes no colour from a class where the width is on the same element.
void HardwareReportTest::widthsStandAroundWhatHasAColourByItsClass()
{
    const QString svg = QString::fromStdString(rooflineSvg(facts(), ReportTheme::Light));

    QVERIFY(svg.contains("<g stroke-width=\"2\"><path class=\"roof\""));
    QVERIFY(!svg.contains("stroke-width:"));
    QVERIFY(!svg.contains("<pattern"));
}

void HardwareReportTest::aTableTellsWhatTheRooflineDraws()
{
    HardwareFacts unknown = facts();
    unknown.machine = *HardwareCatalogue::builtIn()->find("SN30");

    HardwareFacts told = facts();
    told.points.front().intensity = 5000;

    const PageTable table = rooflineTable(told);

    QCOMPARE(table.rows.size(), std::size_t(2));
    QCOMPARE(table.rows[0][1], std::string("`ffn <&>`"));
    QCOMPARE(table.rows[0].back(), std::string("compute"));
    QCOMPARE(table.rows[1].back(), std::string("memory"));
    QVERIFY(roofWords(facts()).find("ridge") != std::string::npos);
    QVERIFY(rooflineTable(unknown).rows.empty() && roofWords(unknown).empty());
}

void HardwareReportTest::ranksModesByTimeAndByBytes()
{
    HardwareFacts modes;
    modes.modes = {{.name = "o0", .seconds = Tally::of(3.), .boundaryBytes = 50},
                   {.name = "o1", .seconds = Tally::of(1.), .boundaryBytes = 70},
                   {.name = "o3", .seconds = Tally::of(2.), .boundaryBytes = 60}};

    QCOMPARE(rankingWords(modes),
             std::string("By time, shortest first: o1, o3, o0. "
                         "By boundary bytes, fewest first: o0, o3, o1."));
    modes.modes.resize(1);
    QVERIFY(rankingWords(modes).empty());
}

void HardwareReportTest::everyFormulaIsToldWithItsSource()
{
    const auto catalogue = OperatorCatalogue::builtIn();

    const std::string text = formulasText(*catalogue);

    for (const FormulaNote& note : catalogue->formulas())
        QVERIFY2(text.find(note.source) != std::string::npos, note.name.c_str());
    QVERIFY(text.find("nms: The scores of boxes decide") != std::string::npos);
}

void HardwareReportTest::boundsAreToldAsSuch_data()
{
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most"); // Below zero where there is none.
    QTest::addColumn<QString>("words");

    QTest::newRow("both") << 36. << 4000. << "36 to 4,000";
    QTest::newRow("one number") << 36. << 36. << "36";
    QTest::newRow("no upper one") << 36. << -1. << "at least 36";
    QTest::newRow("no lower one") << 0. << 36. << "at most 36";
    QTest::newRow("none") << 0. << -1. << "unknown";
}

void HardwareReportTest::boundsAreToldAsSuch()
{
    QFETCH(double, least);
    QFETCH(double, most);
    QFETCH(QString, words);
    const OperationRange range{.least = least, .most = most < 0 ? CostAmount() : CostAmount(most)};

    QCOMPARE(QString::fromStdString(rangeWords(range, 4)), words);
}

void HardwareReportTest::aMachineTellsEveryNumberWithItsSource()
{
    const HardwareProfile& machine = *HardwareCatalogue::builtIn()->find("n150");

    const QString text = QString::fromStdString(machineText(machine));

    QVERIFY(text.contains("memory bandwidth: 288 GB/s"));
    QVERIFY(text.contains("compute units: 72"));
    QVERIFY(text.contains("overhead of a section: not given"));
    QVERIFY(text.contains("Wormhole, Specifications"));
}

FUSEWRIGHT_TEST(HardwareReportTest)
#include "tst_hardware_report.moc"
