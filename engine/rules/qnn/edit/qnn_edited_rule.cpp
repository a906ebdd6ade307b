// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/qnn/edit/qnn_edited_rule.h"

#include "engine/rules/qnn/qnn_match_maker.h"
#include "engine/rules/qnn/qnn_written_match.h"

#include <algorithm>

namespace fusewright {

namespace {

bool isOperatorCall(const QnnNode& node)
{
    return (node.isCall("Op") || node.isCall("OpVarIn")) && !node.operands.empty();
}

} // namespace

QnnEditedRule::QnnEditedRule(const QnnFile& file, const QnnRule& rule, std::size_t number)
    : m_file(file), m_rule(rule), m_number(number), m_match(nodesOf(rule.parts.match))
{
    const QnnWrittenMatch match = writtenMatch(rule);
    for (std::size_t at = 0; match.pattern && at < match.pattern->entryCount(); ++at)
        addEntry(match.pattern->entry(EntryId(at)).name, match.places[at]);
}

std::optional<QnnEditedRule> QnnEditedRule::find(const QnnFile& file, PatternName where)
{
    const QnnRule* const rule = file.find(where.rule);
    if (!rule || !rule->isSound || where.pattern != "pattern")
        return std::nullopt;
    QnnEditedRule written(file, *rule, static_cast<std::size_t>(rule - file.rules.data()));
    return written.m_entries.empty() ? std::nullopt : std::optional(std::move(written));
}

/// An operator is known by where its name stands, an operand by where it is named first. Several
/// at one place come of a macro: none of them can be told.
void QnnEditedRule::addEntry(std::string name, ByteRange place)
{
    std::vector<QnnWrittenEntry> found;
    for (const std::uint32_t node : m_match) {
        const QnnNode& seen = at(node);
        if (isOperatorCall(seen) && m_rule.tree.operand(seen, 0).place == place)
            found.push_back({.name = name, .node = node, .let = {}, .isOperator = true});
        for (std::size_t operand = 1; isOperatorCall(seen) && operand < seen.operands.size();
             ++operand) {
            const QnnNode& text = m_rule.tree.operand(seen, operand);
            if (text.isText() && text.place == place && text.text == name)
                found.push_back({.name = name, .node = seen.operands[operand], .let = {}});
        }
    }
    if (found.size() != 1)
        return;
    for (const std::uint32_t node : m_match) {
        const QnnNode& let = at(node);
        if (let.isCall("LET") && let.operands.size() == 2 && let.operands[1] == found[0].node)
            found[0].let = node;
    }
    m_entries.push_back(std::move(found.front()));
}

std::vector<std::uint32_t> QnnEditedRule::nodesOf(std::uint32_t part) const
{
    std::vector<std::uint32_t> nodes;
    std::vector<std::uint32_t> open{part};
    while (!open.empty()) {
        const std::uint32_t node = open.back();
        open.pop_back();
        nodes.push_back(node);
        const auto& operands = at(node).operands;
        open.insert(open.end(), operands.rbegin(), operands.rend());
    }
    return nodes;
}

std::optional<std::uint32_t> QnnEditedRule::parentOf(std::uint32_t node) const
{
    for (const std::uint32_t each : nodesOf(m_rule.parts.constraint)) {
        const auto& operands = at(each).operands;
        if (std::ranges::find(operands, node) != operands.end())
            return each;
    }
    return std::nullopt;
}

bool QnnEditedRule::isWritten(std::uint32_t node) const
{
    const QnnNode& asked = at(node);
    const std::string_view written = text(node);
    if (asked.isText())
        return written == '"' + asked.text + '"';
    if (asked.kind != QnnNode::Kind::Call)
        return written == asked.text;
    // A macro may be called like the function that it begins with, and more.
    return text(asked.name) == asked.text && written.ends_with(')');
}

const QnnWrittenEntry* QnnEditedRule::entry(std::string_view name) const
{
    const auto found = std::ranges::find(m_entries, name, &QnnWrittenEntry::name);
    return found == m_entries.end() || !isWritten(found->whole()) ? nullptr : &*found;
}

std::string_view QnnEditedRule::tagOf(const QnnWrittenEntry& entry) const
{
    if (entry.let)
        return m_rule.tree.operand(at(*entry.let), 0).text;
    return entry.isOperator ? std::string_view() : std::string_view(at(entry.node).text);
}

std::uint32_t QnnEditedRule::operatorNode(const QnnWrittenEntry& entry) const
{
    const std::uint32_t name = at(entry.node).operands.front();
    const QnnNode& written = at(name);
    return written.kind == QnnNode::Kind::Call && !written.operands.empty()
        ? written.operands.front()
        : name;
}

std::string_view QnnEditedRule::operatorOf(const QnnWrittenEntry& entry) const
{
    return entry.isOperator ? std::string_view(at(operatorNode(entry)).text) : std::string_view();
}

std::vector<QnnOperandPlace> QnnEditedRule::usesOf(const QnnWrittenEntry& entry) const
{
    const std::string_view tag = tagOf(entry);
    std::vector<QnnOperandPlace> uses;
    for (const std::uint32_t call : m_match) {
        if (!isOperatorCall(at(call)))
            continue;
        const auto& operands = at(call).operands;
        for (std::size_t operand = 1; operand < operands.size(); ++operand) {
            const QnnNode& node = at(operands[operand]);
            const bool isNamed = node.isText() && !tag.empty() && node.text == tag;
            if (isNamed || operands[operand] == entry.whole())
                uses.push_back({call, operand, operands[operand]});
        }
    }
    return uses;
}

bool QnnEditedRule::feeds(const QnnWrittenEntry& from, const QnnWrittenEntry& to) const
{
    std::vector<const QnnWrittenEntry*> reached{&from};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        if (reached[next]->node == to.node)
            return true;
        for (const QnnOperandPlace& use : usesOf(*reached[next])) {
            const auto user = std::ranges::find(m_entries, use.call, &QnnWrittenEntry::node);
            if (user != m_entries.end() && std::ranges::find(reached, &*user) == reached.end())
                reached.push_back(&*user);
        }
    }
    return false;
}

bool QnnEditedRule::hasTag(std::string_view tag) const
{
    return std::ranges::any_of(m_rule.checked.tags,
                               [&](const QnnTagUse& use) { return at(use.node).text == tag; });
}

std::string QnnEditedRule::freshTag(std::string_view wanted) const
{
    std::string tag(wanted);
    for (std::size_t number = 2; hasTag(tag); ++number)
        tag = std::string(wanted) + std::to_string(number);
    return tag;
}

} // namespace fusewright
