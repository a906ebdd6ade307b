// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/blame.h"
#include "engine/support/source_text.h"

#include "tests/engine/pattern/expression_bench.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::ExpressionBench;

class BlameTest : public QObject {
    Q_OBJECT

private slots:
    void blamesTheFirstPartThatDecides_data();
    void blamesTheFirstPartThatDecides();
    void quotesTheRuleWhereItStandsInAText();
    void tellsWhatAMacroCompares();
};

void BlameTest::blamesTheFirstPartThatDecides_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("blame");
    const auto row = [](const char* expression, const char* blame) {
        QTest::newRow(expression) << expression << blame;
    };
    row("x.dim(0) > 32", "x.dim(0) > 32 | 2 > 32");
    row("(x.rank == 3 and x.dim(0) > 32 and x.dim(1) > 32)", "x.dim(0) > 32 | 2 > 32");
    row("(x.rank == 3 and (y.rank == 3 and w.rank == 3))", "w.rank == 3 | 2 == 3");
    row("(x.rank == 2 or x.rank == 4)", "(x.rank == 2 or x.rank == 4) | 3 == 2 or 3 == 4");
    row("(true xor x.rank == 3)", "(true xor x.rank == 3) | true xor 3 == 3");
    row("not (x.rank == 3)", "not (x.rank == 3) | not (3 == 3)");
    row("not ((x.rank == 3 or x.rank == 4))",
        "not ((x.rank == 3 or x.rank == 4)) | not (3 == 3 or 3 == 4)");
    row("select(x.rank == 3, y.rank == 2, true)", "y.rank == 2 | 3 == 2");
    row("select(x.rank == 2, true, (true and y.is_constant))", "y.is_constant | false");
    row("x.same_value(y)", "x.same_value(y) | x, y");
    row("x.dtype == type(f32)", "x.dtype == type(f32) | f16 == f32");
    row("conv.attr(mode, text) == \"valid\"",
        "conv.attr(mode, text) == \"valid\" | \"same\" == \"valid\"");
    row("false", "false | false");
    row("external(never, bool)", "external(never, bool) | false");
    row("z.rank == 3", "z.rank | the shape of z is not known");
    row("(x.rank == 3 and z.dtype == type(f16))", "z.dtype | the type of z is not known");
    row("select(true, q.step_size == 1.0, false)",
        "q.step_size | the quantization of q is not known");
    row("h.content(0) == 1.0", "h.content(0) | the contents of h are not in the model");
    row("option(tile, size) > 4", "option(tile, size) | option tile has no value");
    row("external(open, bool, x)", "external(open, bool, x) | open cannot be evaluated here");
    row("conv.attr(missing, int) == 1",
        "conv.attr(missing, int) | attribute missing of conv is missing or of another type");
    row("(1 / 0) == 1", "(1 / 0) | (1 / 0) divides by zero");
    row("(1u - 2u) == 1", "(1u - 2u) | (1u - 2u) is less than zero");
    row("x.dim(9) == 1", "x.dim(9) | x.dim(9) does not exist");
    row("absent.rank == 1", "absent | absent is not part of this match");
    row("(9223372036854775807 + 1) == 1",
        "(9223372036854775807 + 1) | (9223372036854775807 + 1) is too large");
}

void BlameTest::blamesTheFirstPartThatDecides()
{
    QFETCH(QString, expression);
    QFETCH(QString, blame);
    ExpressionBench bench;
    bench.choices.assumed["never"] = false;

    const ExpressionId root = bench.read(qPrintable(expression));
    QVERIFY(root.isValid());
    const Blame told = bench.blamed(root);

    QVERIFY(outcomeOf(bench.evaluated(root).result) != Outcome::True);
    QCOMPARE(QString::fromStdString(told.what + " | " + told.saw), blame);
}

void BlameTest::quotesTheRuleWhereItStandsInAText()
{
    const SourceText text("rules.cpp", "AND(OK,\n  GT( DIM_HEIGHT(\"*\"),\n  TILE_HEIGHT ))");
    ExpressionBench bench;
    ExpressionTable& table = bench.table();
    const ExpressionId height =
        table.add(ExpressionOp::Extent,
                  {table.add(ExpressionOp::Whole), table.addLiteral(Scalar::of(std::int64_t{0}))});
    const ExpressionId tile = table.addLiteral(Scalar::of(std::int64_t{8}));
    const ExpressionId root =
        table.add(ExpressionOp::Greater, {height, tile}, {}, {.begin = 10, .end = 46});

    const Blame told = bench.blamed(root, &text);

    QCOMPARE(QString::fromStdString(told.what), "GT( DIM_HEIGHT(\"*\"), TILE_HEIGHT )");
    QCOMPARE(QString::fromStdString(told.saw), "2 > 8");
}

void BlameTest::tellsWhatAMacroCompares()
{
    const SourceText text("rules.cpp", "AND(OK, TAKES_BATCHES(\"*\"))");
    const ByteRange macro{.begin = 8, .end = 26};
    ExpressionBench bench;
    ExpressionTable& table = bench.table();
    const auto number = [&](std::int64_t value) {
        return table.addLiteral(Scalar::of(value), macro);
    };
    const ExpressionId whole = table.add(ExpressionOp::Whole, {}, {}, macro);
    const ExpressionId extent = table.add(ExpressionOp::Extent, {whole, number(0)}, {}, macro);
    const ExpressionId rest = table.add(ExpressionOp::Remainder, {extent, number(5)}, {}, macro);
    const ExpressionId root = table.add(ExpressionOp::Equal, {rest, number(0)}, {}, macro);

    const Blame told = bench.blamed(root, &text);

    QCOMPARE(QString::fromStdString(told.what), "TAKES_BATCHES(\"*\")");
    QCOMPARE(QString::fromStdString(told.saw), "2 == 0 (axis 0 of the result is 2)");
}

FUSEWRIGHT_TEST(BlameTest)
#include "tst_blame.moc"
