// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/session/graph_query.h"

#include "tests/engine/kit/read_text.h"
#include "tests/engine/report/made_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::madePartition;
using test::rulesNamed;
using test::TypedGraph;

class GraphQueryTest : public QObject {
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void findsAttributes_data();
    void findsAttributes();
    void findsQuantizedValues_data();
    void findsQuantizedValues();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void findsNothingWithAMistake();
    void hasNoSectionsWithoutAPartition();
    void knowsWhichFieldsAskForSections();
    void stopsWhenItIsCancelled();
    void readsAnyText();

private:
    TypedGraph m_typed{"in x bf16 1 8 16\n"
                       "par w bf16 16 32\n"
                       "par v f32 32 16\n"
                       "q_proj = linear x w axis=1 @net.0.attn:Attn : bf16 1 8 32\n"
                       "soft = softmax q_proj axis=10 @net.0.attn:Attn : bf16 1 8 32\n"
                       "up = linear soft v @net.0.mlp:Mlp : f32 1 8 16\n"
                       "act_linear = relu up @net.0.mlp:Mlp : f32 1 ? 16\n"
                       "out = add act_linear up @net.1 : f32 1 n 16\n"};
};

void GraphQueryTest::finds_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("found");
    const auto row = [](const char* query, const char* found) {
        QTest::addRow("%s", query) << QByteArray(query) << QByteArray(found);
    };
    row("", "");
    row("linear", "q_proj up act_linear");
    row("LINEAR", "q_proj up act_linear");
    row("\"linear\"", "q_proj up");
    row("\"Linear\"", "");
    row("op:linear", "q_proj up");
    row("name:linear", "act_linear");
    row("linear net.0.mlp", "up act_linear");
    row("linear -net.0.mlp", "q_proj");
    row("relu|add", "act_linear out");
    row("relu | add", "act_linear out");
    row("-relu|add", "q_proj soft up");
    row("relu|-net.0", "act_linear out");
    row("op:relu|add", "act_linear out");
    row("op:relu |linear", "q_proj up act_linear");
    row("relu|soft linear", "act_linear");
    row("module:mlp", "up act_linear");
    row("module:Attn", "q_proj soft");
    row("module:\"net.1\"", "out");
    row("/proj$/", "q_proj");
    row("name:/^(up|out)$/", "up out");
    row("/net.0/attn", "");
    row("axis", "q_proj soft");
    row("attr:axis=1", "q_proj");
    row("attr:axis=1.0", "q_proj");
    row("attr:axis=/^1/", "q_proj soft");
    row("attr:axis=\"10\"", "soft");
    row("attr:axi=1", "");
    row("attr:*", "q_proj soft");
    row("-attr:*", "up act_linear out");
    row("16x32", "q_proj");
    row("1x8x32", "q_proj soft up");
    row("[1, 8, 32]", "q_proj soft up");
    row("shape:[1,?,16]", "q_proj up act_linear out");
    row("shape:[...,32]", "q_proj soft up");
    row("shape:[32,...]", "up");
    row("shape:[1,n,16]", "out");
    row("shape:n", "out");
    row("shape:32", "q_proj soft up");
    row("shape:?", "act_linear out");
    row("shape:[]", "");
    row("type:bf16", "q_proj soft up");
    row("type:float32 -type:bf16", "act_linear out");
    row("bfloat16", "q_proj soft up");
    row("f32", "up act_linear out");
    row("rule:att", "q_proj soft");
    row("-rule:*", "act_linear out");
    row("rule:\"attn\"|mlp", "q_proj soft up");
    row("section:1", "up");
    row("section:0|1", "q_proj soft up");
    row("heuristic:gemm", "up");
    row("user-of:softmax", "up");
    row("user-of:op:linear", "soft act_linear out");
    row("producer-of:op:add", "up act_linear");
    row("user-of:user-of:soft", "act_linear out");
    row("user-of:rule:attn -rule:attn", "up");
    row("-user-of:up", "q_proj soft up");
    row("user-of:producer-of:\"out\"", "act_linear out");
    row("net::x", "");
    row("x:0", "");
    row("quantized", "");
}

void GraphQueryTest::finds()
{
    QFETCH(QByteArray, query);
    QFETCH(QByteArray, found);
    RuleSet rules = rulesNamed({"attn", "mlp"});
    rules.rules[1].heuristic = "SAFE_GEMM";
    const MadePartition made =
        madePartition(m_typed, FusionMode::O1, {{"q_proj soft", 0}, {"up", 1}});

    const Query read = parseQuery(query.toStdString());
    const std::vector<NodeId> nodes = findNodes(read, m_typed.graph, &made, &rules);

    QVERIFY(read.findings.empty());
    QStringList names;
    for (const NodeId node : nodes)
        names.append(QString::fromStdString(std::string(m_typed.graph.nodeName(node))));
    QCOMPARE(names.join(QLatin1Char(' ')), QString::fromUtf8(found));
}

void GraphQueryTest::findsAttributes_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<bool>("found");
    const auto row = [](const char* query, bool found) {
        QTest::addRow("%s", query) << QByteArray(query) << found;
    };
    row("attr:eps=1e-5", true);
    row("attr:eps=0.00001", true);
    row("attr:eps=1e-6", false);
    row("attr:pads=[1,1]", true);
    row("attr:pads=[1, 1]", true);
    row("attr:pads=1", false);
    row("attr:mode=SAME", true);
    row("attr:mode=\"same\"", true);
    row("attr:mode=\"Same\"", false);
    row("attr:keep=true", true);
    row("same", true);
    row("attr:\"mode\"", true);
    row("attr:\"mod\"", false);
}

