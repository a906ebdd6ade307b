// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/dpl_context.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/dpl_sequence.h"
#include "engine/rules/tvm/dpl/tvm_host.h"
#include "engine/rules/tvm/dpl/tvm_searches.h"
#include "engine/rules/tvm/dpl/tvm_values.h"

#include <utility>

namespace fusewright {

namespace {

constexpr TvmFunctionRow matchRow{"match_dfb", "self dfb", matchBlock};

DplContextObject* currentOf(const PythonAsk& ask)
{
    const TvmHost* const host = tvmHostOf(ask);
    return host && !host->contexts.empty() ? host->contexts.back() : nullptr;
}

} // namespace

DplContextObject* asDplContext(PythonValue value)
{
    return value.is(PythonType::Host) ? dynamic_cast<DplContextObject*>(value.object()) : nullptr;
}

PythonValue DplContextObject::attribute(const PythonAsk& ask, std::string_view name)
{
    return name == matchRow.name ? boundDplMethod(ask, matchRow, PythonValue(*this))
                                 : PythonValue();
}

PythonValue DplContextObject::enter(const PythonAsk& ask)
{
    if (TvmHost* const host = tvmHostOf(ask)) {
        ask.runtime.heap().keep();
        host->contexts.push_back(this);
    }
    return PythonValue(*this);
}

void DplContextObject::leave(const PythonAsk& ask)
{
    TvmHost* const host = tvmHostOf(ask);
    if (host && !host->contexts.empty())
        host->contexts.pop_back();
}

bool recordUse(const PythonAsk& ask, const DplUseEdge& edge)
{
    DplContextObject* const context = currentOf(ask);
    if (!context)
        return true;
    if (!ask.runtime.grow(1))
        return false;
    ask.runtime.heap().keep();
    context->edges.push_back(edge);
    return true;
}

bool recordSaidUse(const PythonAsk& ask, const DplUseEdge& edge)
{
    if (TvmHost* const host = tvmHostOf(ask)) {
        const PythonPlace place = placeInFile(ask);
        ask.runtime.heap().keep();
        host->saysUse(*edge.from, place);
        host->saysUse(*edge.to, place);
    }
    return recordUse(ask, edge);
}

PythonValue withArgumentUses(const PythonAsk& ask, PythonValue call)
{
    DplObject* const made = asDplObject(call);
    const std::vector<DplObject*> parts = made ? made->parts() : std::vector<DplObject*>();
    for (std::size_t at = 1; at < parts.size(); ++at) {
        const auto index = static_cast<std::int64_t>(at) - 1;
        if (!recordUse(ask, {.from = parts[at], .to = made, .index = index}))
            return {};
    }
    return call;
}

PythonValue recordSameShapes(const PythonAsk& ask, std::vector<DplObject*> patterns)
{
    if (TvmHost* const host = tvmHostOf(ask)) {
        ask.runtime.heap().keep();
        for (const DplObject* const each : patterns)
            host->saysUse(*each, placeInFile(ask));
    }
    if (!ask.runtime.grow(patterns.size() + 1))
        return {};
    if (DplContextObject* const context = currentOf(ask))
        context->sameShapes.push_back(std::move(patterns));
    return PythonValue(ask.runtime.heap().make<TvmQuietObject>("SameShapeConstraint"));
}

/// An incremental one begins with the edges of the one around it, but not with its shapes.
PythonValue makeContext(DplCall& call)
{
    const PythonAsk& ask = call.ask();
    const auto isIncremental = call.has(0) ? call.truth(call.at(0)) : false;
    if (!isIncremental)
        return {};
    const DplContextObject* const around = currentOf(ask);
    if (*isIncremental && !around)
        return ask.raise("InternalError",
                         "Incremental context needs to be built inside a existing context.");
    const std::size_t copied = *isIncremental ? around->edges.size() : 0;
    if (!ask.runtime.grow(copied + 4) || !ask.runtime.step(copied))
        return {};
    auto& made = ask.runtime.heap().make<DplContextObject>();
    if (*isIncremental)
        made.edges = around->edges;
    made.place = placeInFile(ask);
    return PythonValue(made);
}

PythonValue currentContext(DplCall& call)
{
    DplContextObject* const context = currentOf(call.ask());
    return context ? PythonValue(*context) : PythonValue::none();
}

PythonValue makeSameShapes(DplCall& call)
{
    auto patterns = call.patterns(call.rest());
    return patterns ? recordSameShapes(call.ask(), std::move(*patterns)) : PythonValue();
}

} // namespace fusewright
