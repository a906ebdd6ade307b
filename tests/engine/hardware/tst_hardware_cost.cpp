// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/hardware/hardware_cost.h"

#include "engine/hardware/hardware_catalogue.h"
#include "engine/partition/made_partition.h"
#include "engine/rules/manual_fusion.h"
#include "engine/rules/rule.h"
#include "tests/engine/partition/partition_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::TypedGraph;

using Count = std::optional<double>;

/// On a machine of round numbers: 1,000 operations and 100 bytes a second, four units of 64 bytes.
class HardwareCostTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void movesAndComputesByHand();
    void whatComputesLongerIsComputeBound();
    void overheadIsAddedToEverySection();
    void aLookupReadsWhatItGives();
    void aLookupInAHugeTableIsExact();
    void whatIsReadWholeByAnotherCountsWhole();
    void theTypeOfMostOperationsDecides();
    void unknownStaysUnknown();
    void whatHasBoundsIsTimedByTheLowerOne();
    void aBoundThatDependsIsUnknown();
    void withoutAPeakOnlyWhatComputesIsUnknown();
    void fitsByWeightsAndWhatIsAlive();
    void aHeuristicTakesItsShare();
    void foldsCountTheirSections();

private:
    HardwareCosts costs(const TypedGraph& graph, std::initializer_list<std::string_view> sections);
    void set(HardwareFact fact, double value)
    {
        m_machine.facts[static_cast<std::size_t>(fact)] = {.value = value, .source = "test"};
    }

    HardwareProfile m_machine;
    RuleSet m_rules;
    ManualFusion m_manual;
};

void HardwareCostTest::init()
{
    m_rules = {};
    m_machine = {};
    m_machine.peaks = {{DataType::F32, {.value = 1000, .source = "test"}}};
    set(HardwareFact::MemoryBandwidth, 100);
    set(HardwareFact::OnChipUnits, 4);
    set(HardwareFact::OnChipBytesPerUnit, 64);
    set(HardwareFact::ComputeUnits, 10);
}

HardwareCosts HardwareCostTest::costs(const TypedGraph& graph,
                                      std::initializer_list<std::string_view> sections)
{
    MadePartition made{.partition = test::partitionOf(graph, sections)};
    for (Section& section : made.partition.sections) {
        if (section.rule && *section.rule >= m_rules.rules.size())
            section.rule.reset();
    }
    made.costs = costsOf(graph.graph, made.partition);
    made.folding = foldSections(graph.graph, made.partition);
    return hardwareCosts(m_machine, graph.graph, m_rules, m_manual, made);
}

void HardwareCostTest::movesAndComputesByHand()
{
    const TypedGraph g(
        "in x f32 4 5\npar w f32 7 5\na = linear x w : f32 4 7\nb = relu a : f32 4 7");

    const HardwareCosts all = costs(g, {"a b"});
    const HardwareCost& cost = all.sections.front();

    QCOMPARE(cost.operations, Count(2 * 4 * 5 * 7 + 28));
    QCOMPARE(cost.bytesMoved, Count(80 + 140 + 112));
    QCOMPARE(cost.intensity, Count(308. / 332));
    QCOMPARE(cost.bound, std::optional(Bound::Memory));
    QCOMPARE(cost.seconds, Count(3.32));
    QCOMPARE(cost.shareOfPeak, Count(0.308 / 3.32));
    QCOMPARE(cost.computeUnits, Count(1));
    QCOMPARE(cost.peakBytes, Count(112));
    QCOMPARE(cost.bytesNeeded, Count(112 + 140));
    QCOMPARE(cost.memoryUnits, Count(4));
    QCOMPARE(cost.fits, std::optional(true));
    QCOMPARE(cost.type, DataType::F32);
    QCOMPARE(all.seconds.total(), Count(3.32));
    QCOMPARE(all.memoryBound, std::size_t(1));
}

void HardwareCostTest::whatComputesLongerIsComputeBound()
{
    set(HardwareFact::MemoryBandwidth, 1e9);
    const TypedGraph g("in x f32 4 5\npar w f32 7 5\na = linear x w : f32 4 7");

    const HardwareCosts all = costs(g, {"a"});
    const HardwareCost& cost = all.sections.front();

    QCOMPARE(cost.bound, std::optional(Bound::Compute));
    QCOMPARE(cost.seconds, Count(0.28));
    QCOMPARE(cost.shareOfPeak, Count(1));
    QCOMPARE(cost.computeUnits, Count(10));
    QCOMPARE(all.computeBound, std::size_t(1));
}

void HardwareCostTest::overheadIsAddedToEverySection()
{
    set(HardwareFact::SectionOverhead, 5);
    const TypedGraph g("in x f32 25\na = relu x : f32 25\nb = neg a : f32 25");

    QCOMPARE(costs(g, {"a b"}).seconds.total(), Count(2 + 5));
    QCOMPARE(costs(g, {"a", "b"}).seconds.total(), Count(2 * (2 + 5)));
}

void HardwareCostTest::aLookupReadsWhatItGives()
{
    const TypedGraph g("in i i64 3\npar w f32 1000 4\na = embedding w i : f32 3 4");

    const HardwareCosts all = costs(g, {"a"});

    QCOMPARE(all.sections.front().bytesMoved, Count(48 + 24 + 48));
    QCOMPARE(all.sections.front().operations, Count(0));
    QCOMPARE(all.seconds.total(), Count(1.2));
}