void GraphQueryTest::findsAttributes()
{
    QFETCH(QByteArray, query);
    QFETCH(bool, found);
    const test::Reading reading = test::readBytes(
        R"({"format": "fusewright-graph", "version": 1, "nodes": [{"id": "a", "op": "conv",
            "inputs": ["x"], "attrs": {"eps": 1e-05, "pads": [1, 1], "mode": "same",
                                       "keep": true}}]})");

    const auto nodes =
        findNodes(parseQuery(query.toStdString()), reading.graph(), nullptr, nullptr);

    QCOMPARE(nodes.size(), std::size_t(found ? 1 : 0));
}

void GraphQueryTest::findsQuantizedValues_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("found");
    const auto row = [](const char* query, const char* found) {
        QTest::addRow("%s", query) << QByteArray(query) << QByteArray(found);
    };
    row("quantized", "a b");
    row("-Quantized", "c");
    row("step:0.25", "b");
    row("step:0.50001", "a");
    row("step:>0.3", "a");
    row("step:<1e-1", "");
    row("step:<1", "a b");
}

void GraphQueryTest::findsQuantizedValues()
{
    QFETCH(QByteArray, query);
    QFETCH(QByteArray, found);
    const test::Reading reading = test::readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "u8", "encoding": {"scale": 0.5}},
                   {"name": "w", "dtype": "i8", "encoding": {"axis": 0, "scales": [0.25, 0.125]}},
                   {"name": "y", "dtype": "f32", "encoding": {"scale": 4.0}}],
        "nodes": [{"id": "a", "op": "relu", "inputs": ["x"]},
                  {"id": "b", "op": "relu", "inputs": ["w"]},
                  {"id": "c", "op": "relu", "inputs": ["y"]}]})");

    const std::vector<NodeId> nodes =
        findNodes(parseQuery(query.toStdString()), reading.graph(), nullptr, nullptr);

    QStringList names;
    for (const NodeId node : nodes)
        names.append(QString::fromStdString(std::string(reading.graph().nodeName(node))));
    QCOMPARE(names.join(QLatin1Char(' ')), QString::fromUtf8(found));
}

void GraphQueryTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<int>("begin");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* query, int begin, const char* message) {
        QTest::addRow("%s", query) << QByteArray(query) << begin << QByteArray(message);
    };
    row("relu /a(b/", 7, "not closed");
    row("name:/*/", 6, "to repeat");
    row("opp:linear", 0, "\"op:\"");
    row("relu op:", 8, "missing");
    row("op: linear", 3, "missing");
    row("user-of:", 8, "missing");
    row("attr:axis=", 10, "missing");
    row("\"relu", 0, "quotes");
    row("|relu", 0, "before \"|\"");
    row("relu|", 4, "after \"|\"");
    row("relu||add", 5, "before \"|\"");
    row("section:one", 8, "section or fold number");
    row("fold:99999999999", 5, "section or fold number");
    row("type:flot", 5, "type");
    row("shape:[1,,2]", 6, "shape");
    row("shape:[...,1,...]", 6, "shape");
    row("shape:...", 6, "shape");
    row("attr:axis=/[/", 11, "not closed");
}

void GraphQueryTest::saysWhatIsWrong()
{
    QFETCH(QByteArray, query);
    QFETCH(int, begin);
    QFETCH(QByteArray, message);

    const Query read = parseQuery(query.toStdString());

    QCOMPARE(read.findings.size(), std::size_t(1));
    QCOMPARE(read.findings[0].range.begin, std::size_t(begin));
    QVERIFY2(QByteArray::fromStdString(read.findings[0].message).contains(message),
             read.findings[0].message.c_str());
}

void GraphQueryTest::findsNothingWithAMistake()
{
    const Query query = parseQuery("linear /[/");

    QVERIFY(findNodes(query, m_typed.graph, nullptr, nullptr).empty());
}

void GraphQueryTest::hasNoSectionsWithoutAPartition()
{
    for (const char* const text : {"rule:*", "section:0", "fold:0", "heuristic:*"})
        QVERIFY(findNodes(parseQuery(text), m_typed.graph, nullptr, nullptr).empty());
}

void GraphQueryTest::knowsWhichFieldsAskForSections()
{
    QVERIFY(!parseQuery("op:a name:b attr:c shape:1 type:f32 module:d e").asksForSections());
    QVERIFY(parseQuery("a user-of:rule:b").asksForSections());
    QVERIFY(parseQuery("fold:1").asksForSections());
}

void GraphQueryTest::stopsWhenItIsCancelled()
{
    CancelToken cancel;
    cancel.cancel();

    QVERIFY(findNodes(parseQuery("linear"), m_typed.graph, nullptr, nullptr, cancel).empty());
}

void GraphQueryTest::readsAnyText()
{
    const std::string letters = "a:|-\"/[]=\\*? ";
    for (std::size_t number = 0; number < 13 * 13 * 13 * 13; ++number) {
        std::string text;
        for (std::size_t rest = number, at = 0; at < 4; ++at, rest /= letters.size())
            text += letters[rest % letters.size()];
        for (const char* const field : {"", "attr:", "shape:", "user-of:op:"}) {
            const Query query = parseQuery(field + text);
            for (const QueryFinding& finding : query.findings) {
                QVERIFY2(finding.range.begin <= finding.range.end, text.c_str());
                QVERIFY2(finding.range.end <= text.size() + std::string_view(field).size(),
                         text.c_str());
            }
            findNodes(query, m_typed.graph, nullptr, nullptr);
        }
    }
}

FUSEWRIGHT_TEST(GraphQueryTest)
#include "tst_graph_query.moc"
