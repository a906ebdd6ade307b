// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/eval/python_value.h"

#include "engine/support/source_text.h"

namespace fusewright {

TextRange PythonPlace::range() const
{
    return source ? source->range(bytes) : TextRange();
}

std::string PythonPlace::text() const
{
    if (!source)
        return {};
    const TextPosition at = source->position(bytes.begin);
    return source->name() + ':' + std::to_string(at.line) + ':' + std::to_string(at.column);
}

std::string_view PythonPlace::written() const
{
    return source ? source->text().substr(bytes.begin, bytes.size()) : std::string_view();
}

PythonValue PythonValue::boolean(bool value)
{
    PythonValue result(PythonType::Bool);
    result.m_integer = value ? 1 : 0;
    return result;
}

PythonValue PythonValue::integer(std::int64_t value)
{
    PythonValue result(PythonType::Int);
    result.m_integer = value;
    return result;
}

PythonValue PythonValue::real(double value)
{
    PythonValue result(PythonType::Float);
    result.m_real = value;
    return result;
}

bool PythonValue::isSame(PythonValue other) const
{
    if (m_type != other.m_type)
        return false;
    if (object() != nullptr)
        return m_object == other.m_object;
    return is(PythonType::Float) ? m_real == other.m_real : m_integer == other.m_integer;
}

} // namespace fusewright