void HardwareCostTest::aLookupInAHugeTableIsExact()
{
    const TypedGraph g("in i i64 3\npar w f32 4000000000000000001 4\n"
                       "a = embedding w i : f32 3 4");

    QCOMPARE(costs(g, {"a"}).sections.front().bytesMoved, Count(48 + 24 + 48));
}

void HardwareCostTest::whatIsReadWholeByAnotherCountsWhole()
{
    const TypedGraph g(
        "in i i64 3\npar w f32 10 4\na = embedding w i : f32 3 4\nb = neg w : f32 10 4");

    QCOMPARE(costs(g, {"a b"}).sections.front().bytesMoved, Count(160 + 24 + 48 + 160));
}

void HardwareCostTest::theTypeOfMostOperationsDecides()
{
    m_machine.peaks.push_back({DataType::BF16, {.value = 4000, .source = "test"}});
    const TypedGraph g("in x bf16 4 5\npar w bf16 7 5\na = linear x w : bf16 4 7\n"
                       "b = to a : f32 4 7\nc = softmax b : f32 4 7");

    const HardwareCosts all = costs(g, {"a b c"});

    QCOMPARE(all.sections.front().type, DataType::BF16);
    QCOMPARE(all.sections.front().peakType, DataType::BF16);
}

void HardwareCostTest::unknownStaysUnknown()
{
    const TypedGraph g("in x f32 n 5\na = relu x : f32 n 5\nin y f32 25\nb = neg y : f32 25");

    const HardwareCosts all = costs(g, {});
    const HardwareCost& cost = all.sections.front();

    QCOMPARE(cost.seconds, Count());
    QCOMPARE(cost.bound, std::optional<Bound>());
    QCOMPARE(cost.intensity, Count());
    QCOMPARE(all.seconds, (Tally{.known = 2, .unknown = 1}));
    QCOMPARE(all.dearest.size(), std::size_t(1));
}

/// The reduction before an iteration is 36 operations; what follows has no bound.
void HardwareCostTest::whatHasBoundsIsTimedByTheLowerOne()
{
    set(HardwareFact::MemoryBandwidth, 1e9);
    const TypedGraph g("in x f32 3 3\na,v = linalg_eigh x : f32 3 | f32 3 3");

    const HardwareCosts all = costs(g, {"a"});
    const HardwareCost& cost = all.sections.front();

    QCOMPARE(cost.operations, Count());
    QCOMPARE(cost.operationsAtLeast, 36.);
    QCOMPARE(cost.operationsAtMost, Count());
    QCOMPARE(cost.seconds, Count(0.036));
    QCOMPARE(cost.bound, std::optional(Bound::Compute));
    QCOMPARE(cost.shareOfPeak, Count());
    QCOMPARE(all.seconds.unknown, 0u);
}

/// Moving takes longer than what is computed at least, and nobody knows about the rest.
void HardwareCostTest::aBoundThatDependsIsUnknown()
{
    const TypedGraph g("in x f32 3 3\na,v = linalg_eigh x : f32 3 | f32 3 3");

    const HardwareCost cost = costs(g, {"a"}).sections.front();

    QCOMPARE(cost.seconds, Count(0.48 + 0.36));
    QCOMPARE(cost.bound, std::optional<Bound>());
}

void HardwareCostTest::withoutAPeakOnlyWhatComputesIsUnknown()
{
    m_machine.peaks.clear();
    const TypedGraph g("in x f32 25\na = view x : f32 5 5\nb = neg a : f32 5 5");

    const HardwareCosts all = costs(g, {});

    QCOMPARE(all.seconds, (Tally{.known = 2, .unknown = 1}));
}

void HardwareCostTest::fitsByWeightsAndWhatIsAlive()
{
    const TypedGraph g(
        "in x f32 4 5\npar w f32 17 5\na = linear x w : f32 4 17\nb = relu a : f32 4 17");

    const HardwareCosts all = costs(g, {"a b"});

    QCOMPARE(all.sections.front().bytesNeeded, Count(340 + 272));
    QCOMPARE(all.sections.front().memoryUnits, Count(10));
    QCOMPARE(all.sections.front().fits, std::optional(false));
    QCOMPARE(all.misfits, std::size_t(1));
}

void HardwareCostTest::aHeuristicTakesItsShare()
{
    m_rules.rules.resize(1);
    m_rules.rules.front().heuristic = "SAFE_GEMM";
    const TypedGraph g(
        "in x f32 4 5\npar w f32 7 5\na = linear x w : f32 4 7\nb = relu a : f32 4 7");

    const HardwareCosts all = costs(g, {"a b"});

    QCOMPARE(all.sections.front().share, 0.5);
    QCOMPARE(all.sections.front().fits, std::optional(false)); // 252 of 128 bytes.
}

void HardwareCostTest::foldsCountTheirSections()
{
    const TypedGraph g(
        "in x f32 25\na = relu x : f32 25\nb = relu a : f32 25\nc = relu b : f32 25\n"
        "d = add c x : f32 25");

    const HardwareCosts all = costs(g, {});

    QCOMPARE(all.seconds.total(), Count(2 + 2 + 2 + 3));
    QCOMPARE(all.dearest.front().seconds, 6.);
    QCOMPARE(all.memoryBound, std::size_t(4));
}

FUSEWRIGHT_TEST(HardwareCostTest)
#include "tst_hardware_cost.moc"
