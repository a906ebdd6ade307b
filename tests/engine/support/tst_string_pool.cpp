// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/support/string_pool.h"

#include "tests/kit/test_program.h"

#include <QTest>

#include <memory>
#include <string>

using namespace fusewright;

class StringPoolTest : public QObject {
    Q_OBJECT

private slots:
    void equalTextsHaveOneSymbol();
    void symbolsAreDense();
    void theEmptyTextIsSymbolZero();
    void aTextThatWasNeverInternedIsNotFound();
    void textsWithZeroBytesDiffer();
    void aTextCanBeInternedFromThePoolItself();
    void textsNeverMove();
    void keepsManyTextsApart();
    void keepsTextsLongerThanItsBlocks();
    void findsTextsAfterTheIndexIsDropped();
    void growsANewIndexWhenItIsNeeded();
    void reservesLessThanItHolds();
    void aCopyHasTheSameSymbols();
    void aCopySharesTheLetters();
    void aPoolAndItsCopyGrowApart();
    void aCopyOutlivesThePool();
    void aCopyIsAsciiWhateverThePoolLearnsLater();
};

namespace {

/// Texts whose last eight bytes differ, whose first do, and whose lengths do.
std::string textNumber(int number)
{
    const std::string digits = std::to_string(number);
    return number % 3 == 0 ? "model.layers." + digits
        : number % 3 == 1  ? digits + "/self_attn/q_proj"
                           : digits;
}

StringPool poolOf(int texts)
{
    StringPool pool;
    for (int number = 0; number < texts; ++number)
        pool.intern(textNumber(number));
    return pool;
}

} // namespace

void StringPoolTest::equalTextsHaveOneSymbol()
{
    StringPool pool;

    const Symbol conv = pool.intern("conv");
    const Symbol relu = pool.intern("relu");

    QCOMPARE(pool.intern(std::string("conv")), conv);
    QVERIFY(conv != relu);
    QCOMPARE(pool.text(conv), std::string_view("conv"));
}

void StringPoolTest::symbolsAreDense()
{
    const StringPool pool = poolOf(1000);

    QCOMPARE(pool.size(), std::size_t(1001));
    for (int number = 0; number < 1000; ++number)
        QCOMPARE(pool.find(textNumber(number)), std::optional(Symbol(std::size_t(number) + 1)));
}

void StringPoolTest::theEmptyTextIsSymbolZero()
{
    StringPool pool;

    QCOMPARE(pool.intern(""), Symbol(0u));
    QCOMPARE(pool.find({}), std::optional(Symbol(0u)));
    QCOMPARE(pool.text(Symbol(0u)), std::string_view());
}

void StringPoolTest::aTextThatWasNeverInternedIsNotFound()
{
    const StringPool pool = poolOf(1000);

    QVERIFY(!pool.find("model.layers.1"));
    QVERIFY(!pool.find("1000"));
}

void StringPoolTest::textsWithZeroBytesDiffer()
{
    using namespace std::string_view_literals;
    StringPool pool;

    const Symbol short0 = pool.intern("a\0"sv);
    const Symbol long0 = pool.intern("a\0\0"sv);

    QVERIFY(pool.intern("a") != short0);
    QVERIFY(short0 != long0);
    QCOMPARE(pool.text(long0), "a\0\0"sv);
}

void StringPoolTest::aTextCanBeInternedFromThePoolItself()
{
    StringPool pool;
    const std::string_view whole = pool.text(pool.intern("self_attn.q_proj"));

    const Symbol part = pool.intern(whole.substr(10));

    QCOMPARE(pool.text(part), std::string_view("q_proj"));
}

