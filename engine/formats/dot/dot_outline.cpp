// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/formats/dot/dot_outline.h"

#include "engine/formats/dot/dot_lexer.h"
#include "engine/formats/dot/dot_work.h"
#include "engine/formats/model_text.h"
#include "engine/support/utf8.h"

#include <string_view>
#include <unordered_set>
#include <utility>

namespace fusewright {

namespace {

bool isWord(const DotToken& token)
{
    return token.kind <= DotTokenKind::Edge;
}

std::optional<StrayQuote> findStrayQuote(const DotToken& first, const DotToken& second)
{
    if (first.range.end != second.range.begin || first.range.isEmpty())
        return std::nullopt;
    if (first.kind == DotTokenKind::Quoted && (isWord(second) || second.isBad()))
        return StrayQuote{.text = first.range, .atEnd = true};
    // A name may follow a keyword closely: `digraph"g"`.
    if (second.kind == DotTokenKind::Quoted && first.isName())
        return StrayQuote{.text = second.range, .atEnd = false};
    return std::nullopt;
}

class Outline {
public:
    explicit Outline(const ModelText& file)
        : m_file(file), m_lexer(file.text()), m_work(file.text().size())
    {
    }

    std::optional<std::vector<DotGraphText>> run();

private:
    void advance();
    bool readHeader();
    bool readBody();
    bool readBodyToken();
    bool readName();
    bool readMark();
    bool openGroup();
    bool closeGroup();
    bool check(DotWork::Excess excess);
    bool fail(std::string message, ByteRange place);
    bool failAtToken();
    bool failAtEnd();

