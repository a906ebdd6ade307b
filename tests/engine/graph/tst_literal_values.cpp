// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/literal_values.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

/// Literals are compared as Python compares them.
class LiteralValuesTest : public QObject {
    Q_OBJECT

private slots:
    void literalsAreCompared_data();
    void literalsAreCompared();
    void itemsAreThoseOfLists();
    void aDeepListIsNoTrouble();
};

namespace {

AttributeValue json(const char* text)
{
    return RawJson{text};
}

} // namespace

Q_DECLARE_METATYPE(fusewright::AttributeValue)

void LiteralValuesTest::literalsAreCompared_data()
{
    QTest::addColumn<AttributeValue>("one");
    QTest::addColumn<AttributeValue>("other");
    QTest::addColumn<bool>("isSame");
    QTest::addColumn<bool>("isEqual");
    const auto row = [](const char* name, AttributeValue one, AttributeValue other, bool isSame,
                        bool isEqual) {
        QTest::newRow(name) << std::move(one) << std::move(other) << isSame << isEqual;
    };
    using Integers = std::vector<std::int64_t>;
    using Reals = std::vector<double>;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const std::int64_t two = 2;
    row("2 and 2", two, two, true, true);
    row("2 and 2.0", two, 2.0, false, true);
    row("True and 1", true, std::int64_t{1}, false, true);
    row("zeros", 0.0, -0.0, true, true);
    row("nan", nan, nan, false, false);
    row("texts", std::string("a"), std::string("a"), true, true);
    row("a text and a number", std::string("2"), two, false, false);
    row("[2, 2] as numbers and as JSON", Integers{2, 2}, json("[2,\n 2]"), true, true);
    row("[2] and [2.0]", Integers{2}, Reals{2.0}, false, true);
    row("[2] and [2, 2]", Integers{2}, Integers{2, 2}, false, false);
    row("[] and []", Integers{}, json("[ ]"), true, true);
    row("[2] and 2", Integers{2}, two, false, false);
    row("2 and [2]", two, Integers{2}, false, false);
    row("[[2], None]", json("[[2], null]"), json("[ [2],null ]"), true, true);
    row("[[2]] and [[2.0]]", json("[[2]]"), json("[[2.0]]"), false, true);
    row("[nan]", json(R"([{"float": "nan"}])"), json(R"([{"float": "nan"}])"), false, false);
    row("[[nan]]", json(R"([[{"float": "nan"}]])"), json(R"([[{"float":"nan"}]])"), false, false);
    row("[inf]", json(R"([{"float": "inf"}])"), json(R"([{"float":"inf"}])"), true, true);
    row("[[0.0]] and [[-0.0]]", json("[[0.0]]"), json("[[-0.0]]"), true, true);
    row("a name of torch", json(R"({"python": "torch.float32"})"),
        json(R"({"python":"torch.float32"})"), true, true);
    row("a name and a text", json(R"({"python": "torch.float32"})"), std::string("torch.float32"),
        false, false);
    row("a value of another graph", json(R"({"slice": [{"value": "x"}, null]})"),
        json(R"({"slice": [{"value": "x"}, null]})"), false, true);
    row("broken JSON", json("[2,"), json("[2,"), true, true);
}

void LiteralValuesTest::literalsAreCompared()
{
    QFETCH(AttributeValue, one);
    QFETCH(AttributeValue, other);
    QTEST(isSameLiteral(one, other), "isSame");
    QTEST(isSameLiteral(other, one), "isSame");
    QTEST(isEqualLiteral(one, other), "isEqual");
    QTEST(isEqualLiteral(other, one), "isEqual");
}

void LiteralValuesTest::itemsAreThoseOfLists()
{
    QCOMPARE(literalItems(json("[1, \"a\", [2]]"))->size(), std::size_t(3));
    QVERIFY(!literalItems(json("{\"a\": 1}")));
    QVERIFY(!literalItems(std::int64_t{1}));
    QCOMPARE(pythonText(plainLiteral("[1, 2]")), std::string("[1, 2]"));
}

void LiteralValuesTest::aDeepListIsNoTrouble()
{
    const std::string deep = std::string(2'000, '[') + std::string(2'000, ']');
    // Too deep for the reader: compared as a text.
    QVERIFY(isSameLiteral(RawJson{deep}, RawJson{deep}));
    QVERIFY(!isEqualLiteral(RawJson{deep}, RawJson{'[' + deep + ']'}));
}

FUSEWRIGHT_TEST(LiteralValuesTest)
#include "tst_literal_values.moc"
