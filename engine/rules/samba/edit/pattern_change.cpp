// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/pattern_change.h"

#include "engine/rules/samba/edit/entry_removal.h"

#include <algorithm>

namespace fusewright {

namespace {

constexpr std::string_view optionsKey = "match_first_option";

std::vector<std::string> namesOf(const PatternEntry& entry, bool isOption)
{
    std::vector<std::string> names;
    for (const EntryReference& reference : entry.references) {
        if (reference.isOption == isOption)
            names.emplace_back(reference.name);
    }
    return names;
}

} // namespace

PatternChange::PatternChange(const YamlDocument& document, PatternName name)
    : m_text(document), m_pattern(m_text.pattern(name.rule, name.pattern))
{
    if (!m_pattern)
        return;
    m_entries.emplace(document, *m_pattern);
    m_lists = listStyleOf(m_text, *m_pattern);
    m_isPossible = !isUsedOutside(document, m_pattern->value, document.range(m_pattern->value));
}

const PatternEntry* PatternChange::find(std::string_view name) const
{
    return m_entries ? m_entries->find(name) : nullptr;
}

std::vector<std::string_view> PatternChange::reached(std::string_view from) const
{
    return m_entries->reached(from);
}

std::vector<std::string> PatternChange::childrenOf(const PatternEntry& entry)
{
    return namesOf(entry, false);
}

std::vector<std::string> PatternChange::optionsOf(const PatternEntry& entry)
{
    return namesOf(entry, true);
}

bool PatternChange::isContext(const PatternEntry& entry) const
{
    const YamlDocument& document = m_text.document();
    const auto value = document.find(document.resolved(entry.written.value), "included");
    return value && document.boolean(document.resolved(*value)) == false;
}

/// Whether it stands in this pattern itself, with a body that nothing else uses.
bool PatternChange::isWrittenHere(const PatternEntry& entry) const
{
    const YamlDocument& document = m_text.document();
    const YamlNodeId body = entry.written.value;
    return document.parent(entry.written.key) == m_pattern->value
        && document.kind(body) == YamlKind::Mapping && !document.writtenEntries(body).empty()
        && !isUsedOutside(document, body, document.range(body));
}

void PatternChange::take(std::optional<std::vector<ByteEdit>> edits)
{
    m_isPossible = m_isPossible && edits;
    if (m_isPossible)
        m_edits.insert(m_edits.end(), edits->begin(), edits->end());
}

void PatternChange::setChildren(const PatternEntry& entry, const std::vector<std::string>& names)
{
    const YamlNodeId body = entry.written.value;
    const auto one = m_text.entry(body, "child");
    const auto several = m_text.entry(body, "children");
    m_isPossible = m_isPossible && !(one && several);
    setNames(entry, one ? "child" : "children", {"child", "children"}, names);
}

void PatternChange::handOverChildren(const PatternEntry& entry, const std::string& to)
{
    const YamlDocument& document = m_text.document();
    const auto list = m_text.entry(entry.written.value, "children");
    if (list && document.kind(list->value) == YamlKind::Sequence) {
        const std::size_t end = document.range(list->value).end;
        const ByteRange range{document.range(list->key).end,
                              m_text.isBlock(list->value) ? m_text.lineEnd(end) : end};
        m_isPossible = m_isPossible && m_text.comments(range).empty();
    }
    setChildren(entry, {to});
}

void PatternChange::setOptions(const PatternEntry& entry, const std::vector<std::string>& names)
{
    setNames(entry, optionsKey, {optionsKey, optionsKey}, names);
}

void PatternChange::setNames(const PatternEntry& entry, std::string_view key, MemberKeys keys,
                             const std::vector<std::string>& names)
{
    const YamlNodeId body = entry.written.value;
    const bool isOption = key == optionsKey;
    const std::vector<std::string> before = namesOf(entry, isOption);
    if (before == names)
        return;
    m_isPossible = m_isPossible && isWrittenHere(entry) && (!isOption || !names.empty());
    if (!m_isPossible)
        return;
    const auto member = m_text.entry(body, key);
    if (!member) {
        // What is merged from elsewhere stays there.
        m_isPossible = before.empty();
        const bool isBlock = m_text.isBlock(body);
        const std::size_t first =
            m_text.document().range(m_text.document().writtenEntries(body).front().key).begin;
        const std::string added =
            memberText(m_text, keys, spelledHere(names), isBlock ? m_lists : ListStyle{},
                       m_text.indentation(first));
        take(std::vector{addedMember(m_text, body, added)});
        return;
    }
    if (isUsedOutside(m_text.document(), member->value, m_text.document().range(member->value)))
        m_isPossible = false;
    else if (names.empty())
        take(removedMember(m_text, body, *member));
    else
        take(namesReplaced(m_text, *member, keys, names, m_lists));
}

/// Names of entries, each as its entry spells it.
std::vector<std::string> PatternChange::spelledHere(const std::vector<std::string>& names) const
{
    const YamlDocument& document = m_text.document();
    std::vector<std::string> spelledNames;
    for (const std::string& name : names) {
        const PatternEntry* const entry = find(name);
        spelledNames.push_back(
            entry ? std::string(m_text.written(document.content(entry->written.key)))
                  : freshName(name));
    }
    return spelledNames;
}

void PatternChange::rename(std::string_view from, const std::vector<std::string>& to)
{
    for (const PatternEntry& entry : m_entries->all()) {
        for (const bool isOption : {false, true}) {
            const std::vector<std::string> before = namesOf(entry, isOption);
            std::vector<std::string> names;
            const auto add = [&](const std::string& name) {
                if (std::ranges::find(names, name) == names.end())
                    names.push_back(name);
            };
            for (const std::string& name : before) {
                if (name == from)
                    std::ranges::for_each(to, add);
                else
                    add(name);
            }
            if (std::ranges::find(before, from) == before.end())
                continue;
            if (isOption)
                setOptions(entry, names);
            else
                setChildren(entry, names);
        }
    }
}

std::string PatternChange::entryText(const LinkedEntry& added, const PatternEntry& like) const
{
    const YamlDocument& document = m_text.document();
    const YamlNodeId body = like.written.value;
    const std::size_t key = document.range(like.written.key).begin;
    const std::string outer = m_text.indentation(key);
    const auto members = document.writtenEntries(body);
    const bool isBlock = m_text.isBlock(m_pattern->value)
        && document.kind(body) == YamlKind::Mapping && m_text.isBlock(body) && !members.empty();
    const AddedEntry& entry = added.entry;
    std::string inner = outer + "  ";
    if (isBlock)
        inner = m_text.indentation(document.range(members.front().key).begin);

    const ListStyle lists = isBlock ? m_lists : ListStyle{};
    std::vector<std::string> lines;
    const auto add = [&](MemberKeys keys, const std::vector<std::string>& names) {
        if (!names.empty())
            lines.push_back(memberText(m_text, keys, names, lists, inner));
    };
    if (entry.operators.isInverted)
        lines.push_back("op_type: {inverted: true, "
                        + listText(m_text, "options", freshNames(entry.operators.names), {}, {})
                        + '}');
    else
        add({"op_type", "op_type"}, freshNames(entry.operators.names));
    if (!added.options.empty())
        lines.push_back(listText(m_text, optionsKey, spelledHere(added.options), lists, inner));
    if (entry.isOptional)
        lines.emplace_back("required: false");
    if (entry.isContext)
        lines.emplace_back("included: false");
    add({"child", "children"}, spelledHere(added.children));

    std::string result = freshName(entry.name) + (isBlock ? ":" : ": {");
    for (std::size_t at = 0; at < lines.size(); ++at)
        result += (isBlock      ? std::string(m_text.lineBreak()) + inner
                       : at > 0 ? ", "
                                : "")
            + lines[at];
    return result + (isBlock ? "" : "}");
}

void PatternChange::insert(const LinkedEntry& added, EntrySide side, const PatternEntry& other)
{
    const YamlDocument& document = m_text.document();
    const YamlEntry& written = other.written;
    m_isPossible = m_isPossible && document.parent(written.key) == m_pattern->value
        && !added.entry.name.empty() && !find(added.entry.name);
    if (!m_isPossible)
        return;
    const std::string text = entryText(added, other);
    const std::size_t key = document.range(written.key).begin;
    if (!m_text.isBlock(m_pattern->value)) {
        const std::size_t at = side == EntrySide::Before ? key : document.range(written.value).end;
        m_edits.push_back({{at, at}, side == EntrySide::Before ? text + ", " : ", " + text});
        return;
    }
    const ByteRange lines = m_text.lines(written);
    const std::string indentation = m_text.indentation(key);
    const std::string lineBreak(m_text.lineBreak());
    m_isPossible = m_text.beginsLine(key);
    if (side == EntrySide::Before)
        m_edits.push_back({{lines.begin, lines.begin}, indentation + text + lineBreak});
    else
        m_edits.push_back({{lines.end, lines.end}, lineBreak + indentation + text});
}

void PatternChange::remove(const PatternEntry& entry)
{
    const YamlDocument& document = m_text.document();
    m_isPossible = m_isPossible && document.parent(entry.written.key) == m_pattern->value;
    if (m_isPossible)
        take(removedEntries(m_text, m_pattern->value, {entry.written}));
}

RuleEdits PatternChange::finished()
{
    if (!m_isPossible)
        return std::nullopt;
    return m_text.finished(std::move(m_edits));
}

} // namespace fusewright
