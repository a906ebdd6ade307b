// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/draft_order.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

/// Results by their entries and what comes from outside behind them, in facts too.
void numberValues(RuleDraft& draft)
{
    std::map<ValueId, ValueId> fresh;
    const auto number = [&](ValueId& value) {
        const ValueId next(fresh.size());
        value = fresh.try_emplace(value, next).first->second;
    };
    for (DraftEntry& entry : draft.entries)
        number(entry.result);
    for (DraftValue& value : draft.values)
        number(value.value);
    for (DraftFact& fact : draft.facts) {
        number(fact.value);
        number(fact.other);
    }
}

using Places = std::vector<std::optional<std::uint32_t>>;

/// What is met from the last entry of a draft up: old numbers in a new order.
class MetParts {
public:
    explicit MetParts(const RuleDraft& draft);

    bool areAll() const
    {
        return m_order.size() == m_entries.size()
            && static_cast<std::size_t>(m_values) == m_valuePlaces.size();
    }
    RuleDraft ordered(const RuleDraft& draft) const;

private:
    void meet(const DraftEntry& entry, std::vector<std::uint32_t>& waiting);

    std::vector<std::uint32_t> m_order;
    Places m_entries;
    Places m_valuePlaces;
    std::uint32_t m_values = 0;
};

MetParts::MetParts(const RuleDraft& draft)
    : m_entries(draft.entries.size()), m_valuePlaces(draft.values.size())
{
    std::vector<std::uint32_t> waiting;
    if (!draft.entries.empty())
        waiting.push_back(static_cast<std::uint32_t>(draft.entries.size() - 1));
    while (!waiting.empty()) {
        const std::uint32_t at = waiting.back();
        waiting.pop_back();
        if (m_entries[at])
            continue;
        m_entries[at] = static_cast<std::uint32_t>(m_order.size());
        m_order.push_back(at);
        meet(draft.entries[at], waiting);
    }
}

void MetParts::meet(const DraftEntry& entry, std::vector<std::uint32_t>& waiting)
{
    const std::size_t before = waiting.size();
    for (const DraftOperand& operand : entry.operands) {
        if (operand.entry)
            waiting.push_back(*operand.entry);
        else if (!m_valuePlaces[operand.value])
            m_valuePlaces[operand.value] = m_values++;
    }
    std::reverse(waiting.begin() + static_cast<std::ptrdiff_t>(before), waiting.end());
}

RuleDraft MetParts::ordered(const RuleDraft& draft) const
{
    RuleDraft made = draft;
    for (std::size_t at = 0; at < m_order.size(); ++at) {
        DraftEntry& entry = made.entries[at] = draft.entries[m_order[at]];
        for (std::uint32_t& child : entry.children)
            child = *m_entries[child];
        std::ranges::sort(entry.children);
        for (DraftOperand& operand : entry.operands) {
            if (operand.entry)
                operand.entry = m_entries[*operand.entry];
            else
                operand.value = *m_valuePlaces[operand.value];
        }
    }
    for (std::size_t at = 0; at < m_valuePlaces.size(); ++at)
        made.values[*m_valuePlaces[at]] = draft.values[at];
    for (std::uint32_t& result : made.results)
        result = *m_entries[result];
    std::ranges::sort(made.results);
    numberValues(made);
    return made;
}

} // namespace

RuleDraft comparable(RuleDraft draft)
{
    for (DraftEntry& entry : draft.entries) {
        entry.name.clear();
        entry.node = {};
    }
    for (DraftValue& value : draft.values) {
        value.name.clear();
        value.given.clear();
        value.maker.clear();
        value.proposed.clear();
    }
    const MetParts met(draft);
    return met.areAll() ? met.ordered(draft) : draft;
}

} // namespace fusewright
