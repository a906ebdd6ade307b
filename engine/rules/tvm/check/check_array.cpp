// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_array.h"

namespace fusewright {

namespace {

/// The items of what can be joined to an array; null for anything else.
const std::vector<PythonValue>* joinedItems(PythonValue value)
{
    if (value.is(PythonType::List) || value.is(PythonType::Tuple))
        return &value.as<PythonSequence>().items;
    const auto* const array = checkObject<CheckArray>(value);
    return array ? &array->all() : nullptr;
}

PythonValue joinedArray(CheckScene& scene, const std::vector<PythonValue>& one,
                        const std::vector<PythonValue>& two)
{
    if (!scene.runtime().grow(one.size() + two.size() + 1))
        return {};
    std::vector<PythonValue> items(one);
    items.insert(items.end(), two.begin(), two.end());
    return PythonValue(scene.heap().make<CheckArray>(scene, std::move(items)));
}

} // namespace

std::string arrayText(PythonRuntime& runtime, const std::vector<PythonValue>& items)
{
    const PythonValue list = runtime.list(items);
    return list.isValid() ? runtime.repr(list).value_or("[…]") : "[…]";
}

std::string CheckArray::text() const
{
    return arrayText(scene().runtime(), m_items);
}

PythonValue CheckArray::binary(const PythonAsk&, PythonOperator which, PythonValue other)
{
    const auto* const items = joinedItems(other);
    return items && which == PythonOperator::Add ? joinedArray(scene(), m_items, *items)
                                                 : PythonValue();
}

PythonValue CheckArray::reflected(const PythonAsk&, PythonOperator which, PythonValue other)
{
    const auto* const items = joinedItems(other);
    return items && which == PythonOperator::Add ? joinedArray(scene(), *items, m_items)
                                                 : PythonValue();
}

PythonValue CheckArray::compare(const PythonAsk& ask, PythonComparison which, PythonValue other)
{
    const auto* const items = joinedItems(other);
    const bool isEquality = which == PythonComparison::Equal || which == PythonComparison::NotEqual;
    if (!items || !isEquality)
        return {};
    if (other.object() == this)
        return PythonValue::boolean(which == PythonComparison::Equal);
    const PythonValue mine = ask.runtime.list(m_items);
    const PythonValue theirs = mine.isValid() ? ask.runtime.list(*items) : mine;
    const PythonValue same = theirs.isValid()
        ? ask.runtime.compare(PythonComparison::Equal, mine, theirs)
        : PythonValue();
    if (same.is(PythonType::Bool) && !same.asBoolean())
        return PythonValue::boolean(which == PythonComparison::NotEqual);
    return same.is(PythonType::Bool)
        ? ask.unknown("Whether TVM calls two lists with equal items equal depends on its version.")
        : same;
}

PythonValue CheckArray::item(const PythonAsk& ask, PythonValue index)
{
    const bool isShapeSlice = kind() == CheckKind::Shape && index.is(PythonType::Slice);
    if (isShapeSlice)
        return ask.runtime.raise("TypeError",
                                 "'>=' not supported between instances of 'slice' and 'int'");
    const auto count = static_cast<std::int64_t>(m_items.size());
    const bool isOutside =
        index.isIntegral() && (index.asInteger() >= count || index.asInteger() < -count);
    if (isOutside && kind() == CheckKind::Shape)
        return ask.raise("IndexError", "ShapeExpr index out of range");
    const PythonValue list = ask.runtime.list(m_items);
    return list.isValid() ? ask.runtime.item(list, index) : PythonValue();
}

PythonValue CheckArray::truth(const PythonAsk&)
{
    return PythonValue::boolean(!m_items.empty());
}

std::optional<std::vector<PythonValue>> CheckArray::items(const PythonAsk&)
{
    return m_items;
}

PythonValue CheckArray::length(const PythonAsk&)
{
    return PythonValue::integer(static_cast<std::int64_t>(m_items.size()));
}

PythonValue CheckArray::find(const PythonAsk&, std::string_view)
{
    return {};
}

} // namespace fusewright
