// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/edit/edit_text.h"

#include "engine/rules/yaml/yaml_line_breaks.h"
#include "engine/rules/yaml/yaml_scan.h"
#include "engine/rules/yaml/yaml_values.h"
#include "engine/support/letters.h"
#include "engine/support/text_edits.h"
#include "engine/support/utf8.h"

#include <algorithm>

namespace fusewright {

EditText::EditText(const YamlDocument& document)
    : m_document(document), m_text(document.source().text()), m_lineBreak(yaml::lineBreakOf(m_text))
{
    for (const ByteRange comment : document.comments())
        m_comments.push_back(comment.begin);
}

std::size_t EditText::lineBegin(std::size_t at) const
{
    while (at > 0 && !yaml::isBreak(m_text[at - 1]))
        --at;
    return at == 0 && m_text.starts_with(utf8::byteOrderMark) ? utf8::byteOrderMark.size() : at;
}

std::size_t EditText::lineEnd(std::size_t at) const
{
    return yaml::endOfLine(m_text, at);
}

std::size_t EditText::nextLine(std::size_t at) const
{
    return yaml::skipBreak(m_text, lineEnd(at));
}

std::size_t EditText::endOfLineAbove(std::size_t at) const
{
    const std::size_t begin = lineBegin(at);
    if (begin == 0 || !yaml::isBreak(m_text[begin - 1]))
        return begin;
    return m_text.substr(0, begin).ends_with("\r\n") ? begin - 2 : begin - 1;
}

std::size_t EditText::firstInLine(std::size_t line) const
{
    return yaml::skipBlanks(m_text, line);
}

bool EditText::beginsLine(std::size_t at) const
{
    return firstInLine(lineBegin(at)) >= at;
}

bool EditText::isBlankLine(std::size_t line) const
{
    return firstInLine(line) == lineEnd(line);
}

bool EditText::isCommentLine(std::size_t line) const
{
    return std::ranges::binary_search(m_comments, firstInLine(line));
}

std::string EditText::indentation(std::size_t at) const
{
    const std::size_t begin = lineBegin(at);
    return std::string(utf8::countCharacters(m_text.substr(begin, at - begin)), ' ');
}

ByteRange EditText::lines(const YamlEntry& entry) const
{
    const std::size_t key = m_document.range(entry.key).begin;
    const std::size_t column = key - lineBegin(key);
    ByteRange range{lineBegin(key), lineEnd(m_document.range(entry.value).end)};
    for (std::size_t above = endOfLineAbove(key); above < range.begin;) {
        const std::size_t line = lineBegin(above);
        if (!isCommentLine(line) || firstInLine(line) - line != column)
            break;
        range.begin = line;
        above = endOfLineAbove(line);
    }
    for (std::size_t line = nextLine(range.end); line < m_text.size(); line = nextLine(line)) {
        const bool isDeeper = isCommentLine(line) && firstInLine(line) - line > column;
        if (!isDeeper && !isBlankLine(line))
            break;
        if (isDeeper)
            range.end = lineEnd(line);
    }
    if (m_document.parent(entry.key) == m_document.root())
        range.end = std::max(range.end, endOfBrokenPart(key));
    return range;
}

/// Of a rule that was read in part only, all that stands before the next one and is not blank or a
/// comment above that; 0 where nothing is wrong.
std::size_t EditText::endOfBrokenPart(std::size_t key) const
{
    const auto parts = m_document.parts();
    const auto part =
        std::ranges::find_if(parts, [&](const YamlPart& each) { return each.range.contains(key); });
    if (part == parts.end() || !part->hasErrors)
        return 0;
    std::size_t end = 0;
    for (std::size_t line = lineBegin(key); line < part->range.end; line = nextLine(line)) {
        const bool isComment = isCommentLine(line) && firstInLine(line) == line;
        if (!isBlankLine(line) && !isComment)
            end = lineEnd(line);
    }
    return end;
}

std::vector<std::string_view> EditText::comments(ByteRange range) const
{
    std::vector<std::string_view> result;
    const auto first = std::ranges::lower_bound(m_comments, range.begin);
    for (auto at = first; at != m_comments.end() && *at < range.end; ++at) {
        const std::size_t end = yaml::trimmedEnd(m_text, *at, lineEnd(*at));
        result.push_back(m_text.substr(*at, end - *at));
    }
    return result;
}

std::optional<YamlEntry> EditText::entry(YamlNodeId mapping, std::string_view key) const
{
    const std::span<const YamlEntry> entries = m_document.writtenEntries(mapping);
    const auto found = std::find_if(entries.rbegin(), entries.rend(), [&](const YamlEntry& each) {
        return m_document.text(each.key) == key;
    });
    return found == entries.rend() ? std::nullopt : std::optional(*found);
}

std::optional<YamlEntry> EditText::rule(std::string_view name) const
{
    const auto found = entry(m_document.root(), name);
    return found && m_document.kind(found->value) == YamlKind::Mapping ? found : std::nullopt;
}

std::optional<YamlEntry> EditText::pattern(std::string_view rule, std::string_view key) const
{
    const auto body = this->rule(rule);
    const auto found = body ? entry(body->value, key) : std::nullopt;
    return found && m_document.kind(found->value) == YamlKind::Mapping ? found : std::nullopt;
}

ByteEdit EditText::insertedFirst(YamlNodeId mapping, std::string_view entry) const
{
    const std::span<const YamlEntry> entries = m_document.writtenEntries(mapping);
    std::string text(entry);
    if (entries.empty()) {
        const std::size_t behindBrace = m_document.content(mapping).begin + 1;
        return {{behindBrace, behindBrace}, text};
    }
    const std::size_t at = m_document.range(entries.front().key).begin;
    text += isBlock(mapping) ? std::string(m_lineBreak) + indentation(at) : ", ";
    return {{at, at}, text};
}

ByteEdit EditText::insertedBehind(const YamlEntry& other, std::string_view entry) const
{
    const std::size_t end = m_document.range(other.value).end;
    if (!isBlock(m_document.parent(other.key)))
        return {{end, end}, ", " + std::string(entry)};
    const std::size_t at = lineEnd(end);
    const std::size_t key = m_document.range(other.key).begin;
    return {{at, at}, std::string(m_lineBreak) + indentation(key) + std::string(entry)};
}

RuleEdits EditText::finished(std::vector<ByteEdit> edits) const
{
    std::ranges::stable_sort(edits, {}, [](const ByteEdit& edit) { return edit.range.begin; });
    std::vector<TextEdit> result;
    std::size_t at = 0;
    for (const ByteEdit& edit : edits) {
        const ByteRange range{std::max(edit.range.begin, at), std::max(edit.range.end, at)};
        if (range != edit.range && !edit.text.empty())
            return std::nullopt;
        if (written(range) != edit.text)
            result.push_back({m_document.source().range(range), edit.text});
        at = range.end;
    }
    if (result.empty())
        return std::nullopt;
    const YamlDocument after = YamlDocument::reparse(
        m_document, SourceText(m_document.source().name(), edited(m_document.source(), result)));
    if (after.diagnostics().size() > m_document.diagnostics().size())
        return std::nullopt;
    return result;
}

std::string spelled(std::string_view name, YamlStyle style)
{
    const bool isWord = !name.empty()
        && std::ranges::all_of(name, [](char c) { return isWordByte(c) || c == '.' || c == '-'; });
    const bool isPlain = isWord && name.front() != '-' && name.front() != '.'
        && (name.front() < '0' || name.front() > '9') && !yaml::isNull(name)
        && !yaml::booleanOf(name);
    if (style == YamlStyle::Plain && isPlain)
        return std::string(name);
    const bool isSingle = style == YamlStyle::SingleQuoted
        && std::ranges::none_of(name, [](char c) { return static_cast<unsigned char>(c) < ' '; });
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (isSingle)
            text += c == '\'' ? "''" : std::string(1, c);
        else if (byte < ' ')
            text += std::string("\\x") + digits[byte / 16] + digits[byte % 16];
        else
            text += c == '"' || c == '\\' ? std::string{'\\', c} : std::string(1, c);
    }
    return isSingle ? '\'' + text + '\'' : '"' + text + '"';
}

} // namespace fusewright
