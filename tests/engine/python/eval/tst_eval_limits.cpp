// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/python/eval/evaluation_kit.h"

#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;
using test::Evaluated;

class EvalLimitsTest : public QObject {
    Q_OBJECT

private slots:
    void endsWhateverIsWritten_data();
    void endsWhateverIsWritten();
    void walksLongChains();
    void runsOnAfterAStatementThatFails();
    void givesBackWhatACallMade();
};

void EvalLimitsTest::endsWhateverIsWritten_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("starts");
    const auto add = [](const char* source, const char* starts) {
        QTest::newRow(source) << QString(source) << QString(starts);
    };
    add("while True: pass", "budget: This takes more than");
    add("def f(): return f()\nx = 1\nf()", "budget: Calls are nested too deep");
    add("f = lambda x: f(x + 1)\nf(0)", "budget: Calls are nested too deep");
    add("class A:\n  def __getattr__(self, n): return getattr(self, n + 'x')\nA().y",
        "budget: Calls are nested too deep");
    add("class A:\n  def __repr__(self): return repr(self)\nrepr(A())",
        "budget: Calls are nested too deep");
    add("class A:\n  def __eq__(self, o): return self == o\nA() == 1",
        "budget: Calls are nested too deep");
    add("[0] * 10**9", "budget: The values get too large here");
    add("'a' * 10**12", "budget: The values get too large here");
    add("(0,) * (2**62) * 4", "budget: The values get too large here");
    add("x = 'a'\nwhile True: x += x", "budget: The values get too large here");
    add("x = []\nfor i in x if x else [0]: x.append(i)\nfor i in x: x.append(i)", "budget:");
    add("x = [0]\nx += x\nx.extend(x)\nfor i in range(60): x = [x, x]\nrepr(x)", "budget:");
    add("x = y = 0\nfor i in range(60):\n  x = (x, x); y = (y, y)\nx == y", "budget:");
    add("x = 0\nfor i in range(60): x = (x, x)\n{x: 1}", "");
    add("x = []\nfor i in range(5000): x = [x]\nrepr(x)",
        "RecursionError: maximum recursion depth exceeded");
    add("x = []\ny = []\nfor i in range(5000):\n  x = [x]; y = [y]\nx == y", "budget:");
    add("x = ()\nfor i in range(5000): x = (x,)\nhash(x)", "");
    add("x = frozenset()\ny = frozenset()\nfor i in range(5000):\n"
        "  x = frozenset([x]); y = frozenset([y])\nx == y",
        "");
    add("list(range(10**9))", "budget:");
    add("sum(range(10**18))", "budget:");
    add("x = map(str, [])\nfor i in range(5000): x = map(str, x)\nlist(x)", "budget:");
    add("import itertools\nlist(itertools.count())", "budget:");
    add("import itertools\nlist(itertools.product(range(100), repeat=9))", "budget:");
    add("import itertools\nlist(itertools.combinations(range(60), 30))", "budget:");
    add("f'{1:99999999999999}'", "ValueError: Invalid format specifier");
    add("'{:>{}}'.format(1, 10**18)", "ValueError: Invalid format specifier");
    add("'a'.ljust(10**12)", "budget:");
    add("'%99999999999d' % 1", "ValueError: Invalid format specifier");
    add("range(-9223372036854775808, 9223372036854775807)[5]", "");
    add("len(range(-9223372036854775808, 9223372036854775807, 3))", "");
    add("[1][-9223372036854775808]", "IndexError");
    add("[1, 2][::-9223372036854775808]", "");
    add("[1, 2, 3][2**62:-2**62:-1]", "");
    add("x = [1]\nx.append(x)\nx == [1, x]\nx < x", "");
    add("x = [1]\nx.append(x)\ny = [1]\ny.append(y)\nx == y", "budget:");
    add("class A(A): pass", "NameError: name 'A' is not defined @1");
    add("class A: pass\nclass B(A, A): pass", "TypeError: Cannot create");
    add("try:\n  1/0\nexcept undefined:\n  pass", "NameError");
    add("try:\n  1/0\nexcept ZeroDivisionError as e:\n  raise e.nope", "AttributeError");
    add("x = -9223372036854775808 // -1\ny = -9223372036854775808 % -1\nz = "
        "abs(-9223372036854775808)\nw = -(-9223372036854775808)",
        "");
    add("del x, y", "NameError");
    add("a.b.c.d = 1", "NameError");
    add("else:\n  pass", "unknown: `else` belongs to no statement.");
    add("with open('a') as f:\n  pass", "unknown: `with` is not evaluated.");
    add("x = {}\nx[x] = 1", "TypeError: unhashable type: 'dict'");
    add("super()", "RuntimeError: super(): no arguments");
    add("return 5", "");
    add("yield 5", "");
    add("assert", "");
    add("assert +\n", "unknown: This statement cannot be read");
    add("f'{'", "SyntaxError");
    add("f'{}'", "SyntaxError");
    add("f'{a!}'", "NameError");
    add("f'{1:{1:{1}}}'", "");
    add("lambda: (yield)", "");
    add("def f(*): pass\nf()", "");
    add("def f(a, a): return a\nf(1, 2)", "");
    add("print(*5)", "TypeError");
    add("print(**5)", "TypeError");
    add("[*1]", "TypeError");
    add("{**1}", "TypeError");
    add("(x for x in 5)", "TypeError");
    add("def f():\n  x = [f() for _ in range(3)]\nf()", "budget:");
    add("class A:\n  def __len__(self): return A()\nbool(A())", "TypeError");
    add("class A:\n  def __iter__(self): return self\nlist(A())", "AttributeError");
    add("class A:\n  def __iter__(self): return self\n  def __next__(self): return 1\nlist(A())",
        "budget:");
    add("x = [3, 1, 2]\nx.sort(key=lambda i: x.append(i) or i)", "");
    add("class A:\n  def __lt__(self, o): return True\nsorted([A() for i in range(100)])", "");
    add("def f(x=f): pass", "NameError");
    add("global x\nx = 1", "");
    add("int('9' * 100)", "");
    add("round(1e300)", "");
    add("s = 'a' * 10**7\nwhile True: 'b' in s", "budget:");
    add("s = 'a' * 10**6\nwhile True: s.count('b')", "budget:");
    add("s = 'a' * 10**6\nwhile True: s == s", "budget:");
    add("x = [0] * 10**6\nwhile True: x.reverse()", "budget:");
    add("x = [0] * 10**6\nwhile True: x.insert(0, x.pop())", "budget:");
    add("x = 0\nfor i in range(60): x = (x, x)\nwhile True: {x: 1}", "budget:");
    add("x = [0] * 10**6\ndel x[::1]\nlen(x)", "");
    add("d = {}\nfor i in range(10**5):\n  d[i] = 1\n  del d[i]\nwhile True: list(d)", "budget:");
    add("c = object\nfor i in range(10**5): c = type('C', (c,), {})", "TypeError: a class derives");
    add("def f():\n  try: f()\n  except ValueError: pass\n  finally: f()\nf()", "budget:");
    add("class A: pass\nwhile True: A()", "budget:");
    add("while True: ''.join", "budget:");
    add("'a'.ljust(2**62)", "budget:");
    add("'a'.ljust(10**6, 'b' * 10**6)", "TypeError: The fill character must be exactly one");
    add("s = 'a' * 10**6\ns.find('a' * 5 * 10**5 + 'b')", "budget:");
    add("s = 'a' * 10**6\n'a' * 5 * 10**5 + 'b' in s", "budget:");
    add("s = 'a' * 10**6\ns.strip('b' * 10**6 + 'a')", "budget:");
    add("s = 'a' * 10**6\nm = (s + 'b',) * 10**5\nwhile True: s.startswith(m)", "budget:");
    add("round(5, -9223372036854775807)\nround(9223372036854775807, -3)", "");
    add("range(9223372036854775807)[::2][::3][5:9223372036854775807:1000000000]", "");
    add("'%d' % 1e300", "");
    add("eval('1')", "");
    add("__import__('os').system('x')", "");
}

