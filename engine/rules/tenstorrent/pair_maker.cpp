// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/tenstorrent/pair_maker.h"

#include "engine/pattern/pattern_builder.h"
#include "engine/pattern/replacement_builder.h"
#include "engine/rules/tenstorrent/trace/pattern_trace.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fusewright {

namespace {

/// What stands for a replacement that torch would not come to make.
constexpr std::string_view nothingMade = "torch.fx.stopped";

template <class Visit>
void forEachNode(const std::vector<TracedArgument>& arguments, Visit visit)
{
    for (const TracedArgument& argument : arguments) {
        if (argument.isNode())
            visit(argument.node);
    }
}

/// The items of what is returned: a list's own, without those of lists in it.
std::vector<TracedArgument> returnedItems(const TracedGraph& graph)
{
    if (graph.returned.empty() || !graph.returned.front().isList)
        return graph.returned;
    std::vector<TracedArgument> items;
    for (const TracedArgument& argument : graph.returned) {
        if (argument.depth == graph.returned.front().depth + 1)
            items.push_back(argument);
    }
    return items;
}

class PairMaker {
public:
    explicit PairMaker(const TracedPair& pair) : m_pair(pair) { }

    MadePair run();

private:
    void addEntry(std::uint32_t at);
    void addEntries();
    void addForms();
    bool buildPattern();
    void addReplacement();
    void addStop(std::string why, bool isAlways);
    void addStopped();
    std::string whyNotReplaced() const;
    std::vector<PartOperand> operandsOf(const TracedNode& node,
                                        const std::vector<std::uint32_t>& parameters) const;
    ByteRange bytesOf(const TextRange& place) const;
    EntryId entryOf(std::uint32_t node) const { return m_entries[node]; }

