// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

// FX text comes out of consoles, logs and documents. Logs put a prefix before every line:
//
//     V1101 12:00:00.000000 4711 torch/_dynamo/output_graph.py:1234] [0/0] [__graph_code] …
//     [2023-11-01 12:00:00,000] [0/0] torch._dynamo.output_graph.__graph_code: [DEBUG] …
//
// It becomes form feeds, which take the indentation back to nothing; all else that is not the
// text itself becomes spaces.

#include "engine/formats/fx/fx_sections.h"

#include "engine/python/python_constants.h"
#include "engine/support/letters.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace fusewright::fx {

namespace {

constexpr std::size_t lookedAt = std::size_t(1) << 20; ///< To recognise the format.
constexpr std::size_t longestColour = 12;

bool isDigits(std::string_view text, std::size_t begin, std::size_t count)
{
    if (text.size() < begin + count)
        return false;
    return std::ranges::all_of(text.substr(begin, count), isDigit);
}

/// Behind further groups in brackets: `] [0/0] [__graph_code]`.
std::size_t behindGroups(std::string_view line, std::size_t at)
{
    while (line.substr(at).starts_with(" [")) {
        const std::size_t end = line.find(']', at);
        if (end == std::string_view::npos)
            return at;
        at = end + 1;
    }
    return at;
}

std::size_t prefixLength(std::string_view line)
{
    std::size_t at = 0;
    if (line.starts_with("[rank")) {
        const std::size_t end = line.find("]:");
        if (end != std::string_view::npos)
            at = end + 2;
    }
    const std::string_view rest = line.substr(at);
    const bool isGoogleLog = !rest.empty()
        && std::string_view("VDIWEF").find(rest[0]) != std::string_view::npos
        && isDigits(rest, 1, 4);
    const bool isPythonLog =
        rest.starts_with('[') && isDigits(rest, 1, 4) && rest.size() > 5 && rest[5] == '-';
    if (isGoogleLog || isPythonLog) {
        const std::size_t end = rest.find(']');
        if (end == std::string_view::npos)
            return at;
        at = behindGroups(line, at + end + 1);
        if (isPythonLog) {
            const std::size_t level = line.find(": [", at);
            const std::size_t levelEnd = line.find(']', level == line.npos ? at : level);
            if (level != line.npos && levelEnd != line.npos
                && line.substr(at, level - at).find_first_of("(=\"") == line.npos)
                at = levelEnd + 1;
        }
        return at < line.size() && line[at] == ' ' ? at + 1 : at;
    }
    return line.starts_with("> ") ? 2 : at;
}

/// Takes the colours of a terminal out, which nobody sees who reads the text: `ESC [ 31 m`.
void removeColours(std::string& text)
{
    std::size_t kept = 0;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t escape = std::min(text.find('\x1b', at), text.size());
        std::copy(text.begin() + std::ptrdiff_t(at), text.begin() + std::ptrdiff_t(escape),
                  text.begin() + std::ptrdiff_t(kept));
        kept += escape - at;
        const std::size_t end = text.find('m', escape);
        const bool isColour = end != std::string::npos && end - escape < longestColour;
        at = isColour ? end + 1 : escape + 1;
    }
    text.resize(kept);
}

void blankPrefixes(std::string& text)
{
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line(text.data() + begin, end - begin);
        std::size_t length = prefixLength(line);
        if (withoutSpace(line).starts_with("```"))
            length = line.size();
        // /usr/lib/…/_lazy_graph_module.py class GraphModule(torch.nn.Module):
        const std::size_t header = line.find(".py class ");
        if (header != std::string_view::npos && line.find('"') == std::string_view::npos)
            length = header + 4;
        std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(begin), length, '\f');
        begin = end + 1;
    }
}

bool isNameCharacter(char character)
{
    return isWordByte(character) || static_cast<unsigned char>(character) >= 0x80;
}

bool beginsClass(std::string_view line)
{
    return line.starts_with("class ") && line.find("Module)") != std::string_view::npos;
}

bool beginsForward(std::string_view line)
{
    return line.starts_with("def forward(");
}

bool beginsGraph(std::string_view line)
{
    if (line.starts_with("graph(") && withoutSpace(line).ends_with("):"))
        return true;
    if (line.starts_with('#'))
        line = withoutSpace(line.substr(1));
    if (!line.starts_with('%'))
        return false;
    const std::string_view rest = line.substr(1 + endOfName(line.substr(1), 0));
    return rest.starts_with(" : ")
        && (rest.find("call_") != rest.npos || rest.find("laceholder[") != rest.npos
            || rest.find("laceHolder[") != rest.npos || rest.find("get_attr[") != rest.npos);
}

bool beginsTable(std::string_view line)
{
    if (line.starts_with("| "))
        line.remove_prefix(2);
    std::size_t at = 0;
    if (!line.starts_with("opcode"))
        return false;
    for (const std::string_view column : {"name", "target", "args", "kwargs"}) {
        at = line.find(column, at + 1);
        if (at == std::string_view::npos)
            return false;
    }
    return true;
}

class SectionFinder {
public:
    explicit SectionFinder(std::string_view text) : m_text(text) { }

