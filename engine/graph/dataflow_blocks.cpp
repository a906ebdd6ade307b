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

std::string_view parameterAt(const Graph& graph, Use use)
{
    constexpr std::string_view separator = "; ";
    std::string_view text = graph.property(parameters);
    if (text.empty())
        return {};
    const std::string wanted =
        std::string(graph.nodeName(use.node)) + '.' + std::to_string(use.operand);
    while (!text.empty()) {
        // A statement around the middle, and what stands on the side where the wanted one is.
        const std::size_t before = text.rfind(separator, text.size() / 2);
        const std::size_t begin = before == text.npos ? 0 : before + separator.size();
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        const std::string_view statement = text.substr(begin, end - begin);
        const std::size_t sign = std::min(statement.find(" = "), statement.size());
        const std::string_view key = statement.substr(0, sign);
        if (key == wanted)
            return statement.substr(std::min(sign + 3, statement.size()));
        if (key < wanted)
            text.remove_prefix(std::min(end + separator.size(), text.size()));
        else
            text = text.substr(0, before == text.npos ? 0 : before);
    }
    return {};
}

bool isGivenBack(const Graph& graph, NodeId maker, NodeId user)
{
    if (!isOfRelax(graph))
        return false;
    const std::string_view from = functionPath(graph, maker);
    const std::string_view to = functionPath(graph, user);
    return from.size() > to.size() && from.starts_with(to)
        && (to.empty() || from[to.size()] == '.');
}

bool areTogether(const Graph& graph, NodeId one, NodeId other)
{
    return graph.moduleId(one) == graph.moduleId(other) || !isOfRelax(graph);
}

bool isCalledBeside(const Graph& graph, NodeId node, NodeId other)
{
    if (areTogether(graph, node, other))
        return true;
    const std::string_view inner = pathOf(graph, node);
    const std::string_view outer = pathOf(graph, other);
    return outer.empty()
        || (inner.starts_with(outer) && inner.substr(outer.size()).starts_with('.'));
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
    const std::string function = path.empty() ? graph.name() : std::string(lastOf(path));
    if (isOutside(graph, node))
        return "outside of a dataflow block of " + function;
    return isBlock(graph, graph.moduleOf(node))
        ? "in the block " + std::string(pathOf(graph, node)) + " of " + function
        : "in " + function;
}

} // namespace fusewright::dataflow
