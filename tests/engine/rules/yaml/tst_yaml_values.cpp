// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_values.h"

#include "tests/engine/rules/yaml/yaml_kit.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <limits>

using namespace fusewright;
using namespace fusewright::test;

/// What scalars mean, as YAML 1.1 reads them.
class YamlValuesTest : public QObject {
    Q_OBJECT

private slots:
    void readsEveryFormOfABoolean();
    void readsIntegersOfEveryBase();
    void refusesWhatIsNoInteger();
    void readsIntegersToTheirLimits();
    void readsEveryFormOfNull();
    void takesQuotedTextForText();
    void obeysTags();
};

void YamlValuesTest::readsEveryFormOfABoolean()
{
    for (const char* text :
         {"true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON", "y", "Y"})
        QCOMPARE(yaml::booleanOf(text), std::optional(true));
    for (const char* text :
         {"false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF", "n", "N"})
        QCOMPARE(yaml::booleanOf(text), std::optional(false));
    for (const char* text : {"", "tRUE", "YeS", "oN", "1", "0", "t", "yess", "nope", "~"})
        QCOMPARE(yaml::booleanOf(text), std::nullopt);
}

void YamlValuesTest::readsIntegersOfEveryBase()
{
    QCOMPARE(yaml::integerOf("0"), 0);
    QCOMPARE(yaml::integerOf("12"), 12);
    QCOMPARE(yaml::integerOf("-12"), -12);
    QCOMPARE(yaml::integerOf("+12"), 12);
    QCOMPARE(yaml::integerOf("1_000"), 1000);
    QCOMPARE(yaml::integerOf("0x1F"), 31);
    QCOMPARE(yaml::integerOf("-0xff"), -255);
    QCOMPARE(yaml::integerOf("017"), 15);
    QCOMPARE(yaml::integerOf("0o17"), 15);
    QCOMPARE(yaml::integerOf("0b1_01"), 5);
}

void YamlValuesTest::refusesWhatIsNoInteger()
{
    for (const char* text : {"", "+", "-", "_1", "1.0", "1e3", "0x", "0xg", "08", "0o8", "0b2",
                             "--1", "+-1", "1 2", "1a", "_", "0x-1"})
        QVERIFY2(!yaml::integerOf(text), text);
}

void YamlValuesTest::readsIntegersToTheirLimits()
{
    QCOMPARE(yaml::integerOf("9223372036854775807"), std::numeric_limits<std::int64_t>::max());
    QCOMPARE(yaml::integerOf("-9223372036854775808"), std::numeric_limits<std::int64_t>::min());
    QCOMPARE(yaml::integerOf("9223372036854775808"), std::nullopt);
    QCOMPARE(yaml::integerOf("-9223372036854775809"), std::nullopt);
    QCOMPARE(yaml::integerOf("99999999999999999999"), std::nullopt);
}

void YamlValuesTest::readsEveryFormOfNull()
{
    const YamlDocument document = parseYaml("[, ~, null, Null, NULL, nULL, '', \"~\"]\n");

    std::string kinds;
    for (const YamlNodeId item : document.items(document.root()))
        kinds += document.kind(item) == YamlKind::Null ? '0' : 's';
    QCOMPARE(kinds, std::string("00000sss"));
}

void YamlValuesTest::takesQuotedTextForText()
{
    const YamlDocument document = parseYaml("a: [yes, 'yes', 5, \"5\", [5]]\n");

    QCOMPARE(document.boolean(valueAt(document, "a.0")), std::optional(true));
    QCOMPARE(document.boolean(valueAt(document, "a.1")), std::nullopt);
    QCOMPARE(document.integer(valueAt(document, "a.2")), std::optional<std::int64_t>(5));
    QCOMPARE(document.integer(valueAt(document, "a.3")), std::nullopt);
    QCOMPARE(document.integer(valueAt(document, "a.4")), std::nullopt);
}

void YamlValuesTest::obeysTags()
{
    const YamlDocument document =
        parseYaml("a: [!!str yes, !!bool \"no\", !!int '7', !<tag:yaml.org,2002:int> '8', !x 9]\n");

    QCOMPARE(document.boolean(valueAt(document, "a.0")), std::nullopt);
    QCOMPARE(document.boolean(valueAt(document, "a.1")), std::optional(false));
    QCOMPARE(document.integer(valueAt(document, "a.2")), std::optional<std::int64_t>(7));
    QCOMPARE(document.integer(valueAt(document, "a.3")), std::optional<std::int64_t>(8));
    QCOMPARE(document.integer(valueAt(document, "a.4")), std::nullopt);
}

FUSEWRIGHT_TEST(YamlValuesTest)
#include "tst_yaml_values.moc"
