// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/edit/trace_draft.h"

#include "engine/graph/literal_values.h"

#include <algorithm>

namespace fusewright {

namespace {

/// 2 is not 2.0: the kind of a literal counts.
std::string literalText(const AttributeValue& literal)
{
    return std::to_string(literal.index()) + ':' + pythonText(literal);
}

std::vector<TracedArgument> tracedArguments(const DraftCall& call,
                                            const std::vector<std::uint32_t>& operands)
{
    std::vector<TracedArgument> made;
    for (const DraftArgument& argument : call.arguments) {
        TracedArgument traced{.isList = argument.isList,
                              .literal = argument.literal,
                              .keyword = argument.keyword,
                              .depth = argument.depth};
        if (argument.operand && *argument.operand < operands.size())
            traced.node = operands[*argument.operand];
        made.push_back(std::move(traced));
    }
    return made;
}

} // namespace

std::vector<std::uint32_t> operandsOf(const TracedNode& node)
{
    std::vector<std::uint32_t> operands;
    for (const TracedArgument& argument : node.arguments) {
        if (argument.isNode())
            operands.push_back(argument.node);
    }
    return operands;
}

DraftCall callOf(const TracedNode& node)
{
    DraftCall call{.kind = node.kind, .target = node.target, .arguments = {}};
    std::uint32_t next = 0;
    for (const TracedArgument& argument : node.arguments) {
        DraftArgument made{.operand = {},
                           .isList = argument.isList,
                           .literal = argument.literal,
                           .keyword = argument.keyword,
                           .depth = argument.depth};
        if (argument.isNode())
            made.operand = next++;
        call.arguments.push_back(std::move(made));
    }
    return call;
}

std::optional<std::uint32_t> TraceDraft::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_graph.nodes, name, &TracedNode::name);
    if (found == m_graph.nodes.end())
        return std::nullopt;
    return static_cast<std::uint32_t>(found - m_graph.nodes.begin());
}

void TraceDraft::set(std::uint32_t at, const DraftCall& call,
                     const std::vector<std::uint32_t>& operands)
{
    m_graph.nodes[at].kind = call.kind;
    m_graph.nodes[at].target = call.target;
    m_graph.nodes[at].arguments = tracedArguments(call, operands);
}

std::uint32_t TraceDraft::add(const DraftCall& call, const std::vector<std::uint32_t>& operands)
{
    m_graph.nodes.emplace_back();
    const auto at = static_cast<std::uint32_t>(m_graph.nodes.size() - 1);
    set(at, call, operands);
    return at;
}

void TraceDraft::replace(std::uint32_t old, std::uint32_t fresh)
{
    const auto put = [&](std::vector<TracedArgument>& arguments) {
        for (TracedArgument& argument : arguments)
            argument.node = argument.node == old ? fresh : argument.node;
    };
    for (std::size_t at = 0; at < m_written; ++at)
        put(m_graph.nodes[at].arguments);
    put(m_graph.returned);
}

std::size_t TraceDraft::usesOf(std::uint32_t at) const
{
    const std::vector<std::uint32_t> order = this->order();
    auto uses =
        static_cast<std::size_t>(std::ranges::count(m_graph.returned, at, &TracedArgument::node));
    for (const std::uint32_t user : order)
        uses += static_cast<std::size_t>(
            std::ranges::count(m_graph.nodes[user].arguments, at, &TracedArgument::node));
    return uses;
}

/// What is returned, and all above it, each operand before what is given it.
std::vector<std::uint32_t> TraceDraft::order() const
{
    std::vector<std::uint32_t> order;
    std::vector<std::uint8_t> state(m_graph.nodes.size(), 0); ///< 1 open, 2 done
    std::vector<std::uint32_t> open;
    for (const TracedArgument& argument : m_graph.returned) {
        if (argument.isNode())
            open.insert(open.begin(), argument.node);
    }
    while (!open.empty()) {
        const std::uint32_t at = open.back();
        if (state[at] != 0) {
            if (state[at] == 1)
                order.push_back(at);
            state[at] = 2;
            open.pop_back();
            continue;
        }
        state[at] = 1;
        const std::vector<std::uint32_t> operands = operandsOf(m_graph.nodes[at]);
        for (auto operand = operands.rbegin(); operand != operands.rend(); ++operand) {
            if (state[*operand] == 0)
                open.push_back(*operand);
        }
    }
    return order;
}

std::string TraceDraft::meaning() const
{
    const std::vector<std::uint32_t> order = this->order();
    std::vector<std::size_t> number(m_graph.nodes.size(), 0);
    for (std::size_t at = 0; at < order.size(); ++at)
        number[order[at]] = at;
    const auto written = [&](const std::vector<TracedArgument>& arguments) {
        std::string text;
        for (const TracedArgument& argument : arguments)
            text += ' ' + std::to_string(argument.depth) + argument.keyword + '='
                + (argument.isNode()     ? '$' + std::to_string(number[argument.node])
                       : argument.isList ? "["
                                         : literalText(argument.literal));
        return text;
    };
    std::string text;
    for (const TracedNode& node : m_graph.nodes)
        text += node.isParameter ? node.target + ' ' : "";
    for (const std::uint32_t at : order) {
        const TracedNode& node = m_graph.nodes[at];
        text += '\n' + std::to_string(number[at]) + ' '
            + (node.isParameter ? "parameter" : std::to_string(static_cast<int>(node.kind))) + ' '
            + node.target + written(node.arguments);
    }
    return text + "\nreturns" + written(m_graph.returned);
}

} // namespace fusewright
