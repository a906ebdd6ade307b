// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/graph/attribute_table.h"
#include "engine/python/eval/python_evaluator.h"
#include "engine/rules/tenstorrent/trace/composite_arguments.h"
#include "engine/rules/tenstorrent/trace/composite_module.h"
#include "engine/rules/tenstorrent/trace/function_place.h"
#include "engine/rules/tenstorrent/trace/pattern_trace.h"
#include "engine/rules/tenstorrent/trace/torch_host.h"
#include "engine/support/diagnostic.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

/// Results of an operator, by their numbers, in order.
using UsedOutputs = std::vector<std::int64_t>;

/// A function of the dictionary `replacements`, and what it is for.
struct CompositeEntry {
    std::vector<std::string> functions; ///< `torch.rms_norm`, as the targets of calls.
    std::vector<std::string> methods;   ///< `topk`, by `method_name_to_function`.
    std::vector<std::string> modules;   ///< `LayerNorm`: classes of modules.
    /// Of an operator with several results: which must be used. Nothing where there is one.
    std::optional<UsedOutputs> outputs;
    bool isFallback = false;         ///< It is taken where what is used is in no other's `outputs`.
    std::vector<UsedOutputs> others; ///< `outputs` of all functions for the same operator.
    PythonValue function;
    FunctionPlace place;
    bool isHere = false; ///< The place is one of this file.
};

/// What a function says of one call that it is to wrap.
struct Composite {
    std::string name; ///< `tenstorrent.gelu`
    std::vector<std::pair<std::string, AttributeValue>> attributes;
    std::vector<std::uint32_t> inputs;  ///< Marked nodes of `wrapped`, which may be operands.
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

    /// Of the dictionary `replacements` at the top level, in its order; of a function that is there
    /// several times, one.
    const std::vector<CompositeEntry>& entries() const { return m_entries; }
    /// What the file asks about a node of the graph before it is replaced, `can_apply_composite`;
    /// nothing where it has no such function.
    PythonValue condition() const { return m_condition; }
    const std::vector<Diagnostic>& findings() const { return m_findings.all(); }
    /// Variables of the environment that the file reads, now or when its functions are called.
    const std::vector<std::string>& flagNames() const { return m_flagNames; }
    /// For asking the condition. One thread at a time.
    PythonEvaluator& evaluator() { return m_evaluator; }

    /// Calls an entry's function with a call's arguments.
    CompositeResult wrap(const CompositeEntry& entry, const WrappedCall& call);
    /// Calls an entry's function with a module, and then the function that it calls. The operands
    /// are those of the module, its tensors among them.
    CompositeResult wrapModule(const CompositeEntry& entry, const CalledModule& module,
                               const std::vector<GivenOperand>& operands);

private:
    PythonValue named(std::string_view name) const;
    void readEntries();
    void readValue(const PythonTable::Entry& each, const PythonTable* methods);
    void addEntry(CompositeEntry entry);
    void begin();
    void end();
    CompositeResult made(const CompositeEntry& entry, FxTracer& tracer,
                         const PythonOutcome& outcome);
    TraceRefusal refusalOf(const PythonError& error, const CompositeEntry& entry) const;

    TorchHost m_host;
    PythonEvaluator m_evaluator;
    Diagnostics m_findings;
    PythonModule* m_module = nullptr;
    const SourceText* m_source = nullptr;
    PythonValue m_condition;
    std::vector<CompositeEntry> m_entries;
    std::vector<std::string> m_flagNames;
};

/// Names in `environ.get("…")`, `environ["…"]` and `getenv("…")` of a text, each once.
std::vector<std::string> environmentNames(std::string_view text);

} // namespace fusewright
