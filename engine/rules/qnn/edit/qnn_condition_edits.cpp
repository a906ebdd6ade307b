// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/edit/qnn_editing.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace fusewright {

namespace {

/// A comparison, and the one that holds for the number too.
struct LooserComparison {
    std::string_view name;
    std::string_view looser;
};

constexpr std::array<LooserComparison, 4> comparisons{
    {{"GT", "GE"}, {"GE", "GE"}, {"LT", "LE"}, {"LE", "LE"}}};

/// The outermost node of the constraint at a place: of what a macro gives, all of it.
std::optional<std::uint32_t> conditionAt(const QnnEditedRule& rule, ByteRange place)
{
    for (const std::uint32_t node : rule.nodesOf(rule.rule().parts.constraint)) {
        if (rule.at(node).place == place)
            return node;
    }
    return std::nullopt;
}

bool isQnnLiteral(const QnnNode& node)
{
    return node.kind == QnnNode::Kind::Integer || node.kind == QnnNode::Kind::Float;
}

/// A number that was seen, as the rule writes one in the place of another one.
std::optional<std::string> numberLike(const QnnNode& literal, const std::string& seen)
{
    double number = 0;
    const char* const end = seen.data() + seen.size();
    const auto [read, error] = std::from_chars(seen.data(), end, number);
    if (error != std::errc() || read != end)
        return std::nullopt;
    const bool isWhole = seen.find_first_not_of("-0123456789") == std::string::npos;
    if (literal.kind == QnnNode::Kind::Integer)
        return isWhole && !(literal.isSize && number < 0)
            ? std::optional(seen + (literal.isSize ? "u" : ""))
            : std::nullopt;
    return seen + (isWhole ? ".0" : "") + (literal.text.ends_with('f') ? "f" : "");
}

} // namespace

/// Of an AND a part goes; a condition of its own becomes OK.
RuleEdits QnnEditing::dropCondition(PatternName pattern, ByteRange part) const
{
    const auto rule = QnnEditedRule::find(m_file, pattern);
    auto node = rule ? conditionAt(*rule, part) : std::nullopt;
    if (!node)
        return std::nullopt;
    auto parent = rule->parentOf(*node);
    while (parent && rule->at(*parent).isCall("NOT")) {
        node = parent;
        parent = rule->parentOf(*node);
    }
    QnnRuleChange change(m_file, m_read, *rule);
    const ByteRange place = rule->at(*node).place;
    if (!parent) {
        change.replace(place, "OK");
        return change.made();
    }
    const QnnNode& all = rule->at(*parent);
    if (!all.isCall("AND") || all.operands.size() < 2 || !rule->isWritten(*parent))
        return std::nullopt;
    const auto at =
        static_cast<std::size_t>(std::ranges::find(all.operands, *node) - all.operands.begin());
    const auto placeOf = [&](std::size_t operand) { return rule->at(all.operands[operand]).place; };
    if (all.operands.size() == 2) {
        const ByteRange stays = placeOf(1 - at);
        change.remove({all.place.begin, stays.begin});
        change.remove({stays.end, all.place.end});
    } else if (at == 0) {
        change.remove({place.begin, placeOf(1).begin});
    } else {
        change.remove({placeOf(at - 1).end, place.end});
    }
    return change.made();
}

/// `GT(x, 32)` becomes `GE(x, 16)`, `EQ(x, 1)` becomes `OR(EQ(x, 1), EQ(x, 2))`.
RuleEdits QnnEditing::loosenCondition(PatternName pattern, ByteRange part,
                                      const SeenSides& seen) const
{
    const auto rule = QnnEditedRule::find(m_file, pattern);
    const auto node = rule ? conditionAt(*rule, part) : std::nullopt;
    if (!node || !rule->isWritten(*node) || rule->at(*node).operands.size() != 2)
        return std::nullopt;
    const QnnNode& call = rule->at(*node);
    const bool isRight = isQnnLiteral(rule->tree().operand(call, 1));
    const QnnNode& literal = rule->tree().operand(call, isRight ? 1 : 0);
    const auto number = isQnnLiteral(literal)
        ? numberLike(literal, isRight ? seen.left : seen.right)
        : std::nullopt;
    if (!number)
        return std::nullopt;
    QnnRuleChange change(m_file, m_read, *rule);
    if (call.isCall("EQ")) {
        const std::string written(rule->text(*node));
        const std::string other = std::string(rule->text({call.place.begin, literal.place.begin}))
            + *number + std::string(rule->text({literal.place.end, call.place.end}));
        change.replace(call.place, "OR(" + written + ", " + other + ')');
        return change.made();
    }
    const auto looser = std::ranges::find(comparisons, call.text, &LooserComparison::name);
    if (looser == comparisons.end())
        return std::nullopt;
    change.replace(call.name, std::string(looser->looser));
    change.replace(literal.place, *number);
    return change.made();
}

} // namespace fusewright
