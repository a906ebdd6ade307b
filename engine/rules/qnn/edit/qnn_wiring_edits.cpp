// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// Operators of a match stand in each other, and what is used twice has a tag. So an operator that
// is put in between is wrapped around an operand, and one that goes leaves its operand behind.

#include "engine/rules/qnn/edit/qnn_editing.h"
#include "engine/rules/qnn/edit/qnn_operator_word.h"
#include "engine/rules/qnn/edit/qnn_renaming.h"

#include <algorithm>

namespace fusewright {

namespace {

std::string quotedWord(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

/// The operator that a rule can say; nothing for an entry that it cannot.
std::optional<std::string> operatorWordOf(const AddedEntry& fresh)
{
    if (fresh.isOptional || fresh.isContext || fresh.operators.isInverted
        || fresh.operators.names.size() != 1)
        return std::nullopt;
    std::string word = qnnWordOf(fresh.operators.names.front());
    if (!canBeQnnTag(word) || word.starts_with('.') || word.starts_with('$'))
        return std::nullopt;
    return word;
}

/// Puts operators around what some places have, the first one innermost; the first place is where
/// it is made, the others name the last operator. False where they cannot be said.
bool wrapAll(const QnnEditedRule& rule, QnnRuleChange& change,
             std::span<const QnnOperandPlace> places, std::span<const AddedEntry> fresh)
{
    if (places.empty() || fresh.empty())
        return false;
    const ByteRange made = rule.at(places.front().node).place;
    std::string before;
    std::string last;
    for (const AddedEntry& each : fresh) {
        const auto word = operatorWordOf(each);
        if (!word || !canBeQnnTag(each.name))
            return false;
        last = rule.freshTag(each.name);
        before = "LET(" + quotedWord(last) + ", Op(" + quotedWord(*word) + ", " + before;
    }
    change.insert(made.begin, before);
    std::string behind;
    for (std::size_t at = 0; at < fresh.size(); ++at)
        behind += "))";
    change.insert(made.end, behind);
    for (const QnnOperandPlace& other : places.subspan(1)) {
        if (!rule.isWritten(other.node))
            return false;
        change.replace(rule.at(other.node).place, quotedWord(last));
    }
    return true;
}

/// Where an entry is made comes first.
std::vector<QnnOperandPlace> fromDefinition(const QnnEditedRule& rule, const QnnWrittenEntry& entry)
{
    std::vector<QnnOperandPlace> uses = rule.usesOf(entry);
    const auto made = std::ranges::find(uses, entry.whole(), &QnnOperandPlace::node);
    if (made != uses.end())
        std::rotate(uses.begin(), made, made + 1);
    return uses;
}

std::vector<QnnOperandPlace> usesByCall(const QnnEditedRule& rule, const QnnWrittenEntry& entry,
                                        const QnnWrittenEntry& user)
{
    std::vector<QnnOperandPlace> uses = fromDefinition(rule, entry);
    std::erase_if(uses, [&](const QnnOperandPlace& use) { return use.call != user.node; });
    return uses;
}

/// What goes of an entry, and the part of it that stays.
struct TakenOut {
    ByteRange whole;
    ByteRange stays;

    bool takes(ByteRange place) const { return whole.contains(place) && !stays.contains(place); }
};

/// Tags of the rule, wherever they stand, but where they go.
void renameUses(const QnnEditedRule& rule, QnnRuleChange& change, std::string_view tag,
                std::string_view fresh, const TakenOut& taken)
{
    for (const QnnTagUse& use : rule.rule().checked.tags) {
        const QnnNode& node = rule.at(use.node);
        if (!use.isSplit && node.text == tag && rule.isWritten(use.node)
            && !taken.takes(node.place))
            change.replace(node.place, quotedWord(fresh));
    }
}

bool isUsedElsewhere(const QnnEditedRule& rule, std::string_view tag)
{
    const auto isIt = [&](const QnnTagUse& use) {
        return !use.isSplit && rule.at(use.node).text == tag;
    };
    return !tag.empty() && std::ranges::count_if(rule.rule().checked.tags, isIt) > 1;
}

/// An operator goes, its first operand stays where it was; false where it has none.
bool takeOut(const QnnEditedRule& rule, QnnRuleChange& change, const QnnWrittenEntry& entry)
{
    const QnnNode& call = rule.at(entry.node);
    if (call.operands.size() < 2)
        return false;
    // Other operators would go with it.
    for (std::size_t at = 2; at < call.operands.size(); ++at) {
        if (!rule.at(call.operands[at]).isText())
            return false;
    }
    const std::uint32_t stays = call.operands[1];
    const QnnNode& operand = rule.at(stays);
    const std::string_view tag = rule.tagOf(entry);
    const bool isCalled = isUsedElsewhere(rule, tag);
    // An operator without a tag takes over the one of what goes.
    const bool keepsTag = isCalled && !operand.isText() && !operand.isCall("LET");
    const ByteRange whole = rule.at(keepsTag ? entry.node : entry.whole()).place;
    change.remove({whole.begin, operand.place.begin});
    change.remove({operand.place.end, whole.end});
    if (isCalled && !keepsTag)
        renameUses(rule, change, tag,
                   operand.isText() ? operand.text : rule.tree().operand(operand, 0).text,
                   {whole, operand.place});
    return true;
}

/// With the comma before it.
void removeOperand(const QnnEditedRule& rule, QnnRuleChange& change, const QnnOperandPlace& use)
{
    const QnnNode& before = rule.at(rule.at(use.call).operands[use.operand - 1]);
    change.remove({before.place.end, rule.at(use.node).place.end});
}

bool asksForTheRoot(const QnnEditedRule& rule)
{
    const std::vector<std::uint32_t> nodes = rule.nodesOf(rule.rule().parts.constraint);
    return std::ranges::any_of(nodes, [&](std::uint32_t node) {
        return rule.at(node).isText() && rule.at(node).text == "*";
    });
}

} // namespace

RuleEdits QnnEditing::insertBetween(PatternName pattern, std::string_view upper,
                                    std::string_view lower, std::span<const AddedEntry> fresh,
                                    InsertedSpan span) const
{
    const auto rule = QnnEditedRule::find(m_file, pattern);
    const QnnWrittenEntry* const above = rule ? rule->entry(upper) : nullptr;
    const QnnWrittenEntry* const below = rule ? rule->entry(lower) : nullptr;
    if (!above || !below || !below->isOperator || span == InsertedSpan::AllAbove)
        return std::nullopt;
    const std::vector<QnnOperandPlace> between = usesByCall(*rule, *above, *below);
    const std::vector<QnnOperandPlace> all = fromDefinition(*rule, *above);
    const bool isAll = span == InsertedSpan::AllBelow;
    if (between.empty() || (isAll && all.size() == between.size()))
        return std::nullopt;
    QnnRuleChange change(m_file, m_read, *rule);
    return wrapAll(*rule, change, isAll ? all : between, fresh) ? change.made() : std::nullopt;
}

RuleEdits QnnEditing::add(PatternName pattern, const AddedEntry& fresh, EntrySide side,
                          std::string_view other) const
{
    const auto rule = QnnEditedRule::find(m_file, pattern);
    const QnnWrittenEntry* const found = rule ? rule->entry(other) : nullptr;
    if (!found)
        return std::nullopt;
    QnnRuleChange change(m_file, m_read, *rule);
    const QnnNode& node = rule->at(found->node);
    if (side == EntrySide::Before) {
        if (!found->isOperator || node.operands.size() != 2)
            return std::nullopt;
        const QnnOperandPlace operand{found->node, 1, node.operands[1]};
        return wrapAll(*rule, change, std::span(&operand, 1), std::span(&fresh, 1)) ? change.made()
                                                                                    : std::nullopt;
    }
    if (found->node != rule->root())
        return wrapAll(*rule, change, fromDefinition(*rule, *found), std::span(&fresh, 1))
            ? change.made()
            : std::nullopt;
    const auto word = operatorWordOf(fresh);
    if (!word || asksForTheRoot(*rule))
        return std::nullopt;
    change.insert(node.place.begin, "Op(" + quotedWord(*word) + ", ");
    change.insert(node.place.end, ")");
    return change.made();
}

RuleEdits QnnEditing::connect(PatternName pattern, std::string_view from, std::string_view to) const
{
    const auto rule = QnnEditedRule::find(m_file, pattern);
    const QnnWrittenEntry* const feeder = rule ? rule->entry(from) : nullptr;
    const QnnWrittenEntry* const user = rule ? rule->entry(to) : nullptr;
    if (!feeder || !user || !user->isOperator || !usesByCall(*rule, *feeder, *user).empty()
        || rule->feeds(*user, *feeder))
        return std::nullopt;
    QnnRuleChange change(m_file, m_read, *rule);
    std::string tag(rule->tagOf(*feeder));
    if (tag.empty()) {
        tag = rule->freshTag(rule->operatorOf(*feeder));
        change.name(rule->at(feeder->node).place, tag);
    }
    change.insert(rule->at(rule->at(user->node).operands.back()).place.end, ", " + quotedWord(tag));
    return change.made();
}

/// The operand may then be anything; what is made there is made where it is used else.
RuleEdits QnnEditing::disconnect(PatternName pattern, std::string_view from,
                                 std::string_view to) const
{
    const auto rule = QnnEditedRule::find(m_file, pattern);
    const QnnWrittenEntry* const feeder = rule ? rule->entry(from) : nullptr;
    const QnnWrittenEntry* const user = rule ? rule->entry(to) : nullptr;
    if (!feeder || !user || !user->isOperator)
        return std::nullopt;
    std::vector<QnnOperandPlace> others = fromDefinition(*rule, *feeder);
    std::erase_if(others, [&](const QnnOperandPlace& use) { return use.call == user->node; });
    const std::vector<QnnOperandPlace> here = usesByCall(*rule, *feeder, *user);
    if (here.empty() || others.empty())
        return std::nullopt;
    QnnRuleChange change(m_file, m_read, *rule);
    const std::string fresh = rule->freshTag(feeder->isOperator ? "Any" : rule->tagOf(*feeder));
    for (const QnnOperandPlace& use : here) {
        if (use.node == feeder->whole() && feeder->isOperator)
            change.replace(rule->at(others.front().node).place,
                           std::string(rule->text(feeder->whole())));
        change.replace(rule->at(use.node).place, quotedWord(fresh));
    }
    return change.made();
}

RuleEdits QnnEditing::remove(PatternName pattern, std::string_view entry) const
{
    const auto rule = QnnEditedRule::find(m_file, pattern);
    const QnnWrittenEntry* const found = rule ? rule->entry(entry) : nullptr;
    if (!found)
        return std::nullopt;
    QnnRuleChange change(m_file, m_read, *rule);
    if (found->isOperator)
        return takeOut(*rule, change, *found) ? change.made() : std::nullopt;
    const std::vector<QnnOperandPlace> uses = rule->usesOf(*found);
    if (uses.size() != 1 || isUsedElsewhere(*rule, rule->tagOf(*found)))
        return std::nullopt;
    removeOperand(*rule, change, uses.front());
    return change.made();
}

} // namespace fusewright
