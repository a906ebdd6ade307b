// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/blame.h"
#include "engine/pattern/evaluation.h"
#include "engine/pattern/expression_text.h"
#include "engine/pattern/operand_test.h"

#include "tests/engine/pattern/expression_bench.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <limits>
#include <vector>

using namespace fusewright;
using test::ExpressionBench;

namespace {

constexpr const char* truthWords[] = {"false", "external(open, bool)", "true"};

QString textOfOutcome(Outcome outcome)
{
    return outcome == Outcome::True ? "true" : outcome == Outcome::False ? "false" : "unknown";
}

Outcome outcomeAt(std::size_t word)
{
    return static_cast<Outcome>(word);
}

/// Whether the operand has a name; of what has none nobody knows.
class NameTest : public OperandTest {
public:
    explicit NameTest(std::string wanted) : m_wanted(std::move(wanted)) { }

    OperandAnswer ask(const ExpressionGround& ground,
                      std::span<const OperandRef> operands) const override
    {
        const std::string name = saw(*ground.graph, operands);
        if (name.starts_with('z'))
            return {Outcome::Unknown, {}};
        return {name == m_wanted ? Outcome::True : Outcome::False, {}};
    }
    std::string text() const override { return "is_named(" + m_wanted + ')'; }
    std::string saw(const Graph& graph, std::span<const OperandRef> operands) const override
    {
        return std::string(graph.valueName(operands[0].value));
    }
    std::uint32_t reach() const override { return 3; }
    bool equals(const OperandTest& other) const override
    {
        const auto* const same = dynamic_cast<const NameTest*>(&other);
        return same && same->m_wanted == m_wanted;
    }

private:
    std::string m_wanted;
};

Outcome isOneOf(Outcome a, Outcome b)
{
    return a == Outcome::Unknown || b == Outcome::Unknown ? Outcome::Unknown
        : a != b                                          ? Outcome::True
                                                          : Outcome::False;
}

} // namespace

class ExpressionTest : public QObject {
    Q_OBJECT

private slots:
    void joinsThreeValues();
    void choosesWhereBothSidesAreTheSame();
    void readsTheTurnOfALoop();
    void restsOnAnswersOnlyWhereTheyMatter();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
    void refusesBrokenPayloads();
    void isEqualWithoutPlacesAndWithNumbersThatAreNone();
    void printsNoMoreThanEnoughOfSharedParts();
    void evaluatesSharedPartsOnce();
    void asksTests();
    void hasASignatureForEveryOperation();
};

void ExpressionTest::joinsThreeValues()
{
    ExpressionBench bench;
    for (std::size_t a = 0; a < 3; ++a) {
        for (std::size_t b = 0; b < 3; ++b) {
            const std::string between[] = {" and ", " or ", " xor "};
            const Outcome expected[] = {both(outcomeAt(a), outcomeAt(b)),
                                        either(outcomeAt(a), outcomeAt(b)),
                                        isOneOf(outcomeAt(a), outcomeAt(b))};
            for (std::size_t which = 0; which < 3; ++which) {
                const std::string text =
                    std::string("(") + truthWords[a] + between[which] + truthWords[b] + ')';
                const Scalar result = bench.evaluated(bench.read(text)).result;

                QVERIFY2(outcomeOf(result) == expected[which], text.c_str());
            }
        }
        const std::string negated = std::string("not (") + truthWords[a] + ')';
        QCOMPARE(textOfOutcome(outcomeOf(bench.evaluated(bench.read(negated)).result)),
                 textOfOutcome(!outcomeAt(a)));
    }
}

void ExpressionTest::choosesWhereBothSidesAreTheSame()
{
    ExpressionBench bench;
    const auto value = [&](const char* text) { return bench.valueText(bench.read(text)); };

    QCOMPARE(value("select(external(open, bool), 2, 2)"), "2");
    QCOMPARE(value("select(external(open, bool), 2, 3)"), "unknown external");
    QCOMPARE(value("select(external(open, bool), nan, nan)"), "nan");
    QCOMPARE(value("select(true, 2u, z.rank)"), "2");
    QCOMPARE(value("(false and z.rank == 2)"), "false");
    QCOMPARE(value("(true or z.rank == 2)"), "true");
}