void EvalLimitsTest::endsWhateverIsWritten()
{
    QFETCH(QString, source);
    QFETCH(QString, starts);

    const Evaluated run(source.toStdString());

    const QString error = QString::fromStdString(run.firstError());
    QVERIFY2(starts.isEmpty() ? error.isEmpty() : error.startsWith(starts), qPrintable(error));
}

void EvalLimitsTest::walksLongChains()
{
    std::string sum = "x = 0";
    std::string calls = "y = ''";
    std::string comparisons = "z = 0";
    std::string branches = "w = 0\nif w == 1: pass\n";
    for (int at = 0; at < 20'000; ++at) {
        sum += " + 1";
        calls += ".strip()";
        comparisons += " <= 0";
    }
    for (int at = 0; at < 2'000; ++at)
        branches += "elif w == 2: pass\n";

    Evaluated run(sum + '\n' + calls + '\n' + comparisons + '\n' + branches);

    QCOMPARE(run.firstError(), std::string());
    QCOMPARE(run.shown("x"), std::string("20000"));
    QCOMPARE(run.shown("y"), std::string("''"));
    QCOMPARE(run.shown("z"), std::string("True"));
}

void EvalLimitsTest::runsOnAfterAStatementThatFails()
{
    Evaluated run("a = 1\n"
                  "b = 1 / 0\n"
                  "c = [b, a]\n"
                  "d = b + 1\n");

    QCOMPARE(run.evaluator.errors().size(), std::size_t(1));
    QCOMPARE(run.firstError(), std::string("ZeroDivisionError: division by zero @2"));
    QCOMPARE(run.shown("c"), std::string("[<unknown>, 1]"));
    QCOMPARE(run.shown("d"), std::string("unknown: division by zero It is an operand of `+`."));
}

void EvalLimitsTest::givesBackWhatACallMade()
{
    Evaluated run("kept = []\n"
                  "def f(n): return [str(i) for i in range(n)][-1] == '9'\n"
                  "def g(n): kept.append(n)\n");
    PythonHeap& heap = run.evaluator.runtime().heap();
    const std::size_t before = heap.count();

    heap.mark();
    QVERIFY(run.call("f", {PythonValue::integer(10)}).value.asBoolean());
    const bool isFreed = heap.release();
    heap.mark();
    static_cast<void>(run.call("g", {PythonValue::integer(1)}));
    const bool isFreedToo = heap.release();

    QVERIFY(isFreed);
    QVERIFY(heap.count() >= before);
    QVERIFY(!isFreedToo);
    QCOMPARE(run.shown("kept"), std::string("[1]"));
}

FUSEWRIGHT_TEST(EvalLimitsTest)

#include "tst_eval_limits.moc"
