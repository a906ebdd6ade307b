// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/constant_elements.h"

#include "engine/graph/graph.h"
#include "engine/pattern/scalar_arithmetic.h"

#include <algorithm>
#include <cmath>

namespace fusewright {

namespace {

using State = ConstantElement::State;

ConstantElement wholeElement(std::int64_t whole)
{
    return {State::There, static_cast<double>(whole), whole};
}

ConstantElement realElement(double number)
{
    ConstantElement element{State::There, number, std::nullopt};
    if (number == std::trunc(number) && std::fabs(number) < 9223372036854775808.0)
        element.whole = static_cast<std::int64_t>(number);
    return element;
}

template <class T>
const T* elementAt(const std::vector<T>& elements, std::uint64_t at)
{
    return at < elements.size() ? &elements[static_cast<std::size_t>(at)] : nullptr;
}

std::optional<ConstantElement> elementIn(const TensorLiteral& literal, std::uint64_t at)
{
    if (const auto* const whole = elementAt(literal.integers, at))
        return wholeElement(*whole);
    if (const auto* const number = elementAt(literal.numbers, at))
        return realElement(*number);
    return literal.complete ? std::optional(ConstantElement{}) : std::nullopt;
}

/// Nothing where the value does not tell.
std::optional<ConstantElement> elementIn(const AttributeValue& value, std::uint64_t at)
{
    if (const auto* const literal = std::get_if<TensorLiteral>(&value))
        return elementIn(*literal, at);
    if (const auto* const list = std::get_if<std::vector<std::int64_t>>(&value)) {
        const auto* const whole = elementAt(*list, at);
        return whole ? wholeElement(*whole) : ConstantElement{};
    }
    if (const auto* const list = std::get_if<std::vector<double>>(&value)) {
        const auto* const number = elementAt(*list, at);
        return number ? realElement(*number) : ConstantElement{};
    }
    const bool isNumber = std::holds_alternative<std::int64_t>(value)
        || std::holds_alternative<double>(value) || std::holds_alternative<bool>(value);
    if (!isNumber)
        return std::nullopt;
    if (at > 0)
        return ConstantElement{};
    if (const auto* const number = std::get_if<double>(&value))
        return realElement(*number);
    const bool* const flag = std::get_if<bool>(&value);
    return wholeElement(flag ? (*flag ? 1 : 0) : std::get<std::int64_t>(value));
}

/// True when the shape says that the value has no such element.
bool isBeyond(const Graph& graph, ValueId value, std::uint64_t at)
{
    const ShapeId shape = graph.shapeId(value);
    if (!graph.shapes().isRanked(shape))
        return false;
    std::uint64_t count = 1;
    for (const Dim& dim : graph.shapes().dims(shape)) {
        if (!dim.isKnown())
            return false;
        const auto size = static_cast<std::uint64_t>(dim.size());
        if (size != 0 && count > std::numeric_limits<std::uint64_t>::max() / size)
            return false;
        count *= size;
    }
    return at >= count;
}

std::optional<std::uint64_t> placeOf(const Scalar& index)
{
    const ScalarReading place = converted(index, ScalarType::Size);
    const auto* const at = place.value.get<std::uint64_t>();
    return at ? std::optional(*at) : std::nullopt;
}

Scalar ofText(std::string_view text, ScalarType type)
{
    if (type == ScalarType::Text)
        return Scalar::of(text);
    const auto element = type == ScalarType::ElementType ? parseDataType(text) : std::nullopt;
    return element ? Scalar::of(*element) : Scalar::unknown(type);
}

Scalar ofElement(const ConstantElement& element, ScalarType type)
{
    if (element.state != State::There)
        return Scalar::unknown(type);
    if (type == ScalarType::Float)
        return Scalar::of(element.number);
    if (!element.whole || (!isWholeType(type) && type != ScalarType::Bool))
        return Scalar::unknown(type);
    if (type == ScalarType::Bool)
        return Scalar::of(*element.whole != 0);
    const ScalarReading fitted = converted(Scalar::of(*element.whole), type);
    return fitted.value.isKnown() ? fitted.value : Scalar::unknown(type);
}

/// What an element of a quantized constant stands for.
ConstantElement decoded(const Graph& graph, ValueId value, const ConstantElement& element)
{
    if (!element.whole || !graph.isQuantized(value))
        return element;
    const std::optional<FixedPoint> step = commonStep(*graph.encodingOf(value));
    if (!step)
        return {.state = State::NotTold};
    return realElement(
        step->scale
        * (static_cast<double>(*element.whole) - static_cast<double>(step->zeroOffset)));
}

} // namespace

ConstantElement elementOf(const Graph& graph, ValueId value, const Scalar& index)
{
    const std::optional<std::uint64_t> at = placeOf(index);
    if (!at || !value.isValid() || graph.valueKind(value) != ValueKind::Parameter
        || isBeyond(graph, value, *at))
        return {};
    const AttributeValue* const literal = graph.literal(value);
    const auto element = literal ? elementIn(*literal, *at) : std::nullopt;
    return element ? decoded(graph, value, *element) : ConstantElement{.state = State::NotTold};
}

Scalar readAttribute(const AttributeValue& value, ScalarType type, const Scalar* index)
{
    const auto count = elementCount(value);
    const std::optional<std::uint64_t> at = index ? placeOf(*index) : std::uint64_t{0};
    if (!at || (!index && count != 1U))
        return Scalar::unknown(type);
    if (const auto* const text = std::get_if<std::string>(&value))
        return *at == 0 ? ofText(*text, type) : Scalar::unknown(type);
    if (const auto* const texts = std::get_if<std::vector<std::string>>(&value)) {
        const std::string* const text = elementAt(*texts, *at);
        return text ? ofText(*text, type) : Scalar::unknown(type);
    }
    return ofElement(elementIn(value, *at).value_or(ConstantElement{}), type);
}

std::optional<std::size_t> elementCount(const AttributeValue& value)
{
    if (const auto* const literal = std::get_if<TensorLiteral>(&value)) {
        const std::size_t count = literal->integers.size() + literal->numbers.size();
        return literal->complete ? std::optional(count) : std::nullopt;
    }
    if (const auto* const list = std::get_if<std::vector<std::int64_t>>(&value))
        return list->size();
    if (const auto* const list = std::get_if<std::vector<double>>(&value))
        return list->size();
    if (const auto* const list = std::get_if<std::vector<std::string>>(&value))
        return list->size();
    return std::holds_alternative<RawJson>(value) ? std::nullopt : std::optional<std::size_t>(1);
}

} // namespace fusewright
