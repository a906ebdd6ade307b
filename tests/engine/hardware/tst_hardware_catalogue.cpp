// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/hardware/hardware_catalogue.h"

#include "engine/support/diagnostic.h"
#include "tests/kit/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace fusewright;
using Fact = HardwareFact;

class HardwareCatalogueTest : public QObject {
    Q_OBJECT

private slots:
    void theBuiltInFileReadsWithoutFindings();
    void everyNumberHasASource();
    void hasTheMachinesThatItPromises();
    void namesAreFoundInAnyCase();
    void anUnlistedTypeHasThePeakOfTheWidestThatIsNotWider_data();
    void anUnlistedTypeHasThePeakOfTheWidestThatIsNotWider();
    void aUsersFileAddsProfiles();
    void aUsersFileReplacesTheNumbersThatItGives();
    void aMistakeIsAWarningWithItsLine_data();
    void aMistakeIsAWarningWithItsLine();
    void aMistakeCostsItsNumberOnly();
    void aNameThatStandsTwiceIsAnErrorWithBothPlaces();
    void newProfilesBehindTheLastThatFitAreToldOnce();
    void aBrokenFileIsAnErrorAndTheBuiltInStays_data();
    void aBrokenFileIsAnErrorAndTheBuiltInStays();

private:
    std::shared_ptr<const HardwareCatalogue> extended(const QByteArray& text);

    QTemporaryDir m_folder;
    Diagnostics m_findings; ///< Of the last file.
};

std::shared_ptr<const HardwareCatalogue> HardwareCatalogueTest::extended(const QByteArray& text)
{
    QFile file(m_folder.filePath("hardware.json"));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write a file for the test");
    file.close();
    m_findings = {};
    return HardwareCatalogue::extendedBy(file.fileName().toStdString(), m_findings);
}

void HardwareCatalogueTest::theBuiltInFileReadsWithoutFindings()
{
    QFile file(FUSEWRIGHT_SOURCE_DIR "/resources/catalogues/hardware.json");
    QVERIFY(file.open(QIODevice::ReadOnly));

    const auto catalogue = extended(file.readAll());

    QVERIFY(m_findings.isEmpty());
    QCOMPARE(catalogue->all().size(), HardwareCatalogue::builtIn()->all().size());
}

void HardwareCatalogueTest::everyNumberHasASource()
{
    const auto catalogue = HardwareCatalogue::builtIn();

    for (const HardwareProfile& profile : catalogue->all()) {
        // Of these no peak was found that their makers say.
        QVERIFY(!profile.peaks.empty() || profile.name == "SN30" || profile.name == "p150");
        QVERIFY(!profile.vendor.empty() && !profile.kind.empty() && !profile.title.empty());
        for (const auto& [type, peak] : profile.peaks)
            QVERIFY(peak.source.size() > 20);
        for (const auto& number : profile.facts)
            QVERIFY(!number || number->source.size() > 20);
    }
}

void HardwareCatalogueTest::hasTheMachinesThatItPromises()
{
    const auto catalogue = HardwareCatalogue::builtIn();

    for (const char* name :
         {"SN10", "SN30", "SN40L", "n150", "n300", "p150", "HTP", "A100", "H100", "laptop"})
        QVERIFY2(catalogue->find(name), name);
    const HardwareProfile& machine = *catalogue->find("SN40L");
    QCOMPARE(machine.onChipBytes(), std::optional(520. * 1024 * 1024));
    QCOMPARE(machine.number(Fact::MemoryBandwidth), std::optional(1.6e12));
    QVERIFY(!machine.number(Fact::LinkBandwidth));
}

void HardwareCatalogueTest::namesAreFoundInAnyCase()
{
    const auto catalogue = HardwareCatalogue::builtIn();

    QCOMPARE(catalogue->find("sn40l"), catalogue->find("SN40L"));
    QVERIFY(!catalogue->find("SN40"));
    QVERIFY(!catalogue->find(""));
}

void HardwareCatalogueTest::anUnlistedTypeHasThePeakOfTheWidestThatIsNotWider_data()
{
    QTest::addColumn<QString>("machine");
    QTest::addColumn<DataType>("type");
    QTest::addColumn<double>("peak"); // Below zero where it is unknown.

    QTest::newRow("listed") << "A100" << DataType::BF16 << 312e12;
    QTest::newRow("of as many bits") << "n150" << DataType::BF16 << 74e12;
    QTest::newRow("narrower") << "SN40L" << DataType::F32 << 638e12;
    QTest::newRow("the widest of those") << "n150" << DataType::F32 << 74e12;
    QTest::newRow("integers by floating point") << "n150" << DataType::I8 << 262e12;
    QTest::newRow("all are wider") << "SN40L" << DataType::I8 << -1.;
    QTest::newRow("no number") << "A100" << DataType::String << -1.;
    QTest::newRow("unknown") << "A100" << DataType::Unknown << -1.;
}

