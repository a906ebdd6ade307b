// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_host.h"

#include "engine/python/eval/python_runtime.h"

namespace fusewright {

PythonValue PythonHostObject::cannot(const PythonAsk& ask, std::string_view what) const
{
    return ask.raise("TypeError", '\'' + typeName() + "' object " + std::string(what));
}

std::string PythonHostObject::text() const
{
    return '<' + typeName() + '>';
}

PythonValue PythonHostObject::attribute(const PythonAsk&, std::string_view)
{
    return {};
}

bool PythonHostObject::setAttribute(const PythonAsk&, std::string_view, PythonValue)
{
    return false;
}

PythonValue PythonHostObject::call(const PythonAsk& ask, const PythonArguments&)
{
    return cannot(ask, "is not callable");
}

PythonValue PythonHostObject::binary(const PythonAsk&, PythonOperator, PythonValue)
{
    return {};
}

PythonValue PythonHostObject::reflected(const PythonAsk&, PythonOperator, PythonValue)
{
    return {};
}

PythonValue PythonHostObject::inPlace(const PythonAsk&, PythonOperator, PythonValue)
{
    return {};
}

PythonValue PythonHostObject::unary(const PythonAsk& ask, PythonUnary which)
{
    return ask.raise("TypeError",
                     "bad operand type for unary " + std::string(symbolOf(which)) + ": '"
                         + typeName() + '\'');
}

PythonValue PythonHostObject::compare(const PythonAsk&, PythonComparison, PythonValue)
{
    return {};
}

PythonValue PythonHostObject::item(const PythonAsk& ask, PythonValue)
{
    return cannot(ask, "is not subscriptable");
}

bool PythonHostObject::setItem(const PythonAsk& ask, PythonValue, PythonValue)
{
    return cannot(ask, "does not support item assignment").isValid();
}

PythonValue PythonHostObject::contains(const PythonAsk&, PythonValue)
{
    return {};
}

PythonValue PythonHostObject::truth(const PythonAsk&)
{
    return PythonValue::boolean(true);
}

std::optional<std::vector<PythonValue>> PythonHostObject::items(const PythonAsk& ask)
{
    cannot(ask, "is not iterable");
    return std::nullopt;
}

PythonValue PythonHostObject::length(const PythonAsk& ask)
{
    return ask.raise("TypeError", "object of type '" + typeName() + "' has no len()");
}

std::optional<std::vector<PythonValue>> PythonHostObject::unpacked(const PythonAsk& ask,
                                                                   std::size_t)
{
    return items(ask);
}

PythonValue PythonHostObject::enter(const PythonAsk& /*ask*/)
{
    return PythonValue(*this);
}

void PythonHostObject::leave(const PythonAsk& /*ask*/) { }

PythonValue PythonHostObject::absolute(const PythonAsk& ask)
{
    return ask.raise("TypeError", "bad operand type for abs(): '" + typeName() + '\'');
}

PythonValue PythonHostObject::isInstanceOf(const PythonAsk&, PythonValue)
{
    return {};
}

PythonValue PythonHostObject::hasInstance(const PythonAsk&, PythonValue)
{
    return {};
}

bool PythonHostObject::derive(const PythonAsk&, PythonClass&)
{
    return true;
}

PythonValue PythonHostObject::inherited(const PythonAsk&, PythonValue, std::string_view)
{
    return {};
}

PythonValue PythonHost::module(const PythonAsk&, std::string_view)
{
    return {};
}

PythonValue PythonHost::nameIn(const PythonAsk&, std::string_view, std::string_view)
{
    return {};
}

std::optional<std::pair<std::string, std::string>> PythonHost::moduleText(std::string_view,
                                                                          const SourceText&)
{
    return std::nullopt;
}

void PythonHost::ranModule(PythonRuntime&) { }

std::optional<std::string> PythonHost::environment(std::string_view)
{
    return std::nullopt;
}

PythonValue PythonHost::builtin(const PythonAsk&, std::string_view)
{
    return {};
}

} // namespace fusewright
