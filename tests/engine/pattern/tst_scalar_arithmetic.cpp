// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/scalar_arithmetic.h"

#include "tests/engine/pattern/expression_bench.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::ExpressionBench;

class ScalarArithmeticTest : public QObject {
    Q_OBJECT

private slots:
    void calculatesAndSaysWhenItCannot_data();
    void calculatesAndSaysWhenItCannot() { test::checkExpressionRow(); }
    void comparesAndCasts_data();
    void comparesAndCasts() { test::checkExpressionRow(); }
    void readsOptionsAsAnyType_data();
    void readsOptionsAsAnyType();
};

void ScalarArithmeticTest::calculatesAndSaysWhenItCannot_data()
{
    test::addExpressionRows({
        {"(1 + 2)", "3"},
        {"(1 + 2 + 3u)", "6"},
        {"(-5 + 7u)", "2"},
        {"(-7 + 5u)", "unknown below-zero"},
        {"(9223372036854775807 + 1)", "unknown overflow"},
        {"(-9223372036854775808 + -1)", "unknown overflow"},
        {"(18446744073709551615u + 1)", "unknown overflow"},
        {"(9223372036854775807 + 1u)", "9223372036854775808"},
        {"(1 + 0.5)", "1.5"},
        {"(2u - 3u)", "unknown below-zero"},
        {"(3u - 3u)", "0"},
        {"(2 - 3)", "-1"},
        {"(-9223372036854775808 - 1)", "unknown overflow"},
        {"(3037000500 * 3037000500)", "unknown overflow"},
        {"(-9223372036854775808 * -1)", "unknown overflow"},
        {"(4294967296u * 4294967296u)", "unknown overflow"},
        {"(-2 * 3u)", "unknown below-zero"},
        {"(2.5 * 2)", "5.0"},
        {"(7 / 2)", "3"},
        {"(-7 / 2)", "-3"},
        {"(-1 / 2u)", "0"},
        {"(7 / 0)", "unknown division-by-zero"},
        {"(7u / 0u)", "unknown division-by-zero"},
        {"(7.0 / 0)", "unknown division-by-zero"},
        {"(7.0 / 2)", "3.5"},
        {"(-9223372036854775808 / -1)", "unknown overflow"},
        {"(-7 % 3)", "-1"},
        {"(7 % -3)", "1"},
        {"(7 % 0)", "unknown division-by-zero"},
        {"(7.5 % 2)", "1.5"},
        {"modulo(-7, 3)", "2"},
        {"modulo(7, -3)", "-2"},
        {"modulo(-6, 3)", "0"},
        {"modulo(-7.5, 2)", "0.5"},
        {"modulo(1, 0)", "unknown division-by-zero"},
        {"min(3, 1, 2)", "1"},
        {"max(3, 1.5)", "3.0"},
        {"min(-1, 2u)", "unknown below-zero"},
        {"max(-1, 2u)", "2"},
        {"min(nan, 1.0)", "nan"},
        {"negate(3)", "-3"},
        {"negate(3u)", "unknown below-zero"},
        {"negate(0u)", "0"},
        {"negate(-9223372036854775808)", "unknown overflow"},
        {"negate(0.5)", "-0.5"},
        {"abs(-3)", "3"},
        {"abs(-9223372036854775808)", "unknown overflow"},
        {"abs(-0.5)", "0.5"},
        {"is_power_of_2(64)", "true"},
        {"is_power_of_2(9223372036854775808u)", "true"},
        {"is_power_of_2(0)", "false"},
        {"is_power_of_2(-8)", "false"},
        {"is_power_of_2(12u)", "false"},
        {"round_up(13, 8)", "16"},
        {"round_up(16u, 8u)", "16"},
        {"round_up(-13, 8)", "-8"},
        {"round_up(13, 0)", "unknown division-by-zero"},
        {"round_up(13, 3)", "unknown division-by-zero"},
        {"round_up(13, -8)", "unknown division-by-zero"},
        {"round_up(18446744073709551615u, 8u)", "unknown overflow"},
        {"(z.rank + 1)", "unknown shape"},
        {"+(4)", "4"},
        {"and(true)", "true"},
    });
}

