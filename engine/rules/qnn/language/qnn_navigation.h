// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/entry_place.h"
#include "engine/rules/pattern_sketch.h"
#include "engine/rules/rule_outline.h"
#include "engine/rules/rules_text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fusewright {

struct QnnFile;
struct QnnRule;

/// Where the tag or the split that is named at a place is defined.
std::optional<TextRange> qnnDefinitionAt(const QnnFile& file, TextPosition position);
std::optional<EntryPlace> qnnEntryAt(const QnnFile& file, TextPosition position);
std::optional<EntryPlace> qnnEntryNamedAt(const QnnFile& file, TextPosition position);
std::vector<OutlineRule> qnnOutline(const QnnFile& file);
std::optional<RuleSketch> qnnSketchAt(const QnnFile& file, TextPosition position);
/// `It names operand 1 of Conv2d.`; empty for an unknown tag.
std::string qnnTagMeaning(const QnnRule& rule, std::string_view tag);

} // namespace fusewright
