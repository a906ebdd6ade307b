// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/translate/spelled_draft.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/pattern_words.h"
#include "engine/rules/rule_language.h"
#include "engine/translate/lost_meaning.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace fusewright {

namespace {

/// Puts the entries of a draft into another list, where some become several.
class SpellingOut {
public:
    SpellingOut(const RuleDraft& draft, const RuleLanguage& to, const OperatorCatalogue& operators,
                LostMeaning& lost)
        : m_draft(draft), m_to(to), m_operators(operators), m_lost(lost)
    {
    }

    RuleDraft run();

private:
    std::vector<SpelledStep> stepsOf(const DraftEntry& entry) const;
    void addSteps(const DraftEntry& entry, const std::vector<SpelledStep>& steps);
    void addWhole(const DraftEntry& entry);
    DraftOperand operandOf(const DraftEntry& entry, int which, std::size_t firstStep) const;
    void wireChildren();

    const RuleDraft& m_draft;
    const RuleLanguage& m_to;
    const OperatorCatalogue& m_operators;
    LostMeaning& m_lost;
    std::vector<DraftEntry> m_entries;
    std::vector<std::uint32_t> m_places; ///< By entry of the draft: where its result is made.
};

std::vector<SpelledStep> SpellingOut::stepsOf(const DraftEntry& entry) const
{
    if (entry.operators.size() != 1 || m_to.words->whyNoOperator(entry.operators.front()).empty())
        return {};
    const OperatorSpec* const spec = m_operators.find(entry.operators.front());
    return m_to.words->spelled(spec ? std::string_view(spec->name) : entry.operators.front(),
                               entry.operands.size());
}

DraftOperand SpellingOut::operandOf(const DraftEntry& entry, int which, std::size_t firstStep) const
{
    if (which < 0)
        return {.entry =
                    static_cast<std::uint32_t>(firstStep + static_cast<std::size_t>(-which) - 1)};
    DraftOperand operand = entry.operands[static_cast<std::size_t>(which)];
    if (operand.entry)
        operand.entry = m_places[*operand.entry];
    return operand;
}

void SpellingOut::addSteps(const DraftEntry& entry, const std::vector<SpelledStep>& steps)
{
    const std::size_t first = m_entries.size();
    for (std::size_t at = 0; at < steps.size(); ++at) {
        const bool isLast = at + 1 == steps.size();
        DraftEntry made = entry;
        made.operators = {std::string(steps[at].operatorName)};
        made.operands.clear();
        for (const int which : steps[at].operands)
            made.operands.push_back(operandOf(entry, which, first));
        if (!isLast) {
            made.name = entry.name + "_part" + std::to_string(at + 1);
            made.node = {};
            made.result = {};
        }
        m_entries.push_back(std::move(made));
    }
    std::vector<std::string> names;
    for (const SpelledStep& step : steps)
        names.emplace_back(step.operatorName);
    m_lost.add(Severity::Information, "spelled-out",
               '`' + entry.operators.front() + "` is " + quotedList(names) + " in "
                   + std::string(m_to.title)
                   + ": a graph that has it in one operator is not matched.",
               m_lost.placeOf(entry.name));
}

void SpellingOut::addWhole(const DraftEntry& entry)
{
    m_entries.push_back(entry);
    for (DraftOperand& operand : m_entries.back().operands) {
        if (operand.entry)
            operand.entry = m_places[*operand.entry];
    }
}

void SpellingOut::wireChildren()
{
    for (DraftEntry& entry : m_entries)
        entry.children.clear();
    for (std::uint32_t at = 0; at < m_entries.size(); ++at) {
        for (const DraftOperand& operand : m_entries[at].operands) {
            if (!operand.entry)
                continue;
            std::vector<std::uint32_t>& children = m_entries[*operand.entry].children;
            if (std::ranges::find(children, at) == children.end())
                children.push_back(at);
        }
    }
}

RuleDraft SpellingOut::run()
{
    std::vector<std::vector<SpelledStep>> steps;
    std::uint32_t count = 0;
    for (const DraftEntry& entry : m_draft.entries) {
        steps.push_back(stepsOf(entry));
        count += static_cast<std::uint32_t>(std::max<std::size_t>(steps.back().size(), 1));
        m_places.push_back(count - 1);
    }
    for (std::size_t at = 0; at < m_draft.entries.size(); ++at) {
        if (!steps[at].empty())
            addSteps(m_draft.entries[at], steps[at]);
        else
            addWhole(m_draft.entries[at]);
    }
    RuleDraft made = m_draft;
    wireChildren();
    made.entries = std::move(m_entries);
    for (std::uint32_t& result : made.results)
        result = m_places[result];
    return made;
}

} // namespace

void spellOut(RuleDraft& draft, const RuleLanguage& to, const OperatorCatalogue& operators,
              LostMeaning& lost)
{
    if (to.words && to.words->spelled && to.words->whyNoOperator && to.words->operands)
        draft = SpellingOut(draft, to, operators, lost).run();
}

} // namespace fusewright