    std::vector<FxSection> run();

private:
    std::string_view lineAt(std::size_t begin) const
    {
        return m_text.substr(begin, std::min(m_text.find('\n', begin), m_text.size()) - begin);
    }
    void add(FxSection::Form form, std::size_t begin, std::size_t end, std::string name);
    std::size_t endOfCode(std::size_t begin) const;
    std::size_t endOfLines(std::size_t begin, FxSection::Form form) const;
    void rememberTitle(std::string_view line);

    std::string_view m_text;
    std::string m_title; ///< `===== Forward graph 0 =====` above the graph.
    std::unordered_map<std::string, int> m_timesUsed;
    std::vector<FxSection> m_sections;
};

std::size_t indentationOf(std::string_view line)
{
    const std::size_t feed = line.rfind('\f');
    const std::size_t begin = feed == line.npos ? 0 : feed + 1;
    return line.find_first_not_of(" \t", begin) - begin;
}

std::vector<FxSection> SectionFinder::run()
{
    for (std::size_t at = 0; at < m_text.size();) {
        const std::string_view line = withoutSpace(lineAt(at));
        std::size_t end = at + lineAt(at).size() + 1;
        if (beginsClass(line) || beginsForward(line)) {
            end = endOfCode(at);
            const std::string_view behind = line.substr(line.find(' ') + 1);
            std::string name(behind.substr(0, endOfName(behind, 0)));
            add(FxSection::Form::Code, at, end, name.empty() ? "graph" : std::move(name));
        } else if (beginsGraph(line)) {
            end = endOfLines(end, FxSection::Form::Graph);
            add(FxSection::Form::Graph, at, end, "graph");
        } else if (beginsTable(line)) {
            end = endOfLines(end, FxSection::Form::Table);
            add(FxSection::Form::Table, at, end, "table");
        } else {
            rememberTitle(line);
        }
        at = end;
    }
    return std::move(m_sections);
}

void SectionFinder::rememberTitle(std::string_view line)
{
    static constexpr std::string_view rule = "===== ";
    if (line.starts_with(rule) && line.ends_with(" ====="))
        m_title = withoutSpace(line.substr(rule.size(), line.size() - 2 * rule.size()));
}

void SectionFinder::add(FxSection::Form form, std::size_t begin, std::size_t end, std::string name)
{
    if (!m_title.empty())
        name = std::exchange(m_title, {});
    if (name == "_lambda_")
        name = "<lambda>";
    const int times = ++m_timesUsed[name];
    if (times > 1)
        name += '#' + std::to_string(times);
    m_sections.push_back({form, {begin, std::min(end, m_text.size())}, std::move(name)});
}

/// Up to the first line that stands as far out as the header and is not part of it.
std::size_t SectionFinder::endOfCode(std::size_t begin) const
{
    const std::size_t indentation = indentationOf(lineAt(begin));
    std::size_t at = begin;
    while (true) {
        at = std::min(at + lineAt(at).size() + 1, m_text.size());
        if (at == m_text.size())
            return at;
        const std::string_view line = lineAt(at);
        const std::string_view content = withoutSpace(line);
        if (!content.empty() && indentationOf(line) <= indentation && content[0] != '#'
            && content[0] != ')')
            return at;
    }
}

std::size_t SectionFinder::endOfLines(std::size_t begin, FxSection::Form form) const
{
    const bool isGraph = form == FxSection::Form::Graph;
    std::size_t at = begin;
    while (at < m_text.size()) {
        std::string_view line = withoutSpace(lineAt(at));
        if (isGraph && line.starts_with('#'))
            line = withoutSpace(line.substr(1));
        const bool isReturn = isGraph && line.starts_with("return");
        const bool belongs = isGraph ? line.starts_with('%') || isReturn : !line.empty();
        if (!belongs)
            return at;
        at += lineAt(at).size() + 1;
        if (isReturn)
            return at;
    }
    return at;
}

} // namespace

std::size_t endOfName(std::string_view text, std::size_t at)
{
    while (at < text.size() && isNameCharacter(text[at]))
        ++at;
    return at;
}

std::string withoutDecoration(std::string_view text)
{
    std::string clean(text);
    if (clean.starts_with(utf8::byteOrderMark))
        std::fill_n(clean.begin(), utf8::byteOrderMark.size(), '\f');
    removeColours(clean);
    blankPrefixes(clean);
    static constexpr std::string_view lambda = "class <lambda>";
    for (std::size_t at = clean.find(lambda); at != clean.npos; at = clean.find(lambda, at)) {
        clean[at + 6] = '_';
        clean[at + lambda.size() - 1] = '_';
    }
    return clean;
}

std::vector<FxSection> findSections(std::string_view text)
{
    return SectionFinder(text).run();
}

bool hasFxText(std::string_view text)
{
    const std::string_view head = text.substr(0, lookedAt);
    if (head.find('\0') != std::string_view::npos)
        return false;
    const bool mayBe = head.find("def forward(") != head.npos || head.find("opcode") != head.npos
        || head.find("=users=") != head.npos || head.find("users=") != head.npos
        || head.find("laceholder[") != head.npos || head.find(" = call_") != head.npos;
    return mayBe && !findSections(withoutDecoration(head)).empty();
}

} // namespace fusewright::fx
