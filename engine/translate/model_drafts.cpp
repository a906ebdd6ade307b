// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Places with one form become one rule. The form of a place is what its draft says but for literals
// and for what things are called; where patterns are calls, literals that differ become values.

#include "engine/translate/model_drafts.h"

#include "engine/graph/graph.h"
#include "engine/match/matcher.h"
#include "engine/rules/pattern_words.h"
#include "engine/rules/rule_language.h"
#include "engine/suggest/alike_calls.h"
#include "engine/suggest/draft_names.h"
#include "engine/suggest/replacement_draft.h"
#include "engine/suggest/rule_draft.h"
#include "engine/translate/lost_meaning.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace fusewright {

namespace {

/// Forms of one way, and places that are looked at.
constexpr std::size_t mostForms = 16;
constexpr std::size_t mostPlaces = 20'000;

struct ModelForm {
    RuleDraft draft;                         ///< Of its first place.
    std::vector<std::vector<NodeId>> places; ///< The operators of each.
};

class FormSearch {
public:
    FormSearch(const Graph& graph, const Pattern& way, const DraftGround& ground, LostMeaning& lost)
        : m_graph(graph), m_way(way), m_ground(ground), m_lost(lost)
    {
    }

    void find(const CancelToken& cancel);
    std::vector<RuleDraft> drafts();

private:
    using Fault = ReplacementShape::Fault;

    RuleDraft named(const Match& match, const std::vector<NodeId>& nodes) const;
    void nameValues(const Match& match, RuleDraft& draft) const;
    void splitValues(RuleDraft& draft) const;
    void fitOperands(RuleDraft& draft) const;
    bool draw(RuleDraft& draft);
    static std::string keyOf(const RuleDraft& draft);
    void takeResults(RuleDraft& draft) const;

