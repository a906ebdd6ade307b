// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tvm/check/check_expression.h"

#include "engine/graph/graph.h"
#include "engine/rules/tvm/check/check_attributes.h"
#include "engine/rules/tvm/check/check_data.h"
#include "engine/rules/tvm/check/check_extent.h"
#include "engine/rules/tvm/check/check_info.h"

#include <algorithm>

namespace fusewright {

namespace {

CheckKind kindOfPlace(const Graph& graph, CheckPlace place)
{
    if (isConstantPlace(graph, place))
        return CheckKind::Constant;
    return isDataflowPlace(graph, place) ? CheckKind::DataflowVariable : CheckKind::Variable;
}

std::string placeName(const Graph& graph, CheckPlace place)
{
    if (!place.name.empty())
        return std::string(place.name);
    return std::string(place.value.isValid() ? graph.valueName(place.value)
                                             : graph.nodeName(place.tuple));
}

/// The tuple of which a place is an item.
CheckPlace tupleOf(const Graph& graph, CheckPlace item)
{
    const NodeId producer = graph.producer(item.value);
    if (isTupleItem(graph, producer))
        return {.value = graph.inputs(producer).front(), .tuple = {}};
    return {.value = {}, .tuple = producer};
}

bool isItemPlace(const Graph& graph, CheckPlace place)
{
    const NodeId producer = place.value.isValid() ? graph.producer(place.value) : NodeId();
    return producer.isValid() && (graph.outputCount(producer) > 1 || isTupleItem(graph, producer));
}

std::optional<std::uint32_t> indexOf(const Graph& graph, CheckPlace item)
{
    const NodeId producer = graph.producer(item.value);
    if (isTupleItem(graph, producer))
        return tupleIndex(graph, producer);
    return item.value.index - (*graph.outputs(producer).begin()).index;
}

} // namespace

PythonValue makeVariable(CheckScene& scene, CheckPlace place)
{
    PythonValue& made = scene.made("variable", place);
    if (!made.isValid())
        made = PythonValue(scene.heap().make<CheckVariable>(scene, place));
    return made;
}

PythonValue makeBound(CheckScene& scene, CheckPlace place)
{
    const NodeId producer = producerOf(scene.graph(), place);
    if (!producer.isValid())
        return makeVariable(scene, place);
    PythonValue& made = scene.made("bound", place);
    if (made.isValid())
        return made;
    if (isItemPlace(scene.graph(), place))
        made = PythonValue(scene.heap().make<CheckTupleItem>(scene, place));
    else
        made = PythonValue(scene.heap().make<CheckCall>(scene, producer));
    return made;
}

PythonValue makeExpression(CheckScene& scene, const CheckedExpression& taken)
{
    const Graph& graph = scene.graph();
    if (taken.isParameter)
        return makeVariable(scene, {.value = taken.value, .tuple = {}});
    if (!taken.call.isValid())
        return taken.value.isValid() ? makeBound(scene, {.value = taken.value, .tuple = {}})
                                     : scene.unknown("What this label takes is not known.");
    if (taken.argument) {
        const auto arguments = relaxArguments(scene, taken.call, relaxOperator(graph, taken.call));
        if (*taken.argument >= arguments.size())
            return scene.unknown("`" + std::string(graph.nodeName(taken.call))
                                 + "` has no such argument here.");
        const PythonValue argument = arguments[*taken.argument];
        const auto* const variable = checkObject<CheckVariable>(argument);
        return variable ? makeBound(scene, variable->place()) : argument;
    }
    const auto place = taken.item ? itemPlace(graph, taken.call, *taken.item)
                                  : std::optional(resultPlace(graph, taken.call));
    return place ? makeBound(scene, *place)
                 : scene.unknown("Nothing takes this item of `"
                                 + std::string(graph.nodeName(taken.call)) + "`.");
}

CheckVariable::CheckVariable(CheckScene& scene, CheckPlace place)
    : CheckObject(scene, kindOfPlace(scene.graph(), place)),
      m_place(place),
      m_name(placeName(scene.graph(), place))
{
}

PythonValue CheckVariable::find(const PythonAsk&, std::string_view name)
{
    if (asksInfo(name))
        return m_place.name.empty() ? infoOf(scene(), m_place)
                                    : scene().unknown("The type of a name is not known here.");
    if (kind() == CheckKind::Constant)
        return name == "data" ? PythonValue(scene().heap().make<CheckData>(scene(), m_place.value))
                              : PythonValue();
    return name == "name_hint" || name == "name" ? scene().string(m_name) : PythonValue();
}

CheckCall::CheckCall(CheckScene& scene, NodeId node)
    : CheckObject(scene, CheckKind::Call),
      m_node(node),
      m_place(resultPlace(scene.graph(), node)),
      m_operator(relaxOperator(scene.graph(), node)),
      m_text(
          (m_operator.name.empty() ? std::string(scene.graph().nativeName(node)) : m_operator.name)
          + "(…)")
{
}

PythonValue CheckCall::op(const PythonAsk& ask)
{
    if (m_operator.name.empty())
        return ask.unknown("TVM has no name for the operator `"
                           + std::string(scene().graph().nativeName(m_node)) + "`.");
    return makeOperator(scene(), m_operator.isKernel ? "relax.call_tir" : m_operator.name);
}

PythonValue CheckCall::arguments()
{
    if (!m_arguments.isValid())
        m_arguments = PythonValue(
            scene().heap().make<CheckArray>(scene(), relaxArguments(scene(), m_node, m_operator)));
    return m_arguments;
}

PythonValue CheckCall::attributes()
{
    const auto schema = m_operator.isKernel ? " " : relaxAttributes(m_operator.name);
    if (schema == " ")
        return PythonValue::none();
    if (!m_attributes.isValid())
        m_attributes = PythonValue(scene().heap().make<CheckAttributes>(scene(), m_node));
    return m_attributes;
}

PythonValue CheckCall::find(const PythonAsk& ask, std::string_view name)
{
    if (name == "op")
        return op(ask);
    if (name == "args")
        return arguments();
    if (name == "attrs")
        return attributes();
    return asksInfo(name) ? infoOf(scene(), m_place) : PythonValue();
}

CheckTupleItem::CheckTupleItem(CheckScene& scene, CheckPlace place)
    : CheckObject(scene, CheckKind::TupleItem),
      m_place(place),
      m_tuple(tupleOf(scene.graph(), place))
{
    const auto index = indexOf(scene.graph(), place);
    m_index = index ? PythonValue::integer(*index)
                    : scene.unknown("The file does not say which item of `"
                                    + placeName(scene.graph(), m_tuple) + "` is taken.");
    m_text = placeName(scene.graph(), m_tuple) + '[' + (index ? std::to_string(*index) : "?") + ']';
}

PythonValue CheckTupleItem::find(const PythonAsk&, std::string_view name)
{
    if (name == "tuple_value")
        return makeVariable(scene(), m_tuple);
    if (name == "index")
        return m_index;
    return asksInfo(name) ? infoOf(scene(), m_place) : PythonValue();
}

std::string CheckInline::text() const
{
    if (kind() == CheckKind::Number)
        return scene().runtime().repr(m_items.front()).value_or("…");
    return arrayText(scene().runtime(), m_items);
}

PythonValue CheckInline::item(const PythonAsk& ask, PythonValue index)
{
    if (kind() == CheckKind::Number)
        return cannot(ask, "is not subscriptable");
    const PythonValue list = ask.runtime.list(m_items);
    return list.isValid() ? ask.runtime.item(list, index) : list;
}

std::optional<std::vector<PythonValue>> CheckInline::items(const PythonAsk& ask)
{
    if (kind() != CheckKind::Number)
        return m_items;
    cannot(ask, "is not iterable");
    return std::nullopt;
}

PythonValue CheckInline::length(const PythonAsk& ask)
{
    return kind() == CheckKind::Number
        ? cannot(ask, "has no len()")
        : PythonValue::integer(static_cast<std::int64_t>(m_items.size()));
}

PythonValue CheckInline::tupleInfo()
{
    std::vector<PythonValue> fields;
    for (const PythonValue item : m_items)
        fields.push_back(scene().runtime().attribute(item, "struct_info"));
    const PythonValue listed(scene().heap().make<CheckArray>(scene(), std::move(fields)));
    return PythonValue(scene().heap().make<CheckPlainInfo>(scene(), CheckKind::TupleInfo, listed));
}

PythonValue CheckInline::find(const PythonAsk&, std::string_view name)
{
    const bool isNumber = kind() == CheckKind::Number;
    if (isNumber && name == "value")
        return m_items.front();
    if (!isNumber && name == "fields")
        return PythonValue(scene().heap().make<CheckArray>(scene(), m_items));
    if (!isNumber && asksInfo(name))
        return tupleInfo();
    if (asksInfo(name))
        return PythonValue(
            scene().heap().make<CheckPlainInfo>(scene(), CheckKind::NumberInfo, PythonValue()));
    return {};
}

} // namespace fusewright
