// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/entry_edits.h"

#include "engine/rules/samba/edit/name_lists.h"
#include "engine/rules/samba/edit/pattern_entries.h"

#include <algorithm>
#include <string>

namespace fusewright {

namespace {

/// Something that an entry is by a key of its own, and is not without it.
struct Mark {
    std::string_view key;
    bool value; ///< What makes the entry so.
};

constexpr Mark optionalMark{.key = "required", .value = false};
constexpr Mark contextMark{.key = "included", .value = false};
constexpr Mark repeatedMark{.key = "match_multiple", .value = true};

std::string_view wordOf(bool value)
{
    return value ? "true" : "false";
}

/// The body of an entry, if it is written in its pattern.
std::optional<YamlNodeId> bodyOf(const EditText& text, PatternName name, std::string_view entry)
{
    const auto pattern = text.pattern(name.rule, name.pattern);
    const auto written = pattern ? text.entry(pattern->value, entry) : std::nullopt;
    if (!written || text.document().kind(written->value) != YamlKind::Mapping)
        return std::nullopt;
    return written->value;
}

bool isMarked(const YamlDocument& document, YamlNodeId body, Mark mark)
{
    const auto value = document.find(body, mark.key);
    return value && document.boolean(document.resolved(*value)) == mark.value;
}

/// Gives a key a value, where it stands or behind the operators.
RuleEdits setFlag(const EditText& text, YamlNodeId body, std::string_view key,
                  std::string_view value)
{
    if (const auto written = text.entry(body, key)) {
        const ByteRange range = text.document().range(written->value);
        return text.finished(
            {{range, range.isEmpty() ? ' ' + std::string(value) : std::string(value)}});
    }
    const std::string added = std::string(key) + ": " + std::string(value);
    if (const auto operators = text.entry(body, "op_type"))
        return text.finished({text.insertedBehind(*operators, added)});
    if (text.document().writtenEntries(body).empty())
        return text.finished({text.insertedFirst(body, added)});
    return text.finished({addedMember(text, body, added)});
}

/// `op_type` with its value, in a body.
std::string operatorsText(const EditText& text, const WrittenOperators& operators, ListStyle style,
                          YamlNodeId body)
{
    const std::vector<std::string> names = freshNames(operators.names);
    if (operators.isInverted) {
        const std::string options = listText(text, "options", names, {}, {});
        return "op_type: {inverted: true, " + options + '}';
    }
    if (!text.isBlock(body))
        return memberText(text, {"op_type", "op_type"}, names, {}, {});
    const std::span<const YamlEntry> entries = text.document().writtenEntries(body);
    const std::string indentation =
        text.indentation(entries.empty() ? 0 : text.document().range(entries.front().key).begin);
    return memberText(text, {"op_type", "op_type"}, names, style, indentation);
}

/// What `op_type` says, with aliases followed.
WrittenOperators operatorsIn(const YamlDocument& document, YamlNodeId value)
{
    WrittenOperators operators;
    YamlNodeId names = document.resolved(value);
    if (document.kind(names) == YamlKind::Mapping) {
        operators.isInverted = isMarked(document, names, {"inverted", true});
        const auto options = document.find(names, "options");
        if (!options)
            return operators;
        names = document.resolved(*options);
    }
    if (document.kind(names) == YamlKind::Scalar)
        operators.names.emplace_back(document.text(names));
    for (const YamlNodeId name : document.items(names))
        operators.names.emplace_back(document.text(document.resolved(name)));
    return operators;
}

RuleEdits addMark(const YamlDocument& document, PatternName pattern, std::string_view entry,
                  Mark mark)
{
    const EditText text(document);
    const auto body = bodyOf(text, pattern, entry);
    if (!body || isMarked(document, *body, mark))
        return std::nullopt;
    return setFlag(text, *body, mark.key, wordOf(mark.value));
}

RuleEdits removeMark(const YamlDocument& document, PatternName pattern, std::string_view entry,
                     Mark mark)
{
    const EditText text(document);
    const auto body = bodyOf(text, pattern, entry);
    if (!body || !isMarked(document, *body, mark))
        return std::nullopt;
    const std::span<const YamlEntry> entries = document.writtenEntries(*body);
    const auto written = text.entry(*body, mark.key);
    const bool mayBeMerged = std::ranges::any_of(
        entries, [&](const YamlEntry& each) { return document.text(each.key) == "<<"; });
    const auto isMark = [&](const YamlEntry& each) { return document.text(each.key) == mark.key; };
    const auto removed = written && !mayBeMerged && std::ranges::count_if(entries, isMark) == 1
        ? removedMember(text, *body, *written)
        : std::nullopt;
    return removed ? text.finished(*removed) : setFlag(text, *body, mark.key, wordOf(!mark.value));
}

} // namespace

RuleEdits makeOptional(const YamlDocument& document, PatternName pattern, std::string_view entry)
{
    return addMark(document, pattern, entry, optionalMark);
}

RuleEdits makeRequired(const YamlDocument& document, PatternName pattern, std::string_view entry)
{
    return removeMark(document, pattern, entry, optionalMark);
}

RuleEdits makeContext(const YamlDocument& document, PatternName pattern, std::string_view entry)
{
    return addMark(document, pattern, entry, contextMark);
}

RuleEdits makeIncluded(const YamlDocument& document, PatternName pattern, std::string_view entry)
{
    return removeMark(document, pattern, entry, contextMark);
}

RuleEdits makeRepeated(const YamlDocument& document, PatternName pattern, std::string_view entry)
{
    return addMark(document, pattern, entry, repeatedMark);
}

RuleEdits makeSingle(const YamlDocument& document, PatternName pattern, std::string_view entry)
{
    return removeMark(document, pattern, entry, repeatedMark);
}

RuleEdits setOperators(const YamlDocument& document, PatternName name, std::string_view entry,
                       const WrittenOperators& operators)
{
    const EditText text(document);
    const auto body = bodyOf(text, name, entry);
    if (!body || operators.names.empty() || text.entry(*body, "match_first_option"))
        return std::nullopt;
    const ListStyle lists = listStyleOf(text, *text.pattern(name.rule, name.pattern));
    const auto written = text.entry(*body, "op_type");
    const std::string added = operatorsText(text, operators, lists, *body);
    if (!written && document.find(*body, "op_type"))
        return std::nullopt;
    if (!written)
        return text.finished({text.insertedFirst(*body, added)});
    const YamlNodeId value = written->value;
    const ByteRange range{document.range(written->key).begin, document.range(value).end};
    if (isUsedOutside(document, value, range))
        return std::nullopt;
    if (!operators.isInverted && document.kind(value) != YamlKind::Mapping) {
        const auto edits =
            namesReplaced(text, *written, {"op_type", "op_type"}, operators.names, lists);
        return edits ? text.finished(*edits) : std::nullopt;
    }
    if (operators.isInverted && document.kind(value) == YamlKind::Mapping
        && document.find(value, "inverted") && isMarked(document, value, {"inverted", true})) {
        const auto options = text.entry(value, "options");
        const auto edits = options
            ? namesReplaced(text, *options, {"options", "options"}, operators.names, lists)
            : std::nullopt;
        return edits ? text.finished(*edits) : std::nullopt;
    }
    if (!text.comments(range).empty())
        return std::nullopt;
    return text.finished({{range, added}});
}

RuleEdits widenOperators(const YamlDocument& document, PatternName name, std::string_view entry,
                         std::string_view operatorName)
{
    const EditText text(document);
    const auto body = bodyOf(text, name, entry);
    const auto written = body ? document.find(*body, "op_type") : std::nullopt;
    if (!written || operatorName.empty())
        return std::nullopt;
    WrittenOperators operators = operatorsIn(document, *written);
    const bool isNamed = std::ranges::find(operators.names, operatorName) != operators.names.end();
    const bool isAny = std::ranges::find(operators.names, ".") != operators.names.end();
    if (isAny || isNamed != operators.isInverted)
        return std::nullopt;
    if (isNamed)
        std::erase(operators.names, operatorName);
    else
        operators.names.emplace_back(operatorName);
    return setOperators(document, name, entry, operators);
}

} // namespace fusewright
