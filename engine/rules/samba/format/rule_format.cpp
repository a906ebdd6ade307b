// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/samba/format/rule_format.h"

#include "engine/rules/samba/format/chunk_layout.h"
#include "engine/rules/samba/format/same_meaning.h"
#include "engine/rules/yaml/yaml_chunk.h"
#include "engine/rules/yaml/yaml_document.h"
#include "engine/rules/yaml/yaml_line_breaks.h"
#include "engine/rules/yaml/yaml_scan.h"
#include "engine/support/text_edits.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <optional>

namespace fusewright {

namespace {

/// Each pass opens brackets that are too long, one level of them.
std::optional<std::string> laidOut(std::string_view text, YamlChunkRole role, ChunkPlace place)
{
    std::string result(text);
    for (std::size_t pass = 0; pass <= yaml::mostLevels; ++pass) {
        const YamlLexing lexing = lexYaml(result, role);
        std::string next = ChunkLayout(result, lexing, place).run();
        if (next == result)
            return meanTheSame(text, result, role) ? std::optional(result) : std::nullopt;
        result = std::move(next);
    }
    return std::nullopt;
}

/// The formatting of one document.
class Formatting {
public:
    explicit Formatting(const YamlDocument& document)
        : m_document(document),
          m_text(document.source().text()),
          m_lineBreak(yaml::lineBreakOf(m_text))
    {
    }

    std::vector<TextEdit> run()
    {
        // A byte-order mark inside must not become the first.
        if (m_text.find(utf8::byteOrderMark, 1) != std::string_view::npos)
            return {};
        formatHead();
        // Rules go to the left edge together, or all keep their column.
        if (!formatParts(Edge::Left))
            formatParts(Edge::Own);
        return std::move(m_edits);
    }

private:
    enum class Edge { Left, Own };

    bool beginsLine(std::size_t at) const
    {
        const bool isBehindMark =
            m_text.starts_with(utf8::byteOrderMark) && at == utf8::byteOrderMark.size();
        return at == 0 || isBehindMark || yaml::isBreak(m_text[at - 1]);
    }

    bool isReadable(const YamlPart& part) const
    {
        if (part.hasErrors || part.chunk->hasErrors || !beginsLine(part.range.begin))
            return false;
        return part.chunk->role == YamlChunkRole::TopEntry || m_text[part.range.begin] == '{';
    }

    /// What stands before the first rule: comments, and marks that stay as they are.
    void formatHead()
    {
        const auto parts = m_document.parts();
        if (parts.empty() && !m_document.diagnostics().empty())
            return;
        const bool hasMark = m_text.starts_with(utf8::byteOrderMark);
        const std::size_t begin = hasMark ? utf8::byteOrderMark.size() : 0;
        const std::size_t end = parts.empty() ? m_text.size() : parts.front().range.begin;
        if (!beginsLine(end) && end != m_text.size())
            return;
        std::string fresh;
        bool isBehindBlank = false;
        for (std::size_t at = begin; at < end;) {
            const std::size_t first = yaml::skipBlanks(m_text, at);
            const std::size_t lineEnd = yaml::endOfLine(m_text, at);
            const bool isBlank = first == lineEnd;
            if (isBehindBlank && !isBlank && !fresh.empty())
                fresh += '\n';
            if (!isBlank) {
                const std::size_t text = m_text[first] == '#' ? first : at;
                fresh += m_text.substr(text, yaml::trimmedEnd(m_text, text, lineEnd) - text);
                fresh += '\n';
            }
            isBehindBlank = isBlank;
            at = yaml::skipBreak(m_text, lineEnd);
        }
        if (isBehindBlank && !fresh.empty() && !parts.empty())
            fresh += '\n';
        change({begin, end}, fresh);
    }

    /// Where the outermost key of a part stands.
    std::int64_t column(const YamlPart& part) const
    {
        const std::size_t begin = part.range.begin;
        return static_cast<std::int64_t>(yaml::skipSpaces(m_text, begin) - begin);
    }

    /// Does nothing, and says false, if a part would have to stay right of the others.
    bool formatParts(Edge edge)
    {
        const std::span<const YamlPart> parts = m_document.parts();
        std::vector<std::optional<std::string>> fresh;
        bool isWhole = true;
        bool moves = false;
        for (const YamlPart& part : parts) {
            fresh.push_back(formatted(part, edge == Edge::Left ? 0 : column(part)));
            isWhole = isWhole && fresh.back();
            moves = moves || (edge == Edge::Left && column(part) != 0);
        }
        if (moves && !isWhole)
            return false;
        for (std::size_t at = 0; at < parts.size(); ++at) {
            if (fresh[at])
                change(parts[at].range, *fresh[at]);
        }
        return true;
    }

    std::optional<std::string> formatted(const YamlPart& part, std::int64_t column) const
    {
        if (!isReadable(part))
            return std::nullopt;
        const std::string text = yaml::withLineBreaks(m_document.written(part.range), "\n");
        const bool isLast = &part == &m_document.parts().back();
        return laidOut(text, part.chunk->role, {.column = column, .isLast = isLast});
    }

    void change(ByteRange range, std::string_view fresh)
    {
        const std::string text = yaml::withLineBreaks(fresh, m_lineBreak);
        if (auto edit = smallestEdit(m_document.source(), range, text))
            m_edits.push_back(*std::move(edit));
    }

    const YamlDocument& m_document;
    std::string_view m_text;
    std::string_view m_lineBreak;
    std::vector<TextEdit> m_edits;
};

} // namespace

std::string formatRules(std::string_view text)
{
    const YamlDocument document = YamlDocument::parse(SourceText({}, std::string(text)));
    return edited(document.source(), formattingEdits(document));
}

std::vector<TextEdit> formattingEdits(const YamlDocument& document)
{
    return Formatting(document).run();
}

} // namespace fusewright
