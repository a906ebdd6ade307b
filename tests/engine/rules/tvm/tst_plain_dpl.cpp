// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The reference for TVM's dataflow pattern language against what TVM's own tests and sources state,
// a row for each statement.

#include "tests/engine/rules/tvm/plain_dpl_matcher.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

class PlainDplTest : public QObject {
    Q_OBJECT

private slots:
    void matchesCalls_data() { addRows(callRows()); }
    void matchesCalls() { checkRow(); }
    void matchesLeaves_data() { addRows(leafRows()); }
    void matchesLeaves() { checkRow(); }
    void matchesTuples_data() { addRows(tupleRows()); }
    void matchesTuples() { checkRow(); }
    void matchesConstraints_data() { addRows(constraintRows()); }
    void matchesConstraints() { checkRow(); }
    void matchesChoices_data() { addRows(choiceRows()); }
    void matchesChoices() { checkRow(); }
    void remembersWhatObjectsMatched_data() { addRows(memoRows()); }
    void remembersWhatObjectsMatched() { checkRow(); }
    void isAsGreedyAsTvm_data() { addRows(greedyRows()); }
    void isAsGreedyAsTvm() { checkRow(); }
    void givesUpAfterTooManySteps();

private:
    using Maker = void (*)(PlainDpl&);
    /// What is expected are the members, `-` for no match; the full search after a bar where it is
    /// another.
    struct Row {
        const char* name;
        const char* module;
        const char* at;
        Maker make;
        const char* expected;
    };
    using Rows = std::vector<Row>;

    static Rows callRows();
    static Rows leafRows();
    static Rows tupleRows();
    static Rows constraintRows();
    static Rows choiceRows();
    static Rows memoRows();
    static Rows greedyRows();
    static void addRows(const Rows& rows);
    static void checkRow();
};

namespace {

std::string membersFound(const PlainDpl& pattern, const PlainModule& module, std::size_t at,
                         bool backtracks)
{
    const auto match = plainDplMatch(pattern, module, at, {.backtracks = backtracks});
    if (!match)
        return "-";
    std::string text;
    for (const std::size_t member : match->members(pattern, module))
        text += (text.empty() ? "" : " ") + module.expressions[member].text;
    return text;
}

const char* const chainText = "x: f32[2,3]\ny: f32[2,3]\nw: const f32[3]\n"
                              "a = relax.add(x, w): f32[2,3]\n"
                              "r = relax.nn.relu(a): f32[2,3]\n"
                              "s = relax.subtract(r, y): f32[2,?]\n"
                              "alias = r\n"
                              "m = relax.multiply(alias, a): f16\n";
const char* const tupleText = "x: f32\ny: f32\n"
                              "a = relax.nn.relu(x)\nb = relax.nn.gelu(y)\n"
                              "c = relax.concat((a, b), axis=1)\n"
                              "t = (a, b)\nd = relax.concat(t, axis=0)\n"
                              "s = relax.split(d, indices_or_sections=2)\n"
                              "i = s[0]\nj = s[1]\nk = relax.nn.relu(j)\n";

} // namespace

void PlainDplTest::addRows(const Rows& rows)
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("at");
    QTest::addColumn<PlainDpl>("pattern");
    QTest::addColumn<QString>("greedy");
    QTest::addColumn<QString>("full");
    for (const Row& row : rows) {
        PlainDpl pattern;
        row.make(pattern);
        const QStringList expected = QString(row.expected).split(" | ");
        QTest::newRow(row.name) << QString(row.module) << QString(row.at) << pattern
                                << expected.front() << expected.back();
    }
}

void PlainDplTest::checkRow()
{
    QFETCH(QString, module);
    QFETCH(QString, at);
    QFETCH(PlainDpl, pattern);
    QFETCH(QString, greedy);
    QFETCH(QString, full);

    const auto read = plainModule(module.toStdString());
    QVERIFY(read);
    const auto found = read->find(at.toStdString());
    QVERIFY(found);

    QCOMPARE(QString::fromStdString(membersFound(pattern, *read, *found, false)), greedy);
    QCOMPARE(QString::fromStdString(membersFound(pattern, *read, *found, true)), full);
}

