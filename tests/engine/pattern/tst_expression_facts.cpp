// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/evaluation.h"

#include "tests/engine/pattern/expression_bench.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::ExpressionBench;

class ExpressionFactsTest : public QObject {
    Q_OBJECT

private slots:
    void readsWhatTheGraphSays_data();
    void readsWhatTheGraphSays();
    void readsEncodings_data();
    void readsEncodings();
    void fillsLowRanksWhereALanguageDoes();
    void saysHowFarItLooks();
};

void ExpressionFactsTest::readsWhatTheGraphSays_data()
{
    test::addExpressionRows({
        {"x.rank", "3"},
        {"z.rank", "unknown shape"},
        {"e.rank", "0"},
        {"x.dim(0)", "2"},
        {"x.dim(1u)", "3"},
        {"x.dim(2)", "unknown shape"},
        {"y.dim(-1)", "4"},
        {"y.dim(-3)", "2"},
        {"y.dim(-4)", "unknown out-of-range"},
        {"y.dim(3)", "unknown out-of-range"},
        {"y.dim(9223372036854775807)", "unknown out-of-range"},
        {"y.dim(-9223372036854775808)", "unknown out-of-range"},
        {"y.dim(18446744073709551615u)", "unknown out-of-range"},
        {"x.dtype", "f16"},
        {"z.dtype", "unknown type"},
        {"x.element_bytes", "2"},
        {"z.element_bytes", "unknown type"},
        {"x.step_size", "1.0"},
        {"x.zero_offset", "0"},
        {"q.step_size", "unknown encoding"},
        {"q.zero_offset", "unknown encoding"},
        {"z.step_size", "unknown type"},
        {"k.step_size", "1.0"},
        {"h.zero_offset", "0"},
        {"x.is_quantized", "false"},
        {"h.is_quantized", "false"},
        {"k.is_quantized", "false"},
        {"q.is_quantized", "unknown encoding"},
        {"z.is_quantized", "unknown type"},
        {"conv.inputs", "2"},
        {"x.inputs", "0"},
        {"split.outputs", "2"},
        {"x.outputs", "1"},
        {"conv.users", "3"},
        {"split.users", "0"},
        {"split.operator_users", "1"},
        {"x.operator_users", "1"},
        {"conv.is_used", "true"},
        {"split.is_used", "true"},
        {"many.is_used", "false"},
        {"w.is_constant", "true"},
        {"conv.is_constant", "false"},
        {"x.is_graph_input", "true"},
        {"w.is_graph_input", "false"},
        {"relu.is_graph_output", "true"},
        {"conv.is_graph_output", "false"},
        {"conv.attr(stride, int)", "2"},
        {"conv.attr(stride, size)", "2"},
        {"conv.attr(stride, float)", "2.0"},
        {"conv.attr(stride, bool)", "true"},
        {"conv.attr(below, int)", "-3"},
        {"conv.attr(below, size)", "unknown attribute"},
        {"conv.attr(scale, float)", "0.5"},
        {"conv.attr(scale, int)", "unknown attribute"},
        {"conv.attr(flag, bool)", "true"},
        {"conv.attr(mode, text)", "\"same\""},
        {"conv.attr(mode, dtype)", "unknown attribute"},
        {"conv.attr(to, dtype)", "f16"},
        {"conv.attr(pads, int)", "unknown attribute"},
        {"conv.attr(pads, int, 1)", "5"},
        {"conv.attr(pads, int, 2)", "unknown attribute"},
        {"conv.attr(pads, int, -1)", "unknown attribute"},
        {"conv.attr(missing, int)", "unknown attribute"},
        {"x.attr(stride, int)", "unknown attribute"},
        {"conv.attr_count(pads)", "2"},
        {"conv.attr_count(stride)", "1"},
        {"conv.attr_count(missing)", "unknown attribute"},
        {"conv.has_attr(pads)", "true"},
        {"conv.has_attr(missing)", "false"},
        {"x.has_attr(pads)", "false"},
        {"k.content_int(2)", "9"},
        {"k.content_int(3)", "-2147483648"},
        {"k.content_int(-1)", "-2147483648"},
        {"x.content_int(0)", "-2147483648"},
        {"h.content_int(0)", "unknown content"},
        {"h.content_int(100)", "-2147483648"},
        {"w.content_int(1)", "-2147483648"},
        {"w.content_int(0)", "1"},
        {"w.content(1)", "2.5"},
        {"k.content(0)", "7.0"},
        {"x.content(0)", "nan"},
        {"w.content(4)", "nan"},
        {"h.content(1)", "unknown content"},
        {"k.is_content_int(0)", "true"},
        {"w.is_content_int(1)", "false"},
        {"x.is_content_int(0)", "false"},
        {"h.is_content_int(0)", "unknown content"},
        {"w.is_content(1)", "true"},
        {"w.is_content(4)", "false"},
        {"x.same_encoding(y)", "true"},
        {"x.same_encoding(w)", "false"},
        {"x.same_encoding(z)", "unknown type"},
        {"q.same_encoding(q)", "true"},
        {"q.same_encoding(q2)", "unknown encoding"},
        {"x.same_shape(y)", "unknown shape"},
        {"x.same_shape(x2)", "true"},
        {"y.same_shape(q)", "false"},
        {"y.same_shape(z)", "unknown shape"},
        {"x.same_value(x)", "true"},
        {"x.same_value(y)", "false"},
        {"x.is_type_known", "true"},
        {"z.is_type_known", "false"},
        {"y.is_shape_known", "true"},
        {"x.is_shape_known", "false"},
        {"z.is_shape_known", "false"},
        {"whole.same_value(conv)", "true"},
        {"conv.input(0).same_value(x)", "true"},
        {"conv.input(1u).is_constant", "true"},
        {"conv.input(2).rank", "unknown out-of-range"},
        {"conv.input(-1).rank", "unknown out-of-range"},
        {"x.input(0).rank", "unknown out-of-range"},
        {"relu.input(0).input(0).same_value(x)", "true"},
        {"split.output(1).users", "1"},
        {"split.output(2).users", "unknown out-of-range"},
        {"x.output(0).same_value(x)", "true"},
        {"x.output(1).rank", "unknown out-of-range"},
        {"absent.rank", "unknown unbound"},
        {"either.same_value(relu)", "true"},
        {"loop_start(0)", "unknown unbound"},
    });
}