    const TracedPair& m_pair;
    PatternBuilder m_builder;
    std::vector<EntryId> m_entries;    ///< By node of the pattern; invalid for those not reached.
    std::vector<ExpressionId> m_bound; ///< By node: what a parameter takes.
    std::vector<PartId> m_parts;       ///< By node of the replacement.
    MadePair m_made;
};

void PairMaker::addEntry(std::uint32_t at)
{
    const TracedNode& node = m_pair.pattern.nodes[at];
    Entry entry{.name = node.name};
    if (node.isParameter) {
        entry.kind = Entry::Kind::Value;
    } else if (node.kind == CallKind::Attribute) {
        entry.kind = Entry::Kind::Constant;
    } else {
        entry.operators = {.names = {node.target}, .isNative = true};
        entry.call = CallForm{.kind = node.kind, .arguments = {}};
    }
    m_entries[at] = m_builder.addEntry(std::move(entry));
    if (node.isParameter)
        m_bound[at] = m_builder.expressions().add(ExpressionOp::Bound, {}, m_entries[at]);
    m_made.nodeOf.push_back(at);
}

/// From the anchors upwards, each argument before the next.
void PairMaker::addEntries()
{
    const TracedGraph& graph = m_pair.pattern;
    m_entries.assign(graph.nodes.size(), EntryId());
    m_bound.assign(graph.nodes.size(), ExpressionId());
    const std::vector<std::uint32_t> anchors = traceAnchors(graph);
    std::vector<std::uint32_t> open(anchors.rbegin(), anchors.rend());
    while (!open.empty()) {
        const std::uint32_t at = open.back();
        open.pop_back();
        if (m_entries[at].isValid())
            continue;
        addEntry(at);
        const std::size_t begin = open.size();
        forEachNode(graph.nodes[at].arguments,
                    [&](std::uint32_t operand) { open.push_back(operand); });
        std::reverse(open.begin() + static_cast<std::ptrdiff_t>(begin), open.end());
    }
    // A parameter within a slice is no argument of its own, and takes nothing: no such pattern
    // ever matches.
    for (std::uint32_t at = 0; at < graph.nodes.size(); ++at) {
        if (graph.nodes[at].isParameter && !m_entries[at].isValid())
            addEntry(at);
    }
    if (!anchors.empty())
        m_builder.setPlace(entryOf(anchors.front()));
    m_builder.setValueBinding(Pattern::ValueBinding::Distinct);
    m_builder.allowPieces();
}

void PairMaker::addForms()
{
    for (const std::uint32_t at : m_made.nodeOf) {
        const TracedNode& node = m_pair.pattern.nodes[at];
        std::optional<CallForm>& form = m_builder.entry(entryOf(at)).call;
        if (!form)
            continue;
        std::vector<std::uint32_t> known;
        for (const TracedArgument& argument : node.arguments) {
            FormArgument asked{.keyword = argument.keyword, .depth = argument.depth};
            if (argument.isList) {
                asked.kind = FormArgument::Kind::List;
            } else if (argument.isNode()) {
                asked.kind = FormArgument::Kind::Entry;
                asked.entry = entryOf(argument.node);
                if (std::ranges::find(known, argument.node) == known.end())
                    m_builder.addEdge(entryOf(argument.node), entryOf(at));
                known.push_back(argument.node);
            } else {
                asked.literal = argument.literal;
            }
            form->arguments.push_back(std::move(asked));
        }
    }
}

bool PairMaker::buildPattern()
{
    auto pattern = m_builder.build();
    if (!pattern)
        return false;
    m_made.written.pattern = *std::move(pattern);
    return true;
}

void PairMaker::addStop(std::string why, bool isAlways)
{
    if (m_made.written.stop.why.empty())
        m_made.written.stop = {std::move(why), isAlways};
}

/// Why torch stops at the first match of the pair; empty where it does not.
std::string PairMaker::whyNotReplaced() const
{
    const std::vector<std::uint32_t> results = returnedNodes(m_pair.pattern);
    const auto isParameter = [&](std::uint32_t node) {
        return m_pair.pattern.nodes[node].isParameter;
    };
    if (std::ranges::any_of(results, isParameter))
        return "The pattern returns a parameter, which torch cannot replace by itself.";
    const auto count = [](const TracedGraph& graph) {
        return std::ranges::count_if(graph.nodes, &TracedNode::isParameter);
    };
    if (count(m_pair.pattern) != count(*m_pair.replacement))
        return "Pattern and replacement have different numbers of parameters.";
    const std::vector<TracedArgument> given = returnedItems(*m_pair.replacement);
    if (given.size() != results.size())
        return "The pattern has " + std::to_string(results.size())
            + (results.size() == 1 ? " result" : " results") + ", the replacement "
            + std::to_string(given.size()) + '.';
    if (!std::ranges::all_of(given, &TracedArgument::isNode))
        return "The replacement returns what is no result of an operator.";
    return {};
}

ByteRange PairMaker::bytesOf(const TextRange& place) const
{
    if (!m_pair.source)
        return {};
    return {m_pair.source->offset(place.begin), m_pair.source->offset(place.end)};
}

std::vector<PartOperand> PairMaker::operandsOf(const TracedNode& node,
                                               const std::vector<std::uint32_t>& parameters) const
{
    std::vector<PartOperand> operands;
    std::string keyword;
    std::uint8_t opens = 0;
    for (const TracedArgument& argument : node.arguments) {
        if (!argument.keyword.empty())
            keyword = argument.keyword;
        if (argument.isList) {
            ++opens;
            continue;
        }
        PartOperand operand{.keyword = std::exchange(keyword, {}),
                            .depth = argument.depth,
                            .opens = std::exchange(opens, std::uint8_t{0})};
        if (!argument.isNode())
            operand.written = argument.literal;
        else if (m_parts[argument.node].isValid())
            operand.part = m_parts[argument.node];
        else
            operand.taken = entryOf(parameters[argument.node]);
        operands.push_back(std::move(operand));
    }
    return operands;
}

/// Something has to stand there so that results are known.
void PairMaker::addStopped()
{
    ReplacementBuilder builder(m_made.written.pattern);
    for (const std::uint32_t node : returnedNodes(m_pair.pattern)) {
        const EntryId entry = entryOf(node);
        if (m_made.written.pattern.entry(entry).kind == Entry::Kind::Operator)
            builder.addResult({entry, 0, builder.addPart({.op = std::string(nothingMade)})});
    }
    if (auto built = builder.build())
        m_made.written.replacement = std::make_shared<const Replacement>(*std::move(built));
    else
        m_made.fault = "No result of the pattern is what an operator gives.";
}

void PairMaker::addReplacement()
{
    if (!m_pair.replacement)
        addStop(m_pair.refusal, true);
    else if (std::string why = whyNotReplaced(); !why.empty())
        addStop(std::move(why), false);
    if (!m_made.written.stop.why.empty()) {
        addStopped();
        return;
    }
    const TracedGraph& graph = *m_pair.replacement;
    std::vector<std::uint32_t> wildcards;
    for (std::uint32_t at = 0; at < m_pair.pattern.nodes.size(); ++at) {
        if (m_pair.pattern.nodes[at].isParameter)
            wildcards.push_back(at);
    }
    std::vector<std::uint32_t> parameters(graph.nodes.size(), 0);
    std::size_t next = 0;
    for (std::size_t at = 0; at < graph.nodes.size(); ++at) {
        if (graph.nodes[at].isParameter)
            parameters[at] = wildcards[next++];
    }
    ReplacementBuilder builder(m_made.written.pattern);
    builder.keepUnused();
    m_parts.assign(graph.nodes.size(), PartId());
    for (std::size_t at = 0; at < graph.nodes.size(); ++at) {
        const TracedNode& node = graph.nodes[at];
        if (node.isParameter)
            continue;
        if (node.kind == CallKind::Attribute) {
            addStop("The replacement makes a tensor of its own, which cannot be previewed.", false);
            addStopped();
            return;
        }
        m_parts[at] = builder.addPart({.op = node.target,
                                       .call = node.kind,
                                       .operands = operandsOf(node, parameters),
                                       .place = bytesOf(node.place)});
    }
    const std::vector<std::uint32_t> results = returnedNodes(m_pair.pattern);
    const std::vector<TracedArgument> given = returnedItems(graph);
    for (std::size_t at = 0; at < results.size(); ++at) {
        PartId part = m_parts[given[at].node];
        if (!part.isValid()) {
            // A parameter that is handed on.
            part = builder.addPart({.kind = ReplacementPart::Kind::Taken,
                                    .operand = m_bound[parameters[given[at].node]]});
        }
        builder.addResult({entryOf(results[at]), 0, part});
    }
    if (auto built = builder.build())
        m_made.written.replacement = std::make_shared<const Replacement>(*std::move(built));
    else
        m_made.fault = "The replacement cannot be read as operators.";
}

MadePair PairMaker::run()
{
    addEntries();
    addForms();
    if (!buildPattern()) {
        m_made.fault = "The pattern cannot be looked for.";
        return std::move(m_made);
    }
    addReplacement();
    return std::move(m_made);
}

} // namespace

std::vector<std::uint32_t> returnedNodes(const TracedGraph& graph)
{
    std::vector<std::uint32_t> nodes;
    forEachNode(graph.returned, [&](std::uint32_t node) {
        if (std::ranges::find(nodes, node) == nodes.end())
            nodes.push_back(node);
    });
    return nodes;
}

MadePair makePair(const TracedPair& pair)
{
    return PairMaker(pair).run();
}

} // namespace fusewright
