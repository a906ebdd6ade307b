// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/attribute_table.h"
#include "engine/graph/shape_table.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <set>

using namespace fusewright;

/// The two tables that keep the distinct shapes and attribute values of a graph.
class TablesTest : public QObject {
    Q_OBJECT

private slots:
    void shapesHaveOneIdIfTheyAreEqual();
    void keepsTheExtentsOfEveryShape();
    void aScalarIsNoShapeOfUnknownRank();
    void anExtentBelowZeroIsUnknown();
    void extentsOfDifferentKindsDiffer();
    void valuesHaveOneIdIfTheyAreEqual();
    void keepsEveryValueAsItWasGiven();
    void everyNaNIsTheSame();
    void textsWithDifferentStrayBytesDiffer();
    void peopleSeeTheKindOfAValue_data();
    void peopleSeeTheKindOfAValue();
};

namespace {

using Shape = std::vector<Dim>;
constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

/// Every shape of up to three extents out of numbers, names and unknown ones, and a long one.
std::vector<Shape> distinctShapes()
{
    const Shape extents{Dim::known(0), Dim::known(1),          Dim::known(4096),
                        Dim(),         Dim::named(Symbol(1u)), Dim::named(Symbol(2u))};
    std::vector<Shape> shapes{{}};
    for (std::size_t begin = 0, rank = 1; rank <= 3; ++rank) {
        const std::size_t end = shapes.size();
        for (; begin < end; ++begin) {
            for (const Dim extent : extents) {
                shapes.push_back(shapes[begin]);
                shapes.back().push_back(extent);
            }
        }
    }
    shapes.emplace_back(100, Dim::known(1));
    return shapes;
}

/// Values of which no two are equal, many of which look alike.
std::vector<AttributeValue> distinctValues()
{
    using Integers = std::vector<std::int64_t>;
    using Numbers = std::vector<double>;
    using Texts = std::vector<std::string>;
    TensorLiteral scalar{.type = DataType::I64, .integers = {1}, .complete = true};
    TensorLiteral row = scalar;
    row.shape = {1};
    TensorLiteral part = row;
    part.complete = false;
    TensorLiteral small = row;
    small.type = DataType::I32;
    TensorLiteral real{.type = DataType::F32, .shape = {1}, .numbers = {1.0}, .complete = true};
    TensorLiteral infinite = real;
    infinite.numbers = {inf};
    TensorLiteral empty{.type = DataType::F32, .shape = {0}, .complete = true};
    return {std::int64_t(1),
            std::int64_t(-1),
            std::numeric_limits<std::int64_t>::min(),
            1.0,
            0.1,
            std::nextafter(0.1, 1),
            0.0,
            -0.0,
            1e300,
            5e-324,
            inf,
            -inf,
            notANumber,
            true,
            false,
            std::string(),
            std::string("1"),
            std::string("true"),
            std::string("[]"),
            std::string("a\0b", 3),
            std::string("a"),
            Integers{},
            Integers{1},
            Integers{1, 1},
            Integers{11},
            Numbers{},
            Numbers{1},
            Numbers{inf, notANumber},
            Numbers{notANumber, inf},
            Texts{},
            Texts{""},
            Texts{"", ""},
            Texts{"1"},
            Texts{"a, b"},
            Texts{"a", "b"},
            Texts{"a\", \"b"},
            Texts{"\\"},
            scalar,
            row,
            part,
            small,
            real,
            infinite,
            empty,
            RawJson{"1"},
            RawJson{"[]"},
            RawJson{"{\"a\": 1}"}};
}

} // namespace

void TablesTest::shapesHaveOneIdIfTheyAreEqual()
{
    const std::vector<Shape> shapes = distinctShapes();
    ShapeTable table;
    std::vector<ShapeId> ids;
    for (const Shape& shape : shapes)
        ids.push_back(table.intern(shape));

    for (std::size_t at = shapes.size(); at-- > 0;)
        QCOMPARE(table.intern(shapes[at]), ids[at]);

    QCOMPARE(std::set(ids.begin(), ids.end()).size(), shapes.size());
    QCOMPARE(table.size(), shapes.size() + 1);
}

