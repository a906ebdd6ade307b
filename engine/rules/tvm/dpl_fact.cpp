// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/dpl_fact.h"

#include "engine/graph/graph.h"
#include "engine/rules/tvm/check/check_attributes.h"
#include "engine/rules/tvm/check/check_places.h"
#include "engine/rules/tvm/check/element_type.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using CauseKind = UnknownCause::Kind;

DplFactAnswer factIs(bool holds)
{
    return {holds ? Outcome::True : Outcome::False, {}};
}

DplFactAnswer notKnown(CauseKind kind, ValueId value)
{
    return {Outcome::Unknown, UnknownCause{.kind = kind, .part = {}, .name = {}, .value = value}};
}

DplFactAnswer joined(const DplFactAnswer& a, const DplFactAnswer& b)
{
    return both(a.outcome, b.outcome) == a.outcome ? a : b;
}

std::optional<double> realOf(const AttributeValue& value)
{
    if (const auto* const whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* const real = std::get_if<double>(&value))
        return *real;
    return std::nullopt;
}

bool isSameAttribute(const AttributeValue& a, const AttributeValue& b)
{
    const auto left = realOf(a);
    const auto right = realOf(b);
    return left && right ? *left == *right : a == b;
}

std::string listText(const std::vector<std::string>& items)
{
    std::string text = "(";
    for (const std::string& item : items)
        text += (text.size() > 1 ? ", " : "") + item;
    return text + (items.size() == 1 ? ",)" : ")");
}

std::string wishedShape(const DplNode& wish)
{
    std::vector<std::string> items;
    for (const DplExtent& extent : wish.extents)
        items.push_back(extent.number               ? std::to_string(*extent.number)
                            : extent.symbol.empty() ? "?"
                                                    : extent.symbol);
    return listText(items);
}

/// Of a literal that is a list of whole numbers, or one number.
std::optional<std::vector<std::int64_t>> wholeNumbers(const AttributeValue& value)
{
    if (const auto* const list = std::get_if<std::vector<std::int64_t>>(&value))
        return *list;
    return std::nullopt;
}

} // namespace

/// Invalid for tuples and what is no tensor.
ValueId DplFacts::tensorOf(const RelaxExpression& expression) const
{
    if (expression.kind != RelaxExpression::Kind::Call)
        return expression.value;
    const Graph& graph = m_expressions.graph();
    if (graph.outputCount(expression.node) != 1 || tupleSize(graph, expression.node))
        return {};
    return *graph.outputs(expression.node).begin();
}

DplFactAnswer DplFacts::hasShape(const DplNode& wish, ValueId tensor) const
{
    const Graph& graph = m_expressions.graph();
    const ShapeId shape = graph.shapeId(tensor);
    if (!graph.shapes().isRanked(shape))
        return notKnown(CauseKind::Shape, tensor);
    const auto dims = graph.shapes().dims(shape);
    if (dims.size() != wish.extents.size())
        return factIs(false);
    bool isSure = true;
    for (std::size_t axis = 0; axis < dims.size(); ++axis) {
        const auto& wanted = wish.extents[axis].number;
        if (wanted && dims[axis].isKnown() && dims[axis].size() != *wanted)
            return factIs(false);
        isSure = isSure && (!wanted || dims[axis].isKnown());
    }
    return isSure ? factIs(true) : notKnown(CauseKind::Shape, tensor);
}

DplFactAnswer DplFacts::hasType(const DplNode& wish, ValueId tensor) const
{
    const DataType type = m_expressions.graph().valueType(tensor);
    if (type == DataType::Unknown)
        return notKnown(CauseKind::Type, tensor);
    return factIs(parseDataType(wish.name) == type);
}

bool DplFacts::hasAttribute(NodeId node, const std::string& name,
                            const AttributeValue& wanted) const
{
    const Graph& graph = m_expressions.graph();
    const std::string called = relaxName(graph.nativeName(node));
    const AttributeValue* const given = graph.attribute(node, name);
    std::optional<AttributeValue> has = given ? std::optional(*given) : relaxDefault(called, name);
    if (!has)
        return false;
    return isSameAttribute(*has, wanted)
        || isSameAttribute(completedAttribute(called, name, *std::move(has)), wanted);
}

bool DplFacts::hasAttributes(const DplNode& wish, const RelaxExpression& expression) const
{
    return expression.kind == RelaxExpression::Kind::Call
        && std::ranges::all_of(wish.attributes, [&](const auto& attribute) {
               return hasAttribute(expression.node, attribute.first, attribute.second);
           });
}

