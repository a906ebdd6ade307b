// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/yaml/yaml_finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

enum class YamlTokenKind : std::uint8_t {
    Plain,
    SingleQuoted,
    DoubleQuoted,
    Literal,
    Folded,
    Alias,
    Anchor,
    Tag,
    ColonMark,
    DashMark,
    Comma,
    SequenceBegin, ///< `[`
    SequenceEnd,
    MappingBegin, ///< `{`
    MappingEnd,
};

struct YamlToken {
    YamlTokenKind kind = YamlTokenKind::Plain;
    bool beginsKey = false; ///< The first token of what a colon makes a key.
    bool isOneLine = true;
    bool isVerbatim = false; ///< What a scalar says stands so in the text, quotation marks aside.
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    ByteRange range() const { return {begin, end}; }
    bool isScalar() const { return kind <= YamlTokenKind::Folded; }
    bool isContent() const { return kind <= YamlTokenKind::Alias; }
    bool isProperty() const { return kind == YamlTokenKind::Anchor || kind == YamlTokenKind::Tag; }
};

/// What the lexical pass knows of a YAML text.
struct YamlLexing {
    std::vector<YamlToken> tokens;
    std::vector<ByteRange> comments;
    std::vector<YamlFinding> findings;
    /// What a parser must be given instead, so that it reads on where something is wrong.
    std::vector<ByteEdit> repairs;
    /// Where a parser must stop, as no repair is possible behind, and what closes the open
    /// brackets.
    std::optional<std::size_t> cut;
    std::string closers;
};

enum class YamlChunkRole : std::uint8_t {
    WholeDocument,
    TopEntry, ///< One entry of the outermost mapping, the others being elsewhere.
};

/// Cuts a YAML text into tokens and says what is wrong with it, to its end.
///
/// The text must have passed `checkYamlBytes`. Linear, without recursion.
YamlLexing lexYaml(std::string_view text, YamlChunkRole role);

} // namespace fusewright
