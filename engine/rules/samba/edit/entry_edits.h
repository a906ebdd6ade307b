// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/entry_place.h"
#include "engine/rules/rule_editing.h"

#include <string_view>

namespace fusewright {

class YamlDocument;

/// Gives an entry another name, wherever its pattern names it. Nothing when the new name is taken,
/// or a part of the pattern is used elsewhere too.
RuleEdits renameEntry(const YamlDocument& document, PatternName pattern, std::string_view entry,
                      std::string_view fresh);

/// `required: false`: the entry may be absent.
RuleEdits makeOptional(const YamlDocument& document, PatternName pattern, std::string_view entry);
/// The opposite, without a trace; so are the other pairs.
RuleEdits makeRequired(const YamlDocument& document, PatternName pattern, std::string_view entry);
/// `included: false`: the entry must match, but does not go into the section.
RuleEdits makeContext(const YamlDocument& document, PatternName pattern, std::string_view entry);
RuleEdits makeIncluded(const YamlDocument& document, PatternName pattern, std::string_view entry);
/// `match_multiple: true`: one or more operators in a row.
RuleEdits makeRepeated(const YamlDocument& document, PatternName pattern, std::string_view entry);
RuleEdits makeSingle(const YamlDocument& document, PatternName pattern, std::string_view entry);

/// Nothing for an entry with options.
RuleEdits setOperators(const YamlDocument& document, PatternName pattern, std::string_view entry,
                       const WrittenOperators& operators);
/// Lets an entry take one more operator: adds it to `op_type`, or removes it from those that
/// `inverted` leaves out. Nothing where it is taken already.
RuleEdits widenOperators(const YamlDocument& document, PatternName pattern, std::string_view entry,
                         std::string_view operatorName);

} // namespace fusewright