DplFactAnswer DplFacts::has(const DplNode& wish, const RelaxExpression& expression) const
{
    if (wish.kind == DplKind::HasAttributes)
        return factIs(hasAttributes(wish, expression));
    const ValueId tensor = tensorOf(expression);
    if (!tensor.isValid())
        return factIs(false);
    const bool isStruct = wish.kind == DplKind::HasStruct;
    DplFactAnswer answer;
    if (wish.kind == DplKind::HasShape || (isStruct && wish.hasExtents))
        answer = hasShape(wish, tensor);
    if (wish.kind == DplKind::HasType || (isStruct && !wish.name.empty()))
        answer = joined(answer, hasType(wish, tensor));
    return answer;
}

DplFactAnswer DplFacts::isLiteral(const DplNode& wish, const RelaxExpression& expression) const
{
    if (expression.kind != RelaxExpression::Kind::Literal)
        return factIs(false);
    // What results says most of a shape that is asked for.
    const Graph& graph = m_expressions.graph();
    const bool isOfResult = m_expressions.argumentName(expression) == "shape"
        && graph.outputCount(expression.node) == 1;
    if (wish.kind == DplKind::ShapeLiteral && isOfResult)
        return hasShape(wish, *graph.outputs(expression.node).begin());
    const AttributeValue* const given = m_expressions.literal(expression);
    const DplFactAnswer untold{Outcome::Unknown, {}};
    if (!given)
        return untold;
    if (wish.kind == DplKind::Expression)
        return toText(*given) == wish.name ? factIs(true) : untold;
    const auto numbers = wholeNumbers(*given);
    if (!numbers)
        return std::holds_alternative<std::string>(*given) ? untold : factIs(false);
    if (numbers->size() != wish.extents.size())
        return factIs(false);
    bool isSure = true;
    for (std::size_t at = 0; at < numbers->size(); ++at) {
        const auto& wanted = wish.extents[at].number;
        if (wanted && *wanted != (*numbers)[at])
            return factIs(false);
        isSure = isSure && wanted.has_value();
    }
    return isSure ? factIs(true) : untold;
}

std::string DplFacts::shapeText(ValueId tensor) const
{
    const Graph& graph = m_expressions.graph();
    const ShapeId shape = graph.shapeId(tensor);
    if (!graph.shapes().isRanked(shape))
        return "?";
    std::vector<std::string> items;
    for (const Dim& dim : graph.shapes().dims(shape))
        items.push_back(dim.isKnown()       ? std::to_string(dim.size())
                            : dim.isNamed() ? std::string(graph.text(dim.name()))
                                            : "?");
    return listText(items);
}

std::string DplFacts::attributesText(const DplNode& wish, const RelaxExpression& expression) const
{
    if (expression.kind != RelaxExpression::Kind::Call)
        return "not a call";
    const Graph& graph = m_expressions.graph();
    std::string text;
    for (const auto& [name, wanted] : wish.attributes) {
        if (hasAttribute(expression.node, name, wanted))
            continue;
        const AttributeValue* const given = graph.attribute(expression.node, name);
        const auto usual = relaxDefault(relaxName(graph.nativeName(expression.node)), name);
        text += (text.empty() ? "" : ", ")
            + (given       ? name + " = " + toText(*given)
                   : usual ? name + " = " + toText(*usual)
                           : "no " + name);
    }
    return text;
}

std::string DplFacts::saw(const DplNode& wish, const RelaxExpression& expression) const
{
    if (wish.kind == DplKind::HasAttributes)
        return attributesText(wish, expression);
    const ValueId tensor = tensorOf(expression);
    if (!tensor.isValid())
        return "not a tensor";
    const std::string type = elementTypeName(m_expressions.graph().valueType(tensor));
    if (wish.kind == DplKind::HasShape)
        return shapeText(tensor);
    if (wish.kind == DplKind::HasType)
        return type;
    return shapeText(tensor) + (type.empty() ? "" : " " + type);
}

std::string factText(const DplNode& wish)
{
    switch (wish.kind) {
    case DplKind::HasShape:
        return "has_shape(" + wishedShape(wish) + ')';
    case DplKind::HasType:
        return "has_dtype(\"" + wish.name + "\")";
    case DplKind::HasAttributes: {
        std::string text = "has_attr({";
        for (const auto& [name, value] : wish.attributes)
            text += (text.ends_with('{') ? "\"" : ", \"") + name + "\": " + toText(value);
        return text + "})";
    }
    default: {
        std::string text = "has_ty(R.Tensor(";
        if (wish.hasExtents)
            text += wishedShape(wish);
        if (!wish.name.empty())
            text += (wish.hasExtents ? ", \"" : "dtype=\"") + wish.name + '"';
        return text + "))";
    }
    }
}

} // namespace fusewright
