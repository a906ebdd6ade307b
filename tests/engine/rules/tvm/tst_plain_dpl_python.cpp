// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rules/tvm/plain_dpl.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using namespace fusewright::test;

/// A pattern as Python builds it.
class PlainDplPythonTest : public QObject {
    Q_OBJECT

private slots:
    void writesPython_data();
    void writesPython();

private:
    using Maker = void (*)(PlainDpl&);

    static void addCalls();
    static void addOthers();
    static void add(const char* name, Maker make, const char* python);
};

void PlainDplPythonTest::add(const char* name, Maker make, const char* python)
{
    PlainDpl pattern;
    make(pattern);
    QTest::newRow(name) << pattern << QString(python);
}

void PlainDplPythonTest::writesPython_data()
{
    QTest::addColumn<PlainDpl>("pattern");
    QTest::addColumn<QString>("python");
    addCalls();
    addOthers();
}

void PlainDplPythonTest::addCalls()
{
    add(
        "a call",
        [](PlainDpl& p) {
            p.call("relax.add", {p.wildcard(), p.constant()});
        },
        "pattern_1 = is_op(\"relax.add\")(wildcard(), is_const())\n");
    add(
        "a shared object",
        [](PlainDpl& p) {
            const std::size_t w = p.wildcard();
            p.call("relax.add", {w, w});
        },
        "pattern_1_0 = wildcard()\npattern_1 = is_op(\"relax.add\")(pattern_1_0, pattern_1_0)\n");
    add(
        "open calls", [](PlainDpl& p) { p.openCall("relax.add", {p.openCall("relax.nn.relu")}); },
        "pattern_1 = is_op(\"relax.add\")(is_op(\"relax.nn.relu\")(varg_default_wildcard=True), "
        "varg_default_wildcard=True)\n");
}

void PlainDplPythonTest::addOthers()
{
    add(
        "tuples and items",
        [](PlainDpl& p) {
            p.item(p.tuple({p.unorderedTuple({p.variable("x")}), p.item(p.dataflowVariable(), 1)}));
        },
        "pattern_1 = is_tuple_get_item(is_tuple([is_tuple([is_var(\"x\")], unordered=True), "
        "is_tuple_get_item(is_dfv(), 1)]))\n");
    add(
        "choices and constraints",
        [](PlainDpl& p) {
            const std::size_t not_ = p.no(p.hasShape(p.wildcard(), {2, 3}));
            p.both(p.hasDType(p.either(p.wildcard(), p.variable()), DataType::F16),
                   p.hasAttribute(not_, "axis", std::int64_t(1)));
        },
        "pattern_1 = ((wildcard() | is_var()).has_dtype(\"float16\") & "
        "(~wildcard().has_shape([2, 3])).has_attr({\"axis\": 1}))\n");
    add(
        "values of attributes",
        [](PlainDpl& p) {
            PlainDplNode node{.sort = PlainDplNode::Sort::HasAttributes, .parts = {p.wildcard()}};
            node.attributes = {{"a", true},
                               {"b", 2.0},
                               {"c", std::string("NCHW")},
                               {"d", std::vector<std::int64_t>{1, 2}}};
            p.add(node);
        },
        "pattern_1 = wildcard().has_attr({\"a\": True, \"b\": 2.0, \"c\": \"NCHW\", "
        "\"d\": [1, 2]})\n");
    add(
        "a label", [](PlainDpl& p) { p.labels.emplace_back("root", p.openCall("relax.add")); },
        "pattern_1_1 = is_op(\"relax.add\")(varg_default_wildcard=True)\n"
        "pattern_1 = pattern_1_1\n");
    add(
        "what is not reached",
        [](PlainDpl& p) {
            p.constant();
            p.wildcard();
        },
        "pattern_1 = wildcard()\n");
}

void PlainDplPythonTest::writesPython()
{
    QFETCH(PlainDpl, pattern);
    QFETCH(QString, python);

    QCOMPARE(QString::fromStdString(pattern.python()), python);
}

FUSEWRIGHT_TEST(PlainDplPythonTest)
#include "tst_plain_dpl_python.moc"
