// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/tvm_name.h"

#include "engine/python/eval/python_runtime.h"
#include "engine/rules/tvm/dpl/tvm_functions.h"
#include "engine/rules/tvm/dpl/tvm_host.h"
#include "engine/rules/tvm/dpl/tvm_values.h"

namespace fusewright {

namespace {

/// A tuple of types, each of which may be a tuple itself.
PythonValue unionOf(PythonRuntime& runtime, PythonValue left, PythonValue right)
{
    std::vector<PythonValue> types;
    for (const PythonValue each : {left, right}) {
        if (each.is(PythonType::Tuple)) {
            const auto& inner = each.as<PythonSequence>().items;
            types.insert(types.end(), inner.begin(), inner.end());
        } else if (each.is(PythonType::Class) || each.is(PythonType::None)
                   || each.is(PythonType::Host)) {
            types.push_back(each);
        } else {
            return {};
        }
    }
    return runtime.tuple(std::move(types));
}

} // namespace

TvmName* asTvmName(PythonValue value)
{
    return value.is(PythonType::Host) ? dynamic_cast<TvmName*>(value.object()) : nullptr;
}

std::string_view TvmName::lastName() const
{
    return std::string_view(m_name).substr(m_name.rfind('.') + 1);
}

PythonValue TvmName::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "__name__" || name == "__qualname__")
        return ask.runtime.string(std::string(lastName()));
    if (name.starts_with("__"))
        return {};
    return tvmNamed(ask, m_name + '.' + std::string(name));
}

PythonValue TvmName::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    if (const TvmFunctionRow* const row = findTvmFunction(m_name))
        return callTvmFunction(ask, *row, arguments);
    if (isTvmDecorator(m_name)) {
        const PythonValue decorated = decoratedBy(arguments);
        return decorated.isValid() ? decorated
                                   : PythonValue(ask.runtime.heap().make<TvmQuietObject>(m_name));
    }
    if (const TvmHost* const host = tvmHostOf(ask); host && host->call) {
        const PythonValue given = host->call(ask, m_name, arguments);
        if (given.isValid() || ask.runtime.isStopped())
            return given;
    }
    return ask.unknown('`' + m_name + "()` is known only to a running TVM.");
}

PythonValue TvmName::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return which == PythonOperator::Or ? unionOf(ask.runtime, PythonValue(*this), other)
                                       : PythonValue();
}

PythonValue TvmName::reflected(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return which == PythonOperator::Or ? unionOf(ask.runtime, other, PythonValue(*this))
                                       : PythonValue();
}

PythonValue TvmName::item(const PythonAsk&, PythonValue)
{
    return PythonValue(*this);
}

PythonValue TvmName::hasInstance(const PythonAsk& ask, PythonValue value)
{
    if (value.is(PythonType::Instance))
        return {};
    if (const auto own = isTvmInstance(value, lastName()))
        return PythonValue::boolean(*own);
    if (const TvmHost* const host = tvmHostOf(ask); host && host->isInstance) {
        const PythonValue decided = host->isInstance(ask, value, *this);
        if (decided.isValid() || ask.runtime.isStopped())
            return decided;
    }
    return value.is(PythonType::Host) ? PythonValue() : PythonValue::boolean(false);
}

PythonValue TvmName::inherited(const PythonAsk& ask, PythonValue, std::string_view name)
{
    if (name.starts_with("__"))
        return {};
    return ask.unknown('`' + m_name + '.' + std::string(name)
                       + "` is known only to a running TVM.");
}

PythonValue TvmName::isInstanceOf(const PythonAsk&, PythonValue)
{
    return PythonValue::boolean(false);
}

} // namespace fusewright
