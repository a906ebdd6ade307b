// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/format/scalar_layout.h"
#include "engine/rules/yaml/yaml_lexing.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Where a piece of a document stands among the others.
struct ChunkPlace {
    std::int64_t column = 0; ///< Where its outermost keys shall stand.
    bool isLast = false;     ///< Others are followed by a blank line.
};

/// Writes one piece of a document in the canonical layout: each token as it was written, what
/// stands between them anew. The text must have no errors and its lines end in LF.
///
/// A list in brackets that is too long for a line becomes a block; those in it only when the
/// result is laid out again.
class ChunkLayout {
public:
    ChunkLayout(std::string_view text, const YamlLexing& lexing, ChunkPlace place);

    std::string run();

private:
    /// A block mapping or sequence that is open.
    struct Level {
        std::int64_t source = -1;
        std::int64_t fresh = -1;
        bool isSequence = false;
    };

    /// What a token does to the open blocks.
    struct Settling {
        std::size_t kept = 0;
        bool opens = false;
    };

    /// A column then and now.
    struct Column {
        std::int64_t source = 0;
        std::int64_t fresh = 0;
    };

    // In blocks.
    void takeToken();
    void takeScalar(const YamlToken& token);
    std::size_t joinedWidth(const YamlToken& token, std::string_view written) const;
    void takeEnd();
    Settling settling(const YamlToken& token) const;
    void settle(const YamlToken& token);
    std::int64_t freshColumn(const YamlToken& token) const;
    bool startsLine(const YamlToken& token, std::size_t width) const;
    void separate(const YamlToken& token, std::size_t width);

    // In brackets.
    void takeFlow();
    void takeFlowAsBlock(std::span<const YamlToken> flow);
    void takeFlowAsWritten(std::span<const YamlToken> flow);
    void separateInFlow(const YamlToken& token, std::int64_t column);

    // Comments.
    void takeCommentsBefore(const YamlToken& token);
    void takeComment(ByteRange comment, std::int64_t column);
    std::optional<ByteRange> nextComment(std::size_t limit);
    std::int64_t commentColumn(ByteRange comment, std::optional<Column> next) const;

    void startLine(std::size_t sourceBegin, std::int64_t column);
    void passed(const YamlToken& token);
    std::size_t breaksBefore(std::size_t at) const;
    std::int64_t sourceColumn(std::size_t at) const;
    std::size_t width() const;
    bool endsInKeptLines() const;
    bool isBehind(YamlTokenKind kind) const;

    std::string_view m_text;
    const YamlLexing& m_lexing;
    ChunkPlace m_place;
    std::size_t m_token = 0;
    std::size_t m_comment = 0;
    std::vector<Level> m_levels;
    std::string m_out;
    std::size_t m_end = 0;                   ///< Of what was taken last, in the source.
    std::optional<YamlTokenKind> m_previous; ///< Nothing at the start and behind a comment.
};

} // namespace fusewright
