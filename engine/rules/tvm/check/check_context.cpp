// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_context.h"

#include "engine/graph/graph.h"
#include "engine/python/eval/python_library.h"
#include "engine/rules/tvm/check/check_array.h"
#include "engine/rules/tvm/check/check_expression.h"

#include <array>

namespace fusewright {

namespace {

PythonValue mapGet(PythonCall& call)
{
    const PythonValue found = call.self.as<CheckMap>().entry(call.at(0));
    if (found.isValid() || call.runtime.isStopped())
        return found;
    return call.size() > 1 ? call.at(1) : PythonValue::none();
}

/// `keys`, `values` and `items`.
PythonValue mapList(PythonCall& call)
{
    auto& map = call.self.as<CheckMap>();
    const auto keys = map.keys();
    if (!keys)
        return {};
    std::vector<PythonValue> listed;
    for (const PythonValue key : *keys) {
        const PythonValue value = map.entry(key);
        listed.push_back(call.builtin.name == "keys"         ? key
                             : call.builtin.name == "values" ? value
                                                             : call.runtime.tuple({key, value}));
    }
    return call.runtime.list(std::move(listed));
}

constexpr auto mapMethods = std::to_array<PythonNativeRow>({
    {"get", mapGet, 1, 2},
    {"keys", mapList, 0, 0},
    {"values", mapList, 0, 0},
    {"items", mapList, 0, 0},
});

/// The variable that a call or a tuple-get-item is bound to; nothing for any other value.
std::optional<CheckPlace> boundPlace(const CheckScene& scene, PythonValue value)
{
    const auto* const object = checkObject<CheckObject>(value);
    const bool isBound = object && &object->scene() == &scene
        && (object->kind() == CheckKind::Call || object->kind() == CheckKind::TupleItem);
    if (!isBound)
        return std::nullopt;
    if (const auto* const call = checkObject<CheckCall>(value))
        return call->place();
    return checkObject<CheckTupleItem>(value)->place();
}

} // namespace

PythonValue annotatedExpressions(CheckScene& scene)
{
    PythonRuntime& runtime = scene.runtime();
    PythonTable& table = runtime.table(PythonType::Dict);
    for (const auto& [label, taken] : scene.question().annotations) {
        const PythonValue key = scene.string(label);
        if (!key.isValid() || !runtime.setKey(table, key, makeExpression(scene, taken)))
            break;
    }
    return PythonValue(table);
}

PythonValue CheckContext::matchedBindings()
{
    PythonRuntime& runtime = scene().runtime();
    PythonTable& table = runtime.table(PythonType::Dict);
    for (const CheckPlace place : matchedPlaces(scene().question())) {
        const bool isSet = runtime.step()
            && runtime.setKey(table, makeVariable(scene(), place), makeBound(scene(), place));
        if (!isSet)
            break;
    }
    return PythonValue(table);
}

PythonValue CheckContext::find(const PythonAsk&, std::string_view name)
{
    const auto once = [&](PythonValue& kept, const auto& make) {
        if (!kept.isValid())
            kept = make();
        return kept;
    };
    const auto map = [&](CheckMap::Content content) {
        return PythonValue(scene().heap().make<CheckMap>(scene(), content));
    };
    if (name == "matched_expr")
        return makeExpression(scene(), scene().question().root);
    if (name == "annotated_expr")
        return once(m_annotated, [&] { return annotatedExpressions(scene()); });
    if (name == "matched_bindings")
        return once(m_bindings, [&] { return matchedBindings(); });
    if (name == "var_usages")
        return once(m_usages, [&] { return map(CheckMap::Content::Usages); });
    if (name == "value_to_bound_var")
        return once(m_bound, [&] { return map(CheckMap::Content::BoundVariables); });
    return {};
}

PythonValue CheckMap::entry(PythonValue key)
{
    if (scene().isOver())
        return scene().unknown("This map was shown to an earlier question.");
    if (key.is(PythonType::Unknown))
        return scene().runtime().unknown("A key of a map is unknown.", key);
    const Graph& graph = scene().graph();
    if (m_content == Content::BoundVariables) {
        const auto place = boundPlace(scene(), key);
        return place ? makeVariable(scene(), *place) : PythonValue();
    }
    const auto* const variable = checkObject<CheckVariable>(key);
    const bool isOwn =
        variable && &variable->scene() == &scene() && variable->kind() != CheckKind::Constant;
    if (!isOwn)
        return {};
    PythonValue& made = scene().made("usages", variable->place());
    if (made.isValid())
        return made;
    if (!scene().runtime().step(namesCost(graph)))
        return {};
    std::vector<PythonValue> users;
    for (const CheckPlace user : usersOf(graph, variable->place())) {
        if (!scene().runtime().step())
            return {};
        users.push_back(makeVariable(scene(), user));
    }
    made = PythonValue(scene().heap().make<CheckArray>(scene(), std::move(users)));
    return made;
}

std::optional<std::vector<CheckPlace>> CheckMap::places()
{
    const Graph& graph = scene().graph();
    if (!scene().runtime().step(graph.valueCount() + graph.nodeCount()))
        return std::nullopt;
    std::vector<CheckPlace> places;
    for (std::uint32_t at = 0; at < graph.inputCount() && m_content == Content::Usages; ++at)
        places.push_back({.value = ValueId(at), .tuple = {}});
    for (const NodeId node : graph.nodes()) {
        places.push_back(resultPlace(graph, node));
        for (const ValueId value : graph.outputs(node)) {
            if (graph.outputCount(node) > 1)
                places.push_back({.value = value, .tuple = {}});
        }
    }
    return places;
}

std::optional<std::vector<PythonValue>> CheckMap::keys()
{
    if (scene().isOver())
        return std::vector<PythonValue>();
    const auto all = places();
    if (!all)
        return std::nullopt;
    std::vector<PythonValue> keys;
    for (const CheckPlace place : *all)
        keys.push_back(m_content == Content::Usages ? makeVariable(scene(), place)
                                                    : makeBound(scene(), place));
    return keys;
}

PythonValue CheckMap::item(const PythonAsk& ask, PythonValue index)
{
    const PythonValue found = entry(index);
    return found.isValid() || ask.runtime.isStopped()
        ? found
        : ask.runtime.raise("KeyError", std::vector{index});
}

PythonValue CheckMap::contains(const PythonAsk& ask, PythonValue other)
{
    const PythonValue found = entry(other);
    if (ask.runtime.isStopped() || found.is(PythonType::Unknown))
        return found;
    return PythonValue::boolean(found.isValid());
}

std::optional<std::vector<PythonValue>> CheckMap::items(const PythonAsk&)
{
    return keys();
}

PythonValue CheckMap::length(const PythonAsk&)
{
    const auto all = keys();
    return all ? PythonValue::integer(static_cast<std::int64_t>(all->size())) : PythonValue();
}

PythonValue CheckMap::find(const PythonAsk& ask, std::string_view name)
{
    const PythonNativeRow* const row = findRow(mapMethods, name);
    return row ? makeBuiltin(ask.runtime, *row, PythonValue(*this)) : PythonValue();
}

} // namespace fusewright