void StringPoolTest::textsNeverMove()
{
    StringPool pool;
    const char* const before = pool.text(pool.intern("conv")).data();

    for (int number = 0; number < 100'000; ++number)
        pool.intern(textNumber(number));

    QVERIFY(pool.text(pool.intern("conv")).data() == before);
}

void StringPoolTest::keepsManyTextsApart()
{
    constexpr int many = 300'000;

    const StringPool pool = poolOf(many);

    QCOMPARE(pool.size(), std::size_t(many) + 1);
    for (int number = 0; number < many; ++number)
        QCOMPARE(pool.text(Symbol(std::size_t(number) + 1)), std::string_view(textNumber(number)));
}

void StringPoolTest::keepsTextsLongerThanItsBlocks()
{
    const std::string giant(3 << 20, 'x');
    StringPool pool;

    const Symbol first = pool.intern(giant);
    const Symbol second = pool.intern(giant + 'y');

    QVERIFY(pool.text(first) == giant);
    QVERIFY(pool.text(second) == giant + 'y');
}

void StringPoolTest::findsTextsAfterTheIndexIsDropped()
{
    StringPool pool = poolOf(100);
    const auto before = pool.find("model.layers.99");

    pool.dropIndex();

    QCOMPARE(pool.find("model.layers.99"), before);
    QVERIFY(!pool.find("model.layers.98"));
}

void StringPoolTest::growsANewIndexWhenItIsNeeded()
{
    StringPool pool = poolOf(100);
    const auto before = pool.find("model.layers.99");
    pool.dropIndex();

    const Symbol added = pool.intern("new");

    QCOMPARE(added, Symbol(101u));
    QCOMPARE(pool.find("model.layers.99"), before);
    QCOMPARE(pool.intern("model.layers.99"), *before);
}

void StringPoolTest::reservesLessThanItHolds()
{
    StringPool pool = poolOf(100);
    pool.dropIndex();

    pool.reserve(1);

    QCOMPARE(pool.size(), std::size_t(101));
    QVERIFY(!pool.find("new"));
}

void StringPoolTest::aCopyHasTheSameSymbols()
{
    StringPool pool = poolOf(300);
    pool.dropIndex();

    StringPool copy(pool);
    const Symbol added = copy.intern("new");

    QCOMPARE(copy.size(), pool.size() + 1);
    QCOMPARE(added.index, pool.size());
    for (int number = 0; number < 300; ++number)
        QCOMPARE(copy.intern(textNumber(number)), pool.intern(textNumber(number)));
}

void StringPoolTest::aCopySharesTheLetters()
{
    const StringPool pool = poolOf(300);

    const StringPool copy(pool);

    for (int number = 0; number < 300; ++number) {
        const Symbol symbol(std::size_t(number) + 1);
        QVERIFY(copy.text(symbol).data() == pool.text(symbol).data());
    }
    QCOMPARE(copy.find("model.layers.99"), pool.find("model.layers.99"));
}

void StringPoolTest::aPoolAndItsCopyGrowApart()
{
    StringPool pool;
    pool.intern("both");
    StringPool copy(pool);

    const Symbol here = pool.intern("only here");
    const Symbol there = copy.intern("only there");

    QCOMPARE(here, there);
    QCOMPARE(pool.text(here), std::string_view("only here"));
    QCOMPARE(copy.text(there), std::string_view("only there"));
    QVERIFY(!pool.find("only there") && !copy.find("only here"));
    QCOMPARE(pool.text(Symbol(1u)), std::string_view("both"));
}

void StringPoolTest::aCopyOutlivesThePool()
{
    auto pool = std::make_unique<StringPool>(poolOf(300));
    const StringPool copy(*pool);

    pool.reset();

    for (int number = 0; number < 300; ++number)
        QCOMPARE(copy.text(Symbol(std::size_t(number) + 1)), std::string_view(textNumber(number)));
}

void StringPoolTest::aCopyIsAsciiWhateverThePoolLearnsLater()
{
    StringPool pool;
    pool.intern("plain");
    const StringPool copy(pool);

    pool.intern("größer");

    QVERIFY(!pool.isAscii());
    QVERIFY(copy.isAscii());
}

FUSEWRIGHT_TEST(StringPoolTest)
#include "tst_string_pool.moc"
