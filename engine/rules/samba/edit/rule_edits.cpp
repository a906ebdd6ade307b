// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/rule_edits.h"

#include "engine/rules/yaml/yaml_line_breaks.h"
#include "engine/rules/yaml/yaml_scan.h"

#include <algorithm>
#include <string>

namespace fusewright {

namespace {

/// Rules stand on lines of their own: not in braces, nor in a file that is something else.
bool hasRuleLines(const YamlDocument& document)
{
    return document.kind(document.root()) == YamlKind::Mapping
        && document.style(document.root()) == YamlStyle::Block;
}

/// Without blank lines at its ends, indented by `column`.
std::string ruleLines(std::string_view text, std::size_t column, std::string_view lineBreak)
{
    std::string result;
    std::size_t blankLines = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = yaml::endOfLine(text, at);
        const bool isBlank = yaml::skipBlanks(text, at) == end;
        if (!isBlank) {
            for (std::size_t line = 0; !result.empty() && line <= blankLines; ++line)
                result += lineBreak;
            result.append(column, ' ').append(text.substr(at, end - at));
        }
        blankLines = isBlank ? blankLines + 1 : 0;
        at = yaml::skipBreak(text, end);
    }
    return result;
}

bool isReadable(std::string_view text)
{
    const YamlDocument document = YamlDocument::parse(SourceText({}, std::string(text)));
    return document.diagnostics().empty() && hasRuleLines(document);
}

} // namespace

RuleEdits setPriority(const YamlDocument& document, std::string_view rule, std::int64_t priority)
{
    const EditText text(document);
    const auto entry = text.rule(rule);
    if (!entry)
        return std::nullopt;
    const std::string number = std::to_string(priority);
    const auto written = text.entry(entry->value, "priority");
    if (!written)
        return text.finished({text.insertedFirst(entry->value, "priority: " + number)});
    const YamlNodeId value = written->value;
    const YamlKind kind = document.kind(value);
    const bool isCollection = kind == YamlKind::Sequence || kind == YamlKind::Mapping;
    // Whoever names this value's anchor would get the new number too.
    if (isCollection || !document.anchor(value).isEmpty()
        || document.integer(document.resolved(value)) == priority)
        return std::nullopt;
    const ByteRange range = document.range(value);
    const bool isWritten = !range.isEmpty();
    return text.finished({{range, isWritten ? number : ' ' + number}});
}

RuleEdits addRule(const YamlDocument& document, std::optional<std::string_view> after,
                  std::string_view added)
{
    const EditText text(document);
    const std::string_view lineBreak = text.lineBreak();
    const std::span<const YamlEntry> rules = document.writtenEntries(document.root());
    if (!isReadable(added))
        return std::nullopt;
    if (!after && document.kind(document.root()) == YamlKind::Null) {
        const std::size_t end = document.source().text().size();
        const bool isLineOpen = text.lineBegin(end) != end;
        std::string lines = ruleLines(added, 0, lineBreak).append(lineBreak);
        if (text.lineBegin(0) < end)
            lines.insert(0, std::string(lineBreak) + (isLineOpen ? std::string(lineBreak) : ""));
        return text.finished({{{end, end}, lines}});
    }
    const auto other = after ? text.entry(document.root(), *after)
        : rules.empty()      ? std::nullopt
                             : std::optional(rules.back());
    if (!other || !hasRuleLines(document))
        return std::nullopt;
    const std::size_t end = text.lines(*other).end;
    const std::size_t column = text.indentation(document.range(other->key).begin).size();
    const std::string lines = ruleLines(added, column, lineBreak);
    return text.finished({{{end, end}, std::string(lineBreak).append(lineBreak) + lines}});
}

} // namespace fusewright
