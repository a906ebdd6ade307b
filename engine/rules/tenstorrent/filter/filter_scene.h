// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/pattern/evaluation.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/filter/filter_question.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

/// What the objects of one question share. They keep it; a filter may keep them.
class FilterScene {
public:
    FilterScene(PythonRuntime& runtime, const FilterGround& ground, const TorchNames& torchNames)
        : m_runtime(runtime), m_ground(&ground), m_torchNames(&torchNames)
    {
    }

    PythonRuntime& runtime() { return m_runtime; }
    PythonHeap& heap() { return m_runtime.heap(); }
    /// From now on nothing may be asked of the graphs.
    void end() { m_ground = nullptr; }
    bool isOver() const { return m_ground == nullptr; }
    const Graph& graph() const { return m_ground->graph; }
    const TracedGraph& pattern() const { return m_ground->pattern; }

    PythonValue string(std::string_view text) { return m_runtime.string(std::string(text)); }
    /// A list or a tuple: files do not tell them apart.
    PythonValue listed(std::vector<PythonValue> items);
    /// What the host has; nothing where it has none.
    PythonValue torch(std::string_view dotted);
    /// A function by its dotted name, the same one each time.
    PythonValue function(std::string_view dotted);
    PythonValue dtype(DataType type, ValueId of);

    /// An unknown value of which is noted what the graph does not say.
    PythonValue unknown(std::string sentence, UnknownCause::Kind kind, ValueId of = {});
    PythonValue unknown(std::string sentence) { return m_runtime.unknown(std::move(sentence)); }
    /// Of an attribute of which nothing is known here: `Node.stack_trace`.
    PythonValue notModelled(std::string_view type, std::string_view name);
    /// Ends the question: a filter that changes a graph is not previewed.
    PythonValue refuseChange(std::string_view what);
    /// Empty for an unknown that did not begin here.
    std::vector<UnknownCause> causesOf(const PythonUnknown* unknown) const;

private:
    PythonValue libraryFunction(std::string_view dotted);

    PythonRuntime& m_runtime;
    const FilterGround* m_ground;
    const TorchNames* m_torchNames;
    std::map<std::string, PythonValue, std::less<>> m_functions;
    std::vector<std::pair<const PythonObject*, UnknownCause>> m_causes;
};

/// The rows whose names are in a list between spaces: ` append prepend `.
inline bool isListedName(std::string_view list, std::string_view name)
{
    return !name.empty() && list.find(' ' + std::string(name) + ' ') != std::string_view::npos;
}

} // namespace fusewright
