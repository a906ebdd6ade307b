// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/pattern_builder.h"

#include "engine/pattern/pattern_shape.h"
#include "engine/pattern/use_search.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace fusewright {

EntryId PatternBuilder::addEntry(Entry entry)
{
    m_pattern.m_entries.push_back(std::move(entry));
    return EntryId(m_pattern.m_entries.size() - 1);
}

std::vector<PatternFault> PatternBuilder::faults() const
{
    std::vector<PatternFault> faults =
        PatternShape(m_pattern.m_entries, m_pattern.m_edges, m_place).faults();
    if (m_mayBeInPieces) {
        std::erase_if(faults, [](const PatternFault& fault) {
            return fault.kind == PatternFault::Kind::Disconnected;
        });
    }
    const std::vector<EntryId> badCalls = entriesWithBadCalls();
    if (!badCalls.empty())
        faults.push_back({PatternFault::Kind::BadCall, badCalls});
    const std::vector<EntryId> bad = entriesWithBadConditions();
    if (!bad.empty())
        faults.push_back({PatternFault::Kind::BadCondition, bad});
    return faults;
}

/// Of entries whose condition is no truth value, or speaks of an entry that is not there.
std::vector<EntryId> PatternBuilder::entriesWithBadConditions() const
{
    const ExpressionTable& table = m_pattern.m_expressions;
    std::vector<EntryId> bad;
    for (std::size_t at = 0; at < m_pattern.m_entries.size(); ++at) {
        const ExpressionId condition = m_pattern.m_entries[at].condition;
        if (!condition.isValid())
            continue;
        const auto isThere = [&](EntryId entry) {
            return entry.index < m_pattern.m_entries.size();
        };
        const bool isGood = table.contains(condition) && table.type(condition) == ScalarType::Bool
            && std::ranges::all_of(table.entriesOf(condition), isThere);
        if (!isGood)
            bad.emplace_back(at);
    }
    return bad;
}

bool PatternBuilder::hasCalls() const
{
    return std::ranges::any_of(m_pattern.m_entries,
                               [](const Entry& entry) { return entry.call.has_value(); });
}

/// What a search by forms counts on.
std::vector<EntryId> PatternBuilder::entriesWithBadCalls() const
{
    std::vector<EntryId> bad;
    if (!hasCalls())
        return bad;
    const auto isEdge = [&](EntryId from, EntryId to) {
        return std::ranges::any_of(m_pattern.m_edges, [&](const PatternEdge& edge) {
            return edge.from == from && edge.to == to;
        });
    };
    for (std::size_t at = 0; at < m_pattern.m_entries.size(); ++at) {
        const Entry& entry = m_pattern.m_entries[at];
        bool isGood = !entry.isRepeated && !entry.isOptional && !entry.isCommutative
            && entry.kind != Entry::Kind::Choice
            && (entry.kind == Entry::Kind::Operator) == entry.call.has_value();
        std::size_t named = 0;
        std::uint8_t deepest = 0;
        for (const FormArgument& argument :
             entry.call ? entry.call->arguments : std::vector<FormArgument>()) {
            isGood = isGood && argument.depth <= deepest;
            deepest = argument.depth;
            if (argument.kind == FormArgument::Kind::List)
                ++deepest;
            if (argument.kind != FormArgument::Kind::Entry)
                continue;
            ++named;
            isGood = isGood && argument.entry.index < m_pattern.m_entries.size()
                && isEdge(argument.entry, EntryId(at));
        }
        const auto leadsHere = [&](const PatternEdge& edge) { return edge.to == EntryId(at); };
        isGood = isGood
            && static_cast<std::size_t>(std::ranges::count_if(m_pattern.m_edges, leadsHere))
                <= named;
        if (!isGood)
            bad.emplace_back(at);
    }
    return bad;
}

std::optional<Pattern> PatternBuilder::build()
{
    const bool isGood = faults().empty();
    const PatternShape shape(m_pattern.m_entries, m_pattern.m_edges,
                             std::exchange(m_place, std::nullopt));
    if (!isGood) {
        m_pattern = {};
        return std::nullopt;
    }
    m_pattern.m_hasCalls = hasCalls();
    m_pattern.m_roots = shape.roots();
    m_pattern.m_place = shape.placeEntry();

    std::ranges::stable_sort(m_pattern.m_edges, {}, &PatternEdge::from);
    m_pattern.m_edgeBegin.assign(m_pattern.m_entries.size() + 1, 0);
    for (const PatternEdge& edge : m_pattern.m_edges)
        ++m_pattern.m_edgeBegin[edge.from.index + 1];
    for (std::size_t at = 0; at < m_pattern.m_entries.size(); ++at)
        m_pattern.m_edgeBegin[at + 1] += m_pattern.m_edgeBegin[at];
    return std::exchange(m_pattern, Pattern());
}

// NOLINTNEXTLINE(misc-no-recursion): forms have no forms.
bool Pattern::operator==(const Pattern& other) const
{
    const auto rest = [](const Pattern& pattern) {
        return std::tie(pattern.m_entries, pattern.m_edges, pattern.m_edgeBegin,
                        pattern.m_expressions, pattern.m_roots, pattern.m_place, pattern.m_binding,
                        pattern.m_valueBinding, pattern.m_axes, pattern.m_hasCalls);
    };
    if (rest(*this) != rest(other))
        return false;
    return m_uses == other.m_uses || (m_uses && other.m_uses && *m_uses == *other.m_uses);
}

std::optional<EntryId> Pattern::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_entries, name, &Entry::name);
    if (found == m_entries.end())
        return std::nullopt;
    return EntryId(static_cast<std::size_t>(found - m_entries.begin()));
}

} // namespace fusewright
