// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_evaluator.h"
#include "engine/rules/tenstorrent/trace/function_place.h"
#include "engine/rules/tenstorrent/trace/pattern_trace.h"
#include "engine/rules/tenstorrent/trace/torch_host.h"
#include "engine/support/diagnostic.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fusewright {

/// A function of a provider: the value to call, and where it is written.
struct ProviderFunction {
    PythonValue value;
    FunctionPlace place;
    bool acceptsAll = false; ///< Of a filter: it accepts every match, without a look at it.

    /// `Provider.pattern:12`
    std::string title() const;
};

/// A pattern, and what takes its place.
struct FusionPair {
    ProviderFunction pattern;
    ProviderFunction replacement;
    TraceResult patternTrace;
    TraceResult replacementTrace;

    /// The first that torch says: of the pattern, of the matcher, of the replacement.
    const TraceRefusal* refusal() const;
};

/// Why something cannot be previewed.
struct ProviderReason {
    std::string error; ///< As Python says it; empty where it says nothing.
    std::string sentence;
    TextRange place;
};

/// A class that derives from `FusionProvider`.
struct FusionProviderClass {
    std::string className;
    std::string name; ///< As its property `name` gives it; empty where that is not known.
    bool isEnabledByDefault = true;
    TextRange namePlace;  ///< Of the class's name.
    TextRange classPlace; ///< Of the whole class.
    PythonValue object;   ///< Nothing where Python makes none.
    std::vector<FusionPair> pairs;
    std::vector<ProviderFunction> filters;
    std::optional<ProviderReason> refused;    ///< It has no object, or no list of pairs.
    std::optional<ProviderReason> ownReplace; ///< It replaces by itself.
    std::optional<ProviderReason> byHand;     ///< Its pattern raises NotImplementedError.
};

/// A file with fusion providers, run once. Lives as long as anyone calls what is in it.
class ProviderProgram {
public:
    ProviderProgram(std::string file, std::string text, TorchHost::Flags flags = {},
                    TorchHost::Siblings siblings = {});

    /// In the order in which they register.
    const std::vector<FusionProviderClass>& providers() const { return m_providers; }
    /// What could not be read, and what statements at the top level raised.
    const std::vector<Diagnostic>& findings() const { return m_findings.all(); }
    /// Variables of the environment that the file asked for, and whether they were set.
    const std::map<std::string, bool, std::less<>>& askedFlags() const
    {
        return m_host.askedFlags();
    }

    /// For calling filters, and other values of the program. One thread at a time.
    PythonEvaluator& evaluator() { return m_evaluator; }
    /// Null when the file could not be run.
    const SourceText* source() const { return m_source; }
    PythonModule* module() { return m_module; }

private:
    std::vector<PythonClass*> classes() const;
    FusionProviderClass describe(PythonClass& made);
    void readProperties(FusionProviderClass& provider, PythonClass& made);
    void readPairs(FusionProviderClass& provider);
    void readFilters(FusionProviderClass& provider);
    std::optional<ProviderReason> ownReplaceOf(const PythonClass& made) const;
    PythonOutcome attributeOf(PythonValue object, std::string_view name);
    /// What lists its pairs and filters; of an older base class in the file, what those names have.
    PythonOutcome pairsOf(PythonValue object);
    PythonOutcome filtersOf(PythonValue object);
    bool acceptsAll(PythonValue filter);
    ProviderReason reasonOf(const PythonError& error, const FusionProviderClass& provider) const;
    ProviderFunction functionOf(PythonValue value) const;
    TraceResult trace(PythonValue function, TraceRole role);

    TorchHost m_host;
    PythonEvaluator m_evaluator;
    Diagnostics m_findings;
    PythonModule* m_module = nullptr;
    const SourceText* m_source = nullptr;
    std::vector<FusionProviderClass> m_providers;
};

} // namespace fusewright
