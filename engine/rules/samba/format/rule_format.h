// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/support/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

class YamlDocument;

/// A rules file in the canonical layout: blocks indented by two columns, a blank line between
/// rules, single spaces, no blanks at line ends, brackets on one line or as a block.
///
/// Order, comments, the spelling of every value, the kind of line breaks and a byte-order mark
/// stay. A rule that cannot be read stays byte for byte. The result means the same, and formatting
/// it again changes nothing.
std::string formatRules(std::string_view text);

/// The same as edits of the document's text: at most one for a rule, and only what changes.
std::vector<TextEdit> formattingEdits(const YamlDocument& document);

} // namespace fusewright
