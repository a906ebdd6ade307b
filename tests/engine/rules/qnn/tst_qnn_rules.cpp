// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rewrite/refused_rewrites.h"
#include "engine/rewrite/rewrite_run.h"
#include "tests/engine/kit/read_text.h"
#include "tests/engine/rules/qnn/qnn_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

/// What rules become: patterns, replacements and stages, and what they do to a model.
class QnnRulesTest : public QObject {
    Q_OBJECT

private slots:
    void becomePatternsAndReplacements_data();
    void becomePatternsAndReplacements();
    void runInTheOrderOfTheirPasses();
    void readOptionsAndFlags();
    void refuseAPatternThatIsACycle();
    void rewriteAModel_data();
    void rewriteAModel();
    void doubtShapesThatCannotBeRight_data();
    void doubtShapesThatCannotBeRight();
    void fillLowRanks();
    void sayWhatWasFalseInTheirOwnWords_data();
    void sayWhatWasFalseInTheirOwnWords();
    void tellWhereInTheTextTheyAreFalse();
};

namespace {

constexpr const char* convolution = "x: \"f32[1, 8, 8, 16]\", w: \"f32[16, 3, 3, 16]\"";

std::shared_ptr<const Graph> modelOf(const std::string& parameters, const std::string& lines)
{
    const std::string text = "def forward(self, " + parameters + "):\n    " + lines + "\n";
    const Reading reading = readBytes(text, "model.fx.txt", Keep::Tidy);
    return reading.model ? reading.model->graph : nullptr;
}

} // namespace

