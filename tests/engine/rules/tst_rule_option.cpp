// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/rule_option.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// What values options may have, and what several rules make of one.
class RuleOptionTest : public QObject {
    Q_OBJECT

private slots:
    void refusesWhatItCannotBe_data();
    void refusesWhatItCannotBe();
    void takesWhatMakesSenseForAllRules_data();
    void takesWhatMakesSenseForAllRules();
};

void RuleOptionTest::refusesWhatItCannotBe_data()
{
    QTest::addColumn<ScalarType>("type");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<bool>("isFine");
    const auto row = [](const char* name, ScalarType type, bool isFine,
                        std::initializer_list<const char*> values) {
        for (const char* const value : values)
            QTest::addRow("%s: %s", name, value) << type << std::string(value) << isFine;
    };
    row("size", ScalarType::Size, true, {"8", "0", "18446744073709551615"});
    row("size", ScalarType::Size, false, {"", "8x", "0x10", "1,024", "8.7", "-1", "high", "true"});
    row("int", ScalarType::Int, true, {"8", "-1"});
    row("int", ScalarType::Int, false, {"8.7", "18446744073709551615", "yes", "1 "});
    row("float", ScalarType::Float, true, {"8", "2.5", "1e-3"});
    row("float", ScalarType::Float, false, {"", "2.5f", "much"});
    row("bool", ScalarType::Bool, true, {"true", "No", "OFF", "1", "0", "2.5"});
    row("bool", ScalarType::Bool, false, {"", "maybe", "1x"});
    row("type", ScalarType::ElementType, true, {"float16"});
    row("type", ScalarType::ElementType, false, {"8", "small"});
    row("text", ScalarType::Text, true, {"", "anything"});
}

void RuleOptionTest::refusesWhatItCannotBe()
{
    QFETCH(ScalarType, type);
    QFETCH(std::string, value);
    QFETCH(bool, isFine);

    const std::string fault =
        optionFault({.name = "o", .otherwise = {}, .summary = {}, .type = type}, value);

    QCOMPARE(fault.empty(), isFine);
    if (!isFine)
        QVERIFY(fault.starts_with("The option o takes ") && fault.ends_with('"' + value + "\"."));
}

void RuleOptionTest::takesWhatMakesSenseForAllRules_data()
{
    QTest::addColumn<ScalarType>("first");
    QTest::addColumn<ScalarType>("second");
    QTest::addColumn<ScalarType>("both");
    const auto row = [](const char* name, ScalarType first, ScalarType second, ScalarType both) {
        QTest::newRow(name) << first << second << both;
    };
    row("the same", ScalarType::Size, ScalarType::Size, ScalarType::Size);
    row("whole numbers", ScalarType::Size, ScalarType::Int, ScalarType::Int);
    row("numbers", ScalarType::Int, ScalarType::Float, ScalarType::Float);
    row("a switch and a number", ScalarType::Bool, ScalarType::Size, ScalarType::Size);
    row("a switch and anything", ScalarType::Bool, ScalarType::Text, ScalarType::Text);
    row("a number and a type", ScalarType::Int, ScalarType::ElementType, ScalarType::Text);
}

void RuleOptionTest::takesWhatMakesSenseForAllRules()
{
    QFETCH(ScalarType, first);
    QFETCH(ScalarType, second);
    QFETCH(ScalarType, both);
    const auto joined = [](ScalarType a, ScalarType b) {
        std::vector<RuleOption> options;
        for (const ScalarType type : {a, b})
            addOption(options, {.name = "o", .otherwise = {}, .summary = {}, .type = type});
        return options.size() == 1 ? options.front().type : ScalarType::Operand;
    };

    QCOMPARE(joined(first, second), both);
    QCOMPARE(joined(second, first), both);
}

FUSEWRIGHT_TEST(RuleOptionTest)
#include "tst_rule_option.moc"
