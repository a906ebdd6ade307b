// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/filter/pattern_filter_graph.h"

#include <algorithm>

namespace fusewright {

namespace {

std::string_view kindOf(const TracedNode& node)
{
    if (node.isParameter)
        return "placeholder";
    switch (node.kind) {
    case CallKind::Function:
        return "call_function";
    case CallKind::Method:
        return "call_method";
    case CallKind::Module:
        return "call_module";
    case CallKind::Attribute:
        return "get_attr";
    case CallKind::Unknown:
        break;
    }
    return {};
}

} // namespace

std::uint32_t PatternFilterGraph::count() const
{
    return static_cast<std::uint32_t>(scene().pattern().nodes.size() + 1);
}

const std::vector<TracedArgument>& PatternFilterGraph::tracedArguments(std::uint32_t place) const
{
    const TracedGraph& pattern = scene().pattern();
    return place < pattern.nodes.size() ? pattern.nodes[place].arguments : pattern.returned;
}

std::string PatternFilterGraph::nameAt(std::uint32_t place) const
{
    const TracedGraph& pattern = scene().pattern();
    return place < pattern.nodes.size() ? pattern.nodes[place].name : "output";
}

PythonValue PatternFilterGraph::kindAt(std::uint32_t place)
{
    if (place == outputPlace())
        return scene().string("output");
    const std::string_view kind = kindOf(scene().pattern().nodes[place]);
    return kind.empty() ? scene().unknown("As what `" + nameAt(place) + "` is called is not known.")
                        : scene().string(kind);
}

PythonValue PatternFilterGraph::targetAt(std::uint32_t place)
{
    if (place == outputPlace())
        return scene().string("output");
    const TracedNode& node = scene().pattern().nodes[place];
    if (node.isParameter)
        return scene().string(node.target.empty() ? node.name : node.target);
    return node.kind == CallKind::Function ? scene().function(node.target)
                                           : scene().string(node.target);
}

PythonValue PatternFilterGraph::named(std::string_view name)
{
    const auto& nodes = scene().pattern().nodes;
    const auto found = std::ranges::find(nodes, name, &TracedNode::name);
    return found == nodes.end() ? PythonValue()
                                : node(static_cast<std::uint32_t>(found - nodes.begin()));
}

CallValues PatternFilterGraph::argumentsAt(std::uint32_t place)
{
    if (place < outputPlace() && scene().pattern().nodes[place].isParameter)
        return {};
    std::vector<FlatArgument> flat;
    for (const TracedArgument& each : tracedArguments(place)) {
        FlatArgument argument{.isList = each.isList, .keyword = each.keyword, .depth = each.depth};
        if (each.isNode() && each.node < outputPlace())
            argument.node = each.node;
        else if (!each.isList)
            argument.literal = &each.literal;
        flat.push_back(argument);
    }
    return callValues(scene(), flat,
                      {.at = [&](std::uint32_t at) { return node(at); },
                       .named = [&](std::string_view name) { return named(name); }});
}

std::vector<std::uint32_t> PatternFilterGraph::usersAt(std::uint32_t place)
{
    std::vector<std::uint32_t> users;
    const std::string text = '"' + nameAt(place) + '"';
    const auto uses = [&](const TracedArgument& argument) {
        const auto* const raw = std::get_if<RawJson>(&argument.literal);
        const bool isLiteral = !argument.isNode() && !argument.isList;
        return argument.node == place
            || (isLiteral && raw && raw->text.find("\"value\"") != std::string::npos
                && raw->text.find(text) != std::string::npos);
    };
    for (std::uint32_t user = place + 1; user < count(); ++user) {
        if (std::ranges::any_of(tracedArguments(user), uses))
            users.push_back(user);
    }
    return users;
}

std::vector<std::uint32_t> PatternFilterGraph::returned() const
{
    std::vector<std::uint32_t> places;
    for (const TracedArgument& each : scene().pattern().returned) {
        if (each.isNode() && each.node < outputPlace()
            && std::ranges::find(places, each.node) == places.end())
            places.push_back(each.node);
    }
    return places;
}

PythonValue PatternFilterGraph::metaAt(std::uint32_t)
{
    return PythonValue(scene().runtime().table(PythonType::Dict));
}

} // namespace fusewright
