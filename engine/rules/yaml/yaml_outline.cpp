// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/rules/yaml/yaml_outline.h"

#include "engine/rules/yaml/yaml_scan.h"
#include "engine/support/utf8.h"

namespace fusewright {

namespace {

/// Behind the next line break; the end of the text when there is none.
std::size_t nextLine(std::string_view text, std::size_t at)
{
    const std::size_t end = text.find_first_of("\r\n", at);
    return end == std::string_view::npos ? text.size() : yaml::skipBreak(text, end);
}

bool isMarker(std::string_view text, std::size_t line, std::string_view marker)
{
    return text.substr(line).starts_with(marker) && yaml::isGap(text, line + marker.size());
}

/// Reads a text line by line, from the first to where the first document ends.
class Outliner {
public:
    explicit Outliner(std::string_view text) : m_text(text) { }

    YamlOutline run()
    {
        const std::size_t begin = readPrologue();
        if (begin == m_text.size())
            return std::move(m_outline);
        m_outline.isDivided = findColumn(begin);
        readBody(begin);
        return std::move(m_outline);
    }

private:
    /// Passes comments, directives and the `---` before the first value; says where that begins.
    std::size_t readPrologue()
    {
        std::size_t line = m_text.starts_with(utf8::byteOrderMark) ? utf8::byteOrderMark.size() : 0;
        m_bom = line;
        bool isStarted = false;
        while (line < m_text.size()) {
            const std::size_t first = yaml::skipBlanks(m_text, line);
            if (isMarker(m_text, line, "..."))
                break;
            if (isMarker(m_text, line, "---")) {
                if (isStarted)
                    break;
                isStarted = true;
                const std::size_t behind = yaml::skipBlanks(m_text, line + 3);
                if (!isEndOrComment(behind))
                    return line + 3;
                noteComment(behind);
            } else if (isEndOrComment(first)) {
                noteComment(first);
            } else if (m_text[first] == '%' && first == line && !isStarted) {
                m_outline.comments.push_back({first, yaml::endOfLine(m_text, first)});
            } else {
                return line;
            }
            line = nextLine(m_text, line);
        }
        noteLaterDocument(line);
        return m_text.size();
    }

    /// Sets the column of the outermost keys; false where the outermost value has no such keys.
    bool findColumn(std::size_t begin)
    {
        const bool isAtLineStart = begin == m_bom || yaml::isBreak(m_text[begin - 1]);
        if (!isAtLineStart)
            return false;
        std::size_t line = begin;
        std::size_t first = yaml::skipSpaces(m_text, line);
        while (line < m_text.size()
               && (yaml::isConflictMarker(m_text, line) || isEndOrComment(first))) {
            line = nextLine(m_text, line);
            first = yaml::skipSpaces(m_text, line);
        }
        m_column = first - line;
        if (line == m_text.size() || isEntry(line))
            return line != m_text.size();
        // A line that is not finished yet, at the head of entries, does not make them one value.
        constexpr std::string_view startsOtherValue = "{[&!|>";
        const bool isItem = m_text[first] == '-' && yaml::isGap(m_text, first + 1);
        if (isItem || startsOtherValue.find(m_text[first]) != std::string_view::npos)
            return false;
        m_column = 0;
        while (line < m_text.size() && !isEntry(line))
            line = nextLine(m_text, line);
        return line < m_text.size();
    }

    void readBody(std::size_t begin)
    {
        std::size_t chunk = begin;
        std::size_t line = nextLine(m_text, begin);
        for (; line < m_text.size(); line = nextLine(m_text, line)) {
            if (isMarker(m_text, line, "---") || isMarker(m_text, line, "..."))
                break;
            if (m_outline.isDivided && isEntry(line)) {
                m_outline.chunks.push_back({chunk, line});
                chunk = line;
            }
        }
        m_outline.chunks.push_back({chunk, line});
        noteLaterDocument(line);
    }

    bool isEntry(std::size_t line) const
    {
        const std::size_t first = line + m_column;
        if (first >= m_text.size() || m_text[first] == ' ' || m_text[first] == '\t')
            return false;
        if (m_column > 0 && yaml::skipSpaces(m_text, line) != first)
            return false;
        const bool isMark = yaml::isGap(m_text, first + 1);
        if (isMark && (m_text[first] == '-' || m_text[first] == '?'))
            return m_text[first] == '?';
        return !yaml::isConflictMarker(m_text, line)
            && yaml::colonOfEntry(m_text, first).value_or(first) != first;
    }

    bool isEndOrComment(std::size_t at) const
    {
        return at >= m_text.size() || yaml::isBreak(m_text[at]) || m_text[at] == '#';
    }

    void noteComment(std::size_t at)
    {
        if (at < m_text.size() && m_text[at] == '#')
            m_outline.comments.push_back({at, yaml::endOfLine(m_text, at)});
    }

    /// The document has ended at `line`; does another one follow?
    void noteLaterDocument(std::size_t line)
    {
        const std::size_t mark = line;
        for (; line < m_text.size(); line = nextLine(m_text, line)) {
            const bool isMark = isMarker(m_text, line, "---") || isMarker(m_text, line, "...");
            const std::size_t first = yaml::skipBlanks(m_text, isMark ? line + 3 : line);
            if (!isEndOrComment(first)) {
                m_outline.laterDocument = {mark, yaml::endOfLine(m_text, mark)};
                return;
            }
            noteComment(first);
        }
    }

    std::string_view m_text;
    std::size_t m_bom = 0;
    std::size_t m_column = 0;
    YamlOutline m_outline;
};

} // namespace

YamlOutline outlineYaml(std::string_view text)
{
    return Outliner(text).run();
}

} // namespace fusewright
