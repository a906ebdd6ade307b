// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// First the operators in an order in which whatever is used stands before its users, with their
// words. Then what each of them reads: as the pattern says, or in every way in which what is in the
// pattern can be among so many operands. Each choice of these ways is one draft.

#include "engine/translate/pattern_draft.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/pattern_words.h"
#include "engine/rules/rule_language.h"
#include "engine/translate/draft_operands.h"
#include "engine/translate/lost_meaning.h"
#include "engine/translate/pattern_ways.h"
#include "engine/translate/tensor_counts.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace fusewright {

namespace {

class PatternDrafting {
public:
    PatternDrafting(const Pattern& way, const DraftGround& ground, std::size_t mostDrafts,
                    LostMeaning& lost)
        : m_way(way),
          m_ground(ground),
          m_words(*ground.to->words),
          m_mostDrafts(mostDrafts),
          m_lost(lost)
    {
    }

    std::vector<RuleDraft> run();

private:
    void orderEntries();
    bool nameOperators();
    bool nameOperator(DraftEntry& entry, const Entry& wanted);
    void wireChildren();
    bool hasOneResult();
    void tellOrder();
    std::vector<OperandWays> openOperands();
    RuleDraft drawn(const std::vector<OperandWays>& open, const std::vector<std::size_t>& chosen);
    void takeResults(RuleDraft& draft) const;

    const Pattern& m_way;
    const DraftGround& m_ground;
    const PatternWords& m_words;
    std::size_t m_mostDrafts;
    LostMeaning& m_lost;
    RuleDraft m_draft;              ///< Without operands.
    std::vector<EntryId> m_entries; ///< Of the way, by entry of the draft.
    std::unordered_map<EntryId, std::uint32_t> m_placeOf;
};

/// The pattern's own where the language is free to choose the place of a match as it does; else
/// what is used first.
void PatternDrafting::orderEntries()
{
    std::vector<EntryId> order;
    const auto isPart = [&](EntryId id) {
        const Entry::Kind kind = m_way.entry(id).kind;
        return kind == Entry::Kind::Operator || kind == Entry::Kind::Choice;
    };
    if (m_words.optionals && !hasPositions(m_way)) {
        for (std::size_t at = 0; at < m_way.entryCount(); ++at)
            order.emplace_back(at);
    } else {
        std::vector<std::size_t> open(m_way.entryCount());
        for (const PatternEdge& edge : m_way.edges())
            ++open[edge.to.index];
        for (std::size_t at = 0; at < open.size(); ++at) {
            if (open[at] == 0)
                order.emplace_back(at);
        }
        for (std::size_t at = 0; at < order.size(); ++at) {
            for (const PatternEdge& edge : m_way.edgesFrom(order[at])) {
                if (--open[edge.to.index] == 0)
                    order.push_back(edge.to);
            }
        }
    }
    for (const EntryId id : order) {
        if (!isPart(id))
            continue;
        m_placeOf.emplace(id, static_cast<std::uint32_t>(m_entries.size()));
        m_entries.push_back(id);
    }
}

bool PatternDrafting::nameOperator(DraftEntry& entry, const Entry& wanted)
{
    entry.name = wanted.name;
    entry.isIncluded = wanted.isIncluded;
    entry.isOptional = wanted.isOptional;
    entry.isRepeated = wanted.isRepeated;
    for (const EntryId option : wanted.options)
        entry.options.push_back(m_placeOf.at(option));
    if (wanted.kind == Entry::Kind::Choice)
        return true;
    const bool isOpen = wanted.operators.mode != OperatorClass::Mode::OneOf;
    if (isOpen && !m_words.others) {
        m_lost.add(Severity::Error, "any-operator",
                   '`' + wanted.name + "` takes any operator"
                       + (wanted.operators.mode == OperatorClass::Mode::Any ? "" : " but some")
                       + ", and " + std::string(m_ground.to->title) + " must name every operator.",
                   m_lost.placeOf(wanted.name));
        return false;
    }
    entry.isInverted = wanted.operators.mode == OperatorClass::Mode::NoneOf;
    entry.operators = operatorWords(wanted.operators, m_ground);
    bool isNamed = true;
    for (const std::string& name : entry.operators) {
        const std::string why = m_words.whyNoOperator ? m_words.whyNoOperator(name) : std::string();
        if (why.empty() || isSpelled(name, m_words))
            continue;
        m_lost.add(Severity::Error, "no-operator", why, m_lost.placeOf(wanted.name));
        isNamed = false;
    }
    if (!wanted.operators.except.empty())
        m_lost.add(Severity::Information, "wider-operator",
                   '`' + wanted.name + "` takes "
                       + (entry.operators.empty() ? "any operator"
                                                  : "every `" + entry.operators.front() + '`')
                       + " here, and in the original not " + quotedList(wanted.operators.except)
                       + '.',
                   m_lost.placeOf(wanted.name));
    return isNamed;
}

bool PatternDrafting::nameOperators()
{
    m_draft.entries.resize(m_entries.size());
    bool areNamed = true;
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        DraftEntry& entry = m_draft.entries[at];
        entry.node = NodeId(at);
        entry.result = ValueId(at);
        areNamed = nameOperator(entry, m_way.entry(m_entries[at])) && areNamed;
    }
    return areNamed;
}

