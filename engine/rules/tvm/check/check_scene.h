// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/check/check_places.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// What the objects of one question share. They keep it; a check may keep them.
///
/// It remembers the objects that were made, so that the same thing is the same object each time.
class CheckScene : public std::enable_shared_from_this<CheckScene> {
public:
    CheckScene(PythonRuntime& runtime, const CheckQuestion& question, const TvmNameOf& nameOf)
        : m_runtime(runtime), m_question(&question), m_nameOf(&nameOf)
    {
    }

    PythonRuntime& runtime() { return m_runtime; }
    PythonHeap& heap() { return m_runtime.heap(); }
    /// From now on nothing may be asked of the graph.
    void end() { m_question = nullptr; }
    bool isOver() const { return m_question == nullptr; }
    const CheckQuestion& question() const { return *m_question; }
    const Graph& graph() const { return m_question->graph; }
    /// Empty for what has none, and after the end.
    std::string_view nameOf(PythonValue value) const
    {
        return isOver() || !*m_nameOf ? std::string_view() : (*m_nameOf)(value);
    }

    PythonValue string(std::string_view text) { return m_runtime.string(std::string(text)); }
    /// An unknown value of which is noted what the graph does not say.
    PythonValue unknown(std::string sentence, UnknownCause cause);
    PythonValue unknown(std::string sentence) { return m_runtime.unknown(std::move(sentence)); }
    /// Empty for an unknown that did not begin here.
    std::vector<UnknownCause> causesOf(const PythonUnknown* unknown) const;

    /// Places for objects that are made once: by kind and place.
    PythonValue& made(std::string_view kind, CheckPlace place)
    {
        return m_made[{std::string(kind), place}];
    }
    PythonValue& madeNamed(std::string_view name) { return m_named[std::string(name)]; }

private:
    PythonRuntime& m_runtime;
    const CheckQuestion* m_question;
    const TvmNameOf* m_nameOf;
    std::map<std::pair<std::string, CheckPlace>, PythonValue> m_made;
    std::map<std::string, PythonValue, std::less<>> m_named;
    std::vector<std::pair<const PythonObject*, UnknownCause>> m_causes;
};

} // namespace fusewright
