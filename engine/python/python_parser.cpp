// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#include "engine/python/python_parser.h"

#include "engine/support/diagnostic.h"
#include "engine/support/source_text.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fusewright {

namespace {

using Kind = PythonToken::Kind;

} // namespace

PythonTree parsePython(const SourceText& source, Diagnostics& diagnostics)
{
    return parsePython(source, {0, source.text().size()}, diagnostics);
}

PythonTree parsePython(const SourceText& source, ByteRange part, Diagnostics& diagnostics)
{
    return PythonParser(source, part, diagnostics).run();
}

PythonParser::PythonParser(const SourceText& source, ByteRange part, Diagnostics& diagnostics)
    : m_source(source),
      m_diagnostics(diagnostics),
      m_tokens(pythonTokens(source.text(), part)),
      m_tree(source)
{
    m_tree.m_nodes.reserve(m_tokens.all.size());
}

PythonTree PythonParser::run()
{
    for (const ByteRange bracket : m_tokens.unclosed)
        m_diagnostics.error("python-syntax", "This bracket is not closed.", m_source.name(),
                            m_source.range(bracket));
    const PythonNodeId root = make(PythonKind::Module, token().range.begin);
    while (!at(Kind::End)) {
        parseStatements(root);
        if (at(Kind::Dedent))
            advance();
    }
    close(root);
    m_tree.m_comments = std::move(m_tokens.comments);
    return std::move(m_tree);
}

const PythonToken& PythonParser::peek() const
{
    return m_tokens.all[at(Kind::End) ? m_at : m_at + 1];
}

bool PythonParser::take(std::string_view word)
{
    if (!at(word))
        return false;
    advance();
    return true;
}

bool PythonParser::expect(std::string_view symbol)
{
    if (take(symbol))
        return true;
    mistake("\"" + std::string(symbol) + "\" is missing here.");
    return false;
}

void PythonParser::advance()
{
    if (at(Kind::End))
        return;
    m_lastEnd = token().range.end;
    ++m_at;
}

bool PythonParser::atStatementEnd() const
{
    return at(Kind::NewLine) || at(Kind::End) || at(Kind::Dedent) || at(";");
}

PythonNodeId PythonParser::make(PythonKind kind, std::size_t begin, std::string_view word)
{
    const PythonNodeId node(m_tree.m_nodes.size());
    m_tree.m_nodes.push_back({.kind = kind,
                              .begin = static_cast<std::uint32_t>(begin),
                              .end = static_cast<std::uint32_t>(begin),
                              .word = word});
    return node;
}

/// A node that begins with what is there already.
PythonNodeId PythonParser::makeFrom(PythonKind kind, PythonNodeId first, std::string_view word)
{
    const PythonNodeId node = make(kind, begin(first), word);
    append(node, first);
    return close(node);
}

void PythonParser::append(PythonNodeId parent, PythonNodeId child)
{
    PythonTree::Node& owner = m_tree.m_nodes[parent.index];
    if (owner.last.isValid())
        m_tree.m_nodes[owner.last.index].next = child;
    else
        owner.first = child;
    owner.last = child;
}

/// The node ends behind the word that was taken last.
PythonNodeId PythonParser::close(PythonNodeId node)
{
    PythonTree::Node& closed = m_tree.m_nodes[node.index];
    closed.end = std::max(closed.begin, static_cast<std::uint32_t>(m_lastEnd));
    return node;
}

/// Reports the first mistake of a statement; always gives an invalid id.
PythonNodeId PythonParser::mistake(std::string message)
{
    if (m_reported)
        return {};
    m_reported = true;
    ByteRange place = token().range;
    if (at(Kind::Broken) && !token().text.empty()) {
        const bool isText = token().text.find_first_of("\"'") != std::string_view::npos;
        message = isText ? "This string is not closed." : "Python has no such character.";
    } else if (at(Kind::NewLine) || at(Kind::End) || at(Kind::Dedent)) {
        place = {m_lastEnd, m_lastEnd};
    }
    m_diagnostics.error("python-syntax", std::move(message), m_source.name(),
                        m_source.range(place));
    return {};
}

} // namespace fusewright
