// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/element_type.h"

#include "engine/python/eval/python_library.h"

#include <array>
#include <cmath>

namespace fusewright {

namespace {

struct TypeSpelling {
    DataType type;
    std::string_view name;
    std::string_view before = {}; ///< As versions before 0.19 spell it, where that differs.
};

constexpr auto typeSpellings = std::to_array<TypeSpelling>({
    {DataType::F64, "float64"},
    {DataType::F32, "float32"},
    {DataType::F16, "float16"},
    {DataType::BF16, "bfloat16"},
    {DataType::F8E4M3FN, "float8_e4m3fn", "e4m3_float8"},
    {DataType::F8E4M3FNUZ, "float8_e4m3fnuz"},
    {DataType::F8E5M2, "float8_e5m2", "e5m2_float8"},
    {DataType::F8E5M2FNUZ, "float8_e5m2fnuz"},
    {DataType::I64, "int64"},
    {DataType::I32, "int32"},
    {DataType::I16, "int16"},
    {DataType::I8, "int8"},
    {DataType::I4, "int4"},
    {DataType::U64, "uint64"},
    {DataType::U32, "uint32"},
    {DataType::U16, "uint16"},
    {DataType::U8, "uint8"},
    {DataType::U4, "uint4"},
    {DataType::Bool, "bool"},
});

const TypeSpelling* spellingOf(DataType type)
{
    for (const TypeSpelling& spelling : typeSpellings) {
        if (spelling.type == type)
            return &spelling;
    }
    return nullptr;
}

std::int64_t bitsOf(DataType type)
{
    return static_cast<std::int64_t>(std::lround(bytesPerElement(type).value_or(0) * 8));
}

/// A method of strings, with the text that is spelled today.
PythonValue textMethod(const PythonAsk& ask, const std::string& text, std::string_view name)
{
    const PythonValue string = ask.runtime.string(text);
    return string.isValid() ? ask.runtime.findAttribute(string, name) : PythonValue();
}

} // namespace

std::string elementTypeName(DataType type)
{
    const TypeSpelling* const spelling = spellingOf(type);
    return spelling ? std::string(spelling->name) : std::string();
}

DataType elementTypeNamed(std::string_view name)
{
    for (const TypeSpelling& spelling : typeSpellings) {
        if (spelling.name == name || (!name.empty() && spelling.before == name))
            return spelling.type;
    }
    return DataType::Unknown;
}

PythonValue makeElementType(CheckScene& scene, DataType type)
{
    const TypeSpelling* const spelling = spellingOf(type);
    if (!spelling)
        return {};
    if (spelling->before.empty())
        return scene.string(spelling->name);
    return PythonValue(scene.heap().make<CheckElementType>(scene, type));
}

std::string CheckElementType::text() const
{
    return m_type == DataType::Unknown ? "void" : elementTypeName(m_type);
}

PythonValue CheckElementType::compare(const PythonAsk& ask, PythonComparison which,
                                      PythonValue other)
{
    const bool isEquality = which == PythonComparison::Equal || which == PythonComparison::NotEqual;
    if (!isEquality)
        return {};
    const bool isNoType = other.is(PythonType::String)
        && (other.as<PythonString>().text.empty() || other.as<PythonString>().text == "void");
    if (m_type == DataType::Unknown && isNoType)
        return ask.unknown("How TVM writes that there is no type depends on its version.");
    bool isSame = false;
    if (other.is(PythonType::String))
        isSame = m_type != DataType::Unknown
            && elementTypeNamed(other.as<PythonString>().text) == m_type;
    else if (const auto* const named = checkObject<CheckElementType>(other))
        isSame = named->m_type == m_type;
    return PythonValue::boolean(isSame == (which == PythonComparison::Equal));
}

PythonValue CheckElementType::isInstanceOf(const PythonAsk& ask, PythonValue wanted)
{
    if (wanted.object() == &ask.runtime.library().classOf(PythonType::String))
        return PythonValue::boolean(true);
    return CheckObject::isInstanceOf(ask, wanted);
}

PythonValue CheckElementType::find(const PythonAsk& ask, std::string_view name)
{
    const std::int64_t bits = bitsOf(m_type);
    if (name == "bits")
        return PythonValue::integer(m_type == DataType::Bool ? 1 : bits);
    if (name == "lanes")
        return PythonValue::integer(1);
    if (name == "itemsize" || name == "itemsize_bytes")
        return PythonValue::integer((bits + 7) / 8);
    if (name == "type_code")
        return {};
    return textMethod(ask, text(), name);
}

} // namespace fusewright
