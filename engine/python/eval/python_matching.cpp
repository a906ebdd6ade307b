// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_interpreter.h"

namespace fusewright {

/// The first `case` that fits runs. Values, names and `|` are told apart; other patterns are not.
// NOLINTNEXTLINE(misc-no-recursion): as deep as statements are nested, which the parser limits.
PythonInterpreter::Flow PythonInterpreter::runMatch(PythonNodeId statement)
{
    const PythonValue subject = evaluate(m_tree.first(statement));
    if (!subject.isValid())
        return Flow::Stop;
    for (const PythonNodeId clause : m_tree.children(blockOf(statement))) {
        const PythonNodeId pattern = m_tree.first(clause);
        const bool isPlain = m_tree.is(clause, PythonKind::Compound, "case")
            && m_tree.is(m_tree.next(pattern), PythonKind::Block);
        if (!isPlain)
            return unsupported(clause, "This is not evaluated in a `match`.");
        const auto does = fits(pattern, subject);
        if (!does)
            return Flow::Stop;
        if (*does)
            return runBlock(blockOf(clause));
    }
    return Flow::Next;
}

/// Nothing after something was raised.
std::optional<bool> PythonInterpreter::fits(PythonNodeId pattern, PythonValue subject)
{
    std::vector<PythonNodeId> alternatives = {pattern};
    while (m_tree.is(alternatives.back(), PythonKind::Binary, "|")) {
        const PythonNodeId both = alternatives.back();
        alternatives.back() = m_tree.last(both);
        alternatives.push_back(m_tree.first(both));
    }
    for (; !alternatives.empty(); alternatives.pop_back()) {
        const PythonNodeId one = alternatives.back();
        at(one);
        switch (m_tree.kind(one)) {
        case PythonKind::Name:
            if (m_tree.word(one) == "_" || writeName(m_tree.word(one), subject))
                return true;
            return std::nullopt;
        case PythonKind::Constant:
            if (subject.is(PythonType::Unknown)) {
                m_runtime.needsKnown(subject, "It decides which `case` runs.");
                return std::nullopt;
            }
            if (subject.isSame(evaluate(one)))
                return true;
            break;
        case PythonKind::Number:
        case PythonKind::String:
        case PythonKind::Unary:
        case PythonKind::Attribute: {
            const PythonValue wanted = evaluate(one);
            at(one);
            const PythonValue same = wanted.isValid()
                ? m_runtime.compare(PythonComparison::Equal, subject, wanted)
                : wanted;
            const auto isSame = same.isValid() ? m_runtime.truth(same) : std::nullopt;
            if (!isSame || *isSame)
                return isSame;
            break;
        }
        default:
            unsupported(one, "This pattern of a `case` is not evaluated.");
            return std::nullopt;
        }
    }
    return false;
}

} // namespace fusewright
