// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl/tvm_values.h"

#include "engine/python/eval/python_runtime.h"

namespace fusewright {

namespace {

template <class T>
T* tvmHostAs(PythonValue value)
{
    return value.is(PythonType::Host) ? dynamic_cast<T*>(value.object()) : nullptr;
}

/// Of a symbol or an integer; empty for anything else.
std::string extentText(PythonValue value)
{
    if (value.isIntegral())
        return std::to_string(value.asInteger());
    const TvmSymbol* const symbol = asTvmSymbol(value);
    if (!symbol)
        return {};
    const bool isPlain = symbol->written().find(' ') == std::string::npos;
    return isPlain ? symbol->written() : '(' + symbol->written() + ')';
}

PythonValue calculated(const PythonAsk& ask, PythonOperator which, PythonValue left,
                       PythonValue right)
{
    const std::string first = extentText(left);
    const std::string second = extentText(right);
    if (first.empty() || second.empty())
        return {};
    std::string written = first + ' ' + std::string(namesOf(which).symbol) + ' ' + second;
    if (!ask.runtime.grow(written.size()))
        return {};
    return PythonValue(ask.runtime.heap().make<TvmSymbol>(std::move(written)));
}

} // namespace

TvmOperator* asTvmOperator(PythonValue value)
{
    return tvmHostAs<TvmOperator>(value);
}

TvmSymbol* asTvmSymbol(PythonValue value)
{
    return tvmHostAs<TvmSymbol>(value);
}

TvmTensorType* asTvmTensorType(PythonValue value)
{
    return tvmHostAs<TvmTensorType>(value);
}

PythonValue decoratedBy(const PythonArguments& arguments)
{
    const PythonValue given =
        arguments.positional.empty() ? PythonValue() : arguments.positional.front();
    return given.is(PythonType::Function) || given.is(PythonType::Class) ? given : PythonValue();
}

PythonValue TvmOperator::attribute(const PythonAsk& ask, std::string_view name)
{
    if (name == "name")
        return ask.runtime.string(m_name);
    return name.starts_with("__")
        ? PythonValue()
        : ask.unknown("`Op." + std::string(name) + "` is known only to a running TVM.");
}

PythonValue TvmSymbol::binary(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return calculated(ask, which, PythonValue(*this), other);
}

PythonValue TvmSymbol::reflected(const PythonAsk& ask, PythonOperator which, PythonValue other)
{
    return calculated(ask, which, other, PythonValue(*this));
}

PythonValue TvmQuietObject::attribute(const PythonAsk& ask, std::string_view name)
{
    return name.starts_with("__")
        ? PythonValue()
        : ask.unknown('`' + m_name + '.' + std::string(name) + "` is known only to a running TVM.");
}

PythonValue TvmQuietObject::call(const PythonAsk& ask, const PythonArguments& arguments)
{
    const PythonValue decorated = decoratedBy(arguments);
    return decorated.isValid()
        ? decorated
        : ask.unknown("What `" + m_name + "` does is known only to a running TVM.");
}

} // namespace fusewright
