// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_lexing.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// A plain text of one line longer than this needs no other look.
inline constexpr std::size_t longText = 256;

/// The machine behind `lexYaml`: knows at each place which blocks and brackets are open.
class YamlLexer {
public:
    YamlLexer(std::string_view text, YamlChunkRole role);

    YamlLexing run();

private:
    /// Whether a value may begin where we are, or stands there already.
    enum class Slot : std::uint8_t { Open, Filled };

    /// A block mapping or sequence that is open.
    struct Level {
        std::int64_t column = -1;
        bool isSequence = false;
    };

    /// What is a key if a colon comes.
    struct Key {
        std::size_t token = 0;
        std::size_t begin = 0;
        std::int64_t column = 0;
        bool isRequired = false;        ///< At the column where a mapping's keys stand.
        std::optional<std::size_t> tab; ///< That stands between a dash and the key.
    };

    /// An open bracket.
    struct Flow {
        std::size_t begin = 0;
        bool isMapping = false;
        Slot slot = Slot::Open;
        bool allowsKey = true;
        bool hasColon = false; ///< Since the last comma.
        std::optional<Key> key;
    };

    /// Where to go on if an open bracket turns out never to be closed.
    struct Resumption {
        std::size_t lineBegin = 0;
        std::size_t tokens = 0;
        std::size_t comments = 0;
        std::size_t findings = 0;
        std::size_t repairs = 0;
        std::vector<Flow> flows;
        std::optional<std::size_t> cut;
    };

    // Between tokens.
    bool skipToToken();
    void beginLine();
    void measureIndentation();
    void reportTab(std::size_t at);
    void replaceTab(std::size_t at, std::int64_t width);
    void takeComment();

    // In blocks.
    void lexInBlock();
    void lexBlockValue();
    void settle(std::int64_t column, bool isItem);
    void settleInside(std::int64_t column, const std::optional<Level>& left);
    void beginBlockNode();
    void dropBlockKey();
    bool isKeyColumn(std::int64_t column) const;
    void takeDash();
    void passComplexKey();
    void takeBlockColon();
    void takeBlockPlain();
    void takeKeyWithoutSpace(std::size_t colon);
    void takeBlockScalar();
    void indentTextBlock(ByteRange block, std::int64_t width);
    void push(Level level);

    // In brackets.
    void lexInFlow();
    void lexFlowValue();
    void beginFlowNode();
    void openBracket();
    void closeBracket();
    void takeComma();
    void takeFlowColon();
    void takeFlowPlain();
    void endFlowEntry();
    void watchFlowLine();
    void giveUpFlow();
    bool isFlowColon() const;

    // In both.
    bool takeMarkedNode();
    void takeQuoted();
    void takeProperty();
    void takeAlias();
    void takeReserved();
    void fillSlot();
    bool checkKey(const Key& key);
    void confirmKey(const Key& key);
    void finish();

    void take(YamlTokenKind kind, std::size_t end);
    void report(YamlFinding finding);
    void reportStructure(YamlFinding finding, std::size_t cutAt);
    void cut(std::size_t at);
    void repair(ByteRange range, std::string text);
    void tooDeep();

    std::int64_t column(std::size_t at) const;
    ByteRange wordAt(std::size_t at) const;
    ByteRange lastNodeFrom(std::size_t begin) const;
    bool isAtEnd() const { return m_at >= m_text.size(); }
    char current() const { return m_text[m_at]; }
    bool isInFlow() const { return !m_flows.empty(); }
    std::size_t depth() const { return m_levels.size() + m_flows.size(); }
    const Level& level() const { return m_levels.back(); }

    std::string_view m_text;
    YamlChunkRole m_role;
    std::size_t m_at = 0;
    YamlLexing m_out;

    std::vector<Level> m_levels{Level{}}; ///< The first is the place around the outermost value.
    Slot m_slot = Slot::Open;
    bool m_allowsKey = true;
    std::optional<Key> m_key;
    bool m_hasComplexKey = false;
    std::vector<Flow> m_flows;
    std::optional<Resumption> m_resumption;
    bool m_hasGivenUp = false;

    std::size_t m_lineBegin = 0;
    std::int64_t m_columnShift = 0; ///< By how much tabs are wider than they are long.
    bool m_isFirstInLine = true;
    bool m_lineHasError = false;
    std::optional<std::size_t> m_tabFinding;
    std::optional<std::size_t> m_tab; ///< Between this token and the last one.
    bool m_stops = false;
};

} // namespace fusewright
