// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/python/python_lexer.h"
#include "engine/python/python_tree.h"

namespace fusewright {

class Diagnostics;

/// Reads a Python text, or a part of one, into a tree.
///
/// Mistakes are errors with the code `python-syntax` at their place; the statement is left out and
/// reading goes on with the next one, so there always is a tree. What is nested more than
/// `PythonParser::deepest` deep is such a mistake.
PythonTree parsePython(const SourceText& source, Diagnostics& diagnostics);
PythonTree parsePython(const SourceText& source, ByteRange part, Diagnostics& diagnostics);

/// The parser behind `parsePython`. Used once.
class PythonParser {
public:
    static constexpr int deepest = 200;

    PythonParser(const SourceText& source, ByteRange part, Diagnostics& diagnostics);

    PythonTree run();

private:
    /// Counts how deep the parser calls itself.
    class Level {
    public:
        explicit Level(PythonParser& parser) : m_parser(parser) { ++m_parser.m_depth; }
        ~Level() { --m_parser.m_depth; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

    private:
        PythonParser& m_parser;
    };

    // Statements: python_statements.cpp.
    void parseStatements(PythonNodeId into);
    void parseLine(PythonNodeId into);
    PythonNodeId parseStatement();
    bool beginsLine() const;
    bool atMatch() const;
    bool atCase() const;
    PythonNodeId parseDecorated();
    PythonNodeId parseFunction(PythonNodeId function);
    PythonNodeId parseClass(PythonNodeId node);
    PythonNodeId parseCompound();
    void parseHeader(PythonNodeId compound);
    PythonNodeId parseWithItem();
    void parseBlock(PythonNodeId owner);
    PythonNodeId parseSimple();
    PythonNodeId parseExpressionStatement();
    void parseParameters(PythonNodeId owner, std::string_view closer);
    void recover(PythonNodeId into, std::size_t begin);

    // Expressions: python_expressions.cpp. An invalid id is a mistake that is reported.
    PythonNodeId parseExpressionList();
    PythonNodeId parseStarOrExpression();
    PythonNodeId parseExpression();
    PythonNodeId parseLambda();
    PythonNodeId parseOperators(int lowest);
    PythonNodeId parseUnary();
    PythonNodeId parsePostfix();
    PythonNodeId parseAtom();
    PythonNodeId parseAwait();
    PythonNodeId parseStrings();
    PythonNodeId parseBracketed();
    PythonNodeId parseItem(bool inBraces);
    PythonNodeId parseCall(PythonNodeId function);
    PythonNodeId parseArgument();
    PythonNodeId parseSubscript(PythonNodeId base);
    PythonNodeId parseIndex();
    PythonNodeId parseTargets();
    PythonNodeId parseClauses(PythonNodeId element, std::string_view bracket, std::size_t begin);

    const PythonToken& token() const { return m_tokens.all[m_at]; }
    const PythonToken& peek() const;
    bool at(std::string_view word) const { return token().is(word); }
    bool at(PythonToken::Kind kind) const { return token().kind == kind; }
    bool take(std::string_view word);
    bool expect(std::string_view symbol);
    void advance();
    bool atStatementEnd() const;
    bool beginsExpression() const;

    PythonNodeId make(PythonKind kind, std::size_t begin, std::string_view word = {});
    PythonNodeId makeFrom(PythonKind kind, PythonNodeId first, std::string_view word = {});
    void append(PythonNodeId parent, PythonNodeId child);
    PythonNodeId close(PythonNodeId node);
    PythonNodeId mistake(std::string message);
    std::size_t begin(PythonNodeId node) const { return m_tree.m_nodes[node.index].begin; }

    const SourceText& m_source;
    Diagnostics& m_diagnostics;
    PythonTokens m_tokens;
    PythonTree m_tree;
    std::size_t m_at = 0;
    std::size_t m_lastEnd = 0; ///< Of the word that was taken last.
    int m_depth = 0;
    int m_caseDepth = 0;     ///< Of the block in which `case` is a keyword; 0: in none.
    bool m_reported = false; ///< Something of the current statement.
};

} // namespace fusewright