void QnnRulesTest::becomePatternsAndReplacements_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << std::string(expected);
    };
    row("a tag of an operator",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Add\", LET(\"c\", Op(\"Mul\", \"x\", OPCONST(\"k"
        "\"))), \"c\"), OK, WITH_SAME_OUTPUT(\"c\", Op(\"Fused\", \"x\", \"k\")))",
        "[shared]\n"
        "[rank 4]\n"
        "Add@ : Add | add {2}\n"
        "c : Mul | mul {2} -> 0:Add[0], 0:Add[1]\n"
        "x : value -> 0:c[0]\n"
        "k : constant -> 0:c[1]\n"
        "%0 = take x\n"
        "%1 = take k\n"
        "%2 = Fused(%0, %1); like c\n"
        "Add:0 = %2\n");
    row("operators in operators",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, OpVarIn(\"Concat\", Op(\"A\", \"x\"), Op(FROM_DEFA"
        "ULT_PACKAGE(\"A\"), \"x\")), OK, \"x\")",
        "[shared]\n"
        "[rank 4]\n"
        "Concat@ : Concat | cat {2..}\n"
        "A {1} -> 0:Concat[0]\n"
        "x : value -> 0:A[0], 0:A.2[0]\n"
        "A.2 : A {1} -> 0:Concat[1]\n"
        "%0 = take x\n"
        "Concat:0 = %0\n");
    row("packages, inputs and constants",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"Other::A\", Op(\"*Input\"), Op(\"$Const\")), "
        "OK, Op(\"B\"))",
        "[shared]\n"
        "[rank 4]\n"
        "Other::A : A | Other::A {2}\n"
        "*Input : value if *Input.is_graph_input -> 0:Other::A[0]\n"
        "$Const : constant -> 0:Other::A[1]\n"
        "%0 = B(); whole\n"
        "Other::A:0 = %0\n");
    row("modifiers",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\"), OK, WITH_SIZE(gen_Shape(1, 2, "
        "3, DIM_OF(\"x\", 3)), WITH_OUTPUT_TYPE(DType::QUInt8, 128, 0.5f, Op(\"B\", Op(\"C"
        "\", \"x\"), WITH_TYPE(\"x\", Op(\"D\", \"x\"))))))",
        "[shared]\n"
        "[rank 4]\n"
        "A {1}\n"
        "x : value -> 0:A[0]\n"
        "%0 = take x\n"
        "%1 = C(%0); type(u8), shape [1, 2, 3, x.dim(3)], encoding 0.5 from to_int(128)\n"
        "%2 = take x\n"
        "%3 = D(%2); type like x, shape [1, 2, 3, x.dim(3)], encoding like x\n"
        "%4 = B(%1, %3); type(u8), shape [1, 2, 3, x.dim(3)], encoding 0.5 from to_int(128)\n"
        "A:0 = %4\n");
    row("splits within splits",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\"), OK, AUTOSPLIT(1, \"I\", TILE_HEI"
        "GHT, AUTOSPLIT(3, \"J\", 32, Op(\"A\", WITH_SIZE(\"*\", Op(\"B\", \"x\")), gen_ConstSc"
        "alar_i32(SPLIT_START(\"I\")), gen_ConstScalar_f32(SPLIT_SIZE(\"J\"))))))",
        "[shared]\n"
        "[rank 4]\n"
        "A {1}\n"
        "x : value -> 0:A[0]\n"
        "loop I: from 0u, to whole.dim(1), step option(tile_height, size), axis 1\n"
        "I: loop J: from 0u, to whole.dim(3), step 32, axis 3\n"
        "J: %0 = take x\n"
        "J: %1 = B(%0); whole, dim loop_axis(I) = loop_size(I), dim loop_axis(J) = lo"
        "op_size(J)\n"
        "J: %2 = constant [loop_start(I)]; type(i32), shape [1u, 1u, 1u, 1u]\n"
        "J: %3 = constant [to_float(loop_size(J))]; type(f32), shape [1u, 1u, 1u, 1u]\n"
        "J: %4 = A(%1, %2, %3); whole, dim loop_axis(I) = loop_size(I), dim loop_axis"
        "(J) = loop_size(J)\n"
        "I: %5 = repeat J of %4\n"
        "I: %6 = Concat(%5..) {axis = 3}; whole, dim loop_axis(I) = loop_size(I)\n"
        "%7 = repeat I of %6\n"
        "%8 = Concat(%7..) {axis = 1}; whole\n"
        "A:0 = %8\n");
    row("one more operand for each operand of the match",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\", \"y\"), OK, OP_ITER(\"*\", \"I\", 0, "
        "INPUTS_OF(\"*\"), Op(\"C\", ITER_INPUT_OF(\"*\", \"I\"))))",
        "[shared]\n"
        "[rank 4]\n"
        "A {2}\n"
        "x : value -> 0:A[0]\n"
        "y : value -> 0:A[1]\n"
        "loop I: from 0, to whole.inputs\n"
        "loop operands 1: from 0u, to whole.inputs\n"
        "%0 = take whole\n"
        "I: %1 = take whole.input(loop_start(I))\n"
        "I: %2 = C(%1); whole\n"
        "operands 1: %3 = take whole.input(loop_start(operands 1))\n"
        "%4 = repeat operands 1 of %3\n"
        "%5 = A(%4..); whole\n"
        "%6 = repeat I of %2\n"
        "%7 = A(%4.., %6..); whole\n"
        "A:0 = %7\n");
    row("one more operand for each number",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\"), OK, OP_ITER(Op(\"B\", \"x\"), \"I\","
        " 1, 3, WITH_TYPE(\"x\", Op(\"C\", \"x\", gen_ConstScalar_i32(ITER_VAR(\"I\"))))))",
        "[shared]\n"
        "[rank 4]\n"
        "A {1}\n"
        "x : value -> 0:A[0]\n"
        "loop I: from 1, to 3\n"
        "%0 = take x\n"
        "%1 = B(%0); whole\n"
        "I: %2 = take x\n"
        "I: %3 = constant [loop_start(I)]; type(i32), shape [1u, 1u, 1u, 1u]\n"
        "I: %4 = C(%2, %3); type like x, shape whole, encoding like x\n"
        "%5 = repeat I of %4\n"
        "%6 = B(%0, %5..); whole\n"
        "A:0 = %6\n");
    row("a choice and wraps",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\"), OK, SELECT(IS_FLOAT(\"x\"), Wrap"
        "Op(\"B\", \"x\"), WrapOpAlways(\"C\", Op(\"D\", \"x\"))))",
        "[shared]\n"
        "[rank 4]\n"
        "A {1}\n"
        "x : value -> 0:A[0]\n"
        "%0 = take x\n"
        "%1 = wrap B(%0); as operand\n"
        "%2 = take x\n"
        "%3 = D(%2); whole\n"
        "%4 = C(%3); as operand\n"
        "%5 = choose %1 if x.dtype == type(f32) else %4\n"
        "A:0 = %5\n");
    row("shapes and results",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\"), OK, WITH_SIZE(SELECT(OK, \"x\", "
        "gen_Shape(1, 2)), ResizeDim(0, 5, Op(\"B\", OpMultiOut(2, 1, \"C\", \"x\"), Op(\"$O"
        "ut\", WITH_MULTI_OUT(2, Op(\"D\", \"x\")), gen_Shape(0, 0, 2, 1))))))",
        "[shared]\n"
        "[rank 4]\n"
        "A {1}\n"
        "x : value -> 0:A[0]\n"
        "%0 = take x\n"
        "%1 = C(%0); type whole, shape [select(true, x.dim(0u), 1u), select(true, x.d"
        "im(1u), 1u), select(true, x.dim(2u), 1), select(true, x.dim(3u), 2)], encodi"
        "ng whole, dim 0 = 5, 2 results, result 1\n"
        "%2 = take x\n"
        "%3 = D(%2); type whole, shape [select(true, x.dim(0u), 1u), select(true, x.d"
        "im(1u), 1u), select(true, x.dim(2u), 1), select(true, x.dim(3u), 2)], encodi"
        "ng whole, dim 0 = 5, 2 results\n"
        "%4 = constant [0]; shape [0, 0, 2, 1]\n"
        "%5 = D(%2); type whole, shape [select(true, x.dim(0u), 1u), select(true, x.d"
        "im(1u), 1u), select(true, x.dim(2u), 1), select(true, x.dim(3u), 2)], encodi"
        "ng whole, dim 0 = 5, 2 results, result 1\n"
        "%6 = B(%1, %5); type whole, shape [select(true, x.dim(0u), 1u), select(true,"
        " x.dim(1u), 1u), select(true, x.dim(2u), 1), select(true, x.dim(3u), 2)], en"
        "coding whole, dim 0 = 5\n"
        "A:0 = %6\n");
    row("a shape that nobody knows",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\"), OK, WITH_SIZE(SHAPEFN_APPLY(f,"
        " \"x\"), WITH_SAME_ID(\"*\", Op(\"B\", \"x\"))))",
        "[shared]\n"
        "[rank 4]\n"
        "A {1}\n"
        "x : value -> 0:A[0]\n"
        "%0 = take x\n"
        "%1 = B(%0); type whole, shape ?, encoding whole\n"
        "A:0 = %1\n");
    row("what C++ makes",
        "DEF_PACKAGE_OPTIMIZATION(EARLY, Op(\"A\", \"x\"), EXTERNAL_CONSTRAINT(ok, \"x\", 3"
        "), EXTERNAL_REPLACE(g))",
        "[shared]\n"
        "[rank 4]\n"
        "A {1}\n"
        "x : value -> 0:A[0]\n"
        "if external(ok, bool, x, 3)\n"
        "%0 = external g()\n"
        "A:0 = %0\n");
    row("constants",
        "DEF_PACKAGE_OPTIMIZATION_WITH_FLAGS(EARLY, fast, Op(\"A\", \"x\"), IS_DTYPE_ALL("
        "DType::Float16, \"x\", \"*\"), Op(\"B\", \"x\", gen_ConstArr_vals_i32(1, 2), gen_Con"
        "stArr_f32(0.5f, DIM_DEPTH(\"x\"))))",
        "[shared]\n"
        "[rank 4]\n"
        "A {1}\n"
        "x : value -> 0:A[0]\n"
        "if (option(fast, bool) and (x.dtype == type(f16) and whole.dtype == type(f16)))\n"
        "%0 = take x\n"
        "%1 = constant [1, 2]; type(i32), shape [1u, 1u, 1u, 2u]\n"
        "%2 = constant [to_float(0.5)]; type(f32), shape [1u, 1u, 1u, x.dim(3)]\n"
        "%3 = B(%0, %1, %2); whole\n"
        "A:0 = %3\n");
}