void HardwareCatalogueTest::anUnlistedTypeHasThePeakOfTheWidestThatIsNotWider()
{
    QFETCH(QString, machine);
    QFETCH(DataType, type);
    QFETCH(double, peak);
    const auto catalogue = HardwareCatalogue::builtIn();

    const auto choice = catalogue->find(machine.toStdString())->peakOf(type);

    QCOMPARE(choice ? choice->operationsPerSecond : -1., peak);
}

void HardwareCatalogueTest::aUsersFileAddsProfiles()
{
    const auto catalogue = extended(R"({"format": "fusewright-hardware", "profiles": [
        {"name": "mine", "vendor": "Acme", "kind": "npu", "peak": {"float16": 1e12},
         "memoryBandwidth": {"value": 5e10, "source": "its manual, page 3"},
         "onChipUnits": 4, "sectionOverhead": 0}]})");

    const HardwareProfile* const mine = catalogue->find("mine");
    QVERIFY(mine && m_findings.isEmpty());
    QCOMPARE(mine->title, std::string("mine"));
    QCOMPARE(mine->peakOf(DataType::F16)->operationsPerSecond, 1e12);
    QCOMPARE(mine->sourced(Fact::MemoryBandwidth)->source, std::string("its manual, page 3"));
    QVERIFY(mine->sourced(Fact::OnChipUnits)->source.ends_with("hardware.json"));
    QVERIFY(!mine->onChipBytes());
    QCOMPARE(mine->number(Fact::SectionOverhead), std::optional(0.0));
}

void HardwareCatalogueTest::aUsersFileReplacesTheNumbersThatItGives()
{
    const auto catalogue = extended(R"({"profiles": [
        {"name": "a100", "memoryBandwidth": 1555e9, "peak": {"bf16": 300e12}}]})");

    const HardwareProfile& machine = *catalogue->find("A100");
    QCOMPARE(catalogue->all().size(), HardwareCatalogue::builtIn()->all().size());
    QCOMPARE(machine.number(Fact::MemoryBandwidth), std::optional(1555e9));
    QCOMPARE(machine.peakOf(DataType::BF16)->operationsPerSecond, 300e12);
    QCOMPARE(machine.peakOf(DataType::F16)->operationsPerSecond, 312e12);
}

void HardwareCatalogueTest::aMistakeIsAWarningWithItsLine_data()
{
    QTest::addColumn<QByteArray>("entry");

    QTest::newRow("no object") << QByteArray("7");
    QTest::newRow("no name") << QByteArray(R"({"vendor": "x"})");
    QTest::newRow("an empty name") << QByteArray(R"({"name": ""})");
    QTest::newRow("a name of no letters") << QByteArray(R"({"name": 5})");
    QTest::newRow("a long name") << R"({"name": ")" + QByteArray(2000, 'x') + R"("})";
    QTest::newRow("a name that a terminal obeys") << QByteArray(R"({"name": "m\u001b[31m"})");
    QTest::newRow("a title of two lines") << QByteArray(R"({"name": "m", "title": "a\nb"})");
    QTest::newRow("an unknown key") << QByteArray(R"({"name": "m", "memoryBandwith": 1})");
    QTest::newRow("a text for a number") << QByteArray(R"({"name": "m", "memoryBytes": "64 GB"})");
    QTest::newRow("a number for a text") << QByteArray(R"({"name": "m", "vendor": 5})");
    QTest::newRow("an object without a value") << QByteArray(R"({"name": "m", "memoryBytes": {}})");
    QTest::newRow("zero") << QByteArray(R"({"name": "m", "memoryBandwidth": 0})");
    QTest::newRow("less than zero") << QByteArray(R"({"name": "m", "sectionOverhead": -1})");
    QTest::newRow("too much") << QByteArray(R"({"name": "m", "memoryBytes": 1e300})");
    QTest::newRow("half a unit") << QByteArray(R"({"name": "m", "onChipUnits": 1.5})");
    QTest::newRow("more units than any") << QByteArray(R"({"name": "m", "computeUnits": 1e12})");
    QTest::newRow("a list of peaks") << QByteArray(R"({"name": "m", "peak": [1]})");
    QTest::newRow("a peak of no type") << QByteArray(R"({"name": "m", "peak": {"f33": 1}})");
    QTest::newRow("a peak of texts") << QByteArray(R"({"name": "m", "peak": {"string": 1}})");
    QTest::newRow("a source of no letters")
        << QByteArray(R"({"name": "m", "memoryBytes": {"value": 1, "source": 2}})");
}

void HardwareCatalogueTest::aMistakeIsAWarningWithItsLine()
{
    QFETCH(QByteArray, entry);

    extended("{\"profiles\": [\n" + entry + "\n]}");

    QCOMPARE(m_findings.all().size(), std::size_t(1));
    const Diagnostic& finding = m_findings.all().front();
    QCOMPARE(finding.severity, Severity::Warning);
    QVERIFY(finding.range);
    QCOMPARE(finding.range->begin.line, std::size_t(2));
}

void HardwareCatalogueTest::aMistakeCostsItsNumberOnly()
{
    const auto catalogue = extended(R"({"profiles": [
        {"name": "m", "memoryBytes": "64 GB", "peak": {"bf16": -1, "f16": 2e12}}, 7,
        {"name": "n", "memoryBytes": 5}]})");

    QVERIFY(!catalogue->find("m")->number(Fact::MemoryBytes));
    QCOMPARE(catalogue->find("m")->peaks.size(), std::size_t(1));
    QCOMPARE(catalogue->find("n")->number(Fact::MemoryBytes), std::optional(5.));
}

