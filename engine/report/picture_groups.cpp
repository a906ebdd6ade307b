// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/picture_groups.h"

#include "engine/graph/graph.h"
#include "engine/graph/module_path.h"
#include "engine/layout/repeats.h"
#include "engine/partition/made_partition.h"
#include "engine/partition/section_origin.h"
#include "engine/report/module_forest.h"
#include "engine/support/hash.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace fusewright {

namespace {

constexpr std::size_t leastOperators = 2;
constexpr std::size_t leastClosedCards = 6;
/// Of a model with more operators, as many as explain it at a look.
constexpr std::size_t mostOperatorsSeen = 500;
constexpr std::size_t leastOfLarge = 20;
constexpr std::size_t mostClosedCards = 60;
constexpr std::uint32_t leastRepeat = 3;

/// Python's types have their module before the last dot.
std::string_view lastName(std::string_view type)
{
    return type.substr(type.rfind('.') + 1); // Without a dot, from the start.
}

std::uint32_t addGroup(TitledGroups& made, std::uint32_t parent, std::string title)
{
    made.groups.parentOf.push_back(parent);
    made.groups.isClosed.push_back(false);
    made.titles.push_back(std::move(title));
    return static_cast<std::uint32_t>(made.titles.size() - 1);
}

/// How many cards a picture has when groups are closed from a level on; some are never closed.
class CardCount {
public:
    CardCount(const Graph& graph, const PictureGroups& groups, const std::vector<bool>& isOpen,
              bool foldsRepeats)
        : m_groups(groups),
          m_isOpen(isOpen),
          m_foldsRepeats(foldsRepeats),
          m_root(groups.parentOf.size()),
          m_items(m_root + 1),
          m_depth(m_root, 0)
    {
        gather(graph);
        std::vector<std::uint64_t> kinds(m_root, 0);
        std::vector<std::uint32_t> weights(m_root, 0);
        // What is inside has a higher number.
        for (std::size_t group = m_root; group-- > 0;) {
            for (Item& item : m_items[group]) {
                if (item.group != noGroup) {
                    item.kind = kinds[item.group];
                    item.weight = weights[item.group];
                }
                kinds[group] = hashCombine(kinds[group], item.kind);
                weights[group] += item.weight;
            }
        }
        for (Item& item : m_items[m_root]) {
            if (item.group != noGroup) {
                item.kind = kinds[item.group];
                item.weight = weights[item.group];
            }
        }
    }

    std::uint32_t deepest() const
    {
        return m_depth.empty() ? 0 : *std::ranges::max_element(m_depth);
    }

    std::size_t at(std::uint32_t level) const
    {
        std::vector<std::size_t> cards(m_root + 1, 1);
        for (std::size_t group = m_root; group-- > 0;) {
            if (!isClosed(group, level))
                cards[group] = cardsOf(group, cards);
        }
        return cardsOf(m_root, cards);
    }

    bool isClosed(std::size_t group, std::uint32_t level) const
    {
        return m_depth[group] >= level && !m_isOpen[group];
    }

private:
    /// What is directly in a group: an operator, or another group.
    struct Item {
        std::uint32_t group = noGroup;
        std::uint64_t kind = 0; ///< Equal for what looks alike.
        std::uint32_t weight = 1;
    };

    void gather(const Graph& graph)
    {
        for (std::size_t group = 0; group < m_root; ++group) {
            const std::uint32_t parent = m_groups.parentOf[group];
            m_depth[group] = parent == noGroup ? 0 : m_depth[parent] + (m_isOpen[parent] ? 0 : 1);
        }
        std::vector<bool> isSeen(m_root, false);
        for (const NodeId node : graph.nodes()) {
            const std::uint32_t own =
                m_groups.groupOf.empty() ? noGroup : m_groups.groupOf[node.index];
            m_items[own == noGroup ? m_root : own].push_back(
                {.kind = graph.operatorId(node).index + 1ULL});
            for (std::uint32_t group = own; group != noGroup && !isSeen[group];) {
                isSeen[group] = true;
                const std::uint32_t parent = m_groups.parentOf[group];
                m_items[parent == noGroup ? m_root : parent].push_back({.group = group});
                group = parent;
            }
        }
    }

    std::size_t cardsOf(std::size_t group, const std::vector<std::size_t>& cards) const
    {
        const std::vector<Item>& items = m_items[group];
        std::unordered_map<std::uint64_t, std::uint32_t> numbers;
        std::vector<std::uint32_t> sequence;
        std::vector<std::uint32_t> weights;
        for (const Item& item : items) {
            const auto next = static_cast<std::uint32_t>(numbers.size());
            sequence.push_back(numbers.emplace(item.kind, next).first->second);
            weights.push_back(item.weight);
        }
        std::vector<bool> isDrawn(items.size(), true);
        if (m_foldsRepeats) {
            for (const Run& run : findRuns({sequence, {}, weights, {}}, leastRepeat))
                std::fill(isDrawn.begin() + run.begin + run.period, isDrawn.begin() + run.end(),
                          false);
        }
        std::size_t count = 0;
        for (std::size_t at = 0; at < items.size(); ++at) {
            if (isDrawn[at])
                count += items[at].group == noGroup ? 1 : cards[items[at].group];
        }
        return count;
    }