void ExpressionFactsTest::readsWhatTheGraphSays()
{
    test::checkExpressionRow();
}

void ExpressionFactsTest::readsEncodings_data()
{
    test::addExpressionRows({
        {"q.is_quantized", "true"},
        {"q.step_size", "0.5"},
        {"q.zero_offset", "128"},
        {"x.is_quantized", "false"},
        {"x.step_size", "1.0"},
        {"x2.is_quantized", "true"},
        {"x2.step_size", "2.0"},
        {"x2.zero_offset", "0"},
        {"h.is_quantized", "false"},
        {"one.is_quantized", "false"},
        {"one.step_size", "1.0"},
        {"y.is_quantized", "true"},
        {"y.step_size", "unknown encoding"},
        {"z.step_size", "0.5"},
        {"z.zero_offset", "7"},
        {"conv.step_size", "unknown type"},
        {"q.same_encoding(q2)", "true"},
        {"q.same_encoding(w)", "true"},
        {"q.same_encoding(e)", "false"},
        {"q.same_encoding(y)", "false"},
        {"x.same_encoding(x2)", "false"},
        {"w.content(0)", "1.0"},
        {"w.content(1)", "1.5"},
        {"w.content_int(0)", "1"},
        {"w.is_content_int(1)", "false"},
        {"h.content_int(1)", "4"},
    });
}

void ExpressionFactsTest::readsEncodings()
{
    test::checkExpressionRow(ExpressionBench::Model::Quantized);
}

void ExpressionFactsTest::fillsLowRanksWhereALanguageDoes()
{
    ExpressionBench bench;
    bench.axes.fewest = 4;

    QCOMPARE(bench.valueText(bench.read("q.rank")), "4");
    QCOMPARE(bench.valueText(bench.read("q.dim(2)")), "1");
    QCOMPARE(bench.valueText(bench.read("q.dim(3)")), "4");
    QCOMPARE(bench.valueText(bench.read("q.dim(4)")), "unknown out-of-range");
    QCOMPARE(bench.valueText(bench.read("e.same_shape(one)")), "true");
    QCOMPARE(bench.valueText(bench.read("z.rank")), "unknown shape");
}

void ExpressionFactsTest::saysHowFarItLooks()
{
    ExpressionBench bench;
    const auto reach = [&](const char* text) { return bench.table().reachOf(bench.read(text)); };

    QCOMPARE(reach("x.rank == 3"), 0U);
    QCOMPARE(reach("conv.users == 1"), 1U);
    QCOMPARE(reach("conv.input(0).input(1).users == 1"), 3U);
    QCOMPARE(reach("(conv.input(0).rank == 1 and relu.rank == 2)"), 1U);

    const std::vector<bool> all(bench.pattern().entryCount(), true);
    const auto beyond = [&](const char* text) {
        return bench.table().reachOf(bench.read(text), all);
    };
    QCOMPARE(beyond("conv.input(0).rank == 1"), 0U);
    QCOMPARE(beyond("conv.input(0).users == 1"), 1U);
    QCOMPARE(beyond("conv.input(0).input(1).rank == 1"), 1U);
}

FUSEWRIGHT_TEST(ExpressionFactsTest)
#include "tst_expression_facts.moc"
