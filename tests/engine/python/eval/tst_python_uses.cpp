// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_uses.h"

#include "engine/python/eval/python_program.h"
#include "engine/python/python_parser.h"
#include "engine/support/diagnostic.h"
#include "tests/kit/test_program.h"

#include <QTest>

using namespace fusewright;

namespace {

/// The name at the sign `|`, which is taken out, as the text with `<>` around every place and `{}`
/// around the definition.
QString told(std::string text)
{
    const std::size_t at = text.find('|');
    text.erase(at, 1);
    const SourceText source("a.py", text);
    Diagnostics ignored;
    const PythonProgram program(source, parsePython(source, ignored));
    const auto uses = pythonNameAt(program, at);
    if (!uses)
        return QStringLiteral("nothing");
    std::string marked;
    std::size_t done = 0;
    for (const ByteRange& place : uses->places) {
        const bool isDefinition = place == uses->definition;
        marked += text.substr(done, place.begin - done) + (isDefinition ? '{' : '<')
            + text.substr(place.begin, place.size()) + (isDefinition ? '}' : '>');
        done = place.end;
    }
    return QString::fromStdString(marked + text.substr(done));
}

} // namespace

/// Which places mean the same name.
class PythonUsesTest : public QObject {
    Q_OBJECT

private slots:
    void placesAreThoseOfTheScope_data();
    void placesAreThoseOfTheScope();
    void whatItIsIsTold();
    void anyTextIsAsked();
};

void PythonUsesTest::placesAreThoseOfTheScope_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << QString::fromUtf8(expected);
    };
    row("a parameter", "def f(x, y):\n    return x|.mul(y, x=x)\n",
        "def f({x}, y):\n    return <x>.mul(y, x=<x>)\n");
    row("a local", "def f(x):\n    a = x\n    a| = a + 1\n    return a\n",
        "def f(x):\n    {a} = x\n    <a> = <a> + 1\n    return <a>\n");
    row("of another function", "def f(x):\n    return |x\ndef g(x):\n    return x\n",
        "def f({x}):\n    return <x>\ndef g(x):\n    return x\n");
    row("of the file", "a = 1\ndef f():\n    return |a\ndef g(a):\n    return a\n",
        "{a} = 1\ndef f():\n    return <a>\ndef g(a):\n    return a\n");
    row("a function", "def g():\n    return f(1)\ndef |f(x):\n    return f\n",
        "def g():\n    return <f>(1)\ndef {f}(x):\n    return <f>\n");
    row("a keyword of a function", "def f(x, y=1):\n    return y\nf(1, |y=2)\ng(y=2)\n",
        "def f(x, {y}=1):\n    return <y>\nf(1, <y>=2)\ng(y=2)\n");
    row("a default is outside", "x = 1\ndef f(x=|x):\n    return x\n",
        "{x} = 1\ndef f(x=<x>):\n    return x\n");
    row("behind stars", "def f(*|xs, **ks):\n    return xs, ks\n",
        "def f(*{xs}, **ks):\n    return <xs>, ks\n");
    row("a name of a class",
        "class C:\n    a = 1\n    b = |a\n    def f(self):\n        return a\n",
        "class C:\n    {a} = 1\n    b = <a>\n    def f(self):\n        return a\n");
    row("a class", "class |C(B):\n    pass\nx = C()\n", "class {C}(B):\n    pass\nx = <C>()\n");
    row("with a decorator", "def d(f):\n    return f\n@|d\ndef g():\n    pass\n",
        "def {d}(f):\n    return f\n@<d>\ndef g():\n    pass\n");
    row("targets", "def f(p):\n    a, (b, *c) = p\n    for |b in p:\n        pass\n    return b\n",
        "def f(p):\n    a, ({b}, *c) = p\n    for <b> in p:\n        pass\n    return <b>\n");
    row("a comprehension", "def f(p, a):\n    return [|a for a in p], a\n",
        "def f(p, a):\n    return [<a> for {a} in p], a\n");
    row("a lambda", "f = lambda x: |x + 1\nx = 2\n", "f = lambda {x}: <x> + 1\nx = 2\n");
    row("global", "a = 1\ndef f():\n    global a\n    |a = 2\n",
        "{a} = 1\ndef f():\n    global <a>\n    <a> = 2\n");
    row("an import", "import torch.nn as nn\nnn|.relu\n", "import torch.nn as {nn}\n<nn>.relu\n");
    row("an attribute is none", "a = 1\nb.|a\n", "nothing");
    row("a name of nobody", "|print(1)\n", "nothing");
    row("between names", "a = | 1\n", "nothing");
}

void PythonUsesTest::placesAreThoseOfTheScope()
{
    QFETCH(std::string, text);
    QTEST(told(text), "expected");
}

void PythonUsesTest::whatItIsIsTold()
{
    const SourceText source("a.py",
                            "from m import a, b as c\nclass C:\n    d = 1\ndef f(x):\n"
                            "    y = x\n    return y\n");
    Diagnostics ignored;
    const PythonProgram program(source, parsePython(source, ignored));
    QVERIFY(pythonNameAt(program, 14)->isImported);
    QVERIFY(!pythonNameAt(program, 22)->isImported);
    QCOMPARE(pythonNameAt(program, 38)->owner, PythonNameUses::Owner::Class);
    const auto parameter = pythonNameAt(program, source.text().find("x)"));
    QVERIFY(parameter->isParameter);
    QCOMPARE(parameter->owner, PythonNameUses::Owner::Function);
    QCOMPARE(parameter->taken, (std::vector<std::string>{"y", "y"}));
}

void PythonUsesTest::anyTextIsAsked()
{
    const std::string text = "def f(x:\n  class\n import a as\n@\nfor x in: [y for] = lambda x";
    const SourceText source("a.py", text);
    Diagnostics ignored;
    const PythonProgram program(source, parsePython(source, ignored));
    for (std::size_t at = 0; at <= text.size() + 2; ++at) {
        const auto uses = pythonNameAt(program, at);
        QVERIFY(!uses || uses->definition.end <= text.size());
    }
}

FUSEWRIGHT_TEST(PythonUsesTest)
#include "tst_python_uses.moc"
