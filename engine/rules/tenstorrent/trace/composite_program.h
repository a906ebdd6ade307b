// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/python/eval/python_evaluator.h"
#include "engine/rules/tenstorrent/trace/function_place.h"
#include "engine/rules/tenstorrent/trace/pattern_trace.h"
#include "engine/rules/tenstorrent/trace/torch_host.h"
#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// One entry of the dictionary `replacements`: what is replaced, and the function that does it.
struct CompositeEntry {
    std::string key; ///< `torch._C._nn.gelu`, as the target of a call; or a class's path.
    bool isModule =
        false; ///< A class of modules: its function is given the graph, and is not called.
    PythonValue function;
    FunctionPlace place;
};

/// What a function says of one call that it is to wrap.
struct Composite {
    std::string name; ///< `tenstorrent.gelu`
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    std::vector<std::uint32_t> inputs;  ///< Marked operands of the call, by their numbers.
    std::vector<std::uint32_t> outputs; ///< Marked nodes of `wrapped`.
    TracedGraph wrapped;                ///< Its parameters are the operands, by their numbers.
};

/// A composite, or why there is none: the call stays as it is, or nobody knows.
struct CompositeResult {
    std::optional<Composite> composite;
    std::optional<TraceRefusal> refusal; ///< None where the function made no composite.
};

/// A file with functions that wrap operators into composites, run once.
class CompositeProgram {
public:
    CompositeProgram(std::string file, std::string text, TorchHost::Flags flags = {},
                     TorchHost::Siblings siblings = {});

    /// Of the dictionary `replacements` at the top level, in its order.
    const std::vector<CompositeEntry>& entries() const { return m_entries; }
    const std::vector<Diagnostic>& findings() const { return m_findings.all(); }

    /// Calls an entry's function with a call's arguments, in which nodes are operands by number.
    CompositeResult wrap(const CompositeEntry& entry, const std::vector<TracedArgument>& arguments);

private:
    void readEntries();

    TorchHost m_host;
    PythonEvaluator m_evaluator;
    Diagnostics m_findings;
    PythonModule* m_module = nullptr;
    const SourceText* m_source = nullptr;
    std::vector<CompositeEntry> m_entries;
};

} // namespace fusewright