void QnnRulesTest::becomePatternsAndReplacements()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);

    const std::string meaning = qnnMeaning(text);

    QVERIFY2(meaning == expected, meaning.c_str());
}

void QnnRulesTest::runInTheOrderOfTheirPasses()
{
    const auto rule = [](const char* pass, const char* name) {
        return "DEF_PACKAGE_OPTIMIZATION(" + std::string(pass) + ", Op(\"" + name
            + "\", \"x\"), OK, Op(\"B\", \"x\"))\n";
    };
    const CheckedRules checked = qnnRules(
        rule("LATE", "A") + rule("EARLY + 2", "C") + rule("NEVER + 1", "D") + rule("EARLY - 1", "E")
        + rule("EARLY+2", "F") + rule("GRAPH_CLEANUP", "G") + rule("CLEANUP_GRAPH", "H"));

    std::string told;
    for (const StagePlan& stage : checked.rules.stages) {
        told += stage.name + ':';
        for (const std::uint32_t each : stage.rules)
            told += ' ' + checked.rules.rules[each].name;
        told += stage.offBecause.empty() ? "; " : " (" + stage.offBecause + "); ";
        QCOMPARE(stage.again, StagePlan::Again::NextSweep);
        QCOMPARE(stage.innerUse, StagePlan::InnerUse::Keeps);
        QCOMPARE(stage.removes, StagePlan::Removes::Unused);
    }

    QCOMPARE(told,
             std::string("quantization:; layout:; GRAPH_CLEANUP: G:6 H:7; EARLY-1: E:4; "
                         "EARLY+2: C:2 F:5; LATE: A:1; NEVER+1: D:3 (NEVER+1 is not a pass.); "));
}

