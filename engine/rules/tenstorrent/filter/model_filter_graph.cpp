// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/model_filter_graph.h"

#include "engine/rules/tenstorrent/filter/example_value.h"
#include "engine/rules/tenstorrent/filter/filter_meta.h"
#include "engine/rules/tenstorrent/filter/parameter_form.h"
#include "engine/support/letters.h"

#include <algorithm>

namespace fusewright {

namespace {

/// As torch.fx names a node that reads an attribute of the model.
std::string attributeNodeName(std::string_view path)
{
    std::string name(path);
    std::ranges::replace(name, '.', '_');
    return !name.empty() && isDigit(name.front()) ? '_' + name : name;
}

} // namespace

ModelFilterGraph::ModelFilterGraph(std::shared_ptr<FilterScene> scene)
    : FilterGraph(std::move(scene)),
      m_outsideCount(static_cast<std::uint32_t>(graph().inputCount() + graph().parameterCount())),
      m_nodeCount(static_cast<std::uint32_t>(graph().nodeCount()))
{
}

std::uint32_t ModelFilterGraph::placeOf(NodeId node) const
{
    return m_outsideCount + node.index;
}

std::uint32_t ModelFilterGraph::placeOf(ValueId value) const
{
    const NodeId producer = graph().producer(value);
    return producer.isValid() ? placeOf(producer) : value.index;
}

std::uint32_t ModelFilterGraph::count() const
{
    return m_outsideCount + m_nodeCount + 1;
}

std::string ModelFilterGraph::nameAt(std::uint32_t place) const
{
    if (place == outputPlace())
        return "output";
    if (!isOutside(place))
        return std::string(graph().nodeName(nodeAt(place)));
    const ValueId value(place);
    const std::string_view name = graph().valueName(value);
    const bool isRead = parameterForm(graph(), value) == ParameterForm::Attribute;
    return isRead ? attributeNodeName(name) : std::string(name);
}

PythonValue ModelFilterGraph::kindAt(std::uint32_t place)
{
    if (place == outputPlace())
        return scene().string("output");
    if (isOutside(place)) {
        const ParameterForm form = parameterForm(graph(), ValueId(place));
        if (form != ParameterForm::Unclear)
            return scene().string(form == ParameterForm::Attribute ? "get_attr" : "placeholder");
        return scene().unknown("The file does not say whether `" + nameAt(place)
                               + "` is an input of the graph or an attribute of the model.");
    }
    const NodeCall* const call = graph().call(nodeAt(place));
    switch (call ? call->kind : CallKind::Unknown) {
    case CallKind::Function:
        return scene().string("call_function");
    case CallKind::Method:
        return scene().string("call_method");
    case CallKind::Module:
        return scene().string("call_module");
    case CallKind::Attribute:
        return scene().string("get_attr");
    case CallKind::Unknown:
        break;
    }
    return scene().unknown("The file does not say as what `" + nameAt(place) + "` is called.");
}

PythonValue ModelFilterGraph::targetAt(std::uint32_t place)
{
    if (place == outputPlace())
        return scene().string("output");
    if (isOutside(place)) {
        const std::string_view name = graph().valueName(ValueId(place));
        // Dynamo writes `L_x_` for an input that torch.fx names `l_x_`.
        if (isDynamoName(name))
            return scene().unknown("The file has only the name of `" + std::string(name)
                                   + "`, not its target.");
        return scene().string(name);
    }
    const NodeId node = nodeAt(place);
    const NodeCall* const call = graph().call(node);
    switch (call ? call->kind : CallKind::Unknown) {
    case CallKind::Function:
        return scene().function(graph().nativeName(node));
    case CallKind::Module:
        return scene().string(graph().text(graph().moduleOf(node).path));
    case CallKind::Method:
    case CallKind::Attribute:
        return scene().string(graph().nativeName(node));
    case CallKind::Unknown:
        break;
    }
    return scene().unknown("The file does not say as what `" + nameAt(place) + "` is called.");
}

bool ModelFilterGraph::hasArguments(std::uint32_t place) const
{
    if (place == outputPlace())
        return graph().outputs().size() != 1; // Alone, or in a tuple of one.
    return isOutside(place) || graph().call(nodeAt(place)) != nullptr;
}

CallValues ModelFilterGraph::outputArguments()
{
    std::vector<PythonValue> results;
    for (const ValueId value : graph().outputs())
        results.push_back(node(placeOf(value)));
    return {.positional = {scene().listed(std::move(results))}, .named = {}};
}

PythonValue ModelFilterGraph::named(NodeId caller, std::string_view name)
{
    for (const ValueId value : graph().inputs(caller)) {
        if (value.isValid() && graph().valueName(value) == name)
            return node(placeOf(value));
    }
    return {};
}

CallValues ModelFilterGraph::valuesOf(NodeId caller, std::span<const CallArgument> arguments)
{
    const std::span<const ValueId> inputs = graph().inputs(caller);
    const std::uint8_t outermost = arguments.empty() ? std::uint8_t{0} : arguments.front().depth;
    std::vector<FlatArgument> flat;
    for (const CallArgument& each : arguments) {
        FlatArgument argument{
            .isList = each.isList(),
            .keyword = each.keyword.isValid() ? graph().text(each.keyword) : std::string_view(),
            .depth = static_cast<std::uint8_t>(each.depth - std::min(each.depth, outermost))};
        if (each.literal.isValid() && !each.isOperand())
            argument.literal = &graph().attributeValue(each.literal);
        const bool isGiven =
            each.isOperand() && each.operand < inputs.size() && inputs[each.operand].isValid();
        if (isGiven)
            argument.node = placeOf(inputs[each.operand]);
        flat.push_back(argument);
    }
    return callValues(scene(), flat,
                      {.at = [&](std::uint32_t place) { return node(place); },
                       .named = [&](std::string_view name) { return named(caller, name); }});
}

PythonValue ModelFilterGraph::argumentValue(NodeId caller, std::span<const CallArgument> argument)
{
    std::vector<CallArgument> plain(argument.begin(), argument.end());
    if (!plain.empty())
        plain.front().keyword = Symbol();
    const CallValues values = valuesOf(caller, plain);
    return values.positional.empty() ? PythonValue() : values.positional.front();
}

PythonValue ModelFilterGraph::literalOf(NodeId caller, const AttributeValue& literal)
{
    return literalValue(scene(), literal, [&](std::string_view name) {
        return caller.isValid() ? named(caller, name) : PythonValue();
    });
}

CallValues ModelFilterGraph::argumentsAt(std::uint32_t place)
{
    if (place == outputPlace())
        return outputArguments();
    if (isOutside(place))
        return {};
    const NodeId node = nodeAt(place);
    return valuesOf(node, graph().arguments(node));
}

std::vector<std::uint32_t> ModelFilterGraph::usersAt(std::uint32_t place)
{
    std::vector<std::uint32_t> users;
    bool isReturned = false;
    if (place == outputPlace())
        return users;
    if (isOutside(place)) {
        const ValueId value(place);
        for (const Use& use : graph().uses(value))
            users.push_back(placeOf(use.node));
        std::ranges::sort(users);
        users.erase(std::unique(users.begin(), users.end()), users.end());
        isReturned = graph().isOutput(value);
    } else {
        for (const NodeId user : graph().users(nodeAt(place)))
            users.push_back(placeOf(user));
        for (const ValueId value : graph().outputs(nodeAt(place)))
            isReturned = isReturned || graph().isOutput(value);
    }
    if (isReturned)
        users.push_back(outputPlace());
    return users;
}

PythonValue ModelFilterGraph::metaAt(std::uint32_t place)
{
    PythonValue example;
    if (isOutside(place))
        example = exampleOfOutside(scene(), ValueId(place));
    else if (place != outputPlace())
        example = exampleOfNode(scene(), nodeAt(place));
    const bool isWhole = !example.isValid() && !graph().hasSources();
    return PythonValue(scene().heap().make<FilterMeta>(example, isWhole));
}

} // namespace fusewright
