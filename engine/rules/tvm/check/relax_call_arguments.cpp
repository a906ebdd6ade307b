// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A graph has the tensors of a call as operands, and all else as attributes. In Relax some of those
// are arguments: shapes, numbers, and tuples that are written in place. A table says of which.

#include "engine/graph/graph.h"
#include "engine/rules/tvm/check/check_attributes.h"
#include "engine/rules/tvm/check/check_expression.h"
#include "engine/rules/tvm/check/check_extent.h"
#include "engine/rules/tvm/check/check_info.h"
#include "engine/rules/tvm/check/check_real.h"

#include <array>

namespace fusewright {

namespace {

/// The arguments of an operator between spaces: `x` is the next tensor, `*` a tuple of all of
/// them; others are attributes, as a shape `:s`, a number `:n`, a tuple of numbers `:t`.
struct ArgumentRow {
    std::string_view name;
    std::string_view arguments;
};

constexpr auto argumentRows = std::to_array<ArgumentRow>({
    {"relax.reshape", "x shape:s"},
    {"relax.broadcast_to", "x shape:s"},
    {"relax.collapse_sum_to", "x shape:s"},
    {"relax.image.resize2d", "x size:s"},
    {"relax.full", "shape:s x"},
    {"relax.zeros", "shape:s"},
    {"relax.ones", "shape:s"},
    {"relax.clip", "x min:n max:n"},
    {"relax.arange", "start:n end:n step:n"},
    {"relax.tril", "x k:n"},
    {"relax.triu", "x k:n"},
    {"relax.one_hot", "x on_value:n off_value:n"},
    {"relax.strided_slice", "x axes:t begin:t end:t strides:t"},
    {"relax.concat", "*"},
    {"relax.stack", "*"},
    {"relax.einsum", "*"},
});

/// Makes the arguments of one call.
class ArgumentMaker {
public:
    ArgumentMaker(CheckScene& scene, NodeId node) : m_scene(scene), m_node(node)
    {
        for (const ValueId value : scene.graph().ownInputs(node)) {
            if (value.isValid())
                m_tensors.push_back(makeVariable(scene, {.value = value, .tuple = {}}));
        }
    }

    std::vector<PythonValue> made(std::string_view written);
    std::vector<PythonValue> told() const;
    std::vector<PythonValue> tensors() const { return m_tensors; }
    PythonValue tupleOfTensors() const { return tuple(m_tensors); }

private:
    PythonValue tuple(std::vector<PythonValue> items) const
    {
        return PythonValue(
            m_scene.heap().make<CheckInline>(m_scene, CheckKind::Tuple, std::move(items)));
    }
    PythonValue number(PythonValue value) const
    {
        return PythonValue(m_scene.heap().make<CheckInline>(
            m_scene, CheckKind::Number, std::vector{makeNumber(m_scene, value)}));
    }
    PythonValue toldPart(const CallArgument& argument) const;
    PythonValue shape(std::string_view name) const;
    PythonValue attribute(std::string_view name, char form) const;
    std::vector<PythonValue> extents(const AttributeValue& value) const;
    PythonValue untold(std::string_view name) const;

