// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A decision is told by the part of its expression that decided. Of `a and b` that is the operand
// whose value the whole has; of a comparison its left side when the right is a constant. What was
// seen is that part as it is written, with each name, call, attribute and item that was read in
// place of which its value stands.

#include "engine/python/eval/python_decisions.h"

#include "engine/python/eval/python_interpreter.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t longestSeen = 60;

/// Explains one reading.
class ReadingText {
public:
    ReadingText(PythonRuntime& runtime, const PythonProgram& program, const PythonReading& reading)
        : m_runtime(runtime), m_tree(program.tree), m_reading(reading)
    {
    }

    /// The part that decided.
    PythonNodeId deciding() const;
    std::string saw(PythonNodeId part) const;
    PythonValue valueOf(PythonNodeId node) const;

private:
    bool isConstant(PythonNodeId node) const;
    std::string shown(PythonValue value) const;
    std::string substituted(PythonNodeId node) const;

    PythonRuntime& m_runtime;
    const PythonTree& m_tree;
    const PythonReading& m_reading;
};

PythonValue ReadingText::valueOf(PythonNodeId node) const
{
    for (auto at = m_reading.parts.rbegin(); at != m_reading.parts.rend(); ++at) {
        if (at->first == node)
            return at->second;
    }
    return {};
}

bool ReadingText::isConstant(PythonNodeId node) const
{
    const PythonKind kind = m_tree.kind(node);
    return kind == PythonKind::Number || kind == PythonKind::String || kind == PythonKind::Constant
        || (kind == PythonKind::Unary && m_tree.is(m_tree.first(node), PythonKind::Number));
}

std::string ReadingText::shown(PythonValue value) const
{
    if (value.is(PythonType::Unknown))
        return "unknown";
    const PythonRuntime::Reason reason = m_runtime.pause();
    const std::string text = m_runtime.repr(value).value_or("…");
    m_runtime.resume(reason);
    return text.size() > longestSeen ? text.substr(0, longestSeen) + "…" : text;
}

PythonNodeId ReadingText::deciding() const
{
    PythonNodeId part = m_reading.expression;
    while (true) {
        const PythonNodeId left = m_tree.first(part);
        const bool isNot = m_tree.is(part, PythonKind::Unary, "not");
        const bool isEither =
            m_tree.is(part, PythonKind::Binary, "and") || m_tree.is(part, PythonKind::Binary, "or");
        if (isNot) {
            part = left;
        } else if (isEither) {
            const PythonNodeId right = m_tree.last(part);
            part = valueOf(right).isValid() ? right : left;
        } else {
            break;
        }
    }
    if (m_tree.is(part, PythonKind::Compare) && isConstant(m_tree.last(part))
        && !isConstant(m_tree.first(part)) && !m_tree.is(m_tree.first(part), PythonKind::Compare))
        return m_tree.first(part);
    return part;
}

/// One level of operators, with the values of their operands.
std::string ReadingText::substituted(PythonNodeId node) const
{
    const PythonKind kind = m_tree.kind(node);
    if (kind != PythonKind::Binary && kind != PythonKind::Compare)
        return shown(valueOf(node));
    std::string text;
    std::vector<PythonNodeId> spine;
    PythonNodeId at = node;
    for (; m_tree.is(at, kind) && spine.size() < 8; at = m_tree.first(at))
        spine.push_back(at);
    text = isConstant(at) ? std::string(m_tree.text(at)) : shown(valueOf(at));
    for (auto each = spine.rbegin(); each != spine.rend(); ++each) {
        const PythonNodeId right = m_tree.last(*each);
        const PythonValue value = valueOf(right);
        text += ' ' + std::string(m_tree.word(*each)) + ' '
            + (value.isValid() ? shown(value) : std::string(m_tree.text(right)));
    }
    return text;
}

std::string ReadingText::saw(PythonNodeId part) const
{
    const PythonValue value = valueOf(part);
    const PythonKind kind = m_tree.kind(part);
    if (!value.isValid())
        return {};
    if (kind == PythonKind::Binary)
        return substituted(part) + " = " + shown(value);
    if (kind == PythonKind::Compare)
        return substituted(part);
    return shown(value);
}

} // namespace

PythonValue PythonInterpreter::evaluateReading(PythonNodeId statement, PythonNodeId expression,
                                               PythonReading& reading)
{
    reading.statement = statement;
    reading.expression = expression;
    if (!m_runtime.listener)
        return evaluate(expression);
    m_reading = &reading;
    reading.value = evaluate(expression);
    m_reading = nullptr;
    return reading.value;
}

