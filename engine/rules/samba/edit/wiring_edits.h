// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/entry_place.h"
#include "engine/rules/rule_editing.h"

#include <span>
#include <string_view>

namespace fusewright {

class YamlDocument;

/// Makes `to` a child of `from`. Nothing where it is one, or would lead back to `from`, and where
/// `from` has options.
RuleEdits connectEntries(const YamlDocument& document, PatternName pattern, std::string_view from,
                         std::string_view to);
/// Takes `to` out of the children or options of `from`; of options, one must stay.
RuleEdits disconnectEntries(const YamlDocument& document, PatternName pattern,
                            std::string_view from, std::string_view to);

/// Adds an entry before another one, whose parents name it instead, or after it, with its
/// children. Nothing after an entry with options.
RuleEdits addEntry(const YamlDocument& document, PatternName pattern, const AddedEntry& fresh,
                   EntrySide side, std::string_view other);
/// Adds an entry that another one is the alternative to, with the same children: the last option of
/// the entry that chooses, or one of two options of a new entry with the name `choice`.
RuleEdits addAlternative(const YamlDocument& document, PatternName pattern, const AddedEntry& fresh,
                         std::string_view other, std::string_view choice);

/// Puts entries, one after another, between two of which the upper one names the lower one as a
/// child.
RuleEdits insertBetween(const YamlDocument& document, PatternName pattern, std::string_view upper,
                        std::string_view lower, std::span<const AddedEntry> fresh,
                        InsertedSpan span = InsertedSpan::OneEdge);

/// Takes an entry out with its comments; who named it names its children instead. Nothing for the
/// last entry of a pattern, the last option, and an entry with several options.
RuleEdits deleteEntry(const YamlDocument& document, PatternName pattern, std::string_view entry);

} // namespace fusewright
