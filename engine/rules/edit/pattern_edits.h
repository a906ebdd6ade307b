// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/edit/entry_edits.h"

#include <span>
#include <string>
#include <string_view>

namespace fusewright {

/// An entry that is to be written.
struct FreshEntry {
    std::string name;
    std::string operatorName;
    bool isOptional = false;
    bool isIncluded = true;
};

/// Which edges lead through what is put between two entries.
enum class InsertedSpan {
    OneEdge,
    AllBelow, ///< All that the upper one names.
    AllAbove, ///< All that name the lower one.
};

/// Puts entries, one after another, between two of which the upper one names the lower one as a
/// child. Nothing when a name is taken, or the pattern has anchors or aliases.
RuleEdits insertBetween(const YamlDocument& document, PatternName pattern, std::string_view upper,
                        std::string_view lower, std::span<const FreshEntry> fresh,
                        InsertedSpan span = InsertedSpan::OneEdge);

/// Lets an entry take one more operator: adds it to `op_type`, or removes it from those that
/// `inverted` leaves out. Nothing where it is taken already.
RuleEdits widenOperators(const YamlDocument& document, PatternName pattern, std::string_view entry,
                         std::string_view operatorName);

/// Takes a child away from an entry. Nothing when the entry would say nothing then.
RuleEdits removeChild(const YamlDocument& document, PatternName pattern, std::string_view entry,
                      std::string_view child);

} // namespace fusewright
