// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/qnn_catalogue.h"
#include "tests/engine/rules/qnn/qnn_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <array>
#include <set>
#include <string>

using namespace fusewright;
using namespace fusewright::test;

/// Every function of the grammar and every helper: a use that is right, and what it becomes.
class QnnFunctionsTest : public QObject {
    Q_OBJECT

private slots:
    void areAllTried();
    void areReadAndMade_data();
    void areReadAndMade();
    void countTheirOperands();
    void saySignatures();
};

namespace {

struct QnnUse {
    const char* name;
    const char* where; ///< `m`, `c` or `r`: match, constraint, replacement.
    const char* text;
};

constexpr auto uses = std::to_array<QnnUse>({
    {"Op", "r", "Op(\"B\", \"x\", Op(\"C\"), WITH_TYPE(\"x\", Op(\"D\")))"},
    {"OpVarIn", "m", "OpVarIn(\"A\", \"x\", \"y\")"},
    {"LET", "m", "Op(\"A\", \"x\", LET(\"y\", Op(\"B\", \"x\")))"},
    {"OPCONST", "m", "Op(\"A\", \"x\", OPCONST(\"y\"))"},
    {"FROM_DEFAULT_PACKAGE", "m", "Op(FROM_DEFAULT_PACKAGE(\"A\"), \"x\", \"y\")"},
    {"AND", "c", "AND(OK, true, false)"},
    {"OR", "c", "OR(OK)"},
    {"XOR", "c", "XOR(OK, OK)"},
    {"NOT", "c", "NOT(OK)"},
    {"ADD", "c", "EQ(ADD(1, 2u, 3.5f), 1)"},
    {"MUL", "c", "EQ(MUL(1, 2), 2)"},
    {"MIN", "c", "EQ(MIN(1, 2), 1)"},
    {"MAX", "c", "EQ(MAX(1, 2), 2)"},
    {"SUB", "c", "EQ(SUB(1, 2), -1)"},
    {"DIV", "c", "EQ(DIV(1, 2), 0)"},
    {"REM", "c", "EQ(REM(1, 2), 1)"},
    {"MOD", "c", "EQ(MOD(-1, 2), 1)"},
    {"NEG", "c", "EQ(NEG(1), -1)"},
    {"ABS", "c", "EQ(ABS(-1), 1)"},
    {"ROUNDUP", "c", "EQ(ROUNDUP(3, 4), 4)"},
    {"IS_POW2", "c", "IS_POW2(DIM_OF(\"x\", 3))"},
    {"EQ", "c", "EQ(DTYPE_OF(\"x\"), DType::QUInt8)"},
    {"NE", "c", "NE(1, 2.0)"},
    {"LT", "c", "LT(1, INF)"},
    {"GT", "c", "GT(1, NEG_INF)"},
    {"LE", "c", "LE(1, 0x10)"},
    {"GE", "c", "GE(1, -1.331e-2f)"},
    {"SELECT", "c", "EQ(DIM_OF(SELECT(OK, \"x\", \"y\"), 0), SELECT(OK, 1, 2))"},
    {"UINT", "c", "EQ(UINT(1), 1u)"},
    {"INT", "c", "EQ(INT(DTYPE_OF(\"x\")), 1)"},
    {"FLOAT", "c", "EQ(FLOAT(OK), 1.0)"},
    {"DTYPE", "c", "EQ(DTYPE(1), DType::Float32)"},
    {"LAYOUT_CHUNKSIZE", "c", "EQ(LAYOUT_CHUNKSIZE(QUint8CroutonTensor, 3), 32)"},
    {"OPTION_INT", "c", "EQ(OPTION_INT(\"o\"), 1)"},
    {"OPTION_UINT", "c", "EQ(OPTION_UINT(\"o\"), 1)"},
    {"OPTION_BOOL", "c", "OPTION_BOOL(\"o\")"},
    {"OPTION_FLOAT", "c", "EQ(OPTION_FLOAT(\"o\"), 1)"},
    {"INPUT_OF", "c", "SAME_OP(INPUT_OF(\"*\", 0), \"x\")"},
    {"OUTPUT_OF", "c", "SAME_OP(OUTPUT_OF(\"x\", 0), \"x\")"},
    {"RANK_OF", "c", "EQ(RANK_OF(\"x\"), 4)"},
    {"DIM_OF", "c", "EQ(DIM_OF(\"x\", 3), 4)"},
    {"STEPSIZE_OF", "c", "EQ(STEPSIZE_OF(\"x\"), 1.0)"},
    {"ZERO_OFFSET_OF", "c", "EQ(ZERO_OFFSET_OF(\"x\"), 0)"},
    {"DTYPE_OF", "c", "EQ(DTYPE_OF(\"x\"), DTYPE_OF(\"y\"))"},
    {"ELEMENTSIZE_OF", "c", "EQ(ELEMENTSIZE_OF(\"x\"), 4)"},
    {"INPUTS_OF", "c", "EQ(INPUTS_OF(\"*\"), 2)"},
    {"OUTPUTS_OF", "c", "EQ(OUTPUTS_OF(\"*\"), 1)"},
    {"SAME_ENCODING", "c", "SAME_ENCODING(\"x\", \"y\")"},
    {"SAME_OP", "c", "SAME_OP(\"x\", \"y\")"},
    {"SAME_SHAPE", "c", "SAME_SHAPE(\"x\", \"y\")"},
    {"CONSTVAL_INT", "c", "EQ(CONSTVAL_INT(\"x\", 0), 1)"},
    {"CONSTVAL_INT_VALID", "c", "CONSTVAL_INT_VALID(\"x\", 0)"},
    {"CONSTVAL_FLOAT", "c", "EQ(CONSTVAL_FLOAT(\"x\", 0), 1)"},
    {"CONSTVAL_FLOAT_VALID", "c", "CONSTVAL_FLOAT_VALID(\"x\", 0)"},
    {"EXTERNAL_CONSTRAINT", "r",
     "SELECT(EXTERNAL_CONSTRAINT(isGood, \"x\"), Op(\"B\"), Op(\"C\"))"},
    {"EXTERNAL_CONSTRAINT", "c", "EXTERNAL_CONSTRAINT(isFine, \"x\", RANK_OF(\"x\"), OK)"},
    {"IS_QUINT8", "c", "IS_QUINT8(\"x\")"},
    {"IS_QINT8", "c", "IS_QINT8(\"x\")"},
    {"IS_QUINT16", "c", "IS_QUINT16(\"x\")"},
    {"IS_QINT16", "c", "IS_QINT16(\"x\")"},
    {"IS_QINT32", "c", "IS_QINT32(\"x\")"},
    {"IS_INT32", "c", "IS_INT32(\"x\")"},
    {"IS_FLOAT16", "c", "IS_FLOAT16(\"x\")"},
    {"IS_FLOAT32", "c", "IS_FLOAT32(\"x\")"},
    {"IS_FLOAT", "c", "IS_FLOAT(\"x\")"},
    {"DIM_BATCHES", "c", "EQ(DIM_BATCHES(\"x\"), 1)"},
    {"DIM_HEIGHT", "c", "EQ(DIM_HEIGHT(\"x\"), 1)"},
    {"DIM_WIDTH", "c", "EQ(DIM_WIDTH(\"x\"), 1)"},
    {"DIM_DEPTH", "c", "EQ(DIM_DEPTH(\"x\"), 1)"},
    {"DIM_FILTHEIGHT", "c", "EQ(DIM_FILTHEIGHT(\"x\"), 1)"},
    {"DIM_FILTWIDTH", "c", "EQ(DIM_FILTWIDTH(\"x\"), 1)"},
    {"DIM_FILTDEPTH", "c", "EQ(DIM_FILTDEPTH(\"x\"), 1)"},
    {"DIM_NFILTS", "c", "EQ(DIM_NFILTS(\"x\"), 1)"},
    {"SAME_QUANT", "c", "SAME_QUANT(\"x\", \"y\")"},
    {"SAME_DTYPE_QUANT", "c", "SAME_DTYPE_QUANT(\"x\", \"y\")"},
    {"IS_QUANT_TYPE", "c", "IS_QUANT_TYPE(\"x\")"},
    {"IS_SCALAR", "c", "IS_SCALAR(\"x\")"},
    {"IS_NOT_SCALAR", "c", "IS_NOT_SCALAR(\"x\")"},
    {"IS_SHAPE_1x1x1xd", "c", "IS_SHAPE_1x1x1xd(\"x\")"},
    {"IS_SHAPE_1x1x1x1xc", "c", "IS_SHAPE_1x1x1x1xc(\"x\")"},
    {"IS_DTYPE_ALL", "c", "IS_DTYPE_ALL(DType::Float16, \"x\", \"y\", \"*\")"},
    {"IS_FLOAT16_ALL", "c", "IS_FLOAT16_ALL(\"x\", \"y\")"},
    {"IS_FLOAT32_ALL", "c", "IS_FLOAT32_ALL(\"x\", \"*\")"},
    {"MIN_QU8", "c", "LT(MIN_QU8(\"x\"), 0.0)"},
    {"MAX_QU8", "c", "GT(MAX_QU8(\"x\"), 0.0)"},
    {"size_t", "c", "EQ(size_t(1), 1u)"},
    {"uint32_t", "c", "EQ(uint32_t(1), 1u)"},
    {"unsigned", "c", "EQ(unsigned(1), 1u)"},
    {"int", "c", "EQ(int(1.5), 1)"},
    {"int32_t", "c", "EQ(int32_t(1u), 1)"},
    {"float", "c", "EQ(float(1), 1.0)"},
    {"Operand", "r", "Op(\"B\", Operand(\"x\"))"},
    {"WrapOp", "r", "WrapOp(\"B\", Op(\"C\", \"x\"))"},
    {"WrapOpAlways", "r", "WrapOpAlways(\"B\", Op(\"C\", \"x\"))"},
    {"OpMultiOut", "r", "OpMultiOut(2, 1, \"B\", \"x\")"},
    {"gen_Shape", "r", "WITH_SIZE(gen_Shape(1, 1, DIM_OF(\"x\", 2), 4), Op(\"B\", \"x\"))"},
    {"gen_ShapeOf", "r", "Op(\"B\", gen_ShapeOf(\"x\"))"},
    {"gen_ConstScalar_f32", "r", "Op(\"B\", gen_ConstScalar_f32(1))"},
    {"gen_ConstScalar_i32", "r", "Op(\"B\", gen_ConstScalar_i32(DIM_OF(\"x\", 1)))"},
    {"gen_ConstArr_f32", "r", "Op(\"B\", gen_ConstArr_f32(1.0f, DIM_DEPTH(\"x\")))"},
    {"gen_ConstArr_i32", "r", "Op(\"B\", gen_ConstArr_i32(1, 4))"},
    {"gen_ConstArr_vals_i32", "r", "Op(\"B\", gen_ConstArr_vals_i32(1, 2, 3))"},
    {"AUTOSPLIT", "r", "AUTOSPLIT(1, \"I\", 4, Op(\"B\", TYPICAL_SLICE(\"x\", \"I\")))"},
    {"AUTOTHREAD_HVX", "r", "AUTOTHREAD_HVX(1, \"I\", Op(\"B\", TYPICAL_SLICE(\"x\", \"I\")))"},
    {"OP_ITER", "r", "OP_ITER(Op(\"B\"), \"I\", 0, INPUTS_OF(\"*\"), ITER_INPUT_OF(\"*\", \"I\"))"},
    {"ITER_INPUT_OF", "r", "OP_ITER(\"*\", \"I\", 0, 1, Op(\"B\", ITER_INPUT_OF(\"*\", \"I\")))"},
    {"ITER_VAR", "r",
     "OP_ITER(Op(\"B\"), \"I\", 0, 2, Op(\"C\", gen_ConstScalar_i32(ITER_VAR(\"I\"))))"},
    {"SPLIT_DIM", "r", "AUTOSPLIT(1, \"I\", 4, Op(\"B\", gen_ConstScalar_i32(SPLIT_DIM(\"I\"))))"},
    {"SPLIT_START", "r",
     "AUTOSPLIT(1, \"I\", 4, Op(\"B\", gen_ConstScalar_i32(SPLIT_START(\"I\"))))"},
    {"SPLIT_SIZE", "r",
     "AUTOSPLIT(1, \"I\", 4, Op(\"B\", gen_ConstScalar_i32(SPLIT_SIZE(\"I\"))))"},
    {"AUTOSPLIT_SHAPEFN_APPLY", "r",
     "AUTOSPLIT(1, \"I\", 4, WITH_SIZE(AUTOSPLIT_SHAPEFN_APPLY(f, \"I\", \"x\", 3), Op(\"B\")))"},
    {"SHAPEFN_APPLY", "r", "WITH_SIZE(SHAPEFN_APPLY(f, \"x\", 2), Op(\"B\", \"x\"))"},
    {"EXTERNAL_REPLACE", "r", "EXTERNAL_REPLACE(f)"},
    {"WITH_SIZE", "r", "WITH_SIZE(\"x\", Op(\"B\", \"x\"))"},
    {"WITH_TYPE", "r", "WITH_TYPE(\"x\", Op(\"B\", \"x\"))"},
    {"WITH_SAME_OUTPUT", "r", "WITH_SAME_OUTPUT(\"x\", Op(\"B\", \"x\"))"},
    {"WITH_OUTPUT_TYPE", "r", "WITH_OUTPUT_TYPE(DType::QUInt8, 0, 1.0f, Op(\"B\", \"x\"))"},
    {"WITH_MULTI_OUT", "r", "WITH_MULTI_OUT(2, Op(\"B\", \"x\"))"},
    {"ResizeDim", "r", "ResizeDim(3, 8, Op(\"B\", \"x\"))"},
    {"WITH_SAME_ID", "r", "WITH_SAME_ID(\"*\", Op(\"B\", \"x\"))"},
    {"WITH_SPLIT_HISTORY", "r", "WITH_SPLIT_HISTORY(\"*\", 1, Op(\"B\", \"x\"))"},
    {"AUTOSPLIT_SLICE", "r", "AUTOSPLIT_SLICE(\"x\", gen_Shape(0, 0, 0, 0), gen_ShapeOf(\"y\"))"},
    {"TYPICAL_SLICE", "r", "AUTOSPLIT(3, \"I\", 4, Op(\"B\", TYPICAL_SLICE(\"x\", \"I\")))"},
    {"CHANGEDIM_SLICE", "r", "AUTOSPLIT(3, \"I\", 4, Op(\"B\", CHANGEDIM_SLICE(\"x\", \"I\", 2)))"},
    {"TYPICAL_CONV_SLICE", "r",
     "AUTOSPLIT(1, \"I\", 4, Op(\"B\", TYPICAL_CONV_SLICE(\"x\", \"I\", \"y\", 3)))"},
    {"CAST_TO_FP16", "r", "Op(\"B\", CAST_TO_FP16(\"x\"))"},
    {"MAKE_OP_FP16_AND_INSERT_CAST", "r", "MAKE_OP_FP16_AND_INSERT_CAST(Op(\"B\", \"x\"))"},
});

std::string ruleOf(const QnnUse& use)
{
    const std::string text = use.text;
    const std::string where = use.where;
    return qnnRule(where == "m" ? text : "Op(\"A\", \"x\", \"y\")", where == "c" ? text : "OK",
                   where == "r" ? text : "Op(\"B\", \"x\")");
}

std::vector<std::string> allNames()
{
    std::vector<std::string> names;
    for (const QnnFunction& each : qnnFunctions())
        names.emplace_back(each.name);
    for (const QnnHelper& each : QnnCatalogue::builtIn().helpers()) {
        if (!each.isConstant)
            names.emplace_back(each.function.name);
    }
    return names;
}

} // namespace

