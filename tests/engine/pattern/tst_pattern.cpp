// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/pattern_builder.h"
#include "engine/pattern/pattern_text.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

Entry op(std::string name, std::vector<std::string> names = {})
{
    if (names.empty())
        names = {name};
    return {.name = std::move(name), .operators = {.names = std::move(names)}};
}

Entry anyOp(std::string name)
{
    return {.name = std::move(name), .operators = {.mode = OperatorClass::Mode::Any, .names = {}}};
}

std::vector<PatternFault::Kind> kindsOf(const std::vector<PatternFault>& faults)
{
    std::vector<PatternFault::Kind> kinds;
    for (const PatternFault& fault : faults)
        kinds.push_back(fault.kind);
    return kinds;
}

using Kind = PatternFault::Kind;

} // namespace

class PatternTest : public QObject {
    Q_OBJECT

private slots:
    void printsOneLineAnEntry();
    void printsEverythingAnEntryCanSay();
    void printsConditions();
    void refusesAConditionThatIsNoTruthValueOfItsOwn();
    void takesTheFirstRequiredRootForThePlace();
    void takesTheFirstRequiredEntryWhereEveryRootIsOptional();
    void takesThePlaceThatIsChosen();
    void refusesAPlaceThatIsNotInEveryMatch();
    void printsWhatLanguagesSayThatRewrite();
    void refusesAPatternWithoutEntries();
    void namesTheEntriesOfACircle();
    void namesTheEntriesThatHangOnNothing();
    void refusesAPatternOfOptionalEntriesOnly();
    void refusesARepeatThatIsALeaf();
    void refusesALeafThatTakesAnythingBesideARepeat();
    void combinesOutcomesAsThreeValuedLogicDoes();
    void survivesALongChain();
};

void PatternTest::printsOneLineAnEntry()
{
    PatternBuilder builder;
    const EntryId norm = builder.addEntry(op("norm", {"layer_norm", "rms_norm"}));
    const EntryId linear = builder.addEntry(op("linear"));
    builder.addEdge(norm, linear);

    const auto pattern = builder.build();

    QVERIFY(pattern);
    QCOMPARE(toText(*pattern), "norm : layer_norm | rms_norm -> linear\nlinear\n");
}

void PatternTest::printsEverythingAnEntryCanSay()
{
    PatternBuilder builder;
    Entry context = op("ctx", {"mul"});
    context.isIncluded = false;
    Entry repeat = anyOp("any");
    repeat.isRepeated = true;
    Entry optional = op("act", {"relu", "silu"});
    optional.isOptional = true;
    optional.operators.mode = OperatorClass::Mode::NoneOf;
    Entry sum = op("add");
    sum.isCommutative = sum.isPrivate = true;
    const EntryId first = builder.addEntry(context);
    const EntryId second = builder.addEntry(repeat);
    const EntryId third = builder.addEntry(optional);
    const EntryId choice = builder.addEntry(
        {.name = "either", .kind = Entry::Kind::Choice, .options = {EntryId(4u), EntryId(5u)}});
    const EntryId left = builder.addEntry(sum);
    builder.addEntry(op("neg"));
    const EntryId weight = builder.addEntry({.name = "w", .kind = Entry::Kind::Constant});
    const EntryId value = builder.addEntry({.name = "x", .kind = Entry::Kind::Value});
    builder.addEdge(first, second);
    builder.addEdge(second, third);
    builder.addEdge(third, choice);
    builder.addEdge({.from = weight, .to = left, .operand = 1});
    builder.addEdge({.from = value, .to = left, .output = 2, .operand = 2, .isRest = true});

    const auto pattern = builder.build();

    QVERIFY(pattern);
    QCOMPARE(toText(*pattern),
             "ctx~ : mul -> any\n"
             "any+ : . -> act\n"
             "act? : not (relu | silu) -> either\n"
             "either = add / neg\n"
             "add*!\n"
             "neg\n"
             "w : constant -> add[1]\n"
             "x : value -> 2:add[2..]\n");
}