std::string PythonDecision::saw(PythonRuntime& runtime) const
{
    return reading ? ReadingText(runtime, *program, *reading).saw(part) : std::string();
}

void PythonInterpreter::tell(const std::shared_ptr<const PythonReading>& told)
{
    if (!m_runtime.listener)
        return;
    const PythonReading& reading = *told;
    const std::string_view word = m_tree.word(reading.statement);
    PythonDecision decision{.statement = m_program.place(reading.statement),
                            .value = reading.value,
                            .depth = m_runtime.frames().size()};
    if (m_tree.is(reading.statement, PythonKind::Compound)) {
        // The line of the condition, not the whole block.
        decision.statement.bytes.end = m_tree.bytes(reading.expression).end;
    } else {
        decision.kind = word == "raise" ? PythonDecision::Kind::Raise
            : word == "assert"          ? PythonDecision::Kind::Assert
                                        : PythonDecision::Kind::Return;
    }
    const auto explain = [&](const std::shared_ptr<const PythonReading>& by) {
        decision.program = &m_program;
        decision.reading = by;
        decision.part = ReadingText(m_runtime, m_program, *by).deciding();
        decision.place = m_program.place(decision.part);
        decision.what = m_tree.text(decision.part);
    };
    decision.isConstant = true;
    if (reading.expression.isValid()) {
        explain(told);
        decision.partValue = ReadingText(m_runtime, m_program, reading).valueOf(decision.part);
        decision.isCall = m_tree.is(decision.part, PythonKind::Call);
        const PythonKind kind = m_tree.kind(reading.expression);
        decision.isConstant = kind == PythonKind::Constant || kind == PythonKind::Number
            || kind == PythonKind::String || decision.kind == PythonDecision::Kind::Raise;
    }
    // A constant is returned because of the branch it stands in.
    const bool isEnd = decision.kind != PythonDecision::Kind::Condition;
    if (isEnd && decision.isConstant && !m_conditions.empty()) {
        explain(m_conditions.back());
        decision.isConstant = false;
    }
    m_runtime.listener->decided(decision);
}

namespace {

void takeReason(PythonDecision& decision, const PythonDecision& reason)
{
    decision.place = reason.place;
    decision.what = reason.what;
    decision.program = reason.program;
    decision.reading = reason.reading;
    decision.part = reason.part;
}

bool isSamePlace(const PythonPlace& one, const PythonPlace& other)
{
    return one.source && one.source == other.source && one.bytes == other.bytes;
}

} // namespace

void PythonDecisionLog::decided(const PythonDecision& decision)
{
    PythonDecision told = decision;
    // What runs deeper has run since the last decision here.
    const auto inner = m_levels.upper_bound(decision.depth);
    const bool isInside = inner != m_levels.end() && inner->second.end;
    if (decision.isCall && isInside && inner->second.end->value.isSame(decision.partValue)) {
        if (const PythonDecision* const reason = inner->second.reason())
            takeReason(told, *reason);
    }
    // What is raised deeper may end the outermost call too.
    const bool isRaised = decision.kind == PythonDecision::Kind::Raise;
    if (!isRaised)
        m_levels.erase(inner, m_levels.end());
    Level& level =
        isRaised && !m_levels.empty() ? m_levels.begin()->second : m_levels[decision.depth];
    if (level.end && level.end->kind == PythonDecision::Kind::Return)
        level = {};
    if (decision.kind == PythonDecision::Kind::Condition) {
        level.conditions.push_back(std::move(told));
        level.asked = decision.place;
        return;
    }
    // A constant is returned because of the condition, and that because of what was called in it.
    if (!level.conditions.empty() && isSamePlace(level.asked, decision.place))
        takeReason(told, level.conditions.back());
    level.end = std::move(told);
}

const PythonDecision* PythonDecisionLog::Level::reason() const
{
    if (end && !end->isConstant)
        return &*end;
    return conditions.empty() ? end ? &*end : nullptr : &conditions.back();
}

const PythonDecision* PythonDecisionLog::last() const
{
    return m_levels.empty() ? nullptr : m_levels.begin()->second.reason();
}

const PythonDecision* PythonDecisionLog::end() const
{
    const bool hasEnd = !m_levels.empty() && m_levels.begin()->second.end;
    return hasEnd ? &*m_levels.begin()->second.end : nullptr;
}

void PythonDecisionLog::clear()
{
    *this = PythonDecisionLog();
}

} // namespace fusewright
