// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_events.h"
#include "engine/rules/yaml/yaml_lexing.h"
#include "engine/rules/yaml/yaml_tree.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class RepairedText;

/// A tree of a text that stands alone, with the texts that do not stand in it.
struct YamlReading {
    YamlTree tree; ///< Its first node is the outermost value; empty where there is none.
    std::vector<std::string> texts;
    /// The first token that the parser left over, or did not see as the lexer did.
    std::optional<ByteRange> unread;
};

/// Puts together what the lexer knows (where things begin and end) and what the parser knows (how
/// they belong together, what a scalar says).
///
/// Tokens and events come in the same order, so one walk over both is enough. Where the parser
/// stopped at an error, or the two differ, the tree is what was read until then.
class YamlTreeBuilder {
public:
    /// `text` is what the lexer saw; `isSource` is false where bytes of it were overwritten.
    YamlTreeBuilder(std::string_view text, bool isSource, std::span<const YamlToken> tokens,
                    const RepairedText& repaired);

    YamlReading build(const YamlEvents& events);

private:
    struct Frame {
        YamlNodeId node;
        std::size_t children = 0; ///< How many of `m_children` came before its own.
        bool isPair = false;      ///< A mapping without brackets in a list with them: `[a: b]`.
        bool expectsValue = false;
    };

    bool add(const YamlEvents& events, const YamlEvent& event);
    bool addScalar(std::string_view value, const YamlEvent& event);
    bool addCollection(const YamlEvent& event, YamlKind kind, YamlStyle style);
    bool endCollection();
    void close();

    void moveToSlot();
    void takeProperties(YamlNode& node, bool stopsAtKey);
    void setText(YamlNode& node, const YamlToken& token, std::string_view value);
    void attach(YamlNodeId node);
    bool begins(std::size_t at, const YamlEvent& event) const;

    bool isPairAhead() const;
    bool isNext(YamlTokenKind kind) const;
    void skip(YamlTokenKind kind);
    const YamlToken* next() const { return m_next < m_tokens.size() ? &m_tokens[m_next] : nullptr; }

    std::string_view m_text;
    bool m_isSource;
    std::span<const YamlToken> m_tokens;
    const RepairedText& m_repaired;
    std::size_t m_next = 0;
    std::uint32_t m_end = 0; ///< Of the last token taken.
    std::vector<Frame> m_open;
    std::vector<YamlNodeId> m_children; ///< Of the open collections, the outermost first.
    YamlReading m_out;
};

} // namespace fusewright