/// In the order of the pattern.
void PatternDrafting::wireChildren()
{
    for (const PatternEdge& edge : m_way.edges()) {
        const auto from = m_placeOf.find(edge.from);
        const auto to = m_placeOf.find(edge.to);
        if (from == m_placeOf.end() || to == m_placeOf.end())
            continue;
        std::vector<std::uint32_t>& children = m_draft.entries[from->second].children;
        if (std::ranges::find(children, to->second) == children.end())
            children.push_back(to->second);
    }
}

bool PatternDrafting::hasOneResult()
{
    std::vector<std::string> ends;
    for (const DraftEntry& entry : m_draft.entries) {
        if (entry.children.empty())
            ends.push_back(entry.name);
    }
    if (m_words.severalResults || ends.size() == 1)
        return true;
    m_lost.add(Severity::Error, "several-results",
               "In " + std::string(m_ground.to->title)
                   + " a pattern ends with one operator, but this one ends with " + quotedList(ends)
                   + '.',
               m_lost.placeOf(ends.front()));
    return false;
}

/// What an order says that is lost: of operators with one operand it says nothing.
void PatternDrafting::tellOrder()
{
    if (m_words.operands || !hasPositions(m_way))
        return;
    std::vector<std::string> ordered;
    for (const EntryId id : m_entries) {
        const Entry& entry = m_way.entry(id);
        const bool isOrdered = entry.operands.most.value_or(2) > 1 && !entry.isCommutative;
        if (isOrdered && entry.kind == Entry::Kind::Operator)
            ordered.push_back(entry.name);
    }
    if (!ordered.empty())
        m_lost.add(Severity::Information, "operand-order",
                   "Which operand is which, and how many there are, cannot be expressed in "
                       + std::string(m_ground.to->title) + ": " + quotedList(ordered) + '.',
                   m_lost.placeOf(ordered.front()));
}

std::vector<OperandWays> PatternDrafting::openOperands()
{
    DraftOperands operands(m_way, m_placeOf, m_ground, m_lost);
    std::vector<OperandWays> open;
    std::size_t product = 1;
    bool isCut = false;
    for (std::size_t at = 0; at < m_entries.size(); ++at) {
        open.push_back(operands.waysOf(m_entries[at], m_draft.entries[at]));
        const std::size_t count = open.back().ways.size();
        if (count > 1 && product * count > m_mostDrafts) {
            open.back().ways.resize(1);
            isCut = true;
        }
        product *= std::max<std::size_t>(open.back().ways.size(), 1);
    }
    if (isCut)
        m_lost.add(Severity::Warning, "open-operands",
                   "The rule does not say which operand is which, and not every way is written. "
                   "Translate it with a model: then they are as they occur there.");
    return open;
}