void PatternTest::printsConditions()
{
    using Op = ExpressionOp;
    PatternBuilder builder;
    const EntryId pool = builder.addEntry(op("pool"));
    ExpressionTable& table = builder.expressions();
    const ExpressionId self = table.add(Op::Bound, {}, pool);
    const ExpressionId four = table.addLiteral(Scalar::of(std::int64_t{4}));
    const ExpressionId last = table.addLiteral(Scalar::of(std::int64_t{-1}));
    const ExpressionId rank = table.add(Op::Equal, {table.add(Op::Rank, {self}), four});
    const ExpressionId size =
        table.add(Op::Attribute, {self}, NamedScalar{"size", ScalarType::Int});
    const ExpressionId axis = table.add(Op::Less, {table.add(Op::Extent, {self, last}), size});
    builder.entry(pool).condition = table.add(Op::And, {rank, table.add(Op::Not, {axis})});

    const auto pattern = builder.build();

    QVERIFY(pattern);
    QCOMPARE(toText(*pattern),
             "pool if (pool.rank == 4 and not (pool.dim(-1) < pool.attr(size, int)))\n");
}

void PatternTest::refusesAConditionThatIsNoTruthValueOfItsOwn()
{
    PatternBuilder builder;
    const EntryId pool = builder.addEntry(op("pool"));
    ExpressionTable& table = builder.expressions();
    const ExpressionId self = table.add(ExpressionOp::Bound, {}, pool);
    const ExpressionId strange = table.add(ExpressionOp::Bound, {}, EntryId(5u));
    const ExpressionId rank = table.add(ExpressionOp::Rank, {self});
    const ExpressionId used = table.add(ExpressionOp::IsUsed, {strange});
    for (const ExpressionId condition : {rank, used, ExpressionId(99u)}) {
        builder.entry(pool).condition = condition;

        QCOMPARE(builder.faults(), (std::vector{PatternFault{Kind::BadCondition, {pool}}}));
    }
}

void PatternTest::takesTheFirstRequiredRootForThePlace()
{
    PatternBuilder builder;
    Entry cast = op("to");
    cast.isOptional = true;
    const EntryId optional = builder.addEntry(cast);
    const EntryId sum = builder.addEntry(op("add"));
    const EntryId root = builder.addEntry(op("neg"));
    builder.addEdge(optional, sum);
    builder.addEdge(root, sum);

    const auto pattern = builder.build();

    QVERIFY(pattern);
    QCOMPARE(pattern->roots().size(), 2u);
    QCOMPARE(pattern->placeEntry(), root);
}

void PatternTest::takesTheFirstRequiredEntryWhereEveryRootIsOptional()
{
    PatternBuilder builder;
    Entry cast = op("to");
    cast.isOptional = true;
    const EntryId optional = builder.addEntry(cast);
    const EntryId sum = builder.addEntry(op("add"));
    builder.addEdge(optional, sum);

    const auto pattern = builder.build();

    QVERIFY(pattern);
    QCOMPARE(pattern->placeEntry(), sum);
}

void PatternTest::takesThePlaceThatIsChosen()
{
    PatternBuilder builder;
    const EntryId root = builder.addEntry(op("a"));
    const EntryId leaf = builder.addEntry(op("b"));
    builder.addEdge(root, leaf);
    builder.setPlace(leaf);

    const auto pattern = builder.build();

    QVERIFY(pattern);
    QCOMPARE(pattern->placeEntry(), leaf);
    QCOMPARE(toText(*pattern), "a -> b\nb@\n");
}

void PatternTest::refusesAPlaceThatIsNotInEveryMatch()
{
    Entry optional = op("b");
    optional.isOptional = true;
    const Entry choice{.name = "c", .kind = Entry::Kind::Choice, .options = {EntryId(3u)}};
    const Entry value{.name = "v", .kind = Entry::Kind::Value};
    for (const std::uint32_t place : {1u, 3u, 4u, 9u}) {
        PatternBuilder builder;
        const EntryId root = builder.addEntry(op("a"));
        builder.addEdge(root, builder.addEntry(optional));
        builder.addEdge(root, builder.addEntry(choice));
        builder.addEntry(op("d"));
        builder.addEdge(builder.addEntry(value), root);
        builder.setPlace(EntryId(place));

        QCOMPARE(builder.faults(),
                 (std::vector{PatternFault{Kind::UncertainPlace, {EntryId(place)}}}));
        QVERIFY(!builder.build());
    }
}

