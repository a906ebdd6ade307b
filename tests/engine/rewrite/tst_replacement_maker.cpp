// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/rewrite_run.h"

#include "engine/formats/encoding_json.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/rewrite/rewrite_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;
using PartKind = ReplacementPart::Kind;

class ReplacementMakerTest : public QObject {
    Q_OBJECT

private slots:
    void aLoopMakesPiecesOfWhichTheLastIsSmaller();
    void aLoopWithoutAnEndIsRefused();
    void aLoopThatMakesNothingIsNoResult();
    void aChoiceTakesTheSideThatHolds();
    void whatIsNotKnownCountsOnlyWhereItIsNeeded();
    void isWrappedOnce();
    void constantsHaveTheirElements();
    void saysTypesAndShapes();
    void saysEncodings_data();
    void saysEncodings();
    void leavesAShapeToNobody();
};

namespace {

const char* const unaryPattern = "root : relu\nx : value -> root[0]";

/// A chain of the replacement's pieces: `cut` for every turn, joined by `concat`.
Rule tilingRule(const char* to, const char* step)
{
    ReplacementDraft draft(unaryPattern);
    const LoopId i = draft.loop({.tag = "I",
                                 .from = draft.e("0u"),
                                 .to = draft.e(to),
                                 .step = draft.e(step),
                                 .axis = draft.e("0u")});
    const PartId x = draft.take("x", i);
    MadeFacts facts;
    facts.shape.from = MadeFact::From::Whole;
    facts.resized = {{draft.e("loop_axis(I)"), draft.e("loop_size(I)")}};
    const PartId cut =
        draft.part({.loop = i, .op = "cut", .operands = {{.part = x}}, .facts = facts});
    const PartId all =
        draft.part({.kind = PartKind::Repeat, .operands = {{.part = cut}}, .repeated = i});
    draft.result("root", 0,
                 draft.part({.op = "concat", .operands = {{.part = all, .isSpread = true}}}));
    return ruleOf("tile", draft);
}

std::string shapeOf(const Graph& graph, std::size_t node)
{
    std::string text;
    for (const Dim dim : graph.shapes().dims(graph.shapeId(graph.outputs(NodeId(node))[0])))
        text += (text.empty() ? "" : "x") + (dim.isKnown() ? std::to_string(dim.size()) : "?");
    return text;
}

/// `relu` of a value whose shape is known.
std::shared_ptr<const Graph> shapedModel()
{
    return readBytes(R"({"format": "fusewright-graph", "version": 1, "name": "m",
        "inputs": [{"name": "x", "dtype": "f32", "shape": [5, 3]}],
        "nodes": [{"id": "a", "op": "relu", "inputs": ["x"],
                   "outputs": ["a"]}],
        "values": {"a": {"dtype": "f32", "shape": [5, 3]}}, "outputs": ["a"]})")
        .model->graph;
}

} // namespace

void ReplacementMakerTest::aLoopMakesPiecesOfWhichTheLastIsSmaller()
{
    const auto run = rewrite(shapedModel(), rulesOf({tilingRule("whole.dim(0)", "2u")}, {}));

    QCOMPARE(rewritten(run),
             std::string("a.tile=cut(x); a.tile.2=cut(x); a.tile.3=cut(x); "
                         "a.tile.4=concat(a.tile,a.tile.2,a.tile.3); → a"));
    QCOMPARE(shapeOf(*run.graph(), 0), std::string("2x3"));
    QCOMPARE(shapeOf(*run.graph(), 2), std::string("1x3"));
}

void ReplacementMakerTest::aLoopWithoutAnEndIsRefused()
{
    const RuleSet rules = rulesOf({tilingRule("18000000000000000000u", "1u")}, {});

    const auto run = rewrite(shapedModel(), rules);

    QCOMPARE(refusals(run.stages[0], rules),
             std::string("invalid tile@a the replacement: The replacement is too large\n"));
}

