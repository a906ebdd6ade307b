// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/autograd/saved_values.h"

#include "engine/partition/operator_cost.h"
#include "engine/partition/tally.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace fusewright {

namespace {

constexpr std::size_t deepestBody = 16;
constexpr std::size_t mostInside = 10'000; ///< Told one by one; bodies in bodies multiply.

/// What the body of a backward operator reads of the forward one's.
struct BodyReads {
    std::vector<bool> inputs; ///< By input: a backward operator reads it.
    std::vector<std::pair<std::string, std::optional<double>>> made; ///< What operators made.
};

Tally bytesOfAll(const BodyReads& reads)
{
    Tally whole;
    for (const auto& [name, bytes] : reads.made)
        whole.add(bytes);
    return whole;
}

/// To be compared: first by known bytes, then by values.
std::pair<double, std::size_t> keptSize(const BodyReads& reads)
{
    return {bytesOfAll(reads).known, reads.made.size()};
}

/// What only the shape of its operand counts for.
bool readsShapeOnly(const Graph& graph, NodeId node)
{
    return graph.nativeName(node) == "zeros_like";
}

/// A graph of which the first operators are forward ones, and whose those behind them are: of the
/// forward graph, which is another one for the body of a backward operator.
struct SplitGraph {
    const Graph& graph;
    const Graph& forward;
    std::size_t forwardCount = 0;
    std::span<const NodeId> forwardOf; ///< By node of the graph.
};

/// Looks through graphs of which the first operators are forward ones.
class SavedSearch {
public:
    AllSaved search(const SplitGraph& split);

private:
    using Key = std::pair<const Graph*, const Graph*>; ///< A body, and that of the forward one.

    const BodyReads& readsOf(const Graph& body, const Graph& forward);
    bool reads(const SplitGraph& split, NodeId reader, std::size_t operand);
    std::vector<const BodyReads*> readsOfAll(const SplitGraph& split, NodeId reader);
    void addInside(const SplitGraph& split, NodeId reader, AllSaved& saved);

