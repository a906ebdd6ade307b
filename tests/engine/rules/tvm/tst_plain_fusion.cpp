// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The reference for FuseOpsByPattern against what TVM's own tests and sources state of it, a row
// for each statement.

#include "tests/engine/rules/tvm/plain_fusion.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>
#include <vector>

using namespace fusewright;
using namespace fusewright::test;

class PlainFusionTest : public QObject {
    Q_OBJECT

private slots:
    void fuses_data();
    void fuses();
    void tellsChecksWhatMatched();
    void writesARulesFile();

private:
    using Pattern = PlainFusionPattern (*)();

    static void addOrders();
    static void addOverlaps();
    static void addMembers();
    static void addLeaks();
    static void addCycles();
    static void add(const char* name, const char* module, const std::vector<Pattern>& patterns,
                    const char* expected);
};

namespace {

PlainFusionPattern named(const std::string& name, PlainDpl pattern, PlainDplCheck check = {})
{
    return {.name = name, .pattern = std::move(pattern), .check = std::move(check)};
}

PlainFusionPattern convolution()
{
    PlainDpl p;
    p.call("relax.nn.conv2d", {p.wildcard(), p.wildcard()});
    return named("conv", std::move(p));
}

PlainFusionPattern convolutionRelu()
{
    PlainDpl p;
    p.call("relax.nn.relu", {p.call("relax.nn.conv2d", {p.wildcard(), p.wildcard()})});
    return named("conv_relu", std::move(p));
}

PlainFusionPattern keptConvolutionRelu()
{
    return named("kept", convolutionRelu().pattern, plainLeakCheck());
}

PlainFusionPattern anyRelu()
{
    PlainDpl p;
    p.call("relax.nn.relu", {p.wildcard()});
    return named("relu", std::move(p));
}

PlainFusionPattern growing()
{
    PlainDpl p;
    const std::size_t base =
        p.call("relax.nn.relu", {p.call("relax.nn.conv2d", {p.wildcard(), p.wildcard()})});
    p.either(base, p.call("relax.clip", {base}));
    return named("growing", std::move(p));
}

PlainFusionPattern concatenation()
{
    PlainDpl p;
    const std::size_t first = p.openCall("relax.nn.relu");
    p.call("relax.concat", {p.tuple({first, p.openCall("relax.nn.gelu")})});
    return named("concat", std::move(p));
}

PlainFusionPattern chosenItem()
{
    PlainDpl p;
    p.call("relax.nn.relu", {p.item(p.openCall("relax.split"))});
    return named("item", std::move(p));
}

PlainFusionPattern addedRelu()
{
    PlainDpl p;
    p.call("relax.add", {p.openCall("relax.nn.relu"), p.wildcard()});
    return named("added", std::move(p));
}

PlainFusionPattern anything()
{
    PlainDpl p;
    p.wildcard();
    return named("any", std::move(p));
}

PlainFusionPattern sumOfWildcards()
{
    PlainDpl p;
    p.call("relax.add", {p.wildcard(), p.wildcard()});
    return named("sum", std::move(p));
}

const char* const twoConvolutions = "x: f32\nw: const f32\n"
                                    "c = relax.nn.conv2d(x, w)\nr = relax.nn.relu(c)\n"
                                    "d = relax.nn.conv2d(r, w)\ns = relax.nn.relu(d)\nreturn s\n";
const char* const twoRelus = "x: f32\nw: const f32\nc = relax.nn.conv2d(x, w)\n"
                             "r = relax.nn.relu(c)\ns = relax.nn.relu(c)\nreturn r, s\n";

} // namespace

void PlainFusionTest::add(const char* name, const char* module,
                          const std::vector<Pattern>& patterns, const char* expected)
{
    std::vector<PlainFusionPattern> made;
    for (const Pattern pattern : patterns)
        made.push_back(pattern());
    QTest::newRow(name) << QString(module) << made << QString(expected);
}

void PlainFusionTest::fuses_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<std::vector<PlainFusionPattern>>("patterns");
    QTest::addColumn<QString>("expected");
    addOrders();
    addOverlaps();
    addMembers();
    addLeaks();
    addCycles();
}

void PlainFusionTest::addOrders()
{
    add("an earlier pattern takes all it can", twoConvolutions, {convolution, convolutionRelu},
        "conv: c\nconv: d\n");
    add("the larger pattern first", twoConvolutions, {convolutionRelu, convolution},
        "conv_relu: c r\nconv_relu: d s\n");
    add("a later pattern takes what is left", twoConvolutions, {convolution, anyRelu},
        "conv: c\nconv: d\nrelu: r\nrelu: s\n");
    add("a later pattern never grows an earlier group",
        "x: f32\nr = relax.nn.relu(x)\n"
        "a = relax.add(r, x)\nreturn a\n",
        {anyRelu, addedRelu}, "relu: r\n");
    add("a later pattern takes a group for anything",
        "x: f32\nr = relax.nn.relu(x)\na = relax.add(r, x)\nreturn a\n", {anyRelu, sumOfWildcards},
        "relu: r\nsum: a\n");
    add("what matches twice is fused twice", twoConvolutions, {anyRelu}, "relu: r\nrelu: s\n");
}

