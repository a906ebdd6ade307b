// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace fusewright::yaml {

/// The kind of line break that most lines of a text end in, blank ones aside; LF where there are
/// none.
std::string_view lineBreakOf(std::string_view text);
/// The text with all its line breaks of one kind.
std::string withLineBreaks(std::string_view text, std::string_view lineBreak);

} // namespace fusewright::yaml
