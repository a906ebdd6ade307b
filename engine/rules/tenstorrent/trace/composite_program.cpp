// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/composite_program.h"

#include "engine/python/eval/python_program.h"
#include "engine/rules/tenstorrent/trace/composite_builder.h"
#include "engine/rules/tenstorrent/trace/fx_arguments.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"
#include "engine/rules/tenstorrent/trace/torch_functions.h"
#include "engine/rules/tenstorrent/trace/torch_modules.h"
#include "engine/rules/tenstorrent/trace/trace_sentences.h"

#include <algorithm>

namespace fusewright {

namespace {

/// A function as the target of a call; empty for what is none.
std::string targetOf(PythonValue key)
{
    if (key.is(PythonType::String))
        return key.as<PythonString>().text;
    // A function of the file that `torch.fx.wrap` keeps whole.
    if (key.is(PythonType::Function))
        return key.as<PythonFunction>().name;
    return key.is(PythonType::Host) ? torchPathOf(key) : std::string();
}

/// What a key of the dictionary stands for; false where that is not known.
bool readKey(PythonValue key, CompositeEntry& entry)
{
    const auto* const made =
        key.is(PythonType::Host) ? dynamic_cast<const TorchClass*>(key.object()) : nullptr;
    if (made) {
        entry.modules.push_back(made->path().substr(made->path().rfind('.') + 1));
        return true;
    }
    const std::string target = targetOf(key);
    if (target.empty())
        return false;
    entry.functions.push_back(target);
    // Texts of graphs have either name.
    constexpr std::string_view own = "torch._C._nn.";
    if (target.starts_with(own))
        entry.functions.push_back("torch.nn.functional." + target.substr(own.size()));
    return true;
}

/// Of a frozen set of numbers; nothing for another key.
std::optional<UsedOutputs> outputsOf(PythonValue key)
{
    if (!key.isAnySet())
        return std::nullopt;
    UsedOutputs outputs;
    for (const PythonTable::Entry& entry : key.as<PythonTable>().entries()) {
        if (entry.key.is(PythonType::Int))
            outputs.push_back(entry.key.asInteger());
    }
    std::ranges::sort(outputs);
    return outputs;
}

std::vector<std::uint32_t> nodesOf(const std::vector<PythonValue>& values)
{
    std::vector<std::uint32_t> nodes;
    for (const PythonValue value : values) {
        if (FxProxy* const proxy = asProxy(value))
            nodes.push_back(proxy->node());
    }
    return nodes;
}

} // namespace

CompositeProgram::CompositeProgram(std::string file, std::string text, TorchHost::Flags flags,
                                   TorchHost::Siblings siblings)
    : m_host(std::move(flags), std::move(siblings)),
      m_evaluator(m_host),
      m_flagNames(environmentNames(text))
{
    m_module = m_evaluator.runModule(std::move(file), std::move(text), m_findings);
    if (m_module && m_module->program)
        m_source = m_module->program->source;
    tellPythonErrors(m_evaluator, m_source, m_findings);
    m_host.recordWrapped(m_evaluator.runtime());
    m_condition = named("can_apply_composite");
    readEntries();
}

PythonValue CompositeProgram::named(std::string_view name) const
{
    return m_module ? m_module->scope->names.find(name) : PythonValue();
}

void CompositeProgram::readEntries()
{
    const PythonValue table = named("replacements");
    if (!table.is(PythonType::Dict))
        return;
    const PythonValue methods = named("method_name_to_function");
    for (const PythonTable::Entry& each : table.as<PythonTable>().entries())
        readValue(each, methods.is(PythonType::Dict) ? &methods.as<PythonTable>() : nullptr);
}

void CompositeProgram::readValue(const PythonTable::Entry& each, const PythonTable* methods)
{
    CompositeEntry entry;
    if (!each.key.isValid() || !readKey(each.key, entry)) {
        if (each.key.isValid())
            m_findings.warning("unknown-key",
                               "A key of `replacements` is no function of torch, no class of torch"
                               " and no name. It is ignored.",
                               m_source ? m_source->name() : std::string());
        return;
    }
    for (const PythonTable::Entry& method :
         methods ? methods->entries() : std::vector<PythonTable::Entry>()) {
        const std::string target =
            method.key.is(PythonType::String) ? targetOf(method.value) : std::string();
        if (!target.empty() && !entry.functions.empty() && target == entry.functions.front())
            entry.methods.push_back(method.key.as<PythonString>().text);
    }
    if (!each.value.is(PythonType::Dict)) {
        entry.function = each.value;
        addEntry(std::move(entry));
        return;
    }
    std::vector<CompositeEntry> variants;
    for (const PythonTable::Entry& variant : each.value.as<PythonTable>().entries()) {
        auto outputs = variant.key.isValid() ? outputsOf(variant.key) : std::nullopt;
        if (!outputs)
            continue;
        entry.others.push_back(*outputs);
        variants.push_back(entry);
        variants.back().outputs = std::move(outputs);
        variants.back().function = variant.value;
    }
    const auto most = std::ranges::max_element(
        variants, {}, [](const CompositeEntry& variant) { return variant.outputs->size(); });
    for (CompositeEntry& variant : variants) {
        variant.isFallback = &variant == &*most;
        variant.others = entry.others;
        addEntry(std::move(variant));
    }
}

void CompositeProgram::addEntry(CompositeEntry entry)
{
    if (!entry.function.is(PythonType::Function)) {
        m_findings.warning("not-a-function",
                           "`replacements` has something that is no function written in Python. It"
                           " makes no composite.",
                           m_source ? m_source->name() : std::string());
        return;
    }
    const auto append = [](std::vector<std::string>& to, const std::vector<std::string>& names) {
        to.insert(to.end(), names.begin(), names.end());
    };
    for (CompositeEntry& known : m_entries) {
        if (!known.function.isSame(entry.function) || known.outputs != entry.outputs
            || known.others != entry.others || known.modules.empty() != entry.modules.empty())
            continue;
        append(known.functions, entry.functions);
        append(known.methods, entry.methods);
        append(known.modules, entry.modules);
        return;
    }
    entry.place = functionPlace(entry.function);
    const PythonProgram* const program = entry.function.as<PythonFunction>().program;
    entry.isHere = program && program->source == m_source;
    m_entries.push_back(std::move(entry));
}

TraceRefusal CompositeProgram::refusalOf(const PythonError& error,
                                         const CompositeEntry& entry) const
{
    TraceRefusal refusal{.by = TraceRefusal::By::Replacement,
                         .place = entry.isHere ? entry.place.name : TextRange()};
    if (error.place.source && error.place.source == m_source)
        refusal.place = error.place.range();
    if (error.stop == PythonStop::Raised)
        refusal.error = torchErrorText(error.type, error.message);
    refusal.sentence = traceSentence(error);
    return refusal;
}

void CompositeProgram::begin()
{
    m_evaluator.runtime().restart({});
    m_evaluator.runtime().heap().mark();
    m_host.clearBuilders();
}

void CompositeProgram::end()
{
    m_host.clearBuilders();
    m_evaluator.runtime().heap().release();
}

/// What the function that was called says of it.
CompositeResult CompositeProgram::made(const CompositeEntry& entry, FxTracer& tracer,
                                       const PythonOutcome& outcome)
{
    CompositeResult result;
    PythonRuntime& runtime = m_evaluator.runtime();
    if (!outcome.hasValue()) {
        result.refusal = refusalOf(outcome.error, entry);
        return result;
    }
    // Inner functions may make composites of their own: the first is the outermost.
    if (m_host.builders().empty())
        return result;
    const CompositeBuilder& builder = *m_host.builders().front();
    Composite composite;
    const bool hasName = builder.called().is(PythonType::String);
    auto attributes = compositeAttributes(runtime.ask(), tracer, builder.table());
    if (!hasName || !attributes || !tracer.finish(runtime.ask(), outcome.value)) {
        result.refusal = refusalOf(m_evaluator.outcome({}).error, entry);
        return result;
    }
    composite.name = builder.called().as<PythonString>().text;
    composite.attributes = std::move(*attributes);
    composite.inputs = nodesOf(builder.inputs());
    composite.outputs = nodesOf(builder.outputs());
    composite.wrapped = tracer.graph();
    result.composite = std::move(composite);
    return result;
}

CompositeResult CompositeProgram::wrap(const CompositeEntry& entry, const WrappedCall& call)
{
    begin();
    PythonRuntime& runtime = m_evaluator.runtime();
    const auto tracer = std::make_shared<FxTracer>(m_source);
    const auto operands = compositeOperands(runtime.ask(), tracer, call.operands);
    CompositeResult result =
        made(entry, *tracer,
             m_evaluator.call(entry.function,
                              compositeArguments(runtime.ask(), operands, call.arguments)));
    end();
    return result;
}

CompositeResult CompositeProgram::wrapModule(const CompositeEntry& entry,
                                             const CalledModule& module,
                                             const std::vector<GivenOperand>& operands)
{
    begin();
    PythonRuntime& runtime = m_evaluator.runtime();
    const auto tracer = std::make_shared<FxTracer>(m_source);
    const auto proxies = compositeOperands(runtime.ask(), tracer, operands);
    ModuleStage stage(module, proxies);
    const PythonOutcome asked = m_evaluator.call(entry.function, stage.arguments(runtime.ask()));
    CompositeResult result;
    if (!asked.hasValue())
        result.refusal = refusalOf(asked.error, entry);
    else if (stage.call().function.isValid())
        result =
            made(entry, *tracer, m_evaluator.call(stage.call().function, stage.call().arguments));
    end();
    return result;
}

} // namespace fusewright