void QnnRulesTest::readOptionsAndFlags()
{
    const CheckedRules checked =
        qnnRules("DEF_PACKAGE_OPTIMIZATION_WITH_FLAGS(EARLY, relaxed_precision_flag, "
                 "Op(\"A\", \"x\"), AND(OPTION_BOOL(\"mine\"), GT(1, TILE_HEIGHT)), Op(\"B\"))\n"
                 "DEF_PACKAGE_OPTIMIZATION_WITH_FLAGS(EARLY, 0, Op(\"A\", \"x\"), OK, Op(\"B\"))");

    std::string told;
    for (const RuleOption& option : checked.rules.options)
        told += option.name + '=' + option.otherwise + ' ';

    QCOMPARE(told,
             std::string("mine= tile_height= relaxed_precision_flag=false qdq=fold layout=nhwc "));
    QVERIFY(!checked.rules.rules[1].patterns[0].check.isValid());
}

void QnnRulesTest::refuseAPatternThatIsACycle()
{
    QCOMPARE(
        qnnMeaning(qnnRule("Op(\"A\", LET(\"a\", Op(\"B\", \"b\")), LET(\"b\", Op(\"C\", \"a\")))",
                           "OK", "Op(\"D\")")),
        std::string("pattern-cycle Op(\"A\", LET(\"a\", Op(\"B\", \"b\")), LET(\"b\", "
                    "Op(\"C\", \"a\")))"));
}

void QnnRulesTest::rewriteAModel_data()
{
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& rules, const char* expected) {
        QTest::newRow(name) << rules << std::string(expected);
    };
    row("operators of other models",
        qnnRule("Op(\"Relu\", Op(\"Conv2d\", \"In\", \"W\"))", "EQ(DIM_DEPTH(\"*\"), 16)",
                "Op(\"ConvRelu\", \"In\", \"W\")"),
        "r.Relu:1=ConvRelu(x,w); → r");
    row("pieces",
        qnnRule("Op(\"Relu\", \"In\")", "GT(DIM_HEIGHT(\"*\"), 3)",
                "AUTOSPLIT(1, \"I\", 3, Op(\"Relu\", TYPICAL_SLICE(\"In\", \"I\")))"),
        "c=torch.conv2d(x,w); r.Relu:1.3=Slice_shape(c,r.Relu:1,r.Relu:1.2); "
        "r.Relu:1.4=Relu(r.Relu:1.3); "
        "r.Relu:1.7=Slice_shape(c,r.Relu:1.5,r.Relu:1.6); r.Relu:1.8=Relu(r.Relu:1.7); "
        "r.Relu:1.11=Slice_shape(c,r.Relu:1.9,r.Relu:1.10); r.Relu:1.12=Relu(r.Relu:1.11); "
        "r.Relu:1.13=Concat(r.Relu:1.4,r.Relu:1.8,r.Relu:1.12) axis:1; → r");
    row("a condition that is false",
        qnnRule("Op(\"Relu\", \"In\")", "GT(DIM_HEIGHT(\"*\"), 8)", "Op(\"R\", \"In\")"),
        "c=torch.conv2d(x,w); r=torch.relu(c); → r");
}

