// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/pattern/replacement_draft.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::ReplacementDraft;
using PartKind = ReplacementPart::Kind;
using From = MadeFact::From;

namespace {

const char* const convPattern = "[shared]\n"
                                "root@ : Conv2d {3}\n"
                                "In : value -> root[0]\n"
                                "W : value -> root[1]\n"
                                "B : value -> root[2]";

constexpr MadeFact whole{.from = From::Whole, .like = {}};

MadeFact like(ExpressionId operand)
{
    return {.from = From::Like, .like = operand};
}

} // namespace

class ReplacementTest : public QObject {
    Q_OBJECT

private slots:
    void tilesAConvolution();
    void addsAnOperandForEachNumber();
    void givesTypeAndQuantization();
    void callsWithKeywordsAndLiterals();
    void replacesTwoResults();
    void makesACompositeThatOpens();
    void choosesWrapsAndAsksOutside();
    void writesListsOfACall();
    void isEqualWithoutPlaces();
    void namesWhatItCanMake();
};

/// `AUTOSPLIT(1, "I", TILE_HEIGHT, Op("Conv2d", TYPICAL_SLICE("In", "I"), "W", "B"))`.
void ReplacementTest::tilesAConvolution()
{
    ReplacementDraft draft(convPattern);
    const LoopId i = draft.loop({.tag = "I",
                                 .from = draft.e("0u"),
                                 .to = draft.e("whole.dim(1)"),
                                 .step = draft.e("option(tile_height, size)"),
                                 .axis = draft.e("1u")});
    const PartId in = draft.take("In", i);
    MadeFacts number;
    number.type = {.from = From::Given, .like = {}};
    number.givenType = draft.e("type(i32)");
    const PartId start = draft.part(
        {.kind = PartKind::Constant,
         .loop = i,
         .facts = number,
         .elements = {draft.e("0u"), draft.e("loop_start(I)"), draft.e("0u"), draft.e("0u")}});
    const PartId size = draft.part({.kind = PartKind::Constant,
                                    .loop = i,
                                    .facts = number,
                                    .elements = {draft.e("In.dim(0)"), draft.e("loop_size(I)"),
                                                 draft.e("In.dim(2)"), draft.e("In.dim(3)")}});
    MadeFacts piece{.type = like(draft.e("In")), .shape = like(draft.e("In"))};
    piece.encoding = piece.type;
    piece.resized = {{draft.e("loop_axis(I)"), draft.e("loop_size(I)")}};
    const PartId slice = draft.part({.loop = i,
                                     .op = "Slice_shape",
                                     .operands = {{.part = in}, {.part = start}, {.part = size}},
                                     .facts = piece});
    const PartId w = draft.take("W", i);
    const PartId b = draft.take("B", i);
    const MadeFacts same{.type = whole, .shape = whole, .encoding = whole};
    MadeFacts part = same;
    part.resized = {{draft.e("1u"), draft.e("loop_size(I)")}};
    const PartId conv = draft.part({.loop = i,
                                    .op = "Conv2d",
                                    .operands = {{.part = slice}, {.part = w}, {.part = b}},
                                    .facts = part});
    const PartId all =
        draft.part({.kind = PartKind::Repeat, .operands = {{.part = conv}}, .repeated = i});
    draft.result(
        "root", 0,
        draft.part({.op = "Concat", .operands = {{.part = all, .isSpread = true}}, .facts = same}));

    QCOMPARE(draft.text(),
             "loop I: from 0u, to whole.dim(1), step option(tile_height, size), axis 1u\n"
             "I: %0 = take In\n"
             "I: %1 = constant [0u, loop_start(I), 0u, 0u]; type(i32)\n"
             "I: %2 = constant [In.dim(0), loop_size(I), In.dim(2), In.dim(3)]; type(i32)\n"
             "I: %3 = Slice_shape(%0, %1, %2); like In, dim loop_axis(I) = loop_size(I)\n"
             "I: %4 = take W\n"
             "I: %5 = take B\n"
             "I: %6 = Conv2d(%3, %4, %5); whole, dim 1u = loop_size(I)\n"
             "%7 = repeat I of %6\n"
             "%8 = Concat(%7..); whole\n"
             "root:0 = %8\n");
    QCOMPARE(draft.build().depth(), 1U);
}

