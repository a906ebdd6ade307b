// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/engine/rewrite/rewrite_shrink.h"

#include <algorithm>

namespace fusewright::test {

namespace {

template <class T>
void erase(std::vector<T>& items, std::size_t at)
{
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(at));
}

/// Collects the cases that are one step smaller, the greatest steps first.
class Steps {
public:
    explicit Steps(const RewriteCase& from) : m_from(from)
    {
        for (std::size_t at = from.graph.nodes.size(); at-- > 0;)
            add().graph = from.graph.without(at);
        for (std::size_t at = from.rules.rules.size(); at-- > 0 && from.rules.rules.size() > 1;)
            erase(add().rules.rules, at);
        dropChoices();
        for (std::size_t at = 0; at < from.rules.rules.size(); ++at)
            simplifyRule(at);
        for (std::size_t at = 0; at < from.graph.nodes.size(); ++at)
            simplifyNode(at);
    }

    const std::vector<RewriteCase>& cases() const { return m_cases; }

private:
    RewriteCase& add() { return m_cases.emplace_back(m_from); }
    RuleDraft& addFor(std::size_t rule) { return add().rules.rules[rule]; }
    void dropChoices();
    void simplifyRule(std::size_t rule);
    void dropParts(std::size_t rule);
    void simplifyPart(std::size_t rule, std::size_t part);
    void dropLoops(std::size_t rule);
    void simplifyPattern(std::size_t rule);
    void simplifyNode(std::size_t node);

