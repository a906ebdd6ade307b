// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/advise/condition_changes.h"

#include "engine/rewrite/rewrite_counts.h"
#include "engine/rules/rule.h"
#include "engine/rules/rule_editing.h"
#include "engine/rules/rules_text.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::size_t mostReasons = 8;

std::string quotedCondition(std::string_view text)
{
    return '`' + std::string(text) + '`';
}

/// `16 > 32`, with more behind it, has two sides.
std::optional<SeenSides> sidesOf(const std::string& saw)
{
    const std::size_t left = saw.find(' ');
    const std::size_t right = left == std::string::npos ? left : saw.find(' ', left + 1);
    if (right == std::string::npos)
        return std::nullopt;
    const std::size_t end = std::min(saw.find(' ', right + 1), saw.size());
    return SeenSides{saw.substr(0, left), saw.substr(right + 1, end - right - 1)};
}

/// The side that is no number of the rule.
const std::string& seenOf(const ExpressionTable& expressions, ExpressionId part,
                          const SeenSides& seen)
{
    const auto operands = expressions.operands(part);
    const bool isRight =
        operands.size() == 2 && expressions.op(operands[1]) == ExpressionOp::Literal;
    return isRight ? seen.left : seen.right;
}

class ConditionChanges {
public:
    ConditionChanges(const RuleEditing& editing, const Rule& rule)
        : m_editing(editing), m_rule(rule)
    {
    }

    void add(const RefusedGroup& refused);
    std::vector<RuleChange> take() { return std::move(m_changes); }

private:
    void add(FixKind kind, std::string title, const RuleEdits& edits, unsigned strangeness);

    const RuleEditing& m_editing;
    const Rule& m_rule;
    std::vector<RuleChange> m_changes;
};

/// Several values may be seen of one part, which goes only once.
void ConditionChanges::add(FixKind kind, std::string title, const RuleEdits& edits,
                           unsigned strangeness)
{
    const auto isThere = [&](const RuleChange& known) { return known.edits == *edits; };
    if (edits && std::ranges::none_of(m_changes, isThere))
        m_changes.push_back({kind, std::move(title), *edits, strangeness});
}

void ConditionChanges::add(const RefusedGroup& refused)
{
    if (refused.pattern >= m_rule.patterns.size())
        return;
    const RulePattern& written = m_rule.patterns[refused.pattern];
    const ExpressionTable& expressions = written.pattern.expressions();
    if (!refused.part.isValid() || !expressions.contains(refused.part))
        return;
    const PatternName where{m_rule.name, written.name};
    const ByteRange part = expressions.place(refused.part);
    constexpr unsigned loosened = 2;
    constexpr unsigned dropped = 3;
    if (const auto seen = sidesOf(refused.saw))
        add(FixKind::Loosen,
            "Let " + quotedCondition(refused.what) + " hold for "
                + quotedCondition(seenOf(expressions, refused.part, *seen)) + " too",
            m_editing.loosenCondition(where, part, *seen), loosened);
    add(FixKind::DropCondition, "Do not ask for " + quotedCondition(refused.what),
        m_editing.dropCondition(where, part), dropped);
}

} // namespace

std::vector<RuleChange> conditionChanges(const RulesText& text, const Rule& rule,
                                         const RewriteCounts& counts)
{
    const RuleEditing* const editing = text.editing();
    if (!editing)
        return {};
    ConditionChanges changes(*editing, rule);
    std::size_t reasons = 0;
    for (const RefusedGroup& refused : counts.refused) {
        if (refused.reason == RefusedRewrite::Reason::ConditionFalse && reasons++ < mostReasons)
            changes.add(refused);
    }
    return changes.take();
}

} // namespace fusewright
