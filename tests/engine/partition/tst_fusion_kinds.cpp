// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/partition/fusion_kinds.h"

#include "engine/partition/operator_cost.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/partition/fusion_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::readBytes;
using test::Reading;

/// How complex operators and uses are, by catalogue, shapes and what the file says.
class FusionKindsTest : public QObject {
    Q_OBJECT

private slots:
    void operatorsHaveTheirKindOfTheCatalogue();
    void unknownOperatorsAreOpaque();
    void ownersOfBodiesAreOpaque();
    void aBroadcastOfAFullOperandIsElementwise();
    void aBroadcastOfSmallOperandsIsOne();
    void aSingleOperandHasTheShapeOfTheResult();
    void unknownShapesAreTakenToBeFull();
    void symbolicExtentsAreEqualByName();
    void symbolicShapesMakeAReshapeOpaque();
    void tellsWhatNumbersWouldLetFuse();
    void aReshapeOfOnesIsABroadcast();
    void aSqueezeThatDropsNothingIsElementwise();
    void aMatrixTimesAVectorIsAReduction();
    void theFileGoesBeforeTheCatalogue();

    void usesAreAsTheirConsumer();
    void byShapeFullOperandsAreElementwise();
    void byShapeUnknownOperandsAreNot();
    void byShapeFieldsOfATupleAreInjective();
    void theFileSaysTheKindOfEachUse();
    void aLargestElementIsFoundByReducing_data();
    void aLargestElementIsFoundByReducing();
    void aMissingKindOfAUseIsTheUsual();
    void oneOfSeveralResultsIsTakenFromATuple();
    void unusedResultsMakeNoTuple();
};

namespace {

Reading graphOf(const std::string& members)
{
    Reading reading = readBytes(R"({"format": "fusewright-graph", "version": 1, )" + members + '}');
    if (!reading.model)
        qFatal("%s", reading.firstMessage().c_str());
    return reading;
}

/// One operator `n` with operands of these shapes; `?` is a shape that is not known.
Reading oneOperator(const std::string& op, const std::vector<std::string>& operands,
                    const std::string& result, const std::string& more = {})
{
    std::string inputs;
    std::string names;
    for (std::size_t at = 0; at < operands.size(); ++at) {
        const std::string name = "\"x" + std::to_string(at) + '"';
        names += (at ? ", " : "") + name;
        inputs += (at ? ", " : "") + ("{\"name\": " + name);
        inputs += (operands[at] == "?" ? "" : ", \"shape\": " + operands[at]) + "}";
    }
    const std::string values =
        result == "?" ? "" : R"(, "values": {"n": {"shape": )" + result + "}}";
    return graphOf("\"inputs\": [" + inputs + R"(], "nodes": [{"id": "n", "op": ")" + op
                   + R"(", "inputs": [)" + names + "]" + more + "}]" + values);
}

FusionKind kindOf(const Reading& reading, EdgeKinds scheme = EdgeKinds::Consumer)
{
    return FusionKinds(reading.graph(), scheme).ofNode(NodeId(0u));
}

FusionKind useOf(const Reading& reading, std::size_t operand, EdgeKinds scheme)
{
    const FusionKinds kinds(reading.graph(), scheme);
    const NodeId node(reading.graph().nodeCount() - 1);
    return kinds.ofOperand(node, operand, kinds.ofNode(node));
}

} // namespace

void FusionKindsTest::operatorsHaveTheirKindOfTheCatalogue()
{
    QCOMPARE(kindOf(oneOperator("relu", {"[4]"}, "[4]")), FusionKind::Elemwise);
    QCOMPARE(kindOf(oneOperator("unsqueeze", {"[4]"}, "[1, 4]")), FusionKind::Broadcast);
    QCOMPARE(kindOf(oneOperator("transpose", {"[4, 5]"}, "[5, 4]")), FusionKind::Injective);
    QCOMPARE(kindOf(oneOperator("sum", {"[4]"}, "[]")), FusionKind::Reduce);
    QCOMPARE(kindOf(oneOperator("mean", {"[4]"}, "[]")), FusionKind::OutElemwiseFusable);
    QCOMPARE(kindOf(oneOperator("linear", {"[4, 4]", "[4, 4]"}, "[4, 4]")),
             FusionKind::OutElemwiseFusable);
    QCOMPARE(kindOf(oneOperator("embedding", {"[4]"}, "[4, 8]")), FusionKind::Opaque);
}