void QnnRulesTest::rewriteAModel()
{
    QFETCH(std::string, rules);
    QFETCH(std::string, expected);
    const auto graph = modelOf(convolution,
                               "c: \"f32[1, 8, 8, 16]\" = torch.conv2d(x, w)\n"
                               "    r: \"f32[1, 8, 8, 16]\" = torch.relu(c)\n    return r");
    QVERIFY(graph);

    const RewriteRun run = rewrite(graph, qnnRules(rules).rules);

    const std::string told = outline(*run.graph());
    QVERIFY2(told == expected, told.c_str());
}

void QnnRulesTest::doubtShapesThatCannotBeRight_data()
{
    QTest::addColumn<std::string>("replacement");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* replacement, const char* expected) {
        QTest::newRow(name) << std::string(replacement) << std::string(expected);
    };
    row("of an operator that is known", "WITH_SIZE(gen_Shape(1, 4, 4, 16), Op(\"Neg\", \"In\"))",
        "Neg [1, 4, 4, 16] [1, 8, 8, 16]");
    row("the right one", "WITH_SIZE(gen_Shape(1, 8, 8, 16), Op(\"Neg\", \"In\"))", "");
    row("of one that nobody knows", "WITH_SIZE(gen_Shape(1, 4, 4, 16), Op(\"Mine\", \"In\"))", "");
}

void QnnRulesTest::doubtShapesThatCannotBeRight()
{
    QFETCH(std::string, replacement);
    QFETCH(std::string, expected);
    const auto graph =
        modelOf(convolution, "r: \"f32[1, 8, 8, 16]\" = torch.relu(x)\n    return r");
    QVERIFY(graph);

    const RewriteRun run =
        rewrite(graph, qnnRules(qnnRule("Op(\"Relu\", \"In\")", "OK", replacement)).rules);

    std::string told;
    for (const DoubtedShape& doubt : run.stages.back().doubts)
        told += doubt.operatorName + ' ' + doubt.written + ' ' + doubt.inferred;
    QVERIFY2(told == expected, told.c_str());
}

void QnnRulesTest::fillLowRanks()
{
    const auto graph =
        modelOf("x: \"f32[8, 16]\"", "r: \"f32[8, 16]\" = torch.relu(x)\n    return r");
    const RuleSet rules =
        qnnRules(qnnRule("Op(\"Relu\", \"In\")",
                         "AND(EQ(RANK_OF(\"In\"), 4), EQ(DIM_HEIGHT(\"In\"), 1), "
                         "EQ(DIM_WIDTH(\"In\"), 8), GT(DIM_DEPTH(\"In\"), 12))",
                         "AUTOSPLIT(3, \"I\", 12, Op(\"Relu\", TYPICAL_SLICE(\"In\", \"I\")))"))
            .rules;

    const RewriteRun run = rewrite(graph, rules);

    const Graph& after = *run.graph();
    std::string told;
    for (const NodeId node : after.nodes()) {
        told += std::string(after.nativeName(node)) + ' ';
        for (const Dim dim : after.shapes().dims(after.shapeId(after.outputs(node)[0])))
            told += std::to_string(dim.size()) + ' ';
    }
    QCOMPARE(told, std::string("Slice_shape 8 12 Relu 8 12 Slice_shape 8 4 Relu 8 4 Concat 8 16 "));
}

