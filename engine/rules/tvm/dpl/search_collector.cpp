// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/search_collector.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// The sides of `a | b | c`, in their order.
std::vector<const DplObject*> alternativesOf(const DplObject& root)
{
    static constexpr std::size_t most = 64;
    std::vector<const DplObject*> found;
    std::vector<const DplObject*> open{&root};
    while (!open.empty()) {
        const DplObject* const at = open.back();
        open.pop_back();
        const bool isOpen =
            at->node().kind == DplKind::Either && found.size() + open.size() + 2 <= most;
        if (isOpen)
            open.insert(open.end(), at->parts().rbegin(), at->parts().rend());
        else
            found.push_back(at);
    }
    return found;
}

bool areSame(const DplPattern& one, const DplPattern& other)
{
    const auto isSame = [](const DplNode& a, const DplNode& b) {
        return a.kind == b.kind && a.name == b.name && a.parts == b.parts
            && a.anyArguments == b.anyArguments && a.index == b.index
            && a.hasExtents == b.hasExtents && a.extents == b.extents
            && a.attributes == b.attributes;
    };
    return one.root == other.root && std::ranges::equal(one.nodes, other.nodes, isSame);
}

std::string_view functionOf(TvmSearchKind kind)
{
    switch (kind) {
    case TvmSearchKind::RewriteBindings:
        return "rewrite_bindings";
    case TvmSearchKind::RewriteCall:
        return "rewrite_call";
    default:
        return "match_dfb";
    }
}

} // namespace

bool SearchCollector::isHere(const PythonPlace& place) const
{
    return place.source && place.source == m_places.source();
}

void SearchCollector::tell(Severity severity, std::string code, std::string message,
                           const PythonPlace& place)
{
    if (!isHere(place))
        return;
    m_findings.add({.severity = severity,
                    .code = std::move(code),
                    .message = std::move(message),
                    .file = m_places.source()->name(),
                    .range = place.range(),
                    .fixes = {}});
}

void SearchCollector::tellHow(const TvmSearch& search)
{
    const std::string function(functionOf(search.kind));
    const bool isFirst = search.kind == TvmSearchKind::MatchBlock;
    bool& hasTold = isFirst ? m_hasToldFirst : m_hasToldLeft;
    if (std::exchange(hasTold, true))
        return;
    if (isFirst)
        tell(Severity::Information, "first-match-only",
             '`' + function
                 + "` gives the first match only. The others are what it would find next if the"
                   " operators of earlier ones were gone.",
             search.place);
    else
        tell(Severity::Information, "not-rewritten",
             "Fusewright shows where `" + function
                 + "` finds its pattern. What the callback returns is not applied.",
             search.place);
}

/// The function that looks for it, else the variable that has it.
std::string SearchCollector::nameOf(const TvmSearch& search) const
{
    if (!search.name.empty())
        return search.name;
    for (const PythonNames::Entry& entry : m_module.scope->names.entries()) {
        if (entry.value.isSame(search.given))
            return entry.name;
    }
    return "match";
}

void SearchCollector::place(TvmFusionPattern& made, const TvmSearch& search) const
{
    made.isHere = isHere(search.place);
    made.range = made.nameRange = made.isHere ? search.place.bytes : ByteRange();
}

std::optional<TvmFusionPattern> SearchCollector::graphPattern(const TvmSearch& search)
{
    if (search.edges.empty()) {
        tell(Severity::Warning, "never-matches",
             "The context does not say that patterns use each other, so TVM never finds it.",
             search.place);
        return std::nullopt;
    }
    std::vector<const DplObject*> roots;
    for (const DplUseEdge& edge : search.edges) {
        roots.push_back(edge.from);
        roots.push_back(edge.to);
    }
    auto collected = m_patterns.collect(roots, search.place);
    if (!collected)
        return std::nullopt;
    TvmFusionPattern made{.name = nameOf(search), .pattern = std::move(collected->pattern)};
    made.pattern.root = collected->ids.at(search.edges.front().from);
    made.context.emplace();
    for (const DplUseEdge& edge : search.edges)
        made.context->edges.push_back({.from = collected->ids.at(edge.from),
                                       .to = collected->ids.at(edge.to),
                                       .index = edge.index,
                                       .isOnly = edge.isOnly});
    for (const std::vector<DplObject*>& same : search.sameShapes) {
        std::vector<DplId>& ids = made.context->sameShapes.emplace_back();
        for (const DplObject* const each : same) {
            const auto id = collected->ids.find(each);
            if (id != collected->ids.end())
                ids.push_back(id->second);
            else
                tell(Severity::Warning, "never-matches",
                     "A shape is compared with that of a pattern that the context does not have:"
                     " TVM stops here.",
                     search.place);
        }
    }
    return made;
}

std::optional<TvmFusionPattern> SearchCollector::callPattern(const DplObject& root,
                                                             const PythonPlace& place)
{
    auto collected = m_patterns.collect({&root}, place);
    return collected
        ? std::optional(TvmFusionPattern{.name = {}, .pattern = std::move(collected->pattern)})
        : std::nullopt;
}

/// A function that is called twice looks for the same twice.
bool SearchCollector::isKnown(const TvmFusionPattern& made) const
{
    return std::ranges::any_of(m_patterns.all(), [&](const TvmFusionPattern& other) {
        return other.search == made.search && other.range.begin == made.range.begin
            && other.range.end == made.range.end && other.isHere == made.isHere
            && other.context == made.context && other.isLoose == made.isLoose
            && areSame(other.pattern, made.pattern);
    });
}

std::vector<std::uint32_t> SearchCollector::add(const TvmSearch& search)
{
    static constexpr std::size_t most = 1'000;
    if (m_added >= most) {
        if (!std::exchange(m_hasToldMost, true))
            tell(Severity::Error, "too-many-patterns",
                 "The file looks for more patterns than are read. From here on they are left out.",
                 search.place);
        return {};
    }
    std::vector<std::optional<TvmFusionPattern>> all;
    if (search.pattern) {
        for (const DplObject* const root : alternativesOf(*search.pattern)) {
            all.push_back(callPattern(*root, search.place));
            // TVM looks for tuples that are written first, then for such that could be.
            if (root->node().kind != DplKind::Tuple || !all.back())
                continue;
            all.push_back(all.back());
            all.back()->isLoose = true;
        }
    } else {
        all.push_back(graphPattern(search));
    }
    std::vector<std::uint32_t> added;
    for (std::optional<TvmFusionPattern>& made : all) {
        if (!made)
            continue;
        made->name = nameOf(search);
        made->origin = TvmOrigin::Searched;
        made->search = search.kind;
        place(*made, search);
        if (isKnown(*made))
            continue;
        added.push_back(m_patterns.addMade(*std::move(made)));
        ++m_added;
    }
    if (!added.empty())
        tellHow(search);
    return added;
}

} // namespace fusewright
