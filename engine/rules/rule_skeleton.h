// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/completion.h"

#include <vector>

namespace fusewright {

class RulesText;

/// Adds a new rule, with what is to be filled in, where one can begin: the word at the beginning of
/// a line, outside all rules, comments and texts.
void addSkeleton(std::vector<Completion>& completions, const RulesText& text,
                 TextPosition position);

} // namespace fusewright
