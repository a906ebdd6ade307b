// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/local_inference.h"

#include "tests/engine/infer/hostile_graph.h"
#include "tests/engine/infer/infer_text.h"
#include "tests/engine/kit/broken_graph.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace fusewright;
using namespace fusewright::test;

class LocalInferenceTest : public QObject {
    Q_OBJECT

private slots:
    void followsFromANewOperator();
    void whatAReplacementSaysStays();
    void usersLearnWhatChanges();
    void whatTheFileSaysStays();
    void whatFollowedNoLongerIsForgotten();
    void stopsWhereNothingChanges();
    void computedShapesFollowTheirElements();
    void saysWhatContradictsAReplacement();
    void isWhatInferenceOfTheWholeFinds_data();
    void isWhatInferenceOfTheWholeFinds();
};

namespace {

ValueId valueIn(const Graph& graph, std::string_view name)
{
    for (const ValueId value : graph.values()) {
        if (graph.valueName(value) == name)
            return value;
    }
    return {};
}

/// A graph that was inferred as a whole, and an editor that keeps it so.
struct Inferring {
    Inferring(const QString& nodes, const QString& more = {})
        : reading(inferredFrom(
            graphText(input("x", "[2, 3]") + ',' + input("y", "[\"N\", 4]", "f16"), nodes, more)
                .toStdString())),
          editor(reading.graph()),
          inference(editor)
    {
    }

    ValueId value(std::string_view name) const { return valueIn(editor.graph(), name); }
    NodeId node(std::string_view name) const { return editor.graph().findNode(name).value(); }
    QString facts(std::string_view name) const { return factsOf(editor.graph(), name); }

    bool replace(std::string_view old, std::string_view fresh)
    {
        if (editor.replaceUses(value(old), value(fresh)))
            return false;
        std::vector<NodeId> users;
        for (const Use& use : editor.graph().uses(value(fresh)))
            users.push_back(use.node);
        return !inference.inferFrom(users).empty();
    }
    bool add(std::string_view op, std::string_view name, std::string_view operand,
             ValueFacts facts = {})
    {
        const std::vector operands{value(operand)};
        const NodeId node = editor.add({.op = editor.operatorNamed(op),
                                        .name = editor.intern(name),
                                        .operands = operands,
                                        .results = std::span(&facts, 1)});
        return !inference.inferFrom(std::span(&node, 1)).empty();
    }

    Reading reading;
    GraphEditor editor;
    LocalInference inference;
};

const QString relus = R"({"id": "a", "op": "Relu", "inputs": ["x"]},
                         {"id": "b", "op": "Relu", "inputs": ["a"]},
                         {"id": "c", "op": "Relu", "inputs": ["b"]})";

/// As it would be read: without what was inferred.
Graph withoutInferred(const Graph& graph)
{
    GraphArrays arrays = Graph::dismantle(Graph::copyOf(graph));
    for (const ValueId value : graph.values()) {
        if (graph.typeOrigin(value) == FactOrigin::Inferred)
            arrays.valueType[value.index] = DataType::Unknown;
        const GivenShape* const given = graph.givenShape(value);
        if (graph.shapeOrigin(value) == FactOrigin::Inferred)
            arrays.valueShape[value.index] = given ? given->shape : ShapeTable::unranked;
    }
    arrays.valueOrigin.clear();
    arrays.givenShapes.clear();
    return Graph(std::move(arrays));
}

/// Changes a graph at random and tells inference of it.
class InferredEdits {
public:
    InferredEdits(const Graph& graph, std::mt19937& random)
        : m_random(random), m_editor(graph), m_inference(m_editor)
    {
    }

    void edit()
    {
        const auto kind = m_random() % 3;
        if (kind == 0)
            replace();
        else if (kind == 1)
            setOperand();
        else
            addAlike();
    }
    Graph freeze() { return std::move(m_editor).freeze().graph; }

private:
    const Graph& graph() const { return m_editor.graph(); }
    NodeId anyNode() { return NodeId(m_random() % graph().nodeCount()); }
    ValueId anyValue() { return ValueId(m_random() % graph().valueCount()); }