void FusionKindsTest::unknownOperatorsAreOpaque()
{
    QCOMPARE(kindOf(oneOperator("my_own_kernel", {"[4]"}, "[4]")), FusionKind::Opaque);
}

void FusionKindsTest::ownersOfBodiesAreOpaque()
{
    const std::string body = R"(, "graphs": {"body": {"nodes": [
        {"id": "m", "op": "relu", "inputs": ["x0"]}], "outputs": ["m"]}})";

    QCOMPARE(kindOf(oneOperator("relu", {"[4]"}, "[4]", body)), FusionKind::Opaque);
    QCOMPARE(kindOf(oneOperator("relu", {"[4]"}, "[4]", body + R"(, "kind": "elemwise")")),
             FusionKind::Elemwise);
}

void FusionKindsTest::aBroadcastOfAFullOperandIsElementwise()
{
    QCOMPARE(kindOf(oneOperator("add", {"[4, 8]", "[8]"}, "[4, 8]")), FusionKind::Elemwise);
    QCOMPARE(kindOf(oneOperator("add", {"[]", "[4, 8]"}, "[4, 8]")), FusionKind::Elemwise);
}

void FusionKindsTest::aBroadcastOfSmallOperandsIsOne()
{
    QCOMPARE(kindOf(oneOperator("add", {"[4, 1]", "[8]"}, "[4, 8]")), FusionKind::Broadcast);
    QCOMPARE(kindOf(oneOperator("add", {"[4, 8]", "[8]"}, "[4, 8]"), EdgeKinds::Shape),
             FusionKind::Broadcast);
}

void FusionKindsTest::aSingleOperandHasTheShapeOfTheResult()
{
    QCOMPARE(kindOf(oneOperator("add", {"?"}, "?")), FusionKind::Elemwise);
    QCOMPARE(useOf(oneOperator("add", {"?", "[]"}, "?"), 0, EdgeKinds::Shape),
             FusionKind::Elemwise);
    QCOMPARE(useOf(oneOperator("add", {"?", "[]"}, "?"), 1, EdgeKinds::Shape),
             FusionKind::Broadcast);
}

void FusionKindsTest::unknownShapesAreTakenToBeFull()
{
    QCOMPARE(kindOf(oneOperator("add", {"?", "?"}, "?")), FusionKind::Elemwise);
    QCOMPARE(kindOf(oneOperator("add", {"[8]", "?"}, "[4, 8]")), FusionKind::Elemwise);
    QCOMPARE(kindOf(oneOperator("add", {"[null, 8]", "[8]"}, "[4, 8]")), FusionKind::Elemwise);
}

void FusionKindsTest::symbolicExtentsAreEqualByName()
{
    QCOMPARE(kindOf(oneOperator("add", {R"(["n", 8])", "[8]"}, R"(["n", 8])")),
             FusionKind::Elemwise);
    QCOMPARE(kindOf(oneOperator("add", {R"(["m", 8])", "[8]"}, R"(["n", 8])")),
             FusionKind::Broadcast);
}

void FusionKindsTest::symbolicShapesMakeAReshapeOpaque()
{
    QCOMPARE(kindOf(oneOperator("reshape", {"[4, 8]"}, "[32]")), FusionKind::Injective);
    QCOMPARE(kindOf(oneOperator("reshape", {"?"}, "?")), FusionKind::Injective);
    QCOMPARE(kindOf(oneOperator("reshape", {R"(["n", 8])"}, R"(["n", 2, 4])")), FusionKind::Opaque);
    QCOMPARE(kindOf(oneOperator("transpose", {R"(["n", 8])"}, R"([8, "n"])")),
             FusionKind::Injective);
}

