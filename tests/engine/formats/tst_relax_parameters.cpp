// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/dataflow_blocks.h"

#include "tests/engine/kit/read_text.h"
#include "tests/kit/test_program.h"

#include <QTest>

#include <string>

using namespace fusewright;
using namespace fusewright::test;

class RelaxParametersTest : public QObject {
    Q_OBJECT

private slots:
    void tellsWhatIsWrittenAsAParameter();
    void looksThroughWhatIsGivenOn();
    void namesTheItemsOfATuple();
};

namespace {

/// A function `f` of `a` and `b` with these lines, and `main` of `x` with those.
std::string moduleOf(const std::string& inner, const std::string& outer)
{
    return "@I.ir_module\nclass Module:\n"
           "    @R.function(private=True)\n    def f(a, b):\n"
        + inner
        + "    @R.function\n    def main(x: R.Tensor((2,), \"float32\"), "
          "y: R.Tensor((2,), \"float32\")):\n        cls = Module\n"
        + outer;
}

std::string parameterOf(const Graph& graph, const std::string& node, std::uint32_t operand)
{
    return std::string(dataflow::parameterAt(graph, {*graph.findNode(node), operand}));
}

} // namespace

/// Also by an alias, and where one value is two parameters.
void RelaxParametersTest::tellsWhatIsWrittenAsAParameter()
{
    std::string calls;
    for (int at = 0; at < 12; ++at)
        calls += "        y" + std::to_string(at) + " = cls.f(x, x)\n";

    const Reading reading =
        readBytes(moduleOf("        c = a\n        lv = R.add(a, b)\n        gv = R.add(c, lv)\n"
                           "        return gv\n",
                           calls + "        z = R.add(y0, x)\n        return z\n"),
                  "a.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    for (int at = 0; at < 12; ++at) {
        const std::string path = at == 0 ? "f/" : "f_" + std::to_string(at) + '/';
        QCOMPARE(parameterOf(graph, path + "lv", 0), std::string("a"));
        QCOMPARE(parameterOf(graph, path + "lv", 1), std::string("b"));
        QCOMPARE(parameterOf(graph, path + "gv", 0), std::string("a"));
        QCOMPARE(parameterOf(graph, path + "gv", 1), std::string());
    }
    QCOMPARE(parameterOf(graph, "z", 0) + parameterOf(graph, "z", 1), std::string());
}

/// A name for a parameter is looked through, as TVM looks through all names.
void RelaxParametersTest::looksThroughWhatIsGivenOn()
{
    const Reading reading = readBytes(
        "@I.ir_module\nclass Module:\n"
        "    @R.function(private=True)\n    def g(k):\n        j = R.exp(k)\n        return j\n"
        "    @R.function(private=True)\n    def f(a):\n        c = a\n"
        "        d = Module.g(c)\n        e = R.add(d, a)\n        return e\n"
        "    @R.function\n    def main(x: R.Tensor((2,), \"float32\")):\n"
        "        y = Module.f(x)\n        return y\n",
        "a.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    QCOMPARE(parameterOf(graph, "f/g/j", 0), std::string("k"));
    QCOMPARE(parameterOf(graph, "f/e", 0), std::string());
    QCOMPARE(parameterOf(graph, "f/e", 1), std::string("a"));
}

void RelaxParametersTest::namesTheItemsOfATuple()
{
    const Reading reading =
        readBytes(moduleOf("        c = R.concat(a)\n        d = R.add(c, b)\n        return d\n",
                           "        t = (x, (y, x))\n        z = cls.f(t, y)\n        return z\n"),
                  "a.py");

    QVERIFY2(reading.model, reading.firstMessage().c_str());
    const Graph& graph = reading.graph();
    QCOMPARE(parameterOf(graph, "f/c", 0), std::string("a[0]"));
    QCOMPARE(parameterOf(graph, "f/c", 1), std::string("a[1][0]"));
    QCOMPARE(parameterOf(graph, "f/c", 2), std::string("a[1][1]"));
    QCOMPARE(parameterOf(graph, "f/d", 1), std::string("b"));
}

FUSEWRIGHT_TEST(RelaxParametersTest)
#include "tst_relax_parameters.moc"
