// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

/// Text that moves when its rules are tried earlier or later, with what belongs to it, such as the
/// comments directly above.
struct RuleBlock {
    std::vector<std::string> rules; ///< Their names, in the order in which they are tried.
    /// Blocks change places piece by piece, and all have as many. None overlap.
    std::vector<ByteRange> pieces;
    std::string stage = {}; ///< Blocks change places only with those of the same one.
};

/// How the order of a text's rules follows from where they stand; none where priorities say it.
struct RuleBlocks {
    std::vector<RuleBlock> blocks;
    std::string whyNot = {}; ///< Why what has no block cannot be moved: a sentence.

    /// Null for a rule that is in none.
    const RuleBlock* find(std::string_view rule) const;
};

/// Where the comments begin that stand directly above a place, each on lines of its own, or the
/// line of the place itself, where nothing else stands before it; else the place.
std::size_t withCommentsAbove(std::string_view text, std::span<const ByteRange> comments,
                              std::size_t begin);
/// Where a block of Python ends without the blanks behind it, and without comments that begin no
/// further right than the block.
std::size_t endOfBlock(std::string_view text, std::span<const ByteRange> comments, ByteRange block);
/// The comment that follows a place on its line, with the blanks before it; `sign` may stand
/// between. Else an empty range behind the place, or the sign.
ByteRange commentBehind(std::string_view text, std::span<const ByteRange> comments, std::size_t end,
                        char sign);

} // namespace fusewright
