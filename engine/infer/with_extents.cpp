// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/with_extents.h"

#include "engine/graph/graph.h"
#include "engine/infer/extent.h"
#include "engine/infer/extent_text.h"
#include "engine/infer/inference.h"
#include "engine/infer/node_facts.h"
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
    std::optional<infer::Extent> settled(std::string_view amount, StringPool& texts) const;
    Dim settled(Symbol name, StringPool& texts) const;
    AttributeValue settled(const std::vector<std::string>& elements, StringPool& texts) const;

    std::unordered_map<std::string, std::int64_t> m_values;
};

/// An amount with its names set; nothing where none of them is, or where it is too large.
std::optional<infer::Extent> ExtentSetting::settled(std::string_view amount,
                                                    StringPool& texts) const
{
    const std::string text(amount);
    std::string set;
    std::size_t done = 0; // Of `text`.
    for (const std::string_view word : infer::namesIn(text)) {
        const auto known = m_values.find(std::string(word));
        if (known == m_values.end())
            continue;
        const auto at = static_cast<std::size_t>(word.data() - text.data());
        set += text.substr(done, at - done) + std::to_string(known->second);
        done = at + word.size();
    }
    if (done == 0)
        return std::nullopt;
    set = infer::withNumbersComputed(set + text.substr(done));
    if (const auto number = infer::numberOfAmount(set))
        return infer::Extent(*number);
    const infer::Extent rest = infer::Amount(texts, infer::Extent(texts.intern(set))).sureValue();
    return rest.isNamed() ? std::optional(rest) : std::nullopt;
}

/// An extent as it was where the number would be none.
Dim ExtentSetting::settled(Symbol name, StringPool& texts) const
{
    const auto set = settled(texts.text(name), texts);
    return set && (set->isNamed() || set->number() >= 0) ? set->dim() : Dim::named(name);
}

/// The elements of a small tensor that was computed from shapes.
AttributeValue ExtentSetting::settled(const std::vector<std::string>& elements,
                                      StringPool& texts) const
{
    std::vector<std::int64_t> numbers;
    std::vector<std::string> written;
    for (const std::string& element : elements) {
        const infer::Extent before = infer::elementIn(element, texts);
        const infer::Extent now = settled(element, texts).value_or(before);
        written.push_back(infer::elementText(now, texts));
        if (now.isKnown())
            numbers.push_back(now.number());
    }
    if (numbers.size() == written.size())
        return numbers;
    return written;
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
            if (dim.isNamed())
                dim = settled(dim.name(), facts.texts);
        }
        const ShapeId after = facts.shapes.intern(dims);
        made.emplace(shape.index, after);
        shape = after;
    }
    for (Literal& literal : facts.literals) {
        const AttributeValue& content = facts.attributeValues.value(literal.content);
        if (const auto* const elements = std::get_if<std::vector<std::string>>(&content))
            literal.content = facts.attributeValues.intern(settled(*elements, facts.texts));
    }
    return copy;
}

bool isWholeShape(const Graph& graph, ShapeId shape)
{
    return graph.shapes().isRanked(shape)
        && std::ranges::all_of(graph.shapes().dims(shape),
                               [](Dim dim) { return dim.isKnown() || dim.isNamed(); });
}

/// With numbers more follows: what a slice of an extent with a name leaves, for one. Operators with
/// bodies are left alone, as of bodies the arithmetic of shapes is gone.
Graph inferredAnew(Graph graph)
{
    const auto values = graph.values();
    const bool isOpen = std::ranges::any_of(
        values, [&](ValueId value) { return !isWholeShape(graph, graph.shapeId(value)); });
    if (!isOpen || !graph.nested().empty())
        return graph;
    return inferTypes(std::move(graph), {}).graph;
}

/// `` `batch`, `seq`, … ``.
std::string listed(std::span<const std::string> names)
{
    constexpr std::size_t most = 8;
    std::string text;
    for (const std::string& name : names.first(std::min(most, names.size())))
        text += (text.empty() ? "`" : ", `") + name + '`';
    return names.size() > most ? text + ", …" : text;
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
        const std::string meant = didYouMean(value.name, known);
        message += known.empty() ? " All its extents are numbers, or unknown."
            : meant.empty()      ? " They are called " + listed(names) + '.'
                                 : meant;
        diagnostics.error("unknown-extent", std::move(message), {});
    }
    return isKnown;
}

} // namespace

std::optional<ExtentValue> extentValueIn(std::string_view text)
{
    const std::string_view name = partBefore('=', text);
    const auto number = wholeNumber(trimmed(text));
    if (name.empty() || !number || *number < 1 || *number > largestExtent)
        return std::nullopt;
    return ExtentValue{std::string(name), *number};
}

std::vector<std::string> extentNames(const Graph& graph)
{
    std::set<std::string> names;
    for (const Graph* const each : withBodies(graph)) {
        forEachSymbol(*each, [&](Symbol symbol) {
            for (const std::string_view name : infer::namesIn(each->text(symbol)))
                names.emplace(name);
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