PlainDplTest::Rows PlainDplTest::callRows()
{
    return {
        {"a call", chainText, "r", [](PlainDpl& p) { p.call("relax.nn.relu", {p.wildcard()}); },
         "r"},
        {"another operator", chainText, "r",
         [](PlainDpl& p) { p.call("relax.nn.gelu", {p.wildcard()}); }, "-"},
        {"an operator alone is no call", chainText, "r", [](PlainDpl& p) { p.op("relax.nn.relu"); },
         "-"},
        {"a call within a call", chainText, "r",
         [](PlainDpl& p) {
             p.call("relax.nn.relu", {p.call("relax.add", {p.wildcard(), p.wildcard()})});
         },
         "a r"},
        {"too few arguments", chainText, "a",
         [](PlainDpl& p) { p.call("relax.add", {p.wildcard()}); }, "-"},
        {"too many arguments", chainText, "r",
         [](PlainDpl& p) {
             p.call("relax.nn.relu", {p.wildcard(), p.wildcard()});
         },
         "-"},
        {"more arguments than are told", chainText, "s",
         [](PlainDpl& p) { p.openCall("relax.subtract", {p.openCall("relax.nn.relu")}); }, "r s"},
        {"fewer arguments than are told", chainText, "r",
         [](PlainDpl& p) {
             p.openCall("relax.nn.relu", {p.wildcard(), p.wildcard()});
         },
         "-"},
        {"only the first arguments are told", chainText, "s",
         [](PlainDpl& p) { p.openCall("relax.subtract", {p.variable()}); }, "-"},
        {"add, reversed", chainText, "a",
         [](PlainDpl& p) {
             p.call("relax.add", {p.constant(), p.variable()});
         },
         "a"},
        {"multiply, reversed", chainText, "m",
         [](PlainDpl& p) {
             p.call("relax.multiply", {p.openCall("relax.add"), p.openCall("relax.nn.relu")});
         },
         "a r m"},
        {"no other is reversed", chainText, "s",
         [](PlainDpl& p) {
             p.call("relax.subtract", {p.variable(), p.openCall("relax.nn.relu")});
         },
         "-"},
        {"an open call is reversed from the last", chainText, "a",
         [](PlainDpl& p) { p.openCall("relax.add", {p.constant()}); }, "a"},
        {"one of two operators is called", chainText, "a",
         [](PlainDpl& p) {
             p.callOf(p.either(p.op("relax.multiply"), p.op("relax.add")),
                      {p.constant(), p.wildcard()});
         },
         "a"},
        {"what is called may be anything", chainText, "r",
         [](PlainDpl& p) { p.callOf(p.wildcard(), {p.wildcard()}); }, "r"},
    };
}

PlainDplTest::Rows PlainDplTest::leafRows()
{
    const char* const outside = "x: f32\nd: dataflow f32\nw: const f32\n"
                                "v = w\nc = match_cast(x)\nr = relax.nn.relu(c)\n"
                                "a = relax.add(x, v)\n";
    return {
        {"a wildcard is anything", chainText, "w", [](PlainDpl& p) { p.wildcard(); }, ""},
        {"a constant", chainText, "w", [](PlainDpl& p) { p.constant(); }, ""},
        {"a constant through a variable", outside, "v", [](PlainDpl& p) { p.constant(); }, ""},
        {"a parameter is no constant", chainText, "x", [](PlainDpl& p) { p.constant(); }, "-"},
        {"a parameter", chainText, "x", [](PlainDpl& p) { p.variable(); }, ""},
        {"a parameter by name", chainText, "x", [](PlainDpl& p) { p.variable("x"); }, ""},
        {"a parameter of another name", chainText, "x", [](PlainDpl& p) { p.variable("y"); }, "-"},
        {"a bound variable is what it is bound to", chainText, "r",
         [](PlainDpl& p) { p.variable(); }, "-"},
        {"a constant is no variable", chainText, "w", [](PlainDpl& p) { p.variable(); }, "-"},
        {"a dataflow variable is a variable", outside, "d", [](PlainDpl& p) { p.variable(); }, ""},
        {"a dataflow variable", outside, "d", [](PlainDpl& p) { p.dataflowVariable(); }, ""},
        {"a parameter is no dataflow variable", outside, "x",
         [](PlainDpl& p) { p.dataflowVariable(); }, "-"},
        {"a name for a variable is looked through", chainText, "m",
         [](PlainDpl& p) {
             p.call("relax.multiply", {p.openCall("relax.nn.relu"), p.wildcard()});
         },
         "r m"},
        {"a cast is not looked through", outside, "r",
         [](PlainDpl& p) { p.call("relax.nn.relu", {p.variable("x")}); }, "-"},
        {"what is cast is a variable", outside, "r",
         [](PlainDpl& p) { p.call("relax.nn.relu", {p.variable("c")}); }, "r"},
    };
}