void FusionKindsTest::tellsWhatNumbersWouldLetFuse()
{
    const auto isOpen = [](const Reading& reading) {
        return isOpaqueByShape(reading.graph(), NodeId(0u));
    };
    QVERIFY(isOpen(oneOperator("reshape", {R"(["n", 8])"}, R"(["n", 2, 4])")));
    QVERIFY(!isOpen(oneOperator("reshape", {"[6, 8]"}, "[6, 2, 4]")));
    QVERIFY(!isOpen(oneOperator("add", {R"(["n", 8])", "[8]"}, R"(["n", 8])")));
    QVERIFY(!isOpen(oneOperator("nothing_known", {R"(["n", 8])"}, R"(["n", 8])")));
}

void FusionKindsTest::aReshapeOfOnesIsABroadcast()
{
    QCOMPARE(kindOf(oneOperator("reshape", {"[1]"}, "[1, 1]")), FusionKind::Broadcast);
    QCOMPARE(kindOf(oneOperator("reshape", {"[2]"}, "[2, 1]")), FusionKind::Injective);
}

void FusionKindsTest::aSqueezeThatDropsNothingIsElementwise()
{
    QCOMPARE(kindOf(oneOperator("squeeze", {"[4]"}, "[4]")), FusionKind::Elemwise);
    QCOMPARE(kindOf(oneOperator("squeeze", {"[4, 1]"}, "[4]")), FusionKind::Broadcast);
    QCOMPARE(kindOf(oneOperator("squeeze", {"?"}, "?")), FusionKind::Broadcast);
}

void FusionKindsTest::aMatrixTimesAVectorIsAReduction()
{
    QCOMPARE(kindOf(oneOperator("matmul", {"[4, 8]", "[8]"}, "[4]")), FusionKind::Reduce);
    QCOMPARE(kindOf(oneOperator("matmul", {"[4, 8]", "[8, 4]"}, "[4, 4]")),
             FusionKind::OutElemwiseFusable);
    QCOMPARE(kindOf(oneOperator("matmul", {"?", "?"}, "?")), FusionKind::OutElemwiseFusable);
}

void FusionKindsTest::theFileGoesBeforeTheCatalogue()
{
    QCOMPARE(kindOf(oneOperator("relu", {"[4]"}, "[4]", R"(, "kind": "reduce")")),
             FusionKind::Reduce);
    QCOMPARE(kindOf(oneOperator("my_own_kernel", {"[4]"}, "[4]", R"(, "kind": "tuple")")),
             FusionKind::Tuple);
    QCOMPARE(kindOf(oneOperator("my_own_kernel", {"[4]", "[1]"}, "[4]",
                                R"(, "kind": "elemwise_or_broadcast")")),
             FusionKind::Elemwise);
}

void FusionKindsTest::usesAreAsTheirConsumer()
{
    const Reading add = oneOperator("add", {"[4, 8]", "[8]"}, "[4, 8]");

    QCOMPARE(useOf(add, 0, EdgeKinds::Consumer), FusionKind::Elemwise);
    QCOMPARE(useOf(add, 1, EdgeKinds::Consumer), FusionKind::Elemwise);
    QCOMPARE(useOf(oneOperator("unsqueeze", {"[4]"}, "[1, 4]"), 0, EdgeKinds::Consumer),
             FusionKind::Broadcast);
}

void FusionKindsTest::byShapeFullOperandsAreElementwise()
{
    const Reading add = oneOperator("add", {"[4, 8]", "[8]"}, "[4, 8]");

    QCOMPARE(useOf(add, 0, EdgeKinds::Shape), FusionKind::Elemwise);
    QCOMPARE(useOf(add, 1, EdgeKinds::Shape), FusionKind::Broadcast);
    QCOMPARE(useOf(oneOperator("transpose", {"[4, 4]"}, "[4, 4]"), 0, EdgeKinds::Shape),
             FusionKind::Injective);
}

void FusionKindsTest::byShapeUnknownOperandsAreNot()
{
    const Reading add = oneOperator("add", {"?", "?"}, "?");

    QCOMPARE(useOf(add, 0, EdgeKinds::Shape), FusionKind::Broadcast);
    QCOMPARE(useOf(add, 0, EdgeKinds::Consumer), FusionKind::Elemwise);
}