void ReplacementMakerTest::aLoopThatMakesNothingIsNoResult()
{
    ReplacementDraft draft(unaryPattern);
    const LoopId i = draft.loop({.tag = "I", .from = draft.e("3u"), .to = draft.e("3u")});
    const PartId x = draft.take("x", i);
    const PartId all =
        draft.part({.kind = PartKind::Repeat, .operands = {{.part = x}}, .repeated = i});
    draft.result("root", 0,
                 draft.part({.op = "concat", .operands = {{.part = all, .isSpread = true}}}));

    const auto run = rewrite(shapedModel(), rulesOf({ruleOf("none", draft)}, {}));

    // An operator without operands is one; what it means is the language's to check.
    QCOMPARE(rewritten(run), std::string("a.none=concat(); → a"));
}

void ReplacementMakerTest::aChoiceTakesTheSideThatHolds()
{
    for (const auto& [limit, made] : {std::pair("4u", "large"), std::pair("9u", "small")}) {
        ReplacementDraft draft(unaryPattern);
        const PartId x = draft.take("x");
        const PartId large = draft.part({.op = "large", .operands = {{.part = x}}});
        const PartId small = draft.part({.op = "small", .operands = {{.part = x}}});
        draft.result("root", 0,
                     draft.part({.kind = PartKind::Choice,
                                 .operands = {{.part = large}, {.part = small}},
                                 .condition = draft.e(std::string("whole.dim(0) > ") + limit)}));

        const auto run = rewrite(shapedModel(), rulesOf({ruleOf("r", draft)}, {}));

        QCOMPARE(rewritten(run), std::string("a.r=") + made + "(x); → a");
    }
}

void ReplacementMakerTest::whatIsNotKnownCountsOnlyWhereItIsNeeded()
{
    const auto ruleFor = [](bool isNeeded) {
        ReplacementDraft draft(unaryPattern);
        const PartId x = draft.take("x");
        const PartId unknown = draft.take("x.input(0u)"); // An input of the model has no maker.
        draft.result("root", 0,
                     draft.part({.op = "gelu", .operands = {{.part = isNeeded ? unknown : x}}}));
        return rulesOf({ruleOf("r", draft)}, {});
    };

    const auto without = rewrite(shapedModel(), ruleFor(false));
    const auto with = rewrite(shapedModel(), ruleFor(true));

    QCOMPARE(rewritten(without), std::string("a.r=gelu(x); → a"));
    QCOMPARE(refusals(with.stages[0], ruleFor(true)),
             std::string("condition-unknown r@a x.input(0u): x.input(0u) does not exist\n"));
}

void ReplacementMakerTest::isWrappedOnce()
{
    ReplacementDraft draft("root : exp\nx : value -> root[0]");
    const PartId x = draft.take("x");
    const PartId wrapped =
        draft.part({.kind = PartKind::Wrap, .op = "relu", .operands = {{.part = x}}});
    draft.result("root", 0, draft.part({.op = "tanh", .operands = {{.part = wrapped}}}));
    const RuleSet rules = rulesOf({ruleOf("w", draft)}, {});

    QCOMPARE(rewritten(rewrite(modelOf("in x\na: relu(x) -> a\nb: exp(a) -> b"), rules)),
             std::string("a=relu(x); b.w=tanh(a); → b"));
    QCOMPARE(rewritten(rewrite(modelOf("in x\na: neg(x) -> a\nb: exp(a) -> b"), rules)),
             std::string("a=neg(x); b.w=relu(a); b.w.2=tanh(b.w); → b"));
}

void ReplacementMakerTest::constantsHaveTheirElements()
{
    ReplacementDraft draft(unaryPattern);
    const PartId x = draft.take("x");
    const PartId sizes = draft.part(
        {.kind = PartKind::Constant, .elements = {draft.e("whole.dim(1)"), draft.e("7u")}});
    draft.result("root", 0,
                 draft.part({.op = "reshape", .operands = {{.part = x}, {.part = sizes}}}));

    const auto run = rewrite(shapedModel(), rulesOf({ruleOf("c", draft)}, {}));

    const Graph& graph = *run.graph();
    const ValueId constant = graph.inputs(NodeId(0u))[1];
    QCOMPARE(graph.valueKind(constant), ValueKind::Parameter);
    const auto* const content = std::get_if<TensorLiteral>(graph.literal(constant));
    QVERIFY(content);
    QCOMPARE(content->integers, (std::vector<std::int64_t>{3, 7}));
    QCOMPARE(content->shape, (std::vector<std::int64_t>{2}));
}