void QnnFunctionsTest::areAllTried()
{
    std::set<std::string> tried;
    for (const QnnUse& use : uses)
        tried.insert(use.name);

    const std::vector<std::string> names = allNames();

    QCOMPARE(tried, std::set<std::string>(names.begin(), names.end()));
    QCOMPARE(tried.size(), names.size());
}

void QnnFunctionsTest::areReadAndMade_data()
{
    QTest::addColumn<std::string>("text");
    for (const QnnUse& use : uses)
        QTest::newRow(use.name) << ruleOf(use);
}

void QnnFunctionsTest::areReadAndMade()
{
    QFETCH(std::string, text);

    const CheckedRules checked = qnnRules(text);

    for (const Diagnostic& found : checked.diagnostics)
        QVERIFY2(found.severity != Severity::Error, toText(found).c_str());
    QCOMPARE(checked.rules.rules.size(), std::size_t{1});
    QVERIFY(checked.rules.rules.front().patterns.front().replacement);
}

void QnnFunctionsTest::countTheirOperands()
{
    for (const QnnUse& use : uses) {
        const QnnFunction* const function = QnnCatalogue::builtIn().findFunction(use.name);
        QVERIFY2(function, use.name);
        if (function->fewest == 0)
            continue;
        const std::string call = std::string(use.name) + "()";
        const std::string where = use.where;

        const std::string found =
            qnnFindings(qnnRule(where == "m" ? call : "Op(\"A\", \"x\", \"y\")",
                                where == "c" ? call : "OK", where == "r" ? call : "Op(\"B\")"));

        QVERIFY2(found.find("wrong-count") != std::string::npos, (call + ": " + found).c_str());
    }
}

void QnnFunctionsTest::saySignatures()
{
    QCOMPARE(signatureText(*findQnnFunction("DIM_OF")),
             std::string("DIM_OF(operand, axis) → size"));
    QCOMPARE(signatureText(*QnnCatalogue::builtIn().findFunction("IS_SCALAR")),
             std::string("IS_SCALAR(x) → bool"));
    for (const QnnFunction& each : qnnFunctions()) {
        QVERIFY(!each.summary.empty() && each.summary.ends_with('.'));
        QVERIFY(each.kinds > 0 && each.kinds <= each.takes.size());
    }
}

FUSEWRIGHT_TEST(QnnFunctionsTest)
#include "tst_qnn_functions.moc"
