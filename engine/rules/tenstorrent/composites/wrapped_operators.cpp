// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/composites/wrapped_operators.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

using Node = std::uint32_t;

class CompositeWriter {
public:
    CompositeWriter(const Composite& composite, std::span<const ValueId> operands, ValueId replaced)
        : m_composite(composite),
          m_nodes(composite.wrapped.nodes),
          m_operands(operands),
          m_replaced(replaced),
          m_made(m_nodes.size())
    {
    }

    WrittenPart run();

private:
    std::vector<bool> neededBy(const std::vector<Node>& roots, const std::vector<bool>& stop) const;
    std::vector<Node> outputs() const;
    bool addAll(const std::vector<bool>& wanted);
    bool addOperator(Node at);
    void addComposite(bool isWhole);
    /// Items of a tuple where it has several results.
    void takeOutputs(const std::vector<Node>& outputs);
    WrittenArgument argumentOf(const TracedArgument& argument) const;
    WrittenPart fail(std::string why);

    const Composite& m_composite;
    const std::vector<TracedNode>& m_nodes;
    std::span<const ValueId> m_operands;
    ValueId m_replaced;
    std::vector<std::optional<std::uint32_t>> m_made; ///< By node: which operator gives it.
    WrittenPart m_part;
};

WrittenPart CompositeWriter::fail(std::string why)
{
    return {.outcome = Outcome::False, .operators = {}, .why = std::move(why)};
}

/// Nodes that the roots are made of, themselves too, up to those at which it stops.
std::vector<bool> CompositeWriter::neededBy(const std::vector<Node>& roots,
                                            const std::vector<bool>& stop) const
{
    std::vector<bool> needed(m_nodes.size(), false);
    std::vector<Node> open = roots;
    while (!open.empty()) {
        const Node at = open.back();
        open.pop_back();
        if (at >= m_nodes.size() || needed[at] || stop[at] || m_nodes[at].isParameter)
            continue;
        needed[at] = true;
        for (const TracedArgument& argument : m_nodes[at].arguments) {
            if (argument.isNode())
                open.push_back(argument.node);
        }
    }
    return needed;
}

/// What is marked, or else what is returned.
std::vector<Node> CompositeWriter::outputs() const
{
    if (!m_composite.outputs.empty())
        return m_composite.outputs;
    std::vector<Node> returned;
    for (const TracedArgument& argument : m_composite.wrapped.returned) {
        if (argument.isNode())
            returned.push_back(argument.node);
    }
    return returned;
}

WrittenArgument CompositeWriter::argumentOf(const TracedArgument& argument) const
{
    WrittenArgument written{.keyword = argument.keyword, .depth = argument.depth};
    if (!argument.isNode())
        written.literal = argument.literal;
    else if (m_nodes[argument.node].isParameter)
        written.value = argument.node < m_operands.size() ? m_operands[argument.node] : ValueId();
    else
        written.made = m_made[argument.node];
    return written;
}

/// False where it cannot be made here.
bool CompositeWriter::addOperator(Node at)
{
    const TracedNode& node = m_nodes[at];
    if (node.kind == CallKind::Attribute)
        return false;
    WrittenOperator made{.op = node.target, .call = node.kind};
    std::string keyword;
    std::uint8_t opens = 0;
    for (const TracedArgument& argument : node.arguments) {
        if (!argument.keyword.empty())
            keyword = argument.keyword;
        if (argument.isList) {
            ++opens;
            continue;
        }
        const bool isMissing =
            argument.isNode() && !m_nodes[argument.node].isParameter && !m_made[argument.node];
        if (isMissing)
            return false;
        WrittenArgument written = argumentOf(argument);
        written.keyword = std::exchange(keyword, {});
        written.opens = std::exchange(opens, std::uint8_t{0});
        made.arguments.push_back(std::move(written));
    }
    m_made[at] = static_cast<std::uint32_t>(m_part.operators.size());
    m_part.operators.push_back(std::move(made));
    return true;
}

bool CompositeWriter::addAll(const std::vector<bool>& wanted)
{
    for (Node at = 0; at < m_nodes.size(); ++at) {
        if (wanted[at] && !m_made[at] && !addOperator(at))
            return false;
    }
    return true;
}

void CompositeWriter::addComposite(bool isWhole)
{
    WrittenOperator made{.op = m_composite.name,
                         .arguments = {},
                         .attributes = m_composite.attributes,
                         .opensToMatched = true};
    if (isWhole)
        made.factsOf = m_replaced;
    for (const Node input : m_composite.inputs) {
        TracedArgument argument;
        argument.node = input;
        made.arguments.push_back(argumentOf(argument));
    }
    m_part.result = static_cast<std::uint32_t>(m_part.operators.size());
    m_part.operators.push_back(std::move(made));
}

void CompositeWriter::takeOutputs(const std::vector<Node>& outputs)
{
    const std::uint32_t composite = m_part.result;
    if (outputs.size() == 1) {
        m_made[outputs.front()] = composite;
        return;
    }
    for (std::size_t at = 0; at < outputs.size(); ++at) {
        WrittenArgument tuple;
        tuple.made = composite;
        WrittenArgument number;
        number.literal = static_cast<std::int64_t>(at);
        m_made[outputs[at]] = static_cast<std::uint32_t>(m_part.operators.size());
        m_part.operators.push_back({.op = "operator.getitem",
                                    .call = CallKind::Function,
                                    .arguments = {std::move(tuple), std::move(number)}});
    }
}

WrittenPart CompositeWriter::run()
{
    const std::vector<Node> ends = outputs();
    const auto& returned = m_composite.wrapped.returned;
    std::vector<Node> results;
    for (const TracedArgument& argument : returned) {
        if (argument.isNode())
            results.push_back(argument.node);
    }
    const bool isTuple = !returned.empty() && returned.front().isList;
    const bool isWhole = results == ends;
    if (results.empty() || (isTuple && !isWhole) || (!isTuple && results.size() != 1))
        return fail("The function returns what cannot be previewed.");
    const std::vector<bool> none(m_nodes.size(), false);
    if (!addAll(neededBy(m_composite.inputs, none)))
        return fail("A tensor that the function makes itself cannot be previewed.");
    addComposite(isWhole);
    if (isWhole) {
        m_part.outcome = Outcome::True;
        return std::move(m_part);
    }
    takeOutputs(ends);
    std::vector<bool> isEnd(m_nodes.size(), false);
    for (const Node end : ends)
        isEnd[end] = true;
    if (!addAll(neededBy(results, isEnd)) || !m_made[results.front()])
        return fail("What the function does behind the composite cannot be previewed.");
    m_part.result = *m_made[results.front()];
    m_part.outcome = Outcome::True;
    return std::move(m_part);
}

} // namespace

WrittenPart writtenComposite(const Composite& composite, std::span<const ValueId> operands,
                             ValueId replaced)
{
    return CompositeWriter(composite, operands, replaced).run();
}

} // namespace fusewright