/// `OP_ITER(Op("Concat", "A"), "I", 1, INPUTS_OF("x"), INPUT_OF("x", ITER_VAR("I")))`.
void ReplacementTest::addsAnOperandForEachNumber()
{
    ReplacementDraft draft("[shared]\nroot@ : Pack\nA : value -> root[0]\nx : value -> root[1]");
    const LoopId i = draft.loop({.tag = "I", .from = draft.e("1u"), .to = draft.e("x.inputs")});
    const PartId a = draft.take("A");
    const PartId operand = draft.take("x.input(loop_start(I))", i);
    const PartId all =
        draft.part({.kind = PartKind::Repeat, .operands = {{.part = operand}}, .repeated = i});
    draft.result(
        "root", 0,
        draft.part({.op = "Concat", .operands = {{.part = a}, {.part = all, .isSpread = true}}}));

    QCOMPARE(draft.text(),
             "loop I: from 1u, to x.inputs\n"
             "%0 = take A\n"
             "I: %1 = take x.input(loop_start(I))\n"
             "%2 = repeat I of %1\n"
             "%3 = Concat(%0, %2..)\n"
             "root:0 = %3\n");
}

/// `WITH_OUTPUT_TYPE(DType::Float16, 0, 1.0f, Op("Softmax.fp16", "In"))`.
void ReplacementTest::givesTypeAndQuantization()
{
    ReplacementDraft draft("root : Softmax\nIn : value -> root[0]");
    MadeFacts facts{.shape = whole};
    facts.type.from = facts.encoding.from = From::Given;
    facts.givenType = draft.e("type(f16)");
    facts.offset = draft.e("0");
    facts.step = draft.e("1.0");
    const PartId in = draft.take("In");
    draft.result("root", 0,
                 draft.part({.op = "Softmax.fp16", .operands = {{.part = in}}, .facts = facts}));

    QCOMPARE(draft.text(),
             "%0 = take In\n"
             "%1 = Softmax.fp16(%0); type(f16), shape whole, encoding 1.0 from 0\n"
             "root:0 = %1\n");
}

/// The RMS norm of a `FusionProvider`.
void ReplacementTest::callsWithKeywordsAndLiterals()
{
    ReplacementDraft draft("[distinct values]\n"
                           "pow -> mean\nmean -> add\nadd -> rsqrt\nrsqrt -> mul\nmul\n"
                           "hidden : value -> pow[0], mul[0]\nweight : value -> mul[1]");
    const PartId hidden = draft.take("hidden");
    const PartId weight = draft.take("weight");
    const PartId shape = draft.part(
        {.op = "getattr", .operands = {{.part = weight}, {.literal = draft.e("\"shape\"")}}});
    draft.result("mul", 0,
                 draft.part({.op = "torch.nn.functional.rms_norm",
                             .operands = {{.part = hidden},
                                          {.part = shape, .keyword = "normalized_shape"},
                                          {.part = weight, .keyword = "weight"},
                                          {.literal = draft.e("1e-06"), .keyword = "eps"}}}));

    QCOMPARE(draft.text(),
             "%0 = take hidden\n"
             "%1 = take weight\n"
             "%2 = getattr(%1, \"shape\")\n"
             "%3 = torch.nn.functional.rms_norm(%0, normalized_shape=%2, weight=%1, eps=1e-06)\n"
             "mul:0 = %3\n");
}

void ReplacementTest::replacesTwoResults()
{
    ReplacementDraft draft("add -> mul\nmul\nx : value -> add[0]\ny : value -> add[1]");
    const PartId x = draft.take("x");
    const PartId y = draft.take("y");
    const PartId sum = draft.part(
        {.op = "add_norm", .operands = {{.part = x}, {.part = y}}, .resultCount = draft.e("2u")});
    const PartId norm =
        draft.part({.op = "getitem", .operands = {{.part = sum}, {.literal = draft.e("1")}}});
    draft.result("add", 0, sum);
    draft.result("mul", 0, norm);

    QCOMPARE(draft.text(),
             "%0 = take x\n"
             "%1 = take y\n"
             "%2 = add_norm(%0, %1); 2u results\n"
             "%3 = getitem(%2, 1)\n"
             "add:0 = %2\n"
             "mul:0 = %3\n");
}