void PatternTest::printsWhatLanguagesSayThatRewrite()
{
    PatternBuilder builder;
    Entry conv = op("conv");
    conv.operands = {.fewest = 2, .most = 3};
    Entry concat = op("out", {"concat"});
    concat.operands.fewest = 1;
    Entry relu = op("relu");
    relu.operands = {.fewest = 1, .most = 1};
    const EntryId first = builder.addEntry(conv);
    builder.addEdge(first, builder.addEntry(concat));
    builder.addEdge(first, builder.addEntry(relu));
    builder.setBinding(Pattern::Binding::Shared);
    builder.setValueBinding(Pattern::ValueBinding::Distinct);
    builder.setPlace(first);

    const auto pattern = builder.build();

    QVERIFY(pattern);
    QCOMPARE(toText(*pattern),
             "[shared]\n[distinct values]\n"
             "conv {2..3} -> out, relu\nout : concat {1..}\nrelu {1}\n");
}

void PatternTest::refusesAPatternWithoutEntries()
{
    PatternBuilder builder;

    QCOMPARE(kindsOf(builder.faults()), std::vector{Kind::Empty});
    QVERIFY(!builder.build());
}

void PatternTest::namesTheEntriesOfACircle()
{
    PatternBuilder builder;
    const EntryId start = builder.addEntry(op("a"));
    const EntryId b = builder.addEntry(op("b"));
    const EntryId c = builder.addEntry(op("c"));
    builder.addEdge(start, b);
    builder.addEdge(b, c);
    builder.addEdge(c, b);

    const auto faults = builder.faults();

    QCOMPARE(kindsOf(faults), std::vector{Kind::Circle});
    QCOMPARE(faults[0].entries, (std::vector{b, c}));
}

void PatternTest::namesTheEntriesThatHangOnNothing()
{
    PatternBuilder builder;
    builder.addEdge(builder.addEntry(op("a")), builder.addEntry(op("b")));
    const EntryId alone = builder.addEntry(op("c"));

    const auto faults = builder.faults();

    QCOMPARE(kindsOf(faults), std::vector{Kind::Disconnected});
    QCOMPARE(faults[0].entries, std::vector{alone});
}

void PatternTest::refusesAPatternOfOptionalEntriesOnly()
{
    PatternBuilder builder;
    Entry entry = op("a");
    entry.isOptional = true;
    builder.addEntry(entry);

    QCOMPARE(kindsOf(builder.faults()), std::vector{Kind::MatchesNothing});
}

void PatternTest::refusesARepeatThatIsALeaf()
{
    PatternBuilder builder;
    Entry repeat = op("b");
    repeat.isRepeated = true;
    builder.addEdge(builder.addEntry(op("a")), builder.addEntry(repeat));

    QCOMPARE(kindsOf(builder.faults()), std::vector{Kind::OpenEndedRepeat});
}

void PatternTest::refusesALeafThatTakesAnythingBesideARepeat()
{
    PatternBuilder builder;
    Entry repeat = op("a");
    repeat.isRepeated = true;
    builder.addEdge(builder.addEntry(repeat), builder.addEntry(anyOp("b")));

    QCOMPARE(kindsOf(builder.faults()), std::vector{Kind::OpenEndedRepeat});
}

void PatternTest::combinesOutcomesAsThreeValuedLogicDoes()
{
    QCOMPARE(!Outcome::Unknown, Outcome::Unknown);
    QCOMPARE(!Outcome::True, Outcome::False);
    QCOMPARE(both(Outcome::Unknown, Outcome::False), Outcome::False);
    QCOMPARE(both(Outcome::Unknown, Outcome::True), Outcome::Unknown);
    QCOMPARE(either(Outcome::Unknown, Outcome::True), Outcome::True);
    QCOMPARE(either(Outcome::Unknown, Outcome::False), Outcome::Unknown);
}

void PatternTest::survivesALongChain()
{
    PatternBuilder builder;
    constexpr int length = 2000;
    EntryId last = builder.addEntry(op("n0"));
    for (int at = 1; at < length; ++at) {
        const EntryId next = builder.addEntry(op("n" + std::to_string(at)));
        builder.addEdge(last, next);
        last = next;
    }

    const auto pattern = builder.build();

    QVERIFY(pattern);
    QCOMPARE(pattern->edges().size(), std::size_t(length - 1));
}

FUSEWRIGHT_TEST(PatternTest)
#include "tst_pattern.moc"
