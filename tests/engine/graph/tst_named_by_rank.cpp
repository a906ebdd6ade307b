// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/named_by_rank.h"

#include "engine/graph/graph_part.h"
#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <array>
#include <string>

using namespace fusewright;
using test::Keep;
using test::readBytes;
using test::Reading;

/// One name of a file for convolutions and pools of any number of dimensions.
class NamedByRankTest : public QObject {
    Q_OBJECT

private slots:
    void anOperatorIsCalledByItsDimensions_data();
    void anOperatorIsCalledByItsDimensions();
    void eachOfOneNameIsCalledByItsOwn();
    void aShapeThatIsFoundOutTells();
    void aBodyIsNamedToo();
    void aPartOfTheGraphHasTheSameNames();
};

namespace {

Reading read(const std::string& members, Keep keep = Keep::TidyInferred)
{
    return readBytes(R"({"format": "fusewright-graph", "version": 1, )" + members + '}', "t.json",
                     keep);
}

std::string shapes(const std::string& image, const std::string& weight)
{
    return R"("inputs": ["x"], "parameters": ["w"], "values": {"x": {"shape": )" + image
        + R"(}, "w": {"shape": )" + weight + "}}, ";
}

std::string node(const std::string& op, const std::string& attributes = "{}")
{
    return R"("nodes": [{"id": "n", "op": ")" + op + R"(", "inputs": ["x", "w"], "attrs": )"
        + attributes + "}]";
}

std::string nameOf(const Graph& graph, std::string_view id)
{
    return std::string(graph.canonicalName(graph.findNode(id).value()));
}

const std::string oneDimension = shapes("[1, 8, 50]", "[4, 8, 3]");
const std::string twoDimensions = shapes("[1, 8, 50, 50]", "[4, 8, 3, 3]");
const std::string threeDimensions = shapes("[1, 8, 9, 50, 50]", "[4, 8, 3, 3, 3]");
const std::string nothingKnown = R"("inputs": ["x"], "parameters": ["w"], )";
const std::string window1 = R"({"kernel_shape": [3]})";
const std::string window3 = R"({"kernel_shape": [3, 3, 3]})";

} // namespace

void NamedByRankTest::anOperatorIsCalledByItsDimensions_data()
{
    QTest::addColumn<std::string>("members");
    QTest::addColumn<std::string>("name");

    const auto row = [](const char* tag, const std::string& members, const char* name) {
        QTest::newRow(tag) << members << std::string(name);
    };
    row("by the weight, 1", oneDimension + node("Conv"), "conv1d");
    row("by the weight, 2", twoDimensions + node("Conv"), "conv2d");
    row("by the weight, 3", threeDimensions + node("Conv"), "conv3d");
    row("by the window", nothingKnown + node("Conv", window1), "conv1d");
    row("by nothing", nothingKnown + node("Conv"), "conv2d");
    row("a window that is no list", oneDimension + node("Conv", R"({"kernel_shape": 3})"),
        "conv2d");
    row("a window of four", nothingKnown + node("Conv", R"({"kernel_shape": [1, 1, 1, 1]})"),
        "conv2d");
    row("a window of none", nothingKnown + node("Conv", R"({"kernel_shape": []})"), "conv2d");
    row("a weight of two axes", shapes("[1, 8]", "[4, 8]") + node("Conv"), "conv2d");
    row("transposed", oneDimension + node("ConvTranspose"), "conv_transpose1d");
    row("aten", threeDimensions + node("aten.convolution.default"), "conv3d");
    row("stablehlo", oneDimension + node("stablehlo.convolution"), "conv1d");
    row("a pool by its window", nothingKnown + node("MaxPool", window3), "max_pool3d");
    row("a pool of all by its image", oneDimension + node("GlobalAveragePool"),
        "adaptive_avg_pool1d");
    row("the name of the file tells", oneDimension + node("aten.conv2d.default"), "conv2d");
    row("of which there is only one", oneDimension + node("LpPool", window1), "lp_pool2d");
    row("in blocks", threeDimensions + node("com.microsoft.nchwc::GlobalAveragePool"),
        "adaptive_avg_pool2d");
    row("no operator on images", oneDimension + node("Relu", window1), "relu");
}

void NamedByRankTest::anOperatorIsCalledByItsDimensions()
{
    QFETCH(const std::string, members);
    QFETCH(const std::string, name);

    const Reading reading = read(members);

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    QCOMPARE(nameOf(reading.graph(), "n"), name);
}

void NamedByRankTest::eachOfOneNameIsCalledByItsOwn()
{
    const Reading reading = read(
        R"("inputs": ["x"], "nodes": [
            {"id": "a", "op": "Conv", "inputs": ["x"], "attrs": {"kernel_shape": [3]}},
            {"id": "b", "op": "Conv", "inputs": ["x"], "attrs": {"kernel_shape": [3, 3]}},
            {"id": "c", "op": "Conv", "inputs": ["x"], "attrs": {"kernel_shape": [5]}}])");

    const Graph& graph = reading.graph();
    QCOMPARE(nameOf(graph, "a"), std::string("conv1d"));
    QCOMPARE(nameOf(graph, "b"), std::string("conv2d"));
    QCOMPARE(graph.nodesOf(graph.operatorId(graph.findNode("a").value())).size(), 2);
    QCOMPARE(graph.operatorsNamed("Conv").size(), 2);
    QCOMPARE(graph.operatorsNamed("conv1d").size(), 1);
}

/// The image comes from operators of which the file tells nothing.
void NamedByRankTest::aShapeThatIsFoundOutTells()
{
    const std::string members = R"("inputs": ["x"],
        "values": {"x": {"shape": [1, 8, 50], "dtype": "f32"}}, "nodes": [
            {"id": "r", "op": "Relu", "inputs": ["x"]},
            {"id": "p", "op": "GlobalMaxPool", "inputs": ["r"]}])";

    QCOMPARE(nameOf(read(members).graph(), "p"), std::string("adaptive_max_pool1d"));
    QCOMPARE(nameOf(read(members, Keep::Raw).graph(), "p"), std::string("adaptive_max_pool2d"));
}

void NamedByRankTest::aBodyIsNamedToo()
{
    const Reading reading = read(
        R"("inputs": ["x", "cond"], "nodes": [
            {"id": "if", "op": "If", "inputs": ["cond"], "graphs": {"then": {"nodes": [
                {"id": "c", "op": "Conv", "inputs": ["x"], "attrs": {"kernel_shape": [3]}}],
                "outputs": ["c"]}}}])");

    QCOMPARE(reading.graph().nested().size(), 1);
    QCOMPARE(nameOf(*reading.graph().nested().front().graph, "c"), std::string("conv1d"));
}

void NamedByRankTest::aPartOfTheGraphHasTheSameNames()
{
    const Reading reading = read(oneDimension + node("Conv"));
    const Graph& graph = reading.graph();
    const std::array nodes{graph.findNode("n").value()};
    const std::array outputs{graph.outputs(nodes.front())[0]};

    const GraphPart part = partOf(graph, nodes, graph.inputs(nodes.front()), outputs);

    QCOMPARE(nameOf(*part.graph, "n"), std::string("conv1d"));
}

FUSEWRIGHT_TEST(NamedByRankTest)
#include "tst_named_by_rank.moc"
