// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/edit/pattern_edits.h"

#include "engine/rules/edit/entry_removal.h"
#include "engine/rules/edit/item_edits.h"
#include "engine/rules/edit/pattern_entries.h"

#include <algorithm>
#include <string>
#include <vector>

namespace fusewright {

namespace {

bool isChild(const EntryReference& reference)
{
    return reference.key != "match_first_option";
}

/// Puts entries between others; what cannot be done is nothing.
class Insertion {
public:
    Insertion(const EditText& text, const YamlEntry& pattern, std::span<const FreshEntry> fresh)
        : m_text(text), m_pattern(pattern), m_entries(text.document(), pattern), m_fresh(fresh)
    {
    }

    RuleEdits run(std::string_view upper, std::string_view lower, InsertedSpan span);

private:
    bool canBeDone(std::string_view upper, std::string_view lower) const;
    void lead(const EntryReference& reference);
    bool leadAll(const PatternEntry& upper);
    bool leadAbove(std::string_view lower);
    void write(const PatternEntry& upper, std::string_view below);
    std::string entryText(const PatternEntry& like, const FreshEntry& fresh,
                          std::string_view below) const;

    const EditText& m_text;
    const YamlEntry& m_pattern;
    PatternEntries m_entries;
    std::span<const FreshEntry> m_fresh;
    std::vector<ByteEdit> m_edits;
};

RuleEdits Insertion::run(std::string_view upper, std::string_view lower, InsertedSpan span)
{
    if (!canBeDone(upper, lower))
        return std::nullopt;
    const PatternEntry& from = *m_entries.find(upper);
    const YamlDocument& document = m_text.document();
    const auto edge = std::ranges::find(from.references, lower, &EntryReference::name);
    std::string below = "child: " + std::string(m_text.written(document.content(edge->at)));
    if (span == InsertedSpan::OneEdge) {
        for (const EntryReference& reference : from.references) {
            if (reference.name == lower)
                lead(reference);
        }
    } else if (span == InsertedSpan::AllAbove) {
        if (!leadAbove(lower))
            return std::nullopt;
    } else {
        const auto children = m_text.entry(from.written.value, "children");
        if (!children || !leadAll(from))
            return std::nullopt;
        below = "children: [";
        for (const EntryReference& reference : from.references)
            below += (below.back() == '[' ? "" : ", ")
                + std::string(m_text.written(document.range(reference.at)));
        below += ']';
    }
    write(from, below);
    return m_text.finished(std::move(m_edits));
}

bool Insertion::canBeDone(std::string_view upper, std::string_view lower) const
{
    const PatternEntry* const from = m_entries.find(upper);
    const bool isFree = std::ranges::none_of(m_fresh, [&](const FreshEntry& each) {
        return each.name.empty() || m_entries.find(each.name);
    });
    if (!from || m_fresh.empty() || !isFree || !m_entries.find(lower)
        || !isSelfContained(m_text.document(), m_pattern.value)
        || isAnchored(m_text.document(), m_pattern.value))
        return false;
    return std::ranges::any_of(from->references, [&](const EntryReference& reference) {
        return reference.name == lower && isChild(reference);
    });
}

/// An edge leads to the first of the fresh entries now.
void Insertion::lead(const EntryReference& reference)
{
    const YamlDocument& document = m_text.document();
    m_edits.push_back({document.content(reference.at),
                       spelled(m_fresh.front().name, document.style(reference.at))});
}

/// The list of children becomes one child. Comments in it would get lost.
bool Insertion::leadAll(const PatternEntry& upper)
{
    const YamlDocument& document = m_text.document();
    const auto children = m_text.entry(upper.written.value, "children");
    const ByteRange key = document.range(children->key);
    const ByteRange value = document.range(children->value);
    if (!m_text.comments({key.begin, value.end}).empty())
        return false;
    m_edits.push_back(
        {{key.begin, value.end}, "child: " + spelled(m_fresh.front().name, YamlStyle::Plain)});
    return true;
}

bool Insertion::leadAbove(std::string_view lower)
{
    std::size_t count = 0;
    for (const PatternEntry& entry : m_entries.all()) {
        for (const EntryReference& reference : entry.references) {
            if (reference.name != lower)
                continue;
            if (!isChild(reference))
                return false;
            lead(reference);
            ++count;
        }
    }
    return count > 1;
}

void Insertion::write(const PatternEntry& upper, std::string_view below)
{
    const YamlDocument& document = m_text.document();
    const bool isBlock = m_text.isBlock(m_pattern.value);
    const std::size_t key = document.range(upper.written.key).begin;
    const std::size_t end =
        isBlock ? m_text.lines(upper.written).end : document.range(upper.written.value).end;
    std::string text;
    for (std::size_t at = 0; at < m_fresh.size(); ++at) {
        const bool isLast = at + 1 == m_fresh.size();
        const std::string next = isLast
            ? std::string(below)
            : "child: " + spelled(m_fresh[at + 1].name, YamlStyle::Plain);
        text += isBlock ? std::string(m_text.lineBreak()) + m_text.indentation(key) : ", ";
        text += entryText(upper, m_fresh[at], next);
    }
    m_edits.push_back({{end, end}, std::move(text)});
}

/// In lines or in braces, as the entry above it is written.
std::string Insertion::entryText(const PatternEntry& like, const FreshEntry& fresh,
                                 std::string_view below) const
{
    const YamlDocument& document = m_text.document();
    std::vector<std::string> members{"op_type: " + spelled(fresh.operatorName, YamlStyle::Plain)};
    if (fresh.isOptional)
        members.emplace_back("required: false");
    if (!fresh.isIncluded)
        members.emplace_back("included: false");
    members.emplace_back(below);
    const auto written = document.writtenEntries(like.written.value);
    const bool isBlock = m_text.isBlock(like.written.value) && !written.empty()
        && m_text.beginsLine(document.range(written.front().key).begin);
    std::string text = spelled(fresh.name, YamlStyle::Plain) + (isBlock ? ":" : ": {");
    for (std::size_t at = 0; at < members.size(); ++at) {
        if (isBlock)
            text += std::string(m_text.lineBreak())
                + m_text.indentation(document.range(written.front().key).begin);
        text += (isBlock || at == 0 ? "" : ", ") + members[at];
    }
    return isBlock ? text : text + '}';
}

} // namespace

RuleEdits insertBetween(const YamlDocument& document, PatternName name, std::string_view upper,
                        std::string_view lower, std::span<const FreshEntry> fresh,
                        InsertedSpan span)
{
    const EditText text(document);
    const auto pattern = text.pattern(name.rule, name.pattern);
    return pattern ? Insertion(text, *pattern, fresh).run(upper, lower, span) : std::nullopt;
}

RuleEdits removeChild(const YamlDocument& document, PatternName name, std::string_view entry,
                      std::string_view child)
{
    const EditText text(document);
    const auto pattern = text.pattern(name.rule, name.pattern);
    if (!pattern || !isSelfContained(document, pattern->value)
        || isAnchored(document, pattern->value))
        return std::nullopt;
    const auto written = text.entry(pattern->value, entry);
    if (!written || document.kind(written->value) != YamlKind::Mapping)
        return std::nullopt;
    for (const std::string_view key : {"child", "children"}) {
        const auto member = text.entry(written->value, key);
        if (!member)
            continue;
        const auto items = document.items(member->value);
        const auto isIt = [&](YamlNodeId item) { return document.text(item) == child; };
        const auto found = std::ranges::find_if(items, isIt);
        if (found != items.end() && items.size() > 1) {
            const auto at = static_cast<std::size_t>(found - items.begin());
            const auto edit = removedItem(text, member->value, at);
            return edit ? text.finished({*edit}) : std::nullopt;
        }
        if (found == items.end() && (!items.empty() || !isIt(member->value)))
            continue;
        const auto edits = removedEntries(text, written->value, {*member});
        return edits ? text.finished(*edits) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace fusewright
