// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_list.h"

#include "engine/python/eval/python_library.h"
#include "engine/python/eval/python_runtime.h"

#include <algorithm>

namespace fusewright {

namespace {

/// The items of what could be equal to a list or tuple; null for anything else.
const std::vector<PythonValue>* itemsOfSequence(PythonValue value)
{
    if (value.is(PythonType::List) || value.is(PythonType::Tuple))
        return &value.as<PythonSequence>().items;
    const auto* const listed =
        value.is(PythonType::Host) ? dynamic_cast<const FilterList*>(value.object()) : nullptr;
    return listed ? &listed->all() : nullptr;
}

/// Types of `typing` and `collections.abc` that lists and tuples are both of.
bool isSequenceType(const PythonClass& type)
{
    static constexpr std::string_view names =
        " Sequence Iterable Collection Sized Container Reversible ";
    const bool isAbstract = type.module.starts_with("collections") || type.module == "typing";
    return isAbstract && names.find(' ' + type.name + ' ') != std::string_view::npos;
}

} // namespace

FilterList::FilterList(PythonRuntime& runtime, std::vector<PythonValue> items)
    : m_runtime(runtime), m_items(std::move(items))
{
}

std::string FilterList::text() const
{
    const PythonValue list = m_runtime.list(m_items);
    return list.isValid() ? m_runtime.repr(list).value_or("[…]") : "[…]";
}

PythonValue FilterList::unclear(const PythonAsk& ask) const
{
    return ask.unknown("The file does not say whether " + text() + " is a list or a tuple.");
}

PythonValue FilterList::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "__class__")
        return unclear(ask);
    const PythonValue tuple = ask.runtime.tuple(m_items);
    const PythonValue found =
        tuple.isValid() ? ask.runtime.findAttribute(tuple, name) : PythonValue();
    if (found.isValid() || ask.runtime.isStopped())
        return found;
    const PythonValue list = ask.runtime.list(m_items);
    const bool isOfLists = list.isValid() && ask.runtime.findAttribute(list, name).isValid();
    return isOfLists ? unclear(ask) : PythonValue();
}

PythonValue FilterList::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    if (which == PythonOperator::Multiply && other.isIntegral()) {
        const PythonValue product = ask.runtime.binary(which, ask.runtime.tuple(m_items), other);
        return product.is(PythonType::Tuple) ? PythonValue(ask.runtime.heap().make<FilterList>(
                   ask.runtime, product.as<PythonSequence>().items))
                                             : product;
    }
    return itemsOfSequence(other) ? unclear(ask) : PythonValue();
}

PythonValue FilterList::reflected(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    if (which == PythonOperator::Multiply)
        return binary(ask, which, other);
    return itemsOfSequence(other) ? unclear(ask) : PythonValue();
}

PythonValue FilterList::compare(const PythonAsk& ask, PythonComparison which, PythonValue other)
{
    const std::vector<PythonValue>* const items = itemsOfSequence(other);
    if (!items)
        return {};
    const bool isIdentity = which == PythonComparison::Equal || which == PythonComparison::NotEqual;
    if (!isIdentity || other.object() == this)
        return isIdentity ? PythonValue::boolean(which == PythonComparison::Equal) : unclear(ask);
    const PythonValue mine = ask.runtime.tuple(m_items);
    const PythonValue theirs = mine.isValid() ? ask.runtime.tuple(*items) : mine;
    const PythonValue isSame = theirs.isValid()
        ? ask.runtime.compare(PythonComparison::Equal, mine, theirs)
        : PythonValue();
    // Equal items make a list and a tuple no more equal than others.
    const bool differs = isSame.is(PythonType::Bool) && !isSame.asBoolean();
    if (differs)
        return PythonValue::boolean(which == PythonComparison::NotEqual);
    return isSame.is(PythonType::Bool) ? unclear(ask) : isSame;
}

PythonValue FilterList::item(const PythonAsk& ask, PythonValue index)
{
    const PythonValue list = ask.runtime.list(m_items);
    const PythonValue found = list.isValid() ? ask.runtime.item(list, index) : PythonValue();
    if (!index.is(PythonType::Slice) || !found.is(PythonType::List))
        return found;
    return PythonValue(
        ask.runtime.heap().make<FilterList>(ask.runtime, found.as<PythonSequence>().items));
}

PythonValue FilterList::contains(const PythonAsk& ask, PythonValue other)
{
    const PythonValue tuple = ask.runtime.tuple(m_items);
    return tuple.isValid() ? ask.runtime.contains(tuple, other) : PythonValue();
}

PythonValue FilterList::truth(const PythonAsk&)
{
    return PythonValue::boolean(!m_items.empty());
}

std::optional<std::vector<PythonValue>> FilterList::items(const PythonAsk&)
{
    return m_items;
}

PythonValue FilterList::length(const PythonAsk&)
{
    return PythonValue::integer(static_cast<std::int64_t>(m_items.size()));
}

PythonValue FilterList::isInstanceOf(const PythonAsk& ask, PythonValue wanted)
{
    const PythonLibrary& library = ask.runtime.library();
    const auto isClass = [&](PythonValue value, PythonType of) {
        return value.object() == &library.classOf(of);
    };
    std::vector<PythonValue> types{wanted};
    if (wanted.is(PythonType::Tuple))
        types = wanted.as<PythonSequence>().items;
    bool isMaybeList = false;
    bool isMaybeTuple = false;
    for (const PythonValue each : types) {
        isMaybeList = isMaybeList || isClass(each, PythonType::List);
        isMaybeTuple = isMaybeTuple || isClass(each, PythonType::Tuple);
        const bool isBoth = each.is(PythonType::Class)
            && (each.object() == library.object || isSequenceType(each.as<PythonClass>()));
        if (isBoth || (isMaybeList && isMaybeTuple))
            return PythonValue::boolean(true);
    }
    if (isMaybeList || isMaybeTuple)
        return unclear(ask);
    return wanted.is(PythonType::Host) ? PythonValue::boolean(false) : PythonValue();
}

} // namespace fusewright
