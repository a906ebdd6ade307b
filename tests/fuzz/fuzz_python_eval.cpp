// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// The bytes choose pieces of programs that are mostly right Python, nested as blocks and
// expressions are; now and then a piece of text is cut out or put in. Whatever comes of it must end
// within its limits, with places that are in the text.

#include "engine/python/eval/python_decisions.h"
#include "engine/python/eval/python_evaluator.h"
#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include "tests/engine/match/random_source.h"

#include <cstdlib>
#include <string>
#include <vector>

using namespace fusewright;
using test::RandomSource;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

class PythonWriter {
public:
    explicit PythonWriter(RandomSource& random) : m_random(random) { }

    std::string program();

private:
    std::string word(const std::vector<std::string>& words) { return m_random.oneOf(words); }
    std::string name() { return word({"a", "b", "c", "f", "g", "A", "x", "self", "os", "len"}); }
    std::string expression(int depth);
    std::string display(int depth);
    std::string call(int depth);
    std::string target(int depth);
    std::string parameters();
    std::string simple(int depth);
    void block(std::string& text, const std::string& indent, int depth);
    void statement(std::string& text, const std::string& indent, int depth);

    RandomSource& m_random;
};

std::string PythonWriter::display(int depth)
{
    const std::string one = expression(depth);
    const std::string two = expression(depth);
    switch (m_random.below(8)) {
    case 0:
        return '[' + one + ", *" + two + ']';
    case 1:
        return '(' + one + ", " + two + ')';
    case 2:
        return '{' + one + ": " + two + '}';
    case 3:
        return '{' + one + ", " + two + '}';
    case 4:
        return '[' + one + " for " + name() + " in " + two + " if " + expression(depth) + ']';
    case 5:
        return '{' + one + ": " + one + " for " + name() + ", b in " + two + '}';
    case 6:
        return "f'{" + name() + "!r:>{" + name() + "}} {" + name() + "=}'";
    default:
        return '(' + one + " for a in " + two + ')';
    }
}

std::string PythonWriter::call(int depth)
{
    static const std::vector<std::string> functions{
        "len",     "range",     "sorted", "zip",      "map",    "sum",   "max",       "list",
        "dict",    "set",       "str",    "int",      "iter",   "next",  "enumerate", "isinstance",
        "getattr", "type",      "repr",   "reversed", "any",    "super", "partial",   "reduce",
        "product", "frozenset", "round",  "divmod",   "setattr"};
    static const std::vector<std::string> methods{
        "append",     "pop",    "sort",    "get",   "items",  "update", "split",
        "join",       "format", "replace", "add",   "insert", "extend", "keys",
        "setdefault", "index",  "strip",   "union", "center"};
    std::string text = m_random.chance(50)
        ? word(functions)
        : expression(depth) + '.' + (m_random.chance(80) ? word(methods) : name());
    text += '(';
    for (std::size_t at = m_random.below(4); at > 0; --at)
        text += word({"", "", "", "*", "**", "key=", "b="}) + expression(depth) + ", ";
    return text + ')';
}

std::string PythonWriter::expression(int depth)
{
    if (depth <= 0 || m_random.chance(15))
        return word({"0", "1", "2", "-1", "9223372036854775807", "1.5", "1e308", "''", "'ab%s{}'",
                     "None", "True", "...", "[]", "{}", "()", "10**6"});
    switch (m_random.below(12)) {
    case 0:
    case 1:
        return name();
    case 2:
        return '(' + expression(depth - 1)
            + word({" + ", " - ", " * ", " / ", " // ", " % ", " ** ", " << ", " | ", " & ", " @ "})
            + expression(depth - 1) + ')';
    case 3:
        return expression(depth - 1)
            + word({" < ", " == ", " in ", " is ", " not in ", " != ", " and ", " or ", " >= "})
            + expression(depth - 1);
    case 4:
    case 5:
        return call(depth - 1);
    case 6:
    case 7:
        return display(depth - 1);
    case 8:
        return name() + '[' + expression(depth - 1) + word({"", ":", "::-1"}) + ']';
    case 9:
        return "(lambda " + parameters() + ": " + expression(depth - 1) + ')';
    case 10:
        return '(' + expression(depth - 1) + " if " + expression(depth - 1) + " else "
            + expression(depth - 1) + ')';
    default:
        return word({"not ", "-", "~", "(a := 1) + "}) + expression(depth - 1);
    }
}

std::string PythonWriter::target(int depth)
{
    return word({"a", "b", "c", "a, *b", "(a, b), c", "x.a", "self.b"})
        + (m_random.chance(20) ? ", a[" + expression(depth) + ']' : "");
}

