// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_lex_nodes.h"

#include <vector>

namespace fusewright {

/// Reads what stands outside brackets: indentation says what belongs where.
class YamlBlockLexer {
public:
    YamlBlockLexer(YamlLexCursor& cursor, YamlChunkRole role)
        : m_cursor(cursor), m_text(cursor.text()), m_role(role)
    {
    }

    /// Takes a token; true where a bracket opens, which it leaves to `YamlFlowLexer`.
    bool lex();
    /// At the end of the text.
    void finish();
    /// Of the innermost open block.
    std::int64_t column() const { return level().column; }
    std::size_t depth() const { return m_levels.size(); }

private:
    /// A block mapping or sequence that is open.
    struct Level {
        std::int64_t column = -1;
        bool isSequence = false;
    };

    bool lexValue();
    void settle(std::int64_t column, bool isItem);
    void settleInside(std::int64_t column, const std::optional<Level>& left);
    void beginNode();
    void dropKey();
    bool isKeyColumn(std::int64_t column) const;
    void takeDash();
    void passComplexKey();
    void takeColon();
    void takePlain();
    void takeKeyWithoutSpace(std::size_t colon);
    void takeScalar();
    void indentText(ByteRange block, std::int64_t width);
    void push(Level level);
    const Level& level() const { return m_levels.back(); }

    YamlLexCursor& m_cursor;
    std::string_view m_text;
    YamlChunkRole m_role;
    std::vector<Level> m_levels{Level{}}; ///< The first is the place around the outermost value.
    YamlSlot m_slot = YamlSlot::Open;
    bool m_allowsKey = true;
    std::optional<YamlLexKey> m_key;
    bool m_hasComplexKey = false;
};

} // namespace fusewright