    const ModelText& m_file;
    DotLexer m_lexer;
    DotToken m_token;
    std::vector<DotGraphText> m_graphs;
    std::unordered_set<std::string> m_names;
    DotWork m_work;
    std::vector<ByteRange> m_braces; ///< Those that are open.
    std::optional<ByteRange> m_bracket;
    std::optional<std::string> m_subgraph; ///< The name of the subgraph that is about to open.
    bool m_afterColon = false;
    std::optional<StrayQuote> m_strayQuote;
};

std::optional<std::vector<DotGraphText>> Outline::run()
{
    for (advance(); m_token.kind != DotTokenKind::End; advance()) {
        m_graphs.emplace_back();
        if (!readHeader() || !readBody())
            return std::nullopt;
        DotGraphText& graph = m_graphs.back();
        graph.strayQuote = std::exchange(m_strayQuote, std::nullopt);
        const bool isOther = !graph.name.empty() && m_names.insert(graph.name).second;
        graph.call = isOther ? graph.name : '#' + std::to_string(m_graphs.size());
    }
    if (!m_graphs.empty())
        return std::move(m_graphs);
    m_file.error("no-graph", "There is no graph in this file.", {0, 0});
    return std::nullopt;
}

void Outline::advance()
{
    const DotToken before = std::exchange(m_token, m_lexer.next());
    if (!m_strayQuote)
        m_strayQuote = findStrayQuote(before, m_token);
}

bool Outline::readHeader()
{
    DotGraphText& graph = m_graphs.back();
    graph.isStrict = m_token.kind == DotTokenKind::Strict;
    if (graph.isStrict)
        advance();
    graph.isDirected = m_token.kind == DotTokenKind::Digraph;
    if (!graph.isDirected && m_token.kind != DotTokenKind::Graph)
        return m_token.isBad() ? failAtToken()
                               : fail("A graph begins with \"digraph\"; "
                                          + m_file.quoted(m_token.range) + " is not expected here.",
                                      m_token.range);
    graph.keyword = m_token.range;
    advance();
    if (m_token.isName()) {
        graph.name = dotText(m_file.text(), m_token);
        advance();
    }
    return m_token.is('{') ? openGroup() : failAtToken();
}

bool Outline::readBody()
{
    m_graphs.back().body.begin = m_token.range.begin;
    while (!m_braces.empty()) {
        advance();
        if (!readBodyToken())
            return false;
    }
    m_graphs.back().body.end = m_token.range.end;
    return true;
}

bool Outline::readBodyToken()
{
    if (m_token.isName())
        return readName();
    switch (m_token.kind) {
    case DotTokenKind::Mark:
        return readMark();
    case DotTokenKind::Subgraph:
        m_subgraph.emplace();
        return true;
    case DotTokenKind::Line:
        if (m_graphs.back().isDirected)
            return fail("An edge of a digraph is written \"->\", not \"--\".", m_token.range);
        return m_bracket || check(m_work.addArrow());
    case DotTokenKind::Arrow:
        return m_bracket || check(m_work.addArrow());
    case DotTokenKind::End:
        return failAtEnd();
    default:
        return m_token.isBad() ? failAtToken() : true;
    }
}

bool Outline::readName()
{
    if (m_bracket || std::exchange(m_afterColon, false))
        return true;
    if (m_subgraph) {
        *m_subgraph = dotText(m_file.text(), m_token);
        return true;
    }
    return check(m_work.addNode());
}

bool Outline::readMark()
{
    switch (m_token.mark) {
    case '[':
        m_bracket = m_token.range;
        return true;
    case ']':
        m_bracket.reset();
        return true;
    case '{':
        return m_bracket ? failAtEnd() : openGroup();
    case '}':
        return m_bracket ? failAtEnd() : closeGroup();
    case ',':
        if (!m_bracket)
            m_work.addComma();
        return true;
    case ':':
        m_afterColon = !m_bracket;
        return true;
    default:
        return true;
    }
}

bool Outline::openGroup()
{
    m_braces.push_back(m_token.range);
    return check(m_work.openGroup(std::exchange(m_subgraph, std::nullopt).value_or("")));
}

bool Outline::closeGroup()
{
    m_braces.pop_back();
    return check(m_work.closeGroup());
}

bool Outline::check(DotWork::Excess excess)
{
    switch (excess) {
    case DotWork::Excess::None:
        return true;
    case DotWork::Excess::Depth:
        m_file.error("too-deep",
                     "Subgraphs are nested more than " + std::to_string(DotWork::deepest)
                         + " deep here, which cannot be read.",
                     m_token.range);
        return false;
    case DotWork::Excess::Chain:
        m_file.error("too-deep",
                     "A statement of more than " + std::to_string(DotWork::longestChain)
                         + " edges in a row cannot be read. Write the edges as statements of "
                           "their own.",
                     m_token.range);
        return false;
    case DotWork::Excess::Size:
        m_file.error("too-large",
                     "The graph has too many nodes and edges to be read; an edge between two "
                     "groups in braces counts once for each pair of their nodes.",
                     m_token.range);
        return false;
    }
    return false;
}

bool Outline::fail(std::string message, ByteRange place)
{
    reportDotSyntax(m_file, m_strayQuote, std::move(message), place);
    return false;
}

bool Outline::failAtToken()
{
    const ByteRange first{m_token.range.begin, m_token.range.begin + 1};
    switch (m_token.kind) {
    case DotTokenKind::UnclosedText:
        return fail("The string that starts here has no closing quotation mark.", first);
    case DotTokenKind::UnclosedHtml:
        return fail("The \"<\" here has no closing \">\".", first);
    case DotTokenKind::UnclosedComment:
        return fail("The comment that starts here is never closed.", first);
    case DotTokenKind::MergeConflict:
        m_file.error("merge-conflict",
                     "The file has the marks of an unfinished merge here. Choose one side and "
                     "remove the marks.",
                     m_token.range);
        return false;
    case DotTokenKind::Stray:
        return fail(m_file.quoted(m_token.range)
                        + " is not expected here. A name with such a character needs quotation "
                          "marks.",
                    m_token.range);
    case DotTokenKind::End:
        return fail("The file ends before the graph does.", m_graphs.back().keyword);
    default:
        return fail(m_file.quoted(m_token.range) + " is not expected here.", m_token.range);
    }
}

bool Outline::failAtEnd()
{
    if (m_bracket)
        return fail("The \"[\" here has no closing \"]\".", *m_bracket);
    return fail("The \"{\" here has no closing \"}\"; the end of the file may be missing.",
                m_braces.back());
}

bool refuseBytes(const ModelText& file)
{
    const std::string_view text = file.text();
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
        file.error("not-text", "There is a zero byte here, so this is not DOT text.",
                   {zero, zero + 1});
        return true;
    }
    if (const auto invalid = utf8::findInvalid(text)) {
        file.error("not-text",
                   file.quoted({*invalid, *invalid + 1})
                       + " here is not UTF-8 text. Save the file in UTF-8.",
                   {*invalid, *invalid + 1});
        return true;
    }
    return false;
}

} // namespace

std::optional<std::vector<DotGraphText>> outlineDot(const ModelText& file)
{
    if (refuseBytes(file))
        return std::nullopt;
    return Outline(file).run();
}

void reportDotSyntax(const ModelText& file, const std::optional<StrayQuote>& strayQuote,
                     std::string message, ByteRange place)
{
    if (!strayQuote || strayQuote->text.begin > place.begin) {
        file.error("dot-syntax", std::move(message), place);
        return;
    }
    const ByteRange text = strayQuote->text;
    const std::size_t mark = strayQuote->atEnd ? text.end - 1 : text.begin;
    std::string cause = "A string starts at this quotation mark, directly after a word. ";
    if (strayQuote->atEnd)
        cause = "The string that starts on line " + std::to_string(file.range(text).begin.line)
            + " ends at this quotation mark, directly before a word. ";
    file.error("dot-quotes", cause + "Inside a string, write a quotation mark as \\\".",
               {mark, mark + 1});
}

} // namespace fusewright