    CheckScene& m_scene;
    NodeId m_node;
    std::vector<PythonValue> m_tensors;
};

PythonValue ArgumentMaker::untold(std::string_view name) const
{
    return m_scene.unknown("The graph does not say the argument `" + std::string(name) + "` of `"
                               + std::string(m_scene.graph().nodeName(m_node)) + "`.",
                           {.kind = UnknownCause::Kind::Attribute,
                            .part = {},
                            .name = std::string(name),
                            .value = {}});
}

std::vector<PythonValue> ArgumentMaker::extents(const AttributeValue& value) const
{
    std::vector<PythonValue> made;
    if (const auto* const one = std::get_if<std::int64_t>(&value))
        made.push_back(makeExtent(m_scene, *one));
    if (const auto* const list = std::get_if<std::vector<std::int64_t>>(&value)) {
        for (const std::int64_t each : *list)
            made.push_back(makeExtent(m_scene, each));
    }
    return made;
}

/// The shape that results, where that is what the argument says.
PythonValue ArgumentMaker::shape(std::string_view name) const
{
    const Graph& graph = m_scene.graph();
    const bool isOfResult = name == "shape" && graph.outputCount(m_node) == 1;
    const ValueId result = isOfResult ? *graph.outputs(m_node).begin() : ValueId();
    if (isOfResult && graph.shapes().isRanked(graph.shapeId(result)))
        return PythonValue(m_scene.heap().make<CheckShape>(m_scene, extentsOf(m_scene, result)));
    const AttributeValue* const given = graph.attribute(m_node, name);
    std::vector<PythonValue> made = given ? extents(*given) : std::vector<PythonValue>();
    return made.empty() ? untold(name)
                        : PythonValue(m_scene.heap().make<CheckShape>(m_scene, std::move(made)));
}

PythonValue ArgumentMaker::attribute(std::string_view name, char form) const
{
    if (form == 's')
        return shape(name);
    const AttributeValue* const given = m_scene.graph().attribute(m_node, name);
    if (!given)
        return untold(name);
    if (form == 'n') {
        const PythonValue value = attributeObject(m_scene, *given);
        return value.isNumber() ? number(value) : untold(name);
    }
    std::vector<PythonValue> items;
    for (const PythonValue each : extents(*given))
        items.push_back(number(PythonValue::integer(knownNumber(each).value_or(0))));
    return items.empty() ? untold(name) : tuple(std::move(items));
}

std::vector<PythonValue> ArgumentMaker::made(std::string_view written)
{
    if (written == "*")
        return {tupleOfTensors()};
    std::vector<PythonValue> made;
    std::size_t next = 0;
    while (!written.empty()) {
        const std::string_view word = written.substr(0, written.find(' '));
        written.remove_prefix(std::min(written.size(), word.size() + 1));
        const std::size_t colon = word.find(':');
        const bool isTensor = colon == std::string_view::npos;
        const std::string_view name = word.substr(0, colon);
        // The strides of a slice may be left out.
        if (!isTensor && name == "strides" && !m_scene.graph().attribute(m_node, name))
            continue;
        if (!isTensor)
            made.push_back(attribute(name, word[colon + 1]));
        else if (next < m_tensors.size())
            made.push_back(m_tensors[next++]);
    }
    // What the table does not know of: an argument that is a tensor here.
    made.insert(made.end(), m_tensors.begin() + static_cast<std::ptrdiff_t>(next), m_tensors.end());
    return made;
}

/// An operand, a number, or a shape.
PythonValue ArgumentMaker::toldPart(const CallArgument& argument) const
{
    const Graph& graph = m_scene.graph();
    if (argument.isOperand()) {
        const auto inputs = graph.inputs(m_node);
        const ValueId value =
            argument.operand < inputs.size() ? inputs[argument.operand] : ValueId();
        return value.isValid() ? makeVariable(m_scene, {.value = value, .tuple = {}})
                               : PythonValue::none();
    }
    const AttributeValue& literal = graph.attributeValue(argument.literal);
    if (std::holds_alternative<std::vector<std::int64_t>>(literal))
        return PythonValue(m_scene.heap().make<CheckShape>(m_scene, extents(literal)));
    const PythonValue value = attributeObject(m_scene, literal);
    return value.isNumber() ? number(value) : value;
}

/// As the call is written: a list is a tuple, and what has a keyword is no argument unless it is an
/// operand.
std::vector<PythonValue> ArgumentMaker::told() const
{
    const auto arguments = m_scene.graph().arguments(m_node);
    std::vector<PythonValue> made;
    for (std::size_t at = 0; at < arguments.size(); ++at) {
        const CallArgument& argument = arguments[at];
        if (argument.depth > 0 || (argument.keyword.isValid() && argument.literal.isValid()))
            continue;
        if (!argument.isList()) {
            made.push_back(toldPart(argument));
            continue;
        }
        std::vector<PythonValue> items;
        for (std::size_t inner = at + 1; inner < arguments.size() && arguments[inner].depth > 0;
             ++inner) {
            if (!arguments[inner].isList())
                items.push_back(toldPart(arguments[inner]));
        }
        made.push_back(tuple(std::move(items)));
    }
    return made;
}

} // namespace

std::vector<PythonValue> relaxArguments(CheckScene& scene, NodeId node, const RelaxOperator& called)
{
    ArgumentMaker maker(scene, node);
    if (called.isKernel)
        return {makeGlobal(scene, called.name), maker.tupleOfTensors()};
    for (const ArgumentRow& row : argumentRows) {
        if (called.isNative && row.name == called.name)
            return maker.made(row.arguments);
    }
    // Of an operator that nobody knows all that is written counts.
    const bool isTold =
        called.isNative && scene.graph().call(node) && !relaxAttributes(called.name);
    return isTold ? maker.told() : maker.tensors();
}

} // namespace fusewright
