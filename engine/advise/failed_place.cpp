// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/failed_place.h"

#include "engine/graph/graph.h"

#include <algorithm>
#include <map>

namespace fusewright {

/// Null for a name that has no entry.
const SketchedEntry* FailedPlace::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_sketch.entries, name, &SketchedEntry::name);
    return found == m_sketch.entries.end() || found->isMissing ? nullptr : &*found;
}

std::vector<std::uint32_t> FailedPlace::namedBy(const SketchedEntry& entry)
{
    std::vector<std::uint32_t> named = entry.children;
    named.insert(named.end(), entry.options.begin(), entry.options.end());
    return named;
}

/// The entries that one leads to, with itself.
std::vector<std::string> FailedPlace::reachedFrom(const std::string& first) const
{
    std::vector<std::string> reached{first};
    for (std::size_t at = 0; at < reached.size(); ++at) {
        const SketchedEntry* const entry = find(reached[at]);
        for (const std::uint32_t below : entry ? namedBy(*entry) : std::vector<std::uint32_t>()) {
            const std::string& name = m_sketch.entries[below].name;
            if (std::ranges::find(reached, name) == reached.end())
                reached.push_back(name);
        }
    }
    return reached;
}

std::size_t FailedPlace::writtenCount() const
{
    return static_cast<std::size_t>(
        std::ranges::count(m_sketch.entries, false, &SketchedEntry::isMissing));
}

bool FailedPlace::hasOperator(std::string_view name) const
{
    const auto id = m_pattern.find(name);
    return id && !m_told.furthest.nodes(*id).empty();
}

EntryId FailedPlace::entryOf(NodeId node) const
{
    for (std::size_t at = 0; at < m_told.furthest.bindings.size(); ++at) {
        const auto nodes = m_told.furthest.nodes(EntryId(at));
        if (std::ranges::find(nodes, node) != nodes.end())
            return EntryId(at);
    }
    return {};
}

/// What others name to get to an entry: of an option its choice.
EntryId FailedPlace::asChild(EntryId entry) const
{
    for (std::size_t at = 0; at < m_pattern.entryCount(); ++at) {
        const auto& options = m_pattern.entry(EntryId(at)).options;
        if (std::ranges::find(options, entry) != options.end())
            return EntryId(at);
    }
    return entry;
}

bool FailedPlace::accepts(NodeId node) const
{
    if (entryOf(node).isValid())
        return false;
    const EntryId choice = asChild(m_told.failure->entry);
    const auto& options = m_pattern.entry(choice).options;
    const auto takes = [&](EntryId entry) {
        return m_pattern.entry(entry).kind == Entry::Kind::Operator
            && m_compiled.accepts(entry, m_graph.operatorId(node));
    };
    return takes(m_told.failure->entry) || std::ranges::any_of(options, takes);
}

/// The shortest way from entry to entry as they name each other, through none that has an operator.
std::vector<std::string> FailedPlace::pathBetween(const std::string& upper,
                                                  const std::string& lower) const
{
    std::map<std::string, std::string> origin{{upper, {}}};
    std::vector<std::string> queue{upper};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const std::string at = queue[next];
        const SketchedEntry* const entry = find(at);
        const bool mayPass = at == upper || !hasOperator(at);
        if (!entry || !mayPass)
            continue;
        for (const std::uint32_t below : namedBy(*entry)) {
            const std::string& named = m_sketch.entries[below].name;
            if (origin.emplace(named, at).second)
                queue.push_back(named);
        }
    }
    if (upper == lower || !origin.contains(lower))
        return {};
    std::vector<std::string> path;
    for (std::string at = lower; !at.empty(); at = origin.at(at))
        path.push_back(at);
    std::ranges::reverse(path);
    return path;
}

std::string FailedPlace::freshName(const std::string& operatorName, std::size_t at) const
{
    for (std::size_t number = 1;; ++number) {
        const std::size_t shown = number + at;
        std::string name = shown == 1 ? operatorName : operatorName + '_' + std::to_string(shown);
        if (!find(name))
            return name;
    }
}

bool FailedPlace::isFed(NodeId from, NodeId to) const
{
    const auto users = m_graph.users(from);
    return std::ranges::find(users, to) != users.end();
}

} // namespace fusewright
