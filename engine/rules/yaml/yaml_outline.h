// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/text_range.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

/// How a YAML text divides into pieces that can be read each alone.
struct YamlOutline {
    std::vector<ByteRange> chunks;
    /// Whether each chunk but those without a key is one entry of the outermost mapping; else the
    /// one chunk is the whole document.
    bool isDivided = false;
    std::vector<ByteRange> comments;        ///< Those outside the chunks, and the directives.
    std::optional<ByteRange> laterDocument; ///< The line behind which nothing is read.
};

/// Divides a text before each `key:` that stands where the first one does, mostly in column 0.
///
/// Such a line ends every text block, quotation and bracket that began before it, as YAML demands,
/// so a mistake in one entry does not reach the next. Costs one look at each line's beginning.
YamlOutline outlineYaml(std::string_view text);

} // namespace fusewright
