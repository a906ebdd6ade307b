// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/assist/following_operators.h"

#include "engine/rules/samba/assist/written_pattern.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace fusewright {

namespace {

class Followers {
public:
    Followers(const WrittenPattern& pattern, const RuleContext& context)
        : m_pattern(pattern), m_context(context), m_graph(*context.model)
    {
    }

    /// At the place of an entry.
    std::vector<FollowingOperator> at(std::string_view entry) const
    {
        return behind(parentOf(entry), entry);
    }

    /// At the place of a child that an entry may get.
    std::vector<FollowingOperator> below(std::string_view entry) const
    {
        return behind(m_pattern.find(entry), {});
    }

    std::vector<FollowingOperator> above(std::string_view entry) const
    {
        const WrittenEntry* const own = m_pattern.find(entry);
        if (!own)
            return {};
        for (const WrittenId child : own->children) {
            if (const WrittenEntry* const below = m_pattern.find(m_pattern.nameAt(child)))
                return counted(makersOf(taken(*below)));
        }
        return {};
    }

private:
    std::vector<FollowingOperator> behind(const WrittenEntry* last, std::string_view without) const
    {
        std::vector<const WrittenEntry*> way;
        std::unordered_set<std::string_view> seen{without}; // Entries may lead round in a circle.
        for (; last && seen.insert(last->name).second; last = parentOf(last->name))
            way.push_back(last);
        if (way.empty())
            return {};
        std::vector<NodeId> nodes = taken(*way.back());
        for (auto next = std::next(way.rbegin()); next != way.rend(); ++next) {
            const std::vector<bool> isTaken = operatorsOf(**next);
            std::erase_if(nodes = usersOf(nodes),
                          [&](NodeId node) { return !isTaken[m_graph.operatorId(node).index]; });
        }
        return counted(usersOf(nodes));
    }

    const WrittenEntry* parentOf(std::string_view entry) const
    {
        for (const WrittenEntry& each : m_pattern.entries()) {
            const bool isParent =
                each.name != entry && std::ranges::any_of(each.children, [&](WrittenId child) {
                    return m_pattern.nameAt(child) == entry;
                });
            if (isParent)
                return &each;
        }
        return nullptr;
    }

    /// By operator of the graph's table: whether an entry takes it.
    std::vector<bool> operatorsOf(const WrittenEntry& entry) const
    {
        std::unordered_set<std::string> names;
        bool isAny = false;
        for (const std::string_view name : entry.operators) {
            isAny = isAny || name == ".";
            names.emplace(name);
            const OperatorSpec* const spec =
                m_context.operators ? m_context.operators->find(name) : nullptr;
            if (spec)
                names.emplace(spec->name);
        }
        std::vector<bool> isTaken;
        for (const Operator& op : m_graph.operators()) {
            const bool isNamed = names.contains(std::string(m_graph.text(op.canonical)))
                || names.contains(std::string(m_graph.text(op.native)));
            isTaken.push_back(isAny || isNamed != entry.isInverted);
        }
        return isTaken;
    }

    std::vector<NodeId> taken(const WrittenEntry& entry) const
    {
        const std::vector<bool> isTaken = operatorsOf(entry);
        std::vector<NodeId> nodes;
        for (const NodeId node : m_graph.nodes()) {
            if (isTaken[m_graph.operatorId(node).index])
                nodes.push_back(node);
        }
        return nodes;
    }

    std::vector<NodeId> usersOf(const std::vector<NodeId>& nodes) const
    {
        std::vector<NodeId> users;
        for (const NodeId node : nodes) {
            for (const NodeId user : m_graph.users(node))
                users.push_back(user);
        }
        return unique(std::move(users));
    }

    std::vector<NodeId> makersOf(const std::vector<NodeId>& nodes) const
    {
        std::vector<NodeId> makers;
        for (const NodeId node : nodes) {
            for (const ValueId value : m_graph.inputs(node)) {
                if (value.isValid() && m_graph.producer(value).isValid())
                    makers.push_back(m_graph.producer(value));
            }
        }
        return unique(std::move(makers));
    }

    static std::vector<NodeId> unique(std::vector<NodeId> nodes)
    {
        std::ranges::sort(nodes);
        nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
        return nodes;
    }

    std::vector<FollowingOperator> counted(const std::vector<NodeId>& nodes) const
    {
        std::vector<FollowingOperator> found;
        std::unordered_map<std::string_view, std::size_t> placeOf;
        for (const NodeId node : nodes) {
            std::string_view name = m_graph.canonicalName(node);
            if (name.empty())
                name = m_graph.nativeName(node);
            const auto [place, isNew] = placeOf.emplace(name, found.size());
            if (isNew)
                found.push_back({name, 0});
            ++found[place->second].count;
        }
        std::ranges::stable_sort(found, std::ranges::greater{}, &FollowingOperator::count);
        return found;
    }

    const WrittenPattern& m_pattern;
    const RuleContext& m_context;
    const Graph& m_graph;
};

} // namespace

std::vector<FollowingOperator> followingOperators(const WrittenPattern& pattern,
                                                  std::string_view entry,
                                                  const RuleContext& context)
{
    if (!context.model || entry.empty())
        return {};
    const Followers followers(pattern, context);
    std::vector<FollowingOperator> found = followers.at(entry);
    return found.empty() ? followers.above(entry) : found;
}

std::vector<FollowingOperator> operatorsBelow(const WrittenPattern& pattern, std::string_view entry,
                                              const RuleContext& context)
{
    if (!context.model || entry.empty())
        return {};
    return Followers(pattern, context).below(entry);
}

} // namespace fusewright
