// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// A block grows from one operator, by the neighbour that gains most. It grows in one place only:
// how often something like it is there is read off its operators and edges, each of which stands
// for a class whose surroundings look alike. So a block is there no more often than the members of
// its rarest class, and a step costs what the block costs, however large the graph is. The count
// that is shown in the end is the matcher's.
//
// A neighbour comes with all that lies between it and the block, so that no way leaves and comes
// back. A bias or an activation behind a heavy operator goes with that operator only. Nothing is
// taken that a heuristic would refuse: one matrix multiplication, or several that branch from one
// input, must dominate, or the block is attention. So an attention begins with both of its matrix
// multiplications. Where modules are known a block stays within one repeat of them; what is in none
// may be part of any: captures of PyTorch tell no module of a function that is called.

#include "engine/suggest/block_growth.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"
#include "engine/partition/contraction_cost.h"
#include "engine/partition/heuristic_result.h"
#include "engine/partition/operator_cost.h"
#include "engine/suggest/draft_advice.h"
#include "engine/suggest/rule_ground.h"

#include <algorithm>
#include <string_view>

namespace fusewright {

namespace {

/// What lies between two operators is looked for among so many.
constexpr std::size_t mostBetween = 2'000;
/// So many operators make a module of a list a repeat.
constexpr std::size_t leastInRepeat = 3;
/// So many operators between a softmax and a matrix multiplication of its attention.
constexpr std::size_t mostAroundSoftmax = 64;

/// By module: its outermost repeat, 0 for none. A list whose modules have hardly an operator each
/// is no repeat: it says one after the other, as a `Sequential`.
std::vector<std::uint32_t> repeatsOf(const Graph& graph)
{
    std::unordered_map<std::string_view, std::size_t> operatorsIn;
    for (const NodeId node : graph.nodes())
        ++operatorsIn[outermostRepeat(graph.text(graph.moduleOf(node).path))];
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    numbers.emplace(std::string_view(), 0);
    std::vector<std::uint32_t> repeatOf;
    for (const Module& module : graph.modules()) {
        std::string_view repeat = outermostRepeat(graph.text(module.path));
        if (operatorsIn[repeat] < leastInRepeat)
            repeat = {};
        const auto number = static_cast<std::uint32_t>(numbers.size());
        repeatOf.push_back(numbers.emplace(repeat, number).first->second);
    }
    return repeatOf;
}

const Heuristic* heuristicFor(const RuleGround& ground, HeuristicConstraint constraint)
{
    const auto& all = ground.context().heuristics->all();
    const auto found = std::ranges::find(all, constraint, &Heuristic::constraint);
    return found == all.end() ? nullptr : &*found;
}

/// What works on values one by one, or all alike.
bool isLight(const Graph& graph, NodeId node)
{
    const OperatorSpec* const spec = graph.operatorOf(node).spec;
    return spec
        && (spec->kind <= FusionKind::Broadcast || spec->kind == FusionKind::ElemwiseOrBroadcast
            || spec->name == "batch_norm");
}

} // namespace

BlockGrowth::BlockGrowth(const RuleGround& ground, NodeSet free, const Limits& limits)
    : m_ground(ground),
      m_graph(ground.graph()),
      m_limits(limits),
      m_like(ground.graph(), limits.surroundings),
      m_shape(ground.graph()),
      m_saving(ground.graph()),
      m_free(std::move(free)),
      m_freeMembers(m_like.classCount()),
      m_repeatOf(repeatsOf(ground.graph()))
{
    for (const NodeId node : m_graph.nodes()) {
        if (!m_free.contains(node))
            continue;
        ++m_freeMembers[m_like.classOf(node)];
        for (const NodeId user : m_graph.users(node)) {
            if (m_free.contains(user))
                ++m_freeEdges[edgeKey(node, user)];
        }
    }
    findEpilogues();
}

std::uint64_t BlockGrowth::edgeKey(NodeId from, NodeId to) const
{
    return (std::uint64_t(m_like.classOf(from)) << 32U) | m_like.classOf(to);
}

/// A bias, a batch normalization, an activation: what works on the results of one heavy operator
/// and nothing else goes with it and not with what comes behind. Also in several ways that meet, as
/// a SiLU's; but only as long as all that is made of a value is among it.
void BlockGrowth::findEpilogues()
{
    std::vector<NodeId> behind(m_graph.nodeCount()); // By node: one heavy operator, and no other.
    const auto ownerOf = [&](NodeId node) {
        return isHeavy(m_graph, node) ? node : behind[node.index];
    };
    for (const NodeId node : m_graph.nodes()) {
        const std::span<const NodeId> producers = m_graph.producers(node);
        if (producers.empty() || !isLight(m_graph, node))
            continue;
        const NodeId owner = ownerOf(producers.front());
        const bool isOne = std::ranges::all_of(
            producers, [&](NodeId producer) { return ownerOf(producer) == owner; });
        if (isOne)
            behind[node.index] = owner;
    }
    m_epilogueOf.resize(m_graph.nodeCount());
    for (const NodeId node : m_graph.nodes()) {
        const NodeId owner = behind[node.index];
        if (!owner.isValid())
            continue;
        const auto leadsHere = [&](NodeId producer) {
            if (producer == owner)
                return true;
            const std::span<const NodeId> users = m_graph.users(producer);
            return m_epilogueOf[producer.index] == owner
                && std::ranges::all_of(users,
                                       [&](NodeId user) { return behind[user.index] == owner; });
        };
        if (std::ranges::all_of(m_graph.producers(node), leadsHere))
            m_epilogueOf[node.index] = owner;
    }
}

void BlockGrowth::take(NodeId node)
{
    if (!m_free.contains(node))
        return;
    m_free.erase(node);
    --m_freeMembers[m_like.classOf(node)];
    for (const NodeId user : m_graph.users(node)) {
        if (m_free.contains(user))
            --m_freeEdges.at(edgeKey(node, user));
    }
    for (const NodeId producer : freeProducers(node))
        --m_freeEdges.at(edgeKey(producer, node));
}

/// Each once, however often it is used.
std::vector<NodeId> BlockGrowth::freeProducers(NodeId node) const
{
    std::vector<NodeId> free;
    for (const NodeId producer : m_graph.producers(node)) {
        if (m_free.contains(producer) && std::ranges::find(free, producer) == free.end())
            free.push_back(producer);
    }
    return free;
}

bool BlockGrowth::isAttention(NodeId seed) const
{
    return endsSoftmax(m_graph, seed);
}

/// How promising a seed is: attention first, then what does most work, then what moves most.
double BlockGrowth::weight(NodeId node) const
{
    constexpr double first = 1e30;
    constexpr double second = 1e15;
    const double count = m_freeMembers[m_like.classOf(node)];
    if (isAttention(node))
        return first * count;
    if (isHeavy(m_graph, node))
        return second * count * (1 + flopsOf(m_graph, node).value_or(0));
    double bytes = 0;
    for (const ValueId result : m_graph.outputs(node))
        bytes += bytesOf(m_graph, result).value_or(0);
    return count * (1 + bytes);
}

std::vector<NodeId> BlockGrowth::seeds(std::size_t most) const
{
    struct Seed {
        double weight;
        NodeId node;
    };
    std::vector<Seed> seeds;
    std::vector<NodeId> free;
    for (std::uint32_t at = 0; at < m_like.classCount(); ++at) {
        if (m_freeMembers[at] < 2)
            continue;
        free.clear();
        for (const NodeId node : m_like.members(at)) {
            if (m_free.contains(node))
                free.push_back(node);
        }
        const NodeId middle = free[(free.size() - 1) / 2];
        seeds.push_back({weight(middle), middle});
    }
    std::ranges::stable_sort(seeds, std::greater(), &Seed::weight);
    std::vector<NodeId> nodes;
    for (std::size_t at = 0; at < std::min(most, seeds.size()); ++at)
        nodes.push_back(seeds[at].node);
    return nodes;
}

std::optional<NodeId> BlockGrowth::nearestGemm(NodeId from, bool isAhead) const
{
    std::vector<NodeId> reached{from};
    for (std::size_t at = 0; at < reached.size() && reached.size() < mostAroundSoftmax; ++at) {
        const NodeId node = reached[at];
        for (const NodeId next : isAhead ? m_graph.users(node) : m_graph.producers(node)) {
            if (!m_free.contains(next) || std::ranges::find(reached, next) != reached.end())
                continue;
            if (multipliesMatrices(m_graph, next))
                return next;
            reached.push_back(next);
        }
    }
    return std::nullopt;
}

/// Both matrix multiplications and what lies between them; empty when that is no attention.
std::vector<NodeId> BlockGrowth::attentionAround(NodeId softmax)
{
    const std::optional<NodeId> scores = nearestGemm(softmax, false);
    const std::optional<NodeId> values = nearestGemm(softmax, true);
    if (!scores || !values)
        return {};
    std::vector<NodeId> block{*scores, softmax, *values};
    const auto between = m_shape.between(block, mostBetween);
    if (!between)
        return {};
    block.insert(block.end(), between->begin(), between->end());
    std::ranges::sort(block);
    const bool isFree =
        std::ranges::all_of(block, [&](NodeId node) { return isWithinReach(softmax, node); });
    return isFree && block.size() <= m_limits.mostOperators && isAllowed(block, block)
        ? block
        : std::vector<NodeId>();
}

bool BlockGrowth::hasFreeOwner(NodeId node) const
{
    const NodeId heavy = m_epilogueOf[node.index];
    return heavy.isValid() && m_free.contains(heavy);
}

bool BlockGrowth::isWithinReach(NodeId seed, NodeId node) const
{
    const std::uint32_t repeat = m_repeatOf[m_graph.moduleId(node).index];
    return m_free.contains(node) && m_freeMembers[m_like.classOf(node)] > 1
        && (repeat == 0 || repeat == m_repeatOf[m_graph.moduleId(seed).index]);
}

std::vector<NodeId> BlockGrowth::neighbours(std::span<const NodeId> block) const
{
    std::vector<NodeId> around;
    const auto add = [&](std::span<const NodeId> nodes) {
        for (const NodeId node : nodes) {
            if (isWithinReach(m_seed, node) && !std::ranges::binary_search(block, node))
                around.push_back(node);
        }
    };
    for (const NodeId node : block) {
        add(m_graph.producers(node));
        add(m_graph.users(node));
    }
    std::ranges::sort(around);
    const auto end = std::unique(around.begin(), around.end());
    around.erase(end, around.end());
    return around;
}

namespace {

/// The least of how often there is something for each time it is wanted.
template <class Key, class Count>
std::size_t leastShare(std::vector<Key>& wanted, Count count)
{
    std::ranges::sort(wanted);
    std::size_t least = ~std::size_t{0};
    for (auto at = wanted.begin(); at != wanted.end();) {
        const auto end = std::upper_bound(at, wanted.end(), *at);
        least = std::min(least, count(*at) / static_cast<std::size_t>(end - at));
        at = end;
    }
    return least;
}

} // namespace

/// How often a block like this can be there: as often as its rarest operator or edge allows.
std::size_t BlockGrowth::frequency(std::span<const NodeId> block) const
{
    std::vector<std::uint32_t> classes;
    std::vector<std::uint64_t> edges;
    for (const NodeId node : block) {
        classes.push_back(m_like.classOf(node));
        for (const NodeId user : m_graph.users(node)) {
            if (std::ranges::binary_search(block, user))
                edges.push_back(edgeKey(node, user));
        }
    }
    return std::min(leastShare(classes, [&](std::uint32_t key) { return m_freeMembers[key]; }),
                    leastShare(edges, [&](std::uint64_t key) { return m_freeEdges.at(key); }));
}

double BlockGrowth::gainOf(std::span<const NodeId> block)
{
    return static_cast<double>(frequency(block)) * m_saving.worth(block);
}

bool BlockGrowth::isAllowed(std::span<const NodeId> block, std::span<const NodeId> added) const
{
    const auto heavy = [&](NodeId node) { return isHeavy(m_graph, node); };
    if (std::ranges::none_of(added, heavy) || std::ranges::count_if(block, heavy) < 2)
        return true;
    if (branchFromOneInput(m_graph, block))
        return true;
    for (const HeuristicConstraint constraint :
         {HeuristicConstraint::GemmDominated, HeuristicConstraint::Attention}) {
        const Heuristic* const heuristic = heuristicFor(m_ground, constraint);
        const bool isMet = heuristic
            && checkHeuristic(m_graph, *heuristic, block).verdict == HeuristicResult::Verdict::Met;
        if (isMet)
            return true;
    }
    return false;
}

std::optional<Block> BlockGrowth::extended(std::span<const NodeId> block, NodeId node)
{
    std::vector<NodeId> added{node};
    Block step;
    step.nodes.assign(block.begin(), block.end());
    step.nodes.push_back(node);
    const auto between = m_shape.between(step.nodes, mostBetween);
    if (!between || step.nodes.size() + between->size() > m_limits.mostOperators)
        return std::nullopt;
    for (const NodeId other : *between) {
        if (!isWithinReach(m_seed, other))
            return std::nullopt;
        step.nodes.push_back(other);
        added.push_back(other);
    }
    std::ranges::sort(step.nodes);
    const auto belongsElsewhere = [&](NodeId other) {
        return hasFreeOwner(other)
            && !std::ranges::binary_search(step.nodes, m_epilogueOf[other.index]);
    };
    if (std::ranges::any_of(added, belongsElsewhere))
        return std::nullopt;
    if (frequency(step.nodes) < 2 || !isAllowed(step.nodes, added))
        return std::nullopt;
    step.gain = gainOf(step.nodes);
    return step;
}

Block BlockGrowth::grow(NodeId seed)
{
    Block block;
    if (hasFreeOwner(seed))
        return block;
    m_seed = seed;
    if (isAttention(seed))
        block.nodes = attentionAround(seed);
    if (block.nodes.empty())
        block.nodes = {seed};
    block.gain = gainOf(block.nodes);
    for (bool grows = true; std::exchange(grows, false);) {
        std::optional<Block> best;
        for (const NodeId node : neighbours(block.nodes)) {
            std::optional<Block> step = extended(block.nodes, node);
            if (step && step->gain > block.gain && (!best || step->gain > best->gain))
                best = std::move(step);
        }
        if (best) {
            block = *std::move(best);
            grows = true;
        }
    }
    return block;
}

} // namespace fusewright