void ScalarArithmeticTest::comparesAndCasts_data()
{
    test::addExpressionRows({
        {"1 == 1u", "true"},
        {"-1 < 18446744073709551615u", "true"},
        {"-1 == 18446744073709551615u", "false"},
        {"9223372036854775807 < 9223372036854775808u", "true"},
        {"2 >= 2.0", "true"},
        {"2 != 2.5", "true"},
        {"3 <= 2", "false"},
        {"3 > 2", "true"},
        {"nan == nan", "false"},
        {"nan != nan", "true"},
        {"nan < 1.0", "false"},
        {"inf > 1.0", "true"},
        {"x.dtype == type(f16)", "true"},
        {"x.dtype != type(f16)", "false"},
        {"z.dtype == type(f16)", "unknown type"},
        {"conv.attr(mode, text) == \"same\"", "true"},
        {"\"a \\\"b\\\"\" != \"a\"", "true"},
        {"true == false", "false"},
        {"(1 == 1) == true", "true"},
        {"to_int(2.9)", "2"},
        {"to_int(-2.9)", "-2"},
        {"to_int(nan)", "unknown overflow"},
        {"to_int(inf)", "unknown overflow"},
        {"to_int(9223372036854775808.0)", "unknown overflow"},
        {"to_int(9223372036854775808u)", "unknown overflow"},
        {"to_int(true)", "1"},
        {"to_size(-1)", "unknown below-zero"},
        {"to_size(-0.5)", "0"},
        {"to_size(-1.0)", "unknown below-zero"},
        {"to_size(7)", "7"},
        {"to_float(7)", "7.0"},
        {"to_float(true)", "1.0"},
        {"to_dtype(to_int(type(f16)))", "f16"},
        {"to_dtype(1000)", "unknown out-of-range"},
        {"to_dtype(-1)", "unknown out-of-range"},
        {"select(true, 1, 2.0)", "1.0"},
        {"select(false, 1, 2u)", "2"},
        {"select(true, -1, 2u)", "unknown below-zero"},
        {"select(true, x, z).rank", "3"},
        {"select(false, x, z).rank", "unknown shape"},
    });
    // Its sides differ, so what it comes to is not known, and its rank neither.
    QTest::newRow("an open choice") << "select(z.rank == 3, x, q).rank"
                                    << "unknown shape";
}

void ScalarArithmeticTest::readsOptionsAsAnyType_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* written, const char* type, const char* value) {
        QTest::addRow("%s as %s", written, type) << written << type << value;
    };
    row("8", "int", "8");
    row("8", "size", "8");
    row("8", "float", "8.0");
    row("8", "bool", "true");
    row("0", "bool", "false");
    row("-8", "size", "unknown below-zero");
    row("2.5", "int", "2");
    row("2.5", "float", "2.5");
    row("true", "int", "1");
    row("false", "bool", "false");
    row("false", "int", "0");
    row("no", "bool", "false");
    row("off", "bool", "false");
    row("OFF", "bool", "false");
    row("off", "int", "1");
    row("yes", "bool", "true");
    row("", "int", "0");
    row("fast", "int", "1");
    row("fast", "text", "\"fast\"");
    row("float16", "dtype", "f16");
    row("fast", "dtype", "unknown option");
    row("18446744073709551615", "size", "18446744073709551615");
    row("18446744073709551615", "int", "unknown overflow");
    row("99999999999999999999", "size", "unknown overflow");
}

void ScalarArithmeticTest::readsOptionsAsAnyType()
{
    QFETCH(QString, written);
    QFETCH(QString, type);
    QFETCH(QString, value);
    ExpressionBench bench;
    bench.choices.options["tile"] = written.toStdString();

    const ExpressionId root = bench.read("option(tile, " + type.toStdString() + ')');
    const ExpressionId missing = bench.read("option(other, " + type.toStdString() + ')');

    QCOMPARE(bench.valueText(root), value);
    QCOMPARE(bench.valueText(missing), "unknown option");
}

FUSEWRIGHT_TEST(ScalarArithmeticTest)
#include "tst_scalar_arithmetic.moc"
