// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/tvm_searches.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/tvm_host.h"

#include <utility>

namespace fusewright {

namespace {

PythonValue foundLater(DplCall& call)
{
    return call.ask().unknown('`' + std::string(call.function())
                              + "` needs a model, which is not here while the file is read.");
}

/// What it is given cannot be known, or is something else.
PythonValue refuse(DplCall& call, std::string_view wanted)
{
    const PythonValue given = call.at(0);
    TvmHost* const host = tvmHostOf(call.ask());
    if (!given.is(PythonType::Unknown))
        return call.raise("TypeError",
                          "takes " + std::string(wanted) + ", not '"
                              + call.ask().runtime.typeName(given) + '\'');
    if (host)
        host->tell({placeInFile(call.ask()),
                    "unknown-pattern",
                    "What `" + std::string(call.function())
                        + "` looks for cannot be known without running it.",
                    given,
                    {}});
    return call.unknown(given);
}

PythonValue note(DplCall& call, TvmSearch search)
{
    const PythonAsk& ask = call.ask();
    search.given = call.at(0);
    search.place = placeInFile(ask);
    TvmHost* const host = tvmHostOf(ask);
    const std::size_t size = search.edges.size() + search.sameShapes.size();
    if (!ask.runtime.grow(size + 4) || !ask.runtime.step(size))
        return {};
    if (host) {
        ask.runtime.heap().keep();
        host->searches.push_back(std::move(search));
    }
    return foundLater(call);
}

PythonValue searchGraph(DplCall& call, TvmSearchKind kind)
{
    const DplContextObject* const context = asDplContext(call.at(0));
    if (!context)
        return refuse(call, "a PatternContext");
    TvmSearch search = searchOf(*context);
    search.kind = kind;
    return note(call, std::move(search));
}

} // namespace

TvmSearch searchOf(const DplContextObject& context)
{
    TvmSearch search{.kind = TvmSearchKind::MatchBlock};
    search.edges = context.edges;
    search.sameShapes = context.sameShapes;
    search.place = context.place;
    return search;
}

PythonValue matchBlock(DplCall& call)
{
    return searchGraph(call, TvmSearchKind::MatchBlock);
}

PythonValue rewriteBindings(DplCall& call)
{
    return searchGraph(call, TvmSearchKind::RewriteBindings);
}

PythonValue rewriteCall(DplCall& call)
{
    DplObject* const pattern = asDplObject(call.at(0));
    if (!pattern)
        return refuse(call, "a pattern");
    TvmSearch search{.kind = TvmSearchKind::RewriteCall};
    search.pattern = pattern;
    return note(call, std::move(search));
}

} // namespace fusewright