    void replace()
    {
        const ValueId old = anyValue();
        const ValueId fresh = anyValue();
        if (m_editor.replaceUses(old, fresh))
            return;
        std::vector<NodeId> users;
        for (const Use& use : graph().uses(fresh))
            users.push_back(use.node);
        m_inference.inferFrom(users);
    }

    void setOperand()
    {
        const NodeId node = anyNode();
        const std::size_t count = graph().writtenInputCount(node);
        if (count == 0 || m_editor.setOperand(node, m_random() % count, anyValue()))
            return;
        m_inference.inferFrom(std::span(&node, 1));
    }

    /// Another operator with the attributes of one that is there, and other operands.
    void addAlike()
    {
        const NodeId like = anyNode();
        std::vector<ValueId> operands(graph().inputs(like).size());
        for (ValueId& operand : operands)
            operand = anyValue();
        std::vector<ValueFacts> results(graph().outputCount(like));
        for (ValueFacts& facts : results) {
            if (m_random() % 4 == 0)
                facts = {.type = DataType::F16,
                         .shape = m_editor.internShape(std::vector{Dim(), Dim()})};
        }
        const NodeId node = m_editor.add({.op = graph().operatorId(like),
                                          .name = m_editor.freshName("n", "like"),
                                          .operands = operands,
                                          .attributes = graph().attributes(like),
                                          .results = results,
                                          .before = anyNode()});
        m_inference.inferFrom(std::span(&node, 1));
    }

    std::mt19937& m_random;
    GraphEditor m_editor;
    LocalInference m_inference;
};

std::optional<Graph> anyGraph(std::mt19937& random)
{
    std::vector<std::uint8_t> bytes(400);
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(random());
    auto graph = hostileGraph(bytes);
    const bool isPlain = graph && graph->nested().empty() && graph->nodeCount() > 0;
    return isPlain ? std::move(graph) : std::nullopt;
}

} // namespace

void LocalInferenceTest::followsFromANewOperator()
{
    Inferring graph(relus);

    QVERIFY(graph.add("Transpose", "t", "b"));

    QCOMPARE(graph.facts("t"), QStringLiteral("f32[3,2]"));
    QCOMPARE(graph.editor.graph().typeOrigin(graph.value("t")), FactOrigin::Inferred);
    QVERIFY(!graph.add("acme", "u", "b"));
}

void LocalInferenceTest::whatAReplacementSaysStays()
{
    Inferring graph(relus);
    const ShapeId shape = graph.editor.internShape(std::vector{Dim(), Dim::known(3)});

    graph.add("Relu", "t", "b", {.type = DataType::BF16, .shape = shape});

    QCOMPARE(graph.facts("t"), QStringLiteral("bf16[2,3]"));
    QCOMPARE(graph.editor.graph().typeOrigin(graph.value("t")), FactOrigin::Replaced);
    QCOMPARE(graph.editor.graph().shapeOrigin(graph.value("t")), FactOrigin::Inferred);
    QCOMPARE(graph.editor.graph().givenShape(graph.value("t"))->origin, FactOrigin::Replaced);
}

void LocalInferenceTest::usersLearnWhatChanges()
{
    Inferring graph(relus);

    QVERIFY(graph.replace("x", "y"));

    for (const char* const name : {"a", "b", "c"})
        QCOMPARE(graph.facts(name), QStringLiteral("f16[N,4]"));
}