void ExpressionTest::readsTheTurnOfALoop()
{
    ExpressionBench bench;
    bench.loops = {{.axis = 1, .start = 8, .size = 4}, {.isRunning = false}};

    QCOMPARE(bench.valueText(bench.read("(loop_start(0) + loop_size(0))")), "12");
    QCOMPARE(bench.valueText(bench.read("loop_axis(0)")), "1");
    QCOMPARE(bench.valueText(bench.read("loop_axis(1)")), "unknown unbound");
}

void ExpressionTest::restsOnAnswersOnlyWhereTheyMatter()
{
    ExpressionBench bench;
    bench.choices.assumed = {{"yes", true}, {"no", false}};
    const auto assumed = [&](const char* text) {
        return bench.evaluated(bench.read(text)).assumed;
    };

    QCOMPARE(assumed("external(yes, bool)"), std::vector<std::string>{"yes"});
    QCOMPARE(assumed("(external(yes, bool) or true)"), std::vector<std::string>());
    QCOMPARE(assumed("(external(yes, bool) and external(no, bool))"),
             (std::vector<std::string>{"no", "yes"}));
    QCOMPARE(bench.valueText(bench.read("external(no, bool, x, 4)")), "false");
    QCOMPARE(bench.valueText(bench.read("external(yes, int)")), "unknown external");
}

void ExpressionTest::refusesWhatDoesNotFit_data()
{
    QTest::addColumn<QString>("expression");
    for (const char* text : {"x",
                             "(x + 1)",
                             "not (1)",
                             "(true and 1)",
                             "x == y",
                             "true < false",
                             "\"a\" < \"b\"",
                             "1 == \"a\"",
                             "x.dtype == \"f16\"",
                             "select(1, 2, 3)",
                             "select(true, 2, \"a\")",
                             "select(true, x, 2)",
                             "is_power_of_2(1.5)",
                             "round_up(1.5, 2)",
                             "to_int(\"a\")",
                             "to_float(x)",
                             "x.dim(1.5)",
                             "x.dim(true)",
                             "x.dim",
                             "x.rank(1)",
                             "min(true)",
                             "negate(type(f16))",
                             "x.same_shape(1)",
                             "1.rank",
                             "option(a, operand)"})
        QTest::newRow(text) << text;
}

void ExpressionTest::refusesWhatDoesNotFit()
{
    QFETCH(QString, expression);
    ExpressionBench bench;

    const ExpressionId root = bench.read(qPrintable(expression));

    // An operand alone is an expression, but no condition.
    if (expression == "x")
        QCOMPARE(bench.table().type(root), ScalarType::Operand);
    else
        QVERIFY(!root.isValid());
}

void ExpressionTest::refusesBrokenPayloads()
{
    using FaultKind = ExpressionFault::Kind;
    ExpressionTable table;
    const ExpressionId one = table.addLiteral(Scalar::of(std::int64_t{1}));
    const auto kind = [&](ExpressionOp op, std::vector<ExpressionId> operands,
                          const ExpressionPayload& payload = {}) {
        const auto fault = table.faultOf(op, operands, payload);
        return fault ? static_cast<int>(fault->kind) : -1;
    };

    QCOMPARE(kind(ExpressionOp::Literal, {}), int(FaultKind::Payload));
    QCOMPARE(kind(ExpressionOp::Literal, {}, Scalar::unknown(ScalarType::Int)),
             int(FaultKind::Payload));
    QCOMPARE(kind(ExpressionOp::Literal, {}, Scalar{ScalarType::Int, true}),
             int(FaultKind::Payload));
    QCOMPARE(kind(ExpressionOp::Literal, {}, Scalar::of(OperandRef())), int(FaultKind::Payload));
    QCOMPARE(kind(ExpressionOp::Bound, {}, EntryId()), int(FaultKind::Payload));
    QCOMPARE(kind(ExpressionOp::LoopSize, {}, LoopId()), int(FaultKind::Payload));
    QCOMPARE(kind(ExpressionOp::Option, {}, EntryId(0u)), int(FaultKind::Payload));
    QCOMPARE(kind(ExpressionOp::Add, {}), int(FaultKind::TooFew));
    QCOMPARE(kind(ExpressionOp::Subtract, {one, one, one}), int(FaultKind::TooMany));
    QCOMPARE(kind(ExpressionOp::Add, {one, ExpressionId(7u)}), int(FaultKind::NotThere));
    QCOMPARE(kind(ExpressionOp::Not, {one}), int(FaultKind::WrongType));
    QCOMPARE(kind(ExpressionOp::Add, {one, one}), -1);
}

