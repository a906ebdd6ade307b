// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/trace/provider_program.h"

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_program.h"
#include "engine/rules/tenstorrent/trace/provider_class.h"
#include "engine/rules/tenstorrent/trace/trace_sentences.h"

#include <algorithm>

namespace fusewright {

std::string ProviderFunction::title() const
{
    return place.line == 0 ? place.qualifiedName
                           : place.qualifiedName + ':' + std::to_string(place.line);
}

namespace {

/// A base class of the file is older than the attribute.
bool isMissing(const PythonOutcome& attribute)
{
    return attribute.isRaised() && attribute.error.type == "AttributeError";
}

} // namespace

const TraceRefusal* FusionPair::refusal() const
{
    if (patternTrace.refusal)
        return &*patternTrace.refusal;
    return replacementTrace.refusal ? &*replacementTrace.refusal : nullptr;
}

ProviderProgram::ProviderProgram(std::string file, std::string text, TorchHost::Flags flags,
                                 TorchHost::Siblings siblings)
    : m_host(std::move(flags), std::move(siblings)), m_evaluator(m_host)
{
    m_module = m_evaluator.runModule(std::move(file), std::move(text), m_findings);
    if (m_module && m_module->program)
        m_source = m_module->program->source;
    tellPythonErrors(m_evaluator, m_source, m_findings);
    m_host.recordWrapped(m_evaluator.runtime());
    for (PythonClass* const made : classes())
        m_providers.push_back(describe(*made));
}

std::vector<PythonClass*> ProviderProgram::classes() const
{
    std::vector<PythonClass*> found = m_host.providers();
    if (m_module) {
        for (PythonClass* const made : ownProviderClasses(*m_module)) {
            if (std::ranges::find(found, made) == found.end())
                found.push_back(made);
        }
    }
    // What an import brings is listed where it is written.
    std::erase_if(found, [&](const PythonClass* made) { return made->place.source != m_source; });
    std::ranges::stable_sort(found, {}, [](const PythonClass* made) { return made->serial; });
    return found;
}

PythonOutcome ProviderProgram::attributeOf(PythonValue object, std::string_view name)
{
    PythonRuntime& runtime = m_evaluator.runtime();
    runtime.restart({});
    const PythonValue text = runtime.string(std::string(name));
    return m_evaluator.call(runtime.library().builtin("getattr"), {{object, text}, {}});
}

ProviderReason ProviderProgram::reasonOf(const PythonError& error,
                                         const FusionProviderClass& provider) const
{
    ProviderReason reason{.place = provider.namePlace};
    if (error.place.source && error.place.source == m_source)
        reason.place = error.place.range();
    if (error.stop == PythonStop::Raised)
        reason.error = torchErrorText(error.type, error.message);
    reason.sentence = error.stop == PythonStop::Raised
        ? "Python makes no provider of this class: " + reason.error
        : "What this class does is not known here. " + error.message;
    return reason;
}

FusionProviderClass ProviderProgram::describe(PythonClass& made)
{
    FusionProviderClass provider{.className = made.name,
                                 .namePlace = classNamePlace(made),
                                 .classPlace = made.place.range()};
    if (const std::string error = abstractClassError(made); !error.empty()) {
        provider.refused = ProviderReason{
            error, "The class has no function of its own for what every provider needs.",
            provider.namePlace};
        return provider;
    }
    const PythonOutcome object = m_evaluator.call(PythonValue(made), {});
    if (!object.hasValue()) {
        provider.refused = reasonOf(object.error, provider);
        return provider;
    }
    provider.object = object.value;
    readProperties(provider, made);
    readPairs(provider);
    readFilters(provider);
    return provider;
}

void ProviderProgram::readProperties(FusionProviderClass& provider, PythonClass& made)
{
    const PythonOutcome name = attributeOf(provider.object, "name");
    if (name.value.is(PythonType::String))
        provider.name = name.value.as<PythonString>().text;
    const PythonOutcome enabled = attributeOf(provider.object, "default_enabled");
    if (enabled.value.is(PythonType::Bool))
        provider.isEnabledByDefault = enabled.value.asBoolean();
    provider.ownReplace = ownReplaceOf(made);
}

std::optional<ProviderReason> ProviderProgram::ownReplaceOf(const PythonClass& made) const
{
    for (const PythonClass* const each : made.order) {
        const PythonValue own = each->attributes.find("replace_pattern");
        if (!own.isValid())
            continue;
        if (isProviderBase(*each))
            return std::nullopt;
        return ProviderReason{
            {},
            "The class replaces operators by itself, in `replace_pattern`. What it does cannot be"
            " previewed.",
            functionPlace(own).name};
    }
    return std::nullopt;
}

ProviderFunction ProviderProgram::functionOf(PythonValue value) const
{
    return {.value = value, .place = functionPlace(value)};
}

TraceResult ProviderProgram::trace(PythonValue function, TraceRole role)
{
    return tracePattern(m_evaluator, function, m_source, role);
}

PythonOutcome ProviderProgram::pairsOf(PythonValue object)
{
    const PythonOutcome method = attributeOf(object, "get_patterns");
    if (!isMissing(method))
        return method.hasValue() ? m_evaluator.call(method.value, {}) : method;
    const PythonOutcome pattern = attributeOf(object, "pattern");
    const PythonOutcome replacement = attributeOf(object, "replacement");
    if (!pattern.hasValue() || !replacement.hasValue())
        return pattern.hasValue() ? replacement : pattern;
    PythonRuntime& runtime = m_evaluator.runtime();
    return {runtime.tuple({runtime.tuple({pattern.value, replacement.value})}), {}};
}

PythonOutcome ProviderProgram::filtersOf(PythonValue object)
{
    const PythonOutcome method = attributeOf(object, "get_match_filters");
    if (!isMissing(method))
        return method.hasValue() ? m_evaluator.call(method.value, {}) : method;
    const PythonOutcome filter = attributeOf(object, "match_filter");
    std::vector<PythonValue> filters;
    if (filter.hasValue())
        filters.push_back(filter.value);
    return {m_evaluator.runtime().tuple(std::move(filters)), {}};
}

void ProviderProgram::readPairs(FusionProviderClass& provider)
{
    const PythonOutcome given = pairsOf(provider.object);
    m_evaluator.runtime().restart({});
    const auto pairs = given.hasValue() ? m_evaluator.runtime().itemsOf(given.value) : std::nullopt;
    if (!pairs) {
        const PythonOutcome stopped = m_evaluator.outcome({});
        provider.refused = reasonOf(given.hasValue() ? stopped.error : given.error, provider);
        return;
    }
    for (const PythonValue pair : *pairs) {
        m_evaluator.runtime().restart({});
        const auto two = m_evaluator.runtime().itemsOf(pair);
        if (!two || two->size() != 2) {
            const PythonOutcome stopped = m_evaluator.outcome({});
            provider.refused = two
                ? ProviderReason{{},
                                 "`get_patterns` gives something that is no pair of a pattern and"
                                 " a replacement.",
                                 provider.namePlace}
                : reasonOf(stopped.error, provider);
            return;
        }
        FusionPair made{
            functionOf((*two)[0]), functionOf((*two)[1]), trace((*two)[0], TraceRole::Pattern), {}};
        made.replacementTrace = trace((*two)[1], TraceRole::Replacement);
        const TraceRefusal* const refusal =
            made.patternTrace.refusal ? &*made.patternTrace.refusal : nullptr;
        if (refusal && !provider.byHand && refusal->error.starts_with("NotImplementedError")
            && !refusal->error.starts_with("NotImplementedError: argument of type"))
            provider.byHand = ProviderReason{refusal->error, refusal->sentence, refusal->place};
        provider.pairs.push_back(std::move(made));
    }
}

/// What says yes without a look at what it is given needs not be asked.
bool ProviderProgram::acceptsAll(PythonValue filter)
{
    PythonRuntime& runtime = m_evaluator.runtime();
    runtime.restart({});
    const PythonValue anything = runtime.unknown("Any match.");
    const PythonOutcome said = m_evaluator.call(filter, {{anything, anything, anything}, {}});
    return said.value.is(PythonType::Bool) && said.value.asBoolean();
}

void ProviderProgram::readFilters(FusionProviderClass& provider)
{
    const PythonOutcome given = filtersOf(provider.object);
    m_evaluator.runtime().restart({});
    const auto filters =
        given.hasValue() ? m_evaluator.runtime().itemsOf(given.value) : std::nullopt;
    if (filters) {
        for (const PythonValue filter : *filters) {
            provider.filters.push_back(functionOf(filter));
            provider.filters.back().acceptsAll = acceptsAll(filter);
        }
        return;
    }
    const PythonOutcome stopped = m_evaluator.outcome({});
    if (!provider.refused)
        provider.refused = reasonOf(given.hasValue() ? stopped.error : given.error, provider);
}

} // namespace fusewright
