// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/filter_graph.h"

#include "engine/python/eval/python_library.h"
#include "engine/rules/tenstorrent/filter/filter_node.h"

namespace fusewright {

namespace {

constexpr std::string_view graphChanges =
    " add_submodule call_function call_method call_module create_node eliminate_dead_code "
    "erase_node get_attr graph_copy inserting_after inserting_before node_copy output "
    "placeholder ";
constexpr std::string_view graphOthers =
    " lint on_generate_code owning_module print_tabular process_inputs process_outputs "
    "python_code set_codegen ";

FilterGraph& graphOf(const PythonCall& call)
{
    return call.self.as<FilterGraph>();
}

PythonValue refuseOver(const PythonCall& call)
{
    return call.runtime.unknown("This graph was shown to an earlier question.");
}

PythonValue findNodes(PythonCall& call)
{
    if (graphOf(call).scene().isOver())
        return refuseOver(call);
    const PythonValue target = call.arguments.keyword("target");
    return graphOf(call).nodesWith(call.arguments.keyword("op"), target);
}

PythonValue outputNode(PythonCall& call)
{
    FilterGraph& graph = graphOf(call);
    return graph.scene().isOver() ? refuseOver(call) : graph.node(graph.outputPlace());
}

} // namespace

PythonValue FilterGraph::node(std::uint32_t place)
{
    FilterNode*& made = m_nodes[place];
    if (!made)
        made = &scene().heap().make<FilterNode>(*this, place);
    return PythonValue(*made);
}

PythonValue FilterGraph::attribute(const PythonAsk& ask, std::string_view name)
{
    if (scene().isOver())
        return ask.unknown("This graph was shown to an earlier question.");
    if (name == "nodes")
        return PythonValue(ask.runtime.heap().make<FilterNodeList>(*this));
    if (name == "find_nodes")
        return makeBuiltin(ask.runtime, {"find_nodes", findNodes, 1, 0, " op target sort "},
                           PythonValue(*this));
    if (name == "output_node")
        return makeBuiltin(ask.runtime, {"output_node", outputNode, 0, 0}, PythonValue(*this));
    if (name == "__class__")
        return scene().torch("torch.fx.Graph");
    if (isListedName(graphChanges, name))
        return scene().refuseChange("Graph." + std::string(name));
    if (isListedName(graphOthers, name))
        return scene().notModelled("Graph", name);
    return {};
}

bool FilterGraph::setAttribute(const PythonAsk&, std::string_view name, PythonValue)
{
    scene().refuseChange("Graph." + std::string(name) + " = …");
    return false;
}

PythonValue FilterGraph::isInstanceOf(const PythonAsk&, PythonValue wanted)
{
    if (wanted.is(PythonType::Host))
        return PythonValue::boolean(wanted.isSame(scene().torch("torch.fx.Graph")));
    return {};
}

PythonValue FilterGraph::nodesWith(PythonValue kind, PythonValue target)
{
    PythonRuntime& runtime = scene().runtime();
    std::vector<PythonValue> found;
    for (std::uint32_t place = 0; place < count() && runtime.step(); ++place) {
        const PythonValue ownKind = kindAt(place);
        const PythonValue isKind = ownKind.isValid()
            ? runtime.compare(PythonComparison::Equal, ownKind, kind)
            : PythonValue();
        const auto is = isKind.isValid() ? runtime.truth(isKind) : std::nullopt;
        if (!is)
            return {};
        if (!*is)
            continue;
        if (target.isValid() && !target.is(PythonType::None)) {
            const auto isTarget = runtime.isEqual(targetAt(place), target);
            if (!isTarget)
                return {};
            if (!*isTarget)
                continue;
        }
        found.push_back(node(place));
    }
    return runtime.isStopped() ? PythonValue() : runtime.list(std::move(found));
}

PythonValue FilterNodeList::attribute(const PythonAsk&, std::string_view)
{
    return {};
}

PythonValue FilterNodeList::truth(const PythonAsk&)
{
    return PythonValue::boolean(true);
}

std::optional<std::vector<PythonValue>> FilterNodeList::items(const PythonAsk& ask)
{
    std::vector<PythonValue> all;
    if (m_graph.scene().isOver() || !ask.runtime.step(m_graph.count())) {
        ask.raise("RuntimeError", "This graph was shown to an earlier question.");
        return std::nullopt;
    }
    for (std::uint32_t place = 0; place < m_graph.count(); ++place)
        all.push_back(m_graph.node(place));
    return all;
}

PythonValue FilterNodeList::length(const PythonAsk& ask)
{
    if (m_graph.scene().isOver())
        return ask.unknown("This graph was shown to an earlier question.");
    return PythonValue::integer(m_graph.count());
}

} // namespace fusewright