void TablesTest::keepsTheExtentsOfEveryShape()
{
    const std::vector<Shape> shapes = distinctShapes();
    ShapeTable table;
    std::vector<ShapeId> ids;
    for (const Shape& shape : shapes)
        ids.push_back(table.intern(shape));

    for (std::size_t at = 0; at < shapes.size(); ++at)
        QVERIFY(std::ranges::equal(table.dims(ids[at]), shapes[at]));
}

void TablesTest::aScalarIsNoShapeOfUnknownRank()
{
    ShapeTable table;

    const ShapeId scalar = table.intern({});

    QVERIFY(table.isRanked(scalar));
    QVERIFY(!table.isRanked(ShapeTable::unranked));
    QVERIFY(table.dims(scalar).empty());
    QVERIFY(table.dims(ShapeTable::unranked).empty());
}

void TablesTest::anExtentBelowZeroIsUnknown()
{
    QCOMPARE(Dim::known(-1), Dim());
    QCOMPARE(Dim::known(std::numeric_limits<std::int64_t>::min()), Dim());
}

void TablesTest::extentsOfDifferentKindsDiffer()
{
    const Dim number = Dim::known(7);
    const Dim name = Dim::named(Symbol(7u));
    const Dim unknown;

    QVERIFY(number.isKnown() && !number.isNamed() && number.size() == 7);
    QVERIFY(!name.isKnown() && name.isNamed() && name.name() == Symbol(7u));
    QVERIFY(!unknown.isKnown() && !unknown.isNamed());
}

void TablesTest::valuesHaveOneIdIfTheyAreEqual()
{
    AttributeTable table;
    std::vector<AttributeValueId> ids;
    for (const AttributeValue& value : distinctValues())
        ids.push_back(table.intern(value));

    const std::vector<AttributeValue> again = distinctValues();
    for (std::size_t at = 0; at < again.size(); ++at)
        QCOMPARE(table.intern(again[at]), ids[at]);

    QCOMPARE(std::set(ids.begin(), ids.end()).size(), again.size());
}

void TablesTest::keepsEveryValueAsItWasGiven()
{
    AttributeTable table;

    for (const AttributeValue& value : distinctValues()) {
        const bool isEqualToItself = value == value;
        QCOMPARE(table.value(table.intern(value)) == value, isEqualToItself);
    }
}

void TablesTest::everyNaNIsTheSame()
{
    AttributeTable table;

    const AttributeValueId first = table.intern(notANumber);

    QCOMPARE(table.intern(std::nan("1")), first);
}

void TablesTest::textsWithDifferentStrayBytesDiffer()
{
    AttributeTable table;

    const AttributeValueId text = table.intern(std::string("\xFE"));
    const AttributeValueId list = table.intern(std::vector<std::string>{"\xFE"});

    QVERIFY(table.intern(std::string("\xFF")) != text);
    QVERIFY(table.intern(std::vector<std::string>{"\xFF"}) != list);
}

void TablesTest::peopleSeeTheKindOfAValue_data()
{
    QTest::addColumn<AttributeValue>("value");
    QTest::addColumn<std::string>("text");
    const TensorLiteral tensor{.type = DataType::F32, .shape = {2}, .numbers = {1, -2.5}};
    const auto row = [](const char* name, AttributeValue value, const char* text) {
        QTest::newRow(name) << value << std::string(text);
    };
    row("an integer", std::int64_t(1), "1");
    row("a number", 1.0, "1.0");
    row("a truth", true, "true");
    row("a text", std::string("a\"b\n"), R"("a\"b\n")");
    row("integers", std::vector<std::int64_t>{1, -2}, "[1, -2]");
    row("numbers", std::vector<double>{1, 1e-5, inf}, "[1.0, 1e-05, inf]");
    row("texts", std::vector<std::string>{"a", ""}, R"(["a", ""])");
    row("the first elements of a tensor", tensor, "f32[2] [1.0, -2.5]…");
    row("what is only kept", RawJson{"{\"a\": []}"}, "{\"a\": []}");
}

void TablesTest::peopleSeeTheKindOfAValue()
{
    QFETCH(AttributeValue, value);
    QFETCH(std::string, text);

    QCOMPARE(toText(value), text);
}

FUSEWRIGHT_TEST(TablesTest)
#include "tst_tables.moc"
