// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/report/change_name.h"

#include "engine/diff/compared_partitions.h"
#include "engine/graph/graph.h"
#include "engine/rules/rule.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <string_view>

namespace fusewright {

namespace {

constexpr std::size_t mostNamesTold = 3;
constexpr std::size_t mostCharacters = 40;

/// A name that is too long keeps its beginning and its end, by which names are told apart.
std::string shortened(std::string_view name)
{
    const std::size_t length = utf8::countCharacters(name);
    if (length <= mostCharacters)
        return std::string(name);
    const std::size_t kept = mostCharacters / 2;
    return std::string(name.substr(0, utf8::offsetOfCharacter(name, kept))) + "…"
        + std::string(name.substr(utf8::offsetOfCharacter(name, length - kept + 1)));
}

/// Different names in the order in which they come; the first few are written.
class NameList {
public:
    void add(std::string_view name)
    {
        if (std::ranges::find(m_names, name) == m_names.end())
            m_names.push_back(name);
    }
    std::string text(std::string_view between) const
    {
        // A single further name takes no more room than the words that would stand for it.
        const std::size_t count =
            m_names.size() <= mostNamesTold + 1 ? m_names.size() : mostNamesTold;
        std::string text;
        for (std::size_t at = 0; at < count; ++at)
            text += (at > 0 ? std::string(between) : std::string()) + shortened(m_names[at]);
        if (count < m_names.size())
            text += std::string(between) + std::to_string(m_names.size() - count) + " more";
        return text;
    }

private:
    std::vector<std::string_view> m_names;
};

std::string originNames(const ComparedPartition& side, const std::vector<FoldShare>& shares)
{
    NameList names;
    for (const FoldShare& share : shares) {
        const Section& section = side.partition.sections[side.folding.folds[share.fold].first];
        if (section.rule && side.rules)
            names.add(side.rules->rules[*section.rule].name);
        else if (section.manual)
            names.add("by hand");
    }
    return names.text(" + ");
}

std::string operatorNames(const Graph& graph, const SectionChange& change)
{
    NameList names;
    for (const NodeId node : change.nodes)
        names.add(graph.nativeName(node));
    return names.text(", ");
}

} // namespace

std::string changeName(const ComparedPartitions& all, const ComparedPair& pair,
                       const FoldedChange& change)
{
    const std::string from = originNames(all.partitions[pair.from], change.from);
    const std::string to = originNames(all.partitions[pair.to], change.to);
    if (from.empty() && to.empty())
        return operatorNames(all.graph, pair.diff.changes[change.changes.front()]);
    if (from.empty() || to.empty() || from == to)
        return from.empty() ? to : from;
    return from + " → " + to;
}

} // namespace fusewright
