// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_attributes.h"

#include "engine/graph/graph.h"
#include "engine/python/eval/python_library.h"
#include "engine/rules/tvm/check/check_array.h"
#include "engine/rules/tvm/check/check_extent.h"
#include "engine/rules/tvm/check/element_type.h"

#include <array>
#include <utility>

namespace fusewright {

namespace {

/// What other frameworks call an attribute of Relax. Only where both mean the same.
constexpr auto otherNames = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"strides", "stride"},
    {"dilation", "dilations"},
    {"groups", "group"},
    {"padding", "pads"},
    {"pool_size", "kernel_shape"},
    {"pool_size", "kernel_size"},
    {"axis", "dim"},
    {"keepdims", "keepdim"},
    {"epsilon", "eps"},
    {"axes", "dims"},
    {"axes", "perm"},
});

bool isConvolution(std::string_view name)
{
    return name.starts_with("relax.nn.conv");
}

const AttributeValue* foundAttribute(const Graph& graph, NodeId node, std::string_view name,
                                     bool isOfRelax)
{
    if (const AttributeValue* const found = graph.attribute(node, name))
        return found;
    for (const auto& [relax, other] : otherNames) {
        const AttributeValue* const found =
            relax == name && !isOfRelax ? graph.attribute(node, other) : nullptr;
        if (found)
            return found;
    }
    return nullptr;
}

/// Turns each kind of attribute value into what a check sees.
struct AttributeObjectMaker {
    CheckScene& scene;

    PythonValue operator()(std::int64_t value) const { return PythonValue::integer(value); }
    PythonValue operator()(double value) const { return PythonValue::real(value); }
    PythonValue operator()(bool value) const { return PythonValue::boolean(value); }
    PythonValue operator()(const std::string& value) const { return scene.string(value); }
    PythonValue operator()(const RawJson& value) const
    {
        return value.text == "null"
            ? PythonValue::none()
            : scene.unknown("The attribute value " + value.text + " is not modelled.");
    }
    PythonValue operator()(const TensorLiteral&) const
    {
        return scene.unknown("A tensor that is an attribute is not modelled.");
    }
    PythonValue operator()(const std::vector<std::int64_t>& list) const
    {
        std::vector<PythonValue> items;
        for (const std::int64_t each : list) {
            const PythonValue item = makeExtent(scene, each);
            item.as<CheckExtent>().maybeOfPython();
            items.push_back(item);
        }
        return array(std::move(items));
    }
    template <class Item>
    PythonValue operator()(const std::vector<Item>& list) const
    {
        std::vector<PythonValue> items;
        for (const Item& each : list)
            items.push_back((*this)(each));
        return array(std::move(items));
    }
    PythonValue array(std::vector<PythonValue> items) const
    {
        if (!scene.runtime().grow(items.size() + 1))
            return {};
        return PythonValue(scene.heap().make<CheckArray>(scene, std::move(items)));
    }
};

/// `attrs.get_int("axis")` and its like.
PythonValue attributeNamed(PythonCall& call)
{
    const PythonValue name = call.at(0);
    if (!name.is(PythonType::String))
        return call.runtime.raise("TypeError", "an attribute is named by a text");
    return call.self.as<CheckAttributes>().value(call.runtime.ask(), name.as<PythonString>().text);
}

} // namespace

PythonValue attributeObject(CheckScene& scene, const AttributeValue& value)
{
    return std::visit(AttributeObjectMaker{scene}, value);
}

CheckAttributes::CheckAttributes(CheckScene& scene, NodeId node)
    : CheckObject(scene, CheckKind::Attributes),
      m_node(node),
      m_operator(relaxOperator(scene.graph(), node))
{
}

PythonValue CheckAttributes::value(const PythonAsk& ask, std::string_view name)
{
    if (scene().isOver())
        return ask.unknown("These attributes belong to an earlier check.");
    const auto schema = relaxAttributes(m_operator.name);
    if (schema && !isCheckName(*schema, name))
        return {};
    const Graph& graph = scene().graph();
    const bool isOfRelax = m_operator.isNative || m_operator.isKernel;
    if (const AttributeValue* const found = foundAttribute(graph, m_node, name, isOfRelax))
        return attributeObject(scene(), completedAttribute(m_operator.name, name, *found));
    const bool hasDefaults = m_operator.isNative || isConvolution(m_operator.name);
    const auto byDefault = hasDefaults ? relaxDefault(m_operator.name, name) : std::nullopt;
    // That nothing is wanted is no text of its own.
    if (byDefault && name == "out_dtype" && *byDefault == AttributeValue(std::string("void")))
        return PythonValue(scene().heap().make<CheckElementType>(scene(), DataType::Unknown));
    if (byDefault)
        return attributeObject(scene(), completedAttribute(m_operator.name, name, *byDefault));
    return scene().unknown("The graph does not say the attribute `" + std::string(name) + "` of `"
                               + std::string(graph.nodeName(m_node)) + "`.",
                           {.kind = UnknownCause::Kind::Attribute,
                            .part = {},
                            .name = std::string(name),
                            .value = {}});
}

PythonValue CheckAttributes::find(const PythonAsk& ask, std::string_view name)
{
    if (isCheckName(" get_int get_str get_int_tuple get ", name))
        return makeBuiltin(ask.runtime, {name, attributeNamed, 1, 2}, PythonValue(*this));
    const bool isOfObject = name.starts_with("__") || name == "same_as";
    return isOfObject || isCheckName(others(), name) ? PythonValue() : value(ask, name);
}

PythonValue CheckAttributes::item(const PythonAsk& ask, PythonValue index)
{
    if (!index.is(PythonType::String))
        return cannot(ask, "takes names only");
    const PythonValue found = value(ask, index.as<PythonString>().text);
    return found.isValid() || ask.runtime.isStopped()
        ? found
        : ask.runtime.raise("KeyError", std::vector{index});
}

PythonValue CheckAttributes::contains(const PythonAsk& ask, PythonValue other)
{
    if (!other.is(PythonType::String))
        return PythonValue::boolean(false);
    const PythonValue found = value(ask, other.as<PythonString>().text);
    return found.is(PythonType::Unknown) ? found : PythonValue::boolean(found.isValid());
}

} // namespace fusewright
