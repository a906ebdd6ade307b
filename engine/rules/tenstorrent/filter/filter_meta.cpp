// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_meta.h"

#include "engine/python/eval/python_library.h"

namespace fusewright {

namespace {

PythonValue getKey(PythonCall& call)
{
    const PythonValue found = call.self.as<FilterMeta>().find(call.runtime.ask(), call.at(0));
    if (found.isValid() || call.runtime.isStopped())
        return found;
    return call.size() > 1 ? call.at(1) : PythonValue::none();
}

} // namespace

PythonValue FilterMeta::notKept(const PythonAsk& ask) const
{
    return ask.unknown("Of `meta` a graph keeps only `example_value`.");
}

PythonValue FilterMeta::find(const PythonAsk& ask, PythonValue key) const
{
    if (key.is(PythonType::Unknown))
        return ask.runtime.unknown("A key of `meta` is unknown.", key);
    if (!ask.runtime.hash(key))
        return {};
    if (key.is(PythonType::String) && key.as<PythonString>().text == "example_value")
        return m_example;
    return key.is(PythonType::String) && !m_isWhole ? notKept(ask) : PythonValue();
}

PythonValue FilterMeta::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "get")
        return makeBuiltin(ask.runtime, {"get", getKey, 1, 2, {}, true}, PythonValue(*this));
    if (name == "__class__")
        return PythonValue(ask.runtime.library().classOf(PythonType::Dict));
    PythonTable& empty = ask.runtime.table(PythonType::Dict);
    const PythonValue found = ask.runtime.findAttribute(PythonValue(empty), name);
    return found.isValid() && !m_isWhole ? notKept(ask) : found;
}

PythonValue FilterMeta::item(const PythonAsk& ask, PythonValue index)
{
    const PythonValue found = find(ask, index);
    if (found.isValid() || ask.runtime.isStopped())
        return found;
    return ask.runtime.raise("KeyError", std::vector{index});
}

bool FilterMeta::setItem(const PythonAsk& ask, PythonValue, PythonValue)
{
    ask.runtime.needsKnown(ask.unknown("`Node.meta[…] = …` changes the graph, "
                                       "which is not previewed."),
                           "What the filter changes decides how the program goes on.");
    return false;
}

PythonValue FilterMeta::contains(const PythonAsk& ask, PythonValue other)
{
    const PythonValue found = find(ask, other);
    if (ask.runtime.isStopped())
        return {};
    const bool isUnclear = found.is(PythonType::Unknown) && !found.isSame(m_example);
    return isUnclear ? found : PythonValue::boolean(found.isValid());
}

PythonValue FilterMeta::truth(const PythonAsk& ask)
{
    if (m_example.isValid())
        return PythonValue::boolean(true);
    return m_isWhole ? PythonValue::boolean(false) : notKept(ask);
}

std::optional<std::vector<PythonValue>> FilterMeta::items(const PythonAsk& ask)
{
    if (m_isWhole)
        return std::vector<PythonValue>();
    ask.runtime.needsKnown(notKept(ask), "Its items decide how the program goes on.");
    return std::nullopt;
}

PythonValue FilterMeta::length(const PythonAsk& ask)
{
    return m_isWhole ? PythonValue::integer(0) : notKept(ask);
}

PythonValue FilterMeta::isInstanceOf(const PythonAsk& ask, PythonValue wanted)
{
    if (wanted.object() == &ask.runtime.library().classOf(PythonType::Dict))
        return PythonValue::boolean(true);
    return wanted.is(PythonType::Host) ? PythonValue::boolean(false) : PythonValue();
}

} // namespace fusewright
