// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

#include <array>

namespace fusewright {

namespace {

PythonTable& selfTable(PythonCall& call)
{
    call.runtime.heap().changing(*call.self.object());
    return call.self.as<PythonTable>();
}

PythonValue dictView(PythonCall& call)
{
    const std::string& name = call.builtin.name;
    std::vector<PythonValue> items;
    for (const PythonTable::Entry& entry : call.self.as<PythonTable>().entries()) {
        if (!entry.key.isValid())
            continue;
        items.push_back(name == "keys"         ? entry.key
                            : name == "values" ? entry.value
                                               : call.runtime.tuple({entry.key, entry.value}));
        if (!items.back().isValid())
            return {};
    }
    return call.runtime.view(name == "keys"         ? "dict_keys"
                                 : name == "values" ? "dict_values"
                                                    : "dict_items",
                             std::move(items));
}

PythonValue dictGet(PythonCall& call)
{
    if (call.at(0).is(PythonType::Unknown))
        return call.runtime.unknown("It is a key.", call.at(0));
    const PythonTable::Entry* const found =
        call.runtime.findKey(call.self.as<PythonTable>(), call.at(0));
    if (found || call.runtime.isStopped())
        return found ? found->value : PythonValue();
    return call.size() > 1 ? call.at(1) : PythonValue::none();
}

PythonValue dictSetDefault(PythonCall& call)
{
    const PythonValue found = dictGet(call);
    const PythonTable::Entry* const known =
        found.isValid() ? call.runtime.findKey(call.self.as<PythonTable>(), call.at(0)) : nullptr;
    if (!found.isValid() || known)
        return found;
    return call.runtime.setKey(selfTable(call), call.at(0), found) ? found : PythonValue();
}

PythonValue dictPop(PythonCall& call)
{
    const PythonTable::Entry* const found =
        call.runtime.findKey(call.self.as<PythonTable>(), call.at(0));
    if (call.runtime.isStopped())
        return {};
    if (!found)
        return call.size() > 1 ? call.at(1)
                               : call.runtime.raise("KeyError", std::vector{call.at(0)});
    const PythonTable::Entry taken = *found;
    selfTable(call).erase(taken.key, taken.hash);
    return taken.value;
}

PythonValue dictPopItem(PythonCall& call)
{
    const auto last = selfTable(call).takeLast();
    if (!last)
        return call.runtime.raise("KeyError", "popitem(): dictionary is empty");
    return call.runtime.tuple({last->key, last->value});
}

/// From a dict, or from pairs.
bool updateFrom(PythonCall& call, PythonValue from)
{
    PythonRuntime& runtime = call.runtime;
    if (from.is(PythonType::Dict)) {
        for (const PythonTable::Entry& entry : std::vector(from.as<PythonTable>().entries())) {
            if (entry.key.isValid() && !runtime.setKey(selfTable(call), entry.key, entry.value))
                return false;
        }
        return true;
    }
    const auto items = runtime.itemsOf(from);
    if (!items)
        return false;
    for (std::size_t at = 0; at < items->size(); ++at) {
        const auto pair = runtime.itemsOf((*items)[at]);
        if (!pair && runtime.stop() == PythonStop::Raised
            && (*items)[at].type() < PythonType::String) {
            runtime.goOn();
            runtime.raise("TypeError",
                          "cannot convert dictionary update sequence element #" + std::to_string(at)
                              + " to a sequence");
        }
        if (!pair)
            return false;
        if (pair->size() != 2) {
            runtime.raise("ValueError",
                          "dictionary update sequence element #" + std::to_string(at)
                              + " has length " + std::to_string(pair->size()) + "; 2 is required");
            return false;
        }
        if (!runtime.setKey(selfTable(call), pair->front(), pair->back()))
            return false;
    }
    return true;
}

PythonValue dictUpdate(PythonCall& call)
{
    if (call.size() > 0 && !updateFrom(call, call.at(0)))
        return {};
    for (const PythonKeyword& keyword : call.arguments.keywords) {
        const PythonValue key = call.runtime.string(keyword.name);
        if (!key.isValid() || !call.runtime.setKey(selfTable(call), key, keyword.value))
            return {};
    }
    return PythonValue::none();
}

PythonValue tableClear(PythonCall& call)
{
    selfTable(call).clear();
    return PythonValue::none();
}

PythonValue tableCopy(PythonCall& call)
{
    PythonTable& made = call.runtime.table(call.self.type());
    for (const PythonTable::Entry& entry : call.self.as<PythonTable>().entries()) {
        if (entry.key.isValid() && !call.runtime.setKey(made, entry.key, entry.value))
            return {};
    }
    return PythonValue(made);
}

PythonValue dictFromKeys(PythonCall& call)
{
    const auto keys = call.runtime.itemsOf(call.at(0));
    PythonTable& made = call.runtime.table(PythonType::Dict);
    for (std::size_t at = 0; keys && at < keys->size(); ++at) {
        if (!call.runtime.setKey(made, (*keys)[at],
                                 call.size() > 1 ? call.at(1) : PythonValue::none()))
            return {};
    }
    return keys ? PythonValue(made) : PythonValue();
}

PythonValue setAdd(PythonCall& call)
{
    return call.runtime.setKey(selfTable(call), call.at(0), PythonValue::none())
        ? PythonValue::none()
        : PythonValue();
}

PythonValue setRemove(PythonCall& call)
{
    const auto hash = call.runtime.hash(call.at(0));
    if (!hash)
        return {};
    const bool isGone = selfTable(call).erase(call.at(0), *hash);
    if (!isGone && call.builtin.name == "remove")
        return call.runtime.raise("KeyError", std::vector{call.at(0)});
    return PythonValue::none();
}

PythonValue setPop(PythonCall& call)
{
    const auto last = selfTable(call).takeLast();
    return last ? last->key : call.runtime.raise("KeyError", "pop from an empty set");
}

/// `union`, `intersection` and `difference` take anything that has items.
PythonValue setCombined(PythonCall& call)
{
    const std::string& name = call.builtin.name;
    const PythonOperator which = name.ends_with("union") || name == "update" ? PythonOperator::Or
        : name.starts_with("intersection")                                   ? PythonOperator::And
        : name.starts_with("symmetric")                                      ? PythonOperator::Xor
                                        : PythonOperator::Subtract;
    PythonValue result = tableCopy(call);
    for (const PythonValue other : call.arguments.positional) {
        const auto items = result.isValid() ? call.runtime.itemsOf(other) : std::nullopt;
        if (!items)
            return {};
        PythonTable& set = call.runtime.table(PythonType::Set);
        for (const PythonValue item : *items) {
            if (!call.runtime.setKey(set, item, PythonValue::none()))
                return {};
        }
        result = call.runtime.binary(which, result, PythonValue(set));
    }
    if (!name.ends_with("update") || !result.isValid())
        return result;
    PythonTable& mine = selfTable(call);
    mine.clear();
    for (const PythonTable::Entry& entry : result.as<PythonTable>().entries()) {
        if (entry.key.isValid())
            mine.set(entry.key, entry.hash, PythonValue::none());
    }
    return PythonValue::none();
}

PythonValue setRelated(PythonCall& call)
{
    const auto items = call.runtime.itemsOf(call.at(0));
    if (!items)
        return {};
    PythonTable& other = call.runtime.table(PythonType::Set);
    for (const PythonValue item : *items) {
        if (!call.runtime.setKey(other, item, PythonValue::none()))
            return {};
    }
    if (call.builtin.name == "issubset")
        return call.runtime.compare(PythonComparison::LessEqual, call.self, PythonValue(other));
    if (call.builtin.name == "issuperset")
        return call.runtime.compare(PythonComparison::MoreEqual, call.self, PythonValue(other));
    const PythonValue both =
        call.runtime.binary(PythonOperator::And, call.self, PythonValue(other));
    return both.isValid() ? PythonValue::boolean(both.as<PythonTable>().size() == 0) : both;
}

constexpr auto dictRows = std::to_array<PythonNativeRow>({
    {"keys", dictView, 0, 0},
    {"values", dictView, 0, 0},
    {"items", dictView, 0, 0},
    {"get", dictGet, 1, 2, {}, true},
    {"setdefault", dictSetDefault, 1, 2, {}, true},
    {"pop", dictPop, 1, 2},
    {"popitem", dictPopItem, 0, 0},
    {"update", dictUpdate, 0, 1, "*", true},
    {"clear", tableClear, 0, 0},
    {"copy", tableCopy, 0, 0},
    {"fromkeys", dictFromKeys, 1, 2},
});

/// What changes a set, a frozen one does not have.
constexpr auto setRows = std::to_array<PythonNativeRow>({
    {"add", setAdd, 1, 1, {}, false, true},
    {"remove", setRemove, 1, 1, {}, false, true},
    {"discard", setRemove, 1, 1, {}, false, true},
    {"pop", setPop, 0, 0, {}, false, true},
    {"clear", tableClear, 0, 0, {}, false, true},
    {"update", setCombined, 0, -1, {}, false, true},
    {"intersection_update", setCombined, 0, -1, {}, false, true},
    {"difference_update", setCombined, 0, -1, {}, false, true},
    {"copy", tableCopy, 0, 0},
    {"union", setCombined, 0, -1},
    {"intersection", setCombined, 0, -1},
    {"difference", setCombined, 0, -1},
    {"symmetric_difference", setCombined, 1, 1},
    {"issubset", setRelated, 1, 1},
    {"issuperset", setRelated, 1, 1},
    {"isdisjoint", setRelated, 1, 1},
});

} // namespace

std::span<const PythonNativeRow> pythonDictMethods()
{
    return dictRows;
}

std::span<const PythonNativeRow> pythonSetMethods()
{
    return setRows;
}

} // namespace fusewright