std::string PythonWriter::parameters()
{
    return word({"", "a", "a, b=1", "*a", "a, *, b", "a, /, b", "**c", "a, *b, c=2, **x", "self"});
}

std::string PythonWriter::simple(int depth)
{
    switch (m_random.below(12)) {
    case 0:
        return "return " + expression(depth);
    case 1:
        return "raise " + word({"ValueError(", "KeyError(", "E(", "StopIteration("})
            + expression(depth) + ')';
    case 2:
        return "assert " + expression(depth) + ", " + expression(depth);
    case 3:
        return word({"break", "continue", "pass", "raise", "global a", "nonlocal b"});
    case 4:
        return "del " + name();
    case 5:
        return name() + word({" += ", " *= ", " |= ", " //= "}) + expression(depth);
    case 6:
        return "yield " + expression(depth);
    case 7:
        return word({"import os", "from functools import *", "from itertools import *",
                     "import math as a", "from nowhere import b", "from operator import add as f"});
    case 8:
        return name() + ": int = " + expression(depth);
    default:
        return target(depth) + " = " + expression(depth);
    }
}

void PythonWriter::block(std::string& text, const std::string& indent, int depth)
{
    for (std::size_t at = m_random.below(3) + 1; at > 0; --at)
        statement(text, indent + "  ", depth - 1);
}

void PythonWriter::statement(std::string& text, const std::string& indent, int depth)
{
    const std::size_t what = depth > 0 ? m_random.below(12) : 0;
    if (what < 5) {
        text += indent + simple(3) + '\n';
        return;
    }
    switch (what) {
    case 5:
        text += indent + "for " + target(1) + " in " + expression(3) + ":\n";
        break;
    case 6:
        text += indent + "while " + expression(3) + ":\n";
        break;
    case 7:
        text += indent + "try:\n";
        block(text, indent, depth);
        text += indent
            + word({"except:\n", "except Exception as e:\n", "finally:\n",
                    "except (KeyError, a):\n"});
        break;
    case 8:
        text += indent
            + word({"class A:\n", "class E(Exception):\n", "class A(A):\n", "class x(A, E):\n"});
        break;
    case 9:
        text += indent + "if " + expression(3) + ":\n";
        block(text, indent, depth);
        text += indent + "else:\n";
        break;
    default:
        text += indent + word({"", "@property\n" + indent, "@staticmethod\n" + indent}) + "def "
            + word({"f", "g", "__init__", "__eq__", "__repr__", "__iter__", "__call__"}) + '('
            + parameters() + "):\n";
        break;
    }
    block(text, indent, depth);
}

std::string PythonWriter::program()
{
    std::string text = "from functools import partial, reduce\nfrom itertools import product\n";
    for (std::size_t at = m_random.below(10) + 1; at > 0; --at)
        statement(text, "", 3);
    for (std::size_t at = m_random.below(4); at > 0; --at) {
        const std::size_t place = m_random.below(text.size());
        if (m_random.chance(50))
            text.erase(place, m_random.below(4));
        else
            text.insert(place,
                        word({"(", ")", ":", "'", "\n", "  ", "{", "}", "\\", "\xff", "f'"}));
    }
    return text;
}

void checkPlace(const PythonPlace& place)
{
    require(!place.source || place.bytes.end <= place.source->text().size());
    static_cast<void>(place.text());
    static_cast<void>(place.written());
}

void checkError(const PythonError& error)
{
    require(error.stop != PythonStop::None);
    checkPlace(error.place);
    for (const PythonPlace& place : error.traceback)
        checkPlace(place);
}

void run(std::string text)
{
    PythonHost host;
    const PythonLimits limits{.steps = 20'000, .calls = 60, .levels = 400, .size = 200'000};
    PythonEvaluator evaluator(host, limits);
    evaluator.runtime().keepsNeighbours = true;
    Diagnostics findings;
    const PythonModule* const module = evaluator.runModule("a.py", std::move(text), findings);
    for (const PythonError& error : evaluator.errors())
        checkError(error);
    if (!module)
        return;
    for (const PythonNames::Entry& entry : std::vector(module->scope->names.entries())) {
        for (const PythonUnknownStep& step : pythonOrigin(entry.value))
            checkPlace(step.place);
        PythonDecisionLog log;
        const PythonOutcome outcome = evaluator.callListening(entry.value, {}, log);
        if (!outcome.hasValue())
            checkError(outcome.error);
        if (log.last())
            checkPlace(log.last()->place);
        static_cast<void>(evaluator.runtime().repr(entry.value));
        evaluator.runtime().goOn();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size > 0 && data[0] % 8 == 0) {
        run(std::string(reinterpret_cast<const char*>(data + 1), size - 1));
        return 0;
    }
    RandomSource random(std::span(data, size));
    run(PythonWriter(random).program());
    return 0;
}