void LocalInferenceTest::whatTheFileSaysStays()
{
    Inferring graph(relus, R"(, "values": {"b": {"dtype": "f32", "shape": [null, 3]}})");

    QVERIFY(graph.replace("x", "y"));

    QCOMPARE(graph.facts("a"), QStringLiteral("f16[N,4]"));
    QCOMPARE(graph.facts("b"), QStringLiteral("f32[?,3]"));
    QCOMPARE(graph.editor.graph().shapeOrigin(graph.value("b")), FactOrigin::Written);
    QCOMPARE(graph.facts("c"), QStringLiteral("f32[?,3]"));
}

void LocalInferenceTest::whatFollowedNoLongerIsForgotten()
{
    Inferring graph(relus + QStringLiteral(R"(, {"id": "u", "op": "acme", "inputs": ["x"]})"));

    QVERIFY(graph.replace("a", "u"));

    QCOMPARE(graph.facts("b"), QStringLiteral("?"));
    QCOMPARE(graph.facts("c"), QStringLiteral("?"));
    QCOMPARE(graph.editor.graph().typeOrigin(graph.value("c")), FactOrigin::Unknown);
}

void LocalInferenceTest::stopsWhereNothingChanges()
{
    Inferring graph(relus);

    QVERIFY(!graph.replace("a", "x"));
    QVERIFY(graph.inference.inferFrom(std::vector{graph.node("b"), graph.node("c")}).empty());

    QCOMPARE(graph.facts("c"), QStringLiteral("f32[2,3]"));
}

void LocalInferenceTest::computedShapesFollowTheirElements()
{
    Inferring graph(R"({"id": "s", "op": "Shape", "inputs": ["y"]},
                       {"id": "i", "op": "Identity", "inputs": ["s"]},
                       {"id": "e", "op": "ConstantOfShape", "inputs": ["i"]},
                       {"id": "a", "op": "Relu", "inputs": ["x"]})");
    QCOMPARE(graph.facts("e"), QStringLiteral("f32[N,4]"));

    QVERIFY(graph.replace("y", "x"));

    QCOMPARE(graph.facts("s"), QStringLiteral("i64[2]"));
    QCOMPARE(graph.facts("e"), QStringLiteral("f32[2,3]"));
}

void LocalInferenceTest::saysWhatContradictsAReplacement()
{
    Inferring graph(relus);
    const ShapeId shape = graph.editor.internShape(std::vector{Dim::known(7), Dim::known(3)});

    graph.add("Relu", "t", "b", {.type = DataType::F32, .shape = shape});

    const std::vector<ShapeMismatch> mismatches = graph.inference.takeMismatches();
    QCOMPARE(mismatches.size(), 1u);
    QCOMPARE(mismatches.front().nodeName, std::string("t"));
    QCOMPARE(mismatches.front().written, std::string("[7, 3]"));
    QCOMPARE(mismatches.front().inferred, std::string("[2, 3]"));
    QVERIFY(graph.inference.takeMismatches().empty());
}

void LocalInferenceTest::isWhatInferenceOfTheWholeFinds_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 0; seed < 10; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void LocalInferenceTest::isWhatInferenceOfTheWholeFinds()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);

    for (int count = 0; count < 50;) {
        auto told = anyGraph(random);
        if (!told)
            continue;
        ++count;
        InferredEdits edits(inferTypes(*std::move(told), CancelToken()).graph, random);
        for (int edit = 0; edit < 8; ++edit)
            edits.edit();
        const Graph found = edits.freeze();
        const Graph whole = inferTypes(withoutInferred(found), CancelToken()).graph;

        QCOMPARE(brokenGraph(found), std::string());
        for (const ValueId value : whole.values()) {
            const std::string_view name = whole.valueName(value);
            if (!name.empty() && factsOf(found, name) != factsOf(whole, name))
                qWarning() << "graph" << count << "value"
                           << QByteArray(name.data(), int(name.size()));
            if (!name.empty())
                QCOMPARE(factsOf(found, name), factsOf(whole, name));
        }
    }
}

FUSEWRIGHT_TEST(LocalInferenceTest)
#include "tst_local_inference.moc"
