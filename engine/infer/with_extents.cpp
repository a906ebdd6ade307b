// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/with_extents.h"

#include "engine/graph/graph.h"
#include "engine/infer/inference.h"
#include "engine/support/cancel_token.h"
#include "engine/support/diagnostic.h"
#include "engine/support/nearest_word.h"
#include "engine/support/text_parts.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>

namespace fusewright {

namespace {

using Extent64 = std::optional<std::int64_t>;

/// A factor of an extent.
Extent64 factorOf(std::string_view text)
{
    const Extent64 number = wholeNumber(text);
    return number && *number >= 0 ? number : std::nullopt;
}

/// Calls `visit` for every name in a sum of products.
template <class Visit>
void forEachName(std::string_view text, Visit visit)
{
    while (!text.empty()) {
        std::string_view term = partBefore('+', text);
        while (!term.empty()) {
            const std::string_view factor = partBefore('*', term);
            if (!factor.empty() && !factorOf(factor))
                visit(factor);
        }
    }
}

/// A graph and the bodies in it, each behind those that it holds.
std::vector<const Graph*> withBodies(const Graph& graph)
{
    std::vector<const Graph*> all;
    std::set<const Graph*> known{&graph};
    std::vector<std::pair<const Graph*, std::size_t>> open{{&graph, 0}};
    while (!open.empty()) {
        const Graph* const at = open.back().first;
        const std::size_t next = open.back().second++;
        if (next >= at->nested().size()) {
            all.push_back(at);
            open.pop_back();
            continue;
        }
        const Graph* const body = at->nested()[next].graph.get();
        if (body && known.insert(body).second)
            open.emplace_back(body, 0);
    }
    return all;
}

template <class Visit>
void forEachSymbol(const Graph& graph, Visit visit)
{
    for (const ValueId value : graph.values()) {
        for (const Dim dim : graph.shapes().dims(graph.shapeId(value))) {
            if (dim.isNamed())
                visit(dim.name());
        }
    }
}

class ExtentSetting {
public:
    explicit ExtentSetting(std::span<const ExtentValue> values)
    {
        for (const ExtentValue& value : values)
            m_values.insert_or_assign(value.name, value.value);
    }

    Graph applied(const Graph& graph) const;

private:
    Extent64 sumOf(std::string_view text) const;
    Extent64 productOf(std::string_view text) const;

    std::unordered_map<std::string, std::int64_t> m_values;
};

Extent64 ExtentSetting::sumOf(std::string_view text) const
{
    std::int64_t sum = 0;
    while (!text.empty()) {
        const Extent64 term = productOf(partBefore('+', text));
        if (!term || __builtin_add_overflow(sum, *term, &sum))
            return std::nullopt;
    }
    return sum;
}

Extent64 ExtentSetting::productOf(std::string_view text) const
{
    if (text.empty())
        return std::nullopt;
    std::int64_t product = 1;
    while (!text.empty()) {
        const std::string_view factor = partBefore('*', text);
        Extent64 number = factorOf(factor);
        if (!number) {
            const auto known = m_values.find(std::string(factor));
            if (known == m_values.end())
                return std::nullopt;
            number = known->second;
        }
        if (__builtin_mul_overflow(product, *number, &product))
            return std::nullopt;
    }
    return product;
}

Graph ExtentSetting::applied(const Graph& graph) const
{
    Graph copy = Graph::copyOf(graph);
    const GraphFacts facts = Graph::factsOf(copy);
    std::unordered_map<std::uint32_t, ShapeId> made; // By old shape.
    for (ShapeId& shape : facts.valueShapes) {
        if (!facts.shapes.isRanked(shape))
            continue;
        const auto known = made.find(shape.index);
        if (known != made.end()) {
            shape = known->second;
            continue;
        }
        const std::span<const Dim> before = facts.shapes.dims(shape);
        std::vector<Dim> dims(before.begin(), before.end());
        for (Dim& dim : dims) {
            const Extent64 number = dim.isNamed() ? sumOf(graph.text(dim.name())) : std::nullopt;
            if (number)
                dim = Dim::known(*number);
        }
        const ShapeId after = facts.shapes.intern(dims);
        made.emplace(shape.index, after);
        shape = after;
    }
    return copy;
}

bool isWholeShape(const Graph& graph, ShapeId shape)
{
    return graph.shapes().isRanked(shape)
        && std::ranges::all_of(graph.shapes().dims(shape),
                               [](Dim dim) { return dim.isKnown() || dim.isNamed(); });
}

/// With numbers more follows: half of an extent with a name has none, half of 400 is 200. Operators
/// with bodies are left alone, as of bodies the arithmetic of shapes is gone.
Graph inferredAnew(Graph graph)
{
    const auto values = graph.values();
    const bool isOpen = std::ranges::any_of(
        values, [&](ValueId value) { return !isWholeShape(graph, graph.shapeId(value)); });
    if (!isOpen || !graph.nested().empty())
        return graph;
    return inferTypes(std::move(graph), {}).graph;
}

/// False, and why, where no extent has one of the names.
bool areKnown(const Graph& graph, std::span<const ExtentValue> values, Diagnostics& diagnostics)
{
    const std::vector<std::string> names = extentNames(graph);
    const std::vector<std::string_view> known(names.begin(), names.end());
    bool isKnown = true;
    for (const ExtentValue& value : values) {
        if (std::ranges::binary_search(names, value.name))
            continue;
        isKnown = false;
        std::string message = "No extent of the model is called `" + value.name + "`.";
        message += known.empty() ? " All its extents are numbers, or unknown."
                                 : didYouMean(value.name, known);
        diagnostics.error("unknown-extent", std::move(message), {});
    }
    return isKnown;
}

} // namespace

std::optional<ExtentValue> extentValueIn(std::string_view text)
{
    const std::string_view name = partBefore('=', text);
    const Extent64 number = wholeNumber(trimmed(text));
    if (name.empty() || !number || *number < 1 || *number > largestExtent)
        return std::nullopt;
    return ExtentValue{std::string(name), *number};
}

std::vector<std::string> extentNames(const Graph& graph)
{
    std::set<std::string> names;
    for (const Graph* const each : withBodies(graph)) {
        forEachSymbol(*each, [&](Symbol symbol) {
            forEachName(each->text(symbol), [&](std::string_view name) { names.emplace(name); });
        });
    }
    return {names.begin(), names.end()};
}

std::shared_ptr<const Graph> withExtents(std::shared_ptr<const Graph> graph,
                                         std::span<const ExtentValue> values,
                                         Diagnostics& diagnostics)
{
    if (values.empty() || !areKnown(*graph, values, diagnostics))
        return graph;
    const ExtentSetting setting(values);
    const std::vector<const Graph*> all = withBodies(*graph);
    std::unordered_map<const Graph*, std::shared_ptr<const Graph>> made;
    for (const Graph* const each : all) {
        Graph copy = setting.applied(*each);
        for (NestedGraph& nested : Graph::factsOf(copy).nested) {
            const auto body = made.find(nested.graph.get());
            if (body != made.end())
                nested.graph = body->second;
        }
        if (each == graph.get())
            copy = inferredAnew(std::move(copy));
        made.emplace(each, std::make_shared<const Graph>(std::move(copy)));
    }
    return made.at(graph.get());
}

} // namespace fusewright