    const PictureGroups& m_groups;
    const std::vector<bool>& m_isOpen;
    bool m_foldsRepeats;
    std::size_t m_root;
    std::vector<std::vector<Item>> m_items; ///< By group; the last is what is in none.
    std::vector<std::uint32_t> m_depth;
};

/// The last name of its path; a number with what it is a number of: `layers.0`.
std::string nameOf(const ModuleForest& tree, std::uint32_t at)
{
    const ModuleForest::Entry* entry = &tree.entries()[at];
    std::string name = entry->name;
    while (isNumbered(entry->name) && entry->parent != ModuleForest::root) {
        entry = &tree.entries()[entry->parent];
        name = entry->name + '.' + name;
    }
    return name;
}

/// By entry: it is none of several, has no operators of its own, and all in it are numbered, or
/// such lists.
std::vector<bool> findLists(const ModuleForest& tree)
{
    const std::vector<ModuleForest::Entry>& entries = tree.entries();
    std::vector<bool> isList(entries.size(), true);
    std::vector<std::size_t> inside(entries.size(), 0); // Operators of modules in it.
    for (std::size_t at = entries.size(); at-- > 1;) {
        const ModuleForest::Entry& entry = entries[at];
        const bool isOne = isNumbered(entry.name);
        isList[at] = isList[at] && !isOne && inside[at] == entry.operators;
        if (!isList[at] && !isOne)
            isList[entry.parent] = false;
        inside[entry.parent] += entry.operators;
    }
    return isList;
}

struct ClosedLevel {
    std::uint32_t level = 0;
    std::size_t cards = 0;
};

ClosedLevel closedLevel(const CardCount& cards, std::size_t wanted)
{
    ClosedLevel chosen{.level = 0, .cards = cards.at(0)};
    while (chosen.cards < wanted && chosen.level < cards.deepest()) {
        const std::size_t next = cards.at(chosen.level + 1);
        if (next > mostClosedCards && chosen.cards >= leastClosedCards)
            break;
        chosen = {.level = chosen.level + 1, .cards = next};
    }
    return chosen;
}

} // namespace

TitledGroups groupsBySection(const Graph& graph, const RuleSet& rules, const ManualFusion& manual,
                             const MadePartition& made)
{
    TitledGroups titled;
    titled.groups.groupOf.assign(graph.nodeCount(), noGroup);
    for (std::uint32_t at = 0; at < made.partition.sections.size(); ++at) {
        const Section& section = made.partition.sections[at];
        if (section.nodes.size() < leastOperators)
            continue;
        const std::uint32_t group =
            addGroup(titled, noGroup, sectionLabel(graph, rules, manual, made, at));
        titled.asides.emplace_back();
        titled.sections.push_back(at);
        for (const NodeId node : section.nodes)
            titled.groups.groupOf[node.index] = group;
    }
    return titled;
}

TitledGroups groupsByModule(const Graph& graph)
{
    const ModuleForest tree(graph, ModuleForest::Numbers::Kept);
    TitledGroups titled;
    const std::vector<bool> isList = findLists(tree);
    std::vector<std::uint32_t> groupOf(tree.entries().size(), noGroup); // By entry.
    for (std::uint32_t at = 1; at < tree.entries().size(); ++at) {
        const ModuleForest::Entry& entry = tree.entries()[at];
        groupOf[at] = groupOf[entry.parent];
        if (entry.operators < leastOperators)
            continue;
        const std::string_view type = lastName(entry.type);
        groupOf[at] = addGroup(titled, groupOf[entry.parent],
                               nameOf(tree, at) + (type.empty() ? "" : " · ") + std::string(type));
        titled.asides.push_back(tree.path(at));
        titled.isList.push_back(isList[at]);
    }
    for (const NodeId node : graph.nodes())
        titled.groups.groupOf.push_back(groupOf[tree.entryOf(node)]);
    return titled;
}

void closeOuterGroups(const Graph& graph, TitledGroups& titled, bool foldsRepeats)
{
    PictureGroups& groups = titled.groups;
    const std::size_t wanted =
        graph.nodeCount() > mostOperatorsSeen ? leastOfLarge : leastClosedCards;
    std::vector<bool> isOpen = titled.isList;
    isOpen.resize(groups.parentOf.size(), false);
    std::optional<CardCount> counted(std::in_place, graph, groups, isOpen, foldsRepeats);
    if (counted->at(0) > mostClosedCards) {
        isOpen.assign(isOpen.size(), false);
        counted.emplace(graph, groups, isOpen, foldsRepeats);
    }
    const CardCount& cards = *counted;
    const ClosedLevel chosen = closedLevel(cards, wanted);
    for (std::size_t group = 0; group < groups.parentOf.size(); ++group)
        groups.isClosed[group] = cards.isClosed(group, chosen.level);
}

void closeBelow(PictureGroups& groups, std::uint32_t levels)
{
    std::vector<std::uint32_t> depth(groups.parentOf.size(), 0);
    for (std::uint32_t group = 0; group < groups.parentOf.size(); ++group) {
        const std::uint32_t parent = groups.parentOf[group];
        depth[group] = parent == noGroup ? 0 : depth[parent] + 1;
        groups.isClosed[group] = depth[group] >= levels;
    }
}

} // namespace fusewright