    const Graph& m_graph;
    const Pattern& m_way;
    const DraftGround& m_ground;
    LostMeaning& m_lost;
    std::vector<ModelForm> m_forms;
    std::map<std::string, std::size_t> m_known; ///< Among the forms.
};

/// With the names of the pattern.
RuleDraft FormSearch::named(const Match& match, const std::vector<NodeId>& nodes) const
{
    RuleDraft draft = draftOf(m_graph, nodes, m_ground.to);
    for (std::size_t at = 0; at < m_way.entryCount(); ++at) {
        for (const NodeId node : match.nodes(EntryId(at))) {
            if (DraftEntry* const entry = draft.find(node))
                entry->name = m_way.entry(EntryId(at)).name;
        }
    }
    return draft;
}

/// As the pattern calls them.
void FormSearch::nameValues(const Match& match, RuleDraft& draft) const
{
    const auto isTaken = [&](const std::string& name) {
        return std::ranges::find(draft.entries, name, &DraftEntry::name) != draft.entries.end()
            || std::ranges::find(draft.values, name, &DraftValue::name) != draft.values.end();
    };
    for (std::size_t at = 0; at < m_way.entryCount(); ++at) {
        const ValueId taken = match.slot(EntryId(at)).value;
        const std::string& name = m_way.entry(EntryId(at)).name;
        for (DraftValue& value : draft.values) {
            if (!taken.isValid() || value.value != taken)
                continue;
            value.given = name;
            if (!isTaken(name))
                value.name = name;
        }
    }
}

/// A pattern that does not speak of values does not ask that two of them are one.
void FormSearch::splitValues(RuleDraft& draft) const
{
    if (m_ground.to->calls || m_way.hasCalls())
        return;
    UniqueNames names;
    for (const DraftEntry& entry : draft.entries)
        names.reserve(entry.name);
    for (const DraftValue& value : draft.values)
        names.reserve(value.name);
    std::vector<bool> isRead(draft.values.size());
    for (DraftEntry& entry : draft.entries) {
        for (DraftOperand& operand : entry.operands) {
            if (operand.entry || operand.value >= draft.values.size())
                continue;
            if (operand.value < isRead.size() && !isRead[operand.value]) {
                isRead[operand.value] = true;
                continue;
            }
            DraftValue other = draft.values[operand.value];
            other.name = names.take(other.name);
            operand.value = static_cast<std::uint32_t>(draft.values.size());
            draft.values.push_back(std::move(other));
        }
    }
}

/// Leaves out what is an operand in the model and none in the language, as the shape of `reshape`,
/// unless an entry makes it.
void FormSearch::fitOperands(RuleDraft& draft) const
{
    const PatternWords* const words = m_ground.to->words;
    if (!words || !words->tensorsAmong)
        return;
    for (DraftEntry& entry : draft.entries) {
        if (entry.operators.empty())
            continue;
        std::size_t count = words->tensorsAmong(entry.operators.front(), entry.operands.size());
        for (std::size_t at = count; at < entry.operands.size(); ++at) {
            if (entry.operands[at].entry)
                count = entry.operands.size();
        }
        entry.operands.resize(std::min(count, entry.operands.size()));
    }
    std::vector<DraftValue> used;
    std::map<std::uint32_t, std::uint32_t> places;
    for (DraftEntry& entry : draft.entries) {
        for (DraftOperand& operand : entry.operands) {
            if (operand.entry || operand.value >= draft.values.size())
                continue;
            const auto [place, isNew] = places.emplace(operand.value, used.size());
            if (isNew)
                used.push_back(draft.values[operand.value]);
            operand.value = place->second;
        }
    }
    draft.values = std::move(used);
}

void FormSearch::takeResults(RuleDraft& draft) const
{
    if (m_ground.to->calls)
        return;
    draft.results.clear();
    const bool hidesInside = m_ground.from->words && m_ground.from->words->keepsInside;
    for (std::uint32_t at = 0; at < draft.entries.size(); ++at) {
        if (!hidesInside || draft.entries[at].children.empty())
            draft.results.push_back(at);
    }
}

bool FormSearch::draw(RuleDraft& draft)
{
    const ReplacementShape shape = drawReplacement(m_graph, {}, draft, m_ground.to->calls);
    if (shape.fault == Fault::None) {
        fitOperands(draft);
        splitValues(draft);
        return true;
    }
    const std::string title(m_ground.to->title);
    const std::string where(m_graph.nodeName(shape.faulty.front()));
    if (shape.fault == Fault::SeveralResults)
        m_lost.add(Severity::Error, "several-results",
                   "In " + title
                       + " a pattern ends with one operator, but this one has several ends.");
    else if (shape.fault == Fault::LaterResult)
        m_lost.add(Severity::Error, "later-result",
                   "In the model, a place uses a result of `" + where
                       + "` that is not its first, which cannot be expressed in " + title + '.');
    else
        m_lost.add(Severity::Error, "missing-operand",
                   "In the model, `" + where
                       + "` has an operand that is left out, which cannot be expressed in " + title
                       + '.');
    return false;
}

/// Equal for drafts that differ in literals at most.
std::string FormSearch::keyOf(const RuleDraft& draft)
{
    std::string key;
    const auto add = [&](std::size_t number) { key += std::to_string(number) + ' '; };
    for (const DraftEntry& entry : draft.entries) {
        key += entry.name + ' ' + entry.operators.front() + ' ';
        for (const DraftOperand& operand : entry.operands) {
            key += operand.entry ? 'e' : 'v';
            add(operand.entry.value_or(operand.value));
        }
        key += entry.call.target + ' ';
        add(static_cast<std::size_t>(entry.call.kind));
        for (const DraftArgument& argument : entry.call.arguments) {
            key += argument.keyword + (argument.isList ? '[' : '(');
            add(argument.depth);
            add(argument.operand ? *argument.operand + 1 : 0);
        }
    }
    for (const std::uint32_t result : draft.results)
        add(result);
    return key;
}

void FormSearch::find(const CancelToken& cancel)
{
    Matcher matcher(m_graph, m_way);
    std::size_t places = 0;
    for (const NodeId place : matcher.candidates()) {
        if (cancel.isCancelled() || ++places > mostPlaces)
            return;
        const Match* const match = matcher.first(place);
        if (!match)
            continue;
        const std::vector<NodeId> nodes = includedNodes(m_way, *match);
        RuleDraft draft = named(*match, nodes);
        if (!draw(draft))
            continue;
        nameValues(*match, draft);
        takeResults(draft);
        const auto [known, isNew] = m_known.emplace(keyOf(draft), m_forms.size());
        if (isNew && m_forms.size() == mostForms) {
            m_lost.add(Severity::Warning, "many-forms",
                       "The model has more than " + std::to_string(mostForms)
                           + " forms of this rule; only the first ones are written.");
            return;
        }
        if (isNew)
            m_forms.push_back({.draft = std::move(draft), .places = {}});
        m_forms[known->second].places.push_back(nodes);
    }
}

std::vector<RuleDraft> FormSearch::drafts()
{
    std::vector<RuleDraft> drafts;
    for (ModelForm& form : m_forms) {
        if (!m_ground.to->calls) {
            drafts.push_back(std::move(form.draft));
            continue;
        }
        if (auto alike = drawAlike(m_graph, form.draft, form.places, m_ground.to))
            drafts.push_back(*std::move(alike));
    }
    return drafts;
}

} // namespace

std::vector<RuleDraft> draftsFromModel(const Graph& graph, const Pattern& way,
                                       const DraftGround& ground, LostMeaning& lost,
                                       const CancelToken& cancel)
{
    FormSearch search(graph, way, ground, lost);
    search.find(cancel);
    return search.drafts();
}

} // namespace fusewright
