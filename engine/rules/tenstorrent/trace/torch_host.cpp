// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/torch_host.h"

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tenstorrent/trace/composite_builder.h"
#include "engine/rules/tenstorrent/trace/fusion_base.h"
#include "engine/rules/tenstorrent/trace/fx_names.h"
#include "engine/rules/tenstorrent/trace/torch_modules.h"

namespace fusewright {

namespace {

bool isQuiet(std::string_view dotted)
{
    return dotted == "logging" || dotted == "warnings" || dotted == "loguru";
}

} // namespace

PythonValue TorchHost::baseClass(const PythonAsk& ask)
{
    if (!m_base.isValid()) {
        m_base = PythonValue(ask.runtime.heap().make<FusionBase>(*this));
        ask.runtime.heap().keep();
    }
    return m_base;
}

PythonValue TorchHost::kept(const PythonAsk& ask, const std::string& path,
                            const std::function<PythonValue()>& make)
{
    if (const auto found = m_kept.find(path); found != m_kept.end())
        return found->second;
    const PythonValue made = make();
    if (made.is(PythonType::Host) && !ask.runtime.isStopped()) {
        ask.runtime.heap().keep();
        m_kept.emplace(path, made);
    }
    return made;
}

bool TorchHost::wrap(const PythonAsk& ask, PythonValue functionOrName)
{
    std::string name;
    if (functionOrName.is(PythonType::String)) {
        name = functionOrName.as<PythonString>().text;
    } else if (functionOrName.is(PythonType::Function)) {
        name = functionOrName.as<PythonFunction>().name;
    } else if (!functionOrName.is(PythonType::Unknown)) {
        ask.raise("RuntimeError",
                  "Unsupported type for global function! Must be either a callable or string name");
        return false;
    }
    PythonScope* scope = nullptr;
    for (const PythonFrame& frame : ask.runtime.frames())
        scope = frame.scope ? frame.scope : scope;
    if (!scope || scope->kind != PythonScope::Kind::Module) {
        ask.raise("NotImplementedError", "wrap must be called at the top level of a module");
        return false;
    }
    if (!name.empty())
        m_wrapped.push_back({scope->module, std::move(name)});
    return true;
}

void TorchHost::recordWrapped(PythonRuntime& runtime)
{
    for (const WrappedName& each : m_wrapped) {
        PythonNames& names = each.module->scope->names;
        const PythonValue own = names.find(each.name);
        const PythonValue builtin = runtime.library().builtin(each.name);
        if (own.is(PythonType::Function))
            names.set(each.name, wrappedFunction(runtime, each.name, own));
        else if (!own.isValid() && builtin.isValid())
            names.set(each.name, wrappedFunction(runtime, "builtins." + each.name, builtin));
    }
    m_wrapped.clear();
}

PythonValue TorchHost::module(const PythonAsk& ask, std::string_view dotted)
{
    PythonHeap& heap = ask.runtime.heap();
    if (isTorchModule(dotted))
        return PythonValue(heap.make<TorchModule>(std::string(dotted)));
    if (dotted == "math" || dotted == "operator" || dotted == "numpy")
        return PythonValue(heap.make<WrappedModule>(std::string(dotted)));
    if (isQuiet(dotted))
        return PythonValue(heap.make<QuietObject>(std::string(dotted)));
    return {};
}

PythonValue TorchHost::nameIn(const PythonAsk& ask, std::string_view dotted, std::string_view name)
{
    if (isTorchModule(dotted))
        return torchName(ask, dotted, name);
    if (name == "StableHLOCompositeBuilder")
        return PythonValue(ask.runtime.heap().make<CompositeBuilderClass>(*this));
    if (name == "FusionProvider") {
        const bool isOwn = dotted.starts_with("tt_torch") || dotted.ends_with("fusion_providers");
        if (isOwn || dotted.starts_with('.'))
            return baseClass(ask);
    }
    return {};
}

std::optional<std::pair<std::string, std::string>> TorchHost::moduleText(std::string_view dotted,
                                                                         const SourceText& importer)
{
    return m_siblings ? m_siblings(dotted, importer) : std::nullopt;
}

/// What Python has, but is not modelled: nobody is told that it is not defined.
PythonValue TorchHost::builtin(const PythonAsk& ask, std::string_view name)
{
    const bool isKnown = isPythonName(name) && !name.starts_with("__") && name != "torch"
        && name != "device" && name != "inf" && name != "nan" && name != "NoneType"
        && !name.starts_with("fx_") && name != "pytree";
    return isKnown ? ask.unknown("`" + std::string(name) + "` is not modelled.") : PythonValue();
}

std::optional<std::string> TorchHost::environment(std::string_view name)
{
    const auto found = m_flags.find(name);
    m_asked.insert_or_assign(std::string(name), found != m_flags.end());
    return found == m_flags.end() ? std::nullopt : std::optional(found->second);
}

} // namespace fusewright
