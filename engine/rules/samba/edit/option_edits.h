// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/samba/edit/entry_edits.h"

#include <string_view>

namespace fusewright {

/// Makes of an entry with `match_first_option` an alternate pattern for each option, in their
/// order, without what only the other options lead to. The rule's patterns are numbered anew.
///
/// Nothing when the entry says more than its options, or the pattern has anchors or aliases.
RuleEdits splitOptions(const YamlDocument& document, PatternName pattern, std::string_view entry);

/// The opposite: makes of patterns of a rule one with a new entry that chooses. Of those that
/// follow each other as many as differ in exactly one entry and what only that leads to; nothing
/// where no two do.
RuleEdits joinPatterns(const YamlDocument& document, std::string_view rule,
                       std::string_view freshEntry);

} // namespace fusewright
