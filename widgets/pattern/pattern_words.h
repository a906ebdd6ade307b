// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/pattern_sketch.h"
#include "engine/rules/rule_editing.h"
#include "engine/session/fusion_bindings.h"

#include <QString>

#include <optional>

namespace fusewright {

/// What stands large on an entry's card: what it takes.
QString entryTitle(const SketchedEntry& entry);
/// Between a match and what comes in its place.
QString becomesText();
/// At how many places it takes an operator, for the card.
QString reachText(const std::optional<EntryReach>& reach);
/// All that there is to say, as HTML for a tool tip.
QString entryTip(const SketchedEntry& entry, const std::optional<EntryReach>& reach);
/// The same for a screen reader.
QString entrySpoken(const SketchedEntry& entry, const std::optional<EntryReach>& reach);

/// Operators as they are asked for: `silu, gelu`, with `!` before them for any but these.
QString operatorsText(const SketchedEntry& entry);
std::optional<WrittenOperators> operatorsIn(const QString& text);

} // namespace fusewright
