// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/finding_repairs.h"

#include "engine/rules/samba/edit/edit_text.h"
#include "engine/rules/samba/edit/entry_removal.h"

#include <algorithm>
#include <optional>

namespace fusewright {

namespace {

class Repairs {
public:
    Repairs(const YamlDocument& document, const RuleContext& context)
        : m_document(document), m_context(context), m_text(document)
    {
    }

    void addTo(Diagnostic& finding) const
    {
        if (!finding.range)
            return;
        const auto rule = ruleAt(finding.range->begin);
        if (!rule || m_document.kind(rule->value) != YamlKind::Mapping)
            return;
        if (finding.code == "missing-priority")
            add(finding, "Add `priority: 0`", {m_text.insertedFirst(rule->value, "priority: 0")});
        else if (finding.code == "heuristic-mismatch")
            addRemoval(finding, *rule);
        else
            addEntry(finding, *rule);
    }

private:
    TextPosition beginOf(const YamlEntry& entry) const
    {
        return m_document.source().position(m_document.range(entry.key).begin);
    }

    /// The last one that begins at a position or before it.
    std::optional<YamlEntry> lastBefore(std::span<const YamlEntry> entries, TextPosition at) const
    {
        const auto next = std::ranges::upper_bound(
            entries, at, {}, [this](const YamlEntry& entry) { return beginOf(entry); });
        return next == entries.begin() ? std::nullopt : std::optional(*(next - 1));
    }
    std::optional<YamlEntry> ruleAt(TextPosition at) const
    {
        return lastBefore(m_document.writtenEntries(m_document.root()), at);
    }

    void addRemoval(Diagnostic& finding, const YamlEntry& rule) const
    {
        const auto heuristic = m_text.entry(rule.value, "heuristic");
        if (!heuristic || !m_document.anchor(heuristic->value).isEmpty())
            return;
        if (const auto edits = removedEntries(m_text, rule.value, {*heuristic}))
            add(finding, "Remove the heuristic", *edits);
    }

    void addEntry(Diagnostic& finding, const YamlEntry& rule) const
    {
        const auto pattern =
            lastBefore(m_document.writtenEntries(rule.value), finding.range->begin);
        if (!pattern || m_document.kind(pattern->value) != YamlKind::Mapping)
            return;
        const auto entries = m_document.writtenEntries(pattern->value);
        if (entries.empty())
            return;
        const ByteRange place{m_document.source().offset(finding.range->begin),
                              m_document.source().offset(finding.range->end)};
        const std::string name(m_text.written(place));
        const YamlEntry& last = entries.back();
        const bool isBlock = m_text.isBlock(pattern->value) && m_text.isBlock(last.value);
        const std::string indent = m_text.indentation(m_document.range(last.key).begin);
        const auto offer = [&](std::string title, const std::string& op) {
            const std::string fresh = isBlock
                ? name + ':' + std::string(m_text.lineBreak()) + indent + "  op_type: " + op
                : name + ": {op_type: " + op + '}';
            add(finding, std::move(title), {m_text.insertedBehind(last, fresh)});
        };
        if (isOperator(name))
            offer("Create the entry `" + name + "`, for the operator of that name", name);
        offer("Create the entry `" + name + "`, for any operator", ".");
    }

    bool isOperator(std::string_view name) const
    {
        return (m_context.operators && m_context.operators->find(name))
            || (m_context.model && !m_context.model->operatorsNamed(name).empty());
    }

    void add(Diagnostic& finding, std::string title, const std::vector<ByteEdit>& edits) const
    {
        Fix fix{std::move(title), {}};
        for (const ByteEdit& edit : edits)
            fix.edits.push_back({m_document.source().range(edit.range), edit.text});
        finding.fixes.push_back(std::move(fix));
    }

    const YamlDocument& m_document;
    const RuleContext& m_context;
    EditText m_text;
};

bool isRepairable(const Diagnostic& finding)
{
    return finding.code == "missing-priority" || finding.code == "unknown-entry"
        || finding.code == "heuristic-mismatch";
}

} // namespace

void addRepairs(const YamlDocument& document, const RuleContext& context,
                std::vector<Diagnostic>& findings)
{
    if (document.kind(document.root()) != YamlKind::Mapping
        || std::ranges::none_of(findings, isRepairable))
        return;
    const Repairs repairs(document, context);
    const Diagnostic* last = nullptr;
    for (Diagnostic& finding : findings) {
        if (!isRepairable(finding))
            continue;
        // Two patterns of a rule that do not meet its heuristic are mended as one.
        if (!last || finding.code != last->code || finding.range != last->range)
            repairs.addTo(finding);
        last = &finding;
    }
}

} // namespace fusewright