PlainDplTest::Rows PlainDplTest::tupleRows()
{
    return {
        {"an inline tuple", tupleText, "c",
         [](PlainDpl& p) {
             p.call("relax.concat",
                    {p.tuple({p.openCall("relax.nn.relu"), p.openCall("relax.nn.gelu")})});
         },
         "a b c"},
        {"a bound tuple", tupleText, "d",
         [](PlainDpl& p) {
             p.call("relax.concat", {p.tuple({p.openCall("relax.nn.relu"), p.wildcard()})});
         },
         "a d"},
        {"fields in another order", tupleText, "c",
         [](PlainDpl& p) {
             p.call("relax.concat",
                    {p.tuple({p.openCall("relax.nn.gelu"), p.openCall("relax.nn.relu")})});
         },
         "-"},
        {"fields in any order", tupleText, "c",
         [](PlainDpl& p) {
             p.call("relax.concat",
                    {p.unorderedTuple({p.openCall("relax.nn.gelu"), p.openCall("relax.nn.relu")})});
         },
         "a b c"},
        {"an assignment of fields is tried again", tupleText, "c",
         [](PlainDpl& p) {
             p.call("relax.concat",
                    {p.unorderedTuple({p.wildcard(), p.openCall("relax.nn.relu")})});
         },
         "a c"},
        {"every field needs its own", tupleText, "c",
         [](PlainDpl& p) {
             p.call("relax.concat",
                    {p.unorderedTuple({p.openCall("relax.nn.relu"), p.openCall("relax.nn.relu")})});
         },
         "-"},
        {"another number of fields", tupleText, "c",
         [](PlainDpl& p) { p.call("relax.concat", {p.unorderedTuple({p.wildcard()})}); }, "-"},
        {"an item", tupleText, "k",
         [](PlainDpl& p) { p.call("relax.nn.relu", {p.item(p.openCall("relax.split"), 1)}); },
         "s j k"},
        {"another item", tupleText, "k",
         [](PlainDpl& p) { p.call("relax.nn.relu", {p.item(p.wildcard(), 0)}); }, "-"},
        {"any item", tupleText, "k",
         [](PlainDpl& p) { p.call("relax.nn.relu", {p.item(p.wildcard())}); }, "j k"},
        {"-1 is any item", tupleText, "k",
         [](PlainDpl& p) { p.call("relax.nn.relu", {p.item(p.wildcard(), -1)}); }, "j k"},
    };
}

