// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_interpreter.h"

namespace fusewright {

// NOLINTBEGIN(misc-no-recursion): as deep as statements are nested, which the parser limits.
PythonInterpreter::Flow PythonInterpreter::runBlock(PythonNodeId block)
{
    for (PythonNodeId statement = m_tree.first(block); statement.isValid();) {
        const Flow flow = runStatement(statement);
        if (flow != Flow::Next)
            return flow;
    }
    return Flow::Next;
}

PythonInterpreter::Flow PythonInterpreter::runStatement(PythonNodeId& next)
{
    Level level(m_runtime);
    const PythonNodeId statement = next;
    next = m_tree.next(statement);
    at(statement);
    if (!m_runtime.step() || level.isTooDeep())
        return Flow::Stop;
    const auto flowOf = [](bool isDone) { return isDone ? Flow::Next : Flow::Stop; };
    switch (m_tree.kind(statement)) {
    case PythonKind::Assign:
        return flowOf(runAssignment(statement));
    case PythonKind::AnnotatedAssign:
        return flowOf(runAnnotated(statement));
    case PythonKind::AugmentedAssign:
        return flowOf(runAugmented(statement));
    case PythonKind::Expression:
        return flowOf(evaluate(m_tree.first(statement)).isValid());
    case PythonKind::Return:
        return runReturn(statement);
    case PythonKind::Function:
        return flowOf(defineFunction(statement));
    case PythonKind::Class:
        return flowOf(defineClass(statement));
    case PythonKind::Simple:
        return runSimple(statement);
    case PythonKind::Compound:
        next = statement;
        return runCompound(next);
    case PythonKind::BrokenStatement:
        return unsupported(statement, "This statement cannot be read.");
    default:
        return Flow::Next;
    }
}

PythonInterpreter::Flow PythonInterpreter::unsupported(PythonNodeId statement, std::string sentence)
{
    at(statement);
    m_runtime.needsKnown(m_runtime.unknown(std::move(sentence)),
                         "What it does decides how the program goes on.");
    return Flow::Stop;
}

/// The clause that follows a compound statement, where it is of that word; invalid else.
PythonNodeId PythonInterpreter::takeFollower(PythonNodeId& statement, std::string_view word) const
{
    if (!m_tree.is(statement, PythonKind::Compound, word))
        return {};
    const PythonNodeId follower = statement;
    statement = m_tree.next(statement);
    return follower;
}

PythonInterpreter::Flow PythonInterpreter::runCompound(PythonNodeId& statement)
{
    const std::string_view word = m_tree.word(statement);
    if (word == "if")
        return runIf(statement);
    if (word == "for")
        return runFor(statement);
    if (word == "while")
        return runWhile(statement);
    if (word == "try")
        return runTry(statement);
    const PythonNodeId refused = statement;
    statement = m_tree.next(statement);
    if (word == "with")
        return runWith(refused);
    if (word == "match")
        return runMatch(refused);
    return unsupported(refused, "`" + std::string(word) + "` belongs to no statement.");
}

/// Only objects of the host are entered.
std::optional<std::vector<PythonHostObject*>> PythonInterpreter::enterWith(PythonNodeId statement)
{
    std::vector<PythonHostObject*> entered;
    const auto give = [&]() -> std::optional<std::vector<PythonHostObject*>> {
        leaveWith(entered);
        return std::nullopt;
    };
    for (const PythonNodeId item : m_tree.children(statement)) {
        if (!m_tree.is(item, PythonKind::WithItem))
            continue;
        const PythonValue manager = evaluate(m_tree.first(item));
        if (!manager.isValid())
            return give();
        if (!manager.is(PythonType::Host) || !manager.as<PythonHostObject>().entersBlocks()) {
            unsupported(statement, "`with` is not evaluated.");
            return give();
        }
        const PythonValue named = manager.as<PythonHostObject>().enter(m_runtime.ask());
        if (!named.isValid())
            return give();
        entered.push_back(&manager.as<PythonHostObject>());
        const PythonNodeId target = m_tree.next(m_tree.first(item));
        if (target.isValid() && !assign(target, named))
            return give();
    }
    return entered;
}

void PythonInterpreter::leaveWith(const std::vector<PythonHostObject*>& entered)
{
    for (auto at = entered.rbegin(); at != entered.rend(); ++at)
        (*at)->leave(m_runtime.ask());
}

PythonInterpreter::Flow PythonInterpreter::runWith(PythonNodeId statement)
{
    const auto entered = enterWith(statement);
    if (!entered)
        return Flow::Stop;
    const Flow flow = runBlock(blockOf(statement));
    leaveWith(*entered);
    return flow;
}

PythonInterpreter::Flow PythonInterpreter::runIf(PythonNodeId& statement)
{
    PythonNodeId branch = statement;
    statement = m_tree.next(statement);
    PythonNodeId chosen;
    std::size_t conditions = 0;
    for (; branch.isValid(); branch = takeFollower(statement, "elif")) {
        if (chosen.isValid())
            continue;
        const auto reading = std::make_shared<PythonReading>();
        const PythonValue value = evaluateReading(branch, m_tree.first(branch), *reading);
        const auto isTrue = value.isValid() ? m_runtime.truth(value) : std::nullopt;
        if (!isTrue) {
            while (takeFollower(statement, "elif").isValid()) { }
            takeFollower(statement, "else");
            return Flow::Stop;
        }
        tell(reading);
        m_conditions.push_back(reading);
        ++conditions;
        if (*isTrue)
            chosen = branch;
    }
    const PythonNodeId other = takeFollower(statement, "else");
    const PythonNodeId taken = chosen.isValid() ? chosen : other;
    const Flow flow = taken.isValid() ? runBlock(blockOf(taken)) : Flow::Next;
    m_conditions.resize(m_conditions.size() - conditions);
    return flow;
}

PythonInterpreter::Flow PythonInterpreter::runFor(PythonNodeId& statement)
{
    const PythonNodeId loop = statement;
    statement = m_tree.next(statement);
    const PythonNodeId other = takeFollower(statement, "else");
    const PythonNodeId target = m_tree.first(loop);
    const PythonNodeId over = m_tree.next(target);
    const PythonValue all = evaluate(over);
    at(over);
    PythonIterator* const iterator = all.isValid() ? m_runtime.iterate(all) : nullptr;
    while (iterator) {
        const PythonValue item = iterator->next(m_runtime);
        if (!item.isValid())
            break;
        if (!assign(target, item))
            return Flow::Stop;
        const Flow flow = runBlock(blockOf(loop));
        if (flow == Flow::Break)
            return Flow::Next;
        if (flow == Flow::Return || flow == Flow::Stop)
            return flow;
        at(over);
    }
    if (m_runtime.isStopped())
        return Flow::Stop;
    return other.isValid() ? runBlock(blockOf(other)) : Flow::Next;
}

PythonInterpreter::Flow PythonInterpreter::runWhile(PythonNodeId& statement)
{
    const PythonNodeId loop = statement;
    statement = m_tree.next(statement);
    const PythonNodeId other = takeFollower(statement, "else");
    while (true) {
        const PythonValue value = evaluate(m_tree.first(loop));
        const auto isTrue = value.isValid() ? m_runtime.truth(value) : std::nullopt;
        if (!isTrue)
            return Flow::Stop;
        if (!*isTrue)
            break;
        const Flow flow = runBlock(blockOf(loop));
        if (flow == Flow::Break)
            return Flow::Next;
        if (flow == Flow::Return || flow == Flow::Stop)
            return flow;
    }
    return other.isValid() ? runBlock(blockOf(other)) : Flow::Next;
}
// NOLINTEND(misc-no-recursion)

PythonInterpreter::Flow PythonInterpreter::runReturn(PythonNodeId statement)
{
    const PythonNodeId expression = m_tree.first(statement);
    const auto reading = std::make_shared<PythonReading>();
    reading->statement = statement;
    m_returned = expression.isValid() ? evaluateReading(statement, expression, *reading)
                                      : PythonValue::none();
    if (!m_returned.isValid())
        return Flow::Stop;
    reading->value = m_returned;
    tell(reading);
    return Flow::Return;
}

bool PythonInterpreter::runAssignment(PythonNodeId statement)
{
    const PythonValue value = evaluate(m_tree.last(statement));
    for (const PythonNodeId target : m_tree.children(statement)) {
        if (target == m_tree.last(statement))
            break;
        if (!value.isValid() || !assign(target, value))
            return false;
    }
    return value.isValid();
}

bool PythonInterpreter::runAnnotated(PythonNodeId statement)
{
    const PythonNodeId target = m_tree.first(statement);
    if (m_scope->kind == PythonScope::Kind::Class && m_tree.is(target, PythonKind::Name))
        m_fields.emplace_back(m_tree.word(target));
    const PythonNodeId value = m_tree.next(m_tree.next(target));
    if (!value.isValid())
        return true;
    const PythonValue given = evaluate(value);
    return given.isValid() && assign(target, given);
}

bool PythonInterpreter::runAugmented(PythonNodeId statement)
{
    const PythonNodeId target = m_tree.first(statement);
    std::string_view symbol = m_tree.word(statement);
    symbol.remove_suffix(1);
    const auto which = pythonOperator(symbol);
    const PythonKind kind = m_tree.kind(target);
    PythonValue base;
    PythonValue index;
    PythonValue before;
    if (kind == PythonKind::Attribute) {
        base = evaluate(m_tree.first(target));
        at(target);
        before = base.isValid() ? m_runtime.attribute(base, m_tree.word(target)) : base;
    } else if (kind == PythonKind::Subscript) {
        base = evaluate(m_tree.first(target));
        index = base.isValid() ? evaluate(m_tree.last(target)) : base;
        at(target);
        before = index.isValid() ? m_runtime.item(base, index) : index;
    } else {
        before = evaluate(target);
    }
    const PythonValue operand = before.isValid() ? evaluate(m_tree.last(statement)) : before;
    if (!operand.isValid() || !which)
        return false;
    at(statement);
    const PythonValue after = m_runtime.inPlace(*which, before, operand);
    if (!after.isValid())
        return false;
    if (kind == PythonKind::Attribute)
        return m_runtime.setAttribute(base, m_tree.word(target), after);
    return kind == PythonKind::Subscript ? m_runtime.setItem(base, index, after)
                                         : assign(target, after);
}

PythonInterpreter::Flow PythonInterpreter::runSimple(PythonNodeId statement)
{
    const std::string_view word = m_tree.word(statement);
    if (word == "break")
        return Flow::Break;
    if (word == "continue")
        return Flow::Continue;
    if (word == "raise")
        return runRaise(statement);
    if (word == "assert")
        return runAssert(statement);
    if (word == "import" || word == "from")
        return runImport(statement);
    if (word == "del") {
        for (const PythonNodeId target : m_tree.children(statement)) {
            if (!remove(target))
                return Flow::Stop;
        }
    }
    return Flow::Next;
}

// NOLINTNEXTLINE(misc-no-recursion): targets nest as brackets do.
bool PythonInterpreter::remove(PythonNodeId target)
{
    at(target);
    switch (m_tree.kind(target)) {
    case PythonKind::Name:
        return removeName(m_tree.word(target));
    case PythonKind::Attribute: {
        const PythonValue base = evaluate(m_tree.first(target));
        return base.isValid() && m_runtime.deleteAttribute(base, m_tree.word(target));
    }
    case PythonKind::Subscript: {
        const PythonValue base = evaluate(m_tree.first(target));
        const PythonValue index = base.isValid() ? evaluate(m_tree.last(target)) : base;
        at(target);
        return index.isValid() && m_runtime.deleteItem(base, index);
    }
    default:
        for (const PythonNodeId each : m_tree.children(target)) {
            if (!remove(each))
                return false;
        }
        return true;
    }
}

} // namespace fusewright