void FusionKindsTest::byShapeFieldsOfATupleAreInjective()
{
    const Reading tuple = oneOperator("t", {"[4]"}, "[4]", R"(, "kind": "tuple")");

    QCOMPARE(useOf(tuple, 0, EdgeKinds::Shape), FusionKind::Injective);
    QCOMPARE(useOf(tuple, 0, EdgeKinds::Consumer), FusionKind::Tuple);
}

void FusionKindsTest::theFileSaysTheKindOfEachUse()
{
    const Reading reading = oneOperator("add", {"[4, 8]", "[4, 8]", "[4, 1]"}, "[4, 8]",
                                        R"(, "edge_kinds": ["opaque", "elemwise_or_broadcast",
                                                            "elemwise_or_broadcast"])");

    for (const EdgeKinds scheme : {EdgeKinds::Consumer, EdgeKinds::Shape}) {
        QCOMPARE(useOf(reading, 0, scheme), FusionKind::Opaque);
        QCOMPARE(useOf(reading, 1, scheme), FusionKind::Elemwise);
        QCOMPARE(useOf(reading, 2, scheme), FusionKind::Broadcast);
    }
    QCOMPARE(kindOf(reading), FusionKind::Elemwise);
}

void FusionKindsTest::aLargestElementIsFoundByReducing_data()
{
    QTest::addColumn<std::string>("op");
    QTest::addColumn<std::string>("more");
    QTest::addColumn<std::size_t>("operands");
    QTest::addColumn<bool>("isReduction");
    const std::string axis = R"(, "attrs": {"dim": 1})";
    const std::string call = R"(, "call": {"kind": "method", "args": [{"value": "x0"}]})";
    QTest::newRow("along an axis") << std::string("torch.max") << axis << std::size_t(1) << true;
    QTest::newRow("of a call") << std::string("min") << call << std::size_t(1) << true;
    QTest::newRow("of two") << std::string("torch.max") << std::string() << std::size_t(2) << false;
    QTest::newRow("of one that is drawn")
        << std::string("max") << std::string() << std::size_t(1) << false;
    QTest::newRow("of another operator") << std::string("relu") << call << std::size_t(1) << false;
}

void FusionKindsTest::aLargestElementIsFoundByReducing()
{
    QFETCH(std::string, op);
    QFETCH(std::string, more);
    QFETCH(std::size_t, operands);
    QFETCH(bool, isReduction);
    const Reading reading =
        oneOperator(op, std::vector<std::string>(operands, "[4, 8]"), "[4]", more);

    QCOMPARE(isReducingComparison(reading.graph(), NodeId(0u)), isReduction);
    QCOMPARE(kindOf(reading) == FusionKind::Reduce, isReduction);
    if (op != "relu")
        QCOMPARE(flopsOf(reading.graph(), NodeId(0u)), std::optional(isReduction ? 32.0 : 4.0));
}

void FusionKindsTest::aMissingKindOfAUseIsTheUsual()
{
    const Reading reading =
        oneOperator("relu", {"[4]", "[4]"}, "[4]", R"(, "edge_kinds": ["reduce"])");

    QCOMPARE(useOf(reading, 0, EdgeKinds::Consumer), FusionKind::Reduce);
    QCOMPARE(useOf(reading, 1, EdgeKinds::Consumer), FusionKind::Elemwise);
}

void FusionKindsTest::oneOfSeveralResultsIsTakenFromATuple()
{
    const Reading reading = graphOf(R"("nodes": [
        {"id": "norm", "op": "batch_norm", "inputs": ["x"], "outputs": ["y", "mean"]},
        {"id": "relu", "op": "relu", "inputs": ["y"]}],
        "outputs": ["relu", "mean"])");

    QCOMPARE(useOf(reading, 0, EdgeKinds::Consumer), FusionKind::Injective);
}

void FusionKindsTest::unusedResultsMakeNoTuple()
{
    const Reading reading = graphOf(R"("nodes": [
        {"id": "norm", "op": "batch_norm", "inputs": ["x"], "outputs": ["y", "mean"]},
        {"id": "relu", "op": "relu", "inputs": ["y"]}],
        "outputs": ["relu"])");

    QCOMPARE(useOf(reading, 0, EdgeKinds::Consumer), FusionKind::Elemwise);
}

FUSEWRIGHT_TEST(FusionKindsTest)
#include "tst_fusion_kinds.moc"
