// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/name_lists.h"

#include "engine/rules/samba/edit/entry_removal.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>

namespace fusewright {

namespace {

/// Where the dash before an item stands; nothing where it is on another line.
std::optional<std::size_t> dashOf(const EditText& text, YamlNodeId item)
{
    const std::size_t begin = text.document().range(item).begin;
    const std::size_t line = text.lineBegin(begin);
    const std::string_view before = text.written({line, begin});
    const std::size_t dash = before.find_first_not_of(" \t");
    const bool isAlone = dash != std::string_view::npos && before[dash] == '-'
        && before.find_first_not_of(" \t", dash + 1) == std::string_view::npos;
    return isAlone ? std::optional(line + dash) : std::nullopt;
}

std::size_t columnOf(const EditText& text, std::size_t at)
{
    return text.indentation(at).size();
}

std::string listed(const std::vector<std::string>& spelledNames)
{
    std::string list;
    for (const std::string& name : spelledNames)
        list += (list.empty() ? "" : ", ") + name;
    return '[' + list + ']';
}

/// The names of one member made others.
class NameReplacement {
public:
    NameReplacement(const EditText& text, const YamlEntry& member, MemberKeys keys,
                    const std::vector<std::string>& names, ListStyle style)
        : m_text(text),
          m_document(text.document()),
          m_member(member),
          m_keys(keys),
          m_names(names),
          m_style(style)
    {
    }

    std::optional<std::vector<ByteEdit>> edits()
    {
        switch (m_document.kind(m_member.value)) {
        case YamlKind::Null:
            replaceNothing();
            return m_edits;
        case YamlKind::Scalar:
            replaceOne();
            return m_edits;
        case YamlKind::Sequence:
            return replaceList() ? std::optional(m_edits) : std::nullopt;
        case YamlKind::Mapping:
        case YamlKind::Alias:
            break;
        }
        return std::nullopt;
    }

private:
    void setKey(std::string_view key)
    {
        if (m_document.text(m_member.key) != key)
            m_edits.push_back({m_document.content(m_member.key), std::string(key)});
    }

    bool isInBlock() const { return m_text.isBlock(m_document.parent(m_member.key)); }

    void replaceNothing()
    {
        const ByteRange range = m_document.range(m_member.value);
        const bool isOne = m_names.size() == 1;
        setKey(isOne ? m_keys.one : m_keys.several);
        const std::string value = isOne ? freshName(m_names.front()) : listed(freshNames(m_names));
        m_edits.push_back({range, range.isEmpty() ? ' ' + value : value});
    }

    void replaceOne()
    {
        const YamlNodeId value = m_member.value;
        const std::string_view before = m_document.text(value);
        const bool stays = std::ranges::find(m_names, before) != m_names.end();
        if (m_names.size() == 1) {
            setKey(m_keys.one);
            if (!stays)
                m_edits.push_back({m_document.content(value),
                                   spelledLike(m_names.front(), m_document.style(value))});
            return;
        }
        setKey(m_keys.several);
        const ByteRange range = m_document.range(value);
        std::vector<std::string> added = m_names;
        std::erase(added, std::string(before));
        const YamlStyle style = m_document.style(value);
        std::string first(m_text.written(range));
        if (!stays) {
            first = spelledLike(added.front(), style);
            added.erase(added.begin());
        }
        if (!m_style.isBlock || !isInBlock()) {
            for (const std::string& name : added)
                first += ", " + spelledLike(name, style);
            m_edits.push_back({range, '[' + first + ']'});
            return;
        }
        const std::string dash = std::string(m_text.lineBreak())
            + m_text.indentation(m_document.range(m_member.key).begin)
            + std::string(m_style.step, ' ') + "- ";
        const std::string_view between =
            m_text.written({m_document.range(m_member.key).end, range.begin});
        const std::size_t colon = m_document.range(m_member.key).end + between.find(':');
        m_edits.push_back({{colon + 1, range.end}, dash + first});
        std::string more;
        for (const std::string& name : added)
            more += dash + spelledLike(name, style);
        const std::size_t end = m_text.lineEnd(range.end);
        m_edits.push_back({{end, end}, more});
    }

