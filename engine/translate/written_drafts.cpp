// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/written_drafts.h"

#include "engine/rules/pattern_words.h"
#include "engine/translate/draft_order.h"

#include <algorithm>
#include <utility>

namespace fusewright {

namespace {

/// Operators whose first two operands are tried both ways round.
constexpr std::size_t mostSwapped = 4;
/// Drafts with the same operators that are looked at.
constexpr std::size_t mostOfOperators = 256;

std::string operatorsOf(const RuleDraft& draft)
{
    std::vector<std::string> names;
    for (const DraftEntry& entry : draft.entries) {
        std::string& name = names.emplace_back();
        for (const std::string& operatorName : entry.operators)
            name += operatorName + ' ';
    }
    std::ranges::sort(names);
    std::string all;
    for (const std::string& name : names)
        all += name + '\n';
    return all;
}

/// Without what is said of a rule besides its pattern.
RuleDraft patternOnly(RuleDraft draft)
{
    draft.name.clear();
    draft.note.clear();
    draft.priority = 0;
    draft.heuristic.reset();
    draft.stage.clear();
    draft.tags.clear();
    // Steps of an operator that is spelled out make results that nobody names.
    std::uint32_t next = 0;
    for (const DraftEntry& entry : draft.entries)
        next = entry.result.isValid() ? std::max(next, entry.result.index + 1) : next;
    for (const DraftValue& value : draft.values)
        next = value.value.isValid() ? std::max(next, value.value.index + 1) : next;
    for (DraftEntry& entry : draft.entries) {
        if (!entry.result.isValid())
            entry.result = ValueId(next++);
    }
    return comparable(std::move(draft));
}

/// Whether one draft asks for what the other one does, and for nothing besides.
bool takesAllOf(const RuleDraft& first, const RuleDraft& other)
{
    const auto isIn = [](const auto& all) {
        return [&all](const auto& one) { return std::ranges::find(all, one) != all.end(); };
    };
    return first.entries == other.entries && first.values == other.values
        && std::ranges::all_of(first.facts, isIn(other.facts))
        && std::ranges::all_of(other.results, isIn(first.results));
}

} // namespace

const WrittenDrafts::Place* WrittenDrafts::find(const RuleDraft& draft) const
{
    const auto known = m_known.find(operatorsOf(draft));
    if (known == m_known.end())
        return nullptr;
    std::vector<std::size_t> unordered;
    for (std::size_t at = 0; at < draft.entries.size() && m_words.isUnordered; ++at) {
        const DraftEntry& entry = draft.entries[at];
        if (unordered.size() < mostSwapped && entry.operands.size() > 1 && !entry.operators.empty()
            && m_words.isUnordered(entry.operators.front()))
            unordered.push_back(at);
    }
    for (std::size_t swaps = 0; swaps < std::size_t(1) << unordered.size(); ++swaps) {
        RuleDraft turned = draft;
        for (std::size_t at = 0; at < unordered.size(); ++at) {
            std::vector<DraftOperand>& operands = turned.entries[unordered[at]].operands;
            if ((swaps >> at & 1) != 0)
                std::swap(operands[0], operands[1]);
        }
        turned = patternOnly(std::move(turned));
        for (const Known& each : known->second) {
            if (takesAllOf(each.draft, turned))
                return &each.place;
        }
    }
    return nullptr;
}

void WrittenDrafts::add(const RuleDraft& draft, Place place)
{
    std::vector<Known>& known = m_known[operatorsOf(draft)];
    if (known.size() < mostOfOperators)
        known.push_back({.draft = patternOnly(draft), .place = place});
}

} // namespace fusewright
