// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/completion.h"
#include "engine/rules/rule_context.h"

#include <string_view>
#include <unordered_set>
#include <vector>

namespace fusewright {

/// Rules to begin with, none of them called as one that is `present`: of one entry, for what the
/// model computes most with; and for the pairs that follow each other most often in it.
std::vector<Completion> ruleTemplates(const RuleContext& context,
                                      const std::unordered_set<std::string_view>& present,
                                      TextRange replaced);

} // namespace fusewright