    static std::string spelledLike(const std::string& name, YamlStyle style)
    {
        return style == YamlStyle::Plain ? freshName(name) : spelled(name, style);
    }

    bool replaceList()
    {
        const std::span<const YamlNodeId> items = m_document.items(m_member.value);
        std::vector<bool> goes;
        std::vector<std::string> added = m_names;
        for (const YamlNodeId item : items) {
            const YamlKind kind = m_document.kind(m_document.resolved(item));
            if (kind != YamlKind::Scalar && kind != YamlKind::Null)
                return false;
            const std::string name(m_document.text(m_document.resolved(item)));
            const auto found = std::ranges::find(added, name);
            goes.push_back(found == added.end());
            if (found != added.end())
                added.erase(found);
        }
        auto next = added.begin();
        for (std::size_t at = 0; at < items.size() && next != added.end(); ++at) {
            if (!goes[at])
                continue;
            m_edits.push_back(
                {m_document.range(items[at]), spelledLike(*next, m_document.style(items[at]))});
            goes[at] = false;
            ++next;
        }
        added.erase(added.begin(), next);
        if (std::ranges::find(goes, true) != goes.end())
            return m_names.size() == 1 && becomesOne() ? true : removeItems(goes);
        return added.empty() || addItems(added);
    }

    /// `children: [a, b]` to `child: a`, where there is nothing but names to lose.
    bool becomesOne()
    {
        const ByteRange list = m_document.range(m_member.value);
        const std::size_t end = m_document.range(m_member.value).end;
        const std::size_t from = m_document.range(m_member.key).end;
        const bool isBlock = m_text.isBlock(m_member.value);
        if (m_keys.one == m_keys.several || !m_document.anchor(m_member.value).isEmpty()
            || !m_text.comments({from, isBlock ? m_text.lineEnd(end) : end}).empty())
            return false;
        for (const YamlNodeId item : m_document.items(m_member.value)) {
            if (!m_document.anchor(m_document.resolved(item)).isEmpty())
                return false;
        }
        m_edits.clear();
        setKey(m_keys.one);
        const std::size_t colon = from + m_text.written({from, list.begin}).find(':');
        m_edits.push_back({{colon + 1, end}, ' ' + freshName(m_names.front())});
        return true;
    }

    bool removeItems(const std::vector<bool>& goes)
    {
        const std::span<const YamlNodeId> items = m_document.items(m_member.value);
        if (!m_text.isBlock(m_member.value)) {
            std::vector<ByteRange> ranges;
            for (const YamlNodeId item : items)
                ranges.push_back(m_document.range(item));
            const auto removed = removedBetweenCommas(ranges, goes);
            for (const ByteEdit& edit : removed) {
                if (!m_text.comments(edit.range).empty())
                    return false;
            }
            m_edits.insert(m_edits.end(), removed.begin(), removed.end());
            return true;
        }
        for (std::size_t at = 0; at < items.size(); ++at) {
            const auto dash = dashOf(m_text, items[at]);
            if (!goes[at])
                continue;
            if (!dash)
                return false;
            const std::size_t end = m_text.lineEnd(m_document.range(items[at]).end);
            m_edits.push_back({{m_text.endOfLineAbove(*dash), end}, {}});
        }
        return true;
    }

    bool addItems(const std::vector<std::string>& added)
    {
        const std::span<const YamlNodeId> items = m_document.items(m_member.value);
        const YamlStyle style =
            items.empty() ? YamlStyle::Plain : m_document.style(m_document.resolved(items.back()));
        std::string more;
        if (!m_text.isBlock(m_member.value)) {
            for (const std::string& name : added)
                more += (items.empty() && more.empty() ? "" : ", ") + spelledLike(name, style);
            const std::size_t at = items.empty() ? m_document.content(m_member.value).begin + 1
                                                 : m_document.range(items.back()).end;
            m_edits.push_back({{at, at}, more});
            return true;
        }
        const auto dash = items.empty() ? std::nullopt : dashOf(m_text, items.back());
        if (!dash)
            return false;
        for (const std::string& name : added)
            more += std::string(m_text.lineBreak()) + m_text.indentation(*dash) + "- "
                + spelledLike(name, style);
        const std::size_t end = m_text.lineEnd(m_document.range(items.back()).end);
        m_edits.push_back({{end, end}, more});
        return true;
    }