void ReplacementMakerTest::saysTypesAndShapes()
{
    ReplacementDraft draft(unaryPattern);
    const PartId x = draft.take("x");
    MadeFacts facts;
    facts.type.from = facts.shape.from = MadeFact::From::Given;
    facts.givenType = draft.e("type(f16)");
    facts.dims = {draft.e("whole.dim(1)"), draft.e("2u")};
    draft.result("root", 0, draft.part({.op = "made", .operands = {{.part = x}}, .facts = facts}));

    const auto run = rewrite(shapedModel(), rulesOf({ruleOf("t", draft)}, {}));

    const Graph& graph = *run.graph();
    QCOMPARE(graph.valueType(graph.outputs(NodeId(0u))[0]), DataType::F16);
    QCOMPARE(shapeOf(graph, 0), std::string("3x2"));
    QCOMPARE(graph.shapeOrigin(graph.outputs(NodeId(0u))[0]), FactOrigin::Replaced);
}

void ReplacementMakerTest::saysEncodings_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("encoding");
    const auto row = [](const char* name, MadeFact::From from, const char* type,
                        const char* encoding) {
        QTest::newRow(name) << static_cast<int>(from) << type << encoding;
    };
    row("the whole", MadeFact::From::Whole, "u8", R"({"scale": 0.5, "zero_offset": 3})");
    row("like", MadeFact::From::Like, "u8", R"({"scale": 0.25, "zero_offset": 4})");
    row("first operand", MadeFact::From::FirstOperand, "u8",
        R"({"scale": 0.25, "zero_offset": 4})");
    row("given", MadeFact::From::Given, "i8", R"({"scale": 2.0, "zero_offset": -7})");
    row("not of a float", MadeFact::From::Given, "f16", "");
    row("not said", MadeFact::From::Inference, "u8", "");
}

void ReplacementMakerTest::saysEncodings()
{
    QFETCH(int, from);
    QFETCH(QString, type);
    QFETCH(QString, encoding);
    const Reading model = readBytes(R"({"format": "fusewright-graph", "version": 1,
        "inputs": [{"name": "x", "dtype": "u8", "encoding": {"scale": 0.25, "zero_offset": 4}}],
        "nodes": [{"id": "y", "op": "relu", "inputs": ["x"]}],
        "values": {"y": {"dtype": "u8", "encoding": {"scale": 0.5, "zero_offset": 3}}}})");
    ReplacementDraft draft(unaryPattern);
    const PartId x = draft.take("x");
    MadeFacts facts;
    facts.type.from = MadeFact::From::Given;
    facts.givenType = draft.e("type(" + type.toStdString() + ')');
    facts.encoding = {.from = MadeFact::From(from), .like = draft.e("x")};
    facts.step = draft.e("2.0");
    facts.offset = draft.e("-7");
    draft.result("root", 0, draft.part({.op = "made", .operands = {{.part = x}}, .facts = facts}));

    const auto run = rewrite(model.model->graph, rulesOf({ruleOf("t", draft)}, {}));

    const Graph& graph = *run.graph();
    const Encoding* const made = graph.encodingOf(graph.outputs(NodeId(0u))[0]);
    QCOMPARE(made ? QString::fromStdString(encodingText(*made)) : QString(), encoding);
}

void ReplacementMakerTest::leavesAShapeToNobody()
{
    ReplacementDraft draft(unaryPattern);
    const PartId x = draft.take("x");
    MadeFacts facts;
    facts.type.from = MadeFact::From::Whole;
    facts.shape.from = MadeFact::From::Nobody;
    draft.result("root", 0, draft.part({.op = "made", .operands = {{.part = x}}, .facts = facts}));

    const auto run = rewrite(shapedModel(), rulesOf({ruleOf("t", draft)}, {}));

    const Graph& graph = *run.graph();
    const ValueId made = graph.outputs(NodeId(0u))[0];
    QCOMPARE(draft.text().section('\n', 1, 1), "%1 = made(%0); type whole, shape ?");
    QVERIFY(!graph.shapes().isRanked(graph.shapeId(made)));
}

FUSEWRIGHT_TEST(ReplacementMakerTest)
#include "tst_replacement_maker.moc"
