// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class SourceText;

/// The text with the edits made, whatever their order. Of edits that overlap the first one counts.
std::string edited(const SourceText& source, std::vector<TextEdit> edits);

/// What turns a stretch of a text into `fresh`, without the ends that stay; nothing where all
/// stays.
std::optional<TextEdit> smallestEdit(const SourceText& source, ByteRange range,
                                     std::string_view fresh);

/// CRLF where the first line of a text ends so, else LF.
std::string_view lineBreakOf(std::string_view text);
/// A text with a line break in the place of each LF.
std::string withLineBreaks(std::string_view text, std::string_view lineBreak);

} // namespace fusewright
