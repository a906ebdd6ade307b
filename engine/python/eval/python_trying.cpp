// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_interpreter.h"
#include "engine/python/eval/python_library.h"

namespace fusewright {

// NOLINTBEGIN(misc-no-recursion): as deep as statements are nested, which the parser limits.
PythonInterpreter::Flow PythonInterpreter::runTry(PythonNodeId& statement)
{
    const PythonNodeId body = statement;
    statement = m_tree.next(statement);
    ++m_runtime.tries;
    Flow flow = runBlock(blockOf(body));
    --m_runtime.tries;
    if (flow == Flow::Stop && m_runtime.stop() == PythonStop::Raised) {
        flow = runHandlers(statement);
        takeFollower(statement, "else");
    } else {
        while (takeFollower(statement, "except").isValid()) { }
        const PythonNodeId other = takeFollower(statement, "else");
        if (flow == Flow::Next && other.isValid())
            flow = runBlock(blockOf(other));
    }
    const PythonNodeId last = takeFollower(statement, "finally");
    if (!last.isValid() || m_runtime.stop() == PythonStop::Budget)
        return flow;
    const PythonRuntime::Reason reason = m_runtime.pause();
    const PythonValue returned = m_returned;
    const Flow lastFlow = runBlock(blockOf(last));
    if (lastFlow != Flow::Next)
        return lastFlow;
    m_runtime.resume(reason);
    m_returned = returned;
    return flow;
}

/// Takes all clauses `except`, runs the first that fits, or leaves the exception raised.
PythonInterpreter::Flow PythonInterpreter::runHandlers(PythonNodeId& statement)
{
    PythonException& exception = *m_runtime.raised();
    m_runtime.goOn();
    PythonNodeId fitting;
    for (PythonNodeId clause = takeFollower(statement, "except"); clause.isValid();
         clause = takeFollower(statement, "except")) {
        const PythonNodeId type = m_tree.first(clause);
        if (fitting.isValid() || m_runtime.isStopped())
            continue;
        if (m_tree.is(type, PythonKind::Block)) {
            fitting = clause;
            continue;
        }
        const PythonValue wanted = evaluate(type);
        at(type);
        const PythonValue is =
            wanted.isValid() ? m_runtime.isInstance(PythonValue(exception), wanted) : wanted;
        const auto fits = is.isValid() ? m_runtime.truth(is) : std::nullopt;
        if (fits && *fits)
            fitting = clause;
    }
    if (m_runtime.isStopped())
        return Flow::Stop;
    if (!fitting.isValid()) {
        m_runtime.raiseAgain(exception);
        return Flow::Stop;
    }
    const PythonNodeId name = m_tree.next(m_tree.first(fitting));
    const bool isNamed = m_tree.is(name, PythonKind::Name);
    if (isNamed)
        writeName(m_tree.word(name), PythonValue(exception));
    m_runtime.handled.push_back(&exception);
    const Flow flow = runBlock(blockOf(fitting));
    m_runtime.handled.pop_back();
    if (isNamed && scopeFor(m_tree.word(name))->names.contains(m_tree.word(name)))
        removeName(m_tree.word(name));
    return flow;
}
// NOLINTEND(misc-no-recursion)

PythonInterpreter::Flow PythonInterpreter::runRaise(PythonNodeId statement)
{
    const PythonNodeId what = m_tree.first(statement);
    if (!what.isValid()) {
        if (m_runtime.handled.empty())
            m_runtime.raise("RuntimeError", "No active exception to reraise");
        else
            m_runtime.raiseAgain(*m_runtime.handled.back());
        return Flow::Stop;
    }
    const auto reading = std::make_shared<PythonReading>();
    PythonValue value = evaluateReading(statement, what, *reading);
    if (!value.isValid())
        return Flow::Stop;
    at(statement);
    tell(reading);
    if (value.is(PythonType::Class) && value.as<PythonClass>().isException)
        value = m_runtime.call(value, {});
    if (!value.isValid())
        return Flow::Stop;
    at(statement);
    if (value.is(PythonType::Unknown) || value.is(PythonType::Host)) {
        // Whatever it is, it is raised.
        m_runtime.raise("Exception", std::string(m_tree.text(what)));
        return Flow::Stop;
    }
    if (!value.is(PythonType::Instance) || !value.as<PythonInstance>().made->isException) {
        m_runtime.raise("TypeError", "exceptions must derive from BaseException");
        return Flow::Stop;
    }
    auto& exception = value.as<PythonException>();
    m_runtime.place(exception);
    m_runtime.raiseAgain(exception);
    return Flow::Stop;
}

PythonInterpreter::Flow PythonInterpreter::runAssert(PythonNodeId statement)
{
    PythonNodeId condition = m_tree.first(statement);
    // It could not be read, which the parser has told.
    if (!condition.isValid())
        return Flow::Next;
    PythonNodeId message;
    // `assert a, b` is read as a tuple, which begins where `a` does; `assert (a, b)` before it.
    const PythonNodeId inner = m_tree.first(condition);
    if (m_tree.is(condition, PythonKind::Tuple) && inner.isValid()
        && m_tree.bytes(condition).begin == m_tree.bytes(inner).begin) {
        message = m_tree.next(inner);
        condition = inner;
    }
    const auto reading = std::make_shared<PythonReading>();
    const PythonValue value = evaluateReading(statement, condition, *reading);
    const auto holds = value.isValid() ? m_runtime.truth(value) : std::nullopt;
    if (!holds)
        return Flow::Stop;
    tell(reading);
    if (*holds)
        return Flow::Next;
    std::vector<PythonValue> arguments;
    if (message.isValid()) {
        arguments.push_back(evaluate(message));
        if (!arguments.back().isValid())
            return Flow::Stop;
    }
    at(statement);
    m_runtime.raise("AssertionError", std::move(arguments));
    return Flow::Stop;
}

} // namespace fusewright
