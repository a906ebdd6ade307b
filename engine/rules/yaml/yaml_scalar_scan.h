// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Where the scalars of a YAML text end.
namespace fusewright::yaml {

inline constexpr std::int64_t tabWidth = 4;

enum class YamlContext : std::uint8_t { Block, Flow };

/// A plain scalar: unquoted text, perhaps over several lines.
struct PlainScan {
    std::size_t end = 0;
    std::size_t firstLineEnd = 0;
    std::size_t lastLineBegin = 0;     ///< Its first character, not its indentation.
    std::size_t endBeforeLastLine = 0; ///< Of what stands on the lines before.
    bool stopsAtColon = false;         ///< A `: ` follows, on the same line.

    bool isMultiline() const { return firstLineEnd != end; }
};

/// Lines that begin left of column `indent` are not part of it; between brackets, only if they look
/// like an entry.
PlainScan scanPlain(std::string_view text, std::size_t begin, std::int64_t indent,
                    YamlContext context);

/// What plain text on several lines says: a line break is a space, each empty line a line break.
std::string foldedPlain(std::string_view written);

struct QuotedScan {
    std::size_t end = 0;
    bool isClosed = false;
};

/// Ends, unclosed, before a line that looks like an entry and is indented by `column` or less.
QuotedScan scanQuoted(std::string_view text, std::size_t begin, std::int64_t column);
/// The escapes between double quotes that YAML does not have.
std::vector<ByteRange> findBadEscapes(std::string_view text, ByteRange inner);

struct IndentingTab {
    std::size_t at = 0;
    std::int64_t width = 0; ///< As many spaces do the same.
};

struct BlockScalarScan {
    std::size_t end = 0;     ///< The line break behind the last line is not part of it.
    std::int64_t indent = 0; ///< How many spaces of each line are none of the text.
    std::optional<std::size_t> badHeader; ///< What cannot stand behind `|` or `>`.
    std::vector<IndentingTab> tabs;       ///< That stand where the text is indented.
    std::optional<ByteRange> comment;     ///< On the first line, if more lines follow.
};

/// `column` is that of the block around it, -1 at the top.
BlockScalarScan scanBlockScalar(std::string_view text, std::size_t begin, std::int64_t column);

} // namespace fusewright::yaml
