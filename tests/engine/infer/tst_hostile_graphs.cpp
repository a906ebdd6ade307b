// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/inference.h"
#include "engine/support/cancel_token.h"
#include "tests/engine/infer/hostile_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <array>
#include <numeric>
#include <string_view>

using namespace fusewright;
using namespace fusewright::test;

/// Whatever a file writes, inference comes to an end and keeps what the file says.
class HostileGraphsTest : public QObject {
    Q_OBJECT

private slots:
    void everyVocabularyListsItsOperators();
    void noOperatorIsHarmedByItsArguments_data();
    void noOperatorIsHarmedByItsArguments();
};

namespace {

constexpr std::uint32_t graphsOfAnOperator = 150;

/// The same bytes for the same number, on every machine.
std::array<std::uint8_t, 400> bytesOf(std::size_t speech, std::size_t op, std::uint32_t round)
{
    std::array<std::uint8_t, 400> bytes{};
    std::uint32_t state = static_cast<std::uint32_t>(op) * 7919U + round * 104729U + 1U;
    for (std::uint8_t& byte : bytes) {
        state = state * 1664525U + 1013904223U;
        byte = static_cast<std::uint8_t>(state >> 24U);
    }
    bytes[0] = static_cast<std::uint8_t>(speech);
    bytes[1] = static_cast<std::uint8_t>(op >> 8U);
    bytes[2] = static_cast<std::uint8_t>(op & 255U);
    return bytes;
}

} // namespace

void HostileGraphsTest::everyVocabularyListsItsOperators()
{
    const auto has = [](Speech speech, std::string_view name) {
        return std::ranges::find(operatorsOf(speech), name) != operatorsOf(speech).end();
    };

    QVERIFY(has(Speech::Onnx, "GatherND"));
    QVERIFY(has(Speech::Onnx, "com.microsoft::Attention"));
    QVERIFY(has(Speech::Torch, "aten::conv2d"));
    QVERIFY(has(Speech::Relax, "R.one_hot"));
    QVERIFY(has(Speech::Drawing, "relu"));
    QVERIFY(has(Speech::Catalogue, "Relu"));
}

void HostileGraphsTest::noOperatorIsHarmedByItsArguments_data()
{
    QTest::addColumn<std::size_t>("speech");
    QTest::newRow("ONNX") << std::size_t(Speech::Onnx);
    QTest::newRow("PyTorch") << std::size_t(Speech::Torch);
    QTest::newRow("Relax") << std::size_t(Speech::Relax);
    QTest::newRow("drawings") << std::size_t(Speech::Drawing);
}

void HostileGraphsTest::noOperatorIsHarmedByItsArguments()
{
    QFETCH(std::size_t, speech);
    const std::vector<std::string>& names = operatorsOf(static_cast<Speech>(speech));

    for (std::size_t op = 0; op < names.size(); ++op) {
        for (std::uint32_t round = 0; round < graphsOfAnOperator; ++round) {
            const auto graph = hostileGraph(bytesOf(speech, op, round));
            QVERIFY2(graph, names[op].c_str());

            const Inferred inferred = inferTypes(Graph::copyOf(*graph), CancelToken());

            const std::string wrong = brokenPromise(*graph, inferred.graph);
            QVERIFY2(wrong.empty(), (names[op] + ", " + wrong).c_str());
            const std::string unlike = round % 3 == 0 ? unlikeNumbers(*graph) : std::string();
            QVERIFY2(unlike.empty(), (names[op] + ", " + unlike).c_str());
        }
    }
}

FUSEWRIGHT_TEST(HostileGraphsTest)
#include "tst_hostile_graphs.moc"