PlainDplTest::Rows PlainDplTest::constraintRows()
{
    return {
        {"the type", chainText, "a",
         [](PlainDpl& p) { p.hasDType(p.openCall("relax.add"), DataType::F32); }, "a"},
        {"another type", chainText, "m",
         [](PlainDpl& p) { p.hasDType(p.wildcard(), DataType::F32); }, "-"},
        {"an unknown type is none", tupleText, "a",
         [](PlainDpl& p) { p.hasDType(p.wildcard(), DataType::Unknown); }, "-"},
        {"the type of what is named", chainText, "alias",
         [](PlainDpl& p) { p.hasDType(p.wildcard(), DataType::F32); }, ""},
        {"the shape", chainText, "a",
         [](PlainDpl& p) {
             p.hasShape(p.wildcard(), {2, 3});
         },
         ""},
        {"another shape", chainText, "w", [](PlainDpl& p) { p.hasShape(p.wildcard(), {2}); }, "-"},
        {"another rank", chainText, "a", [](PlainDpl& p) { p.hasShape(p.wildcard(), {2}); }, "-"},
        {"a shape in part unknown", chainText, "s",
         [](PlainDpl& p) {
             p.hasShape(p.wildcard(), {2, 3});
         },
         "-"},
        {"an unknown shape", chainText, "m",
         [](PlainDpl& p) {
             p.hasShape(p.wildcard(), {2, 3});
         },
         "-"},
        {"an attribute", tupleText, "c",
         [](PlainDpl& p) { p.hasAttribute(p.openCall("relax.concat"), "axis", std::int64_t(1)); },
         "c"},
        {"an attribute of another value", tupleText, "d",
         [](PlainDpl& p) { p.hasAttribute(p.openCall("relax.concat"), "axis", std::int64_t(1)); },
         "-"},
        {"an attribute that is not there", tupleText, "c",
         [](PlainDpl& p) { p.hasAttribute(p.wildcard(), "groups", std::int64_t(1)); }, "-"},
        {"an attribute of what is no call", tupleText, "x",
         [](PlainDpl& p) { p.hasAttribute(p.wildcard(), "axis", std::int64_t(1)); }, "-"},
    };
}

PlainDplTest::Rows PlainDplTest::choiceRows()
{
    return {
        {"both", chainText, "a",
         [](PlainDpl& p) {
             p.both(p.openCall("relax.add"), p.hasDType(p.wildcard(), DataType::F32));
         },
         "a"},
        {"one of both fails", chainText, "a",
         [](PlainDpl& p) { p.both(p.openCall("relax.add"), p.openCall("relax.nn.relu")); }, "-"},
        {"not", chainText, "r", [](PlainDpl& p) { p.no(p.openCall("relax.add")); }, ""},
        {"not what it is", chainText, "a", [](PlainDpl& p) { p.no(p.openCall("relax.add")); }, "-"},
        {"the first of two", chainText, "r",
         [](PlainDpl& p) { p.either(p.openCall("relax.nn.relu"), p.wildcard()); }, "r"},
        {"the left one first", chainText, "r",
         [](PlainDpl& p) { p.either(p.wildcard(), p.openCall("relax.nn.relu")); }, ""},
        {"the second of two", chainText, "r",
         [](PlainDpl& p) { p.either(p.openCall("relax.add"), p.openCall("relax.nn.relu")); }, "r"},
    };
}

PlainDplTest::Rows PlainDplTest::memoRows()
{
    const char* const twice = "x: f32\ny: f32\nw: const f32\n"
                              "a = relax.add(x, x)\nb = relax.add(x, y)\n"
                              "r = relax.nn.relu(x)\nalias = r\nc = relax.subtract(r, alias)\n"
                              "r2 = relax.nn.relu(x)\nd = relax.subtract(r, r2)\n"
                              "e = relax.subtract(w, w)\n";
    const auto same = [](PlainDpl& p) {
        const std::size_t w = p.wildcard();
        p.call("relax.add", {w, w});
    };
    const auto sameRelu = [](PlainDpl& p) {
        const std::size_t r = p.openCall("relax.nn.relu");
        p.call("relax.subtract", {r, r});
    };
    return {
        {"an object twice, equal operands", twice, "a", same, "a"},
        {"an object twice, others", twice, "b", same, "-"},
        {"two objects, equal operands", twice, "a",
         [](PlainDpl& p) {
             p.call("relax.add", {p.wildcard(), p.wildcard()});
         },
         "a"},
        {"a variable and a name for it", twice, "c", sameRelu, "r c"},
        {"equal calls are not one", twice, "d", sameRelu, "-"},
        {"a constant twice", twice, "e",
         [](PlainDpl& p) {
             const std::size_t constant = p.constant();
             p.call("relax.subtract", {constant, constant});
         },
         "e"},
        {"an operator twice", chainText, "m",
         [](PlainDpl& p) {
             const std::size_t some = p.either(p.op("relax.nn.relu"), p.op("relax.add"));
             p.call("relax.multiply",
                    {p.callOf(some, {p.wildcard()}), p.callOf(some, {p.wildcard(), p.wildcard()})});
         },
         "-"},
        {"what failed is forgotten",
         "x: f32\ny: f32\na = relax.nn.relu(x)\n"
         "b = relax.subtract(a, y)\n",
         "b",
         [](PlainDpl& p) {
             const std::size_t w = p.wildcard();
             const std::size_t fails = p.both(p.openCall("relax.nn.relu", {w}), p.constant());
             p.call("relax.subtract", {p.either(fails, p.openCall("relax.nn.relu")), w});
         },
         "a b"},
        {"what must not match leaves nothing", "x: f32\ny: f32\nb = relax.subtract(x, y)\n", "b",
         [](PlainDpl& p) {
             const std::size_t w = p.wildcard();
             const std::size_t not_ = p.no(p.both(w, p.constant()));
             p.call("relax.subtract", {not_, w});
         },
         "b"},
    };
}

