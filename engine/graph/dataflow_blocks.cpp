// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/graph/dataflow_blocks.h"

#include "engine/graph/graph_property.h"

#include <algorithm>

namespace fusewright::dataflow {

namespace {

std::string_view pathOf(const Graph& graph, NodeId node)
{
    return graph.text(graph.moduleOf(node).path);
}

bool isBlock(const Graph& graph, const Module& module)
{
    return graph.text(module.type) == blockType;
}

bool isOfRelax(const Graph& graph)
{
    return graph.property(property::dialect) == property::relax;
}

/// Whether a list with commas has the word.
bool hasWord(std::string_view list, std::string_view word)
{
    while (!list.empty()) {
        const std::size_t end = list.find(", ");
        if (list.substr(0, end) == word)
            return true;
        list.remove_prefix(end == list.npos ? list.size() : end + 2);
    }
    return false;
}

std::string_view lastOf(std::string_view path)
{
    return path.substr(path.rfind('.') + 1);
}

/// The module of the function, or empty for the graph's own.
std::string_view functionPath(const Graph& graph, NodeId node)
{
    const std::string_view path = pathOf(graph, node);
    if (!isBlock(graph, graph.moduleOf(node)))
        return path;
    const std::size_t point = path.rfind('.');
    return point == path.npos ? std::string_view() : path.substr(0, point);
}

/// `f_2` is the third place in which `f` is read.
bool isCalled(std::string_view module, std::string_view function)
{
    if (!module.starts_with(function))
        return false;
    const std::string_view number = module.substr(function.size());
    return number.empty()
        || (number.size() > 1 && number[0] == '_'
            && number.find_first_not_of("0123456789", 1) == number.npos);
}

} // namespace

bool hasPlaces(const Graph& graph)
{
    if (!isOfRelax(graph))
        return false;
    const auto hasModule = [&](const Module& module) { return !graph.text(module.path).empty(); };
    return !graph.property(outside).empty() || std::ranges::any_of(graph.modules(), hasModule);
}

bool hasNone(const Graph& graph)
{
    return hasWord(graph.property(outside), graph.name())
        && std::ranges::none_of(graph.modules(), [&](const Module& module) {
               return isBlock(graph, module)
                   && graph.text(module.path).find('.') == std::string_view::npos;
           });
}

bool isOutside(const Graph& graph, NodeId node)
{
    const std::string_view list = graph.property(outside);
    if (list.empty() || isBlock(graph, graph.moduleOf(node)))
        return false;
    const std::string_view path = pathOf(graph, node);
    return hasWord(list, path.empty() ? std::string_view(graph.name()) : path);
}

bool areTogether(const Graph& graph, NodeId one, NodeId other)
{
    return graph.moduleId(one) == graph.moduleId(other) || !isOfRelax(graph);
}

bool areInOneFunction(const Graph& graph, NodeId one, NodeId other)
{
    return !isOfRelax(graph) || functionPath(graph, one) == functionPath(graph, other);
}

bool isIn(const Graph& graph, NodeId node, std::span<const std::string> functions)
{
    const std::string_view path = functionPath(graph, node);
    return std::ranges::any_of(functions, [&](const std::string& function) {
        return path.empty() ? graph.name() == function : isCalled(lastOf(path), function);
    });
}

std::string placeText(const Graph& graph, NodeId node)
{
    const std::string_view path = functionPath(graph, node);
    const std::string function = path.empty() ? graph.name() : std::string(path);
    if (isOutside(graph, node))
        return "outside of a dataflow block of " + function;
    return isBlock(graph, graph.moduleOf(node))
        ? "in the block " + std::string(pathOf(graph, node)) + " of " + function
        : "in " + function;
}

} // namespace fusewright::dataflow