void ExpressionTest::isEqualWithoutPlacesAndWithNumbersThatAreNone()
{
    const auto made = [](double number, std::size_t begin) {
        ExpressionTable table;
        table.addLiteral(Scalar::of(number), {.begin = begin, .end = begin + 1});
        table.addLiteral(Scalar::of(std::string_view("text")));
        return table;
    };
    const double none = std::numeric_limits<double>::quiet_NaN();

    QVERIFY(made(none, 1) == made(none, 2));
    QVERIFY(made(1, 1) == made(1, 2));
    QVERIFY(!(made(0.0, 1) == made(-0.0, 1)));
}

void ExpressionTest::printsNoMoreThanEnoughOfSharedParts()
{
    ExpressionBench bench;
    ExpressionId root = bench.read("x.rank");
    for (int at = 0; at < 200; ++at)
        root = bench.table().add(ExpressionOp::Add, {root, root});

    const std::string text = toText(bench.pattern(), root);

    QCOMPARE(text.size(), mostExpressionText + 3);
    QVERIFY(text.ends_with("..."));
    QCOMPARE(bench.valueText(root), "unknown overflow");
}

void ExpressionTest::evaluatesSharedPartsOnce()
{
    ExpressionBench bench;
    ExpressionId root = bench.read("x.rank == 3");
    ExpressionTable& table = bench.table();
    while (root.isValid() && table.size() + 1 < ExpressionTable::mostExpressions)
        root = table.add(ExpressionOp::And, {root, root});

    const Evaluation evaluation = bench.evaluated(root);

    QCOMPARE(outcomeOf(evaluation.result), Outcome::True);
    QVERIFY(evaluation.parts.size() < ExpressionTable::mostExpressions);
    QVERIFY(table.add(ExpressionOp::Whole).isValid());
    QVERIFY(!table.add(ExpressionOp::Whole).isValid());
}

void ExpressionTest::asksTests()
{
    ExpressionBench bench;
    ExpressionTable& table = bench.table();
    const auto asked = [&](const char* operand, const char* name) {
        return table.add(ExpressionOp::Tested, {bench.read(operand)},
                         std::make_shared<const NameTest>(name));
    };
    const ExpressionId right = asked("x", "x");
    const ExpressionId wrong = asked("x", "y");
    const ExpressionId unknown = asked("z", "z");

    QCOMPARE(bench.valueText(right), "true");
    QCOMPARE(bench.valueText(wrong), "false");
    QCOMPARE(bench.valueText(unknown), "unknown external");
    QCOMPARE(table.reachOf(right), 3U);
    QVERIFY(!table.add(ExpressionOp::Tested, {bench.read("x")}, SharedTest()).isValid());
    const ExpressionId no = table.add(ExpressionOp::Not, {right});
    QCOMPARE(QString::fromStdString(toText(bench.pattern(), no)), "not (x.is_named(x))");
    QCOMPARE(QString::fromStdString(bench.blamed(no).saw), "x");
    QCOMPARE(QString::fromStdString(bench.blamed(wrong).what), "x.is_named(y)");
}

void ExpressionTest::hasASignatureForEveryOperation()
{
    for (const ExpressionSignature& signature : expressionSignatures()) {
        const bool isNameless =
            signature.op == ExpressionOp::Literal || signature.op == ExpressionOp::Bound;

        QCOMPARE(signature.word.empty(), isNameless);
        QVERIFY(signature.fewest <= signature.most);
        QCOMPARE(&signatureOf(signature.op), &signature);
    }
}

FUSEWRIGHT_TEST(ExpressionTest)
#include "tst_expression.moc"
