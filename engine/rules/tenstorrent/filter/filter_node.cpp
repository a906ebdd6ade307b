// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_node.h"

#include "engine/rules/tenstorrent/filter/filter_list.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::string_view nodeChanges =
    " append insert_arg prepend replace_all_uses_with replace_input_with update_arg "
    "update_kwarg ";
constexpr std::string_view nodeOthers =
    " _args _kwargs _input_nodes _erased _pretty_print_target format_node is_impure "
    "normalized_arguments stack_trace type ";

/// Every node in a value, lists, dicts and slices looked into.
std::vector<PythonValue> nodesIn(PythonRuntime& runtime, std::vector<PythonValue> open)
{
    std::vector<PythonValue> found;
    std::ranges::reverse(open);
    const auto addAll = [&](const std::vector<PythonValue>& items) {
        open.insert(open.end(), items.rbegin(), items.rend());
    };
    while (!open.empty() && runtime.step()) {
        const PythonValue value = open.back();
        open.pop_back();
        if (value.is(PythonType::Slice)) {
            const auto& slice = value.as<PythonSlice>();
            addAll({slice.start, slice.stop, slice.step});
        } else if (value.is(PythonType::Dict)) {
            std::vector<PythonValue> items;
            for (const PythonTable::Entry& entry : value.as<PythonTable>().entries())
                items.push_back(entry.value);
            addAll(items);
        } else if (value.is(PythonType::Host)) {
            if (const auto* const list = dynamic_cast<const FilterList*>(value.object()))
                addAll(list->all());
            else if (dynamic_cast<const FilterNode*>(value.object()))
                found.push_back(value);
        }
    }
    return found;
}

} // namespace

PythonValue FilterNode::attribute(const PythonAsk& ask, std::string_view name)
{
    FilterScene& scene = m_graph.scene();
    if (scene.isOver())
        return ask.unknown('`' + m_name + "` is a node of an earlier match.");
    if (name == "name")
        return scene.string(m_name);
    if (name == "op")
        return m_graph.kindAt(m_place);
    if (name == "target")
        return m_graph.targetAt(m_place);
    if (name == "meta") {
        if (!m_meta.isValid())
            m_meta = m_graph.metaAt(m_place);
        return m_meta;
    }
    if (name == "users")
        return users();
    if (name == "graph")
        return PythonValue(m_graph);
    if (name == "next" || name == "prev")
        return neighbour(ask, name);
    if (name == "__class__")
        return scene.torch("torch.fx.Node");
    const bool asksArguments = name == "args" || name == "kwargs" || name == "all_input_nodes";
    if (asksArguments && !m_graph.hasArguments(m_place))
        return untold();
    if (asksArguments)
        return name == "args" ? arguments() : name == "kwargs" ? keywords() : inputs();
    if (isListedName(nodeChanges, name))
        return scene.refuseChange("Node." + std::string(name));
    return isListedName(nodeOthers, name) ? scene.notModelled("Node", name) : PythonValue();
}

PythonValue FilterNode::untold()
{
    return m_graph.scene().unknown("The file does not say how `" + m_name + "` is called.");
}

PythonValue FilterNode::arguments()
{
    return m_graph.scene().runtime().tuple(m_graph.argumentsAt(m_place).positional);
}

PythonValue FilterNode::keywords()
{
    FilterScene& scene = m_graph.scene();
    PythonTable& table = scene.runtime().table(PythonType::Dict);
    for (const auto& [keyword, value] : m_graph.argumentsAt(m_place).named) {
        const PythonValue key = scene.string(keyword);
        if (!key.isValid() || !value.isValid() || !scene.runtime().setKey(table, key, value))
            return {};
    }
    return PythonValue(table);
}

PythonValue FilterNode::inputs()
{
    PythonRuntime& runtime = m_graph.scene().runtime();
    const CallValues call = m_graph.argumentsAt(m_place);
    std::vector<PythonValue> given = call.positional;
    for (const auto& [keyword, value] : call.named)
        given.push_back(value);
    PythonTable& distinct = runtime.table(PythonType::Dict);
    for (const PythonValue node : nodesIn(runtime, std::move(given))) {
        if (!runtime.setKey(distinct, node, PythonValue::none()))
            return {};
    }
    std::vector<PythonValue> nodes;
    for (const PythonTable::Entry& entry : distinct.entries())
        nodes.push_back(entry.key);
    return runtime.list(std::move(nodes));
}

PythonValue FilterNode::users()
{
    PythonRuntime& runtime = m_graph.scene().runtime();
    PythonTable& table = runtime.table(PythonType::Dict);
    for (const std::uint32_t user : m_graph.usersAt(m_place)) {
        if (!runtime.setKey(table, m_graph.node(user), PythonValue::none()))
            return {};
    }
    return PythonValue(table);
}

PythonValue FilterNode::neighbour(const PythonAsk& ask, std::string_view name)
{
    const bool isNext = name == "next";
    if (m_place == (isNext ? m_graph.outputPlace() : 0))
        return ask.unknown("The root of a graph's nodes is not modelled.");
    return m_graph.node(isNext ? m_place + 1 : m_place - 1);
}

bool FilterNode::setAttribute(const PythonAsk&, std::string_view name, PythonValue)
{
    m_graph.scene().refuseChange("Node." + std::string(name) + " = …");
    return false;
}

PythonValue FilterNode::compare(const PythonAsk&, PythonComparison which, PythonValue other)
{
    const auto* const node =
        other.is(PythonType::Host) ? dynamic_cast<const FilterNode*>(other.object()) : nullptr;
    if (!node || &node->m_graph != &m_graph)
        return {};
    switch (which) {
    case PythonComparison::Less:
        return PythonValue::boolean(m_place < node->m_place);
    case PythonComparison::LessEqual:
        return PythonValue::boolean(m_place <= node->m_place);
    case PythonComparison::More:
        return PythonValue::boolean(m_place > node->m_place);
    case PythonComparison::MoreEqual:
        return PythonValue::boolean(m_place >= node->m_place);
    default:
        return {};
    }
}

PythonValue FilterNode::isInstanceOf(const PythonAsk&, PythonValue wanted)
{
    if (wanted.is(PythonType::Host))
        return PythonValue::boolean(wanted.isSame(m_graph.scene().torch("torch.fx.Node")));
    return {};
}

} // namespace fusewright