    const RewriteCase& m_from;
    std::vector<RewriteCase> m_cases;
};

void Steps::dropChoices()
{
    for (const auto& [name, answer] : m_from.rules.choices.assumed)
        add().rules.choices.assumed.erase(name);
    if (!m_from.rules.choices.options.empty())
        add().rules.choices.options.clear();
    const StagePlan usual;
    if (m_from.rules.plan.again != usual.again)
        add().rules.plan.again = usual.again;
    if (m_from.rules.plan.innerUse != usual.innerUse)
        add().rules.plan.innerUse = usual.innerUse;
    if (m_from.rules.plan.removes != usual.removes)
        add().rules.plan.removes = usual.removes;
    if (m_from.rules.plan.mostDescendants > 1)
        add().rules.plan.mostDescendants = 1;
}

void Steps::simplifyRule(std::size_t rule)
{
    const RuleDraft& draft = m_from.rules.rules[rule];
    if (draft.check.isValid()) {
        addFor(rule).check = {};
        const ExpressionTable& table = draft.pattern.expressions;
        for (const ExpressionId operand : table.operands(draft.check)) {
            if (table.type(operand) == ScalarType::Bool)
                addFor(rule).check = operand;
        }
    }
    for (std::size_t at = 0; at < draft.results.size() && draft.results.size() > 1; ++at)
        erase(addFor(rule).results, at);
    for (std::size_t at = 0; at < draft.results.size(); ++at) {
        for (std::uint32_t part = 0; part < draft.results[at].part.index; ++part)
            addFor(rule).results[at].part = PartId(part);
    }
    dropParts(rule);
    dropLoops(rule);
    for (std::size_t at = 0; at < draft.parts.size(); ++at)
        simplifyPart(rule, at);
    simplifyPattern(rule);
}

void Steps::dropParts(std::size_t rule)
{
    const RuleDraft& draft = m_from.rules.rules[rule];
    for (std::size_t gone = draft.parts.size(); gone-- > 0;) {
        RuleDraft smaller = draft;
        bool isUsed = false;
        const auto move = [&](PartId& part) {
            isUsed = isUsed || part.index == gone;
            if (part.isValid() && part.index > gone)
                part = PartId(part.index - 1);
        };
        for (ReplacementPart& part : smaller.parts) {
            for (PartOperand& operand : part.operands)
                move(operand.part);
        }
        for (ReplacedResult& result : smaller.results)
            move(result.part);
        erase(smaller.parts, gone);
        if (!isUsed)
            addFor(rule) = std::move(smaller);
    }
}

void Steps::dropLoops(std::size_t rule)
{
    const RuleDraft& draft = m_from.rules.rules[rule];
    for (std::size_t at = 0; at < draft.loops.size(); ++at) {
        if (draft.loops[at].step.isValid())
            addFor(rule).loops[at].step = {};
        if (draft.loops[at].axis.isValid())
            addFor(rule).loops[at].axis = {};
    }
    if (!draft.loops.empty())
        addFor(rule).loops.pop_back();
}

void Steps::simplifyPart(std::size_t rule, std::size_t at)
{
    const ReplacementPart& part = m_from.rules.rules[rule].parts[at];
    const auto smaller = [&]() -> ReplacementPart& { return addFor(rule).parts[at]; };
    for (std::size_t operand = 0; operand < part.operands.size(); ++operand) {
        if (part.operands.size() > 1)
            erase(smaller().operands, operand);
        for (std::uint32_t other = 0; other < part.operands[operand].part.index
             && part.operands[operand].part.isValid() && !part.operands[operand].isSpread;
             ++other)
            smaller().operands[operand].part = PartId(other);
    }
    for (std::size_t attribute = 0; attribute < part.attributes.size(); ++attribute)
        erase(smaller().attributes, attribute);
    if (part.attributesOf.isValid())
        smaller().attributesOf = {};
    if (part.kind != ReplacementPart::Kind::Constant && part.facts != MadeFacts())
        smaller().facts = {};
    if (!part.facts.resized.empty())
        smaller().facts.resized.pop_back();
    if (part.kind != ReplacementPart::Kind::Constant && part.facts.type != MadeFact())
        smaller().facts.type = {};
    if (part.kind != ReplacementPart::Kind::Constant && part.facts.shape != MadeFact())
        smaller().facts.shape = {};
    if (part.facts.dims.size() > 1)
        smaller().facts.dims.pop_back();
    if (part.resultCount.isValid())
        smaller().resultCount = {};
    if (part.resultNumber.isValid())
        smaller().resultNumber = {};
}

void Steps::simplifyPattern(std::size_t rule)
{
    const PatternDraft& pattern = m_from.rules.rules[rule].pattern;
    for (std::size_t gone = pattern.entries.size(); gone-- > 0;) {
        RuleDraft& draft = addFor(rule);
        draft.pattern = withoutEntry(pattern, EntryId(gone));
        std::erase_if(draft.results,
                      [&](const ReplacedResult& each) { return each.entry.index == gone; });
        for (ReplacedResult& result : draft.results) {
            if (result.entry.index > gone)
                result.entry = EntryId(result.entry.index - 1);
        }
    }
    if (pattern.place)
        addFor(rule).pattern.place.reset();
    if (pattern.binding != Pattern::Binding::Distinct)
        addFor(rule).pattern.binding = Pattern::Binding::Distinct;
    if (pattern.valueBinding != Pattern::ValueBinding::Shared)
        addFor(rule).pattern.valueBinding = Pattern::ValueBinding::Shared;
    for (std::size_t at = 0; at < pattern.entries.size(); ++at) {
        const Entry& entry = pattern.entries[at];
        const auto clear = [&](bool Entry::*mark, bool plain) {
            if (entry.*mark != plain)
                addFor(rule).pattern.entries[at].*mark = plain;
        };
        clear(&Entry::isOptional, false);
        clear(&Entry::isRepeated, false);
        clear(&Entry::isIncluded, true);
        clear(&Entry::isCommutative, false);
        clear(&Entry::isPrivate, false);
        if (entry.condition.isValid())
            addFor(rule).pattern.entries[at].condition = {};
        if (!entry.operands.isAny())
            addFor(rule).pattern.entries[at].operands = {};
        if (entry.operators.names.size() > 1)
            addFor(rule).pattern.entries[at].operators.names.pop_back();
        for (std::size_t option = 0; option < entry.options.size() && entry.options.size() > 1;
             ++option)
            erase(addFor(rule).pattern.entries[at].options, option);
    }
    for (std::size_t at = 0; at < pattern.edges.size(); ++at) {
        if (pattern.edges[at].operand)
            addFor(rule).pattern.edges[at].operand.reset();
    }
}

void Steps::simplifyNode(std::size_t at)
{
    const SmallNode& node = m_from.graph.nodes[at];
    const auto smaller = [&]() -> SmallNode& { return add().graph.nodes[at]; };
    for (std::size_t operand = 0; operand < node.operands.size(); ++operand) {
        if (node.operands.size() > 1)
            erase(smaller().operands, operand);
        if (node.operands[operand] != SmallOperand{})
            smaller().operands[operand] = {};
    }
    if (node.rank)
        smaller().rank.reset();
    if (node.isHalf)
        smaller().isHalf = false;
    if (node.attribute)
        smaller().attribute.reset();
    if (node.isGivenOut)
        smaller().isGivenOut = false;
    const bool isLastUsed = std::ranges::any_of(m_from.graph.nodes, [&](const SmallNode& user) {
        return std::ranges::any_of(user.operands, [&](const SmallOperand& operand) {
            return operand.kind == SmallOperand::Kind::Result && operand.at == at
                && operand.result + 1 == node.results;
        });
    });
    if (node.results > 1 && !isLastUsed)
        --smaller().results;
}

bool isAllowed(const RuleDraft& draft)
{
    bool hasOperator = false;
    for (const Entry& entry : draft.pattern.entries) {
        if (entry.kind == Entry::Kind::Choice && entry.options.empty())
            return false;
        if (entry.kind == Entry::Kind::Operator && !entry.isOptional)
            hasOperator = true;
    }
    return hasOperator && !draft.results.empty();
}

bool isAllowed(const RewriteCase& smaller)
{
    const auto isGood = [](const RuleDraft& draft) { return isAllowed(draft); };
    return !smaller.graph.nodes.empty() && std::ranges::all_of(smaller.rules.rules, isGood)
        && smaller.rules.build();
}

} // namespace

RewriteCase shrunk(RewriteCase failing, const std::function<bool(const RewriteCase&)>& fails)
{
    for (bool changed = true; changed;) {
        changed = false;
        const Steps steps(failing);
        for (const RewriteCase& smaller : steps.cases()) {
            if (!isAllowed(smaller) || !fails(smaller))
                continue;
            failing = RewriteCase(smaller);
            changed = true;
            break;
        }
    }
    return failing;
}

} // namespace fusewright::test