void PlainFusionTest::addOverlaps()
{
    add("the first complete match keeps its nodes", twoRelus, {convolutionRelu},
        "conv_relu: c r\n0 at s: overlap with r\n");
    add("a match that contains the earlier one grows",
        "x: f32\nw: const f32\nc = relax.nn.conv2d(x, w)\nr = relax.nn.relu(c)\n"
        "k = relax.clip(r)\nreturn k\n",
        {growing}, "growing: c r k\n");
    add("only one of two can grow",
        "x: f32\nw: const f32\nc = relax.nn.conv2d(x, w)\nr = relax.nn.relu(c)\n"
        "k = relax.clip(r)\nl = relax.clip(r)\nreturn k, l\n",
        {growing}, "growing: c r k\n0 at l: overlap with k\n");
    add("one node is never in the way",
        "x: f32\na = relax.nn.relu(x)\nb = relax.add(a, x)\nc = relax.add(b, a)\nreturn c\n", {[] {
            PlainDpl p;
            const std::size_t first = p.call("relax.nn.relu", {p.wildcard()});
            p.either(first, p.call("relax.add", {p.wildcard(), first}));
            return named("grows", std::move(p));
        }},
        "grows: a b\n0 at c: overlap with b\n");
    add("an item in another group",
        "x: f32\ns = relax.split(x)\ni = s[0]\nj = s[1]\n"
        "r = relax.nn.relu(i)\nt = relax.nn.relu(j)\nreturn r, t\n",
        {chosenItem}, "item: s i r\n0 at t: overlap with r\n");
}

void PlainFusionTest::addMembers()
{
    const char* const text = "x: f32\ny: f32\na = relax.nn.relu(x)\nb = relax.nn.gelu(y)\n"
                             "c = relax.concat((a, b), axis=1)\nreturn c\n";
    add("an inline tuple is fine", text, {concatenation}, "concat: a b c\n");
    add("a bound tuple stays outside and makes a cycle",
        "x: f32\ny: f32\na = relax.nn.relu(x)\nb = relax.nn.gelu(y)\nt = (a, b)\n"
        "c = relax.concat(t, axis=1)\nreturn c\n",
        {concatenation}, "0 at c: cycle a t c\n");
    add("what a wildcard matches is not taken", text, {[] {
            PlainDpl p;
            const std::size_t tuple = p.tuple({p.wildcard(), p.openCall("relax.nn.gelu")});
            p.call("relax.concat", {tuple});
            return named("one", std::move(p));
        }},
        "one: b c\n");
    add("the root is taken whatever matches it", text, {anything}, "any: a\nany: b\nany: c\n");
    add("an item is a member and no root", "x: f32\ns = relax.split(x)\ni = s[0]\nreturn i\n", {[] {
            PlainDpl p;
            p.item(p.openCall("relax.split"));
            return named("item", std::move(p));
        }},
        "");
    add("a name for a call is no root", "x: f32\nr = relax.nn.relu(x)\nn = r\nreturn n\n",
        {anyRelu}, "relu: r\n");
}

void PlainFusionTest::addLeaks()
{
    add("a result used outside is no reason", twoRelus, {convolutionRelu, anyRelu},
        "conv_relu: c r\nrelu: s\n0 at s: overlap with r\n");
    add("the usual check", twoRelus, {keptConvolutionRelu}, "0 at r: check\n0 at s: check\n");
    add("nothing leaks", twoConvolutions, {keptConvolutionRelu}, "kept: c r\nkept: d s\n");
    add("what is given out leaks",
        "x: f32\nw: const f32\nc = relax.nn.conv2d(x, w)\nr = relax.nn.relu(c)\nreturn r, c\n",
        {keptConvolutionRelu}, "0 at r: check\n");
    add("a name for it leaks",
        "x: f32\nw: const f32\nc = relax.nn.conv2d(x, w)\nr = relax.nn.relu(c)\nn = c\nreturn r\n",
        {keptConvolutionRelu}, "0 at r: check\n");
}