void ReplacementTest::makesACompositeThatOpens()
{
    ReplacementDraft draft("topk if (topk.is_used and not (topk.output(1).is_used))\n"
                           "input : value -> topk[0]");
    const std::string dim = "topk.attr(dim, int)";
    const PartId input = draft.take("input");
    ReplacementPart composite{.op = "tenstorrent.topk_values",
                              .operands = {{.part = input}},
                              .attributes = {{"k", {draft.e("topk.attr(k, int)")}},
                                             {"dim",
                                              {draft.e("select(" + dim + " < 0, (" + dim
                                                       + " + to_int(input.rank)), " + dim + ")")}},
                                             {"pads", {draft.e("1"), draft.e("2")}, true}},
                              .attributesOf = draft.e("topk"),
                              .inside = ReplacementPart::Inside::Matched};
    composite.facts = {.type = whole, .shape = whole, .encoding = whole};
    draft.result("topk", 0, draft.part(composite));

    QCOMPARE(draft.text(),
             "%0 = take input\n"
             "%1 = tenstorrent.topk_values(%0) {all of topk, k = topk.attr(k, int), "
             "dim = select(topk.attr(dim, int) < 0, (topk.attr(dim, int) + to_int(input.rank)), "
             "topk.attr(dim, int)), pads = [1, 2]}; whole, inside matched\n"
             "topk:0 = %1\n");
}

void ReplacementTest::choosesWrapsAndAsksOutside()
{
    ReplacementDraft draft(convPattern);
    const MadeFact first{.from = From::FirstOperand, .like = {}};
    const PartId in = draft.take("In");
    const PartId wrapped =
        draft.part({.kind = PartKind::Wrap,
                    .op = "ForceFormat_Crouton",
                    .operands = {{.part = in}},
                    .facts = {.type = first, .shape = first, .encoding = first}});
    const PartId outside = draft.part({.kind = PartKind::External,
                                       .op = "fancy_shape",
                                       .operands = {{.part = in}, {.literal = draft.e("4")}}});
    MadeFacts filled;
    filled.type.from = filled.shape.from = From::Given;
    filled.givenType = draft.e("type(f32)");
    filled.dims = {draft.e("1u"), draft.e("W.dim(3)")};
    const PartId zeros =
        draft.part({.kind = PartKind::Constant, .facts = filled, .elements = {draft.e("0.0")}});
    const PartId choice = draft.part({.kind = PartKind::Choice,
                                      .operands = {{.part = wrapped}, {.part = outside}},
                                      .condition = draft.e("In.rank == 4")});
    draft.result("root", 0,
                 draft.part({.op = "Add",
                             .operands = {{.part = choice}, {.part = zeros}},
                             .resultCount = draft.e("3"),
                             .resultNumber = draft.e("1")}));

    QCOMPARE(draft.text(),
             "%0 = take In\n"
             "%1 = wrap ForceFormat_Crouton(%0); as operand\n"
             "%2 = external fancy_shape(%0, 4)\n"
             "%3 = constant [0.0]; type(f32), shape [1u, W.dim(3)]\n"
             "%4 = choose %1 if In.rank == 4 else %2\n"
             "%5 = Add(%4, %3); 3 results, result 1\n"
             "root:0 = %5\n");
}

void ReplacementTest::writesListsOfACall()
{
    ReplacementDraft draft("view\nx : value -> view[0]");
    const PartId x = draft.take("x");
    const ExpressionId one = draft.e("1");
    draft.result("view", 0,
                 draft.part({.op = "f",
                             .operands = {{.part = x},
                                          {.literal = one, .depth = 1, .opens = 1},
                                          {.literal = one, .depth = 1},
                                          {.literal = one, .depth = 1, .opens = 1},
                                          {.literal = one, .depth = 2, .opens = 1},
                                          {.literal = one}}}));

    QCOMPARE(draft.text(), "%0 = take x\n%1 = f(%0, [1, 1], [1, [1]], 1)\nview:0 = %1\n");
}

void ReplacementTest::isEqualWithoutPlaces()
{
    const auto made = [](std::size_t begin, const char* op) {
        ReplacementDraft draft(convPattern);
        const PartId in = draft.take("In");
        draft.result("root", 0,
                     draft.part({.op = op,
                                 .operands = {{.part = in}},
                                 .place = {.begin = begin, .end = begin + 4}}));
        return draft.build();
    };

    QVERIFY(made(0, "Relu") == made(8, "Relu"));
    QVERIFY(made(0, "Relu") != made(0, "Tanh"));
}

void ReplacementTest::namesWhatItCanMake()
{
    ReplacementDraft draft(convPattern);
    const PartId in = draft.take("In");
    const PartId first = draft.part({.op = "Relu", .operands = {{.part = in}}});
    const PartId second =
        draft.part({.kind = PartKind::Wrap, .op = "Cast", .operands = {{.part = first}}});
    draft.result("root", 0, draft.part({.op = "Relu", .operands = {{.part = second}}}));

    const Replacement replacement = draft.build();

    QCOMPARE(
        std::vector<std::string>(replacement.operators().begin(), replacement.operators().end()),
        (std::vector<std::string>{"Relu", "Cast"}));
}

FUSEWRIGHT_TEST(ReplacementTest)
#include "tst_replacement.moc"