void QnnRulesTest::sayWhatWasFalseInTheirOwnWords_data()
{
    QTest::addColumn<std::string>("condition");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* condition, const char* expected) {
        QTest::newRow(name) << std::string(condition) << std::string(expected);
    };
    row("a comparison", "AND(OK, GT(DIM_DEPTH(\"In\"), 32))", "GT(DIM_DEPTH(\"In\"), 32): 16 > 32");
    row("a helper", "IS_SCALAR(\"In\")", "IS_SCALAR(\"In\"): 8 == 1 (axis 1 of In is 8)");
    row("a calculation", "EQ(REM(DIM_DEPTH(\"In\"), 3), 0)",
        "EQ(REM(DIM_DEPTH(\"In\"), 3), 0): 1 == 0 (axis 3 of In is 16)");
    row("an option", "GT(DIM_HEIGHT(\"In\"), TILE_HEIGHT)",
        "TILE_HEIGHT: option tile_height has no value");
    row("a function of C++", "EXTERNAL_CONSTRAINT(isFine, \"In\")",
        "EXTERNAL_CONSTRAINT(isFine, \"In\"): isFine cannot be evaluated here");
    row("a type", "IS_FLOAT16(\"In\")", "IS_FLOAT16(\"In\"): f32 == f16");
    row("an axis before the first", "GT(DIM_OF(\"In\", -1), 2)",
        "DIM_OF(\"In\", -1): to_size(-1) is less than zero");
    row("the number of a type", "EQ(INT(DTYPE_OF(\"In\")), 3)",
        "INT(DTYPE_OF(\"In\")): INT cannot be evaluated here");
}

void QnnRulesTest::sayWhatWasFalseInTheirOwnWords()
{
    QFETCH(std::string, condition);
    QFETCH(std::string, expected);
    const auto graph =
        modelOf("x: \"f32[1, 8, 8, 16]\"", "r: \"f32[1, 8, 8, 16]\" = torch.relu(x)\n    return r");
    const RuleSet rules =
        qnnRules(qnnRule("Op(\"Relu\", \"In\")", condition, "Op(\"R\", \"In\")")).rules;

    const RewriteRun run = rewrite(graph, rules);

    const auto& refused = run.stages.back().refused;
    QCOMPARE(refused.size(), std::size_t{1});
    const std::string told = refused.front().what + ": " + refused.front().saw;
    QVERIFY2(told == expected, told.c_str());
}

void QnnRulesTest::tellWhereInTheTextTheyAreFalse()
{
    const auto graph = modelOf("x: \"f32[1, 8, 8, 16]\"",
                               "r: \"f32[1, 8, 8, 16]\" = torch.relu(x)\n"
                               "    s: \"f32[1, 8, 8, 16]\" = torch.relu(r)\n    return s");
    const std::string text =
        qnnRule("Op(\"Relu\", \"In\")", "AND(GT(DIM_DEPTH(\"In\"), 32), OK)", "Op(\"R\", \"In\")");
    Rewriting rewriting{.rules = qnnRules(text).rules};
    rewriting.run = rewrite(graph, rewriting.rules);
    const SourceText& source = *rewriting.rules.rules.front().patterns.front().text;

    const std::vector<RefusedPart> parts = refusedParts(rewriting, source);

    QCOMPARE(parts.size(), std::size_t(1));
    const ByteRange place{source.offset(parts[0].range.begin), source.offset(parts[0].range.end)};
    QCOMPARE(source.text().substr(place.begin, place.end - place.begin),
             std::string_view("GT(DIM_DEPTH(\"In\"), 32)"));
    QCOMPARE(parts[0].matches, std::size_t(2));
    QVERIFY(!parts[0].isUnknown);
    QCOMPARE(parts[0].seen, (std::vector<std::pair<std::string, std::size_t>>{{"16 > 32", 2}}));
    // Another text has none of them.
    QVERIFY(refusedParts(rewriting, SourceText("other.cpp", text)).empty());
}

FUSEWRIGHT_TEST(QnnRulesTest)
#include "tst_qnn_rules.moc"
