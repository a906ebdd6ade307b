// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/edit/qnn_rule_change.h"

#include "engine/graph/operator_catalogue.h"
#include "engine/rules/qnn/qnn_findings.h"
#include "engine/rules/qnn/qnn_rule_maker.h"
#include "engine/rules/rule_blocks.h"
#include "engine/support/text_edits.h"

#include <algorithm>

namespace fusewright {

namespace {

bool saysTheSame(const QnnRule& one, const QnnRule& other)
{
    const auto isSame = [](const QnnNode& a, const QnnNode& b) {
        return a.kind == b.kind && a.text == b.text && a.operands == b.operands;
    };
    return one.pass.text == other.pass.text && one.flag == other.flag
        && one.isSound == other.isSound
        && std::ranges::equal(one.tree.nodes, other.tree.nodes, isSame);
}

/// Whether it is a rule, as far as it was one before.
bool canBeMade(const QnnFile& file, const QnnRule& rule)
{
    QnnFindings ignored(*file.source);
    return makeQnnRule(file, rule, *OperatorCatalogue::builtIn(), ignored).has_value();
}

std::ptrdiff_t errorsIn(const QnnFile& file)
{
    return std::ranges::count(file.diagnostics, Severity::Error, &Diagnostic::severity);
}

} // namespace

void QnnRuleChange::replace(ByteRange place, std::string text)
{
    // What a macro is given stands once and may be used several times.
    const auto isThere = [&](const auto& known) { return known.first == place; };
    if (std::ranges::none_of(m_changes, isThere) || place.isEmpty())
        m_changes.emplace_back(place, std::move(text));
}

void QnnRuleChange::wrap(ByteRange place, std::string_view tag, std::string_view operatorName)
{
    insert(place.begin,
           "LET(\"" + std::string(tag) + "\", Op(\"" + std::string(operatorName) + "\", ");
    insert(place.end, "))");
}

void QnnRuleChange::name(ByteRange place, std::string_view tag)
{
    insert(place.begin, "LET(\"" + std::string(tag) + "\", ");
    insert(place.end, ")");
}

void QnnRuleChange::addCopy(ByteRange place, std::string_view text)
{
    const ByteRange whole = m_rule.rule().range;
    m_copies.push_back(std::string(m_rule.text({whole.begin, place.begin})) + std::string(text)
                       + std::string(m_rule.text({place.end, whole.end})));
}

/// Each with an empty line before it, and with the sign behind it that the rule has.
std::string QnnRuleChange::copies() const
{
    const std::string_view text = m_file.source->text();
    const std::size_t end = m_rule.rule().range.end;
    const std::size_t next = text.find_first_not_of(" \t", end);
    const bool hasSign = next != std::string_view::npos && text[next] == ';';
    const std::string apart = withLineBreaks("\n\n", lineBreakOf(text));
    std::string added;
    for (const std::string& copy : m_copies)
        added += apart + copy + (hasSign ? ";" : "");
    return added;
}

bool QnnRuleChange::isAsMeant(const QnnFile& after) const
{
    const std::size_t own = m_rule.number();
    const std::size_t more = m_copies.size();
    if (after.rules.size() != m_file.rules.size() + more || errorsIn(after) > errorsIn(m_file))
        return false;
    for (std::size_t at = 0; at < m_file.rules.size(); ++at) {
        const std::size_t now = at > own ? at + more : at;
        if (at != own && !saysTheSame(m_file.rules[at], after.rules[now]))
            return false;
    }
    // What cannot be made is not written twice.
    const bool wasMade = more > 0 || canBeMade(m_file, m_rule.rule());
    for (std::size_t at = own; at <= own + more; ++at) {
        const QnnRule& made = after.rules[at];
        if (!made.isSound || (wasMade && !canBeMade(after, made))
            || made.pass.text != m_rule.rule().pass.text)
            return false;
    }
    return true;
}

RuleEdits QnnRuleChange::made() const
{
    std::vector<TextEdit> edits;
    for (const auto& [place, text] : m_changes)
        edits.push_back({m_file.source->range(place), text});
    if (!m_copies.empty()) {
        const ByteRange behind = commentBehind(m_file.source->text(), m_file.scan.comments,
                                               m_rule.rule().range.end, ';');
        edits.push_back({m_file.source->range({behind.end, behind.end}), copies()});
    }
    std::ranges::stable_sort(edits, {}, [](const TextEdit& edit) { return edit.range.begin; });
    if (edits.empty())
        return std::nullopt;
    const QnnFile after = m_read(edited(*m_file.source, edits));
    return isAsMeant(after) ? RuleEdits(std::move(edits)) : std::nullopt;
}

} // namespace fusewright
