// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/completion.h"

#include <vector>

namespace fusewright {

class YamlDocument;
struct RuleContext;

/// Everything that fits at a place, the most likely first; what was typed already filters nothing.
///
/// Nothing in comments, in names that are being made up, and for any position past the text.
std::vector<Completion> completionsAt(const YamlDocument& document, TextPosition position,
                                      const RuleContext& context);

} // namespace fusewright
