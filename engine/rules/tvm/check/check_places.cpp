// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// In Relax every call is bound to one variable. An operator with several results is bound to a
// tuple, and each result that is used is a tuple-get-item of it with a variable of its own. Graphs
// that were read from Relax have nodes for those; in all others the results stand for them.

#include "engine/rules/tvm/check/check_places.h"

#include "engine/graph/bound_names.h"
#include "engine/graph/dataflow_blocks.h"
#include "engine/graph/graph.h"

#include <algorithm>
#include <set>

namespace fusewright {

namespace {

constexpr std::int64_t mostResults = 1024;

bool isResultOfSeveral(const Graph& graph, ValueId value)
{
    const NodeId producer = graph.producer(value);
    return producer.isValid() && graph.outputCount(producer) > 1;
}

bool isUsed(const Graph& graph, ValueId value)
{
    return !graph.uses(value).empty() || graph.isOutput(value);
}

/// Made in a dataflow block, and used in no other.
bool staysInBlock(const Graph& graph, ValueId value)
{
    const NodeId maker = graph.producer(value);
    return !dataflow::isOutside(graph, maker)
        && std::ranges::all_of(graph.uses(value), [&](const Use& use) {
               return dataflow::isCalledBeside(graph, use.node, maker);
           });
}

std::optional<CheckPlace> placeOfExpression(const Graph& graph, const CheckedExpression& taken)
{
    if (!taken.call.isValid())
        return taken.value.isValid() ? std::optional(CheckPlace{.value = taken.value, .tuple = {}})
                                     : std::nullopt;
    return taken.item ? itemPlace(graph, taken.call, *taken.item)
                      : std::optional(resultPlace(graph, taken.call));
}

} // namespace

bool isTupleItem(const Graph& graph, NodeId node)
{
    const std::string_view name = graph.nativeName(node);
    return (name == "R.TupleGetItem" || name == "relax.TupleGetItem") && !graph.inputs(node).empty()
        && graph.inputs(node).front().isValid();
}

std::optional<std::uint32_t> tupleIndex(const Graph& graph, NodeId node)
{
    const AttributeValue* const index = graph.attribute(node, "index");
    const auto* const number = index ? std::get_if<std::int64_t>(index) : nullptr;
    const bool isIndex = number && *number >= 0 && *number < mostResults;
    return isIndex ? std::optional(static_cast<std::uint32_t>(*number)) : std::nullopt;
}

std::optional<std::uint32_t> tupleSize(const Graph& graph, NodeId node)
{
    if (graph.outputCount(node) > 1)
        return static_cast<std::uint32_t>(graph.outputCount(node));
    const std::string_view name = graph.nativeName(node);
    if (name.ends_with(".nn.batch_norm"))
        return 3;
    const AttributeValue* const parts =
        name.ends_with(".split") ? graph.attribute(node, "indices_or_sections") : nullptr;
    const auto* const number = parts ? std::get_if<std::int64_t>(parts) : nullptr;
    if (number && *number > 0 && *number < mostResults)
        return static_cast<std::uint32_t>(*number);
    const auto* const cuts = parts ? std::get_if<std::vector<std::int64_t>>(parts) : nullptr;
    return cuts ? std::optional(static_cast<std::uint32_t>(cuts->size() + 1)) : std::nullopt;
}

CheckPlace resultPlace(const Graph& graph, NodeId node)
{
    if (graph.outputCount(node) == 1)
        return {.value = *graph.outputs(node).begin(), .tuple = {}};
    return {.value = {}, .tuple = node};
}

std::optional<CheckPlace> itemPlace(const Graph& graph, NodeId node, std::uint32_t item)
{
    if (isTupleItem(graph, node))
        return resultPlace(graph, node);
    if (graph.outputCount(node) != 1) {
        const bool isThere = item < graph.outputCount(node);
        const std::uint32_t first = isThere ? (*graph.outputs(node).begin()).index : 0;
        return isThere ? std::optional(CheckPlace{.value = ValueId(first + item), .tuple = {}})
                       : std::nullopt;
    }
    for (const NodeId user : graph.users(node)) {
        if (isTupleItem(graph, user) && tupleIndex(graph, user) == item)
            return resultPlace(graph, user);
    }
    return std::nullopt;
}

NodeId producerOf(const Graph& graph, CheckPlace place)
{
    return place.value.isValid() ? graph.producer(place.value) : place.tuple;
}

bool isDataflowPlace(const Graph& graph, CheckPlace place)
{
    if (!place.value.isValid())
        return true;
    const bool isMade =
        graph.valueKind(place.value) == ValueKind::Result && staysInBlock(graph, place.value);
    if (place.name.empty() && !graph.isOutput(place.value))
        return isMade;
    const BoundNames names(graph);
    if (place.name.empty())
        return isMade && !names.isGivenOut(place.value);
    const BoundName* const name = names.find(place.name);
    return name && name->givenOut == 0;
}

bool isConstantPlace(const Graph& graph, CheckPlace place)
{
    return place.value.isValid() && graph.valueKind(place.value) == ValueKind::Parameter;
}

bool isTuplePlace(const Graph& graph, CheckPlace place)
{
    if (!place.value.isValid())
        return true;
    return std::ranges::any_of(graph.uses(place.value), [&](const Use& use) {
        return use.operand == 0 && isTupleItem(graph, use.node);
    });
}

std::size_t namesCost(const Graph& graph)
{
    constexpr std::size_t lettersPerStep = 16;
    return graph.property(BoundNames::property).size() / lettersPerStep;
}

std::vector<CheckPlace> usersOf(const Graph& graph, CheckPlace place)
{
    std::vector<CheckPlace> users;
    if (!place.value.isValid()) {
        for (const ValueId value : graph.outputs(place.tuple)) {
            if (isUsed(graph, value))
                users.push_back({.value = value, .tuple = {}});
        }
        return users;
    }
    const BoundNames names(graph);
    std::vector<NodeId> nodes;
    for (const Use& use : graph.uses(place.value)) {
        if (!names.at(use))
            nodes.push_back(use.node);
    }
    std::ranges::sort(nodes);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    for (const NodeId node : nodes)
        users.push_back(resultPlace(graph, node));
    for (const BoundName* const name : names.namesOf(place.value))
        users.push_back({.value = place.value, .tuple = {}, .name = name->name});
    return users;
}

std::optional<CheckPlace> rootPlace(const CheckQuestion& question)
{
    return placeOfExpression(question.graph, question.root);
}

std::vector<CheckPlace> matchedPlaces(const CheckQuestion& question)
{
    const Graph& graph = question.graph;
    std::set<CheckPlace> taken;
    const auto addItem = [&](ValueId value) {
        if (value.isValid() && isResultOfSeveral(graph, value))
            taken.insert({.value = value, .tuple = {}});
    };
    const std::set<NodeId> members(question.matched.begin(), question.matched.end());
    for (const NodeId node : members) {
        for (const ValueId value : graph.ownInputs(node)) {
            if (value.isValid() && members.contains(graph.producer(value)))
                addItem(value);
        }
    }
    std::vector<CheckedExpression> named{question.root};
    for (const auto& [label, expression] : question.annotations)
        named.push_back(expression);
    for (const CheckedExpression& expression : named) {
        const auto place = expression.item && members.contains(expression.call)
            ? itemPlace(graph, expression.call, *expression.item)
            : std::nullopt;
        if (place)
            addItem(place->value);
    }
    std::vector<CheckPlace> places;
    for (const NodeId node : members) {
        places.push_back(resultPlace(graph, node));
        for (const ValueId value : graph.outputs(node)) {
            const CheckPlace item{.value = value, .tuple = {}};
            if (taken.contains(item))
                places.push_back(item);
        }
    }
    return places;
}

std::optional<CheckLeak> findCheckLeak(const CheckQuestion& question)
{
    const Graph& graph = question.graph;
    const std::vector<CheckPlace> places = matchedPlaces(question);
    const std::set<CheckPlace> inside(places.begin(), places.end());
    const std::optional<CheckPlace> root = rootPlace(question);
    for (const CheckPlace place : places) {
        if (place != root && !isDataflowPlace(graph, place))
            return CheckLeak{.made = place, .user = {}};
    }
    for (const CheckPlace place : places) {
        if (place == root)
            continue;
        for (const CheckPlace user : usersOf(graph, place)) {
            if (inside.contains(user))
                continue;
            CheckLeak leak{.made = place, .user = {}, .name = user.name};
            if (user.name.empty())
                leak.user = producerOf(graph, user);
            return leak;
        }
    }
    return std::nullopt;
}

} // namespace fusewright