    const EditText& m_text;
    const YamlDocument& m_document;
    YamlEntry m_member;
    MemberKeys m_keys;
    const std::vector<std::string>& m_names;
    ListStyle m_style;
    std::vector<ByteEdit> m_edits;
};

} // namespace

std::string freshName(std::string_view name)
{
    // Any operator: a word that YAML takes as it is.
    return name == "." ? "." : spelled(name, YamlStyle::Plain);
}

std::vector<std::string> freshNames(const std::vector<std::string>& names)
{
    std::vector<std::string> written;
    written.reserve(names.size());
    for (const std::string& name : names)
        written.push_back(freshName(name));
    return written;
}

ListStyle listStyleOf(const EditText& text, const YamlEntry& pattern)
{
    const YamlDocument& document = text.document();
    for (const YamlEntry& entry : document.writtenEntries(pattern.value)) {
        for (const YamlEntry& member : document.writtenEntries(entry.value)) {
            if (document.kind(member.value) != YamlKind::Sequence)
                continue;
            const auto items = document.items(member.value);
            const auto dash = text.isBlock(member.value) && !items.empty()
                ? dashOf(text, items.front())
                : std::nullopt;
            const std::size_t key = columnOf(text, document.range(member.key).begin);
            if (dash && columnOf(text, *dash) >= key)
                return {.isBlock = true, .step = columnOf(text, *dash) - key};
            return {};
        }
    }
    return {};
}

std::string memberText(const EditText& text, MemberKeys keys, const std::vector<std::string>& names,
                       ListStyle style, std::string_view indentation)
{
    if (names.size() == 1)
        return std::string(keys.one) + ": " + names.front();
    return listText(text, keys.several, names, style, indentation);
}

std::string listText(const EditText& text, std::string_view key,
                     const std::vector<std::string>& names, ListStyle style,
                     std::string_view indentation)
{
    std::string lines = std::string(key) + ':';
    if (!style.isBlock)
        return lines + ' ' + listed(names);
    for (const std::string& name : names)
        lines += std::string(text.lineBreak()) + std::string(indentation)
            + std::string(style.step, ' ') + "- " + name;
    return lines;
}

std::optional<std::vector<ByteEdit>> namesReplaced(const EditText& text, const YamlEntry& member,
                                                   MemberKeys keys,
                                                   const std::vector<std::string>& names,
                                                   ListStyle style)
{
    if (names.empty())
        return std::nullopt;
    return NameReplacement(text, member, keys, names, style).edits();
}

std::optional<std::vector<ByteEdit>> removedMember(const EditText& text, YamlNodeId body,
                                                   const YamlEntry& member)
{
    const YamlDocument& document = text.document();
    const std::size_t key = document.range(member.key).begin;
    const std::size_t end = document.range(member.value).end;
    if (document.writtenEntries(body).size() < 2 || !text.comments({key, end}).empty())
        return std::nullopt;
    if (!text.isBlock(body))
        return removedEntries(text, body, {member});
    if (!text.beginsLine(key))
        return std::nullopt;
    const auto comments = text.comments({end, text.lineEnd(end)});
    if (comments.empty())
        return std::vector<ByteEdit>{{{text.endOfLineAbove(key), text.lineEnd(end)}, {}}};
    // The comment behind a member that goes stays, on its line.
    const char* const begin = document.source().text().data();
    const auto comment = static_cast<std::size_t>(comments.front().data() - begin);
    return std::vector<ByteEdit>{{{key, comment}, {}}};
}

ByteEdit addedMember(const EditText& text, YamlNodeId body, std::string_view member)
{
    return text.insertedBehind(text.document().writtenEntries(body).back(), member);
}

} // namespace fusewright
