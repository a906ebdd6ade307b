// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/pattern_shape.h"

#include "engine/pattern/entry_links.h"

#include <algorithm>

namespace fusewright {

PatternShape::PatternShape(std::span<const Entry> entries, std::span<const PatternEdge> edges,
                           std::optional<EntryId> chosenPlace)
    : m_entries(entries), m_edges(edges), m_chosenPlace(chosenPlace)
{
}

std::vector<EntryId> PatternShape::roots() const
{
    const EntryLinks links(m_entries, m_edges);
    std::vector<EntryId> roots;
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        if (links.isRoot(EntryId(at)))
            roots.emplace_back(at);
    }
    return roots;
}

bool PatternShape::takesOperators(EntryId id) const
{
    const Entry::Kind kind = m_entries[id.index].kind;
    return kind == Entry::Kind::Operator || kind == Entry::Kind::Choice;
}

bool PatternShape::isGoodPlace(EntryId id) const
{
    return id.index < m_entries.size() && takesOperators(id) && !m_entries[id.index].isOptional
        && EntryLinks(m_entries, m_edges).isCertain(id);
}

EntryId PatternShape::placeEntry() const
{
    if (m_chosenPlace)
        return *m_chosenPlace;
    const auto isRequired = [&](EntryId id) {
        return takesOperators(id) && !m_entries[id.index].isOptional;
    };
    for (const EntryId root : roots()) {
        if (isRequired(root))
            return root;
    }
    const EntryLinks links(m_entries, m_edges);
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        if (isRequired(EntryId(at)) && links.isCertain(EntryId(at)))
            return EntryId(at);
    }
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        if (isRequired(EntryId(at)) && m_entries[at].kind == Entry::Kind::Operator)
            return EntryId(at);
    }
    return {};
}

std::vector<PatternFault> PatternShape::faults() const
{
    using Kind = PatternFault::Kind;
    if (m_entries.empty())
        return {{Kind::Empty, {}}};
    std::vector<PatternFault> faults;
    const auto add = [&](Kind kind, std::vector<EntryId> entries) {
        if (!entries.empty())
            faults.push_back({kind, std::move(entries)});
    };
    add(Kind::Circle, findCircle());
    add(Kind::Disconnected, findDisconnected());
    add(Kind::OpenEndedRepeat, findOpenEndedRepeats());
    // A choice takes no operator, so it makes nothing sure.
    const bool allOptional = std::ranges::all_of(m_entries, [](const Entry& entry) {
        return entry.isOptional || entry.kind == Entry::Kind::Choice;
    });
    if (allOptional)
        faults.push_back({Kind::MatchesNothing, {}});
    if (m_chosenPlace && !isGoodPlace(*m_chosenPlace))
        add(Kind::UncertainPlace, {*m_chosenPlace});
    return faults;
}

/// Children and options: everything that the entry leads to.
std::vector<EntryId> PatternShape::next(EntryId id) const
{
    std::vector<EntryId> result = m_entries[id.index].options;
    for (const PatternEdge& edge : m_edges) {
        if (edge.from == id)
            result.push_back(edge.to);
    }
    return result;
}

std::vector<EntryId> PatternShape::findCircle() const
{
    // Entries without unfinished followers are taken away until none is left, or only circles
    // and what leads to them.
    std::vector<std::vector<EntryId>> followers;
    for (std::size_t at = 0; at < m_entries.size(); ++at)
        followers.push_back(next(EntryId(at)));
    std::vector<bool> finished(m_entries.size(), false);
    const auto isOpen = [&](EntryId id) { return !finished[id.index]; };
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t at = m_entries.size(); at-- > 0;) {
            if (!finished[at] && std::ranges::none_of(followers[at], isOpen))
                finished[at] = changed = true;
        }
    }
    const auto open = std::ranges::find(finished, false);
    if (open == finished.end())
        return {};

    std::vector<EntryId> path{EntryId(static_cast<std::size_t>(open - finished.begin()))};
    for (;;) {
        const EntryId step = *std::ranges::find_if(followers[path.back().index], isOpen);
        const auto seen = std::ranges::find(path, step);
        if (seen != path.end())
            return {seen, path.end()};
        path.push_back(step);
    }
}

std::vector<EntryId> PatternShape::findDisconnected() const
{
    // Labels spread along edges and options, in both directions, until nothing changes.
    std::vector<std::size_t> label(m_entries.size());
    for (std::size_t at = 0; at < label.size(); ++at)
        label[at] = at;
    const auto join = [&](std::size_t a, std::size_t b) {
        const std::size_t lower = std::min(label[a], label[b]);
        const bool changed = label[a] != lower || label[b] != lower;
        label[a] = label[b] = lower;
        return changed;
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (const PatternEdge& edge : m_edges)
            changed = join(edge.from.index, edge.to.index) || changed;
        for (std::size_t at = 0; at < m_entries.size(); ++at) {
            for (const EntryId option : m_entries[at].options)
                changed = join(at, option.index) || changed;
        }
    }
    std::vector<EntryId> apart;
    for (std::size_t at = 0; at < label.size(); ++at) {
        if (label[at] != 0)
            apart.emplace_back(at);
    }
    return apart;
}

/// A repeat ends where what comes after it begins: it needs a child, and no leaf may take anything.
std::vector<EntryId> PatternShape::findOpenEndedRepeats() const
{
    std::vector<EntryId> open;
    const bool repeats =
        std::ranges::any_of(m_entries, [](const Entry& entry) { return entry.isRepeated; });
    for (std::size_t at = 0; repeats && at < m_entries.size(); ++at) {
        const Entry& entry = m_entries[at];
        const bool isLeaf = entry.kind == Entry::Kind::Operator && next(EntryId(at)).empty();
        if (isLeaf && (entry.isRepeated || entry.operators.mode == OperatorClass::Mode::Any))
            open.emplace_back(at);
    }
    return open;
}

} // namespace fusewright
