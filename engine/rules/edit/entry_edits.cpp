// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/edit/entry_edits.h"

#include "engine/rules/edit/entry_removal.h"

#include <algorithm>
#include <string>

namespace fusewright {

namespace {

/// The body of an entry, if it is written in its pattern.
std::optional<YamlNodeId> bodyOf(const EditText& text, PatternName name, std::string_view entry)
{
    const auto pattern = text.pattern(name.rule, name.pattern);
    const auto written = pattern ? text.entry(pattern->value, entry) : std::nullopt;
    if (!written || text.document().kind(written->value) != YamlKind::Mapping)
        return std::nullopt;
    return written->value;
}

bool isOptional(const YamlDocument& document, YamlNodeId body)
{
    const auto value = document.find(body, "required");
    return value && document.boolean(document.resolved(*value)) == false;
}

/// Gives `required` a value, where it stands or behind the operators.
RuleEdits setRequired(const EditText& text, YamlNodeId body, std::string_view value)
{
    if (const auto written = text.entry(body, "required")) {
        const ByteRange range = text.document().range(written->value);
        return text.finished(
            {{range, range.isEmpty() ? ' ' + std::string(value) : std::string(value)}});
    }
    const std::string added = "required: " + std::string(value);
    const std::span<const YamlEntry> entries = text.document().writtenEntries(body);
    if (const auto operators = text.entry(body, "op_type"))
        return text.finished({text.insertedBehind(*operators, added)});
    if (entries.empty())
        return text.finished({text.insertedFirst(body, added)});
    return text.finished({text.insertedBehind(entries.back(), added)});
}

/// The comment behind an entry that goes stays, on its line.
ByteEdit removedBeforeComment(const EditText& text, const YamlEntry& entry)
{
    const YamlDocument& document = text.document();
    const std::size_t key = document.range(entry.key).begin;
    const std::size_t end = document.range(entry.value).end;
    const auto comments = text.comments({end, text.lineEnd(end)});
    if (comments.empty())
        return {{text.endOfLineAbove(key), text.lineEnd(end)}, {}};
    const char* const begin = document.source().text().data();
    return {{key, static_cast<std::size_t>(comments.front().data() - begin)}, {}};
}

} // namespace

RuleEdits makeOptional(const YamlDocument& document, PatternName pattern, std::string_view entry)
{
    const EditText text(document);
    const auto body = bodyOf(text, pattern, entry);
    if (!body || isOptional(document, *body))
        return std::nullopt;
    return setRequired(text, *body, "false");
}

RuleEdits makeRequired(const YamlDocument& document, PatternName pattern, std::string_view entry)
{
    const EditText text(document);
    const auto body = bodyOf(text, pattern, entry);
    if (!body || !isOptional(document, *body))
        return std::nullopt;
    const std::span<const YamlEntry> entries = document.writtenEntries(*body);
    const auto written = text.entry(*body, "required");
    const bool mayBeMerged = std::ranges::any_of(
        entries, [&](const YamlEntry& each) { return document.text(each.key) == "<<"; });
    const auto isRequired = [&](const YamlEntry& each) {
        return document.text(each.key) == "required";
    };
    const bool isBlock = text.isBlock(*body);
    const bool isAlone = written && text.beginsLine(document.range(written->key).begin);
    if (!written || mayBeMerged || (isBlock && !isAlone) || entries.size() == 1
        || std::ranges::count_if(entries, isRequired) > 1)
        return setRequired(text, *body, "true");
    if (isBlock)
        return text.finished({removedBeforeComment(text, *written)});
    const auto removed = removedEntries(text, *body, {*written});
    return removed ? text.finished(*removed) : std::nullopt;
}

} // namespace fusewright
