// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/eval/python_host.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fusewright {

class CompositeBuilder;
struct PythonModule;

/// The world of a file with fusion providers: torch as torch.fx sees it, TT-XLA's base class,
/// flags for variables of the environment.
class TorchHost : public PythonHost {
public:
    using Flags = std::map<std::string, std::string, std::less<>>;
    /// Name and text of a module beside the program; nothing where there is none.
    using Siblings = std::function<std::optional<std::pair<std::string, std::string>>(
        std::string_view dotted, const SourceText& importer)>;

    explicit TorchHost(Flags flags = {}, Siblings siblings = {})
        : m_flags(std::move(flags)), m_siblings(std::move(siblings))
    {
    }

    PythonValue module(const PythonAsk& ask, std::string_view dotted) override;
    PythonValue nameIn(const PythonAsk& ask, std::string_view dotted,
                       std::string_view name) override;
    std::optional<std::pair<std::string, std::string>>
    moduleText(std::string_view dotted, const SourceText& importer) override;
    std::optional<std::string> environment(std::string_view name) override;
    PythonValue builtin(const PythonAsk& ask, std::string_view name) override;

    /// Classes that derive from `FusionProvider`, in the order in which they were made.
    const std::vector<PythonClass*>& providers() const { return m_providers; }
    void addProvider(PythonClass& provider) { m_providers.push_back(&provider); }
    /// Objects of `StableHLOCompositeBuilder`, in the order in which they were made.
    const std::vector<CompositeBuilder*>& builders() const { return m_builders; }
    void addBuilder(CompositeBuilder& builder) { m_builders.push_back(&builder); }
    void clearBuilders() { m_builders.clear(); }
    /// Variables of the environment that the program asked for.
    const std::map<std::string, bool, std::less<>>& askedFlags() const { return m_asked; }

    /// `torch.fx.wrap`: calls of a function that a module names are recorded from now on, and
    /// nobody looks into it. False after something was raised.
    bool wrap(const PythonAsk& ask, PythonValue functionOrName);
    /// Lets the functions that were wrapped record their calls, once their modules have run.
    void recordWrapped(PythonRuntime& runtime);
    void ranModule(PythonRuntime& runtime) override { recordWrapped(runtime); }

    /// What was made for a path before, else what `make` makes now: a name is one object, which
    /// programs compare with `is`.
    PythonValue kept(const PythonAsk& ask, const std::string& path,
                     const std::function<PythonValue()>& make);

private:
    struct WrappedName {
        PythonModule* module;
        std::string name;
    };

    PythonValue baseClass(const PythonAsk& ask);

    Flags m_flags;
    Siblings m_siblings;
    std::vector<PythonClass*> m_providers;
    std::map<std::string, bool, std::less<>> m_asked; ///< Whether it is set.
    std::vector<CompositeBuilder*> m_builders;
    PythonValue m_base;
    std::vector<WrappedName> m_wrapped;
    std::map<std::string, PythonValue, std::less<>> m_kept;
};

} // namespace fusewright