void PatternDrafting::takeResults(RuleDraft& draft) const
{
    const bool hidesInside = m_ground.from->words && m_ground.from->words->keepsInside;
    for (std::uint32_t at = 0; at < draft.entries.size(); ++at) {
        const bool isEnd = draft.entries[at].children.empty();
        if (isEnd || !(hidesInside || m_words.keepsInside))
            draft.results.push_back(at);
    }
}

RuleDraft PatternDrafting::drawn(const std::vector<OperandWays>& open,
                                 const std::vector<std::size_t>& chosen)
{
    RuleDraft draft = m_draft;
    DraftValues values(m_way, static_cast<std::uint32_t>(draft.entries.size()), m_words);
    for (std::size_t at = 0; at < draft.entries.size(); ++at)
        values.wire(draft.entries[at], open[at], chosen[at]);
    values.moveInto(draft);
    takeResults(draft);
    return draft;
}

std::vector<RuleDraft> PatternDrafting::run()
{
    orderEntries();
    if (m_entries.empty()) {
        m_lost.add(Severity::Error, "no-operators", "No operator is in the pattern.");
        return {};
    }
    const bool areNamed = nameOperators();
    wireChildren();
    if (!hasOneResult() || !areNamed)
        return {};
    tellOrder();
    if (!m_words.operands) {
        takeResults(m_draft);
        return {std::move(m_draft)};
    }
    const std::vector<OperandWays> open = openOperands();
    if (std::ranges::any_of(open, [](const OperandWays& each) { return each.ways.empty(); }))
        return {};
    std::vector<RuleDraft> drafts;
    std::vector<std::size_t> chosen(open.size());
    for (bool isThere = true; isThere;) {
        drafts.push_back(drawn(open, chosen));
        isThere = false;
        for (std::size_t at = chosen.size(); at-- > 0 && !isThere;) {
            isThere = ++chosen[at] < open[at].ways.size();
            if (!isThere)
                chosen[at] = 0;
        }
    }
    return drafts;
}

} // namespace

std::vector<RuleDraft> draftsOf(const Pattern& way, const DraftGround& ground,
                                std::size_t mostDrafts, LostMeaning& lost)
{
    return PatternDrafting(way, ground, mostDrafts, lost).run();
}

std::vector<std::string> operatorWords(const OperatorClass& operators, const DraftGround& ground)
{
    std::vector<std::string> words;
    if (operators.mode == OperatorClass::Mode::Any)
        return words;
    auto groups = operatorGroups(operators, *ground.operators);
    // Where patterns say what operands are, all names are names of one operator.
    if (ground.from->words && ground.from->words->operands && groups.size() > 1)
        groups.resize(1);
    for (const std::vector<std::string>& group : groups) {
        const OperatorSpec* const spec = ground.operators->find(group.front());
        const std::string& canonical = spec ? spec->name : group.front();
        const bool isOneName = ground.to->operatorName && !ground.to->calls;
        if (ground.from == ground.to)
            words.insert(words.end(), group.begin(), isOneName ? group.begin() + 1 : group.end());
        else
            words.push_back(isOneName ? ground.to->operatorName(canonical, canonical) : canonical);
    }
    return words;
}

bool isSpelled(const std::string& operatorName, const PatternWords& words)
{
    const std::vector<std::size_t> counts = tensorCountsOf(operatorName);
    return words.spelled && std::ranges::any_of(counts, [&](std::size_t count) {
               return !words.spelled(operatorName, count).empty();
           });
}

bool hasPositions(const Pattern& pattern)
{
    return pattern.hasCalls() || std::ranges::any_of(pattern.edges(), [](const PatternEdge& edge) {
               return edge.operand.has_value();
           });
}

} // namespace fusewright
