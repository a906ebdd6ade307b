// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/id.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

using YamlNodeId = Id<struct YamlNodeTag>;

enum class YamlKind : std::uint8_t {
    Null, ///< Nothing written, or a plain `~` or `null`.
    Scalar,
    Sequence,
    Mapping,
    Alias,
};

enum class YamlStyle : std::uint8_t {
    Plain,
    SingleQuoted,
    DoubleQuoted,
    Literal,
    Folded,
    Block,
    Flow
};

/// A key with its value, as written.
struct YamlEntry {
    YamlNodeId key;
    YamlNodeId value;

    bool operator==(const YamlEntry&) const = default;
};

/// Where an anchor and a tag stand, with their `&` and `!`; an empty range where there is none.
struct YamlProperties {
    ByteRange anchor;
    ByteRange tag;
};

/// One value of a YAML text: what it is and which bytes it takes.
struct YamlNode {
    static constexpr std::uint32_t nothing = YamlNodeId::nothing;

    YamlKind kind = YamlKind::Null;
    YamlStyle style = YamlStyle::Plain;
    bool repeatsKeys = false; ///< A mapping with a key that is given more than once.
    bool merges = false;      ///< A mapping with a `<<` key.
    YamlNodeId parent;
    std::uint32_t begin = 0;        ///< With anchor and tag.
    std::uint32_t contentBegin = 0; ///< Without them.
    std::uint32_t end = 0;
    /// The first of the sequence's items or the mapping's entries, or where the scalar's text
    /// begins in the source; with how many there are, or how long it is.
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t storedText = nothing; ///< Of a scalar whose text does not stand so in the source.
    std::uint32_t properties = nothing;

    ByteRange range() const { return {begin, end}; }
    ByteRange content() const { return {contentBegin, end}; }
};

/// The values of a YAML text in flat arrays, a collection before what is in it.
///
/// Texts that do not stand in the source as they are meant belong to whoever made the tree.
struct YamlTree {
    std::vector<YamlNode> nodes;
    std::vector<YamlNodeId> items;
    std::vector<YamlEntry> entries;
    std::vector<YamlProperties> properties;
    std::vector<std::string_view> texts;

    const YamlNode& operator[](YamlNodeId id) const { return nodes[id.index]; }
    YamlNode& operator[](YamlNodeId id) { return nodes[id.index]; }
    YamlNodeId add(const YamlNode& node);
    /// Adds what is in `piece`, a tree of the text that begins at `offset`. Its texts stay its own.
    void append(const YamlTree& piece, std::span<const std::string> pieceTexts, std::size_t offset);
    /// The same, but puts the entries of the piece's outermost mapping into `parent`, and says
    /// where they begin among the entries; there are as many as that mapping has.
    std::size_t appendEntries(const YamlTree& piece, std::span<const std::string> pieceTexts,
                              std::size_t offset, YamlNodeId parent);

private:
    void appendFrom(std::size_t firstNode, const YamlTree& piece,
                    std::span<const std::string> pieceTexts, std::size_t offset, YamlNodeId parent);
};

} // namespace fusewright