void HardwareCatalogueTest::aNameThatStandsTwiceIsAnErrorWithBothPlaces()
{
    const auto catalogue = extended("{\"profiles\": [\n"
                                    "  {\"name\": \"m\", \"memoryBytes\": 1},\n"
                                    "  {\"name\": \"n\", \"memoryBytes\": 2},\n"
                                    "  {\"name\": \"M\", \"memoryBytes\": 3}]}");

    QCOMPARE(m_findings.all().size(), std::size_t(1));
    const Diagnostic& finding = m_findings.all().front();
    QCOMPARE(finding.severity, Severity::Error);
    QVERIFY(finding.range && finding.range->begin.line == 4);
    QVERIFY(finding.message.find("`M` is defined twice: first in line 2, column 12")
            != std::string::npos);
    QCOMPARE(catalogue->find("m")->number(Fact::MemoryBytes), std::optional(1.));
}

void HardwareCatalogueTest::newProfilesBehindTheLastThatFitAreToldOnce()
{
    constexpr std::size_t most = 1000;
    const std::size_t there = HardwareCatalogue::builtIn()->all().size();
    QByteArray text = "{\"profiles\": [\n";
    for (std::size_t at = 0; at < most + 2; ++at)
        text += "{\"name\": \"m" + QByteArray::number(qulonglong(at)) + "\"},\n";
    text += "{\"name\": \"SN10\", \"memoryBytes\": 7}]}";

    const auto catalogue = extended(text);

    QCOMPARE(catalogue->all().size(), most);
    QCOMPARE(m_findings.all().size(), std::size_t(1));
    const Diagnostic& finding = m_findings.all().front();
    QCOMPARE(finding.severity, Severity::Warning);
    QVERIFY(finding.range && finding.range->begin.line == most - there + 2);
    QVERIFY(finding.message.find("There is room for 1,000 hardware profiles") == 0);
    QCOMPARE(catalogue->find("SN10")->number(Fact::MemoryBytes), std::optional(7.));
}

void HardwareCatalogueTest::aBrokenFileIsAnErrorAndTheBuiltInStays_data()
{
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray("{\"profiles\": [{\"name\": \"m\", \"peak\": {\"f32\"");
    QTest::newRow("no JSON") << QByteArray("name: m");
    QTest::newRow("bytes") << QByteArray("{\"profiles\": [\"\xff\xfe\"]}");
    QTest::newRow("followed by something") << QByteArray("{\"profiles\": []} []");
    QTest::newRow("an infinite number") << QByteArray("{\"profiles\": [{\"name\": \"m\", "
                                                      "\"memoryBytes\": 1e999}]}");
    QTest::newRow("nested deeply") << "{\"profiles\": " + QByteArray(5000, '[');
}

void HardwareCatalogueTest::aBrokenFileIsAnErrorAndTheBuiltInStays()
{
    QFETCH(QByteArray, text);

    const auto catalogue = extended(text);

    QVERIFY(m_findings.hasErrors());
    QVERIFY(catalogue->find("A100"));
}

FUSEWRIGHT_TEST(HardwareCatalogueTest)
#include "tst_hardware_catalogue.moc"
