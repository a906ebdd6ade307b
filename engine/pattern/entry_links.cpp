// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/pattern/entry_links.h"

#include <algorithm>

namespace fusewright {

namespace {

std::vector<std::uint32_t> beginnings(const std::vector<PatternLink>& links,
                                      EntryId PatternLink::*end, std::size_t entryCount)
{
    std::vector<std::uint32_t> begin(entryCount + 1, 0);
    for (const PatternLink& link : links)
        ++begin[(link.*end).index + 1];
    for (std::size_t at = 1; at < begin.size(); ++at)
        begin[at] += begin[at - 1];
    return begin;
}

PatternLink optionLink(EntryId choice, EntryId option, std::size_t at)
{
    PatternLink link{.from = choice, .to = option};
    link.isOption = true;
    link.option = static_cast<std::uint32_t>(at);
    return link;
}

} // namespace

EntryLinks::EntryLinks(std::span<const Entry> entries, std::span<const PatternEdge> edges)
{
    m_out.reserve(edges.size());
    for (const PatternEdge& edge : edges)
        m_out.push_back({edge.from, edge.to, edge.output, edge.operand, edge.isRest});
    for (std::size_t at = 0; at < entries.size(); ++at) {
        m_isChoice.push_back(entries[at].kind == Entry::Kind::Choice);
        m_isValue.push_back(entries[at].kind == Entry::Kind::Value
                            || entries[at].kind == Entry::Kind::Constant);
        for (std::size_t option = 0; option < entries[at].options.size(); ++option)
            m_out.push_back(optionLink(EntryId(at), entries[at].options[option], option));
    }
    m_in = m_out;
    std::ranges::stable_sort(m_out, {}, &PatternLink::from);
    std::ranges::stable_sort(m_in, {}, &PatternLink::to);
    m_outBegin = beginnings(m_out, &PatternLink::from, entries.size());
    m_inBegin = beginnings(m_in, &PatternLink::to, entries.size());
    findCertain();
}

bool EntryLinks::isRoot(EntryId entry) const
{
    return std::ranges::none_of(into(entry),
                                [&](const PatternLink& link) { return leadsOn(link); });
}

void EntryLinks::findCertain()
{
    m_isCertain.assign(entryCount(), false);
    std::vector<EntryId> open;
    const auto reach = [&](EntryId entry) {
        if (!m_isCertain[entry.index])
            open.push_back(entry);
        m_isCertain[entry.index] = true;
    };
    for (std::size_t at = 0; at < entryCount(); ++at) {
        if (isRoot(EntryId(at)))
            reach(EntryId(at));
    }
    while (!open.empty()) {
        const EntryId entry = open.back();
        open.pop_back();
        for (const PatternLink& link : outOf(entry)) {
            if (!link.isOption && leadsOn(link))
                reach(link.to);
        }
    }
}

std::vector<EntryId> EntryLinks::deciders(EntryId entry) const
{
    std::vector<EntryId> choices;
    if (isCertain(entry))
        return choices;
    std::vector<bool> seen(entryCount(), false);
    std::vector<EntryId> open{entry};
    while (!open.empty()) {
        const EntryId at = open.back();
        open.pop_back();
        for (const PatternLink& link : into(at)) {
            if (seen[link.from.index])
                continue;
            seen[link.from.index] = true;
            open.push_back(link.from);
            if (m_isChoice[link.from.index])
                choices.push_back(link.from);
        }
    }
    std::ranges::sort(choices);
    return choices;
}

std::vector<EntryId> EntryLinks::decisionOrder() const
{
    std::vector<EntryId> order;
    order.reserve(entryCount());
    const bool isPlain = std::ranges::find(m_isCertain, false) == m_isCertain.end();
    for (std::size_t at = 0; isPlain && at < entryCount(); ++at)
        order.emplace_back(at);
    if (isPlain)
        return order;
    std::vector<bool> isPlaced(entryCount(), false);
    for (std::size_t at = 0; at < entryCount(); ++at) {
        std::vector<EntryId> waiting{EntryId(at)};
        while (!waiting.empty()) {
            const EntryId entry = waiting.back();
            const std::vector<EntryId> before = deciders(entry);
            const auto missing = std::ranges::find_if(
                before, [&](EntryId choice) { return !isPlaced[choice.index]; });
            if (missing != before.end()) {
                waiting.push_back(*missing);
                continue;
            }
            waiting.pop_back();
            if (!isPlaced[entry.index])
                order.push_back(entry);
            isPlaced[entry.index] = true;
        }
    }
    return order;
}

} // namespace fusewright
