// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/backward_sections.h"
#include "engine/autograd/backward_wish.h"
#include "engine/autograd/derivative_table.h"
#include "engine/autograd/known_joint.h"
#include "engine/autograd/recomputation.h"
#include "engine/graph/graph_builder.h"
#include "engine/infer/inference.h"
#include "engine/partition/partitions.h"
#include "engine/support/diagnostic.h"
#include "tests/engine/infer/hostile_graph.h"
#include "tests/engine/kit/broken_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <array>

using namespace fusewright;
using namespace fusewright::test;

/// Whatever a file writes, its backward graph is a graph.
class HostileBackwardTest : public QObject {
    Q_OBJECT

private slots:
    void noOperatorIsHarmedByItsArguments_data();
    void noOperatorIsHarmedByItsArguments();
    void aLongChainIsAnOrdinaryInput();
    void aValueWithManyUsersIsAnOrdinaryInput();
    void manyOperandsAreAnOrdinaryInput();
};

namespace {

/// The same bytes for the same number, on every machine.
std::array<std::uint8_t, 300> hostileBytes(std::size_t speech, std::size_t op, std::uint32_t round)
{
    std::array<std::uint8_t, 300> bytes{};
    std::uint32_t state = static_cast<std::uint32_t>(op) * 7919U + round * 104729U + 5U;
    for (std::uint8_t& byte : bytes) {
        state = state * 1664525U + 1013904223U;
        byte = static_cast<std::uint8_t>(state >> 24U);
    }
    bytes[0] = static_cast<std::uint8_t>(speech);
    bytes[1] = static_cast<std::uint8_t>(op >> 8U);
    bytes[2] = static_cast<std::uint8_t>(op & 255U);
    return bytes;
}

BackwardGraph backwardOfAll(const Graph& graph)
{
    Diagnostics findings;
    const BackwardWish wish = wishOf(graph, {.losses = {}, .wanted = {"all"}}, findings);
    return makeBackward(graph, *DerivativeTable::builtIn(), wish);
}

/// Numbers of operands by hand: nothing of it is read from a text.
Graph madeOf(std::size_t nodes, const std::function<void(GraphBuilder&, std::size_t)>& describe)
{
    GraphBuilder builder("made", OperatorCatalogue::builtIn());
    const std::array dims{Dim::known(4)};
    builder.addInput(builder.intern("x"), {DataType::F32, builder.shapes().intern(dims)});
    for (std::size_t at = 0; at < nodes; ++at)
        describe(builder, at);
    builder.giveOutUnusedResults();
    Diagnostics findings;
    auto graph = builder.build(UnmadeNames::BecomeInputs, "made", {}, findings);
    return inferTypes(std::move(*graph), CancelToken()).graph;
}

} // namespace

void HostileBackwardTest::noOperatorIsHarmedByItsArguments_data()
{
    QTest::addColumn<std::size_t>("speech");
    const std::array names{"onnx", "torch", "relax", "drawing", "catalogue"};
    for (std::size_t speech = 0; speech < speechCount; ++speech)
        QTest::newRow(names[speech]) << speech;
}

void HostileBackwardTest::noOperatorIsHarmedByItsArguments()
{
    QFETCH(std::size_t, speech);
    std::size_t made = 0;
    for (std::size_t op = 0; op < operatorsOf(Speech(speech)).size(); ++op) {
        for (std::uint32_t round = 0; round < 5; ++round) {
            const auto bytes = hostileBytes(speech, op, round);
            auto graph = hostileGraph(bytes);
            if (!graph)
                continue;
            const Graph inferred = inferTypes(std::move(*graph), CancelToken()).graph;

            const BackwardGraph backward = backwardOfAll(inferred);
            const BackwardSections sections = addPartners(backward, partitionO0(inferred));
            std::vector<std::uint32_t> all;
            for (std::uint32_t at = 0; at < sections.partition.sections.size(); ++at)
                all.push_back(at);
            recompute(backward, sections.partition, all);

            QCOMPARE(brokenGraph(backward.graph), std::string());
            if (const auto known = knownJoint(backward.graph, backward.forwardOf)) {
                QCOMPARE(known->forwardOf, backward.forwardOf);
                QCOMPARE(brokenGraph(forwardPart(*known)), std::string());
            }
            made += backward.backwardCount();
        }
    }
    QVERIFY(made > 100);
}

void HostileBackwardTest::aLongChainIsAnOrdinaryInput()
{
    const Graph graph = madeOf(200'000, [](GraphBuilder& builder, std::size_t at) {
        builder.beginNode("sigmoid", Symbol(0u));
        builder.addOperand(builder.intern(at == 0 ? "x" : "v" + std::to_string(at - 1)));
        builder.addResult(builder.intern("v" + std::to_string(at)));
    });

    QCOMPARE(backwardOfAll(graph).backwardCount(), 200'000u);
}

void HostileBackwardTest::aValueWithManyUsersIsAnOrdinaryInput()
{
    const Graph graph = madeOf(50'000, [](GraphBuilder& builder, std::size_t at) {
        builder.beginNode("sigmoid", Symbol(0u));
        builder.addOperand(builder.intern("x"));
        builder.addResult(builder.intern("v" + std::to_string(at)));
    });

    QCOMPARE(backwardOfAll(graph).backwardCount(), 99'999u);
}

void HostileBackwardTest::manyOperandsAreAnOrdinaryInput()
{
    for (const char* const op : {"cat", "acme.Unknown"}) {
        const Graph graph = madeOf(1, [op](GraphBuilder& builder, std::size_t) {
            builder.beginNode(op, Symbol(0u));
            for (std::size_t at = 0; at < 50'000; ++at)
                builder.addOperand(builder.intern(at % 2 ? "x" : "y" + std::to_string(at)));
            builder.addResult(builder.intern("z"));
        });
        QVERIFY(backwardOfAll(graph).backwardCount() > 0);
    }
}

FUSEWRIGHT_TEST(HostileBackwardTest)
#include "tst_hostile_backward.moc"