PlainDplTest::Rows PlainDplTest::greedyRows()
{
    const char* const text = "x: f32\ny: f32\n"
                             "r = relax.nn.relu(x)\na = relax.subtract(r, x)\n"
                             "p = relax.add(x, y)\ns = relax.subtract(p, x)\n"
                             "t = relax.subtract(p, y)\n"
                             "c = relax.concat((x, y))\nu = relax.subtract(c, y)\n"
                             "q = relax.add(a, y)\n";
    // (w | relu(w)) - w
    const auto choice = [](PlainDpl& p) {
        const std::size_t w = p.wildcard();
        p.call("relax.subtract", {p.either(w, p.call("relax.nn.relu", {w})), w});
    };
    return {
        {"1: a choice", text, "a", choice, "- | r a"},
        {"2: arguments as written", text, "s",
         [](PlainDpl& p) {
             const std::size_t w = p.wildcard();
             p.call("relax.subtract", {p.call("relax.add", {w, p.wildcard()}), w});
         },
         "p s"},
        {"2: arguments turned round for what follows", text, "t",
         [](PlainDpl& p) {
             const std::size_t w = p.wildcard();
             p.call("relax.subtract", {p.call("relax.add", {w, p.wildcard()}), w});
         },
         "- | p t"},
        {"3: fields for what follows", text, "u",
         [](PlainDpl& p) {
             const std::size_t w = p.wildcard();
             p.call("relax.subtract",
                    {p.call("relax.concat", {p.unorderedTuple({w, p.wildcard()})}), w});
         },
         "- | c u"},
        {"1: both of two", text, "r",
         [](PlainDpl& p) {
             const std::size_t w = p.wildcard();
             p.both(p.call("relax.nn.relu", {p.either(w, p.variable())}),
                    p.either(w, p.constant()));
         },
         "- | r"},
        {"5: not", text, "a",
         [](PlainDpl& p) {
             const std::size_t w = p.wildcard();
             p.no(p.call("relax.subtract", {p.either(w, p.call("relax.nn.relu", {w})), w}));
         },
         " | -"},
        {"6: the other of two", text, "a",
         [](PlainDpl& p) {
             const std::size_t w = p.wildcard();
             const std::size_t first =
                 p.call("relax.subtract", {p.either(w, p.call("relax.nn.relu", {w})), w});
             p.either(first, p.openCall("relax.subtract"));
         },
         "a | r a"},
    };
}

void PlainDplTest::givesUpAfterTooManySteps()
{
    const auto module = plainModule(chainText);
    PlainDpl pattern;
    pattern.call("relax.nn.relu", {pattern.openCall("relax.add")});
    const std::size_t at = *module->find("r");

    for (const bool backtracks : {false, true}) {
        QVERIFY(plainDplMatch(pattern, *module, at, {backtracks, 10}));
        QVERIFY(!plainDplMatch(pattern, *module, at, {backtracks, 3}));
    }
}

FUSEWRIGHT_TEST(PlainDplTest)
#include "tst_plain_dpl.moc"