    std::map<Key, BodyReads> m_known;
    std::size_t m_depth = 0;
};

/// The operator that one of a body is a backward operator of, by its name; empty for others.
std::string_view forwardName(std::string_view name)
{
    constexpr std::string_view mark = "_backward";
    const std::size_t end = name.rfind(mark);
    const bool isLast = end != std::string_view::npos
        && (end + mark.size() == name.size() || name[end + mark.size()] == '.');
    return isLast ? name.substr(0, end) : std::string_view();
}

/// How many operators of a backward operator's body are those of the forward one's. Where reading
/// the file has folded away some of either, names tell.
std::size_t forwardCountOf(const Graph& body, const Graph& forward)
{
    const std::size_t count = forward.nodeCount();
    std::size_t same = 0;
    while (same < std::min(count, body.nodeCount())
           && body.nodeName(NodeId(same)) == forward.nodeName(NodeId(same)))
        ++same;
    if (same == count)
        return count;
    std::unordered_set<std::string_view> names;
    for (const NodeId node : forward.nodes())
        names.insert(forward.nodeName(node));
    for (const NodeId node : body.nodes()) {
        const std::string_view name = body.nodeName(node);
        if (!names.contains(name) && names.contains(forwardName(name)))
            return node.index;
    }
    return body.nodeCount();
}

/// By node of a body, as backward operators of bodies are called after them; invalid where nothing
/// has bodies.
std::vector<NodeId> forwardOfBody(const Graph& body, const Graph& forward)
{
    std::unordered_map<std::string_view, NodeId> nodes;
    for (const NestedGraph& nested : forward.nested())
        nodes.emplace(forward.nodeName(nested.owner), nested.owner);
    std::vector<NodeId> forwardOf(body.nodeCount());
    for (const NestedGraph& nested : body.nested()) {
        const auto found = nodes.find(forwardName(body.nodeName(nested.owner)));
        if (found != nodes.end())
            forwardOf[nested.owner.index] = found->second;
    }
    return forwardOf;
}

/// Whether the bodies of both go together, so that the inputs of these are the last operands.
bool areBackwardBodies(const SplitGraph& split, NodeId reader)
{
    const NodeId forward = split.forwardOf[reader.index];
    if (!forward.isValid())
        return false;
    const auto bodies = split.graph.nested(reader);
    return !bodies.empty() && bodies.size() == split.forward.nested(forward).size()
        && std::ranges::all_of(bodies, [&](const NestedGraph& nested) {
               return nested.graph->capturedCount() == 0
                   && nested.graph->inputCount() <= split.graph.inputs(reader).size();
           });
}

bool SavedSearch::reads(const SplitGraph& split, NodeId reader, std::size_t operand)
{
    if (readsShapeOnly(split.graph, reader))
        return false;
    if (m_depth == deepestBody || split.graph.nested().empty() || !areBackwardBodies(split, reader))
        return true;
    const auto bodies = split.graph.nested(reader);
    const auto before = split.forward.nested(split.forwardOf[reader.index]);
    for (std::size_t at = 0; at < bodies.size(); ++at) {
        const Graph& body = *bodies[at].graph;
        const std::size_t others = split.graph.inputs(reader).size() - body.inputCount();
        if (operand < others || readsOf(body, *before[at].graph).inputs[operand - others])
            return true;
    }
    return false;
}

std::vector<const BodyReads*> SavedSearch::readsOfAll(const SplitGraph& split, NodeId reader)
{
    const auto bodies = split.graph.nested(reader);
    const auto before = split.forward.nested(split.forwardOf[reader.index]);
    std::vector<const BodyReads*> all;
    for (std::size_t at = 0; at < bodies.size(); ++at)
        all.push_back(&readsOf(*bodies[at].graph, *before[at].graph));
    return all;
}

/// Of several bodies one runs, so that only what it made is kept: at most that of the largest.
void SavedSearch::addInside(const SplitGraph& split, NodeId reader, AllSaved& saved)
{
    if (m_depth == deepestBody || !areBackwardBodies(split, reader))
        return;
    const NodeId forward = split.forwardOf[reader.index];
    const std::vector<const BodyReads*> all = readsOfAll(split, reader);
    const BodyReads& largest =
        **std::ranges::max_element(all, {}, [](const BodyReads* each) { return keptSize(*each); });
    const std::string path = std::string(split.forward.nodeName(forward)) + '/';
    const Tally whole = bytesOfAll(largest);
    if (largest.made.size() <= mostInside - std::min(mostInside, saved.inside.size())) {
        for (const auto& [name, bytes] : largest.made)
            saved.inside.push_back({forward, path + name, bytes, reader});
    } else {
        saved.inside.push_back({forward, path + "...", whole.total(), reader});
    }
    // One of which not all is known may be larger than the largest that is known.
    const bool isOpen = std::ranges::any_of(
        all, [](const BodyReads* each) { return bytesOfAll(*each).unknown > 0; });
    if (isOpen && whole.unknown == 0)
        saved.inside.push_back({forward, path + "...", std::nullopt, reader});
}

const BodyReads& SavedSearch::readsOf(const Graph& body, const Graph& forward)
{
    const Key key{&body, &forward};
    if (const auto known = m_known.find(key); known != m_known.end())
        return known->second;
    const std::size_t forwardCount = forwardCountOf(body, forward);
    ++m_depth;
    const std::vector<NodeId> forwardOf = forwardOfBody(body, forward);
    const AllSaved saved = search({body, forward, forwardCount, forwardOf});
    --m_depth;
    BodyReads reads{.inputs = std::vector<bool>(body.inputCount()), .made = {}};
    for (const SavedValue& each : saved.values) {
        if (each.value.index < body.inputCount())
            reads.inputs[each.value.index] = true;
        else
            reads.made.emplace_back(body.valueName(each.value), each.bytes);
    }
    for (const SavedInside& each : saved.inside)
        reads.made.emplace_back(each.name, each.bytes);
    return m_known.emplace(key, std::move(reads)).first->second;
}

AllSaved SavedSearch::search(const SplitGraph& split)
{
    const Graph& graph = split.graph;
    AllSaved saved;
    for (const ValueId value : graph.values()) {
        const NodeId maker = graph.producer(value);
        const bool isForward = maker.isValid() ? maker.index < split.forwardCount
                                               : graph.valueKind(value) == ValueKind::Input;
        if (!isForward)
            continue;
        std::vector<NodeId> readers;
        bool isForwardUsed = maker.isValid() || m_depth > 0;
        for (const Use& use : graph.uses(value)) {
            if (use.node.index < split.forwardCount)
                isForwardUsed = true;
            else if ((readers.empty() || readers.back() != use.node)
                     && reads(split, use.node, use.operand))
                readers.push_back(use.node);
        }
        // An input that only the backward graph reads is a gradient from outside.
        if (isForwardUsed && !readers.empty())
            saved.values.push_back({value, bytesOf(graph, value), std::move(readers)});
    }
    for (const NestedGraph& nested : graph.nested()) {
        const NodeId owner = nested.owner;
        const bool isFirst = &nested == &graph.nested(owner).front();
        if (owner.index >= split.forwardCount && isFirst)
            addInside(split, owner, saved);
    }
    return saved;
}

} // namespace

AllSaved savedValues(const Graph& graph, std::size_t forwardCount,
                     std::span<const NodeId> forwardOf)
{
    return SavedSearch().search({graph, graph, forwardCount, forwardOf});
}

} // namespace fusewright
