// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Who uses what, while a graph is edited.

#include "engine/graph/graph_editor.h"

#include "engine/support/sorted_part.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <tuple>
#include <utility>

namespace fusewright {

namespace {

std::tuple<NodeId, std::uint32_t> placeOfUse(const Use& use)
{
    return {use.node, use.operand};
}

/// Does nothing where the list, which is sorted, has the item.
template <class T, class Key>
void insertSorted(GrowingLists<T>& lists, std::size_t list, const T& item, Key key)
{
    const std::span<T> items = lists.of(list);
    if (items.empty() || key(items.back()) < key(item)) {
        lists.insert(list, items.size(), item);
        return;
    }
    const auto place = std::ranges::lower_bound(items, key(item), {}, key);
    if (key(*place) != key(item))
        lists.insert(list, static_cast<std::size_t>(place - items.begin()), item);
}

/// What a sorted list has with this key. Most lists are short.
template <class T, class Projection>
void erasePart(GrowingLists<T>& lists, std::size_t list, NodeId key, Projection keyOf)
{
    constexpr std::size_t shortList = 8;
    const std::span<T> items = lists.of(list);
    std::size_t first = 0;
    if (items.size() > shortList)
        first = static_cast<std::size_t>(std::ranges::lower_bound(items, key, {}, keyOf)
                                         - items.begin());
    while (first < items.size() && std::invoke(keyOf, items[first]) < key)
        ++first;
    std::size_t end = first;
    while (end < items.size() && std::invoke(keyOf, items[end]) == key)
        ++end;
    if (end > first)
        lists.erase(list, first, end - first);
}

/// Both the list and the items are sorted, each once; what is in both is in the list once.
template <class T, class Key>
void mergeSorted(GrowingLists<T>& lists, std::size_t list, std::span<const T> items, Key key)
{
    const std::size_t before = lists.of(list).size();
    lists.resize(list, before + items.size());
    const std::span<T> all = lists.of(list);
    const auto middle = all.begin() + static_cast<std::ptrdiff_t>(before);
    std::ranges::copy(items, middle);
    if (before == 0)
        return;
    std::ranges::inplace_merge(all, middle, {}, key);
    const auto isSame = [&](const T& a, const T& b) { return key(a) == key(b); };
    const auto end = std::unique(all.begin(), all.end(), isSame);
    lists.resize(list, static_cast<std::size_t>(end - all.begin()));
}

NodeId itself(NodeId node)
{
    return node;
}

} // namespace

std::optional<GraphEditor::Cycle> GraphEditor::replaceUses(ValueId old, ValueId fresh)
{
    if (old == fresh)
        return std::nullopt;
    std::vector<NodeId>& users = m_usersOfOld;
    users.clear();
    for (const Use& use : m_graph.uses(old)) {
        if (users.empty() || users.back() != use.node)
            users.push_back(use.node);
    }
    assert(isUsable(fresh));
    if (auto cycle = orderBehind(m_graph.producer(fresh), users))
        return cycle;
    for (const NodeId user : users) {
        if (!m_graph.nested(user).empty())
            moveCaptures(user, old, fresh);
    }
    moveUses(old, fresh);
    moveOutputs(old, fresh);
    return std::nullopt;
}

std::optional<GraphEditor::Cycle> GraphEditor::setOperand(NodeId node, std::size_t operand,
                                                          ValueId fresh)
{
    assert(operand < m_graph.writtenInputCount(node));
    if (fresh.isValid()) {
        if (auto cycle = orderBehind(m_graph.producer(fresh), std::span(&node, 1)))
            return cycle;
    }
    const auto inputs = m_graph.inputs(node);
    std::vector<ValueId> operands(inputs.begin(), inputs.end());
    operands[operand] = fresh;
    setOperands(node, operands);
    return std::nullopt;
}

void GraphEditor::spellOut(NodeId node, std::span<const ValueId> parameters)
{
    assert(m_graph.nested(node).empty());
    const auto inputs = m_graph.inputs(node);
    std::vector<ValueId> operands(inputs.begin(), inputs.end());
    operands.insert(operands.end(), parameters.begin(), parameters.end());
    setOperands(node, operands);
    m_graph.m_arrays.spelled.resize(m_graph.nodeCount(), 0);
    m_graph.m_arrays.spelled[node.index] += static_cast<std::uint32_t>(parameters.size());
}

bool GraphEditor::remove(NodeId node)
{
    assert(isAlive(node));
    for (const ValueId result : m_graph.outputs(node)) {
        if (!m_graph.uses(result).empty() || isOutput(result))
            return false;
    }
    if (const std::size_t count = m_graph.spelledCount(node); count > 0) {
        const auto spelled = m_graph.inputs(node).last(count);
        m_unspelled.insert(m_unspelled.end(), spelled.begin(), spelled.end());
        m_graph.m_arrays.spelled[node.index] = 0;
    }
    setOperands(node, {});
    const std::size_t kind = m_graph.operatorId(node).index;
    const std::span<NodeId> alike = m_kinds.of(kind);
    const std::uint32_t place = m_placeInKind[node.index];
    alike[place] = alike.back();
    m_placeInKind[alike.back().index] = place;
    m_kinds.resize(kind, alike.size() - 1);
    m_order.erase(node.index);
    m_isAlive[node.index] = false;
    --m_aliveCount;
    return true;
}

/// Whether it is left out, or in the graph and not made by what was removed.
bool GraphEditor::isUsable(ValueId value) const
{
    if (!value.isValid())
        return true;
    if (value.index >= m_graph.valueCount())
        return false;
    const NodeId maker = m_graph.producer(value);
    return !maker.isValid() || isAlive(maker);
}

/// `operands` are no view of the node's own.
void GraphEditor::setOperands(NodeId node, std::span<const ValueId> operands)
{
    for (const ValueId operand : m_graph.inputs(node)) {
        if (operand.isValid())
            erasePart(m_uses, operand.index, node, &Use::node);
    }
    for (const NodeId maker : m_graph.producers(node))
        erasePart(m_users, maker.index, node, std::identity());
    m_inputs.assign(node.index, operands);
    for (std::uint32_t at = 0; at < operands.size(); ++at) {
        assert(isUsable(operands[at]));
        if (operands[at].isValid())
            insertSorted(m_uses, operands[at].index, Use{node, at}, placeOfUse);
    }
    listProducers(node);
    for (const NodeId maker : m_graph.producers(node))
        insertSorted(m_users, maker.index, node, itself);
}

void GraphEditor::listProducers(NodeId node)
{
    const auto inputs = m_graph.inputs(node);
    const auto isMade = [&](ValueId operand) {
        return operand.isValid() && m_graph.producer(operand).isValid();
    };
    const auto count = static_cast<std::size_t>(std::ranges::count_if(inputs, isMade));
    m_graph.m_edgeCount -= m_graph.producers(node).size();
    m_graph.m_edgeCount += count;
    m_producers.resize(node.index, count);
    auto next = m_producers.of(node.index).begin();
    for (const ValueId operand : inputs) {
        if (isMade(operand))
            *next++ = m_graph.producer(operand);
    }
}

void GraphEditor::moveUses(ValueId old, ValueId fresh)
{
    const auto uses = m_graph.uses(old);
    if (uses.empty())
        return;
    std::vector<Use>& moved = m_movedUses;
    std::vector<NodeId>& users = m_movedUsers;
    moved.assign(uses.begin(), uses.end());
    users.clear();
    for (const Use& use : moved) {
        m_inputs.of(use.node.index)[use.operand] = fresh;
        if (users.empty() || users.back() != use.node)
            users.push_back(use.node);
    }
    for (const NodeId user : users)
        listProducers(user);
    m_uses.resize(old.index, 0);
    mergeSorted(m_uses, fresh.index, std::span<const Use>(moved), placeOfUse);
    moveUsers(users, m_graph.producer(old), m_graph.producer(fresh));
}

/// Their operands have been moved already; some may still use other results of `from`.
void GraphEditor::moveUsers(std::span<const NodeId> users, NodeId from, NodeId to)
{
    if (from.isValid()) {
        const auto isGone = [&](NodeId user) {
            const auto producers = m_graph.producers(user);
            return std::ranges::binary_search(users, user)
                && std::ranges::find(producers, from) == producers.end();
        };
        const std::span<NodeId> all = m_users.of(from.index);
        const auto end = std::remove_if(all.begin(), all.end(), isGone);
        m_users.resize(from.index, static_cast<std::size_t>(end - all.begin()));
    }
    if (to.isValid())
        mergeSorted(m_users, to.index, users, itself);
}

/// Of an operator with bodies: what they capture changes, and with it the last operands.
void GraphEditor::moveCaptures(NodeId owner, ValueId old, ValueId fresh)
{
    const auto inputs = m_graph.inputs(owner).first(m_graph.writtenInputCount(owner));
    const auto written = std::ssize(inputs);
    std::vector<ValueId> operands(inputs.begin(), inputs.end());
    std::ranges::replace(operands, old, fresh);
    const auto bodies = partWith(m_graph.m_arrays.nested, owner, &NestedGraph::owner);
    for (NestedGraph& body : bodies) {
        std::ranges::replace(body.captured, old, fresh);
        for (const ValueId captured : body.captured) {
            if (std::find(operands.begin() + written, operands.end(), captured) == operands.end())
                operands.push_back(captured);
            if (captured == fresh)
                giveName(fresh);
        }
    }
    setOperands(owner, operands);
}

void GraphEditor::moveOutputs(ValueId old, ValueId fresh)
{
    if (!isOutput(old))
        return;
    std::vector<Symbol>& names = m_graph.m_arrays.valueName;
    const bool isAdded = fresh.index >= m_firstNewValue;
    if (isAdded && !isOutput(fresh) && m_graph.valueKind(old) == ValueKind::Result)
        std::swap(names[old.index], names[fresh.index]);
    giveName(fresh);
    std::ranges::replace(m_graph.m_arrays.outputs, old, fresh);
    m_graph.m_isOutput[old.index] = false;
    m_graph.m_isOutput[fresh.index] = true;
}

/// Outputs, and what bodies capture, are known by their names.
void GraphEditor::giveName(ValueId value)
{
    Symbol& name = m_graph.m_arrays.valueName[value.index];
    if (name.index != 0)
        return;
    const NodeId maker = m_graph.producer(value);
    name = takeName(maker.isValid() ? m_graph.nodeSymbol(maker) : intern("value"));
}

} // namespace fusewright
