// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/pattern_sketch.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fusewright {

class YamlDocument;

/// The rule that a place is in, broken ones as far as they can be read; nothing outside all rules.
/// Reads only that rule where it has no aliases.
std::optional<RuleSketch> sketchAt(const YamlDocument& document, TextPosition position);

} // namespace fusewright
