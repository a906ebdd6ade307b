// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/composite_program.h"

#include "engine/python/eval/python_program.h"
#include "engine/rules/tenstorrent/trace/composite_arguments.h"
#include "engine/rules/tenstorrent/trace/composite_builder.h"
#include "engine/rules/tenstorrent/trace/fx_arguments.h"
#include "engine/rules/tenstorrent/trace/fx_proxy.h"
#include "engine/rules/tenstorrent/trace/torch_functions.h"
#include "engine/rules/tenstorrent/trace/torch_modules.h"
#include "engine/rules/tenstorrent/trace/trace_sentences.h"

namespace fusewright {

namespace {

/// What a key of the dictionary stands for; false where that is not known.
bool readKey(PythonValue key, CompositeEntry& entry)
{
    if (key.is(PythonType::String)) {
        entry.key = key.as<PythonString>().text;
        return true;
    }
    if (!key.is(PythonType::Host))
        return false;
    if (const auto* const made = dynamic_cast<const TorchClass*>(key.object())) {
        entry.key = made->path();
        entry.isModule = true;
        return true;
    }
    entry.key = torchPathOf(key);
    return !entry.key.empty();
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

TraceRefusal refusalOf(const PythonError& error, const CompositeEntry& entry,
                       const SourceText* file)
{
    TraceRefusal refusal{.by = TraceRefusal::By::Replacement, .place = entry.place.name};
    if (error.place.source && error.place.source == file)
        refusal.place = error.place.range();
    if (error.stop == PythonStop::Raised)
        refusal.error = torchErrorText(error.type, error.message);
    refusal.sentence = traceSentence(error);
    return refusal;
}

} // namespace

CompositeProgram::CompositeProgram(std::string file, std::string text, TorchHost::Flags flags,
                                   TorchHost::Siblings siblings)
    : m_host(std::move(flags), std::move(siblings)), m_evaluator(m_host)
{
    m_module = m_evaluator.runModule(std::move(file), std::move(text), m_findings);
    if (m_module && m_module->program)
        m_source = m_module->program->source;
    readEntries();
}

void CompositeProgram::readEntries()
{
    const PythonValue table =
        m_module ? m_module->scope->names.find("replacements") : PythonValue();
    if (!table.is(PythonType::Dict))
        return;
    for (const PythonTable::Entry& each : table.as<PythonTable>().entries()) {
        CompositeEntry entry{.key = {}, .function = each.value, .place = functionPlace(each.value)};
        if (each.key.isValid() && readKey(each.key, entry)) {
            m_entries.push_back(std::move(entry));
            continue;
        }
        m_findings.warning("unknown-key",
                           "A key of `replacements` is no function of torch, no class of torch and"
                           " no name. It is ignored.",
                           m_source ? m_source->name() : std::string());
    }
}

CompositeResult CompositeProgram::wrap(const CompositeEntry& entry,
                                       const std::vector<TracedArgument>& arguments)
{
    CompositeResult result;
    PythonRuntime& runtime = m_evaluator.runtime();
    const auto tracer = std::make_shared<FxTracer>(m_source);
    runtime.restart({});
    const PythonArguments given = compositeArguments(runtime.ask(), tracer, arguments);
    m_host.clearBuilders();
    const PythonOutcome outcome = m_evaluator.call(entry.function, given);
    if (!outcome.hasValue()) {
        result.refusal = refusalOf(outcome.error, entry, m_source);
        return result;
    }
    // Inner functions may make composites of their own: the first is the outermost.
    if (m_host.builders().empty())
        return result;
    const CompositeBuilder& builder = *m_host.builders().front();
    Composite composite;
    const bool hasName = builder.called().is(PythonType::String);
    auto attributes = compositeAttributes(runtime.ask(), *tracer, builder.table());
    if (!hasName || !attributes || !tracer->finish(runtime.ask(), outcome.value)) {
        result.refusal = refusalOf(m_evaluator.outcome({}).error, entry, m_source);
        return result;
    }
    composite.name = builder.called().as<PythonString>().text;
    composite.attributes = std::move(*attributes);
    composite.inputs = nodesOf(builder.inputs());
    composite.outputs = nodesOf(builder.outputs());
    composite.wrapped = tracer->graph();
    result.composite = std::move(composite);
    return result;
}

} // namespace fusewright
