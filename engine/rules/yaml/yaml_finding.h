// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"
#include "engine/support/text_range.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// One replacement of a stretch of bytes.
struct ByteEdit {
    ByteRange range;
    std::string text;

    bool operator==(const ByteEdit&) const = default;
};

/// What is wrong with a stretch of YAML, in bytes counted from the start of the text it was found
/// in.
///
/// A message never names a line: the finding stays true when text before it comes or goes.
struct YamlFinding {
    Severity severity = Severity::Error;
    std::string_view code;
    std::string message;
    ByteRange range;
    std::optional<ByteRange> earlier; ///< For a repeated key, where it stands the time before.
    std::string fixTitle;
    std::vector<ByteEdit> edits;

    bool operator==(const YamlFinding&) const = default;
};

/// What can be wrong with YAML text, in words for somebody who is new to it.
namespace yaml {

inline constexpr std::size_t mostLevels = 100;
inline constexpr std::size_t mostKeyBytes = 1024;
inline constexpr std::size_t mostExpandedValues = 200'000;
inline constexpr std::size_t mostBytes = std::size_t{512} << 20;

YamlFinding syntaxError(ByteRange range, std::string message);
YamlFinding syntaxWarning(ByteRange range, std::string message);

YamlFinding tooLarge();
YamlFinding notUtf8(std::size_t at);
YamlFinding utf16();
YamlFinding forbiddenCharacter(ByteRange range, unsigned character);
YamlFinding byteOrderMarkInside(std::size_t at);
YamlFinding conflictMarker(ByteRange line);

YamlFinding tabIndentation(std::size_t at);
/// Columns count from 0; `inner` is the block just left, `outer` the one around it.
YamlFinding unknownIndentation(ByteRange token, std::int64_t column, std::int64_t inner,
                               std::int64_t outer);
YamlFinding indentedTooFar(ByteRange token);
YamlFinding tooDeep(std::size_t at);

YamlFinding unclosedQuote(std::size_t at);
YamlFinding badEscape(ByteRange escape, std::string_view written);
YamlFinding badBlockHeader(std::size_t at);

YamlFinding unclosedBracket(std::size_t at, char bracket);
YamlFinding wrongBracket(std::size_t at, char bracket, char open);
YamlFinding strayBracket(std::size_t at, char bracket);
YamlFinding missingComma(ByteRange token);
YamlFinding emptyItem(std::size_t comma);
YamlFinding blockItemInBrackets(std::size_t dash);

YamlFinding missingColon(ByteRange word);
YamlFinding missingSpace(ByteRange word, std::size_t colon, Severity severity);
YamlFinding missingKey(std::size_t colon);
YamlFinding secondColon(std::size_t colon);
YamlFinding keyOnSeveralLines(ByteRange key);
YamlFinding keyTooLong(ByteRange key);
YamlFinding complexKey(std::size_t mark);
YamlFinding collectionAsKey(ByteRange key);
YamlFinding aliasAsKey(ByteRange key);

YamlFinding itemInLine(std::size_t dash);
YamlFinding itemAmongEntries(std::size_t dash);
YamlFinding entryAmongItems(ByteRange token);
YamlFinding unexpectedText(ByteRange token);
YamlFinding needsQuotes(ByteRange word, std::string_view written);
YamlFinding aliasWithProperties(ByteRange alias);

YamlFinding duplicateKey(ByteRange key, ByteRange earlier, std::string_view name);
YamlFinding unknownAnchor(ByteRange alias, std::string_view written);
YamlFinding aliasInItself(ByteRange alias);
YamlFinding aliasesExplode(ByteRange alias);
YamlFinding badMerge(ByteRange value);
YamlFinding notAMapping(ByteRange value, std::string_view what);
YamlFinding laterDocument(ByteRange mark);

} // namespace yaml

} // namespace fusewright
