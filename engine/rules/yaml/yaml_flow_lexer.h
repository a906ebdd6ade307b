// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_lex_nodes.h"

#include <vector>

namespace fusewright {

class YamlBlockLexer;

/// Reads what stands between brackets, where indentation says nothing.
class YamlFlowLexer {
public:
    explicit YamlFlowLexer(YamlLexCursor& cursor) : m_cursor(cursor), m_text(cursor.text()) { }

    /// Opens the bracket that stands there in a block.
    void begin(const YamlBlockLexer& around);
    bool isOpen() const { return !m_flows.empty(); }
    /// Takes a token.
    void lex();
    /// Takes the open brackets to end before the line that was remembered, or here.
    void giveUp();

private:
    /// An open bracket.
    struct Flow {
        std::size_t begin = 0;
        bool isMapping = false;
        YamlSlot slot = YamlSlot::Open;
        bool allowsKey = true;
        bool hasColon = false; ///< Since the last comma.
        std::optional<YamlLexKey> key;
    };

    /// Where to go on if an open bracket turns out never to be closed.
    struct Resumption {
        YamlLexCursor::Mark mark;
        std::vector<Flow> flows;
    };

    void lexValue();
    void beginNode();
    void openBracket();
    void closeBracket();
    void takeComma();
    void takeColon();
    void takePlain();
    void endEntry();
    void watchLine();
    bool isColon() const;

    YamlLexCursor& m_cursor;
    std::string_view m_text;
    std::int64_t m_column = 0; ///< Of the block around the brackets.
    std::size_t m_blockDepth = 0;
    std::vector<Flow> m_flows;
    std::optional<Resumption> m_resumption;
    bool m_hasGivenUp = false;
};

} // namespace fusewright
