// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/infer/onnx_arguments.h"

#include "engine/support/letters.h"

#include <array>
#include <string>

namespace fusewright::infer {

namespace {

DataType onnxType(std::int64_t number)
{
    using enum DataType;
    constexpr auto types = std::to_array<DataType>(
        {Unknown, F32, U8,  I8,   U16,  I16,      I32,        I64,    String,     Bool, F16, F64,
         U32,     U64, C64, C128, BF16, F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, U4,   I4});
    return number > 0 && number < std::ssize(types) ? types[static_cast<std::size_t>(number)]
                                                    : Unknown;
}

DataType onnxTypeNamed(std::string_view word)
{
    return parseDataType(lowered(word)).value_or(DataType::Unknown);
}

} // namespace

Said<Extents> OnnxArguments::extents(Argument argument) const
{
    if (const AttributeValue* const value = m_node.attribute(argument.name)) {
        const auto numbers = numbersIn(*value);
        return {true, numbers ? std::optional(extentsOf(*numbers)) : std::nullopt};
    }
    if (argument.position == 0 || !m_node.hasOperand(argument.position))
        return {};
    return {true, m_node.elements(argument.position)};
}

Said<Numbers> OnnxArguments::numbers(Argument argument) const
{
    const auto said = extents(argument);
    return {said.isGiven, said.value ? numbersOf(*said.value) : std::nullopt};
}

bool OnnxArguments::isSet(std::string_view name, std::int64_t usual) const
{
    return number({name}).value.value_or(usual) != 0;
}

DataType OnnxArguments::type(std::string_view name, DataType usual) const
{
    if (!m_node.has(name))
        return usual;
    const auto told = number({name}).value;
    return told ? onnxType(*told) : onnxTypeNamed(word(name));
}

std::optional<std::size_t> lengthOf(const NodeFacts& node, std::size_t operand)
{
    const Shape shape = node.shape(operand);
    constexpr std::int64_t most = 64;
    const bool isList =
        shape && shape->size() == 1 && shape->front().isKnown() && shape->front().number() <= most;
    return isList ? std::optional(static_cast<std::size_t>(shape->front().number())) : std::nullopt;
}

} // namespace fusewright::infer
