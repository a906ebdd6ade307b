// SPDX-FileCopyrightText: 2026 The Fusewright authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "engine/rules/rule_context.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace fusewright {

class WrittenPattern;

/// An operator, and how often the model has it at the place of an entry.
struct FollowingOperator {
    std::string_view name; ///< Of the model's.
    std::size_t count = 0;
};

/// What stands in the model where an entry would match: what uses the operators that the entries
/// above it take, followed from the top of the pattern; for an entry that nobody names, what its
/// children use. The most frequent first; nothing without a model or neighbours.
std::vector<FollowingOperator> followingOperators(const WrittenPattern& pattern,
                                                  std::string_view entry,
                                                  const RuleContext& context);

/// What uses, in the model, the operators that an entry takes: what a new child could be.
std::vector<FollowingOperator> operatorsBelow(const WrittenPattern& pattern, std::string_view entry,
                                              const RuleContext& context);

} // namespace fusewright