void PlainFusionTest::addCycles()
{
    add("over one node",
        "x: f32\nr = relax.nn.relu(x)\ng = relax.nn.gelu(r)\n"
        "a = relax.add(r, g)\nreturn a\n",
        {addedRelu}, "0 at a: cycle r g a\n");
    add("over two nodes",
        "x: f32\nr = relax.nn.relu(x)\ng = relax.nn.gelu(r)\n"
        "h = relax.nn.gelu(g)\na = relax.add(h, r)\nreturn a\n",
        {addedRelu}, "0 at a: cycle r g h a\n");
    add("over a group",
        "x: f32\ny: f32\nr = relax.nn.relu(x)\ns = relax.nn.relu(y)\n"
        "a = relax.add(s, r)\nb = relax.add(r, x)\nreturn a, b\n",
        {addedRelu}, "added: s a\nadded: r b\n");
    add("over a group, from one member to another",
        "x: f32\ny: f32\nr = relax.nn.relu(x)\ns = relax.nn.relu(y)\n"
        "g = relax.nn.gelu(r)\na = relax.add(s, g)\nh = relax.nn.gelu(s)\n"
        "b = relax.add(r, h)\nreturn a, b\n",
        {addedRelu}, "added: s a\n0 at b: cycle r g a s h b\n");
    add("over a group of an earlier pattern",
        "x: f32\ny: f32\nc = relax.nn.conv2d(x, x)\nr = relax.nn.relu(y)\n"
        "g = relax.nn.gelu(r)\ns = relax.add(g, c)\nh = relax.nn.gelu(c)\n"
        "b = relax.add(r, h)\nreturn s, b\n",
        {[] {
             PlainDpl p;
             p.call("relax.add", {p.wildcard(), p.openCall("relax.nn.conv2d")});
             return named("first", std::move(p));
         },
         addedRelu},
        "first: c s\n1 at b: cycle r g s c h b\n");
    add("through a name, which is never a member",
        "x: f32\nr = relax.nn.relu(x)\nn = r\na = relax.add(n, x)\nreturn a\n", {addedRelu},
        "0 at a: cycle r n a\n");
    add("through a cast",
        "x: f32\nr = relax.nn.relu(x)\nm = match_cast(r)\n"
        "a = relax.add(r, m)\nreturn a\n",
        {addedRelu}, "0 at a: cycle r m a\n");
}

void PlainFusionTest::fuses()
{
    QFETCH(QString, module);
    QFETCH(std::vector<PlainFusionPattern>, patterns);
    QFETCH(QString, expected);

    const auto read = plainModule(module.toStdString());
    QVERIFY(read);

    QCOMPARE(QString::fromStdString(plainFusion(*read, patterns).text(*read)), expected);
}

void PlainFusionTest::tellsChecksWhatMatched()
{
    const auto read = plainModule("x: f32\nr = relax.nn.relu(x)\nn = r\na = relax.add(r, x)\n"
                                  "b = relax.nn.gelu(n)\nreturn a, b\n");
    PlainDpl p;
    const std::size_t relu = p.openCall("relax.nn.relu");
    const std::size_t other = p.wildcard();
    const std::size_t missing = p.openCall("relax.nn.gelu");
    p.call("relax.add", {p.either(relu, missing), other});
    p.labels = {{"relu", relu}, {"other", other}, {"missing", missing}};
    const auto at = [&](const char* name) { return *read->find(name); };
    const auto valueOf = [&](const char* name) { return *read->expressions[at(name)].value; };
    int calls = 0;
    const PlainDplCheck check{
        .name = "sees", .definition = {}, .holds = [&](const PlainCheckContext& context) {
            ++calls;
            return context.matched == valueOf("a") && context.annotated.size() == 2
                && context.annotated.at("relu") == valueOf("r")
                && context.annotated.at("other") == at("x")
                && context.matchedBindings
                == std::map<std::size_t, std::size_t>{{at("r"), valueOf("r")},
                                                      {at("a"), valueOf("a")}}
            && context.usages(at("r")) == std::vector{at("n"), at("a")}
            && context.boundVariable(valueOf("r")) == at("r")
                && !context.boundVariable(valueOf("b"));
        }};

    const PlainFusion fusion = plainFusion(*read, {named("sees", p, check)});

    QCOMPARE(calls, 1);
    QCOMPARE(QString::fromStdString(fusion.text(*read)), QString("sees: r a\n"));
}

void PlainFusionTest::writesARulesFile()
{
    PlainFusionPattern labelled = convolution();
    labelled.pattern.labels.emplace_back("root", labelled.pattern.root);

    const QString file = QString::fromStdString(
        plainRulesFile({labelled, keptConvolutionRelu(), keptConvolutionRelu()}));

    QVERIFY(file.endsWith("FuseOpsByPattern([\n"
                          "    FusionPattern(\"conv\", pattern_1, {\"root\": pattern_1_3}, None),\n"
                          "    FusionPattern(\"kept\", pattern_2, {}, keeps_to_itself),\n"
                          "    FusionPattern(\"kept\", pattern_3, {}, keeps_to_itself),\n"
                          "])\n"));
    QCOMPARE(file.count("def keeps_to_itself"), 1);
    QVERIFY(file.contains("\npattern_1_3 = is_op(\"relax.nn.conv2d\")(wildcard(), wildcard())\n"
                          "pattern_1 = pattern_1_3\n"));
}

FUSEWRIGHT_TEST(PlainFusionTest)
#include "tst_plain_fusion.moc"
